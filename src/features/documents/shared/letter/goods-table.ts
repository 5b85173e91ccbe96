import type { Block, Run, TableColumn } from '#core/render/shared/render-tree.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { terbilangRupiah } from '#core/text/shared/terbilang.ts'

import { type BalanceSheet, balanceSheet } from './balance-sheet.ts'
import { cashFlow, type CashFlow, flowResultName } from './cash-flow.ts'
import { discountName, isPaid, isPriceList, letterTotals } from './letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { blankText, runs, runsOrBlank } from '../content/runs.ts'
import { stockFlow, type StockRow } from './stock-flow.ts'
import { lineAmount, type Totals } from './totals.ts'
import { moneyText, percentText, quantityText } from './wording.ts'

type Table = Extract<Block, { type: 'table' }>
type Sum = Table['sums'][number]

const header = (...labels: string[]): Run[][] => labels.map((label) => runs(label, { bold: true }))

const column = (width: number, align: TableColumn['align']): TableColumn => ({ width, align })

const sum = (label: string, value: string, strong = false): Sum => ({
  label: runs(label, strong ? { bold: true } : {}),
  value: runs(value, strong ? { bold: true } : {}),
  strong,
})

const shareLabel = (label: string, share: LetterData['discount']): string =>
  share && 'percent' in share ? `${label} ${percentText(share.percent)}` : label

const taxSums = (tax: Totals['tax']): Sum[] => {
  if (!tax) return []
  const name = `PPN ${percentText(tax.percent)}`
  return [
    ...(tax.exempt > 0 ? [sum('Tidak dikenai PPN', formatNumber(tax.exempt))] : []),
    sum('Dasar pengenaan pajak (DPP)', formatNumber(tax.base)),
    ...(tax.otherBase === null ? [] : [sum('DPP nilai lain (11/12)', formatNumber(tax.otherBase))]),
    sum(tax.included ? `${name} (sudah termasuk)` : name, formatNumber(tax.amount)),
  ]
}

const sums = (letter: LetterData, totals: Totals): Sum[] => {
  const total =
    totals.total === null
      ? sum('Total', blankText('harga yang belum ada'), true)
      : sum('Total', moneyText(totals.total), true)
  const { discount, withheld } = letter
  const steps = [
    ...(totals.discount > 0
      ? [sum(shareLabel(discountName(letter), discount), `−${formatNumber(totals.discount)}`)]
      : []),
    ...letter.charges.map(({ label, amount }) => sum(sentenceCase(label), formatNumber(amount))),
    ...taxSums(totals.tax),
    ...(withheld && totals.withheld > 0
      ? [sum(shareLabel(withheld.name, withheld.share), `−${formatNumber(totals.withheld)}`)]
      : []),
  ]
  const paid =
    totals.balance === null || totals.downPayment === 0
      ? []
      : [
          sum(shareLabel('Uang muka', letter.downPayment), formatNumber(totals.downPayment)),
          sum('Sisa pembayaran', moneyText(totals.balance), true),
        ]
  return [...(steps.length > 0 ? [sum('Subtotal', formatNumber(totals.subtotal))] : []), ...steps, total, ...paid]
}

const priceRuns = ({ price }: LetterLine): Run[] =>
  runsOrBlank(price === null ? '' : formatNumber(price), 'harga satuan')

const uraian = ({ description }: LetterLine): Run[] => runsOrBlank(sentenceCase(description), 'nama barang atau jasa')

/** Costs without quantities (a journey, a report): the two middle columns would stand empty. */
const isCostList = (letter: LetterData): boolean =>
  (letter.documentType === 'laporan' || letter.documentType === 'surat-perjalanan-dinas') &&
  letter.lines.every(({ quantity }) => quantity === null)

const blankLine: LetterLine = { description: '', quantity: null, unit: '', price: null }

const costList = (letter: LetterData, totals: Totals): Table => ({
  type: 'table',
  columns: [column(0.08, 'left'), column(0.64, 'left'), column(0.28, 'right')],
  header: header('No', 'Uraian', 'Jumlah (Rp)'),
  rows: letter.lines.map((line, index) => [
    runs(String(index + 1)),
    uraian(line),
    runsOrBlank(line.price === null ? '' : formatNumber(line.price), 'jumlah biaya'),
  ]),
  sums: sums(letter, totals),
})

/** A report that counts stock, or a letter that goes with goods, and names no price. */
const isStockList = (letter: LetterData): boolean =>
  (letter.documentType === 'laporan' || letter.documentType === 'surat_resmi') &&
  letter.lines.length > 0 &&
  letter.charges.length === 0 &&
  letter.lines.every(({ price, quantity }) => price === null && quantity !== null)

const stockList = (letter: LetterData): Table => ({
  type: 'table',
  columns: [column(0.1, 'left'), column(0.6, 'left'), column(0.3, 'right')],
  header: header('No', 'Uraian', 'Jumlah'),
  rows: letter.lines.map((line, index) => [
    runs(String(index + 1)),
    uraian(line),
    runs(quantityText(line.quantity ?? 0, line.unit)),
  ]),
  sums: [],
})

/** What there was of each thing, what came and went, and what is left. */
const flowOfStock = (rows: readonly StockRow[]): Table => ({
  type: 'table',
  columns: [
    column(0.08, 'left'),
    column(0.32, 'left'),
    column(0.15, 'right'),
    column(0.13, 'right'),
    column(0.13, 'right'),
    column(0.19, 'right'),
  ],
  header: header('No', 'Uraian', 'Awal', 'Masuk', 'Keluar', 'Sisa'),
  rows: rows.map(({ name, unit, begin, came, went, left }, index) => [
    runs(String(index + 1)),
    runs(sentenceCase(name)),
    runs(formatNumber(begin)),
    runs(formatNumber(came)),
    runs(formatNumber(went)),
    runs(quantityText(left, unit)),
  ]),
  sums: [],
})

