import AlignCenter from 'lucide-react/icons/align-center-vertical'
import AlignLeft from 'lucide-react/icons/align-start-vertical'
import AlignRight from 'lucide-react/icons/align-end-vertical'
import AlignBottom from 'lucide-react/icons/align-end-horizontal'
import AlignMiddle from 'lucide-react/icons/align-center-horizontal'
import AlignTop from 'lucide-react/icons/align-start-horizontal'
import BringToFront from 'lucide-react/icons/bring-to-front'
import SendToBack from 'lucide-react/icons/send-to-back'

import { deckThemeNames, type ElementPosition, type SlideElement, type SlideLayout } from '../shared/scene/deck.ts'
import {
  changeElement,
  changeStyle,
  resizeElement,
  setSlideBackground,
  setSlideLayout,
  setTheme,
  stackElement,
} from '../shared/scene/deck-operations.ts'
import { deckThemes } from '../shared/scene/deck-themes.ts'
import type { DrawnElement } from '../shared/scene/drawn-slide.ts'
import { alignElements, type Alignment } from './arrange.ts'
import { backgroundSwatches, textSwatches } from './color-names.ts'
import { useActiveSlide, useDeck, useDeckStore } from './deck-store.ts'
import { Group, Keys, NumberField, Swatches } from './fields.tsx'
import s from './properties.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const ElementColors = ({ element }: { readonly element: DrawnElement }) => {
  const store = useDeckStore()
  const slideId = useDeck((state) => state.slideId)
  const set = (style: { color: string } | { backgroundColor: string }): void =>
    store.getState().change((deck) => changeStyle(deck, slideId, element.id, style))
  const isStroke = element.shape === 'line' || element.shape === 'arrow'
  return (
    <>
      {element.type === 'image' || element.type === 'chart' ? null : (
        <Swatches
          label={element.type === 'shape' ? 'Warna garis' : 'Warna teks'}
          value={element.style.color}
          colors={textSwatches}
          onChoose={(color) => set({ color })}
        />
      )}
      {element.type === 'image' || isStroke ? null : (
        <Swatches
          label="Latar"
          value={element.style.backgroundColor}
          colors={element.type === 'shape' ? [...backgroundSwatches, ...textSwatches.slice(0, 5)] : backgroundSwatches}
          onChoose={(backgroundColor) => set({ backgroundColor })}
        />
      )}
    </>
  )
}

/** Colours of the element, the ground of the slide, the look of the whole deck. */
export const StyleProperties = ({ element }: { readonly element: DrawnElement | null }) => {
  const store = useDeckStore()
  const slide = useActiveSlide()
  const theme = useDeck(({ history }) => history.present.theme)
  return (
    <>
      {element ? <ElementColors element={element} /> : null}
      <Swatches
        label="Latar slide"
        value={slide.background ?? 'transparent'}
        colors={[['transparent', 'Sesuai tampilan'], ...backgroundSwatches.slice(1)]}
        onChoose={(color) =>
          store.getState().change((deck) => setSlideBackground(deck, slide.id, color === 'transparent' ? null : color))
        }
      />
      <Group label="Tampilan presentasi">
        <div className={s.looks}>
          {deckThemeNames.map((name) => {
            const { cover, page, ornament, label } = deckThemes[name]
            return (
              <button
                key={name}
                type="button"
                className={s.look}
                aria-pressed={theme === name}
                onClick={() => store.getState().change((deck) => setTheme(deck, name))}
              >
                <span aria-hidden="true" style={{ background: cover.background }}>
                  <i style={{ background: page.background }} />
                  <i style={{ background: ornament }} />
                </span>
                {label}
              </button>
            )
          })}
        </div>
      </Group>
    </>
  )
}

const layouts = [
  ['title', 'Title Slide'],
  ['content', 'Content'],
  ['image', 'Image'],
  ['chart', 'Chart'],
  ['blank', 'Blank'],
] as const satisfies readonly (readonly [SlideLayout, string])[]

