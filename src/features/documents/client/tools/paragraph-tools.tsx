import AlignCenter from 'lucide-react/icons/align-center'
import AlignJustify from 'lucide-react/icons/align-justify'
import AlignLeft from 'lucide-react/icons/align-left'
import AlignRight from 'lucide-react/icons/align-right'
import { type Editor, useEditorState } from '@tiptap/react'

import type { Align } from '#core/render/shared/render-tree.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import pressed from '#core/ui/client/pressed.module.css'
import { type MenuEntries, MenuKey } from '#core/ui/client/menu.tsx'
import s from '../strip.module.css'
import { alignAt, setAlign } from '../text-look.ts'
import { ToolSelect } from './tool-select.tsx'

/** How a paragraph may stand, in the order of the keys. */
const aligns = [
  { align: 'left', label: 'Rata kiri', icon: AlignLeft },
  { align: 'center', label: 'Rata tengah', icon: AlignCenter },
  { align: 'right', label: 'Rata kanan', icon: AlignRight },
  { align: 'justify', label: 'Rata kiri dan kanan', icon: AlignJustify },
] as const satisfies readonly { align: Align; label: string; icon: unknown }[]

interface ToolProps {
  readonly editor: Editor
  readonly disabled: boolean
}

/** One key for the four ways in which a paragraph stands, where there is no room for four. */
export const AlignKey = ({ editor, disabled }: ToolProps) => {
  const current = useEditorState({ editor, selector: ({ editor: known }) => alignAt(known) })
  const Icon = aligns.find(({ align }) => align === current)?.icon ?? AlignLeft
  const entries: MenuEntries = aligns.map(({ align, label, icon: Shape }) => ({
    label,
    icon: <Shape size={16} strokeWidth={1.9} aria-hidden />,
    checked: align === current,
    isChoice: true,
    run: () => setAlign(editor, align),
  }))
  return (
    <MenuKey entries={entries} focusAfter={() => editor.view.dom}>
      <IconButton label="Perataan" disabled={disabled}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </MenuKey>
  )
}

/** The four ways as keys of their own. */
export const AlignKeys = ({ editor, disabled }: ToolProps) => {
  const current = useEditorState({ editor, selector: ({ editor: known }) => alignAt(known) })
  return (
    <div className={s.aligns}>
      {aligns.map(({ align, label, icon: Icon }) => (
        <IconButton
          key={align}
          label={label}
          disabled={disabled}
          aria-pressed={align === current}
          className={align === current ? pressed.pressed : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAlign(editor, align)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      ))}
    </div>
  )
}

const levels = { 0: 'Paragraf', 1: 'Judul 1', 2: 'Judul 2', 3: 'Judul 3' } as const
type Level = keyof typeof levels

const levelAt = (editor: Editor): Level => {
  const { parent } = editor.state.selection.$from
  const level: unknown = parent.type.name === 'heading' ? parent.attrs['level'] : 0
  return level === 1 || level === 2 || level === 3 ? level : 0
}

/** Paragraph or heading. */
export const LevelSelect = ({ editor, disabled }: ToolProps) => {
  const level = useEditorState({ editor, selector: ({ editor: current }) => levelAt(current) })
  return (
    <ToolSelect
      label="Gaya paragraf"
      value={String(level)}
      disabled={disabled}
      onChange={(value) => {
        const next = Number(value)
        const chain = editor.chain().focus()
        if (next === 1 || next === 2 || next === 3) chain.setHeading({ level: next }).run()
        else chain.setParagraph().run()
      }}
    >
      {Object.entries(levels).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </ToolSelect>
  )
}
