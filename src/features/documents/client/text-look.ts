import { Mark } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

import type { Align } from '#core/render/shared/render-tree.ts'
import { type TextLook, textLook } from '../shared/content/document-content.ts'

/** Font and size of a stretch of text; the sheet's style sheet says what they look like (no inline styles). */
export const textStyleMark = Mark.create({
  name: 'textStyle',
  addAttributes: () => ({
    font: {
      default: null,
      parseHTML: (element) => element.dataset['font'] ?? null,
      renderHTML: ({ font }) => (typeof font === 'string' ? { 'data-font': font } : {}),
    },
    size: {
      default: null,
      parseHTML: (element) => Number(element.dataset['points']) || null,
      renderHTML: ({ size }) => (typeof size === 'number' ? { 'data-points': String(size) } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-font]' }, { tag: 'span[data-points]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const documentLook = (editor: Editor): TextLook =>
  textLook(editor.state.doc.attrs['look'] as Readonly<Record<string, unknown>> | null)

/** The look at the cursor or of the selection; the document's own where the text has none. */
export const lookAt = (editor: Editor): Required<TextLook> => ({
  font: 'Calibri',
  size: 12,
  ...documentLook(editor),
  ...textLook(editor.getAttributes('textStyle')),
})

/** Whole words are marked, or nothing is: a letter block that is selected as a whole has no text of its own to set. */
export const hasMarkedText = ({ state: { selection } }: Editor): boolean =>
  selection instanceof TextSelection && !selection.empty

/** Sets font or size of what is selected; of the whole document where nothing is. One step of the history. */
export const setLook = (editor: Editor, change: TextLook): void => {
  if (hasMarkedText(editor)) {
    editor.chain().focus().setMark('textStyle', change).run()
    return
  }
  const transaction = editor.state.tr.setDocAttribute('look', { ...documentLook(editor), ...change })
  editor.view.dispatch(transaction)
}

/** How the paragraph at the cursor stands. */
export const alignAt = (editor: Editor): Align => {
  const { $from } = editor.state.selection
  const align: unknown = $from.parent.attrs['textAlign']
  return align === 'center' || align === 'right' || align === 'justify' ? align : 'left'
}

/** Left is what a paragraph is without a word about it. */
export const setAlign = (editor: Editor, align: Align): void => {
  const textAlign = align === 'left' ? null : align
  editor.chain().focus().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
}
