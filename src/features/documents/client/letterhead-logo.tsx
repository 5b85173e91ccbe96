import { useId, useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { assetUrl } from '#core/items/shared/assets.contract.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { LetterData } from '../shared/letter.ts'
import l from './letter.module.css'
import { useLetter } from './letter-editing.ts'
import { shrinkPicture } from './pictures/shrink-picture.ts'
import { isStoredAsset, sendPicture } from './pictures/uploads.ts'

const withLogo = (letter: LetterData, logo: string | null): LetterData => {
  const { logo: _, ...sender } = letter.sender
  return { ...letter, sender: logo === null ? sender : { ...sender, logo } }
}

/** The picture of the letterhead: shown left of the name, put in, changed and taken away where it stands. */
export const Logo = () => {
  const { letter, change } = useLetter()
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState('')
  const [broken, setBroken] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { logo } = letter.sender
  const isShown = logo !== undefined && isStoredAsset(logo) && broken !== logo

  const take = async (file: File): Promise<void> => {
    setSending(true)
    setFailed('')
    try {
      const { blob } = await shrinkPicture(file)
      const asset = await sendPicture(blob)
      change('sender.logo', (known) => withLogo(known, asset))
    } catch (thrown) {
      setFailed(`Logo belum terpasang. ${errorText(toAppError(thrown).code)}`)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      {isShown ? (
        <img className={l.logo} src={assetUrl(logo)} alt="Logo usaha" onError={() => setBroken(logo)} />
      ) : null}
      <div className={l.logoKeys}>
        <button
          type="button"
          className={l.logoKey}
          disabled={isSending}
          aria-describedby={failed ? noteId : undefined}
          onClick={() => input.current?.click()}
        >
          {isSending ? 'Mengirim logo...' : logo ? 'Ganti logo' : 'Pasang logo'}
        </button>
        {logo ? (
          <button
            type="button"
            className={l.logoKey}
            onClick={() => change('sender.logo', (known) => withLogo(known, null))}
          >
            Hapus logo
          </button>
        ) : null}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp,image/*"
        aria-label="Pilih logo"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      {failed ? (
        <p id={noteId} className={l.logoNote} role="alert">
          {failed}
        </p>
      ) : null}
    </>
  )
}
