import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'

import { longestMessage } from '../shared/message.ts'
import s from './edit-message.module.css'

interface EditMessageProps {
  readonly text: string
  /** A reply runs: the words can be changed, sending waits. */
  readonly busy: boolean
  readonly onSend: (text: string) => void
  readonly onCancel: () => void
}

/** An own message in its place as a box to write in; sent, it begins a new branch. */
export const EditMessage = ({ text: before, busy, onSend, onCancel }: EditMessageProps) => {
  const [text, setText] = useState(before)
  const box = useRef<HTMLTextAreaElement>(null)
  const canSend = !busy && text.trim() !== '' && text.length <= longestMessage

  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.setSelectionRange(before.length, before.length)
  }, [before.length])
  useLayoutEffect(() => {
    const element = box.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  })

  const send = (): void => {
    if (canSend) onSend(text.trim())
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={box}
        dir="auto"
        rows={2}
        value={text}
        aria-label="Ubah pesan"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={s.foot}>
        <p>Versi lama tetap tersimpan.</p>
        <Button look="quiet" onClick={onCancel}>
          Batal
        </Button>
        <Button look="teal" type="submit" disabled={!canSend}>
          Kirim ulang
        </Button>
      </div>
    </form>
  )
}
