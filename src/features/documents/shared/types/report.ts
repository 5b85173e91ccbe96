import { formatDay } from '#core/text/shared/dates.ts'

import type { DocumentNode } from '../document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, heading, labelledLines, p } from '../nodes.ts'
import { blankText } from '../runs.ts'
import { lineAmount } from '../totals.ts'
import { asSentence, moneyText, sentenceCase, titleCase } from '../wording.ts'
import type { TypeComposer } from './composer.ts'

const income = /\b(?:pendapatan|pemasukan|penjualan|penerimaan|omzet|omset|uang masuk|saldo awal)\b/i
const expense = /\b(?:pengeluaran|biaya|beban|belanja|pembelian|gaji|upah|sewa|listrik|hpp|harga pokok|uang keluar)\b/i

interface Entry {
  readonly label: string
  readonly amount: number
}

const entriesOf = (letter: LetterData): Entry[] => [
  ...letter.lines.flatMap((line) => {
    const amount = lineAmount(line)
    return amount === null ? [] : [{ label: line.description, amount }]
  }),
  ...letter.charges,
]

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

interface Flow {
  readonly incoming: readonly Entry[]
  readonly outgoing: readonly Entry[]
}

/** Money in and money out must not stand in one column that is added up; null unless both are named. */
const flowOf = (letter: LetterData): Flow | null => {
  const entries = entriesOf(letter)
  const incoming = entries.filter(({ label }) => income.test(label))
  const outgoing = entries.filter(({ label }) => !income.test(label) && expense.test(label))
  const isComplete = incoming.length > 0 && outgoing.length > 0 && incoming.length + outgoing.length === entries.length
  return isComplete && Number.isSafeInteger(sumOf(entries)) ? { incoming, outgoing } : null
}

const rows = (entries: readonly Entry[], total: string): DocumentNode =>
  labelledLines([
    ...entries.map(({ label, amount }) => [sentenceCase(label), moneyText(amount)] as const),
    [total, moneyText(sumOf(entries))],
  ])

const flowNodes = ({ incoming, outgoing }: Flow): DocumentNode[] => {
  const result = sumOf(incoming) - sumOf(outgoing)
  return [
    heading(3, 'Penerimaan'),
    rows(incoming, 'Jumlah penerimaan'),
    heading(3, 'Pengeluaran'),
    rows(outgoing, 'Jumlah pengeluaran'),
    heading(3, 'Hasil'),
    labelledLines([
      ['Penerimaan dikurangi pengeluaran', result < 0 ? `(${moneyText(-result)})` : moneyText(result)],
      ['Keterangan', result < 0 ? 'Pengeluaran lebih besar daripada penerimaan.' : 'Penerimaan menutup pengeluaran.'],
    ]),
  ]
}

const reportSubject = ({ subject }: DocumentRequest): string => titleCase(subject.replace(/^laporan\b\s*/i, ''))

const period = ({ startDate, endDate }: DocumentRequest): string => {
  const [start, end] = [storedDay(startDate), storedDay(endDate)]
  return start && end ? `periode ${formatDay(start)} sampai dengan ${formatDay(end)}` : blankText('periode laporan')
}

/** A table in a report holds what was counted; sums without a total make no table. */
const dataNodes = (letter: LetterData): DocumentNode[] => {
  const flow = flowOf(letter)
  if (flow) return flowNodes(flow)
  return letter.lines.length > 0 || letter.charges.length > 0
    ? [p('Rinciannya adalah sebagai berikut.'), block('goodsTable')]
    : [p(blankText('uraian hasil atau data')), block('goodsTable')]
}

export const report: TypeComposer = {
  completeLetter: (letter, request) => {
    const named = { ...letter, subject: reportSubject(request) }
    return flowOf(letter) ? { ...named, lines: [], charges: [] } : named
  },
  writeBody: (letter, request) => {
    const source = { ...letter, lines: request.lines, charges: request.charges }
    const matter = letter.subject ? `laporan ${letter.subject.toLowerCase()}` : 'laporan ini'
    return [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      block('recipient'),
      heading(2, '1. Pendahuluan'),
      p(`${sentenceCase(matter)} disusun sebagai pertanggungjawaban untuk ${period(request)}.`),
      heading(2, '2. Hasil'),
      ...dataNodes(source),
      heading(2, '3. Pembahasan'),
      ...(request.terms.length > 0
        ? bullets(request.terms.map(asSentence))
        : [p(`Hal yang perlu diperhatikan: ${blankText('penjelasan hasil')}.`)]),
      heading(2, '4. Kesimpulan dan Saran'),
      p(
        `Berdasarkan hasil di atas, ${blankText('kesimpulan')}. Untuk periode berikutnya disarankan ${blankText('saran')}.`,
      ),
      block('signature'),
    ]
  },
}
