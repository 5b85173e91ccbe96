import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { ComposedItem } from '#core/assistant/shared/port.ts'
import { posTitle } from '#core/items/shared/saved-item.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { businessTypeOf } from './business-type.ts'
import type { ComposedPos } from './pos-content.ts'
import { fallbackNames, fallbackTypes, type PosRequest } from './pos-request.ts'

/** The shop of a request: its own words first, then what the owner told once, then the defaults of P1 §5. */
export const composePos = (request: PosRequest, profile?: BusinessProfile): ComposedPos => {
  const intent = request.posIntent ?? 'none'
  const type = sentenceCase(request.businessType || profile?.type || fallbackTypes[intent])
  return {
    schemaVersion: 1,
    businessInfo: {
      name: request.businessName || profile?.name || fallbackNames[intent],
      type,
      description: [profile?.description ?? '', request.notes ?? ''].filter((part) => part !== '').join('\n'),
      address: request.address || (profile?.address ?? ''),
      phone: request.phone || (profile?.phone ?? ''),
    },
    businessType: businessTypeOf(type) || type,
    posIntent: request.posIntent,
    features: [...request.features],
    settings: { receiptNote: request.receiptNote ?? '' },
    goods: [...request.goods],
    ...(request.chargeRules ? { chargeRules: request.chargeRules } : {}),
    ...(request.roundingRule ? { roundingRule: request.roundingRule } : {}),
  }
}

/** The item of a composed shop; its goods leave the content when it is stored. */
export const itemOf = (content: ComposedPos): ComposedItem => ({
  kind: 'pos',
  title: posTitle(content),
  description: `Kasir ${content.businessInfo.type.toLowerCase()}${content.goods.length === 0 ? '' : `, ${formatNumber(content.goods.length)} barang`}`,
  documentType: null,
  content,
})
