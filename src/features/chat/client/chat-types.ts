import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

import type { ReplyEvent } from '../shared/chat.contract.ts'
import type { ChatMessage, MessageSheet, OpenItemRef } from '../shared/message.ts'

/** One sending of the owner. Sent again, it keeps its id, so that it makes one reply (design §3, Reply). */
export interface Sending {
  readonly clientMessageId: string
  readonly text: string
  /** The waiting message whose request is to be answered now; null for a message just typed. */
  readonly resumes: string | null
  /** The answer that is to be given once more, in a new branch. */
  readonly regenerates?: string | undefined
  /** The own message that the text replaces, in a new branch. */
  readonly edits?: string | undefined
  /** It was refused because nobody is signed in: it goes again after the sign-in, in this page or after a redirect. */
  readonly needsLogin?: boolean | undefined
  /** The item that stood open when it was written, and the marked part of it. */
  readonly openItem?: OpenItemRef | undefined
  /** The sheet that comes with it. */
  readonly sheet?: MessageSheet | undefined
  readonly at: string
}

/** The reply that is being made. */
export interface Running {
  /** Null for a reply that was found running when the chat was opened. */
  readonly sending: Sending | null
  readonly replyId: string | null
  readonly text: string
  readonly steps: readonly string[]
  /** Words came after the last step, so all of them are done. */
  readonly stepsDone: boolean
  readonly reconnecting: boolean
  /** The owner has asked it to stop. */
  readonly stopping: boolean
  /** Why it could not be stopped. */
  readonly stopFailure: string | null
  /** The messages as they were before the sending began a new branch; they come back if the server never had it. */
  readonly before: readonly ChatMessage[] | null
}

/** What went wrong with a sending, shown under the message it belongs to. */
export interface Failure {
  readonly sending: Sending | null
  readonly code: ErrorCode
  readonly text: string
}

export interface ChatState {
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly messages: readonly ChatMessage[]
  /** The server has older messages than these. */
  readonly earlier: 'none' | 'more' | 'loading' | 'failed'
  /** The messages are those this tab kept; the server has not been heard yet, or could not be. */
  readonly kept: 'no' | 'waiting' | 'unreachable'
  readonly running: Running | null
  /** What of the owner's own things this chat does not use. */
  readonly memoryOff: readonly MemorySource[]
  /** By the id of the message they stand under. */
  readonly failures: Readonly<Record<string, Failure>>
}

export type ChatAction =
  | {
      readonly type: 'loaded'
      readonly messages: readonly ChatMessage[]
      readonly earlier: boolean
      readonly unsent: readonly Sending[]
      readonly memoryOff?: readonly MemorySource[]
    }
  /** The newest messages once more: what stands above them stays. */
  | {
      readonly type: 'refreshed'
      readonly messages: readonly ChatMessage[]
      readonly earlier: boolean
      readonly memoryOff?: readonly MemorySource[]
    }
  | { readonly type: 'memorySet'; readonly off: readonly MemorySource[] }
  | { readonly type: 'loadFailed' }
  | { readonly type: 'earlierAsked' }
  | { readonly type: 'earlierLoaded'; readonly messages: readonly ChatMessage[]; readonly earlier: boolean }
  | { readonly type: 'earlierFailed' }
  | { readonly type: 'sent'; readonly sending: Sending }
  | { readonly type: 'restarted' }
  | { readonly type: 'event'; readonly event: ReplyEvent }
  | { readonly type: 'reconnecting' }
  | { readonly type: 'stopping' }
  | { readonly type: 'stopFailed'; readonly text: string }
  | { readonly type: 'stopped'; readonly replyId: string; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly text: string }
  | { readonly type: 'revealed'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'withdrawn'; readonly anchor: string }
