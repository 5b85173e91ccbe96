import type { WorkedFigure } from '../makers/worked.ts'
import type { Time } from '../told-figure.ts'
import type { Asked } from './asked.ts'
import type { Entry } from './entry.ts'
import type { Ledger } from './ledger.ts'
import { isKept } from './kept.ts'
import { partName } from './sharing.ts'
import { timeNamed } from './ledger-words.ts'
import { isTime, toldCount } from './lines.ts'

export const daysOf = (entries: readonly Entry[]): WorkedFigure | null => {
  const told = entries.flatMap(({ counts }) => counts).find(({ noun, value }) => noun === 'hari' && value <= 31)
  return told ? { id: 'hari_kerja', label: 'Hari', told: toldCount(told), per: told.per ?? '' } : null
}

/** How often a time comes in another, as a formula; null where it does not go. */
export const inTime = (
  from: Time,
  to: Time,
  days: WorkedFigure | null,
): { readonly formula: string; readonly needs: boolean } | null => {
  if (from === to) return null
  const day = days ? days.id : to === 'minggu' ? '7' : '30'
  const known: Readonly<Record<string, string>> = {
    'hari minggu': day,
    'hari bulan': day,
    'hari tahun': `${days ? days.id : '30'} * 12`,
    'minggu bulan': '52 / 12',
    'minggu tahun': '52',
    'bulan tahun': '12',
    'tahun bulan': '1 / 12',
    'minggu hari': '1 / 7',
    'bulan hari': `1 / ${day}`,
  }
  const formula = known[`${from} ${to}`]
  return formula === undefined ? null : { formula, needs: formula.includes('hari_kerja') }
}

export interface Sides {
  readonly opening: readonly Entry[]
  readonly ins: readonly Entry[]
  readonly outs: readonly Entry[]
  /** Shares of the takings and of what is left: `admin 8% dari omzet`, `zakat 2,5% dari laba`. */
  readonly ofTakings: readonly Entry[]
  readonly ofGain: readonly Entry[]
}

const takings =
  /(?<!\p{L})(?:omzet|omset|penjualan|pendapatan|pemasukan|jual|harga|masuk|admin|komisi|fee|marketplace|shopee|tokopedia|tiktok|lazada|gofood|grabfood|shopeefood|aplikasi|royalti|diskon)(?!\p{L})/u
const gain =
  /(?<!\p{L})(?:laba|untung|bersih|sisa|profit|shu|dibagikan|zakat|sedekah|infak|infaq|perpuluhan|persepuluhan|sisihkan|disisihkan|sisih|cadangan|tabungan)(?!\p{L})/u

const settling = new Set('bayar dibayar lunas cair masuk ditagih'.split(' '))

/** `bon pelanggan belum bayar 350rb`: no money has moved yet. */
const isStillDue = ({ words, trail }: Entry): boolean => {
  const said = [...words, ...trail]
  return said.some((word, at) => word === 'belum' && settling.has(said[at + 1] ?? ''))
}

/** The sides of a statement; null where a sum or a share of the message belongs to none of them for certain. */
export const sidesOf = ({ entries, sharing }: Ledger): Sides | null => {
  const sums = entries.filter(({ money }) => money !== null)
  if (sums.some(({ way }) => way === null) || entries.some(({ way }) => way === 'wish' || way === 'goal')) return null
  const percents = entries.filter(({ percent }) => percent !== null)
  // `margin 18% dari omzet` is what stays, no cost.
  if (percents.some(isKept)) return null
  const parts = sharing?.parts ?? []
  // `dibagi 60 persen anggota 40 persen kas`: all of the percents are the parts, whatever they are called.
  const areParts =
    parts.length > 1 &&
    parts.length === percents.length &&
    percents.every(({ percent }, at) => parts[at]?.weight === percent)
  const isShare = ({ label }: Entry): boolean =>
    areParts || parts.some(({ name }) => name !== '' && name === partName(label))
  const ofGain = percents.filter((one) => !isShare(one) && gain.test(one.words.join(' ')))
  const ofTakings = percents.filter(
    (one) => !isShare(one) && !ofGain.includes(one) && takings.test(one.words.join(' ')),
  )
  if (percents.some((one) => !isShare(one) && !ofGain.includes(one) && !ofTakings.includes(one))) return null
  const moved = sums.filter((one) => !isStillDue(one))
  return {
    opening: moved.filter(({ way }) => way === 'opening'),
    ins: moved.filter(({ way }) => way === 'in'),
    outs: moved.filter(({ way }) => way === 'out'),
    ofTakings,
    ofGain,
  }
}

const isTotal = ({ words: own, label }: Entry): boolean => own.includes('total') && label === ''
const isGain = ({ words: own }: Entry): boolean =>
  own.some((word) => ['laba', 'untung', 'profit', 'cuan'].includes(word))

/** Sums of a whole beside its parts, and profits beside takings, are no lines of one statement. */
export const isMuddled = ({ ins, outs, opening }: Sides): boolean => {
  return (
    opening.length > 1 ||
    (outs.length > 1 && outs.some(isTotal)) ||
    (ins.length > 1 && (ins.some(isTotal) || (ins.some(isGain) && !ins.every(isGain)))) ||
    (ins.some(isGain) &&
      outs.some(({ words: own }) => !own.includes('rugi')) &&
      !ins.every(({ words: own }) => own.includes('kotor')))
  )
}

/** For what time all of it is reckoned: the time of the takings, else the one that is told. */
export const baseOf = (ins: readonly Time[], outs: readonly Time[], asked: Asked): Time | null => {
  const wanted = asked.per === null ? null : timeNamed(asked.per)
  const all = [...ins, ...outs]
  if (all.length === 0) return null
  // `omzet 900rb sehari, sewa 2jt sebulan, sebulan bersih berapa`
  if (wanted !== null && all.includes(wanted)) return wanted
  return all.includes('bulan') ? 'bulan' : (ins[0] ?? all[0] ?? null)
}

/** The one piece that a price and its costs are told for: `sebuah 180rb, kulit 62rb, upah 25rb, untung per dompet`. */
export const pieceOf = ({ ins, outs, opening, ofGain }: Sides, asked: Asked, all: readonly Entry[]): string | null => {
  const [price, more] = ins
  if (!price?.money || more || opening.length > 0 || ofGain.length > 0) return null
  const units = [price, ...outs].map(({ per }) => per)
  const noun = asked.per !== null && !isTime(asked.per) ? asked.per : (price.per ?? '')
  const isOne = (one: Entry): boolean => one.counts.length === 0 && (one.money ?? 0) < (price.money ?? 0)
  if (noun === '' || isTime(noun) || units.some((one) => one !== null && isTime(one))) return null
  return outs.every(isOne) && price.counts.length === 0 && all.every(({ counts }) => counts.length === 0) ? noun : null
}
