import ArrowUp from 'lucide-react/icons/arrow-up'
import Paperclip from 'lucide-react/icons/paperclip'
import Square from 'lucide-react/icons/square'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { sheetFiles } from '#core/sheets/client/offered-sheet.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import { isTouchDevice } from '#core/ui/client/viewport.ts'

import { type MessageSheet, wordsForSheet } from '../shared/message.ts'
import { AttachedSheet } from './attached-sheet.tsx'
import { attachFile, letGoOfSheet, useAttachment } from './attachments.ts'
import s from './composer.module.css'
import { readDraft, writeDraft } from './kept-words.ts'
import { tooLongText } from './too-long.ts'

/** What others may do with the box. */
export interface ComposerHandle {
  readonly focus: () => void
  /** Takes the focus without being pressed: on a touch screen no keyboard comes over what is to be read. */
  readonly arrive: () => void
  /** Puts words back into the box, before what stands in it, and goes there. */
  readonly putBack: (text: string) => void
}

interface ComposerProps {
  readonly sessionId: string
  /** A reply runs: typing goes on, sending waits (CHAT-02). */
  readonly busy: boolean
  /** The running reply was asked to stop already. */
  readonly stopping: boolean
  /** There is little room: the short question is asked. */
  readonly compact: boolean
  /** What the message is about, above the box; null for plain chat. */
  readonly about: ReactNode
  readonly onSend: (text: string, sheet: MessageSheet | undefined) => void
  readonly onStop: () => void
  readonly ref: Ref<ComposerHandle>
}

/** Browsers without `field-sizing` get the height from here; the limits stand in the style sheet. */
const fit = (box: HTMLTextAreaElement): void => {
  if (CSS.supports('field-sizing', 'content')) return
  box.style.height = 'auto'
  box.style.height = `${box.scrollHeight}px`
}

/** The box to write in. What is typed is kept in this browser at every keystroke. */
export const Composer = ({ sessionId, busy, stopping, compact, about, onSend, onStop, ref }: ComposerProps) => {
  const [text, setText] = useState(() => readDraft(sessionId))
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const tooLong = tooLongText(text)
  const attachment = useAttachment(sessionId)
  const files = useRef<HTMLInputElement>(null)
  const sheet = attachment?.phase === 'ready' ? attachment.sheet : undefined
  // A file that is still read, or cannot be, would stay behind unnoticed.
  const waitsForFile = attachment !== null && sheet === undefined
  const canSend = !busy && tooLong === null && !waitsForFile && (text.trim() !== '' || sheet !== undefined)

  const write = (next: string): void => {
    setText(next)
    writeDraft(sessionId, next)
  }

  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    arrive: () => (isTouchDevice() ? form : box).current?.focus(),
    putBack: (words) => {
      if (words !== '') write(text.trim() === '' ? words : `${words}\n${text}`)
      box.current?.focus()
    },
  }))

  useLayoutEffect(() => {
    if (box.current) fit(box.current)
  })

  const send = (): void => {
    if (!canSend) return
    onSend(text.trim() || wordsForSheet, sheet)
    write('')
    if (sheet) letGoOfSheet(sessionId)
    // On a phone the keyboard goes away, so that the answer can be seen.
    if (isTouchDevice()) box.current?.blur()
    else box.current?.focus()
  }

  const stop = (): void => {
    onStop()
    // The key goes away with the reply; the focus stays where one writes on.
    if (!isTouchDevice()) box.current?.focus()
  }

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      ref={form}
      className={s.compose}
      aria-label="Tulis pesan"
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={s.box}>
        {attachment ? (
          <AttachedSheet
            attachment={attachment}
            onLetGo={() => {
              letGoOfSheet(sessionId)
              box.current?.focus()
            }}
          />
        ) : (
          about
        )}
        <input
          ref={files}
          type="file"
          hidden
          accept={sheetFiles}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file again is a choice too.
            target.value = ''
            if (file) void attachFile(sessionId, file)
            box.current?.focus()
          }}
        />
        <IconButton label="Lampirkan file" className={s.attach} onClick={() => files.current?.click()}>
          <Paperclip size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          aria-label="Pesan"
          aria-invalid={tooLong === null ? undefined : true}
          aria-describedby="pesan-bantuan"
          enterKeyHint="send"
          placeholder={
            busy
              ? 'Boleh sambil mengetik…'
              : attachment !== null
                ? 'Mau dianalisis apanya?'
                : about !== null
                  ? 'Ubah ini, atau tanya…'
                  : compact
                    ? 'Tanya apa saja…'
                    : 'Tanya apa saja tentang usaha Anda…'
          }
          onChange={(event) => write(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={(event) => {
            const [file] = event.clipboardData.files
            if (!file || event.clipboardData.types.includes('text/plain')) return
            event.preventDefault()
            void attachFile(sessionId, file)
          }}
        />
        {/* Elements of their own: a press that began on one must not end on the other. */}
        {busy ? (
          <IconButton key="stop" label="Hentikan" disabled={stopping} className={s.stop} onClick={stop}>
            <Square size={16} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton key="send" label="Kirim" look="send" type="submit" disabled={!canSend} className={s.send}>
            <ArrowUp size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p id="pesan-bantuan" className={tooLong === null ? s.hint : s.tooLong}>
        {tooLong ?? 'Enter kirim, Shift+Enter baris baru'}
      </p>
    </form>
  )
}
