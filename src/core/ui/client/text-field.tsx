import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

import { classNames } from './class-names.ts'
import s from './text-field.module.css'

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string
  readonly error?: string | null
  readonly help?: string
  /** A key inside the field at its right end. */
  readonly endKey?: ReactNode
}

/** A labelled input; the help or the error stands below it and is read with it. */
export const TextField = ({ label, error, help, endKey, className, ...rest }: TextFieldProps) => {
  const id = useId()
  const below = error ?? help
  return (
    <div className={classNames(s.field, className)}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <div className={endKey ? s.withKey : undefined}>
        <input
          {...rest}
          id={id}
          className={s.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
        />
        {endKey}
      </div>
      {below ? (
        <p id={`${id}-below`} className={error ? s.error : s.help}>
          {error ? <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" /> : null}
          {below}
        </p>
      ) : null}
    </div>
  )
}
