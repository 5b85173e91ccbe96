/** An exact number: sums of money and shares are reckoned without any rounding and rounded once, where they are shown. */
export interface Fraction {
  readonly top: bigint
  /** Always above zero. */
  readonly bottom: bigint
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}

const make = (top: bigint, bottom: bigint): Fraction => {
  const [up, down] = bottom < 0n ? [-top, -bottom] : [top, bottom]
  const shared = divisor(up, down)
  return { top: up / shared, bottom: down / shared }
}

/** Decimals that an owner may type; more are cut off. */
const decimals = 6

/** A written number as a fraction: `1,5` is exactly 3/2. */
export const fraction = (value: number): Fraction =>
  make(BigInt(value.toFixed(decimals).replace('.', '')), 10n ** BigInt(decimals))

export const add = (a: Fraction, b: Fraction): Fraction =>
  make(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const negate = (a: Fraction): Fraction => ({ top: -a.top, bottom: a.bottom })
export const multiply = (a: Fraction, b: Fraction): Fraction => make(a.top * b.top, a.bottom * b.bottom)

/** Null where the divisor is zero. */
export const divide = (a: Fraction, b: Fraction): Fraction | null =>
  b.top === 0n ? null : make(a.top * b.bottom, a.bottom * b.top)

/** The longest time that interest is reckoned for, in months. */
const mostTimes = 600n

/** Multiplied by itself so many times; null where that is no whole number, or too many. */
export const power = (a: Fraction, times: Fraction): Fraction | null =>
  times.bottom !== 1n || times.top < 0n || times.top > mostTimes
    ? null
    : { top: a.top ** times.top, bottom: a.bottom ** times.top }

export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

export const signOf = ({ top }: Fraction): -1 | 0 | 1 => (top === 0n ? 0 : top > 0n ? 1 : -1)

export const absolute = (a: Fraction): Fraction => (a.top < 0n ? negate(a) : a)

/** The largest whole number that is not above it. */
export const floor = ({ top, bottom }: Fraction): Fraction => {
  const cut = top / bottom
  return { top: top < 0n && top % bottom !== 0n ? cut - 1n : cut, bottom: 1n }
}

export const ceil = (a: Fraction): Fraction => negate(floor(negate(a)))

/** Rounded half away from zero to so many decimals, as a plain number. */
export const rounded = (a: Fraction, places: number): number => {
  const scale = 10n ** BigInt(places)
  const { top, bottom } = absolute(a)
  const whole = (top * scale * 2n + bottom) / (bottom * 2n)
  const value = Number(whole) / Number(scale)
  return a.top < 0n && value !== 0 ? -value : value
}
