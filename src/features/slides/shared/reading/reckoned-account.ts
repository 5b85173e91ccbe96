import type { ReckonedAnswer } from '#core/assistant/shared/reckoned-answer.ts'

import { type Account, type DeckRequest, howHead, type KeyFigure } from '../deck-request.ts'
import { outgoing } from './determined-totals.ts'
import { moneyText } from './told-figures.ts'

type Result = ReckonedAnswer['results'][number]

export const digits = (text: string): string => text.replaceAll('\u00a0', ' ')

const rupiahIn = (value?: string): number => {
  const [, sign = '', figures = ''] = /^([−-]?)Rp\s([\d.]+)$/u.exec(digits(value ?? '')) ?? []
  return Number(figures.replaceAll('.', '')) * (sign === '' ? 1 : -1)
}

/** So much more is no sum of one kind with the other: `500.000.000 + 1.120` counted people as money. */
const mostBeside = 50_000

const isUnlike = (how: string): boolean => {
  const terms = how.includes(' + ') && !how.includes('×') ? (how.match(/Rp [\d.]+/g) ?? []) : []
  const sums = terms.map((one) => rupiahIn(one))
  return sums.length > 1 && Math.max(...sums) > Math.min(...sums) * mostBeside
}

/** `Rp 42.000.000 − Rp 180.000.000`: what is asked for, or earned besides, was taken for a cost. */
const isSunk = ({ label, how = '' }: Result): boolean => {
  const [, earned, spent] = /^(Rp [\d.]+) − (Rp [\d.]+)$/.exec(digits(how)) ?? []
  return /^(?:laba|untung|rugi|sisa)/i.test(label) && spent !== undefined && rupiahIn(spent) > 2 * rupiahIn(earned)
}

/** `Rp 1.000 − Rp 0`: what it costs was not told, and all of the price is no gain. */
const isUncosted = ({ how = '' }: Result): boolean => /[−-] Rp 0(?!\d)/.test(digits(how))

/** A loss of more than all that came in, or a discount on all that was taken off one price: figures of different things. */
const isOdd = ({ results }: ReckonedAnswer, { goods }: DeckRequest): boolean => {
  if (results.some((one) => isUnlike(one.how ?? '') || isUncosted(one) || isSunk(one))) return true
  if (goods.length > 1 && results.some(({ label }) => label === 'Harga setelah diskon')) return true
  const valueOf = (name: RegExp): number => rupiahIn(results.find(({ label }) => name.test(label))?.value)
  const earned = valueOf(/^(?:pemasukan|pendapatan|omzet|penjualan)/i)
  return earned > 0 && valueOf(/^(?:laba|untung|rugi)/i) < -earned
}

/** Names of one and the same result, whoever asks for it. */
const sameResults: readonly RegExp[] = [
  /(?<!\p{L})(?:laba|untung|keuntungan|profit|bersih|sisa|lebih|selisih|saldo|kekurangan|kurang\p{L}*)(?:nya)?(?!\p{L})/iu,
  /(?<!\p{L})(?:omzet|omset|pendapatan|pemasukan|penghasilan|hasil|terkumpul|penjualan|masuk)(?:nya)?(?!\p{L})/iu,
  /(?<!\p{L})(?:persen\p{L}*|margin|prosentase|pencapaian|capaian|tercapai|pertumbuhan)(?:nya)?(?!\p{L})|%/iu,
  /(?<!\p{L})(?:biaya|cost|pengeluaran|modal|hpp)(?:nya)?(?!\p{L})/iu,
  /(?<!\p{L})(?:balik modal|impas|bep|cicilan|angsuran)(?:nya)?(?!\p{L})/iu,
]

const ofShares = /persen|margin|prosentase|capaian|pertumbuhan|%/iu

const isNamedIn = ({ label, value }: Result, question: string): boolean =>
  (!value.endsWith('%') || ofShares.test(question)) &&
  sameResults.some((one) => one.test(question) && one.test(`${label} ${value}`))

const times = ['hari', 'minggu', 'bulan', 'tahun']

/** `per hari` was asked: what a month comes to takes for granted how many days are worked. */
const isOfOtherTime = ({ label }: Result, question: string): boolean =>
  times.some((one) => question.includes(one)) && times.some((one) => label.includes(one) && !question.includes(one))

const asksEach = /(?<!\p{L})(?:per|tiap|setiap|masing\S*|se(?:porsi|cup|pack|botol|orang))(?!\p{L})/iu

/** Shares and figures for one piece or another time that nobody asked for are beside the point. */
const isBeside = ({ label, value }: Result, question: string): boolean =>
  value.endsWith('%') || (/\sper\s|\sdari\s/i.test(label) && !asksEach.test(question))

const isOfSelling = /(?<!\p{L})(?:laba|untung\p{L}*|keuntungan|profit|rugi|omzet|omset|jual\p{L}*)(?!\p{L})/iu

