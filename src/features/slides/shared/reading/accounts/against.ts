import { anyMonth } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { figureText } from '../../scene/chart-drawing.ts'
import type { Account, KeyFigure } from '../../deck-request.ts'
import { figuresIn, moneyText, type ToldFigure } from '../told-figures.ts'
import { joinWords, trimmed } from '../told-words.ts'

/** Two figures of one thing that are read against each other: target and actual, before and now. */
export interface Against {
  readonly kind: 'target' | 'change' | 'goal'
  readonly name: string
  readonly first: number
  readonly second: number
  /** `Rp`, or what is counted. */
  readonly unit: string
  /** What it is called where it stands alone. */
  readonly figure: KeyFigure
  /** When either was so, as told. */
  readonly times?: readonly [string, string]
}

type Pair = Pick<Against, 'first' | 'second'>

const actual =
  /^(?:\p{L}{3,}\s+)?(?:(?:dan|tapi|ternyata|cuma|hanya|baru|sudah|yang)\s+)*(?:realisasi|terealisasi|tercapai|capaian|pencapaian|aktual|hasil|dapat|terjual|kenyataan(?:nya)?|jadi(?:nya)?)(?:nya)?(?:\s+(?:baru|cuma|hanya|sudah))?\s*:?$/iu
const target = /^(.*?)\s*\btarget(?:nya)?\s*:?$/i

/** `dana kepake 38jt dari 60jt`: so much of a whole. */
const used =
  '(terpakai|kepake|kepakai|dipakai|terserap|terkumpul|cair|terisi|dibayar|terbayar|terlunasi|terealisasi)(?:nya)?(?:\\s(?:baru|sudah|udah))?'
const partOfWhole = new RegExp(`^(.*?)\\s*(?<!\\p{L})${used}$`, 'iu')
const usedOfWhole = new RegExp(`^(?:(?:yang|dan|tapi|baru|sudah|udah|sdh)\\s)*${used}$`, 'iu')
/** What is spent or paid bit by bit. */
const wholeSum =
  /^(?:total\s)?(?:anggaran|budget|pagu|dana|modal|nilai|biaya|kontrak|harga|tagihan)(?:nya)?(?:\s\p{L}+){0,4}$/iu
/** A few words that name a part of a plan. */
const partName = /^\p{L}[\p{L}&-]*(?:\s\p{L}[\p{L}&-]*){0,3}$/u

const goal = /^(?:(?:dari|dr|,|dengan)\s)?target(?:nya)?\s*:?$/i
const actualBefore = /(?:^|\s)(?:realisasi|terealisasi|tercapai|capaian|dapat|hasil|terjual)(?:nya)?\s*:?$/i

const between = (first: ToldFigure, second: ToldFigure): string =>
  trimmed(
    second.before
      .slice(first.before.length)
      .trim()
      .replace(/^(?:rp\.?\s*)?[\d.,]+\s*(?:ribu|rb|juta|jt|miliar|milyar|k(?!\p{L})|m(?!\p{L}))?\s*/iu, '')
      .replace(first.kind === 'count' && first.unit !== '' ? new RegExp(`^${first.unit}\\s*`, 'i') : /^$/, ''),
  )

/** `Andi target 120jt realisasi 134jt`, `target 120 porsi tercapai 96`; null where a clause tells no such pair. */
export const targetIn = (clause: string): Against | null => {
  const [first, second, more] = figuresIn(clause)
  if (!first || !second || more || first.kind === 'percent' || second.kind === 'percent') return null
  const joint = between(first, second)
  // `Klaten 76jt target 80jt`: what came of it is told first.
  if (goal.test(joint) && second.value > 0 && !target.test(first.before))
    return pairOf(trimmed(first.before.replace(actualBefore, '')), second, first)
  const part = partOfWhole.exec(first.before)
  if (part && /^dari$/iu.test(joint) && second.value >= first.value) return wholeOf(part, first, second)
  // `anggaran 180jt sudah terpakai 112jt`: the whole is told first.
  const spent = usedOfWhole.exec(joint)
  const whole = trimmed(first.before)
  // `jalan 240jt terserap 228jt`: what was planned for it, and what was spent.
  if (spent && partName.test(whole) && !wholeSum.test(whole) && first.value > 0) return pairOf(whole, first, second)
  if (spent && wholeSum.test(whole) && first.kind === second.kind && second.value <= first.value)
    return wholeOf([joint, whole, spent[1] ?? ''], second, first)
  const name = target.exec(first.before)?.[1]
  if (name === undefined || !actual.test(joint) || first.value <= 0) return null
  return pairOf(trimmed(name), first, second)
}

