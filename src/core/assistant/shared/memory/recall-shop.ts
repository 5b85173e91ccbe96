import type { AssistantContext } from '../port.ts'
import { holdsName, mayMean, namesIn } from './named.ts'
import type { OwnerMemory, RememberedShop } from './owner-memory.ts'
import { orWords, type Recalled } from './recalled.ts'
import { choiceOffer } from './wants-memory.ts'

const everything =
  /(?<![\p{L}])(?:semua(?:nya)?|seluruh(?:nya)?|gabung(?:an|kan)?|dua-duanya|keduanya|total semua)(?![\p{L}])/iu

/** Whether a message asks for all of them together. */
export const meansAll = (text: string): boolean => everything.test(text)

const shopWords = /(?<![\p{L}])(?:toko|warung|kedai|kafe|cafe|depot|salon|laundry|bengkel|apotek|cv|pt|ud) \p{L}/iu

const ordinals = ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima'] as const

/** The one of a list that `yang pertama` names. */
export const byOrdinal = <One>(text: string, list: readonly One[]): One | null => {
  const at = ordinals.findIndex((one) =>
    new RegExp(String.raw`(?<![\p{L}])(?:yang |yg |nomor )?${one}(?![\p{L}])`, 'iu').test(text),
  )
  return at < 0 ? null : (list[at] ?? null)
}

/** Whether a business that a message names is none of the owner's: its figures are not known here. */
export const isSomebodyElses = (
  business: string,
  { memory, profile }: Pick<AssistantContext, 'memory' | 'profile'>,
): boolean => {
  const own = [...(memory?.shops ?? []).map(({ name }) => name), profile?.name ?? ''].filter((name) => name !== '')
  return business !== '' && !own.some((name) => mayMean(business, name) || mayMean(name, business))
}

const towards = /(?<![\p{L}])(?:ke|kepada|untuk|buat|bagi|kpd|utk)\s*$/iu

/** Whether a name stands where a paper's reader is told: `ke PT Maju`. */
const isReader = (text: string, name: string): boolean => {
  const at = text.replaceAll(/\s+/g, ' ').toLowerCase().indexOf(name.toLowerCase())
  return at > 0 && towards.test(text.replaceAll(/\s+/g, ' ').slice(Math.max(0, at - 12), at))
}

/**
 * The shops that a message may mean, of those that `has` something to tell; null where it means somebody else's.
 */
export const recallShops = (
  text: string,
  { memory, profile }: Pick<AssistantContext, 'memory' | 'profile'>,
  has: (shop: RememberedShop) => boolean,
  what: string,
): Recalled<readonly RememberedShop[]> | null => {
  const shops: OwnerMemory['shops'] = memory?.shops ?? []
  const named = shops.filter(({ name }) => holdsName(text, name))
  if (named.length === 1) return { found: named, used: [] }
  // The name of a business that is none of ours: somebody else's figures are not known here. Whom a paper is for is no matter.
  const others = namesIn(text).filter((name) => shopWords.test(name) && !isReader(text, name))
  const isOurs = (name: string): boolean =>
    shops.some((shop) => mayMean(name, shop.name)) || mayMean(name, profile?.name ?? '')
  if (others.length > 0 && !others.some(isOurs)) return null
  const telling = shops.filter(has)
  const choice = named.length > 1 ? named : telling
  if (choice.length === 0) return { none: '' }
  if (choice.length === 1 || meansAll(text)) return { found: choice, used: [] }
  const chosen = byOrdinal(text, choice)
  if (chosen) return { found: [chosen], used: [] }
  const names = choice.slice(0, 6).map(({ name }) => `**${name}**`)
  return { ask: `${what} yang mana, Juragan: ${orWords(names)}? ${choiceOffer}, atau tulis "semua".` }
}
