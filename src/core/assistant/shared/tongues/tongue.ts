/**
 * Javanese, Sundanese, Madurese, Minang, Banjar, Balinese, Makassarese and Malay as owners mix them into their orders, each word to its Indonesian one:
 * the readers of names, sums and goods know Indonesian only.
 */
export interface Tongue {
  /** Words of this language alone: one of them shows that it is spoken. */
  readonly telling: ReadonlyMap<string, string>
  /** Words that are names or something else elsewhere: read only beside a telling one, and never with a capital. */
  readonly besides: ReadonlyMap<string, string>
}

/** Lines of `Indonesian = regional regional`. */
export const words = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [to = '', from = ''] = line.split('=').map((side) => side.trim())
        return from.split(/\s+/).map((word) => [word, to] as const)
      }),
  )

/** Lines of `unit = regional regional`, and one of each by the `sa` that stands for `se` there: `butir = butia` tells `sabutia` too. */
export const unitWords = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    [...words(lines)].flatMap(([regional, unit]) => [
      [regional, unit] as const,
      [`sa${regional}`, `se${unit}`] as const,
    ]),
  )
