import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { AssistantContext, ComposedItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import type { Logger } from '#core/http/server/logger.ts'
import { eventStream, type ServerEvent } from '#core/http/server/events.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { type PaidItem, storePaid } from '#core/items/server/paid-items.ts'
import { renderText } from '#core/render/server/text.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeWrittenLetter } from '../shared/compose-written-letter.ts'
import * as contracts from '../shared/direct-calls.contract.ts'
import { documentTypeFor, generatorTypes } from '../shared/generator-types.ts'
import { documentSkill } from '../shared/skill.ts'
import { toRenderTree } from '../shared/to-render-tree.ts'
import { contentOf } from './document-exports.ts'

export interface DirectCallDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly profileOf: (userId: string) => Promise<BusinessProfile | null>
  readonly publicUrl: string
  readonly logger: Pick<Logger, 'error'>
  readonly clock?: () => Date
}

interface Order {
  readonly prompt?: string | undefined
  readonly documentType?: string | undefined
  readonly title?: string | undefined
  readonly resultId?: string | undefined
}

const owner = ({ identity }: RequestContext): string => {
  if (identity.role !== 'user') throw new AppError('not_signed_in')
  return identity.userId
}

const filled = (text: string | undefined): string | null => text?.trim() || null

/** As many characters are told at once: a line or two on a phone. */
const pieceLength = 120

const pieces = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'gu')) ?? []

const textOf = ({ item }: PaidItem): string => renderText(toRenderTree(contentOf(item.content), ''))

/** The direct calls of P1 §7 and P2 §7 that make documents: the same makers, prices and stores as the chat's. */
export const directCallRoutes = (deps: DirectCallDependencies): Route[] => {
  const { database, kinds, profileOf, publicUrl, logger } = deps
  const clock = deps.clock ?? (() => new Date())
  const urlOf = (id: string): string => `${publicUrl}/api/items/${id}/export?format=pdf`

  const contextOf = async (ownerId: string): Promise<AssistantContext> => {
    const profile = await profileOf(ownerId)
    return {
      today: dayIn(clock(), defaultTimeZone),
      timeZone: defaultTimeZone,
      ownerName: null,
      ...(profile ? { profile } : {}),
      turns: [],
    }
  }

  const store = (ownerId: string, made: ComposedItem, source: string, resultId: string | undefined) =>
    database.transaction((tx) =>
      storePaid(tx, kinds, { ownerId, resultKey: filled(resultId), now: clock() }, { ...made, source }),
    )

  const fromPrompt = async (ownerId: string, order: Order, source: string): Promise<PaidItem> => {
    const prompt = filled(order.prompt)
    if (prompt === null) throw new AppError('description_required')
    const { maker } = documentSkill
    if (maker === null) throw new AppError('kind_not_ready')
    const context = await contextOf(ownerId)
    const reading = readMessage(prompt, context.today)
    const request = maker.readRequest(reading, documentTypeFor(order.documentType, prompt), context)
    const made = maker.composeItem(request, context)
    return store(ownerId, { ...made, title: filled(order.title) ?? made.title }, source, order.resultId)
  }

  async function* tell(ownerId: string, order: Order): AsyncGenerator<ServerEvent> {
    let count = 0
    const event = (data: contracts.DocumentEvent): ServerEvent => ({ id: String((count += 1)), event: 'message', data })
    yield event({ type: 'status', message: 'Membaca permintaan Anda…', progress: 5 })
    try {
      const paid = await fromPrompt(ownerId, order, 'stream-document')
      yield event({ type: 'status', message: 'Menulis dokumen…', progress: 10 })
      const fullContent = textOf(paid)
      const parts = pieces(fullContent)
      for (const [index, content] of parts.entries())
        yield event({ type: 'typing', content, progress: 10 + Math.round((85 * (index + 1)) / parts.length) })
      const { id, title } = paid.item
      yield event({ type: 'complete', documentId: id, url: urlOf(id), title, fullContent, progress: 100 })
    } catch (thrown) {
      // The stream has begun with 200: its failure is an event of its own (P2 §7).
      const { code, details } = toAppError(thrown)
      if (!(thrown instanceof AppError)) logger.error({ err: thrown }, 'a streamed document failed')
      yield event({ type: 'error', error: errorText(code, details), message: errorText(code, details) })
    }
  }

  return [
    route(contracts.generateDocument, async ({ body }, request) => {
      const title = filled(body.title)
      const content = filled(body.content)
      if (title === null || content === null) throw new AppError('title_and_content_required')
      const ownerId = owner(request)
      const context = await contextOf(ownerId)
      const made = composeWrittenLetter(`nama_surat: ${title.replaceAll('\n', ' ')}\n${content}`, context)
      const { item, charge } = await store(ownerId, made, 'documents/generate', body.resultId)
      return {
        success: true as const,
        data: { documentId: item.id, documentUrl: urlOf(item.id), title: item.title, createdAt: item.createdAt },
        pointsDeducted: charge.pointsDeducted,
        balanceAfter: charge.balanceAfter,
      }
    }),
    route(contracts.generateWorkspaceDocument, async ({ body }, request) => {
      const paid = await fromPrompt(owner(request), body, 'generate-document')
      const { id, title, createdAt } = paid.item
      return {
        ...ok({ documentId: id, url: urlOf(id), title, content: textOf(paid), createdAt }),
        pointsDeducted: paid.charge.pointsDeducted,
        balanceAfter: paid.charge.balanceAfter,
      }
    }),
    route(contracts.streamWorkspaceDocument, async ({ body }, request) => eventStream(tell(owner(request), body))),
    route(contracts.listDocumentTypes, async () =>
      ok(generatorTypes.map(({ id, name, isCard }) => ({ id, name, isCard }))),
    ),
    route(contracts.createWorkspace, async (_input, request) => ok({ workspaceId: owner(request) })),
    route(contracts.workspaceHealth, async () => ok({ status: 'ok' as const })),
  ]
}
