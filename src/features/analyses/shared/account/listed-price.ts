import { bind, p } from '../draft.ts'
import { isOccasion, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import { type Account, isOfPiece, type Term } from './term.ts'
import { priceAnalysis, priceLeaving } from './wished-price.ts'

const asking = words(
  '(?:jual(?:nya)?|dijual|pasang|dipasang|patok|harga(?: ?nya|ne)?)(?: harga| baru| jual)*(?: di| jadi| harus| mesti| kudu)* (?:berapa|brp|piro|bara|sabaraha|pinten)|harga(?: ?nya)?(?: \\p{L}+){0,3} (?:harus |mesti |kudu |dipasang |jadi )*(?:berapa|brp)|harus (?:dipasang |pasang |jual )?(?:berapa|brp)|naik jadi (?:berapa|brp)|harga jual(?:nya|ne|na|nyo)?',
)
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|mending mana|target|laku|terjual|stok|diskon|promo|cicil\\p{L}*',
)
const moved = words('naik|turun|paket')
const ofMonth = wordList('sewa gaji listrik air wifi iklan')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

/**
 * The price that leaves a wished gain on what a thing costs: where others keep a share or a sum of it (`komisi 20%`,
 * `diambil 300 per biji`), where it becomes so many pieces, or where several costs go into one.
 */
export const listedPrice: Account = (terms, { message, ledger: { asked } }) => {
  if (!asking.test(message) || ofOthers.test(message) || asked.wanted.includes('pieces')) return null
  const cuts = terms.filter(({ role, count }) => count === null && (role === 'cut' || role === 'discount'))
  const [wish, moreWishes] = terms.filter(
    (one) =>
      (isSum(one) && (one.role === 'wish' || one.role === 'gain')) || one.role === 'margin' || one.role === 'markup',
  )
  const [price, morePrices] = terms.filter((one) => isSum(one) && one.role === 'price')
  const [pieces, morePieces] = terms.filter(({ role }) => role === 'made')
  const costs = terms.filter((one) => isSum(one) && ['cost', 'paid', 'unknown'].includes(one.role))
  const [first, ...others] = costs
  if (!wish || !first || moreWishes || morePrices || morePieces || (cuts.length === 0 && !pieces)) return null
  if (terms.length !== cuts.length + costs.length + 1 + (price ? 1 : 0) + (pieces ? 1 : 0)) return null
  const isAlone = others.length === 0
  if (isAlone ? first.role !== 'cost' || price !== undefined : moved.test(message) || pieces !== undefined) return null
  // `sisa untungku berapa`: the price stands, what is left is asked.
  if (
    isAlone &&
    asked.wanted.some((one) => one === 'rest' || one === 'profit') &&
    cuts.every(({ entry }) => entry.percent !== null)
  )
    return null
  const unit = [wish, price, ...costs].find((one) => one && one.per !== null && !isOccasion(one.per))?.per ?? 'satuan'
  const isOfOne = ({ per, time, many, entry }: Term): boolean =>
    time === null &&
    many.length === 0 &&
    (per === null || isOfPiece(per, unit) || isOccasion(per)) &&
    (isAlone || !entry.words.some((word) => ofMonth.has(word)))
  const sums = cuts.filter(({ entry }) => entry.percent === null)
  if (![wish, ...costs, ...sums, ...(price ? [price] : [])].every(isOfOne)) return null
  const book = openBook()
  const cost = book.plus(
    `Modal dan biaya per ${unit}`,
    costs.map(({ entry }) => book.sum(entry, isAlone ? 'Modal' : entry.label || 'Biaya', unit)),
  )
  const found = priceLeaving(book, cost, wish, cuts, { unit })
  if (!found) return null
  const { price: needed, received } = found
  const gain = book.less(`Untung per ${unit}`, received ?? needed, [cost])
  const piece = asked.per !== null && asked.per !== unit ? asked.per : 'potong'
  const each = pieces?.count
    ? book.over(`Harga per ${piece}`, needed, book.count(pieces.count, `Jadi berapa ${piece}`))
    : null
  const kept = cuts.flatMap(({ entry }) => (entry.percent === null ? [] : [book.sum(entry, 'Potongan')]))
  const now = price ? book.sum(price.entry, 'Harga sekarang', unit) : null
  const left = now
    ? book.step(
        'Bersih dengan harga sekarang',
        `${now.id} * (1 - ${kept.map(({ id }) => `${id} / 100`).join(' - ') || '0'}) - ${cost.id}`,
        (now.value * (100 - kept.reduce((sum, { value }) => sum + value, 0))) / 100 - cost.value,
      )
    : null
  if (left && sums.length > 0) return null
  return priceAnalysis(book, {
    answer: [
      p(`Pasang harga **${bind(needed.id)}** per ${unit} supaya untung **${bind(gain.id)}**.`),
      ...(each ? [p(`Dijual per ${piece}: **${bind(each.id)}**.`)] : []),
      ...(received
        ? [p(`Sesudah dipotong diterima ${bind(received.id)}, dikurangi modal dan biaya ${bind(cost.id)}.`)]
        : []),
      ...(left && now ? [p(`Dengan harga sekarang ${bind(now.id)} bersihnya **${bind(left.id)}**.`)] : []),
    ],
    key: needed,
    shown: [...(each ? [each] : []), ...(received ? [received] : []), gain, ...(left ? [left] : [])],
    next: ['Harga pesaing di tempat yang sama: [isi harga pesaing].'],
  })
}
