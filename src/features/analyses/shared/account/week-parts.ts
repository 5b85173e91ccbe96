import { bind, onlyIf, p } from '../draft.ts'
import { sentenceCase } from '../wording.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import { inMonth } from './by-month.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words('bep|impas|balik modal|banding\\p{L}*|vs|dibagi|swot|target|naik|turun|diskon|promo|tutup|libur')
const order = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu']
const day = String.raw`(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|sen|sel|rab|kam|jum|sab|min)`
const span = new RegExp(
  String.raw`(?<!\p{L})(${day})\s*(?:-|–|s\/d|sd|sampai|sampe|ke|,|&|dan|sama)?\s*(${day})(?!\p{L})`,
  'iu',
)
const toGo = new RegExp(String.raw`(?<!\p{L})${day}\s*(?:-|–|s\/d|sd|sampai|sampe|ke)\s*${day}`, 'iu')
const weekEnd = words('weekend|week end|akhir pekan|akhir minggu')
const workDays = words('weekday|weekdays|hari biasa|hari kerja|week day')

const placeOf = (word: string): number =>
  order.findIndex((one) => one.startsWith(word.toLowerCase().replaceAll(/['’]/g, '').slice(0, 3)))

/** `senin-jumat`, `sabtu minggu`, `weekend`: how many days of a week; null where a text tells no such part of it. */
const daysIn = (said: string): number | null => {
  if (weekEnd.test(said)) return 2
  if (workDays.test(said)) return 5
  const [, from, to] = span.exec(said) ?? []
  if (from === undefined || to === undefined) return null
  const [first, last] = [placeOf(from), placeOf(to)]
  if (first < 0 || last <= first) return null
  if (toGo.test(said)) return last - first + 1
  return last === first + 1 ? 2 : null
}

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
    const named = weekEnd.exec(entry.said)?.[0] ?? workDays.exec(entry.said)?.[0] ?? span.exec(entry.said)?.[0] ?? ''
    return [{ term, name: sentenceCase(named), days: found }]
  })
  const all = parts.reduce((sum, { days }) => sum + days, 0)
  return parts.length > 1 && all <= 7 ? parts : null
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
