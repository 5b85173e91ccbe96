import type { UsedFact } from './owner-memory.ts'

/**
 * What came of looking something up in an owner's memory: it was found; several may be meant and the owner is asked;
 * or there is nothing, with a sentence that says so. Null in its place means that the message does not ask for it.
 */
export type Recalled<Found> =
  | { readonly found: Found; readonly used: readonly UsedFact[] }
  /** `used`: what of the owner's own the question itself tells. */
  | { readonly ask: string; readonly used?: readonly UsedFact[] }
  | { readonly none: string }

/** `A atau B`, `A, B, atau C`. */
export const orWords = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' atau ') : `${names.slice(0, -1).join(', ')}, atau ${names.at(-1) ?? ''}`

/** A sum in a message: it has figures of its own, and nothing is looked up in their place. */
const sum =
  /(?<![\p{L}\d])(?:rp\.? ?\d|\d{1,3}(?:\.\d{3})+|\d{1,9}(?:[.,]\d{1,3})? ?(?:rb|rbu|ribu|jt|juta|k)(?![\p{L}])|\d{5,9}(?!\d))/iu

/** Whether a message states a sum of money itself. */
export const statesSums = (text: string): boolean => sum.test(text)
