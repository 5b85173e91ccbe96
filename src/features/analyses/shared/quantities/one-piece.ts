import { wordList } from '../ledger/levels/units.ts'
import type { Chain } from './chain.ts'
import { inSentence } from '../reckon.ts'
import { type Desk, isMonthly, labelOf } from './desk.ts'
import type { Quantity } from './quantity.ts'

/** `botol kosong 2.500, stiker 500` beside a making of 20 bottles: so little is paid for each of them. */
const isOfEach = ({ entry, value }: Quantity, made: Quantity): boolean =>
  entry.words.includes(made.count?.noun ?? '') || value < made.value * 50

const isOpen = ({ role, time, per }: Quantity): boolean =>
  (role === 'cost' || role === 'spent') && time === null && per === null

/** What goes into one piece: told for one, small beside its price, or named with the others of it. */
const pieceCosts = ({ all, one, of }: Desk): Quantity[] => {
  const price = one('price')
  const isWanted = all.some(({ role }) => role === 'markup' || role === 'margin')
  const made = one('made')
  const isMade = of('made').length > 0
  const hasTakings = of('takings').length > 0
  // `keluar: listrik 700rb, penjaga 500rb`: a list with one that no piece could bear is of no piece.
  const isListed = (cost: Quantity): boolean =>
    price !== null &&
    all.some((other) => isOpen(other) && other.entry.sentence === cost.entry.sentence && other.value >= price.value)
  return all.filter((cost) => {
    const { role, time, per, value, count, many } = cost
    if ((role !== 'cost' && role !== 'spent') || many !== null || time !== null) return false
    if (per !== null) return true
    if (count !== null) return role === 'cost' && price !== null && !isMade
    if (made !== null && price !== null && role === 'spent' && value < price.value && isOfEach(cost, made)) return true
    if (isMade || hasTakings) return false
    // Rooms that are let by the month: what is spent beside them is of the house.
    if (role === 'spent' && (price?.entry.rate === 'bulan' || price?.entry.rate === 'tahun')) return false
    const isSmall = price === null ? isWanted : value < price.value
    return isSmall && (role === 'cost' || (!isListed(cost) && !isMonthly(cost)))
  })
}

/** What one piece costs: what was spent on a making by what came of it, packs by what they hold, and its own parts. */
export const costOfOne = (desk: Desk, chain: Chain, piece: string): string | null => {
  const own = pieceCosts(desk)
  const made = desk.one('made')
  if (own.some(({ role, per }) => role === 'spent' && per === null))
    chain.assume(`Biaya kecil yang satuannya tidak disebut dihitung per ${piece}; ubah kalau bukan.`)
  const parts = own.map((one) => {
    const id = chain.figure(one, labelOf(one, 'Modal'))
    return one.count ? chain.step(`modal_${id}`, `Modal per ${piece}`, `${id} / ${id}_banyak`) : id
  })
  const batch = made
    ? desk.all.filter((one) => !own.includes(one) && (one.role === 'spent' || one.role === 'cost') && one.time === null)
    : []
  if (made && batch.length > 0) {
    // What dried or broke was paid for too: its cost is borne by what is left.
    const left = desk.of('sold').find((one) => one.count?.left)
    const count = chain.figure(left ?? made, 'Hasil')
    if (left) chain.figure(made, 'Hasil sebelum susut')
    const sums = batch.map((one) => {
      const formula = chain.figure(one, labelOf(one, 'Bahan'))
      return one.many ? chain.step(`beli_${formula.split(' ')[0] ?? ''}`, labelOf(one, 'Bahan'), formula) : formula
    })
    const whole = own.map((one, at) =>
      chain.step(
        `semua_${parts[at] ?? ''}`,
        `${labelOf(one, 'Biaya')} untuk semuanya`,
        `${parts[at] ?? ''} * ${chain.figure(made, 'Hasil')}`,
      ),
    )
    const all = chain.step('modal_semua', 'Modal semuanya', [...sums, ...whole].join(' + '))
    return chain.step('hpp', `Modal per ${piece}`, `${all} / ${count}`)
  }
  const [only, more] = parts
  if (only === undefined || more === undefined) return only ?? null
  return chain.step('hpp', `Modal per ${piece}`, parts.join(' + '))
}

