import { conversion, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind } from '../draft.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { people } from '../times-pieces.ts'
import type { Time, ToldFigure } from '../told-figure.ts'
import { wordsBefore } from '../wording.ts'
import type { Counted, Entry } from './entry.ts'
import { losing, timeNamed } from './ledger-words.ts'

/** An entry as figures and steps of a worked question; `id` is what it comes to. */
export interface Line {
  readonly id: string
  readonly label: string
  readonly figures: readonly WorkedFigure[]
  readonly steps: readonly WorkedStep[]
  /** `186 tusuk × Rp 3.000`, bound; empty where it is told as one sum. */
  readonly how: string
}

export const toldSum = ({ money, percent, label, per, period, said }: Entry): ToldFigure => ({
  kind: percent === null ? 'money' : 'percent',
  value: money ?? percent ?? 0,
  role: 'other',
  label,
  noun: '',
  per: per === null ? null : timeNamed(per),
  period,
  said,
})

export const toldCount = ({ value, noun, said, per, rate }: Counted): ToldFigure => ({
  kind: 'count',
  value,
  role: 'other',
  label: '',
  noun,
  per: rate ?? (per === null ? null : timeNamed(per)),
  period: '',
  said,
})

const ahead = new Set(['dp', 'panjar', 'downpayment'])

/** A part of the price that is paid before: neither a cost nor an income beside it. */
export const isPaidAhead = ({ words }: Entry): boolean => words.some((word) => ahead.has(word))

export const isTime = (noun: string): boolean => timeNamed(noun) !== null || ['jam', 'malam', 'menit'].includes(noun)

const pieces = new Set(['pcs', 'buah', 'biji', 'unit', 'potong', 'satuan', 'satu', 'lembar', 'item'])

/** The count as so many of `unit`: `230 tas` for `per tas` and `per biji`, `15 lusin` for `per pcs`; null where it counts something else. */
const inUnits = (count: Counted, unit: string): Counted | null => {
  const { value, noun } = count
  if (noun === unit) return count
  if (noun === '' || isTime(noun)) return null
  const held = conversion(noun, unitOf(unit) ?? 'pcs')
  if (held !== null && held !== 1) return { ...count, value: value * held, noun: unit }
  return pieces.has(unit) && value > 1 && !people.has(noun) ? count : null
}

const byMoney = (one: Entry, other: Entry): number => Number(one.money !== null) - Number(other.money !== null)

const isLost = ({ words, money }: Entry): boolean => money === null && words.some((word) => losing.has(word))

/** `order 300 kaos, 12 kaos gagal`: what is paid for each of them is paid for all that were made. */
const whole = (entries: readonly Entry[]): readonly Entry[] => {
  const kept = new Set(entries.filter((one) => !isLost(one)).flatMap(({ counts }) => counts.map(({ noun }) => noun)))
  return entries.filter((one) => !isLost(one) || !one.counts.every(({ noun }) => kept.has(noun)))
}

/** All that was counted; `sehari 14 mobil @45rb` counts them for a day, whatever else is paid for each. */
const free = (entries: readonly Entry[]): Counted[] =>
  // What was counted by itself tells more than what was paid for: `beli 100 ekor @9rb, mati 12`.
  whole(entries)
    .toSorted(byMoney)
    .flatMap((entry) => {
      const time = entry.money === null ? null : (entry.rate ?? (entry.per === null ? null : timeNamed(entry.per)))
      return entry.counts.map((one) =>
        time !== null && one.per === null && one.rate === null && !isTime(one.noun) && entry.each
          ? { ...one, rate: time }
          : one,
      )
    })

/** Heads that are counted by what they came for. */
const guests = new Set('peserta pax tamu siswa murid anak anggota penumpang pelanggan jamaah pengunjung'.split(' '))

const isHolder = ({ per }: Counted): boolean => per !== null && timeNamed(per) === null

