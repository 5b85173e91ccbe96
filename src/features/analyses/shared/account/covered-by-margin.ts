import { bind, onlyIf, p } from '../draft.ts'
import { wordList } from '../ledger/levels/units.ts'
import { asksMoreTakings, words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|dibagi|diskon|cicil\\p{L}* dp|swot|persen (?:naik|turun)',
)
const added = wordList('nambah tambah tambahan menambah naik')
const onTop = words('nambah|tambah|tambahan|menambah|rekrut|ekstra|baru')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

/** `omzet naik 6jt`: what it would rise by is told, and not asked. */
const isNow = ({ many, entry }: Term): boolean => many.length === 0 && !entry.words.some((word) => added.has(word))

/** What more must be sold until its margin pays a cost that comes on top: `margin 55%, tambah karyawan 2,1jt sebulan`. */
export const coveredByMargin: Account = (terms, { message, ledger }) => {
  if (!asksMoreTakings.test(message) || !onTop.test(message) || ofOthers.test(message)) return null
  const [margin, moreMargin] = terms.filter(({ role }) => role === 'margin')
  const costs = terms.filter((one) => isSum(one) && one.role === 'paid')
  const [now, moreNow] = terms.filter((one) => isSum(one) && one.role === 'received')
  const [days, moreDays] = terms.filter(({ role }) => role === 'days')
  if (!margin || moreMargin || moreNow || moreDays || costs.length === 0) return null
  if (terms.length !== costs.length + 1 + (now ? 1 : 0) + (days ? 1 : 0) || margin.value >= 100) return null
  const [time, moreTime] = new Set(costs.map((one) => one.time ?? 'bulan'))
  if (moreTime || costs.some(({ per }) => per !== null) || (now && !isNow(now))) return null
  const per = time ?? 'bulan'
  const book = openBook()
  const parts = costs.map(({ entry, many }) => {
    const label = entry.label || 'Biaya tambahan'
    const sum = book.sum(entry, label)
    return many.length === 0
      ? sum
      : book.times(label, [sum, ...many.map((one) => book.count(one, `${label}, banyaknya`))])
  })
  const cost = book.plus('Biaya tambahan', parts, { per })
  const share = book.sum(margin.entry, 'Margin')
  const more = book.step(
    'Tambahan omzet',
    `${cost.id} / positive(${share.id} / 100)`,
    (cost.value * 100) / share.value,
    { per },
  )
  const isDaily = per === 'bulan' && (ledger.asked.times.includes('hari') || now?.time === 'hari')
  const open = !isDaily
    ? null
    : days?.count
      ? book.count(days.count, 'Hari buka')
      : book.assume('Hari buka', 30, 'Sebulan dihitung 30 hari; ubah kalau berbeda.', 'hari')
  const daily = open ? book.over('Tambahan omzet', more, open, { per: 'hari' }) : null
  const shownMore = daily ?? more
  const told = now && now.time === (daily ? 'hari' : per) ? book.sum(now.entry, 'Omzet sekarang', now.time ?? '') : null
  const total = told ? book.plus('Omzet yang harus dicapai', [told, shownMore], { per: now?.time ?? '' }) : null
  const rise = told ? book.part('Kenaikan omzet', shownMore, told) : null
  const spoken = daily ? ' sehari' : ` se${per}`
  return {
    type: 'bep',
    title: 'Analisis Tambahan Omzet',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `Omzet harus naik **${bind(shownMore.id)}**${spoken}${daily ? `, atau ${bind(more.id)} se${per}` : ''}, supaya marginnya menutup ${bind(cost.id)}.`,
        onlyIf(more.id, 'positive'),
      ),
      ...(total && rise
        ? [p(`Dari omzet sekarang menjadi **${bind(total.id)}**${spoken}, naik ${bind(rise.id)}.`)]
        : []),
    ],
    key: shownMore.id,
    shown: [shownMore.id, ...(daily ? [more.id] : []), ...(total ? [total.id] : []), ...(rise ? [rise.id] : [])],
    assumptions: book.assumed,
    next: ['Di atas kenaikan itu barulah labanya bertambah: [isi tambahan omzet yang mungkin].'],
  }
}
