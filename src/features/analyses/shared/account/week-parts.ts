import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { isHead } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import { inMonth } from './by-month.ts'
import type { Account, Term } from './term.ts'
import { daysIn, spanNamed } from './week-span.ts'

const ofOthers = words('bep|impas|balik modal|banding\\p{L}*|vs|dibagi|swot|target|naik|turun|diskon|promo|tutup|libur')
const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

const isCost = (one: Term): boolean =>
  isSum(one) && ['cost', 'paid', 'unknown'].includes(one.role) && one.entry.way !== 'in'

interface Part {
  readonly term: Term
  readonly name: string
  readonly days: number
}

/** The parts of the week that takings are told for: each day of it once, seven at most. */
const partsOf = (terms: readonly Term[]): readonly Part[] | null => {
  const parts = terms.flatMap((term): Part[] => {
    const { entry, role } = term
    const found = isSum(term) && role !== 'cost' && role !== 'paid' ? daysIn(entry.said) : null
    if (!found || (term.time !== null && term.time !== 'hari') || term.per !== null || term.many.length > 0) return []
    return [{ term, name: spanNamed(entry.said), days: found }]
  })
  const all = parts.reduce((sum, { days }) => sum + days, 0)
  return parts.length > 1 && all <= 7 && parts.some(({ days }) => days > 1) ? parts : null
}

const paidInMonth = (term: Term, weeks: Amount, days: Amount, book: Book): Amount | null => {
  const { entry, time, per, many } = term
  if (per !== null) return null
  const label = sentenceCase(entry.label || 'Biaya')
  const sum = book.sum(entry, label, time ?? '')
  const each =
    many.length === 0 ? sum : book.times(label, [sum, ...many.map((one) => book.count(one, `${label}, banyaknya`))])
  return inMonth(term, each, { label, calendar: { days, weeks }, book })
}

/** `hari biasa 35 mangkok, sabtu minggu 70 mangkok, harga 12rb modal 5rb`: pieces or hours at one price, and what they come to in a week. */
export const piecesInWeekParts: Account = (terms, { message }) => {
  if (ofOthers.test(message)) return null
  const told = terms.flatMap(({ entry, count, many, time }) => {
    const own = count ?? many[0]
    const days = own ? daysIn(entry.said) : null
    const isDaily = time === null || time === 'hari' || many.length > 0
    return own && days !== null && isDaily ? [{ entry, count: own, days }] : []
  })
  const noun = told[0]?.count.noun ?? ''
  const price = terms.find((one) => isSum(one) && (one.role === 'price' || (one.per === 'jam' && noun === 'jam')))
  const heads = noun === 'jam' ? terms.find(({ count }) => count !== null && isHead(count.noun))?.count : undefined
  const costs = terms.filter((one) => isSum(one) && one.role === 'cost')
  const [cost, moreCosts] = costs
  const others = terms.filter(
    (one) =>
      one !== price && one !== cost && one.count !== (heads ?? 0) && !told.some(({ count }) => count === one.count),
  )
  if (told.length < 2 || noun === '' || !price || moreCosts || others.length > 0) return null
  if (
    told.some(({ count }) => count.noun !== noun) ||
    told.every(({ days }) => days === 1) ||
    told.reduce((sum, { days }) => sum + days, 0) > 7
  )
    return null
  if (
    [price, cost].some(
      (one) => one && ((one.per !== null && one.per !== noun) || (one.time !== null && one.many.length === 0)),
    )
  )
    return null
  const book = openBook()
  const sold = told.map(({ entry, count, days }) => {
    const name = spanNamed(entry.said)
    const each = book.count({ ...count, per: null, rate: null }, `${name}, sehari`)
    return {
      name,
      amount: book.step(`${name} seminggu`, `${each.id} * ${days}`, each.value * days, { unit: 'count', noun }),
    }
  })
  const facts = { unit: 'count' as const, noun, per: 'minggu' }
  const isWork = noun === 'jam' && price.role !== 'price'
  const all = book.plus(
    isWork ? 'Jam kerja seminggu' : 'Terjual seminggu',
    sold.map(({ amount }) => amount),
    facts,
  )
  const at = book.sum(price.entry, isWork ? 'Upah' : 'Harga jual', noun)
  const one = book.times(isWork ? 'Upah seminggu, seorang' : 'Omzet seminggu', [all, at], { per: 'minggu' })
  const takings = heads ? book.times('Upah seminggu, semua', [one, book.count(heads, 'Orang')], { per: 'minggu' }) : one
  const each = cost ? book.less(`Untung per ${noun}`, at, [book.sum(cost.entry, 'Modal', noun)]) : null
  const gain = each ? book.times('Untung seminggu', [all, each], { per: 'minggu' }) : null
  const key = gain ?? takings
  return {
    type: gain ? 'laba_rugi' : isWork ? 'umum' : 'penjualan',
    title: gain ? 'Analisis Untung' : isWork ? 'Analisis Upah' : 'Analisis Omzet',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...(gain && each ? [p(`Untung seminggu **${bind(gain.id)}**, yaitu ${bind(each.id)} per ${noun}.`)] : []),
      isWork
        ? p(
            `Upah seminggu **${bind(takings.id)}**${heads ? `, ${bind(one.id)} seorang` : ''}, dari ${bind(all.id)} kerja.`,
          )
        : p(`Terjual ${bind(all.id)} seminggu, omzetnya **${bind(takings.id)}**.`),
    ],
    key: key.id,
    shown: [...(gain ? [gain.id] : []), takings.id, all.id],
    next: [
      isWork
        ? 'Lembur, hari libur, dan potongan: [isi tambahan atau potongan].'
        : 'Hari libur dan hari yang jauh lebih sepi: [isi hari dan jumlahnya].',
    ],
  }
}

