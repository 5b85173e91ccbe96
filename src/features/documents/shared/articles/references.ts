import { blankPattern } from '#core/text/shared/blanks.ts'

/** A heading that names an article, or begins to: its number is ours to keep. */
export const articleHeading = /^(\s*Pasal)(\s*)(\d{0,3})(\s*)$/i

/** A place in a text where an article of this contract is named by its number. */
export interface Reference {
  readonly number: number
  /** Where its digits stand. */
  readonly from: number
  readonly to: number
}

const named = /\bPasal\s+(\d{1,3})(?!\d)/gi
/** `Pasal 3 dan 4`: a number that leans on the word before it, and nothing that could be counted with it. */
const leaning =
  /^(\s*(?:\(\d+\))?\s*(?:,|dan|atau|s\/d|sampai(?: dengan)?|-|–)\s*)(\d{1,3})(?=\s*(?:[.,;:)]|$|\(|ayat\b|dan\b|atau\b|ini\b|tersebut\b|perjanjian\b|di atas\b))/i
/** Behind an article of a law stands the law. */
export const ofLaw =
  /^(?:(?:\s*ayat)?\s*\(\w{1,3}\)|\s+huruf\s+\w\b|\s*(?:,|dan|jo\.?|juncto|serta)\s*(?:Pasal\s+)?\d{1,4})*\s*(?:(?:dari|dalam|pada)\s+)?(?:UU\b|Undang|KUH|Kitab|BW\b|Peraturan|PP\b|Perpu|Perpres|Permen|PMK\b|Perda|HIR\b|RBg\b|Keputusan|Keppres)/i

/** Every place of a text that names an article of the contract itself; those of laws and those inside of blanks are none. */
export const referencesIn = (text: string): Reference[] => {
  const blanks = [...text.matchAll(blankPattern)].map(({ 0: words, index }) => [index, index + words.length] as const)
  const found: Reference[] = []
  for (const match of text.matchAll(named)) {
    const digits = match[1] ?? ''
    const from = match.index + match[0].length - digits.length
    if (blanks.some(([start, end]) => from >= start && from < end) || ofLaw.test(text.slice(from + digits.length)))
      continue
    found.push({ number: Number(digits), from, to: from + digits.length })
    let at = from + digits.length
    for (let next = leaning.exec(text.slice(at)); next; next = leaning.exec(text.slice(at))) {
      const start = at + (next[1] ?? '').length
      const more = next[2] ?? ''
      found.push({ number: Number(more), from: start, to: start + more.length })
      at = start + more.length
    }
  }
  return found
}

/** What stands in the place of a number whose article is gone: a visible blank that remembers which one it was. */
const goneBlank = (number: number): string => `[isi pengganti Pasal ${number}]`
const gonePattern = /\[isi pengganti Pasal (\d{1,3})\]/g

/** Where an article went: its new number, or null where it was removed. */
export type Moves = ReadonlyMap<number, number | null>

export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly with: string
}

/**
 * How a text that names articles follows them, first place first: `moves` tells where each went, `back` which removed
 * ones have come back (cut and pasted), by the number that they had.
 */
export const followArticles = (text: string, moves: Moves, back: ReadonlyMap<number, number>): TextEdit[] => {
  const moved = referencesIn(text).flatMap(({ number, from, to }): TextEdit[] => {
    const next = moves.get(number)
    if (next === undefined || next === number) return []
    return [{ from, to, with: next === null ? goneBlank(number) : String(next) }]
  })
  const returned = [...text.matchAll(gonePattern)].flatMap((match): TextEdit[] => {
    const next = back.get(Number(match[1]))
    return next === undefined ? [] : [{ from: match.index, to: match.index + match[0].length, with: String(next) }]
  })
  return [...moved, ...returned].sort((a, b) => a.from - b.from)
}
