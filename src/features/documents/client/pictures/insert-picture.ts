import type { Editor } from '@tiptap/react'

import { textWidth } from '../nodes/column-widths.ts'
import { beginUpload, runUpload } from './uploads.ts'

/** Puts the stored id in the place of the passing one. Not a step of its own: undo takes the whole picture away. */
const settle = (editor: Editor, passing: string, asset: string, pixels: number): void => {
  if (editor.isDestroyed) return
  const { tr } = editor.state
  editor.state.doc.descendants((node, place) => {
    if (node.type.name !== 'image' || node.attrs['asset'] !== passing) return
    // A small picture is not blown up: it stands as wide as it is, at most across the page.
    const width = Math.min(100, Math.max(10, Math.round((pixels / textWidth) * 100)))
    tr.setNodeMarkup(place, null, {
      ...node.attrs,
      asset,
      width: node.attrs['width'] === 100 ? width : node.attrs['width'],
    })
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** Sends a picture of the document, or sends it again after it failed. */
export const deliverPicture = (editor: Editor, passing: string): Promise<void> =>
  runUpload(passing, (asset, width) => settle(editor, passing, asset, width))

/** Pictures among files: what a paste, a drop or a choice brings. */
export const picturesIn = (files: Iterable<File> | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Goes on writing below what was put in: a picture that stayed marked would be typed over by the next key. */
const writeBelow = (editor: Editor, last: string): void => {
  let below: number | null = null
  editor.state.doc.descendants((node, place) => {
    if (node.type.name === 'image' && node.attrs['asset'] === last) below = place + node.nodeSize
  })
  if (below === null) return
  if (!editor.state.doc.nodeAt(below)?.isTextblock) editor.commands.insertContentAt(below, { type: 'paragraph' })
  editor.commands.setTextSelection(below + 1)
}

/** Puts pictures of this device where the cursor is, or at a place; they are sent while they are shown already. */
export const insertPictures = (editor: Editor, pictures: readonly Blob[], at?: number): void => {
  const ids = pictures.map(beginUpload)
  const last = ids.at(-1)
  if (last === undefined) return
  const nodes = ids.map((asset) => ({ type: 'image', attrs: { asset } }))
  const chain = editor.chain().focus()
  if (at === undefined) chain.insertContent(nodes).run()
  else chain.insertContentAt(at, nodes).run()
  writeBelow(editor, last)
  for (const id of ids) void deliverPicture(editor, id)
}
