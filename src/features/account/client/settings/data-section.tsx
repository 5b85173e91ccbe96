import { useMutation, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { type FormEvent, useState } from 'react'

import type { User } from '#core/auth/shared/user.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { takeFile } from '#core/http/client/take-file.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'

import { deleteAccount, exportAccount } from '../../shared/account.contract.ts'
import { tellAccountNotice } from '../account-dialogs.ts'
import { forgetOnThisDevice } from './forget-on-this-device.ts'
import s from './section.module.css'
import { Part } from './settings-parts.tsx'

interface DataSectionProps {
  readonly user: User
  readonly onLogOut: () => Promise<void>
  readonly onClose: () => void
}

const Export = () => {
  const download = useMutation({ mutationFn: () => takeFile(exportAccount.path, 'Data Juragan.zip') })
  return (
    <Part
      title="Unduh semua data"
      note="Satu file zip: chat, isi terbaru semua dokumen, presentasi, analisis, website, dan kasir, penjualan, berkas drive, profil usaha, poin, dan top up. Bisa dibuka di komputer mana pun."
    >
      <div className={s.all}>
        <Button
          icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          waiting={download.isPending}
          onClick={() => download.mutate()}
        >
          Unduh data saya
        </Button>
      </div>
      {download.isError ? (
        <p className={s.failure} role="alert">
          {errorText(toAppError(download.error).code)}
        </p>
      ) : null}
      {download.isSuccess ? <output className={s.done}>Selesai: {download.data}</output> : null}
    </Part>
  )
}

const Farewell = ({ user, onLogOut, onClose }: DataSectionProps) => {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [email, setEmail] = useState('')
  const removal = useMutation({
    mutationFn: async () => {
      await call(deleteAccount, { body: { email } })
      await forgetOnThisDevice(user.email)
    },
    onSuccess: async () => {
      onClose()
      // The server's session is gone with the account; here everything of it goes from sight.
      await onLogOut().catch(() => queries.resetQueries())
      tellAccountNotice('accountDeleted')
    },
  })
  const isSame = email.trim().toLowerCase() === user.email.toLowerCase()
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSame && !removal.isPending) removal.mutate()
  }
  if (!isAsked)
    return (
      <div className={s.all}>
        <Button look="danger" onClick={() => setAsked(true)}>
          Hapus akun…
        </Button>
      </div>
    )
  return (
    <form className={s.danger} onSubmit={handleSubmit}>
      <h4>Yang hilang untuk selamanya</h4>
      <ul className={s.points}>
        <li>Semua chat, dokumen, presentasi, analisis, website (berhenti tayang), dan kasir dengan penjualannya.</li>
        <li>Berkas drive, tautan bagikan, profil usaha, sisa poin, dan semua perangkat yang sedang masuk.</li>
      </ul>
      <h4>Yang tetap ada</h4>
      <ul className={s.points}>
        <li>Catatan pembukuan poin dan top up, tanpa nama dan email Anda.</li>
        <li>File yang sudah Anda unduh ke perangkat sendiri.</li>
      </ul>
      <TextField
        label={`Ketik ${user.email} untuk memastikan`}
        value={email}
        autoComplete="off"
        inputMode="email"
        error={removal.isError ? errorText(toAppError(removal.error).code) : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={s.keys}>
        <Button look="danger" type="submit" waiting={removal.isPending} disabled={!isSame}>
          Hapus akun saya
        </Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          Batal
        </Button>
      </div>
    </form>
  )
}

/** The owner's data: taken along, or taken away (SIDE-10). */
export const DataSection = (props: DataSectionProps) => (
  <>
    <Export />
    <Part title="Hapus akun" note="Unduh data Anda dulu. Setelah dihapus, tidak ada yang bisa mengembalikannya.">
      <Farewell {...props} />
    </Part>
  </>
)
