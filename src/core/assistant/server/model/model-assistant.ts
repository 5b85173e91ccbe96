import type { ModelMessage } from 'ai'

import { AppError } from '#core/errors/shared/app-error.ts'
import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'

import { notYet } from '../../shared/answers/making.ts'
import { type KindSkills, lexiconOf } from '../../shared/intent/kind-mentions.ts'
import { type MemoryWords, understandFromMemory } from '../../shared/memory/understand-from-memory.ts'
import type { UsedFact } from '../../shared/memory/owner-memory.ts'
import type { AssistantContext, MakingPart, PlacedOrder, ReplyPart, Understanding } from '../../shared/port.ts'
import { readMessage } from '../../shared/read-message.ts'
import { inIndonesian } from '../../shared/regional-words.ts'
import { markedKind, withoutMarkers } from '../../shared/reply-markers.ts'
import { sheetOrder } from '../../shared/sheet-order.ts'
import { understandConversion } from '../../shared/revision/understand-conversion.ts'
import { revisionWords, understandRevision } from '../../shared/revision/understand-revision.ts'
import { plainMessage } from '../../shared/plain-message.ts'
import type { Assistant } from '../assistant.ts'
import { makingSteps } from '../making-steps.ts'
import { wholeAnswer } from './call-model.ts'
import { conversation, sentTurns, usedIn } from './context.ts'
import { createJsonCall } from './json-call.ts'
import { defaultLimits, type ModelLimits } from './limits.ts'
import { ownerData } from './owner-data.ts'
import { makeByModel } from './make-by-model.ts'
import { answerBy, introductionOf, itemOf, making, type Plan, planOf } from './plans.ts'
import { recites } from './prompt-guard.ts'
import {
  type AnswerNote,
  answerPrompt,
  fallbackNote,
  fallbackStep,
  secretsOf,
  secretText,
  withOwnerData,
} from './prompts.ts'
import { understandPrompt, understandQuestion, unreadableText, withheldText, writtenText } from './prompts.ts'
import type { ConnectedModel } from './provider.ts'
import { knownType, readFacts } from './read-facts.ts'
import { mayChange, reviseByModel } from './revise-by-model.ts'
import { mayMake, type Opinion, opinionOn } from './spending-guard.ts'
import { streamAnswer } from './stream-answer.ts'
import { askStructured, type Asked } from './structured-answer.ts'
import { CalledTool, isCall } from './tool-calls.ts'
import { writtenPlan } from './written-plan.ts'

export interface ModelAssistantSettings {
  readonly model: ConnectedModel
  readonly skills: KindSkills
  /** Answers in the model's place when it fails before a word was shown. */
  readonly fallback?: Assistant
  readonly limits?: Partial<ModelLimits>
  /** Told of every failure of the model, also of those that the fallback hides. Holds no key and no message. */
  readonly report?: (failure: AppError) => void
}

/** An order that our own rules read for sure. */
type RuledOrder = Omit<Extract<MemoryWords, { means: 'order' }>, 'means'>