/**
 * So many of `unit`, of how many each of those was told, and on: `18 potong` of each of `4 penjahit`. Null where nobody
 * counted the unit itself; a holder that nobody counted ends it.
 */
const chainOf = (unit: string, counts: readonly Counted[]): readonly Counted[] | null => {
  const isHead = ({ noun }: Counted): boolean => people.has(unit) && (people.has(noun) || guests.has(noun))
  const found = counts.find((one) => inUnits(one, unit) !== null || isHead(one))
  if (!found) return null
  const own = inUnits(found, unit) ?? found
  const rest = counts.filter((one) => one !== found)
  return [own, ...(isHolder(found) ? (chainOf(found.per ?? '', rest) ?? []) : [])]
}

/** `tukang 3 orang …, kernet 2 orang …, makan 25rb per orang`: all who are paid by their time. */
const allPaid = (per: string, entries: readonly Entry[]): Counted | null => {
  if (!people.has(per)) return null
  const heads = entries.flatMap(({ money, way, per: time, counts }) =>
    money !== null && way === 'out' && time !== null && timeNamed(time) !== null
      ? counts.filter(({ noun, per: of }) => noun === per && of === null)
      : [],
  )
  const [first, ...others] = heads
  return first && others.length > 0
    ? {
        ...first,
        value: heads.reduce((sum, { value }) => sum + value, 0),
        said: heads.map(({ said }) => said).join(' + '),
      }
    : null
}

const paidOften = new Set('cicil dicicil nyicil cicilan angsur angsuran diangsur kredit'.split(' '))

/**
 * The counts that a sum is multiplied by, from its own words or from elsewhere in the message; null where it is told
 * for one of something that nobody counted. A time that no count takes up stays what the sum is of.
 */
export const factorsOf = (entry: Entry, entries: readonly Entry[]): readonly Counted[] | null => {
  const { per, each, pack } = entry
  if (pack !== null) {
    const found = free(entries).find((one) => inUnits(one, pack.noun) !== null)
    return found ? [inUnits(found, pack.noun) ?? found] : null
  }
  const times = entry.counts.filter(({ times: isTimes }) => isTimes)
  const own = entry.counts.filter(({ times: isTimes }) => !isTimes)
  // `5rb per jam`, `tiap unit main 7 jam sehari`: hours that were counted of something.
  const hours = per !== null && timeNamed(per) === null && isTime(per) ? chainOf(per, free(entries)) : null
  if (per !== null && isTime(per) && (hours?.length ?? 0) < 2) {
    const time = own.find(({ noun }) => noun === per)
    // `3 tukang 160rb sehari`: each of them, every day.
    const isDaily = per === 'hari' && own.some(({ noun }) => people.has(noun))
    const heads = each || isDaily ? own.filter(({ noun }) => !isTime(noun)).slice(0, 1) : []
    return [...heads, ...(time ? [time] : []), ...times]
  }
  // `420 kiriman pakai ojol 9rb sekali antar`: each of those.
  const [only, other] = own
  const isCounted = free(entries).some(({ noun }) => noun === 'kali')
  if (per === 'kali' && !isCounted && only && !other && only.noun !== '' && !isTime(only.noun)) return [only, ...times]
  if (per !== null) {
    const isOwn = (one: Counted): boolean => inUnits(one, per) !== null || (people.has(per) && !isTime(one.noun))
    const beside = own.find(isOwn)
    const all = beside ? [beside, ...free(entries).filter((one) => one !== beside)] : [...times, ...free(entries)]
    const everybody = beside ? null : allPaid(per, entries)
    const chain = everybody ? [everybody] : beside && inUnits(beside, per) === null ? [beside] : chainOf(per, all)
    const said = new Set(chain?.map((one) => one.said))
    return chain ? [...chain, ...times.filter((one) => !said.has(one.said))] : null
  }
  if (each) return [...own.slice(0, 1), ...times]
  // `cicil 480rb 12 bulan`: paid so many times.
  const often = own.find(({ noun }) => ['bulan', 'kali', 'minggu', ''].includes(noun))
  if (often && entry.words.some((word) => paidOften.has(word))) return [often, ...times]
  return times
}

