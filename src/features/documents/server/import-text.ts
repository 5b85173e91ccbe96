import {
  type DocumentNode,
  documentFonts,
  documentSizes,
  safeHref,
  type TextLook,
  textLook,
} from '../shared/content/document-content.ts'
import type { WordBlock, WordInline, WordText } from './read-word-file.ts'

type Marks = NonNullable<DocumentNode['marks']>

/** Faces by the names of those that stand in for them. */
const ownFace: Readonly<Record<string, string>> = { Carlito: 'Calibri', Arimo: 'Arial', Tinos: 'Times New Roman' }

const lookOf = ({ font, size }: WordText): TextLook =>
  textLook({ font: font ? (ownFace[font] ?? font) : undefined, size })

const texts = (blocks: readonly WordBlock[]): WordText[] =>
  blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? block.children.filter((child) => child.type === 'text')
      : block.rows.flatMap(({ cells }) => cells.flatMap(({ children }) => texts(children))),
  )

/** The face and size of most of the text: they become the document's own, what differs stays with its words. */
export const usualLook = (blocks: readonly WordBlock[]): TextLook => {
  const most = <T extends string | number>(
    values: readonly T[],
    valueOf: (text: WordText) => unknown,
  ): T | undefined => {
    const counts = new Map<T | undefined, number>()
    for (const text of texts(blocks)) {
      const value = values.find((one) => one === valueOf(text))
      counts.set(value, (counts.get(value) ?? 0) + text.text.length)
    }
    return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  }
  const font = most(documentFonts, (text) => lookOf(text).font)
  const size = most(documentSizes, (text) => lookOf(text).size)
  return { ...(font ? { font } : {}), ...(size ? { size } : {}) }
}

/** Control characters and soft hyphens that Word keeps and nobody sees. */
const visible = (text: string): string =>
  text
    .replaceAll('\t', ' ')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replaceAll(/[\u0000-\u001f\u007f\u00ad\ufeff]/g, '')

/** `inHeading` leaves out what a heading's own look says already. */
const marksOf = (text: WordText, usual: TextLook, inHeading: boolean): Marks => {
  const look = lookOf(text)
  const own = {
    ...(look.font && look.font !== usual.font ? { font: look.font } : {}),
    ...(look.size && look.size !== usual.size ? { size: look.size } : {}),
  }
  const href = safeHref(text.href)
  return [
    ...(text.bold && !inHeading ? [{ type: 'bold' }] : []),
    ...(text.italic ? [{ type: 'italic' }] : []),
    // Links are underlined by their own look.
    ...(text.underline && href === null ? [{ type: 'underline' }] : []),
    ...(!inHeading && Object.keys(own).length > 0 ? [{ type: 'textStyle', attrs: own }] : []),
    ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
  ]
}

/** Words and line breaks as nodes; neighbours of one look become one node, empty ends fall away. */
export const inlineNodes = (children: readonly WordInline[], usual: TextLook, inHeading = false): DocumentNode[] => {
  const nodes: DocumentNode[] = []
  for (const child of children) {
    if (child.type === 'break') nodes.push({ type: 'hardBreak' })
    if (child.type !== 'text') continue
    const text = visible(child.text)
    if (text === '') continue
    const marks = marksOf(child, usual, inHeading)
    const last = nodes.at(-1)
    if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks))
      last.text = `${last.text ?? ''}${text}`
    else nodes.push({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) })
  }
  while (nodes.at(-1)?.type === 'hardBreak') nodes.pop()
  return nodes
}