/** An assistant that lets a language model understand and answer (ASSIST-02..04); items are made by each kind's rules. */
export const createModelAssistant = (settings: ModelAssistantSettings): Assistant => {
  const { model, skills, fallback, report = () => undefined } = settings
  const limits: ModelLimits = { ...defaultLimits, ...settings.limits }
  lexiconOf(skills)
  const makeable = itemKinds.filter((kind) => skills[kind].maker !== null)
  const askJson = createJsonCall(model, limits)
  const secrets = secretsOf(Object.values(skills))

  const notReady = (intent: string, kind: ItemKind, more = ''): Understanding =>
    answerBy(intent, { by: 'words', text: `${notYet(kind, makeable)}${more}` })

  /** What is done with a model's understanding, by the rule of the spending guard. */
  const decide = (
    asked: Asked,
    opinion: Opinion,
    message: string,
    context: AssistantContext,
    deadline: number,
    rests: readonly UsedFact[],
  ): Understanding => {
    const { intent } = opinion
    if ('prose' in asked) {
      const kind = markedKind(asked.prose)
      const text = withoutMarkers(asked.prose).trim()
      if (recites(text, secrets)) return answerBy(intent, { by: 'words', text: secretText })
      const words = { by: 'words', text: text || withheldText, used: rests } as const
      if (kind === null || !mayMake(opinion, { kind, confidence: 1 })) return answerBy(intent, words)
      if (skills[kind].maker === null) return notReady(intent, kind, text === '' ? '' : `\n\n---\n\n${text}`)
      if (!skills[kind].model?.composeText) return answerBy(intent, words)
      const request = making(() => writtenPlan(asked.prose, skills[kind], opinion, { message, context, rests }))
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
    const filled = { documentType: knownType(skills[kind], structured.documentType), request: structured.request }
    const facts = making(() => readFacts(skills[kind], filled, source, context))
    const documentType = structured.documentType ?? (opinion.says === 'order' ? opinion.documentType : null)
    const said = introductionOf(structured.introduction)
    const plan: Plan = { by: 'facts', introduction: recites(said, secrets) ? '' : said, ...facts }
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

  /** An order that our own rules read, made by the kind's own maker from its words. */
  const ruledOrder = (
    { kind, documentType, intent, confidence, source }: RuledOrder,
    context: AssistantContext,
  ): Understanding => {
    const { maker } = skills[kind]
    if (maker === null) return notReady(intent, kind)
    const reading = readMessage(inIndonesian(source), context.today)
    const plan: Plan = {
      by: 'facts',
      introduction: '',
      request: maker.readRequest(reading, documentType, context),
      remake: (other) => maker.composeItem(maker.readRequest(reading, documentType, other), other),
    }
    return { outcome: 'request', intent, confidence, kind, documentType, request: plan }
  }

  /**
   * What our own rules read for sure: an order out of the open item, a change of it, and what only the owner's own things
   * answer. Their figures are the owner's, never a model's, and no model is told of them. Null leaves it to the model.
   */
  const byRules = (message: string, context: AssistantContext): Understanding | { unclear: string } | null => {
    // No model is told of a sheet: what stands in it could not order anything of it either.
    if (context.sheet) return ruledOrder({ ...sheetOrder, source: message }, context)
    const converted = understandConversion(message, skills, context)
    if (converted?.means === 'unclear') return answerBy('convert', { by: 'words', text: converted.question })
    if (converted?.means === 'order') {
      const { kind, documentType, request: facts } = converted
      const plan: Plan = { by: 'facts', introduction: '', request: facts }
      return { outcome: 'request', intent: `${kind}_convert`, confidence: 0.9, kind, documentType, request: plan }
    }
    const about = understandRevision(message, skills, context)
    if (about?.means === 'change' && context.openItem) return changeOf(context.openItem.kind, about.revision)
    if (about?.means === 'unclear') return { unclear: about.question }
    const remembered = understandFromMemory(message, skills, context)
    if (remembered === null) return null
    if (remembered.means === 'answer')
      return answerBy('memory', { by: 'words', text: remembered.text, used: remembered.used })
    return ruledOrder(remembered, context)
  }

  const takeUp = async (
    error: unknown,
    message: string,
    context: AssistantContext,
    signal: AbortSignal,
  ): Promise<Understanding> => {
    reported(error, signal)
    if (!fallback || signal.aborted) throw error
    const understanding = await fallback.understand(message, context, signal)
    const plan: Plan = { by: 'fallback', understanding }
    if (understanding.outcome === 'revision') return understanding
    return understanding.outcome === 'answer' ? { ...understanding, topic: plan } : { ...understanding, request: plan }
  }

  const understand: Assistant['understand'] = async (asWritten, context, signal) => {
    const message = plainMessage(asWritten)
    const deadline = Date.now() + limits.total
    const ruled = making(() => byRules(message, context))
    if (ruled !== null && 'outcome' in ruled) return ruled
    const opinion = opinionOn(message, skills, context)
    const { openItem } = context
    const askInPieces = askJson(deadline, signal)
    const ask = (system: string, messages: readonly ModelMessage[]) => wholeAnswer(askInPieces(system, messages))
    try {
      if (openItem && opinion.says !== 'order' && (ruled !== null || mayChange(message))) {
        const revised = await reviseByModel(message, skills, { ...context, openItem }, ask)
        if (revised?.means === 'change') return changeOf(openItem.kind, revised.revision)
        const question = revised?.question ?? ruled?.unclear
        if (question !== undefined) return answerBy('edit', { by: 'words', text: question })
      }
      if (ruled !== null) return answerBy('edit', { by: 'words', text: ruled.unclear })
      // Where no request may be made anyway, the model is asked once, for its answer.
      if (opinion.says === 'no order')
        return answerBy(opinion.intent, { by: 'model', message, note: 'nothing_ordered', deadline })
      const turns = sentTurns(context.turns, limits, message)
      const question = understandQuestion(message, turns)
      const system = understandPrompt(skills, context)
      const asked = await askStructured(
        question,
        skills,
        (messages) => ask(system, messages),
        (text) => !isCall(text) && (opinion.says !== 'order' || markedKind(text) !== null),
      )
      return making(() => decide(asked, opinion, message, context, deadline, usedIn(turns)))
    } catch (error) {
      if (ruled === null) return takeUp(error, message, context, signal)
      reported(error, signal)
      if (signal.aborted) throw error
      // Our own question stands without a model.
      return answerBy('edit', { by: 'words', text: ruled.unclear })
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
    const { data, used } = ownerData(plan.message, context)
    const message = withOwnerData(plan.message, data)
    const turns = sentTurns(context.turns, limits, message)
    const call = {
      model: model.model,
      system: answerPrompt(skills, context, plan.note),
      messages: conversation(turns, message),
      limits,
      deadline: plan.deadline,
      note: model.note,
    }
    const { hasShown, failure } = yield* streamAnswer(call, signal)
    if (failure === null) {
      const facts = [...used, ...usedIn(turns)]
      if (facts.length > 0) yield { type: 'used', facts }
      return
    }
    reported(failure, signal)
    if (signal.aborted) throw failure
    // The words that were shown stay, and the owner can continue from them.
    if (hasShown) throw new AppError('reply_interrupted', { cause: failure, message: 'the model broke off' })
    const understanding = await fallback?.understand(plan.message, context, signal)
    // An order cannot be made in a reply that was begun as an answer: nothing is held for it.
    if (understanding?.outcome !== 'answer') {
      if (!(failure instanceof CalledTool)) throw failure
      yield { type: 'text', text: unreadableText }
      return
    }
    yield* takeOver(understanding, context, signal)
  }

  async function* request(
    kind: ItemKind,
    plan: Extract<Plan, { by: 'facts' | 'text' }>,
    context: AssistantContext,
  ): AsyncIterable<ReplyPart> {
    const { maker } = skills[kind]
    if (maker === null) throw new AppError('kind_not_ready')
    yield { type: 'step', label: makingSteps.read }
    yield { type: 'step', label: makingSteps.write(kind) }
    const item = making(() => itemOf(skills[kind], plan, context))
    yield { type: 'step', label: makingSteps.check }
    if (plan.by === 'facts' && plan.introduction !== '') yield { type: 'text', text: plan.introduction }
    const words = making(() =>
      plan.by === 'facts' ? maker.introduce(plan.request, item, context) : writtenText(item.title, plan.hasBlanks),
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
        yield { type: 'text', text: plan.text }
        if (plan.used && plan.used.length > 0) yield { type: 'used', facts: plan.used }
        return
      case 'model':
        return yield* answer(plan, context, signal)
      case 'facts':
      case 'text':
        if (understanding.outcome !== 'request') throw new AppError('making_failed')
        return yield* request(understanding.kind, plan, context)
    }
  }

  async function* make(order: PlacedOrder, context: AssistantContext, signal: AbortSignal): AsyncIterable<MakingPart> {
    try {
      yield* makeByModel(order, skills[order.kind], context, askJson(Date.now() + limits.total, signal))
    } catch (error) {
      reported(error, signal)
      if (!fallback || signal.aborted) throw error
      yield { type: 'step', label: fallbackStep }
      yield* fallback.make(order, context, signal)
    }
  }

  return { name: model.name, understand, compose, make }
}

const changeOf = (
  kind: ItemKind,
  revision: Extract<Understanding, { outcome: 'revision' }>['revision'],
): Understanding => ({
  outcome: 'revision',
  intent: 'edit',
  confidence: 0.9,
  kind,
  revision,
})
