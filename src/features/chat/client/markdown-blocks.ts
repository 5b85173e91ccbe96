/** Nothing in it means anything to Markdown, a bare address included. */
const ordinary = /^(?!.*www\.)\p{L}[\p{L}\p{N} \u00a0.,;:!?%()'"’“”…–—-]*$/iu

/** True for one line of words, figures and ordinary punctuation: Markdown makes a paragraph of it and no more. */
export const isOrdinaryLine = (block: string): boolean => ordinary.test(block)

/** A text cut into blocks, and where its last block, the only one that may still grow, begins. */
export interface Blocks {
  readonly text: string
  readonly blocks: readonly string[]
  readonly lastAt: number
}

export const noBlocks: Blocks = { text: '', blocks: [], lastAt: 0 }

/**
 * Cuts Markdown at its blank lines, outside of code fences; an indented line still belongs to what stands above it.
 * While a reply streams only the last block still grows, so all the others can be kept as they were drawn.
 */
const cut = (text: string): Omit<Blocks, 'text'> => {
  const blocks: string[] = []
  let block: string[] = []
  let blank = 0
  let fence: string | null = null
  let at = 0
  let lastAt = 0
  for (const line of text.split('\n')) {
    const lineAt = at
    at += line.length + 1
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null
    const isInside = fence !== null
    if (fence === null) fence = mark
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null
    if (line.trim() === '' && !isInside) {
      blank += 1
      continue
    }
    if (blank > 0 && block.length > 0) {
      if (/^(?: {2,}|\t)/.test(line)) block.push(...Array<string>(blank).fill(''))
      else {
        blocks.push(block.join('\n'))
        block = []
      }
    }
    blank = 0
    if (block.length === 0) lastAt = lineAt
    block.push(line)
  }
  if (block.length > 0) blocks.push(block.join('\n'))
  return { blocks, lastAt }
}

/** The blocks of a text; of one that has grown out of `known` only the end is looked at. */
export const growBlocks = (known: Blocks, text: string): Blocks => {
  if (text === known.text) return known
  if (known.blocks.length === 0 || !text.startsWith(known.text)) return { text, ...cut(text) }
  const end = cut(text.slice(known.lastAt))
  return {
    text,
    blocks: [...known.blocks.slice(0, -1), ...end.blocks],
    lastAt: known.lastAt + end.lastAt,
  }
}

/**
 * A block that still grows as it will look: bold and italic that are open are closed, and a mark that just begins is
 * left out, so that no asterisk stands there for a moment. Code keeps every sign.
 */
export const withClosedMarks = (block: string): string => {
  if (block.includes('`')) return block
  const words = block.replace(/(?<=^|\s)\*{1,2}\s*$/, '').trimEnd()
  const isBold = words.split('**').length % 2 === 0
  if (isBold) return words.endsWith('*') ? `${words}*` : `${words}**`
  return /(?:^|[\s(])\*(?![\s*])[^*]*$/.test(words) ? `${words}*` : words
}
