import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'

import { readAsked } from '../../shared/answers/answer.ts'
import { chooseAnswer } from '../../shared/answers/choose-answer.ts'
import { findMentions, type KindSkills, lexiconOf } from '../../shared/intent/kind-mentions.ts'
import { understandMessage } from '../../shared/intent/understand-message.ts'
import type { AnswerTopic } from '../../shared/intent/weigh-message.ts'
import { readWords } from '../../shared/intent/words.ts'
import type { AssistantContext } from '../../shared/port.ts'
import { inIndonesian } from '../../shared/regional-words.ts'

/** What the rules for Indonesian think of a message before a model is asked. */
export type Opinion =
  /** It orders an item of this kind. */
  | {
      readonly says: 'order'
      readonly kind: ItemKind
      readonly documentType: string | null
      readonly intent: string
      /** The words that hold the facts. */
      readonly source: string
    }
  /** It surely orders nothing: a question, a negation, a report, small talk. */
  | { readonly says: 'no order'; readonly intent: string }
  /** It may be an order in words that the rules do not know, of a kind that the owner's own words name. */
  | { readonly says: 'unsure'; readonly intent: string; readonly kinds: ReadonlySet<ItemKind> }

/** Readings that leave room for an order. All others of `AnswerTopic` are sure that nothing is ordered. */
const openReasons: ReadonlySet<AnswerTopic['reason']> = new Set(['mentioned', 'unclear', 'unnamed'])
/** Answers by which the embedded engine says that it did not understand. */
const openAnswers: ReadonlySet<string> = new Set(['fallback', 'other_language'])

/** Answers that only note figures: behind a question of ours they may be what it asked for. */
const notedAnswers: ReadonlySet<string> = new Set(['told_so_far', 'told_figures'])

/** `iya` and `harganya 85rb` say nothing by themselves; after a question of ours they may place the order asked about. */
const answersUs = (message: string, answer: string, asks: boolean, { turns }: AssistantContext): boolean => {
  const last = turns.at(-1)
  const isOurs = last?.sender === 'ai' && last.content.includes('?')
  return (
    isOurs &&
    (answer === 'agreement' || (!asks && (openAnswers.has(answer) || notedAnswers.has(answer)) && /\d/.test(message)))
  )
}

/** How many of the last turns may name what a bare order is about. */
const namingTurns = 4

/** The kinds that words name or hint at; what stands in quotation marks is somebody else's. */
const kindsIn = (text: string, skills: KindSkills): ItemKind[] => {
  const lexicon = lexiconOf(skills)
  return readWords(inIndonesian(text)).flatMap((sentence) => {
    const own = sentence.words.filter(({ quoted }) => !quoted)
    const mended = sentence.words.map((word) => lexicon.mend(word.text))
    const tokens = own.flatMap(({ raw }) => lexicon.tokens.get(raw.toLowerCase()) ?? [])
    const plain = own.map((word) => word.text)
    const hinted = itemKinds.filter((kind) => lexicon.hinted(kind, plain) !== null)
    return [...tokens, ...hinted, ...findMentions(sentence, mended, lexicon).map(({ kind }) => kind)]
  })
}

/** Reads a message by the embedded engine. Pure. */
export const opinionOn = (message: string, skills: KindSkills, context: AssistantContext): Opinion => {
  const understood = understandMessage(inIndonesian(message), skills, context)
  if (understood.outcome === 'request') {
    const { kind, documentType, intent, source } = understood
    return { says: 'order', kind, documentType, intent, source }
  }
  const { topic, intent } = understood
  const asked = readAsked(message, topic, context, [])
  const answer = chooseAnswer(asked)
  const unsure = (texts: readonly string[], named: string): Opinion => ({
    says: 'unsure',
    intent: named,
    kinds: new Set(texts.flatMap((text) => kindsIn(text, skills))),
  })
  const before = context.turns.slice(-namingTurns).map(({ content }) => content)
  if (topic.reason === null) {
    if (answersUs(message, answer.name, asked.asks, context)) return unsure([message, ...before], answer.name)
    const isOpen = openAnswers.has(answer.name) && !asked.asks
    return isOpen ? unsure([message], answer.name) : { says: 'no order', intent: answer.name }
  }
  // `buatkan dong yang tadi`: what was told before may name it.
  const texts = topic.reason === 'unnamed' ? [message, ...before] : [message]
  return openReasons.has(topic.reason) && !asked.asks ? unsure(texts, intent) : { says: 'no order', intent }
}

/** How sure a model must be where the rules are not. */
export const explicitConfidence = 0.8

/**
 * The one rule on spending points (ASSIST-02, POINT-06): an item is made where the embedded engine and the model agree
 * on its kind, or where the model is explicit, the engine does not object, and the owner's words name that kind. So
 * nothing that stands in a message, a
 * name or an earlier turn can talk a model into an order that the owner's own words do not place.
 */
export const mayMake = (opinion: Opinion, model: { readonly kind: ItemKind; readonly confidence: number }): boolean => {
  switch (opinion.says) {
    case 'order':
      return opinion.kind === model.kind
    case 'no order':
      return false
    case 'unsure':
      return opinion.kinds.has(model.kind) && model.confidence >= explicitConfidence
  }
}
