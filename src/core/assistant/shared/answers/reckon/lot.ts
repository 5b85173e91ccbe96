import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber } from '../told-figures.ts'
import { type Cost, costOf, inSoldUnit, type Size, sizeOf, timesIn } from './lot-size.ts'
import { anyPiece, type LotSum, type LotTold, readLot } from './lot-words.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const asks = /berapa|brp|piro|bara(?!\p{L})|pinten|sabaraha|untung\p{L}*|laba|rugi|[hn]?g?itung|satuan(?:nya)?\s?$|\?/u
const asksGain = /untung|laba|rugi|bathi|batine|cuan|margin/u
const asksPrice =
  /(?:jual|harga)\p{L}{0,4}\s(?:\p{L}{2,10}\s){0,4}?(?:berapa|brp|piro|pinten)|(?:berapa|brp)\s(?:\p{L}{2,8}\s){0,2}(?:jual|harga)|harga jual|jual\s(?:per\s?)?\p{L}{2,10}\s(?:berapa|brp)|balik modal/u
/** Where no price and no wish is told, what one costs must be asked for. */
const asksCost =
  /(?<!\p{L})(?:modal|hpp|jatuh|biaya|ongkos|harga|satuan|satu(?=\s\p{L})|per\s?\p{L}|se(?=\p{L}{3}))\p{L}*[^\d?]{0,40}(?:berapa|brp|piro|pinten|bara(?!\p{L})|\?|$)|(?:berapa|brp|piro)[^\d?]{0,30}(?:modal|hpp|biaya|ongkos|harga|satuan|per\s)|(?:cara|itung|hitung)[^\d?]{0,14}(?:hpp|modal|harga jual)/u
/** What one of them brings is asked for, or which part of its price; else all of it. */
const asksOne =
  /(?:untung|laba|rugi|batin)\p{L}{0,4}\s(?:per\s?|se(?!mua)|satu)\p{L}{3}|(?:per\s|se|satu\s)\p{L}{3,9}\s(?:untung|laba|rugi)|(?:sebiji|sebuah|selembar|sekilo)nya|persen|margin/u
/** All of a pack is meant. */
const asksAll =
  /total|semua|seluruh|(?:per\s|se)(?:karung|peti|panci|lusin|kodi|loyang|dus|pack)(?:nya)?\s?(?:berapa|brp|bara|piro|jadi|\?|$)/u
/** `setengah kilo berapa`: part of one. */
const partsOfOne: readonly (readonly [RegExp, string, number])[] = [
  [/seperempat|1\/4/u, 'seperempat', 4],
  [/setengah|separ[ou]h?/u, 'setengah', 2],
]
/** `per buku berapa`: what one is called. */
const asked = /(?:per\s?|(?<=\s)se|satu\s)(\p{L}{3,10}?)(?:nya)?\s(?:modal\s|harga\s|jual\s)?(?:berapa|brp|piro)/u
const ofCost = /dari (?:modal|hpp)/u
const choices = [30, 50, 100]
/** So many times its price nothing costs, and so little of it no more. */
const mostLost = 2
const mostGained = 10

interface Sides {
  readonly parts: readonly LotSum[]
  readonly priced: LotSum | undefined
}
/**
 * What the lot costs and what it is sold for. `risol 2.500, modal 140rb jadi 100 biji, untung?`: where no word says what
 * is the price, it is the one sum that no word calls a cost.
 */
const sidesOf = ({ text, sums }: LotTold): Sides | null => {
  const parts = sums.filter(({ role }) => role === 'cost')
  const [priced, ...more] = sums.filter(({ role }) => role === 'price')
  if (more.length > 0) return null
  const [unnamed, ...others] = parts.filter(({ isNamed }) => !isNamed)
  const isUntold = priced === undefined && asksGain.test(text) && !sums.some(({ role }) => role === 'wish')
  return isUntold && unnamed !== undefined && others.length === 0 && parts.length > 1 && unnamed.behind === null
    ? { parts: parts.filter((one) => one !== unnamed), priced: unnamed }
    : { parts, priced }
}

