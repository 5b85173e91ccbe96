import type * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

/** Milliseconds for one answer. */
export const patience = 20_000

export interface SupabaseCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
}

const unreachable = (cause: unknown): AppError =>
  new AppError('supabase_unreachable', { cause, message: 'Supabase did not answer' })

/** One try; any answer counts. Throws `supabase_unreachable` where there is none. */
export const send = async ({ method, url, headers, body }: SupabaseCall): Promise<Response> => {
  try {
    return await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  } catch (cause) {
    throw unreachable(cause)
  }
}

/** What an answer that is no success means; its body may carry what is no business of ours. */
const failureOf = ({ status }: Response): AppError => {
  const message = `Supabase answered ${status}`
  if (status === 401) return new AppError('supabase_expired', { message })
  if (status === 429 || status === 408 || status >= 500) return new AppError('supabase_unreachable', { message })
  return new AppError('supabase_refused', { message })
}

/** A call of the management API with an owner's token. */
export const ask = async (
  token: string,
  method: SupabaseCall['method'],
  url: string,
  json?: unknown,
): Promise<Response> => {
  const response = await send({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  if (response.ok) return response
  await response.body?.cancel()
  throw failureOf(response)
}

/** The answer as the documentation has it. */
export const read = async <T extends z.ZodMiniType>(response: Response, schema: T): Promise<z.output<T>> => {
  const parsed = schema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new AppError('supabase_refused', { cause: parsed.error, message: 'unreadable answer' })
  return parsed.data
}
