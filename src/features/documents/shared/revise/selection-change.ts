import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import type { ItemSelection } from '#core/assistant/shared/port.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { findRange, rangeText } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { shorter, type WordStyle, wordStyles } from './word-styles.ts'

interface Place {
  readonly from: number
  readonly to: number
}

const placeOf = (value: unknown): Place | null => {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return null
  const { from, to } = value
  const isPlace =
    Number.isSafeInteger(from) && Number.isSafeInteger(to) && Number(from) >= 0 && Number(to) > Number(from)
  return isPlace ? { from: Number(from), to: Number(to) } : null
}

const styleWords: readonly (readonly [RegExp, WordStyle | 'short'])[] = [
  [
    /\b(?:formal(?:kan|in)?|resmi(?:kan|in)?|sopan(?:kan|in)?|baku(?:kan|in)?|rapi(?:kan|in|hkan)?|profesional)\b/,
    'formal',
  ],
  [/\b(?:singkat(?:kan|in)?|persingkat|pendek(?:kan|in)?|perpendek|ringkas(?:kan|in)?|padat(?:kan)?)\b/, 'short'],
  [/\b(?:huruf (?:besar|kapital)(?: semua)?|kapital(?:kan|in)?|uppercase|capslock|kapital semua)\b/, 'upper'],
  [/\b(?:huruf kecil(?:kan)?|lowercase|kecilkan hurufnya)\b/, 'lower'],
  [/\b(?:huruf (?:awal|depan) (?:besar|kapital)|title case|titlecase|awal kata besar)\b/, 'title'],
]

const askForSelection =
  'Bagian yang dipilih mau diapakan? Contoh: "ganti jadi Salam sejahtera", "hapus", "buat lebih formal", "singkatkan", atau "huruf besar".'

const pointing =
  /^(?:(?:bagian|kalimat|kata|paragraf|teks|tulisan)?\s*(?:ini|itu|tersebut|terpilih|yang dipilih)|nya|bagian|kalimat|kata|paragraf|teks|tulisan)?$/i

/** What the words make of the marked part; null where they are not about it. */
export const readSelectionChange = (
  message: string,
  clauses: readonly EditClause[],
  { body }: DocumentContent,
  selection: ItemSelection,
): DocumentChange[] | { readonly ask: string } | null => {
  const said = placeOf(selection.place)
  const range = findRange(body, said, selection.text)
  const [clause] = clauses
  if (!clause) return null
  if (range === null)
    return {
      ask: 'Bagian yang dipilih tadi sudah berubah di surat. Pilih sekali lagi bagian yang mau diubah, lalu kirim pesannya.',
    }
  const text = rangeText(body, range)
  const place = { from: range.from, to: range.to }
  // `ganti jadi Salam sejahtera` for `Dengan hormat,` keeps the comma.
  const end = /[.,:;!?]$/.exec(text)?.[0] ?? ''
  const ended = (words: string): string => (words === '' || /[.,:;!?)"]$/.test(words) ? words : `${words}${end}`)
  const replace = (words: string): DocumentChange[] => [{ op: 'range', place, text, with: ended(words) }]
  if (clause.verb === 'set' && clause.value !== null && pointing.test(clause.target.trim()))
    return replace(clause.value)
  if (clause.verb === 'remove' && pointing.test(clause.target.trim())) return replace('')
  const lower = message.toLowerCase()
  const style = styleWords.find(([pattern]) => pattern.test(lower))?.[1]
  if (style === 'short') {
    const short = shorter(text)
    return short === text
      ? { ask: 'Bagian yang dipilih sudah ringkas. Tulis penggantinya, contoh: "ganti jadi …".' }
      : replace(short)
  }
  if (style !== undefined) {
    if (wordStyles[style](text) === text)
      return { ask: 'Bagian yang dipilih sudah begitu. Tulis penggantinya, contoh: "ganti jadi …".' }
    return [{ op: 'style', place, text, style }]
  }
  // A value that names a fact of the letter is not about the marked words.
  if (clause.verb === 'set' && clause.value === null && !pointing.test(clause.target.trim())) return null
  return clause.verb === 'set' || clause.verb === 'remove'
    ? pointing.test(clause.target.trim())
      ? { ask: askForSelection }
      : null
    : null
}
