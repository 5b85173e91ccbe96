import { words } from '../whole-words.ts'
import type { Quantity, Role } from './quantity.ts'

const platforms = words(
  'gofood|grabfood|shopeefood|grab|gojek|aplikasi|marketplace|shopee|tokopedia|lazada|tiktok|ojol|agen|reseller|titip',
)
const letting = new Set('terisi laku tersewa disewa keisi kepakai'.split(' '))
/** What is paid by those who order, and to those who work. */
const earnings = new Set('upah ongkos bayaran'.split(' '))
/** Told apart by a letter, a number or a name behind them. */

const amounts = new Set('omzet omset pendapatan pemasukan penjualan masuk'.split(' '))

/** `offline 27rb sama di grabfood 33rb`: the second of two prices, told like the first. */
const rivals = (all: readonly Quantity[]): readonly Quantity[] => {
  const [price, more] = all.filter(({ role }) => role === 'price')
  if (!price || more) return all
  return all.map((one) => {
    const { role, per, time, count, many, value, entry } = one
    const isOpen = role === 'takings' || (role === 'spent' && !entry.sure)
    const isBare = [per, time, count, many].every((part) => part === null)
    const isLike = value < price.value * 3 && value * 3 > price.value
    return isOpen && isBare && isLike && !entry.words.some((word) => amounts.has(word))
      ? { ...one, role: 'price' as const }
      : one
  })
}

/** `186 tusuk @3rb, lontong 42 porsi @5rb`: each of several goods comes in with its own count. */
const goodsOf = (all: readonly Quantity[]): readonly Quantity[] => {
  const soldWith = ({ entry }: Quantity): Quantity | undefined =>
    all.find((one) => one.role === 'sold' && one.entry === entry)
  const lines = all.filter((one) => one.role === 'price' && soldWith(one) !== undefined)
  const counted = all.filter(({ role, many }) => role === 'price' || (role === 'takings' && many !== null))
  if (lines.length === 0 || counted.length < 2) return all
  return all.flatMap((one) => {
    const line = lines.find(({ entry }) => entry === one.entry)
    if (!line) return [one]
    const sold = soldWith(line)
    return one === line
      ? [{ ...one, role: 'takings' as const, per: null, many: sold?.count ?? null, time: sold?.time ?? null }]
      : []
  })
}

/** `catering box 22rb, pesanan 350 box`: where nothing else comes in, what is counted is sold for the sum told with its name. */
const pricedByName = (all: readonly Quantity[]): readonly Quantity[] => {
  if (all.some(({ role }) => role === 'price' || role === 'takings' || role === 'gain')) return all
  const nouns = all.flatMap(({ role, count }) => (role === 'sold' && count && count.noun !== '' ? [count.noun] : []))
  const [named, more] = all.filter(
    ({ role, entry, count, many, time }) =>
      (role === 'spent' || role === 'cost') &&
      !entry.sure &&
      count === null &&
      many === null &&
      time === null &&
      entry.words.some((word) => nouns.includes(word)),
  )
  return named && !more ? all.map((one) => (one === named ? { ...one, role: 'price' as const } : one)) : all
}

/** `sekarang 8rb laku 200 sehari, kalau 9rb laku 170`: what stands before so many that were sold is their price. */
const pricedBySold = (all: readonly Quantity[]): readonly Quantity[] => {
  if (all.some(({ role }) => role === 'price' || role === 'takings' || role === 'gain')) return all
  const isPrice = (one: Quantity, at: number): boolean => {
    const next = all[at + 1]
    const isOpen = one.role === 'spent' && !one.entry.sure && !one.isSure && one.count === null && one.many === null
    return isOpen && one.time === null && next?.role === 'sold' && next.entry.words[0] === 'laku'
  }
  const times = new Set(all.flatMap(({ role, time }) => (role === 'sold' && time !== null ? [time] : [])))
  const [time, more] = [...times]
  const isFound = all.some(isPrice)
  return !isFound
    ? all
    : all.map((one, at) =>
        isPrice(one, at)
          ? { ...one, role: 'price' as const, isSure: true }
          : one.role === 'sold' && one.time === null && time !== undefined && more === undefined
            ? { ...one, time }
            : one,
      )
}

/**
 * `diskon 15% untuk gamis 250rb yang modalnya 170rb`, `300 kotak x 22rb, DP 50%, bahan 13rb per kotak`: where a discount
 * or an advance says that it is sold and nothing else comes in, the one sum above its told cost is the price.
 */
