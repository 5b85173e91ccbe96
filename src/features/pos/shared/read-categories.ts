import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { guessCategory } from './guess-category.ts'

const told =
  /(?<!\p{L})kategori(?:nya)?\s*:?\s+((?:\p{L}[\p{L} ]{1,25}),\s*(?:(?:dan\s+)?\p{L}[\p{L} ]{1,25}(?:,\s*|(?=[.;\n]|$))){1,9})(?=[.;\n]|\s*$)/iu

/** The categories that a shop names for itself, and the text without them: `kategori: sepatu, sandal, aksesoris`. */
export const readCategories = (text: string): { readonly categories: readonly string[]; readonly text: string } => {
  const found = told.exec(text)
  const categories = (found?.[1] ?? '')
    .split(',')
    .map((one) => one.replace(/^\s*dan\s/iu, '').trim())
    .filter((one) => one !== '')
  return { categories, text: found ? text.replace(found[0], ' ; ') : text }
}

/** Where a thing belongs: to the shop's own category that its name says, else, in a shop without any, where it plainly does. */
export const categoryOf = (name: string, own: readonly string[]): string | null => {
  const guess = guessCategory(name)
  if (own.length === 0) return guess
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  const said = own.find((one) => words.includes(one.toLowerCase()) || one.toLowerCase() === guess?.toLowerCase())
  return said === undefined ? null : sentenceCase(said)
}

/** The shop's own categories as a note, where some of them wait for their goods. */
export const ownCategories = (
  own: readonly string[],
  goods: readonly { readonly category: string | null }[],
): string =>
  own.every((one) => goods.some(({ category }) => category?.toLowerCase() === one.toLowerCase()))
    ? ''
    : `Kategori: ${own.join(', ')}`
