import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { forgetMarkedPart } from '#core/items/client/marked-part.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { isTouchDevice, useWidthClass } from '#core/ui/client/viewport.ts'
import { useFocusOnArrival } from '#core/ui/client/use-focus-on-arrival.ts'
import { whenIdle } from '#core/ui/client/when-idle.ts'

import type { MessageItem, MessageSheet } from '../shared/message.ts'
import { attachFile, useOfferedFile } from './attachments.ts'
import { EarlierMessages, LoadingLines, NewestKey, Unloaded, UnreachableLine } from './chat-edges.tsx'
import { failureText } from '../shared/chat-texts.ts'
import { useOfferedWords } from './box-words.ts'
import { ChatHeader } from './chat-header.tsx'
import s from './chat-panel.module.css'
import type { Chat } from './chat-store.ts'
import type { ChatState } from './chat-types.ts'
import { Composer, type ComposerHandle } from './composer.tsx'
import { MessageList } from './message-list-view.tsx'
import type { MessageActions } from './message-view.tsx'
import { ErrorNote } from './notes.tsx'
import { OpenItemChip, useOpenItemTalk } from './open-item-chip.tsx'
import { PriceList } from './price-list.tsx'
import { markdownPart } from './reply-text.tsx'
import { useChatRoom } from './use-chat.ts'
import { useDroppedFile } from './use-dropped-file.ts'
import { usePinnedEnd } from './use-pinned-end.ts'
import { useSendWhenBack } from './use-send-when-back.ts'
import { useKeptPlace } from './use-scroll-place.ts'

export interface ChatPanelProps {
  /** Keys at the right end of the header: theme, or the menu on a phone. */
  readonly headerKeys: ReactNode
  /** Null until it is known who is here. */
  readonly signedIn: boolean | null
  /** Counts the sign-ins of this page: when it grows, what waited for them is answered. */
  readonly signIns: number
  readonly openItemId: string | null
  /** The chat is what the owner has before him: nothing is open, or it lies over the canvas of a phone. */
  readonly inFront: boolean
  readonly isReady: (kind: ItemKind) => boolean
  readonly onLogin: () => void
  /** More points are wanted. */
  readonly onTopUp: () => void
  readonly onOpenItem: (item: MessageItem) => void
  /** The owner has sent a message. */
  readonly onSent?: (() => void) | undefined
}

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
  // The first answer is drawn without waiting for the part that draws it.
  useEffect(() => whenIdle(markdownPart.prefetch), [])
  return <OpenChat key={chat.sessionId} chat={chat} {...props} />
}

/** All of the chat but the words of the running reply: those change often, and only what draws them listens. */
const useQuietState = (chat: Chat): Omit<ChatState, 'running'> & { isRunning: boolean; isStopping: boolean } =>
  useStore(
    chat.state,
    useShallow(({ running, ...rest }) => ({
      ...rest,
      isRunning: running !== null,
      isStopping: running?.stopping === true,
    })),
  )

