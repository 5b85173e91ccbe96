import { withinEdits } from '#core/text/shared/edit-distance.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const alike = (one: string, other: string): boolean =>
  one === other || (one.length >= 3 && withinEdits(one, other, one.length >= 7 ? 2 : 1))

/** New words in the hand of those that stood there: `ADMIN` -> `KEPALA`, `Admin Gudang` -> `Kepala Gudang`. */
const inHandOf = (before: string, fresh: string): string => {
  if (/\p{Lu}/u.test(fresh)) return fresh
  if (/\p{Lu}{2}/u.test(before) && !/\p{Ll}/u.test(before)) return fresh.toUpperCase()
  const words = before.split(/\s+/)
  if (words.length > 1 && words.every((word) => /^\P{Ll}/u.test(word)))
    return fresh.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return /^\p{Lu}/u.test(before) ? `${fresh.charAt(0).toUpperCase()}${fresh.slice(1)}` : fresh
}

/** `Bu Rini` is `Ibu Rini`. */
const addressed = new Set(['bapak', 'ibu', 'pak', 'bu', 'bpk'])

/**
 * A name that has a new one: a slip of the pen and what was left out are mended within it (`Ritwan Halim` ->
 * `Ridwan Halim`), another person or house stands in place of the whole (`Simon Wanma` -> `Elsye Wanma`).
 */
export const renamed = (whole: string, old: string, fresh: string): string => {
  const several = whole.split(/(\s+dan\s+|\s*,\s+|\s*&\s*)/)
  if (several.length > 1 && wordsOf(old).length < wordsOf(whole).length) {
    const at = several.findIndex((one) => wordsOf(old).every((word) => wordsOf(one).includes(word)))
    if (at !== -1) return several.with(at, renamed(several[at] ?? '', old, fresh)).join('')
  }
  const [before, after, all] = [wordsOf(old), wordsOf(fresh), wordsOf(whole)]
  const rest = all.filter((word) => !before.includes(word) && !addressed.has(word))
  const isSlip = before.length === after.length && before.every((word, at) => alike(word, after[at] ?? ''))
  const isLonger = before.every((word) => after.includes(word))
  const told = after.some((word) => rest.includes(word))
  if (rest.length === 0 || told || !(isSlip || isLonger)) return inHandOf(whole, fresh)
  return whole.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(old)}(?![\\p{L}\\p{N}])`, 'iu'), (found) =>
    inHandOf(found, fresh),
  )
}

/** Small words stand everywhere and name nothing. */
const onlyJoins =
  /^(?:(?:yang|yg|itu|ini|tadi|dan|atau|di|ke|dari|untuk|pada|dengan|oleh|adalah|tidak|akan|juga|nya)(?:\s+|$))+$/iu

/**
 * Where some words stand in a text, each place as it is written, and what comes in its stead; a name is taken with the
 * capitals that follow it. Empty where the text does not hold them.
 */
export const swapsIn = (text: string, old: string, fresh: string): ReadonlyMap<string, string> => {
  if (old.trim().length < 2 || onlyJoins.test(old.trim())) return new Map()
  const words = escaped(old.trim()).replaceAll(/\s+/g, '\\s+')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}@])${words}(?![\\p{L}\\p{N}])((?:[ ](?:\\p{Lu}[\\p{L}'’-]*))*)`, 'giu')
  return new Map(
    Array.from(text.matchAll(pattern), ([found, following = '']): [string, string] => {
      // Without the case the pattern takes small words for capitals too.
      const tail = /^(?: \p{Lu}[\p{L}'’-]*)+/u.exec(following)?.[0] ?? ''
      const own = found.slice(0, found.length - following.length)
      const isName = /^\p{Lu}/u.test(own) && /^\p{Lu}/u.test(fresh)
      const whole = isName ? `${own}${tail}` : own
      return [whole, isName ? renamed(whole, old, fresh) : inHandOf(whole, fresh)]
    }),
  )
}

/** A text with some words in the place of others, wherever they stand. */
export const swapIn = (text: string, old: string, fresh: string): string =>
  Array.from(swapsIn(text, old, fresh)).reduce(
    (made, [from, to]) =>
      made.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}@])${escaped(from)}(?![\\p{L}\\p{N}])`, 'gu'), () => to),
    text,
  )
