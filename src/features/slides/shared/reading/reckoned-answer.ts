import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import type { ReckonedAnswer } from '#core/assistant/shared/reckoned-answer.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Account, DeckPurpose, DeckRequest } from '../deck-request.ts'
import { workTitle } from './listed-topics.ts'
import { isAnsweredWish } from './maker-words.ts'
import { digits, reckonedAccount } from './reckoned-account.ts'
import { moneyText } from './told-figures.ts'
import { clausesOf, sentencesOf } from './split-message.ts'
import { asksResult, asksToShow, isWished, reckonedQuestion, wishedResults } from './reckoned-question.ts'

const ofSelling =
  /(?<!\p{L})(?:jual\p{L}*|terjual|laku|omzet|omset|penjualan|pembeli|pelanggan|porsi|pcs|order\p{L}*|untung|laba)(?!\p{L})/iu

/** Topics that ask for a number: what they ask for is reckoned, no slide waits for it. */
const asksNumber =
  /(?<!\p{L})(?:total|jumlah|laba|rugi|untung|keuntungan|profit|cost|biaya|selisih|rata|rata-rata|persen\p{L}*|kenaikan|pertumbuhan|bep|impas|balik modal|sisa|kurang\p{L}*|margin|bagian|pembagian|shu|capaian|hasil|omzet|omset|harga|cicilan|dp|hitungan|perbandingan)(?!\p{L})/iu

const asksGain =
  /(?<!\p{L})(?:laba|untung\p{L}*|keuntungan|profit|rugi|sisa\p{L}*|bersih|selisih\p{L}*|perbandingan|shu|balik modal|bep)(?!\p{L})/iu

const asksShare =
  /(?<!\p{L})(?:persen\p{L}*|prosentase|bagian\p{L}*|porsi|margin|naik\p{L}*|turun\p{L}*|kenaikan|penurunan|pertumbuhan|perubahan|capaian|tercapai|pencapaian|dibagi\p{L}*|banding\p{L}*)(?!\p{L})|%/iu

const asksGap = /(?<!\p{L})(?:selisih|beda|hemat|lebih)/iu

const ofGain = /^(?:laba|untung|keuntungan|rugi|sisa|saldo|surplus|shu)/iu

const gainsIn = (results: readonly { readonly label: string; readonly value: string }[]): string[] =>
  results.filter(({ label }) => ofGain.test(label)).map(({ value }) => digits(value))

/** Two gains that differ would stand beside each other: the deck's own account, whose lines are shown, is told. */
const isContradicted = (accounts: readonly Account[], { results }: ReckonedAnswer): boolean => {
  const reckoned = gainsIn(results)
  return (
    reckoned.length > 0 &&
    accounts.some(
      (one) => gainsIn(one.results).length > 0 && !gainsIn(one.results).some((own) => reckoned.includes(own)),
    )
  )
}

/** What a list comes to that was told at two times is no sum: `Solo 62jt jadi 71jt` is added to nothing. */
const addsTwoTimes = (accounts: readonly Account[], { results }: ReckonedAnswer): boolean =>
  accounts.some(({ chart }) => {
    const values = chart?.series.flatMap((one) => one.values) ?? []
    const all = moneyText(values.reduce<number>((sum, value) => sum + (value ?? 0), 0))
    return (chart?.series.length ?? 0) > 1 && results.some(({ value }) => digits(value) === all)
  })

/** An account of fewer sums that comes to another gain than all of them: one of its lines was misread. */
const isMisread = ({ results, rows, chart }: Account, { results: reckoned, told = [] }: ReckonedAnswer): boolean => {
  const own = gainsIn(results)
  const other = gainsIn(reckoned)
  const lines = Math.max(rows.length, chart?.categories.length ?? 0)
  return own.length > 0 && other.length > 0 && !own.some((one) => other.includes(one)) && lines <= told.length
}

