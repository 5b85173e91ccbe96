import { foldText, nearness, wordsOf } from '#core/search/shared/words.ts'

/** A piece of a found text; the marked ones are what was looked for. */
export interface TextPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** As many letters of a word are marked: its beginning where only that was typed, all of it otherwise. */
const markedLength = (word: string, wanted: readonly string[]): number => {
  const folded = foldText(word)
  let most = 0
  for (const one of wanted) {
    const near = nearness(one, folded)
    // Folding may change how many letters there are; then the whole word is marked.
    if (near > 0) most = Math.max(most, near === 2 && folded.length === word.length ? one.length : word.length)
  }
  return most
}

/** A found text in pieces, with the words that were looked for marked, also those one typing mistake away. */
export const markWords = (text: string, query: string): readonly TextPiece[] => {
  const wanted = wordsOf(query)
  const pieces: TextPiece[] = []
  const add = (piece: string, isMarked: boolean): void => {
    const last = pieces.at(-1)
    if (piece === '') return
    if (last?.isMarked === isMarked) pieces[pieces.length - 1] = { text: last.text + piece, isMarked }
    else pieces.push({ text: piece, isMarked })
  }
  let at = 0
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[.]\d{3})*/gu)) {
    const length = markedLength(match[0], wanted)
    if (length === 0) continue
    add(text.slice(at, match.index), false)
    add(match[0].slice(0, length), true)
    at = match.index + length
  }
  add(text.slice(at), false)
  return pieces
}

/** How well a title answers a query: every word of the query must be there; 0 is not at all. */
export const titleScore = (title: string, query: string): number => {
  const known = wordsOf(title)
  let total = 0
  for (const wanted of wordsOf(query)) {
    const best = Math.max(0, ...known.map((word) => nearness(wanted, word)))
    if (best === 0) return 0
    total += best
  }
  return total
}
