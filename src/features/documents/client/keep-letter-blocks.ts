import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

import { letterBlocks } from '../shared/document-content.ts'

const isLetterBlock = (name: string): boolean => letterBlocks.some((block) => block === name)

const holdsLetterBlock = ({ state: { selection } }: EditorView): boolean =>
  selection instanceof NodeSelection && isLetterBlock(selection.node.type.name)

/**
 * A letterhead or goods table that is selected as a whole is not typed or pasted over: one stray key would take a
 * block of the letter away. Delete and Backspace still remove it, and undo brings it back.
 */
export const keepLetterBlocks = Extension.create({
  name: 'keepLetterBlocks',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleTextInput: holdsLetterBlock, handlePaste: holdsLetterBlock } }),
  ],
})
