/**
 * Anthropic's messages, as its documentation describes them ("Messages", "Streaming messages" and "Errors";
 * platform.claude.com/docs/build-with-claude/streaming and /docs/api/messages, read 2026-11-21): POST /v1/messages with
 * the headers `x-api-key` and `anthropic-version`; `model`, `max_tokens` and `messages` are required; roles are user and
 * assistant, the first message is the user's; the system prompt is a field of its own. A stream is message_start,
 * content_block_start, content_block_delta…, content_block_stop, message_delta with the stop reason, message_stop, with
 * pings anywhere and an error event in place of the rest. Errors are `{type: "error", error: {type, message}}`.
 */
import type { Protocol, ReceivedRequest } from './fake-model-server.ts'

const failure = (type: string, message: string) => ({ type: 'error', error: { type, message } })
const event = (type: string, data: object = {}): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`

interface Message {
  readonly role?: unknown
  readonly content?: unknown
}

const isEmpty = (content: unknown): boolean =>
  content === '' ||
  !(
    typeof content === 'string' ||
    (Array.isArray(content) && content.length > 0 && content.every((part) => part.type !== 'text' || part.text !== ''))
  )

const problemIn = ({ body }: ReceivedRequest): string | null => {
  if (typeof body !== 'object' || body === null) return 'The request body is not valid JSON'
  if (typeof body.model !== 'string') return 'model: Field required'
  if (!Number.isInteger(body.max_tokens) || body.max_tokens < 1) return 'max_tokens: Field required'
  const messages: readonly Message[] = Array.isArray(body.messages) ? body.messages : []
  if (messages.length === 0) return 'messages: at least one message is required'
  if (messages.some(({ role }) => role !== 'user' && role !== 'assistant'))
    return 'messages: roles must be user or assistant; the system prompt is the top-level system parameter'
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role'
  if (messages.some(({ content }) => isEmpty(content))) return 'messages: text content blocks must be non-empty'
  return null
}

const stops = { stop: 'end_turn', length: 'max_tokens', withheld: 'refusal' } as const

export const anthropicProtocol = (key: string): Protocol => ({
  check: (request) => {
    if (request.path !== '/v1/messages') return { status: 404, body: failure('not_found_error', 'Not found') }
    if (request.headers['x-api-key'] !== key)
      return { status: 401, body: failure('authentication_error', 'invalid x-api-key') }
    if (request.headers['anthropic-version'] !== '2023-06-01')
      return { status: 400, body: failure('invalid_request_error', 'anthropic-version: header is required') }
    const problem = problemIn(request)
    return problem === null ? null : { status: 400, body: failure('invalid_request_error', problem) }
  },
  refusal: (status) =>
    failure(
      status === 401
        ? 'authentication_error'
        : status === 403
          ? 'permission_error'
          : status === 429
            ? 'rate_limit_error'
            : status === 529
              ? 'overloaded_error'
              : 'api_error',
      'Refused.',
    ),
  begin: () => [
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        content: [],
        model: 'm',
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('ping'),
  ],
  words: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  error: (type) => `event: error\ndata: ${JSON.stringify(failure(type, 'Overloaded'))}\n\n`,
  end: (finish) => [
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: stops[finish], stop_sequence: null },
      usage: { output_tokens: 2 },
    }),
    event('message_stop'),
  ],
  whole: (text, finish) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text', text }],
    model: 'm',
    stop_reason: stops[finish],
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 2 },
  }),
  wantsStream: ({ body }) => body.stream === true,
})
