import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'

import { stampText } from '../../shared/content/document-content.ts'

/** The box in which the duty stamp is stuck. */
export const stampBoxNode = (view: ComponentType<ReactNodeViewProps> | null) =>
  Node.create({
    name: 'stampBox',
    group: 'part',
    atom: true,
    selectable: true,
    draggable: false,
    addAttributes: () => ({
      text: {
        default: stampText,
        parseHTML: (element) => element.dataset['stampBox'] || stampText,
        renderHTML: ({ text }) => ({ 'data-stamp-box': String(text) }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-stamp-box]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
    ...(view ? { addNodeView: () => ReactNodeViewRenderer(view, { as: 'div' }) } : {}),
  })
