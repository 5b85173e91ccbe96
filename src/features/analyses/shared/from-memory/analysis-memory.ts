import type { UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import { type RecalledSales, recallSales } from '#core/assistant/shared/memory/recall-sales.ts'
import { isSomebodyElses } from '#core/assistant/shared/memory/recall-shop.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'

import type { AnalysisRequest } from '../analysis-request.ts'
import { readSheetOrder, type SheetOrder } from '../from-sheet/sheet-request.ts'

/** A request with what the owner's own things know about it, or the sheet that came with it. */
export interface AnalysisOrder extends AnalysisRequest {
  readonly sheet?: SheetOrder
  readonly remembered?: {
    readonly used: readonly UsedFact[]
    readonly notes: readonly string[]
    readonly sales?: RecalledSales
  }
}

/** Adds the sheet that came with the message, or the till's sales where the message asks for an analysis of them and brings no figures (ASSIST-06). */
export const withMemory = (request: AnalysisRequest, text: string, context: AssistantContext): AnalysisOrder => {
  if (context.sheet) return { ...request, sheet: readSheetOrder(context.sheet, text) }
  if (context.memory === undefined || request.figures.length > 0 || request.goods.length > 0) return request
  if (isSomebodyElses(request.business, context)) return request
  const recalled = recallSales(text, context)
  if (recalled === null || 'ask' in recalled) return request
  if ('none' in recalled)
    return recalled.none === '' ? request : { ...request, remembered: { used: [], notes: [recalled.none] } }
  const { found, used } = recalled
  return {
    ...request,
    analysisType: 'penjualan',
    business: found.shopName,
    remembered: { used, notes: [], sales: found },
  }
}
