import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { RequestContext } from '#core/http/server/router.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { type MadeItem, type PaidItem, storePaid } from '#core/items/server/paid-items.ts'
import type { CanvasType } from '#core/items/shared/kinds.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import type { BusinessProfile } from '../shared/business-profile.ts'
import { factsUsed } from '../shared/memory/uses-profile.ts'
import type { MemorySource } from '../shared/memory/owner-memory.ts'
import type { KindSkill } from '../shared/kind-skill.ts'
import type { AssistantContext, ComposedItem } from '../shared/port.ts'
import { plainMessage } from '../shared/plain-message.ts'
import { readMessage } from '../shared/read-message.ts'
import type { ReadMemory } from './memory.ts'

export interface DirectOrderDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly profileOf: (userId: string) => Promise<BusinessProfile | null>
  /** What an account has switched off of its own things, and what a message may need of them; nothing where not given. */
  readonly memoryOffOf?: (userId: string) => Promise<readonly MemorySource[]>
  readonly readMemory?: ReadMemory
  readonly publicUrl: string
  readonly clock?: () => Date
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
  /** The kind's own maker on the words of `prompt`. Throws `description_required` where there are none. */
  make<Request>(
    ownerId: string,
    order: DirectOrder,
    how: {
      readonly skill: KindSkill<Request>
      readonly source: string
      /** The canvas type that opens it first. */
      readonly type?: CanvasType
      readonly documentType?: (prompt: string) => string | null
      /** Throws where what was made is not worth its price: nothing is stored or charged. */
      readonly check?: (made: ComposedItem) => void
    },
  ): Promise<PaidItem>
}

/** What the direct calls of all kinds share: the chat's makers, prices and stores, without a chat. */
export const createDirectOrders = (deps: DirectOrderDependencies): DirectOrders => {
  const { database, kinds, profileOf, publicUrl } = deps
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

  return {
    fileUrl: (itemId, format) => `${publicUrl}/api/items/${itemId}/export?format=${format}`,
    contextOf,
    store,
    make: async (ownerId, order, { skill, source, type, documentType, check }) => {
      const prompt = filled(order.prompt)
      if (prompt === null) throw new AppError('description_required')
      const { maker } = skill
      if (maker === null) throw new AppError('kind_not_ready')
      const context = await contextFor(ownerId, prompt)
      const reading = readMessage(plainMessage(prompt), context.today)
      const compose = (by: AssistantContext): ComposedItem =>
        maker.composeItem(maker.readRequest(reading, documentType?.(prompt) ?? null, by), by)
      const made = compose(context)
      check?.(made)
      const usedFacts = factsUsed(made, context, compose)
      const metadata = { ...made.metadata, ...(usedFacts.length > 0 ? { usedFacts } : {}) }
      return store(
        ownerId,
        { ...made, metadata, title: filled(order.title) ?? made.title, source, ...(type ? { type } : {}) },
        order.resultId,
      )
    },
  }
}
