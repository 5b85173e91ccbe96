import { isApple } from './platform.ts'
import s from './shortcut-list.module.css'

/** Keys that are pressed together, and what they do. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly text: string
}

interface ShortcutListProps {
  readonly list: readonly Shortcut[]
  readonly className?: string | undefined
}

/** Keys of the keyboard with what they do, a line each. */
export const ShortcutList = ({ list, className }: ShortcutListProps) => (
  <dl className={className}>
    {list.map(({ keys, text }) => (
      <div key={text} className={s.line}>
        <dt className={s.keys}>
          {keys.map((key) => (
            <kbd key={key} className={s.key}>
              {key === 'Ctrl' && isApple ? 'Ctrl / ⌘' : key}
            </kbd>
          ))}
        </dt>
        <dd className={s.text}>{text}</dd>
      </div>
    ))}
  </dl>
)
