import * as z from 'zod/mini'

import { usedFact } from '#core/assistant/shared/memory/used-fact.ts'
import { itemKinds } from '#core/items/shared/kinds.ts'
import { proposal } from '#core/items/shared/proposals.contract.ts'

/** A made item as the chat names it. */
export const messageItem = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  title: z.string(),
  description: z.string(),
})
export type MessageItem = z.infer<typeof messageItem>

/** The most of a selection that is sent along with a message, in UTF-16 units. */
export const longestSelection = 20_000

/** The item that stood open when a message was written, and the part of it that was marked (CHAT-15). */
export const openItemRef = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  selection: z.optional(
    z.object({ text: z.string().check(z.minLength(1), z.maxLength(longestSelection)), place: z.optional(z.unknown()) }),
  ),
  /** It stands open, but its owner has closed the chip: the message is about nothing that was made. */
  apart: z.optional(z.literal(true)),
})
export type OpenItemRef = z.infer<typeof openItemRef>

/** A sheet that came with a message: its rows stay with the server. */
export const messageSheet = z.object({ id: z.string(), name: z.string(), lines: z.int() })
export type MessageSheet = z.infer<typeof messageSheet>

/** What is asked where a sheet is sent without a word. */
export const wordsForSheet = 'Analisis berkas ini'

/** A proposed change as its message shows it; how it was decided is asked for where it is shown. */
export const messageProposal = z.pick(proposal, {
  id: true,
  itemId: true,
  summary: true,
  differences: true,
  price: true,
})
export type MessageProposal = z.infer<typeof messageProposal>

/** How far a message is: a running reply still grows; a stopped or interrupted one keeps what came. */
export const messageStates = ['running', 'complete', 'stopped', 'interrupted'] as const

/**
 * Where a message stands among those that may stand in its place: regenerated answers to one question, or versions of
 * one edited question. `index` counts from 1 ('2 / 3'); `siblings` are their ids from oldest to newest, this one included.
 */
export const messageBranch = z.object({
  index: z.int().check(z.positive()),
  count: z.int().check(z.positive()),
  siblings: z.array(z.string()),
})
export type MessageBranch = z.infer<typeof messageBranch>

/** A chat message with the flags of P1 §3. */
export const chatMessage = z.object({
  id: z.string(),
  content: z.string(),
  sender: z.enum(['user', 'ai']),
  timestamp: z.string(),
  state: z.enum(messageStates),
  replyId: z.nullable(z.string()),
  isPlaybookResult: z.optional(z.boolean()),
  isError: z.optional(z.boolean()),
  requiresLogin: z.optional(z.boolean()),
  insufficientPoints: z.optional(z.boolean()),
  isPointsInfo: z.optional(z.boolean()),
  type: z.optional(z.enum(['login_required', 'pos'])),
  /** The item the reply made; the card opens it in the canvas. */
  item: z.optional(messageItem),
  /** Figures of a points slip or of a refusal for want of points. */
  points: z.optional(z.object({ label: z.string(), amount: z.int(), balance: z.int(), action: z.string() })),
  /** Of the owner's message: what it was written about. */
  about: z.optional(openItemRef),
  /** Of the owner's message: the sheet that is to be analysed (ANALYSIS-02). */
  sheet: z.optional(messageSheet),
  /** A change of the open item that waits for its owner's decision. */
  proposal: z.optional(messageProposal),
  /** What of the owner's own things the reply rests on besides the message (ASSIST-06). */
  used: z.optional(z.array(usedFact)),
  /** Sentences that stand in italics in the content and can be sent as they stand; shown there as keys. */
  suggestions: z.optional(z.array(z.string())),
  /** True once a request that had to wait (log in, Lanjutkan) was answered by a later reply. */
  settled: z.optional(z.boolean()),
  /** Only where there is more than one to choose from. */
  branch: z.optional(messageBranch),
})
export type ChatMessage = z.infer<typeof chatMessage>
/** The part of a message that depends on what it tells. */
export type MessageFlags = Omit<ChatMessage, 'id' | 'content' | 'sender' | 'timestamp' | 'state' | 'replyId' | 'branch'>

/** What a stopped message says under its words (CHAT-13). */
export const stoppedText = 'dihentikan'

/** Longest message the product takes, in UTF-16 units. */
export const longestMessage = 20_000
/** Longest title cut from the first message (P1 §3), before '...'. */
export const titleLength = 30
/** Longest title that an owner may give to a chat. */
export const longestTitle = 100

/** The session's title: the first user message cut to 30 characters plus '...' only when longer (resolutions 13). */
export const sessionTitle = (firstMessage: string | null): string => {
  const text = firstMessage?.trim().replace(/\s+/g, ' ') ?? ''
  if (text === '') return 'New Chat'
  const characters = [...text]
  return characters.length > titleLength ? `${characters.slice(0, titleLength).join('')}...` : text
}
