/**
 * Cuts Markdown at its blank lines, outside of code fences; an indented line still belongs to what stands above it.
 * While a reply streams only the last block still grows, so all the others can be kept as they were drawn.
 */
export const blocksOf = (text: string): readonly string[] => {
  const blocks: string[] = []
  let block: string[] = []
  let blank = 0
  let fence: string | null = null
  for (const line of text.split('\n')) {
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
    block.push(line)
  }
  if (block.length > 0) blocks.push(block.join('\n'))
  return blocks
}
