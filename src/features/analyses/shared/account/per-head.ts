import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../draft.ts'
import { isHead } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words('untung\\p{L}*|laba|modal|margin|naik|turun|target|bep|impas|dibagi|gaji|upah|harga|@')

const counting = (term: Term): string => term.count?.noun || (term.entry.words.at(-1) ?? '')

/** Who is counted and whom is asked for: `42 pembeli`, `per orang`. */
const isSame = (counted: string, asked: string): boolean => counted === asked || (isHead(counted) && isHead(asked))

/** `pagi 1,2jt 60 transaksi, sore 2,1jt 84 transaksi`: what each of several takes for one of those it counts. */
export const perHead: Account = (terms, { message, ledger }) => {
  const { per } = ledger.asked
  if (per === null || ofOthers.test(message)) return null
  // `3 cabang` counts those who are told.
  const told = terms.filter(
    ({ count, entry }, at) => !(at === 0 && count !== null && count.value < 10 && entry.money === null),
  )
  const pairs: { readonly sum: Term; readonly heads: Term }[] = []
  for (let at = 0; at < told.length; at += 2) {
    const [first, second] = [told[at], told[at + 1]]
    // `42 pembeli omset 840rb`, `omset 840rb 42 pembeli`
    const [sum, heads] = first?.count ? [second, first] : [first, second]
    const isPair =
      sum?.count === null && heads?.count && sum.entry.money !== null && sum.many.length === 0 && sum.per === null
    if (!sum || !heads || !isPair || !isSame(counting(heads), per)) return null
    pairs.push({ sum, heads })
  }
  if (pairs.length < 2) return null
  const book = openBook()
  const rows = pairs.map(({ sum, heads }, at) => {
    const name = sentenceCase(sum.entry.label) || `Bagian ${at + 1}`
    const own = book.sum(sum.entry, name)
    const count = book.count(
      { ...(heads.count ?? { value: 0, per: null, rate: null, times: false, said: '' }), noun: per },
      `${name}: ${per}`,
    )
    return { name, each: book.over(name, own, count, { per }) }
  })
  const most = rows.reduce((best, row) => (row.each.value > best.each.value ? row : best))
  return {
    type: 'perbandingan',
    title: `Analisis per ${sentenceCase(per)}`,
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Terbesar **${most.name}**: **${bind(most.each.id)}** per ${per}.`),
      ...rows.filter((row) => row !== most).map(({ name, each }) => p(`${name}: **${bind(each.id)}** per ${per}.`)),
    ],
    key: most.each.id,
    shown: rows.map(({ each }) => each.id).slice(0, 4),
    chart: { title: `Per ${per}`, categories: rows.map(({ name }) => name), values: rows.map(({ each }) => each.id) },
    next: [],
  }
}