const pricedByCost = (all: readonly Quantity[]): readonly Quantity[] => {
  if (!all.some(({ role }) => role === 'discount' || role === 'advance')) return all
  if (all.some(({ role }) => role === 'price' || role === 'takings' || role === 'gain')) return all
  // `sebelum diskon laku 40, sesudah 65`: two times of one price.
  if (all.filter(({ role }) => role === 'sold').length > 1) return all
  const costs = all.filter(({ role, many }) => role === 'cost' && many === null)
  const [dear, more] = all.filter(
    (one) =>
      one.role === 'spent' &&
      one.time === null &&
      one.count === null &&
      (one.many === null ? !one.entry.sure : costs.some(({ per }) => per === one.many?.noun)) &&
      costs.length > 0 &&
      costs.every(
        ({ value, per }) => value < one.value && (per === null || one.many === null || per === one.many.noun),
      ),
  )
  if (!dear || more) return all
  return all.flatMap((one): Quantity[] => {
    if (one !== dear) return [one]
    const price: Quantity = { ...one, role: 'price', many: null, per: one.many?.noun ?? one.per, isSure: true }
    return one.many === null
      ? [price]
      : [price, { ...price, role: 'sold', value: one.many.value, count: one.many, per: null }]
  })
}

/** `modal per porsi dulu 8.500 sekarang 9.800`: the number of now is what that of then was. */
const sinceThen = (all: readonly Quantity[]): readonly Quantity[] =>
  all.map((one, at) => {
    const last = all[at - 1]
    const isNow = one.entry.words.length < 3 && one.entry.words.some((word) => word === 'sekarang' || word === 'kini')
    const wasThen = last?.entry.words.some((word) => word === 'dulu' || word === 'tadinya') ?? false
    return last && isNow && wasThen && !one.entry.sure && one.entry.sentence === last.entry.sentence
      ? { ...one, role: last.role, per: last.per, time: last.time, isSure: true }
      : one
  })

/**
 * What only the other numbers tell of one: the price of the other way, goods in a list, shares of a platform, takings
 * told as what was sold, pieces that were ordered.
 */
export const settled = (
  read: readonly Quantity[],
  message: string,
  { isCompared }: { readonly isCompared: boolean },
): readonly Quantity[] => {
  const told = sinceThen(read)
  const priced = pricedByCost(pricedBySold(told))
  const all = isCompared ? rivals(priced) : goodsOf(pricedByName(priced))
  const letDays = all.find(({ role, entry }) => role === 'days' && entry.words.some((word) => letting.has(word)))
  const ofPieces: readonly Role[] = ['sold', 'made', 'packed', 'markup', 'margin']
  const isOfPieces = all.some(({ role }) => ofPieces.includes(role))
  // `dia jual 48jt`: what was sold, not for how much one of it is.
  const isWhole = ({ role, per, value, entry }: Quantity): boolean =>
    role === 'price' && per === null && value >= 1_000_000 && !isOfPieces && !entry.words.includes('harga')
  const prices = all.filter((one) => one.role === 'price' && !isWhole(one))
  const isEarning = all.some(({ role }) => role === 'takings' || role === 'gain')
  const counted = all.filter(({ role }) => role === 'sold' || role === 'made')
  const [paid, more] = all.filter(
    ({ role, per, entry }) =>
      role === 'cost' &&
      entry.words.some((word) => earnings.has(word)) &&
      counted.some((one) => one.role === 'sold' && one.count?.noun === per),
  )
  return all.map((one): Quantity => {
    const { role, value, per, time, count, entry } = one
    // `kopi rata-rata 5rb modalnya 2rb`: named right before its own cost.
    const next = all[all.indexOf(one) + 1]
    const isWithCost =
      next?.role === 'cost' && next.entry.sentence === entry.sentence && next.count === null && next.value < value
    const isNamed =
      value < 100_000 && entry.label !== '' && !entry.words.some((word) => amounts.has(word) || word === 'dapat')
    if (role === 'takings' && prices.length === 0 && isWithCost && isNamed && time === null && count === null)
      return { ...one, role: 'price' }
    // `semua laku 2.500` of 120 that were made.
    if (
      role === 'takings' &&
      prices.length === 0 &&
      counted.length > 0 &&
      value < 100_000 &&
      time === null &&
      count === null
    )
      return { ...one, role: 'price' }
    // `sewa per malam 450rb, terisi 12 malam sebulan`: so many days were let.
    const isLet = (role === 'cost' || role === 'spent') && letDays !== undefined && (time === 'hari' || per === 'malam')
    if (isLet && entry.words.some((word) => word === 'sewa' || word === 'tarif'))
      return { ...one, role: 'takings', per: null, time: 'hari' }
    // `upah per baju 45rb, sebulan 70 baju`: where nothing else comes in, it is what is earned.
    if (one === paid && !more && prices.length === 0 && !isEarning) return { ...one, role: 'price' }
    if (role === 'discount' && platforms.test(message)) return { ...one, role: 'cut' }
    if (role === 'ofTakings' && prices.length > 0) return { ...one, role: 'cut' }
    // `laku 8,1jt, makelar minta 5%`
    if (role === 'cut' && !isOfPieces && prices.length === 0 && all.some((other) => other.role === 'takings'))
      return { ...one, role: 'ofTakings' }
    if (role === 'held' && prices.some((price) => price.per === count?.noun)) return { ...one, role: 'sold' }
    return isWhole(one) ? { ...one, role: 'takings' } : one
  })
}
