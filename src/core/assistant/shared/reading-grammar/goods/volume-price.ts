import { readFigures } from '../sums/numbers.ts'
import { sumWritten } from '../sums/written-sums.ts'

import { isTimeUnit, unitOf } from './units.ts'

export const price = String.raw`(?:rp\.?\s?)?\d{1,3}(?:[.,]\d{1,3}){0,3}\s?(?:rb|ribu|rebu|k|jt|juta)?`
export const perUnit = String.raw`(?:\s?(?:\/|per)\s?\p{L}{2,12})?`

const reduction = String.raw`(?:(?:diskon|disc|potongan|korting)(?:nya)?|(?:ku|di)?potong(?:in)?)`
/**
 * `harga normal 13rb/pcs, kalau pesan di atas 200 pcs semuanya kena harga 11.500`, `harga 95rb, kalau di atas 150 stel diskon
 * 5rb per stel jadi 90rb`: two prices, or one and what is taken off it, and the count between them.
 */
const tiers = new RegExp(
  String.raw`(?:harga\s)?(?:(?:normal|biasa|eceran)(?:nya)?\s(?:harga(?:nya)?\s)?|harga(?:nya)?\s)(${price}${perUnit})[\s,.;]{1,3}` +
    String.raw`(?:(?:tapi|tp|tetapi|dan|namun)\s)?(?:(?:kalau|kalo|klo|kl|jika|bila|karena|karna|krn|berhubung|soalnya)\s)?(?:(?:pesan|pesen|beli|ambil|order|belanja)(?:nya)?\s)?` +
    String.raw`(di\satas|diatas|lebih\sdari|minimal|minimum|min|mulai)\s(?:pesan\s|beli\s|ambil\s)?(\d{1,5})\s?(\p{L}{2,12})[\s,:]{1,2}` +
    String.raw`(?:(?!${reduction})\p{L}{2,12}\s){0,4}(${reduction}\s)?(${price})(?!\p{L}|\d)(\s?%)?${perUnit}` +
    String.raw`(?:\s(?:jadi|jadinya)\s(?:kena\s)?(${price})(?!\p{L}|\d)${perUnit})?(?:\ssemua(?:nya)?)?`,
  'iu',
)

/** `ambil 100 bungkus ke atas`: from so many on. */
const upward =
  /(?:(?:ambil|pesan|pesen|beli|order)\s)?(?<![\d.,])(\d{1,5})\s?(\p{L}{2,12})\s(?:ke\s?atas|lebih)(?!\p{L})/giu
/** `jd dia kena yg 7.200 ya`: which of the two it is, said once more. */
const saidOnceMore =
  /[\s,.]{1,2}(?:jadi|jd|berarti|maka)\s(?:dia|mereka|beliau|ini)\s(?:kena|dapat|dapet|pakai|pake)(?:nya)?\s(?:harga\s)?(?:yang|yg)\s\d[\d.,]{0,9}(?:\s?(?:rb|ribu|k))?(?:\sya)?(?=\s*(?:[,.;\n]|$))/iu

/** `850rb per 1000 biji`, `265rb per box isi 5 rim`: what so many pieces cost together. */
const ofSeveral =
  /(?<![\d.,])(?:rp\.?\s?)?(\d{1,3}(?:[.,]\d{1,3}){0,3})\s?(rb|ribu|rebu|k|jt|juta)?\s?(?:\/|per|tiap|saben)\s?(?:\p{L}{2,10}\s\(?isi\s)?(\d{1,4}|\d\.000|seratus|seribu|sewu)\s(\p{L}{2,10})(?!\p{L})\)?/giu
/** `4.500 biji, per seribu 2,1 juta`: the same, told before its price. */
const severalFirst =
  /(?<=(?<![\d.,])\d[\d.]{2,8}\s?(biji|bijik|buah|butir|pcs|keping|lembar|lbr|batang|ekor|bibit)[,\s]{1,2}(?:harga(?:nya)?\s)?)per\s?(100|1\.?000|seratus|seribu|sewu)(?:nya)?\s(?:rp\.?\s?)?(\d{1,3}(?:[.,]\d{1,3}){0,3}\s?(?:rb|ribu|rebu|k|jt|juta)?)(?!\p{L}|\d)/iu
const spokenCounts: Readonly<Record<string, number>> = { seratus: 100, seribu: 1000, sewu: 1000 }

/**
 * A price told for so many pieces as that of one: `3.500 biji, 850rb per 1000 biji` costs 850 a piece. The message as it is
 * where pieces of that sort are counted nowhere else, or one of them costs no whole Rupiah.
 */
export const withPriceOfOne = (told: string): string => {
  const text = told.replace(severalFirst, '$3 per $2 $1')
  return text.replaceAll(
    ofSeveral,
    (said: string, figures: string, scale: string | undefined, several: string, noun: string, at: number) => {
      const rest = `${text.slice(0, at)} ${text.slice(at + said.length)}`
      const unit = unitOf(noun.toLowerCase())
      const isCounted = new RegExp(String.raw`(?<![\d.,])\d[\d.]*\s?${noun}(?!\p{L})`, 'iu').test(rest)
      if (unit === null || isTimeUnit(unit) || !isCounted) return said
      const many = spokenCounts[several.toLowerCase()] ?? Number(several.replace('.', ''))
      const each = sumWritten(figures, scale) / many
      return Number.isSafeInteger(each) && each > 0 ? `Rp ${each}/${noun}` : said
    },
  )
}

/** How many are ordered besides what is told of the prices; undefined where no count is told. */
export const countedIn = (rest: string, unit: string): number | undefined => {
  const noun = unit === '' ? String.raw`\p{L}{2,12}` : unit
  const counted = new RegExp(String.raw`(?<![\d.,@])(\d{1,3}(?:\.\d{3})?|\d{4,5})\s?${noun}(?!\p{L})`, 'iu').exec(rest)
  return readFigures(counted?.[1] ?? '')?.value
}

/**
 * A price that holds from a count on, as the one that holds for what is ordered: `mereka pesan 260 pcs` of the tiers above
 * pays 11.500. The message as it is where no such count is told.
 */
export const withPriceOfCount = (asTold: string): string => {
  const text = asTold.replaceAll(upward, 'minimal $1 $2').replace(saidOnceMore, '')
  const found = tiers.exec(text)
  if (found === null) return asTold
  const [said, normal = '', from = '', least = '', unit = '', off, told = '', percent, settled] = found
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + said.length)}`
  const count = countedIn(rest, unit)
  if (count === undefined) return asTold
  const isReached = /^(?:di\s?atas|lebih)/iu.test(from) ? count > Number(least) : count >= Number(least)
  // What is taken off stays a discount of the paper, so that its reader sees both prices.
  const less = `${normal}, diskon ${told}${percent === undefined ? ` per ${unit}` : '%'}`
  const lower = off === undefined ? told : settled
  const held = !isReached ? normal : lower === undefined ? less : `${lower}/${unit}`
  return text.slice(0, found.index) + `harga ${held}` + text.slice(found.index + said.length)
}
