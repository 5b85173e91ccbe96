import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words('bep|impas|balik modal|target|diskon|dibagi|bagi hasil|cicil\\p{L}*|naik|turun')

/** The takings of one branch, month or good, and what is left of them. */
interface Earned {
  readonly name: string
  readonly takings: Term
  readonly gain: Term
}

const nameOf = ({ entry }: Term): string => sentenceCase(entry.label || entry.period)

/** `toko omzet 22jt laba 4,4jt, online omzet 15jt laba 3,6jt`, either of the two first; null where a sum stands alone. */
const earnedIn = (sums: readonly Term[]): readonly Earned[] | null => {
  const earned: Earned[] = []
  for (let at = 0; at < sums.length; at += 2) {
    const pair = [sums[at], sums[at + 1]]
    const takings = pair.find((one) => one?.role === 'received')
    const gain = pair.find((one) => one?.role === 'gain')
    if (!takings || !gain || takings.time !== gain.time || gain.value > takings.value) return null
    earned.push({ name: pair.map((one) => (one ? nameOf(one) : '')).find((name) => name !== '') ?? '', takings, gain })
  }
  const names = new Set(earned.map(({ name }) => name))
  return earned.length > 1 && names.size === earned.length && !names.has('') ? earned : null
}

/** What each of several keeps of its takings, where both are told: a gain is never added to the takings it is part of. */
export const marginsTold: Account = (terms, { message }) => {
  if (ofOthers.test(message)) return null
  const earned = earnedIn(terms.filter(({ count }) => count === null))
  // `2 outlet`: how many they are.
  if (!earned || terms.some(({ count, value }) => count !== null && value !== earned.length)) return null
  if (earned.some(({ takings, gain }) => takings.many.length + gain.many.length > 0)) return null
  const book = openBook()
  const rows = earned.map(({ name, takings, gain }) => {
    const whole = book.sum(takings.entry, `${name}: omzet`)
    const part = book.sum(gain.entry, `${name}: laba`)
    return { name, whole, part, margin: book.part(`Margin ${name}`, part, whole) }
  })
  const best = rows.reduce((one, other) => (other.margin.value > one.margin.value ? other : one))
  const all = (label: string, of: (row: (typeof rows)[number]) => Amount): Amount => book.plus(label, rows.map(of))
  const takings = all('Omzet semuanya', ({ whole }) => whole)
  const gain = all('Laba semuanya', ({ part }) => part)
  const margin = book.part('Margin semuanya', gain, takings)
  return {
    type: 'perbandingan',
    title: 'Perbandingan Margin',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `Margin terbesar **${best.name}**, **${bind(best.margin.id)}** dari omzetnya.`,
        onlyIf(best.margin.id, 'positive'),
      ),
      p(
        `${rows.map((row) => `${row.name} **${bind(row.margin.id)}** (laba ${bind(row.part.id)} dari omzet ${bind(row.whole.id)})`).join(', ')}.`,
      ),
      p(`Semuanya: omzet ${bind(takings.id)}, laba **${bind(gain.id)}**, margin **${bind(margin.id)}**.`),
    ],
    key: best.margin.id,
    shown: [...rows.slice(0, 2).map((row) => row.margin.id), gain.id, margin.id],
    chart: {
      title: 'Laba masing-masing',
      categories: rows.map(({ name }) => name),
      values: rows.map(({ part }) => part.id),
    },
    next: ['Biaya bersama yang belum dibagi ke masing-masing: [isi biaya bersama].'],
  }
}
