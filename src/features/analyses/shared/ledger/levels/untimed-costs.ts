import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { Entry } from '../entry.ts'
import type { Flow } from './flow.ts'
import { type Rate, ratesOfWay, reach } from './rates.ts'
import { isOccasion, isTimeUnit, wordList } from './units.ts'

const monthlyWords = wordList(
  'gaji sewa listrik air pdam wifi internet cicilan angsuran kontrakan retribusi keamanan penjaga jaga karyawan pegawai tetap iklan pajak kantor operasional',
)

/** What one piece is made of. */
const pieceWords = wordList(
  'modal hpp bahan beli harga kemasan packing bungkus bungkusnya plastik cup gelas box dus kulakan baku',
)

/** A cost that is paid by the month, wherever no other time is told. */
export const isMonthlyCost = ({ words, per }: Entry): boolean =>
  per === null && words.some((word) => monthlyWords.has(word))

/** Nobody works a month for so little: `omzet sehari 620rb, gaji 1 orang 60rb`. */
const isDayWage = ({ words, money }: Entry): boolean =>
  (money ?? 0) < 250_000 && words.some((word) => word === 'gaji' || word === 'upah')

/** The levels of an income from the smallest on. */
const levels = ['hari', 'minggu', 'bulan', 'tahun', null] as const

/** What comes in, as the costs that tell no time of theirs are measured against it. */
interface Takings {
  /** The level at which all that comes in meets; null is the whole, undefined is none. */
  readonly natural: string | null | undefined
  readonly perNatural: number
  /** The one thing that is sold by the piece, with its price. */
  readonly piece: string | undefined
  readonly price: number
  /** The costs of that thing that are told for one of it. */
  readonly pieceCosts: number
  readonly hasPieceCost: boolean
}

/** `sekali jalan 7 penumpang @65rb, solar 140rb`: what is told beside such a time is of that one time. */
const occasionOf = (ins: readonly Flow[]): string | undefined =>
  ins.flatMap(({ own, units }) =>
    units.filter(
      (one) => !isTimeUnit(one) && (own.some(({ noun }) => !isTimeUnit(noun) && !isMeasure(noun)) || isOccasion(one)),
    ),
  )[0]

const worthAt = ({ entry, own, units }: Flow, level: string | null | undefined, rates: readonly Rate[]): number => {
  const path = level === undefined ? null : reach(units, level, rates)
  const factors = [...own, ...(path ?? []).flatMap((step) => (step.kind === 'rate' ? [step.rate.counted] : []))]
  return factors.reduce((all, { value }) => all * value, entry.money ?? 0)
}

/** What comes in (`ins`, a part of `flows`), for the costs beside it. */
export const takingsOf = (ins: readonly Flow[], flows: readonly Flow[], all: readonly Rate[]): Takings => {
  const rates = ratesOfWay('in', all)
  const natural =
    occasionOf(ins) ?? levels.find((level) => ins.every(({ units }) => reach(units, level, rates) !== null))
  const [only] = ins
  const piece = ins.length === 1 && only?.own.length === 0 ? only.units.find((one) => !isTimeUnit(one)) : undefined
  const costs = flows.filter(({ way }) => way === 'out')
  const ofPiece = piece === undefined ? [] : costs.filter(({ units }) => units.join() === piece)
  return {
    natural,
    perNatural: ins.reduce((sum, one) => sum + worthAt(one, natural, rates), 0),
    piece,
    price: only?.entry.money ?? 0,
    pieceCosts: ofPiece.reduce((sum, { entry }) => sum + (entry.money ?? 0), 0),
    hasPieceCost: costs.some(
      ({ units, entry }) => units.join() === piece || entry.words.some((word) => pieceWords.has(word)),
    ),
  }
}

interface Settled {
  readonly units: readonly string[]
  /** What was taken for granted, in a sentence. */
  readonly assumed: string | null
}

/** The time or piece that a cost belongs to which tells none; null where it may be that of several. */
export const untimedCost = ({ entry, own }: Flow, takings: Takings, isMonthly: boolean): Settled | null => {
  const { natural, perNatural, piece, price, pieceCosts, hasPieceCost } = takings
  const money = entry.money ?? 0
  const isTimed = natural !== undefined && natural !== null
  // More than a day takes is hardly what a day costs.
  const isLarge = natural === 'hari' && isMonthly && money > perNatural
  if (((isMonthlyCost(entry) && !(natural === 'hari' && isDayWage(entry))) || isLarge) && isMonthly && isTimed)
    return { units: ['bulan'], assumed: 'Biaya yang waktunya tidak disebut dihitung per bulan; ubah kalau bukan.' }
  if (piece !== undefined && money < price && own.length === 0) {
    if (entry.words.some((word) => pieceWords.has(word)) || natural === piece) return { units: [piece], assumed: null }
    if (natural === null && hasPieceCost)
      return {
        units: [piece],
        assumed: `Biaya kecil yang satuannya tidak disebut dihitung per ${piece}; ubah kalau bukan.`,
      }
    // A small cost without a word of its own may be that of one piece or of a day, where it leaves something of the price.
    if (pieceCosts + money < price) return null
  }
  if (natural === undefined) return null
  if (natural === null) return { units: [], assumed: null }
  if (natural === piece) return { units: [natural], assumed: null }
  // A sum that no such time could bear is no running cost.
  if (money > perNatural) return null
  return {
    units: [natural],
    assumed:
      natural === 'hari'
        ? 'Biaya yang waktunya tidak disebut dihitung per hari, seperti pemasukannya; ubah kalau bukan.'
        : null,
  }
}
