import { sumWritten } from '../sums/written-sums.ts'

import { isTimeUnit, unitOf } from './units.ts'

const sum = String.raw`(?:rp\.?\s?)?(\d{1,3}(?:[.,]\d{1,3}){0,3})\s?(rb|ribu|rebu|k|jt|juta)?`
const spoken: Readonly<Record<string, number>> = {
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  sepuluh: 10,
  seratus: 100,
  seribu: 1000,
  sewu: 1000,
}
const several = String.raw`(\d{1,4}|\d\.000|${Object.keys(spoken).join('|')})`
const counted = String.raw`(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d{1,6})\s?(\p{L}{2,10})`
const priced = String.raw`[,;:]?\s{1,2}(?:harga(?:nya)?\s|regane\s|@\s?)?`
const per = String.raw`\s?(?:\/|per|tiap|setiap|saben|dapat|dapet|dpt|isi|untuk|buat)\s?`
/** `1.150.000 2. Meja` goes on in a list. */
const end = String.raw`(?=\s*(?:[,;\n)]|\.?\s*$))`

/** `850rb per 1000 biji`, `265rb per box isi 5 rim`: what so many pieces cost together, wherever they are counted. */
const ofSeveral = new RegExp(
  String.raw`(?<![\d.,])${sum}\s?(?:\/|per|tiap|setiap|saben|untuk|dapat|dapet|dpt)\s?(?:\p{L}{2,10}\s\(?isi\s)?${several}\s(\p{L}{2,10})(?!\p{L})\)?`,
  'giu',
)
/** `60 biji, harga 10rb dapat 3`, `60 biji 10rb/3`, `60 biji 10rb 3`: right behind the price. */
const behindPrice = new RegExp(`${counted}${priced}${sum}(?:${per}|[ ])${several}(?:\\s(\\p{L}{2,10}))?${end}`, 'giu')
/** `60 biji, 3 biji 10rb`, `4.500 biji, per seribu 2,1 juta`: before the price. */
const beforePrice = new RegExp(
  String.raw`${counted}[,;:]?\s{1,2}(?:harga(?:nya)?\s)?(?:(?:per|tiap|setiap|saben)\s)?${several}(?:nya)?(?:\s(\p{L}{2,10}))?\s(?:harga(?:nya)?\s|cuma\s)?${sum}(?!\p{L}|\d|\s?(?:per|\/|se)\p{L}?)`,
  'giu',
)

const many = (said: string): number => spoken[said.toLowerCase()] ?? Number(said.replaceAll('.', ''))

/** What can be told for several at once: pieces and measures, neither times nor what holds pieces itself. */
const pieceIn = (noun: string): string | null => {
  const unit = unitOf(noun.toLowerCase())
  return unit === null || isTimeUnit(unit) || /^(?:orang|kotak|box|dus|kardus|pak|kali)$/.test(unit) ? null : unit
}

/** The price of one, where it is whole; else so many lots of several at the told price. */
const asOne = (count: number, noun: string, lot: number, price: number): string | null => {
  if (lot < 2 || count <= lot || price <= 0) return null
  if (Number.isSafeInteger(price / lot)) return `${count} ${noun}, Rp ${price / lot}/${noun}`
  return count % lot === 0 ? `isi ${lot} ${noun} ${count / lot} paket, Rp ${price} per paket` : null
}

/**
 * A price told for so many pieces as that of one: `3.500 biji, 850rb per 1000 biji` costs 850 a piece; where one costs no
 * whole Rupiah, so many lots are counted: `60 biji, 10rb dapat 3` are 20 lots of 3. The message as it is where pieces of that
 * sort are counted nowhere else, or the lots leave a rest.
 */
export const withPriceOfOne = (told: string): string =>
  told
    .replaceAll(beforePrice, (said, count, noun, lot, unit, figures, scale) => {
      const own = pieceIn(noun)
      const isSame = unit === undefined ? many(lot) >= 100 : pieceIn(unit) === own
      const price = sumWritten(figures, scale)
      // `12 pcs 3 pcs 50`: a price is told as one.
      const isSum = scale !== undefined || price >= 500
      return own !== null && isSame && isSum ? (asOne(many(count), noun, many(lot), price) ?? said) : said
    })
    .replaceAll(behindPrice, (said, count, noun, figures, scale, lot, unit) => {
      const isSum = scale !== undefined || /\d[.]\d{3}/.test(figures)
      const own = pieceIn(noun)
      const isSame = unit === undefined || pieceIn(unit) === own
      return own !== null && isSame && isSum
        ? (asOne(many(count), noun, many(lot), sumWritten(figures, scale)) ?? said)
        : said
    })
    .replaceAll(ofSeveral, (said, figures, scale, lot, noun, at: number, text: string) => {
      const own = pieceIn(noun)
      const rest = `${text.slice(0, at)} ${text.slice(at + said.length)}`
      const isCounted = [...rest.matchAll(new RegExp(counted, 'giu'))].some(
        ([, , other = '']) => pieceIn(other) === own,
      )
      const each = sumWritten(figures, scale) / many(lot)
      return own !== null && isCounted && Number.isSafeInteger(each) && each > 0 ? `Rp ${each}/${noun}` : said
    })
