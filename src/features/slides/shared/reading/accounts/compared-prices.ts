import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Account, PricedThing } from '../../deck-request.ts'
import { moneyText } from '../told-figures.ts'

const comparing = /^(?:perbandingan|pilihan|bandingkan|membandingkan)(?!\p{L})/iu
/** How often each time comes in a year. */
const yearly: Readonly<Record<string, number>> = { tahun: 1, bulan: 12 }
const most = 8

const perOne = (per: string): string => (per === '' ? '' : ` per ${per}`)

/**
 * `perbandingan sewa: ruko 65jt/th, kios 38jt/th, lapak 3,2jt/bulan`: the prices for one and the same time beside each
 * other, with the lowest and what the highest is above it. Null where they are told for different things, or nothing is
 * compared.
 */
export const comparedPrices = (topic: string, goods: readonly PricedThing[]): Account | null => {
  const times = new Set(goods.map(({ per }) => per))
  const [only = ''] = times
  const isOneTime = times.size === 1
  const areYearly = goods.every(({ per }) => per in yearly)
  if (!comparing.test(topic) || goods.length < 2 || goods.length > most || (!isOneTime && !areYearly)) return null
  const per = isOneTime ? only : 'tahun'
  const told = goods.map(({ name, note, per: own, price }) => ({
    name,
    note,
    own: `${moneyText(price)}${perOne(own)}`,
    value: isOneTime ? price : price * (yearly[own] ?? 1),
  }))
  const [lowest] = told.toSorted((one, other) => one.value - other.value)
  const highest = told.toSorted((one, other) => other.value - one.value)[0]
  if (!lowest || !highest || lowest.value === highest.value) return null
  const hasNotes = told.some(({ note }) => note !== '')
  const head = `Harga${perOne(per)}`
  return {
    title: sentenceCase(topic),
    claim: `${lowest.name} paling murah`,
    rows: [
      ['Pilihan', ...(isOneTime ? [] : ['Harga']), head, ...(hasNotes ? ['Keterangan'] : [])],
      ...told.map(({ name, note, own, value }) => [
        name,
        ...(isOneTime ? [] : [own]),
        moneyText(value),
        ...(hasNotes ? [note] : []),
      ]),
    ],
    results: [
      { label: `Termurah: ${lowest.name}`, value: `${moneyText(lowest.value)}${perOne(per)}` },
      { label: `Lebih mahal: ${highest.name}`, value: moneyText(highest.value - lowest.value) },
    ],
    chart: {
      type: 'bar',
      unit: 'Rp',
      categories: told.map(({ name }) => name),
      series: [{ name: head, values: told.map(({ value }) => value) }],
    },
    notes: isOneTime ? [] : ['Harga per bulan dihitung 12 bulan supaya semuanya setahun'],
  }
}
