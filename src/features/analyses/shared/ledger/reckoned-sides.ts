import type { WorkedFigure } from '../makers/worked.ts'
import { people } from '../times-pieces.ts'
import type { Time } from '../told-figure.ts'
import type { Counted, Entry } from './entry.ts'
import type { Ledger } from './ledger.ts'
import { comparable, factorsOf, isTime, type Line, lineOf, timeLeft } from './lines.ts'
import { baseOf, daysOf, inTime, pieceOf, type Sides } from './sides.ts'

/** Both sides of a statement for one time, or for one piece. */
export interface ReckonedSides {
  readonly ins: readonly Line[]
  readonly outs: readonly Line[]
  /** `dompet`, where price and costs are told for one of it. */
  readonly piece: string | null
  readonly base: Time | null
  readonly days: WorkedFigure | null
  /** Whether the days are reckoned with. */
  readonly usesDays: boolean
  readonly assumptions: readonly string[]
}

const monthly = new Set('gaji sewa listrik air pdam wifi internet cicilan angsuran kontrakan'.split(' '))
/** What a farm or a house has, where no sum is told for one of it. */
const owned = new Set('ekor hektar are petak kolam kandang pohon rumpun m2 meja kursi'.split(' '))
/** What could not be sold brings nothing and was paid with the others. */
const spoiled = new Set('busuk rusak pecah basi mati'.split(' '))
/** So many days of work at least are those of a month. */
const monthsDays = 20
const isOpen = (one: Entry): boolean => one.per === null && one.words.some((word) => monthly.has(word))

// `infak jumat 4 kali total 3.260.000`: the sum of all of them.
const isOfTotal = ({ counts, words }: Entry): boolean =>
  words.includes('total') && counts.every(({ noun }) => noun === 'kali')

