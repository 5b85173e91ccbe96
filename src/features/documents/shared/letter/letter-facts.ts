import { type DocumentType } from '#core/items/shared/kinds.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { addToDay, type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { blankText } from '../content/runs.ts'
import type { LetterData, LetterLine, LetterPerson } from '../letter.ts'
import { reckonTotals, type Totals } from './totals.ts'
import { addressWord } from './wording.ts'

/** What a sum is called that is taken off: a report of wages or sales gives no discount, nor does a receipt of a fee. */
export const discountName = ({ documentType }: Pick<LetterData, 'documentType'>): string =>
  documentType === 'laporan' || documentType === 'kuitansi' ? 'Potongan' : 'Diskon'

/** Titles of the types: P2 §9, and those of the two types that only this product adds. */
export const documentTitles = {
  surat_penawaran: 'SURAT PENAWARAN',
  kontrak: 'KONTRAK KERJA SAMA',
  invoice: 'INVOICE',
  kuitansi: 'KUITANSI',
  proposal: 'PROPOSAL BISNIS',
  laporan: 'LAPORAN',
  surat_resmi: 'SURAT RESMI',
  'surat-perjalanan-dinas': 'SURAT PERJALANAN DINAS',
} as const satisfies Record<DocumentType, string>

/** How a type is called in a sentence and in an item's title. */
export const documentNames = {
  surat_penawaran: 'Surat Penawaran',
  kontrak: 'Kontrak Kerja Sama',
  invoice: 'Invoice',
  kuitansi: 'Kuitansi',
  proposal: 'Proposal',
  laporan: 'Laporan',
  surat_resmi: 'Surat Resmi',
  'surat-perjalanan-dinas': 'Surat Perjalanan Dinas',
} as const satisfies Record<DocumentType, string>

/** Titles under which the number stands: papers that state something instead of writing to somebody. */
const statementTitle =
  /^(?:SOP|PROSEDUR|INSTRUKSI KERJA|TATA TERTIB|PERATURAN|ATURAN|KODE ETIK|PANDUAN|PEDOMAN|SERTIFIKAT|PIAGAM|MEMO|PENGUMUMAN|BERITA ACARA|SURAT (?:IZIN CUTI|IZIN ORANG TUA|PENGHARGAAN|KETERANGAN|KUASA|PERNYATAAN|TUGAS|REKOMENDASI|JALAN|MUTASI|ROTASI|PENGANGKATAN|PENUNJUKAN|PENEMPATAN)|TANDA TERIMA)\b/

/** Sheets that are filled in or hung up: nobody counts them. */
const sheetTitle = /^(?:LOWONGAN KERJA|DAFTAR|JADWAL|SUSUNAN ACARA|FORM|FORMULIR|BLANGKO|URAIAN TUGAS|BUKU TAMU)\b/

export const letterTitle = (letter: LetterData): string => letter.title?.trim() || documentTitles[letter.documentType]

/** Whether a title names somebody already: `DAFTAR HADIR RAPAT TOKO BERKAH`. */
export const tellsName = (title: string, name: string): boolean =>
  ` ${title} `.toLowerCase().includes(` ${name.toLowerCase()} `)

export const numberStandsBelowTitle = (letter: LetterData): boolean =>
  letter.documentType === 'kontrak' ||
  letter.documentType === 'surat-perjalanan-dinas' ||
  (letter.documentType === 'surat_resmi' && statementTitle.test(letterTitle(letter)))

/** Duty stamp on papers that state receipt of more than Rp 5.000.000 (UU 10/2020 Pasal 3). */
export const dutyStampAbove = 5_000_000

export const needsDutyStamp = (letter: LetterData, totals: Totals): boolean =>
  letter.documentType === 'kontrak' ||
  (letter.documentType === 'kuitansi' && totals.total !== null && totals.total > dutyStampAbove)

/** A stored day, or null where it is empty or no day at all. */
export const storedDay = (day: string): IsoDay | null => parseIsoDay(day)

export const dayText = (day: string): string => {
  const parsed = storedDay(day)
  return parsed ? formatDay(parsed) : ''
}

/** A day as papers write it, or the blank that asks for it. */
export const dayOrBlank = (day: string, name: string): string => dayText(day) || blankText(name)

