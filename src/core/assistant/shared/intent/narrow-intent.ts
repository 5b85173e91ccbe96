import type { KindSkill } from '../kind-skill.ts'
import type { Lexicon } from './kind-mentions.ts'
import type { Sentence } from './words.ts'

/**
 * The intent's name: a sub-intent of the kind (`restaurant_pos`) by the words of the message, else `document_create`
 * and the like. Most hits win, the earlier of equals.
 */
export const narrowIntent = (sentences: readonly Sentence[], lexicon: Lexicon, skill: KindSkill): string => {
  const general = `${skill.kind}_create`
  const intents = Object.entries(skill.vocabulary.intents ?? {})
  if (intents.length === 0) return general
  const words = sentences.flatMap((sentence) => sentence.words.map((word) => lexicon.mend(word.text)))
  const text = ` ${words.join(' ')} `
  let best = { name: general, hits: 0, at: Infinity }
  for (const [name, keys] of intents) {
    const places = keys.map((key) => text.indexOf(` ${key} `)).filter((at) => at >= 0)
    const at = Math.min(Infinity, ...places)
    if (places.length > best.hits || (places.length === best.hits && at < best.at))
      best = { name, hits: places.length, at }
  }
  return best.hits > 0 ? best.name : general
}
