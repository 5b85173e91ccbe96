import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { block, p, toldBesides } from '../content/nodes.ts'
import { blankText } from '../content/runs.ts'

/** What is listed: `daftar upah tukang`, `catatan belanja pasar`; its name ends with its clause. */
const list =
  /\b(daftar|catatan|tabel)(?:nya)?\s+((?:upah|gaji|honor|piutang|utang|hutang|kasbon|iuran|setoran|pengeluaran|pemasukan|belanja)(?:nya)?(?:\s+(?!ini\b|itu\b|ya\b|dong\b|donk\b|kak\b|min\b|untuk\b|utk\b|buat\b|yang\b|yg\b|dari\b|dr\b|tolong\b|besok\b|kemarin\b|tadi\b|hari\b|minggu\b|bulan\b|tgl\b|tanggal\b|di\b|nya\b)\p{L}{2,20}){0,2})/iu

/** A report that has such a list in it stays a report: `laporan kas RT, catatan pengeluaran: …`. */
const ofReport = /\b(?:laporan|lap|rekap\p{L}*|rangkuman)(?!\p{L})/iu

/** `daftar piutang`, `catatan belanja`: what is listed line by line; it is written as a report of its own form. */
export const isToldList = ({ message = '' }: DocumentRequest): boolean => list.test(message) && !ofReport.test(message)

/** The name of the list, in capitals. */
export const listTitle = ({ message = '' }: DocumentRequest): string => {
  const [, sort = '', matter = ''] = list.exec(message) ?? []
  return `${sort} ${matter}`.toUpperCase()
}

/** The body of a list: its lines with their sum and what was told besides; nothing is argued. */
export const listBody = (letter: LetterData): DocumentNode[] => [
  block('letterhead'),
  block('letterTitle'),
  block('letterInfo'),
  ...(letter.lines.length > 0 || letter.charges.length > 0 ? [] : [p(`Isi daftar: ${blankText('isi daftar')}.`)]),
  block('goodsTable'),
  toldBesides('Keterangan:'),
  block('signature'),
]
