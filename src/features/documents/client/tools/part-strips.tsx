import AlignCenter from 'lucide-react/icons/align-center'
import AlignLeft from 'lucide-react/icons/align-left'
import AlignRight from 'lucide-react/icons/align-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash-2'
import { CellSelection, selectedRect } from '@tiptap/pm/tables'
import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ComponentPropsWithRef } from 'react'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { type MenuEntries, MenuKey, rule } from '#core/ui/client/menu.tsx'
import pressed from '#core/ui/client/pressed.module.css'
import { imageAligns, type ImageFacts, imageFacts } from '../nodes/image-node.ts'
import { evenColumns, widenColumn } from '../nodes/table-nodes.ts'
import k from './part-strips.module.css'

interface StripProps {
  readonly editor: Editor
  readonly phone: boolean
}

const small = { size: 14, strokeWidth: 1.9, 'aria-hidden': true } as const

/** The cell beside or below the cursor's, marked together with it: for merging without a mouse. */
const markWith = (editor: Editor, side: 'right' | 'bottom'): boolean => {
  const { state, view } = editor
  const rect = selectedRect(state)
  const { map, tableStart, left, top, right, bottom } = rect
  const beyond = side === 'right' ? right >= map.width : bottom >= map.height
  if (beyond) return false
  const anchor = map.map[top * map.width + left]
  const head = side === 'right' ? map.map[(bottom - 1) * map.width + right] : map.map[bottom * map.width + right - 1]
  if (anchor === undefined || head === undefined) return false
  view.dispatch(state.tr.setSelection(CellSelection.create(state.doc, tableStart + anchor, tableStart + head)))
  return editor.commands.mergeCells()
}

const Key = ({ words, ...rest }: { readonly words: string } & ComponentPropsWithRef<'button'>) => (
  <Button {...rest} className={k.key}>
    {words}
    <ChevronDown {...small} />
  </Button>
)

/** What can be done with the table in which the cursor is. */
const TableStrip = ({ editor, phone }: StripProps) => {
  const { hasHeader, canMerge, canSplit } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      hasHeader: current.isActive('tableHeader'),
      canMerge: current.can().mergeCells(),
      canSplit: current.can().splitCell(),
    }),
  })
  const chain = () => editor.chain().focus()
  const rows: MenuEntries = [
    { label: 'Tambah di atas', run: () => chain().addRowBefore().run() },
    { label: 'Tambah di bawah', run: () => chain().addRowAfter().run() },
    rule,
    { label: 'Hapus baris', danger: true, run: () => chain().deleteRow().run() },
  ]
  const columns: MenuEntries = [
    { label: 'Tambah di kiri', run: () => chain().addColumnBefore().run() },
    { label: 'Tambah di kanan', run: () => chain().addColumnAfter().run() },
    rule,
    { label: 'Lebih lebar', keys: 'Alt+Shift+→', run: () => widenColumn(editor, 18) },
    { label: 'Lebih sempit', keys: 'Alt+Shift+←', run: () => widenColumn(editor, -18) },
    { label: 'Samakan lebar', run: () => evenColumns(editor) },
    rule,
    { label: 'Hapus kolom', danger: true, run: () => chain().deleteColumn().run() },
  ]
  const cells: MenuEntries = [
    { label: 'Gabung yang ditandai', disabled: !canMerge, run: () => chain().mergeCells().run() },
    { label: 'Gabung dengan kanan', run: () => markWith(editor, 'right') },
    { label: 'Gabung dengan bawah', run: () => markWith(editor, 'bottom') },
    { label: 'Pisah sel', disabled: !canSplit, run: () => chain().splitCell().run() },
  ]
  const after = () => editor.view.dom
  return (
    <div className={classNames(k.strip, phone && k.phone)} role="toolbar" aria-label="Tabel">
      <MenuKey entries={rows} focusAfter={after}>
        <Key words="Baris" />
      </MenuKey>
      <MenuKey entries={columns} focusAfter={after}>
        <Key words="Kolom" />
      </MenuKey>
      <MenuKey entries={cells} focusAfter={after}>
        <Key words="Sel" />
      </MenuKey>
      <Button
        className={classNames(k.key, hasHeader && pressed.pressed)}
        aria-pressed={hasHeader}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => chain().toggleHeaderRow().run()}
      >
        Baris judul
      </Button>
      <Button
        look="quiet"
        className={k.key}
        icon={<Trash2 {...small} />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => chain().deleteTable().run()}
      >
        Hapus tabel
      </Button>
    </div>
  )
}

const alignNames = {
  left: { label: 'Gambar di kiri', icon: AlignLeft },
  center: { label: 'Gambar di tengah', icon: AlignCenter },
  right: { label: 'Gambar di kanan', icon: AlignRight },
} as const

/** How the marked picture stands, how wide it is, and what it shows in words. */
const ImageStrip = ({ editor, phone, facts }: StripProps & { readonly facts: ImageFacts }) => {
  const set = (part: Partial<ImageFacts>): void => {
    editor.commands.updateAttributes('image', part)
  }
  return (
    <div className={classNames(k.strip, phone && k.phone)} role="toolbar" aria-label="Gambar">
      <label className={k.field}>
        Lebar
        <input
          type="range"
          min={10}
          max={100}
          step={5}
          value={facts.width}
          aria-valuetext={`${facts.width} persen lebar teks`}
          onChange={(event) => set({ width: Number(event.target.value) })}
        />
        <span className="num">{facts.width}%</span>
      </label>
      <span className={k.aligns}>
        {imageAligns.map((one) => {
          const { label, icon: Icon } = alignNames[one]
          return (
            <IconButton
              key={one}
              label={label}
              aria-pressed={one === facts.align}
              className={one === facts.align ? pressed.pressed : undefined}
              onClick={() => set({ align: one })}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )
        })}
      </span>
      <label className={k.field}>
        Keterangan
        <input
          type="text"
          value={facts.alt}
          maxLength={300}
          placeholder="Apa yang terlihat di gambar"
          onChange={(event) => set({ alt: event.target.value })}
        />
      </label>
      <Button
        look="quiet"
        className={k.key}
        icon={<Trash2 {...small} />}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        Hapus gambar
      </Button>
    </div>
  )
}

/** The keys of what the cursor is in: a table, a picture, or nothing. */
export const PartStrip = ({ editor, phone }: StripProps) => {
  const part = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { selection } = current.state
      if (selection instanceof NodeSelection && selection.node.type.name === 'image')
        return { image: imageFacts(selection.node.attrs), table: false }
      return { image: null, table: current.isActive('table') }
    },
  })
  if (part.image) return <ImageStrip editor={editor} phone={phone} facts={part.image} />
  return part.table ? <TableStrip editor={editor} phone={phone} /> : null
}
