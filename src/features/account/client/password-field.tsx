import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type FormEvent, useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'

interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly isNew?: boolean
  readonly problem?: string | undefined
  readonly onChange: (event: FormEvent<HTMLInputElement>) => void
}

/** A password, hidden until its eye is pressed. */
export const PasswordField = ({ label, name, value, isNew = false, problem, onChange }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      value={value}
      onChange={onChange}
      error={problem ?? null}
      {...(isNew ? { help: 'Minimal 8 huruf atau angka.' } : {})}
      endKey={
        <IconButton label={shown ? 'Sembunyikan' : 'Tampilkan'} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
