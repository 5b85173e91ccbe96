import type { ItemKind } from '#core/items/shared/kinds.ts'

import type { AssistantContext } from '../port.ts'
import { carriesFacts, carriesWholeOrder, countFacts, type FactCount } from './facts.ts'
import { type KindSkills, type Lexicon, lexiconOf } from './kind-mentions.ts'
import { earlierOrder, isGoAhead } from './follow-up.ts'
import { narrowIntent } from './narrow-intent.ts'
import { type Finding, type NoOrder, weighSentence } from './weigh-orders.ts'
import { cancelWords, light, negators, postponeWords } from './word-lists.ts'
import { readWords, type Sentence } from './words.ts'

/** Why the message is answered in words, and what it named. */
export interface AnswerTopic {
  /** Null where nothing about making was said. */
  readonly reason: NoOrder | 'unclear' | null
  readonly kind: ItemKind | null
  readonly documentType: string | null
}

export type MessageUnderstanding =
  | { readonly outcome: 'answer'; readonly intent: string; readonly confidence: number; readonly topic: AnswerTopic }
  | {
      readonly outcome: 'request'
      readonly intent: string
      readonly confidence: number
      readonly kind: ItemKind
      readonly documentType: string | null
      /** The words that hold the facts: the message, and the turn it follows up. */
      readonly source: string
    }

/** Readers of longer texts are enough served by their beginning: an order stands there. */
const readSentences = 200

const answer = (topic: AnswerTopic, confidence: number): MessageUnderstanding => ({
  outcome: 'answer',
  intent: topic.reason === null ? 'talk' : `about_${topic.kind ?? 'making'}`,
  confidence,
  topic,
})

/** A clause or sentence that takes everything before it back: `eh nggak jadi`, `batal deh`, `nanti aja`. */
const takesBack = (sentence: Sentence, lexicon: Lexicon): 'cancelled' | 'postponed' | null => {
  const last = sentence.words.at(-1)?.clause ?? 0
  const words = sentence.words.filter((word) => word.clause === last).map((word) => lexicon.mend(word.text))
  if (words.length === 0 || words.length > 8) return null
  const bare = words.filter((word) => !light.has(word) || word === 'jadi' || word === 'usah')
  const cancels =
    bare.some((word) => cancelWords.has(word)) ||
    (bare.some((word) => negators.has(word)) && (bare.includes('jadi') || bare.includes('usah')))
  const known = new Set([
    'jadi',
    'usah',
    'depan',
    'kali',
    'lain',
    'baru',
    'jangan',
    'belum',
    'minggu',
    'bulan',
    'mikir',
    'pikir',
  ])
  const nothingElse = bare.every(
    (word) => cancelWords.has(word) || negators.has(word) || postponeWords.has(word) || known.has(word),
  )
  if (!nothingElse) return null
  if (cancels) return 'cancelled'
  const later =
    words.some((word) => postponeWords.has(word)) ||
    /\blain kali\b|\bjangan (dulu|sekarang)\b|\b(minggu|bulan) depan\b/.test(words.join(' '))
  return later &&
    words.some(
      (word) =>
        word === 'saja' ||
        word === 'dulu' ||
        word === 'deh' ||
        word === 'baru' ||
        word === 'ya' ||
        word === 'kali' ||
        word === 'kapan-kapan',
    )
    ? 'postponed'
    : null
}

/** Whether a finding is an order, given what the whole message says. */
const confidenceOf = (finding: Finding, facts: FactCount, hasComplaint: boolean): number | null => {
  if (finding.strength === null) return null
  if (finding.asked)
    return carriesFacts(facts) && (finding.firm || facts.money > 0) ? Math.min(finding.strength, 0.8) : null
  if (finding.reason === 'somebody_else') return carriesWholeOrder(facts) ? 0.6 : null
  if (finding.reason === 'mentioned') return carriesWholeOrder(facts) && !hasComplaint ? 0.7 : null
  return finding.strength
}

