import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { bind, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words('(?:untung|laba|rugi)(?:nya| rugi)?|laba rugi|untung rugi|sisa(?:nya)?')
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|mana|per \\p{L}+|dibagi|diskon|naik|turun|hpp|modal|paket|porsi|pcs|jual\\p{L}*|dijual|laku|terjual|harga|kalau|kalo|target|pinjam\\p{L}*',
)

const isPaid = ({ count, entry, role, per, many }: Term): boolean =>
  count === null &&
  entry.percent === null &&
  entry.way === 'out' &&
  ['cost', 'paid', 'unknown'].includes(role) &&
  (per === null || timeNamed(per) !== null || many.some(({ noun }) => noun === per))

const running = words('belanja|gaji|sewa|listrik|kulak\\p{L}*|kontrakan')
const isRunning = ({ value, entry }: Term): boolean => value >= 100_000 && running.test(entry.words.join(' '))

/** Gain is asked and only costs are told: what they come to, and that the takings are missing. */
export const withoutTakings: Account = (terms, { message }) => {
  const sums = terms.filter(({ count, value }) => count === null || value > 1)
  if (!asking.test(message) || ofOthers.test(message)) return null
  // A list of small things and their costs is no month of a business.
  if (sums.length < 2 || !sums.every(isPaid) || !sums.some(isRunning)) return null
  const times = new Set(sums.flatMap(({ time }) => time ?? []))
  if (times.size > 1) return null
  const [time = ''] = times
  const book = openBook()
  const paid = sums.map(({ entry, many }): Amount => {
    const label = sentenceCase(entry.words.slice(-3).join(' ') || entry.label || 'Biaya')
    const sum = book.sum(entry, many.length === 0 ? label : `${label}, satuan`)
    return many.length === 0
      ? sum
      : book.times(label, [sum, ...many.map((one) => book.count(one, `${label}, banyaknya`))])
  })
  const all = book.plus('Yang harus tertutup supaya tidak rugi', paid, { per: time })
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Biayanya **${bind(all.id)}**${time === '' ? '' : ` se${time}`}: omzet harus di atas itu supaya untung.`),
      p('Omzetnya belum disebut, jadi untung atau ruginya belum bisa dihitung: [isi omzet].'),
    ],
    key: all.id,
    shown: [all.id],
    next: [],
  }
}
