import { AppError } from '#core/errors/shared/app-error.ts'
import { itemKinds } from '#core/items/shared/kinds.ts'

import { readAsked } from '../shared/answers/answer.ts'
import { chooseAnswer } from '../shared/answers/choose-answer.ts'
import { notYet } from '../shared/answers/making.ts'
import { type KindSkills, lexiconOf } from '../shared/intent/kind-mentions.ts'
import { understandMessage } from '../shared/intent/understand-message.ts'
import type { AssistantContext, ComposedItem, ReplyPart, Understanding } from '../shared/port.ts'
import { readMessage } from '../shared/read-message.ts'
import { inIndonesian } from '../shared/regional-words.ts'
import { understandConversion } from '../shared/revision/understand-conversion.ts'
import { revisionWords, understandRevision } from '../shared/revision/understand-revision.ts'
import type { Assistant } from './assistant.ts'

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

  const understand = (message: string, context: AssistantContext): Understanding => {
    const made = making(() => understandConversion(message, skills, context))
    if (made?.means === 'order') {
      const { kind, documentType, request } = made
      return { outcome: 'request', intent: `${kind}_convert`, confidence: 0.9, kind, documentType, request }
    }
    if (made?.means === 'unclear')
      return { outcome: 'answer', intent: 'convert', confidence: 0.6, topic: { name: 'convert', text: made.question } }
    const about = making(() => understandRevision(message, skills, context))
    if (about?.means === 'change' && context.openItem)
      return {
        outcome: 'revision',
        intent: 'edit',
        confidence: 0.9,
        kind: context.openItem.kind,
        revision: about.revision,
      }
    if (about?.means === 'unclear')
      return { outcome: 'answer', intent: 'edit', confidence: 0.6, topic: { name: 'edit', text: about.question } }
    const understood = understandMessage(inIndonesian(message), skills, context)
    if (understood.outcome === 'answer') {
      const answer = chooseAnswer(readAsked(message, understood.topic, context, makeable))
      const intent = understood.topic.reason === null ? answer.name : understood.intent
      return { outcome: 'answer', intent, confidence: understood.confidence, topic: answer }
    }
    const { kind, documentType, intent, confidence, source } = understood
    const { maker } = skills[kind]
    if (maker === null) {
      const topic = { name: 'not_yet', text: notYet(kind, makeable) }
      return { outcome: 'answer', intent, confidence, topic }
    }
    const request = making(() =>
      maker.readRequest(readMessage(inIndonesian(source), context.today), documentType, context),
    )
    return { outcome: 'request', intent, confidence, kind, documentType, request }
  }

  async function* compose(
    understanding: Understanding,
    context: AssistantContext,
    signal: AbortSignal,
  ): AsyncIterable<ReplyPart> {
    if (understanding.outcome === 'answer') {
      yield* write(answerText(understanding.topic), signal)
      return
    }
    if (understanding.outcome === 'revision') {
      yield* write(revisionWords(understanding.revision), signal)
      return
    }
    const { maker } = skills[understanding.kind]
    if (maker === null) throw new AppError('kind_not_ready')
    yield { type: 'step', label: 'Pesanan terbaca' }
    yield { type: 'step', label: understanding.kind === 'document' ? 'Menyusun surat' : 'Menyusun isi' }
    const item: ComposedItem = making(() => maker.composeItem(understanding.request, context))
    if (signal.aborted) return
    yield { type: 'step', label: 'Memeriksa isi dan hitungan' }
    const words = making(() => maker.introduce(understanding.request, item, context))
    yield* write(words, signal)
    if (signal.aborted) return
    yield { type: 'item', item }
  }

  return { name: 'embedded', understand: async (message, context) => understand(message, context), compose }
}

/** The words of an answer's topic, as this engine's own `understand` put them there. */
const answerText = (topic: unknown): string => {
  if (typeof topic === 'object' && topic !== null && 'text' in topic && typeof topic.text === 'string')
    return topic.text
  throw new AppError('making_failed', { message: 'An answer without words' })
}
