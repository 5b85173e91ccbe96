import { type ReactNode, useId } from 'react'

import { SelectField } from '#core/ui/client/select-field.tsx'
import f from './fields.module.css'

interface LabelledProps {
  readonly label: string
  readonly help?: string | undefined
  /** The control itself, told by which ids it is named and explained. */
  readonly children: (ids: { readonly id: string; readonly helpId: string | undefined }) => ReactNode
}

/** A control under its label, and what helps with it below. */
const Labelled = ({ label, help, children }: LabelledProps) => {
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  return (
    <div className={f.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, helpId })}
      {help ? (
        <p id={helpId} className={f.help}>
          {help}
        </p>
      ) : null}
    </div>
  )
}

interface FieldProps extends Pick<LabelledProps, 'label' | 'help'> {
  readonly value: string
  readonly onChange: (value: string) => void
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
}: TextInputProps) => (
  <Labelled label={label} help={help}>
    {({ id, helpId }) => (
      <input
        id={id}
        className={f.input}
        type={type}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        data-field={field}
        aria-describedby={helpId}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
)

/** A labelled text of some lines. */
export const TextArea = ({ label, value, onChange, help, field, maxLength = 3_000 }: FieldProps) => (
  <Labelled label={label} help={help}>
    {({ id, helpId }) => (
      <textarea
        id={id}
        className={f.area}
        rows={4}
        value={value}
        maxLength={maxLength}
        data-field={field}
        aria-describedby={helpId}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
)

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly onChange: (value: T) => void
}

/** A labelled choice. */
export const Select = <T extends string>({ label, value, options, onChange }: SelectProps<T>) => (
  <Labelled label={label}>
    {({ id }) => (
      <SelectField
        id={id}
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
      </SelectField>
    )}
  </Labelled>
)

/** A group of fields with its name. */
export const FieldGroup = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <fieldset className={f.group}>
    <legend>{name}</legend>
    {children}
  </fieldset>
)
