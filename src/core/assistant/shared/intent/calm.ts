import { negators, postponeWords } from './word-lists.ts'
import type { Sentence } from './words.ts'

/** `jangan lupa gajinya`, `bukan cuma invoice`: what is denied is no order. */
const refusesNothing = new Set(['lupa', 'cuma', 'hanya'])

/** `ongkirnya belum masuk`: what is lacking is told; nothing waits for it. */
const included = new Set(['masuk', 'termasuk', 'dimasukin', 'dimasukkan'])

/** A word by which something is refused or waits. */
export const holdsBack = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? ''
  const refuses = negators.has(word) && word !== 'tanpa' && !refusesNothing.has(words[at + 1] ?? '')
  return refuses || postponeWords.has(word) || (word === 'belum' && !included.has(words[at + 1] ?? ''))
}

/** Nobody asks, refuses or puts off. */
export const isCalm = (sentences: readonly Sentence[]): boolean =>
  !sentences.some(({ asks, words }) => {
    const texts = words.map(({ text }) => text)
    return asks || texts.some((_, at) => holdsBack(texts, at))
  })
