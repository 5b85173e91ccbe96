import { each, type Rewrites } from './rewrites.ts'
import { unitOf } from '../goods/units.ts'

const stroke = /\s+\/\s+(?=(\p{L}+))/gu

/** The signs between the parts of a list. */
export const usualMarks: Rewrites = {
  // Not the dash between two hours.
  dashBeforeCount: {
    example: ['thinwall 500ml — 8 dus', 'thinwall 500ml 8 dus'],
    rewrite: each(/(?<=\p{L})(?<!pagi|siang|sore|malam|wib|wita|wit)\s+[—–]\s+(?=\d)(?!\d{1,2}[.:]\d\d(?!\d))/giu, ' '),
  },
  // A size belongs to the name, the dash begins the count.
  dashBehindSize: {
    example: ['besi 10 - 24 btg @78rb', 'besi 10 24 btg @78rb'],
    rewrite: each(/(?<=\p{L}\s\d{1,3})\s+[-—–]\s+(?=\d{1,5}\s?\p{L}{2,8}\s?(?:@|x\s|×|\*|(?:rp\.?\s?)?\d))/giu, ' '),
  },
  // A bare figure behind the tax is its rate.
  rateOfTax: {
    example: ['sewa alat 17jt, ppn 11, dikirim senin', 'sewa alat 17jt, ppn 11%, dikirim senin'],
    rewrite: each(/(?<=(?<!\p{L})ppn(?:nya)?\s(?:10|11|12|1,1))(?=\s*(?:[,;\n]|\.(?!\d)|$))/giu, '%'),
  },
  // Two strokes or more part entries; one before a unit tells for what a price is.
  strokes: {
    example: ['Q1 7,5jt / Q2 9jt / Q3 8jt', 'Q1 7,5jt, Q2 9jt, Q3 8jt'],
    rewrite: (text) =>
      (text.match(stroke)?.length ?? 0) < 2
        ? text
        : text.replaceAll(stroke, (said, word: string) => (unitOf(word.toLowerCase()) === null ? ', ' : said)),
  },
}
