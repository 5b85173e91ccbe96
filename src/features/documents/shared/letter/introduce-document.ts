import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { blankName } from '#core/text/shared/blanks.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { listBlanks } from '../content/blanks.ts'
import { balanceSheet } from './balance-sheet.ts'
import { cashFlow, flowResultName } from './cash-flow.ts'
import { itemDescription } from './compose-document.ts'
import type { DocumentContent } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { dayText, isPriceList, discountName, letterTotals, validUntil } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { reckonTotals } from './totals.ts'
import { fundingOf } from '../types/funding.ts'
import { unsureFigures } from './unsure-figures.ts'
import { joinWords, percentText, quantityText } from './wording.ts'

const share = (part: { percent: number } | { amount: number }): string =>
  'percent' in part ? percentText(part.percent) : formatRupiah(part.amount)

/** How the total came about, in the order in which the table adds it up. */
const reckoning = (letter: LetterData): string => {
  const totals = letterTotals(letter)
  const { discount, withheld } = letter
  const goods =
    letter.lines.length <= 4
      ? letter.lines.map(({ quantity, price }) =>
          quantity === null ? formatNumber(price ?? 0) : `${quantityText(quantity, '')} × ${formatNumber(price ?? 0)}`,
        )
      : [`${letter.lines.length} barang ${formatRupiah(totals.subtotal)}`]
  const parts = [
    goods.join(' + '),
    ...(discount && totals.discount > 0 ? [`${discountName(letter).toLowerCase()} ${share(discount)}`] : []),
    ...letter.charges.map(({ label, amount }) => `${label.toLowerCase()} ${formatNumber(amount)}`),
    ...(totals.tax
      ? [
          `PPN ${percentText(totals.tax.percent)}${totals.tax.included ? ' (sudah termasuk)' : ''} ${formatNumber(totals.tax.amount)}`,
        ]
      : []),
    ...(withheld && totals.withheld > 0 ? [`dikurangi ${withheld.name} ${share(withheld.share)}`] : []),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

const isPlain = (letter: LetterData): boolean =>
  letter.lines.length === 1 &&
  letter.lines[0]?.quantity === null &&
  letter.charges.length === 0 &&
  !letter.tax &&
  !letter.withheld

/** Need, capital and turnover of a proposal, each by its name. */
const fundingLines = (request: DocumentRequest): string[] => {
  const { need, capital, turnover, costs } = fundingOf(request)
  const said = [...need, ...capital, ...turnover].map(
    ({ description, price, unit }) =>
      `${sentenceCase(description)} ${formatRupiah(price ?? 0)}${unit === '' ? '' : ` per ${unit}`}`,
  )
  const { total } = reckonTotals({ ...request, lines: [...costs] })
  return [
    ...(said.length > 0 ? [`${said.join('; ')}.`] : []),
    ...(total === null ? [] : [`Rincian biaya **${formatRupiah(total)}**.`]),
  ]
}

const sums = (letter: LetterData, request: DocumentRequest): string[] => {
  const sheet = balanceSheet(letter)
  if (sheet) {
    const { assets, liabilities, equity, difference } = sheet
    return [
      `Aset **${formatRupiah(assets.sum)}**, liabilitas ${formatRupiah(liabilities.sum)}, ekuitas ${formatRupiah(equity.sum)}${difference === 0 ? ': kedua sisi sama.' : `: ada selisih ${formatRupiah(Math.abs(difference))}, mohon diperiksa.`}`,
    ]
  }
  const flow = cashFlow(letter)
  if (flow) {
    const name = flowResultName(flow, letter.subject)
    return [
      `${flow.sides.incoming} ${formatRupiah(flow.incoming)}, ${flow.sides.outgoing.toLowerCase()} ${formatRupiah(flow.outgoing)}: ${name.toLowerCase()} **${formatRupiah(Math.abs(flow.result))}**.`,
    ]
  }
  if (letter.documentType === 'proposal') return fundingLines(request)
  // Letters that sell nothing name their sums; nobody asked for their total.
  const sells = letter.lines.every(({ quantity, price }) => quantity !== null && price !== null)
  if (letter.documentType === 'surat_resmi' && !sells) return []
  if (letter.lines.length === 0 || isPriceList(letter)) return []
  if (letter.documentType === 'laporan' && letter.lines.every(({ price }) => price === null)) return []
  const { total, downPayment, balance } = letterTotals(letter)
  if (total === null) return ['Total belum bisa dihitung karena ada harga yang belum disebut.']
  const how = isPlain(letter) && !letter.discount ? '' : ` (${reckoning(letter)})`
  const paid =
    downPayment > 0 && balance !== null ? ` Uang muka ${formatRupiah(downPayment)}, sisa ${formatRupiah(balance)}.` : ''
  const differs = request.statedTotal !== null && request.statedTotal !== total
  return [
    `Total **${formatRupiah(total)}**${how}.${paid}`,
    ...(differs
      ? [`Anda menyebut total ${formatRupiah(request.statedTotal ?? 0)}; hitungan saya berbeda, mohon diperiksa.`]
      : []),
  ]
}

const deadlines = (letter: LetterData): string[] => {
  const until = letter.documentType === 'surat_penawaran' ? validUntil(letter) : null
  const due = letter.documentType === 'invoice' ? dayText(letter.dueDate) : ''
  return [
    ...(until ? [`Berlaku ${letter.validityDays} hari, sampai ${dayText(until)}.`] : []),
    ...(due ? [`Jatuh tempo ${due}.`] : []),
  ]
}

/** The number is allocated when the item is stored: the owner need not fill it in. */
const openBlanks = (content: DocumentContent): string[] =>
  listBlanks(content)
    .map(({ text }) => blankName(text))
    .filter((name) => name !== 'nomor surat')

const blankLine = (content: DocumentContent): string[] => {
  const blanks = openBlanks(content)
  if (blanks.length === 0) return []
  const shown = blanks.length > 6 ? [...blanks.slice(0, 5), `${blanks.length - 5} isian lain`] : blanks
  return [`Tinggal Anda isi: ${joinWords(shown)}.`]
}

/** What the chat says about a finished document: two to five short lines of Markdown. */
export const introduceDocument = (request: DocumentRequest, content: DocumentContent): string => {
  const { letter } = content
  const from = letter.sender.name ? `, atas nama ${letter.sender.name},` : ''
  return [
    `**${itemDescription(letter)}**${from} sudah jadi.`,
    [...sums(letter, request), ...unsureFigures(content, request), ...deadlines(letter)]
      .map((line) => `- ${line}`)
      .join('\n'),
    blankLine(content).join(''),
    'Dokumennya terbuka di canvas: bisa langsung diubah, lalu diunduh sebagai Word, PDF, atau teks.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
