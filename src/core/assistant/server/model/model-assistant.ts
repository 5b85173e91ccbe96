import { AppError } from '#core/errors/shared/app-error.ts'
import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'

import { notYet } from '../../shared/answers/making.ts'
import { type KindSkills, lexiconOf } from '../../shared/intent/kind-mentions.ts'
import type { AssistantContext, ComposedItem, ReplyPart, Understanding } from '../../shared/port.ts'
import { readMessage } from '../../shared/read-message.ts'
import { understandConversion } from '../../shared/revision/understand-conversion.ts'
import { revisionWords, understandRevision } from '../../shared/revision/understand-revision.ts'
import type { Assistant } from '../assistant.ts'
import { callModel, callModelToEnd } from './call-model.ts'
import { conversation, sentTurns } from './context.ts'
import { isRefusedRequest } from './failures.ts'
import { defaultLimits, type ModelLimits } from './limits.ts'
import { markedKind, withoutMarkers } from '../../shared/reply-markers.ts'
import { createMarkerFilter } from './markers.ts'
import { answerPrompt, understandPrompt, understandQuestion } from './prompts.ts'
import { type AnswerNote, cutNote, fallbackNote, withheldText, writtenText } from './prompts.ts'
import type { ConnectedModel } from './provider.ts'
import { mayMake, type Opinion, opinionOn } from './spending-guard.ts'
import { askStructured, type Asked, type Structured } from './structured-answer.ts'

export interface ModelAssistantSettings {
  readonly model: ConnectedModel
  readonly skills: KindSkills
  /** Answers in the model's place when it fails before a word was shown. */
  readonly fallback?: Assistant
  readonly limits?: Partial<ModelLimits>
  /** Told of every failure of the model, also of those that the fallback hides. Holds no key and no message. */
  readonly report?: (failure: AppError) => void
}

/** What `understand` hands to `compose`. */
type Plan =
  | { readonly by: 'model'; readonly message: string; readonly note: AnswerNote; readonly deadline: number }
  | { readonly by: 'words'; readonly text: string }
  | { readonly by: 'facts'; readonly introduction: string; readonly request: unknown }
  | { readonly by: 'text'; readonly text: string }
  | { readonly by: 'fallback'; readonly understanding: Understanding }

const planOf = (understanding: Exclude<Understanding, { outcome: 'revision' }>): Plan =>
  (understanding.outcome === 'answer' ? understanding.topic : understanding.request) as Plan

const answerBy = (intent: string, plan: Plan): Understanding => ({
  outcome: 'answer',
  intent,
  confidence: 0.7,
  topic: plan,
})

/** A failure inside a kind's own code is ours, whatever the model wrote. */
const making = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('making_failed', { cause })
  }
}

const longestIntroduction = 300

