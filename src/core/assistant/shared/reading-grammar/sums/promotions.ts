import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine, Reading } from '../../reading.ts'

import { claim, type Sheet } from '../sheet.ts'

/** What a promotion takes off so many pieces, each at the same price. */
interface Promotion {
  /** How it is told, for the paper. */
  readonly said: string
  readonly off: (pieces: number, price: number) => number
}

const buyAndGet =
  /(?<!\p{L})(?:(?:ada|dengan|pakai|pake|lagi)\s)?(?:promo(?:nya)?\s(?:\p{L}{2,12}\s)?beli|program\sbeli|buy|(?:pesan|pesen|ambil|order|beli)(?=\s\d{1,3}\s(?:gratis|bonus|free)))\s(\d{1,3})(?:\s(?!gratis|free)\p{L}{2,10})?,?\s(?:gratis|dapat|dapet|bonus|free|get)\s(?:gratis\s|free\s)?(\d{1,3})(?:\s(?:pcs|buah|biji|gratis|free))?(?!\p{L})/iu

const fromOneOn =
  /(?<!\p{L})(?:(?:yang|yg|mulai|untuk|dari|pembelian|item|barang|potong|porsi|biji)\s){0,3}(?:ke-?\s?(\d{1,2})|(kedua|ketiga))\s((?:dst(?:nya)?|dan\sseterusnya|seterusnya|ke\s?atas)[\s,]{1,2})?(?:di)?(?:diskon|disc|korting|potongan|potong)\s(\d{1,2})\s?(?:%|persen)/iu

const paidFor =
  /(?<!\p{L})(?:yang|yg)\s(?:di)?bayar(?:nya)?\s(?:cuma\s|hanya\s)?\d{1,3}(?![\d.,]*\s?(?:rb|ribu|jt|juta|k)(?!\p{L}))/iu

const percentOf = (percent: number, sum: number): number => Math.round((sum * percent) / 100)

const claimText = (sheet: Sheet, from: number, to: number): void =>
  sheet.tokens.forEach(({ start, end }, at) => {
    if (start >= from && end <= to) claim(sheet, at, at + 1, 'term')
  })

/**
 * `promo beli 2 gratis 1`: of every three one is not paid; `yang ke-2 dst diskon 50%`: the first is paid whole. What was
 * read is claimed; read before shares and counts.
 */
export const readPromotion = (sheet: Sheet): Promotion | null => {
  const [free, later] = [buyAndGet.exec(sheet.text), fromOneOn.exec(sheet.text)]
  const found = free ?? later
  if (found === null) return null
  claimText(sheet, found.index, found.index + found[0].length)
  const said = found[0].trim()
  // `bawa pulang 9 jadi yang dibayar 6 aja`: what is paid for is told already.
  if (free !== null && paidFor.test(sheet.text)) return { said, off: () => 0 }
  if (free !== null) {
    const [paid, got] = [Number(free[1]), Number(free[2])]
    return { said, off: (pieces, price) => Math.floor(pieces / (paid + got)) * got * price }
  }
  const [, which = '', word = '', onwards, percent = ''] = found
  const place = which === '' ? (word.toLowerCase() === 'kedua' ? 2 : 3) : Number(which)
  const lower = (pieces: number): number =>
    onwards === undefined ? Math.min(pieces - place + 1, 1) : pieces - place + 1
  return { said, off: (pieces, price) => percentOf(Number(percent), Math.max(0, lower(pieces)) * price) }
}

/** A discount with what a promotion takes off; it is known where one thing alone is sold by the piece. */
export const withPromotion = (
  promotion: Promotion | null,
  goods: readonly GoodsLine[],
  discount: Reading['discount'],
): Reading['discount'] => {
  const [line, ...others] = goods
  const isKnown = line !== undefined && others.length === 0 && line.quantity !== null && line.price !== null
  if (promotion === null || !isKnown || (discount !== null && 'percent' in discount)) return discount
  const off: Rupiah = rupiah(promotion.off(line.quantity ?? 0, line.price ?? 0) + (discount?.amount ?? 0))
  return off > 0 ? { amount: off } : discount
}
