import { classNames } from '#core/ui/client/class-names.ts'
import s from './record-list.module.css'

interface RecordLine {
  readonly key: string | number
  readonly what: string
  /** When it was, where, and by whom. */
  readonly when: string
  /** The difference it made, with its sign. */
  readonly figure: string
  readonly isGood: boolean
}

interface RecordListProps {
  readonly label: string
  readonly lines: readonly RecordLine[]
}

/** How a figure came to be what it is: what happened to it, the newest first. */
export const RecordList = ({ label, lines }: RecordListProps) => (
  <ol className={s.records} aria-label={label}>
    {lines.map(({ key, what, when, figure, isGood }) => (
      <li key={key}>
        <span className={s.what}>
          <b>{what}</b>
          <span className={s.when}>{when}</span>
        </span>
        <b className={classNames('num', isGood && s.good)}>{figure}</b>
      </li>
    ))}
  </ol>
)
