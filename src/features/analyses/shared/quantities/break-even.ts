import { holdsPaidFor } from '../ledger/ledger-words.ts'
import { isHead, isTimeUnit, wordList } from '../ledger/levels/units.ts'
import type { WorkedStep } from '../makers/worked.ts'
import type { Time } from '../told-figure.ts'
import type { Chain } from './chain.ts'
import { deskOf, isMonthly, labelOf } from './desk.ts'
import { costOfOne, gainOfOne } from './one-piece.ts'
import type { Quantity } from './quantity.ts'

/** Price and costs of one piece, what is paid anyway, and what shall be left besides. */
export interface Covering {
  readonly piece: string
  /** Days are let, not pieces sold. */
  readonly isLet: boolean
  readonly ofPiece: readonly Quantity[]
  readonly fixed: readonly Quantity[]
  readonly wish: Quantity | null
  readonly days: Quantity | null
  readonly sold: Quantity | null
}

const isCost = ({ role }: Quantity): boolean => role === 'cost' || role === 'spent'

/** `sekali trip dibayar 175rb` comes in where nobody is named who gets it; `sewa 25rb per jam` where hours are let. */
const isEarned = ({ entry: { words }, per }: Quantity, asked: string | null): boolean =>
  (words.at(-1) === 'dibayar' && !words.some(isHead)) ||
  (per !== null && per === asked && isTimeUnit(per) && words.includes('sewa'))

/** The price of one: told as such, else the dearest of what is told for one of it. */
const priceIn = (all: readonly Quantity[], asked: string | null): Quantity | null => {
  const [told, more] = all.filter(({ role }) => role === 'price')
  if (told) return more ? null : told
  const ofOne = all.filter((one) => isCost(one) && one.per !== null && one.many === null && one.count === null)
  const [dearest, next] = ofOne
    .filter(
      (one) => isEarned(one, asked) || (one.role !== 'spent' && !one.entry.sure && !holdsPaidFor(one.entry.words)),
    )
    .toSorted((a, b) => b.value - a.value)
  return dearest && dearest.value > (next?.value ?? 0) ? dearest : null
}

/** `tarif sewa 75rb per hari, servis 15rb per hari` beside costs of a month: what is let is the day. */
const isLetByDay = (price: Quantity, all: readonly Quantity[]): boolean =>
  price.time === 'hari' && all.some((one) => isCost(one) && one.time !== null && one.time !== 'hari')

const againAndAgain = wordList('tetap fixed tempat lapak kios ruko karyawan pegawai penjaga operasional')

const isPaidAgain = (one: Quantity): boolean =>
  isMonthly(one) ||
  [...one.entry.words, ...one.entry.context, ...one.entry.trail].some((word) => againAndAgain.has(word))

/** `bayaran murid 300rb … berapa murid`: what one of those who are asked for pays. */
const asFee =
  (asked: string | null) =>
  (one: Quantity): Quantity =>
    asked !== null &&
    one.role === 'takings' &&
    one.time === null &&
    one.per === null &&
    one.many === null &&
    one.entry.words.includes(asked)
      ? { ...one, role: 'price', per: asked }
      : one

/** The numbers of a message as what covers what; null where one of them has no place in it. */
export const coveringOf = (told: readonly Quantity[], asked: string | null): Covering | null => {
  const all = told.map(asFee(asked))
  const price = priceIn(all, asked)
  if (!price || price.count !== null || price.many !== null) return null
  const isByDay = isLetByDay(price, all)
  if (price.time !== null && !isByDay) return null
  const isOfPiece = (one: Quantity): boolean =>
    isCost(one) &&
    one.many === null &&
    one.count === null &&
    (one.per !== null ||
      (isByDay ? one.time === 'hari' : one.time === null && one.value < price.value && !isMonthly(one)))
  const costs = all.filter((one) => one !== price && isOfPiece(one))
  const fixed = all.filter((one) => one !== price && isCost(one) && !costs.includes(one))
  const cuts = all.filter(({ role }) => role === 'cut')
  const [wish, secondWish] = all.filter(({ role }) => role === 'wish')
  const desk = deskOf(all)
  const days = desk.one('days')
  const sold = desk.one('sold')
  const rest = [price, ...costs, ...fixed, ...cuts, wish, days, sold]
  if (secondWish || all.some((one) => !rest.includes(one)) || costs.length + cuts.length === 0) return null
  // `alat 6jt` may be what was put in once: only what is paid again and again is covered by a time.
  if (fixed.some((one) => one.time === null && !isPaidAgain(one))) return null
  if (costs.reduce((sum, { value }) => sum + value, 0) >= price.value) return null
  if (fixed.some(({ count }) => count !== null) || (fixed.length === 0 && !wish)) return null
  if (wish && wish.time !== null && wish.time !== 'bulan') return null
  const units = [price, ...costs].flatMap(({ per }) => per ?? [])
  const counted = sold?.count?.noun ?? ''
  const named = units[0] ?? (counted === '' ? null : counted) ?? asked
  const piece = isByDay ? 'hari sewa' : named !== null && (named === asked || !isTimeUnit(named)) ? named : 'satuan'
  const asOne = (one: Quantity): Quantity => ({ ...one, time: null, per: piece })
  return {
    piece,
    isLet: isByDay,
    ofPiece: [
      { ...asOne(price), role: 'price' },
      ...costs.map((one): Quantity => ({ ...asOne(one), role: 'cost' })),
      ...cuts,
    ],
    fixed,
    wish: wish ?? null,
    days: days ?? null,
    sold: sold ?? null,
  }
}

