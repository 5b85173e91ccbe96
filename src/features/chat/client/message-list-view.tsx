import { memo, useState } from 'react'
import { useStore } from 'zustand'

import type { ChatMessage } from '../shared/message.ts'
import type { Chat } from './chat-store.ts'
import type { ChatState } from './chat-types.ts'
import { createLastStep } from './message-keys.tsx'
import { drawnAtFirst, MessageSlot } from './message-slot.tsx'
import { type MessageActions, MessageView } from './message-view.tsx'
import { FailureNote } from './notes.tsx'

/** Stands at the end of the list for the reply that is being made; its words are those of the chat's running reply. */
const runningMessage: ChatMessage = {
  id: 'running',
  content: '',
  sender: 'ai',
  timestamp: '',
  state: 'running',
  replyId: null,
}

/** The names under which messages are drawn: a finished answer keeps that of the running one, and so its elements. */
const createNames = () => {
  const answers = new Map<string, string>()
  return (messages: readonly ChatMessage[], running: RunningName | null): string[] => {
    if (running?.replyId) answers.set(running.replyId, running.name)
    const used = new Set<string>()
    return messages.map(({ id, sender, replyId, state }) => {
      const kept = state === 'running' ? running?.name : sender === 'ai' ? answers.get(replyId ?? '') : undefined
      const name = kept === undefined || used.has(kept) ? id : kept
      used.add(name)
      return name
    })
  }
}

/** What names the reply that is being made from its sending to its end. */
interface RunningName {
  readonly name: string
  readonly replyId: string | null
}

interface MessageListProps {
  readonly chat: Chat
  readonly messages: readonly ChatMessage[]
  readonly failures: ChatState['failures']
  readonly busy: boolean
  /** Null until it is known who is here. */
  readonly signedIn: boolean | null
  readonly openItemId: string | null
  /** The own message whose words are being changed. */
  readonly editing: string | null
  readonly actions: MessageActions
}

/** The messages of a chat; it is not drawn again while a reply only grows. */
export const MessageList = memo((props: MessageListProps) => {
  const { chat, messages, failures, busy, signedIn, openItemId, editing, actions } = props
  const [lastStep] = useState(createLastStep)
  const [namesOf] = useState(createNames)
  const name = useStore(chat.state, ({ running }) => running && (running.sending?.clientMessageId ?? running.replyId))
  const replyId = useStore(chat.state, ({ running }) => running?.replyId ?? null)
  const shown = busy ? [...messages, runningMessage] : messages
  const names = namesOf(shown, name === null ? null : { name: `answer-${name}`, replyId })
  return shown.map((message, place) => {
    const failure = failures[message.id]
    return [
      <MessageSlot
        key={names[place]}
        message={message}
        startsDrawn={place >= messages.length - drawnAtFirst}
        pinned={message.id === editing || message === runningMessage}
      >
        <MessageView
          {...actions}
          chat={chat}
          message={message}
          isOpen={message.item !== undefined && message.item.id === openItemId}
          isLast={place === messages.length - 1}
          signedIn={signedIn}
          busy={busy}
          isKnown={message.replyId !== null}
          isEditing={message.id === editing}
          lastStep={lastStep}
        />
      </MessageSlot>,
      failure ? (
        <FailureNote
          key={`${message.id}-failure`}
          failure={failure}
          busy={busy}
          onAgain={() => chat.sendAgain(failure.sending)}
          onLogin={actions.onLogin}
          onEdit={
            failure.sending?.clientMessageId === message.id ? () => actions.onWrite(chat.withdraw(message.id)) : null
          }
        />
      ) : null,
    ]
  })
})
MessageList.displayName = 'MessageList'
