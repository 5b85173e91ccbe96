import type { ComponentPropsWithRef } from 'react'

import { classNames } from './class-names.ts'
import s from './dialog-body.module.css'

/** The part of a dialog that scrolls, with room around what stands in it. */
export const DialogBody = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} className={classNames(s.body, className)} />
)
