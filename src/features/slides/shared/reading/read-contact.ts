import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { KeyFigure } from '../deck-request.ts'
import type { Draft } from './figure-draft.ts'
import { figuresIn } from './told-figures.ts'
import { trimmed } from './told-words.ts'

const contactCues: readonly (readonly [string, RegExp])[] = [
  ['Alamat', /^(?:alamat(?:nya)?(?: di)?|lokasi(?:nya)?(?: di)?|bertempat di|beralamat di)\s*:?\s*(.+)$/i],
  ['Alamat', /^(?:di\s)?((?:jl|jln|jalan)\.?\s+\p{Lu}.+)$/u],
  ['Instagram', /^(?:ig|instagram)\s*:?\s*(@?[\w.]+)$/i],
]

/** `09.00-10.00` is a time. */
const phone = /(?<!\d[.:])\(?(?:\+62|\b62|\b0)(?!\d?\d?[.:]\d\d\s?[-–])\d[\d\s.()-]{6,}/
const mail = /[^\s@]+@[^\s@]+\.\w+/
const contactWords =
  /(?<![\p{L}])(?:kontak|contact|person|cp|hub|hubungi|pemesanan|pesan|order|info|informasi|wa|whatsapp|telp|telepon|tlp|hp|nomor|nomer|no|call|ke|di|via|email|ig|instagram|daftar|langsung|bisa|atau|dan)(?:nya)?(?![\p{L}])[:.]?|[@:()/]/giu

/** A clause that tells how to reach somebody: its parts become contacts, it is told nowhere else. */
export const readContact = (clause: string, draft: Pick<Draft, 'contacts'>): boolean => {
  for (const [label, cue] of contactCues) {
    const value = cue.exec(clause)?.[1]
    // `lokasi pinggir jalan` is what is good about it.
    if (value && (label !== 'Alamat' || !/^lokasi/i.test(clause) || /\p{Lu}|\d/u.test(value))) {
      draft.contacts.push({ label, value: label === 'Alamat' ? sentenceCase(trimmed(value)) : trimmed(value) })
      return true
    }
  }
  // An account is read with the message.
  if (/^(?:no(?:mor)?\.?\s+)?(?:rekening|rek|norek)\b/i.test(clause) && /\d{6,}/.test(clause)) return true
  const isMail = mail.test(clause)
  const handle = isMail ? undefined : /(?:\big|\binstagram)\b\s*:?\s*(@?[\w.]+)/i.exec(clause)?.[1]
  const left = clause.replace(phone, ' ').replace(mail, ' ')
  if ((left === clause && !isMail) || clause.length >= 90 || figuresIn(left).length > 0) return false
  if (!isMail)
    draft.contacts.push({ label: 'Telepon/WhatsApp', value: (phone.exec(clause)?.[0] ?? '').replace(/[\s.(-]+$/, '') })
  if (handle) draft.contacts.push({ label: 'Instagram', value: handle })
  const who = trimmed(
    left
      .replace(handle ?? '', ' ')
      .replaceAll(contactWords, ' ')
      .replaceAll(/\s+/g, ' '),
  )
  if (/^(?:\p{L}[\p{L}.'’]*\s?){1,4}$/u.test(who) && /\p{Lu}/u.test(who))
    draft.contacts.push({ label: 'Narahubung', value: who })
  return true
}

/** The contacts that some words tell, empty where they tell none. */
export const contactIn = (words: string): readonly KeyFigure[] => {
  const contacts: KeyFigure[] = []
  return readContact(words, { contacts }) ? contacts : []
}
