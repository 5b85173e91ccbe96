import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import { type FormEvent, type ReactNode, useId, useState } from 'react'

import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'

import { profileHints, type ProfileText } from '../../shared/profile-hints.ts'
import { LogoField } from './logo-field.tsx'
import s from './profile-section.module.css'
import { LoadingLines, Retry, SwitchRow } from './settings-parts.tsx'
import { type ProfileForm, type SaveState, useProfile } from './use-profile.ts'

interface FactFieldProps {
  readonly label: string
  readonly value: string
  readonly hint: string | undefined
  readonly placeholder?: string
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'tel' | 'email' | 'url' | 'numeric'
  readonly rows?: number
  readonly wide?: boolean
  readonly onChange: (value: string) => void
}

/** One fact of the business. A hint appears once the owner has left the field, and hinders nothing. */
const FactField = ({ label, value, hint, rows, wide, onChange, ...rest }: FactFieldProps) => {
  const id = useId()
  const [isLeft, setLeft] = useState(value !== '')
  const shown = isLeft ? hint : undefined
  const shared = {
    ...rest,
    id,
    value,
    'aria-describedby': shown ? `${id}-hint` : undefined,
    onBlur: () => setLeft(true),
  }
  return (
    <div className={wide ? s.wideField : s.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...shared} type="text" maxLength={200} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea {...shared} rows={rows} maxLength={1000} onChange={(event) => onChange(event.target.value)} />
      )}
      {shown ? (
        <p id={`${id}-hint`} className={s.hint}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {shown}
        </p>
      ) : null}
    </div>
  )
}

const Group = ({ title, used, children }: { title: string; used: string; children: ReactNode }) => (
  <fieldset className={s.group}>
    <legend>{title}</legend>
    <p className={s.used}>{used}</p>
    <div className={s.fields}>{children}</div>
  </fieldset>
)

const SaveLine = ({ state }: { readonly state: SaveState }) => (
  <output className={s.state} data-state={state.name}>
    {state.name === 'saving' ? (
      <>
        <Spinner /> Menyimpan…
      </>
    ) : state.name === 'unsaved' ? (
      <>
        <CircleDot size={16} strokeWidth={1.75} aria-hidden="true" /> Belum disimpan, aman di perangkat ini
      </>
    ) : state.name === 'failed' ? (
      <>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" /> {state.text}
      </>
    ) : state.name === 'saved' ? (
      <>
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" /> Tersimpan {formatTime(state.at)}
      </>
    ) : null}
  </output>
)

interface FormProps {
  readonly form: ProfileForm
  readonly profile: BusinessProfile
}

const Fields = ({ form, profile }: FormProps) => {
  const hints = profileHints(profile)
  const fact = (field: ProfileText) => ({
    value: profile[field],
    hint: hints[field],
    onChange: (value: string) => form.change({ [field]: value }),
  })
  return (
    <>
      <Group
        title="Usaha"
        used="Nama menjadi kop surat, judul website, dan kepala struk kasir. Logo tampil di sampul presentasi."
      >
        <LogoField logo={profile.logo} onChange={(logo) => form.change({ logo })} />
        <FactField
          {...fact('name')}
          label="Nama usaha"
          placeholder="misalnya Warung Kopi Senja"
          autoComplete="organization"
        />
        <FactField {...fact('type')} label="Jenis usaha" placeholder="misalnya warung kopi" />
        <FactField
          {...fact('description')}
          label="Cerita singkat"
          placeholder="misalnya: kopi tubruk dan gorengan sejak 2019, buka sampai malam"
          rows={3}
          wide
        />
      </Group>
      <Group title="Alamat dan kontak" used="Dipakai di kop surat, halaman kontak website, dan struk kasir.">
        <FactField {...fact('address')} label="Alamat" autoComplete="street-address" wide />
        <FactField {...fact('phone')} label="Nomor WhatsApp" inputMode="tel" autoComplete="tel" />
        <FactField {...fact('email')} label="Email usaha" inputMode="email" autoComplete="email" />
        <FactField {...fact('website')} label="Website" inputMode="url" autoComplete="url" />
      </Group>
      <Group title="Rekening bank" used="Dicetak di invoice, supaya pembeli tahu ke mana membayar.">
        <FactField {...fact('bankName')} label="Bank" placeholder="misalnya BCA" />
        <FactField {...fact('bankAccountNumber')} label="Nomor rekening" inputMode="numeric" />
        <FactField {...fact('bankAccountHolder')} label="Atas nama" />
      </Group>
      <Group title="Pajak" used="NPWP dicetak di surat dan invoice hanya kalau usaha Anda PKP.">
        <FactField {...fact('npwp')} label="NPWP" inputMode="numeric" />
        <SwitchRow
          label="Usaha saya PKP (pengusaha kena pajak)"
          isOn={profile.isPkp}
          onChange={(isPkp) => form.change({ isPkp })}
        />
      </Group>
      <Group title="Penanda tangan" used="Nama dan jabatan di bawah surat, invoice, dan kontrak.">
        <FactField {...fact('signerName')} label="Nama penanda tangan" autoComplete="name" />
        <FactField {...fact('signerTitle')} label="Jabatan" placeholder="misalnya Pemilik" />
      </Group>
    </>
  )
}

/** What the owner tells once about the business (SIDE-10): letterheads, invoices, websites and tills take it from here. */
export const ProfileSection = ({ uid }: { readonly uid: string }) => {
  const form = useProfile(uid)
  const { profile, state } = form
  if (profile === null)
    return form.loadError === null ? (
      <LoadingLines what="profil usaha" />
    ) : (
      <Retry text={form.loadError} onAgain={form.reload} />
    )
  const isSettled = state.name === 'clean' || state.name === 'saved'
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSettled) void form.save()
  }
  return (
    <form className={s.form} onSubmit={handleSubmit}>
      <p className={s.lead}>
        Isi sekali, dipakai terus. Semuanya boleh kosong, dan yang Anda tulis di chat selalu menang.
      </p>
      {form.isRestored ? <output className={s.restored}>Ini ketikan Anda yang belum disimpan dari tadi.</output> : null}
      <Fields form={form} profile={profile} />
      <div className={s.foot}>
        <SaveLine state={state} />
        {isSettled ? null : (
          <Button look="quiet" disabled={state.name === 'saving'} onClick={form.discard}>
            Buang perubahan
          </Button>
        )}
        <Button look="primary" type="submit" waiting={state.name === 'saving'} disabled={isSettled}>
          Simpan
        </Button>
      </div>
    </form>
  )
}