/** What is left of an entry's time once its factors are taken: `8jt per bulan` for four months is told as a whole. */
export const timeLeft = (entry: Entry, factors: readonly Counted[]): Time | null => {
  const time = (entry.per === null ? null : timeNamed(entry.per)) ?? entry.rate
  const own = factors.find(({ noun }) => noun === time)
  if (own) return null
  return (
    time ??
    factors.map(({ per, rate }) => rate ?? (per === null ? null : timeNamed(per))).find((one) => one !== null) ??
    null
  )
}

/** A scale as it is read: the days by their figure, `1 / 12` as `1/12`. */
const scaleText = (scale: string): string =>
  scale
    .replace(/[a-z_]+/, (id) => bind(id))
    .replaceAll(' / ', '/')
    .replaceAll(' * ', ' × ')

/** One entry with its factors; `scale` turns it into the time that is reckoned for. */
export const lineOf = (
  entry: Entry,
  id: string,
  fallback: string,
  factors: readonly Counted[],
  scale: string | null = null,
): Line => {
  const label = sentenceCase(entry.label || entry.period || wordsBefore(entry.said) || fallback)
  const told = toldSum(entry)
  if (factors.length === 0 && scale === null)
    return { id, label, figures: [{ id, label, told, per: told.per ?? '' }], steps: [], how: '' }
  // `sehari 70 gelas @6rb`: the price is that of one glass, the day is that of the glasses.
  const [first] = factors
  const isOfPiece = first !== undefined && !isTime(first.noun) && (entry.per === null || isTime(entry.per))
  const unit = isOfPiece && entry.each ? first.noun : (entry.per ?? '')
  const price: WorkedFigure = {
    id: `${id}_satuan`,
    label: factors.length > 0 ? `${label}, satuan` : label,
    told,
    per: unit,
  }
  const multiplied = factors.map((one, at): WorkedFigure => ({
    id: `${id}_kali${at === 0 ? '' : at + 1}`,
    label: `${label}, banyaknya`,
    told: toldCount(one),
    noun: one.noun,
    per: one.per ?? '',
  }))
  const { pack } = entry
  // Nobody buys half a sack: `2.000 per 25 kg` is paid for every sack that is begun.
  const held =
    pack === null ? [] : [{ id: `${id}_isi`, label: `${label}, isinya`, told: toldCount(pack), noun: pack.noun }]
  const often = multiplied.map((one) => (pack === null ? one.id : `ceil(${one.id} / ${id}_isi)`))
  const product = [price.id, ...often, ...(scale === null ? [] : [scale])].join(' * ')
  const how =
    [...multiplied.map((one) => bind(one.id)), bind(price.id), ...(scale === null ? [] : [scaleText(scale)])].join(
      ' × ',
    ) + (pack === null ? '' : ` per ${bind(`${id}_isi`)}`)
  return { id, label, figures: [price, ...multiplied, ...held], steps: [{ id, label, formula: product }], how }
}

/** Lines whose sums are looked for by name (`argmax`): all of them metrics, where one of them has factors. */
export const comparable = (lines: readonly Line[]): readonly Line[] =>
  lines.every(({ steps }) => steps.length === 0)
    ? lines.map((line) => ({
        ...line,
        figures: line.figures.map((figure) => ({ ...figure, group: line.id.replace(/_\d+$/, '') })),
      }))
    : lines.map((line) =>
        line.steps.length > 0
          ? line
          : {
              ...line,
              figures: line.figures.map((figure) => ({ ...figure, id: `${line.id}_angka` })),
              steps: [{ id: line.id, label: line.label, formula: `${line.id}_angka`, quiet: true as const }],
            },
      )
