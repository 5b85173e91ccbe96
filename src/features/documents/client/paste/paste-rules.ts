import { Extension } from '@tiptap/core'
import { DOMParser as ProseParser } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

import { deliverPicture, insertPictures, picturesIn } from '../pictures/insert-picture.ts'
import { beginUpload } from '../pictures/uploads.ts'
import { cleanPaste, tabbedTable } from './clean-paste.ts'
import { readClipping, withoutStyles } from './pasted-style.ts'

/** A `data:` picture as a file; null where it is not readable as one. */
export const pictureOfData = (address: string): Blob | null => {
  const found = /^data:(image\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(address)
  if (!found) return null
  try {
    const bytes = Uint8Array.from(atob((found[2] ?? '').replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0))
    return new Blob([bytes], { type: (found[1] ?? '').toLowerCase() })
  } catch {
    // Broken in the clipping already: as if it had brought no picture.
    return null
  }
}

const ours = /data-pm-slice/

/** The sheet says by this event that a clipping had pictures which could not be brought along; `detail` counts them. */
export const picturesMissing = 'picturesmissing'

/** What comes in by paste and drop. Everything passes the schema; this keeps its structure and brings its pictures. */
export const pasteRules = Extension.create({
  name: 'pasteRules',
  addProseMirrorPlugins() {
    const editor = this.editor as Editor
    return [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            if (ours.test(html)) return withoutStyles(html)
            const begun: string[] = []
            const clean = cleanPaste(html, (data) => {
              const picture = pictureOfData(data)
              if (!picture) return null
              const id = beginUpload(picture)
              begun.push(id)
              return id
            })
            // Sent after the paste has put them into the document.
            if (begun.length > 0) setTimeout(() => begun.forEach((id) => void deliverPicture(editor, id)))
            if (clean.missing > 0)
              editor.view.dom.dispatchEvent(new CustomEvent(picturesMissing, { bubbles: true, detail: clean.missing }))
            return clean.html
          },
          handlePaste(view, event) {
            const html = event.clipboardData?.getData('text/html') ?? ''
            const pictures = picturesIn(event.clipboardData?.files)
            const hasWords = readClipping(html).textContent?.trim() !== ''
            if (pictures.length > 0 && !hasWords) {
              insertPictures(editor, pictures)
              return true
            }
            const table = html === '' ? tabbedTable(event.clipboardData?.getData('text/plain') ?? '') : null
            if (table === null || view.state.selection.$from.node(-1)?.type.spec['tableRole'] !== undefined)
              return false
            const body = readClipping(table)
            view.dispatch(view.state.tr.replaceSelection(ProseParser.fromSchema(view.state.schema).parseSlice(body)))
            return true
          },
          handleDrop(view, event) {
            const files = event.dataTransfer?.files
            if (!files || files.length === 0) return false
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            const place = at ? view.state.doc.resolve(at.pos) : null
            const block = place ? (place.depth === 0 ? place.pos : place.after(1)) : undefined
            insertPictures(editor, picturesIn(files), block)
            // A file that is no picture is not opened in the place of the workspace.
            event.preventDefault()
            return true
          },
        },
      }),
    ]
  },
})
