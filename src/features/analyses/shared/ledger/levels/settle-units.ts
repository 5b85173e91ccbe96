import { people } from '../../times-pieces.ts'
import type { Entry } from '../entry.ts'
import type { Flow } from './flow.ts'
import { type Rate, reach } from './rates.ts'
import { heldIn, isHead, isOccasion, isTimeUnit, standsForAny, wordList } from './units.ts'

/** Takings told as one sum. */
export const isSum = ({ words }: Entry): boolean =>
  words.some((word) =>
    ['omzet', 'omset', 'pendapatan', 'pemasukan', 'penghasilan', 'penjualan', 'hasil'].includes(word),
  )

/** `motor 2rb sehari 180 motor`: a price is for one of what is counted by its name. */
export const namesake = (flow: Flow, rates: readonly Rate[]): Flow => {
  const name = flow.entry.label.split(' ').at(-1)?.toLowerCase()
  const isByTime = flow.own.length === 0 && flow.units.length > 0 && flow.units.every(isTimeUnit)
  const found = rates.find(({ of, per, ofCost }) => of === name && !ofCost && per.length === 0)
  const isNext = found !== undefined && flow.entry.counts.length === 0 && (flow.entry.money ?? 0) < 100_000
  return isByTime && isNext ? { ...flow, own: [found.counted] } : flow
}

/**
 * Takings without a time are those of the one time that all else is told for: `omzet bulan kemarin 36jt` beside wages of
 * a month, `18 motor @15rb` beside costs of a day in a question about the day.
 */
export const timed = (flows: readonly Flow[], isMonthly: boolean, asked: readonly string[]): readonly Flow[] => {
  const [only, more] = new Set(flows.flatMap(({ units }) => units))
  const all = flows.flatMap(({ units }) => units)
  const isOfMonth = isMonthly && all.includes('bulan') && !all.includes('hari') && !all.includes('minggu')
  const isOfAsked = only !== undefined && more === undefined && isTimeUnit(only) && asked.join() === only
  return flows.map((one) => {
    if (one.way !== 'in' || one.units.length > 0) return one
    if (isOfMonth && one.own.length === 0 && isSum(one.entry)) return { ...one, units: ['bulan'] }
    return isOfAsked && one.own.length > 0 ? { ...one, units: [only] } : one
  })
}

/** `paket foto 3,5jt, transport 200rb, sebulan 4 job`: all that is told for nothing is told for one of what is done. */
export const ofOccasion = (flows: readonly Flow[], rates: readonly Rate[]): readonly Flow[] => {
  const [often, more] = rates.filter(({ of, per }) => isOccasion(of) && per.length === 1 && per.every(isTimeUnit))
  const isOpen = often !== undefined && more === undefined && flows.every(({ units }) => units.length === 0)
  return isOpen ? flows.map((one) => ({ ...one, units: [often.of] })) : flows
}

/**
 * `1.500 per pesanan` beside `120 tas sebulan`: a unit that nobody counted is the one thing that was; an occasion that
 * nobody counted is the whole of it.
 */
export const countedUnits = (flow: Flow, piece: string | undefined, rates: readonly Rate[]): Flow => {
  const often = rates.find(({ of }) => isOccasion(of))?.of
  const own = new Set(flow.own.map(({ noun }) => noun))
  const isTimed = rates.some(({ of, per }) => of === piece && per.some(isTimeUnit))
  const units = flow.units.flatMap((unit) => {
    const isCounted = isTimeUnit(unit) || rates.some(({ of }) => of === unit || heldIn(of, unit) !== null)
    if (isCounted) return [unit]
    if (isOccasion(unit)) return often ?? (isTimed ? piece : undefined) ?? []
    if (piece !== undefined && standsForAny(unit, piece)) return [piece]
    // `180 siswa, bahan 9.200 per porsi`: each of those who are counted has one.
    const [heads, more] = new Set(rates.filter(({ of }) => isHead(of) && !people.has(of)).map(({ of }) => of))
    return servings.has(unit) && heads !== undefined && more === undefined ? [heads] : [unit]
  })
  return { ...flow, units: [...new Set(units)].filter((unit) => !own.has(unit)) }
}

const servings = wordList('porsi kotak box bungkus nasbox pax piring')
const letting = wordList('sewa rental nyewain disewakan rentalan')
const houses = wordList('pintu petak kamar kios lapak')
const paidTo = wordList('bayar dibayar tempat lahan ruko tanah')

/** What a message rents out: `sewa motor: 6 motor … 70rb per hari` is told for one of them. */
export const rented = (flow: Flow, entries: readonly Entry[], rates: readonly Rate[]): Flow => {
  const isByTime = flow.way === 'in' && flow.own.length === 0 && flow.units.length > 0 && flow.units.every(isTimeUnit)
  if (!isByTime) return flow
  const whole = rates.find(({ of, per, counted }) => {
    const isNamed = entries.some(({ words, context, counts }) => {
      const said = [...context, ...words]
      // `rental mobil 3 unit`
      const isCounted =
        counts.includes(counted) && said.includes('rental') && rates.every((other) => !other.per.includes(of))
      return isCounted || said.some((word, at) => letting.has(word) && said[at + 1] === of)
    })
    // `kontrakan 10 pintu, sewa 750rb per bulan`
    const isHouse =
      houses.has(of) && flow.entry.words.includes('sewa') && !flow.entry.words.some((word) => paidTo.has(word))
    return per.length === 0 && counted.value > 1 && !isTimeUnit(of) && (isNamed || isHouse)
  })
  const isLinked = whole && reach(flow.units, 'bulan', rates)?.some((one) => one.kind === 'rate' && one.rate === whole)
  return whole && !isLinked ? { ...flow, units: [...flow.units, whole.of] } : flow
}

/** `35 kg per hari, harga 7rb/kg`: a price with its count is the price of one, where nothing else is counted so. */
export const byPiece = (flows: readonly Flow[], rates: readonly Rate[]): readonly Flow[] => {
  const [only, more] = flows.filter(({ way }) => way === 'in')
  const [count, another] = only?.own ?? []
  if (!only || more || !count || another || isTimeUnit(count.noun) || isHead(count.noun)) return flows
  const rate = rates.find(({ counted }) => counted === count)
  const isSame =
    rate !== undefined &&
    rate.per.length > 0 &&
    rate.per.every(isTimeUnit) &&
    [...rate.per].sort().join() === [...only.units].sort().join()
  const isAlone = rates.every((one) => one === rate || one.of !== rate?.of)
  return rate && isSame && isAlone
    ? flows.map((one) => (one === only ? { ...one, own: [], units: [rate.of] } : one))
    : flows
}

/** `satu rombongan 25 jamaah`: an occasion that nobody counted is the one that is counted, or the whole. */
export const ofCounted = (rates: readonly Rate[]): Rate[] => {
  const often = rates.find(({ of }) => isOccasion(of))?.of
  const known = new Set(rates.map(({ of }) => of))
  return rates.map((rate) => ({
    ...rate,
    per: rate.per.flatMap((one) => (!isOccasion(one) || known.has(one) ? [one] : often === undefined ? [] : [often])),
  }))
}
