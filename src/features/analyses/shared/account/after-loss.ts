import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { bind, onlyIf, p } from '../draft.ts'
import type { Counted } from '../ledger/entry.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'
import { priceAnalysis, priceLeaving } from './wished-price.ts'

const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|mana|target|stok|diskon|promo|omzet|omset|naik|turun|cicil\\p{L}*|sehari|sebulan|jadi \\d[\\d.,]* (?:pcs|porsi|bungkus|biji|buah)',
)
const loss = words('susut\\p{L}*|nyusut|menyusut|penyusutan|busuk|rusak|terbuang|kebuang|dibuang|afkir|gagal')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const isLoss = ({ count, entry }: Term): boolean =>
  loss.test(entry.words.join(' ')) && (count === null ? entry.percent !== null : count.from !== undefined)

const isSold = ({ role, entry }: Term): boolean =>
  role === 'price' && entry.words.some((word) => /^(?:di)?jual$/.test(word))

/** What was bought, for one or as a whole, and how much of it. */
interface Buying {
  readonly term: Term
  readonly amount: Counted | null
  readonly unit: string
}

const buyingOf = (bought: Term, loose: readonly Term[], whole: Counted | undefined): Buying | null => {
  const [count, more] = [...bought.many, ...loose.flatMap((one) => one.count ?? [])]
  const amount = count ?? whole ?? null
  const unit = bought.per ?? amount?.noun ?? ''
  if (more || !isMeasure(unit) || (amount && amount.noun !== unit) || bought.time !== null) return null
  return bought.per === null && !amount ? null : { term: bought, amount, unit }
}

/** What one kilo really costs when so much of what was bought is lost, and the price or gain that comes of it. */
export const afterLoss: Account = (terms, { message }) => {
  if (ofOthers.test(message)) return null
  const [lost, moreLost] = terms.filter(isLoss)
  if (!lost || moreLost) return null
  const sums = terms.filter(isSum)
  const [wish, moreWishes] = terms.filter(
    ({ role, count }) => role === 'margin' || role === 'markup' || (role === 'wish' && count === null),
  )
  const [price, morePrices] = sums.filter((one) => one !== wish && isSold(one))
  const [bought, moreBought] = sums.filter((one) => one !== wish && one !== price)
  const loose = terms.filter((one) => one.count !== null && one !== lost)
  const whole = lost.count?.from?.count
  if (!bought || moreBought || moreWishes || morePrices || (price && wish)) return null
  if (!['cost', 'unknown', 'paid', 'price'].includes(bought.role)) return null
  if (terms.length !== sums.length + loose.length + 1 + (wish && !sums.includes(wish) ? 1 : 0)) return null
  const buying = buyingOf(
    bought,
    loose.filter(({ count }) => count !== whole),
    whole,
  )
  if (!buying) return null
  const { amount, unit } = buying
  // `30 kg @ 45rb`
  const isWhole = bought.per === null && !bought.entry.each
  if ([price, wish].some((one) => one && one.per !== null && one.per !== unit)) return null
  const book = openBook()
  const told = book.sum(bought.entry, isWhole ? 'Harga beli semuanya' : 'Harga beli', isWhole ? '' : unit)
  const quantity = amount ? book.count(amount, 'Dibeli') : null
  const isShare = lost.count === null
  const share = isShare ? book.sum(lost.entry, 'Susut') : null
  const rest: Amount | null =
    lost.count !== null
      ? book.count(lost.count, 'Sesudah susut')
      : quantity && share
        ? book.step(
            'Sesudah susut',
            `${quantity.id} * (100 - ${share.id}) / 100`,
            (quantity.value * (100 - share.value)) / 100,
            { unit: 'count', noun: unit },
          )
        : null
  const spent = quantity ? (isWhole ? told : book.times('Modal semuanya', [told, quantity])) : null
  const cost =
    spent && rest
      ? book.over(`Modal sebenarnya per ${unit}`, spent, rest)
      : share
        ? book.step(
            `Modal sebenarnya per ${unit}`,
            `${told.id} / (1 - ${share.id} / 100)`,
            (told.value * 100) / (100 - share.value),
          )
        : null
  if (!cost || (rest && rest.value <= 0)) return null
  const wanted = wish ? priceLeaving(book, cost, wish, [], { unit, price: `Harga jual per ${unit}` }) : null
  if (wish && !wanted) return null
  const sold = price ? book.sum(price.entry, 'Harga jual', unit) : (wanted?.price ?? null)
  const gain = sold ? book.less(`Untung per ${unit}`, sold, [cost]) : null
  const all = gain && rest ? book.times('Untung semuanya', [gain, rest]) : null
  const size = gain ? book.step('Besarnya', `abs(${gain.id})`, Math.abs(gain.value), { quiet: true }) : null
  const key = price ? (all ?? gain ?? cost) : (sold ?? cost)
  return priceAnalysis(book, {
    answer: [
      ...(sold && !price ? [p(`Harga jualnya **${bind(sold.id)}** per ${unit}.`)] : []),
      p(`Sesudah susut, modal sebenarnya **${bind(cost.id)}** per ${unit}, karena yang hilang ikut dibayar.`),
      ...(gain && size
        ? [
            p(
              `{{${gain.id}|Untungnya|Impas, sisanya|Ruginya}} **${bind(size.id)}** per ${unit}.`,
              onlyIf(gain.id, 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key,
    shown: [cost, ...(gain ? [gain] : []), ...(all ? [all] : [])],
    next: ['Ongkos yang belum disebut, misalnya angkut, kemasan, dan tenaga: [isi ongkos lain].'],
  })
}
