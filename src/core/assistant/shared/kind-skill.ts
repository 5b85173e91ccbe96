import type * as z from 'zod/mini'

import type { ItemKind } from '#core/items/shared/kinds.ts'
import type { AssistantContext, ComposedItem, OpenItem, Revision } from './port.ts'
import type { ItemFact } from './item-questions/item-fact.ts'
import type { Reading } from './reading.ts'
import type { Reckoner } from './reckoned-answer.ts'

/** Words by which a message may name a kind or one of its types. Lower case, roots without affixes where possible. */
export interface KindVocabulary {
  /** Nouns that name the thing itself: `website`, `toko online`. */
  readonly nouns: readonly string[]
  /** Nouns of its types, most specific first: `{ surat_penawaran: ['surat penawaran', 'penawaran harga'] }`. */
  readonly types: Readonly<Record<string, readonly string[]>>
  /** Names of its types that mean other things too: only what is ordered by them, or opens a sentence, is meant (`bikin PO`). */
  readonly ordered?: Readonly<Record<string, readonly string[]>>
  /** Nouns of the kind itself of which the same is true (`bikin portofolio`). */
  readonly orderedNouns?: readonly string[]
  /** Words that tell the type where only the kind is named: `mau nawarin karpet, suratnya bikinin`. */
  readonly typeHints?: Readonly<Record<string, readonly string[]>>
  /** Tokens that order it outright (P1 §5): `@tukang_web@`. */
  readonly tokens: readonly string[]
  /** Verbs that order the kind by themselves: `analisiskan`, `riset`. */
  readonly verbs?: readonly string[]
  /** What the kind reckons: with a verb of reckoning and figures these order it (`cek arus kas: masuk 9,8jt, …`). */
  readonly reckoned?: readonly string[]
  /** Narrower intents by the words that call for them (P1 §5: `restaurant_pos`, …); the first hit in the message wins. */
  readonly intents?: Readonly<Record<string, readonly string[]>>
}

/** Where the facts of a request come from: the owner's own words, and what the embedded engine read in them. */
export interface ToldFacts {
  /** The message and the earlier messages of the owner that it may go on from, newest last. */
  readonly text: string
  readonly reading: Reading
  readonly documentType: string | null
  readonly context: AssistantContext
}

/** What a kind teaches a language model (design §3, Assistant port). Pure, like the skill it belongs to. */
export interface ModelTeaching<Request = unknown> {
  /** How the kind's request is to be filled in, in Indonesian. */
  readonly prompt: string
  /** What a model fills in. Everything may be absent: absent means that the owner did not say it. */
  readonly requestSchema: z.ZodMiniType
  /**
   * The kind's request from what a model filled in, which has the shape of `requestSchema`. Facts that the owner's
   * words do not hold are left out, whoever stated them.
   */
  readRequest(filled: unknown, told: ToldFacts): Request
  /** The item of a text that a model wrote itself under the kind's marker (P1 §4.5), the marker still in it. */
  composeText?(text: string, context: AssistantContext): ComposedItem
}

/** Reads what shall change in an open item of a kind. Pure: same words, same item, same change. */
export interface Reviser {
  /**
   * The change that the words order; a question back where it is not clear what shall change; null where the words
   * order no change of this item.
   */
  readRevision(text: string, item: OpenItem, context: AssistantContext): Revision | { readonly ask: string } | null
  /**
   * What an order and the words after it make together, in the place of an item that is still as its order alone made it;
   * null where it is not, or where both make the same. Contents are those of `composeItem`.
   */
  readAnew?(made: unknown, together: unknown, item: OpenItem): Revision | null
  /**
   * What words that order no change tell of what still stands open in the item; null where they tell nothing of it.
   * `orders` are the words that it was made of, with and without what was told of it since.
   */
  readToldSince?(text: string, orders: readonly string[], item: OpenItem, context: AssistantContext): Revision | null
}

/** Reads an order to make something new out of an item that is there. Pure. */
export interface Converter {
  /**
   * The kind's own request and the type that it makes; a question back where the item does not hold what is asked for;
   * null where the words order nothing out of this item.
   */
  readConversion(
    text: string,
    item: OpenItem,
    context: AssistantContext,
  ): { readonly documentType: string; readonly request: unknown } | { readonly ask: string } | null
}

/**
 * What a kind teaches the embedded assistant; it lives in the kind's own folder and is registered by `app/`.
 * `readRequest` and `composeItem` are pure: same message, same item.
 */
export interface KindSkill<Request = unknown> {
  readonly kind: ItemKind
  readonly vocabulary: KindVocabulary
  /** Null while the kind cannot be made yet: the assistant says so and nothing is charged. */
  readonly maker: {
    /** Turns the sentence's facts into the kind's request; what was not said stays absent. */
    readRequest(reading: Reading, documentType: string | null, context: AssistantContext): Request
    /** Writes the item. Facts come from the request alone; unknown ones become visible blanks `[isi …]`. */
    composeItem(request: Request, context: AssistantContext): ComposedItem
    /** The words shown in the chat: what was made, what was reckoned, which blanks are left. Markdown. */
    introduce(request: Request, item: ComposedItem, context: AssistantContext): string
  } | null
  /** What a language model is taught besides; a kind without it is read by the embedded engine. */
  readonly model?: ModelTeaching<Request>
  /** A kind without it is changed by hand only. */
  readonly reviser?: Reviser
  /** A kind whose items follow from each other, as an invoice follows from an offer. */
  readonly converter?: Converter
  /** What the owner may ask of an item that is there; a kind without it leaves such questions to the chat's own answers. */
  readonly facts?: (item: OpenItem) => readonly ItemFact[]
  /** What a question's figures come to, told in the chat without making the item. */
  readonly reckon?: Reckoner
}
