import type { ReckonedAnswer } from '#core/assistant/shared/reckoned-answer.ts'

import type { Account, DeckRequest } from '../deck-request.ts'
import { workTitle } from './listed-topics.ts'
import { isAnsweredWish } from './maker-words.ts'

const ofSelling =
  /(?<!\p{L})(?:jual\p{L}*|terjual|laku|omzet|omset|penjualan|pembeli|pelanggan|porsi|pcs|order\p{L}*|untung|laba)(?!\p{L})/iu

const digits = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Topics that ask for a number: what they ask for is reckoned, no slide waits for it. */
const asksNumber =
  /(?<!\p{L})(?:total|jumlah|laba|rugi|untung|keuntungan|profit|cost|biaya|selisih|rata|rata-rata|persen\p{L}*|kenaikan|pertumbuhan|bep|impas|balik modal|sisa|kurang\p{L}*|margin|bagian|pembagian|shu|capaian|hasil|omzet|omset|harga|cicilan|dp|hitungan|perbandingan)(?!\p{L})/iu

const asksGain =
  /(?<!\p{L})(?:laba|untung\p{L}*|keuntungan|profit|rugi|sisa\p{L}*|bersih|selisih\p{L}*|perbandingan|shu|balik modal|bep)(?!\p{L})/iu

const asksShare =
  /(?<!\p{L})(?:persen\p{L}*|prosentase|bagian\p{L}*|porsi|margin|naik\p{L}*|turun\p{L}*|kenaikan|penurunan|pertumbuhan|perubahan|capaian|tercapai|pencapaian|dibagi\p{L}*|banding\p{L}*)(?!\p{L})|%/iu

const rupiahIn = (value: string | undefined): number => {
  const [, sign = '', figures = ''] = /^([−-]?)Rp\s([\d.]+)$/u.exec(digits(value ?? '')) ?? []
  return Number(figures.replaceAll('.', '')) * (sign === '' ? 1 : -1)
}

/** A loss of more than all that came in: figures of different times or things were taken for costs. */
const isOdd = ({ results }: ReckonedAnswer): boolean => {
  const valueOf = (name: RegExp): number => rupiahIn(results.find(({ label }) => name.test(label))?.value)
  const earned = valueOf(/^(?:pemasukan|pendapatan|omzet|penjualan)/i)
  return earned > 0 && valueOf(/^(?:laba|untung|rugi)/i) < -earned
}

/** The results of a message as an account of the deck; null where all of them stand on it. */
const accountOf = (answer: ReckonedAnswer, shown: string, hasAccounts: boolean): Account | null => {
  const told = digits(shown)
  const untold = answer.results.filter(({ value }) => !told.includes(digits(value)))
  if (untold.length === 0 || isOdd(answer)) return null
  const { chart } = answer
  return {
    title: 'Hasil hitungan',
    rows: [['Hitungan', 'Hasil'], ...(hasAccounts ? untold : answer.results).map(({ label, value }) => [label, value])],
    results: answer.results.slice(0, 3),
    chart:
      chart === null || hasAccounts || chart.values.some((value) => value < 0)
        ? null
        : {
            type: 'bar',
            unit: 'Rp',
            categories: [...chart.categories],
            series: [{ name: chart.title, values: [...chart.values] }],
          },
  }
}

/**
 * A deck with what its message's figures come to: results that no slide shows yet get one, a sum that they contradict
 * goes, and no slide waits for what was reckoned.
 */
export const withReckoned = (
  request: DeckRequest,
  answer: ReckonedAnswer | null,
  { shown, text }: { readonly shown: string; readonly text: string },
): DeckRequest => {
  // `tutup kasir, hitung selisih maksimal 5rb`: what trainees do is no question to us.
  const isWork = request.purpose === 'training' && request.parts.some(({ title }) => title === workTitle)
  if (answer === null || isWork) return request
  // `iuran naik dari 15rb jadi 25rb, ada 64 KK`: where nothing is sold nothing is turned over.
  const isTurnover = answer.results.some(({ label }) => /omzet/i.test(label))
  if (isTurnover && !ofSelling.test(text)) return request
  const account = accountOf(answer, shown, request.accounts.length > 0)
  if (account === null) return request
  // The sum stands on a slide already, and nobody asked for the share of the largest.
  const told = digits(shown)
  const untold = answer.results.filter(({ value }) => !told.includes(digits(value)))
  if (untold.every(({ value }) => value.endsWith('%')) && !asksShare.test(text)) return request
  const values = new Set(answer.results.map(({ value }) => digits(value)))
  const whole = request.sum.at(-1)
  const isAgreed = whole === undefined || values.has(digits(whole.value))
  // Only the sum was asked for, and it stands under its lines.
  const isSum = whole !== undefined && answer.results.every(({ value }) => value === whole.value || value.endsWith('%'))
  if (isAgreed && isSum) return request
  // Two sums of one list: the one whose lines stand on the slide is told.
  if (!isAgreed && !asksGain.test(text)) return request
  return {
    ...request,
    accounts: [...request.accounts, account],
    sum: isAgreed ? request.sum : [],
    facts: request.facts.filter((fact) => !isAnsweredWish(fact, request.purpose)),
    topics: request.topics.filter((topic) => !(asksNumber.test(topic) && /^[\p{L}\d\s/-]{1,48}$/u.test(topic))),
  }
}
