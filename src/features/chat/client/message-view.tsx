import ChevronRight from 'lucide-react/icons/chevron-right'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'

import type { ProposalCard as ProposalCardType } from '#core/items/client/proposal-card.tsx'
import { actionLabels, prices } from '#core/points/shared/prices.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Petals } from '#core/ui/client/marks.tsx'
import { Stamp } from '#core/ui/client/stamp.tsx'
import { Tile } from '#core/ui/client/tile.tsx'

import { type ChatMessage, type MessageItem, stoppedText } from '../shared/message.ts'
import type { Chat } from './chat-store.ts'
import { EditMessage } from './edit-message.tsx'
import s from './message.module.css'
import { type LastStep, MessageKeys } from './message-keys.tsx'
import { AgainKey, ErrorNote, InterruptedLine, LoginNote, ShortOfPointsNote } from './notes.tsx'
import { PointsSlip } from './points-slip.tsx'
import { ReplyText } from './reply-text.tsx'
import { RunningReply } from './running-reply.tsx'
import { SuggestionsContext } from './suggestions.tsx'
import { UsedFacts } from './used-facts.tsx'

/** Only chats about open items need it. */
const proposalPart = lazyPart<Parameters<typeof ProposalCardType>[0]>(
  async () => (await import('#core/items/client/proposal-card.tsx')).ProposalCard,
  ({ ProposalCard }) => ProposalCard,
)

const editLabel = (price: number | null): string =>
  price === prices.website_edit ? actionLabels.website_edit : actionLabels.document_edit

/** What the owner can do from inside a message. */
export interface MessageActions {
  readonly onLogin: () => void
  readonly onTopUp: () => void
  readonly onOpenItem: (item: MessageItem) => void
  readonly onResume: (messageId: string) => void
  /** Goes to the box to write in, with words to put into it if there are any. */
  readonly onWrite: (text?: string) => void
  /** Sends a question that an answer proposed. */
  readonly onAsk: (question: string) => void
  readonly onRegenerate: (messageId: string) => void
  readonly onShowBranch: (messageId: string) => void
  /** Begins to change an own message; null ends it. */
  readonly onEdit: (messageId: string | null) => void
  readonly onEdited: (messageId: string, text: string) => void
}

interface MessageViewProps extends MessageActions {
  readonly chat: Chat
  readonly message: ChatMessage
  /** The item of this message stands in the canvas now. */
  readonly isOpen: boolean
  /** Null until it is known who is here. */
  readonly signedIn: boolean | null
  /** Nothing was said after it. */
  readonly isLast: boolean
  /** A reply runs: what would start another one waits. */
  readonly busy: boolean
  /** The server has it: it can be copied, changed, answered once more. */
  readonly isKnown: boolean
  readonly isEditing: boolean
  readonly lastStep: LastStep
}

/** The line that says who speaks, and when. */
const Speaker = ({ at }: { readonly at: string | null }) => (
  <p className={s.who}>
    <Petals className={s.petals} />
    <span>Juragan</span>
    {at === null ? null : (
      <time className={`num ${s.time}`} dateTime={at}>
        {formatTime(new Date(at))}
      </time>
    )}
  </p>
)

const ItemCard = ({
  item,
  isOpen,
  onOpen,
}: {
  readonly item: MessageItem
  readonly isOpen: boolean
  readonly onOpen: (item: MessageItem) => void
}) => (
  <button type="button" className={s.item} onClick={() => onOpen(item)}>
    <Tile dye={item.kind} />
    <span className={s.itemText}>
      <b className="cut">{item.title}</b>
      <span className="cut">{isOpen ? 'Terbuka di canvas' : item.description || 'Buka di canvas'}</span>
    </span>
    <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className={s.chevron} />
  </button>
)

