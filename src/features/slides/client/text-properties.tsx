import AlignCenter from 'lucide-react/icons/text-align-center'
import AlignLeft from 'lucide-react/icons/text-align-start'
import AlignRight from 'lucide-react/icons/text-align-end'
import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Underline from 'lucide-react/icons/underline'

import { Button } from '#core/ui/client/button.tsx'
import { fontSizes, slideFonts } from '../shared/scene/deck.ts'
import { changeElement, changeStyle, setElementContent, type StyleChange } from '../shared/scene/deck-operations.ts'
import type { DrawnElement } from '../shared/scene/drawn-slide.ts'
import { ChartFields } from './chart-fields.tsx'
import { useDeck, useDeckStore } from './deck-store.ts'
import { Choice, Group, Keys, NumberField } from './fields.tsx'
import s from './properties.module.css'
import { TableFields } from './table-fields.tsx'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const Words = ({ element }: { readonly element: DrawnElement }) => {
  const store = useDeckStore()
  const slideId = useDeck((state) => state.slideId)
  return (
    <label className={s.field}>
      Isi teks
      <textarea
        className={s.area}
        rows={4}
        value={element.content}
        onChange={({ target }) =>
          store
            .getState()
            .change((deck) => setElementContent(deck, slideId, element.id, target.value), { key: `text:${element.id}` })
        }
      />
    </label>
  )
}

const Type = ({ element }: { readonly element: DrawnElement }) => {
  const store = useDeckStore()
  const slideId = useDeck((state) => state.slideId)
  const { style } = element
  const set = (change: StyleChange, key?: string): void =>
    store.getState().change((deck) => changeStyle(deck, slideId, element.id, change), key ? { key } : {})
  const isBold = style.fontWeight === 'bold'
  const isItalic = style.fontStyle === 'italic'
  const isUnderlined = style.textDecoration === 'underline'
  const aligned = (textAlign: 'left' | 'center' | 'right') => ({
    on: style.textAlign === textAlign,
    onPress: () => set({ textAlign }),
  })
  const listed = (list: 'bullet' | 'number') => ({
    on: style.list === list,
    onPress: () => set({ list: style.list === list ? 'none' : list }),
  })
  return (
    <>
      <Choice
        label="Huruf"
        value={style.fontFamily}
        options={slideFonts.map((font) => [font, font] as const)}
        onChoose={(fontFamily) => set({ fontFamily })}
      />
      <NumberField
        label="Ukuran"
        value={style.fontSize}
        min={fontSizes.min}
        max={fontSizes.max}
        onCommit={(fontSize) => set({ fontSize }, `size:${element.id}`)}
      />
      <Group label="Gaya">
        <Keys
          keys={[
            {
              name: 'Tebal',
              icon: <Bold {...icon} />,
              on: isBold,
              onPress: () => set({ fontWeight: isBold ? 'normal' : 'bold' }),
            },
            {
              name: 'Miring',
              icon: <Italic {...icon} />,
              on: isItalic,
              onPress: () => set({ fontStyle: isItalic ? 'normal' : 'italic' }),
            },
            {
              name: 'Garis bawah',
              icon: <Underline {...icon} />,
              on: isUnderlined,
              onPress: () => set({ textDecoration: isUnderlined ? 'none' : 'underline' }),
            },
          ]}
        />
      </Group>
      <Group label="Perataan">
        <Keys
          keys={[
            { name: 'Rata kiri', icon: <AlignLeft {...icon} />, ...aligned('left') },
            { name: 'Rata tengah', icon: <AlignCenter {...icon} />, ...aligned('center') },
            { name: 'Rata kanan', icon: <AlignRight {...icon} />, ...aligned('right') },
          ]}
        />
      </Group>
      {element.type === 'text' ? (
        <Group label="Daftar">
          <Keys
            keys={[
              { name: 'Daftar poin', icon: <List {...icon} />, ...listed('bullet') },
              { name: 'Daftar bernomor', icon: <ListOrdered {...icon} />, ...listed('number') },
            ]}
          />
        </Group>
      ) : null}
    </>
  )
}

const shapes = [
  ['rectangle', 'Persegi'],
  ['rounded', 'Persegi tumpul'],
  ['ellipse', 'Elips'],
  ['line', 'Garis'],
  ['arrow', 'Panah'],
] as const

interface TextPropertiesProps {
  readonly element: DrawnElement
  readonly onChoosePicture: () => void
}

/** What an element says: its words and their type, its figures, cells, picture or form. */
export const TextProperties = ({ element, onChoosePicture }: TextPropertiesProps) => {
  const store = useDeckStore()
  const slideId = useDeck((state) => state.slideId)
  const { chart, table } = element
  const set = (change: Parameters<typeof changeElement>[3], key?: string): void =>
    store
      .getState()
      .change((deck) => changeElement(deck, slideId, element.id, change), key ? { key: `${key}:${element.id}` } : {})
  switch (element.type) {
    case 'text':
      return (
        <>
          <Words element={element} />
          <Type element={element} />
        </>
      )
    case 'image':
      return (
        <>
          <Button touch wide onClick={onChoosePicture}>
            {element.content === '' ? 'Pilih gambar' : 'Ganti gambar'}
          </Button>
          <label className={s.field}>
            Keterangan gambar
            <input
              className={s.input}
              value={element.alt ?? ''}
              placeholder="Apa yang terlihat di gambar?"
              onChange={({ target }) => set({ alt: target.value }, 'alt')}
            />
          </label>
          <p className={s.help}>Dibacakan untuk yang tidak melihat gambar, dan ikut ke file PowerPoint.</p>
        </>
      )
    case 'chart':
      return chart ? (
        <ChartFields element={{ ...element, chart }} onChange={(next, key) => set({ chart: next }, key)} />
      ) : null
    case 'table':
      return table ? (
        <>
          <TableFields table={table} onChange={(next, key) => set({ table: next }, key)} />
          <Type element={element} />
        </>
      ) : null
    case 'shape':
      return (
        <Choice
          label="Bentuk"
          value={element.shape ?? 'rectangle'}
          options={shapes}
          onChoose={(shape) => set({ shape })}
        />
      )
  }
}