/** Where nothing is sold, what is left is no gain: `Laba bersih` of a school trip is its `Sisa`. */
const inOwnWords = (label: string, text: string): string =>
  isOfSelling.test(text)
    ? /(?<!\p{L})laba/iu.test(text)
      ? label
      : label.replace(/^Laba(?: bersih)?(?= |$)/, 'Untung')
    : label.replace(/^(?:Laba bersih|Untung sebelum biaya lain|Untung)/, 'Sisa').replace(/^Kas bersih/, 'Sisa kas')

/** The results that were asked for, first those the question names. */
const wantedOf = (results: readonly Result[], question: string, text: string): readonly Result[] => {
  const timely = results.filter((one) => !isOfOtherTime(one, question))
  const named = timely.filter((one) => isNamedIn(one, question))
  const kept = named.length === 0 ? results : results.filter((one) => named.includes(one) || !isBeside(one, question))
  return [...kept.filter((one) => named.includes(one)), ...kept.filter((one) => !named.includes(one))].map((one) => ({
    ...one,
    label: inOwnWords(one.label, text),
  }))
}

/** The only number of a figure: `80` of `80 porsi sehari`. */
const numberOf = (value: string): number | null => {
  const [only, more] = digits(value).match(/\d[\d.]*(?:,\d+)?/g) ?? []
  return only === undefined || more !== undefined ? null : Number(only.replaceAll('.', '').replace(',', '.'))
}

export interface ReckonedAccount {
  readonly account: Account
  /** The figures and prices of the request that stand in it, and nowhere else. */
  readonly taken: ReadonlySet<object>
}

/** `Harga jual`, `HPP per pack`: numbers of a reckoning, which nobody buys. */
const noWare = /^harga(?: jual)?$|(?<!\p{L})(?:hpp|modal|bahan|upah|harga pokok)(?!\p{L})/iu

/** As long as a heading may be. */
const longestTitle = 60

/**
 * The results of a message as an account of the deck: what it comes to is its title, the told numbers come before what
 * was reckoned from them. Null where all of it stands on the deck already.
 */
export const reckonedAccount = (
  request: DeckRequest,
  answer: ReckonedAnswer,
  { shown, text, question }: { readonly shown: string; readonly text: string; readonly question: string },
): ReckonedAccount | null => {
  const known = digits(shown)
  const wanted = wantedOf(answer.results, question, text)
  const untold = wanted.filter(({ value }) => !known.includes(digits(value)))
  if (untold.length === 0 || isOdd(answer, request)) return null
  const hasAccounts = request.accounts.length > 0
  const told = new Set(answer.told)
  const isTold = ({ value }: KeyFigure): boolean => told.has(numberOf(value) ?? Number.NaN)
  const figures = request.figures.filter(isTold)
  const costs = request.goods.filter(
    ({ name, price, note }) => note === '' && told.has(price) && (outgoing.test(name) || noWare.test(name)),
  )
  const { chart } = answer
  const isCharted =
    chart !== null &&
    request.series.some(
      ({ points }) =>
        points.length === chart.values.length && points.every(({ value }, at) => value === chart.values[at]),
    )
  const bars = chart === null || hasAccounts || isCharted || chart.values.some((value) => value < 0) ? null : chart
  const nameOf = (category: string, value: number): string =>
    figures.find((one) => one.label.length <= 24 && numberOf(one.value) === value)?.label ?? inOwnWords(category, text)
  const inBars = new Set(bars?.values)
  const lines = [
    ...figures.filter(({ value }) => !inBars.has(numberOf(value) ?? Number.NaN)),
    ...costs.map(({ name, per, price }) => ({
      label: name,
      value: `${moneyText(price)}${per === '' ? '' : ` per ${per}`}`,
    })),
  ]
  // What its own chart tells already is not told again beside what was asked for.
  const named = untold.filter((one) => isNamedIn(one, question))
  const results = isCharted && named.length > 0 ? named : hasAccounts || isCharted ? untold : wanted
  const hasHow = results.some(({ how = '' }) => how !== '')
  const row = (label: string, how: string, value: string): string[] => (hasHow ? [label, how, value] : [label, value])
  const [first] = results
  const title = first ? `${first.label}: ${first.value}` : ''
  const isTitled = title !== '' && title.length <= longestTitle
  return {
    account: {
      title: isTitled ? title : 'Hasil hitungan',
      rows: [
        row('Angka', howHead, 'Nilai'),
        // `Biaya` that is all of the costs stands once, as their sum.
        ...lines
          .filter(({ value }) => !results.some((one) => one.value === value))
          .map(({ label, value }) => row(label, '', value)),
        ...results.map(({ label, value, how = '' }) => row(label, how, value)),
      ],
      results: results.slice(0, 3).map(({ label, value }) => ({ label, value })),
      chart:
        bars === null
          ? null
          : {
              type: 'bar',
              unit: 'Rp',
              categories: bars.categories.map((one, at) => nameOf(one, bars.values[at] ?? 0)),
              series: [{ name: bars.title, values: [...bars.values] }],
            },
      notes: answer.assumed ?? [],
    },
    taken: new Set<object>([...figures, ...costs]),
  }
}
