import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('untung\\p{L}*|laba\\p{L}*|margin\\p{L}*|profit\\p{L}*|cuan\\p{L}*|keuntungan\\p{L}*')
const ofOthers = words('bep|impas|arus kas|cash ?flow|balik modal|saldo|dibagi|swot')

interface Month {
  readonly name: string
  readonly income: Entry
  readonly costs: readonly Entry[]
}

/** Each month with what it took and what that cost; null where a sum belongs to none for certain. */
const monthsIn = (entries: readonly Entry[]): Month[] | null => {
  const months: { name: string; income: Entry; costs: Entry[] }[] = []
  for (const entry of entries) {
    const last = months.at(-1)
    // `jumlah 3 bulan`: how many of them there are.
    if (entry.money === null && entry.percent === null && entry.counts.every(({ noun }) => noun === 'bulan')) continue
    if (entry.money === null || entry.counts.length > 0 || entry.per !== null) return null
    if (entry.way === 'in' && entry.period !== '')
      months.push({ name: sentenceCase(entry.period), income: entry, costs: [] })
    else if (entry.way === 'out' && last && (entry.period === '' || sentenceCase(entry.period) === last.name))
      last.costs.push(entry)
    else return null
  }
  const isWhole = months.length > 1 && months.every(({ costs }) => costs.length === (months[0]?.costs.length ?? 0))
  return isWhole && (months[0]?.costs.length ?? 0) > 0 ? months : null
}

const takenIn = ({ income }: Month): number => income.money ?? 0
const leftIn = (one: Month): number => takenIn(one) - one.costs.reduce((sum, { money }) => sum + (money ?? 0), 0)

/** What each month left and of how much: `agustus jualan 31jt modal 24,8jt, september jualan 28jt modal 21jt`. */
export const monthsGain: Scene = ({ ledger, message, figures }) => {
  if (!asking.test(message) || ofOthers.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const months = monthsIn(ledger.entries)
  if (!months || months.length > 12 || new Set(months.map(({ name }) => name)).size < months.length) return null
  const spent = (at: number): string =>
    months[at]?.costs.map((_, index) => `biaya_${at + 1}_${index + 1}`).join(' - ') ?? ''
  const steps: WorkedStep[] = [
    ...months.map(({ name }, at): WorkedStep => ({
      id: `laba_${at + 1}`,
      label: `Laba ${name}`,
      formula: `masuk_${at + 1} - ${spent(at)}`,
    })),
    ...months.map(({ name }, at): WorkedStep => ({
      id: `margin_${at + 1}`,
      label: `Margin ${name}`,
      formula: `laba_${at + 1} / masuk_${at + 1} * 100`,
      unit: 'percent',
    })),
    { id: 'semua', label: 'Jumlah laba', formula: 'sum(laba)' },
    { id: 'terbaik', label: 'Laba terbesar', formula: 'argmax(laba)', unit: 'name' },
    { id: 'terbaik_nilai', label: 'Laba terbesar', formula: 'max(laba)', quiet: true },
    ...(months.length === 2 ? [{ id: 'beda', label: 'Selisih laba', formula: 'abs(laba_2 - laba_1)' }] : []),
    { id: 'ramai', label: 'Penjualan terbesar', formula: 'argmax(masuk)', unit: 'name' },
  ]
  const by = (valueOf: (month: Month) => number): number =>
    months.reduce((best, one, at) => (valueOf(one) > valueOf(months[best] ?? one) ? at : best), 0)
  const [busiest, best] = [by(takenIn), by(leftIn)]
  const [busy, good] = [months[busiest]?.name ?? '', months[best]?.name ?? '']
  return {
    type: 'perbandingan',
    title: 'Analisis Laba per Bulan',
    groups: { laba: 'laba', masuk: 'penjualan' },
    figures: months.flatMap(({ name, income: one, costs }, at): WorkedFigure[] => [
      { id: `masuk_${at + 1}`, label: `Penjualan ${name}`, told: toldSum(one), group: 'masuk' },
      ...costs.map((cost, index) => ({
        id: `biaya_${at + 1}_${index + 1}`,
        label: `${sentenceCase(cost.label || cost.words[0] || 'Biaya')} ${name}`,
        told: toldSum(cost),
      })),
    ]),
    steps,
    rows: months.flatMap(({ name }, at) => [
      [`Penjualan ${name}`, bind(`masuk_${at + 1}`)],
      [`**Laba ${name}** (margin ${bind(`margin_${at + 1}`)})`, `**${bind(`laba_${at + 1}`)}**`],
    ]),
    answer: [
      p(
        `Laba terbesar ${good}, **${bind('terbaik_nilai')}**: ${months.map(({ name }, at) => `${name} **${bind(`laba_${at + 1}`)}** (margin ${bind(`margin_${at + 1}`)})`).join(', ')}.`,
        onlyIf('terbaik_nilai', 'positive', 'zero', 'negative'),
      ),
      ...(busiest === best
        ? []
        : [
            p(
              `${busy} paling ramai, tetapi marginnya hanya ${bind(`margin_${busiest + 1}`)}, sedangkan ${good} ${bind(`margin_${best + 1}`)}: biayanya naik lebih banyak daripada jualannya.`,
              onlyIf(`margin_${best + 1}`, 'positive'),
            ),
          ]),
      ...(months.length === 2
        ? [p(`Selisih laba dua bulan itu **${bind('beda')}**.`, onlyIf('beda', 'positive'))]
        : []),
      p(`Laba ${months.length} bulan itu bersama-sama **${bind('semua')}**.`),
    ],
    key: `laba_${best + 1}`,
    shown: months.length > 4 ? ['semua'] : months.map((_, at) => `laba_${at + 1}`),
    chart: {
      title: 'Laba tiap bulan',
      categories: months.map(({ name }) => name),
      values: months.map((_, at) => `laba_${at + 1}`),
    },
    next: [
      ...(busiest === best
        ? []
        : [`Di ${busy}, periksa harga beli yang naik, potongan harga, dan barang bermargin tipis: [isi penyebabnya].`]),
      'Sewa, gaji, dan biaya tetap lain belum dikurangkan kalau belum disebut: [isi biaya tetap].',
    ],
  }
}
