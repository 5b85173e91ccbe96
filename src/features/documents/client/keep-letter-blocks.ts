import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

import { letterBlocks } from '../shared/content/document-content.ts'

const kept: ReadonlySet<string> = new Set([...letterBlocks, 'image', 'stampBox', 'pageBreak'])

const holdsWholeBlock = ({ state: { selection } }: EditorView): boolean =>
  selection instanceof NodeSelection && kept.has(selection.node.type.name)

/**
 * A letterhead, goods table or picture that is selected as a whole is not typed or pasted over: one stray key would take
 * it away. Delete and Backspace still remove it, and undo brings it back.
 */
export const keepLetterBlocks = Extension.create({
  name: 'keepLetterBlocks',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleTextInput: holdsWholeBlock, handlePaste: holdsWholeBlock } }),
  ],
})
