import { featurePlaces } from '#core/assistant/shared/intent/opinion/features.ts'
import { outcomes, sharesOf, type Weights } from '#core/assistant/shared/intent/opinion/second-opinion.ts'

/** A message as its features, and the outcome that it must lead to, as its place in `outcomes`. */
export interface Lesson {
  readonly features: readonly number[]
  readonly outcome: number
}

const rounds = 25
const step = 0.5
const shrink = 1e-5
const biasStep = 0.01

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
const sameNumbers = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] => {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const held = order[at] as Item
    order[at] = order[other] as Item
    order[other] = held
  }
  return order
}

/** Multinomial logistic regression by Adagrad (Duchi, Hazan, Singer 2011); the same weights at every run. */
export const learn = (lessons: readonly Lesson[]): Weights => {
  const count = outcomes.length
  const places = new Float32Array(featurePlaces * count)
  const seen = new Float32Array(featurePlaces).fill(1e-8)
  const biases = outcomes.map(() => 0)
  // One list for all features: a new one for each would be most of the work.
  const slopes = new Float64Array(count)
  const next = sameNumbers(11)
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, outcome } of shuffled(lessons, next)) {
      const errors = sharesOf(features, { places, biases }).map((share, at) => share - (at === outcome ? 1 : 0))
      const norm = 1 / Math.sqrt(Math.max(1, features.length))
      for (const place of features) {
        const from = place * count
        let squares = 0
        for (let at = 0; at < count; at += 1) {
          const slope = (errors[at] ?? 0) * norm + shrink * (places[from + at] ?? 0)
          slopes[at] = slope
          squares += slope * slope
        }
        seen[place] = (seen[place] ?? 0) + squares
        const rate = step / Math.sqrt(seen[place] ?? 1)
        for (let at = 0; at < count; at += 1) places[from + at] = (places[from + at] ?? 0) - rate * (slopes[at] ?? 0)
      }
      for (const [at, error] of errors.entries()) biases[at] = (biases[at] ?? 0) - biasStep * error
    }
  }
  return { places, biases }
}
