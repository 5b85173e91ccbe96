import { isTimeUnit } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { formatDay, formatDayWithWeekday } from '#core/text/shared/dates.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { letterTotals, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { lineAmount } from '../letter/totals.ts'
import { partsInWords } from '../types/contract-payments.ts'
import { goodsSummary } from '../types/offer.ts'
import { findings } from '../types/report.ts'
import { moneyText, quantityText } from '../letter/wording.ts'
import { blockTexts, placesOf } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'

type Pair = readonly [from: string, to: string]

/** Names and numbers that the prose repeats. */
const texts = ({ recipient, sender, signer, bankAccounts, dueDate, ...letter }: LetterData): readonly string[] => {
  const [account] = bankAccounts
  const due = storedDay(dueDate)
  return [
    recipient.company,
    recipient.name,
    sender.name,
    sender.phone,
    sender.address,
    signer.name,
    account?.number ?? '',
    account?.bank ?? '',
    account?.holder ?? '',
    due === null ? '' : formatDayWithWeekday(due),
    due === null ? '' : formatDay(due),
    goodsSummary({ recipient, sender, signer, bankAccounts, dueDate, ...letter }),
  ]
}

const sumPairs = (was: number | null, is: number | null): Pair[] =>
  was === null || is === null || was === is || was < 1_000
    ? []
    : [
        [moneyText(was), moneyText(is)],
        [`${terbilang(was)} rupiah`, `${terbilang(is)} rupiah`],
      ]

/** Sums of the letter that changed: its total, and those of rows that are still there. */
const sums = (before: LetterData, after: LetterData): Pair[] => {
  const [was, is] = [letterTotals(before), letterTotals(after)]
  const rows =
    before.lines.length === after.lines.length
      ? before.lines.flatMap((line, at) => {
          const fresh = after.lines[at]
          return fresh ? [...sumPairs(lineAmount(line), lineAmount(fresh)), ...sumPairs(line.price, fresh.price)] : []
        })
      : []
  return [...sumPairs(was.total, is.total), ...rows]
}

/** `selama 12 bulan`: how long a thing is hired, where its row says so. */
const lengths = (before: LetterData, after: LetterData): Pair[] =>
  before.lines.length !== after.lines.length
    ? []
    : before.lines.flatMap(({ quantity, unit }, at): Pair[] => {
        const fresh = after.lines[at]
        const now = fresh?.unit === unit && isTimeUnit(unit) ? fresh.quantity : null
        return quantity !== null && now !== null && now !== quantity
          ? [[`selama ${quantityText(quantity, unit)}`, `selama ${quantityText(now, unit)}`]]
          : []
      })

/** What a report concludes from its rows, said anew. */
const conclusions = (before: LetterData, after: LetterData): Pair[] => {
  if (after.documentType !== 'laporan') return []
  const [was, is] = [findings(before), findings(after)]
  return was === is ? [] : [[was, is]]
}

/** What is paid ahead and what is left, as a contract tells them: two sums that may be the same. */
const parts = (before: LetterData, after: LetterData): Pair[] => {
  const [was, is] = [partsInWords(before), partsInWords(after)]
  return was === '' || is === '' || was === is ? [] : [[was, is]]
}

const leftToPay = /sisa pembayaran Rp\s?(\d{1,3}(?:\.\d{3})+)/

/** What a receipt of a first part says is left: the more is paid now, the less. */
const left = (before: LetterData, after: LetterData, texts: readonly string[]): Pair[] => {
  const [was, is] = [letterTotals(before).total, letterTotals(after).total]
  if (before.documentType !== 'kuitansi' || was === null || is === null || was === is) return []
  return texts.flatMap((text): Pair[] => {
    const [phrase = '', sum = ''] = leftToPay.exec(text) ?? []
    const now = Number(sum.replaceAll('.', '')) + was - is
    return phrase !== '' && now >= 0 ? [[phrase, `sisa pembayaran ${moneyText(now)}`]] : []
  })
}

const rateBehind = /^(?: \([^)]{1,160}\))? ?(?:per|tiap|setiap|\/)(?!\p{L})/u

/** `Rp 18.000.000 per tahun`: what one of something costs. */
const tellsRate = (text: string, sum: string): boolean => {
  const at = text.indexOf(sum)
  return at !== -1 && rateBehind.test(text.slice(at + sum.length))
}

/**
 * A total that was no more than the price of one: where the price stays, sentences that tell it as a rate stay with it,
 * and the others are written anew.
 */
const besideRates = (before: LetterData, after: LetterData, texts: readonly string[]): Pair[] => {
  const [was, is] = [letterTotals(before).total, letterTotals(after).total]
  const rate = before.lines.find(({ price }, at) => price === was && after.lines[at]?.price === was)
  if (!rate || was === null || was === is) return []
  const pairs = sumPairs(was, is)
  const [sum] = pairs[0] ?? ['']
  if (sum === '' || !texts.some((text) => tellsRate(text, sum))) return []
  return texts.flatMap((text): Pair[] =>
    text.includes(sum) && !tellsRate(text, sum)
      ? [[text, pairs.reduce((made, [from, to]) => made.replaceAll(from, () => to), text)]]
      : [],
  )
}

/** Pairs of which none undoes another, and each is said once. */
const apart = (pairs: readonly Pair[]): Pair[] => {
  const once = new Map<string, string>()
  for (const [from, to] of pairs) if (!once.has(from)) once.set(from, to)
  const made = new Set(once.values())
  return Array.from(once).filter(([from]) => !made.has(from))
}

/** What the prose says of a letter's facts follows them: names, accounts, days, sums in figures and in words. */
export const followers = (before: DocumentContent, after: DocumentContent): DocumentChange[] => {
  const now = texts(after.letter)
  const named = texts(before.letter).flatMap((from, at): Pair[] => {
    const to = now[at] ?? ''
    return from.length > 2 && to !== '' && from !== to ? [[from, to]] : []
  })
  const written = besideRates(before.letter, after.letter, blockTexts(after.body))
  const words = apart([
    ...conclusions(before.letter, after.letter),
    ...parts(before.letter, after.letter),
    ...left(before.letter, after.letter, blockTexts(after.body)),
    ...written,
    ...named,
    ...(written.length > 0 ? [] : sums(before.letter, after.letter)),
    ...lengths(before.letter, after.letter),
  ]).flatMap(([from, to]): DocumentChange[] =>
    placesOf(after.body, from, true).length > 0 ? [{ op: 'words', from, to, follows: true }] : [],
  )
  const [old, fresh] = [goodsSummary(before.letter), goodsSummary(after.letter)].map(titleCase)
  const { subject } = after.letter
  const subjectFollows = old && fresh && old !== fresh && subject === before.letter.subject && subject.includes(old)
  return [
    ...words,
    ...(subjectFollows
      ? [{ op: 'text-of' as const, field: 'subject' as const, value: subject.replace(old, () => fresh) }]
      : []),
  ]
}
