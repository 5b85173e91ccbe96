import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { isGoods } from './figure-words.ts'
import { people } from './times-pieces.ts'
import type { FirstReading, Role, ToldFigure } from './told-figure.ts'

/** Both ends of a range are one thing: what either end tells holds for both. */
export const joinRanges = (figures: readonly FirstReading[]): FirstReading[] =>
  figures.map((one, at) => {
    const isLow = figures[at + 1]?.range === 'high' && one.kind === figures[at + 1]?.kind
    const other = one.range === 'high' ? figures[at - 1] : isLow ? figures[at + 1] : undefined
    if (!other || other.kind !== one.kind) return one
    const [low, high] = isLow ? [one, other] : [other, one]
    return {
      ...one,
      range: isLow ? 'low' : 'high',
      role: low.sure || !high.sure ? low.role : high.role,
      sure: low.sure || high.sure,
      label: low.label || high.label,
      noun: low.noun || high.noun,
      per: low.per ?? high.per,
    }
  })

const costs = new Set<Role>(['capital', 'expense', 'fixed'])

const asksProfit = /\b(?:bep|impas|untung\p{L}*|margin|laba)\b/iu

/** What is let by the piece: its rent is a price, and how many there are is what is sold in a month. */
const rented = new Set(['kamar', 'petak', 'pintu', 'kios', 'kontrakan', 'rumah'])
const rivals = /pesaing|saingan|kompetitor|toko lain|tetangga/i

/** `sambal 500` in a list of sums is Rupiah. */
const asSum = (figure: ToldFigure, money: readonly FirstReading[]): ToldFigure => {
  const { kind, role, noun, value, label, per } = figure
  const isSum = kind === 'count' && role === 'other' && noun === '' && per === null && label !== '' && value >= 100
  const isSmall = money.length > 1 && money.every((one) => one.value < 1_000_000)
  if (!isSum || !isSmall || value % 50 !== 0) return figure
  return { ...figure, kind: 'money', role: 'unit_cost' }
}

/** `5 unit, main 8 jam sehari per unit`: the machines whose hours are told for one of them. */
const rentedUnits = (figures: readonly FirstReading[], said: string): number | undefined =>
  /per (?:unit|meja|lapangan|kamar|mesin)|masing|tiap unit/i.test(said)
    ? figures.find(({ kind, noun }) => kind === 'count' && ['unit', 'meja', 'lapangan', 'mesin', 'set'].includes(noun))
        ?.value
    : undefined

/** Asks what to sell something for, and tells only what goes into it. */
const asksPrice =
  /(?:harga jual|hargain|dihargai|harganya|jual(?:nya)?) (?:yang )?(?:pas|ideal|berapa|brp|pantas|cocok|sebaiknya|enaknya)|harga jual|(?:tentu(?:kan|in)|nentuin|menentukan|pasang|patok) harga|jual berapa|dijual berapa|\bhpp\b/i

const isPart = (one: ToldFigure | undefined): boolean =>
  one?.kind === 'money' && one.role === 'unit_cost' && one.label !== ''

/** In a list of what goes into one thing a name without a role is a part like those beside it: `kerupuk 1.200, gas 500`. */
const likeNeighbours = (figures: readonly ToldFigure[], price: number, message: string): ToldFigure[] => {
  const mayBe = ({ kind, role, label, per, value }: ToldFigure): boolean =>
    kind === 'money' && role === 'other' && label !== '' && per === null && value < price
  // `hpp: terigu 8rb, cokelat 27rb, jual 95rb`: the question says that all of them are parts.
  const isList =
    /(?<!\p{L})(?:hpp|harga pokok|margin|modal|biaya produksi|untung)(?:nya)?(?!\p{L})/iu.test(message) &&
    figures.filter(mayBe).length > 1 &&
    figures.every(({ kind, role }) => kind !== 'money' || ['other', 'unit_cost', 'price'].includes(role))
  const all = figures.map((one): ToldFigure => (isList && mayBe(one) ? { ...one, role: 'unit_cost' } : one))
  const spread = (at: number, beside: number): void => {
    const one = all[at]
    if (one && mayBe(one) && isPart(all[beside])) all[at] = { ...one, role: 'unit_cost' }
  }
  for (let at = all.length - 2; at >= 0; at -= 1) spread(at, at + 1)
  for (let at = 1; at < all.length; at += 1) spread(at, at - 1)
  return all
}

