import { classNames } from './class-names.ts'
import s from './ledger.module.css'

interface LedgerRowProps {
  readonly name: string
  readonly figure: string
  /** Closes the account with a double rule. */
  readonly sum?: boolean
  readonly className?: string | undefined
}

/** One line of a nota: the name, a dotted leader, the figure at the right. */
export const LedgerRow = ({ name, figure, sum, className }: LedgerRowProps) => (
  <div className={classNames(s.row, sum && s.sum, className)}>
    <span>{name}</span>
    <span className="num">{figure}</span>
  </div>
)
