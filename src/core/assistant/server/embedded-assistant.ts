import { AppError } from '#core/errors/shared/app-error.ts'
import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'

import { readAsked } from '../shared/answers/answer.ts'
import { chooseAnswer } from '../shared/answers/choose-answer.ts'
import { refusalOfOrder } from '../shared/answers/refusals.ts'
import { notYet, offerNext } from '../shared/answers/making.ts'
import { inCalmTalk } from '../shared/calm-talk.ts'
import { fromEnglish, isEnglish } from '../shared/english-orders.ts'
import { answerAboutItem } from '../shared/item-questions/answer-about-item.ts'
import { answerChangeDue } from '../shared/item-questions/change-due.ts'
import { answerSaidOfItem } from '../shared/item-questions/said-of-item.ts'
import { answerSupposed, withSuppositionTaken } from '../shared/item-questions/what-if.ts'
import { type KindSkills, lexiconOf } from '../shared/intent/kind-mentions.ts'
import { understandMessage } from '../shared/intent/understand-message.ts'
import type { UsedFact } from '../shared/memory/owner-memory.ts'
import { understandFromMemory } from '../shared/memory/understand-from-memory.ts'
import { factsUsed } from '../shared/memory/uses-profile.ts'
import type {
  AssistantContext,
  ComposedItem,
  MakingPart,
  PlacedOrder,
  ReplyPart,
  Understanding,
} from '../shared/port.ts'
import { sheetOrder } from '../shared/sheet-order.ts'
import { pointingHere, withoutPointer } from '../shared/pointed-item.ts'
import { plainMessage } from '../shared/plain-message.ts'
import { readMessage } from '../shared/read-message.ts'
import { inIndonesian } from '../shared/regional-words.ts'
import { understandConversion } from '../shared/revision/understand-conversion.ts'
import { revisionWords, understandRevision } from '../shared/revision/understand-revision.ts'
import type { Assistant } from './assistant.ts'
import { makingSteps } from './making-steps.ts'

/** Between two groups of words, so that a reply is seen to be written; short enough to be no wait. */
const groupPause = 12
const wordsPerGroup = 3

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve()
      return
    }
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done, { once: true })
  })

/** The text in groups of words that together are exactly the text. */
const wordGroups = (text: string): string[] => {
  const words = text.match(/\S+\s*|\s+/g) ?? []
  const groups: string[] = []
  for (let at = 0; at < words.length; at += wordsPerGroup) groups.push(words.slice(at, at + wordsPerGroup).join(''))
  return groups
}

async function* write(text: string, signal: AbortSignal): AsyncIterable<ReplyPart> {
  for (const [index, group] of wordGroups(text).entries()) {
    if (index > 0) await pause(groupPause, signal)
    if (signal.aborted) return
    yield { type: 'text', text: group }
  }
}

/** An order with the words that hold its facts. */
interface Order {
  readonly kind: ItemKind
  readonly documentType: string | null
  readonly intent: string
  readonly confidence: number
  readonly source: string
}

/** A failure inside a kind's own code is ours, whatever the message said: one code, its cause kept for the log. */
const making = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('making_failed', { cause })
  }
}

/**
 * The assistant that needs no key, no network and no model (ASSIST-01): rules for Indonesian decide between answering
 * and making, and each kind's own maker writes the item from the facts of the message.
 */
