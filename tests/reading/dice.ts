/** A seeded stream of choices: the same seed gives the same sentences on every machine. */
export interface Dice {
  readonly below: (limit: number) => number
  readonly pick: <T>(choices: readonly T[]) => T
  readonly chance: (share: number) => boolean
}

export const createDice = (seed: number): Dice => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: (choices) => {
      const choice = choices[below(choices.length)]
      if (choice === undefined) throw new RangeError('nothing to pick from')
      return choice
    },
    chance: (share) => next() < share,
  }
}