const AssistantBody = ({ message, signedIn, busy, isOpen, isLast, ...on }: MessageViewProps) => {
  if (message.requiresLogin)
    return <LoginNote message={message} signedIn={signedIn} busy={busy} onLogin={on.onLogin} onResume={on.onResume} />
  if (message.insufficientPoints)
    return (
      <ShortOfPointsNote
        message={message}
        busy={busy}
        onTopUp={() => on.onTopUp()}
        onResume={on.onResume}
        onWrite={() => on.onWrite()}
      />
    )
  if (message.isError)
    return (
      <ErrorNote text={message.content}>
        {isLast && !message.settled ? <AgainKey busy={busy} onAgain={() => on.onResume(message.id)} /> : null}
      </ErrorNote>
    )
  return (
    <>
      {message.proposal ? (
        <proposalPart.Place fallback={null} proposal={message.proposal} label={editLabel(message.proposal.price)} />
      ) : null}
      {message.item ? <ItemCard item={message.item} isOpen={isOpen} onOpen={on.onOpenItem} /> : null}
      {message.used && message.used.length > 0 ? (
        <UsedFacts chat={on.chat} message={message} used={message.used} busy={busy} onRegenerate={on.onRegenerate} />
      ) : null}
      {message.state === 'stopped' ? <Stamp className={s.stopped}>{stoppedText}</Stamp> : null}
      {message.state === 'interrupted' && !message.settled ? (
        <InterruptedLine busy={busy} onResume={() => on.onResume(message.id)} />
      ) : null}
    </>
  )
}

/** Kept out of what is read aloud for this long, in milliseconds, so that coming back is noticed. */
const quietFor = 100

/**
 * Streamed words would be read out in shreds, so they are not announced. The finished words stand in the same elements;
 * they leave the page for readers and come back, which is read as one new message.
 */
const useReadAsWhole = (growing: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const hasGrown = useRef(false)
  useEffect(() => {
    const element = place.current
    if (growing) hasGrown.current = true
    if (growing || !hasGrown.current || !element) return
    hasGrown.current = false
    element.ariaHidden = 'true'
    const timer = setTimeout(() => {
      element.ariaHidden = null
    }, quietFor)
    return () => clearTimeout(timer)
  }, [growing])
  return place
}

/** A message of the assistant, while it is being made and afterwards: its words stay the same elements. */
const AssistantMessage = (props: MessageViewProps) => {
  const { chat, message } = props
  const isMaking = message.state === 'running'
  const running = useStore(chat.state, (state) => (isMaking ? state.running : null))
  const place = useReadAsWhole(isMaking)
  const text = isMaking ? (running?.text ?? '') : hasWords(message) ? message.content : ''
  const { busy, onAsk, onWrite } = props
  const suggestions = useMemo(
    () => (message.suggestions ? { sentences: message.suggestions, busy, onAsk, onWrite } : null),
    [message.suggestions, busy, onAsk, onWrite],
  )
  return (
    <div
      ref={place}
      className={s.ai}
      data-sender="ai"
      data-state={isMaking ? 'running' : undefined}
      aria-live={isMaking ? 'off' : undefined}
    >
      <Speaker at={isMaking ? null : message.timestamp} />
      <SuggestionsContext value={suggestions}>
        {text === '' ? null : <ReplyText text={text} growing={isMaking} />}
      </SuggestionsContext>
      {isMaking ? running && <RunningReply running={running} /> : <AssistantBody {...props} />}
    </div>
  )
}

/** Its text is the answer itself and not the words of a note. */
const hasWords = (message: ChatMessage): boolean =>
  !message.requiresLogin && !message.insufficientPoints && !message.isError

/** Notes have their own keys, or none. */
const hasKeys = (message: ChatMessage): boolean => hasWords(message) && !message.isPointsInfo

/** One message of the chat with what can be done with it. */
export const MessageView = memo((props: MessageViewProps) => {
  const { message, busy, isKnown, isEditing, lastStep, onEdit, onEdited } = props
  const isOwn = message.sender === 'user'
  if (isOwn && isEditing)
    return (
      <EditMessage
        text={message.content}
        busy={busy}
        onCancel={() => onEdit(null)}
        onSend={(text) => onEdited(message.id, text)}
      />
    )
  if (message.isPointsInfo) return <PointsSlip message={message} />
  return (
    <>
      {isOwn ? (
        <div className={s.me} data-sender="user" dir="auto">
          {message.about?.selection ? <q className={s.marked}>{message.about.selection.text}</q> : null}
          {message.sheet ? (
            <span className={s.sheet}>
              <FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden="true" />
              {message.sheet.name}
            </span>
          ) : null}
          {message.content}
        </div>
      ) : (
        <AssistantMessage {...props} />
      )}
      {isKnown && (hasKeys(message) || message.branch) ? (
        <MessageKeys
          message={message}
          isOwn={isOwn}
          busy={busy}
          lastStep={lastStep}
          onShowBranch={props.onShowBranch}
          onRegenerate={props.onRegenerate}
          onEdit={onEdit}
        />
      ) : null}
    </>
  )
})
MessageView.displayName = 'MessageView'
