import type { ModelMessage } from 'ai'

import { callModel, type ModelWords } from './call-model.ts'
import { isRefusedRequest } from './failures.ts'
import type { ModelLimits } from './limits.ts'
import type { ConnectedModel } from './provider.ts'

/** Asks a model for an answer as JSON and gives its words as they come. */
export type AskJson = (system: string, messages: readonly ModelMessage[]) => ModelWords

/** One call for an answer as JSON, by the provider's switch for it where it has one. */
export const createJsonCall = (
  model: ConnectedModel,
  limits: ModelLimits,
): ((deadline: number, signal: AbortSignal) => AskJson) => {
  /** Forgotten once the provider has refused the switch for JSON. */
  let { jsonModel } = model
  return (deadline, signal) =>
    async function* ask(system, messages) {
      const call = { system, messages, limits, deadline, note: model.note }
      if (jsonModel === null) return yield* callModel({ ...call, model: model.model }, signal)
      try {
        return yield* callModel({ ...call, model: jsonModel }, signal)
      } catch (error) {
        if (!isRefusedRequest(error)) throw error
        const end = yield* callModel({ ...call, model: model.model }, signal)
        // Only now it is known that the switch was what it refused.
        jsonModel = null
        return end
      }
    }
}