/** Takings that differ over the week: `senin-jumat 450rb, sabtu minggu 900rb sehari`, as a week and a month, and what is left of them. */
export const inWeekParts: Account = (terms, { message }) => {
  if (ofOthers.test(message)) return null
  const parts = partsOf(terms)
  if (!parts || parts.some(({ name }) => name === '')) return null
  const own = parts.map(({ term }) => term)
  const [weeks, moreWeeks] = terms.filter(({ count }) => count?.noun === 'minggu')
  const [share, moreShares] = terms.filter(({ entry, count }) => count === null && entry.percent !== null)
  const costs = terms.filter((one) => !own.includes(one) && one !== weeks && one !== share)
  if (moreWeeks || moreShares || !costs.every(isCost)) return null
  if (share && (share.value >= 100 || ['margin', 'markup', 'growth'].includes(share.role))) return null
  const book = openBook()
  const days = parts.reduce((sum, one) => sum + one.days, 0)
  const taken = parts.map(({ term, name, days: often }) => {
    const sum = book.sum(term.entry, name, 'hari')
    return book.step(`${name} seminggu`, `${sum.id} * ${often}`, sum.value * often, { per: 'minggu' })
  })
  const week = book.plus('Omzet seminggu', taken, { per: 'minggu' })
  const often = weeks?.count
    ? book.count(weeks.count, 'Minggu dalam sebulan')
    : book.assume('Minggu dalam sebulan', 4, 'Sebulan dihitung 4 minggu; ubah kalau berbeda.', 'minggu')
  const month = book.times('Omzet sebulan', [week, often], { per: 'bulan' })
  const goods = share
    ? book.share(
        `${sentenceCase(share.entry.label || 'Modal')} sebulan`,
        month,
        book.sum(share.entry, `${sentenceCase(share.entry.label || 'Modal')} dari omzet`),
        { per: 'bulan' },
      )
    : null
  const isDaily = costs.some(({ time }) => time === 'hari')
  const open = isDaily
    ? book.step('Hari buka sebulan', `${days} * ${often.id}`, days * often.value, { unit: 'count', noun: 'hari' })
    : often
  const others = costs.map((one) => paidInMonth(one, often, open, book))
  if (others.includes(null)) return null
  const spent = [...(goods ? [goods] : []), ...others.filter((one) => one !== null)]
  const all = spent.length === 0 ? null : book.plus('Biaya sebulan', spent, { per: 'bulan' })
  const gain = all ? book.less('Laba bersih sebulan', month, [all], { per: 'bulan' }) : null
  const size = gain ? book.step('Besarnya', `abs(${gain.id})`, Math.abs(gain.value), { quiet: true }) : null
  if (gain) book.part('Margin bersih', gain, month)
  return {
    type: gain ? 'laba_rugi' : 'penjualan',
    title: gain ? 'Analisis Laba Rugi' : 'Analisis Omzet',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...(gain && size
        ? [
            p(
              `{{${gain.id}|Laba bersih|Impas, sisanya|Rugi}} sebulan **${bind(size.id)}**.`,
              onlyIf(gain.id, 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
      p(`Omzet seminggu **${bind(week.id)}**, sebulan **${bind(month.id)}**.`),
      ...(all ? [p(`Biaya sebulan ${bind(all.id)}.`)] : []),
    ],
    key: (gain ?? month).id,
    shown: [...(gain ? [gain.id] : []), month.id, week.id, ...(all ? [all.id] : [])].slice(0, 4),
    chart: { title: 'Omzet seminggu', categories: parts.map(({ name }) => name), values: taken.map(({ id }) => id) },
    assumptions: book.assumed,
    next: ['Hari libur dan hari yang jauh lebih sepi: [isi hari dan omzetnya].'],
  }
}
