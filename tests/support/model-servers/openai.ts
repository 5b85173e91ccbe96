/**
 * OpenAI's chat completions, as its API reference describes them ("Create chat completion" and "Streaming", with the
 * guide "Error codes"; platform.openai.com/docs/api-reference/chat, read 2026-11-21): POST …/chat/completions with
 * `model` and `messages`; roles system, developer, user, assistant, tool; JSON mode wants the word JSON in a message;
 * a stream is lines `data: {chat.completion.chunk}` and ends with `data: [DONE]`. Errors are
 * `{error: {message, type, param, code}}`. The key is a bearer token, which servers of one's own may do without.
 */
import type { Protocol, ReceivedRequest } from './fake-model-server.ts'

const roles = new Set(['system', 'developer', 'user', 'assistant', 'tool'])
const known = new Set([
  'model',
  'messages',
  'max_tokens',
  'max_completion_tokens',
  'stream',
  'stream_options',
  'temperature',
  'top_p',
  'stop',
  'seed',
  'user',
  'response_format',
  'tools',
  'tool_choice',
  'frequency_penalty',
  'presence_penalty',
])

const failure = (message: string, type: string, code: string | null) => ({
  error: { message, type, param: null, code },
})

interface Message {
  readonly role?: unknown
  readonly content?: unknown
}

const problemIn = ({ body }: ReceivedRequest): string | null => {
  if (typeof body !== 'object' || body === null) return 'We could not parse the JSON body of your request.'
  const stranger = Object.keys(body).find((key) => !known.has(key))
  if (stranger !== undefined) return `Unrecognized request argument supplied: ${stranger}`
  if (typeof body.model !== 'string' || body.model === '') return 'you must provide a model parameter'
  const messages: readonly Message[] = Array.isArray(body.messages) ? body.messages : []
  if (messages.length === 0) return `'messages' must not be empty`
  if (messages.some(({ role }) => typeof role !== 'string' || !roles.has(role))) return 'Invalid role in messages'
  if (messages.some(({ content }) => typeof content !== 'string' || content === ''))
    return 'Invalid content in messages'
  const asksJson = body.response_format?.type === 'json_object'
  if (asksJson && !messages.some(({ content }) => /json/i.test(String(content))))
    return `'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.`
  return null
}

const finishes = { stop: 'stop', length: 'length', withheld: 'content_filter' } as const

const chunk = (choice: unknown): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] })}\n\n`

/** `key` null: a server of one's own, which asks for none. */
export const openAiProtocol = (key: string | null): Protocol => ({
  check: (request) => {
    if (request.path !== '/v1/chat/completions')
      return { status: 404, body: failure('Unknown request URL', 'invalid_request_error', 'unknown_url') }
    if (key !== null && request.headers['authorization'] !== `Bearer ${key}`)
      return {
        status: 401,
        body: failure(
          `Incorrect API key provided: ${String(request.headers['authorization'])}`,
          'invalid_request_error',
          'invalid_api_key',
        ),
      }
    const problem = problemIn(request)
    return problem === null ? null : { status: 400, body: failure(problem, 'invalid_request_error', null) }
  },
  refusal: (status) =>
    status === 401
      ? failure('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key')
      : status === 429
        ? failure('Rate limit reached.', 'requests', 'rate_limit_exceeded')
        : failure('The server had an error while processing your request.', 'server_error', null),
  begin: () => [chunk({ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null })],
  words: (text) => chunk({ index: 0, delta: { content: text }, finish_reason: null }),
  error: (type) => `data: ${JSON.stringify(failure('The server had an error.', type, type))}\n\n`,
  end: (finish) => [chunk({ index: 0, delta: {}, finish_reason: finishes[finish] }), 'data: [DONE]\n\n'],
  whole: (text, finish) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishes[finish] }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
  wantsStream: ({ body }) => body.stream === true,
})
