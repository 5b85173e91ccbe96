import type { EditorView } from '@tiptap/pm/view'

/**
 * Lets the editor take over where the browser's cursor stands now. The browser tells it a moment late, and whatever
 * happens in that moment (a key on a slow phone, pages that are drawn) would happen at the place before.
 */
export const readSelection = (view: EditorView): void => {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}
