import { rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'
import { readFigures, sumIn } from '../sums/numbers.ts'

import { isTimeUnit, unitOf } from './units.ts'

const price = String.raw`(?:rp\.?\s?)?\d{1,3}(?:[.,]\d{1,3}){0,3}\s?(?:rb|ribu|rebu|k|jt|juta)?(?!\p{L}|\d|\.\d)`
const perUnit = String.raw`(?:\s?(?:\/|per)\s?\p{L}{2,12})`
const orders = String.raw`(?:(?:pesan|pesen|beli|ambil|order|belanja)(?:nya)?\s)`
const reduction = String.raw`(?:(?:diskon|disc|potongan|korting)(?:nya)?|(?:ku|di)?potong(?:in)?)`
const unitWord = String.raw`(?:\s?(?!ke\s|harga|sampai|hingga|sd\s|semua|kena\s|jadi|${reduction})\p{L}{2,12})?`

/** `50-99 pcs`, `50 sampai 99`. */
const within = String.raw`(?<low>\d{1,5})${unitWord}\s?(?:-|–|s\/d|sd|sampai|hingga)\s?(?<high>\d{1,5})${unitWord}`
/** `order s/d 50 pcs`, `di bawah 50 pcs`. */
const upTo = String.raw`(?:(?:kalau|kalo|klo|kl|jika)\s)?${orders}?(?:s\/d|sd|sampai|hingga|maks|maksimal|(?<below>di\s?bawah|kurang\sdari))\s(?<end>\d{1,5})${unitWord}`
/** `kalau pesan di atas 200 pcs`, `minimal 50 pcs`, `100 pcs ke atas`. */
const onwards =
  String.raw`(?:(?:tapi|tp|tetapi|dan|namun)\s)?(?:(?:kalau|kalo|klo|kl|jika|bila|karena|karna|krn|berhubung|soalnya)\s)?${orders}?` +
  String.raw`(?:(?:(?<above>di\s?atas|lebih\sdari|>)\s?|(?:minimal|minimum|min|mulai)\s)${orders}?(?<from>\d{1,5})|(?<up>\d{1,5})(?=${unitWord}\s?(?:ke\s?atas|lebih|up|\+|dst)))${unitWord}\s?(?:ke\s?atas|lebih|up|\+|dst)?${unitWord}`
/** `harga normal 13rb/pcs`, `harganya 40rb`: what is paid of however few. */
const usual = String.raw`(?<usual>(?:harga\s)?(?:normal|biasa|eceran)(?:nya)?(?:\sharga(?:nya)?)?|harga(?:nya)?)(?=\s\S*\d)`
const ofGrade =
  String.raw`(?:\s?[:=]\s?|,?\s(?<!,\s(?!harga|jadi|semua|kena|dapat|dapet|diskon|potong)))(?:(?!${reduction})\p{L}{2,12}\s){0,4}(?<off>${reduction}\s)?(?<price>${price})(?<percent>\s?%)?(?<per>${perUnit})?` +
  String.raw`(?:\s(?:jadi|jadinya)\s(?:kena\s)?(?<settled>${price})${perUnit}?)?(?:\ssemua(?:nya)?)?`
const oneGrade = new RegExp(String.raw`(?<![\p{L}\d.,])(?:${within}|${upTo}|${onwards}|${usual})${ofGrade}`, 'giu')
const joined = /^[\s,.;/]{1,3}(?:dan\s)?$/iu
const announced = /harga(?:nya)?(?:\s(?:kita|kami|saya|aku|gue|gw|kan|bertingkat|grosir))*\s?:?\s$/iu
/** `…, jadi mereka kena yang 55`: which of them holds, told once more. */
const whichHolds =
  /^[\s,.]{1,2}(?:jadi|jd|berarti|maka)\s(?:\p{L}{2,10}\s){0,2}(?:kena|dapat|dapet|masuk|pakai|pake)(?:nya)?\s(?:harga\s)?(?:yang|yg)\s\d(?:[\d.,]{0,9}\d)?(?:\s?(?:rb|ribu|k))?(?:\sya)?(?!\p{L}|\d)/iu

/** A price and the counts for which it holds; `most` is null where it holds from `least` on. */
interface Grade {
  readonly least: number
  readonly most: number | null
  readonly price: string
  readonly per: string
  /** What is taken off the first price where none of its own is told. */
  readonly off: string | null
}

const gradeOf = ({ groups = {} }: RegExpExecArray | RegExpMatchArray): Grade => {
  const { low, high, end, below, above, from, up, off, percent, settled, per = '' } = groups
  const least = Number(low ?? from ?? up ?? 1) + (above === undefined ? 0 : 1)
  const most = high ?? (end === undefined ? null : Number(end) - (below === undefined ? 0 : 1))
  const told = (off === undefined ? groups['price'] : settled) ?? ''
  return {
    least,
    most: most === null ? null : Number(most),
    price: told.trim(),
    per,
    off: told === '' ? `${groups['price']}${percent === undefined ? '' : '%'}` : null,
  }
}

/** The first grades of a text that stand one behind the other, from few to many, where one of them is open above. */
const gradesIn = (
  text: string,
): { readonly grades: readonly Grade[]; readonly from: number; readonly to: number } | null => {
  let run: { grades: readonly Grade[]; from: number; to: number } = { grades: [], from: 0, to: 0 }
  const isWhole = (): boolean =>
    run.grades.length > 1 && run.grades.some(({ least, most }) => most === null && least > 1)
  for (const found of text.matchAll(oneGrade)) {
    const isOpening = found.groups?.['usual'] !== undefined && run.grades.some(({ least }) => least === 1)
    const isNext = !isOpening && joined.test(text.slice(run.to, found.index))
    if (!isNext && isWhole()) break
    run = {
      grades: [...(isNext ? run.grades : []), gradeOf(found)],
      from: isNext && run.grades.length > 0 ? run.from : found.index,
      to: found.index + found[0].length,
    }
  }
  return isWhole() ? { ...run, grades: run.grades.toSorted((one, other) => one.least - other.least) } : null
}

const unitIn = (text: string): string =>
  Array.from(text.matchAll(/\d\s?(\p{L}{2,12})/gu), ([, word = '']) => word).find((word) => {
    const unit = unitOf(word.toLowerCase())
    return unit !== null && !isTimeUnit(unit)
  }) ?? ''

/** How many are ordered besides what is told of the prices; undefined where no count is told. */
const countedIn = (rest: string, unit: string): number | undefined => {
  const noun = unit === '' ? String.raw`\p{L}{2,12}` : unit
  const counted = new RegExp(String.raw`(?<![\d.,@])(\d{1,3}(?:\.\d{3})?|\d{4,5})\s?${noun}(?!\p{L})`, 'iu').exec(rest)
  return readFigures(counted?.[1] ?? '')?.value
}

/** Prices by how many are ordered, of which none is ordered yet, and the message with the first of them alone. */
interface ReadGrades {
  readonly text: string
  readonly open: { readonly unit: string; readonly grades: readonly Grade[] } | null
}

/**
 * Of prices by how many are ordered the one that holds: 150 pieces of `1-49 pcs 75rb, 50-99 pcs 68rb, 100 ke atas 60rb` cost
 * 60rb each, 260 of `harga normal 13rb/pcs, di atas 200 pcs 11.500` cost 11.500. Where no such count is told they are open,
 * and each becomes a row of a price list (`inGrades`).
 */
export const readGrades = (said: string): ReadGrades => {
  const found = gradesIn(said)
  const [first] = found?.grades ?? []
  if (found === null || first === undefined) return { text: said, open: null }
  const before = said.slice(0, found.from).replace(announced, '')
  const behind = said.slice(found.to).replace(whichHolds, '')
  const unit = unitIn(said.slice(found.from, found.to))
  const count = countedIn(before, unit) ?? countedIn(behind, unit)
  const isPlain = first.most === null
  if (count === undefined && isPlain) return { text: said, open: null }
  const reached = found.grades.findLast(
    ({ least, most }) => count !== undefined && count >= least && (most === null || count <= most),
  )
  const held = reached ?? (count === undefined ? first : undefined)
  if (held === undefined) return { text: said, open: null }
  const ofOne = (grade: Grade): string => grade.per || (unit === '' || (isPlain && grade === first) ? '' : `/${unit}`)
  // What is taken off stays a discount of the paper, so that its reader sees both prices.
  const told =
    held.off === null
      ? `${held.price}${ofOne(held)}`
      : `${first.price}${ofOne(first)}, diskon ${held.off}${held.off.endsWith('%') ? '' : ` per ${unit}`}`
  return { text: `${before}harga ${told}${behind}`, open: count === undefined ? { unit, grades: found.grades } : null }
}

/** The one row of open grades as a row for each of them: `kaos (1–49 pcs)`, `kaos (mulai 100 pcs)`. */
export const inGrades = (lines: readonly GoodsLine[], { open }: ReadGrades): readonly GoodsLine[] => {
  const first = sumIn(open?.grades[0]?.price ?? '')
  if (open === null || first === null) return lines
  return lines.flatMap((line) => {
    if (line.quantity !== null || line.price !== first) return [line]
    return open.grades.map(({ least, most, price: told }) => {
      const counts = [most === null ? `mulai ${least}` : `${least}–${most}`, open.unit].filter((part) => part !== '')
      return { ...line, name: `${line.name} (${counts.join(' ')})`, price: rupiah(sumIn(told) ?? 0) }
    })
  })
}
