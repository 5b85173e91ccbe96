import { people } from '../../times-pieces.ts'
import type { Entry } from '../entry.ts'
import { isKept } from '../kept.ts'
import type { Ledger } from '../ledger.ts'
import { earning } from './earning.ts'
import { type Flow, flowOf, marksOf } from './flow.ts'
import { ratesOf, type Rate } from './rates.ts'
import { byPiece, countedUnits, isSum, namesake, ofCounted, ofOccasion, rented, timed } from './settle-units.ts'
import { isOccasion, isTimeUnit, wordList } from './units.ts'
import { isMonthlyCost, takingsOf, untimedCost } from './untimed-costs.ts'

/** The sums of a message at their levels, with the rates between those. */
export interface Placed {
  readonly flows: readonly Flow[]
  /** Shares of the takings that are paid away. */
  readonly shares: readonly Entry[]
  readonly rates: readonly Rate[]
  /** Where a time was taken for granted, in a sentence. */
  readonly assumed: readonly string[]
}

const takings = wordList('harga jual omzet omset penjualan pendapatan pemasukan')
const sharing = wordList(
  'admin komisi diskon potongan potong fee setoran setor layanan bagi aplikasi marketplace pajak royalti',
)

/** `admin 8%`, `komisi 20% dari harga jual`: a share of what comes in. */
const isShare = ({ words, trail }: Entry): boolean => {
  const at = [...words, ...trail].indexOf('dari')
  const of = [...words, ...trail].slice(at + 1, at + 3)
  return at === -1 ? words.some((word) => sharing.has(word)) : of.some((word) => takings.has(word))
}

/** Money that is neither earned nor spent. */
const lent = wordList(
  'kur utang hutang pinjaman pinjam kredit butuh tabungan dana investor pengajuan target tercapai investasi kasbon piutang deposito',
)

/** Whether the days that are told are those of a month. */
const isByMonth = (entries: readonly Entry[], { asked }: Ledger): boolean =>
  asked.times.includes('bulan') ||
  entries.some(({ words }) => words.includes('sebulan')) ||
  asked.per === 'bulan' ||
  entries.some(
    (one) =>
      one.per === 'bulan' ||
      one.rate === 'bulan' ||
      one.counts.some(({ per, rate }) => per === 'bulan' || rate === 'bulan'),
  ) ||
  entries.some(
    (one) => one.money !== null && isMonthlyCost(one) && one.words.some((word) => word === 'gaji' || word === 'sewa'),
  )

const handed = wordList('setoran setor nyetor')

/** `beli cakalang 20 ekor, satu ekor 30rb`: a sum without a word goes the way of what was counted right before it. */
const beforeIt = (sums: readonly Entry[], entries: readonly Entry[]): Map<Entry, 'in' | 'out'> =>
  new Map(
    sums.map((one) => {
      const before = entries[entries.indexOf(one) - 1]
      const isBare = one.words.length === 0
      // `setoran ke juragan 150rb` is paid.
      const isPaidTo = one.words.some((word, at) => handed.has(word) && one.words[at + 1] === 'ke')
      if (isPaidTo) return [one, 'out']
      const way = isBare && !one.sure && before?.money === null && before.way !== null ? before.way : one.way
      return [one, way === 'in' ? 'in' : 'out']
    }),
  )

/** `modal awal 10jt`: paid once, and no cost of a month. */
const isPutIn = ({ words }: Entry): boolean =>
  words.some((word, at) => word === 'modal' && ['awal', 'usaha', 'buka'].includes(words[at + 1] ?? ''))

/** More entries than this are a list, no question about levels. */
const most = 30

