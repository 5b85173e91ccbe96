import { memo, useState } from 'react'

import type { ChatMessage } from '../shared/message.ts'
import type { Chat } from './chat-store.ts'
import type { ChatState } from './chat-types.ts'
import { createLastStep } from './message-keys.tsx'
import { drawnAtFirst, MessageSlot } from './message-slot.tsx'
import { type MessageActions, MessageView } from './message-view.tsx'
import { FailureNote } from './notes.tsx'

interface MessageListProps {
  readonly chat: Chat
  readonly messages: readonly ChatMessage[]
  readonly failures: ChatState['failures']
  readonly busy: boolean
  readonly signedIn: boolean
  readonly openItemId: string | null
  /** The own message whose words are being changed. */
  readonly editing: string | null
  readonly actions: MessageActions
}

/** The messages of a chat; it is not drawn again while a reply only grows. */
export const MessageList = memo((props: MessageListProps) => {
  const { chat, messages, failures, busy, signedIn, openItemId, editing, actions } = props
  const [lastStep] = useState(createLastStep)
  return messages.map((message, place) => {
    const failure = failures[message.id]
    return [
      <MessageSlot
        key={message.id}
        message={message}
        startsDrawn={place >= messages.length - drawnAtFirst}
        pinned={message.id === editing}
      >
        <MessageView
          {...actions}
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
