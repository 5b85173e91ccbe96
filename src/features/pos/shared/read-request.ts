import type { Reading } from '#core/assistant/shared/reading.ts'

import { namedBusiness } from './business-name.ts'
import { guessCategory } from './guess-category.ts'
import type { OrderedGood, PosFeature, PosIntent } from './pos-content.ts'
import { featuresOf, posIntentOf } from './pos-features.ts'
import type { PosRequest } from './pos-request.ts'
import { readGoods, withoutContacts } from './read-goods.ts'

const longest = { name: 200, address: 300 }

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A product of an order with its category, where the name leaves no doubt. Services have none: `cuci setrika`. */
export const orderedGood = (
  good: { name: string; price: number; stock: number },
  posIntent: PosIntent | null,
): OrderedGood => ({
  ...good,
  name: capital(good.name),
  category: posIntent === 'service_pos' ? null : guessCategory(good.name),
})

/** Goods that come with their stock are counted, whether or not the message asks for it. */
const withCounting = (features: readonly PosFeature[], goods: readonly { stock: number }[]): PosFeature[] =>
  goods.some(({ stock }) => stock > 0)
    ? ['inventory_management', ...features.filter((one) => one !== 'basic_pos' && one !== 'inventory_management')]
    : [...features]

/** Facts of a reading in the shape that the till's maker takes; what was not said stays empty. */
export const readPosRequest = (reading: Reading): PosRequest => {
  const { goods, address, phone } = withoutContacts(reading.text, reading.today)
  const { priced, unpriced } = readGoods(goods)
  const { name, kind } = namedBusiness(goods)
  const posIntent = posIntentOf(reading.text)
  const told = name || reading.recipient?.company || reading.sender?.company || ''
  return {
    businessName: told.slice(0, longest.name),
    businessType: kind,
    posIntent,
    features: withCounting(featuresOf(reading.text), priced),
    goods: priced.map((good) => orderedGood(good, posIntent)),
    unpriced: unpriced.map(capital),
    address: address.slice(0, longest.address),
    phone: reading.phones[0] ?? phone,
  }
}