const OpenChat = ({ chat, ...props }: ChatPanelProps & { readonly chat: Chat }) => {
  const { signedIn, openItemId, onLogin, onTopUp, onOpenItem, onSent } = props
  const { messages, failures, phase, earlier, kept, isRunning, isStopping } = useQuietState(chat)
  const composer = useRef<ComposerHandle>(null)
  const { scrollRef, contentRef, scrollToEnd, isAtEnd } = usePinnedEnd(isRunning)
  const [editing, setEditing] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  useResumeAfterSignIn(chat, props.signIns, phase)
  useSendWhenBack(chat)
  useKeptPlace(messages[0]?.id, scrollRef)
  const compact = useWidthClass() === 'mobile' || openItemId !== null
  const write = useCallback((text?: string) => {
    if (text === undefined) composer.current?.focus()
    else composer.current?.putBack(text)
  }, [])
  const talk = useOpenItemTalk(openItemId, write)
  const [hasLeft, setLeft] = useState(false)
  if (!props.inFront && !hasLeft) setLeft(true)
  // From the canvas one comes back to the box; a page that has just been opened begins at its top.
  useFocusOnArrival(props.inFront && hasLeft, () => composer.current?.arrive())
  const isEmpty = phase === 'ready' && messages.length === 0 && !isRunning

  const send = useCallback(
    (text: string, sheet?: MessageSheet) => {
      // A sheet is analysed for itself, whatever stands open.
      chat.send(text, sheet ? { sheet } : { openItem: talk.sent ?? undefined })
      forgetMarkedPart()
      setNotice(null)
      scrollToEnd()
      onSent?.()
    },
    [chat, onSent, scrollToEnd, talk.sent],
  )
  useOfferedWords(write)
  useOfferedFile(chat.sessionId, write)
  const panel = useRef<HTMLDivElement>(null)
  const attach = useCallback((file: File) => void attachFile(chat.sessionId, file), [chat.sessionId])
  const isFileOver = useDroppedFile(panel, attach)
  const showBranch = useCallback(
    async (messageId: string) => {
      setNotice(null)
      try {
        await chat.showBranch(messageId)
      } catch (error) {
        setNotice(errorText(toAppError(error).code))
      }
    },
    [chat],
  )
  const actions: MessageActions = useMemo(
    () => ({
      onLogin,
      onTopUp,
      onOpenItem,
      onResume: chat.resume,
      onWrite: write,
      onAsk: (question) => {
        send(question)
        // The key waits with all others while the answer comes; on a phone the keyboard would cover it.
        if (!isTouchDevice()) write()
      },
      onRegenerate: (messageId) => {
        chat.regenerate(messageId)
        scrollToEnd()
      },
      onShowBranch: (messageId) => void showBranch(messageId),
      onEdit: (messageId) => {
        setEditing(messageId)
        if (messageId === null) write()
      },
      onEdited: (messageId, text) => {
        setEditing(null)
        chat.edit(messageId, text)
        write()
        scrollToEnd()
      },
    }),
    [chat, onLogin, onTopUp, onOpenItem, scrollToEnd, send, showBranch, write],
  )

  return (
    <div
      ref={panel}
      className={s.chat}
      data-empty={isEmpty ? '' : undefined}
      data-file-over={isFileOver ? '' : undefined}
    >
      <ChatHeader keys={props.headerKeys} />
      {isEmpty ? null : <h1 className="sr">Chat</h1>}
      <div className={s.body}>
        <div className={s.scroll} ref={scrollRef} data-scroller="">
          <div className={s.log} ref={contentRef} role="log" aria-label="Percakapan">
            {isEmpty ? <PriceList isReady={props.isReady} signedIn={signedIn} onSend={(text) => send(text)} /> : null}
            {phase === 'loading' && !isRunning ? <LoadingLines /> : null}
            {phase === 'failed' ? <Unloaded onAgain={() => void chat.load()} /> : null}
            {earlier === 'none' ? null : <EarlierMessages chat={chat} earlier={earlier} />}
            <MessageList
              chat={chat}
              messages={messages}
              failures={failures}
              busy={isRunning}
              signedIn={signedIn}
              openItemId={openItemId}
              editing={editing}
              actions={actions}
            />
            {notice === null ? null : <ErrorNote text={failureText(notice)} />}
          </div>
        </div>
        {isAtEnd || isEmpty ? null : <NewestKey onPress={scrollToEnd} />}
      </div>
      {kept === 'unreachable' ? <UnreachableLine onAgain={() => void chat.load()} /> : null}
      <Composer
        key={chat.sessionId}
        ref={composer}
        sessionId={chat.sessionId}
        busy={isRunning}
        stopping={isStopping}
        compact={compact}
        about={talk.about ? <OpenItemChip talk={talk} /> : null}
        onSend={send}
        onStop={chat.stop}
      />
    </div>
  )
}
