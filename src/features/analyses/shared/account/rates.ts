import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words('bep|impas|margin|bunga|pinjam\\p{L}*|naik|turun|target|untung\\p{L}*|laba|modal|dp|hpp')

/** A sum and the share that is taken or earned of it. */
interface Rated {
  readonly sum: Term
  readonly share: Term
}

/** Every sum of the message with a share right behind it; null where a number stands by itself. */
const ratedOf = (terms: readonly Term[]): readonly Rated[] | null => {
  const rated: Rated[] = []
  for (let at = 0; at < terms.length; at += 2) {
    const [sum, share] = [terms[at], terms[at + 1]]
    const isPair =
      sum?.count === null && share?.count === null && sum.entry.percent === null && share.entry.percent !== null
    if (!sum || !share || !isPair || share.role === 'growth') return null
    rated.push({ sum, share })
  }
  return rated.length > 1 ? rated : null
}

const named = ({ sum }: Rated, at: number): string =>
  sentenceCase(sum.entry.label.replace(/^(?:penjualan|omzet|omset)\s+|\s+(?:jual|closing|penjualan|omzet)$/iu, '')) ||
  `Bagian ${at + 1}`

/** `A 12jt potongan 6%, B 18jt potongan 8%`: what the share of each comes to, what is left, and both together. */
export const ratesOfEach: Account = (terms, { message }) => {
  if (ofOthers.test(message)) return null
  const rated = ratedOf(terms.filter(({ role, value }) => role !== 'count' || value > 6))
  if (!rated) return null
  const book = openBook()
  const isEarned = words('komisi|bonus|fee|bagian|royalti|insentif').test(message)
  const noun = isEarned ? 'Komisi' : 'Potongan'
  const rows = rated.map((one, at) => {
    const name = named(one, at)
    const many = one.sum.many.map((count) => book.count(count, `${name}: banyaknya`))
    const told = book.sum(one.sum.entry, name)
    const sum = many.length === 0 ? told : book.times(`${name}: semuanya`, [told, ...many])
    const share = book.share(`${noun} ${name}`, sum, book.sum(one.share.entry, `${noun} ${name}`))
    return { name, sum, share, net: isEarned ? null : book.less(`Bersih ${name}`, sum, [share]) }
  })
  const result = (row: (typeof rows)[number]): Amount => row.net ?? row.share
  const all = book.plus(isEarned ? `Semua ${noun.toLowerCase()}` : 'Semua yang bersih', rows.map(result))
  if (!isEarned)
    book.plus(
      'Semua potongan',
      rows.map(({ share }) => share),
    )
  return {
    type: 'penjualan',
    title: isEarned ? 'Analisis Komisi' : 'Analisis Penerimaan Bersih',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`${isEarned ? `Semua ${noun.toLowerCase()}` : 'Bersih semuanya'} **${bind(all.id)}**.`),
      ...rows.map((row) => p(`${row.name}: **${bind(result(row).id)}** dari ${bind(row.sum.id)}.`)),
    ],
    key: all.id,
    shown: [all.id, ...rows.map((row) => result(row).id)].slice(0, 4),
    chart: {
      title: isEarned ? noun : 'Bersih',
      categories: rows.map(({ name }) => name),
      values: rows.map((row) => result(row).id),
    },
    next: [],
  }
}
