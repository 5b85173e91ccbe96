import { rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'

import { sizeText } from '../goods/goods-line.ts'
import { isOneOfThings, isMeasure, isTimeUnit, unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { type Counted, frequencies, heldBy, isHired, persons, precise } from './counted.ts'
import type { Entry, Priced } from './entry.ts'

/** Of each of these so many are told: `3 jenis masing-masing 100 porsi`. */
const sorts = wordSet('jenis macam menu varian rasa motif warna')
const portions = wordSet('porsi kali kotak box piring')
/** Nobody eats more of it at once: a larger count is told of all. */
const mostAtOnce = 3

/** Counted by its own name, as no unit counts. */
const isNoun = ({ of, lasts }: Counted): boolean => of !== null && !lasts && unitOf(of) === null

/** So many things, by whatever name they are counted: neither times nor sizes nor how often. */
const isThings = (count: Counted): boolean =>
  count.of !== null && !count.lasts && !isTimeUnit(count.of) && !frequencies.has(count.of) && !isMeasure(count.of)

/** `3 AC @4,7jt, ongkos pasang 350rb per unit`: the one thing that is counted by its own name is counted by the piece. */
const onlyNoun = (all: readonly Counted[], unit: string): Counted | undefined => {
  const [noun, ...others] = all.filter((one) => isNoun(one) && !spans(one.of))
  const isCounted = isOneOfThings(unit) && !persons.has(unit) && !frequencies.has(unit)
  return isCounted && others.length === 0 ? noun : undefined
}

const spans = (of: string | null): boolean => of !== null && (isTimeUnit(of) || frequencies.has(of) || persons.has(of))

interface Factor {
  readonly value: number
  readonly unit: string | null
  readonly count: Counted
}

interface Worked {
  readonly factors: readonly Factor[]
  readonly telling: boolean
}

/** Where counts stand that a price does not name itself. */
export interface Around {
  readonly all: readonly Counted[]
  /** What the dates and the people named amount to, where no count is told. */
  readonly implied: readonly Counted[]
  /** The counts that a count is multiplied with: `18 tukang x 3 kali x 6 hari`. */
  readonly chainOf: (count: Counted) => readonly Counted[]
}

/** Counts by which a price is multiplied: those of its units, in the entry itself or told elsewhere. */
export const work = (
  counts: readonly Counted[],
  price: Priced,
  { all, implied, chainOf }: Around,
  share: Entry['share'],
): Worked | null => {
  const factors: Factor[] = []
  let telling = false
  const left = [...counts]
  const add = (count: Counted, unit: string | null): void => {
    if (factors.some((factor) => factor.count === count)) return
    factors.push({
      value: unit === null ? count.value : (heldBy(count, unit) ?? count.value),
      unit: unit ?? count.of,
      count,
    })
  }
  /** `2x seminggu` counts where the weeks are told. */
  const isKnown = (count: Counted): boolean =>
    count.of !== 'kali' ||
    !count.lasts ||
    count.per.every((unit) => [...all, ...implied].some((one) => heldBy(one, unit) !== null))
  /** `5 pendamping @150rb/orang`: what stands before the sign with no unit is whom the price is for. */
  const isWhomOf = (count: Counted, unit: string): boolean =>
    price.signed === true && persons.has(unit) && isNoun(count) && !frequencies.has(count.of ?? '')
  const take = (unit: string): boolean => {
    const held = left.findIndex((count) => isKnown(count) && heldBy(count, unit) !== null)
    const own = held >= 0 ? held : left.findIndex((count) => isWhomOf(count, unit))
    const count =
      own >= 0
        ? left.splice(own, 1)[0]
        : ([...all, ...implied].find((one) => !counts.includes(one) && isKnown(one) && heldBy(one, unit) !== null) ??
          (counts.length === 0 ? onlyNoun(all, unit) : undefined))
    const years =
      count === undefined && price.per.length > 1 && unit === 'bulan'
        ? all.find(({ of, lasts }) => of === 'tahun' && lasts)
        : undefined
    if (years !== undefined) {
      // `12rb per m2 per bulan selama 2 tahun`
      telling = true
      add({ ...years, value: years.value * 12, of: 'bulan' }, 'bulan')
      return true
    }
    if (count === undefined) return false
    add(count, unit)
    if (own < 0 || count.of !== unit || count.lasts) telling = true
    // `200 kg per minggu` is multiplied by the weeks.
    for (const one of count.per.filter((one) => !price.per.includes(one))) {
      telling = true
      take(one)
    }
    // `4 anak x 8 pertemuan, 20rb per pertemuan`, `3 mobil masing-masing 4 ban, 40rb per ban`
    const isOfEach = own >= 0 && count.times && !count.lasts
    const others = left.filter(
      (one) => isOfEach && one.of !== null && !one.lasts && !price.per.some((per) => heldBy(one, per) !== null),
    )
    for (const one of others) {
      telling = true
      left.splice(left.indexOf(one), 1)
      add(one, null)
    }
    // `2 unit x 3 hari …, operator 2 orang per hari`: whoever is counted apart is not there for each of the things.
    if (own < 0) for (const one of chainOf(count)) if (counts.length === 0 || spans(one.of)) add(one, null)
    return true
  }
  const found = price.per.filter(take)
  if ((price.per.length > 1 || price.ofOne) && found.length > 0) telling = true
  // `50 orang, sehari 2x makan, selama 3 hari, 18rb sekali makan`: for everybody, every day.
  const isMeal = price.per.length > 0 && price.per.every((unit) => portions.has(unit))
  const isOnce = all.filter(({ of }) => of === 'kali').length < 2
  // `snorkel 14 orang, nasi kotak 16 kotak 28rb sekotak`
  const isCountedWhole = counts.some(
    ({ of, value }) => of !== null && of !== 'kali' && portions.has(of) && value > mostAtOnce,
  )
  const eaters = isMeal && isOnce && !isCountedWhole ? all.find(({ of }) => of !== null && persons.has(of)) : undefined
  if (eaters !== undefined && !factors.some(({ count }) => count.of !== null && persons.has(count.of))) {
    telling = true
    add(eaters, null)
    for (const days of all.filter(({ of }) => of === 'hari').slice(0, 1)) {
      add(days, null)
      // `5 hari seminggu, selama 4 minggu`
      for (const one of days.per) take(one)
    }
    found.push(...price.per)
  }
  const isByTime = price.per.length > 0 && price.per.every(isTimeUnit)
  const isByPerson = price.per.length > 0 && price.per.every((unit) => persons.has(unit))
  const isBesides = (count: Counted): boolean =>
    // `35 ibu iuran 20rb sebulan selama 12 bulan`: every one of them, each month.
    (isByTime && isHired(count, price.per)) ||
    // `2 komandan @4,1jt per bulan`, `4 lokasi x 450rb per bulan`
    (isByTime && price.signed === true && (count.of === null || isThings(count))) ||
    // `makan 2 kali @25rb per siswa`; a ticket there and back is one.
    (isByPerson && found.length > 0 && count.of === 'kali' && !count.lasts) ||
    // `kenek 2 orang masing-masing 6 hari @120rb per orang`
    (isByPerson && share === 'each' && count.of !== null && isTimeUnit(count.of))
  for (const count of left.filter(isBesides)) {
    telling = true
    add(count, null)
  }
  if (price.rate !== null && !price.per.includes(price.rate)) telling = take(price.rate) || telling
  const isOpen = price.per.length === 0
  /** `4 kali sebulan … selama 3 bulan` */
  const isOften = ({ per }: Counted): boolean => per.some((unit) => counts.some(({ of }) => of === unit))
  // `spanduk 3x2 m 4 lembar @120rb`: how large each of the pieces is that are priced.
  const isSizeOfEach = (count: Counted): boolean =>
    count.of === 'm2' && count.lasts && left.some(({ of, lasts }) => !lasts && !(of !== null && isTimeUnit(of)))
  const rest = left.filter((count) =>
    isOpen && isSizeOfEach(count)
      ? false
      : isOpen
        ? !count.lasts || ((count.of !== 'kali' || isOften(count)) && (count.times || price.each))
        : count.times,
  )
  if (isOpen && share === 'each' && rest.length === 0) {
    const people = all.find(({ of }) => of !== null && persons.has(of)) ?? all[0]
    if (people === undefined) return null
    telling = true
    add(people, null)
  }
  const isProduct =
    rest.length > 1 &&
    (rest.some(({ times }) => times) ||
      // `12 modul tiap modul 350 lembar @250`
      rest.some(({ per }) => per.some((unit) => rest.some(({ of }) => of === unit))) ||
      // `gubukan 4 macam masing-masing 100 porsi @18rb`
      (share === 'each' &&
        rest.every(({ of }) => of !== null) &&
        (price.each || rest.some(({ of }) => sorts.has(of ?? '')))) ||
      (rest.every(({ of }) => of !== null) && rest.some(({ of }) => spans(of))))
  if (
    isProduct ||
    rest[0]?.lasts === true ||
    counts.some(({ asSum }) => asSum) ||
    (price.each && spans(rest[0]?.of ?? null))
  )
    telling = true
  for (const count of isProduct ? rest : rest.slice(0, 1)) {
    add(count, null)
    // `pakan 4 karung per kolam @365.000` for the kolam that are counted elsewhere.
    for (const one of count.per.filter(() => isOpen)) telling = take(one) || telling
  }
  return { factors, telling }
}

/** The line of a price with its counts: the factors stand in its name where there are several. */
export const lineOf = (label: string, price: Priced, { factors }: Worked): GoodsLine | null => {
  const [counted] = factors
  if (price.whole === true && factors.length === 1 && counted !== undefined) {
    const share = price.value / counted.value
    const one = Number.isSafeInteger(share) ? rupiah(share) : null
    return { name: label, quantity: counted.value, unit: counted.unit, price: one, amount: rupiah(price.value) }
  }
  const product = precise(factors.reduce((all, { value }) => all * value, 1))
  const amount = Math.round(product * price.value)
  if (!Number.isSafeInteger(amount)) return null
  const [first] = factors
  if (first === undefined)
    return { name: label, quantity: null, unit: price.per[0] ?? null, price: rupiah(price.value), amount: null }
  const shown = factors.length > 1 ? ` (${factors.map(({ value, unit }) => sizeText(value, unit)).join(' × ')})` : ''
  const unit = factors.length === 1 ? first.unit : null
  return { name: `${label}${shown}`, quantity: product, unit, price: rupiah(price.value), amount: rupiah(amount) }
}
