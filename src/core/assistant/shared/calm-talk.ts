import { calmly } from './names-in-capitals.ts'
import type { AssistantContext } from './port.ts'

/**
 * A talk of which the owner typed parts in capitals throughout: what an order takes over from the turns before it stands
 * beside its own words, where names told by their capitals would be lost among other capitals. A message that follows
 * nothing is read as it stands.
 */
export const inCalmTalk = (
  message: string,
  context: AssistantContext,
): { readonly message: string; readonly context: AssistantContext } => {
  const own = context.turns.filter(({ sender }) => sender === 'user')
  const isCalm =
    own.length === 0 || [message, ...own.map(({ content }) => content)].every((text) => calmly(text) === text)
  if (isCalm) return { message, context }
  const turns = context.turns.map((turn) =>
    turn.sender === 'user' ? { ...turn, content: calmly(turn.content) } : turn,
  )
  return { message: calmly(message), context: { ...context, turns } }
}
