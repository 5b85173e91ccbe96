import Camera from 'lucide-react/icons/camera'
import Image from 'lucide-react/icons/image'
import ListPlus from 'lucide-react/icons/list-plus'
import PenTool from 'lucide-react/icons/pen-tool'
import Plus from 'lucide-react/icons/plus'
import ScissorsLineDashed from 'lucide-react/icons/scissors-line-dashed'
import Stamp from 'lucide-react/icons/stamp'
import Store from 'lucide-react/icons/store'
import { type Editor, useEditorState } from '@tiptap/react'
import { useRef } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { type MenuEntries, MenuKey, rule } from '#core/ui/client/menu.tsx'
import { isTouchDevice } from '#core/ui/client/viewport.ts'
import { insertArticle } from '../articles/article-numbering.ts'
import { letterOf } from '../letter-editing.ts'
import { insertPictures, picturesIn } from '../pictures/insert-picture.ts'

const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const
const accepted = 'image/png,image/jpeg,image/webp,image/*'

const hasBlock = (editor: Editor, name: string): boolean =>
  editor.state.doc.children.some(({ type }) => type.name === name)

/** Where a block of the sheet's own level is put: after the block the cursor is in. */
const afterBlock = (editor: Editor): number => {
  const { $to } = editor.state.selection
  return $to.depth === 0 ? $to.pos : $to.after(1)
}

/** 'Sisipkan': everything that stands between the paragraphs besides tables. */
export const InsertKey = ({ editor, disabled }: { readonly editor: Editor; readonly disabled: boolean }) => {
  const chosen = useRef<HTMLInputElement>(null)
  const taken = useRef<HTMLInputElement>(null)
  const { hasHead, hasHand, isContract } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      hasHead: hasBlock(current, 'letterhead'),
      hasHand: hasBlock(current, 'signature'),
      isContract: letterOf(current).documentType === 'kontrak',
    }),
  })
  const put = (type: string): void => {
    editor
      .chain()
      .focus()
      .insertContentAt(afterBlock(editor), [{ type }, { type: 'paragraph' }])
      .run()
  }
  const entries: MenuEntries = [
    ...(isContract
      ? [{ label: 'Pasal baru', icon: <ListPlus {...icon} />, run: () => insertArticle(editor) }, rule]
      : []),
    { label: 'Gambar', icon: <Image {...icon} />, run: () => chosen.current?.click() },
    ...(isTouchDevice()
      ? [{ label: 'Ambil foto', icon: <Camera {...icon} />, run: () => taken.current?.click() }]
      : []),
    rule,
    {
      label: 'Pindah halaman',
      icon: <ScissorsLineDashed {...icon} />,
      keys: 'Ctrl+Enter',
      run: () => put('pageBreak'),
    },
    { label: 'Kotak meterai', icon: <Stamp {...icon} />, run: () => put('stampBox') },
    rule,
    {
      label: 'Kop surat',
      icon: <Store {...icon} />,
      disabled: hasHead,
      run: () => editor.chain().focus().insertContentAt(0, { type: 'letterhead' }).run(),
    },
    {
      label: 'Tanda tangan',
      icon: <PenTool {...icon} />,
      disabled: hasHand,
      run: () => editor.chain().focus().insertContentAt(editor.state.doc.content.size, { type: 'signature' }).run(),
    },
  ]
  const take = (input: HTMLInputElement): void => {
    insertPictures(editor, picturesIn(input.files))
    // The same picture may be chosen again.
    input.value = ''
  }
  return (
    <>
      <MenuKey entries={entries} focusAfter={() => editor.view.dom}>
        <IconButton label="Sisipkan" disabled={disabled}>
          <Plus size={18} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </MenuKey>
      <input
        ref={chosen}
        hidden
        type="file"
        multiple
        accept={accepted}
        data-pictures=""
        aria-label="Pilih gambar"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={taken}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Ambil foto"
        onChange={(event) => take(event.currentTarget)}
      />
    </>
  )
}
