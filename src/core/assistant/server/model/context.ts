import type { ModelMessage } from 'ai'

import type { UsedFact } from '../../shared/memory/owner-memory.ts'
import type { AssistantContext } from '../../shared/port.ts'
import type { ModelLimits } from './limits.ts'

type Turns = AssistantContext['turns']

/** Whole characters only: half an emoji would not be text any more. */
const cutTo = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')} …`

/**
 * The earlier turns that are sent along: the last ones, each cut to its bound, and no more than fit beside the message.
 * What does not fit is left out by whole turns, the oldest first.
 */
export const sentTurns = (
  turns: Turns,
  limits: Pick<ModelLimits, 'turns' | 'turnLength' | 'inputLength'>,
  message = '',
): Turns => {
  const last = (limits.turns === 0 ? [] : turns.slice(-limits.turns))
    .filter(({ content }) => content.trim() !== '')
    .map((turn) => ({ ...turn, content: cutTo(turn.content, limits.turnLength) }))
  let room = limits.inputLength - message.length
  const from = last.findLastIndex(({ content }) => {
    room -= content.length
    return room < 0
  })
  return last.slice(from + 1)
}

/** What of the owner's own went to a model inside the turns: its words may rest on it as theirs do. */
export const usedIn = (turns: Turns): readonly UsedFact[] => turns.flatMap(({ used = [] }) => used)

/**
 * Turns and message in the order of roles that every provider takes: the owner first, then by turns. Neighbours of one
 * sender become one message.
 */
export const conversation = (turns: Turns, message: string): ModelMessage[] => {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  for (const { sender, content } of [...turns, { sender: 'user' as const, content: message }]) {
    const role = sender === 'user' ? ('user' as const) : ('assistant' as const)
    const last = messages.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    else if (last || role === 'user') messages.push({ role, content })
  }
  return messages
}