/** Whether a message tells what comes in and goes out, and nothing that no level is for: packs, loans, several months. */
const mayBePlaced = ({ entries }: Ledger, sums: readonly Entry[]): boolean =>
  entries.length <= most &&
  !sums.some(({ way, pack }) => way === 'opening' || way === 'goal' || pack !== null) &&
  entries.every((one) => one.percent === null || isShare(one) || isKept(one)) &&
  !sums.some(({ words, context }) => [...context.slice(-3), ...words].some((word) => lent.has(word))) &&
  // `tagihan pelanggan belum dibayar 4jt`: nothing has moved yet.
  !sums.some(({ words, trail }) => [...words, ...trail].includes('belum')) &&
  new Set(sums.map(({ period }) => period).filter((one) => one !== '')).size <= 1

/** The one thing that a message counts; undefined where there are none or several. */
const onlyPiece = (rates: readonly Rate[]): string | undefined => {
  const counted = rates.filter(({ of }) => !isTimeUnit(of) && !isOccasion(of) && !people.has(of))
  const things = counted.some(({ ofCost }) => !ofCost) ? counted.filter(({ ofCost }) => !ofCost) : counted
  const timed = things.filter(({ per }) => per.some(isTimeUnit))
  const [piece, ...others] = new Set((timed.length > 0 ? timed : things).map(({ of }) => of))
  return others.length === 0 ? piece : undefined
}

/** `potong 35rb, 14 kepala sehari`: a price without a unit is that of the one thing counted. */
const ofPiece = (flow: Flow, piece: string | undefined): Flow =>
  piece !== undefined && flow.way === 'in' && flow.units.length + flow.own.length === 0 && !isSum(flow.entry)
    ? { ...flow, units: [piece] }
    : flow

const paidMonthly = wordList('cicilan angsuran gaji sewa kontrakan')

/** `cicilan 4,1jt per mobil` among sums of a month is that of a month. */
const byMonth = (one: Flow): Flow =>
  one.way === 'out' &&
  one.units.length > 0 &&
  !one.units.some((unit) => isTimeUnit(unit) || isOccasion(unit)) &&
  one.entry.words.some((word) => paidMonthly.has(word))
    ? { ...one, units: [...one.units, 'bulan'] }
    : one

/** Two prices of one thing: which of them holds is not sure. */
const isTwofold = (ins: readonly Flow[]): boolean => {
  const bare = ins.filter(({ own, units }) => own.length === 0 && units.some((one) => !isTimeUnit(one)))
  return bare.length > 1 && ins.length !== new Set(ins.map(({ units }) => units.join())).size
}

/** The sums of a ledger at their levels; null where one of them belongs to none for certain. */
export const placed = (ledger: Ledger): Placed | null => {
  const { entries } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  if (!mayBePlaced(ledger, sums)) return null
  const marks = marksOf(entries)
  const isMonthly = isByMonth(entries, ledger)
  const rates = ofCounted(ratesOf(entries, marks, isMonthly))
  const settled = beforeIt(sums, entries)
  const piece = onlyPiece(rates)
  const told = sums
    .filter((one) => one.way !== 'wish' && !isPutIn(one))
    .map((one) => namesake(flowOf(one, settled.get(one) ?? 'out', marks.get(one) ?? [], rates), rates))
  const priced = earning(told).map((one) => ofPiece(rented(countedUnits(one, piece, rates), entries, rates), piece))
  const timely = byPiece(timed(ofOccasion(priced, rates), isMonthly, ledger.asked.times), rates)
  const ins = timely.filter(({ way }) => way === 'in')
  if (ins.length === 0 || isTwofold(ins)) return null
  const takings = takingsOf(ins, timely, rates)
  const assumed = new Set<string>()
  const flows: Flow[] = []
  for (const told of timely) {
    const one = isMonthly ? byMonth(told) : told
    const isTold = one.units.length > 0 || one.way === 'in'
    const at = isTold ? { units: one.units, assumed: null } : untimedCost(one, takings, isMonthly)
    if (at === null) return null
    if (at.assumed !== null) assumed.add(at.assumed)
    flows.push({ ...one, units: at.units })
  }
  return { flows, shares: entries.filter(({ percent }) => percent !== null), rates, assumed: [...assumed] }
}
