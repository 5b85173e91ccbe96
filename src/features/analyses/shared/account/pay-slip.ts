import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../draft.ts'
import { wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words('gaji\\p{L}*|upah\\p{L}*|terima bersih|dibawa pulang|thp')
const ofOthers = words('untung\\p{L}*|laba|banding\\p{L}*|mana|vs|orang|total gaji|karyawan \\d')
const ofSales = words('omzet|omset|jual')
const earned = wordList('pokok lembur bonus tunjangan transport makan insentif komisi uang gaji thr')
const shared = wordList('komisi bonus insentif')
const kept = wordList('potong potongan dipotong kasbon pinjaman cicilan denda bpjs pph pajak telat')

const holds = ({ entry }: Term, of: ReadonlySet<string>): boolean => entry.words.some((word) => of.has(word))
const isPlain = ({ count, entry, role }: Term): boolean => count === null && entry.percent === null && role !== 'wish'

/** What one worker is paid: the base and all that comes on top, less what is kept of it. */
export const paySlip: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const off = terms.filter((one) => holds(one, kept))
  // `komisi 3% dari omzet, bulan ini jual 67jt, gaji pokok 1,5jt`: a share of what he sold.
  const share = terms.find((one) => one.entry.percent !== null && holds(one, shared) && !off.includes(one))
  const sold = terms.find(({ role, many }) => (role === 'received' || role === 'price') && many.length === 0)
  const on = terms.filter((one) => one !== share && !off.includes(one) && holds(one, earned))
  const told = share ? [share, sold] : []
  const sums = terms.filter((one) => !told.includes(one))
  if (ofSales.test(message) && !(share && sold)) return null
  if (on.length + told.length < 2 || on.length === 0 || off.length + on.length !== sums.length) return null
  if (!sums.every(isPlain) || (share && sold === undefined)) return null
  if (new Set(terms.flatMap(({ time }) => time ?? [])).size > 1) return null
  const book = openBook()
  const amount = (one: Term): ReturnType<typeof book.sum> => {
    const label = sentenceCase(one.entry.label) || 'Gaji'
    const sum = book.sum(one.entry, label)
    return one.many.length === 0
      ? sum
      : book.times(label, [sum, ...one.many.map((count) => book.count(count, `${label}, banyaknya`))])
  }
  const commission =
    share && sold
      ? [book.share('Komisi', book.sum(sold.entry, 'Penjualan'), book.sum(share.entry, 'Komisi dari penjualan'))]
      : []
  const gross = book.plus('Jumlah yang diterima', [...on.map(amount), ...commission])
  const net = off.length === 0 ? gross : book.less('Terima bersih', gross, off.map(amount))
  return {
    type: 'umum',
    title: 'Analisis Gaji',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`${off.length === 0 ? 'Gaji' : 'Terima bersih'} **${bind(net.id)}**.`),
      ...(off.length === 0 ? [] : [p(`Sebelum potongan **${bind(gross.id)}**.`)]),
    ],
    key: net.id,
    shown: off.length === 0 ? [net.id] : [net.id, gross.id],
    next: [],
  }
}
