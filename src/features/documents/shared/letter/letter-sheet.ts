import { columnName, firstSheetRow, type Sheet, type SheetCell, type SheetColumn } from '#core/render/shared/sheet.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { cashFlow, type CashFlow, flowResultName } from './cash-flow.ts'
import { discountName, isPriceList, letterTotals } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { percentText } from './wording.ts'

type Sum = Sheet['sums'][number]
type Table = Pick<Sheet, 'columns' | 'rows' | 'sums'>

const column = (label: string, width: number, format: SheetColumn['format'] = 'text'): SheetColumn => ({
  label,
  width,
  format,
})
const number = column('No', 6, 'general')
const what = column('Uraian', 42)

/** `SUM(C4:C9)`. */
const sumOf = (at: number, rows: number): string =>
  `SUM(${columnName(at)}${firstSheetRow}:${columnName(at)}${firstSheetRow + rows - 1})`

const flowTable = (letter: LetterData, flow: CashFlow): Table => {
  const { sides, entries, incoming, outgoing, result } = flow
  const below = firstSheetRow + entries.length
  return {
    columns: [
      number,
      what,
      column(`${sides.incoming} (Rp)`, 22, 'rupiah'),
      column(`${sides.outgoing} (Rp)`, 22, 'rupiah'),
    ],
    rows: [
      ...entries.map(({ label, amount, incoming: comesIn }, index) => [
        index + 1,
        sentenceCase(label),
        comesIn ? amount : null,
        comesIn ? null : amount,
      ]),
      [
        null,
        'Jumlah',
        { formula: sumOf(2, entries.length), value: incoming },
        { formula: sumOf(3, entries.length), value: outgoing },
      ],
    ],
    sums: [
      {
        label: flowResultName(flow, letter.subject),
        value: { formula: `C${below}-D${below}`, value: result },
        strong: true,
      },
    ],
  }
}

const priceList = ({ lines }: LetterData): Table => ({
  columns: [number, what, column('Satuan', 14), column('Harga Satuan (Rp)', 22, 'rupiah')],
  rows: lines.map(({ description, unit, price }, index) => [index + 1, sentenceCase(description), unit, price]),
  sums: [],
})

const stockList = ({ lines }: LetterData): Table => ({
  columns: [number, what, column('Jumlah', 14, 'general'), column('Satuan', 14)],
  rows: lines.map(({ description, unit, quantity }, index) => [index + 1, sentenceCase(description), quantity, unit]),
  sums: [],
})

/** The sums as the letter shows them; each is reckoned from the cells above it. */
const sums = (letter: LetterData): Sum[] => {
  const totals = letterTotals(letter)
  const { subtotal, discount, withheld, tax, total, downPayment, balance } = totals
  const rows: Sum[] = []
  const first = firstSheetRow + letter.lines.length
  const add = (label: string, value: SheetCell, strong = false): string => {
    rows.push({ label, value, strong })
    return `F${first + rows.length - 1}`
  }
  const terms = [add('Subtotal', { formula: sumOf(5, letter.lines.length), value: subtotal })]
  if (discount > 0) {
    const percent = letter.discount && 'percent' in letter.discount ? letter.discount.percent : null
    const share = percent === null ? '' : ` ${percentText(percent)}`
    const value = percent === null ? discount : { formula: `ROUND(${terms[0]}*${percent}/100,0)`, value: discount }
    terms.push(`-${add(`${discountName(letter)}${share}`, value)}`)
  }
  const goods = terms.join('')
  for (const { label, amount } of letter.charges) terms.push(`+${add(sentenceCase(label), amount)}`)
  if (tax) {
    const base = `(${terms.join('')}${tax.exempt > 0 ? `-${tax.exempt}` : ''})${letter.tax?.otherBase ? '*11/12' : ''}`
    const value = tax.included ? tax.amount : { formula: `ROUND(${base}*${tax.percent}/100,0)`, value: tax.amount }
    const at = add(`PPN ${percentText(tax.percent)}${tax.included ? ' (sudah termasuk)' : ''}`, value)
    if (!tax.included) terms.push(`+${at}`)
  }
  if (withheld > 0 && letter.withheld) {
    const { name, share } = letter.withheld
    const percent = 'percent' in share && !tax?.included ? share.percent : null
    const value = percent === null ? withheld : { formula: `ROUND((${goods})*${percent}/100,0)`, value: withheld }
    terms.push(`-${add('percent' in share ? `${name} ${percentText(share.percent)}` : name, value)}`)
  }
  if (total === null) return rows
  const whole = add('Total', { formula: terms.join(''), value: total }, true)
  if (downPayment > 0 && balance !== null) {
    const paid = add('Uang muka', downPayment)
    add('Sisa pembayaran', { formula: `${whole}-${paid}`, value: balance }, true)
  }
  return rows
}

const itemised = (letter: LetterData): Table => {
  const totals = letterTotals(letter)
  return {
    columns: [
      number,
      what,
      column('Jumlah', 12, 'general'),
      column('Satuan', 12),
      column('Harga (Rp)', 20, 'rupiah'),
      column('Total (Rp)', 22, 'rupiah'),
    ],
    rows: letter.lines.map(({ description, quantity, unit, price }, index) => {
      const at = firstSheetRow + index
      const amount = totals.lines[index] ?? null
      const formula = quantity === null ? `E${at}` : `ROUND(C${at}*E${at},0)`
      return [
        index + 1,
        sentenceCase(description),
        quantity,
        unit,
        price,
        amount === null ? null : { formula, value: amount },
      ]
    }),
    sums: sums(letter),
  }
}

const tableOf = (letter: LetterData): Table => {
  const flow = cashFlow(letter)
  if (flow) return flowTable(letter, flow)
  if (isPriceList(letter)) return priceList(letter)
  const noPrices = letter.lines.every(({ price, quantity }) => price === null && quantity !== null)
  return noPrices && letter.charges.length === 0 ? stockList(letter) : itemised(letter)
}

/** The goods or figures of a letter as a spreadsheet; null where it has none. */
export const letterSheet = (letter: LetterData, title: string): Sheet | null =>
  letter.lines.length === 0 ? null : { title, author: letter.sender.name, ...tableOf(letter) }

/** The rows of that table. */
export const sheetRows = (letter: LetterData): Sheet['rows'] => letterSheet(letter, '')?.rows ?? []
