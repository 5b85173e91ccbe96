import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { guessCategory } from './guess-category.ts'

const told =
  /(?<!\p{L})kategori(?:nya)?\s*:?\s+((?:\p{L}[\p{L} ]{1,25}),\s*(?:(?:dan\s+)?\p{L}[\p{L} ]{1,25}(?:,\s*|(?=[.;\n]|$))){1,9})(?=[.;\n]|\s*$)/iu

/** `kategori olahan ayam (nugget), olahan sapi (bakso sosis), lain-lain`: what belongs to each stands in brackets. */
const withMembers =
  /(?<!\p{L})kategori(?:nya)?\s*:?\s+(\p{L}[\p{L} ]{1,25}\s?\([^()\n]{2,80}\)(?:\s?(?:,|dan)\s?(?:dan\s)?\p{L}[\p{L}\d-]{1,14}(?:\s\p{L}+){0,2}(?:\s?\([^()\n]{2,80}\))?){1,9})/iu
const member = /(\p{L}[\p{L}\d -]{1,30}?)\s?(?:\(([^()]*)\))?(?=\s?(?:,|$)|\sdan\s)/giu

/** A category with the words by which its goods are called; without any it takes what no other does. */
export interface ToldCategory {
  readonly name: string
  readonly members: readonly string[]
}

/** Categories that an order tells with what belongs to them, and the text without that. */
export const readCategoryMembers = (
  text: string,
): { readonly told: readonly ToldCategory[]; readonly text: string } => {
  const found = withMembers.exec(text)
  if (!found) return { told: [], text }
  const told = Array.from((found[1] ?? '').matchAll(member), ([, name = '', members = '']) => ({
    name: sentenceCase(
      name
        .trim()
        .replace(/^dan\s/iu, '')
        .replace(/^(\p{L}{3,})2$/u, '$1-$1'),
    ),
    members: members
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 1 && word !== 'dan'),
  }))
  return { told, text: text.replace(found[0], ' ; ') }
}

/** The category that was told for a thing of this name; undefined where none was. */
export const toldCategory = (name: string, told: readonly ToldCategory[]): string | undefined => {
  const words = name.toLowerCase().split(/[^\p{L}\d]+/u)
  const own = told.find(({ members }) => members.some((one) => words.includes(one)))
  const called = told.find(({ name: category }) => words.includes(category.toLowerCase()))
  return (own ?? called ?? told.find(({ name: called }) => /^(?:lain|lain-lain|lainnya)$/iu.test(called)))?.name
}

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
