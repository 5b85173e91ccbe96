import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isPeriodWord } from '../../figure-words.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('arus kas|cash ?flow|saldo\\p{L}*|kas')

interface Time {
  readonly name: string
  readonly ins: Entry[]
  readonly outs: Entry[]
}

const periodOf = ({ period, label, context }: Entry): string =>
  period || ([...label.split(' '), ...context].find((word) => isPeriodWord(word.toLowerCase())) ?? '')

/** What came in and went out in each of several times, one behind the other; null where a sum belongs to none. */
const timesIn = (entries: readonly Entry[]): Time[] | null => {
  const times: Time[] = []
  for (const entry of entries) {
    const { money, way, counts } = entry
    if (money === null && entry.percent === null) continue
    if (money === null || counts.length > 0 || (way !== 'in' && way !== 'out')) return null
    const name = periodOf(entry)
    const last = times.at(-1)
    if (name !== '' && last?.name !== sentenceCase(name)) times.push({ name: sentenceCase(name), ins: [], outs: [] })
    const own = times.at(-1)
    if (!own) return null
    ;(way === 'in' ? own.ins : own.outs).push(entry)
  }
  return times
}

const figuresOf = (side: 'masuk' | 'keluar', entries: readonly Entry[], name: string, at: number): WorkedFigure[] =>
  entries.map((one, index) => ({
    id: `${side}_${at + 1}_${index + 1}`,
    label: `${sentenceCase(one.label && one.label.toLowerCase() !== name.toLowerCase() ? one.label : side)} ${name}`,
    told: toldSum(one),
  }))

const sumOf = (side: 'masuk' | 'keluar', entries: readonly Entry[], at: number): string =>
  entries.map((_, index) => `${side}_${at + 1}_${index + 1}`).join(' + ')

/** A balance that runs through several times: `saldo awal 7,5jt. Ags: masuk 64jt keluar 58jt. Sep: masuk …`. */
export const runningBalance: Scene = ({ ledger, message }) => {
  const [opening, second] = ledger.entries.filter(({ way, money }) => way === 'opening' && money !== null)
  if (!opening || second || !asking.test(message)) return null
  const times = timesIn(ledger.entries.filter((one) => one !== opening))
  if (!times || times.length < 2 || times.length > 12) return null
  if (times.some(({ ins, outs }) => ins.length === 0 || outs.length === 0)) return null
  if (new Set(times.map(({ name }) => name)).size < times.length) return null
  const steps = times.flatMap(({ name, ins, outs }, at): WorkedStep[] => [
    { id: `masuk_${at + 1}`, label: `Masuk ${name}`, formula: sumOf('masuk', ins, at) },
    { id: `keluar_${at + 1}`, label: `Keluar ${name}`, formula: sumOf('keluar', outs, at) },
    { id: `selisih_${at + 1}`, label: `Selisih ${name}`, formula: `masuk_${at + 1} - keluar_${at + 1}` },
    { id: `besar_${at + 1}`, label: `Besarnya ${name}`, formula: `abs(selisih_${at + 1})`, quiet: true },
    {
      id: `saldo_${at + 1}`,
      label: `Saldo akhir ${name}`,
      formula: `${at === 0 ? 'saldo_awal' : `saldo_${at}`} + masuk_${at + 1} - keluar_${at + 1}`,
    },
  ])
  const all = times.map((_, at) => at + 1)
  const totals: WorkedStep[] = [
    { id: 'semua_masuk', label: 'Semua yang masuk', formula: all.map((n) => `masuk_${n}`).join(' + ') },
    { id: 'semua_keluar', label: 'Semua yang keluar', formula: all.map((n) => `keluar_${n}`).join(' + ') },
    { id: 'bersih', label: 'Masuk dikurangi keluar', formula: 'semua_masuk - semua_keluar' },
  ]
  const last = `saldo_${times.length}`
  return {
    type: 'arus_kas',
    title: 'Analisis Arus Kas',
    figures: [
      { id: 'saldo_awal', label: 'Saldo awal', told: toldSum(opening) },
      ...times.flatMap(({ name, ins, outs }, at) => [
        ...figuresOf('masuk', ins, name, at),
        ...figuresOf('keluar', outs, name, at),
      ]),
    ],
    steps: [...steps, ...totals],
    answer: times.map(({ name }, at) =>
      p(
        `${name}: {{selisih_${at + 1}|kas bertambah|kas tetap, selisih|yang keluar lebih besar, kurang}} **${bind(`besar_${at + 1}`)}**, saldo akhirnya **${bind(`saldo_${at + 1}`)}**.`,
        onlyIf(`selisih_${at + 1}`, 'positive', 'zero', 'negative'),
      ),
    ),
    key: last,
    shown: times.slice(-4).map(({ name }) => `saldo_${times.findIndex((one) => one.name === name) + 1}`),
    chart: {
      title: 'Saldo akhir',
      categories: times.map(({ name }) => name),
      values: times.map((_, at) => `saldo_${at + 1}`),
    },
    next: ['Tagihan yang belum masuk dan utang yang belum dibayar: [isi yang belum dihitung].'],
  }
}
