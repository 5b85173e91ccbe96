import { readMessage } from '../../read-message.ts'
import type { ReckonedAnswer } from '../../reckoned-answer.ts'
import type { Asked } from '../answer.ts'
import { namesRuledSum } from '../subjects.ts'
import type { Figure } from './figures.ts'
import { amount, valueOf } from '../told-figures.ts'
import { listed, paragraphs, type Reckoned } from './way.ts'

/** A result is asked for, not advice around figures. */
const asksResult =
  /(?<!\p{L})(?:berapa\p{L}*|brp|brapa|berapo|piro|pinten|sabaraha|(?:di)?hitung\p{L}*|itung\p{L}*|untung(?:nya|e|ne)?|rugi(?:nya)?|laba(?:nya)?|bersih(?:nya|e)?|total(?:nya)?|rata(?:-rata|2)?|vs|sisa(?:nya|ne)?|cuan(?:nya)?|balik modal|bep|impas|mending\p{L}*(?=[^?]* atau )|mana (?:yang|yg)|lebih (?:murah|untung|hemat))(?!\p{L})/iu
/** `tiap warung 15 biji, yang balik rata-rata 3`: how many of each one is no number of all. */
const oneOfEach = /(?:tiap|setiap|per|masing-masing)\s\p{L}+\s\d.*(?<!\p{L})rata(?:[- ]?rata|2)(?:nya)?\s\d/iu
/** What is spent is asked for: what several times of it come to is no income. */
const asksSpent =
  /(?:habis|abis|keluar|biaya|bayar|sewa|ongkos|belanja)\p{L}{0,3}\s(?:\p{L}+\s){0,3}?(?:berapa|brp|piro|sabaraha)|(?:berapa|brp|piro)\s(?:\p{L}+\s){0,3}?(?:habis|abis|keluar|biaya|bayar|sewa|ongkos|belanja)/u
/** `sewa lapak 75rb semalam`: the first sum is paid. */
const paysFirst = /^[^\d]{0,60}(?:sewa|bayar|iuran|retribusi|biaya|ongkos|parkir)\s(?:\p{L}+\s){0,3}?(?:rp\.?\s?)?\d/u
const takes = /(?<!\p{L})(?:jual|dijual|laku|omzet|omset|dapat|dapet|terima|untung)(?!\p{L})/u
/** Which of several is asked for: a single result sets nothing side by side. */
const asksWhich = /(?<!\p{L})(?:mending\p{L}*|mana (?:yang|yg)|vs)(?!\p{L})/iu
/** So many figures make a sum that is worth to be shown. */
const leastTold = 2
const mostShown = 5

const hasAll = (figures: readonly Figure[], told: readonly number[], shown: string): boolean => {
  // `gaji 2 orang @1,5jt`: told as the sum of all of them.
  const isFactor = ({ value, shape }: Figure): boolean =>
    shape !== 'share' &&
    figures.some((other) => other.shape !== 'share' && other.shape !== shape && told.includes(value * other.value))
  return figures.every(
    (one) =>
      told.includes(one.value) ||
      isFactor(one) ||
      (one.shape === 'count' && (one.value === 1 || new RegExp(`(?<!\\d)${one.value}(?!\\d)`).test(shown))),
  )
}

const shareIn = (value: string): number =>
  Number(/^(−?)([\d.]+(?:,\d+)?)%$/.exec(value)?.[2]?.replaceAll('.', '').replace(',', '.') ?? 0)
/** A gain answers who asks for one: `meterainya berapa` beside a sum does not. */
const ofGain = /^(?:laba|untung|rugi)/iu
const asksGain = /untung|laba|rugi|bersih|cuan|sisa|bathi|bati|balik modal|dapat|dapet/iu
/** `75rb semalam 4 malam`: the time of the price, and behind it how many there are. */
const timeBeforeCount = /(?<=\d\s?(?:rb|ribu|k|jt|juta)?\s)(?:(?:se|per\s?)(?:malam|hari|minggu|bulan|jam))(?=\s\d)/giu
/** What is asked for by the name of its result, the most particular first. */
const askedFor: readonly (readonly [asked: RegExp, result: RegExp])[] = [
  [
    /(?:naik|turun)\p{L}*\s(?:\p{L}+\s)?(?:berapa|brp)\s?(?:persen|%)|(?:berapa|brp)\s?(?:persen|%)\s(?:naik|turun)/iu,
    /^perubahan/iu,
  ],
  [/total|semua|tagih/iu, /semuanya|seluruhnya|total|kalau habis/iu],
  [/diskon|potong/iu, /^untung (?:\p{L}+ )*setelah/iu],
]
/** What is asked for stands first; interest below nothing is none. */
const inOrderAsked = (text: string, results: ReckonedAnswer['results']): ReckonedAnswer['results'] => {
  const shown = results.filter(({ label, value }) => !(/bunga/iu.test(label) && value.startsWith('−')))
  for (const [asked, result] of askedFor) {
    const first = asked.test(text) ? shown.find(({ label }) => result.test(label)) : undefined
    if (first !== undefined) return [first, ...shown.filter((one) => one !== first)]
  }
  return shown
}
const product = /Rp\s?([\d.]+) × ([\d.]+) (\p{L}{3,12})/u
const wholeSum = (digits: string): number => Number(digits.replaceAll('.', ''))
const anySum = new RegExp(`(?<![\\d.,])${amount}`, 'giu')
const ofTheDay =
  /^(?:parkir|retribusi|listrik|keamanan|kebersihan|sampah|lapak|sewa|bensin|ojek|gas|makan|rokok|air|wifi|upah|gaji)$/
