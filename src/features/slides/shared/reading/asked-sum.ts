import type { Reading } from '#core/assistant/shared/reading.ts'
import { asksForWhole } from '#core/assistant/shared/wishes.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { KeyFigure } from '../deck-request.ts'
import { incoming, outgoing } from './determined-totals.ts'
import { moneyText } from './told-figures.ts'

/** `total aset 900jt` is a figure that is told. */
const toldTotal =
  /\btotal(?:nya)?\s+(?:\p{L}+\s+){0,2}(?:rp\.?\s*\d|\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d+)?\s?(?:rb|ribu|jt|juta|k|miliar)\b)/giu

/** `jumlah warga 150 kk` tells how many there are. */
const toldCount = /(?<!\p{L})jumlah(?:nya)?\s(?:\p{L}+\s){1,2}\d+(?![\d.,]*\s?(?:rb|ribu|jt|juta))/giu

/** Percent figures of a discount are taken from the whole. */
const discountOf = ({ discount }: Reading, sum: number): number =>
  discount === null ? 0 : 'percent' in discount ? Math.round((sum * discount.percent) / 100) : discount.amount

interface Line {
  readonly label: string
  readonly sum: number
}

/** What it was before stands in no sum of what it is now. */
const earlier = /^(?:naik|turun|dari|sebelumnya|semula|tadinya|dulu)(?!\p{L})/iu

/** What the askers pay themselves is no part of what is needed. */
const ownPart = /\b(?:nanggung|menanggung|ditanggung|swadaya)\b/i

/** Savings, loans and what was earned of them: each its own sum. */
const mixed =
  /(?<!\b(?:jasa|bunga|angsuran) )\b(?:simpanan|pinjaman|piutang|utang|hutang|aset|shu|saldo|laba|omzet|omset)\b/i

/** `sudah terkumpul 15,7jt`: what there is of it, and no part of what is needed. */
const collected = /^(?:(?:dana|uang|yang|kas)\s)*(?:(?:sudah|baru)\s)?terkumpul\b/i

/** `jumlahkan semuanya`: whatever the lines are, they are asked for as one sum. */
const everything =
  /\b(?:jumlah(?:kan|in|no|ke)?|total(?:kan|in|no)?)\s+(?:itu\s+)?(?:semua(?:nya)?|seluruhnya|kabeh)\b/i

/** `hitung total simpanan` beside loans: the sum of what is called so. */
const namedSum = (
  lines: readonly Line[],
  text: string,
): { readonly name: string; readonly lines: readonly Line[] } | null => {
  for (const [, name = ''] of text.matchAll(/\b(?:total|jumlah)(?:kan|nya)?\s+(?:semua\s+)?(\p{L}{4,})/giu)) {
    let isOpen = false
    // `simpanan pokok, simpanan wajib, sukarela`: what names nothing else goes on.
    const named = lines.filter(({ label }) => {
      const isNamed = label.toLowerCase().split(/\s+/).includes(name.toLowerCase())
      isOpen = isNamed || (isOpen && !mixed.test(label) && !earlier.test(label))
      return isOpen
    })
    if (named.length > 1 && named.length < lines.length) return { name: ` ${name.toLowerCase()}`, lines: named }
  }
  return null
}

const areMixed = (lines: readonly Line[]): boolean =>
  new Set(lines.flatMap(({ label }) => mixed.exec(label)?.[0].toLowerCase() ?? [])).size > 1

/** What is there of what is needed, and what is missing still; nothing where nobody tells of it, or there is enough. */
const stillMissing = (needed: number, inHand: readonly Line[]): readonly KeyFigure[] => {
  const sum = inHand.reduce((all, line) => all + line.sum, 0)
  return sum === 0 || sum >= needed
    ? []
    : [
        { label: 'Sudah terkumpul', value: moneyText(sum) },
        { label: 'Kekurangan', value: moneyText(needed - sum) },
      ]
}

/** `beras 320 kg laku 14.400rb`: all of it brought in that sum, which is no price of a kilo. */
const soldFor =
  /\d\s?(?!(?:rb|ribu|jt|juta)\s)\p{L}{2,8}\s(?:laku|terjual|senilai|dapat|jadi|menghasilkan)\s(?:rp\.?\s?)?\d/iu

/**
 * The lines of a list with their amounts, and what they come to, where the message asks for its sum (ASSIST-05). Empty where
 * nothing is asked or where there are no two lines to add. Whole Rupiah.
 */
export const askedSum = (reading: Reading): readonly KeyFigure[] => {
  if (soldFor.test(reading.text)) return []
  if (!asksForWhole(reading.text.replaceAll(toldTotal, ' ').replaceAll(toldCount, ' '))) return []
  const told = [
    ...reading.goods.flatMap(({ name, quantity, unit, price, amount }) => {
      const sum = amount ?? price
      if (sum === null) return []
      const counted =
        quantity === null || price === null
          ? ''
          : ` (${formatNumber(quantity)}${unit === null ? '' : ` ${unit}`} × ${moneyText(price)})`
      return [{ label: `${sentenceCase(name)}${counted}`, sum }]
    }),
    ...reading.charges.map(({ label, amount }) => ({ label: sentenceCase(label), sum: amount })),
  ]
  const named = namedSum(told, reading.text)
  const isIncome = /\btotal (?:pendapatan|pemasukan|penerimaan|omzet|omset)\b/i.test(reading.text)
  const inHand = told.filter(({ label }) => collected.test(label))
  const lines =
    named?.lines ??
    told.filter(
      (line) =>
        !earlier.test(line.label) &&
        !ownPart.test(line.label) &&
        !inHand.includes(line) &&
        !(isIncome && outgoing.test(line.label)),
    )
  if (named === null && areMixed(lines) && !everything.test(reading.text)) return []
  // `Jumat 4 1.105.000, total dan rata-ratanya`: what is asked for is no line of it.
  if (lines.some(({ label }) => /^(?:rata|total|jumlah)/iu.test(label))) return []
  // What comes in and what goes out are no one sum.
  const labels = lines.map(({ label }) => label).join(' ')
  if (lines.length < 2 || (incoming.test(labels) && outgoing.test(labels))) return []
  const whole = lines.reduce((all, { sum }) => all + sum, 0)
  const discount = discountOf(reading, whole)
  const rate = reading.tax === null || reading.tax.included ? 0 : (reading.tax.percent ?? 0)
  const tax = Math.round(((whole - discount) * rate) / 100)
  return [
    ...lines.map(({ label, sum }) => ({ label, value: moneyText(sum) })),
    ...(discount > 0 ? [{ label: 'Potongan', value: `-${moneyText(discount)}` }] : []),
    ...(tax > 0 ? [{ label: `PPN ${rate}%`, value: moneyText(tax) }] : []),
    { label: `Total${named?.name ?? ''}`, value: moneyText(whole - discount + tax) },
    ...stillMissing(whole - discount + tax, inHand),
  ]
}
