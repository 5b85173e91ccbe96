import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { readTerms, type State } from '../../account/term.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('untung\\p{L}*|laba\\p{L}*|margin\\p{L}*|profit\\p{L}*|cuan\\p{L}*|keuntungan\\p{L}*')
const ofOthers = words('bep|impas|arus kas|cash ?flow|balik modal|saldo|dibagi|swot')

interface Cost {
  readonly name: string
  readonly entry: Entry
}
interface Month {
  readonly name: string
  readonly income: Entry
  readonly costs: readonly Cost[]
}

const costOf = (entry: Entry): Cost => ({ name: sentenceCase(entry.label || entry.words[0] || 'Biaya'), entry })

/** Each month with what it took and what that cost; null where a sum belongs to none for certain. */
const monthsIn = (entries: readonly Entry[]): Month[] | null => {
  const months: { name: string; income: Entry; costs: Cost[] }[] = []
  for (const entry of entries) {
    const last = months.at(-1)
    // `jumlah 3 bulan`: how many of them there are.
    if (entry.money === null && entry.percent === null && entry.counts.every(({ noun }) => noun === 'bulan')) continue
    if (entry.money === null || entry.counts.length > 0 || entry.per !== null) return null
    if (entry.way === 'in' && entry.period !== '')
      months.push({ name: sentenceCase(entry.period), income: entry, costs: [] })
    else if (entry.way === 'out' && last && (entry.period === '' || sentenceCase(entry.period) === last.name))
      last.costs.push(costOf(entry))
    else return null
  }
  const isWhole = months.length > 1 && months.every(({ costs }) => costs.length === (months[0]?.costs.length ?? 0))
  return isWhole && (months[0]?.costs.length ?? 0) > 0 ? months : null
}

const states: readonly (readonly [State, string])[] = [
  ['before', 'Sebelumnya'],
  ['after', 'Sesudahnya'],
]
const moving = /^(?:naik|turun|juga|dari|tapi|ikut|yang|cuma|malah)$/

/** `omzet naik dari 32jt jadi 41jt, biaya dari 21jt ke 31jt`: what each of two times took and what that cost. */
const statesIn = (entries: readonly Entry[]): Month[] | null => {
  const terms = readTerms(entries)
  const isPlain = terms.every(
    ({ count, state, many, per, entry }) =>
      state !== null &&
      count === null &&
      many.length === 0 &&
      per === null &&
      entry.money !== null &&
      entry.percent === null,
  )
  if (!isPlain) return null
  const paid = terms.filter(({ state, entry }) => state === 'before' && entry.way === 'out')
  const names = paid.map(({ entry }) => sentenceCase(entry.words.find((word) => !moving.test(word)) ?? 'Biaya'))
  const told = states.map(([state, name]) => {
    const own = terms.filter((one) => one.state === state)
    const taken = own.filter(({ role }) => role === 'received')
    const costs = own.filter(({ entry }) => entry.way === 'out')
    const isWhole = taken.length === 1 && costs.length === paid.length && own.length === costs.length + 1
    const income = taken[0]?.entry
    return isWhole && income && paid.length > 0
      ? { name, income, costs: costs.map(({ entry }, at) => ({ name: names[at] ?? 'Biaya', entry })) }
      : null
  })
  return told.every((one) => one !== null) ? told : null
}

const takenIn = ({ income }: Month): number => income.money ?? 0
const leftIn = (one: Month): number => takenIn(one) - one.costs.reduce((sum, { entry }) => sum + (entry.money ?? 0), 0)

/** What each month left and of how much: `agustus jualan 31jt modal 24,8jt, september jualan 28jt modal 21jt`. */
export const monthsGain: Scene = ({ ledger, message, figures }) => {
  if (!asking.test(message) || ofOthers.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const named = monthsIn(ledger.entries)
  const months = named ?? statesIn(ledger.entries)
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
    ...(months.length === 2
      ? [
          { id: 'beda', label: 'Selisih laba', formula: 'abs(laba_2 - laba_1)' },
          { id: 'ubah', label: 'Perubahan laba', formula: 'laba_2 - laba_1', quiet: true as const },
        ]
      : []),
    { id: 'ramai', label: 'Penjualan terbesar', formula: 'argmax(masuk)', unit: 'name' },
  ]
  const by = (valueOf: (month: Month) => number): number =>
    months.reduce((best, one, at) => (valueOf(one) > valueOf(months[best] ?? one) ? at : best), 0)
  const [busiest, best] = [by(takenIn), by(leftIn)]
  const [busy, good] = [months[busiest]?.name ?? '', months[best]?.name ?? '']
  return {
    type: 'perbandingan',
    title: named ? 'Analisis Laba per Bulan' : 'Analisis Perubahan Laba',
    groups: { laba: 'laba', masuk: 'penjualan' },
    figures: months.flatMap(({ name, income: one, costs }, at): WorkedFigure[] => [
      { id: `masuk_${at + 1}`, label: `Penjualan ${name}`, told: toldSum(one), group: 'masuk' },
      ...costs.map((cost, index) => ({
        id: `biaya_${at + 1}_${index + 1}`,
        label: `${cost.name} ${name}`,
        told: toldSum(cost.entry),
      })),
    ]),
    steps,
    rows: months.flatMap(({ name }, at) => [
      [`Penjualan ${name}`, bind(`masuk_${at + 1}`)],
      [`**Laba ${name}** (margin ${bind(`margin_${at + 1}`)})`, `**${bind(`laba_${at + 1}`)}**`],
    ]),
    answer: [
      ...(named
        ? []
        : [
            p(
              `Laba {{ubah|naik|tetap, berubah|turun}} **${bind('beda')}**: dari ${bind('laba_1')} menjadi ${bind('laba_2')}.`,
              onlyIf('ubah', 'positive', 'zero', 'negative'),
            ),
          ]),
      p(
        `Laba terbesar ${named ? good : good.toLowerCase()}, **${bind('terbaik_nilai')}**: ${months.map(({ name }, at) => `${name} **${bind(`laba_${at + 1}`)}** (margin ${bind(`margin_${at + 1}`)})`).join(', ')}.`,
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
      ...(named && months.length === 2
        ? [p(`Selisih laba dua bulan itu **${bind('beda')}**.`, onlyIf('beda', 'positive'))]
        : []),
      ...(named ? [p(`Laba ${months.length} bulan itu bersama-sama **${bind('semua')}**.`)] : []),
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
