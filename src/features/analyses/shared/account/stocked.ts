import { bind, onlyIf, p } from '../draft.ts'
import type { Worked } from '../makers/worked.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import type { Account, Role, Term } from './term.ts'

const asking = words('stok|stock|persediaan|opname|sisa\\p{L}*|kejual|terjual|fisik|gudang')
const ofOthers = words('bep|impas|naik|turun|cukup|per hari|sehari|banding\\p{L}*|harga baru')
const ofSales = words('untung\\p{L}*|laba|omzet|omset')

const moves: readonly Role[] = ['stock', 'bought', 'left', 'sold', 'returned', 'lost']

/** `nilainya kalau 48rb per tray`, `kalau 1 karung 310rb` */
const isValue = ({ role, entry, per }: Term): boolean =>
  role === 'cost' ||
  (role === 'unknown' && entry.words.includes('nilai') && (per !== null || entry.counts[0]?.value === 1))

/** `beli bantal 100 box @72rb, laku 65 box`: what was bought, as the count of what was paid for it. */
const boughtIn = (terms: readonly Term[]): Term | null => {
  const [cost, more] = terms.filter(({ count }) => count === null)
  const [bought, other] = cost?.many ?? []
  return cost !== undefined && more === undefined && bought !== undefined && other === undefined && isValue(cost)
    ? { ...cost, role: 'stock', count: bought, many: [] }
    : null
}

const isOfOne = ({ many, time }: Term): boolean => many.length === 0 && time === null

interface Stock {
  readonly book: Book
  readonly noun: string
  /** What there was and came, less what is gone. */
  readonly all: Amount
  readonly sold: readonly Amount[]
  readonly lost: readonly Amount[]
  readonly left: Amount | null
  readonly cost: Amount | null
  readonly price: Amount | null
}

type Answer = Pick<Worked, 'title' | 'answer' | 'key' | 'shown' | 'next'>

const searched = 'Sebabnya: salah catat, rusak, dipakai sendiri, atau hilang: [isi sebabnya].'

/** Both what was sold and what is there are told: whether they agree. */
const missing = ({ book, noun, all, sold, lost, left, cost }: Stock): Answer => {
  const facts = { unit: 'count' as const, noun }
  const due = book.less('Seharusnya ada', all, [...sold, ...lost], facts)
  const gap = book.less('Selisih', due, left ? [left] : [], facts)
  const value = cost ? book.times('Nilai selisih', [gap, cost]) : null
  return {
    title: 'Analisis Selisih Stok',
    answer: [
      p(
        `Menurut catatan seharusnya ada ${bind(due.id)}, yang ada ${bind(left?.id ?? '')}: kurang **${bind(gap.id)}**${value ? ` senilai **${bind(value.id)}**` : ''}.`,
        onlyIf(gap.id, 'positive'),
      ),
      p('Stok cocok dengan catatan.', onlyIf(gap.id, 'zero')),
      p(`Yang ada lebih banyak daripada catatan: ${bind(gap.id)}.`, onlyIf(gap.id, 'negative')),
    ],
    key: (value ?? gap).id,
    shown: [gap.id, due.id, ...(value ? [value.id] : [])],
    next: [searched],
  }
}

/** The one number that nobody told: what was sold by what is left, or what is left by what was sold. */
const following = ({ book, noun, all, sold, lost, left, cost, price }: Stock): Answer => {
  const facts = { unit: 'count' as const, noun }
  const found = book.less(left ? 'Terjual' : 'Sisa', all, [...(left ? [left] : sold), ...lost], facts)
  const gone = left ? found : (sold[0] ?? found)
  const takings = price && left ? book.times('Omzet', [found, price]) : null
  const spent = cost ? book.times('Modal yang terjual', [gone, cost]) : null
  const gain = takings && spent ? book.less('Untung', takings, [spent]) : null
  const rest = cost ? book.times('Nilai sisa stok', [left ?? found, cost]) : null
  const results = [takings, gain, rest].filter((one) => one !== null)
  return {
    title: 'Analisis Stok',
    answer: [
      p(`${left ? 'Terjual' : 'Sisanya'} **${bind(found.id)}**.`, onlyIf(found.id, 'positive', 'zero')),
      ...results.map(({ id, label }) =>
        p(
          `${label} **${bind(id)}**${id === rest?.id ? ' menurut modalnya' : ''}.`,
          onlyIf(found.id, 'positive', 'zero'),
        ),
      ),
      p(
        'Angkanya tidak cocok: yang keluar dan yang ada lebih banyak daripada yang pernah masuk. Periksa catatannya.',
        onlyIf(found.id, 'negative'),
      ),
    ],
    key: (gain ?? found).id,
    shown: [found, ...results, ...(spent ? [spent] : [])].map(({ id }) => id).slice(0, 4),
    next: [left ? searched : 'Hitungan fisik di rak, untuk dicocokkan: [isi hasil hitung].'],
  }
}

/** What there was, what came and went, and what is left: what is not told of them, or whether they agree. */
export const stocked: Account = (told, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const bought = boughtIn(told)
  const terms =
    bought === null ? told : [bought, ...told.map((one) => (one.count === null ? { ...one, many: [] } : one))]
  const counts = terms.filter(({ count }) => count !== null)
  const nouns = new Set(counts.map(({ count }) => count?.noun ?? '').filter((one) => one !== ''))
  if (nouns.size > 1 || !counts.every(({ role }) => moves.includes(role))) return null
  const of = (role: Role): Term[] => counts.filter((one) => one.role === role)
  const sums = terms.filter(({ count }) => count === null)
  const isChecked = of('left').length > 0 && of('sold').length > 0
  // What is missing is worth what it would have sold for.
  const [price, morePrices] = isChecked ? [] : sums.filter(({ role }) => role === 'price')
  const [cost, moreCosts] = sums.filter((one) => one !== price)
  const [start, moreStarts] = of('stock')
  const [left, moreLeft] = of('left')
  if (!start || moreStarts || moreLeft || morePrices || moreCosts || (cost && !isChecked && !isValue(cost))) return null
  if (![price, cost].every((one) => one === undefined || isOfOne(one)) || counts.length < (bought ? 2 : 3)) return null
  if (!left && of('sold').length !== 1) return null
  // What is earned is asked of those who know what was sold.
  if (ofSales.test(message) && (!left || (!isChecked && !price))) return null
  if (price && !left) return null
  const book = openBook()
  const noun = [...nouns][0] ?? cost?.per ?? 'buah'
  const amounts = (role: Role, label: string): Amount[] =>
    of(role).flatMap(({ count }) => (count ? [book.count({ ...count, noun }, label)] : []))
  const first = amounts('stock', bought === null ? 'Stok awal' : 'Dibeli')
  const came = [...amounts('bought', 'Masuk'), ...amounts('returned', 'Kembali dari pembeli')]
  const stock: Stock = {
    book,
    noun,
    all: book.plus('Stok awal dan yang masuk', [...first, ...came], { unit: 'count', noun }),
    sold: amounts('sold', 'Terjual'),
    lost: amounts('lost', 'Rusak atau hilang'),
    left: amounts('left', isChecked ? 'Yang ada' : 'Sisa')[0] ?? null,
    cost: cost ? book.sum(cost.entry, `${cost.role === 'price' ? 'Harga' : 'Modal'} per ${noun}`, noun) : null,
    price: price ? book.sum(price.entry, `Harga jual per ${noun}`, noun) : null,
  }
  return { type: 'umum', figures: book.figures, steps: book.steps, ...(isChecked ? missing : following)(stock) }
}
