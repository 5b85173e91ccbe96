import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isHead, isTimeUnit, wordList } from '../ledger/levels/units.ts'
import type { Worked } from '../makers/worked.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import { inMonth } from './by-month.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const asking = words(
  'bep|titik impas|impas|break ?even|balik modal|modal(?:nya)? (?:balik|kembali)|nutup\\p{L}*|menutup|tertutup|(?:harus|mesti|kudu|minimal|musti) (?:\\p{L}+ ){0,2}(?:laku|jual|terjual|kejual|payu|dapat)',
)
const ofOthers = words('banding\\p{L}*|vs|versus|dibagi|bundling|swot|naik|turun|diskon|dp|cicil\\p{L}*|hemat')

const capital = wordList(
  'gerobak alat mesin peralatan perlengkapan renovasi etalase kompor kulkas freezer oven motor mobil booth modal beli investasi deposit',
)

/** Paid by the month, where no piece is told. */
const ofMonth = wordList('sewa gaji listrik air wifi internet karyawan cicilan angsuran')

const isOfMonth = ({ time, many: held, entry }: Term): boolean =>
  time !== null || held.length > 0 || entry.words.some((word) => ofMonth.has(word))

/** For one of what is done: `sekali cukur 30rb`. */
const onceIn = ({ entry: { words: said } }: Term): string | null => {
  const done = said[said.indexOf('sekali') + 1]
  return said.includes('sekali') && done !== undefined && timeNamed(done) === null ? done : null
}

interface Covering {
  readonly piece: string
  readonly price: Term
  readonly costs: readonly Term[]
  readonly cuts: readonly Term[]
  readonly fixed: readonly Term[]
  readonly wish: Term | null
  readonly days: Term | null
  readonly weeks: Term | null
}

const isPaid = ({ role }: Term): boolean => role === 'cost' || role === 'paid' || role === 'unknown'
const isOnce = ({ entry, time }: Term): boolean => time === null && entry.words.some((word) => capital.has(word))
const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

const coveringOf = (terms: readonly Term[], counted: string | null): Covering | null => {
  const sums = terms.filter(isSum)
  const told = sums.filter(({ role }) => role === 'price')
  const [once, moreOnce] = sums.filter((one) => onceIn(one) !== null && one.role !== 'cost')
  // `per kilo 7rb, minimal berapa kilo`: for one of what is asked.
  const [asked, moreAsked] = sums.filter(
    ({ per, role, time }) => role === 'unknown' && time === null && counted !== null && isOfPiece(per, counted),
  )
  const open = once ?? (moreAsked ? undefined : asked)
  const price = told.length === 1 ? told[0] : told.length === 0 && !moreOnce ? open : undefined
  if (!price || price.time !== null || price.many.length > 0) return null
  const [wish, moreWish] = sums.filter(({ role }) => role === 'wish')
  const [days, moreDays] = terms.filter(({ role }) => role === 'days')
  const [weeks, moreWeeks] = terms.filter(
    ({ count, entry }) => count?.noun === 'minggu' && (count.per ?? entry.per) === 'bulan',
  )
  const cuts = terms.filter(({ role, entry }) => role === 'cut' && entry.percent !== null)
  const rest = sums.filter((one) => one !== price && one !== wish)
  const piece =
    [price, ...rest.filter(({ per, many: held }) => !held.some(({ noun }) => noun === per))]
      .map(({ per }) => per)
      .find((per) => per !== null && !isTimeUnit(per)) ??
    (counted !== null && !isTimeUnit(counted) ? counted : (onceIn(price) ?? 'satuan'))
  const isOne = ({ per, time, value, many: held, entry }: Term): boolean =>
    time === null &&
    held.length === 0 &&
    value < price.value &&
    (per === null ? !entry.words.some((word) => ofMonth.has(word)) : isOfPiece(per, piece))
  const costs = rest.filter(isOne)
  const fixed = rest.filter((one) => !costs.includes(one))
  const isFixed = (one: Term): boolean =>
    isPaid(one) && (one.per === null || one.many.some(({ noun }) => noun === one.per))
  const placed = [price, wish, days, weeks, ...cuts, ...costs, ...fixed]
  if (moreWish || moreDays || moreWeeks || cuts.length > 1 || terms.some((one) => !placed.includes(one))) return null
  if (!costs.every(isPaid) || !fixed.every(isFixed)) return null
  // A service sells no goods; where next to nothing is told, what one costs is missing.
  if (costs.length + cuts.length === 0 && (fixed.length < 2 || !fixed.every(isOfMonth))) return null
  if (costs.reduce((sum, { value }) => sum + value, 0) >= price.value) return null
  return { piece, price, costs, cuts, fixed, wish: wish ?? null, days: days ?? null, weeks: weeks ?? null }
}

