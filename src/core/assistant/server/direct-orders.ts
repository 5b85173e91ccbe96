import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { RequestContext } from '#core/http/server/router.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { holdPaid, type MadeItem, type PaidItem, releasePaid, storePaid } from '#core/items/server/paid-items.ts'
import type { CanvasType, ItemKind } from '#core/items/shared/kinds.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import type { BusinessProfile } from '../shared/business-profile.ts'
import type { MemorySource } from '../shared/memory/owner-memory.ts'
import type { AssistantContext, ComposedItem, MakingPart } from '../shared/port.ts'
import type { Assistant } from './assistant.ts'
import type { ReadMemory } from './memory.ts'

export interface DirectOrderDependencies {
  readonly database: Database
  readonly kinds: KindStores
  /** Reads the words of an order: the embedded engine or a language model, as in the chat. */
  readonly assistant: Pick<Assistant, 'make'>
  readonly profileOf: (userId: string) => Promise<BusinessProfile | null>
  /** What an account has switched off of its own things, and what a message may need of them; nothing where not given. */
  readonly memoryOffOf?: (userId: string) => Promise<readonly MemorySource[]>
  readonly readMemory?: ReadMemory
  readonly publicUrl: string
  readonly clock?: () => Date
  /** Longest time for making one result, in milliseconds. */
  readonly timeLimit?: number
}

/** What a caller orders by words. */
export interface DirectOrder {
  readonly prompt?: string | undefined
  readonly title?: string | undefined
  readonly resultId?: string | undefined
}

/** The words of a field, or null where it holds none. */
export const filled = (text: string | undefined): string | null => text?.trim() || null

/** The person whose session asks; the `userId` of a body decides nothing. */
export const ownerOf = ({ identity }: RequestContext): string => {
  if (identity.role !== 'user') throw new AppError('not_signed_in')
  return identity.userId
}

export interface DirectOrders {
  /** The address of an item's file, for whoever called. */
  fileUrl(itemId: string, format: string): string
  contextOf(ownerId: string): Promise<AssistantContext>
  /** Stores and charges once for a `resultId` (resolutions 1). */
  store(ownerId: string, made: MadeItem, resultId: string | undefined): Promise<PaidItem>
  /**
   * Makes one result from the words of `prompt`, part by part as it comes about, and stores it. Its price is held
   * meanwhile and taken with the storing; whatever breaks off before, the caller's `signal` too, gives it back.
   * Throws `description_required` where there are no words.
   */
  follow(ownerId: string, order: DirectOrder, how: Making, signal: AbortSignal): AsyncGenerator<MakingPart, PaidItem>
  /** The same, awaited. */
  make(ownerId: string, order: DirectOrder, how: Making, signal: AbortSignal): Promise<PaidItem>
}

/** What is made of an order's words, and where it came from. */
export interface Making {
  readonly kind: ItemKind
  readonly source: string
  /** The canvas type that opens it first. */
  readonly type?: CanvasType
  readonly documentType?: (prompt: string) => string | null
  /** Throws where what was made is not worth its price: nothing is stored or charged. */
  readonly check?: (made: ComposedItem) => void
}

/** Longer than a model may take by its own limits, so that its own failure is told first. */
const defaultTimeLimit = 75_000

/** What the direct calls of all kinds share: the chat's makers, prices and stores, without a chat. */
export const createDirectOrders = (deps: DirectOrderDependencies): DirectOrders => {
  const { database, kinds, profileOf, publicUrl, assistant } = deps
  const clock = deps.clock ?? (() => new Date())

  const contextOf: DirectOrders['contextOf'] = async (ownerId) => {
    const profile = await profileOf(ownerId)
    return {
      today: dayIn(clock(), defaultTimeZone()),
      timeZone: defaultTimeZone(),
      ownerName: null,
      ...(profile ? { profile } : {}),
      turns: [],
    }
  }

  /** The context of an order in words, with what of the owner's own its words may need. */
  const contextFor = async (ownerId: string, prompt: string): Promise<AssistantContext> => {
    const context = await contextOf(ownerId)
    const off = (await deps.memoryOffOf?.(ownerId)) ?? []
    const memory = (await deps.readMemory?.(ownerId, prompt, context, off)) ?? null
    return { ...context, ...(memory ? { memory } : {}) }
  }

  const store: DirectOrders['store'] = (ownerId, made, resultId) =>
    database.transaction((tx) => storePaid(tx, kinds, { ownerId, resultKey: filled(resultId), now: clock() }, made))

  /** What the assistant makes of the words; a caller that leaves or a time that is over ends it. */
  async function* making(
    prompt: string,
    context: AssistantContext,
    { kind, documentType }: Making,
    isWatched: boolean,
    signal: AbortSignal,
  ): AsyncGenerator<MakingPart, ComposedItem> {
    const placed = { kind, documentType: documentType?.(prompt) ?? null, words: prompt, isWatched }
    for await (const part of assistant.make(placed, context, signal)) {
      signal.throwIfAborted()
      if (part.type === 'item' && part.item.kind === kind) return part.item
      yield part
    }
    signal.throwIfAborted()
    throw new AppError('making_failed', { message: `the order brought no ${kind}` })
  }

  async function* ordered(
    ownerId: string,
    order: DirectOrder,
    how: Making,
    isWatched: boolean,
    caller: AbortSignal,
  ): AsyncGenerator<MakingPart, PaidItem> {
    const prompt = filled(order.prompt)
    if (prompt === null) throw new AppError('description_required')
    const { kind, source, type, check } = how
    // A result has its key before it is made, so that the price is held under it.
    const resultKey = filled(order.resultId) ?? newId('item')
    const keyed = { ownerId, resultKey, now: clock() }
    const before = await database.transaction((tx) => holdPaid(tx, keyed, { kind }))
    if (before) return before
    let isStored = false
    try {
      const timeOut = AbortSignal.timeout(deps.timeLimit ?? defaultTimeLimit)
      const signal = AbortSignal.any([caller, timeOut])
      const context = await contextFor(ownerId, prompt)
      const parts = making(prompt, context, how, isWatched, signal)
      const { usedFacts = [], ...made } = yield* withReason(parts, caller, timeOut)
      check?.(made)
      const metadata = { ...made.metadata, ...(usedFacts.length > 0 ? { usedFacts } : {}) }
      const title = filled(order.title) ?? made.title
      const stored = await store(ownerId, { ...made, metadata, title, source, ...(type ? { type } : {}) }, resultKey)
      isStored = true
      return stored
    } finally {
      if (!isStored) await database.transaction((tx) => releasePaid(tx, keyed))
    }
  }

  return {
    fileUrl: (itemId, format) => `${publicUrl}/api/items/${itemId}/export?format=${format}`,
    contextOf,
    store,
    follow: (ownerId, order, how, signal) => ordered(ownerId, order, how, true, signal),
    make: async (ownerId, order, how, signal) => {
      const parts = ordered(ownerId, order, how, false, signal)
      for (;;) {
        const next = await parts.next()
        if (next.done) return next.value
      }
    },
  }
}

/** The same parts; what broke off because its caller left or its time was over is told as that. */
async function* withReason<Result>(
  parts: AsyncGenerator<MakingPart, Result>,
  caller: AbortSignal,
  timeOut: AbortSignal,
): AsyncGenerator<MakingPart, Result> {
  try {
    return yield* parts
  } catch (cause) {
    if (caller.aborted) throw new AppError('reply_interrupted', { cause, message: 'the caller left' })
    if (timeOut.aborted) throw new AppError('making_failed', { cause, message: 'the making took too long' })
    throw cause
  }
}