/** What is known of a lot once its figures have their places. */
interface Lot {
  readonly text: string
  readonly cost: number
  /** How many of it can be sold, and what one of them costs. */
  readonly left: number
  readonly each: number
  readonly unit: string
  /** How it was reckoned, a line for each step; the last one is what one costs. */
  readonly steps: readonly string[]
}

const lotFrom = (text: string, costs: readonly Cost[], { pieces, unit, shown }: Size, left: number): Lot => {
  const cost = costs.reduce((sum, { value }) => sum + value, 0)
  const isSummed = costs.length > 1 || costs.some((one) => one.shown.includes('×'))
  const summed = costs.map((one) => one.shown).join(' + ')
  return {
    text,
    cost,
    left,
    each: cost / left,
    unit,
    steps: [
      ...(shown === '' ? [] : [shown]),
      ...(isSummed ? [`modal: ${summed}${costs.length > 1 ? `, jumlah **${inRupiah(cost)}**` : ''}`] : []),
      ...(left === pieces
        ? []
        : [`yang bisa dijual: ${shownNumber(pieces)} − ${shownNumber(pieces - left)} = ${shownNumber(left)} ${unit}`]),
      ...(left === 1
        ? []
        : [`modal satu: ${inRupiah(cost)} ÷ ${shownNumber(left)} = **${inRupiah(cost / left)} per ${unit}**`]),
    ],
  }
}

const named = (gain: number): string => (gain >= 0 ? 'Untung' : 'Rugi')

const soldAt = (
  { text, cost, left, each, unit, steps }: Lot,
  price: number,
  soldADay: number | null,
  many: number,
): string | null => {
  if (!asksGain.test(text)) return null
  // So great a loss or a gain is of something else.
  if ((price * mostLost < each && !/rugi/.test(text)) || each * mostGained < price) return null
  const gain = price - each
  const all = price * left - cost
  const ofOne = `${named(gain)} per ${unit}: ${inRupiah(price)} − ${inRupiah(each)} = **${inRupiah(Math.abs(gain))}**, yaitu ${shownNumber((Math.abs(gain) / each) * 100)}% dari modal atau ${shownNumber((Math.abs(gain) / price) * 100)}% dari harga jual`
  const isOfPack = many > 1 && many === left
  const ofAll = `${named(all)} ${isOfPack ? `tiap ${shownNumber(many)} ${unit}` : 'kalau habis'}: ${shownNumber(left)} × ${inRupiah(price)} − ${inRupiah(cost)} = **${inRupiah(Math.abs(all))}**`
  const results =
    soldADay !== null
      ? [
          `${named(gain)} sehari: ${formatNumber(soldADay)} × ${inRupiah(Math.abs(gain))} = **${inRupiah(Math.abs(gain) * soldADay)} sehari**`,
          ofOne,
        ]
      : left === 1
        ? [ofOne]
        : asksAll.test(text) || isOfPack || !asksOne.test(text)
          ? [ofAll, ofOne]
          : [ofOne, ofAll]
  const [first = '', ...more] = results
  return paragraphs(
    `${first}.`,
    listed([
      ...steps,
      ...more,
      ...(left === 1 ? [] : [`balik modal setelah **${formatNumber(Math.ceil(cost / price))} ${unit}** terjual`]),
    ]),
    'Kemasan, ongkos, dan upah Anda belum dihitung kalau tidak disebut.',
  )
}

const priceFor = ({ text, left, each, unit, steps }: Lot, gain: number, share: number | null): string => {
  const told = share === null ? inRupiah(gain) : `${shownNumber(share)}%`
  const onPrice = share !== null && share < 100 && !ofCost.test(text)
  return paragraphs(
    `Jual: ${inRupiah(each)} + ${told} = **${inRupiah(each + gain)} per ${unit}**, untung ${inRupiah(gain)}${left > 1 ? ` satunya, **${inRupiah(gain * left)}** kalau habis` : ''}.`,
    listed([
      ...steps,
      ...(onPrice ? [`kalau maksudnya ${told} dari harga jual: **${inRupiah(each / (1 - share / 100))}**`] : []),
    ]),
    'Bulatkan ke harga yang enak disebut; yang gagal, kemasan, dan upah Anda ikut dihitung kalau belum masuk.',
  )
}

