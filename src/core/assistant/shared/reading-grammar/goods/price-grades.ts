import { rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'
import { sumIn } from '../sums/numbers.ts'
import { countedIn, perUnit, price } from './volume-price.ts'

const unitWord = String.raw`(?:\s?(?!ke\s|harga|sampai|hingga|sd\s|semua|kena\s|jadi)\p{L}{2,12})?`
const toGrade = String.raw`(?:\s?[:=]\s?|\s)(?:(?:harga|semua|kena|jadi)(?:nya)?\s){0,3}`
const ofGrade = String.raw`(${price})(?!\p{L}|\d|\.\d)${perUnit}`
/** `50-99 pcs 68rb`, `50 sampai 99: 68rb`. */
const within = String.raw`(\d{1,5})${unitWord}\s?(?:-|–|s\/d|sd|sampai|hingga)\s?(\d{1,5})${unitWord}${toGrade}${ofGrade}`
/** `100 ke atas 60rb`, `di atas 100 pcs 60rb`, `kalau lebih dari 100 semua kena 60rb`. */
const from = String.raw`(?:(?:kalau|kalo|klo|kl|jika)\s)?(?:(di\s?atas|lebih\sdari|>)\s?)?(?:(?:mulai|minimal|min)\s)?(\d{1,5})${unitWord}\s?(?:ke\s?atas|lebih|up|\+|dst)?${unitWord}${toGrade}${ofGrade}`
const grades = new RegExp(
  String.raw`(?:harga(?:nya)?(?:\s(?:kita|kami|saya|aku|gue|gw|kan|bertingkat|grosir))*\s?:?\s)?${within}(?:[,;\/\n]\s?(?:dan\s)?${within}){0,5}[,;\/\n]\s?(?:dan\s)?${from}`,
  'iu',
)
/** `…, jadi mereka kena yang 55`: which of them holds, told once more. */
const whichHolds =
  /^,?\s(?:jadi|berarti)\s(?:\p{L}{2,10}\s){0,2}(?:kena|dapat|dapet|masuk)\s(?:yang|yg)\s\d{1,4}(?:\s?(?:rb|ribu|k))?(?!\p{L}|\d)/iu
const oneWithin = new RegExp(within, 'giu')
const lastFrom = new RegExp(String.raw`${from}$`, 'iu')
const unitIn =
  /\d\s?(pcs|pc|biji|buah|lembar|lbr|porsi|box|kotak|pax|orang|pasang|set|unit|kg|kilo|paket|botol|dus)(?!\p{L})/iu

/** `order s/d 50 pcs 65rb, kalo lebih dari …`, `di bawah 50 pcs 65rb, 50-99 …`: the first grade, told by where it ends. */
const upTo =
  /(?<!\p{L})(?:(?:order|pesan|pesen|beli|ambil|kalau|kalo)\s){0,2}(?:s\/d|sd|sampai|hingga|maks|maksimal|(di\s?bawah|kurang\sdari))\s(\d{1,5})(?=\s?\p{L}{2,12}(?:\s?[:=]\s?|\s)(?:harga(?:nya)?\s)?(?:rp\.?\s?)?\d[^,;.\n]{1,20}[,;.]\s?(?:kalau\s|kalo\s|klo\s)?(?:lebih\sdari|di\s?atas|mulai|>|\d{1,5}(?:\s?\p{L}{2,12})?\s?(?:-|–|s\/d|sd|sampai|hingga|ke\s?atas)))/iu

/** A price and the counts for which it holds; `most` is null where it holds from `least` on. */
interface Grade {
  readonly least: number
  readonly most: number | null
  readonly price: string
}

const gradesOf = (said: string): readonly Grade[] => {
  const [, above, least = '', held = ''] = lastFrom.exec(said) ?? []
  return [
    ...[...said.matchAll(oneWithin)].map(([, low, high, told = '']) => ({
      least: Number(low),
      most: Number(high),
      price: told,
    })),
    { least: Number(least) + (above === undefined ? 0 : 1), most: null, price: held },
  ]
}

/** Prices by how many are ordered, of which none is ordered yet, and the message with the first of them alone. */
interface ReadGrades {
  readonly text: string
  readonly open: { readonly unit: string; readonly grades: readonly Grade[] } | null
}

/**
 * Of prices by how many are ordered the one that holds: 150 pieces of `1-49 pcs 75rb, 50-99 pcs 68rb, 100 ke atas 60rb` cost 60rb
 * each. Where no such count is told they are open, and each becomes a row of a price list (`inGrades`).
 */
export const readGrades = (said: string): ReadGrades => {
  const text = said.replace(upTo, (_, below?: string, end = '') => `1-${Number(end) - (below === undefined ? 0 : 1)}`)
  const found = grades.exec(text)
  if (found === null) return { text: said, open: null }
  const [list] = found
  const before = text.slice(0, found.index)
  const behind = text.slice(found.index + list.length).replace(whichHolds, '')
  const unit = unitIn.exec(list)?.[1] ?? ''
  const told = gradesOf(list)
  const count = countedIn(before, unit) ?? countedIn(behind, unit)
  const held = told.find(
    ({ least, most }) => count === undefined || (count >= least && (most === null || count <= most)),
  )
  if (held === undefined || held.price === '') return { text: said, open: null }
  return {
    text: `${before}harga ${held.price}${unit === '' ? '' : `/${unit}`}${behind}`,
    open: count === undefined ? { unit, grades: told } : null,
  }
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