export const createEmbeddedAssistant = ({ skills }: { readonly skills: KindSkills }): Assistant => {
  // The vocabularies are compiled now and not within the first message.
  lexiconOf(skills)
  const makeable = itemKinds.filter((kind) => skills[kind].maker !== null)
  const reckon = itemKinds.map((kind) => skills[kind].reckon).find((one) => one !== undefined)
  /** How each request is made once more, to see what it owes to the profile. */
  const remakes = new WeakMap<object, (context: AssistantContext) => ComposedItem>()

  const requestOf = (
    { kind, documentType, intent, confidence, source }: Order,
    context: AssistantContext,
  ): Understanding => {
    const { maker } = skills[kind]
    if (maker === null) {
      const topic = { name: 'not_yet', text: notYet(kind, makeable) }
      return { outcome: 'answer', intent, confidence, topic }
    }
    const reading = readMessage(inIndonesian(source), context.today)
    const request = making(() => maker.readRequest(reading, documentType, context))
    if (typeof request === 'object' && request !== null)
      remakes.set(request, (other) => maker.composeItem(maker.readRequest(reading, documentType, other), other))
    return { outcome: 'request', intent, confidence, kind, documentType, request }
  }

  const understand = (message: string, context: AssistantContext): Understanding => {
    if (context.sheet) return requestOf({ ...sheetOrder, source: message }, context)
    const atHand = context.openItem ?? context.lastMade
    const here = atHand === undefined ? message : pointingHere(message, atHand)
    const made = making(() => understandConversion(here, skills, context))
    if (made?.means === 'order') {
      const { kind, documentType, request } = made
      return { outcome: 'request', intent: `${kind}_convert`, confidence: 0.9, kind, documentType, request }
    }
    if (made?.means === 'unclear')
      return { outcome: 'answer', intent: 'convert', confidence: 0.6, topic: { name: 'convert', text: made.question } }
    const told =
      answerSaidOfItem(here, context) ??
      making(() => answerChangeDue(here, skills, context) ?? answerAboutItem(here, skills, context))
    if (told !== null)
      return { outcome: 'answer', intent: 'item_fact', confidence: 0.8, topic: { name: 'item_fact', text: told } }
    const said = atHand === undefined ? message : withoutPointer(message, atHand)
    const supposed = making(() => answerSupposed(said, skills, context))
    if (supposed !== null) {
      const topic = { name: 'what_if', text: supposed.text, suggestions: [supposed.order] }
      return { outcome: 'answer', intent: 'what_if', confidence: 0.8, topic }
    }
    const wanted = withSuppositionTaken(said, context.turns)
    const about = making(() => understandRevision(wanted, skills, context))
    if (about?.means === 'change' && atHand)
      return {
        outcome: 'revision',
        intent: 'edit',
        confidence: 0.9,
        kind: atHand.kind,
        revision: about.revision,
      }
    if (about?.means === 'unclear')
      return { outcome: 'answer', intent: 'edit', confidence: 0.6, topic: { name: 'edit', text: about.question } }
    const remembered = making(() => understandFromMemory(message, skills, context))
    if (remembered?.means === 'order') return requestOf(remembered, context)
    if (remembered?.means === 'answer') {
      const topic = { name: 'memory', text: remembered.text, used: remembered.used }
      return { outcome: 'answer', intent: 'memory', confidence: 0.8, topic }
    }
    const understood = understandMessage(inIndonesian(message), skills, context)
    if (understood.outcome === 'answer') {
      const answer = chooseAnswer(
        readAsked(message, understood.topic, reckon ? { ...context, reckon } : context, makeable),
      )
      const intent = understood.topic.reason === null ? answer.name : understood.intent
      return { outcome: 'answer', intent, confidence: understood.confidence, topic: answer }
    }
    const refusal = refusalOfOrder(message)
    if (refusal !== null)
      return { outcome: 'answer', intent: 'no_deceit', confidence: 0.9, topic: { name: 'no_deceit', text: refusal } }
    const next = offerNext(understood.besides, makeable)
    const asked = requestOf(understood, context)
    return asked.outcome === 'request' && next !== '' ? { ...asked, next } : asked
  }

  /** The item of a request, with what of the owner's own went into it. */
  const itemOf = (
    { kind, request }: Extract<Understanding, { outcome: 'request' }>,
    context: AssistantContext,
  ): ComposedItem => {
    const { maker } = skills[kind]
    if (maker === null) throw new AppError('kind_not_ready')
    const composed: ComposedItem = making(() => maker.composeItem(request, context))
    const remake = typeof request === 'object' && request !== null ? remakes.get(request) : undefined
    const usedFacts = remake ? making(() => factsUsed(composed, context, remake)) : (composed.usedFacts ?? [])
    return usedFacts.length > 0 ? { ...composed, usedFacts } : composed
  }

  async function* make(
    { kind, documentType, words }: PlacedOrder,
    asGiven: AssistantContext,
    signal: AbortSignal,
  ): AsyncIterable<MakingPart> {
    const { message, context } = inCalmTalk(plainMessage(words), asGiven)
    const order = { kind, documentType, intent: `${kind}_create`, confidence: 1, source: fromEnglish(message) }
    const asked = requestOf(order, withEnglish(message, context))
    if (asked.outcome !== 'request') throw new AppError('kind_not_ready')
    yield { type: 'step', label: makingSteps.read }
    yield { type: 'step', label: makingSteps.write(kind) }
    const item = itemOf(asked, context)
    if (!signal.aborted) yield { type: 'item', item }
  }

  async function* compose(
    understanding: Understanding,
    context: AssistantContext,
    signal: AbortSignal,
  ): AsyncIterable<ReplyPart> {
    if (understanding.outcome === 'answer') {
      yield* write(answerText(understanding.topic), signal)
      const facts = factsOf(understanding.topic)
      if (facts.length > 0 && !signal.aborted) yield { type: 'used', facts }
      const sentences = suggestionsOf(understanding.topic)
      if (sentences.length > 0 && !signal.aborted) yield { type: 'suggestions', sentences }
      return
    }
    if (understanding.outcome === 'revision') {
      yield* write(revisionWords(understanding.revision), signal)
      return
    }
    const { maker } = skills[understanding.kind]
    if (maker === null) throw new AppError('kind_not_ready')
    yield { type: 'step', label: makingSteps.read }
    yield { type: 'step', label: makingSteps.write(understanding.kind) }
    const item = itemOf(understanding, context)
    if (signal.aborted) return
    yield { type: 'step', label: makingSteps.check }
    const words = making(() => maker.introduce(understanding.request, item, context))
    yield* write(understanding.next === undefined ? words : `${words}\n\n${understanding.next}`, signal)
    if (signal.aborted) return
    yield { type: 'item', item }
  }

  return {
    name: 'embedded',
    understand: async (asWritten, asGiven) => {
      const { message, context } = inCalmTalk(plainMessage(asWritten), asGiven)
      return understand(fromEnglish(message), withEnglish(message, context))
    },
    compose,
    make,
  }
}

/** With the message as it was written, where that was in English. */
const withEnglish = (message: string, context: AssistantContext): AssistantContext =>
  isEnglish(message) ? { ...context, inEnglish: message } : context

/** What an answer of `understand` rests on. */
const factsOf = (topic: unknown): readonly UsedFact[] =>
  typeof topic === 'object' && topic !== null && 'used' in topic && Array.isArray(topic.used)
    ? (topic.used as readonly UsedFact[])
    : []

/** The sentences of an answer of `understand` that can be sent as they stand. */
const suggestionsOf = (topic: unknown): readonly string[] =>
  typeof topic === 'object' && topic !== null && 'suggestions' in topic && Array.isArray(topic.suggestions)
    ? (topic.suggestions as readonly string[])
    : []

/** The words of an answer's topic, as this engine's own `understand` put them there. */
const answerText = (topic: unknown): string => {
  if (typeof topic === 'object' && topic !== null && 'text' in topic && typeof topic.text === 'string')
    return topic.text
  throw new AppError('making_failed', { message: 'An answer without words' })
}
