import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import { inMonth } from './by-month.ts'
import type { Account, Term } from './term.ts'

const asking = words('balik modal\\p{L}*|modal(?:nya)? (?:balik|kembali)|(?:laba|untung|bersih)(?:nya)?(?: bersih)?')
const ofOthers = words(
  'bep|impas|banding\\p{L}*|vs|dibagi|bagi hasil|target|diskon|bunga|cicil\\p{L}*|pinjam\\p{L}*|naik|turun|supaya|biar',
)
const capital = words('modal awal|modal|investasi|balik modal')
const grossly = words('margin|kotor|untung kotor|laba kotor')
const goods = words('bahan|belanja|kulak\\p{L}*|hpp|barang')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const said = ({ entry }: Term): string => entry.words.join(' ')
const isCapital = (one: Term): boolean => isSum(one) && capital.test(said(one)) && one.many.length === 0

/** Takings whose gross margin is told, less the costs that stay: what is left in a month, and when the capital is back. */
export const marginReturned: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const [income, moreIncome] = terms.filter((one) => isSum(one) && one.role === 'received')
  const [share, moreShares] = terms.filter((one) => one.count === null && one.entry.percent !== null)
  const [put, morePut] = terms.filter(isCapital)
  const [days, moreDays] = terms.filter(({ role }) => role === 'days')
  const costs = terms.filter((one) => isSum(one) && one !== income && one !== put)
  if (!income || !share || moreIncome || moreShares || morePut || moreDays || !grossly.test(said(share))) return null
  if (terms.length !== costs.length + 2 + (put ? 1 : 0) + (days ? 1 : 0) || costs.length === 0) return null
  if (share.value >= 100 || income.many.length > 0 || (income.per !== null && timeNamed(income.per) === null))
    return null
  const isCost = (one: Term): boolean =>
    ['paid', 'unknown'].includes(one.role) && (one.per === null || one.many.length > 0) && !goods.test(said(one))
  if (!costs.every(isCost)) return null
  const book = openBook()
  const calendar = { days: days?.count ? book.count(days.count, 'Hari buka') : null, weeks: null }
  const month = (one: Term, label: string): Amount | null => {
    const sum = book.sum(one.entry, label, one.time ?? '')
    const all =
      one.many.length === 0
        ? sum
        : book.times(label, [sum, ...one.many.map((each) => book.count(each, `${label}, banyaknya`))])
    return inMonth(one, all, { label, calendar, book })
  }
  const takings = book.sum(income.entry, 'Omzet', income.time ?? '')
  const paid = costs.map((one) => month(one, sentenceCase(one.entry.label || 'Biaya tetap')))
  const label = 'Laba kotor'
  const each = book.share(label, takings, book.sum(share.entry, 'Margin kotor'), { per: income.time ?? 'bulan' })
  const gross = inMonth(income, each, { label, calendar, book })
  if (!gross || paid.includes(null)) return null
  const spent = book.plus(
    'Semua biaya',
    paid.filter((one) => one !== null),
    { per: 'bulan' },
  )
  const gain = book.less('Laba bersih', gross, [spent], { per: 'bulan' })
  const size = book.step('Besarnya', `abs(${gain.id})`, Math.abs(gain.value), { quiet: true })
  const stake = put ? book.sum(put.entry, 'Modal awal') : null
  const back = stake
    ? book.step('Balik modal', `${stake.id} / positive(${gain.id})`, stake.value / gain.value, {
        unit: 'count',
        noun: 'bulan',
      })
    : null
  return {
    type: stake ? 'kelayakan' : 'laba_rugi',
    title: stake ? 'Analisis Balik Modal' : 'Analisis Laba Rugi',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `{{${gain.id}|Laba bersih|Impas, sisanya|Rugi}} sebulan **${bind(size.id)}**: laba kotor ${bind(gross.id)} dikurangi biaya ${bind(spent.id)}.`,
        onlyIf(gain.id, 'positive', 'zero', 'negative'),
      ),
      ...(back ? [p(`Modal kembali dalam **${bind(back.id)}**.`, onlyIf(gain.id, 'positive'))] : []),
      ...(back ? [p('Selama masih rugi, modalnya tidak kembali.', onlyIf(gain.id, 'negative', 'zero'))] : []),
    ],
    key: gain.id,
    shown: [gain.id, ...(back ? [back.id] : []), gross.id, spent.id].filter((id) =>
      book.steps.some((step) => step.id === id),
    ),
    assumptions: book.assumed,
    next: ['Bulan sepi dan biaya yang belum disebut: [isi biaya lain].'],
  }
}