/** A cost is small beside the price of one where it is at most this part of it. */
const smallPart = 4
/**
 * `35rb sepasang, sabun 3rb, sebulan 70 pasang`: so small a cost beside the price of one is that of one, and is told so;
 * null where there is none.
 */
const pricedByPiece = (text: string, { results }: ReckonedAnswer): string | null => {
  const hows = results.flatMap(({ how }) => (how === undefined ? [] : [how.replaceAll('\u00a0', ' ')]))
  const sold = hows.map((how) => product.exec(how)).find((one) => one !== null)
  if (sold === undefined || sold === null) return null
  const [price, count, unit] = [wholeSum(sold[1] ?? ''), sold[2] ?? '', sold[3] ?? '']
  const sums = [...text.matchAll(anySum)].map(({ 0: said, 1: digits, 2: scale, index }) => ({
    value: valueOf(digits, scale) ?? 0,
    end: index + said.length,
    name:
      text
        .slice(0, index)
        .match(/\p{L}+(?=\s{0,2}$)/u)?.[0]
        .toLowerCase() ?? '',
  }))
  const at = sums.findIndex(({ value }) => value === price)
  const small = sums[at + 1]
  if (at < 0 || small === undefined || small.value < 100 || small.value * smallPart > price) return null
  const behind = text.slice(small.end)
  // Once a day, not once for each: nor is what tells its own piece.
  if (ofTheDay.test(small.name) || /^\s?(?:per|\/|%|se\p{L}{3,}(?!\p{L}|\s\d))/u.test(behind)) return null
  return new RegExp(`(?<![\\d.,])${count}\\s?${unit}`, 'iu').test(behind)
    ? `${text.slice(0, small.end)} per ${unit}${behind}`
    : null
}
/** Nobody who does not speak of a loss loses half of what is sold: a count or a cost was read of something else. */
const speaksOfLoss = /(?<!\p{L})(?:rugi|tekor|boncos|nombok|minus|jebol|obral)\p{L}{0,3}(?!\p{L})/iu
const mostLost = 50
const rupiahIn = (value: string): number => Number(/Rp\s?([\d.]+)/.exec(value)?.[1]?.replaceAll('.', '') ?? 0)
/** Nobody who speaks of no loss pays out several times what comes in: a sum that stands there was taken for a cost of each. */
const losesManifold = (results: ReckonedAnswer['results']): boolean => {
  const income = Math.max(
    0,
    ...results.filter(({ label }) => /pemasukan|omzet/iu.test(label)).map(({ value }) => rupiahIn(value)),
  )
  return results.some(
    ({ label, value, how }) =>
      /^(?:laba|untung)/iu.test(label) &&
      /^[−-]/.test(value) &&
      rupiahIn(value) > 2 * (income || rupiahIn((how ?? '').replaceAll('\u00a0', ' '))),
  )
}
/** More than all that was sold cannot be left of it, nor much more be lost than it brought. */
const isAbsurd = ({ results }: ReckonedAnswer, text: string): boolean =>
  (losesManifold(results) && !speaksOfLoss.test(text)) ||
  results.some(
    ({ label, value }) =>
      /margin/i.test(label) &&
      (shareIn(value) > 100 || (value.startsWith('−') && shareIn(value) > mostLost && !speaksOfLoss.test(text))),
  )

/**
 * What a question's figures come to as the kind that reckons reads them, where no way of the chat knows it. Every figure
 * that was told must be among those reckoned with, or null: half a reckoning is a wrong one.
 */
export const askedResults = (text: string, figures: readonly Figure[], asked: Asked): Reckoned | null => {
  const { reckon, today } = asked.context
  // A rule's own sum (a tax, a stamp) is none that figures come to.
  if (namesRuledSum(asked) || oneOfEach.test(text)) return null
  const sums = figures.filter(({ shape }) => shape !== 'count')
  if (reckon === undefined || figures.length < leastTold || sums.length === 0 || !asksResult.test(text)) return null
  const read = (told: string): ReckonedAnswer | null =>
    reckon(readMessage(told.replaceAll(timeBeforeCount, '$&,'), today))
  const plainly = read(text)
  const byPiece = plainly === null ? null : pricedByPiece(text, plainly)
  const answer = byPiece === null ? plainly : read(byPiece)
  const found = answer === null ? null : { ...answer, results: inOrderAsked(text, answer.results) }
  if (found === null || isAbsurd(found, text)) return null
  if (found.results.length === 1 && asksWhich.test(text)) return null
  const [first, ...others] = found.results
  const lower = text.toLowerCase()
  const called =
    asksSpent.test(lower) || (paysFirst.test(lower) && !takes.test(lower))
      ? (label: string) => label.replace(/^Pemasukan/, 'Biaya')
      : (label: string) => label
  const how = found.results.map((one) => one.how ?? '').join(' ')
  if (first === undefined || (ofGain.test(first.label) && !asksGain.test(text))) return null
  if (!hasAll(figures, found.told ?? [], how)) return null
  return {
    name: 'asked_results',
    text: paragraphs(
      `${called(first.label)}: ${first.how ? `${first.how} = ` : ''}**${first.value}**.`,
      listed(
        others
          .slice(0, mostShown)
          .map(({ label, value, how: way }) => `${called(label)}: ${way ? `${way} = ` : ''}${value}`),
      ),
      (found.assumed ?? []).join(' '),
    ),
  }
}
