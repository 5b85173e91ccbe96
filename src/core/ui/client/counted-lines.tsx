import s from './counted-lines.module.css'
import { Stepper } from './stepper.tsx'

interface CountedLine {
  readonly id: number
  readonly name: string
  readonly note: string
  readonly count: number
  readonly most: number
}

interface CountedLinesProps {
  readonly label: string
  readonly lines: readonly CountedLine[]
  /** What a line's number is, read aloud before its name. */
  readonly countLabel: string
  readonly onCount: (id: number, count: number) => void
}

/** Things of which some are counted out, from none to all there are. */
export const CountedLines = ({ label, lines, countLabel, onCount }: CountedLinesProps) => (
  <ul className={s.lines} aria-label={label}>
    {lines.map(({ id, name, note, count, most }) => (
      <li key={id}>
        <span className={s.name}>
          <b>{name}</b>
          <span className={s.note}>{note}</span>
        </span>
        <Stepper
          name={name}
          label={`${countLabel} ${name}`}
          count={count}
          canLess={count > 0}
          canMore={count < most}
          onCount={(next) => onCount(id, next)}
        />
      </li>
    ))}
  </ul>
)
