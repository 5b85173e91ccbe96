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

/** The shops that a message may mean, of those that `has` something to tell. */
export const recallShops = (
  text: string,
  { memory, profile }: Pick<AssistantContext, 'memory' | 'profile'>,
  has: (shop: RememberedShop) => boolean,
  what: string,
): Recalled<readonly RememberedShop[]> => {
  const shops: OwnerMemory['shops'] = memory?.shops ?? []
  const named = shops.filter(({ name }) => holdsName(text, name))
  if (named.length === 1) return { found: named, used: [] }
  // The name of a business that is none of ours: somebody else's figures are not known here.
  const others = namesIn(text).filter((name) => shopWords.test(name))
  const isOurs = (name: string): boolean =>
    shops.some((shop) => mayMean(name, shop.name)) || mayMean(name, profile?.name ?? '')
  if (others.length > 0 && !others.some(isOurs)) return { none: '' }
  const telling = shops.filter(has)
  const choice = named.length > 1 ? named : telling
  if (choice.length === 0) return { none: '' }
  if (choice.length === 1 || meansAll(text)) return { found: choice, used: [] }
  const chosen = byOrdinal(text, choice)
  if (chosen) return { found: [chosen], used: [] }
  const names = choice.slice(0, 6).map(({ name }) => `**${name}**`)
  return { ask: `${what} yang mana, Juragan: ${orWords(names)}? ${choiceOffer}, atau tulis "semua".` }
}
