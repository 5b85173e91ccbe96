import type { AssistantContext, Turn } from '../port.ts'
import { asOrdered, orderOfAskedBefore, orderOfAskedWithin, orderOfChoice, orderOfPutOff } from './asked-before.ts'
import { withPaperSpokenOf } from './bare-order.ts'
import { isCalm } from './calm.ts'
import { isEmptyOrder } from './empty-order.ts'
import { carriesFacts } from './facts.ts'
import { earlierOrder, isGoAhead, notCaught } from './follow-up.ts'
import { ordersAgain, ownWords, withoutPointer } from './go-on.ts'
import { type KindSkills, lexiconOf } from './kind-mentions.ts'
import { type MadeBefore, orderOfMadeBefore, resultsIn } from './made-before.ts'
import { narrowIntent } from './narrow-intent.ts'
import { anotherWithOwn, orderedAgain, tellsOwnGoods, withoutSameness } from './said-otherwise.ts'
import { orderOfToldBefore, telling } from './told-before.ts'
import { type AnswerTopic, type MessageUnderstanding, type Weighed, weighMessage } from './weigh-message.ts'
import { readWords } from './words.ts'

type Ordered = Extract<MessageUnderstanding, { outcome: 'request' }>

const holdsBack = new Set<AnswerTopic['reason']>(['cancelled', 'refused', 'postponed', 'asked', 'reported', 'supposed'])

/** How far back an order that leans on an earlier one is followed. */
const deepest = 2

/** The reply to one of the owner's turns. */
const replyTo = (turn: string, turns: AssistantContext['turns']): Turn | undefined => {
  const at = turns.findLastIndex(({ sender, content }) => sender === 'user' && content === turn)
  const reply = turns[at + 1]
  return reply?.sender === 'ai' ? reply : undefined
}

const wasProposed = (turn: string, turns: AssistantContext['turns']): boolean =>
  replyTo(turn, turns)?.did === 'proposed'

/** The last order, understood with the turns before it, and the owner's words after it. */
const lastOrder = (skills: KindSkills, turns: AssistantContext['turns'], depth: number): MadeBefore | null => {
  const words = ownWords(turns)
  // What could not be made anything of was meant for what was made.
  const isChange = (turn: string): boolean =>
    wasProposed(turn, turns) || replyTo(turn, turns)?.content.includes(notCaught) === true
  for (const [back, earlier] of words.toReversed().entries()) {
    const end = turns.findLastIndex(({ sender, content }) => sender === 'user' && content === earlier)
    const isLong = earlier.length > 300
    const before =
      depth >= deepest || isLong
        ? weighMessage(earlier, skills).understanding
        : understand(earlier, skills, { turns: turns.slice(0, end) }, depth + 1)
    const reply = turns[end + 1]?.sender === 'ai' ? (turns[end + 1]?.content ?? '') : ''
    if (before.outcome === 'request')
      return {
        order: before,
        at: end,
        since: words.slice(words.length - back).map((turn) => ({ turn, isChange: isChange(turn) })),
        results: resultsIn(reply),
      }
    const { reason } = before.topic
    if (reason === 'cancelled') return null
  }
  return null
}

/** What was ordered last in a conversation; null where nothing was. */
export const lastMaking = (skills: KindSkills, turns: AssistantContext['turns']): MadeBefore | null =>
  lastOrder(skills, turns, 0)

/** `buat lagi kayak tadi tapi buat Bu Ani`: the last order once more, with what is said otherwise. */
const onceMore = (
  message: string,
  { understanding, facts }: Weighed,
  made: () => MadeBefore | null,
): Ordered | null => {
  if (!ordersAgain(message) || facts.money > 1) return null
  const sentences = readWords(withoutSameness(message))
  const isHeld = understanding.outcome === 'answer' && holdsBack.has(understanding.topic.reason)
  if (isHeld || !isCalm(sentences)) return null
  const before = made()?.order
  if (before === undefined) return null
  if (tellsOwnGoods(message, before.source)) {
    const source = anotherWithOwn(message, before)
    return source === null ? null : { ...before, source, besides: [] }
  }
  const differs =
    understanding.outcome === 'request' &&
    (understanding.kind !== before.kind ||
      (understanding.documentType !== null && understanding.documentType !== before.documentType))
  return differs ? null : { ...before, source: orderedAgain(before.source, message, before.documentType), besides: [] }
}

/** `dari cerita tadi bikinin ppt dong`: the order with what the owner told before. */
const withTold = (message: string, skills: KindSkills, words: readonly string[]): Ordered | null => {
  const order = withoutPointer(message)
  if (order === null || words.length === 0) return null
  const { understanding } = weighMessage(order, skills)
  const told = words
    .filter((one) => weighMessage(one, skills).understanding.outcome === 'answer')
    .map(telling)
    .filter((one) => one !== '')
  const ordered = orderedByWords(understanding, order)
  return ordered && told.length > 0
    ? withPaperSpokenOf({ ...ordered, source: `${order}\n${told.join('\n')}` }, words, lexiconOf(skills))
    : null
}

