import { standsForAny, wordList } from '../ledger/levels/units.ts'
import type { Time } from '../told-figure.ts'
import type { Chain } from './chain.ts'
import { costOfOne, gainOfOne, neededPrice, priceOf } from './one-piece.ts'
import { type Desk, deskOf, isMonthly, labelOf, times } from './desk.ts'
import type { Outcome } from './outcome.ts'
import { payOf } from './pay.ts'
import type { Quantity } from './quantity.ts'
import { leftOf, type Sum, type Wish } from './what-is-left.ts'

const spoken = (time: Time | null): string => (time === null ? ' semuanya' : ` se${time}`)

/** The one thing that is made or sold; null where sums are told for different ones. */
const pieceOf = (desk: Desk, asked: string | null): string | null => {
  const counted = desk.one('sold')?.count?.noun || desk.one('made')?.count?.noun || ''
  const told = desk.all
    .filter(({ role }) => ['price', 'cost', 'gain', 'spent', 'takings'].includes(role))
    .flatMap(({ per }) => per ?? [])
  const piece = counted || told[0] || asked || 'satuan'
  return told.every((one) => one === piece || standsForAny(one, piece)) ? piece : null
}

const isSum = ({ role }: Quantity): boolean => role === 'spent' || role === 'cost' || role === 'takings'
const platforms = wordList(
  'gofood grabfood shopeefood grab gojek shopee tokopedia lazada tiktok blibli bukalapak agen reseller offline langsung',
)
const wholly = wordList('semua seluruh seluruhnya semuanya total')

/**
 * A cost without a time is of that told right before it in its sentence, else of the next one's, else of what comes in;
 * `none` where it cannot be.
 */
const timeOfCost = (
  one: Quantity,
  all: readonly Quantity[],
  ins: readonly Sum[],
  asked: readonly Time[],
  days: Quantity | null,
): Time | 'none' | null => {
  if (one.time !== null) return one.time
  const natural = ins[0]?.time ?? null
  if (natural === null || one.entry.trail.some((word) => wholly.has(word))) return null
  const at = all.indexOf(one)
  const isBeside = (other: Quantity): boolean => other.time !== null && other.entry.sentence === one.entry.sentence
  const before = all.slice(0, at).findLast((other) => isSum(other) && isBeside(other))
  const behind = all.slice(at + 1).find((other) => isSum(other) && isBeside(other))
  const beside = (before ?? behind)?.time ?? null
  const time = beside ?? (natural === 'hari' && isMonthly(one) && asked.includes('bulan') ? 'bulan' : natural)
  const income = ins.reduce((sum, { value }) => sum + value, 0)
  const value = one.value * (one.many?.value ?? 1)
  if (time !== natural || value <= income) return time
  // `175rb sehari laku 18 hari sebulan, keluar 900rb`: more than a day takes in is of all those days, or of no time at all.
  return natural === 'hari' && days !== null && value <= income * days.value ? days.time : 'none'
}

/** `modal sehari 450rb, dapat 720rb`: takings are of the time of what is paid right beside them. */
const timeBeside = (one: Quantity, all: readonly Quantity[]): Time | null => {
  const at = all.indexOf(one)
  const isBeside = (other: Quantity | undefined): other is Quantity =>
    other !== undefined && isSum(other) && other.time !== null && other.entry.sentence === one.entry.sentence
  return one.entry.words.some((word) => wholly.has(word))
    ? null
    : ([all[at - 1], all[at + 1]].find(isBeside)?.time ?? null)
}

/** A sum as one id: `8 toples @3.500` is a step. */
const sumOf = (one: Quantity, chain: Chain, fallback: string): string => {
  const formula = chain.figure(one, labelOf(one, fallback))
  return one.many ? chain.step(`nilai_${formula.split(' ')[0] ?? ''}`, labelOf(one, fallback), formula) : formula
}

/** `12 lusin @240rb` beside 96 pairs that were sold: how many pairs those are is not told. */
const isOtherPack = ({ many, entry }: Quantity, volume: Quantity | null): boolean =>
  many !== null &&
  volume !== null &&
  many.noun !== volume.count?.noun &&
  ['lusin', 'kodi', 'dus', 'karton', 'pak', 'rim', 'bal'].includes(many.noun) &&
  entry.words.some((word) => word === 'beli' || word === 'modal')

/** `admin tokopedia 6,5%, admin shopee 8%`: shares that different houses take are no shares of one price. */
const areRivals = (cuts: readonly Quantity[]): boolean => {
  const houses = cuts.flatMap(({ entry }) => [...entry.context, ...entry.words].filter((word) => platforms.has(word)))
  return cuts.length > 1 && new Set(houses).size > 1
}

/** `DP 40%`, `DP 2jt` of what an order comes to. */
const advanceOf = (desk: Desk, chain: Chain, ins: readonly Sum[], outs: readonly Sum[]): Outcome['advance'] => {
  const told = desk.one('advance')
  const [only, more] = ins
  const whole = chain.has('omzet') ? chain.idOf('omzet') : more ? undefined : only?.id
  if (!told || whole === undefined) return null
  const part = chain.figure(told, 'DP')
  const paid = told.entry.percent === null ? part : chain.step('dibayar_dulu', 'DP', `${whole} * ${part} / 100`)
  const rest = chain.step('sisa_tagihan', 'Sisa tagihan', `${whole} - ${paid}`)
  const costs = [...(chain.has('modal_jual') ? [chain.idOf('modal_jual')] : []), ...outs.map(({ id }) => id)]
  const isOfOrder = costs.length > 0 && outs.every(({ time }) => time === null) && only?.time === null
  return {
    paid,
    rest,
    spare: isOfOrder ? chain.step('dp_lebih', 'DP dikurangi modal', [paid, ...costs].join(' - ')) : null,
  }
}

