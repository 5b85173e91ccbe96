import { figuresIn } from '#core/assistant/shared/told-clauses.ts'

import type { DocumentContent } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { uncounted } from './uncounted.ts'
import { unusedFigures } from './unused-figures.ts'
import { joinWords } from './wording.ts'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** A note of a letter and a clause of its message tell the same: they share a figure, or most of their words. */
const tellsSame = (note: string, clause: string, value: number): boolean => {
  if (figuresIn(note).some((one) => one.value === value)) return true
  const noted = new Set(wordsOf(note))
  const told = wordsOf(clause)
  return told.filter((word) => noted.has(word)).length * 2 > told.length
}

/** What may change a letter's total and stands in none of its sums, in a sentence for the chat; each clause is named once. */
export const unsureFigures = (content: DocumentContent, request: DocumentRequest): string[] => {
  const noted = uncounted(content, request.message)
  const unused = unusedFigures(content, request).filter(
    ({ clause, value }) => !noted.some((note) => tellsSame(note, clause, value)),
  )
  const notes = noted.map((note) => `"${note.replace(/\.$/, '')}"`)
  const figures = unused.map(({ figure, clause }) => (clause.length > 80 ? figure : `${figure} pada "${clause}"`))
  return [
    ...(notes.length === 0
      ? []
      : [`Saya tulis sebagai keterangan; mohon diperiksa apakah mengubah total: ${joinWords(notes)}.`]),
    ...(figures.length === 0 ? [] : [`Belum terpakai dalam hitungan, mohon diperiksa: ${joinWords(figures)}.`]),
  ]
}
