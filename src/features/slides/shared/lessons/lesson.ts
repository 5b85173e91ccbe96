/**
 * What is generally known of a subject that owners speak about to workers, neighbours or customers. It fills the slides
 * that the owner told nothing for and says nothing about the owner's own house: no figure, no name, no law.
 */
export interface Lesson {
  /** All of these are found in the words of a topic that it is of. */
  readonly about: readonly RegExp[]
  /** Why it matters. */
  readonly why: readonly string[]
  /** Over what is done, where that is no work in steps. */
  readonly heading?: string
  /** What is done, in its order. */
  readonly how: readonly string[]
  /** What goes wrong where nobody takes care. */
  readonly avoid: readonly string[]
}