/** An order, or a verb of making with a thing that only the missing facts kept from being one. */
const orderedByWords = (understanding: MessageUnderstanding, source: string): Ordered | null => {
  if (understanding.outcome === 'request') return understanding
  const { reason, kind, documentType } = understanding.topic
  if (kind === null || (reason !== null && holdsBack.has(reason))) return null
  return { outcome: 'request', intent: `${kind}_create`, confidence: 0.7, kind, documentType, source, besides: [] }
}

/** `bentar ya cari datanya`: neither a fact nor the word to go on. */
const tellsNothing = (turn: string, skills: KindSkills): boolean => {
  const { understanding, facts } = weighMessage(turn, skills)
  const saysMore = understanding.outcome === 'request' || carriesFacts(facts) || facts.numbers > 0
  return !saysMore && !isGoAhead(readWords(turn), lexiconOf(skills))
}

/** An order that the message goes on from: the assistant asked back, or made it of next to nothing. */
const openOrder = (skills: KindSkills, turns: AssistantContext['turns']): string | null => {
  const last = ownWords(turns, 1)[0]
  // `bentar ya` between the question and its answer changes nothing of either.
  const asked =
    earlierOrder(turns) ?? (last !== undefined && tellsNothing(last, skills) ? earlierOrder(turns, 1) : null)
  if (asked !== null) return asked
  // What tells next to nothing is short; what was made of it already is changed, and not made again.
  if (last === undefined || last.length > 200 || replyTo(last, turns)?.did !== undefined) return null
  const { understanding, facts } = weighMessage(last, skills)
  return understanding.outcome === 'request' && !carriesFacts(facts) && facts.numbers === 0 ? last : null
}

/**
 * Decides whether a message orders an item or is to be answered (P1 §5, CHAT-16). Pure and linear in the message's
 * length. Where it is unclear the outcome is an answer: an item costs points, a question back costs nothing.
 */
export const understandMessage = (
  message: string,
  skills: KindSkills,
  context: Pick<AssistantContext, 'turns'>,
): MessageUnderstanding => understand(message, skills, context, 0)

const askedBack = ({ kind, documentType }: Ordered): MessageUnderstanding => ({
  outcome: 'answer',
  intent: `about_${kind}`,
  confidence: 0.7,
  topic: { reason: 'unclear', kind, documentType, isEmpty: true },
})

const understand = (
  message: string,
  skills: KindSkills,
  context: Pick<AssistantContext, 'turns'>,
  depth: number,
): MessageUnderstanding => {
  const weighed = weighMessage(message, skills)
  const { understanding, facts } = weighed
  const words = ownWords(context.turns)
  // What changed one thing tells nothing of the next.
  const told = words.filter((turn) => !wasProposed(turn, context.turns))
  const made = (): MadeBefore | null => lastOrder(skills, context.turns, depth)
  const pointing =
    words.length === 0
      ? null
      : (onceMore(message, weighed, made) ??
        orderOfMadeBefore(message, weighed, skills, made) ??
        withTold(message, skills, told) ??
        orderOfToldBefore(message, weighed, skills, words, told) ??
        orderOfAskedBefore(message, weighed, skills, context.turns, made) ??
        orderOfChoice(message, weighed, skills, context.turns) ??
        orderOfPutOff(message, weighed, skills, context.turns))
  const ordered = pointing ?? orderOfAskedWithin(message, weighed, skills, context.turns, made)
  if (ordered !== null) return ordered
  if (understanding.outcome === 'request')
    return isEmptyOrder(message, understanding, facts, lexiconOf(skills)) ? askedBack(understanding) : understanding
  const earlier = openOrder(skills, context.turns)
  if (earlier === null) return understanding
  const lexicon = lexiconOf(skills)
  const sentences = readWords(message)
  const wasAsked = earlierOrder(context.turns) !== null
  const agrees = wasAsked && isGoAhead(sentences, lexicon)
  const { reason, kind: named } = understanding.topic
  const saysNoMore = reason === null || (reason === 'unnamed' && named === null)
  // `nasi kotak 20`: little, but it was asked for.
  const tells = carriesFacts(facts) || (wasAsked && facts.numbers > 0)
  const completes = saysNoMore && tells && !sentences.some((sentence) => sentence.asks)
  if (!agrees && !completes) return understanding
  const before = weighMessage(earlier, skills).understanding
  const kind = before.outcome === 'request' ? before.kind : before.topic.kind
  if (kind === null) return understanding
  const opened = asOrdered(earlier, skills)
  const source = agrees && !carriesFacts(facts) ? opened : `${opened}\n${message}`
  return {
    outcome: 'request',
    intent: narrowIntent(readWords(source), lexicon, skills[kind]),
    confidence: 0.8,
    kind,
    documentType: before.outcome === 'request' ? before.documentType : before.topic.documentType,
    source,
    besides: [],
  }
}
