import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { inWageWriting, keptBackIn } from '#core/assistant/shared/reading-grammar/usual/wage-writing.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { LetterLine } from '../../letter.ts'
import { readLine } from './request-lines.ts'
import { quantityText } from '../../letter/wording.ts'

/** `kasbon dipotong 300rb`, `kasbon 300rb dipotong sekarang`: what the one sum that is kept back is for. */
const namedAround =
  /(?<!\p{L})(\p{L}{4,})\s(?:(?:rp\.?\s?)?\d[\d.,]{0,12}\s?(?:rb|ribu|k|jt|juta)?\s)?(?:di)?(?:potong|kurangi)(?!\p{L})/iu

const priced = (description: string, price: number): LetterLine => ({ description, quantity: null, unit: '', price })

/** `telat 2x @25rb` is counted; `telat 3 hari 45rb` tells one sum for all of it. */
const countsEach = /[@x×/]\s?(?:rp\.?\s?)?\d|(?<!\p{L})(?:per|masing-masing)(?!\p{L})/iu

/** A deduction as a line; null where its sum is not clear. */
const deductionOf = (thing: string, today: IsoDay): LetterLine | null => {
  // A fine is a sum to other readers; here it is one more thing.
  const [, fine = '', what = thing] = /^(denda\s+)(.+)$/iu.exec(thing) ?? []
  const [line, more] = readMessage(`nota: ${what}`, today).goods
  if (line === undefined || more !== undefined || line.price === null) return null
  const { description: said, ...told } = readLine(line)
  const description = formalText(`${fine.toLowerCase()}${said}`, today)
  if (countsEach.test(thing) || told.quantity === null) return { ...told, description: `potongan ${description}` }
  return priced(`potongan ${description} ${quantityText(told.quantity, told.unit)}`, line.price)
}

/** The message in two parts: what is earned, and each thing that is kept back. */
const inTwo = (text: string): { readonly earnings: string; readonly kept: readonly string[] } => {
  let earnings = ''
  let done = 0
  const places = keptBackIn(text)
  for (const { from, to } of places) {
    earnings += `${text.slice(done, from).replace(/[\s,;]+$/, '')}. `
    done = to
  }
  return { earnings: earnings + text.slice(done), kept: places.flatMap(({ things }) => things) }
}

/** `gapok`, `pokok`, `bpjs`: as a slip writes it. */
const inSlip = (name: string): string =>
  name
    .replace(/^(?:gapok|(?:gaji )?pokok)$/i, 'gaji pokok')
    .replaceAll(/(?<!\p{L})(?:bpjs|thr|pph|jht|jkk|jkm|jp)(?!\p{L})/giu, (short) => short.toUpperCase())

/** Earnings are lines, whatever they are called: `tunjangan transport` is no fee. */
const earnedLines = ({ text, goods, charges }: Reading): LetterLine[] => [
  ...goods.map(readLine),
  ...charges.map(({ label, amount }) =>
    priced(text.toLowerCase().includes(`tunjangan ${label}`) ? `tunjangan ${label}` : label, amount),
  ),
]

const linesOf = (text: string, today: IsoDay): LetterLine[] | null => {
  const { earnings, kept } = inTwo(text)
  if (kept.length === 0) {
    const reading = readMessage(text, today)
    const one = reading.discount !== null && 'amount' in reading.discount ? reading.discount.amount : null
    const lines = earnedLines(reading)
    if (one === null || lines.length === 0) return null
    return [...lines, priced(`potongan ${namedAround.exec(text)?.[1] ?? ''}`.trim(), one)]
  }
  const earned = readMessage(earnings, today)
  const lines = earnedLines(earned)
  const deductions = kept.flatMap((thing) => deductionOf(thing, today) ?? [])
  const isClear = deductions.length === kept.length && lines.length > 0 && earned.discount === null
  return isClear ? [...lines, ...deductions] : null
}

/**
 * The lines of a pay slip: what is earned, then each deduction as a line of its own (`potongan: telat 2x @25rb, kasbon 400rb`).
 * Null where nothing is kept back, or where the message does not tell clearly what.
 */
export const slipLines = (text: string, today: IsoDay): LetterLine[] | null =>
  // `telat 3x dipotong 25rb sekali telat` is a sum once it is reckoned.
  (linesOf(text, today) ?? linesOf(inWageWriting(text), today))?.map((line) => ({
    ...line,
    description: inSlip(line.description),
  })) ?? null
