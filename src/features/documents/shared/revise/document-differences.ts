import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { letterSum } from '../letter/cash-flow.ts'
import { dayText, isPersonalSender, letterTitle, letterTotals, validUntil } from '../letter/letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { percentText, quantityText } from '../letter/wording.ts'
import { blockTexts } from './body-range.ts'

const personText = ({ name, title, company, address }: LetterData['recipient']): string =>
  [name, title, company, address].filter((part) => part !== '').join(', ')

const share = (part: LetterData['discount']): string =>
  part === null ? '' : 'percent' in part ? percentText(part.percent) : formatRupiah(part.amount)

const taxText = ({ tax }: LetterData): string =>
  tax === null ? '' : `${percentText(tax.percent)}${tax.included ? ', sudah termasuk' : ''}`

/** A row's count and price: `10 kaleng × Rp 185.000`. */
export const lineText = ({ quantity, unit, price }: LetterLine): string =>
  [quantity === null ? unit : quantityText(quantity, unit), price === null ? '' : formatRupiah(price)]
    .filter((part) => part !== '')
    .join(' × ')

/** The letter's facts as rows of words, in the order of the sheet; empty ones left out by whoever compares. */
export const factRows = (letter: LetterData): readonly (readonly [string, string])[] => {
  const { sender, signer } = letter
  const totals = letterTotals(letter)
  const day = validUntil(letter)
  const sum = letterSum(letter)
  return [
    [isPersonalSender(letter) ? 'Pengirim' : 'Nama usaha', sender.name],
    ['Alamat usaha', sender.address],
    ['Telepon', sender.phone],
    ['E-mail', sender.email],
    ['Website', sender.website],
    ['NPWP', sender.npwp],
    ['Judul', letterTitle(letter)],
    ['Nomor', letter.letterNumber],
    ['Lampiran', letter.attachment],
    ['Perihal', letter.subject],
    ['Tempat', letter.place],
    ['Tanggal', dayText(letter.date)],
    ['Jatuh tempo', dayText(letter.dueDate)],
    ['Status', letter.status ?? ''],
    // A receipt names who paid.
    [letter.documentType === 'kuitansi' ? 'Diterima dari' : 'Penerima', personText(letter.recipient)],
    ['Pihak kedua', letter.counterparty ? personText(letter.counterparty) : ''],
    ['Diskon', share(letter.discount)],
    ...letter.charges.map(({ label, amount }) => [sentenceCase(label), formatRupiah(amount)] as const),
    ['PPN', taxText(letter)],
    ...(letter.withheld ? [[letter.withheld.name, share(letter.withheld.share)] as const] : []),
    [sum.name, sum.amount === null ? '' : formatRupiah(sum.amount)],
    ['Uang muka', share(letter.downPayment)],
    ['Sisa pembayaran', totals.balance === null || totals.downPayment === 0 ? '' : formatRupiah(totals.balance)],
    [
      'Masa berlaku',
      letter.validityDays === null
        ? ''
        : `${formatNumber(letter.validityDays)} hari${day ? `, sampai ${dayText(day)}` : ''}`,
    ],
    [
      'Rekening',
      letter.bankAccounts
        .map(({ bank, number, holder }) => [bank, number, holder && `a.n. ${holder}`].filter(Boolean).join(' '))
        .join('; '),
    ],
    ['Penanda tangan', [signer.name, signer.title].filter((part) => part !== '').join(', ')],
  ]
}

/** Rows in the order in which they come, each with what stood and stands there. */
const compared = (
  before: readonly (readonly [string, string])[],
  after: readonly (readonly [string, string])[],
): Difference[] => {
  const labels = [...new Set([...before, ...after].map(([label]) => label))]
  const valueIn = (rows: typeof before, label: string): string => rows.find(([name]) => name === label)?.[1] ?? ''
  return labels
    .map((label) => ({ label, before: valueIn(before, label), after: valueIn(after, label) }))
    .filter((row) => row.before !== row.after)
}

const lineRows = (before: readonly LetterLine[], after: readonly LetterLine[]): Difference[] => {
  if (before.length !== after.length) {
    const rows = (lines: readonly LetterLine[]) =>
      lines.map(
        (line, at) =>
          [
            sentenceCase(line.description) || `Baris ${at + 1}`,
            lineText(line) || sentenceCase(line.description),
          ] as const,
      )
    return compared(rows(before), rows(after))
  }
  return before.flatMap((old, at): Difference[] => {
    const now = after[at]
    if (!now || JSON.stringify(old) === JSON.stringify(now)) return []
    const label = sentenceCase(old.description) || `Baris ${at + 1}`
    const renamed = old.description !== now.description
    const rest = lineText(old) !== lineText(now)
    return [
      ...(renamed ? [{ label: `Barang ${at + 1}`, before: old.description, after: now.description }] : []),
      ...(rest ? [{ label, before: lineText(old), after: lineText(now) }] : []),
    ]
  })
}

/** The number of an article follows its place: it is no change of its own. */
const keyOf = (text: string): string => text.replace(/^Pasal \d{1,3}$/, 'Pasal')

/** More pairs than this are compared by their ends alone. */
const mostPairs = 4_000_000

/** Pairs of places that say the same in both, in order: as many as there can be. */
const sameParagraphs = (before: readonly string[], after: readonly string[]): (readonly [number, number])[] => {
  if (before.length * after.length > mostPairs) return []
  const wide = after.length + 1
  const longest = new Uint32Array((before.length + 1) * wide)
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      longest[i * wide + j] =
        before[i] === after[j]
          ? (longest[(i + 1) * wide + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * wide + j] ?? 0, longest[i * wide + j + 1] ?? 0)
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) pairs.push([i++, j++])
    else if ((longest[(i + 1) * wide + j] ?? 0) >= (longest[i * wide + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return pairs
}

/** Paragraphs that are not the same any more, each beside what takes its place. */
const paragraphRows = (before: readonly string[], after: readonly string[]): Difference[] => {
  const [was, is] = [before.map(keyOf), after.map(keyOf)]
  // The end first: what is added stands before what closes the letter.
  let end = 0
  while (end < was.length && end < is.length && was.at(-1 - end) === is.at(-1 - end)) end += 1
  let start = 0
  while (start < was.length - end && start < is.length - end && was[start] === is[start]) start += 1
  const [out, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const pairs = [...sameParagraphs(out.map(keyOf), come.map(keyOf)), [out.length, come.length] as const]
  const rows: Difference[] = []
  let [i, j] = [0, 0]
  for (const [nextOut, nextCome] of pairs) {
    const [gone, fresh] = [out.slice(i, nextOut), come.slice(j, nextCome)]
    if (gone.length === fresh.length)
      rows.push(...gone.map((text, at) => ({ label: 'Isi surat', before: text, after: fresh[at] ?? '' })))
    else rows.push({ label: 'Isi surat', before: gone.join('\n'), after: fresh.join('\n') })
    ;[i, j] = [nextOut + 1, nextCome + 1]
  }
  return rows
}

/** What the owner sees of a change: every fact and paragraph that is different, reckoned sums included. */
export const documentDifferences = (before: DocumentContent, after: DocumentContent): Difference[] => {
  const facts = compared(factRows(before.letter), factRows(after.letter))
  const sums = new Set(['Total', letterSum(before.letter).name, letterSum(after.letter).name, 'Sisa pembayaran'])
  return [
    ...lineRows(before.letter.lines, after.letter.lines),
    ...facts.filter(({ label }) => !sums.has(label)),
    ...facts.filter(({ label }) => sums.has(label)),
    ...paragraphRows(blockTexts(before.body), blockTexts(after.body)),
  ]
}
