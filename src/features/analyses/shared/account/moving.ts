import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isHead, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import type { Account, Role, State, Term } from './term.ts'

const asking = words(
  'naik\\p{L}*|turun\\p{L}*|selisih\\p{L}*|beda\\p{L}*|sebelum|sesudah|hilang|berkurang|bertambah|tambahan|nambah|dibanding\\p{L}*|vs|mana|dulu|lalu',
)
/** What is asked of a change besides what each time comes to. */
const ofOthers = words(
  'harga baru|(?:untung|laba|margin)\\p{L}* (?:\\p{L}+ ){0,3}(?:tetap|tetep|sama)|harus jual|jual (?:jadi )?(?:berapa|brp)|naik jadi|harus laku|bep|impas|balik modal|target|cicil\\p{L}*|pinjam\\p{L}*|supplier|agen|murah\\p{L}*|stok',
)

const used = wordList('pakai pake dipake dipakai memakai kepakai habis menghabiskan butuh perlu')

/** Told once for each of two times, or once for both. */
interface Move {
  readonly before: Term
  readonly after: Term
}

const moving: readonly Role[] = ['price', 'cost', 'gain', 'received', 'sold']
/** Costs and cuts that belong to one of the two times alone. */
const extra: readonly Role[] = ['paid', 'unknown']

/** Counts that nothing tells apart from what is sold are what is sold; `200 order untung 14rb`: how many, and what of one. */
const asSold = (terms: readonly Term[]): Term[] =>
  terms.flatMap((term): Term[] => {
    const { role, count, many, state } = term
    const [only, more] = many
    if (only && !more && (role === 'gain' || role === 'price'))
      return [
        { ...term, role: 'sold', value: only.value, count: only, many: [], per: null },
        { ...term, many: [], per: only.noun || term.per },
      ]
    const isOpen = role === 'count' || role === 'made'
    const isSold = count !== null && timeNamed(count.noun) === null && (state !== null || !isHead(count.noun))
    return [isOpen && isSold ? { ...term, role: 'sold' } : term]
  })

const dueWords = wordList('iuran spp langganan tiket karcis')

/** `iuran 185rb` of so many then and so many now: what each of them pays. */
const asFee = (terms: readonly Term[]): Term[] => {
  // `iuran dari 150rb jadi 140rb`
  const dues = moveOf(terms, 'received')
  const isDue = dues?.before.entry.words.some((word) => dueWords.has(word)) && moveOf(terms, 'sold') !== null
  if (isDue && !terms.some(({ role }) => role === 'price'))
    return terms.map((term) => (term.role === 'received' ? { ...term, role: 'price' } : term))
  const [fee, more] = terms.filter(({ role }) => role === 'received')
  if (!fee || more || terms.some(({ role }) => role === 'price') || !moveOf(terms, 'sold')) return [...terms]
  return terms.map((term) => (term === fee ? { ...term, role: 'price' } : term))
}

/** `okt 40jt, nov 31jt`: of two times by their names. */
const byPeriods = (terms: readonly Term[]): Term[] => {
  const named = terms.filter(({ entry }) => entry.period !== '')
  const [first, second, third] = named
  if (!first || !second || third || first.entry.period === second.entry.period) return [...terms]
  if ((first.count === null) !== (second.count === null)) return [...terms]
  const role: Role = first.count === null ? 'received' : 'sold'
  return terms.map((term) =>
    term === first
      ? { ...term, role, state: 'before', isMarked: true }
      : term === second
        ? { ...term, role, state: 'after', isMarked: true }
        : term,
  )
}

const promising = wordList('pas waktu saat kalau pakai promo diskon sekarang')

/** What a discount or rise makes of a price that was told before: `pas diskon jadi 17rb`, `pas promo 38rb`. */
const asPrice = (terms: readonly Term[]): Term[] =>
  terms.map((term) => {
    const before = terms.filter(({ role, state }) => role === 'price' && state === 'before')
    const isNew =
      before.length === 1 &&
      term.state === 'after' &&
      term.count === null &&
      extra.includes(term.role) &&
      (term.entry.words.at(-1) === 'jadi' || term.entry.words.every((word) => promising.has(word)))
    return isNew ? { ...term, role: 'price' } : term
  })

const moveOf = (terms: readonly Term[], role: Role): Move | null => {
  const own = terms.filter((one) => one.role === role)
  const [before, moreBefore] = own.filter(({ state }) => state === 'before')
  const [after, moreAfter] = own.filter(({ state }) => state === 'after')
  return before && after && !moreBefore && !moreAfter && own.length === 2 ? { before, after } : null
}

const timeOf = (terms: readonly Term[]): string =>
  terms.find(({ role, time }) => (role === 'sold' || role === 'price') && time !== null)?.time ?? ''

/** What one of the two times comes to. */
interface Side {
  readonly unit: Amount | null
  readonly gain: Amount | null
  readonly takings: Amount | null
  readonly received: Amount | null
}

