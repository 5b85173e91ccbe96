import type { Reading } from './reading.ts'

/** What the figures of a message come to, as one kind reckons it and another shows it. */
export interface ReckonedAnswer {
  readonly title: string
  /** The results in order, each with its name and how it is reckoned: `Untung`, `Rp 9.000`, `Rp 22.000 − Rp 13.000`. */
  readonly results: readonly { readonly label: string; readonly value: string; readonly how?: string }[]
  /** The told numbers that the results are reckoned from. */
  readonly told?: readonly number[]
  /** What was taken for granted, in whole sentences. */
  readonly assumed?: readonly string[]
  readonly chart: {
    readonly title: string
    readonly categories: readonly string[]
    readonly values: readonly number[]
  } | null
}

/** Null where the message asks for nothing that its figures determine for certain. */
export type Reckoner = (reading: Reading) => ReckonedAnswer | null
