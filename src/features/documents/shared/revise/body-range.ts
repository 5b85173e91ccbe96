import { type DocumentNode, letterBlocks } from '../content/document-content.ts'

/** A place in a body, counted as the editor counts: a node opens and closes with one step, a leaf is one, text its length. */
export interface BodyRange {
  readonly from: number
  readonly to: number
}

const leaves: ReadonlySet<string> = new Set(['hardBreak', 'image', 'pageBreak', 'stampBox', ...letterBlocks])
/** A table keeps its cells, whatever is taken out of them. */
const cells: ReadonlySet<string> = new Set(['tableCell', 'tableHeader'])
const textBlocks: ReadonlySet<string> = new Set(['paragraph', 'heading'])

const sizeOf = (node: DocumentNode): number => {
  if (node.type === 'text') return node.text?.length ?? 0
  if (leaves.has(node.type)) return 1
  return 2 + (node.content ?? []).reduce((sum, child) => sum + sizeOf(child), 0)
}

interface PlacedBlock {
  readonly node: DocumentNode
  /** Where its content begins and ends. */
  readonly start: number
  readonly end: number
}

const placedBlocks = (nodes: readonly DocumentNode[], at: number): PlacedBlock[] => {
  const found: PlacedBlock[] = []
  let place = at
  for (const node of nodes) {
    const size = sizeOf(node)
    if (textBlocks.has(node.type)) found.push({ node, start: place + 1, end: place + size - 1 })
    else if (!leaves.has(node.type) && node.type !== 'text') found.push(...placedBlocks(node.content ?? [], place + 1))
    place += size
  }
  return found
}

const inlineText = (node: DocumentNode): string => (node.type === 'text' ? (node.text ?? '') : '\n')

const blockText = ({ node }: PlacedBlock): string => (node.content ?? []).map(inlineText).join('')

/** The text of each paragraph and heading of a body, in order. */
export const blockTexts = (body: DocumentNode): string[] => placedBlocks(body.content ?? [], 0).map(blockText)

/** The same with where each of them begins and ends. */
export const placedTexts = (body: DocumentNode): { text: string; from: number; to: number }[] =>
  placedBlocks(body.content ?? [], 0).map((block) => ({ text: blockText(block), from: block.start, to: block.end }))

/** The words of a range; paragraphs are parted by a line break. Letter blocks hold no words of their own. */
export const rangeText = (body: DocumentNode, { from, to }: BodyRange): string =>
  placedBlocks(body.content ?? [], 0)
    .filter(({ start, end }) => start < to && end > from)
    .map((block) => blockText(block).slice(Math.max(0, from - block.start), Math.max(0, to - block.start)))
    .join('\n')

/** Where a text stands now: at its place, or where it stands once; null where it is gone or no longer sure. */
export const findRange = (body: DocumentNode, place: BodyRange | null, text: string): BodyRange | null => {
  if (text.trim() === '') return null
  if (place && place.from < place.to && rangeText(body, place) === text) return place
  const found: BodyRange[] = []
  const blocks = placedBlocks(body.content ?? [], 0)
  const whole = blocks.map(blockText)
  for (const [index, block] of blocks.entries()) {
    const own = whole[index] ?? ''
    const [first = '', ...others] = text.split('\n')
    // Lines of one paragraph first, then paragraphs that follow each other.
    for (let at = own.indexOf(text); at !== -1; at = own.indexOf(text, at + 1))
      found.push({ from: block.start + at, to: block.start + at + text.length })
    const last = blocks[index + others.length]
    if (others.length === 0 || !last || !own.endsWith(first)) continue
    const between = others.slice(0, -1).every((line, step) => whole[index + step + 1] === line)
    const ending = others.at(-1) ?? ''
    if (between && (whole[index + others.length] ?? '').startsWith(ending))
      found.push({ from: block.end - first.length, to: last.start + ending.length })
  }
  const sure = found.filter((range) => rangeText(body, range) === text)
  return sure.length === 1 ? (sure[0] ?? null) : null
}

/** New words in the place of a range, or a rule for the words that stand there. */
export type RangeEdit = { readonly with: string } | { readonly each: (text: string) => string }

