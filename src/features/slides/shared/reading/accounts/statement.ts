import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Account, KeyFigure } from '../../deck-request.ts'
import type { ChartData } from '../../scene/deck.ts'
import type { Draft } from '../figure-draft.ts'
import { figuresIn, isTimeLabel, moneyText } from '../told-figures.ts'
import { flowOf, isOpening } from './money-flow.ts'
import { added, sumsIn, takeSums, type ToldSum } from './told-sums.ts'

const soldOver = /\b(?:omzet|omset|penjualan|pendapatan|pemasukan|penerimaan)\b/i
const asksGain = /\b(?:untung|keuntungan|laba|rugi)(?:nya)?\b/i
const told =
  /\b(?:shu|laba|rugi|untung|keuntungan|sisa|surplus|defisit|selisih)\b|\bsaldo (?:akhir|sekarang|kas|saat ini)\b/i

const ofOwnIncome = /\b(?:pemasukan|penerimaan|iuran)\b/i
const ofTurnover = /\b(?:omzet|omset)\b/i

/** `belanja: bahan 14jt, gaji 6jt`: under such a name stands what came in or went out. */
const flowList = /^(?:belanja|pengeluaran|biaya|beban|pemasukan|penerimaan|pendapatan)(?!\p{L})[^\d]{0,20}$/iu

/** What may come is in no statement of what came. */
const planned = /^(?:rencana|usulan|target|proyeksi|estimasi|perkiraan)\b/i

/** What is left, by the name that fits: a cooperative's is SHU, a business's gain, a till's balance. */
const nameOfRest = (text: string, hasOpening: boolean, rest: number): string => {
  const said = /\b(?:laba bersih|shu|laba|untung|surplus|defisit|sisa kas|saldo akhir|saldo|sisa)\b/i.exec(
    text.replaceAll(/\b(?:saldo|sisa|kas) (?:awal|lalu|bulan lalu|tahun lalu|sebelumnya)\b/gi, ' '),
  )?.[0]
  if (said && /^shu$/i.test(said)) return 'SHU'
  if (rest < 0) return hasOpening ? 'Saldo akhir' : 'Kekurangan'
  if (said && /^untung$/i.test(said)) return 'Keuntungan'
  if (said && !/^(?:saldo|defisit)$/i.test(said)) return sentenceCase(said.toLowerCase())
  if (hasOpening || said) return 'Saldo akhir'
  // What members saved and borrowed is no gain.
  if (/\bkas\b/i.test(text) && /\b(?:simpanan|pinjaman)\b/i.test(text)) return 'Sisa kas'
  if (/\b(?:koperasi|rat)\b/i.test(text)) return 'SHU'
  if (/\b(?:panitia|rt|rw|masjid|mushola|musholla|karang taruna|pkk|lpj|pertanggungjawaban|arisan)\b/i.test(text))
    return 'Sisa kas'
  return /\b(?:usaha|toko|warung|omzet|omset|penjualan|bisnis|bumdes|pendapatan)\b/i.test(text) ? 'Laba' : 'Sisa kas'
}

const wordIn = (text: string, names: readonly (readonly [RegExp, string])[], otherwise: string): string =>
  names.find(([cue]) => cue.test(text))?.[1] ?? otherwise

const incomeNames = [
  [/\bpendapatan\b/i, 'Pendapatan'],
  [/\b(?:masuk|pemasukan|infaq|infak)\b/i, 'Pemasukan'],
  [/\bpenerimaan\b/i, 'Penerimaan'],
  [/\b(?:omzet|omset)\b/i, 'Omzet'],
  [/\bpenjualan\b/i, 'Penjualan'],
] as const
const costNames = [
  [/\bbeban\b/i, 'Beban'],
  [/\b(?:pengeluaran|keluar|belanja)\b/i, 'Pengeluaran'],
  [/\bbiaya\b/i, 'Biaya'],
  [/\b(?:untung|laba)/i, 'Biaya'],
] as const

const plainName = (label: string): string =>
  sentenceCase(
    label.replace(
      /^(?:laporan|(?:dana|uang|kas) (?:masuk|keluar)|(?:terpakai|dipakai|dipake|digunakan)(?:\s(?:untuk|buat|bwt))?)\s+(?=\p{L})/iu,
      '',
    ),
  )

