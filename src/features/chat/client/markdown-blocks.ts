/**
 * Cuts Markdown at its blank lines, outside of code fences. While a reply streams only the last block still grows,
 * so all the others can be kept as they were drawn.
 */
export const blocksOf = (text: string): readonly string[] => {
  const blocks: string[] = []
  let block: string[] = []
  let fence: string | null = null
  for (const line of text.split('\n')) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null
    if (fence === null) fence = mark
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null
    if (line.trim() === '' && fence === null) {
      if (block.length > 0) blocks.push(block.join('\n'))
      block = []
    } else block.push(line)
  }
  if (block.length > 0) blocks.push(block.join('\n'))
  return blocks
}
