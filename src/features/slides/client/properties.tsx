import { Tabs } from '@base-ui/react/tabs'
import X from 'lucide-react/icons/x'

import { IconButton } from '#core/ui/client/button.tsx'
import { drawSlide } from '../shared/scene/drawn-slide.ts'
import { activeSlide, onlySelected, useDeck } from './deck-store.ts'
import { AnimationProperties, LayoutProperties, StyleProperties } from './other-properties.tsx'
import s from './properties.module.css'
import { TextProperties } from './text-properties.tsx'

export const propertyTabs = ['Text', 'Style', 'Layout', 'Animation'] as const
export type PropertyTab = (typeof propertyTabs)[number]

interface PropertiesProps {
  readonly tab: PropertyTab
  readonly onTab: (tab: PropertyTab) => void
  readonly onChoosePicture: () => void
  /** Where the panel lies over the stage: its way out. */
  readonly onClose?: (() => void) | undefined
}

const nothingChosen = 'Pilih satu elemen di slide untuk mengubahnya.'

/** The properties of what is selected (P2 §2.7): Text, Style, Layout, Animation. */
export const Properties = ({ tab, onTab, onChoosePicture, onClose }: PropertiesProps) => {
  const deck = useDeck(({ history }) => history.present)
  const slide = useDeck(activeSlide)
  const chosen = useDeck(onlySelected)
  const drawn = drawSlide(deck, deck.slides.indexOf(slide))
  const element = drawn?.elements.find(({ id }) => id === chosen?.id) ?? null
  const none = <p className={s.help}>{nothingChosen}</p>
  return (
    <Tabs.Root
      className={s.panel}
      value={tab}
      onValueChange={(value) => {
        const known = propertyTabs.find((name) => name === value)
        if (known) onTab(known)
      }}
    >
      <div className={s.head}>
        <Tabs.List className={s.tabs} aria-label="Properti">
          {propertyTabs.map((name) => (
            <Tabs.Tab key={name} value={name} className={s.tab}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {onClose ? (
          <IconButton label="Tutup properti" onClick={onClose}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {propertyTabs.map((name) => (
        <Tabs.Panel key={name} value={name} className={s.body}>
          {name === 'Text' ? (
            element ? (
              <TextProperties key={element.id} element={element} onChoosePicture={onChoosePicture} />
            ) : (
              none
            )
          ) : null}
          {name === 'Style' ? <StyleProperties element={element} /> : null}
          {name === 'Layout' ? <LayoutProperties element={element} /> : null}
          {name === 'Animation' ? element ? <AnimationProperties element={element} /> : none : null}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