const priceList = (letter: LetterData): Table => ({
  type: 'table',
  columns: [column(0.08, 'left'), column(0.52, 'left'), column(0.15, 'left'), column(0.25, 'right')],
  header: header('No', 'Uraian', 'Satuan', 'Harga Satuan (Rp)'),
  rows: letter.lines.map((line, index) => [
    runs(String(index + 1)),
    uraian(line),
    runs(line.unit || 'buah'),
    priceRuns(line),
  ]),
  sums: [],
})

const itemised = (letter: LetterData, totals: Totals): Table => ({
  type: 'table',
  columns: [
    column(0.07, 'left'),
    column(0.39, 'left'),
    column(0.16, 'right'),
    column(0.18, 'right'),
    column(0.2, 'right'),
  ],
  header: header('No', 'Uraian', 'Jumlah', 'Harga (Rp)', 'Total (Rp)'),
  rows: letter.lines.map((line, index) => {
    const amount = totals.lines[index] ?? null
    const isBlank = line.description === '' && line.price === null
    return [
      runs(String(index + 1)),
      uraian(line),
      isBlank ? runs(blankText('jumlah')) : runs(quantityText(line.quantity ?? 1, line.unit)),
      priceRuns(line),
      runs(amount === null ? '' : formatNumber(amount)),
    ]
  }),
  sums: sums(letter, totals),
})

/** Losses stand in brackets, as accounts write them. */
const signed = (amount: number): string => (amount < 0 ? `(${moneyText(-amount)})` : moneyText(amount))

const flowTable = (letter: LetterData, flow: CashFlow): Table => ({
  type: 'table',
  columns: [column(0.08, 'left'), column(0.44, 'left'), column(0.24, 'right'), column(0.24, 'right')],
  header: header('No', 'Uraian', `${flow.sides.incoming} (Rp)`, `${flow.sides.outgoing} (Rp)`),
  rows: [
    ...flow.entries.map(({ label, amount, incoming }, index) => [
      runs(String(index + 1)),
      runs(sentenceCase(label)),
      runs(incoming ? formatNumber(amount) : ''),
      runs(incoming ? '' : formatNumber(amount)),
    ]),
    // Each side is added up below its own column.
    [
      [],
      ...['Jumlah', formatNumber(flow.incoming), formatNumber(flow.outgoing)].map((text) => runs(text, { bold: true })),
    ],
  ],
  sums: [sum(flowResultName(flow, letter.subject), signed(flow.result), true)],
})

const group = (name: string, { lines }: BalanceSheet['assets']): Run[][][] =>
  lines.length === 0
    ? []
    : [
        [[], runs(name, { bold: true }), []],
        ...lines.map((line, index) => [
          runs(String(index + 1)),
          uraian(line),
          runs(
            /\bprive\b/i.test(line.description)
              ? `(${formatNumber(lineAmount(line) ?? 0)})`
              : formatNumber(lineAmount(line) ?? 0),
          ),
        ]),
      ]

const balanceTable = (sheet: BalanceSheet): Table => {
  const { assets, liabilities, equity, difference } = sheet
  return {
    type: 'table',
    columns: [column(0.08, 'left'), column(0.64, 'left'), column(0.28, 'right')],
    header: header('No', 'Uraian', 'Jumlah (Rp)'),
    rows: [...group('ASET', assets), ...group('LIABILITAS', liabilities), ...group('EKUITAS', equity)],
    sums: [
      sum('Jumlah aset', moneyText(assets.sum), true),
      sum('Jumlah liabilitas', formatNumber(liabilities.sum)),
      sum('Jumlah ekuitas', formatNumber(equity.sum)),
      sum('Jumlah liabilitas dan ekuitas', moneyText(liabilities.sum + equity.sum), true),
      ...(difference === 0 ? [] : [sum('Selisih yang perlu diperiksa', signed(difference), true)]),
    ],
  }
}

/**
 * The sum in words. With a deposit two sums stand above it, so it says which one it spells: an invoice asks for the rest,
 * any other letter tells what all of it costs.
 */
const spelledSum = (letter: LetterData, { inWords, downPayment, balance }: Totals) => {
  if (inWords === null) return null
  if (downPayment === 0 || balance === null || balance === 0) return { label: 'Terbilang', words: inWords }
  return letter.documentType === 'invoice' && !isPaid(letter)
    ? { label: 'Terbilang sisa pembayaran', words: terbilangRupiah(balance) }
    : { label: 'Terbilang total', words: inWords }
}

/** The goods of a letter with their sums and the total in words; a report's money in and money out. */
export const goodsTable = (letter: LetterData): Block[] => {
  const sheet = balanceSheet(letter)
  if (sheet) return [balanceTable(sheet)]
  const flow = cashFlow(letter)
  if (flow) return [flowTable(letter, flow)]
  if (isPriceList(letter)) return [priceList(letter)]
  if (isStockList(letter)) {
    const rows = letter.documentType === 'laporan' ? stockFlow(letter.lines) : null
    return [rows === null ? stockList(letter) : flowOfStock(rows)]
  }
  const shown = letter.lines.length > 0 ? letter : { ...letter, lines: [blankLine] }
  const totals = letterTotals(shown)
  const table = isCostList(shown) ? costList(shown, totals) : itemised(shown, totals)
  const spelled = letter.documentType === 'laporan' ? null : spelledSum(letter, totals)
  if (spelled === null) return [table]
  return [table, { type: 'paragraph', runs: [{ text: `${spelled.label}: `, italic: true }, { text: spelled.words }] }]
}
