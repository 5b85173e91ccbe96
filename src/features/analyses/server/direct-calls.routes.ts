import {
  createDirectOrders,
  type DirectOrderDependencies,
  filled,
  ownerOf,
} from '#core/assistant/server/direct-orders.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import type { Item } from '#core/items/shared/item.ts'

import { type AnalysisContent, analysisTypes } from '../shared/analysis-content.ts'
import { analysisText, sectionText } from '../shared/analysis-text.ts'
import { composeAnalysis } from '../shared/compose-analysis.ts'
import { analyzeDocument } from '../shared/direct-calls.contract.ts'
import { makeStoredItemAnalysis } from '../shared/makers/stored-item.ts'
import { itemOfAddress } from './own-address.ts'
import { readRequest } from '../shared/read-request.ts'
import { readContent } from '../shared/upgrade-content.ts'
import { showAnalysis } from '../shared/view.ts'

/** POST /api/documents/analyze of P1 §7: what the document itself says, reckoned; nothing outside is asked. */
export const directCallRoutes = (deps: DirectOrderDependencies): Route[] => {
  const { database, kinds, publicUrl } = deps
  const orders = createDirectOrders(deps)

  /** The words of an item as its text file says them. */
  const wordsOf = async (item: Item): Promise<string> => {
    const write = kinds[item.kind].exports.txt
    const text = write ? new TextDecoder().decode((await write(item, database)).bytes).trim() : ''
    if (text === '') throw new AppError('nothing_to_analyse')
    return text
  }

  const analyse = async (ownerId: string, item: Item, analysisType: string): Promise<AnalysisContent> => {
    const text = await wordsOf(item)
    const named = analysisTypes.find((type) => type === analysisType)
    if (named !== undefined) {
      const context = await orders.contextOf(ownerId)
      const request = readRequest(readMessage(text, context.today), context)
      return { ...composeAnalysis({ ...request, analysisType: named }), title: `Analisis ${item.title}`.slice(0, 200) }
    }
    const { goods, extras } = kinds[item.kind].figuresOf?.(item.content) ?? { goods: [], extras: [] }
    return makeStoredItemAnalysis({ title: item.title, text, goods, extras })
  }

  return [
    route(analyzeDocument, async ({ body }, request) => {
      const address = filled(body.documentUrl)
      if (address === null) throw new AppError('document_url_required')
      const ownerId = ownerOf(request)
      const itemId = itemOfAddress(address, publicUrl)
      if (itemId === null) throw new AppError('foreign_document_url')
      const item = await getItem(database, ownerId, itemId)
      const content = await analyse(ownerId, item, body.analysisType)
      const made = {
        kind: 'analysis' as const,
        title: content.title,
        description: `Analisis dari ${item.title}`.slice(0, 200),
        documentType: null,
        content,
        source: 'documents/analyze',
      }
      const paid = await orders.store(ownerId, made, body.resultId)
      const stored = readContent(paid.item.content) ?? content
      return {
        ...ok({
          analysisId: paid.item.id,
          documentId: itemId,
          title: paid.item.title,
          analysis: analysisText(stored),
          sections: showAnalysis(stored).map((section) => ({ title: section.title, content: sectionText(section) })),
          url: orders.fileUrl(paid.item.id, 'pdf'),
          createdAt: paid.item.createdAt,
        }),
        pointsDeducted: paid.charge.pointsDeducted,
        balanceAfter: paid.charge.balanceAfter,
      }
    }),
  ]
}
