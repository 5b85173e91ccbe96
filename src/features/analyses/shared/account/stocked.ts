import { bind, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Role, Term } from './term.ts'

const asking = words('stok|stock|persediaan|opname|sisa\\p{L}*|kejual|terjual')
const ofOthers = words(
  'bep|impas|naik|turun|untung\\p{L}*|laba|omzet|omset|cukup|per hari|sehari|banding\\p{L}*|harga baru',
)

const moves: readonly Role[] = ['stock', 'bought', 'left', 'sold', 'returned', 'lost']

/** `nilainya kalau 48rb per tray` */
const isValue = ({ role, entry, per }: Term): boolean =>
  role === 'cost' || (role === 'unknown' && per !== null && entry.words.includes('nilai'))

/** `beli bantal 100 box @72rb, laku 65 box`: what was bought, as the count of what was paid for it. */
const boughtIn = (terms: readonly Term[]): Term | null => {
  const [cost, more] = terms.filter(({ count }) => count === null)
  const [bought, other] = cost?.many ?? []
  return cost !== undefined && more === undefined && bought !== undefined && other === undefined && isValue(cost)
    ? { ...cost, role: 'stock', count: bought, many: [] }
    : null
}

/** What there was, what came and went, and what is left: the one of them that is not told, and what it cost. */
export const stocked: Account = (told, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const bought = boughtIn(told)
  const terms =
    bought === null ? told : [bought, ...told.map((one) => (one.count === null ? { ...one, many: [] } : one))]
  const counts = terms.filter(({ count }) => count !== null)
  const nouns = new Set(counts.map(({ count }) => count?.noun ?? ''))
  if (nouns.size !== 1 || !counts.every(({ role }) => moves.includes(role))) return null
  const of = (role: Role): Term[] => counts.filter((one) => one.role === role)
  const [cost, ...others] = terms.filter(({ count }) => count === null)
  const [start, moreStarts] = of('stock')
  const [left, moreLeft] = of('left')
  const [noun = ''] = nouns
  const isCost =
    cost === undefined || (others.length === 0 && isValue(cost) && cost.many.length === 0 && cost.time === null)
  if (!start || moreStarts || moreLeft || !isCost || counts.length < (bought === null ? 3 : 2)) return null
  if (left ? of('sold').length > 0 : of('sold').length !== 1) return null
  const book = openBook()
  const amounts = (role: Role, label: string): Amount[] =>
    of(role)
      .map(({ count }) => (count ? book.count(count, label) : null))
      .filter((one) => one !== null)
  const facts = { unit: 'count' as const, noun }
  const first = amounts('stock', bought === null ? 'Stok awal' : 'Dibeli')
  const came = [...amounts('bought', 'Masuk'), ...amounts('returned', 'Kembali dari pembeli')]
  const all = book.plus('Stok awal dan yang masuk', [...first, ...came], facts)
  const lost = amounts('lost', 'Rusak atau hilang')
  const found = left
    ? book.less('Terjual', all, [...amounts('left', 'Sisa'), ...lost], facts)
    : book.less('Sisa', all, [...amounts('sold', 'Terjual'), ...lost], facts)
  if (found.value < 0) return null
  const price = cost ? book.sum(cost.entry, `Modal per ${noun}`, noun) : null
  const rest = left?.count ? book.count(left.count, 'Sisa') : found
  const value = price ? book.times('Nilai sisa stok', [rest, price]) : null
  const gone = price
    ? book.times('Modal yang terjual', [left ? found : (amounts('sold', 'Terjual')[0] ?? found), price])
    : null
  return {
    type: 'umum',
    title: 'Analisis Stok',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`${left ? 'Terjual' : 'Sisanya'} **${bind(found.id)}**.`),
      ...(value ? [p(`Nilai sisa stok **${bind(value.id)}** menurut modalnya.`)] : []),
    ],
    key: found.id,
    shown: [found.id, ...(value ? [value.id] : []), ...(gone ? [gone.id] : [])],
    next: ['Hitungan fisik di rak, untuk dicocokkan: [isi hasil hitung].'],
  }
}
