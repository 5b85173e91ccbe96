import PanelTop from 'lucide-react/icons/panel-top'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import { pageLines, type PageLines } from '../editor-json.ts'
import { FormKey } from './card-key.tsx'
import m from './card.module.css'

/** The lines around the text of every page, as they stand in the editor. */
export const pageLinesOf = (editor: Editor): PageLines => (editor.state.doc.attrs['page'] as PageLines | null) ?? {}

const longest = 200

/** 'Kepala dan kaki halaman': a line above, one below, and the numbers of the pages. One step of the history. */
export const PageKey = ({ editor, disabled }: { readonly editor: Editor; readonly disabled: boolean }) => {
  const current = useEditorState({ editor, selector: ({ editor: known }) => pageLinesOf(known) })
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<PageLines>({})
  const open = (next: boolean): void => {
    setOpen(next)
    if (next) setTyped(current)
  }
  const apply = (): void => {
    setOpen(false)
    editor.view.dispatch(editor.state.tr.setDocAttribute('page', pageLines(typed) ?? null))
  }
  return (
    <FormKey
      name="Kepala dan kaki halaman"
      isOpen={isOpen}
      onOpen={open}
      after={() => editor.view.dom}
      onApply={apply}
      fields={
        <>
          <label className={m.field}>
            Kepala halaman
            <input
              value={typed.header ?? ''}
              maxLength={longest}
              placeholder="Di atas teks setiap halaman"
              onChange={(event) => setTyped({ ...typed, header: event.target.value })}
            />
          </label>
          <label className={m.field}>
            Kaki halaman
            <input
              value={typed.footer ?? ''}
              maxLength={longest}
              placeholder="Di bawah teks setiap halaman"
              onChange={(event) => setTyped({ ...typed, footer: event.target.value })}
            />
          </label>
          <label className={m.check}>
            <input
              type="checkbox"
              checked={typed.numbers !== false}
              onChange={(event) => setTyped({ ...typed, numbers: event.target.checked })}
            />
            Nomor halaman, mulai dari dua halaman
          </label>
          <div className={m.row}>
            <Button type="submit" look="teal">
              Terapkan
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Batal
            </Button>
          </div>
        </>
      }
    >
      <IconButton label="Kepala dan kaki halaman" disabled={disabled}>
        <PanelTop size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </FormKey>
  )
}
