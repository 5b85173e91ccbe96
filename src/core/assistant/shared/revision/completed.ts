import { carriesFacts } from '../intent/facts.ts'
import { lastMaking } from '../intent/understand-message.ts'
import type { KindSkills } from '../intent/kind-mentions.ts'
import { namesSomebody } from '../intent/told-before.ts'
import { type AnswerTopic, weighMessage } from '../intent/weigh-message.ts'
import { readWords } from '../intent/words.ts'
import type { AssistantContext, OpenItem, Revision } from '../port.ts'
import { readMessage } from '../read-message.ts'
import { inIndonesian } from '../regional-words.ts'

/** What completes an order is told in a few sentences. */
const longest = 600

const takesBack = new Set<AnswerTopic['reason']>(['cancelled', 'refused', 'postponed', 'asked'])

/** Whether words tell something of a matter: a count, a sum, somebody. */
const tells = (words: string, skills: KindSkills): boolean => {
  const { facts } = weighMessage(words, skills)
  return carriesFacts(facts) || facts.numbers > 0 || namesSomebody(words)
}

const tellsFigures = (words: string, skills: KindSkills): boolean => {
  const { facts } = weighMessage(words, skills)
  return facts.money > 0 || facts.numbers > 0
}

/**
 * The words that an item was made of, with and without those that were proposed for it since: whether they were taken the
 * item itself tells.
 */
export const ordersOf = (item: OpenItem, skills: KindSkills, { turns }: AssistantContext): readonly string[] => {
  const making = lastMaking(skills, turns)
  if (making?.order.kind !== item.kind) return []
  const { source } = making.order
  const since = making.since.filter(({ isChange }) => isChange).map(({ turn }) => turn)
  return since.length === 0 ? [source] : [[source, ...since].join('\n'), source]
}

/**
 * What an order of next to nothing makes together with the words that tell its matter afterwards: they are read as one, and
 * what comes of both is proposed in the place of what stands there. Null where the item is not as its order made it any
 * more, or where the words tell nothing.
 */
export const completed = (
  message: string,
  item: OpenItem,
  skills: KindSkills,
  context: AssistantContext,
): Revision | null => {
  const { maker, reviser } = skills[item.kind]
  if (!maker || !reviser?.readAnew || message.length > longest || item.selection !== null) return null
  if (!tells(message, skills) || readWords(message).some(({ asks }) => asks)) return null
  const { understanding } = weighMessage(message, skills)
  if (understanding.outcome === 'request' || takesBack.has(understanding.topic.reason)) return null
  const making = lastMaking(skills, context.turns)
  if (making === null) return null
  const { documentType } = making.order
  const before = { ...context, turns: context.turns.slice(0, making.at) }
  const contentOf = (words: string): unknown =>
    maker.composeItem(maker.readRequest(readMessage(inIndonesian(words), context.today), documentType, before), before)
      .content
  for (const words of ordersOf(item, skills, context)) {
    if (tellsFigures(words, skills)) continue
    const revision = reviser.readAnew(contentOf(words), contentOf(`${words}\n${message}`), item)
    if (revision !== null) return revision
  }
  return null
}
