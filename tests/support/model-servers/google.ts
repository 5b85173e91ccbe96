/**
 * Google's Gemini API, as its reference describes it ("Generating content": generateContent and streamGenerateContent,
 * and the troubleshooting page's error codes; ai.google.dev/api and ai.google.dev/gemini-api/docs/troubleshooting, read
 * 2026-11-21): POST /v1beta/models/{model}:generateContent, or :streamGenerateContent?alt=sse for server-sent events
 * that each hold a GenerateContentResponse; the key in `x-goog-api-key`; `contents` of role user or model with parts,
 * `systemInstruction` and `generationConfig` beside them. The last response of a stream carries `finishReason`.
 * Errors are `{error: {code, message, status}}`; a wrong key is INVALID_ARGUMENT with the reason API_KEY_INVALID.
 */
import type { Protocol, ReceivedRequest } from './fake-model-server.ts'

const statuses: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

const failure = (code: number, message: string, details: readonly unknown[] = []) => ({
  error: { code, message, status: statuses[code] ?? 'UNKNOWN', details },
})

const wrongKey = failure(400, 'API key not valid. Please pass a valid API key.', [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
])

interface Content {
  readonly role?: unknown
  readonly parts?: unknown
}

const problemIn = ({ body }: ReceivedRequest): string | null => {
  if (typeof body !== 'object' || body === null) return 'Invalid JSON payload received.'
  const stranger = Object.keys(body).find(
    (key) =>
      !['contents', 'systemInstruction', 'generationConfig', 'safetySettings', 'tools', 'toolConfig'].includes(key),
  )
  if (stranger !== undefined) return `Invalid JSON payload received. Unknown name "${stranger}": Cannot find field.`
  const contents: readonly Content[] = Array.isArray(body.contents) ? body.contents : []
  if (contents.length === 0) return '* GenerateContentRequest.contents: contents is not specified'
  if (contents.some(({ role }) => role !== 'user' && role !== 'model')) return 'Please use a valid role: user, model.'
  if (contents.some(({ parts }) => !Array.isArray(parts) || parts.length === 0))
    return '* GenerateContentRequest.contents.parts: must not be empty.'
  return null
}

const finishes = { stop: 'STOP', length: 'MAX_TOKENS', withheld: 'SAFETY' } as const
const response = (text: string, finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...(finishReason ? { finishReason } : {}) }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  modelVersion: 'm',
})
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

export const googleProtocol = (key: string): Protocol => ({
  check: (request) => {
    if (!/^\/v1beta\/models\/[\w.-]+:(?:generateContent|streamGenerateContent\?alt=sse)$/.test(request.path))
      return { status: 404, body: failure(404, 'Requested entity was not found.') }
    if (request.headers['x-goog-api-key'] !== key) return { status: 400, body: wrongKey }
    const problem = problemIn(request)
    return problem === null ? null : { status: 400, body: failure(400, problem) }
  },
  refusal: (status) => (status === 401 ? wrongKey : failure(status, 'Refused.')),
  begin: () => [],
  words: (text) => event(response(text)),
  error: () => event(failure(503, 'The model is overloaded.')),
  end: (finish) => [event(response('', finishes[finish]))],
  whole: (text, finish) => response(text, finishes[finish]),
  wantsStream: ({ path }) => path.includes(':streamGenerateContent'),
})
