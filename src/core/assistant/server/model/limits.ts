/** Bounds of one reply by a model (ASSIST-03). Times in milliseconds. */
export interface ModelLimits {
  /** Understanding and writing together. */
  readonly total: number
  /** Until the first word or thought of a call. */
  readonly firstToken: number
  /** Between two words. */
  readonly silence: number
  /** Longest answer, in tokens; a structured answer may take as many. */
  readonly maxOutputTokens: number
  /** Earlier turns that are sent along. */
  readonly turns: number
  /** Longest conversation that is sent, in characters: the oldest turns are left out whole. */
  readonly inputLength: number
  /** Longest part of an earlier turn that is sent, in characters. */
  readonly turnLength: number
}

export const defaultLimits: ModelLimits = {
  total: 60_000,
  firstToken: 20_000,
  silence: 15_000,
  maxOutputTokens: 4_096,
  turns: 20,
  inputLength: 36_000,
  turnLength: 1_500,
}
