import type { DocumentContent } from '../content/document-content.ts'
import { formalName, plainName, properName } from '../letter/wording.ts'
import { blockTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { nameChanges } from './told-in-prose.ts'

const adding =
  /^(?:(?:tolong|mohon|eh|oh ya|sekalian)\s+)*(?:(?:di)?tambah(?:in|kan|i)?|(?:di)?masuk(?:in|kan)|ikutkan|ikutin|sertakan)\s+(?:(?:satu|1|dua|2|seorang)\s+)?(orang|nama|peserta|petugas|anggota|pengikut|tamu|undangan|penerima|pendamping)(?:nya)?\s*(?:lagi\s*|juga\s*|baru\s*|yang\s+|yg\s+|ikut\s*|bernama\s+|namanya\s+)*[:,]?\s*(.{3,80}?)[.!]*$/iu
const also = /^(.{3,60}?)\s+(?:juga\s+|jadi\s+)?ikut(?:\s+(?:juga|serta|berangkat|tugas))?(?:\s+ya)?[.!]*$/iu
const isPerson =
  /^(?:(?:pak|bu|bapak|ibu|sdr|sdri|saudara|saudari|mas|mbak|kak)\.?\s+)?\p{Lu}[\p{L}'’.]*(?:\s+[\p{L}'’.]+){0,4}$/iu
const hasCapital = /\p{Lu}/u
const blank = /^\[isi /

const witnesses =
  /^(?:(?:tolong|mohon|coba|minta|eh|oh ya|sekalian)\s+)*(?:(?:di)?tambah(?:in|kan|i)?|(?:di)?masuk(?:in|kan)|kasih|pakai|pake|sertakan)\s+(?:(?:satu|1|dua|2|tiga|3)\s+)?(?:orang\s+)?saksi(?:nya|-saksi)?(?:\s+(?:lagi|juga|baru|yaitu|namanya|atas nama|dua orang))*\s*[:,]?\s+(\S.{2,120}?)(?:\s+(?:ya|dong|deh|kak|min))*[.!]*$/iu
const between = /\s*,\s*(?:dan\s+)?|\s+(?:dan|sama|serta|&)\s+/i
const titled = /^(?:pak|bu|bapak|ibu|sdr|sdri|saudara|saudari|mas|mbak|kak|bang|haji|hj|h)\.?\s+\p{L}/iu

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} dan ${names.at(-1) ?? ''}`

/** `tambah saksi Pak Budi dan Bu Ani`: who saw a paper signed stands above the signatures; null for other words. */
const readWitnesses = (text: string, body: DocumentContent['body']): DocumentChange[] | null => {
  const said = witnesses.exec(text.trim())?.[1]?.split(between) ?? []
  const isNamed = said.every(
    (name) =>
      isPerson.test(name.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase())) &&
      (hasCapital.test(name) || titled.test(name)),
  )
  if (said.length === 0 || !isNamed) return null
  const fresh = said.map((name) => formalName(properName(name)))
  const line = blockTexts(body)
    .flatMap((block) => block.split('\n'))
    .find((one) => /^Saksi\s*:/.test(one))
  if (line === undefined) return [{ op: 'paragraph', text: `Saksi : ${listed(fresh)}` }]
  const before = line.replace(/^Saksi\s*:\s*/, '')
  const names = before === '' || before === '-' || blank.test(before) ? fresh : [...before.split(between), ...fresh]
  return [{ op: 'words', from: line, to: `Saksi : ${listed(names)}`, follows: false }]
}

/** `A dan B` before one more: `A, B`. */
const joined = (names: string): string => names.replace(/ dan (?!.* dan )/, ', ')

/** `tambah satu orang lagi ikut: Martha Ohee`: one more of those whom a letter is about; null for other words. */
export const readNewPerson = (text: string, { letter, body }: DocumentContent): DocumentChange[] | null => {
  const seen = readWitnesses(text, body)
  if (seen !== null) return seen
  const said = adding.exec(text.trim())
  const name = (said?.[2] ?? (letter.lines.length === 0 ? also.exec(text.trim())?.[1] : undefined) ?? '').trim()
  if (!isPerson.test(name) || !hasCapital.test(name) || /\d/.test(name)) return null
  const fresh = properName(name)
  const line = blockTexts(body)
    .flatMap((block) => block.split('\n'))
    .find((one) => /^Pengikut\s*:/i.test(one))
  if (line !== undefined) {
    const [label = '', before = ''] = line.split(/(?<=:)\s*/)
    const value = before === '' || before === '-' || blank.test(before) ? fresh : `${before}, ${fresh}`
    return [{ op: 'words', from: line, to: `${label} ${value}`, follows: false }]
  }
  const { recipient } = letter
  if (recipient.name === '' || letter.lines.length > 0) return null
  const old = plainName(recipient.name)
  return [
    { op: 'text-of', field: 'recipient.name', value: `${joined(recipient.name)} dan ${fresh}` },
    ...nameChanges({ body }, old, `${joined(old)} dan ${fresh}`),
  ]
}