const aligning = [
  ['left', 'Ke tepi kiri', AlignLeft],
  ['center', 'Ke tengah mendatar', AlignCenter],
  ['right', 'Ke tepi kanan', AlignRight],
  ['top', 'Ke tepi atas', AlignTop],
  ['middle', 'Ke tengah tegak', AlignMiddle],
  ['bottom', 'Ke tepi bawah', AlignBottom],
] as const satisfies readonly (readonly [Alignment, string, typeof AlignLeft])[]

const sides = [
  ['x', 'X', 0],
  ['y', 'Y', 0],
  ['width', 'L', 16],
  ['height', 'T', 16],
] as const satisfies readonly (readonly [keyof ElementPosition, string, number])[]

const Place = ({ element }: { readonly element: SlideElement }) => {
  const store = useDeckStore()
  const slideId = useDeck((state) => state.slideId)
  const { change } = store.getState()
  return (
    <>
      <Group label="Posisi dan ukuran">
        <div className={s.sides}>
          {sides.map(([side, label, min]) => (
            <NumberField
              key={side}
              inside
              label={label}
              value={element.position[side]}
              min={min}
              max={2000}
              onCommit={(value) =>
                change((deck) => resizeElement(deck, slideId, element.id, { ...element.position, [side]: value }), {
                  key: `${side}:${element.id}`,
                })
              }
            />
          ))}
        </div>
      </Group>
      <Group label="Ratakan di slide">
        <Keys
          keys={aligning.map(([alignment, name, Icon]) => ({
            name,
            icon: <Icon {...icon} />,
            onPress: () => change((deck) => alignElements(deck, slideId, [element.id], alignment)),
          }))}
        />
      </Group>
      <Group label="Urutan">
        <Keys
          keys={[
            {
              name: 'Paling depan',
              icon: <BringToFront {...icon} />,
              onPress: () => change((deck) => stackElement(deck, slideId, element.id, 'front')),
            },
            {
              name: 'Paling belakang',
              icon: <SendToBack {...icon} />,
              onPress: () => change((deck) => stackElement(deck, slideId, element.id, 'back')),
            },
          ]}
        />
      </Group>
    </>
  )
}

/** The slide's layout, and where the element stands. */
export const LayoutProperties = ({ element }: { readonly element: DrawnElement | null }) => {
  const store = useDeckStore()
  const slide = useActiveSlide()
  return (
    <>
      <Group label="Layout slide">
        <div className={s.layouts}>
          {layouts.map(([layout, label]) => (
            <button
              key={layout}
              type="button"
              className={s.layout}
              aria-pressed={slide.layout === layout}
              onClick={() => store.getState().change((deck) => setSlideLayout(deck, slide.id, layout))}
            >
              <span className={s.plan} data-layout={layout} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {label}
            </button>
          ))}
        </div>
      </Group>
      {element ? <Place element={element} /> : null}
    </>
  )
}

const animations = [
  ['none', 'Tanpa animasi'],
  ['fade', 'Muncul perlahan'],
  ['rise', 'Naik dari bawah'],
] as const

/** How the element comes in while presenting. */
export const AnimationProperties = ({ element }: { readonly element: SlideElement }) => {
  const store = useDeckStore()
  const slideId = useDeck((state) => state.slideId)
  return (
    <>
      <Group label="Saat slide tampil">
        <div className={s.radios}>
          {animations.map(([animation, label]) => (
            <label key={animation} className={s.check}>
              <input
                type="radio"
                name="animation"
                checked={(element.animation ?? 'none') === animation}
                onChange={() =>
                  store.getState().change((deck) => changeElement(deck, slideId, element.id, { animation }))
                }
              />
              {label}
            </label>
          ))}
        </div>
      </Group>
      <p className={s.help}>Elemen beranimasi tampil satu per satu saat presentasi, dari yang paling belakang.</p>
    </>
  )
}