const sideOf = (state: State, terms: readonly Term[], book: Book, piece: string): Side | null => {
  const name = state === 'before' ? 'sebelumnya' : 'sesudahnya'
  const of = (role: Role): Term | undefined => {
    const own = terms.filter((one) => one.role === role)
    return own.find((one) => one.state === state) ?? (moveOf(terms, role) ? undefined : own[0])
  }
  const told = (role: Role, label: string): Amount | null => {
    const term = of(role)
    if (!term) return null
    const full = moveOf(terms, role) ? `${label} ${name}` : label
    return term.count ? book.count(term.count, full) : book.sum(term.entry, full)
  }
  const price = told('price', 'Harga jual')
  const cost = told('cost', 'Modal')
  const own = terms.filter((one) => extra.includes(one.role) && one.state === state)
  const kept = own.map(({ entry }) => book.sum(entry, entry.label || 'Biaya'))
  const gained = told('gain', 'Untung')
  const per = piece === '' ? 'satuan' : piece
  const whole = gained ?? (price && cost ? book.less(`Untung per ${per} ${name}`, price, [cost]) : null)
  const unit = whole && kept.length > 0 ? book.less(`Untung per ${per} ${name} setelah biaya itu`, whole, kept) : whole
  const sold = told('sold', 'Terjual')
  const time = timeOf(terms)
  const takings = price && sold ? book.times(`Omzet ${name}`, [price, sold], { per: time }) : null
  return {
    unit,
    received: told('received', 'Omzet'),
    takings,
    gain: unit && sold ? book.times(`Untung ${name}`, [unit, sold], { per: time }) : null,
  }
}

const percentOf = (book: Book, label: string, before: Amount, after: Amount): Amount =>
  book.step(`Perubahan ${label} (persen)`, `(${after.id} - ${before.id}) / ${before.id} * 100`, 0, { unit: 'percent' })

/** What a price, cost or number sold was and is, and what that makes of takings and gain. */
export const moved: Account = (read, { message, ledger }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  if (ledger.asked.wanted.includes('pieces')) return null
  const terms = asFee(asSold(asPrice(byPeriods(read)))).filter(
    ({ role, count }) => !(role === 'days' || (role === 'count' && (count?.value ?? 0) < 10)),
  )
  const moves = moving.filter((role) => moveOf(terms, role) !== null)
  // One sum that rose or fell has a reckoning of its own.
  if (moves.length === 0 || terms.every(({ role }) => role === 'received')) return null
  const isPlaced = ({ role, state, isMarked, many, per }: Term): boolean =>
    many.length === 0 &&
    (moving.includes(role) ? true : extra.includes(role) && state !== null && isMarked && per !== null)
  if (!terms.every(isPlaced)) return null
  // What is used up is bought, and a gain of a time is that of no piece.
  if (terms.some(({ role, entry }) => role === 'sold' && entry.words.some((word) => used.has(word)))) return null
  if (terms.some(({ role, per }) => role === 'gain' && per === null) && terms.some(({ role }) => role === 'sold'))
    return null
  const areSingle = moving.every((role) => moves.includes(role) || terms.filter((one) => one.role === role).length < 2)
  const pieces = new Set(
    terms.flatMap(({ per, count }) => [
      ...(per === null ? [] : [per]),
      ...(count && count.noun !== '' ? [count.noun] : []),
    ]),
  )
  if (!areSingle || pieces.size > 1) return null
  const [piece = ''] = pieces
  const book = openBook()
  const before = sideOf('before', terms, book, piece)
  const after = sideOf('after', terms, book, piece)
  if (!before || !after) return null
  const time = timeOf(terms)
  const results: { readonly name: string; readonly before: Amount; readonly after: Amount; readonly gap: Amount }[] = []
  const compare = (name: string, one: Amount | null, other: Amount | null, per: string): void => {
    if (!one || !other || one.id === other.id) return
    results.push({
      name,
      before: one,
      after: other,
      gap: book.step(`Perubahan ${name}`, `${other.id} - ${one.id}`, other.value - one.value, { per }),
    })
  }
  compare('untung', before.gain, after.gain, time)
  compare('omzet', before.takings, after.takings, time)
  compare('omzet', before.received, after.received, '')
  if (results.length === 0) compare(`untung per ${piece || 'satuan'}`, before.unit, after.unit, '')
  const percents = moves
    .map((role) => {
      const move = moveOf(terms, role)
      const amount = (term: Term): Amount => (term.count ? book.count(term.count, '') : book.sum(term.entry, ''))
      const label =
        role === 'price'
          ? 'harga'
          : role === 'cost'
            ? 'modal'
            : role === 'sold'
              ? `jumlah ${piece}`.trim()
              : role === 'gain'
                ? 'untung satuan'
                : 'omzet'
      return move ? [{ label, id: percentOf(book, label, amount(move.before), amount(move.after)).id }] : []
    })
    .flat()
  const [first] = results
  if (!first) return null
  for (const { gap } of results) book.step('Besarnya', `abs(${gap.id})`, Math.abs(gap.value), { quiet: true })
  const sizes = book.steps.filter(({ label }) => label === 'Besarnya')
  return {
    type: 'penjualan',
    title: 'Analisis Perubahan',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...results.map(({ name, before: one, after: other, gap }, at) =>
        p(
          `${sentenceCase(name)} {{${gap.id}|naik|tetap, berubah|turun}} **${bind(sizes[at]?.id ?? '')}**${time === '' || name.includes('per') ? '' : ` per ${time}`}: dari ${bind(one.id)} menjadi ${bind(other.id)}.`,
          onlyIf(gap.id, 'positive', 'zero', 'negative'),
        ),
      ),
      p(`Dalam persen: ${percents.map(({ label, id }) => `${label} **${bind(id)}**`).join(', ')}.`),
    ],
    key: first.gap.id,
    shown: [
      ...results.map(({ gap }) => gap.id),
      first.before.id,
      first.after.id,
      ...percents.map(({ id }) => id),
    ].slice(0, 4),
    chart: {
      title: sentenceCase(first.name),
      categories: ['Sebelumnya', 'Sesudahnya'],
      values: [first.before.id, first.after.id],
    },
    next: ['Sebab perubahannya: [isi sebabnya].'],
  }
}
