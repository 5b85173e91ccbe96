import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import ListIndentDecrease from 'lucide-react/icons/list-indent-decrease'
import ListIndentIncrease from 'lucide-react/icons/list-indent-increase'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Redo2 from 'lucide-react/icons/redo-2'
import Underline from 'lucide-react/icons/underline'
import Undo2 from 'lucide-react/icons/undo-2'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ComponentType, KeyboardEvent, ReactNode } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { isApple } from '#core/ui/client/platform.ts'
import pressed from '#core/ui/client/pressed.module.css'
import s from './toolbar.module.css'

interface Tool {
  readonly name: string
  readonly label: string
  readonly keys: string
  readonly icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': boolean }>
  readonly run: (editor: Editor) => boolean
  /** Left out for tools that are never 'on'. */
  readonly isOn?: (editor: Editor) => boolean
  readonly can?: (editor: Editor) => boolean
}

const ctrl = isApple ? '⌘' : 'Ctrl+'

const steps: readonly Tool[] = [
  {
    name: 'undo',
    label: 'Urungkan',
    keys: `${ctrl}Z`,
    icon: Undo2,
    run: (editor) => editor.chain().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    label: 'Ulangi',
    keys: isApple ? '⇧⌘Z' : 'Ctrl+Y',
    icon: Redo2,
    run: (editor) => editor.chain().redo().run(),
    can: (editor) => editor.can().redo(),
  },
]

const styles: readonly Tool[] = (
  [
    ['bold', 'Tebal', 'B', Bold],
    ['italic', 'Miring', 'I', Italic],
    ['underline', 'Garis bawah', 'U', Underline],
  ] as const
).map(([name, label, key, icon]) => ({
  name,
  label,
  keys: `${ctrl}${key}`,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
}))

const lists: readonly Tool[] = [
  {
    name: 'bulletList',
    label: 'Daftar',
    keys: `${ctrl}Shift+8`,
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    label: 'Daftar bernomor',
    keys: `${ctrl}Shift+7`,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
]

const levels: readonly Tool[] = [
  {
    name: 'outdent',
    label: 'Naikkan tingkat daftar',
    keys: 'Shift+Tab',
    icon: ListIndentDecrease,
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    can: (editor) => editor.can().liftListItem('listItem'),
  },
  {
    name: 'indent',
    label: 'Turunkan tingkat daftar',
    keys: 'Tab',
    icon: ListIndentIncrease,
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    can: (editor) => editor.can().sinkListItem('listItem'),
  },
]

const groups = [steps, styles, lists, levels]
/** Levels of lists have their keys where there is room; Tab and Shift+Tab do the same everywhere. */
const fewer = [steps, styles, lists]
const tools = groups.flat()

/** The arrow keys go from key to key, as in every toolbar; Escape goes back to the text. */
const walk = (event: KeyboardEvent<HTMLElement>, editor: Editor): void => {
  if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement) return
  if (event.key === 'Escape') return void editor.commands.focus()
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  const keys = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), select, a')]
  const at = keys.indexOf(event.target as HTMLElement)
  if (at === -1) return
  event.preventDefault()
  keys[(at + (event.key === 'ArrowRight' ? 1 : -1) + keys.length) % keys.length]?.focus()
}

interface ToolbarProps {
  readonly editor: Editor
  /** Leaves out what only some lists need. */
  readonly isPlain?: boolean
  /** In the preview nothing can be styled; a phone shows no keys then. */
  readonly enabled: boolean
  /** At the lower edge of a phone: one line under the thumb that scrolls sideways, in keys of 48 px. */
  readonly phone?: boolean
  /** Stands in the place of the sheet's own styles and lists (the Markdown text has its own). */
  readonly styles?: ReactNode
  /** Before the styles: font and size. */
  readonly lead?: ReactNode
  /** After the styles and lists: what is put in, and how paragraphs stand. */
  readonly more?: ReactNode
  readonly children?: ReactNode
}

/** Undo, styles and lists, then whatever the editor puts beside them. */
export const Toolbar = ({
  editor,
  isPlain = false,
  enabled,
  phone = false,
  styles: otherStyles,
  lead,
  more,
  children,
}: ToolbarProps) => {
  const isBare = phone && !enabled
  const plainOrAll = isPlain && !phone ? fewer : groups
  const shown = isBare ? [] : otherStyles ? [steps] : plainOrAll
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
      off: tools.filter(({ can }) => can && !can(current)).map(({ name }) => name),
    }),
  })
  return (
    // The keys take the focus, the bar only hands it on.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={classNames(s.toolbar, phone && s.phone)}
      role="toolbar"
      aria-label="Format"
      data-format-bar=""
      onKeyDown={(event) => walk(event, editor)}
    >
      <div className={s.scroll}>
        {shown.map((group, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the groups are fixed
          <div key={at} className={s.group}>
            {at === 1 ? lead : null}
            {group.map(({ name, label, keys, icon: Icon, run, isOn }) => (
              <IconButton
                key={name}
                label={label}
                title={`${label} (${keys})`}
                className={states.on.includes(name) ? pressed.pressed : undefined}
                aria-pressed={isOn ? states.on.includes(name) : undefined}
                disabled={!enabled || states.off.includes(name)}
                // The selection stays where it is when a key is pressed with the pointer.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor)}
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            ))}
          </div>
        ))}
        {isBare || !otherStyles ? null : <div className={s.group}>{otherStyles}</div>}
        {isBare || !more ? null : <div className={s.group}>{more}</div>}
      </div>
      <div className={s.end}>{children}</div>
    </div>
  )
}
