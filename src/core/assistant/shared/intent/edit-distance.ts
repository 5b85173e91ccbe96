import { withinEdits } from '#core/text/shared/edit-distance.ts'

import { remembering } from '../remembered.ts'

const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))

const consonants = (word: string): string => word[0] + word.slice(1).replace(/[aiueo]/g, '')

/** Whether `short` is `long` with vowels left out and nothing else. */
const isAbridged = (short: string, long: string): boolean => {
  if (short.length >= long.length || consonants(long).length < 3) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

const allowedEdits = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0)

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Keys that touch each other on a phone's keyboard. */
const touching: ReadonlySet<string> = new Set(
  keyRows.flatMap((row, at) =>
    [...row].flatMap((key, place) => {
      const below = keyRows[at + 1] ?? ''
      const near = [row[place + 1], below[place - 1], below[place]].filter((one) => one !== undefined)
      return near.flatMap((one) => [`${key}${one}`, `${one}${key}`])
    }),
  ),
)

/** The letters of both words that differ, where both are of one length. */
const replaced = (word: string, known: string): readonly string[] =>
  [...word].flatMap((letter, at) => (letter === known[at] ? [] : [`${letter}${known[at] ?? ''}`]))

/**
 * Whether a word can be a slip of the finger for a known one. A letter for another one is a slip only where their keys touch:
 * `faktor`, `rekaman` and `perawatan` are words of their own. Letters left out, doubled or swapped are slips.
 */
const isSlip = (word: string, known: string): boolean => {
  const edits = allowedEdits(known)
  if (!withinEdits(word, known, edits)) return false
  if (word.length !== known.length)
    return edits < 2 || withinEdits(word, known, 1) || withinEdits(consonants(word), consonants(known), 1)
  const letters = replaced(word, known)
  const isSwapped = letters.length === 2 && letters[0] === letters[1]?.split('').toReversed().join('')
  return isSwapped || letters.every((pair) => touching.has(pair))
}

const shortened = (word: string, edits: number): Set<string> => {
  let layer = new Set([word])
  const all = new Set(layer)
  for (let step = 0; step < edits; step += 1) {
    layer = new Set([...layer].flatMap(withoutOne))
    for (const one of layer) all.add(one)
  }
  return all
}

/**
 * Finds the known word that a misspelt one stands for. Every known word is filed under itself with letters left out,
 * so that one look-up costs the length of the word and not the size of the vocabulary. `real` words are never mended:
 * `kasur` is a mattress, not a misspelt `kasir`.
 */
export const createCorrector = (known: Iterable<string>, real: ReadonlySet<string>): ((word: string) => string) => {
  const knownWords = new Set(known)
  const filed = new Map<string, string[]>()
  for (const word of knownWords) {
    for (const key of shortened(word, allowedEdits(word))) {
      const list = filed.get(key)
      if (list) list.push(word)
      else filed.set(key, [word])
    }
  }
  /** Known words by their consonants: `pnwaran` and `kwitnsi` leave out vowels only, as messages on phones do. */
  const byConsonants = new Map<string, string[]>()
  for (const word of knownWords) {
    if (word.length < 5) continue
    const list = byConsonants.get(consonants(word))
    if (list) list.push(word)
    else byConsonants.set(consonants(word), [word])
  }
  const find = (word: string): string => {
    if (knownWords.has(word) || real.has(word) || word.length < 4 || word.length > 24) return word
    const abridged = byConsonants.get(consonants(word))?.find((known) => isAbridged(word, known))
    if (abridged !== undefined) return abridged
    if (word.length < 5) return word
    const collapsed = word.replace(/(\p{L})\1+/gu, '$1')
    if (collapsed !== word && knownWords.has(collapsed)) return collapsed
    for (const key of shortened(word, allowedEdits(word))) {
      for (const candidate of filed.get(key) ?? []) {
        // The first letter is seldom the wrong one; without this rule short words run into each other.
        const sameStart = candidate[0] === word[0] || candidate[1] === word[0]
        if (sameStart && isSlip(word, candidate)) return candidate
      }
    }
    return word
  }
  return remembering(find)
}
