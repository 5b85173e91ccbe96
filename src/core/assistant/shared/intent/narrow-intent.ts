import type { KindSkill } from '../kind-skill.ts'
import type { Lexicon } from './kind-mentions.ts'
import type { Sentence } from './words.ts'

/**
 * The sub-intent that some words say most of, the earlier of equals; null where they say none. `intents`: each name with its
 * words (P1 §5); `words` in lower case.
 */
export const mostlySaid = (
  intents: readonly (readonly [string, readonly string[]])[],
  words: readonly string[],
): string | null => {
  const text = ` ${words.join(' ')} `
  let best: { readonly name: string; readonly hits: number; readonly at: number } | null = null
  for (const [name, keys] of intents) {
    const places = keys.map((key) => text.indexOf(` ${key} `)).filter((at) => at >= 0)
    const at = Math.min(...places)
    const hits = places.length
    if (hits > 0 && (best === null || hits > best.hits || (hits === best.hits && at < best.at)))
      best = { name, hits, at }
  }
  return best?.name ?? null
}

const devices = new Set('hp handphone hape android tablet tab laptop komputer pc smartphone'.split(' '))
const runsOn = new Set('di pakai lewat via dari dalam melalui'.split(' '))

/** `kasir di hp`: on what it runs says nothing of what is sold. */
const withoutDevices = (words: readonly string[]): string[] =>
  words.filter((word, at) => !(devices.has(word) && runsOn.has(words[at - 1] ?? '')))

/**
 * The intent's name: a sub-intent of the kind (`restaurant_pos`) by the words of the message, else `document_create`
 * and the like. What stands before the first figure says what house it is; the goods behind it count where that tells nothing.
 */
export const narrowIntent = (sentences: readonly Sentence[], lexicon: Lexicon, skill: KindSkill): string => {
  const intents = Object.entries(skill.vocabulary.intents ?? {})
  if (intents.length === 0) return `${skill.kind}_create`
  const said = sentences.flatMap((sentence) => sentence.words)
  const words = said.map(({ text }) => lexicon.mend(text))
  const figure = said.findIndex(({ number }) => number)
  const lead = figure < 0 ? words : words.slice(0, figure)
  return (
    mostlySaid(intents, withoutDevices(lead)) ?? mostlySaid(intents, withoutDevices(words)) ?? `${skill.kind}_create`
  )
}