const perMonth: Readonly<Record<Time, string>> = { hari: '', minggu: '* 4', bulan: '', tahun: '/ 12' }

export interface Covered {
  readonly base: Time
  readonly gain: string
  readonly price: string
  readonly fixed: string | null
  readonly wish: string | null
  readonly steps: readonly WorkedStep[]
  /** What must be sold to cover what is paid anyway, and to be left with what is wished. */
  readonly needed: readonly { readonly id: string; readonly turnover: string; readonly byDay: string | null }[]
  /** What is left with what is sold now. */
  readonly left: string | null
}

/** What is paid anyway in one time, each part of it as a step or figure of its own. */
const fixedOf = ({ fixed, days }: Covering, chain: Chain, base: Time): string | null => {
  const parts = fixed.map((one): string => {
    const own = chain.figure(one, labelOf(one, 'Biaya tetap'))
    const id = one.many ? chain.step(`jumlah_${own.split(' ')[0] ?? ''}`, labelOf(one, 'Biaya tetap'), own) : own
    if (one.time === null && base === 'bulan')
      chain.assume('Biaya tetap yang waktunya tidak disebut dihitung per bulan; ubah kalau berbeda.')
    if (one.time === null || one.time === base) return id
    const slug = id.split(' ')[0] ?? ''
    if (one.time === 'hari') {
      if (!days) chain.assume('Sebulan dihitung 30 hari; ubah kalau berbeda.')
      const count = days ? chain.figure(days, 'Hari buka') : '30'
      return chain.step(`sebulan_${slug}`, labelOf(one, 'Biaya tetap'), `${id} * ${count}`, { per: base })
    }
    return chain.step(`sebulan_${slug}`, labelOf(one, 'Biaya tetap'), `${id} ${perMonth[one.time]}`, { per: base })
  })
  const [only, more] = parts
  if (only === undefined) return null
  return more === undefined ? only : chain.step('tetap', 'Jumlah biaya tetap', parts.join(' + '), { per: base })
}

/** How many must be sold to cover what is paid anyway, step by step; null where one piece leaves nothing to cover it with. */
export const covered = (of: Covering, chain: Chain, asksDay: boolean): Covered | null => {
  const { piece, isLet, ofPiece, fixed, wish, days, sold } = of
  const desk = deskOf(ofPiece)
  const told = desk.one('price')
  if (!told) return null
  const hpp = costOfOne(desk, chain, piece)
  const price = chain.figure(told, 'Harga jual')
  const gain = gainOfOne(desk, chain, piece, hpp, price, true)
  if (gain === null) return null
  const base: Time = fixed.length > 0 && fixed.every(({ time }) => time === 'hari') && !wish ? 'hari' : 'bulan'
  const all = fixedOf(of, chain, base)
  const wished = wish ? chain.figure(wish, 'Untung yang dimau') : null
  const isByDay = base === 'bulan' && !isLet && (days !== null || asksDay)
  if (isByDay && !days) chain.assume('Sebulan dihitung 30 hari; ubah kalau berbeda.')
  const open = days ? chain.figure(days, 'Hari buka') : '30'
  const need = (id: string, label: string, sum: string): Covered['needed'][number] => {
    const count = { unit: 'count' as const, noun: piece }
    const key = chain.step(id, label, `ceil((${sum}) / positive(${gain}))`, { ...count, per: base })
    const byDay = isByDay ? chain.step(`${id}_hari`, label, `ceil(${key} / ${open})`, { ...count, per: 'hari' }) : null
    return {
      id: key,
      byDay,
      turnover: chain.step(`omzet_${id}`, `Omzet ${label.toLowerCase()}`, `${key} * ${price}`, { per: base }),
    }
  }
  const needed = [
    ...(all === null ? [] : [need('impas', 'Titik impas', all)]),
    ...(wished === null ? [] : [need('target', 'Target terjual', all === null ? wished : `${all} + ${wished}`)]),
  ]
  const left = sold ? leftOf(of, sold, chain, { base, gain, all }) : null
  return sold && left === null
    ? null
    : { base, gain, price, fixed: all, wish: wished, steps: chain.steps, needed, left }
}

/** What is left of what is sold now; null where its time does not reach that of the costs. */
const leftOf = (
  { days }: Covering,
  sold: Quantity,
  chain: Chain,
  { base, gain, all }: { readonly base: Time; readonly gain: string; readonly all: string | null },
): string | null => {
  const count = chain.figure(sold, 'Terjual sekarang')
  const isByDay = sold.time === 'hari' && base === 'bulan'
  if (sold.time !== base && !isByDay) return null
  if (isByDay && !days) chain.assume('Sebulan dihitung 30 hari; ubah kalau berbeda.')
  const whole = isByDay ? `${count} * ${days ? chain.figure(days, 'Hari buka') : '30'}` : count
  return chain.step('laba', `Laba dengan penjualan sekarang`, `${gain} * ${whole}${all === null ? '' : ` - ${all}`}`, {
    per: base,
  })
}
