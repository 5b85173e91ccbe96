import { AppError } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'

import { beginKeeping, type Keeping, recallWhenAway } from './answer-keeper.ts'
import { sendVerified } from './app-check-port.ts'
import { checkReach } from './reachability.ts'
import {
  type AnswerOf,
  type BodyInput,
  type Contract,
  failure,
  type ParamsOf,
  type QueryOf,
} from '../shared/contract.ts'

/** A part that its schema leaves empty (`Record<string, never>`) may be left out. */
type Optional<Key extends string, Value> = string extends keyof Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value }

/** What a call needs: params, query and body are asked for only where the contract has them. */
export type CallInput<C extends Contract> = Optional<'params', ParamsOf<C>> &
  Optional<'body', BodyInput<C>> & {
    readonly query?: Partial<Record<keyof QueryOf<C> & string, string | number | boolean | undefined>>
    readonly signal?: AbortSignal
    /** True for the last save of a page that is going away. */
    readonly keepalive?: boolean
  }

/** The address of a contract with its params and query filled in. */
export const addressOf = (
  contract: Pick<Contract, 'path'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

/** A refused or unreadable answer as an AppError; its code is the server's own where the list knows it. */
export const failureOf = async (response: Response): Promise<AppError> => {
  const body: unknown = await response.json().catch(() => null)
  const parsed = failure.safeParse(body)
  const cause = new Error(`API error: ${response.status}`)
  if (!parsed.success) return new AppError('bad_answer', { cause, details: { status: response.status } })
  const code = isErrorCode(parsed.data.code) ? parsed.data.code : 'internal'
  const wait = /^\d+$/.exec(response.headers.get('retry-after') ?? '')?.[0]
  return new AppError(code, {
    cause,
    details: {
      ...(wait === undefined ? {} : { askAgainSeconds: Number(wait) }),
      ...parsed.data.details,
      status: response.status,
      requestId: parsed.data.requestId,
    },
  })
}

/** `fetch` that tells a server out of reach as `offline`; an abort stays an abort. */
export const reach = async (input: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(input, { credentials: 'same-origin', ...init })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    void checkReach()
    throw new AppError('offline', { cause })
  }
}

const send = <C extends Contract>(contract: C, input: CallInput<C>, address: string): Promise<Response> => {
  const { body, signal, keepalive } = input as CallInput<Contract>
  return sendVerified(contract, (verified) =>
    reach(address, {
      method: contract.method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...verified,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    }),
  )
}

/** What the server answers; while it is out of reach what it answered before, where that was kept. */
const readAnswer = async (ask: () => Promise<Response>, keeping: Keeping | null): Promise<unknown> => {
  let response: Response
  try {
    response = await ask()
  } catch (error) {
    const kept = error instanceof AppError ? await recallWhenAway(keeping) : undefined
    if (kept === undefined) throw error
    return kept
  }
  if (!response.ok) throw await failureOf(response)
  return response.json().catch(() => null)
}

/**
 * Makes the call that a contract describes. A success is an ok answer whose `success` is true (P1 §5);
 * everything else is thrown as AppError with the server's code, `offline` or `bad_answer`.
 */
export const call = async <C extends Contract>(contract: C, input: CallInput<C>): Promise<AnswerOf<C>> => {
  if (typeof contract.response === 'string') throw new AppError('bad_answer', { message: 'not a JSON contract' })
  const { params, query } = input as CallInput<Contract>
  const address = addressOf(contract, params as Record<string, unknown>, query)
  const keeping = beginKeeping(contract.method, contract.path, address)
  const answer = await readAnswer(() => send(contract, input, address), keeping)
  const parsed = contract.response.safeParse(answer)
  if (!parsed.success) throw new AppError('bad_answer', { cause: parsed.error })
  keeping?.keep(answer)
  return parsed.data as AnswerOf<C>
}
