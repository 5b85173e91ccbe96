import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'

import type { Sentence } from '../words.ts'
import { featuresOf } from './features.ts'
import learned from './learned.json' with { type: 'json' }

/** What a message can lead to: an item, or an answer in words. */
export const outcomes = ['chat', ...itemKinds] as const
export type OpinedOutcome = ItemKind | 'chat'

/** The share of each outcome; together they are 1. */
export type Opinion = Readonly<Record<OpinedOutcome, number>>

/** Weights as they are learned: for each place one number an outcome, and a bias an outcome. */
export interface Weights {
  readonly places: Float32Array
  readonly biases: readonly number[]
}

/** Levels that a stored weight is rounded to, on both sides of zero; one printable sign each. */
export const levels = 45
const zeroSign = 80

/** Weights as text of one sign each, for a file that is read as a whole. */
export const packWeights = (places: Float32Array): { readonly scale: number; readonly signs: string } => {
  const scale = places.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / levels
  const signs = Array.from(places, (weight) => String.fromCharCode(zeroSign + Math.round(weight / (scale || 1))))
  return { scale, signs: signs.join('') }
}

/** The reverse of `packWeights`, up to half a level. */
export const unpackWeights = (signs: string, scale: number): Float32Array =>
  Float32Array.from({ length: signs.length }, (_, at) => (signs.charCodeAt(at) - zeroSign) * scale)

/** The share of each outcome, in their order: a linear model with softmax. */
export const sharesOf = (features: readonly number[], { places, biases }: Weights): number[] => {
  const norm = 1 / Math.sqrt(Math.max(1, features.length))
  const sums = outcomes.map((_, outcome) =>
    features.reduce((sum, place) => sum + (places[place * outcomes.length + outcome] ?? 0), 0),
  )
  const scores = sums.map((sum, outcome) => sum * norm + (biases[outcome] ?? 0))
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** The opinion that some weights give. */
export const opinionBy = (sentences: readonly Sentence[], weights: Weights): Opinion => {
  const shares = sharesOf(featuresOf(sentences), weights)
  return Object.fromEntries(outcomes.map((outcome, at) => [outcome, shares[at] ?? 0])) as Opinion
}

const weights: Weights = { places: unpackWeights(learned.signs, learned.scale), biases: learned.biases }

/**
 * What the message as a whole looks like, learned from the cases of `eval/cases` (decision 0011). It knows nothing of
 * grammar; the rules ask it where they have seen something to be made and found no order, or only a weakly worded one.
 */
export const secondOpinion = (sentences: readonly Sentence[]): Opinion => opinionBy(sentences, weights)