/** The price that leaves a told gain on one piece, after what others keep of it: `kalau mau untung 9rb harganya jadi berapa`. */
export const neededPrice = (
  desk: Desk,
  chain: Chain,
  hpp: string | null,
): { readonly price: string; readonly wish: string } | null => {
  const wish = desk.one('wish')
  const price = desk.one('price')
  if (!wish || !price || hpp === null || wish.time !== null || wish.value >= price.value) return null
  const id = chain.figure(wish, 'Untung yang diinginkan')
  const kept = [...desk.of('cut'), ...desk.of('discount')].map((one) => chain.figure(one, labelOf(one, 'Potongan')))
  const left = kept.length === 0 ? '' : ` * 100 / (100 - ${kept.join(' - ')})`
  return { price: chain.step('harga_perlu', 'Harga yang diperlukan', `ceil((${hpp} + ${id})${left})`), wish: id }
}

/** They take their share of the price as it is set. */
const middlemen = wordList('reseller agen sales makelar')

/** What one piece is sold for: as told, or as a share on its cost or of its price asks. */
export const priceOf = (desk: Desk, chain: Chain, piece: string, hpp: string | null): string | null => {
  const told = desk.one('price')
  const markup = desk.one('markup')
  const margin = desk.one('margin')
  const packed = desk.one('packed')
  if (told === null && hpp !== null && (markup || margin)) {
    // What a platform keeps comes on top, so that the wish is left of what is received.
    const kept = desk.of('cut').filter(({ entry }) => !entry.words.some((word) => middlemen.has(word)))
    const ids = kept.map((one) => chain.figure(one, labelOf(one, 'Potongan')))
    const left = kept.length === 0 ? '' : ` * 100 / (100 - ${ids.join(' - ')})`
    const own = markup
      ? `${hpp} * (100 + ${chain.figure(markup, 'Untung dari modal')}) / 100`
      : margin
        ? `${hpp} * 100 / (100 - ${chain.figure(margin, 'Margin')})`
        : hpp
    return chain.step('harga', 'Harga jual', `ceil(${own}${left})`)
  }
  if (told === null) return null
  const price = chain.figure(told, 'Harga jual')
  return packed ? chain.step('harga_satuan', `Harga per ${piece}`, `${price} / ${chain.figure(packed, 'Isi')}`) : price
}

const shareOf = (chain: Chain, id: string, label: string, gain: string, of: string): void => {
  chain.step(id, label, `${gain} / positive(${of}) * 100`, { unit: 'percent' })
}

/** What comes in of a price once each of several shares of it is kept: all of them are taken of the price as it is told. */
const receivedOf = (chain: Chain, piece: string, price: string, kept: readonly Quantity[]): string => {
  const isAlone = kept.length === 1
  const parts = kept.map((one, at) => {
    const label = isAlone ? labelOf(one, 'Potongan') : one.entry.label || 'Potongan'
    return chain.step(
      isAlone ? 'potongan' : `potongan_${at + 1}`,
      isAlone ? 'Potongan' : `Potongan ${inSentence(label)} ${one.value}%`,
      `${price} * ${chain.figure(one, label)} / 100`,
    )
  })
  const all = isAlone ? (parts[0] ?? '') : chain.step('potongan', 'Semua potongan', parts.join(' + '))
  const isDiscount = kept[0]?.role === 'discount'
  return chain.step('diterima', isDiscount ? 'Harga setelah diskon' : `Diterima per ${piece}`, `${price} - ${all}`)
}

/** What one piece leaves, before and after a discount and what others keep of its price. */
export const gainOfOne = (
  desk: Desk,
  chain: Chain,
  piece: string,
  hpp: string | null,
  price: string | null,
  isWhole: boolean,
): string | null => {
  const told = desk.of('gain').find(({ per }) => per !== null)
  if (told && price === null) return chain.figure(told, `Untung per ${piece}`)
  if (price === null) return null
  const cuts = desk.of('cut')
  const discounts = desk.of('discount')
  const isPlain = cuts.length === 0 && discounts.length === 0
  const whole =
    hpp === null
      ? null
      : chain.step(
          'untung_satuan',
          `Untung per ${piece}${isPlain ? '' : ' tanpa potongan'}${isWhole ? '' : ' sebelum biaya lain'}`,
          `${price} - (${hpp})`,
        )
  if (whole !== null && hpp !== null && isWhole) {
    shareOf(chain, 'margin', `Margin dari harga jual${isPlain ? '' : ' tanpa potongan'}`, whole, price)
    if (isPlain) shareOf(chain, 'markup', 'Untung dari modal', whole, hpp)
  }
  if (isPlain || discounts.length > 1 || (discounts.length > 0 && cuts.length > 0)) return whole
  const received = receivedOf(chain, piece, price, cuts.length > 0 ? cuts : discounts)
  if (hpp === null) return received
  const left = chain.step('untung_terima', `Untung per ${piece} setelah potongan`, `${received} - (${hpp})`)
  if (isWhole) shareOf(chain, 'margin_terima', 'Margin setelah potongan', left, received)
  return left
}
