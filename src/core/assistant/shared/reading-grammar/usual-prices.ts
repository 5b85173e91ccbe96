import { each, type Rewrites } from './rewrites.ts'
import { isTimeUnit, unitOf } from './units.ts'

const allForOne =
  /\(?(?<!\p{L})harga(?:nya)?\s(?:di\satas|tersebut|tadi|semua|itu)\s(?:itu\s|semua\s|adalah\s)?(?:harga\s)?(?:per\s)?satuan(?!\p{L})\)?/iu
const pricedCount = /(?<=\d\s?\p{L}{2,10})\s(?=(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?\s*(?:[\n;,]|$))/giu

const ofOne = /(?<=\d\s?(?:rb|ribu|rebu|ewu)?)\s(?:hiji|siji|sabiji)(?=[,.;\n]|$)/giu
const dozens = /(?<!\p{L})(?:lusin|kodi|gros|gross)(?!\p{L})/iu

/** For what a price is. */
export const usualPrices: Rewrites = {
  // Each sum behind a count is the price of one.
  allForOne: {
    example: ['145 bungkus 22rb, 3 dus 40rb (harga di atas per satuan)', '145 bungkus @22rb, 3 dus @40rb '],
    rewrite: (text) => (allForOne.test(text) ? text.replace(allForOne, '').replaceAll(pricedCount, ' @') : text),
  },
  // Of one piece of what is counted by the dozen, else of one as it is counted.
  ofOne: {
    example: ['5 lusin 68rb hiji', '5 lusin 68rb sebiji'],
    rewrite: (text) => text.replaceAll(ofOne, dozens.test(text) ? ' sebiji' : ' satu'),
  },
  // What is gone of a count is told apart from it.
  goneOfIt: {
    example: ['roti titip 100 yg balik 14', 'roti titip 100, yg balik 14'],
    rewrite: each(
      /(?<=\d(?:\s\p{L}{2,10})?)\s(?=(?:yang|yg|nu|sing)\s(?:balik|kembali|retur|diretur|rusak|pecah|busuk|basi|batal|sobek|robek|bocor)\s\d)/giu,
      ', ',
    ),
  },
  // Prices that stand before what is counted in that very unit.
  asCounted: {
    example: ['cabai 5 kilo 40rb, itu harga per kilo semua', 'cabai 5 kilo 40rb, '],
    rewrite: each(
      /(?<!\p{L})itu\s(?:semua\s)?harga(?:nya)?\sper\s(\p{L}{2,10})(?:\ssemua(?:nya)?)?(?!\p{L})/giu,
      (said = '', word = '') => {
        const unit = unitOf(word.toLowerCase())
        return unit === null || isTimeUnit(unit) || unit === 'orang' ? said : ''
      },
    ),
  },
  // The word says for what the price is, and begins no other thing.
  hired: {
    example: ['kursi 200 buah sewa 2500 per hari', 'kursi 200 buah 2500 per hari'],
    rewrite: each(
      /(?<=\d\s\p{L}{2,10})\s(?:sewa|disewa)(?:nya|kan|in)?\s(?=(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?\s?(?:per|\/|se(?=hari|malam|jam|minggu)))/giu,
      ' ',
    ),
  },
}
