import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../draft.ts'
import { wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words('komisi\\p{L}*|bonus\\p{L}*|insentif\\p{L}*|fee')
const ofOthers = words(
  'gaji|pokok|tunjangan|modal|hpp|omzet|omset|untung\\p{L}*|laba|shopee|tokopedia|gofood|grabfood|marketplace|admin|banding\\p{L}*|vs',
)
const reached = words('tembus|lewat|melewati|di ?atas|lebih dari|minimal|mencapai|capai|target')
const given = words('bonus|insentif|tambahan|hadiah')
const idle = wordList('jual penjualan dapat omzet setor tolong analisis komisi sales si')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const isPlain = ({ many, per, time }: Term): boolean => many.length === 0 && per === null && time === null
const nameOf = ({ entry: { label } }: Term): string =>
  sentenceCase(
    label
      .split(' ')
      .filter((word) => !idle.has(word.toLowerCase()))
      .join(' '),
  )

/** What each seller gets of what he sold, and a bonus for those beyond a mark: `Ani 42jt, Bayu 28jt, komisi 2,5%, tembus 30jt bonus 300rb`. */
export const commissions: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message) || !terms.every(isPlain)) return null
  const [share, moreShares] = terms.filter(({ entry, count }) => count === null && entry.percent !== null)
  const [mark, moreMarks] = terms.filter((one) => isSum(one) && reached.test(one.entry.words.join(' ')))
  const [bonus, moreBonus] = terms.filter((one) => one !== mark && isSum(one) && given.test(one.entry.words.join(' ')))
  const sold = terms.filter((one) => isSum(one) && one !== mark && one !== bonus)
  if (!share || moreShares || moreMarks || moreBonus || (mark === undefined) !== (bonus === undefined)) return null
  if (sold.length < 2 || sold.length > 12 || terms.length !== sold.length + 1 + (mark ? 2 : 0)) return null
  const names = sold.map(nameOf)
  if (names.includes('') || new Set(names).size < names.length || share.value >= 100) return null
  const book = openBook()
  const percent = book.sum(share.entry, 'Komisi')
  const limit = mark ? book.sum(mark.entry, 'Batas bonus') : null
  const extra = bonus ? book.sum(bonus.entry, 'Bonus') : null
  const paid = sold.map(({ entry, value }, at) => {
    const name = names[at] ?? ''
    const sales = book.sum(entry, `${name}: penjualan`)
    const commission = book.share(`${name}: komisi`, sales, percent)
    const isBeyond = limit !== null && value >= limit.value
    if (isBeyond && limit) book.less(`${name}: di atas batas bonus`, sales, [limit])
    const parts: Amount[] = [commission, ...(isBeyond && extra ? [extra] : [])]
    return { name, isBeyond, amount: book.plus(`${name}: diterima`, parts) }
  })
  const all = book.plus(
    'Semua yang dibayar',
    paid.map(({ amount }) => amount),
  )
  return {
    type: 'umum',
    title: 'Analisis Komisi',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...paid.map(({ name, amount, isBeyond }) =>
        p(`${name}: **${bind(amount.id)}**${isBeyond ? ', dengan bonus' : ''}.`),
      ),
      p(`Semuanya **${bind(all.id)}**${limit ? `; bonus untuk penjualan ${bind(limit.id)} ke atas` : ''}.`),
    ],
    key: all.id,
    shown: [all.id, ...paid.map(({ amount }) => amount.id)].slice(0, 4),
    chart: { title: 'Yang diterima', categories: names, values: paid.map(({ amount }) => amount.id) },
    next: ['Retur dan penjualan yang belum dibayar, yang biasanya belum dapat komisi: [isi pengurangnya].'],
  }
}