const complaints = new Set([
  'belum',
  'hilang',
  'salah',
  'kemarin',
  'telat',
  'ditolak',
  'macet',
  'rusak',
  'keliru',
  'kurang',
  'punya',
  'kenapa',
  'error',
  'gagal',
  'dibayar',
  'nunggak',
  'tidak',
])

const strongest: readonly NoOrder[] = [
  'cancelled',
  'refused',
  'postponed',
  'supposed',
  'asked',
  'reported',
  'other_thing',
  'unnamed',
  'somebody_else',
  'mentioned',
]

const weigh = (message: string, skills: KindSkills): { understanding: MessageUnderstanding; facts: FactCount } => {
  const lexicon = lexiconOf(skills)
  const sentences = readWords(message).slice(0, readSentences)
  const facts = countFacts(sentences)
  const hasComplaint = sentences.some((sentence) => sentence.words.some((word) => complaints.has(word.text)))
  let best: { finding: Finding; confidence: number } | null = null
  let takenBack: 'cancelled' | 'postponed' | null = null
  const without: Finding[] = []
  for (const sentence of sentences) {
    for (const word of sentence.words) {
      const kind = lexicon.tokens.get(word.raw.toLowerCase())
      if (kind !== undefined) {
        const finding: Finding = {
          mention: { kind, type: null, from: 0, to: 1, verbal: false },
          strength: 0.99,
          reason: null,
          asked: false,
          at: 0,
          firm: true,
        }
        best ??= { finding, confidence: 0.99 }
      }
    }
    for (const finding of weighSentence(sentence, lexicon)) {
      const confidence = finding.mention === null ? null : confidenceOf(finding, facts, hasComplaint)
      if (confidence === null) without.push(finding)
      else if (best === null || confidence > best.confidence) {
        best = { finding, confidence }
        takenBack = null
      }
    }
    const back = takesBack(sentence, lexicon)
    if (back !== null) takenBack = back
  }
  const mention = best?.finding.mention
  if (best !== null && mention && takenBack === null) {
    return {
      facts,
      understanding: {
        outcome: 'request',
        intent: narrowIntent(sentences, lexicon, skills[mention.kind]),
        confidence: best.confidence,
        kind: mention.kind,
        documentType: mention.type,
        source: message,
      },
    }
  }
  const named =
    best?.finding ??
    strongest.map((reason) => without.find((one) => one.reason === reason)).find((one) => one !== undefined) ??
    without[0]
  const reason = takenBack ?? (named === undefined ? null : named.asked ? 'asked' : (named.reason ?? 'unclear'))
  return {
    facts,
    understanding: answer(
      { reason, kind: named?.mention?.kind ?? null, documentType: named?.mention?.type ?? null },
      reason === null ? 0.4 : 0.7,
    ),
  }
}

/**
 * Decides whether a message orders an item or is to be answered (P1 §5, CHAT-16). Pure and linear in the message's
 * length. Where it is unclear the outcome is an answer: an item costs points, a question back costs nothing.
 */
export const understandMessage = (
  message: string,
  skills: KindSkills,
  context: Pick<AssistantContext, 'turns'>,
): MessageUnderstanding => {
  const { understanding, facts } = weigh(message, skills)
  if (understanding.outcome === 'request') return understanding
  const earlier = earlierOrder(context.turns)
  if (earlier === null) return understanding
  const lexicon = lexiconOf(skills)
  const sentences = readWords(message)
  const agrees = isGoAhead(sentences, lexicon)
  const completes =
    understanding.topic.reason === null && carriesFacts(facts) && !sentences.some((sentence) => sentence.asks)
  if (!agrees && !completes) return understanding
  const before = weigh(earlier, skills).understanding
  const kind = before.outcome === 'request' ? before.kind : before.topic.kind
  if (kind === null) return understanding
  const source = agrees ? earlier : `${earlier}\n${message}`
  return {
    outcome: 'request',
    intent: narrowIntent(readWords(source), lexicon, skills[kind]),
    confidence: 0.8,
    kind,
    documentType: before.outcome === 'request' ? before.documentType : before.topic.documentType,
    source: agrees && carriesFacts(facts) ? `${earlier}\n${message}` : source,
  }
}