/** `tambal 18 kali @15rb, lem 45rb`: beside takings, where profit is asked for, a sum with a name was spent. */
const spentOf = (figures: readonly ToldFigure[], message: string): ToldFigure[] => {
  const earned = figures
    .filter(({ kind, role }) => kind === 'money' && role === 'revenue')
    .reduce((sum, { value }) => sum + value, 0)
  const asks = /(?<!\p{L})(?:laba|untung|rugi)(?:nya)?(?!\p{L})/iu.test(message)
  const isOpen =
    asks && earned > 0 && !figures.some(({ role }) => [...costs, 'hpp', 'unit_cost', 'profit', 'total'].includes(role))
  return figures.map((one): ToldFigure =>
    isOpen &&
    one.kind === 'money' &&
    one.role === 'other' &&
    one.label !== '' &&
    one.period === '' &&
    one.value < earned
      ? { ...one, role: 'expense' }
      : one,
  )
}

/** Where it is asked when money comes back, the one great sum beside a profit is what was put in. */
const outlayOf = (figures: readonly ToldFigure[], message: string): ToldFigure[] => {
  const asks = /(?<!\p{L})(?:balik modal|modal kembali|kelayakan|layak|payback|investasi|nutup modal)/iu.test(message)
  const gain = figures.find(({ kind, role, per }) => kind === 'money' && role === 'profit' && per !== null)
  if (!asks || !gain) return [...figures]
  if (figures.some(({ role }) => role === 'capital')) return [...figures]
  const [outlay, more] = figures.filter(
    ({ kind, role, per, value }) => kind === 'money' && role === 'other' && per === null && value > gain.value,
  )
  return figures.map((one): ToldFigure => (one === outlay && !more ? { ...one, role: 'capital' } : one))
}

/**
 * What only the whole message tells. Beside a selling price that is named, another price is a cost of the same thing,
 * and so is a sum below that price whose time is not told (`modal 28rb, dijual 75rb`).
 */
