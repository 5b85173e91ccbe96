import type { Left } from './what-is-left.ts'

/** What the numbers of one way determine: the ids of its results, found step by step. */
export interface Outcome {
  readonly piece: string
  readonly hpp: string | null
  readonly price: string | null
  /** Whether it is what somebody is paid. */
  readonly isPay: boolean
  /** What one piece leaves, after what others keep of it. */
  readonly gain: string | null
  /** Whether nothing is spent besides what one piece costs. */
  readonly isWhole: boolean
  /** What is paid beforehand, and what is still to be paid. */
  readonly advance: { readonly paid: string; readonly rest: string; readonly spare: string | null } | null
  /** The price that leaves a gain that is told, and that gain. */
  readonly needed: { readonly price: string; readonly wish: string } | null
  /** What there is at the end, where it is told what there was before. */
  readonly closing: string | null
  /** What is left in a time (null: of all of it), the smallest time first. */
  readonly left: readonly Left[]
}
