import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

import type { ReactNode } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { classNames } from './class-names.ts'
import s from './stepper.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface StepperProps {
  /** What is counted; its keys are called after it. */
  readonly name: string
  /** What the number is, read aloud. */
  readonly label: string
  readonly count: number
  readonly canLess: boolean
  readonly canMore: boolean
  readonly className?: string | undefined
  /** Stands in the place of the plain number: a field in which it can be typed too. */
  readonly children?: ReactNode
  readonly onCount: (count: number) => void
}

/** A number of pieces with a key for one less and one more. */
export const Stepper = ({ name, label, count, canLess, canMore, className, children, onCount }: StepperProps) => (
  <span className={classNames(s.stepper, className)}>
    <button type="button" aria-label={`Kurangi ${name}`} disabled={!canLess} onClick={() => onCount(count - 1)}>
      <Minus {...icon} />
    </button>
    {children ?? (
      <output className="num" aria-label={label}>
        {formatNumber(count)}
      </output>
    )}
    <button type="button" aria-label={`Tambah ${name}`} disabled={!canMore} onClick={() => onCount(count + 1)}>
      <Plus {...icon} />
    </button>
  </span>
)