const units = '(?:ton|kuintal|kwintal|kg|kilo|liter|ekor|butir|pcs|botol|bungkus|potong|ikat|karung)(?!\\p{L})'
const tellsYield = new RegExp(
  `(?<!\\p{L})(?:hasil|panen|produksi|tangkapan|terjual|laku)(?:nya)?\\s(?:\\p{L}+\\s){0,2}\\d[\\d.,]*\\s?${units}`,
  'iu',
)
const tellsPrice = new RegExp(`\\d\\s?(?:rb|ribu|k)?\\s?(?:\\/|per\\s)${units}`, 'iu')
const tellsCost = /(?<!\p{L})(?:biaya|modal|ongkos|pengeluaran)(?:nya)?\s[^,.;\n]{0,40}\d/iu

/** What a report wants said without asking: its yield, its price and its cost come to a gain. */
const impliedBy = (text: string, purpose: DeckPurpose): string =>
  purpose === 'report' && tellsYield.test(text) && tellsPrice.test(text) && tellsCost.test(text) ? 'untung' : ''

/** The clauses that tell a yield, its price and its cost, without what stands around them. */
const yieldOf = (text: string): string =>
  sentencesOf(text)
    .flatMap(clausesOf)
    .filter((clause) => [tellsYield, tellsPrice, tellsCost].some((told) => told.test(clause)))
    .join(', ')

/** What a deck's message wants reckoned, in words; empty where it only tells. */
export const questionOf = (text: string, purpose: DeckPurpose): string =>
  wishedResults(text) || impliedBy(text, purpose)

/**
 * What a message's figures come to where it wants to know: asked as it stands, else as an owner would ask who wants no
 * deck.
 */
export const reckonedOf = (
  reading: Reading,
  { reckon }: Pick<AssistantContext, 'reckon'>,
  purpose: DeckPurpose,
): ReckonedAnswer | null => {
  if (!reckon) return null
  if (wishedResults(reading.text) === '') {
    const implied = impliedBy(reading.text, purpose)
    return implied === ''
      ? null
      : reckon(readMessage(`hitung ${implied}. ${yieldOf(reading.text)}`, reading.today as IsoDay))
  }
  const told = reckon(reading)
  if (told) return told
  const question = reckonedQuestion(reading.text)
  return question === null ? null : reckon(readMessage(question, reading.today as IsoDay))
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
  // `tutup kasir, hitung selisih maksimal 5rb`, `sebut total`: what trainees do is no question to us.
  const isWork =
    request.purpose === 'training' && (request.parts.some(({ title }) => title === workTitle) || !asksToShow(text))
  if (answer === null || isWork) return request
  // `iuran naik dari 15rb jadi 25rb, ada 64 KK`: where nothing is sold nothing is turned over.
  const isTurnover = answer.results.some(({ label }) => /omzet(?! titik impas)/i.test(label))
  if (isTurnover && !ofSelling.test(text)) return request
  const question = questionOf(text, request.purpose)
  const misread = request.accounts.filter((one) => isMisread(one, answer))
  const plain = {
    ...request,
    accounts: request.accounts.filter((one) => !misread.includes(one)),
    // Its sums were told for all that, under their names.
    figures: [
      ...request.figures,
      ...misread.flatMap(({ results }) => results.filter(({ label }) => !ofGain.test(label))),
    ],
  }
  if (isContradicted(plain.accounts, answer) || addsTwoTimes(plain.accounts, answer)) return request
  const reckoned = reckonedAccount(plain, answer, { shown, text, question })
  if (reckoned === null) return request
  const { account, taken } = reckoned
  // The sums stand on a slide already, and nobody asked for the share of the largest or how far they are apart.
  const told = digits(shown)
  const untold = answer.results.filter(({ value }) => !told.includes(digits(value)))
  const isUnasked = ({ label, value }: (typeof untold)[number]): boolean =>
    (value.endsWith('%') && !asksShare.test(text)) || (/^selisih/i.test(label) && !asksGap.test(text))
  if (untold.every(isUnasked)) return request
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
    accounts: [...plain.accounts, account],
    figures: plain.figures.filter((one) => !taken.has(one)),
    goods: request.goods.filter((one) => !taken.has(one)),
    sum: isAgreed ? request.sum : [],
    facts: request.facts.filter((fact) => !isAnsweredWish(fact, request.purpose) && !asksResult(fact)),
    topics: request.topics.filter(
      (topic) => !isWished(topic, question) && !(asksNumber.test(topic) && /^[\p{L}\d\s/-]{1,48}$/u.test(topic)),
    ),
  }
}
