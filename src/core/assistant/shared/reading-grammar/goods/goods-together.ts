import type { Draft } from './goods-line.ts'
import { isTimeUnit } from './units.ts'

/** A line of goods that is read, with the name it goes by. */
export interface Entry {
  readonly draft: Draft
  readonly name: string
}

/** Words by which a price points to what was counted before it: `satunya 6.500`. */
const pointing = new Set('satunya satuannya sebiji sebijinya harga harganya masing-masing semua semuanya'.split(' '))

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !pointing.has(word))

const isCountOnly = ({ draft }: Entry): boolean =>
  draft.quantity !== null && draft.money === null && draft.total === null

/** A price of one: not counted, or counted as one of its unit. */
const isPriceOfOne = ({ draft }: Entry): boolean =>
  draft.money !== null && (draft.quantity === null || (draft.quantity === 1 && draft.unit !== null))

/** All words of the shorter name stand in the longer one. */
const namesSame = (one: readonly string[], other: readonly string[]): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length > 0 && short.every((word) => long.includes(word))
}

/** `1 papan 32 ribu`: nothing but the unit names it. */
const isNameless = ({ draft, name }: Entry): boolean => {
  const words = wordsOf(name)
  return words.length === 0 || (words.length === 1 && words[0] === draft.unit)
}

const joined = (counted: Entry, priced: Entry): Entry => {
  const { money } = priced.draft
  const unit = counted.draft.unit ?? (priced.draft.quantity === 1 ? priced.draft.unit : null)
  const named = isNameless(counted) && !isNameless(priced) ? priced.name : counted.name
  const each = money === null ? null : { ...money, each: true, unit: money.unit ?? priced.draft.unit }
  return { name: named, draft: { ...counted.draft, unit, money: each } }
}

/**
 * `20 kg ayam, 10 papan tahu; ayam 58rb, tahu 54rb`: counts told in one place and prices in another belong together by
 * their names; a price without a name belongs to the one thing that was counted in its unit.
 */
export const together = (entries: readonly Entry[]): readonly Entry[] => {
  if (!entries.some(isCountOnly) || !entries.some(isPriceOfOne)) return entries
  const found: (Entry | null)[] = [...entries]
  entries.forEach((priced, at) => {
    if (!isPriceOfOne(priced)) return
    const open = found.flatMap((entry, place) => (entry !== null && place !== at && isCountOnly(entry) ? [place] : []))
    const words = wordsOf(priced.name)
    const fits = isNameless(priced)
      ? open.filter((place) => {
          const unit = found[place]?.draft.unit ?? null
          const wanted = priced.draft.quantity === 1 ? priced.draft.unit : (priced.draft.money?.unit ?? null)
          return wanted === null || unit === null || unit === wanted
        })
      : open.filter((place) => namesSame(words, wordsOf(found[place]?.name ?? '')))
    const exact = fits.filter((place) => wordsOf(found[place]?.name ?? '').length === words.length)
    const [place] = fits.length > 1 && exact.length === 1 ? exact : fits
    const counted = place === undefined ? null : (found[place] ?? null)
    if (counted === null || place === undefined || (fits.length > 1 && exact.length !== 1)) return
    if (counted.draft.unit !== null && isTimeUnit(counted.draft.unit) && priced.draft.unit !== counted.draft.unit)
      return
    found[place] = joined(counted, priced)
    found[at] = null
  })
  return found.filter((entry) => entry !== null)
}
