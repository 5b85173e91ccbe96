import { bind, onlyIf, p } from '../draft.ts'
import { isHead } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words(
  '(?:naik|naikin|menaikkan|naikkan|dinaikkan|dinaikin|kenaikan) (?:gaji|upah|honor)\\p{L}*|(?:gaji|upah|honor)\\p{L}*(?: \\p{L}+){0,3} (?:naik|dinaikkan|dinaikin)',
)

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const isGain = ({ role, entry }: Term): boolean =>
  role === 'gain' || entry.words.some((word) => ['untung', 'laba', 'bersih'].includes(word))

/** `gaji 2 karyawan dari 1,6jt jadi 1,85jt, untung 5,2jt`: what the raise costs, and what is left of the gain. */
export const raisedPay: Account = (terms, { message }) => {
  if (!asking.test(message)) return null
  const sums = terms.filter(isSum)
  const [gain, moreGains] = sums.filter(isGain)
  const pays = sums.filter((one) => one !== gain)
  const [before, after, more] = pays
  const heads = terms.flatMap(({ count, many }) => [...(count ? [count] : []), ...many])
  const [people, moreHeads] = heads
  if (!before || !after || more || moreGains || moreHeads || before.value >= after.value) return null
  if (before.state !== 'before' || after.state !== 'after' || (people && !isHead(people.noun))) return null
  if (terms.length !== sums.length + terms.filter(({ count }) => count !== null).length) return null
  const book = openBook()
  const old = book.sum(before.entry, 'Gaji sekarang', 'orang')
  const now = book.sum(after.entry, 'Gaji baru', 'orang')
  const each = book.less('Tambahan tiap orang', now, [old], { per: 'bulan' })
  const count = people ? book.count(people, 'Yang digaji') : null
  const all = count ? book.times('Tambahan gaji', [each, count], { per: 'bulan' }) : each
  const told = gain ? book.sum(gain.entry, 'Untung sekarang', 'bulan') : null
  const left = told ? book.less('Untung sesudah gaji naik', told, [all], { per: 'bulan' }) : null
  return {
    type: 'laba_rugi',
    title: 'Analisis Kenaikan Gaji',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...(left
        ? [
            p(`Untungnya menjadi **${bind(left.id)}** sebulan.`, onlyIf(left.id, 'positive')),
            p(`Untungnya habis: menjadi **${bind(left.id)}** sebulan.`, onlyIf(left.id, 'zero', 'negative')),
          ]
        : []),
      p(`Gaji bertambah **${bind(all.id)}** sebulan, ${bind(each.id)} tiap orang.`),
    ],
    key: (left ?? all).id,
    shown: [...(left ? [left.id] : []), all.id, ...(all === each ? [] : [each.id])],
    next: ['Tambahan penjualan yang menutupnya: [isi tambahan penjualan].'],
  }
}
