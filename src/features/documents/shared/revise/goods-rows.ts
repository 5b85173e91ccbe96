import { withinEdits } from '#core/text/shared/edit-distance.ts'

import type { LetterLine } from '../letter.ts'

const ignored = new Set(
  'nya si yang barang produk item baris untuk buat dari satuan per harga jumlah di pada'.split(' '),
)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 5 ? word.replace(/nya$/, '') : word))
    .filter((word) => word !== '' && !ignored.has(word))

const matches = (said: string, own: string): boolean =>
  said === own || (said.length >= 4 && withinEdits(said, own, said.length >= 8 ? 2 : 1))

const ordinals: Readonly<Record<string, number>> = { pertama: 0, kesatu: 0, kedua: 1, ketiga: 2, keempat: 3, kelima: 4 }

/** The rows that some words mean: by name, one misspelling away, by number, `semua`; empty where they mean none. */
export const findRows = (said: string, rows: readonly LetterLine[]): number[] => {
  const lower = said.toLowerCase()
  if (/\b(?:semua|seluruh|semuanya|tiap|setiap)\b/.test(lower)) return rows.map((_, at) => at)
  const words = wordsOf(said)
  if (words.length === 0) return []
  const scores = rows.map(({ description }) => {
    const own = wordsOf(description)
    const hits = words.filter((word) => own.some((one) => matches(word, one))).length
    return hits === words.length ? hits / Math.max(own.length, 1) : 0
  })
  const best = Math.max(0, ...scores)
  const found = scores.flatMap((score, at) => (score > 0 && score === best ? [at] : []))
  if (found.length > 0) return found
  const place = ordinals[lower.trim()] ?? /^(?:no|nomor|ke)[\s-]*(\d+)$/.exec(lower.trim())?.[1] ?? null
  const at = typeof place === 'number' ? place : place === null ? -1 : Number(place) - 1
  return rows[at] ? [at] : []
}
