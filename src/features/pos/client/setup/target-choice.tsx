import { useId } from 'react'

import s from './setup.module.css'
import type { SetupState, SetupTarget } from './setup-machine.ts'

const words: Readonly<Record<SetupTarget, { readonly name: string; readonly note: string }>> = {
  embedded: {
    name: 'Database Juragan (siap pakai)',
    note: 'Tidak perlu akun lain. Data toko disimpan bersama Juragan.',
  },
  connection: {
    name: 'Database PostgreSQL sendiri',
    note: 'Database atau project Supabase milik Anda; alamat dan kuncinya Anda isi sendiri.',
  },
  supabase: {
    name: 'Akun Supabase (otorisasi)',
    note: 'Juragan minta izin ke akun Supabase Anda. Server ini harus sudah diatur untuk itu.',
  },
}

interface TargetChoiceProps {
  readonly state: SetupState
  readonly targets: readonly SetupTarget[]
  readonly onChoose: (target: SetupTarget) => void
}

/** Where the shop's data will live. The database that needs nothing is chosen already. */
export const TargetChoice = ({ state: { status, target }, targets, onChoose }: TargetChoiceProps) => {
  const name = useId()
  const isFixed = status === 'connecting' || status === 'injecting' || status === 'success' || status === 'loading'
  return (
    <fieldset className={s.targets} disabled={isFixed}>
      <legend>Data toko disimpan di</legend>
      {targets.map((one) => (
        <label key={one} className={s.target} htmlFor={`${name}-${one}`} data-chosen={one === target || undefined}>
          <input
            type="radio"
            id={`${name}-${one}`}
            name={name}
            value={one}
            checked={one === target}
            onChange={() => onChoose(one)}
          />
          <span className={s.targetWords}>
            {words[one].name}
            <span className={s.targetNote}>{words[one].note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