/** `omzet januari 31jt februari 28jt`: what came in over time, as one sum. */
const overTime = ({ loose }: Draft): ToldSum[] => {
  const told = loose.filter(
    ({ figure, label, metric }) => figure.kind === 'money' && isTimeLabel(label) && soldOver.test(metric),
  )
  const [first] = loose.filter(({ metric }) => soldOver.test(metric))
  const all =
    first === undefined ? [] : loose.filter(({ figure, label }) => figure.kind === 'money' && isTimeLabel(label))
  if (first === undefined || told.length === 0) return []
  const value = all.reduce((sum, { figure }) => sum + figure.value, 0)
  return [{ label: first.metric, value, factors: '', group: '', of: first }]
}

const divided = /\b(?:di)?bagi(?:\s+(?:rata|ke|untuk|buat))*\s+(\d{1,4})\s+(\p{L}+)/iu

/** `dibagi 5 orang`: what each of them gets. */
const partOfEach = (text: string, value: number): KeyFigure[] => {
  const [, count = '', unit = ''] = divided.exec(text) ?? []
  return count === '' || Number(count) < 2 || value <= 0
    ? []
    : [{ label: `Bagian tiap ${unit} (${count} ${unit})`, value: moneyText(value / Number(count)) }]
}

const givenTo =
  /\b(?:bagi hasil|bagian|jatah|setoran|shu)(?:nya)?\s(?:ke|untuk|buat|bagi)\s(\p{L}+(?:\s\p{L}+)?)\s(\d{1,2}(?:,\d)?)\s?(?:%|persen)|(\d{1,2}(?:,\d)?)\s?(?:%|persen)(?:nya)?\s(?:ke|untuk|buat|bagi)\s(\p{L}+)/iu

/** `bagi hasil ke desa 30%`: what that is of what is left. */
const shareOf = (text: string, value: number): KeyFigure[] => {
  const [, who = '', rate, otherRate, other = ''] = givenTo.exec(text) ?? []
  const percent = Number((rate ?? otherRate ?? '0').replace(',', '.'))
  return percent <= 0 || value <= 0
    ? []
    : [
        {
          label: `Bagian ${who || other} (${String(percent).replace('.', ',')}%)`,
          value: moneyText((value * percent) / 100),
        },
      ]
}

const rowOf = ({ factors, label, value }: ToldSum): string[] => [
  `${plainName(label)}${factors === '' ? '' : `: ${factors}`}`,
  moneyText(value),
]

const totalRow = (name: string, part: readonly ToldSum[]): string[][] =>
  part.length > 1 ? [[`Total ${name.toLowerCase()}`, moneyText(added(part))]] : []

const barName = (name: string, part: readonly ToldSum[]): string =>
  part.length > 1 ? `Total ${name.toLowerCase()}` : plainName(part[0]?.label ?? name)

const chartOf = (title: string, bars: readonly (readonly [string, number])[]): ChartData => ({
  type: 'bar',
  unit: 'Rp',
  categories: bars.map(([label]) => label),
  series: [{ name: title, values: bars.map(([, value]) => value) }],
})

const cameIn = /(?<!\p{L})(?:terkumpul|pemasukan|penerimaan|uang masuk|kas masuk)(?!\p{L})/iu
/** `terkumpul 3jt dari iuran 1jt`: what came in and could not be read whole leaves what is left unknown. */
const isPartlyRead = ({ facts }: Draft): boolean =>
  facts.some((fact) => cameIn.test(fact) && figuresIn(fact).some(({ kind }) => kind === 'money'))

/** `biaya iklan sebulan 4jt`: paid every month. */
const everyMonth =
  /(?<!\p{L})(?:sebulan|per bulan|tiap bulan|setiap bulan|bulanan)(?!\p{L})|^(?:sewa|gaji|listrik|wifi|internet|cicilan|angsuran)(?!\p{L})/iu

/** Months that came in beside what one of them costs: what is left of them all was not told. */
const isOfOneMonth = (draft: Draft, sold: readonly ToldSum[], costs: readonly ToldSum[]): boolean =>
  sold.length === 0 &&
  draft.loose.filter(({ label }) => isTimeLabel(label)).length > 1 &&
  (draft.figures.some(({ value }) => everyMonth.test(value)) ||
    costs.some(({ label, of }) => everyMonth.test(label) || ('value' in of && everyMonth.test(`${of.value}`))))

