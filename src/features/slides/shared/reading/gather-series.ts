import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { FigureSeries } from '../deck-request.ts'
import type { Draft, LooseFigure } from './figure-draft.ts'
import { metricName, timeIn } from './metric-words.ts'
import { isTimeLabel, toldText } from './told-figures.ts'
import { trimmed, withCapitals } from './told-words.ts'

/** Without the words for the paper that tells it; what was reached of a target is no target. */
const measuredBy = (words: string): string =>
  withCapitals(
    trimmed(words.replace(/^(?:(?:laporan|evaluasi|rekap(?:an|itulasi)?|data|review|presentasi)\s+)+/i, '')).replace(
      /^target(?=\s)/i,
      'capaian',
    ),
  )

/** As long as the name of a chart may be. */
const longestName = 56

/** A series is called by what it measures, not by the whole order. */
const seriesTitle = (said: string | undefined, topic: string): string => {
  const about = measuredBy(topic)
  const named = measuredBy(said ?? '')
  if (named !== '' && named.length <= longestName) return sentenceCase(named)
  // `setoran sampah per dusun Bank Sampah Asri`: what it measures stands before whose it is.
  const [measured = ''] = about.split(/\s(?:per|tiap|di|pada|untuk|oleh|tahun|bulan)\s/iu)
  const short = about.length <= 40 ? about : measured
  if (short !== '' && short.length <= 40) return sentenceCase(short)
  return sentenceCase(metricName.exec(about)?.[0] ?? 'Perkembangan')
}

const shared = /\b(?:laba|omzet|omset|penjualan|pendapatan|pemasukan|produksi|panen)\b/i

/** `unit pasar laba 17 juta, unit air laba 22 juta`: one measure of several parts is a series with a sum. */
const gatherMeasured = (draft: Draft): void => {
  const parts = draft.figures.flatMap((figure) => {
    const metric = shared.exec(figure.label)?.[0].toLowerCase()
    const sum = /^Rp ([\d.]+)$/.exec(figure.value)?.[1]
    const label = trimmed(figure.label.replace(shared, ' ').replaceAll(/\s+/g, ' '))
    const isOther =
      /^(?:bersih|kotor|total|target|rata|per|sebulan|setahun|bulan|tahun|ini|lalu|\s)+$|\bper\b|\btarget\b/i.test(
        label,
      )
    return metric === undefined || sum === undefined || label === '' || isOther || timeIn(label) !== ''
      ? []
      : [{ figure, metric, label, value: Number(sum.replaceAll('.', '')) }]
  })
  for (const metric of new Set(parts.map((one) => one.metric))) {
    const own = parts.filter((one) => one.metric === metric)
    if (own.length < 2 || new Set(own.map(({ label }) => label.toLowerCase())).size < own.length) continue
    draft.series.push({
      title: sentenceCase(`${metric} tiap bagian`),
      unit: 'Rp',
      points: own.map(({ label, value }) => ({ label: sentenceCase(label), value })),
      isTime: false,
    })
    draft.figures = draft.figures.filter((figure) => !own.some((one) => one.figure === figure))
  }
}

const balances =
  /\b(?:simpanan|pinjaman|piutang|aset|utang|hutang|shu|saldo|kas|tabungan|terkumpul|terpakai|target|sisa|realisasi|kekurangan|terjual)\b/i

/** What stands in a balance is no list whose bars are compared: savings, loans, what was earned. */
const areBalances = (loose: readonly LooseFigure[]): boolean =>
  !isTimeLabel(loose[0]?.label ?? '') &&
  new Set(loose.flatMap(({ label }) => balances.exec(label)?.[0].toLowerCase() ?? [])).size > 1

const months = 'jan feb mar apr mei jun jul ag sep okt nov des'.split(' ')
const monthOf = (label: string): number => months.findIndex((month) => label.toLowerCase().startsWith(month))

/** `oktober …, september …, agustus …` is told from the newest: changes are reckoned from the oldest. */
const isBackwards = (loose: readonly LooseFigure[]): boolean =>
  loose.every(({ label }, at) => {
    const [own, next] = [monthOf(label), monthOf(loose[at + 1]?.label ?? label)]
    return own >= 0 && !/\d/.test(label) && (at === loose.length - 1 || next < own)
  })

const ofWhole =
  /\b(?:survei|hasil|komposisi|persentase|porsi|pangsa|pembagian|responden|jawaban|penjualan|kepuasan|pekerjaan|progres\p{L}*|capaian|tahap\p{L}*)\b/iu

