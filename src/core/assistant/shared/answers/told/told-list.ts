import { formatNumber } from '#core/text/shared/rupiah.ts'

import { telling } from '../../intent/told-before.ts'
import { readMessage } from '../../read-message.ts'
import type { Reading } from '../../reading.ts'
import type { Asked } from '../answer.ts'
import { readFigures } from '../reckon/figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from '../reckon/way.ts'

/** What a list comes to is asked for, or what is left to pay of it, or the change. */
const asksWhole =
  /(?<!\p{L})(?:total|jumlah|semua|tagihan|habis|jadi|kena)(?:nya|in|kan)?(?!\p{L})|(?<!(?:tidak|ga|gak|nggak|belum|blm)\s)(?<!\p{L})bayar(?:nya|in)?(?!\p{L})|(?<!\p{L})(?:berapa|brp)\s(?:semua|total|jadi|duit|uang)/iu
const asksRest = /(?<!\p{L})(?:sisa|kurang|kekurangan|pelunasan)(?:nya)?(?!\p{L})/iu
const asksChange = /(?<!\p{L})(?:kembali|kembalian|susuk|balikin)(?:nya)?(?!\p{L})/iu
/** A gain is no sum of what was sold, and a rate of time multiplies in ways of its own. */
const otherMatter =
  /(?<!\p{L})(?:untung|laba|rugi|margin|modal|hpp|omz?s?et|bunga|cicil|gaji|upah|pinjam)\p{L}{0,4}(?!\p{L})/iu

/** So many of the owner's turns back a list is looked for. */
const deepest = 3

interface Bill {
  readonly lines: readonly string[]
  readonly total: number
  readonly paid: number | null
  readonly tendered: number | null
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** A sum, or a share of a whole, in whole Rupiah. */
const partOf = (part: Reading['discount'], whole: number): number | null =>
  part === null ? null : 'amount' in part ? Number(part.amount) : Math.round((whole * part.percent) / 100)

/** The sums of a list, where each thing has its count and price and no figure is left over; null otherwise. */
const billOf = (reading: Reading): Bill | null => {
  const { goods, charges, discount, downPayment, tendered, amounts, percents } = reading
  if (goods.length === 0 || reading.tax !== null || reading.withheld !== undefined || reading.statedTotal !== null)
    return null
  const rows = goods.flatMap(({ name, quantity, unit, price, amount }) =>
    quantity === null || price === null || amount === null || /(?<!\p{L})\d+$/u.test(name)
      ? []
      : [{ name, quantity, unit, price: Number(price), amount: Number(amount) }],
  )
  if (rows.length < goods.length) return null
  const used = [
    ...rows.flatMap(({ price, amount }) => [price, amount]),
    ...charges.map(({ amount }) => Number(amount)),
    ...[discount, downPayment].flatMap((one) => (one !== null && 'amount' in one ? [Number(one.amount)] : [])),
    Number(tendered ?? 0),
  ]
  const shares = [discount, downPayment].flatMap((one) => (one !== null && 'percent' in one ? [one.percent] : []))
  if (!amounts.every((sum) => used.includes(Number(sum))) || !percents.every((share) => shares.includes(share)))
    return null
  const goodsTotal = rows.reduce((sum, { amount }) => sum + amount, 0)
  const off = partOf(discount, goodsTotal) ?? 0
  const total = charges.reduce((sum, { amount }) => sum + Number(amount), goodsTotal - off)
  const paid = partOf(downPayment, total)
  // More paid than is owed, or less handed over: something else was told.
  if ((paid ?? 0) > total || (tendered !== undefined && Number(tendered) < total)) return null
  return {
    lines: [
      ...rows.map(
        ({ name, quantity, unit, price, amount }) =>
          `${capital(name)}: ${formatNumber(quantity)}${unit === null ? '' : ` ${unit}`} × ${inRupiah(price)} = ${inRupiah(amount)}`,
      ),
      ...(off > 0 ? [`Diskon: − ${inRupiah(off)}`] : []),
      ...charges.map(({ label, amount }) => `${capital(label)}: ${inRupiah(Number(amount))}`),
    ],
    total,
    paid,
    tendered: tendered === undefined ? null : Number(tendered),
  }
}

const shown = ({ lines, total, paid, tendered }: Bill): string =>
  paragraphs(
    listed(lines),
    [
      `Totalnya **${inRupiah(total)}**.`,
      ...(paid === null ? [] : [`Sudah dibayar ${inRupiah(paid)}, jadi sisanya **${inRupiah(total - paid)}**.`]),
      ...(tendered === null
        ? []
        : [`Uangnya ${inRupiah(tendered)}, jadi kembaliannya **${inRupiah(tendered - total)}**.`]),
    ].join(' '),
  )

/** What the owner told in the last turns and nothing was made of, oldest first. */
const toldTurns = ({ context: { turns, lastMade, openItem } }: Asked): readonly string[] =>
  lastMade !== undefined || openItem
    ? []
    : turns
        .filter(({ sender }) => sender === 'user')
        .slice(-deepest)
        .map(({ content }) => telling(content))
        .filter((told) => /\d/.test(told))

const isAsked = (text: string, { paid, tendered }: Bill): boolean =>
  asksRest.test(text) ? paid !== null : asksChange.test(text) ? tendered !== null : asksWhole.test(text)

/** `12 galon @20rb, 5 sapu 15rb, total berapa`: the sum of the list that this message tells, or that was told just before. */
export const askedTotal = (asked: Asked): Reckoned | null => {
  const { text, context } = asked
  if (!asked.asks || otherMatter.test(text)) return null
  const own = billOf(readMessage(text, context.today))
  const told = own === null ? toldTurns(asked) : []
  const bill =
    own ??
    (told.length > 0 && !otherMatter.test(told.join(' '))
      ? billOf(readMessage([...told, text].join('\n'), context.today))
      : null)
  return bill !== null && isAsked(text, bill) ? { name: 'asked_total', text: shown(bill) } : null
}

const whatNext =
  'Belum ada yang saya buat. Mau dijadikan apa? Balas misalnya *buatkan nota*, *buatkan invoice untuk Bu Rina*, atau *buatkan laporannya*.'
/** So many sums are told that the message is a list of them, and no remark. */
const leastSums = 2

/** Where figures are told and nothing is asked or ordered: what they come to as far as it is certain, and what may become of them. */
export const answerTold = ({ text, asks, context }: Asked): Reckoned | null => {
  if (asks) return null
  const bill = otherMatter.test(text) ? null : billOf(readMessage(text, context.today))
  if (bill !== null) return { name: 'told_list', text: paragraphs('Saya catat, Juragan:', shown(bill), whatNext) }
  const sums = readFigures(text).filter(({ shape }) => shape === 'sum')
  return sums.length < leastSums
    ? null
    : {
        name: 'told_figures',
        text: paragraphs(
          `Saya catat angkanya, Juragan: ${sums.map(({ value }) => inRupiah(value)).join(', ')}.`,
          'Belum ada yang saya buat. Mau dijadikan apa? Balas misalnya *analisis labanya*, *buatkan laporannya*, atau *buatkan invoicenya*.',
        ),
      }
}
