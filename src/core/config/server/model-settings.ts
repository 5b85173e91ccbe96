import * as z from 'zod/mini'

/** The language model that the operator chose; never logged, never sent to a browser. */
export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google'
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** Empty where the server asks for none (Ollama, llama.cpp, vLLM). */
  readonly apiKey: string
  readonly model: string
}

export const assistants = ['embedded', 'openai', 'anthropic', 'google'] as const

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#]/.test(value)

const text = z.optional(z.string())
/** HTTP headers carry visible ASCII only; anything else in a key is a slip of the hand. */
const key = z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/)))
const address = z.optional(z.string().check(z.refine(isWebAddress)))

/** The settings of language models, to be read with all others. */
export const modelSettingShapes = {
  OPENAI_BASE_URL: address,
  OPENAI_API_KEY: key,
  OPENAI_MODEL: text,
  ANTHROPIC_BASE_URL: address,
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_MODEL: text,
  GOOGLE_BASE_URL: address,
  GOOGLE_API_KEY: key,
  GOOGLE_MODEL: text,
} as const

type Setting = keyof typeof modelSettingShapes

const addressDemand = 'harus berupa alamat web tanpa tanda tanya, misalnya http://127.0.0.1:11434/v1'
const keyDemand = 'harus berupa kunci tanpa spasi'
const nameDemand = 'harus berupa nama model'

export const modelSettingDemands: Record<Setting, string> = {
  OPENAI_BASE_URL: addressDemand,
  OPENAI_API_KEY: keyDemand,
  OPENAI_MODEL: nameDemand,
  ANTHROPIC_BASE_URL: addressDemand,
  ANTHROPIC_API_KEY: keyDemand,
  ANTHROPIC_MODEL: nameDemand,
  GOOGLE_BASE_URL: addressDemand,
  GOOGLE_API_KEY: keyDemand,
  GOOGLE_MODEL: nameDemand,
}

/** Where each provider is reached when the operator names no address. */
const ownAddress = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

type Values = Readonly<Partial<Record<Setting, string | undefined>>>

const namesOf = (provider: ModelSettings['provider']) => {
  const prefix = provider.toUpperCase() as Uppercase<typeof provider>
  return { baseUrl: `${prefix}_BASE_URL`, apiKey: `${prefix}_API_KEY`, model: `${prefix}_MODEL` } as const
}

/** What the chosen assistant still needs, by the name of the setting. */
export const missingModelSettings = (
  assistant: (typeof assistants)[number],
  values: Values,
): (readonly [string, string])[] => {
  if (assistant === 'embedded') return []
  const names = namesOf(assistant)
  // A server of one's own asks for no key; the provider's own address always does.
  const needsKey = assistant !== 'openai' || values[names.baseUrl] === undefined
  return [
    ...(needsKey && values[names.apiKey] === undefined
      ? [[names.apiKey, `harus diisi bila ASSISTANT=${assistant}`] as const]
      : []),
    ...(values[names.model] === undefined ? [[names.model, `harus diisi bila ASSISTANT=${assistant}`] as const] : []),
  ]
}

/** The chosen model; null for the embedded assistant. Call it after `missingModelSettings` found nothing. */
export const readModelSettings = (assistant: (typeof assistants)[number], values: Values): ModelSettings | null => {
  if (assistant === 'embedded') return null
  const names = namesOf(assistant)
  return {
    provider: assistant,
    baseUrl: (values[names.baseUrl] ?? ownAddress[assistant]).replace(/\/+$/, ''),
    apiKey: values[names.apiKey] ?? '',
    model: values[names.model] ?? '',
  }
}
