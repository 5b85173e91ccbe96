import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isHead, isTimeUnit, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import type { Account, Term } from './term.ts'
import { type Amount, type Book, openBook } from './book.ts'

const spending = words(
  '(?:biaya|ongkos|keluar|pengeluaran|gaji|upah|kebuang|terbuang|rugi|kerugian|belanja|modal|bayar)(?:nya|ne|e|na)?',
)
const asking = words(
  'total\\p{L}*|semua\\p{L}*|jumlah\\p{L}*|(?:keluar|rugi|kerugian|habis)(?:nya|ne|e)? (?:\\p{L}+ ){0,2}(?:berapa|brp|piro|bara)',
)
const ofOthers = words(
  'untung\\p{L}*|laba|cuan|margin|profit|bersih\\p{L}*|omzet|omset|dijual|jual|laku|per (?:pcs|porsi|potong|biji|bungkus|kg)|banding\\p{L}*|mana|vs|hemat|naik|turun|cicil\\p{L}*|pinjam\\p{L}*|bunga|bep|impas|sisa|terkumpul|thr|dp|diskon|naikin|dibagi|piutang|\\p{L}{0,2}utang|lunas|nyicil|catatan|fisik|nyatanya|tekor|pesanan|terima|masuk|kasbon',
)
const paidByMonth = wordList('gaji honor sewa')

interface Part {
  readonly term: Term
  /** All heads, where it is paid to each of them. */
  readonly heads: readonly Term[]
}

/** The sums that are paid, with the times and counts that the message tells of them; null where one of them is no spending. */
const partsOf = (terms: readonly Term[]): { parts: readonly Part[]; spans: readonly Term[] } | null => {
  const sums = terms.filter(({ count }) => count === null)
  const spans = terms.filter(({ count }) => count !== null && isTimeUnit(count.noun))
  if (sums.length < 2 || terms.length !== sums.length + spans.length || spans.length > 1) return null
  if (
    sums.some(
      ({ entry, role }) => entry.percent !== null || ['wish', 'target', 'opening', 'gain', 'received'].includes(role),
    )
  )
    return null
  if (sums.some(({ many }) => many.filter(({ noun }) => !isTimeUnit(noun)).length > 1)) return null
  const staff = sums.filter(
    ({ many, entry }) =>
      many.some(({ noun }) => isHead(noun)) || entry.counts.some(({ noun, value }) => isHead(noun) && value === 1),
  )
  const parts = sums.map((term): Part | null => {
    const isOfEach =
      term.per !== null && isHead(term.per) && !term.many.some(({ noun }) => noun === term.per || isHead(noun))
    if (isOfEach) return staff.includes(term) ? null : { term, heads: staff }
    const isFree =
      term.per === null || term.many.some(({ noun }) => noun === term.per) || (isHead(term.per) && term.many.length > 0)
    return isFree ? { term, heads: [] } : null
  })
  return parts.every((one) => one !== null) &&
    parts.every(({ term, heads }) => heads.length > 0 || term.per === null || !isHead(term.per) || term.many.length > 0)
    ? { parts, spans }
    : null
}

const amountOf = ({ term, heads }: Part, book: Book): Amount => {
  const label = sentenceCase(term.entry.label) || 'Biaya'
  const sum = book.sum(term.entry, term.many.length > 0 || heads.length > 0 ? `${label}, satuan` : label)
  const all = heads.flatMap(({ many }) => many.filter(({ noun }) => isHead(noun)))
  const singles = heads.length - all.length
  const crowd =
    heads.length === 0
      ? []
      : [
          book.step(
            'Semua orang',
            [...all.map((one) => book.count(one, 'Orang').id), ...(singles > 0 ? [String(singles)] : [])].join(' + '),
            all.reduce((total, { value }) => total + value, singles),
            { unit: 'count', noun: 'orang' },
          ),
        ]
  const factors = [...term.many.map((one) => book.count(one, `${label}, banyaknya`)), ...crowd]
  return factors.length === 0 ? sum : book.times(label, [sum, ...factors])
}

/** A daily sum times its days is of the month like the wages beside it. */
const timesOf = ({ term }: Part): string | null => (term.many.some(({ noun }) => isTimeUnit(noun)) ? null : term.time)

/** What all that was paid, or lost, comes to in its time, and in the longer one that is asked for. */
export const spentInAll: Account = (terms, { message }) => {
  if (!spending.test(message) || !asking.test(message) || ofOthers.test(message)) return null
  const found = partsOf(terms)
  if (!found) return null
  const { parts, spans } = found
  const times = new Set(parts.flatMap((one) => timesOf(one) ?? []))
  if (times.size > 1) return null
  const [time = ''] = times
  const isMonthly = time === '' && parts.some(({ term }) => term.entry.words.some((word) => paidByMonth.has(word)))
  const book = openBook()
  const amounts = parts.map((one) => amountOf(one, book))
  const all = book.plus('Jumlah semuanya', amounts, { per: time })
  const [span] = spans
  const noun = span?.count?.noun ?? ''
  if (span && (time === '' ? !isMonthly || noun !== 'bulan' : timeNamed(noun) !== time)) return null
  const longer = span?.count
    ? book.times(`Jumlah selama ${span.value} ${noun}`, [all, book.count(span.count, 'Lamanya')])
    : null
  if (book.steps.length === 0) return null
  return {
    type: 'umum',
    title: 'Hitungan Biaya',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Jumlahnya **${bind(all.id)}**${time === '' ? '' : ` se${time}`}.`),
      ...(longer ? [p(`Selama ${bind(book.figures.at(-1)?.id ?? '')} jumlahnya **${bind(longer.id)}**.`)] : []),
    ],
    key: all.id,
    shown: [all.id, ...(longer ? [longer.id] : [])],
    next: [],
  }
}
