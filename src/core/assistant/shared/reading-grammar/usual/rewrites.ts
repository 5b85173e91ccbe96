/** One way in which owners write a thing, put into the writing that the grammars know. */
export interface Rewrite {
  /** How it is written, and how the grammars know it. */
  readonly example: readonly [written: string, usual: string]
  readonly rewrite: (text: string) => string
}

/** Rewrites by their names, in the order in which they are made. */
export type Rewrites = Readonly<Record<string, Rewrite>>

/** Rewrites every place that the pattern finds. */
export const each =
  (pattern: RegExp, usual: string | ((...found: string[]) => string)) =>
  (text: string): string =>
    typeof usual === 'string' ? text.replaceAll(pattern, usual) : text.replaceAll(pattern, usual)

/** Makes all of the rewrites, one after the other. */
export const rewritten = (text: string, rewrites: Rewrites): string =>
  Object.values(rewrites).reduce((usual, { rewrite }) => rewrite(usual), text)
