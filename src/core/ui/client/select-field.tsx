import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentPropsWithRef } from 'react'

import { classNames } from './class-names.ts'
import s from './select-field.module.css'

/** A list to choose one of, with the house's own arrow; the device opens it as its own. */
export const SelectField = ({ className, children, ...rest }: ComponentPropsWithRef<'select'>) => (
  <span className={classNames(s.field, className)}>
    <select {...rest}>{children}</select>
    <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
  </span>
)
