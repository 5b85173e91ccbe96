import { classNames } from './class-names.ts'
import s from './awning.module.css'

/** The shop's striped awning. */
export const Awning = ({ className }: { readonly className?: string | undefined }) => (
  <div className={classNames(s.awning, className)} aria-hidden="true" />
)