const breakEven = words('bep|titik impas|impas|break ?even')

/** `tidak ada biaya tetap`: nothing has to be covered. */
export const withoutFixed = words('(?:tidak|tak|nggak?|ngga|gak?|enggak|tanpa|belum) (?:ada )?biaya tetap(?:nya)?')

/** What one of it leaves, where no cost stays the same however much is sold: nothing is there to be covered. */
const uncovered = ({ piece, price, costs }: Covering, message: string): Worked | null => {
  const isDenied = withoutFixed.test(message)
  if (!breakEven.test(message)) return null
  const book = openBook()
  const sold = book.sum(price.entry, 'Harga jual', piece)
  const gain = book.less(
    isDenied ? `Untung per ${piece}, impas sejak awal` : `Untung per ${piece}`,
    sold,
    costs.map(({ entry }) => book.sum(entry, entry.label || 'Modal', piece)),
  )
  const told = isDenied
    ? `Anda menyebut tidak ada biaya tetap, jadi tidak ada yang perlu ditutup: sejak ${piece} pertama sudah untung **${bind(gain.id)}** per ${piece}.`
    : `Biaya tetap belum disebut, jadi titik impasnya belum bisa dihitung: [isi biaya tetap]. Tiap ${piece} memberi untung **${bind(gain.id)}**.`
  return {
    type: 'bep',
    title: 'Analisis Titik Impas',
    figures: book.figures,
    steps: book.steps,
    answer: [p(told, onlyIf(gain.id, 'positive'))],
    key: gain.id,
    shown: [gain.id],
    next: ['Biaya yang tetap ada walau sepi, misalnya sewa, gaji, atau cicilan: [isi biaya tetap].'],
  }
}