/** Follows the numbers of one way from the piece to the time that is asked for; null where one of them fits nowhere. */
export const followed = (
  all: readonly Quantity[],
  { times: asked, piece: wanted, ...wish }: Wish,
  chain: Chain,
): Outcome | null => {
  const desk = deskOf(all)
  const pay = wish.pay ? payOf(desk, chain) : null
  if (pay) return pay
  const piece = pieceOf(desk, wanted)
  if (piece === null || areRivals(desk.of('cut'))) return null
  const sold = desk.one('sold')
  const made = desk.one('made')
  const unit = desk.one('packed') ? 'satuan' : piece
  const hpp = costOfOne(desk, chain, unit)
  const price = priceOf(desk, chain, unit, hpp)
  const isWhole = desk.all.every((one) => (one.role !== 'spent' && one.role !== 'cost') || chain.uses(one))
  const gain = gainOfOne(desk, chain, unit, hpp, price, isWhole)
  const needed = neededPrice(desk, chain, hpp)
  const ins: Sum[] = []
  const timed = desk.of('spent').find(({ time }) => time !== null)?.time ?? null
  const takings = desk.of('takings')
  const isOpen = takings.every(({ time }) => time === null)
  const margin = price === null ? desk.one('margin') : null
  for (const one of takings) {
    const id = sumOf(one, chain, 'Pemasukan')
    const time = one.time ?? (isOpen ? (desk.one('days') ? timeBeside(one, all) : timed) : null)
    // `omzet 2,1jt per hari, margin 14%`: what is earned of it.
    const earned =
      margin && takings.length === 1
        ? chain.step('laba_kotor', `Laba kotor${spoken(time)}`, `${id} * ${chain.figure(margin, 'Margin')} / 100`, {
            per: time ?? '',
          })
        : id
    ins.push({ id: earned, time, value: one.value })
  }
  const volume = sold ?? (made && price !== null ? made : null)
  const earned = gain ?? price
  if (volume && earned !== null) {
    const count = chain.figure(volume, 'Terjual')
    const time = volume.time ?? (volume === made ? null : desk.one('days') ? 'hari' : (asked[0] ?? null))
    const per = time ?? ''
    if (hpp !== null && !(volume === made))
      chain.step('modal_jual', `Modal yang terjual${spoken(time)}`, times(hpp, count), { per })
    if (price !== null) chain.step('omzet', `Omzet${spoken(time)}`, times(price, count), { per })
    const id =
      gain === null
        ? chain.idOf('omzet')
        : chain.step('untung_jual', `Untung penjualan${spoken(time)}`, times(gain, count), { per })
    ins.push({ id, time, value: (desk.one('price')?.value ?? desk.of('gain')[0]?.value ?? 0) * volume.value })
  } else
    for (const one of desk.of('gain'))
      if (!chain.uses(one))
        ins.push({ id: chain.figure(one, labelOf(one, 'Untung')), time: one.time, value: one.value })
  const outs: Sum[] = []
  const isOfGain = takings.length === 0 && volume === null
  for (const one of desk.all) {
    if ((one.role !== 'spent' && one.role !== 'cost') || chain.uses(one)) continue
    const time = timeOfCost(one, all, ins, asked, desk.one('days'))
    // `makan 25rb per orang per hari`: of how many is not told.
    if (one.per !== null || isOtherPack(one, volume)) return null
    const isBacked =
      one.isSure ||
      desk.all.some((other) => other.isSure && other.role !== 'takings' && other.entry.sentence === one.entry.sentence)
    // `modal 36jt, laba 3jt sebulan`: what was put in is no cost of a time.
    if (time === 'none' || !isBacked || (isOfGain && one.time === null)) return null
    outs.push({
      id: sumOf(one, chain, 'Biaya'),
      time,
      value: one.value,
      name: labelOf(one, 'Biaya'),
      isOfGoods: one.role === 'cost',
    })
  }
  const advance = advanceOf(desk, chain, ins, outs)
  if (advance === null && desk.of('advance').length > 0) return null
  const left = leftOf(desk, chain, ins, outs, { times: asked, ...wish })
  const opening = desk.one('opening')
  const end = left.at(-1)
  // Without rates over days the cash flow has a form of its own.
  if (desk.of('opening').length > 0 && (!opening || !end || !desk.one('days'))) return null
  const closing =
    opening && end
      ? chain.step('saldo_akhir', 'Kas akhir', `${chain.figure(opening, labelOf(opening, 'Kas awal'))} + ${end.id}`)
      : null
  const [whole] = left
  // What one piece leaves once all that was spent on them is counted.
  if (whole && volume && volume.time === null && whole.time === null && outs.length > 0) {
    const count = chain.figure(volume, 'Terjual')
    chain.step('modal_tiap', `Biaya per ${unit} dari semuanya`, `(${chain.idOf('omzet')} - ${whole.id}) / ${count}`)
    chain.step('untung_tiap', `Untung per ${unit} dari semuanya`, `${whole.id} / ${count}`)
  }
  return { piece: unit, hpp, price, gain, isWhole, isPay: false, needed, advance, closing, left }
}
