import { shownNumber } from '../told-figures.ts'
import { anyPiece, type LotCount, type LotSum, type LotTold } from './lot-words.ts'
import { inRupiah } from './way.ts'

/** Measures of one kind, in their smallest one. */
const inSmallest: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  gram: ['mass', 1],
  ons: ['mass', 100],
  kg: ['mass', 1_000],
  kwintal: ['mass', 100_000],
  ton: ['mass', 1_000_000],
  ml: ['volume', 1],
  liter: ['volume', 1_000],
}
/** How many of one unit are in another; null where they are not of one kind. */
export const timesIn = (unit: string, of: string): number | null => {
  const [one, other] = [inSmallest[unit], inSmallest[of]]
  if (unit === of) return 1
  return one !== undefined && other !== undefined && one[0] === other[0] ? other[1] / one[1] : null
}

/** How many there are of what is sold, and what one of them is called. */
export interface Size {
  readonly pieces: number
  readonly unit: string
  readonly shown: string
  /** Which counts it is made of. */
  readonly of: ReadonlySet<LotCount>
  /** Several of them, each told with the price of one. */
  readonly areLots?: boolean
  /** How many packs it is told in, and what such a pack is called. */
  readonly packs?: { readonly many: number; readonly unit: string }
}

export const sizeOf = ({ counts, sums }: LotTold): Size | null => {
  const holding = counts.filter(({ as }) => as === 'holds')
  const soldBy = sums.find(({ role }) => role === 'price')?.per
  // `karung 50 kg dijual per liter, sekarung jadi 62 liter`: what it is sold by is counted.
  const held = holding.find(({ unit }) => unit === soldBy) ?? holding[0]
  if (holding.some(({ of }) => of !== held?.of)) return null
  const plain = counts.filter(({ as }) => as === 'count')
  const made = counts.filter(({ as }) => as === 'yield')
  const [yielded] = made
  if (made.some(({ value }) => value !== yielded?.value)) return null
  if (yielded !== undefined)
    return {
      pieces: yielded.value,
      unit: yielded.unit,
      shown: '',
      of: new Set(
        counts.filter(
          (one) =>
            one.as !== 'lost' && (one.as !== 'count' || sums.some(({ behind }) => behind === one) || one.value === 1),
        ),
      ),
    }
  if (held !== undefined) {
    const packs = plain.find(({ unit }) => held.of !== null && timesIn(held.of, unit) !== null)
    const [only] = plain
    const whole = packs ?? (held.of === null && plain.length === 1 ? only : undefined)
    const many =
      whole === undefined ? held.many : whole.value * (held.of === null ? 1 : (timesIn(held.of, whole.unit) ?? 1))
    const pieces = many * held.value
    return {
      pieces,
      unit: held.unit,
      shown:
        many > 1
          ? `${shownNumber(many)} ${held.of ?? whole?.unit ?? ''} × ${shownNumber(held.value)} = ${shownNumber(pieces)} ${held.unit}`
          : '',
      packs: { many, unit: held.of ?? whole?.unit ?? '' },
      of: new Set([...holding, ...(whole === undefined ? [] : [whole])]),
    }
  }
  const [first, ...more] = plain
  if (first === undefined || more.some(({ unit }) => unit !== first.unit)) return null
  // Several lots of one thing are one where each has its price.
  if (more.length > 0 && (soldBy !== undefined || !plain.every((one) => sums.some(({ behind }) => behind === one))))
    return null
  return {
    pieces: plain.reduce((sum, { value }) => sum + value, 0),
    unit: first.unit,
    shown: '',
    of: new Set(plain),
    areLots: more.length > 0,
  }
}

/** `1 kg 34rb, ecer per ons 4rb`: sold by a smaller measure. `isi 24, dijual 4rb sebotol`: what any piece is called. */
export const inSoldUnit = (size: Size, soldBy: string | null): Size => {
  if (soldBy === null || soldBy === '@' || soldBy === size.unit || anyPiece.test(soldBy)) return size
  if (anyPiece.test(size.unit)) return { ...size, unit: soldBy }
  const each = timesIn(soldBy, size.unit)
  if (each === null) return size
  const pieces = size.pieces * each
  return {
    ...size,
    pieces,
    unit: soldBy,
    shown: `${shownNumber(size.pieces)} ${size.unit} = ${shownNumber(pieces)} ${soldBy}`,
  }
}

/** Below that a sum that is told after the pieces, and not for what, is that of one. */
const smallSum = 1_000
const wayThere = /ongkir|ongkos|transport|bensin|angkut|kirim|total|semua/
/** `botol 1.200` of what became bottles, `40 kaos, kaos 28rb, sablon 12rb, jual 60rb`: told of one, though nothing says so. */
const isOfEach = ({ value, name, behind, isAfterYield }: LotSum, { unit, of }: Size, price: number | null): boolean => {
  if (behind !== null || wayThere.test(name)) return false
  if (isAfterYield && value < smallSum) return true
  const isMade = [...of].some(({ as }) => as !== 'count')
  return price === null ? false : value < price && (name.split(' ').at(-1) === unit || !isMade)
}

export interface Cost {
  readonly value: number
  readonly shown: string
}
export const costOf = (sum: LotSum, size: Size, price: number | null): Cost | null => {
  const { pieces, unit, packs, areLots } = size
  const { value, per, behind, name } = sum
  const times = (count: number): Cost => ({
    value: value * count,
    shown:
      count === 1
        ? `${name} ${inRupiah(value)}`.trim()
        : `${name} ${shownNumber(count)} × ${inRupiah(value)} = ${inRupiah(value * count)}`.trim(),
  })
  if (areLots && behind !== null) return times(behind.value)
  if (per === null)
    return isOfEach(sum, size, price) ? times(pieces) : { value, shown: `${name} ${inRupiah(value)}`.trim() }
  if (behind !== null && behind.as !== 'holds' && (per === '@' || timesIn(per, behind.unit) === 1))
    return times(behind.value)
  if (per === '@') return null
  const each = anyPiece.test(per) ? 1 : timesIn(unit, per)
  if (packs !== undefined && each === null && (packs.unit === per || packs.unit === '')) return times(packs.many)
  return each === null ? null : each >= 1 && pieces % each === 0 ? times(pieces / each) : null
}
