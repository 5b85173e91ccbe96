import { usualCounts } from '#core/assistant/shared/reading-grammar/usual/usual-counts.ts'
import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { byTimes, withoutParts } from './told-lists.ts'

/** Money by the names of the street. */
const street: Readonly<Record<string, string>> = {
  seceng: '1000',
  goceng: '5000',
  ceban: '10000',
  noban: '20000',
  goban: '50000',
  gocap: '50000',
  cepek: '100000',
  cepekceng: '100000',
  gopek: '500000',
  sejeti: '1000000',
  gojeti: '5000000',
}

/** `10-12rb`, `10.000 sampai 12.000`: two sums of one scale. Between them stands a sign of our own. */
const scaledRange =
  /(?<![\d.,/-])(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:rb|ribu|k|jt|juta)?\s?(?:-|–|sampai|sampe|s\/d|hingga)\s?(\d{1,4}(?:[.,]\d{1,3})?)\s?(rb|ribu|k|jt|juta)(?!\p{L})/giu
const groupedRange =
  /(?<![\d.,/-])(\d{1,3}(?:\.\d{3})+)\s?(?:-|–|sampai|sampe|s\/d|hingga)\s?(?=\d{1,3}(?:\.\d{3})+(?![\d.]))/giu
/** Stands between the two ends of a range. */
export const rangeMark = '~'

/** The question behind a sum is no word of that sum: `modal 95rb masih untung ga`. */
const question =
  /(?<!\p{L})(?:(?:masih|apakah|apa|bisa|kira-kira|jadi)\s+)*(?:untung|rugi|cuan|layak|laku|cocok|balik modal)(?:nya)?\s+(?:ga|gak|nggak|ngga|enggak|tidak|kah|atau (?:rugi|tidak|nggak|enggak|gak|ga)|brp|berapa)(?!\p{L})/giu

/** What shall be reckoned is no word of the sum before it: `solar 60rb hitung total biayanya`. */
const wanted =
  /(?<!\p{L})(?:(?:tolong|coba)\s+)?(?:hitung(?:kan|in)?|itung(?:in)?|cari(?:in)?)\s+(?:total|jumlah)(?:nya)?(?:\s+\p{L}+nya)?(?!\p{L}|\s*:|\s+\d)|(?<!\p{L})total(?:nya)?\s+(?:\p{L}+\s+)?(?:berapa|brp)(?!\p{L})/giu

/** `36.500/kg gratis ongkir`: nothing is paid for it. */
const freeDelivery =
  /(?<!\p{L})(?:gratis|free|bebas|tanpa)\s+(?:ongkir|ongkos kirim|biaya kirim)(?!\p{L}|\s+(?:(?:xtra|extra|ekstra)\s+)?\d+(?:[.,]\d+)?\s?(?:%|persen))|(?<!\p{L})(?:ongkir|ongkos kirim|biaya kirim)(?:nya)?\s+(?:gratis|free)(?!\p{L})/giu

/** `bayar 7x @450rb`, `5x seminggu`: how often. */
const often = /(?<=(?:^|\s)\d{1,3})\s?x(?=\s*@|\s+(?:se|per|tiap))/giu

/** `rusak/busuk 1.750.000`: one name; `harga/porsi 15rb` is for one. */
const eitherOr = /(?<![\d\p{L}])(\p{L}{3,20})\/(\p{L}{3,20})(?=\s+(?:rp\.?\s?)?\d)/giu
const asOneName = (whole: string, first: string, second: string): string =>
  unitOf(second.toLowerCase()) === null ? `${first} ${second}` : whole

/** `silet+pomade 7rb`: one sum for both. */
const joined = /(?<![\d\p{L}])(\p{L}{3,20})\s?\+\s?(?=\p{L}{3})/gu

/** `(1) dilempar ke tetangga … (2) beli sendiri`: marks of a list within a line, where each follows the one before. */
const mark = /(?<=^|[\s:,;])\(?([1-9])[).](?=\s+\p{L})/gu
const withoutMarks = (text: string): string => {
  const found = [...text.matchAll(mark)].map(([, figure]) => Number(figure))
  return found.length > 1 && found.every((one, at) => one === at + 1) ? text.replaceAll(mark, ',') : text
}

/** The message with its sums in one way of writing. */
export const levelled = (text: string): string =>
  byTimes(withoutParts(withoutMarks(usualCounts.countedInThousands.rewrite(text))))
    .replaceAll(freeDelivery, ' ')
    .replaceAll(often, ' kali')
    .replaceAll(eitherOr, asOneName)
    .replaceAll(joined, '$1 dan ')
    .replaceAll(question, ', ')
    .replaceAll(wanted, ', ')
    .replaceAll(/\p{L}+/gu, (word) => street[word.toLowerCase()] ?? word)
    .replaceAll(
      scaledRange,
      (_, from: string, to: string, scale: string) => `${from}${scale} ${rangeMark} ${to}${scale}`,
    )
    .replaceAll(groupedRange, (_, from: string) => `${from} ${rangeMark} `)
    // `kos2an`, `rata2`: a doubled word, no number of the business.
    .replaceAll(/(?<=\p{L}{3})2(?=an(?!\p{L}))/gu, '')
    .replaceAll(/(?<=\p{L}{3})2(?![\d\p{L}])/gu, '')
