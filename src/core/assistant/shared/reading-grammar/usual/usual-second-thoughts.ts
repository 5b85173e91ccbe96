import { each, type Rewrites } from './rewrites.ts'
import { toldPrice } from './told-price.ts'

const price = String.raw`@?\s?${toldPrice}`
const sum = String.raw`(?:rp\.?\s?)?(?:\d[\d,]{0,5}\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d{1,3}(?:\.\d{3}){1,3})`
const ends = String.raw`(?=\s*(?:[,.;\n]|$))`
const why = String.raw`(?:\s(?:aja|saja|doang|ya|deh)){0,2}(?:\s(?:krn|karena|soalnya|sebab|gara2|gara-gara)\s[^,.;\n]{1,60})?`

/** What is told anew, or told behind the figure that it changes, where it is reckoned with. */
export const usualSecondThoughts: Rewrites = {
  // The comma of somebody who corrects himself.
  slipBeforeCount: {
    example: ['48 stel. eh salah ding, 52 stel', '48 stel. eh salah 52 stel'],
    rewrite: each(
      /(?<!\p{L})eh\s(?:salah|maaf|sori|sorry|ralat)(?:\s(?:ding|deng|dink|nih))?,?\s(?=\d)/giu,
      'eh salah ',
    ),
  },
  // How often it was in the end, and why.
  soOftenAfterAll: {
    example: ['les 8x pertemuan @150rb, jadi 6x krn 2x libur', 'les 6x pertemuan @150rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<![\d.,])\d{1,3}\s?(x|kali)\s((?:\p{L}{3,12}\s)?)(${price})[,\s]{1,2}(?:tapi\s|tp\s)?(?:jadi|jadinya|cuma|cuman|hanya)\s(\d{1,3})\s?(?:x|kali)${why}${ends}`,
        'giu',
      ),
      (_, sign = '', what = '', paid = '', count = '') =>
        `${count}${sign === 'x' ? 'x' : ' kali'} ${what}${paid.trim()}`,
    ),
  },
  // The same with a count of people or things.
  soManyAfterAll: {
    example: ['travel 6 orang @180rb jadi 5 orang', 'travel 5 orang @180rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<![\d.,])\d{1,5}\s(\p{L}{2,12})\s(${price})[,\s]{1,2}(?:tapi\s|tp\s)?(?:jadi|jadinya|cuma|cuman|hanya)\s(\d{1,5})\s\1(?!\p{L})${why}${ends}`,
        'giu',
      ),
      (_, unit = '', paid = '', count = '') => `${count} ${unit} ${paid.trim()}`,
    ),
  },
  // What was received, told before what it is the deposit of and its price.
  receivedAhead: {
    example: [
      'dari Bu Endang 1,5jt utk dp katering 200 box @22rb',
      'dari Bu Endang, dp 1,5jt untuk katering 200 box @22rb',
    ],
    rewrite: each(
      new RegExp(
        String.raw`\s(${sum})\s(?:utk|untuk|buat)\s(?:bayar\s)?(dp|uang\smuka|panjar)\s(?=(?:\p{L}{2,14}\s){1,4}\d{1,5}\s\p{L}{2,10}\s@?\s?(?:rp\.?\s?)?\d)`,
        'giu',
      ),
      ', $2 $1 untuk ',
    ),
  },
  // For how long, told right behind the price of one month.
  timesBehindRate: {
    example: ['internet 350rb per bulan 12 bulan', 'internet 350rb per bulan selama 12 bulan'],
    rewrite: each(
      new RegExp(
        String.raw`((?:rb|ribu|k|jt|juta|\d{3})\s?(?:\/|per\s)\s?(bulan|tahun|minggu|hari|malam))\s(?=\d{1,3}\s\2${ends})`,
        'giu',
      ),
      '$1 selama ',
    ),
  },
  // How many ways, told behind the price of one.
  waysBehind: {
    example: ['airport transfer 350k sekali jalan, 2x', 'airport transfer 2 trip @350k'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=\p{L}\s)((?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?)\s(?:sekali|se|per)\s?(?:jalan|trip|antar)[,\s]{1,2}(?:total\s|jadi\s)?(\d{1,2})\s?(?:x|kali|trip)${ends}`,
        'giu',
      ),
      (_, one = '', count = '') => `${count} trip @${one.trim()}`,
    ),
  },
  halfAhead: {
    example: ['uang muka separo', 'uang muka 50%'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})(dp|uang\smuka|panjar)(?:nya)?\s(?:sudah\s|udah\s|dibayar\s|bayar\s){0,2}(?:separo|separuh|setengah)(?:\s?nya)?(?:\s(?:dulu|harga|total))?${ends}`,
        'giu',
      ),
      '$1 50%',
    ),
  },
  // What the buyer gives in for it lowers the price.
  givenIn: {
    example: ['tukar tambah samsung a12 potong 800rb', 'potongan 800rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})(?:tukar\stambah|tt|trade\sin)\s(?:\p{L}[\p{L}\d]{0,14}\s){1,4}?(?:di)?(?:potong|hargai|nilai)\s(${price})${ends}`,
        'giu',
      ),
      'potongan $1',
    ),
  },
}

const { soOftenAfterAll, soManyAfterAll, waysBehind } = usualSecondThoughts

/** A message with the figures that hold, for whoever tells its clauses again: what was taken back stands in no letter. */
export const asSettled = (text: string): string =>
  [soOftenAfterAll, soManyAfterAll, waysBehind].reduce((told, one) => one?.rewrite(told) ?? told, text)
