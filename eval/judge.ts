import type { ItemKind } from '#core/items/shared/kinds.ts'

import type { EvalCase, Fact } from './case-file.ts'
import { datesOf, digitsOf, moneyOf, plain } from './read-back.ts'
import { standsAs } from './roles.ts'

/** What an assistant made of a message. */
export interface Outcome {
  /** Null where it only answered. */
  readonly kind: ItemKind | 'revision' | null
  readonly documentType: string | null
  readonly posIntent: string | null
  readonly businessName: string | null
  readonly businessType: string | null
  readonly title: string
  /** The item as its owner reads it. */
  readonly readable: string
  /** The words in the chat. */
  readonly answer: string
  readonly intent: string
}

/** What is judged, each counted for itself. */
export const aspects = [
  'kind',
  'documentType',
  'posIntent',
  'businessName',
  'businessType',
  'fact',
  'result',
  'role',
  'total',
  'notMade',
  'notHeld',
  'answer',
] as const
export type Aspect = (typeof aspects)[number]

export interface Verdict {
  readonly aspect: Aspect
  readonly right: boolean
  /** What was expected, and what was there instead where that is known. */
  readonly note: string
}

const shown = (fact: Fact): string => JSON.stringify(fact)

/** Whether a fact stands in a text, in any writing that an Indonesian reader takes for it. */
const holds = (text: string, fact: Fact): boolean => {
  if ('text' in fact) return plain(text).includes(plain(fact.text))
  if ('amount' in fact) return moneyOf(text).has(fact.amount)
  if ('date' in fact) return datesOf(text).has(fact.date)
  return digitsOf(text).includes(digitsOf(fact.phone))
}

const same = (one: string | null, other: string): boolean => one !== null && plain(one).trim() === plain(other).trim()

/** The verdicts on one case. A case that is missed in its kind loses its facts too: nothing holds them. */
export const judge = ({ expect }: EvalCase, outcome: Outcome): Verdict[] => {
  const wanted = expect.kind === 'chat' ? null : expect.kind
  const verdicts: Verdict[] = []
  const add = (aspect: Aspect, right: boolean, note: string): void => {
    verdicts.push({ aspect, right, note })
  }
  // An answer that never came is no answer.
  add(
    'kind',
    outcome.kind === wanted && !outcome.intent.startsWith('broken'),
    `${wanted ?? 'an answer'}, not ${outcome.kind ?? `an answer (${outcome.intent})`}`,
  )
  if (wanted === null) add('notMade', outcome.kind === null, `nothing, not ${outcome.kind ?? ''}`)
  for (const kind of expect.mustNotMake) {
    add('notMade', outcome.kind !== kind && outcome.documentType !== kind, `no ${kind}`)
  }
  if (expect.documentType !== null)
    add(
      'documentType',
      outcome.documentType === expect.documentType,
      `${expect.documentType}, not ${outcome.documentType ?? 'none'}`,
    )
  if (expect.posIntent !== null)
    add('posIntent', outcome.posIntent === expect.posIntent, `${expect.posIntent}, not ${outcome.posIntent ?? 'none'}`)
  if (expect.businessName !== null) {
    const name = plain(expect.businessName)
    const place = outcome.businessName ?? `${outcome.title}\n${outcome.readable}`
    add(
      'businessName',
      plain(place).includes(name),
      `${expect.businessName}, not ${outcome.businessName ?? outcome.title}`,
    )
  }
  if (expect.businessType !== null && (outcome.kind === 'website' || outcome.kind === 'pos'))
    add(
      'businessType',
      same(outcome.businessType, expect.businessType),
      `${expect.businessType}, not ${outcome.businessType ?? 'none'}`,
    )
  // What was only asked is told in the answer.
  const content = outcome.kind === null ? outcome.answer : `${outcome.title}\n${outcome.readable}`
  for (const fact of expect.facts) add('fact', holds(content, fact), shown(fact))
  for (const result of expect.results) add('result', holds(content, result), shown(result))
  for (const { role, text } of expect.roles) {
    const stands = standsAs(outcome.readable, role, text)
    if (stands !== null) add('role', stands, `${role}: ${text}`)
  }
  if (expect.total !== null) add('total', moneyOf(content).has(expect.total), String(expect.total))
  for (const text of expect.mustNotHold) add('notHeld', !plain(content).includes(plain(text)), `no ${text}`)
  for (const words of expect.answer) {
    add(
      'answer',
      words.split('|').some((one) => plain(outcome.answer).includes(plain(one))),
      `${words} in the answer (${outcome.intent})`,
    )
  }
  return verdicts
}
