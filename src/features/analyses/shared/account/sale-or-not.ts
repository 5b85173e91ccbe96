import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import { gainsCompared } from './gains-compared.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words('bep|impas|balik modal|target|supaya|biar|minimal|harus laku')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const isPlain = ({ many, time }: Term): boolean => many.length === 0 && time === null

/** `diskon 15% dari 80rb, modal 52rb, biasanya laku 40, pas diskon laku 70`: what each of the two prices leaves. */
export const saleOrNot: Account = (terms, { message }) => {
  if (ofOthers.test(message)) return null
  const [off, moreOff] = terms.filter(({ role, count }) => count === null && (role === 'discount' || role === 'cut'))
  const [price, morePrices] = terms.filter((one) => isSum(one) && one.role === 'price')
  const [cost, moreCosts] = terms.filter((one) => isSum(one) && one.role === 'cost')
  const sold = terms.filter(({ role, count }) => role === 'sold' && count !== null)
  const before = sold.find(({ state }) => state === 'before')
  const after = sold.find(({ state }) => state === 'after')
  if (!off || off.entry.percent === null || !price || !cost || moreOff || morePrices || moreCosts) return null
  if (!before?.count || !after?.count || sold.length > 2 || terms.length !== 5) return null
  if (before.time !== after.time || ![price, cost].every(isPlain) || off.value >= 100) return null
  const per = after.time ?? ''
  const book = openBook()
  const full = book.sum(price.entry, 'Harga biasa')
  const spent = book.sum(cost.entry, 'Modal')
  const share = book.sum(off.entry, 'Diskon')
  const low = book.less('Harga diskon', full, [book.share('Potongan', full, share)])
  const gainOf = (name: string, of: Amount, count: Amount): Amount =>
    book.times(`${name}: untung`, [book.less(`${name}: untung satuan`, of, [spent]), count], { per })
  return gainsCompared(
    book,
    [
      { name: 'Harga biasa', amount: gainOf('Harga biasa', full, book.count(before.count, 'Laku biasanya')) },
      { name: 'Pakai diskon', amount: gainOf('Pakai diskon', low, book.count(after.count, 'Laku dengan diskon')) },
    ],
    {
      spoken: per === '' ? '' : ` se${per}`,
      per,
      next: ['Pembeli yang kembali sesudah diskon selesai: [isi pembeli yang kembali].'],
    },
  )
}