/** The last day on which the offer holds; null where either fact is missing. */
export const validUntil = (letter: LetterData): IsoDay | null => {
  const day = storedDay(letter.date)
  return day && letter.validityDays !== null && Math.abs(letter.validityDays) <= 36_600
    ? addToDay(day, { days: letter.validityDays })
    : null
}

/** Priced for one of a measure or a piece, and not for a time or a person. */
const isOfUnit = ({ unit }: LetterLine): boolean =>
  unit !== '' && !/^(?:jam|hari|malam|minggu|bulan|tahun|orang)$/u.test(unit)

/**
 * An offer that names unit prices and no quantity at all is a price list: adding its prices up would mean nothing.
 * One price alone is such a list where its unit is told (`27.500/kg`). So are several prices for one of their units in an
 * agreement.
 */
export const isPriceList = (letter: LetterData): boolean =>
  letter.lines.length > 0 &&
  (letter.documentType === 'surat_penawaran'
    ? letter.lines.length > 1 || letter.lines[0]?.unit !== ''
    : letter.documentType === 'kontrak' && letter.lines.length > 1 && letter.lines.every(isOfUnit)) &&
  letter.lines.every(({ quantity }) => quantity === null) &&
  // `ambil ketiganya, dipotong 1jt`: who takes a sum off sells all of it.
  !(letter.discount !== null && 'amount' in letter.discount)

export const letterTotals = (letter: LetterData): Totals => reckonTotals(letter)

/** Somebody who writes in his own name, without a business: he signs alone and holds no office. */
export const isPersonalSender = (letter: LetterData): boolean =>
  letter.sender.name === ''
    ? (letter.documentType === 'surat_resmi' && personalTitle.test(letterTitle(letter))) || isPrivateDeal(letter)
    : letter.sender.name === letter.signer.name

/** What people sell, let, lend and pledge to each other: no house heads it unless one is named. */
const isPrivateDeal = ({ documentType, title = '', counterparty }: LetterData): boolean =>
  documentType === 'kontrak' &&
  (counterparty?.company ?? '') === '' &&
  (counterparty?.name ?? '') !== '' &&
  /^PERJANJIAN (?:SEWA MENYEWA|JUAL BELI|PINJAM|GADAI)/.test(title)

/** Letters that only a person writes: without a name they still are no house's. */
const personalTitle =
  /^SURAT (?:LAMARAN|PENGUNDURAN|IZIN ORANG TUA|PERMOHONAN (?:IZIN|CUTI|PINDAH|DISPENSASI|KERINGANAN))/

/** Somebody who writes for himself counts no letters: they show no number, so they take none. */
export const carriesNumber = (letter: LetterData): boolean =>
  letter.documentType !== 'surat_resmi' || !(isPersonalSender(letter) || sheetTitle.test(letterTitle(letter)))

/** `kami dari Toko Sinar Jaya`; a person writes as `saya`. */
export const senderWords = (letter: LetterData): string =>
  isPersonalSender(letter) ? 'saya' : letter.sender.name ? `kami dari ${letter.sender.name}` : 'kami'

/** The word for the letter's reader in prose: `Bapak`, `Ibu` or `Bapak/Ibu`. */
export const readerWord = (person: LetterPerson): string => addressWord(person.name)

/** Whether an invoice says that it is paid: then it asks for no transfer and knows no due day. */
export const isPaid = ({ documentType, status = '' }: LetterData): boolean =>
  documentType === 'invoice' && /\blunas\b/i.test(status) && !/\bbelum\b/i.test(status)

/** A letter of a type in which nothing is known yet; blanks everywhere. */
export const emptyLetter = (documentType: DocumentType, date: string): LetterData => ({
  documentType,
  sender: { name: '', address: '', phone: '', email: '', website: '', npwp: '' },
  recipient: { name: '', title: '', company: '', address: '' },
  letterNumber: '',
  date,
  place: '',
  attachment: '',
  subject: '',
  lines: [],
  charges: [],
  discount: null,
  tax: null,
  downPayment: null,
  validityDays: null,
  dueDate: '',
  bankAccounts: [],
  signer: { name: '', title: '' },
  counterparty: null,
})
