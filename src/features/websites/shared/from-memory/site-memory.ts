import { earlierList } from '#core/assistant/shared/memory/earlier-list.ts'
import type { UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import { recallGoods } from '#core/assistant/shared/memory/recall-goods.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'

import { businessTypeIn } from '../read-type.ts'
import { fallbackName } from '../page-view.ts'
import { readSiteRequest } from '../read-site-request.ts'
import type { RequestedOffer, SiteRequest } from '../site-request.ts'

/** A request with what the owner's own things know about it. */
export interface SiteOrder extends SiteRequest {
  readonly remembered?: { readonly used: readonly UsedFact[]; readonly notes: readonly string[] }
}

const offer = (name: string, price: number | null, unit = ''): RequestedOffer => ({ name, price, unit, note: '' })

/** Words about where the goods come from are no fact of the business. */
const aboutSource = /(?<![\p{L}])(?:kasir|pos|daftar harga|tadi)(?:ku|nya)?(?![\p{L}])/iu

const sourceWords = new Set(
  'barang produk menu kasir pos daftar harga isi data katalog stok jualan dagangan saya dari di'.split(' '),
)

/** A name that only says where the goods come from (`barang di kasir saya`) names no business. */
const isSourceName = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/\s+/)
    .every((word) => sourceWords.has(word))

const isMobile = (phone: string): boolean => /^(?:\+?62|0)\s?8/.test(phone.trim())

/** Adds the goods of the owner's till, or of a list told before, where the message asks for them (ASSIST-06). */
export const withMemory = (request: SiteRequest, text: string, context: AssistantContext): SiteOrder => {
  const points = request.points.filter((point) => !aboutSource.test(point))
  const goods = request.offers.some(({ price }) => price !== null) ? null : recallGoods(text, context)
  if (goods !== null && 'found' in goods) {
    const { shop, products } = goods.found
    const isNamed = request.name !== fallbackName && !isSourceName(request.name)
    return {
      ...request,
      points,
      name: isNamed ? request.name : shop.name,
      type: request.type === 'umum' ? (businessTypeIn(`${shop.type} ${shop.name}`) ?? request.type) : request.type,
      address: request.address || shop.address,
      phone: request.phone || (request.whatsapp === '' && !isMobile(shop.phone) ? shop.phone : ''),
      whatsapp: request.whatsapp || (isMobile(shop.phone) ? shop.phone : ''),
      offers: products.map(({ name, price }) => offer(name, price)),
      remembered: { used: goods.used, notes: [] },
    }
  }
  const list = request.offers.length > 0 || goods !== null ? null : earlierList(text, context)
  if (list?.from === 'turn') {
    const { offers } = readSiteRequest(readMessage(list.text, context.today), context)
    if (offers.length > 0) return { ...request, points, offers }
  }
  if (list?.from === 'letter') {
    const offers = list.letter.lines.map(({ description, price, unit }) => offer(description, price, unit))
    return { ...request, points, offers, remembered: { used: list.used, notes: [] } }
  }
  if (goods === null || !('none' in goods) || goods.none === '') return request
  const name = isSourceName(request.name) ? context.profile?.name || fallbackName : request.name
  return { ...request, points, name, remembered: { used: [], notes: [goods.none] } }
}
