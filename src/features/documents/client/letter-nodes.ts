import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'

import { type LetterBlock, letterBlocks } from '../shared/content/document-content.ts'

/** The root: its attribute holds the letter data, so that a changed fact is a step like any other and can be undone. */
export const letterDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: '(block | part)+',
  addAttributes: () => ({
    letter: { default: null, rendered: false },
    look: { default: null, rendered: false },
    page: { default: null, rendered: false },
  }),
})

const tag = 'data-letter-block'

/** The blocks that stand for letter data. They hold nothing; the views draw them from the root's letter. */
export const letterNodes = (views: Readonly<Record<LetterBlock, ComponentType>> | null) =>
  letterBlocks.map((name) =>
    Node.create({
      name,
      group: 'block',
      atom: true,
      selectable: true,
      draggable: false,
      parseHTML: () => [{ tag: `div[${tag}="${name}"]` }],
      renderHTML: () => ['div', { [tag]: name }],
      ...(views
        ? { addNodeView: () => ReactNodeViewRenderer(views[name] as ComponentType<ReactNodeViewProps>, { as: 'div' }) }
        : {}),
    }),
  )
