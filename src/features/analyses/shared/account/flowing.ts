import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { isPeriodWord } from '../figure-words.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words(
  '(?:sisa|saldo|kas|surplus|defisit|selisih|bersih|untung|laba|cashflow|arus)(?:nya|ne|e|na)?|tekor|rugi',
)
const ofOthers = words('bep|impas|balik modal|banding\\p{L}*|target|diskon|cicil\\p{L}*|dibagi|per (?:porsi|pcs|kg)')

interface Span {
  readonly name: string
  readonly ins: readonly Term[]
  readonly outs: readonly Term[]
}

/** `kas bengkel: awal 3,5jt`: what was there before the first of them. */
const isOpening = ({ role, entry }: Term, at: number): boolean =>
  role === 'opening' ||
  (at === 0 && entry.period === '' && (entry.words.includes('awal') || entry.words.at(-1) === 'saldo'))

const isOut = ({ entry }: Term): boolean => entry.way === 'out'

const numbered = /(?<!\p{L})(?:hari|minggu|pekan|bulan) (?:ke )?\d{1,2}$/u

/** `sept: masuk 30jt keluar 27jt`, `gaji 3,2jt di minggu 4`: the time that a sum is of; empty where it tells none. */
const nameOf = ({ entry: { period, label, trail } }: Term): string => {
  if (period !== '') return period
  if (isPeriodWord(label.toLowerCase())) return label
  return numbered.exec(trail.join(' '))?.[0].replace(' ke ', ' ') ?? ''
}

const each =
  /(?:(?<!\p{L})(?:tiap|setiap|per|saben)\s|\/\s?|(?<!\p{L})se)(?:hari|minggu|pekan|bulan)(?:nya)?(?!\p{L})/iu

/** `kulakan 2jt tiap minggu`: the same in each of them. */
const isOfEach = ({ time, entry }: Term, spans: readonly Span[]): boolean =>
  time !== null &&
  each.test(entry.said) &&
  spans.every(({ name }) => timeNamed(name.toLowerCase().split(' ')[0] ?? '') === time)

/** The spans of a message, each with what came in and went out in it; null where a number stands in none of them. */
const spansOf = (terms: readonly Term[]): readonly Span[] | null => {
  const spans: Span[] = []
  const put = (at: number, term: Term): void => {
    const span = spans[at]
    if (!span) return
    spans[at] = isOut(term) ? { ...span, outs: [...span.outs, term] } : { ...span, ins: [...span.ins, term] }
  }
  const ofEach: Term[] = []
  let at = -1
  for (const term of terms) {
    const { entry, count, many, per } = term
    if (count !== null || entry.percent !== null || many.length > 0 || per !== null) return null
    const name = nameOf(term)
    if (name === '' && isOfEach(term, spans)) {
      ofEach.push(term)
      continue
    }
    if (name !== '') at = spans.findIndex((one) => one.name.toLowerCase() === name.toLowerCase())
    if (name !== '' && at < 0) at = spans.push({ name, ins: [], outs: [] }) - 1
    if (at < 0) return null
    put(at, term)
  }
  for (const term of ofEach) for (const place of spans.keys()) put(place, term)
  const isWhole = spans.every(({ ins, outs }) => ins.length > 0 && outs.length > 0)
  return isWhole && spans.length > 1 && new Set(spans.map(({ name }) => name)).size === spans.length ? spans : null
}

/** What is left of each of several days, weeks or months, of all of them, and what lies in the till after each. */
export const flowed: Account = (terms, { message, ledger }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const [opening, more] = terms.filter(isOpening)
  const counted = terms.filter(({ count }) => count !== null && isTimeUnit(count.noun))
  const spans = spansOf(terms.filter((one) => one !== opening && !counted.includes(one)))
  if (!spans || more || counted.some(({ value }) => value !== spans.length)) return null
  const book = openBook()
  const held = opening ? book.sum(opening.entry, 'Saldo awal') : null
  const rests = spans.map(({ name, ins, outs }) => {
    const called = sentenceCase(name)
    const sums = (side: readonly Term[], label: string): Amount[] =>
      side.map(({ entry }) => {
        const own = entry.label.toLowerCase()
        return book.sum(entry, `${called}: ${own === '' || name.toLowerCase().startsWith(own) ? label : own}`)
      })
    const came = book.plus(`${called}: semua yang masuk`, sums(ins, 'masuk'))
    return { name: called, rest: book.less(called, came, sums(outs, 'keluar')) }
  })
  const all = book.plus(
    'Sisa semuanya',
    rests.map(({ rest }) => rest),
  )
  const [one, other, third] = rests.map(({ rest }) => rest)
  const gap =
    one && other && !third && ledger.asked.wanted.includes('gap')
      ? book.step('Selisih keduanya', `abs(${one.id} - ${other.id})`, Math.abs(one.value - other.value))
      : null
  const balances: Amount[] = []
  for (const { name, rest } of held ? rests : [])
    balances.push(book.plus(`Saldo sesudah ${name}`, [balances.at(-1) ?? held ?? rest, rest]))
  const end = balances.at(-1)
  const each = rests.map(({ name, rest }, at) =>
    p(`${name}: **${bind(rest.id)}**${balances[at] ? `, saldonya menjadi ${bind(balances[at].id)}` : ''}.`),
  )
  const isOfEach = ledger.asked.words.includes('tiap')
  return {
    type: 'arus_kas',
    title: 'Analisis Arus Kas',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...(isOfEach ? each : []),
      ...(end ? [p(`Saldo akhir **${bind(end.id)}**.`)] : []),
      p(
        `Semuanya {{${all.id}|tersisa|pas, sisanya|kurang, sisanya}} **${bind(all.id)}**.`,
        onlyIf(all.id, 'positive', 'zero', 'negative'),
      ),
      ...(isOfEach ? [] : each),
      ...(gap ? [p(`Selisih keduanya **${bind(gap.id)}**.`)] : []),
    ],
    key: (end ?? all).id,
    shown: [...(end ? [end.id] : []), ...(gap ? [gap.id] : []), all.id, ...rests.map(({ rest }) => rest.id)].slice(
      0,
      4,
    ),
    chart: {
      title: 'Sisa tiap masa',
      categories: rests.map(({ name }) => name),
      values: rests.map(({ rest }) => rest.id),
    },
    next: ['Yang belum dibayar pembeli dan yang belum dibayar ke pemasok: [isi piutang dan utang].'],
  }
}
