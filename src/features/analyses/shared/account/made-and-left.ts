import { bind, onlyIf, p } from '../draft.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const asking = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|cuan|rugi')
const unsold = words(
  '(?:ga|gak|ngga|nggak|tidak|tak|nda|ora) laku|sisa\\p{L}*|tersisa|balik|kembali|dibuang|kebuang|terbuang|basi',
)
/** What is left is sold for less, or another day. */
const ofOthers = words(
  'bep|impas|balik modal|stok|target|supaya|biar|naik|turun|diskon|banding\\p{L}*|dijual lagi|obral|dijual murah|besok\\p{L}*',
)

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

/** `sehari 90 bungkus, sisa 8 ga laku`: what was made is paid for, what is left of it brings nothing. */
export const madeAndLeft: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const [price, morePrices] = terms.filter((one) => isSum(one) && one.role === 'price')
  const [cost, moreCosts] = terms.filter((one) => isSum(one) && one.role === 'cost')
  const days = terms.filter(({ role }) => role === 'days')
  const [left, moreLeft] = terms.filter(({ count, entry }) => count !== null && unsold.test(entry.words.join(' ')))
  const [made, moreMade] = terms.filter(
    (one) => one !== left && one.count !== null && ['sold', 'made', 'count'].includes(one.role),
  )
  if (!price || !cost || !left?.count || !made?.count || morePrices || moreCosts || moreLeft || moreMade) return null
  if (days.length > 0 || terms.length !== 4 || left.value >= made.value || price.many.length + cost.many.length > 0)
    return null
  const unit = price.per ?? cost.per ?? made.count.noun
  const isOfOne = ({ per, time }: Term): boolean => time === null && (per === null || isOfPiece(per, unit))
  if (isTimeUnit(unit) || !isOfOne(price) || !isOfOne(cost) || !isOfPiece(made.count.noun, unit)) return null
  // `laku 82, sisa 8`: both are told of what was made.
  const isSold =
    made.role === 'sold' && made.entry.words.some((word) => ['laku', 'terjual', 'kejual', 'habis'].includes(word))
  const per = made.time ?? ''
  const spoken = per === '' ? '' : ` se${per}`
  const count = { unit: 'count' as const, noun: unit, per }
  const book = openBook()
  const sum = book.sum(price.entry, 'Harga jual', unit)
  const spent = book.sum(cost.entry, 'Modal', unit)
  const told = book.count(made.count, isSold ? 'Terjual' : 'Dibuat')
  const rest = book.count(left.count, 'Tidak laku')
  const sold = isSold ? told : book.less('Terjual', told, [rest], count)
  const all = isSold ? book.plus('Dibuat', [told, rest], count) : told
  const income = book.times('Pemasukan', [sold, sum], { per })
  const paid = book.times('Modal semuanya', [all, spent], { per })
  const gain = book.less('Untung bersih', income, [paid], { per })
  const size = book.step('Besarnya', `abs(${gain.id})`, Math.abs(gain.value), { quiet: true })
  const lost = book.times('Modal yang tidak kembali', [rest, spent], { per })
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(
        `{{${gain.id}|Untung bersih|Impas, sisanya|Rugi}} **${bind(size.id)}**${spoken}: terjual ${bind(sold.id)}, masuk ${bind(income.id)}, dikurangi modal ${bind(all.id)} ${bind(paid.id)}.`,
        onlyIf(gain.id, 'positive', 'zero', 'negative'),
      ),
      p(`Yang tidak laku memakan modal **${bind(lost.id)}**${spoken}.`),
    ],
    key: gain.id,
    shown: [gain.id, income.id, paid.id, lost.id],
    chart: {
      title: 'Masuk, modal, dan sisanya',
      categories: ['Pemasukan', 'Modal', 'Untung'],
      values: [income.id, paid.id, gain.id],
    },
    assumptions: isSold
      ? []
      : [`${bind(told.id)} dihitung sebagai yang dibuat; kalau itu yang terjual, untungnya lebih besar.`],
    next: ['Yang masih bisa dijual murah menjelang tutup, atau dibuat lebih sedikit di hari sepi: [isi hari sepi].'],
  }
}
