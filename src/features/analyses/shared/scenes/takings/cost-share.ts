import { bind, onlyIf, p } from '../../draft.ts'
import { factorsOf, lineOf, timeLeft } from '../../ledger/lines.ts'
import { inTime } from '../../ledger/sides.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  'persen|persennya|persentase\\p{L}*|prosentase|rasio\\p{L}*|proporsi|porsi (?:gaji|biaya|upah|sewa|belanja|bahan)',
)
const ofOthers = words(
  'untung\\p{L}*|laba\\p{L}*|margin\\p{L}*|naik\\p{L}*|turun\\p{L}*|kenaikan|penurunan|tumbuh|pertumbuhan|bunga|diskon\\p{L}*|target\\p{L}*|bep|impas|swot|vs|banding\\p{L}*|mending\\p{L}*|cicil\\p{L}*',
)

/** Which share of the takings a cost is: `omzet 32jt, gaji 4 orang masing2 1,75jt, persen gaji dari omzet berapa`. */
export const costShare: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  const [taken, second] = sums.filter(({ way }) => way === 'in')
  const paid = sums.filter(({ way }) => way === 'out')
  if (!asking.test(message) || ofOthers.test(message) || !taken || second || paid.length === 0) return null
  // `Agustus 24jt, September 21jt`: a course of months has no costs.
  if (paid.some(({ period, sure }) => period !== '' && !sure)) return null
  if (paid.length + 1 !== sums.length || entries.some(({ percent }) => percent !== null)) return null
  const factored = [taken, ...paid].map((one) => ({ one, factors: factorsOf(one, entries) }))
  if (factored.some(({ factors }) => factors === null)) return null
  const times = factored.map(({ one, factors }) => timeLeft(one, factors ?? []))
  const base = times[0] ?? times.find((time) => time !== null) ?? null
  const scales = times.map((time) =>
    time === null || time === base || base === null ? null : inTime(time, base, null),
  )
  if (times.some((time, at) => time !== null && time !== base && !scales[at])) return null
  const lines = factored.map(({ one, factors }, at) =>
    lineOf(
      one,
      at === 0 ? 'masuk' : `keluar_${at}`,
      at === 0 ? 'Omzet' : `Biaya ${at}`,
      factors ?? [],
      scales[at]?.formula ?? null,
    ),
  )
  const [income, ...costs] = lines
  if (!income) return null
  const per = base ?? ''
  const isMany = costs.length > 1
  const steps: WorkedStep[] = [
    ...lines.flatMap((line) => line.steps.map((step) => ({ ...step, per }))),
    ...costs.map(({ id, label }): WorkedStep => ({
      id: `${id}_persen`,
      label: `${label} dari pemasukan`,
      formula: `${id} / positive(masuk) * 100`,
      unit: 'percent',
    })),
    ...(isMany
      ? [
          { id: 'semua', label: 'Semua biaya', formula: costs.map(({ id }) => id).join(' + '), per },
          {
            id: 'semua_persen',
            label: 'Semua biaya dari pemasukan',
            formula: 'semua / positive(masuk) * 100',
            unit: 'percent' as const,
          },
        ]
      : []),
    { id: 'sisa', label: 'Sisa pemasukan', formula: `masuk - ${isMany ? 'semua' : 'keluar_1'}`, per },
  ]
  return {
    type: 'umum',
    title: 'Analisis Bagian Biaya',
    figures: lines.flatMap(({ figures }) => figures),
    steps,
    answer: [
      p(
        `Dari pemasukan ${bind('masuk')}: ${costs.map(({ id, label }) => `${label.toLowerCase()} ${bind(id)}, yaitu **${bind(`${id}_persen`)}**`).join('; ')}.`,
        onlyIf('masuk', 'positive'),
      ),
      ...(isMany ? [p(`Semuanya ${bind('semua')}, atau **${bind('semua_persen')}** dari pemasukan.`)] : []),
    ],
    key: 'keluar_1_persen',
    shown: costs.slice(0, 3).map(({ id }) => `${id}_persen`),
    chart: {
      title: 'Pemasukan dan biayanya',
      categories: ['Pemasukan', ...costs.map(({ label }) => label), 'Sisa'],
      values: ['masuk', ...costs.map(({ id }) => id), 'sisa'],
    },
    next: [
      'Biaya lain yang belum disebut, supaya kelihatan sisanya: [isi biaya lain].',
      'Bagian yang sama bulan lalu, supaya kelihatan naik atau turunnya: [isi bagian bulan lalu].',
    ],
  }
}
