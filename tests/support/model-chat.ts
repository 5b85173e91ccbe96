import type { Assistant } from '#core/assistant/server/assistant.ts'
import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { ModelLimits } from '#core/assistant/server/model/limits.ts'
import { createModelAssistant } from '#core/assistant/server/model/model-assistant.ts'
import { connectModel } from '#core/assistant/server/model/provider.ts'
import type { ModelSettings } from '#core/config/server/model-settings.ts'
import type { Database } from '#core/db/server/database.ts'
import type { AppError } from '#core/errors/shared/app-error.ts'
import { documentStore } from '#features/documents/server/document-store.ts'

import { type ChatServer, createChatServer } from './chat-server.ts'
import { kindSkills } from './kind-skills.ts'
import { anthropicProtocol } from './model-servers/anthropic.ts'
import { type FakeModelServer, startFakeModelServer } from './model-servers/fake-model-server.ts'
import { googleProtocol } from './model-servers/google.ts'
import { openAiProtocol } from './model-servers/openai.ts'
import { plainKinds } from './plain-kinds.ts'

export const secretKey = 'kunci-rahasia-untuk-uji-123456'

const protocols = {
  openai: { protocol: openAiProtocol(secretKey), path: '/v1' },
  anthropic: { protocol: anthropicProtocol(secretKey), path: '/v1' },
  google: { protocol: googleProtocol(secretKey), path: '/v1beta' },
} as const

export type ProviderName = keyof typeof protocols
export const providerNames = Object.keys(protocols) as readonly ProviderName[]

export interface ModelChat {
  readonly provider: FakeModelServer
  /** What the operator's log would tell. */
  readonly failures: AppError[]
  assistant(over?: ModelOver): Assistant
  chat(over?: ModelOver): ChatServer
}

interface ModelOver {
  readonly limits?: Partial<ModelLimits>
  readonly fallback?: boolean
  readonly key?: string
}

/** The chat with a language model behind it, whose provider is a fake on loopback. Documents are the product's own. */
export const startModelChat = async (database: Database, name: ProviderName): Promise<ModelChat> => {
  const { protocol, path } = protocols[name]
  const provider = await startFakeModelServer(protocol)
  const failures: AppError[] = []
  const assistantOf = ({ limits = {}, fallback = false, key = secretKey }: ModelOver = {}): Assistant => {
    const settings: ModelSettings = {
      provider: name,
      baseUrl: `${provider.origin}${path}`,
      apiKey: key,
      model: 'model-uji',
    }
    return createModelAssistant({
      model: connectModel(settings),
      skills: kindSkills,
      limits,
      report: (failure) => failures.push(failure),
      ...(fallback ? { fallback: createEmbeddedAssistant({ skills: kindSkills }) } : {}),
    })
  }
  return {
    provider,
    failures,
    assistant: assistantOf,
    chat: (over) =>
      createChatServer(database, {
        assistant: assistantOf(over),
        kinds: { ...plainKinds, document: documentStore },
      }),
  }
}

/** A structured answer as a model gives it. */
export const structured = (over: object): string =>
  JSON.stringify({ outcome: 'answer', kind: null, documentType: null, confidence: 0.9, request: null, ...over })

/** The order of the tests, and what a good model reads in it. */
export const order = 'Buatkan invoice untuk Bu Ratna, 12 keranjang rotan @ 85.000'
export const orderRead = structured({
  outcome: 'request',
  kind: 'document',
  documentType: 'invoice',
  confidence: 0.97,
  introduction: 'Baik, Juragan, invoice untuk Bu Ratna saya siapkan.',
  request: {
    recipient: { name: 'Ibu Ratna' },
    lines: [{ description: 'Keranjang rotan', quantity: 12, unit: null, price: 85_000 }],
  },
})
