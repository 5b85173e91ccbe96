import type { Rupiah } from '#core/text/shared/rupiah.ts'

import type { Money } from './money.ts'
import { claim, low, saysAny, type Sheet } from '../sheet.ts'
import { isBill } from './sum-words.ts'
import { wordSet } from '../words.ts'

const change = wordSet(
  'kembali kembalian kembaliannya kembaliane kembalinya susuk susuknya susuke jujul jujule angsulan',
)
const cash = wordSet('uang uangnya uange duit duitnya duite bayar bayarnya dibayar bayare')
const fillers = wordSet('pakai pake tunai cash sebesar dengan dari nya : rp')
const inCash = wordSet('tunai cash')

/** Whether one of `cues` leads to a sum, past words that only lead over. */
const isLedBy = (sheet: Sheet, { said }: Money, cues: ReadonlySet<string>): number | null => {
  let at = said.from - 1
  while (said.from - at < 4 && fillers.has(low(sheet, at))) at -= 1
  return cues.has(low(sheet, at)) ? at : null
}

/** `bayar cash 4 juta` behind the prices of a bill: handed over, whether change is spoken of or not. */
const isHandedOver = (sheet: Sheet, { said }: Money, at: number): boolean => {
  const words = sheet.tokens.slice(at, said.from).map((token) => token.low)
  return !sheet.words.has('kuitansi') && isBill(sheet) && words.some((word) => inCash.has(word))
}

/**
 * Cash that was handed over and of which change may be given back: `uangnya 500rb, kembaliannya ditulis`, `bayar cash 4jt`.
 * Neither it nor the change is a price; both are added to `used`. Null where no cash is spoken of.
 */
export const readTendered = (sheet: Sheet, money: readonly Money[], used: Set<number>): Rupiah | null => {
  const isChanged = saysAny(sheet, change)
  if (!isChanged && !saysAny(sheet, inCash)) return null
  let tendered: Rupiah | null = null
  for (const [index, sum] of money.entries()) {
    const at = isLedBy(sheet, sum, change) ?? (tendered === null ? isLedBy(sheet, sum, cash) : null)
    if (at === null || used.has(sum.from)) continue
    if (!isChanged && (index === 0 || !isHandedOver(sheet, sum, at))) continue
    // `kembalian dari 200rb`: of what the change is given back.
    if (cash.has(low(sheet, at)) || low(sheet, sum.said.from - 1) === 'dari') tendered = sum.value
    claim(sheet, at, sum.to, 'sum')
    used.add(sum.from)
  }
  return tendered
}
