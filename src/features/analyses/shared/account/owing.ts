import { bind, onlyIf, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words(
  'bunga|tenor|bep|impas|balik modal|banding\\p{L}*|mending\\p{L}*|dibagi|piutang|tunai|cash|kontan|dp|harga',
)
const owing = words('utang|hutang|pinjaman|kur|kredit|sisa|koperasi|bank|tunggakan')
const paying = words('cicil\\p{L}*|angsur\\p{L}*|nyicil|ngangsur|setor\\p{L}*|bayar')

const says = ({ entry }: Term, of: RegExp): boolean => of.test([entry.label, ...entry.words].join(' '))

/** `pinjaman 30jt, angsuran 1,5jt sebulan, laba 5jt`: when it is paid off, and what the instalment takes of what is earned. */
export const owed: Account = (terms, { message }) => {
  if (ofOthers.test(message) || terms.length < 2 || terms.length > 3) return null
  if (terms.some(({ count, many, entry }) => count !== null || many.length > 0 || entry.money === null)) return null
  const due = terms.find((one) => says(one, paying))
  const debt = terms.find((one) => one !== due && one.time === null && says(one, owing))
  const income = terms.find((one) => one !== due && one !== debt)
  if (!due || !debt || due.value >= debt.value || (due.time !== null && due.time !== 'bulan')) return null
  if (income && !['gain', 'received'].includes(income.role)) return null
  if (income && income.time !== null && income.time !== 'bulan') return null
  const book = openBook()
  const whole = book.sum(debt.entry, 'Sisa utang')
  const part = book.sum(due.entry, 'Cicilan', 'bulan')
  const months = book.step('Lunas dalam', `ceil(${whole.id} / ${part.id})`, Math.ceil(whole.value / part.value), {
    unit: 'count',
    noun: 'bulan',
  })
  const isGain = income?.role === 'gain'
  const earned = income ? book.sum(income.entry, isGain ? 'Laba' : 'Pemasukan', 'bulan') : null
  const share = earned ? book.part(`Cicilan dari ${isGain ? 'laba' : 'pemasukan'}`, part, earned) : null
  const rest = earned ? book.less('Sisa setelah cicilan', earned, [part], { per: 'bulan' }) : null
  return {
    type: 'kelayakan',
    title: 'Analisis Utang',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...(share && rest && earned
        ? [
            p(
              `Cicilan memakai **${bind(share.id)}** dari ${isGain ? 'laba' : 'pemasukan'} ${bind(earned.id)}; sisanya **${bind(rest.id)}** sebulan.`,
              onlyIf(rest.id, 'positive', 'zero'),
            ),
            p(
              `Cicilan lebih besar daripada ${isGain ? 'laba' : 'pemasukan'} sebulan: ${bind(share.id)}. Bicarakan keringanan sebelum menunggak.`,
              onlyIf(rest.id, 'negative'),
            ),
          ]
        : []),
      p(`Dengan cicilan ${bind(part.id)} sebulan, utang ${bind(whole.id)} lunas dalam **${bind(months.id)}**.`),
    ],
    key: (share ?? months).id,
    shown: [...(share && rest ? [share.id, rest.id] : []), months.id],
    assumptions: ['Lama lunas dihitung dari sisa utang dibagi cicilan; bunga yang belum termasuk menambah lamanya.'],
    next: [
      ...(isGain ? [] : ['Laba bersih sebulan, dari mana cicilan dibayar: [isi laba sebulan].']),
      'Laba di bulan paling sepi, apakah masih menutup cicilan: [isi laba bulan sepi].',
    ],
  }
}
