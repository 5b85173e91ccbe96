import { type FormEvent, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import type { LocationInput } from '../../shared/locations/location.ts'
import s from './locations.module.css'

interface LocationFormProps {
  readonly known?: LocationInput
  /** The name for the place that the shop has been so far, where this is its first other one. */
  readonly presentName?: string
  readonly saveText: string
  readonly isSaving: boolean
  readonly onSave: (facts: LocationInput, presentName: string | undefined) => void
  readonly onCancel: () => void
}

/** What a place is called and where it is. */
export const LocationForm = ({ known, presentName, saveText, isSaving, onSave, onCancel }: LocationFormProps) => {
  const [name, setName] = useState(known?.name ?? '')
  const [address, setAddress] = useState(known?.address ?? '')
  const [phone, setPhone] = useState(known?.phone ?? '')
  const [present, setPresent] = useState(presentName ?? '')
  const [isTried, setTried] = useState(false)
  const isFirst = presentName !== undefined
  const problemOf = (text: string): string | null => (isTried && text.trim() === '' ? 'Isi namanya dulu.' : null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || (isFirst && present.trim() === '')) return
    onSave({ name: name.trim(), address: address.trim(), phone: phone.trim() }, isFirst ? present.trim() : undefined)
  }
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      {isFirst ? (
        <TextField
          label="Nama lokasi yang sekarang"
          autoComplete="off"
          maxLength={200}
          value={present}
          error={problemOf(present)}
          help="Semua stok yang ada tetap di sini."
          onChange={(event) => setPresent(event.currentTarget.value)}
        />
      ) : null}
      <TextField
        label={isFirst ? 'Nama lokasi baru' : 'Nama lokasi'}
        autoComplete="off"
        maxLength={200}
        placeholder="Cabang Pasar Baru"
        value={name}
        error={problemOf(name)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label="Alamat"
        autoComplete="off"
        maxLength={300}
        help="Tercetak di struk lokasi ini."
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextField
        label="Telepon"
        type="tel"
        autoComplete="off"
        maxLength={40}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <div className={s.keys}>
        <Button look="teal" type="submit" touch waiting={isSaving}>
          {saveText}
        </Button>
        <Button look="quiet" touch disabled={isSaving} onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  )
}