const pairOf = (name: string, first: ToldFigure, second: ToldFigure): Against => {
  const isMoney = first.kind === 'money' || second.kind === 'money'
  const unit = isMoney ? 'Rp' : first.unit || second.unit
  const pair = { first: first.value, second: second.value }
  const called = sentenceCase(name)
  const label = `${called === '' ? 'Capaian' : called}: ${text(pair.second, unit)} dari target ${text(pair.first, unit)}`
  return { kind: 'target', name: called, ...pair, unit, figure: { label, value: reached(pair) } }
}

const wholeOf = ([, what = '', verb = '']: readonly string[], first: ToldFigure, second: ToldFigure): Against => {
  const unit = first.kind === 'money' ? 'Rp' : first.unit || second.unit
  const pair = { first: second.value, second: first.value }
  const name = sentenceCase(`${what} ${verb.toLowerCase().replace(/^kepak[ea]i?$/, 'terpakai')}`.trim())
  const rest = text(second.value - first.value, unit)
  return {
    kind: 'goal',
    name,
    ...pair,
    unit,
    figure: {
      label: `${name} dari ${text(second.value, unit)}, sisa ${rest}`,
      value: `${text(first.value, unit)} (${reached(pair)})`,
    },
  }
}

const onlyTarget = /\btarget(?:nya)?\s*:?\s*(?:rp\.?\s*)?\d/i
const onlyUsed = new RegExp(`^(?:(?:yang|baru|sudah|udah|sdh)\\s)*${used}\\s*:?\\s*(?:rp\\.?\\s*)?\\d`, 'iu')
const onlyActual = /^(?:realisasi|terealisasi|tercapai|capaian|pencapaian|aktual)(?:nya)?\s*:?\s*(?:rp\.?\s*)?\d/i

/** `Andi target 120jt, realisasi 134jt`: two clauses of one thing as one. */
export const targetsJoined = (clauses: readonly string[]): string[] =>
  clauses.reduce<string[]>((joined, clause) => {
    const before = joined.at(-1)
    const isActual = before !== undefined && onlyActual.test(clause) && onlyTarget.test(before)
    const [whole, more] = before === undefined ? [] : figuresIn(before)
    const isUsed = onlyUsed.test(clause) && whole !== undefined && !more && wholeSum.test(trimmed(whole.before))
    return before !== undefined && ((isActual && !onlyActual.test(before)) || isUsed)
      ? [...joined.slice(0, -1), `${before} ${clause}`]
      : [...joined, clause]
  }, [])

const counts = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const text = (value: number, unit: string): string =>
  unit === 'Rp' ? moneyText(value) : `${counts.format(value)}${unit === '' ? '' : ` ${unit}`}`

const share = (value: number): string => figureText(Math.round(value * 10) / 10, '%')

const moved = ({ first, second }: Pair): string => {
  if (first === second) return 'tetap'
  return `${second > first ? 'naik' : 'turun'} ${share((Math.abs(second - first) / first) * 100)}`
}

export const reached = ({ first, second }: Pair): string => share((second / first) * 100)

const namesOf = (all: readonly Against[]): string => joinWords(all.map(({ name }) => name))

/** Dues and the costs of a lorry are no one sum. */
const mostBeside = 20
const areAlike = (all: readonly Pair[]): boolean => {
  const sizes = all.map(({ first }) => first)
  return Math.max(...sizes) <= mostBeside * Math.min(...sizes)
}

const resultsOf = (all: readonly Against[], whole: Pair | null, unit: string, isTarget: boolean): KeyFigure[] => {
  if (whole === null)
    return all.map((one) => ({
      label: `${one.name}: dari ${text(one.first, unit)} jadi ${text(one.second, unit)}`,
      value: moved(one),
    }))
  const below = all.filter(({ first, second }) => second < first)
  const fallen = below.length > 0 && (isTarget || below.length < all.length) ? [namesOf(below)] : []
  return [
    isTarget
      ? { label: `${text(whole.second, unit)} dari target ${text(whole.first, unit)}`, value: reached(whole) }
      : { label: `Total: dari ${text(whole.first, unit)} jadi ${text(whole.second, unit)}`, value: moved(whole) },
    ...fallen.map((label) => ({ label, value: isTarget ? 'Di bawah target' : 'Turun' })),
  ]
}

