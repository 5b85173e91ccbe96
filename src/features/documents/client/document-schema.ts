import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { Extension, type Extensions } from '@tiptap/core'
import type { ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'

import type { LetterBlock } from '../shared/content/document-content.ts'
import { articleNumbering } from './articles/article-numbering.ts'
import { blankMarking } from './blank-marking.ts'
import { inlineStyles } from './inline-marks.ts'
import { keepLetterBlocks } from './keep-letter-blocks.ts'
import { letterDocument, letterNodes } from './letter-nodes.ts'
import { imageNode } from './nodes/image-node.ts'
import { linkMark } from './nodes/link-mark.ts'
import { pageBreakNode } from './nodes/page-break-node.ts'
import { stampBoxNode } from './nodes/stamp-box-node.ts'
import { tableNodes } from './nodes/table-nodes.ts'
import { textStyleMark } from './text-look.ts'

/** How a paragraph stands: chosen in the docs-style toolbar, or set by what the assistant writes. */
const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => element.dataset['align'] ?? null,
          // Each paragraph runs in the direction of its own first letters.
          renderHTML: ({ textAlign }) => ({
            dir: 'auto',
            ...(typeof textAlign === 'string' ? { 'data-align': textAlign } : {}),
          }),
        },
      },
    },
  ],
})

/** P2 §2.3: the hint about Markdown styling where a document is still empty. */
export const placeholderHint =
  'Tulis di sini. **tebal**, *miring*, __garis bawah__; "- " untuk daftar, "1. " untuk nomor.'

/** How the nodes are drawn that are more than text. */
interface DocumentViews {
  readonly letter: Readonly<Record<LetterBlock, ComponentType>>
  readonly image: ComponentType<ReactNodeViewProps>
  readonly stampBox: ComponentType<ReactNodeViewProps>
}

/**
 * The nodes of `DocumentContent.body` and no others: what a page or a Word file brings beyond them falls away when it
 * is pasted. `views` is null in tests of the schema alone.
 */
export const documentExtensions = (views: DocumentViews | null, blankClass: string): Extensions => [
  StarterKit.configure({
    document: false,
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    blockquote: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    undoRedo: { depth: 500 },
    dropcursor: { color: false, class: 'drop-line' },
  }),
  letterDocument,
  ...letterNodes(views?.letter ?? null),
  ...tableNodes,
  imageNode(views?.image ?? null),
  pageBreakNode,
  stampBoxNode(views?.stampBox ?? null),
  keepLetterBlocks,
  ...inlineStyles,
  linkMark,
  textStyleMark,
  alignment,
  blankMarking(blankClass),
  articleNumbering,
  Placeholder.configure({ placeholder: placeholderHint }),
]
