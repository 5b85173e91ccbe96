import Link2 from 'lucide-react/icons/link-2'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import pressed from '#core/ui/client/pressed.module.css'
import { linkAddress } from '../nodes/link-mark.ts'
import { FormKey } from './card-key.tsx'
import m from './card.module.css'

const wrong = 'Alamat belum lengkap. Contoh: tokosaya.id, halo@tokosaya.id, atau tel:08123456789.'

/** 'Tautan': where the marked words lead; without marked words the address itself is written. */
export const LinkKey = ({ editor, disabled }: { readonly editor: Editor; readonly disabled: boolean }) => {
  const href = useEditorState({
    editor,
    selector: ({ editor: current }): unknown => current.getAttributes('link')['href'],
  })
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isLink = typeof href === 'string'
  const open = (next: boolean): void => {
    setOpen(next)
    setWrong(false)
    if (next) setTyped(isLink ? href : '')
  }
  const apply = (): void => {
    const address = linkAddress(typed)
    if (address === null) return setWrong(true)
    setOpen(false)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (isLink || !editor.state.selection.empty) chain.setMark('link', { href: address }).run()
    else
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
  }
  const remove = (): void => {
    setOpen(false)
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
  }
  return (
    <FormKey
      name="Tautan"
      isOpen={isOpen}
      onOpen={open}
      after={() => editor.view.dom}
      onApply={apply}
      fields={
        <>
          <label className={m.field}>
            Alamat tautan
            <input
              value={typed}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              aria-invalid={isWrong ? true : undefined}
              onChange={(event) => {
                setTyped(event.target.value)
                setWrong(false)
              }}
            />
          </label>
          {isWrong ? (
            <p className={m.wrong} role="alert">
              {wrong}
            </p>
          ) : null}
          <div className={m.row}>
            <Button type="submit" look="teal">
              Pasang
            </Button>
            {isLink ? <Button onClick={remove}>Hapus tautan</Button> : null}
          </div>
          {isLink ? <p className={m.hint}>Ctrl dan klik pada tautan membukanya.</p> : null}
        </>
      }
    >
      <IconButton label="Tautan" disabled={disabled} className={isLink ? pressed.pressed : undefined}>
        <Link2 size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </FormKey>
  )
}
