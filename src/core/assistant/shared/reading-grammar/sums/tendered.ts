import type { Rupiah } from '#core/text/shared/rupiah.ts'

import type { Money } from './money.ts'
import { claim, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

const change = wordSet(
  'kembali kembalian kembaliannya kembaliane kembalinya susuk susuknya susuke jujul jujule angsulan',
)
const cash = wordSet('uang uangnya uange duit duitnya duite bayar bayarnya dibayar bayare')
const fillers = wordSet('pakai pake tunai cash sebesar dengan nya : rp')

/** Whether one of `cues` leads to a sum, past words that only lead over. */
const isLedBy = (sheet: Sheet, { said }: Money, cues: ReadonlySet<string>): number | null => {
  let at = said.from - 1
  while (said.from - at < 4 && fillers.has(low(sheet, at))) at -= 1
  return cues.has(low(sheet, at)) ? at : null
}

/**
 * Cash that was handed over and of which change is given back: `uangnya 500rb, kembaliannya ditulis`. Neither it nor the
 * change is a price; both are added to `used`. Null where no change is spoken of.
 */
export const readTendered = (sheet: Sheet, money: readonly Money[], used: Set<number>): Rupiah | null => {
  if (![...change].some((word) => sheet.words.has(word))) return null
  let tendered: Rupiah | null = null
  for (const sum of money) {
    const at = isLedBy(sheet, sum, change) ?? (tendered === null ? isLedBy(sheet, sum, cash) : null)
    if (at === null || used.has(sum.from)) continue
    if (cash.has(low(sheet, at))) tendered = sum.value
    claim(sheet, at, sum.to, 'sum')
    used.add(sum.from)
  }
  return tendered
}
