import { earlierList } from '#core/assistant/shared/memory/earlier-list.ts'
import type { UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import { recallGoods } from '#core/assistant/shared/memory/recall-goods.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'

import type { PosRequest } from '../pos-request.ts'
import { orderedGood, readPosRequest } from '../read-request.ts'
import { largestPrice } from '../fields.ts'

/** A request with what the owner's own things know about it. */
export interface PosOrder extends PosRequest {
  readonly remembered?: { readonly used: readonly UsedFact[]; readonly notes: readonly string[] }
}

/** Words of the order itself that a reading may take for goods: `daftar harga tadi`. */
const aboutSource = /(?<![\p{L}])(?:daftar|harga|tadi|kasir|pos|barusan|sebelumnya)(?![\p{L}])/iu

/** Adds the goods of a list told before, or of another till, where the message asks for them (ASSIST-06). */
export const withMemory = (request: PosRequest, text: string, context: AssistantContext): PosOrder => {
  if (request.goods.length > 0) return request
  const counting = { posIntent: request.posIntent, wish: request.countingWish }
  const unpriced = request.unpriced.filter((name) => !aboutSource.test(name))
  const list = earlierList(text, context)
  if (list?.from === 'turn') {
    const earlier = readPosRequest(readMessage(list.text, context.today))
    if (earlier.goods.length > 0) {
      const features = request.features.includes('basic_pos') ? earlier.features : request.features
      return { ...request, features, goods: earlier.goods, unpriced: [...unpriced, ...earlier.unpriced] }
    }
  }
  if (list?.from === 'letter') {
    const goods = list.letter.lines.flatMap(({ description, price }) =>
      price !== null && price <= largestPrice && description !== ''
        ? [orderedGood({ name: description.slice(0, 200), price, stock: null }, counting)]
        : [],
    )
    if (goods.length > 0) return { ...request, goods, unpriced, remembered: { used: list.used, notes: [] } }
  }
  const till = recallGoods(text, context)
  if (till !== null && 'found' in till) {
    const goods = till.found.products.map(({ name, price }) => orderedGood({ name, price, stock: null }, counting))
    return { ...request, goods, unpriced, remembered: { used: till.used, notes: [] } }
  }
  return till !== null && 'none' in till && till.none !== ''
    ? { ...request, unpriced, remembered: { used: [], notes: [till.none] } }
    : request
}
