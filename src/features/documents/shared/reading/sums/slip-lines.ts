import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import {
  inWageWriting,
  keptBackIn,
  sharesOfWage,
  withMinus,
  withSharesOfWage,
} from '#core/assistant/shared/reading-grammar/usual/wage-writing.ts'
import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { LetterLine } from '../../letter.ts'
import { readLine } from './request-lines.ts'
import { quantityText } from '../../letter/wording.ts'

/** `kasbon dipotong 300rb`, `kasbon 300rb dipotong sekarang`: what the one sum that is kept back is for. */
const namedAround =
  /(?<!\p{L})((?:(?:utang|hutang|bon|kasbon|cicilan|angsuran|iuran|pinjaman|denda)\s)?\p{L}{4,})\s(?:(?:rp\.?\s?\d[\d.,]{0,12}|\d{1,3}(?:\.\d{3}){1,3}|\d[\d.,]{0,12}\s?(?:rb|ribu|k|jt|juta))\s)?(?:di)?(?:potong|kurangi)(?!\p{L})/iu

const priced = (description: string, price: number): LetterLine => ({ description, quantity: null, unit: '', price })

/** `telat 2x @25rb` is counted; `telat 3 hari 45rb` tells one sum for all of it. */
const countsEach = /[@x×/]\s?(?:rp\.?\s?)?\d|(?<!\p{L})(?:per|masing-masing)(?!\p{L})/iu

/** A deduction as a line; null where its sum is not clear. */
const deductionOf = (thing: string, today: IsoDay): LetterLine | null => {
  // A fine is a sum to other readers; here it is one more thing.
  const [, fine = '', what = thing] = /^(denda\s+)(.+)$/iu.exec(thing) ?? []
  const [line, more] = readMessage(`nota: ${what}`, today).goods
  // `kas kelas 20.000`: a thing whose figures read as part of its name.
  const [, name = '', sum = ''] =
    /^([^\d]{3,40}?)\s((?:rp\.?\s?)?\d[\d.,]{0,12}\s?(?:rb|ribu|k|jt|juta)?)$/iu.exec(what.trim()) ?? []
  const value = line === undefined ? sumIn(sum) : null
  if (value !== null && value >= 500) return priced(`potongan ${formalText(name, today)}`, value)
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

/** `gapok`, `pokok`, `bpjs`: as a slip writes it; what was earned behind the paper's own name is the pay. */
export const inSlip = (name: string): string =>
  name
    .replace(/^(?:slip|struk|rincian)\s(gaji|upah|honor)(?!\p{L}).*$/iu, '$1')
    .replace(/^(?:gapok|(?:gaji )?pokok)$/i, 'gaji pokok')
    .replaceAll(/(?<!\p{L})(?:bpjs|thr|pph|jht|jkk|jkm|jp)(?!\p{L})/giu, (short) =>
      short.toLowerCase() === 'pph' ? 'PPh' : short.toUpperCase(),
    )

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
    const what =
      namedAround.exec(text)?.[1] ?? keptBackIn(inWageWriting(text))[0]?.things[0]?.replace(/\s(?:rp\s?)?\d.*$/iu, '')
    return [...lines, priced(`potongan ${what ?? ''}`.trim(), one)]
  }
  const earned = readMessage(earnings, today)
  const lines = earnedLines(earned)
  const deductions = kept.flatMap((thing) => deductionOf(thing, today) ?? [])
  const isClear = deductions.length === kept.length && lines.length > 0 && earned.discount === null
  return isClear ? [...lines, ...deductions] : null
}

/** `pph 5% dari honor sesi saja`: a share of something that is earned. */
const shareOfPart =
  /[,;\s]{1,2}(?:(?:di)?potong(?:an)?\s)?((?:pph|pajak|bpjs|iuran|zakat|infa[qk]|koperasi|simpanan|fee|komisi)(?:\s(?:ps\.?\s|pasal\s)?2\d)?)\s(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)\s(?:dari|dr|atas)\s([^,.;\n\d%]{3,40}?)(?:\s(?:saja|aja|doang))?(?=\s*(?:[,.;\n)]|$))/iu
const ofAll = /(?<!\p{L})(?:semua|total|seluruh|bruto|kotor|jumlah|penghasilan|pendapatan)(?:nya)?(?!\p{L})/iu

/** Whether a part of the pay, in the message's words, is this line. */
const isOfPart = ({ description, unit }: LetterLine, part: string): boolean => {
  const words = part.toLowerCase().split(/\s+/)
  const names = description.toLowerCase().split(/[\s(]+/)
  return words.some(
    (word) => word.length > 2 && (unit.toLowerCase() === word || (names.includes(word) && !wages.has(word))),
  )
}
const wages = new Set(['gaji', 'upah', 'honor', 'uang', 'slip'])

/** The lines of a slip from which a share of one thing that is earned is kept back; null for others. */
const linesWithShare = (text: string, today: IsoDay): LetterLine[] | null => {
  const [said, what = '', percent = '', part = ''] = shareOfPart.exec(text) ?? []
  if (said === undefined) return null
  const rest = text.replace(said, '')
  const lines = linesOf(rest, today) ?? earnedLines(readMessage(rest, today))
  const of = lines.filter((line) => !/^potongan/iu.test(line.description) && (ofAll.test(part) || isOfPart(line, part)))
  const base = of.reduce((sum, { quantity, price }) => sum + (quantity ?? 1) * (price ?? Number.NaN), 0)
  const sum = (base * Number(percent.replace(',', '.'))) / 100
  const name = `potongan ${what} (${percent}% × ${formatNumber(base)})`
  return of.length > 0 && Number.isSafeInteger(sum) ? [...lines, priced(name, sum)] : null
}

/** What nobody earns: it is kept back without a word that says so. */
const owed =
  /^(?:kasbon|bon|pinjaman|utang|hutang|cicilan|angsuran|denda|bpjs|pph|iuran|simpanan|absen|alpa|telat|terlambat)(?!\p{L})/iu

/** `12 hari @165rb, kasbon 300rb`: a slip on which only the names tell what is kept back; null for others. */
const owedLines = (text: string, today: IsoDay): LetterLine[] | null => {
  const reading = readMessage(text, today)
  const lines = earnedLines(reading)
  const isSlip = reading.discount === null && lines.every(({ price }) => price !== null)
  return isSlip && lines.some(({ description }) => owed.test(description)) ? lines : null
}

/**
 * The lines of a pay slip: what is earned, then each deduction as a line of its own (`potongan: telat 2x @25rb, kasbon 400rb`).
 * Null where nothing is kept back, or where the message does not tell clearly what.
 */
export const slipLines = (text: string, today: IsoDay): LetterLine[] | null => {
  const told = withSharesOfWage(withMinus(text))
  // `telat 3x dipotong 25rb sekali telat` is a sum once it is reckoned.
  const read =
    linesWithShare(told, today) ?? linesOf(told, today) ?? linesOf(inWageWriting(told), today) ?? owedLines(told, today)
  const lines = read?.map((line) =>
    owed.test(line.description) ? { ...line, description: `potongan ${line.description}` } : line,
  )
  const shares = sharesOfWage(text)
  const named = (line: LetterLine): string => {
    const share = shares.find(({ sum }) => sum === line.price && line.quantity === null)
    const name = inSlip(line.description)
    return share === undefined ? name : `${name} (${share.percent}% × ${formatNumber(share.base)})`
  }
  return lines?.map((line) => ({ ...line, description: named(line) })) ?? null
}
