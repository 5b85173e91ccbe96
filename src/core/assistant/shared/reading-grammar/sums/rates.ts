import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { Charge, GoodsLine } from '../../reading.ts'
import type { Percent } from '../goods/quantities.ts'
import { isBill } from './sum-words.ts'
import { localTaxes } from './tax.ts'
import { linesWithin, type Scope, scopeAround } from './line-scope.ts'
import { claim, endsClause, isFree, low, type Sheet, textBetween } from '../sheet.ts'
import { wordSet } from '../words.ts'

/** A part that is added to the goods: `service 5%`, `PB1 10%`. */
interface Rate {
  readonly label: string
  readonly percent: number
  /** Taken from the goods with the parts before it. */
  readonly onTop?: boolean
  /** `8% dari total gaji`: taken from these lines alone, where its words name some. */
  readonly of?: Scope
}

const heads = wordSet('tax service servis layanan pb pbjt pelayanan manajemen management pengelolaan')
const fillers = wordSet('charge fee = : sebesar resto restoran daerah hotel hiburan reklame parkir')
const fronts = wordSet(
  'biaya jasa plus tambah tambahin tambahkan ditambah tambahan kasih + pajak tax & lalu terus trus dan',
)

const wholes = wordSet(
  'jumlah total subtotal semua semuanya seluruhnya keseluruhan seluruh itu biaya anggaran totalnya jumlahnya',
)
/** What is added to a budget as a share of it: `dana cadangan 10% dari jumlah itu semua`. */
const reserves = wordSet(
  'cadangan kontingensi overhead takterduga terduga manajemen pengelolaan jasa fee lain-lain instalasi pemasangan pasang pengiriman administrasi pengawasan supervisi',
)

/** What is only ever told as a share of the whole: `dana tak terduga 10%`. */
const contingencies = wordSet('cadangan kontingensi takterduga terduga')

/** `dari total biaya 86 juta`: the whole is told right here. */
const tellsWhole = (sheet: Sheet, from: number): boolean => {
  let at = from
  while (at - from < 2 && isFree(sheet, at) && !endsClause(sheet, at)) at += 1
  return sheet.claims[at] === 'money'
}

/** Where the words begin that name a share of the whole before `from`; null for other words. */
const reserveFrom = (sheet: Sheet, from: number, to: number): number | null => {
  const isOfWhole = low(sheet, to) === 'dari' && wholes.has(low(sheet, to + 1))
  // `fee 12,5% dari total biaya 86 juta` is a share of that sum.
  if (isOfWhole && tellsWhole(sheet, to + 2)) return null
  if (!isOfWhole && low(sheet, to) === 'dari') return null
  // `tambah denda 2% dari semua bon`: due now; `denda 2% dari total` is a condition.
  const isFine = low(sheet, from - 1) === 'denda' && fronts.has(low(sheet, from - 2))
  if (isOfWhole && isFine) return from - 1
  const names = isOfWhole ? reserves : contingencies
  let at = from
  // `fee jasa 5% dari total`: what may open a clause may be the very name.
  const isName = (place: number): boolean => !fronts.has(low(sheet, place)) || names.has(low(sheet, place))
  while (from - at < 5 && isFree(sheet, at - 1) && !endsClause(sheet, at - 1) && isName(at - 1)) at -= 1
  for (let place = at; place < from; place += 1) if (names.has(low(sheet, place))) return at
  return null
}

/** `5% tak terduga`, `10% buat dana cadangan`: where the words end that name such a share behind it; null for other words. */
const reserveTo = (sheet: Sheet, to: number): number | null => {
  let end = to
  while (end - to < 5 && isFree(sheet, end) && !endsClause(sheet, end)) end += 1
  const names = Array.from({ length: end - to }, (_, place) => low(sheet, to + place))
  return names.some((word) => contingencies.has(word)) && (endsClause(sheet, end) || end - to < 5) ? end : null
}

const fees = wordSet('fee biaya surcharge charge')
const more = wordSet('tambah nambah ditambah tambahan tambahannya kena dikenakan dikenai naik charge surcharge')
const becauseWords = wordSet('karena untuk buat kalau jadi terus lalu dan itu ini')
const longest = 6
/** `express tambah 50%`, `hari libur kena tambahan 25%`: where the words of a clause begin that is nothing but a share more and what it is for. */
const surchargeFrom = (sheet: Sheet, from: number, to: number): number | null => {
  if (!isBill(sheet) || !more.has(low(sheet, from - 1)) || !endsClause(sheet, to)) return null
  // With more goods behind it, it is told of those before.
  if (sheet.claims.includes('money', to)) return null
  let at = from
  while (from - at < longest && isFree(sheet, at - 1) && !endsClause(sheet, at - 1)) at -= 1
  if (from - at === longest) return null
  while (becauseWords.has(low(sheet, at))) at += 1
  return more.has(low(sheet, at)) ? null : at
}

const papersOfShares = wordSet('perjanjian kontrak mou kerjasama kemitraan')

