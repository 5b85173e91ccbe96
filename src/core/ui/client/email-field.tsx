import type { FormEvent } from 'react'

import { TextField } from './text-field.tsx'

interface EmailFieldProps {
  readonly value: string
  readonly problem: string | null
  readonly onChange: (event: FormEvent<HTMLInputElement>) => void
}

/** The address of an account, as phones and password managers fill it in. */
export const EmailField = ({ value, problem, onChange }: EmailFieldProps) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    value={value}
    onChange={onChange}
    error={problem}
  />
)
