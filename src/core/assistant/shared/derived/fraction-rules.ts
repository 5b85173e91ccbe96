import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { readFigures } from '../reading-grammar/sums/numbers.ts'
import { conversion } from '../reading-grammar/goods/units.ts'

import type { PriceRule } from './derived-price.ts'
import { percentRatio, type Ratio, ratio } from './ratio.ts'
import { changed, unchanged } from './read-change.ts'
import { sizeOf, sizesIn, type Thing, unitNamed } from './thing.ts'

const parts: Readonly<Record<string, readonly [number, number]>> = {
  setengah: [1, 2],
  stengah: [1, 2],
  separuh: [1, 2],
  separo: [1, 2],
  '1/2': [1, 2],
  '½': [1, 2],
  sepertiga: [1, 3],
  '1/3': [1, 3],
  seperempat: [1, 4],
  '1/4': [1, 4],
  '¼': [1, 4],
  'tiga perempat': [3, 4],
  '3/4': [3, 4],
  '¾': [3, 4],
  seperlima: [1, 5],
  '1/5': [1, 5],
  sepersepuluh: [1, 10],
}
const part = Object.keys(parts)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const small = new RegExp(String.raw`(?<![\p{L}\d/])(${part})\s?(\p{L}{2,10})`, 'iu')
const share = new RegExp(
  String.raw`(?:harga|regane)(?:nya)?\s(?:\p{L}{1,12}\s){0,3}?(?:(${part})|(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)|(?:di)?bagi\s(\d{1,2})(?!\d)|(sebanding|proporsional|menyesuaikan|sesuai|tinggal\sdibagi|ikut\sbagi))`,
  'iu',
)

const exact = (told: string): Ratio | null => {
  const [over, under] = parts[told.toLowerCase()] ?? []
  return over === undefined ? null : ratio(over, under)
}

interface SmallSize {
  readonly label: string
  /** What it is a part of: one kilo, one portion. */
  readonly base: string
  readonly part: Ratio | null
}

const sizeIn = (text: string): SmallSize | null => {
  const found = small.exec(text)
  const unit = unitNamed(found?.[2] ?? '')
  const told = found?.[1]?.toLowerCase() ?? ''
  const [over, under] = parts[told] ?? []
  if (unit !== null && over !== undefined)
    return { label: `${String(over)}/${String(under)} ${unit}`, base: unit, part: exact(told) }
  const size = sizesIn(text).find(({ unit: own }) => ['gram', 'ml', 'ons', 'cm'].includes(own))
  if (size === undefined || !Number.isInteger(size.count)) return null
  const base = { gram: 'kg', ons: 'kg', ml: 'liter', cm: 'meter' }[size.unit] ?? ''
  const each = conversion(base, size.unit)
  return {
    label: `${String(size.count)} ${size.unit}`,
    base,
    part: each !== null && Number.isInteger(each) && size.count < each ? ratio(size.count, each) : null,
  }
}

const shareIn = (text: string, size: SmallSize): Ratio | null => {
  const [, told, percent, by, likewise] = share.exec(text) ?? []
  if (told !== undefined) return exact(told)
  const value = percent === undefined ? null : (readFigures(percent)?.value ?? null)
  if (value !== null) return value > 0 && value < 100 ? percentRatio(value) : null
  if (by !== undefined) return Number(by) > 1 ? ratio(1, Number(by)) : null
  return likewise === undefined ? null : size.part
}

/** Whether a clause tells a part of a size, or of its price. */
export const tellsFraction = (clause: string): boolean =>
  share.test(clause) || (sizeIn(clause)?.part !== undefined && small.test(clause))

/** A thing's name in another size: what it told of its own is left out. */
const named = ({ name }: Thing, label: string): string => {
  const plain = name.replace(
    /\s?(?:per\s)?(?:\b1\s?(?:kg|kilo|kilogram|liter|ltr|meter|porsi)|sekilo|1000\s?(?:gr|gram|ml))(?!\p{L})/iu,
    '',
  )
  return `${plain.trim()} ${label}`
}

/** `ukuran seperempat kilo, harganya seperempat dari yang sekilo`: a size by its part of what was told by one. */
export const readFractionRules = (sentences: readonly string[], things: readonly Thing[]): PriceRule[] => {
  const isSized = things.some((thing) => sizeOf(thing) !== null)
  return sentences.flatMap((sentence) => {
    const at = sentence.search(share)
    const size = at < 0 ? null : sizeIn(sentence.slice(0, at))
    const of = size === null ? null : shareIn(sentence.slice(at), size)
    if (size === null || of === null) return []
    return [
      (thing: Thing) => {
        const own = sizeOf(thing)
        const each = own === null ? null : conversion(own.unit, size.base)
        const isBase = own === null ? !isSized : each !== null && own.count * each === 1
        const price = isBase ? changed(thing.price, { ...unchanged, ratio: of }) : null
        return price === null
          ? null
          : {
              way: 'size',
              name: named(thing, size.label),
              price,
              label: size.label,
              how: `${String(of.over)}/${String(of.under)} × ${formatRupiah(thing.price)}`,
            }
      },
    ]
  })
}
