import type { Time } from '../told-figure.ts'
import type { Chain } from './chain.ts'
import { type Desk, labelOf, times } from './desk.ts'

/** What is left in a time; null is all of it. */
export interface Left {
  readonly time: Time | null
  readonly id: string
}

/** What comes in or goes out, as a step or figure of its time. */
export interface Sum {
  readonly id: string
  readonly time: Time | null
  /** As it was told, to see what is large beside what. */
  readonly value: number
  readonly name?: string
  /** What was sold cost so much: what is left after it is the gross profit. */
  readonly isOfGoods?: boolean
}

/** What the message asks for besides. */
export interface Wish {
  readonly times: readonly Time[]
  /** For one of what it asks: `per porsi`. */
  readonly piece: string | null
  /** Each cost as a share of what comes in. */
  readonly shares: boolean
  readonly gross: boolean
  /** What somebody is paid is asked, not what is left. */
  readonly pay: boolean
}

const order: readonly Time[] = ['hari', 'minggu', 'bulan', 'tahun']

const calendar: Readonly<Record<string, { readonly factor: string; readonly said: string }>> = {
  'hari bulan': { factor: '30', said: 'Sebulan dihitung 30 hari; ubah kalau berbeda.' },
  'hari minggu': { factor: '7', said: 'Seminggu dihitung 7 hari; ubah kalau berbeda.' },
  'minggu bulan': { factor: '4', said: 'Sebulan dihitung 4 minggu; ubah kalau berbeda.' },
  'bulan tahun': { factor: '12', said: '' },
}

/** The factor from one time to a longer one, by the days that are told or the calendar's; null where neither tells it. */
const factorOf = (desk: Desk, chain: Chain, from: Time, to: Time | null): string | null => {
  if (from === to) return '1'
  const days = desk.one('days')
  const weeks = desk.one('weeks')
  if (from === 'hari' && (to === 'bulan' || to === null) && days) return chain.figure(days, 'Hari')
  if (from === 'minggu' && (to === 'bulan' || to === null) && weeks) return chain.figure(weeks, 'Minggu')
  const known = to === null ? undefined : calendar[`${from} ${to}`]
  if (known && known.said !== '') chain.assume(known.said)
  return known?.factor ?? null
}

const spoken = (time: Time | null): string => (time === null ? ' semuanya' : ` se${time}`)

/** The times for which a result is wanted: where all sums meet first, then longer ones that are asked for. */
const wantedOf = (desk: Desk, told: readonly (Time | null)[], asked: readonly Time[]): (Time | null)[] => {
  const days = desk.one('days')
  const isMonth = days !== null && (days.time === 'bulan' || asked.includes('bulan') || days.value > 20)
  if (told.includes(null)) return [null]
  const longest = order.findLast((time) => told.includes(time)) ?? 'bulan'
  const longer = order.filter((time) => asked.includes(time) && order.indexOf(time) > order.indexOf(longest))
  return [longest, ...longer, ...(days && longest === 'hari' ? [isMonth ? ('bulan' as const) : null] : [])]
}

