import { roundToRupiah } from '#core/text/shared/rupiah.ts'

import type { Money } from './money.ts'
import type { Percent } from '../goods/quantities.ts'
import { claim, endsClause, isFree, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

const earned = wordSet(
  'komisi komisinya bonus bonusnya insentif insentifnya fee asuransi premi provisi administrasi admin jasa',
)
/** Papers on which such a share is paid. */
const papers = [
  'slip',
  'gaji',
  'upah',
  'honor',
  'invoice',
  'kuitansi',
  'kwitansi',
  'nota',
  'tagihan',
  'kontrak',
  'penawaran',
]

/** Whether a word of what is earned or asked for as a share stands right before the share. */
const isEarned = (sheet: Sheet, from: number): boolean => {
  for (let at = from - 1; from - at < 5 && isFree(sheet, at) && !endsClause(sheet, at); at -= 1)
    if (earned.has(low(sheet, at))) return true
  return false
}

/**
 * `komisi 2,5% dari penjualan 86jt`: on a slip or a bill that share is the sum, and what it is taken of is none. The sums
 * with those in place of them; their words are claimed as money.
 */
export const withShares = (sheet: Sheet, money: readonly Money[], percents: readonly Percent[]): readonly Money[] => {
  if (!papers.some((paper) => sheet.words.has(paper))) return money
  return money.map((sum) => {
    const share = percents.findLast(({ to }) => to < sum.said.from && sum.said.from - to <= 4)
    if (share === undefined || sum.each || low(sheet, share.to) !== 'dari' || !isEarned(sheet, share.from)) return sum
    for (let at = share.to; at < sum.said.from; at += 1) if (endsClause(sheet, at)) return sum
    claim(sheet, share.from, sum.to, 'money')
    const value = roundToRupiah((sum.value * share.value) / 100)
    return { ...sum, value, from: share.from, said: { from: share.from, to: sum.to } }
  })
}