const longestClaim = 68

/** How much of what was aimed at was reached, or how it all went. */
const claimOf = (all: readonly Against[], whole: Pair | null, isTarget: boolean): string => {
  if (whole !== null) return isTarget ? `Tercapai ${reached(whole)} dari target` : `Total ${moved(whole)}`
  const [first = '', second = ''] = all.map((one) => `${one.name} ${moved(one)}`)
  const both = `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`
  return second !== '' && both.length <= longestClaim ? both : first
}

/** Pairs of one kind and unit as one account: a table with its changes, and bars beside each other. */
const accountOf = (all: readonly Against[], metric: string, times: readonly string[]): Account => {
  const [{ kind, unit } = { kind: 'change' as const, unit: '' }] = all
  const isTarget = kind === 'target'
  const whole =
    isTarget || areAlike(all)
      ? {
          name: 'Total',
          first: all.reduce((sum, { first }) => sum + first, 0),
          second: all.reduce((sum, { second }) => sum + second, 0),
        }
      : null
  const names = isTarget ? ['Target', 'Realisasi'] : times
  const title = isTarget
    ? 'Target dan realisasi'
    : `${metric === '' ? 'Angka' : sentenceCase(metric)} dulu dan sekarang`
  return {
    title,
    rows: [
      ['Nama', ...names, isTarget ? 'Capaian' : 'Perubahan'],
      ...[...all, ...(whole === null ? [] : [whole])].map((one) => [
        one.name,
        text(one.first, unit),
        text(one.second, unit),
        isTarget ? reached(one) : moved(one),
      ]),
    ],
    results: resultsOf(all, whole, unit, isTarget),
    claim: claimOf(all, whole, isTarget),
    chart: {
      type: 'bar',
      unit,
      categories: all.map(({ name }) => name),
      series: names.map((name, at) => ({ name, values: all.map(({ first, second }) => (at === 0 ? first : second)) })),
    },
  }
}

/** One thing at two times as bars beside each other, by what it is called and how it went. */
const accountOfChange = ({
  figure,
  first,
  name,
  second,
  times = ['Sebelumnya', 'Sekarang'],
  unit,
}: Against): Account => ({
  title: `${name} ${figure.value}`,
  rows: [],
  results: [{ label: figure.label, value: figure.value }],
  chart: { type: 'bar', unit, categories: [...times], series: [{ name, values: [first, second] }] },
})

/** A change that was told alone is drawn; more of them are figures beside each other. */
const mostDrawn = 2

/** Changes that were told of one thing each, as bars, with the figures that they take the place of. */
export const changeAccounts = (
  all: readonly Against[],
  figures: readonly KeyFigure[],
): { readonly accounts: readonly Account[]; readonly taken: readonly KeyFigure[] } => {
  const drawn = all.filter(({ figure, kind }) => kind === 'change' && figures.includes(figure))
  return drawn.length === 0 || drawn.length > mostDrawn
    ? { accounts: [], taken: [] }
    : { accounts: drawn.map(accountOfChange), taken: drawn.map(({ figure }) => figure) }
}

const time = `(?:${anyMonth}|(?:19|20)\\d\\d|(?:bulan|tahun|minggu|musim)\\s(?:lalu|kemarin|ini))`
const twoTimes = new RegExp(
  `(?<!\\p{L})(${time})\\s(?:vs\\.?|versus|dibanding(?:kan)?|dan|ke|sampai)\\s(${time})(?!\\p{L})`,
  'iu',
)

/** `Oktober vs November`: what the two figures of each thing are called. */
const timesIn = (text: string): readonly string[] => {
  const [, before, now] = twoTimes.exec(text) ?? []
  return before === undefined || now === undefined
    ? ['Sebelumnya', 'Sekarang']
    : [sentenceCase(before), sentenceCase(now)]
}

/** Pairs as accounts where several of a kind and unit were told, with the figures that they take the place of. */
export const comparedAccounts = (
  all: readonly Against[],
  metric: string,
  text: string,
): { readonly accounts: readonly Account[]; readonly taken: readonly KeyFigure[] } => {
  const groups = new Map<string, Against[]>()
  for (const one of all) {
    const key = `${one.kind} ${one.unit}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const several = [...groups.values()].filter(([one, more]) => more !== undefined && one?.kind !== 'goal')
  return {
    accounts: several.map((group) => accountOf(group, metric, timesIn(text))),
    taken: several.flat().map(({ figure }) => figure),
  }
}
