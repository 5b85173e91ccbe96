import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isOccasion } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import { withoutFixed } from './covering.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const comparing = words(
  'mana|murah\\p{L}*|hemat\\p{L}*|beda\\p{L}*|selisih\\p{L}*|atau|ato|vs|banding\\p{L}*|mending\\p{L}*|impas',
)
const ofOthers = words(
  'untung\\p{L}*|laba|cuan|margin|profit|omzet|omset|laku|payu|dijual|rugi|panen|dp|pinjam\\p{L}*|supplier|diskon|bunga',
)

/** `mending penjahit`, `atau borongan`: what weighs them is no part of their names. */
const choosing = /^(?:(?:mending|atau|ato|kalau|kalo|klo|lebih|pilih|enakan)\s+)+/iu

/** A sum and the counts that it was multiplied by, up to what they come to. */
interface Reached {
  readonly amount: Amount
  /** For one of what it still is; null where it is all of it. */
  readonly unit: string | null
}

const unitOf = ({ per, time }: Term): string | null => time ?? per

/** Whether a count tells how many of what the sum is for: `8 kali sebulan` of so much a day. */
const isFor = (count: Term, unit: string): boolean => {
  const noun = count.count?.noun ?? ''
  return (
    isOfPiece(unit, noun) ||
    timeNamed(noun) === unit ||
    noun === unit ||
    (isOccasion(noun) && (timeNamed(unit) === 'hari' || isOccasion(unit)))
  )
}

const reached = (sum: Term, counts: readonly Term[], book: Book, name: string): Reached => {
  let amount = book.sum(sum.entry, name, unitOf(sum) ?? '')
  let unit = unitOf(sum)
  for (const one of sum.many) {
    amount = book.times(name, [amount, book.count(one, `${name}: banyaknya`)])
    unit = timeNamed(one.per ?? '') ?? one.rate
  }
  const used = new Set<Term>()
  for (;;) {
    const at: string | null = unit
    const next = at === null ? undefined : counts.find((one) => !used.has(one) && isFor(one, at))
    if (!next?.count) return { amount, unit }
    used.add(next)
    amount = book.times(name, [amount, book.count(next.count, sentenceCase(next.count.noun || 'banyaknya'))], {
      per: next.time ?? '',
    })
    unit = next.time
  }
}

/** What two ways to pay for one thing come to in the same time; and after how often the one that is bought pays. */
export const comparedInTime: Account = (terms, { message, ledger }) => {
  // Of several times that are asked each has its own sum.
  if (!comparing.test(message) || ofOthers.test(message) || ledger.asked.times.length > 1) return null
  const sums = terms.filter(({ count, entry }) => count === null && entry.percent === null)
  const counts = terms.filter(({ count, value }) => count !== null && value > 1)
  const [first, second, third] = sums
  if (!first || !second || third || terms.some(({ entry }) => entry.percent !== null)) return null
  if (sums.some(({ role }) => ['wish', 'target', 'opening', 'gain', 'received'].includes(role))) return null
  const book = openBook()
  const names = sums.map(({ entry }, at) => sentenceCase(entry.label.replace(choosing, '')) || `Pilihan ${at + 1}`)
  const isDistinct = new Set(names).size === 2
  const called = isDistinct ? names : ['Pilihan 1', 'Pilihan 2']
  const ways = sums.map((one, at) => reached(one, counts, book, called[at] ?? ''))
  const [one, other] = ways
  if (!one || !other) return null
  const isAllUsed = counts.every(({ count }) =>
    book.figures.some(({ told }) => told?.kind === 'count' && told.said === count?.said && told.value === count.value),
  )
  if (!isAllUsed) return null
  const isTold = (way: Reached): boolean => book.steps.every(({ id }) => id !== way.amount.id)
  // `sewa 450rb sekali acara, beli 13,5jt`: how often until the other is paid.
  const often = ways.find(({ unit }) => unit !== null)
  const whole = ways.find(({ unit }) => unit === null)
  if (
    counts.length === 0 &&
    often &&
    whole &&
    whole.amount.value > often.amount.value &&
    !withoutFixed.test(message) &&
    /impas|berapa kali|brp kali|balik modal/iu.test(message)
  ) {
    const unit = often.unit ?? 'kali'
    const times = book.step(
      'Impas setelah',
      `ceil(${whole.amount.id} / ${often.amount.id})`,
      Math.ceil(whole.amount.value / often.amount.value),
      { unit: 'count', noun: unit },
    )
    return {
      type: 'perbandingan',
      title: 'Analisis Titik Impas',
      figures: book.figures,
      steps: book.steps,
      answer: [
        p(`Impas setelah **${bind(times.id)}**: sampai di situ jumlahnya sama dengan **${bind(whole.amount.id)}**.`),
      ],
      key: times.id,
      shown: [times.id],
      next: ['Biaya rawat, simpan, dan angkut: [isi biaya lain].'],
    }
  }
  if (one.unit !== other.unit || counts.length === 0 || (isTold(one) && isTold(other))) return null
  const time = timeNamed(one.unit ?? '') ?? ''
  const gap = book.step(
    'Selisih',
    `abs(${one.amount.id} - ${other.amount.id})`,
    Math.abs(one.amount.value - other.amount.value),
    { per: time },
  )
  const less = one.amount.value < other.amount.value ? 0 : 1
  const spoken = time === '' ? '' : ` se${time}`
  return {
    type: 'perbandingan',
    title: 'Perbandingan Biaya',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`**${called[less] ?? ''}** lebih hemat **${bind(gap.id)}**${spoken}.`, onlyIf(gap.id, 'positive')),
      p(`Keduanya sama${spoken}.`, onlyIf(gap.id, 'zero')),
      ...ways.map(({ amount }, at) => p(`${called[at] ?? ''}: **${bind(amount.id)}**${spoken}.`)),
    ],
    key: gap.id,
    shown: [gap.id, ...ways.map(({ amount }) => amount.id).filter((id) => book.steps.some((step) => step.id === id))],
    chart: { title: `Biaya${spoken}`, categories: called, values: ways.map(({ amount }) => amount.id) },
    next: ['Mutu, tenaga, dan waktu masing-masing: [isi bedanya].'],
  }
}
