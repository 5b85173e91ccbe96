import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useStickToBottom } from 'use-stick-to-bottom'
import { useStore } from 'zustand'

import type { ItemKind } from '#core/items/shared/kinds.ts'
import { Button } from '#core/ui/client/button.tsx'
import { AppMark } from '#core/ui/client/marks.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'

import type { MessageItem } from '../shared/message.ts'
import s from './chat-panel.module.css'
import type { Chat } from './chat-store.ts'
import { Composer, type ComposerHandle } from './composer.tsx'
import { MessageView } from './message-view.tsx'
import { FailureNote } from './notes.tsx'
import { PriceList } from './price-list.tsx'
import { RunningReply } from './running-reply.tsx'
import { useChatRoom } from './use-chat.ts'

export interface ChatPanelProps {
  /** Keys at the right end of the header: theme, or the menu on a phone. */
  readonly headerKeys: ReactNode
  readonly signedIn: boolean
  /** Counts the sign-ins of this page: when it grows, what waited for them is answered. */
  readonly signIns: number
  readonly openItemId: string | null
  readonly isReady: (kind: ItemKind) => boolean
  readonly onLogin: () => void
  readonly onOpenItem: (item: MessageItem) => void
}

const Header = ({ keys }: { readonly keys: ReactNode }) => (
  <header className={s.head}>
    <AppMark />
    <div className={s.name}>
      <p className={s.product}>
        Juragan <span className={`num ${s.version}`}>1.0</span> <span className={s.beta}>BETA</span>
      </p>
      <p className={s.subtitle}>AI Assistant</p>
    </div>
    {keys}
  </header>
)

/** After a sign-in the request that waited for it is answered, without a word typed again (AUTH-02, CHAT-05). */
const useResumeAfterSignIn = (chat: Chat, signIns: number, phase: string): void => {
  const answered = useRef(0)
  useEffect(() => {
    if (signIns <= answered.current || phase !== 'ready') return
    answered.current = signIns
    void chat.takeUpAfterSignIn()
  }, [chat, signIns, phase])
}

/** The chat: header, messages, the box to write in. */
export const ChatPanel = (props: ChatPanelProps) => {
  const chat = useChatRoom((room) => room.chat)
  return <OpenChat key={chat.sessionId} chat={chat} {...props} />
}

const OpenChat = ({ chat, ...props }: ChatPanelProps & { readonly chat: Chat }) => {
  const { signedIn, onLogin, onOpenItem } = props
  const state = useStore(chat.state)
  const composer = useRef<ComposerHandle>(null)
  const { scrollRef, contentRef, scrollToBottom } = useStickToBottom({ initial: 'instant', resize: 'instant' })
  useResumeAfterSignIn(chat, props.signIns, state.phase)

  const busy = state.running !== null
  const compact = useWidthClass() === 'mobile' || props.openItemId !== null
  const isEmpty = state.phase === 'ready' && state.messages.length === 0 && !busy

  const send = useCallback(
    (text: string) => {
      chat.send(text)
      void scrollToBottom()
    },
    [chat, scrollToBottom],
  )
  const handleWrite = useCallback(() => composer.current?.focus(), [])

  return (
    <div className={s.chat} data-empty={isEmpty ? '' : undefined}>
      <Header keys={props.headerKeys} />
      {isEmpty ? null : <h1 className="sr">Chat</h1>}
      <div className={s.scroll} ref={scrollRef}>
        <div className={s.log} ref={contentRef} role="log" aria-label="Percakapan">
          {isEmpty ? <PriceList isReady={props.isReady} signedIn={signedIn} onSend={send} /> : null}
          {state.phase === 'loading' ? <LoadingLines /> : null}
          {state.phase === 'failed' ? (
            <div className={s.unloaded}>
              <p>Chat ini belum bisa dimuat. Periksa koneksi, lalu coba lagi.</p>
              <Button onClick={() => void chat.load()}>Coba lagi</Button>
            </div>
          ) : null}
          {state.messages.map((message, place) => {
            const failure = state.failures[message.id]
            return [
              <MessageView
                key={message.id}
                message={message}
                isOpen={message.item !== undefined && message.item.id === props.openItemId}
                isLast={place === state.messages.length - 1}
                signedIn={signedIn}
                busy={busy}
                onLogin={onLogin}
                onOpenItem={onOpenItem}
                onResume={chat.resume}
                onWrite={handleWrite}
              />,
              failure ? (
                <FailureNote
                  key={`${message.id}-failure`}
                  failure={failure}
                  busy={busy}
                  onAgain={() => chat.sendAgain(failure.sending)}
                  onLogin={onLogin}
                  onEdit={
                    failure.sending?.clientMessageId === message.id
                      ? () => composer.current?.putBack(chat.withdraw(message.id))
                      : null
                  }
                />
              ) : null,
            ]
          })}
          {state.running ? <RunningReply running={state.running} /> : null}
        </div>
      </div>
      <Composer
        key={chat.sessionId}
        ref={composer}
        sessionId={chat.sessionId}
        busy={busy}
        compact={compact}
        onSend={send}
      />
    </div>
  )
}

const LoadingLines = () => (
  <div className={s.lines} aria-busy="true">
    <span className="sr">Memuat chat…</span>
    <i />
    <i />
    <i />
  </div>
)
