import * as z from 'zod/mini'

import { letterData } from '../letter.ts'

/** Inline styles of DOC-12: bold, italic, and underline for `__x__`. */
export const inlineMarks = ['bold', 'italic', 'underline'] as const

/** Fonts and sizes (in points) that an owner chooses from (P2 §9). */
export const documentFonts = ['Calibri', 'Arial', 'Times New Roman'] as const
export type DocumentFont = (typeof documentFonts)[number]
export const documentSizes = [11, 12, 14, 16, 18, 24] as const
export type DocumentSize = (typeof documentSizes)[number]

/** Font and size of a stretch of text, or of a whole document; what is absent is the document's own. */
export interface TextLook {
  readonly font?: DocumentFont
  readonly size?: DocumentSize
}

/** The look that stored attributes name; what is no font or size of ours is left out. */
export const textLook = (attrs: Readonly<Record<string, unknown>> | null | undefined): TextLook => {
  const font = documentFonts.find((one) => one === attrs?.['font'])
  const size = documentSizes.find((one) => one === attrs?.['size'])
  return { ...(font ? { font } : {}), ...(size ? { size } : {}) }
}

/**
 * Blocks that show letter data where they stand. They carry no facts themselves: the editor and the exports
 * draw them from `letter`, so that each fact has one home.
 */
export const letterBlocks = [
  'letterhead',
  'letterTitle',
  'letterInfo',
  'recipient',
  'goodsTable',
  'paymentInfo',
  'signature',
] as const
export type LetterBlock = (typeof letterBlocks)[number]

export interface DocumentNode {
  type: string
  attrs?: Record<string, unknown> | undefined
  content?: DocumentNode[] | undefined
  text?: string | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
}

const node: z.ZodMiniType<DocumentNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    attrs: z.optional(z.record(z.string(), z.unknown())),
    content: z.optional(z.array(node)),
    text: z.optional(z.string()),
    marks: z.optional(z.array(z.object({ type: z.string(), attrs: z.optional(z.record(z.string(), z.unknown())) }))),
  }),
)

/** What a box for the duty stamp says where nothing else was typed. */
export const stampText = 'Meterai Rp10.000'

/** The address of a link as it may be stored and exported; null for every other scheme, above all for scripts. */
export const safeHref = (href: unknown): string | null => {
  if (typeof href !== 'string' || href.length > 2000) return null
  const address = href.trim()
  return /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S)/i.test(address) && !/[\s<>"\\]/.test(address) ? address : null
}

/** How many columns or rows a cell of a `table` covers, within what can be drawn. */
export const cellSpan = (attrs: DocumentNode['attrs'], name: 'colspan' | 'rowspan'): number => {
  const value = Number(attrs?.[name] ?? 1)
  return Number.isInteger(value) && value > 0 ? Math.min(value, 200) : 1
}

/**
 * A document as stored: ProseMirror JSON (`body`, node types of `doc`) plus letter data (design §3 Documents).
 * Text marks: bold, italic, underline, `textStyle` (attrs.font, attrs.size) and `link` (attrs.href, see `safeHref`).
 * Body nodes: paragraph, heading (attrs.level 1-3), bulletList, orderedList, listItem, text, hardBreak, `letterBlocks`,
 * table > tableRow > tableCell | tableHeader (attrs.colspan, rowspan, colwidth; paragraphs and lists inside),
 * image (attrs.asset, alt, width 10-100 in percent of the text, align), pageBreak, stampBox (attrs.text).
 * Unknown facts inside prose stand as text `[isi …]`.
 */
export const documentContent = z.object({
  schema: z.literal(1),
  letter: letterData,
  /** The font and size of the whole document; Calibri 12 where it names none (P2 §9). */
  look: z.optional(z.object({ font: z.optional(z.enum(documentFonts)), size: z.optional(z.literal(documentSizes)) })),
  /** A line above and one below the text of every page; 'Halaman x dari y' unless `numbers` is false. */
  page: z.optional(
    z.object({ header: z.optional(z.string()), footer: z.optional(z.string()), numbers: z.optional(z.boolean()) }),
  ),
  body: node,
})
export type DocumentContent = z.infer<typeof documentContent>
