import { sumWritten } from '../sums/written-sums.ts'

import { isTimeUnit, unitOf } from './units.ts'

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
