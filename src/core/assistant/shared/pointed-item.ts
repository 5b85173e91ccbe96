import type { OpenItem } from './port.ts'

type Made = Pick<OpenItem, 'kind' | 'title' | 'documentType'>

const things: readonly (readonly [string, (made: Made) => boolean])[] = [
  ['invoice|tagihan|nota|faktur', ({ documentType }) => documentType === 'invoice'],
  ['kuitansi|kwitansi', ({ documentType }) => documentType === 'kuitansi'],
  ['(?:surat )?penawaran', ({ documentType }) => documentType === 'surat_penawaran'],
  ['kontrak|(?:surat )?perjanjian', ({ documentType }) => documentType === 'kontrak'],
  ['proposal', ({ documentType }) => documentType === 'proposal'],
  ['laporan|slip(?: gaji)?', ({ documentType }) => documentType === 'laporan'],
  ['surat|dokumen', ({ kind }) => kind === 'document'],
  ['presentasi|ppt|deck', ({ kind }) => kind === 'presentation'],
  ['website|web|situs', ({ kind }) => kind === 'website'],
  ['kasir', ({ kind }) => kind === 'pos'],
  ['analisis|analisa|hitungan', ({ kind }) => kind === 'analysis'],
]
const thing = `(${things.map(([words]) => words).join('|')})(?:nya)?`
const places: Readonly<Record<string, number>> = { pertama: 0, awal: 0, kedua: 1, ketiga: 2, keempat: 3 }
const lead = '(?:(?:eh|oh|nah|yang|yg|di|pada|ke|dari|untuk|buat|punya)\\s+)*'
const back = '(?:\\s+(?:tadi|itu|tersebut))?'
const ordinal = `${thing}\\s+(?:(?:yang|yg)\\s+)?(?:ke-?\\s*)?(pertama|awal|kedua|ketiga|keempat|sebelumnya|satunya)`
const person = `${thing}\\s+(?:(?:yang|yg|buat|untuk|utk|ke|punya|atas nama|a\\.?n\\.?)\\s+)*(?:pak|bu|bapak|ibu|mas|mbak|kak|bang|koh|ci|om|tante|haji|toko|pt|cv)\\.?\\s+(\\p{L}{2,20})`

/** `invoice tadi`, `yang kuitansi tadi`: the last one of its kind, whatever was made since. */
const justMade = `${thing}\\s+(?:(?:yang|yg)\\s+)?(?:tadi|barusan)(?:\\s+(?:itu|ya|yah))?`
/** `yang bu Sari tambahin 2 lusin`: by whom it is for, at the beginning. */
const ofPerson = `(?:yang|yg|punya(?:nya)?)\\s+(?:(?:buat|untuk|utk|punya)\\s+)?(?:pak|bu|bapak|ibu|mas|mbak|kak|bang|koh|ci|om|tante|haji)\\.?\\s+(\\p{L}{2,20})`

const byPlace = new RegExp(`(?<!\\p{L})${ordinal}(?!\\p{L})`, 'iu')
const byName = new RegExp(`(?<!\\p{L})${person}(?!\\p{L})`, 'iu')
const byKind = new RegExp(`(?<!\\p{L})${justMade}(?!\\p{L})`, 'iu')
const byPerson = new RegExp(`^\\s*(?:(?:eh|oh|nah)\\s+)?${ofPerson}(?!\\p{L})`, 'iu')
const kindAtStart = new RegExp(`^\\s*${lead}${justMade}[\\s,:]+(?=\\S)`, 'iu')
const atStart = new RegExp(`^\\s*${lead}(?:${ordinal}|${person})${back}[\\s,:]+(?=\\S)`, 'iu')
const atEnd = new RegExp(
  `[\\s,]+(?:di|pada|ke|untuk|buat|yang|yg|punya)\\s+(?:${ordinal}|${person})${back}[\\s.!]*$`,
  'iu',
)
/** `bikin invoice buat Pak Budi` orders one; `bikin kuitansi dari invoice Pak Budi` points to one. */
const orders = /(?<!\p{L})(?:buat|bikin|susun|terbit|cetak)(?:kan|in|no)?(?!\p{L})(?!.*(?<!\p{L})dari\s)/iu

/** Whether a message names one of several things that its chat made; cheap, so that it is asked of each message. */
export const pointsToItem = (message: string): boolean =>
  message.length <= 300 &&
  (byPlace.test(message) ||
    byKind.test(message) ||
    byPerson.test(message) ||
    (byName.test(message) && !orders.test(message)))

const ofThing = (word: string, made: readonly Made[]): number[] => {
  const [, fits = () => false] = things.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word)) ?? []
  return made.flatMap((one, at) => (fits(one) ? [at] : []))
}

const isOf = (name: string, { title }: Made): boolean =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(name.toLowerCase())

/**
 * Which of the things that a chat made, oldest first, some words mean: `invoice pertama`, `kontrak Pak Budi`. Null where they
 * name none of them.
 */
export const pointedAt = (message: string, made: readonly Made[]): number | null => {
  if (!pointsToItem(message)) return null
  const [, word = '', place = ''] = byPlace.exec(message) ?? []
  if (place !== '') {
    const own = ofThing(word, made)
    const said = place.toLowerCase()
    const at = said === 'sebelumnya' || said === 'satunya' ? own.length - 2 : (places[said] ?? -1)
    return own[at] ?? null
  }
  const [, kind = '', name = ''] = byName.exec(message) ?? []
  const [, ofKind = ''] = byKind.exec(message) ?? []
  if (kind === '' && ofKind !== '') return ofThing(ofKind, made).at(-1) ?? null
  const [, somebody = ''] = byPerson.exec(message) ?? []
  if (kind === '' && somebody !== '')
    return made.findLastIndex((one) => isOf(somebody, one)) < 0
      ? null
      : made.findLastIndex((one) => isOf(somebody, one))
  const named = ofThing(kind, made).filter((at) => made[at] && isOf(name, made[at]))
  return named.at(-1) ?? null
}

/** The message with `ini` for the words that point to the item at hand: `dari invoice Pak Budi` is `dari invoice ini`. */
export const pointingHere = (message: string, item: Made): string => {
  if (!pointsToItem(message)) return message
  if (byPlace.test(message)) return message.replace(byPlace, '$1 ini')
  if (!byName.test(message) && byKind.test(message) && ofThing(byKind.exec(message)?.[1] ?? '', [item]).length > 0)
    return message.replace(byKind, '$1 ini')
  return isOf(byName.exec(message)?.[2] ?? '', item) ? message.replace(byName, '$1 ini') : message
}

/** A message without the words that only point to the item it is about. */
export const withoutPointer = (message: string, item: Made): string => {
  const somebody = byPerson.exec(message)?.[1]
  if (somebody !== undefined && isOf(somebody, item)) return message.replace(byPerson, '').trim()
  return pointingHere(message, item) === message
    ? message
    : message.replace(kindAtStart, '').replace(atStart, '').replace(atEnd, '')
}
