import { type ReactNode, useId } from 'react'

import f from './fields.module.css'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly help?: string | undefined
  /** Names the field for the list of what is still missing. */
  readonly field?: string | undefined
  readonly maxLength?: number
}

interface TextInputProps extends FieldProps {
  readonly type?: 'text' | 'tel' | 'email' | 'url'
  readonly placeholder?: string
}

/** A labelled line of text. */
export const TextInput = ({
  label,
  value,
  onChange,
  help,
  field,
  maxLength = 200,
  type = 'text',
  placeholder,
}: TextInputProps) => {
  const id = useId()
  return (
    <div className={f.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={f.input}
        type={type}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        data-field={field}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {help ? (
        <p id={`${id}-help`} className={f.help}>
          {help}
        </p>
      ) : null}
    </div>
  )
}

/** A labelled text of some lines. */
export const TextArea = ({ label, value, onChange, help, field, maxLength = 3_000 }: FieldProps) => {
  const id = useId()
  return (
    <div className={f.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={f.area}
        rows={4}
        value={value}
        maxLength={maxLength}
        data-field={field}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {help ? (
        <p id={`${id}-help`} className={f.help}>
          {help}
        </p>
      ) : null}
    </div>
  )
}

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly onChange: (value: T) => void
}

/** A labelled choice. */
export const Select = <T extends string>({ label, value, options, onChange }: SelectProps<T>) => {
  const id = useId()
  return (
    <div className={f.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={f.input}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([known]) => known === event.target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([known, name]) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A group of fields with its name. */
export const FieldGroup = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <fieldset className={f.group}>
    <legend>{name}</legend>
    {children}
  </fieldset>
)
