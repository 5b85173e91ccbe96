import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'

import type { RequestParty } from '../../document-request.ts'

/**
 * `… dari Laundry Bersih, Gresik`, `… Toko Ceria, Tasikmalaya, sejak 2022`: a town that is a clause of its own is where the writer
 * is, with the village before it, unless it stands right behind the reader; else empty.
 */
export const homeTown = (text: string, { name, company }: RequestParty): string => {
  const clauses = text.split(/[,;\n()]|\.(?=\s|$)/).map((clause) => clause.trim())
  const at = clauses.findIndex((clause, place) => place > 0 && /^\p{Lu}/u.test(clause) && isTown(clause))
  const before = (clauses[at - 1] ?? '').toLowerCase()
  const isReaders =
    /^(?:tujuan(?:nya)?|ke|kepada|kpd|untuk|utk|alamat kirim)\b/i.test(before) ||
    [name, company].some((one) => one !== '' && before.endsWith(one.toLowerCase()))
  if (at === -1 || isReaders) return ''
  // `Desa Tieng, Wonosobo`
  const quarter = /^(?:desa|dusun|kelurahan|kel\.|kecamatan|kec\.|kampung|perum)\s\p{L}+(?:\s\p{L}+){0,3}$/iu.test(
    before,
  )
  return quarter ? `${clauses[at - 1] ?? ''}, ${clauses[at] ?? ''}` : (clauses[at] ?? '')
}

/** `Pasar Baru Blok B No. 17 Banjarmasin`: a place with the number and the town that go on behind it. */
export const withHouseNumber = (place: string, text: string): string => {
  const at = place === '' ? -1 : text.indexOf(place)
  const number =
    at === -1
      ? undefined
      : /^\s(?:[Nn]o\.?|[Nn]omor)\s?\d{1,4}\p{Lu}?(?:\s\p{Lu}\p{Ll}{2,}){0,2}/u.exec(text.slice(at + place.length))?.[0]
  return number === undefined ? place : `${place}${number}`
}