/** Percentages of different things, `okupansi 78%, saham 25%`, share no axis. */
const areRates = (loose: readonly LooseFigure[]): boolean =>
  loose.every(({ figure }) => figure.kind === 'percent') &&
  !isTimeLabel(loose[0]?.label ?? '') &&
  !ofWhole.test(loose[0]?.group ?? '') &&
  Math.abs(loose.reduce((sum, { figure }) => sum + figure.value, 0) - 100) > 0.01

/** `oktober 214 pasien, …` measures patients. */
const countedName = (kind: string, unit: string): string | undefined =>
  kind === 'count' && unit !== '' ? `jumlah ${unit}` : undefined

const behindName = /^(.*\p{L})\s(20\d\d)$/u

/** `omzet toko cat 2024 240jt, 2025 312jt`: the first of a row of years stands behind what is measured. */
const yearsApart = (loose: readonly LooseFigure[]): LooseFigure[] =>
  loose.map((one, at) => {
    const [, name = '', year = ''] = behindName.exec(one.label) ?? []
    const next = loose[at + 1]
    const isRow = /^20\d\d$/.test(next?.label ?? '') && next?.figure.kind === one.figure.kind
    return year !== '' && isRow ? { ...one, label: year, metric: trimmed(`${one.metric} ${name}`) } : one
  })

/** `omzet oktober 64jt november 71jt, pengunjung … november 2.120`: a month told again in another size measures another thing. */
const ofOneSize = (loose: readonly LooseFigure[]): LooseFigure[] => {
  const largest = Math.max(...loose.map(({ figure }) => figure.value))
  return loose.filter(
    ({ figure, label }, at) =>
      figure.value * 1000 > largest || loose.findIndex((one) => one.label.toLowerCase() === label.toLowerCase()) === at,
  )
}

/** `biaya pupuk 9jt, benih 6,2jt`: what its first line is called, all of them are. */
const ofCosts = /^(?:biaya|ongkos|beban)(?!\p{L})/iu

const factored = /^(.+ × .+) = Rp ([\d.]+)$/u

/** `gedung 15jt, katering 300 porsi x 45rb, dekor 8jt`: what some of a list come to belongs to its sum as the others do. */
const takeFactored = (draft: Draft, told: readonly LooseFigure[]): FigureSeries['points'] => {
  const [first] = told
  if (first?.figure.kind !== 'money' || first.figure.per !== '' || isTimeLabel(first.label) || told.length < 2)
    return []
  const own = draft.figures.flatMap((of) => {
    const [, factors = '', sum = ''] = of.group === first.group ? (factored.exec(of.value) ?? []) : []
    return sum === '' ? [] : [{ of, factors, label: of.label, value: Number(sum.replaceAll('.', '')) }]
  })
  draft.figures = draft.figures.filter((one) => !own.some(({ of }) => of === one))
  draft.facts.push(...own.map(({ factors, label }) => `${label} ${factors}`))
  return own.map(({ label, value }) => ({ label, value }))
}

/** Figures that were said one by one become series where they belong together, and key figures where not. */
export const gatherSeries = (draft: Draft, topic: string): void => {
  gatherMeasured(draft)
  const groups = new Map<string, LooseFigure[]>()
  for (const one of yearsApart(draft.loose)) {
    const key = `${one.figure.kind} ${isTimeLabel(one.label) ? 'time' : `${one.group} ${one.figure.per}`}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  draft.loose = []
  for (const told of groups.values()) {
    const loose = isTimeLabel(told[0]?.label ?? '') ? ofOneSize(told) : told
    const [first] = loose
    if (!first) continue
    const { kind, unit } = first.figure
    if (loose.length === 1 || areBalances(loose) || areRates(loose))
      draft.figures.push(
        ...loose.map(({ label, figure, metric }) => ({
          label: sentenceCase(isTimeLabel(label) ? trimmed(`${metric} ${label}`) : label),
          value: toldText(figure),
        })),
      )
    else {
      const isTime = isTimeLabel(first.label)
      const points = takeFactored(draft, loose)
      const inOrder = isTime && isBackwards(loose) ? loose.toReversed() : loose
      draft.series.push({
        title: seriesTitle(
          isTime
            ? (loose.map(({ metric }) => metric).find((metric) => metric !== '') ?? countedName(kind, unit))
            : (ofCosts.exec(first.label)?.[0] ?? first.group),
          topic,
        ),
        unit: kind === 'money' ? 'Rp' : unit,
        points: [
          ...inOrder.map(({ label, figure: { per, value } }) => ({
            label: sentenceCase(isTime || per === '' ? label : `${label} per ${per}`),
            value,
          })),
          ...points,
        ],
        isTime,
      })
    }
  }
}
