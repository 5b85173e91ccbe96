import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { AssistantContext } from '../port.ts'
import { mayMean, namesIn } from './named.ts'
import type { RememberedLetter, RememberedSender } from './owner-memory.ts'
import type { Recalled } from './recalled.ts'

const likeBefore =
  /(?<![\p{L}])(?:seperti|kayak|kaya|sama|samain|samakan|persis|ulang|ulangi|salin|copy|duplikat|mirip|pakai isi)(?![\p{L}])[^.\n]{0,40}?(?<![\p{L}])(?:terakhir|kemarin|kemaren|biasa|biasanya|sebelumnya|lalu|dulu|lama)(?![\p{L}])/iu
const usualHead =
  /(?<![\p{L}])kop(?: surat)?(?:nya)?(?: (?:yang|yg))?(?: \p{L}+)? ?(?:biasa|biasanya|seperti biasa|kemarin|terakhir|lama|tadi|saya|kami|usaha|toko|warung|sendiri)(?![\p{L}])/iu

const personOf = ({ recipient }: RememberedLetter): string =>
  [recipient.name, recipient.company].filter((part) => part !== '').join(' ')

const usedLetter = ({ title, number }: RememberedLetter) =>
  ({ source: 'items', label: number === '' ? title : `${title} (${number})` }) as const

/** A letter to go by, and whether the person whom the message names is its reader. */
export interface LetterToFollow {
  readonly letter: RememberedLetter
  readonly isSameReader: boolean
}

/** The earlier letter that `invoice seperti yang terakhir untuk …` goes by; null where none is asked for. */
export const recallLetter = (
  text: string,
  documentType: DocumentType,
  { memory }: Pick<AssistantContext, 'memory'>,
): Recalled<LetterToFollow> | null => {
  if (memory === undefined || !likeBefore.test(text)) return null
  if (memory.off.includes('items'))
    return { none: 'Dokumen lama tidak dipakai karena Anda mematikannya, jadi isinya saya kosongkan.' }
  const same = memory.letters.filter((letter) => letter.documentType === documentType)
  const names = namesIn(text)
  const toThem = same.find((letter) => names.some((name) => mayMean(name, personOf(letter))))
  const letter = toThem ?? same[0]
  if (letter === undefined)
    return { none: 'Saya tidak menemukan dokumen sejenis yang lama, jadi isinya saya kosongkan.' }
  return { found: { letter, isSameReader: toThem !== undefined || names.length === 0 }, used: [usedLetter(letter)] }
}

/** The letterhead that the owner used last; null where the message does not ask for the usual one. */
export const recallLetterhead = (
  text: string,
  { memory, profile }: Pick<AssistantContext, 'memory' | 'profile'>,
): Recalled<RememberedSender & { readonly signer: RememberedLetter['signer'] }> | null => {
  if (memory === undefined || !usualHead.test(text) || (profile?.name ?? '') !== '') return null
  if (memory.off.includes('items')) return { none: 'Kop surat lama tidak dipakai karena Anda mematikan dokumen lama.' }
  const letter = memory.letters.find(({ sender }) => sender.name !== '')
  if (letter === undefined)
    return {
      none: 'Saya belum tahu kop yang biasa Anda pakai. Isi sekali di Pengaturan, bagian Profil usaha; setelah itu semua surat memakainya.',
    }
  return { found: { ...letter.sender, signer: letter.signer }, used: [usedLetter(letter)] }
}
