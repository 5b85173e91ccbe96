import type { DocumentNode, LetterBlock } from './document-content.ts'

/**
 * Builders of body nodes for the composers. Text goes in as it is: facts of a message must not turn into marks
 * or lists because they hold a star or a dash.
 */
const text = (words: string): DocumentNode[] => (words === '' ? [] : [{ type: 'text', text: words }])

export const p = (words: string): DocumentNode => {
  const content = text(words)
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}

export const heading = (level: 1 | 2 | 3, words: string): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: text(words),
})

export const block = (name: LetterBlock): DocumentNode => ({ type: name })

const list = (type: 'bulletList' | 'orderedList', items: readonly string[]): DocumentNode[] =>
  items.length === 0 ? [] : [{ type, content: items.map((item) => ({ type: 'listItem', content: [p(item)] })) }]

export const bullets = (items: readonly string[]): DocumentNode[] => list('bulletList', items)

export const numbered = (items: readonly string[]): DocumentNode[] => list('orderedList', items)

/** Where a composer wants what no rule had a place for; gone once the document is written. */
export const toldPlace = 'told'

/**
 * Keeps a place for what was told besides: a list below `lead`, or further ayat of an article counted `from` there;
 * `blank` is the sentence that stands there where nothing was told, `textAlign` where its lines stand.
 */
export const toldBesides = (
  lead: string,
  { from, blank, textAlign, topic }: { from?: number; blank?: string; textAlign?: 'center'; topic?: string } = {},
): DocumentNode => ({
  type: toldPlace,
  attrs: {
    lead,
    ...(from === undefined ? {} : { from }),
    ...(blank === undefined ? {} : { blank }),
    ...(textAlign === undefined ? {} : { textAlign }),
    ...(topic === undefined ? {} : { topic }),
  },
})

/** Lines such as `Waktu : pukul 09.00 WIB`; the exports align their colons. */
export const labelledLines = (rows: readonly (readonly [label: string, value: string])[]): DocumentNode => ({
  type: 'paragraph',
  content: rows.flatMap(([label, value], index): DocumentNode[] => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    { type: 'text', text: `${label} : ${value}` },
  ]),
})

/** All that is written in a node, without marks. */
export const wordsOf = (node: DocumentNode): string => node.text ?? (node.content ?? []).map(wordsOf).join('')
