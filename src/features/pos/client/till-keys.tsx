import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import type { Item } from '#core/items/shared/item.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { copyText } from '#core/ui/client/copy-text.ts'
import { Notice } from './notice.tsx'
import { PasswordOnce } from './password-once.tsx'
import { renewTillPassword, tillAddress } from './pos.api.ts'
import { SettingsKey } from './settings/settings-key.tsx'
import s from './till-keys.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The till's address as it can be passed on: without anything that signs in. */
export const tillUrlOf = ({ url, metadata }: Pick<Item, 'url' | 'metadata'>): string | null => {
  const stored = metadata['posUrl']
  const address = typeof stored === 'string' && stored !== '' ? stored : url
  return address && URL.canParse(address, location.href) ? new URL(address, location.href).href : null
}

/** Only addresses of the web are gone to, whatever was answered. */
const webAddress = (url: string): string => {
  const parsed = new URL(url, location.href)
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') throw new TypeError(`not a web address: ${url}`)
  return parsed.href
}

const sentenceOf = (error: unknown): string => {
  const { code, details } = toAppError(error)
  return errorText(code, details)
}

interface OpenTillKeyProps {
  readonly itemId: string
  readonly look: 'plain' | 'primary'
  readonly wide?: boolean
}

/** Opens the till signed in. The window opens with the click, as browsers hold later ones back. */
export const OpenTillKey = ({ itemId, look, wide = false }: OpenTillKeyProps) => {
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (opened: Window | null) => {
      try {
        const address = webAddress(await tillAddress(itemId))
        if (!opened) return location.assign(address)
        opened.opener = null
        opened.location.replace(address)
      } catch (error) {
        opened?.close()
        throw error
      }
    },
    onError: (error) => setProblem(sentenceOf(error)),
    onMutate: () => setProblem(null),
  })
  return (
    <>
      <Button
        look={look}
        wide={wide}
        waiting={isPending}
        icon={<ExternalLink {...icon} />}
        title={problem ?? 'Membuka kasir di tab baru, langsung masuk'}
        onClick={() => mutate(window.open('', '_blank'))}
      >
        Buka kasir
      </Button>
      {problem ? (
        <span className={s.problem} role="alert">
          {problem}
        </span>
      ) : null}
    </>
  )
}

interface TillKeysProps {
  readonly item: Item
  /** The canvas's bar has no room for 'Buka kasir'. */
  readonly withOpenKey: boolean
}

/** The way to the till: its address, and a new password for whoever stands at it. */
export const TillKeys = ({ item, withOpenKey }: TillKeysProps) => {
  const address = tillUrlOf(item)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const [asking, setAsking] = useState(false)
  const renewal = useMutation({ mutationFn: () => renewTillPassword(item.id), onSettled: () => setAsking(false) })
  const copy = async (): Promise<void> => setCopied((await copyText(address ?? '')) ? 'yes' : 'no')
  return (
    <>
      <div className={s.row}>
        {withOpenKey ? (
          <>
            <OpenTillKey itemId={item.id} look="plain" />
            <SettingsKey item={item} />
          </>
        ) : null}
        {address ? (
          <span className={s.address}>
            {withOpenKey ? null : <span className="cut">{address.replace(/^https?:\/\//, '')}</span>}
            <Button
              look="quiet"
              icon={copied === 'yes' ? <Check {...icon} /> : <Copy {...icon} />}
              onClick={() => void copy()}
            >
              {copied === 'yes' ? 'Tersalin' : 'Salin alamat'}
            </Button>
          </span>
        ) : null}
        <Button look="quiet" icon={<KeyRound {...icon} />} aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {withOpenKey ? 'Kata sandi baru' : 'Kata sandi kasir baru'}
        </Button>
        {withOpenKey ? null : <SettingsKey item={item} />}
      </div>
      {copied === 'no' ? (
        <output className={s.manual}>
          Browser tidak mengizinkan salin. Alamatnya: <b>{address}</b>
        </output>
      ) : null}
      {asking ? (
        <div className={s.ask}>
          <p>Kata sandi kasir yang lama langsung tidak berlaku. Semua yang memakai kasir perlu masuk lagi.</p>
          <Button look="teal" waiting={renewal.isPending} onClick={() => renewal.mutate()}>
            Buat kata sandi baru
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Batal
          </Button>
        </div>
      ) : null}
      {renewal.error ? <Notice text={sentenceOf(renewal.error)} onClose={renewal.reset} /> : null}
      {renewal.data ? (
        <div className={s.password}>
          <PasswordOnce password={renewal.data} onKept={renewal.reset} />
        </div>
      ) : null}
    </>
  )
}
