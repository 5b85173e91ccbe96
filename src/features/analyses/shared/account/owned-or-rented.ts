import { bind, onlyIf, p } from '../draft.ts'
import type { Counted } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isTimeUnit, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const comparing = words(
  'atau|ato|apa|vs|mending\\p{L}*|mana|banding\\p{L}*|hemat|pilih|enakan|bagusan|daripada|ketimbang|untung mana',
)
const ofOthers = words(
  'bep|omzet|omset|laku (?=\\d+ \\p{L}+ (?:sehari|sebulan))|margin|pinjam\\p{L}*|bunga|dp|cicil\\p{L}*',
)
const rented = wordList('sewa nyewa menyewa langganan kontrak rental ngontrak')
const bought = words('(?:di)?beli|membeli|bikin|bangun')
const sold = words('(?:di)?jual(?: lagi| kembali)?|laku|laku dijual|residu|nilai sisa|harga bekas|bekasnya')
const spent = words(
  'servis|service|rawat|merawat|perawatan|perbaikan|pajak|listrik|oli|suku cadang|sparepart|maintenance|asuransi|bensin|operasional',
)

const months: Readonly<Record<string, number>> = { bulan: 1, tahun: 12 }

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const said = ({ entry }: Term): string => [...entry.words, ...entry.trail].join(' ')

const inSpan = (sum: Amount, time: string, span: Counted, length: Amount, book: Book, label: string): Amount | null => {
  const [own, whole] = [months[time], months[timeNamed(span.noun) ?? span.noun]]
  if (own === undefined || whole === undefined) return null
  const often = (span.value * whole) / own
  const formula =
    own === whole ? length.id : own < whole ? `${length.id} * ${whole / own}` : `${length.id} / ${own / whole}`
  return book.step(label, `${sum.id} * ${formula}`, sum.value * often)
}

/** Rented time by time, or bought, kept for so long and perhaps sold again: what each way comes to in that time. */
export const ownedOrRented: Account = (terms, { message }) => {
  if (!comparing.test(message) || ofOthers.test(message)) return null
  const sums = terms.filter(isSum)
  const [rent, moreRents] = sums.filter((one) => one.time !== null && one.entry.words.some((word) => rented.has(word)))
  const back = sums.filter(
    (one) => one !== rent && one.time === null && sold.test(said(one)) && !bought.test(said(one)),
  )
  const kept = sums.filter((one) => one !== rent && one.time !== null && spent.test(said(one)))
  const [price, morePrices] = sums.filter((one) => one !== rent && !back.includes(one) && !kept.includes(one))
  const spans = terms.filter(({ count }) => count !== null)
  const [span, moreSpans] = spans
  if (!rent || !price || moreRents || morePrices || moreSpans || !span?.count || back.length > 1) return null
  if (!isTimeUnit(span.count.noun) || price.time !== null || terms.length !== sums.length + 1) return null
  if (sums.some(({ many, per }) => many.length > 0 || per !== null) || !bought.test(message)) return null
  if (back.length + kept.length === 0 && !words('selama|dipakai|pakai|tahan|umur').test(message)) return null
  // What is kept for longer than the rent of it would be paid: the whole time counts, not its beginning.
  const book = openBook()
  const length = book.count(span.count, 'Lama dipakai')
  const each = book.sum(rent.entry, 'Sewa', rent.time ?? '')
  const rentAll = inSpan(each, rent.time ?? '', span.count, length, book, 'Sewa selama itu')
  const paid = book.sum(price.entry, 'Harga beli')
  const running = kept.map((one) => {
    const label = one.entry.label || 'Perawatan'
    return inSpan(
      book.sum(one.entry, label, one.time ?? ''),
      one.time ?? '',
      span.count ?? { ...length, noun: '', per: null, rate: null, times: false, said: '' },
      length,
      book,
      `${label} selama itu`,
    )
  })
  if (!rentAll || running.includes(null)) return null
  const [resale] = back.map(({ entry }) => book.sum(entry, 'Laku dijual lagi'))
  const gross = book.plus('Beli dan biayanya', [paid, ...running.filter((one) => one !== null)])
  const own = resale ? book.less('Beli, bersihnya', gross, [resale]) : gross
  const gap = book.step('Selisih', `abs(${rentAll.id} - ${own.id})`, Math.abs(rentAll.value - own.value))
  const isOwnLess = own.value < rentAll.value
  return {
    type: 'kelayakan',
    title: 'Analisis Beli atau Sewa',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `**${isOwnLess ? 'Beli' : 'Sewa'}** lebih hemat **${bind(gap.id)}** selama ${bind(length.id)}.`,
        onlyIf(gap.id, 'positive'),
      ),
      p(`Beli dan sewa sama mahalnya selama ${bind(length.id)}.`, onlyIf(gap.id, 'zero')),
      p(
        `Sewa: **${bind(rentAll.id)}**. Beli: **${bind(own.id)}**${resale ? `, sesudah laku dijual lagi ${bind(resale.id)}` : ''}.`,
      ),
    ],
    key: gap.id,
    shown: [gap.id, rentAll.id, ...(book.steps.some(({ id }) => id === own.id) ? [own.id] : [])],
    chart: { title: 'Biaya selama dipakai', categories: ['Sewa', 'Beli'], values: [rentAll.id, own.id] },
    next: [
      kept.length > 0
        ? 'Modal yang tertanam kalau membeli, dan kerusakan besar yang tidak terduga: [isi cadangan].'
        : 'Biaya merawat kalau dibeli: [isi biaya rawat].',
    ],
  }
}
