import type { AssistantContext, MakingPart, PlacedOrder, ReplyPart, Understanding } from '../shared/port.ts'

/**
 * The one door to whatever answers: the embedded engine or a language model (design §3).
 * `understand` never makes and never charges; `compose` writes the reply, and the item where one is asked for. `make`
 * makes what a direct call ordered, and ends with exactly one item of that kind. None of them charges.
 * All may throw AppError; `compose` and `make` stop soon after `signal` aborts.
 */
export interface Assistant {
  readonly name: string
  understand(message: string, context: AssistantContext, signal: AbortSignal): Promise<Understanding>
  compose(understanding: Understanding, context: AssistantContext, signal: AbortSignal): AsyncIterable<ReplyPart>
  make(order: PlacedOrder, context: AssistantContext, signal: AbortSignal): AsyncIterable<MakingPart>
}
