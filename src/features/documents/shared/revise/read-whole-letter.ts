import type { DocumentContent } from '../content/document-content.ts'
import { placedTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { type WordStyle, wordStyles } from './word-styles.ts'

type WholeAnswer = DocumentChange[] | { readonly ask: string } | null

const wanted: readonly (readonly [RegExp, WordStyle, string])[] = [
  [/\b(?:sopan(?:kan|in)?|halus(?:kan|in)?|perhalus|ramah|santun)\b/i, 'polite', 'sudah sopan'],
  [/\b(?:formal(?:kan|in)?|resmi(?:kan|in)?|baku(?:kan|in)?|profesional)\b/i, 'formal', 'sudah resmi'],
  [
    /\b(?:persingkat|singkat(?:kan|in)?|perpendek|pendek(?:kan|in)?|ringkas(?:kan|in)?|padatkan|lebih (?:singkat|pendek|ringkas))\b/i,
    'concise',
    'sudah ringkas',
  ],
]
const ordering =
  /\b(?:bikin|buat|jadikan|ubah|tolong|perhalus|persingkat|perpendek|singkatkan|singkatin|ringkaskan|ringkasin|pendekkan|pendekin|sopankan|formalkan|resmikan|padatkan|halusin|haluskan|lebih)\b/i
const otherThing = /\b(?:judul|perihal|nama|harga|tabel|baris|pasal|paragraf|kalimat|bagian)\b/i
const notNow = /\b(?:jangan|nggak usah|ga usah|gak usah|tidak usah|kenapa|apakah|gimana|bagaimana|berapa|cara)\b|\?/i

/**
 * A wish about how the whole letter is written: `bikin lebih sopan`, `persingkat`. Figures, names and letter data stay;
 * only sentences of the prose change, each found by its place. Null for other words.
 */
export const readWholeLetter = (text: string, { body }: DocumentContent): WholeAnswer => {
  const found = wanted.find(([words]) => words.test(text))
  const isShort = text.trim().split(/\s+/).length <= 9
  if (!found || !isShort || !ordering.test(text) || notNow.test(text) || otherThing.test(text)) return null
  const [, style, already] = found
  const changes = placedTexts(body).flatMap(({ text: before, from, to }): DocumentChange[] =>
    wordStyles[style](before) === before ? [] : [{ op: 'style', place: { from, to }, text: before, style }],
  )
  return changes.length > 0
    ? changes.toReversed()
    : {
        ask: `Bahasa surat ini ${already}, tidak ada kalimat yang perlu diganti. Tandai bagian tertentu di surat kalau ingin mengubahnya, contoh: "ganti jadi …".`,
      }
}