/** A sentence of the model before our own words; figures and markers in it would speak for the model's sums. */
const introductionOf = (text: string | undefined): string => {
  const words = withoutMarkers(text ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  return words === '' || words.length > longestIntroduction || /\d|poin/i.test(words) ? '' : `${words}\n\n`
}

/** An assistant that lets a language model understand and answer (ASSIST-02..04); items are made by each kind's rules. */
export const createModelAssistant = (settings: ModelAssistantSettings): Assistant => {
  const { model, skills, fallback, report = () => undefined } = settings
  const limits: ModelLimits = { ...defaultLimits, ...settings.limits }
  lexiconOf(skills)
  const makeable = itemKinds.filter((kind) => skills[kind].maker !== null)
  /** Forgotten once the provider has refused the switch for JSON. */
  let jsonModel = model.jsonModel

  const ask = (question: string, context: AssistantContext, opinion: Opinion, deadline: number, signal: AbortSignal) =>
    askStructured(
      question,
      skills,
      async (messages) => {
        const call = { system: understandPrompt(skills, context), messages, limits, deadline }
        if (jsonModel === null) return callModelToEnd({ ...call, model: model.model }, signal)
        try {
          return await callModelToEnd({ ...call, model: jsonModel }, signal)
        } catch (error) {
          if (!isRefusedRequest(error)) throw error
          const answer = await callModelToEnd({ ...call, model: model.model }, signal)
          // Only now it is known that the switch was what it refused.
          jsonModel = null
          return answer
        }
      },
      (text) => opinion.says !== 'order' || markedKind(text) !== null,
    )

  const notReady = (intent: string, kind: ItemKind, more = ''): Understanding =>
    answerBy(intent, { by: 'words', text: `${notYet(kind, makeable)}${more}` })

  const factsOf = (structured: Structured, kind: ItemKind, source: string, context: AssistantContext): unknown => {
    const { maker, model: teaching, vocabulary } = skills[kind]
    if (maker === null) throw new AppError('kind_not_ready')
    const named = structured.documentType
    const documentType = named !== undefined && Object.hasOwn(vocabulary.types, named) ? named : null
    const reading = readMessage(source, context.today)
    // The model may take a fact from an earlier turn; the reading, which fills what it left out, only from this order.
    const earlier = context.turns.filter(({ sender }) => sender === 'user').map(({ content }) => content)
    const text = [...earlier, source].join('\n')
    return teaching
      ? teaching.readRequest(structured.request ?? {}, { text, reading, documentType, context })
      : maker.readRequest(reading, documentType, context)
  }

  /** What is done with a model's understanding, by the rule of the spending guard. */
  const decide = (
    asked: Asked,
    opinion: Opinion,
    message: string,
    context: AssistantContext,
    deadline: number,
  ): Understanding => {
    const { intent } = opinion
    if ('prose' in asked) {
      const kind = markedKind(asked.prose)
      const text = withoutMarkers(asked.prose).trim()
      const words = { by: 'words', text: text || withheldText } as const
      if (kind === null || !mayMake(opinion, { kind, confidence: 1 })) return answerBy(intent, words)
      if (skills[kind].maker === null) return notReady(intent, kind, text === '' ? '' : `\n\n---\n\n${text}`)
      if (!skills[kind].model?.composeText) return answerBy(intent, words)
      const request: Plan = { by: 'text', text: asked.prose }
      return { outcome: 'request', intent: `${kind}_create`, confidence: 0.9, kind, documentType: null, request }
    }
    const { structured } = asked
    const { kind, confidence } = structured
    const inWords = (note: AnswerNote): Understanding => answerBy(intent, { by: 'model', message, note, deadline })
    if (structured.outcome === 'answer' || kind === undefined)
      return inWords(opinion.says === 'order' ? 'unclear_order' : null)
    if (!mayMake(opinion, { kind, confidence })) return inWords('not_sure')
    if (skills[kind].maker === null) return notReady(intent, kind)
    const source = opinion.says === 'order' ? opinion.source : message
    const request = making(() => factsOf(structured, kind, source, context))
    const documentType = structured.documentType ?? (opinion.says === 'order' ? opinion.documentType : null)
    const plan: Plan = { by: 'facts', introduction: introductionOf(structured.introduction), request }
    return {
      outcome: 'request',
      intent: opinion.says === 'order' ? intent : `${kind}_create`,
      confidence,
      kind,
      documentType,
      request: plan,
    }
  }

  const reported = (error: unknown, signal: AbortSignal): void => {
    if (error instanceof AppError && !signal.aborted) report(error)
  }

  const understand: Assistant['understand'] = async (message, context, signal) => {
    const deadline = Date.now() + limits.total
    const converted = making(() => understandConversion(message, skills, context))
    if (converted?.means === 'unclear') return answerBy('convert', { by: 'words', text: converted.question })
    if (converted?.means === 'order') {
      const { kind, documentType, request: facts } = converted
      const plan: Plan = { by: 'facts', introduction: '', request: facts }
      return { outcome: 'request', intent: `${kind}_convert`, confidence: 0.9, kind, documentType, request: plan }
    }
    // What is changed in an open item is read by rules alone: its figures are the owner's, never a model's.
    const about = making(() => understandRevision(message, skills, context))
    if (about?.means === 'unclear') return answerBy('edit', { by: 'words', text: about.question })
    if (about?.means === 'change' && context.openItem) {
      const { kind } = context.openItem
      return { outcome: 'revision', intent: 'edit', confidence: 0.9, kind, revision: about.revision }
    }
    const opinion = opinionOn(message, skills, context)
    // Where no request may be made anyway, the model is asked once, for its answer.
    if (opinion.says === 'no order')
      return answerBy(opinion.intent, { by: 'model', message, note: 'nothing_ordered', deadline })
    try {
      const question = understandQuestion(message, sentTurns(context.turns, limits))
      const asked = await ask(question, context, opinion, deadline, signal)
      return decide(asked, opinion, message, context, deadline)
    } catch (error) {
      reported(error, signal)
      if (!fallback || signal.aborted) throw error
      const understanding = await fallback.understand(message, context, signal)
      const plan: Plan = { by: 'fallback', understanding }
      if (understanding.outcome === 'revision') return understanding
      return understanding.outcome === 'answer'
        ? { ...understanding, topic: plan }
        : { ...understanding, request: plan }
    }
  }

  async function* takeOver(
    understanding: Understanding,
    context: AssistantContext,
    signal: AbortSignal,
  ): AsyncIterable<ReplyPart> {
    if (!fallback) throw new AppError('assistant_unavailable')
    yield { type: 'text', text: fallbackNote }
    yield* fallback.compose(understanding, context, signal)
  }

  async function* answer(
    plan: Extract<Plan, { by: 'model' }>,
    context: AssistantContext,
    signal: AbortSignal,
  ): AsyncIterable<ReplyPart> {
    const call = {
      model: model.model,
      system: answerPrompt(skills, context, plan.note),
      messages: conversation(sentTurns(context.turns, limits), plan.message),
      limits,
      deadline: plan.deadline,
    }
    const filter = createMarkerFilter()
    let hasShown = false
    const shown = (text: string): ReplyPart[] => {
      const part = hasShown ? text : text.trimStart()
      hasShown ||= part !== ''
      return part === '' ? [] : [{ type: 'text', text: part }]
    }
    try {
      const words = callModel(call, signal)
      for (;;) {
        const next = await words.next()
        if (!next.done) {
          yield* shown(filter.push(next.value))
          continue
        }
        yield* shown(filter.end())
        if (next.value === 'cut') yield* shown(cutNote)
        if (next.value === 'withheld') yield* shown(hasShown ? `\n\n${withheldText}` : withheldText)
        break
      }
      if (!hasShown) throw new AppError('assistant_unavailable', { message: 'the model answered nothing' })
      return
    } catch (error) {
      reported(error, signal)
      if (signal.aborted) throw error
      if (hasShown) {
        // The words that were shown stay, and the owner can continue from them.
        yield* shown(filter.end())
        throw new AppError('reply_interrupted', { cause: error, message: 'the model broke off' })
      }
      const understanding = await fallback?.understand(plan.message, context, signal)
      // An order cannot be made in a reply that was begun as an answer: nothing is held for it.
      if (understanding?.outcome !== 'answer') throw error
      yield* takeOver(understanding, context, signal)
    }
  }

  async function* request(
    kind: ItemKind,
    plan: Extract<Plan, { by: 'facts' | 'text' }>,
    context: AssistantContext,
  ): AsyncIterable<ReplyPart> {
    const { maker, model: teaching } = skills[kind]
    if (maker === null) throw new AppError('kind_not_ready')
    yield { type: 'step', label: 'Pesanan terbaca' }
    yield { type: 'step', label: kind === 'document' ? 'Menyusun surat' : 'Menyusun isi' }
    const compose = (): ComposedItem => {
      if (plan.by === 'facts') return maker.composeItem(plan.request, context)
      if (!teaching?.composeText) throw new AppError('making_failed', { message: `no text for ${kind}` })
      return teaching.composeText(plan.text, context)
    }
    const item = making(compose)
    yield { type: 'step', label: 'Memeriksa isi dan hitungan' }
    if (plan.by === 'facts' && plan.introduction !== '') yield { type: 'text', text: plan.introduction }
    const words = making(() =>
      plan.by === 'facts' ? maker.introduce(plan.request, item, context) : writtenText(item.title),
    )
    yield { type: 'text', text: words }
    yield { type: 'item', item }
  }

  async function* compose(
    understanding: Understanding,
    context: AssistantContext,
    signal: AbortSignal,
  ): AsyncIterable<ReplyPart> {
    if (understanding.outcome === 'revision') return yield { type: 'text', text: revisionWords(understanding.revision) }
    const plan = planOf(understanding)
    switch (plan.by) {
      case 'fallback':
        return yield* takeOver(plan.understanding, context, signal)
      case 'words':
        return yield { type: 'text', text: plan.text }
      case 'model':
        return yield* answer(plan, context, signal)
      case 'facts':
      case 'text':
        if (understanding.outcome !== 'request') throw new AppError('making_failed')
        return yield* request(understanding.kind, plan, context)
    }
  }

  return { name: model.name, understand, compose }
}
