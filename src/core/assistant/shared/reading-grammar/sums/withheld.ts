import { rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine, Reading } from '../../reading.ts'

import type { Percent } from '../goods/quantities.ts'
import { claim, endsClause, isNumber, low, type Sheet } from '../sheet.ts'
import { linesWithin, type Scope, scopeAround } from './line-scope.ts'
import type { Money } from './money.ts'
import { takenOff } from './sum-words.ts'
import { wordSet } from '../words.ts'

/** Such a tax, and where its share or sum stands. */
interface Kept {
  readonly from: number
  readonly withheld: NonNullable<Reading['withheld']>
  /** What stands around it: `dari jasanya`. */
  readonly scope: Scope
}

/** Told of the tax, and not to be taken off. */
const refusals = wordSet('belum tidak tanpa sebelum bukan bebas nggak jangan')
const between = wordSet('pasal ps sebesar senilai : = ( final ayat jasa sewa atas rp')
const offWords = wordSet('diskon potong kurangi kurangkan kurang ditahan minus -')

const isOff = (word: string): boolean => takenOff.has(word) || offWords.has(word)

/** `PPh 23`, `PPh final`, `PPh 4 ayat 2`: what the tax at `at` is called, and where its name ends. */
const nameAt = (sheet: Sheet, at: number): { readonly name: string; readonly to: number } | null => {
  const [, glued] = /^pph(\d{2})?$/u.exec(low(sheet, at)) ?? []
  if (!low(sheet, at).startsWith('pph'))
    return low(sheet, at) === 'pajak' ? { name: 'Potongan pajak', to: at + 1 } : null
  if (glued !== undefined) return { name: `PPh ${glued}`, to: at + 1 }
  const next = ['pasal', 'ps', '.'].includes(low(sheet, at + 1)) ? at + 2 : at + 1
  if (low(sheet, next) === 'final') return { name: 'PPh final', to: next + 1 }
  if (low(sheet, next) === '4' && low(sheet, next + 1) === 'ayat')
    return { name: `PPh 4 ayat ${low(sheet, next + 2).replaceAll(/\D/gu, '') || '2'}`, to: next + 3 }
  return /^2\d$/u.test(low(sheet, next)) && low(sheet, next + 1) !== '%'
    ? { name: `PPh ${low(sheet, next)}`, to: next + 1 }
    : { name: 'PPh', to: at + 1 }
}

/** The words around a place, within its clause. */
const around = (sheet: Sheet, from: number, to: number): { readonly ahead: string[]; readonly behind: string[] } => {
  const ahead: string[] = []
  for (let at = from - 1; at >= 0 && ahead.length < 5 && !endsClause(sheet, at) && !isNumber(sheet, at); at -= 1)
    ahead.push(low(sheet, at))
  const behind: string[] = []
  for (
    let at = to;
    at < sheet.tokens.length && behind.length < 5 && !endsClause(sheet, at) && !isNumber(sheet, at);
    at += 1
  )
    behind.push(low(sheet, at))
  return { ahead, behind }
}

/**
 * `dipotong PPh 23 2%`, `potong 2% PPh`, `pajak 2,5% dipotong klien`: the tax that the payer keeps back, which is no
 * discount. Beside PPN or a discount it needs no word that takes it off. What was read is claimed.
 */
export const readWithheld = (
  sheet: Sheet,
  percents: readonly Percent[],
  money: readonly Money[],
  bearsPpn: boolean,
): Kept | null => {
  const isBeside = bearsPpn || sheet.tokens.some(({ raw }) => /^(?:diskon|disc|disk|korting|rabat)/iu.test(raw))
  // What is kept back of a wage stands among its deductions.
  if (sheet.words.has('gaji')) return null
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const named = nameAt(sheet, at)
    if (named === null) continue
    let place = named.to
    while (place - named.to < 4 && (between.has(low(sheet, place)) || isOff(low(sheet, place)))) place += 1
    const percent = percents.find(({ from, to }) => from === place || to === at)
    const found = percent ?? money.find(({ from }) => from === place)
    if (found === undefined) continue
    const [from, to] = [Math.min(at, found.from), Math.max(named.to, found.to)]
    const { ahead, behind } = around(sheet, from, to)
    const inside = Array.from({ length: to - from }, (_, index) => low(sheet, from + index))
    const isCut = [...ahead, ...inside].some(isOff) || behind.slice(0, 2).some(isOff)
    const isRefused = ahead.slice(0, 3).some((word) => refusals.has(word)) || behind.includes('ditanggung')
    const isTax = low(sheet, at) !== 'pajak'
    if (isRefused || !(isCut || (isTax && isBeside && percent !== undefined && percent.value > 0))) continue
    const cut = ahead.findIndex(isOff)
    claim(sheet, cut >= 0 && cut < 3 ? from - 1 - cut : from, isOff(behind[0] ?? '') ? to + 1 : to, 'sum')
    const share = 'unit' in found ? { amount: rupiah(found.value) } : { percent: found.value }
    return { from: found.from, withheld: { name: named.name, share }, scope: scopeAround(sheet, from, to) }
  }
  return null
}

/** `potong PPh 23 2% dari jasanya`: what is kept back of the lines that are named alone, as a sum. */
export const keptOf = ({ withheld, scope }: Kept, lines: readonly GoodsLine[]): NonNullable<Reading['withheld']> => {
  const { name, share } = withheld
  const own = linesWithin(scope, lines)
  if ('amount' in share || own.length === 0) return withheld
  const base = own.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)
  const [only, other] = own
  const of = only !== undefined && other === undefined ? ` (${only.name})` : ''
  const percent = String(share.percent).replace('.', ',')
  return { name: `${name} ${percent}%${of}`, share: { amount: rupiah(Math.round((base * share.percent) / 100)) } }
}