const costAlone = ({ text, cost, left, each, unit, steps }: Lot): string | null => {
  const isPrice = asksPrice.test(text)
  if (asksGain.test(text) || (!isPrice && !asksCost.test(text))) return null
  const part = partsOfOne.find(([word]) => word.test(text))
  const first =
    part === undefined
      ? `${isPrice ? 'Modal' : 'Jatuhnya'}: ${inRupiah(cost)} ÷ ${shownNumber(left)} ${unit} = **${inRupiah(each)} per ${unit}**.`
      : `Jatuhnya: ${inRupiah(each)} ÷ ${part[2]} = **${inRupiah(each / part[2])}** ${part[1]} ${unit}.`
  return paragraphs(
    left === 1 ? `Modal satu: **${inRupiah(cost)}**.` : first,
    listed([
      ...(left === 1 || part !== undefined ? steps : steps.slice(0, -1)),
      ...(isPrice ? choices.map((share) => `untung ${share}%: jual **${inRupiah(each * (1 + share / 100))}**`) : []),
    ]),
  )
}

const sizeFor = (told: LotTold, { parts: costs, priced }: Sides): Size | null => {
  const { text, sums, counts, lostShare } = told
  const isOfOne = counts.length === 0 && (lostShare !== null ? sums.some(({ per }) => per !== null) : costs.length > 2)
  if (!isOfOne) {
    const size = sizeOf(told)
    if (size === null || !counts.every((one) => one.as === 'lost' || one.value === 1 || size.of.has(one))) return null
    const sold = inSoldUnit(size, priced?.per ?? asked.exec(text)?.[1] ?? null)
    return sold.pieces > 0 && sold.pieces !== 1 ? sold : null
  }
  const unit = sums.find(({ per }) => per !== null && per !== '@')?.per ?? 'buah'
  const isCosted = lostShare !== null || /modal|hpp|harga jual/.test(text)
  return isCosted ? { pieces: 1, unit, shown: '', of: new Set() } : null
}

/**
 * A lot of goods, bought or made: what one of them costs, what it is to be sold for or what it brings. Dozens, packs and
 * what they hold, what came of a batch and what is lost of it are one count; every figure takes part, or nothing is said.
 */
export const lotOfGoods = (message: string): Reckoned | null => {
  const told = readLot(message)
  const sides = told && sidesOf(told)
  if (told === null || sides === null || !asks.test(told.text)) return null
  const { text, sums, counts, wishShare, lostShare, soldADay } = told
  const { parts: costsTold, priced } = sides
  const [wish, ...moreWishes] = sums.filter(({ role }) => role === 'wish')
  const isWished = wish !== undefined || wishShare !== null
  if (moreWishes.length > 0 || costsTold.length === 0 || (priced !== undefined && isWished)) return null
  if (wish !== undefined && /balik modal/.test(text)) return null
  const size = sizeFor(told, sides)
  const lost = counts.filter(({ as }) => as === 'lost')
  if (size === null || lost.length > 1) return null
  const costs = costsTold.map((one) => costOf(one, size, priced?.value ?? null))
  if (!costs.every((one) => one !== null)) return null
  const left = (size.pieces - (lost[0]?.value ?? 0)) * (1 - (lostShare ?? 0) / 100)
  const lot = lotFrom(text, costs, size, left)
  if (left <= 0 || lot.cost <= 0) return null
  if (priced !== undefined) {
    const { per, behind } = priced
    const many = per === null ? (behind?.value ?? 1) : per === '@' || anyPiece.test(per) ? 1 : timesIn(size.unit, per)
    return many === null ? null : asLot(soldAt(lot, priced.value / many, soldADay, many))
  }
  if (isWished)
    return asLot(
      priceFor(lot, wish?.value ?? (lot.each * (wishShare ?? 0)) / 100, wish === undefined ? wishShare : null),
    )
  // What one costs was told.
  return costsTold.some(({ value }) => value === lot.each) ? null : asLot(costAlone(lot))
}

const asLot = (text: string | null): Reckoned | null => (text === null ? null : { name: 'lot_of_goods', text })