/** The lines of both sides, each with its factors and in one time; null where one of them is not sure. */
export const reckonedSides = ({ entries, asked, sharing }: Ledger, sides: Sides): ReckonedSides | null => {
  const { ins, outs } = sides
  const piece = pieceOf(sides, asked, entries)
  // Asked for one piece, and told for one and for many at once: which of the sums are for one is not sure.
  const [only, other] = ins
  const isOfPieces = only !== undefined && !other && factorsOf(only, entries)?.[0]?.noun === asked.per
  if (piece === null && sharing === null && asked.per !== null && !isTime(asked.per) && !isOfPieces) return null
  const factors = new Map([...ins, ...outs].map((one) => [one, piece === null ? factorsOf(one, entries) : []]))
  if ([...factors.values()].includes(null)) return null
  // Something was counted that no sum takes up: what it means is not sure.
  const taken = new Set([...factors.values()].flatMap((all) => (all ?? []).map(({ said }) => said)))
  // `12 peserta … kalau 12 seat full`: the same number once more.
  const values = new Set([...factors.values()].flatMap((all) => (all ?? []).map(({ value }) => value)))
  const divided = new Set([...(sharing?.parts.flatMap(({ weight, heads }) => [weight, heads]) ?? []), sharing?.heads])
  const isIdle = ({ noun, said, value, per, rate }: Counted): boolean =>
    isTime(noun) ||
    people.has(noun) ||
    spoiled.has(noun) ||
    (owned.has(noun) && per === null && rate === null && value > 1) ||
    taken.has(said) ||
    values.has(value) ||
    divided.has(value)
  // `beli 80 butir 2,8jt … terjual 50 @60rb, 24 @45rb`: how many were bought for a sum, where all that was sold is counted.
  const isLot = ({ money, way, each, per }: Entry): boolean =>
    money !== null && way === 'out' && !each && per === null && ins.every((one) => (factors.get(one) ?? []).length > 0)
  if (!entries.every((one) => isOfTotal(one) || isLot(one) || one.counts.every(isIdle))) return null
  const timesOf = (side: readonly Entry[]): Time[] =>
    side.map((one) => timeLeft(one, factors.get(one) ?? [])).filter((time) => time !== null)
  const days = daysOf(entries)
  // `bazar 2 hari, sabtu 1,2jt, minggu 1,6jt, sewa 300rb per hari`: told as a whole, with its days.
  const isWhole = days !== null && timesOf(ins).length === 0 && timesOf(outs).every((time) => time === 'hari')
  const told = piece === null && !isWhole ? baseOf(timesOf(ins), timesOf(outs), asked) : null
  // `sehari laku 45 kg, gaji 3jt`: wages and rents without a time are hardly those of one day, but those of the month
  // whose days are told.
  const isOfMonth =
    told === 'hari' && timesOf(outs).length === 0 && outs.every(isOpen) && (days?.told?.value ?? 0) >= monthsDays
  if (told === 'hari' && outs.some(isOpen) && !isOfMonth) return null
  const base = isOfMonth ? 'bulan' : told
  // `sehari dapat 220rb, bensin 40rb, cicilan 750rb sebulan`: beside a day's takings small costs are those of the day.
  const isDaily =
    base !== null && base !== 'hari' && timesOf(ins).length > 0 && timesOf(ins).every((time) => time === 'hari')
  const ofDay = (one: Entry): boolean =>
    isDaily &&
    outs.includes(one) &&
    one.per === null &&
    !isOpen(one) &&
    ins.some(({ sentence }) => sentence === one.sentence)
  const assumptions = new Set<string>(
    outs.filter((one) => ofDay(one) && timeLeft(one, factors.get(one) ?? []) === null).length > 0
      ? ['Biaya yang waktunya tidak disebut dihitung per hari, seperti pemasukannya; ubah kalau bukan.']
      : [],
  )
  if (isOfMonth) assumptions.add('Biaya yang waktunya tidak disebut dihitung per bulan; ubah kalau bukan.')
  for (const { per } of [...factors.values()].flatMap((all) => (all ?? []).filter(({ assumed }) => assumed)))
    assumptions.add(`Jamnya dihitung untuk tiap ${per ?? 'unit'}; ubah kalau itu jam semuanya.`)
  let usesDays = false
  const scaleOf = (time: Time | null): string | null | undefined => {
    if (time === null || time === base) return null
    if (isWhole) {
      usesDays = true
      return days.id
    }
    if (base === null) return null
    const found = inTime(time, base, days)
    usesDays ||= found?.needs ?? false
    if (found && !found.needs && time === 'hari')
      assumptions.add('Sebulan dihitung 30 hari dan seminggu 7 hari; ubah kalau harinya berbeda.')
    return found?.formula
  }
  const earned = new Set(ins.map(({ label }) => label))
  // `jual sparepart 14jt, modal sparepart 10jt`: two lines of one name are told apart.
  const named = (one: Entry): Entry =>
    one.label !== '' && earned.has(one.label)
      ? { ...one, label: `${one.words.includes('modal') ? 'modal' : 'biaya'} ${one.label}` }
      : one
  const linesOf = (side: readonly Entry[], id: string, fallback: string): Line[] | null => {
    const lines = side.map((one, at) => {
      const own = factors.get(one) ?? []
      const scale = scaleOf(timeLeft(one, own) ?? (ofDay(one) ? 'hari' : null))
      const name = side.length > 1 ? `${fallback} ${at + 1}` : fallback
      return scale === undefined
        ? null
        : lineOf(id === 'keluar' ? named(one) : one, `${id}_${at + 1}`, name, own, scale)
    })
    return lines.includes(null) ? null : lines.filter((line) => line !== null)
  }
  const masuk = linesOf(ins, 'masuk', piece === null ? 'Pemasukan' : 'Harga jual')
  const keluar = linesOf(outs, 'keluar', 'Biaya')
  return masuk && keluar
    ? { ins: masuk, outs: comparable(keluar), piece, base, days, usesDays, assumptions: [...assumptions] }
    : null
}
