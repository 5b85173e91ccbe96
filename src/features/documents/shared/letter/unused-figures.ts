import { conversion, isNounUnit, isTimeUnit, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { clausesIn, type FigureInText, figuresIn } from '#core/assistant/shared/told-clauses.ts'

import type { DocumentContent } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { saysAnew, withoutElsewhere } from './figure-words.ts'
import { letterTotals } from './letter-facts.ts'

/** Clauses of these words tell when and how it is paid, how much something weighs or from how many on something holds. */
const conditions =
  /(?<!\p{L})(?:tempo|tenggat|berlaku|minimal|minimum|min|maks(?:imal)?|paling|garansi|(?:di)?cicil|(?:di)?angsur|termin|rek(?:ening)?|di atas|lebih dari|kal(?:au|o)|klo|jika|apabila|selama|pengerjaan|estimasi|lewat|sejak|berat|bobot|timbang(?:an)?|netto|payment|(?:di|pem)?bayar(?:an|kan)?)(?!\p{L})/iu
const lowers = /(?<!\p{L})(?:disc?|(?:di)?diskon|potong(?:an)?|korting|dp|uang muka|panjar|dimuka)(?!\p{L})/iu
const percents = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)\s?(?:%|persen\b)/giu

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.005

/** The figures of a name, each apart: `3x2 m`, `30ml`, `(4 orang × 2 hari)`. */
const inName = (name: string): number[] =>
  figuresIn(name.replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|[/×()-]|(?<=\d)x(?=\d)/gu, ' ')).map(
    ({ value }) => value,
  )

/** What a row shows: the figures in its name, how many, at what price, what it comes to. */
const figuresOf = ({ description, quantity, price }: LetterLine): number[] => [
  ...inName(description),
  ...(quantity === null ? [] : [quantity]),
  ...(price === null ? [] : [price, (quantity ?? 1) * price]),
]

const units =
  'pcs kg gram ons lusin kodi rim lembar bulan hari minggu jam menit meter cm ml liter bungkus batang kuintal ton'.split(
    ' ',
  )
/** `5 lusin` stands there as 60 pieces. */
const isSame = ({ value, noun }: FigureInText, known: number): boolean => {
  if (near(value, known)) return true
  const unit = unitOf(noun)
  if (unit === null || isNounUnit(unit)) return false
  return units.some((other) => near(value * (conversion(unit, other) ?? Number.NaN), known))
}

const numbersOf = (...parts: readonly (object | null | undefined)[]): number[] =>
  parts.flatMap((part) => Object.values(part ?? {})).filter((value): value is number => typeof value === 'number')

/** The sums of a bill besides its goods. */
const besidesOf = (
  letter: LetterData,
  { instalments = [], statedTotal, whole, tendered }: DocumentRequest,
): number[] => [
  ...numbersOf(letterTotals(letter), letter.tax, letter.discount, letter.withheld?.share, letter.downPayment),
  ...numbersOf({ whole, tendered, statedTotal }, ...instalments),
  ...letter.charges.flatMap(({ label, amount }) => [amount, ...inName(label)]),
]

/** What a bill tells of its goods and does not show: the figure, in the words of its clause. */
export interface UnusedFigure {
  readonly figure: string
  readonly value: number
  readonly clause: string
}

/**
 * Counts, shares and sums that a bill's message tells of its goods and that neither the row of their price nor any other
 * sum shows: what was read of them is probably wrong, and the owner is told (ASSIST-01). Quiet where something is told
 * anew or taken off, and where a figure says when, where or on what condition.
 */
export const unusedFigures = ({ letter }: DocumentContent, request: DocumentRequest): UnusedFigure[] => {
  const isBill = letter.documentType === 'invoice' || letter.documentType === 'surat_penawaran'
  if (!isBill || letter.lines.length === 0 || letterTotals(letter).total === null) return []
  const text = withoutElsewhere(request.message ?? '')
  const besides = besidesOf(letter, request)
  const shown = letter.lines.flatMap(figuresOf)
  const told = figuresIn(text).map(({ value }) => value)
  const counts = letter.lines.flatMap(({ quantity }) => quantity ?? [])
  const known = [...shown, ...besides, counts.reduce((sum, count) => sum + count, 0)]
  const isKnown = (value: number): boolean => known.some((one) => near(one, value))
  const isLowered = letter.discount !== null || letter.downPayment !== null || letter.withheld !== undefined
  const isChanged = saysAnew(text)
  /** `dipotong 3 hari`, `tambah lagi 15 kotak`: what is left, or what it comes to, is shown. */
  const isMade = (value: number): boolean =>
    [...counts, ...letter.lines.flatMap(({ description }) => inName(description))].some((count) =>
      told.some((other) => near(Math.abs(value - other), count) || near(value + other, count)),
    )
  /** `850rb per 1000 biji`, `DP 50rb per orang`, `22 ribu lima ratus`. */
  const isReckoned = (value: number): boolean =>
    known.some(
      (sum) =>
        (sum > value && sum - value < 1000) ||
        [1, ...told].some((of) => near(value * of, sum) || counts.some((count) => near((value * count) / of, sum))),
    )
  return clausesIn(text).flatMap(({ text: whole }) => {
    const clause = whole.replace(/^[^:]{0,120}\p{L}\s?:\s/u, '').trim()
    if (conditions.test(clause)) return []
    const figures = figuresIn(clause.replaceAll(percents, ' '))
    const rows = letter.lines.filter(
      ({ price, quantity }) =>
        price !== null && figures.some(({ value }) => near(value, price) || near(value, price * (quantity ?? 1))),
    )
    // Its count is told anew, here or in another place.
    const isAnew =
      saysAnew(clause) ||
      (isChanged && rows.some(({ quantity }) => quantity !== null && !figures.some((one) => isSame(one, quantity))))
    const open = rows.flatMap(figuresOf)
    const isUnused = (figure: FigureInText): boolean => {
      const { value, noun, isMoney } = figure
      if (value <= 1) return false
      if (rows.length === 0) return isMoney && !saysAnew(clause) && !isKnown(value) && !isReckoned(value)
      const at = open.findIndex((one) => isSame(figure, one))
      if (at >= 0) {
        if (!isMoney && value < 1000) open.splice(at, 1)
        return false
      }
      // `gurame 5 ekor 6,5 kg 55rb`: sold by weight, however many they are.
      if (unitOf(noun) === 'ekor' && rows.some(({ unit }) => unit === 'kg')) return false
      // `3 hari @350rb, sopir 3 hari`: once for all of them.
      if (isAnew || (isTimeUnit(unitOf(noun) ?? '') && isKnown(value))) return false
      const isElsewhere = besides.some((sum) => near(sum, value)) || (isChanged && isMade(value))
      return !isElsewhere && !(isMoney && isReckoned(value))
    }
    const shares = [...clause.matchAll(percents)].map(([said, rate = '']) => ({
      figure: said,
      value: Number(rate.replace(',', '.')),
      clause,
    }))
    return [
      ...figures
        .filter(isUnused)
        .map(({ text: said, noun, value }) => ({ figure: `${said} ${noun}`.trim(), value, clause })),
      ...(isLowered && lowers.test(clause) ? [] : shares.filter(({ value }) => !isKnown(value))),
    ]
  })
}
