import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { bind, p } from '../draft.ts'
import type { Time } from '../told-figure.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import { inMonth } from './by-month.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const asking = words('(?:biaya|ongkos|modal|hpp|cost)(?:nya)? (?:\\p{L}+ ){0,2}(?:per|tiap|satu|se\\p{L}{3,8})')
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|mana|mending\\p{L}*|untung\\p{L}*|laba|omzet|omset|jual|dijual|target|diskon|pinjam\\p{L}*|bunga|naik|turun|resep|adonan',
)
const every = new Set(['per', 'tiap', 'setiap'])

const isPaid = ({ role, count, entry, per }: Term): boolean =>
  count === null && entry.percent === null && ['cost', 'paid', 'unknown'].includes(role) && per === null

/** `servis 450rb per 3 bulan`: told right behind its sum, for so many months. */
const spanBehind = (terms: readonly Term[], at: number): Term | null => {
  const next = terms[at + 1]
  const isSpan =
    next?.count && isTimeUnit(next.count.noun) && next.entry.words.every((word) => every.has(word)) && next.value > 1
  return isSpan ? next : null
}

/** What one of those that are made or carried costs, of sums paid by the day, the week, the month and the year. */
export const costOfEach: Account = (terms, { message, ledger }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const paid = terms.flatMap((term, at) => (isPaid(term) ? [{ term, span: spanBehind(terms, at) }] : []))
  const spans = paid.flatMap(({ span }) => span ?? [])
  const [days, moreDays] = terms.filter((one) => one.count?.noun === 'hari' && !spans.includes(one))
  const [made, moreMade] = terms.filter(({ count }) => count !== null && !isTimeUnit(count.noun))
  const times = new Set(paid.map(({ term, span }) => (span ? 'span' : term.time)))
  if (!made?.count || moreMade || moreDays || paid.length < 2 || times.size < 2) return null
  if (terms.length !== paid.length + spans.length + 1 + (days ? 1 : 0)) return null
  if (made.time !== 'hari' && made.time !== 'bulan') return null
  const { noun } = made.count
  if (noun === '' || (ledger.asked.per !== null && !isOfPiece(ledger.asked.per, noun))) return null
  const book = openBook()
  const calendar = { days: days?.count ? book.count(days.count, 'Hari kerja') : null, weeks: null }
  const monthly = paid.map(({ term, span }): Amount | null => {
    const label = sentenceCase(term.entry.label || 'Biaya')
    const sum = book.sum(term.entry, label, term.time ?? '')
    const all =
      term.many.length === 0
        ? sum
        : book.times(label, [sum, ...term.many.map((one) => book.count(one, `${label}, banyaknya`))])
    if (!span?.count) return term.time === null ? null : inMonth(term, all, { label, calendar, book })
    const held: Time | null = timeNamed(span.count.noun)
    if (held !== 'bulan') return null
    return book.over(`${label} sebulan`, all, book.count(span.count, `${label}, tiap`), { per: 'bulan' })
  })
  const amounts = monthly.filter((one) => one !== null)
  if (amounts.length < monthly.length) return null
  const all = book.plus('Biaya sebulan', amounts, { per: 'bulan' })
  const count = book.count(made.count, 'Banyaknya')
  const open =
    made.time === 'bulan'
      ? null
      : (calendar.days ?? book.assume('Hari kerja', 30, 'Sebulan dihitung 30 hari; ubah kalau berbeda.', 'hari'))
  const number = open ? book.times('Banyaknya sebulan', [count, open], { unit: 'count', noun, per: 'bulan' }) : count
  const each = book.over(`Biaya per ${noun}`, all, number)
  return {
    type: 'umum',
    title: 'Analisis Biaya',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Biaya per ${noun} **${bind(each.id)}**.`),
      p(`Sebulan biayanya **${bind(all.id)}** untuk ${bind(number.id)}.`),
    ],
    key: each.id,
    shown: [each.id, all.id],
    assumptions: book.assumed,
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri: [isi biaya lain].'],
  }
}
