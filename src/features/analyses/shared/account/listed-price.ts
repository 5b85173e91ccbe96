import { bind, p } from '../draft.ts'
import { isOccasion, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const asking = words(
  'harga(?:nya)?(?: \\p{L}+){0,3} (?:harus |mesti |kudu |dipasang |jadi )*(?:berapa|brp)|(?:pasang|dipasang|jual|dijual) (?:harga )?(?:di harga )?(?:berapa|brp)|harus (?:dipasang |pasang |jual )?(?:berapa|brp)',
)
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|target|naik|turun|diskon|promo|laku|terjual|cicil\\p{L}*',
)
const ofMonth = wordList('sewa gaji listrik air wifi iklan')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

/** The price that leaves a wished gain where a seller's share and costs of one piece are taken of it: `komisi 20% + 1.000, bahan 11rb, bersih 9rb`. */
export const listedPrice: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const cuts = terms.filter(({ role, count }) => count === null && role === 'cut')
  const [wish, moreWishes] = terms.filter((one) => isSum(one) && one.role === 'wish')
  const [price, morePrices] = terms.filter((one) => isSum(one) && one.role === 'price')
  const costs = terms.filter((one) => isSum(one) && ['cost', 'paid', 'unknown'].includes(one.role))
  if (cuts.length === 0 || !wish || moreWishes || morePrices || costs.length < 2) return null
  if (
    terms.length !== cuts.length + costs.length + 1 + (price ? 1 : 0) ||
    cuts.some(({ entry }) => entry.percent === null)
  )
    return null
  const unit = wish.per ?? price?.per ?? costs.find(({ per }) => per !== null && !isOccasion(per))?.per ?? 'satuan'
  const isOfOne = ({ per, time, many, entry }: Term): boolean =>
    time === null &&
    many.length === 0 &&
    (per === null || isOfPiece(per, unit) || isOccasion(per)) &&
    !entry.words.some((word) => ofMonth.has(word))
  if (![wish, ...costs, ...(price ? [price] : [])].every(isOfOne)) return null
  const kept = cuts.reduce((sum, { value }) => sum + value, 0)
  if (kept >= 100) return null
  const book = openBook()
  const shares = cuts.map(({ entry }) => book.sum(entry, entry.label || 'Potongan'))
  const all = book.plus(
    `Modal dan biaya per ${unit}`,
    costs.map(({ entry }) => book.sum(entry, entry.label || 'Biaya', unit)),
  )
  const wished = book.sum(wish.entry, 'Untung yang diinginkan', unit)
  const need = book.plus('Yang harus diterima', [all, wished])
  const part = shares.map(({ id }) => `${id} / 100`).join(' - ')
  const needed = book.step(
    'Harga yang dipasang',
    `ceil(${need.id} / (1 - ${part}))`,
    Math.ceil((need.value * 100) / (100 - kept)),
  )
  const now = price ? book.sum(price.entry, 'Harga sekarang', unit) : null
  const left = now
    ? book.step(
        'Bersih dengan harga sekarang',
        `${now.id} * (1 - ${part}) - ${all.id}`,
        (now.value * (100 - kept)) / 100 - all.value,
      )
    : null
  return {
    type: 'harga',
    title: 'Analisis Harga Jual',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Pasang harga **${bind(needed.id)}** per ${unit} supaya bersih ${bind(wished.id)}.`),
      p(`Sesudah dipotong diterima ${bind(need.id)}, dikurangi modal dan biaya ${bind(all.id)}.`),
      ...(left && now ? [p(`Dengan harga sekarang ${bind(now.id)} bersihnya **${bind(left.id)}**.`)] : []),
    ],
    key: needed.id,
    shown: [needed.id, need.id, ...(left ? [left.id] : [])],
    next: ['Harga pesaing di tempat yang sama: [isi harga pesaing].'],
  }
}