export const settleRoles = (figures: readonly FirstReading[], message: string): ToldFigure[] => {
  const money = figures.filter(({ kind }) => kind === 'money')
  const named = money.find(
    (one) =>
      one.role === 'price' &&
      (one.sure ||
        (one.each === true &&
          (one.noun !== '' || figures[figures.indexOf(one) - 1]?.role === 'volume') &&
          !/\b(?:beli|modal|kulak)\b/i.test(figures[figures.indexOf(one) - 1]?.said ?? ''))),
  )
  // `ongkos 85rb per potong, benang 12rb per potong`: what a craftsman takes is his price.
  const wage = money
    .filter(({ noun, said }) => noun !== '' && /\b(?:ongkos|ongkosnya|jasa|tarif|borongan)\b/i.test(said))
    .toSorted((a, b) => b.value - a.value)[0]
  // `cup 15rb, bahan 6.500, sewa 1,5jt`: the one sum without a word of its own that is above what goes into the thing.
  const bare = money.filter(
    ({ role, label, per, value }) => role === 'other' && label !== '' && per === null && value < 1_000_000,
  )
  const spent = (one: FirstReading): boolean =>
    money.some(
      ({ role, value, per }) =>
        ['expense', 'capital', 'unit_cost', 'hpp'].includes(role) && per === null && value < one.value,
    )
  const only =
    bare.length === 1 && bare[0] && asksProfit.test(message) && !asksPrice.test(message) && spent(bare[0])
      ? bare[0]
      : null
  // `per mangkok 13rb, mie 2.500, ayam 3.000`: told for one of it, and more than anything that goes into it.
  const above = money.find(
    (one) =>
      one.role === 'price' &&
      one.noun !== '' &&
      money.length > 2 &&
      money.every((other) => other === one || (other.per === null && other.value < one.value)),
  )
  const price =
    named ??
    (above && asksProfit.test(message) ? above : undefined) ??
    only ??
    (wage && money.some((one) => one !== wage && one.noun === wage.noun && one.value < wage.value) ? wage : null)
  const yields = figures.some(({ role }) => role === 'yield')
  const asks =
    price === null &&
    !yields &&
    !figures.some(({ role }) => ['revenue', 'opening', 'hpp', 'volume'].includes(role)) &&
    asksPrice.test(message) &&
    money.length > 0 &&
    money.every(({ per }) => per === null)
  // `200 box harga 25rb, bahan 3,1jt`: one order, sold whole.
  const prices = money.filter(({ role }) => role === 'price')
  const isOrder =
    prices.length === 1 &&
    !yields &&
    money.every(({ per }) => per === null) &&
    money.some(({ role, value }) => costs.has(role) && value > (prices[0]?.value ?? 0))
  const ordered = isOrder
    ? figures.find(
        ({ kind, role, noun }, at) =>
          kind === 'count' &&
          role === 'other' &&
          unitOf(noun) !== null &&
          !people.has(noun) &&
          figures[at + 1]?.role === 'price',
      )
    : undefined
  const rooms = money.find(({ noun, said }) => rented.has(noun) && /sewa|tarif|harga|disewa/i.test(said))
  const earnsByTime =
    figures.filter(({ role, period, kind }) => kind === 'money' && role === 'other' && period !== '').length > 1
  const spends = figures.some(({ role }) => costs.has(role))
  const spentInAll = money
    .filter(({ role }) => costs.has(role) || role === 'unit_cost')
    .reduce((sum, { value }) => sum + value, 0)
  const settled = figures.map((one): ToldFigure => {
    const { sure, each: _each, clause: _clause, ...figure } = one
    if (one === ordered) return { ...figure, role: 'yield' }
    if (rooms && figure.kind === 'count' && figure.role === 'other' && figure.noun === rooms.noun)
      return { ...figure, role: 'volume', per: 'bulan' }
    if (price?.noun === 'jam' && figure.kind === 'count' && figure.noun === 'jam' && figure.per === 'hari')
      return { ...figure, role: 'volume', value: figure.value * (rentedUnits(figures, figure.said) ?? 1) }
    if (figure.kind === 'count' && figure.role === 'need' && figure.value === 1) return { ...figure, role: 'other' }
    // `gula dan minyak semuanya 41rb` below the sum of the others is one of them.
    if (figure.role === 'total' && figure.label !== '' && figure.value < spentInAll)
      return { ...figure, role: 'expense' }
    if (figure.kind !== 'money') return asSum(figure, money)
    if (rooms && figure.said === rooms.said && figure.value === rooms.value)
      return { ...figure, role: 'price', per: null }
    if (earnsByTime && spends && figure.role === 'other' && figure.period !== '') return { ...figure, role: 'revenue' }
    if (
      figure.range !== undefined &&
      figure.role === 'price' &&
      rivals.test(message) &&
      !/saya|kami|aku/i.test(figure.said)
    )
      return { ...figure, role: 'rival' }
    if (figure.role === 'price' && !sure && figure.per !== null) return { ...figure, role: 'fixed' }
    if (asks && (costs.has(figure.role) || (figure.role === 'price' && !sure) || figure.role === 'other'))
      return { ...figure, role: 'unit_cost' }
    // `laundry 7rb/kg, deterjen 900/kg`: spent on each of what is sold.
    const [sold, other] = prices
    const isOfSold = sold && !other && isGoods(sold.noun) && figure.noun === sold.noun && figure.value < sold.value
    if (isOfSold && costs.has(figure.role) && figure.per === null) return { ...figure, role: 'unit_cost' }
    if (!price) return figure
    if (figure.value === price.value && figure.said === price.said) return { ...figure, role: 'price' }
    if (figure.value >= price.value)
      return figure.role === 'price' && !sure && figure.label !== '' ? { ...figure, role: 'expense' } : figure
    if (figure.role === 'price' && !sure) return { ...figure, role: 'unit_cost' }
    if (figure.role === 'other' && /\bbeli(?:nya)?\b/i.test(figure.said)) return { ...figure, role: 'unit_cost' }
    return costs.has(figure.role) && figure.per === null ? { ...figure, role: 'unit_cost' } : figure
  })
  return price ? likeNeighbours(settled, price.value, message) : spentOf(outlayOf(settled, message), message)
}
