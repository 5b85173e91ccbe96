/** The smallest and largest share of a panel, in percent. */
export interface Limit {
  readonly min: number
  readonly max: number
}

/**
 * Sizes are whole multiples of 1/256 percent (a twentieth of a pixel on a wide screen): such numbers add up exactly,
 * where tenths and hundredths would leave 99.99999.
 */
const grain = 256
const whole = 100 * grain

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const at = (values: readonly number[], index: number): number => values[index] ?? 0

/** Gives `rest` (which may be negative) to the panels that have room for it, in equal shares. */
const spread = (given: readonly number[], rest: number, room: (size: number, index: number) => number): number[] => {
  const sizes = [...given]
  let left = rest
  for (;;) {
    const open = sizes.flatMap((size, index) => (room(size, index) > 0 ? [index] : []))
    if (left === 0 || open.length === 0) return sizes
    const share = Math.max(1, Math.floor(Math.abs(left) / open.length)) * Math.sign(left)
    for (const index of open) {
      const size = at(sizes, index)
      const step = Math.sign(left) * Math.min(Math.abs(share), room(size, index), Math.abs(left))
      sizes[index] = size + step
      left -= step
    }
  }
}

interface Bounds {
  readonly low: readonly number[]
  readonly high: readonly number[]
}

/** Limits that some sizes fulfil: what is no number counts as none, and those that leave no way give way. */
const possible = (limits: readonly Limit[]): Bounds => {
  const low = limits.map(({ min }) => (Number.isFinite(min) ? clamp(Math.ceil(min * grain), 0, whole) : 0))
  const high = limits.map(({ max }, index) =>
    Math.max(Number.isFinite(max) ? clamp(Math.floor(max * grain), 0, whole) : whole, at(low, index)),
  )
  return {
    low: sum(low) > whole ? spread(low, whole - sum(low), (size) => size) : low,
    high: sum(high) < whole ? spread(high, whole - sum(high), (size) => whole - size) : high,
  }
}

/**
 * Sizes that total exactly 100, each within its limit, as near as that allows to what was wanted (SHELL-02). What is
 * no size counts as 0; where the limits leave no way, the total wins.
 */
export const normalizeSizes = (wanted: readonly number[], limits: readonly Limit[]): number[] => {
  const { low, high } = possible(limits)
  // Beyond 100 only the proportion counts, and larger numbers would not add up.
  const clean = limits.map((_, index) => {
    const size = at(wanted, index)
    return Number.isFinite(size) ? clamp(size, 0, 1e6) : 0
  })
  const total = sum(clean)
  const scaled = clean.map((size) => (total > 0 ? (size / total) * whole : whole / limits.length))
  const sizes = scaled.map((size, index) => clamp(Math.round(size), at(low, index), at(high, index)))
  const rest = whole - sum(sizes)
  const room = (size: number, index: number): number => (rest > 0 ? at(high, index) - size : size - at(low, index))
  return spread(sizes, rest, room).map((size) => size / grain)
}

/** Takes up to `amount` from the panels in their order, as far as each has room; answers what it took. */
const take = (sizes: number[], order: readonly number[], amount: number, room: (index: number) => number): number => {
  let taken = 0
  for (const index of order) {
    const step = clamp(room(index), 0, Math.abs(amount) - taken)
    sizes[index] = at(sizes, index) + Math.sign(amount) * step
    taken += step
  }
  return taken
}

/**
 * Moves the handle after panel `handle` by `delta` percent. The panel beside the handle changes first, those behind it
 * follow once it is at its limit; the handle stops where nothing can give way. `sizes` must be normalised.
 */
export const moveHandle = (
  sizes: readonly number[],
  limits: readonly Limit[],
  handle: number,
  delta: number,
): number[] => {
  const { low, high } = possible(limits)
  const next = sizes.map((size) => Math.round(size * grain))
  const before = next.map((_, index) => handle - index).filter((index) => index >= 0)
  const after = next.map((_, index) => handle + 1 + index).filter((index) => index < next.length)
  const [growing, shrinking] = delta > 0 ? [before, after] : [after, before]
  const canGrow = sum(growing.map((index) => at(high, index) - at(next, index)))
  const canShrink = sum(shrinking.map((index) => at(next, index) - at(low, index)))
  const amount = clamp(Math.min(Math.abs(Math.round(delta * grain)), canGrow, canShrink), 0, whole)
  take(next, shrinking, -amount, (index) => at(next, index) - at(low, index))
  take(next, growing, amount, (index) => at(high, index) - at(next, index))
  return next.map((size) => size / grain)
}

/** Limits as far as the sizes themselves reach beyond them: a preset outside the limits sets its own (resolutions 8). */
export const widened = (limits: readonly Limit[], sizes: readonly number[]): Limit[] =>
  limits.map(({ min, max }, index) => ({ min: Math.min(min, at(sizes, index)), max: Math.max(max, at(sizes, index)) }))
