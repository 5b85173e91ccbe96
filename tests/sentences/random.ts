/** A repeatable source of chance (mulberry32): the same seed gives the same sentences on every machine. */
export interface Chance {
  /** 0 up to, not including, `below`. */
  whole(below: number): number
  pick<T>(from: readonly T[]): T
  /** True in `share` of 100 cases. */
  often(share: number): boolean
  shuffle<T>(values: readonly T[]): T[]
}

export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (below: number): number => Math.floor(next() * below)
  return {
    whole,
    pick: (from) => {
      const value = from[whole(from.length)]
      if (value === undefined) throw new RangeError('nothing to pick from')
      return value
    },
    often: (share) => next() * 100 < share,
    shuffle: (values) => {
      const left = [...values]
      for (let at = left.length - 1; at > 0; at -= 1) {
        const other = whole(at + 1)
        const one = left[at]
        const two = left[other]
        if (one !== undefined && two !== undefined) {
          left[at] = two
          left[other] = one
        }
      }
      return left
    },
  }
}
