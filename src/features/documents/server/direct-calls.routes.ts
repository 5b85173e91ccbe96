import {
  createDirectOrders,
  type DirectOrderDependencies,
  filled,
  type Making,
  ownerOf,
} from '#core/assistant/server/direct-orders.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import type { Logger } from '#core/http/server/logger.ts'
import { eventStream, type ServerEvent } from '#core/http/server/events.ts'
import { type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { renderText } from '#core/render/server/text.ts'
import { answerText, errorText } from '#core/text/shared/error-texts.ts'

import { composeWrittenLetter } from '../shared/letter/compose-written-letter.ts'
import * as contracts from '../shared/direct-calls.contract.ts'
import { documentTypeFor, generatorTypes } from '../shared/generator-types.ts'
import { sheetRows } from '../shared/letter/letter-sheet.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { contentOf } from './document-exports.ts'
import { importRoutes } from './import.routes.ts'
import { pageRoutes } from './pages.routes.ts'

export interface DirectCallDependencies extends DirectOrderDependencies {
  readonly logger: Pick<Logger, 'error'>
}

interface Order {
  readonly prompt?: string | undefined
  readonly documentType?: string | undefined
  readonly title?: string | undefined
  readonly resultId?: string | undefined
}

/** As many characters are told at once: a line or two on a phone. */
const pieceLength = 120

const pieces = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'gu')) ?? []

const textOf = ({ content }: { readonly content: unknown }): string => renderText(toRenderTree(contentOf(content), ''))

/** Where drafts bring the progress at most: the storing and the last words are still to come. */
const draftedProgress = 80

const ordered = ({ documentType }: Order, source: string): Making => ({
  kind: 'document',
  source,
  // A generated draft opens in the editor for drafts (resolutions 4, P2 §2.4).
  type: 'workspace-document',
  documentType: (prompt) => documentTypeFor(documentType, prompt),
})

/** The direct calls of P1 §7 and P2 §7 that make documents: the same makers, prices and stores as the chat's. */
export const directCallRoutes = (deps: DirectCallDependencies): Route[] => {
  const { logger } = deps
  const orders = createDirectOrders(deps)
  const urlOf = (id: string): string => orders.fileUrl(id, 'pdf')

  /**
   * The events of P2 §7 as the document comes about: steps, the letter by what a model has read of the order so far,
   * and, once it is stored and paid, the rest of its words. `content` goes behind what was told; `fullContent` takes
   * its place, where a later fact changed what was written.
   */
  async function* write(ownerId: string, order: Order, signal: AbortSignal): AsyncGenerator<contracts.DocumentEvent> {
    let progress = 5
    let told = ''
    yield { type: 'status', message: 'Membaca permintaan Anda…', progress }
    const parts = orders.follow(ownerId, order, ordered(order, 'stream-document'), signal)
    try {
      let part = await parts.next()
      for (; !part.done; part = await parts.next()) {
        if (part.value.type === 'step') yield { type: 'status', message: `${part.value.label}…`, progress }
        if (part.value.type !== 'draft') continue
        const draft = textOf(part.value.item)
        progress += Math.ceil((draftedProgress - progress) / 8)
        if (draft.startsWith(told)) yield { type: 'typing', content: draft.slice(told.length), progress }
        else yield { type: 'typing', fullContent: draft, progress }
        told = draft
      }
      const { item } = part.value
      const fullContent = textOf(item)
      if (!fullContent.startsWith(told)) yield { type: 'typing', fullContent, progress }
      else {
        const rest = pieces(fullContent.slice(told.length))
        for (const [index, content] of rest.entries())
          yield {
            type: 'typing',
            content,
            progress: progress + Math.round(((95 - progress) * (index + 1)) / rest.length),
          }
      }
      const { id, title } = item
      yield { type: 'complete', documentId: id, url: urlOf(id), title, fullContent, progress: 100 }
    } finally {
      // Whoever leaves in the middle gets back what was held.
      await parts.return(undefined as never)
    }
  }

  async function* tell(ownerId: string, order: Order, signal: AbortSignal): AsyncGenerator<ServerEvent> {
    let count = 0
    const event = (data: contracts.DocumentEvent): ServerEvent => ({ id: String((count += 1)), event: 'message', data })
    try {
      for await (const data of write(ownerId, order, signal)) yield event(data)
    } catch (thrown) {
      if (signal.aborted) return
      // The stream has begun with 200: its failure is an event of its own (P2 §7).
      const { code, details } = toAppError(thrown)
      if (!(thrown instanceof AppError)) logger.error({ err: thrown }, 'a streamed document failed')
      yield event({ type: 'error', error: answerText(code, details), message: errorText(code, details) })
    }
  }

  return [
    route(contracts.generateDocument, async ({ body }, request) => {
      const title = filled(body.title)
      const content = filled(body.content)
      if (title === null || content === null) throw new AppError('title_and_content_required')
      const ownerId = ownerOf(request)
      const context = await orders.contextOf(ownerId)
      const made = composeWrittenLetter(`nama_surat: ${title.replaceAll('\n', ' ')}\n${content}`, context)
      const { item, charge } = await orders.store(ownerId, { ...made, source: 'documents/generate' }, body.resultId)
      return {
        success: true as const,
        data: { documentId: item.id, documentUrl: urlOf(item.id), title: item.title, createdAt: item.createdAt },
        pointsDeducted: charge.pointsDeducted,
        balanceAfter: charge.balanceAfter,
      }
    }),
    route(contracts.generateWorkspaceDocument, async ({ body }, request) => {
      const how = ordered(body, 'generate-document')
      const paid = await orders.make(ownerOf(request), body, how, request.signal)
      const { id, title, createdAt } = paid.item
      return {
        ...ok({ documentId: id, url: urlOf(id), title, content: textOf(paid.item), createdAt }),
        pointsDeducted: paid.charge.pointsDeducted,
        balanceAfter: paid.charge.balanceAfter,
      }
    }),
    route(contracts.streamWorkspaceDocument, async ({ body }, request) =>
      eventStream(tell(ownerOf(request), body, request.signal)),
    ),
    route(contracts.generateSpreadsheet, async ({ body }, request) => {
      const how: Making = {
        kind: 'document',
        source: 'generate-spreadsheet',
        documentType: () => 'laporan',
        check: (made) => {
          if (sheetRows(contentOf(made.content).letter).length === 0) throw new AppError('figures_required')
        },
      }
      const paid = await orders.make(ownerOf(request), body, how, request.signal)
      const { id, title, createdAt, content } = paid.item
      return {
        ...ok({
          spreadsheetId: id,
          documentId: id,
          url: orders.fileUrl(id, 'xlsx'),
          title,
          rowCount: sheetRows(contentOf(content).letter).length,
          createdAt,
        }),
        pointsDeducted: paid.charge.pointsDeducted,
        balanceAfter: paid.charge.balanceAfter,
      }
    }),
    route(contracts.listDocumentTypes, async () =>
      ok(generatorTypes.map(({ id, name, isCard }) => ({ id, name, isCard }))),
    ),
    route(contracts.createWorkspace, async (_input, request) => ok({ workspaceId: ownerOf(request) })),
    route(contracts.workspaceHealth, async () => ok({ status: 'ok' as const })),
    ...pageRoutes(deps.database),
    ...importRoutes(deps.database),
  ]
}