/** What is left in each time that all of it reaches. */
export const leftOf = (
  desk: Desk,
  chain: Chain,
  ins: readonly Sum[],
  outs: readonly Sum[],
  { times: asked, shares: asksShares, gross }: Omit<Wish, 'piece' | 'pay'>,
): Left[] => {
  if (ins.length === 0) return []
  const all = [...ins, ...outs]
  const shares = desk.of('ofTakings')
  const found: Left[] = []
  const isPlain = outs.length === 0 && shares.length === 0
  for (const time of new Set(wantedOf(desk, [...new Set(all.map((one) => one.time))], asked))) {
    const per = time ?? ''
    const slug = time ?? 'semua'
    const [base] = found
    if (base && base.time !== null) {
      const factor = factorOf(desk, chain, base.time, time)
      if (factor === null) continue
      if (chain.has('omzet'))
        chain.step(`omzet_${slug}`, `Omzet${spoken(time)}`, times(chain.idOf('omzet'), factor), { per })
      found.push({
        time,
        id: chain.step(
          `bersih_${slug}`,
          `${isPlain ? (base.id.startsWith('omzet') ? 'Omzet' : 'Untung penjualan') : 'Sisa bersih'}${spoken(time)}`,
          times(base.id, factor),
          { per },
        ),
      })
      continue
    }
    const scaled = (one: Sum): string | null => {
      const factor = one.time === time ? '1' : one.time === null ? null : factorOf(desk, chain, one.time, time)
      return factor === null ? null : times(one.id, factor)
    }
    const came = ins.map(scaled)
    const went = outs.map(scaled)
    if (came.includes(null) || went.includes(null)) return []
    const [only = ''] = came
    const isStep = came.length === 1 && !(only ?? '').includes(' ')
    if (chain.has('omzet') && ins[0]?.time !== time && only?.includes(' '))
      chain.step(`omzet_${slug}`, `Omzet${spoken(time)}`, (only ?? '').replace(ins[0]?.id ?? '', chain.idOf('omzet')), {
        per,
      })
    const income = isStep
      ? (only ?? '')
      : chain.step(
          `masuk_${slug}`,
          `${chain.has('omzet') ? 'Untung penjualan' : chain.has('laba_kotor') ? 'Laba kotor' : 'Pemasukan'}${spoken(time)}`,
          came.join(' + '),
          { per },
        )
    const taken = shares.map((one) => {
      const id = chain.figure(one, labelOf(one, 'Bagian'))
      return chain.step(`bagian_${id}`, labelOf(one, 'Bagian dari omzet'), `${income} * ${id} / 100`)
    })
    const costs = [...went.filter((one) => one !== null), ...taken]
    if (costs.length === 0) {
      found.push({ time, id: income })
      continue
    }
    const [first = ''] = costs
    const spent =
      costs.length > 1 || first.includes(' ')
        ? chain.step(`keluar_${slug}`, `Biaya${spoken(time)}`, costs.join(' + '), { per })
        : first
    const ofGoods = outs.flatMap((one, at) => (one.isOfGoods ? (went[at] ?? []) : []))
    if (gross && ofGoods.length > 0)
      chain.step(`kotor_${slug}`, `Laba kotor${spoken(time)}`, [income, ...ofGoods].join(' - '), { per })
    if (asksShares)
      outs.forEach(({ name = 'Biaya' }, at) => {
        chain.step(
          `persen_${slug}_${at + 1}`,
          `${name} dari pemasukan`,
          `${went[at] ?? ''} / positive(${income}) * 100`,
          { unit: 'percent' },
        )
      })
    const id = chain.step(`bersih_${slug}`, `Sisa bersih${spoken(time)}`, `${income} - ${spent}`, { per })
    if (asksShares)
      chain.step(`dari_biaya_${slug}`, 'Sisa dari biaya', `${id} / positive(${spent}) * 100`, { unit: 'percent' })
    if (!chain.has('omzet') && !chain.has('laba_kotor'))
      chain.step(`margin_${slug}`, 'Sisa dari pemasukan', `${id} / positive(${income}) * 100`, { unit: 'percent' })
    found.push({ time, id })
  }
  return [...found, ...shorter(desk, chain, found, asked)]
}

/** `laba rata-rata per hari`: the same for a shorter time. */
const shorter = (desk: Desk, chain: Chain, found: readonly Left[], asked: readonly Time[]): Left[] => {
  const [base] = found
  if (!base || base.time === null) return []
  return order
    .filter((time) => asked.includes(time) && order.indexOf(time) < order.indexOf(base.time ?? 'hari'))
    .flatMap((time) => {
      const factor = factorOf(desk, chain, time, base.time)
      return factor === null || chain.has(`untung_jual`)
        ? []
        : [
            {
              time,
              id: chain.step(`bersih_${time}`, `Sisa bersih${spoken(time)}`, `${base.id} / ${factor}`, { per: time }),
            },
          ]
    })
}