/** How many must be sold until what was paid for all of it is covered, whenever that is; and on each of the days that are told. */
export const covered: Account = (terms, { message, ledger }) => {
  const { asked } = ledger
  if (!(asking.test(message) || asked.wanted.includes('pieces')) || ofOthers.test(message)) return null
  const next = asked.words[asked.words.indexOf('berapa') + 1] ?? ''
  const found = coveringOf(terms, unitOf(next) ?? (isHead(next) ? next : null))
  if (!found) return null
  const { piece, price, costs, cuts, fixed, wish, days, weeks } = found
  if (fixed.length === 0) return cuts.length === 0 && !wish && !days ? uncovered(found, message) : null
  const times = new Set([...fixed, ...(wish ? [wish] : [])].flatMap(({ time }) => time ?? []))
  const isMixed = times.size > 1
  const time = isMixed ? 'bulan' : ([...times][0] ?? '')
  if (isMixed && wish && wish.time !== null && wish.time !== 'bulan') return null
  // `gerobak 6,5jt, sewa 900rb sebulan`: what was put in once is covered by no month.
  const isPaidBack = /balik modal|modal(?:nya)? (?:balik|kembali)/iu.test(message)
  if (fixed.some(isOnce) && (time !== '' || !isPaidBack)) return null
  const isMonth = time === 'bulan'
  const book = openBook()
  const sold = book.sum(price.entry, 'Harga jual', piece)
  const spent = [
    ...costs.map(({ entry }) => book.sum(entry, entry.label || 'Modal', piece)),
    ...cuts.map(({ entry }) => book.share('Bagian yang dipotong', sold, book.sum(entry, 'Bagian'))),
  ]
  const gain = spent.length === 0 ? sold : book.less(`Sisa per ${piece}`, sold, spent)
  if (gain.value <= 0) return null
  const calendar = {
    days: isMixed && days?.count ? book.count(days.count, 'Hari jualan') : null,
    weeks: weeks?.count ? book.count(weeks.count, 'Minggu dalam sebulan') : null,
  }
  const paid = fixed.map((one) => {
    const label = sentenceCase(one.entry.label || 'Biaya')
    const sum = book.sum(one.entry, one.many.length === 0 ? label : `${label}, satuan`)
    const all =
      one.many.length === 0
        ? sum
        : book.times(label, [sum, ...one.many.map((count) => book.count(count, `${label}, banyaknya`))])
    return isMixed ? inMonth(one, all, { label, calendar, book }) : all
  })
  const parts = paid.filter((one) => one !== null)
  if (parts.length < paid.length) return null
  const all = book.plus('Yang harus ditutup', parts, { per: time })
  const wished = wish ? book.sum(wish.entry, 'Untung yang diinginkan') : null
  const sum = wished ? `(${all.id} + ${wished.id})` : all.id
  const amount = (all.value + (wished?.value ?? 0)) / gain.value
  const label = wished ? 'Target terjual' : 'Titik impas'
  const needed = book.step(label, `ceil(${sum} / positive(${gain.id}))`, Math.ceil(amount), {
    unit: 'count',
    noun: piece,
    per: time,
  })
  // `hitung BEP & target`: where nothing is gained yet stands beside the wish.
  const even =
    wished && breakEven.test(message)
      ? book.step('Titik impas', `ceil(${all.id} / positive(${gain.id}))`, Math.ceil(all.value / gain.value), {
          unit: 'count',
          noun: piece,
          per: time,
        })
      : null
  const asksDay = asked.times.includes('hari') && time !== 'hari'
  const open = days?.count
    ? book.count(days.count, 'Hari jualan')
    : asksDay && isMonth
      ? book.assume('Hari jualan', 30, 'Sebulan dihitung 30 hari; ubah kalau berbeda.', 'hari')
      : null
  const byDay = open
    ? book.step(label, `ceil(${needed.id} / ${open.id})`, Math.ceil(amount / open.value), {
        unit: 'count',
        noun: piece,
        per: 'hari',
      })
    : null
  const takings = book.step(`Omzet ${label.toLowerCase()}`, `${needed.id} * ${sold.id}`, needed.value * sold.value, {
    per: time,
  })
  return {
    type: 'bep',
    title: wished ? 'Analisis Target Penjualan' : 'Analisis Titik Impas',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `${wished ? label : 'Harus terjual'} **${bind(needed.id)}**${time === '' ? '' : ` se${time}`}${byDay ? `, kira-kira **${bind(byDay.id)}** sehari` : ''}; omzetnya **${bind(takings.id)}**.${even ? ` Titik impasnya **${bind(even.id)}**.` : ''}`,
        onlyIf(gain.id, 'positive'),
      ),
      p(
        spent.length === 0
          ? `Yang harus ditutup **${bind(all.id)}**${time === '' ? '' : ` se${time}`}. Modal per ${piece} tidak disebut, jadi seluruh harganya dihitung menutup biaya itu.`
          : `Tiap ${piece} menyisakan **${bind(gain.id)}** untuk menutup **${bind(all.id)}**.`,
        onlyIf(all.id, 'positive'),
      ),
    ],
    key: needed.id,
    shown: [
      needed.id,
      ...(even ? [even.id] : []),
      ...(byDay ? [byDay.id] : []),
      ...(spent.length === 0 ? [all.id] : [gain.id]),
      takings.id,
    ].filter((id) => book.steps.some((step) => step.id === id)),
    assumptions: book.assumed,
    next: ['Yang biasa terjual sekarang, untuk melihat jaraknya: [isi yang terjual sekarang].'],
  }
}
