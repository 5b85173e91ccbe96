import type { ItemKind } from '#core/items/shared/kinds.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { BusinessProfile } from './business-profile.ts'

/** What the assistant may know besides the message. It holds facts of the asking person only. */
export interface AssistantContext {
  /** Today in the owner's zone. */
  readonly today: IsoDay
  readonly timeZone: string
  /** The signed-in owner's display name; null for guests. */
  readonly ownerName: string | null
  /** What the owner told once about the business; absent for guests and where nothing was told (ASSIST-05). */
  readonly profile?: BusinessProfile
  /** Earlier turns of this session, oldest first, at most the last 20. */
  readonly turns: readonly { readonly sender: 'user' | 'ai'; readonly content: string }[]
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
    }

/** An item ready to be stored: its content has the shape of its kind's content schema. */
export interface ComposedItem {
  readonly kind: ItemKind
  readonly title: string
  readonly description: string
  readonly documentType: string | null
  readonly content: unknown
}

/** A reply in the order in which it comes: words to show, steps of longer work, and at most one item. */
export type ReplyPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'step'; readonly label: string }
  | { readonly type: 'item'; readonly item: ComposedItem }
