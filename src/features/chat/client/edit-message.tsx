import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'

import s from './edit-message.module.css'
import { tooLongText } from './too-long.ts'

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
  const helpId = useId()
  const tooLong = tooLongText(text)
  const canSend = !busy && text.trim() !== '' && tooLong === null

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
        aria-invalid={tooLong === null ? undefined : true}
        aria-describedby={helpId}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={s.foot}>
        <p id={helpId} className={tooLong === null ? undefined : s.tooLong}>
          {tooLong ?? 'Versi lama tetap tersimpan.'}
        </p>
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