/** `fee eo 10%`, `biaya penanganan 5%`: where the words of a clause begin that is nothing but a fee and its share; null for others. */
const feeFrom = (sheet: Sheet, from: number, to: number): number | null => {
  let at = from
  while (from - at < 4 && isFree(sheet, at - 1) && !endsClause(sheet, at - 1) && !fronts.has(low(sheet, at - 1)))
    at -= 1
  if (fronts.has(low(sheet, at - 1)) && fees.has(low(sheet, at - 1)) && isFree(sheet, at - 1)) at -= 1
  const isContract = [...papersOfShares].some((word) => sheet.words.has(word))
  return at < from && fees.has(low(sheet, at)) && endsClause(sheet, to) && !isContract ? at : null
}

const after = wordSet('sesudah setelah habis termasuk ditambah plus')
/** `pajak restoran 10% dihitung sesudah service`: of the goods with what was added before. */
const isOnTop = (sheet: Sheet, to: number): boolean => {
  let isAfter = false
  for (let at = to; at - to < 6 && !endsClause(sheet, at); at += 1) {
    if (isAfter && heads.has(low(sheet, at))) return true
    isAfter ||= after.has(low(sheet, at))
  }
  return false
}

/** A share as large as this is a discount, an advance or a part, where no word says that it is more. */
const mostAdded = 30

/** Shares of the goods that are added to them; a rate among several goods is a sum and no goods of its own. */
export const readRates = (sheet: Sheet, percents: readonly Percent[]): Rate[] => {
  const found: Rate[] = []
  for (const { from, to, value } of percents) {
    if (sheet.claims[from] !== 'percent' || value <= 0) continue
    const surcharge = surchargeFrom(sheet, from, to)
    if (surcharge !== null) {
      found.push({ label: textBetween(sheet, surcharge, to).toLowerCase(), percent: value })
      claim(sheet, surcharge, to, 'sum')
      continue
    }
    if (value > mostAdded) continue
    const behind = reserveTo(sheet, to)
    if (behind !== null) {
      const first = low(sheet, from - 1) === 'dan-lain-lain' || low(sheet, from - 1) === 'dll' ? from - 1 : from
      found.push({
        label: `${textBetween(sheet, to, behind)} ${textBetween(sheet, from, to)}`.toLowerCase(),
        percent: value,
      })
      claim(sheet, first, behind, 'sum')
      continue
    }
    const reserve = reserveFrom(sheet, from, to) ?? feeFrom(sheet, from, to)
    if (reserve !== null) {
      const of = low(sheet, to) === 'dari' ? { of: scopeAround(sheet, to, to + 1) } : {}
      found.push({ label: textBetween(sheet, reserve, to).toLowerCase(), percent: value, ...of })
      claim(sheet, reserve, to, 'sum')
      continue
    }
    let at = from - 1
    while (from - at < 4 && fillers.has(low(sheet, at)) && isFree(sheet, at)) at -= 1
    // `PB1` is read as a word and a figure.
    if (low(sheet, at) === '1' && low(sheet, at - 1) === 'pb') at -= 1
    // `pajak restoran 10%`: a tax of its own.
    const isLocal = low(sheet, at) === 'pajak' && localTaxes.has(low(sheet, at + 1))
    if (!(heads.has(low(sheet, at)) || isLocal) || !isFree(sheet, at)) continue
    while ((fronts.has(low(sheet, at - 1)) || low(sheet, at - 1) === 'fee') && isFree(sheet, at - 1)) at -= 1
    const label = textBetween(sheet, at, to).replace(
      /^(?:(?:plus|tambah|ditambah|lalu|terus|trus|dan|\+)\s+){1,2}/i,
      '',
    )
    found.push({
      label: label.toLowerCase().replace(/pb1|pbjt/g, (name) => name.toUpperCase()),
      percent: value,
      onTop: found.length > 0 && isOnTop(sheet, to),
    })
    claim(sheet, at, to, 'sum')
  }
  return found
}

const amountOf = ({ amount, price, quantity }: GoodsLine): number | null =>
  amount ?? (price !== null && quantity === null ? price : null)

/** The sums of such shares; none while a price is missing. A discount of the whole lowers what they are taken from. */
export const ratesAsCharges = (
  rates: readonly Rate[],
  lines: readonly GoodsLine[],
  discount: { readonly percent: number } | { readonly amount: Rupiah } | null,
  charges: readonly Charge[] = [],
): Charge[] => {
  const amounts = lines.map(amountOf)
  if (rates.length === 0 || amounts.length === 0 || amounts.includes(null)) return []
  const whole = amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0)
  const less = discount === null ? 0 : 'percent' in discount ? (whole * discount.percent) / 100 : discount.amount
  const base = Math.max(0, Math.round(whole - less))
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0)
  let added = 0
  return rates.flatMap(({ label, percent, onTop = false, of }) => {
    const named = of?.named.filter((word) => !wholes.has(word)) ?? []
    const own = linesWithin({ named, except: [] }, lines)
    const isPart = own.length > 0 && own.length < lines.length
    // `fee manajemen 5% dari total biaya`: what is charged besides the goods is part of the whole.
    const all = of === undefined ? base : base + charged
    const from = isPart ? own.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0) : onTop ? all + added : all
    const millionths = BigInt(Math.round(percent * 1e6)) * BigInt(from)
    const amount = Number((millionths + 50_000_000n) / 100_000_000n)
    added += amount
    return Number.isSafeInteger(amount) && amount > 0 ? [{ label, amount: rupiah(amount) }] : []
  })
}
