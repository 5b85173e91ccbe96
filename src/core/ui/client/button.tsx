import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import s from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'teal' | 'plain' | 'quiet' | 'danger'

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: Look
  readonly touch?: boolean
  readonly wide?: boolean
  /**
   * Waiting: the spinner stands before the unchanged label and a press does nothing. It is not `disabled`, which would
   * take the focus from whoever has just pressed it by keyboard.
   */
  readonly waiting?: boolean
  readonly icon?: ReactNode
}

/** Also what Enter in a field presses. */
const ignorePress = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A key with a label. One `primary` in a view; `teal` agrees or logs in. */
export const Button = ({
  look = 'plain',
  touch,
  wide,
  waiting,
  icon,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled}
    {...(waiting === true && { 'aria-disabled': true, 'aria-busy': true, onClick: ignorePress })}
    className={classNames(s.key, look !== 'plain' && s[look], touch && s.touch, wide && s.wide, className)}
  >
    {waiting ? <Spinner /> : icon}
    {children}
  </button>
)

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name, also shown on hover. */
  readonly label: string
  readonly look?: 'plain' | 'send'
}

/** A key that shows only an icon. */
export const IconButton = ({ label, look = 'plain', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={classNames(s.icon, look === 'send' && s.send, className)}
  />
)
