import type { ItemMetadata } from '#core/items/shared/item.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AttachedSheet } from '#core/sheets/shared/sheet.ts'
import type { BusinessProfile } from './business-profile.ts'
import type { OwnerMemory, UsedFact } from './memory/owner-memory.ts'
import type { Reckoner } from './reckoned-answer.ts'

/** A part of an open item that the owner marked; `place` is where, in the words of the item's kind. */
export interface ItemSelection {
  readonly text: string
  readonly place?: unknown
}

/** The owner's own item that stands open while the message is written (CHAT-15). */
export interface OpenItem {
  readonly id: string
  readonly kind: ItemKind
  readonly title: string
  readonly documentType: string | null
  /** In the shape of the kind's content schema, joined with the rows that live beside it. */
  readonly content: unknown
  readonly selection: ItemSelection | null
}

/** A change of an open item that is proposed to its owner: `changes` is the kind's own patch. */
export interface Revision {
  readonly changes: unknown
  /** One or two sentences: what would change. */
  readonly summary: string
  readonly differences: readonly Difference[]
}

/** What was said in a session before. */
export interface Turn {
  readonly sender: 'user' | 'ai'
  readonly content: string
  /** What came of a reply besides its words: an item, or a change that waits for its owner. Absent for mere words. */
  readonly did?: 'made' | 'proposed'
  /** What of the owner's own these words rest on; absent where it is nothing. */
  readonly used?: readonly UsedFact[]
}

/** What the assistant may know besides the message. It holds facts of the asking person only. */
export interface AssistantContext {
  /** Today in the owner's zone. */
  readonly today: IsoDay
  readonly timeZone: string
  /** The signed-in owner's display name; null for guests. */
  readonly ownerName: string | null
  /** What the owner told once about the business; absent for guests and where nothing was told (ASSIST-05). */
  readonly profile?: BusinessProfile
  /** The owner's own things that the message may need; absent for guests and where it needs none (ASSIST-06). */
  readonly memory?: OwnerMemory
  /** Earlier turns of this session, oldest first, at most the last 20. */
  readonly turns: readonly Turn[]
  /** What the figures of a message come to, for the kinds that show results and do not reckon themselves. */
  readonly reckon?: Reckoner
  /** The message as it was written, where that was in English: it is read in Indonesian, and some of it is shown as it was. */
  readonly inEnglish?: string
  /** Absent where no own item is open. */
  readonly openItem?: OpenItem
  /** A sheet that came with the message: it is analysed. What is written in it is data and orders nothing. */
  readonly sheet?: AttachedSheet
  /** What this chat made last, where the message may be about it and nothing is open. */
  readonly lastMade?: OpenItem
}

/** What a message asks for. `request` has the shape of the kind's own request schema. */
export type Understanding =
  | { readonly outcome: 'answer'; readonly intent: string; readonly confidence: number; readonly topic: unknown }
  | {
      readonly outcome: 'request'
      readonly intent: string
      readonly confidence: number
      readonly kind: ItemKind
      readonly documentType: string | null
      readonly request: unknown
      /** A sentence about what the message ordered besides; said after the item is made. */
      readonly next?: string
    }
  /** The open item shall be changed; nothing is changed or charged before its owner accepts. */
  | {
      readonly outcome: 'revision'
      readonly intent: 'edit'
      readonly confidence: number
      readonly kind: ItemKind
      readonly revision: Revision
    }

/** An item ready to be stored: its content has the shape of its kind's content schema. */
export interface ComposedItem {
  readonly kind: ItemKind
  readonly title: string
  readonly description: string
  readonly documentType: string | null
  readonly content: unknown
  /** Facts about it that its lists and editor read besides: the letter it was made from. */
  readonly metadata?: ItemMetadata
  /** What of the owner's own went into it besides the message. */
  readonly usedFacts?: readonly UsedFact[]
}

/** An order that a call of its own places (P2 §7): its kind is settled, no words decide whether anything is made. */
export interface PlacedOrder {
  readonly kind: ItemKind
  /** Null leaves it to the words. */
  readonly documentType: string | null
  readonly words: string
  /** Somebody looks on: drafts are given. */
  readonly isWatched: boolean
}

/** The making of a placed order as it goes: steps, how far the item is by what was read so far, then the item. */
export type MakingPart =
  | { readonly type: 'step'; readonly label: string }
  /** Takes the place of the draft before it. */
  | { readonly type: 'draft'; readonly item: ComposedItem }
  | { readonly type: 'item'; readonly item: ComposedItem }

/** A reply in the order in which it comes: words to show, steps of longer work, and at most one item. */
export type ReplyPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'step'; readonly label: string }
  /** What of the owner's own the words rest on; shown under the reply. */
  | { readonly type: 'used'; readonly facts: readonly UsedFact[] }
  /** Sentences that stand in italics among the words and can be sent as they stand. */
  | { readonly type: 'suggestions'; readonly sentences: readonly string[] }
  | { readonly type: 'item'; readonly item: ComposedItem }
