import { negators } from './word-lists.ts'
import type { Sentence } from './words.ts'

const needs = new Set(['butuh', 'perlu', 'mau', 'minat', 'tertarik', 'pengen', 'ingin'])
const pointing = new Set(['itu', 'ini', 'sih', 'kok', 'sama', 'dulu', 'ya'])

/** `banyak yang menyarankan bikin website tapi saya gak butuh itu`: what others said of it is not wanted; `ga mau ribet` refuses nothing. */
export const isUnwanted = ({ words }: Sentence): boolean =>
  words.some(({ text }, at) => {
    const behind = words[at + 2]?.text
    return negators.has(text) && needs.has(words[at + 1]?.text ?? '') && (behind === undefined || pointing.has(behind))
  })