/**
 * What came in and what went out, with what is left: `pendapatan 412jt, beban 337,5jt`. Only where every sum of the draft is
 * known to come in or to go out; null else, and nothing is taken.
 */
export const takeStatement = (draft: Draft, text: string): Account | null => {
  const listed = draft.series.filter(({ isTime, title, unit }) => unit === 'Rp' && !isTime && flowList.test(title))
  const rows = listed.flatMap((of) =>
    of.points.map(({ label, value }): ToldSum => ({ label, value, factors: '', group: of.title, of })),
  )
  const named = [...sumsIn(draft, text), ...rows].filter(({ label }) => !planned.test(label))
  // Beside what came in, what others turned over is no income of one's own.
  const isOwn = named.some(({ label }) => ofOwnIncome.test(label))
  const sums = named.filter(({ label }) => !isOwn || !ofTurnover.test(label))
  const hasIncome = sums.some((one) => flowOf(one, text) === 'in')
  const isWare = (one: ToldSum | undefined): boolean => !hasIncome && one !== undefined && one.factors !== ''
  const results = sums.filter((one) => told.test(one.label) && !isOpening(one))
  const opening = sums.filter(isOpening)
  const flows = sums.filter((one) => !results.includes(one) && !opening.includes(one))
  const gainAsked = asksGain.test(text)
  const ways = flows.map((one) => flowOf(one, text))
  const isSold = ways.includes('in') || flows.some(({ factors }) => factors !== '')
  // Beside what was sold, what else was paid is cost where the gain is asked for.
  const way = (at: number): 'in' | 'out' | null =>
    ways[at] ?? (gainAsked && isSold ? (isWare(flows[at]) ? 'in' : 'out') : null)
  const sold = flows.filter((_, at) => way(at) === 'in')
  // Months of what was sold stay a chart of their own; their sum came in.
  const income = sold.length > 0 ? sold : overTime(draft)
  const costs = flows.filter((_, at) => way(at) === 'out')
  const isWhole = sold.length + costs.length === flows.length && opening.length < 2 && results.length < 2
  if (!isWhole || income.length === 0 || costs.length === 0 || isOfOneMonth(draft, sold, costs) || isPartlyRead(draft))
    return null
  const [incomeName, costName] = [wordIn(text, incomeNames, 'Pemasukan'), wordIn(text, costNames, 'Pengeluaran')]
  const [came, went, before] = [added(income), added(costs), added(opening)]
  const left = before + came - went
  const [stated] = results
  const rest = {
    label: stated ? sentenceCase(stated.label) : nameOfRest(text, opening.length > 0, left),
    value: stated?.value ?? left,
  }
  const title = `${incomeName} dan ${costName.toLowerCase()}`
  takeSums(draft, [...flows, ...opening, ...results])
  draft.series = draft.series.filter((one) => !listed.includes(one))
  draft.figures = draft.figures.filter(({ said = '' }) => !divided.test(said))
  const hasRows = flows.length > 2
  const isCovered = came > went && incomeName === 'Pemasukan' && costName === 'Pengeluaran'
  return {
    title,
    ...(isCovered ? { claim: 'Pemasukan menutup semua pengeluaran' } : {}),
    rows: hasRows
      ? [
          ['Uraian', 'Jumlah'],
          ...opening.map(rowOf),
          ...income.map(rowOf),
          ...totalRow(incomeName, income),
          ...costs.map(rowOf),
          ...totalRow(costName, costs),
          [rest.label, moneyText(rest.value)],
        ]
      : [],
    results: [
      { label: barName(incomeName, income), value: moneyText(came) },
      { label: barName(costName, costs), value: moneyText(went) },
      { label: rest.label, value: moneyText(rest.value) },
      ...partOfEach(text, rest.value),
      ...shareOf(text, rest.value),
    ],
    chart: chartOf(title, [
      ...opening.map(({ label, value }) => [sentenceCase(label), value] as const),
      [incomeName, came],
      [costName, went],
      [rest.label, rest.value],
    ]),
  }
}