const withBreaks = (text: string, marks: DocumentNode['marks']): DocumentNode[] =>
  text
    .split('\n')
    .flatMap((line, at): DocumentNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks ? { marks } : {}) }]),
    ])

const sameMarks = (a: DocumentNode, b: DocumentNode): boolean =>
  JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? [])

/** Neighbours with the same marks are one text, as the editor keeps them. */
const joined = (nodes: readonly DocumentNode[]): DocumentNode[] => {
  const runs: DocumentNode[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last, node))
      runs[runs.length - 1] = { ...last, text: `${last.text ?? ''}${node.text ?? ''}` }
    else runs.push(node)
  }
  return runs
}

interface Work {
  readonly range: BodyRange
  readonly edit: RangeEdit
  /** The new words have found their place. */
  placed: boolean
}

const editInline = (nodes: readonly DocumentNode[], start: number, work: Work): DocumentNode[] => {
  const { range, edit } = work
  const made: DocumentNode[] = []
  let at = start
  for (const node of nodes) {
    const size = sizeOf(node)
    const [cutFrom, cutTo] = [Math.max(range.from - at, 0), Math.min(range.to - at, size)]
    at += size
    if (cutFrom >= cutTo) {
      made.push(node)
      continue
    }
    const text = node.text ?? ''
    const part = (words: string): DocumentNode[] => (words === '' ? [] : [{ ...node, text: words }])
    if (node.type === 'text') made.push(...part(text.slice(0, cutFrom)))
    if ('each' in edit) made.push(...(node.type === 'text' ? part(edit.each(text.slice(cutFrom, cutTo))) : [node]))
    else if (!work.placed) made.push(...withBreaks(edit.with, node.marks))
    work.placed = true
    if (node.type === 'text') made.push(...part(text.slice(cutTo)))
  }
  return joined(made)
}

const editBlock = (node: DocumentNode, at: number, work: Work): DocumentNode | null => {
  const { range } = work
  const end = at + sizeOf(node)
  const isWhole = range.from <= at + 1 && range.to >= end - 1 && end - at > 2
  const goes = isWhole && 'with' in work.edit && (work.placed || work.edit.with === '')
  if (goes) {
    work.placed = true
    return null
  }
  const content = editInline(node.content ?? [], at + 1, work)
  const { content: _, ...bare } = node
  return content.length > 0 ? { ...bare, content } : bare
}

const editNodes = (nodes: readonly DocumentNode[], start: number, work: Work): DocumentNode[] => {
  const made: DocumentNode[] = []
  let at = start
  for (const node of nodes) {
    const size = sizeOf(node)
    const isTouched = at < work.range.to && at + size > work.range.from && !leaves.has(node.type)
    if (!isTouched) made.push(node)
    else if (textBlocks.has(node.type)) {
      // A range that only ends before its first letter leaves it alone.
      const touchesText = at + 1 < work.range.to && at + size - 1 > work.range.from
      const block = touchesText ? editBlock(node, at, work) : node
      if (block) made.push(block)
    } else {
      const content = editNodes(node.content ?? [], at + 1, work)
      if (content.length > 0) made.push({ ...node, content })
      else if (cells.has(node.type)) made.push({ ...node, content: [{ type: 'paragraph' }] })
    }
    at += size
  }
  return made
}

/** The body with one range changed; everything outside of it is the same node as before. */
export const editRange = (body: DocumentNode, range: BodyRange, edit: RangeEdit): DocumentNode => {
  const content = editNodes(body.content ?? [], 0, { range, edit, placed: false })
  return { ...body, content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Every place of a text in the paragraphs of a body, last one first, so that changing one leaves the others in place. */
export const placesOf = (body: DocumentNode, text: string, isWord: boolean): BodyRange[] => {
  const places: BodyRange[] = []
  if (text === '') return places
  for (const block of placedBlocks(body.content ?? [], 0)) {
    const own = blockText(block)
    for (let at = own.indexOf(text); at !== -1; at = own.indexOf(text, at + text.length)) {
      const ends = [own[at - 1] ?? ' ', own[at + text.length] ?? ' ']
      if (isWord && ends.some((sign) => /[\p{L}\p{N}]/u.test(sign))) continue
      places.push({ from: block.start + at, to: block.start + at + text.length })
    }
  }
  return places.toReversed()
}
