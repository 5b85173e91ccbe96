import {
  createDirectOrders,
  type DirectOrderDependencies,
  filled,
  ownerOf,
} from '#core/assistant/server/direct-orders.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import type { Logger } from '#core/http/server/logger.ts'
import { eventStream, type ServerEvent } from '#core/http/server/events.ts'
import { type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import type { PaidItem } from '#core/items/server/paid-items.ts'
import { renderText } from '#core/render/server/text.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { composeWrittenLetter } from '../shared/compose-written-letter.ts'
import * as contracts from '../shared/direct-calls.contract.ts'
import { documentTypeFor, generatorTypes } from '../shared/generator-types.ts'
import { sheetRows } from '../shared/letter-sheet.ts'
import { documentSkill } from '../shared/skill.ts'
import { toRenderTree } from '../shared/to-render-tree.ts'
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

const textOf = ({ item }: PaidItem): string => renderText(toRenderTree(contentOf(item.content), ''))

/** The direct calls of P1 §7 and P2 §7 that make documents: the same makers, prices and stores as the chat's. */
export const directCallRoutes = (deps: DirectCallDependencies): Route[] => {
  const { logger } = deps
  const orders = createDirectOrders(deps)
  const urlOf = (id: string): string => orders.fileUrl(id, 'pdf')

  const fromPrompt = (ownerId: string, order: Order, source: string): Promise<PaidItem> =>
    orders.make(ownerId, order, {
      skill: documentSkill,
      source,
      // A generated draft opens in the editor for drafts (resolutions 4, P2 §2.4).
      type: 'workspace-document',
      documentType: (prompt) => documentTypeFor(order.documentType, prompt),
    })

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
      const paid = await fromPrompt(ownerOf(request), body, 'generate-document')
      const { id, title, createdAt } = paid.item
      return {
        ...ok({ documentId: id, url: urlOf(id), title, content: textOf(paid), createdAt }),
        pointsDeducted: paid.charge.pointsDeducted,
        balanceAfter: paid.charge.balanceAfter,
      }
    }),
    route(contracts.streamWorkspaceDocument, async ({ body }, request) => eventStream(tell(ownerOf(request), body))),
    route(contracts.generateSpreadsheet, async ({ body }, request) => {
      const paid = await orders.make(ownerOf(request), body, {
        skill: documentSkill,
        source: 'generate-spreadsheet',
        documentType: () => 'laporan',
        check: (made) => {
          if (sheetRows(contentOf(made.content).letter).length === 0) throw new AppError('figures_required')
        },
      })
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
