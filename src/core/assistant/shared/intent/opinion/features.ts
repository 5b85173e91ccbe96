import type { Sentence } from '../words.ts'

/** Places that features share by their hash; more places gain nothing on the cases and make the weights larger. */
export const featurePlaces = 1 << 14

/** An order stands in a message's beginning; what follows is counted no more. */
const readWords = 160

/** FNV-1a of 32 bits, folded into the places. */
const placeOf = (feature: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return ((hash >>> 0) ^ (hash >>> 18)) & (featurePlaces - 1)
}

const sumOfMoney = /^(?:rp)?\d+(?:[.,]\d+)*(?:rb|ribu|k|jt|juta|m|rebu)$|^rp\d|^\d{1,3}(?:[.,]\d{3})+$|^\d{4,}$/

const signOf = (text: string, isNumber: boolean): string => {
  if (sumOfMoney.test(text)) return '§m'
  return isNumber ? '§n' : text.replaceAll(/(.)\1{2,}/g, '$1')
}

/** The words with figures levelled, and a sign where a clause or a sentence ends. */
const signsOf = (sentences: readonly Sentence[]): string[] => {
  const signs: string[] = []
  for (const { words, asks } of sentences) {
    for (const [at, { text, number, clause }] of words.entries()) {
      if (at > 0 && clause !== words[at - 1]?.clause) signs.push(',')
      signs.push(signOf(text, number))
      if (signs.length >= readWords) return signs
    }
    signs.push(asks ? '?' : '.')
  }
  return signs
}

const pieceLengths = [4, 5] as const

/** Pieces of a word, so that forms and slips of one word are alike. */
const piecesOf = (word: string): string[] => {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return []
  const bounded = `<${word.slice(0, 24)}>`
  return pieceLengths.flatMap((length) =>
    Array.from({ length: bounded.length - length + 1 }, (_, at) => `c${bounded.slice(at, at + length)}`),
  )
}

/**
 * What a message looks like, as places of a vector: its words, pairs, pieces, how it begins and ends, and how much it
 * counts. Ascending and each once; linear in the message's length, of at most a few thousand.
 */
export const featuresOf = (sentences: readonly Sentence[]): number[] => {
  const signs = ['^', ...signsOf(sentences)]
  const places = new Set<number>()
  const add = (feature: string): void => void places.add(placeOf(feature))
  for (const [at, sign] of signs.entries()) {
    add(`u${sign}`)
    if (at + 1 < signs.length) add(`b${sign} ${signs[at + 1] ?? ''}`)
    if (at + 2 < signs.length) add(`s${sign} ${signs[at + 2] ?? ''}`)
    if (at < 4) add(`p${sign}`)
    if (at >= signs.length - 3) add(`e${sign}`)
    for (const piece of piecesOf(sign)) add(piece)
  }
  const count = (sign: string): number => signs.filter((one) => one === sign).length
  add(`M${Math.min(count('§m'), 4)}`)
  add(`N${Math.min(count('§n'), 4)}`)
  add(`L${Math.min(Math.floor(signs.length / 5), 8)}`)
  add(`Q${Math.min(count('?'), 1)}`)
  return [...places].sort((one, other) => one - other)
}
