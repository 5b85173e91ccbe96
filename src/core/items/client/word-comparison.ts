import { compareTexts } from './text-comparison.ts'

/** Words that stand in both texts, only in the one that would come, or only in the one that would go. */
export interface ComparedPart {
  readonly side: 'both' | 'in' | 'out'
  readonly text: string
}

/** One line of both texts together. */
export type ComparedWords = readonly ComparedPart[]

const sides = { both: 'both', mine: 'out', theirs: 'in' } as const

/** Words with the space before them, so that joined they are the line again. */
const wordsOf = (line: string): string => (line.match(/\s*\S+|\s+$/g) ?? []).join('\n')

const joined = (parts: readonly ComparedPart[]): ComparedPart[] => {
  const runs: ComparedPart[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.side === part.side) runs[runs.length - 1] = { side: last.side, text: last.text + part.text }
    else if (part.text !== '') runs.push(part)
  }
  return runs
}

const wordsBetween = (from: string, to: string): ComparedPart[] =>
  joined(compareTexts(wordsOf(from), wordsOf(to)).map(({ side, text }) => ({ side: sides[side], text })))

const size = (parts: readonly ComparedPart[], side: ComparedPart['side']): number =>
  parts.reduce((sum, part) => (part.side === side ? sum + part.text.trim().length : sum), 0)

/** Lines that share little are not taken apart: two whole lines read better than a patchwork. */
const isPatchwork = (parts: readonly ComparedPart[]): boolean =>
  size(parts, 'both') < Math.min(size(parts, 'in'), size(parts, 'out'))

const pairs = (out: readonly string[], come: readonly string[]): ComparedWords[] =>
  Array.from({ length: Math.max(out.length, come.length) }, (_, at): ComparedWords[] => {
    const [from, to] = [out[at], come[at]]
    const whole: ComparedWords[] = [
      ...(from === undefined ? [] : [[{ side: 'out' as const, text: from }]]),
      ...(to === undefined ? [] : [[{ side: 'in' as const, text: to }]]),
    ]
    if (from === undefined || to === undefined) return whole
    const parts = wordsBetween(from, to)
    return isPatchwork(parts) ? whole : [parts]
  }).flat()

const filled = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

/**
 * What changes when `from` becomes `to`: line by line, and word by word where a line was only changed. Without the
 * parts that come it is `from`'s lines, without those that go `to`'s (empty lines aside).
 */
export const compareWords = (from: string, to: string): ComparedWords[] => {
  const lines: ComparedWords[] = []
  let out: string[] = []
  let come: string[] = []
  const settle = (): void => {
    lines.push(...pairs(out, come))
    out = []
    come = []
  }
  for (const { side, text } of compareTexts(filled(from), filled(to))) {
    if (side === 'mine') out.push(text)
    else if (side === 'theirs') come.push(text)
    else {
      settle()
      if (text !== '') lines.push([{ side: 'both', text }])
    }
  }
  settle()
  return lines.map((line) => line.filter(({ text }) => text !== '')).filter((line) => line.length > 0)
}
