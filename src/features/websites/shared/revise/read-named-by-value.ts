import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import { renamed, swapIn, swapsIn } from '#core/assistant/shared/revision/swap-words.ts'
import { isFigure, readMoney } from '#core/assistant/shared/revision/told-amounts.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { SiteContent } from '../site-content.ts'
import { offersOf, type SiteChange, type SiteFact, siteFacts, textsOf } from './site-changes.ts'

const renamedFact = (fact: SiteFact, text: string, old: string, value: string): string =>
  swapsIn(text, old, value).size === 0 ? text : fact === 'name' ? renamed(text, old, value) : swapIn(text, old, value)

/**
 * `ganti Wisma jadi Griya Sekanak`, `ganti 58rb jadi 63rb`: what is to be changed is named by what stands there, and
 * follows wherever the page says it. Null where nothing of it does.
 */
export const readNamedByValue = (
  { verb, target, value }: EditClause,
  site: SiteContent,
  today: IsoDay,
): SiteChange[] | null => {
  const old = target.trim()
  if (verb !== 'set' || value === null || old.length < 2) return null
  if (/^(?:rp\.?\s*)?\d/i.test(old)) {
    const priced = offersOf(site).filter(({ price }) => isFigure(old, price, today))
    const [offer] = priced
    const price = offer ? readMoney(value, today, offer.price) : null
    return priced.length === 1 && offer && price !== null ? [{ op: 'offer', name: offer.name, set: { price } }] : null
  }
  // The goods of the price list have a rule of their own.
  if (!/\p{L}/u.test(value) || offersOf(site).some(({ name }) => name.toLowerCase() === old.toLowerCase())) return null
  const facts = siteFacts.flatMap((fact): SiteChange[] => {
    const text = site.businessInfo[fact]
    const fresh = renamedFact(fact, text, old, value)
    return fresh === text ? [] : [{ op: 'fact', fact, value: fresh }]
  })
  const words = [...new Map(textsOf(site).flatMap((text) => [...swapsIn(text, old, value)]))].flatMap(
    ([from, to]): SiteChange[] => (from === to ? [] : [{ op: 'words', from, to }]),
  )
  const changes = [...facts, ...words]
  return changes.length > 0 ? changes : null
}
