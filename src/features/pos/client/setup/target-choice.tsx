import { useId } from 'react'

import s from './setup.module.css'
import type { SetupState, SetupTarget } from './setup-machine.ts'

/** What a database of one's own does today, said before it is chosen. */
const today = 'Untuk sekarang barang dan penjualan kasir tetap dicatat di Database Juragan.'

const words: Readonly<Record<SetupTarget, { readonly name: string; readonly note: string }>> = {
  embedded: {
    name: 'Database Juragan (siap pakai)',
    note: 'Tidak perlu akun lain. Data toko disimpan bersama Juragan.',
  },
  connection: {
    name: 'Database PostgreSQL sendiri',
    note: `Tabel toko dan data pemilik dipasang di database Anda, dengan alamat dan password yang Anda isi. ${today}`,
  },
  supabase: {
    name: 'Akun Supabase (otorisasi)',
    note: `Juragan minta izin ke akun Supabase Anda, lalu memasang tabel toko dan data pemilik di sana. ${today}`,
  },
}

const unavailable = 'Belum bisa di sini: server ini belum diatur untuk akun Supabase.'

interface TargetChoiceProps {
  readonly state: SetupState
  readonly targets: readonly SetupTarget[]
  readonly onChoose: (target: SetupTarget) => void
  /** Whether Supabase accounts can be connected on this server. */
  readonly hasSupabase?: boolean
}

/** Where the shop is put into place. The database that needs nothing is chosen already. */
export const TargetChoice = ({
  state: { status, target },
  targets,
  onChoose,
  hasSupabase = true,
}: TargetChoiceProps) => {
  const name = useId()
  const isFixed = status === 'connecting' || status === 'injecting' || status === 'success' || status === 'loading'
  return (
    <fieldset className={s.targets} disabled={isFixed}>
      <legend>Toko dipasang di</legend>
      {targets.map((one) => (
        <label key={one} className={s.target} htmlFor={`${name}-${one}`} data-chosen={one === target || undefined}>
          <input
            type="radio"
            id={`${name}-${one}`}
            name={name}
            value={one}
            checked={one === target}
            disabled={one === 'supabase' && !hasSupabase}
            onChange={() => onChoose(one)}
          />
          <span className={s.targetWords}>
            {words[one].name}
            <span className={s.targetNote}>{one === 'supabase' && !hasSupabase ? unavailable : words[one].note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
