import type { ReactNode } from 'react'

import s from './unread.module.css'

/** The place of a list that has nothing in it: why, and what puts something there. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => <p className={s.line}>{children}</p>
