import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'

import type { ModelSettings } from '#core/config/server/model-settings.ts'

/** Otherwise the library prints its own remarks between our structured log lines. */
globalThis.AI_SDK_LOG_WARNINGS = false

type Model = Exclude<LanguageModel, string>
type WrappedModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** A language model behind its provider's protocol. */
export interface ConnectedModel {
  /** As `ASSISTANT` names it; shown by /api/health. */
  readonly name: ModelSettings['provider']
  readonly model: Model
  /** The same model asked for JSON, where its provider has such a switch; null where the prompt alone asks for it. */
  readonly jsonModel: Model | null
  /** Told how each call ended (the failure's code where it failed) and how long it took, in seconds. */
  readonly note?: (outcome: string, seconds: number) => void
}

/** OpenAI itself takes the bound under a newer name than the servers that speak its protocol. */
const openAiHost = 'api.openai.com'

const withNewerBound = (body: Record<string, unknown>): Record<string, unknown> => {
  const { max_tokens: bound, ...rest } = body
  return bound === undefined ? rest : { ...rest, max_completion_tokens: bound }
}

const openAiModel = ({ baseUrl, apiKey, model }: ModelSettings): WrappedModel => {
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl,
    ...(apiKey === '' ? {} : { apiKey }),
    ...(new URL(baseUrl).hostname === openAiHost ? { transformRequestBody: withNewerBound } : {}),
  })
  // Local models write their thoughts into the text; they are no part of the answer.
  return wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}

const askedForJson = (model: WrappedModel): Model =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'json' } }),
    },
  })

/** Connects nothing yet: the first request does. */
export const connectModel = (settings: ModelSettings): ConnectedModel => {
  const { provider: name, apiKey, baseUrl } = settings
  switch (name) {
    case 'openai': {
      const model = openAiModel(settings)
      return { name, model, jsonModel: askedForJson(model) }
    }
    case 'anthropic':
      return { name, model: createAnthropic({ apiKey, baseURL: baseUrl })(settings.model), jsonModel: null }
    case 'google': {
      const model = createGoogleGenerativeAI({ apiKey, baseURL: baseUrl })(settings.model)
      return { name, model, jsonModel: askedForJson(model) }
    }
  }
}
