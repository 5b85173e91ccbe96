import * as z from 'zod/mini'

import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

import type { Access } from './identity.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Schema = z.ZodMiniType
/** A contract answers with JSON of a schema, with a file, or with server-sent events. */
type Answer = Schema | 'file' | 'events'

/**
 * One call between browser and server: plain zod, a method and a path with `:name` parameters.
 * The server mounts it (checks access, parses, answers), the browser calls it, OpenAPI lists it.
 */
export interface Contract<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Answer = Answer,
> {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: Access
  readonly summary: string
  /** How somebody is refused whom `access` does not allow; by the general code where not given. */
  readonly refusal?: ErrorCode
  /** A direct creating call: it must carry an app-verification token in `appCheckHeader` (P1 §5, resolutions 23). */
  readonly needsAppCheck?: true
  /** Something a person does now and then, by which their rate is told (P1 §9); creating calls count anyway. */
  readonly isInteraction?: true
  /** Keeps the machine at work for a while (a file is made); few such calls run at once. Uploads and creating calls do so anyway. */
  readonly isHeavy?: true
  /** How long the call may take where that is more than usual, in seconds. */
  readonly longestSeconds?: number
  /** Asked by whoever watches the server: answered however busy it is. */
  readonly isHealth?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The media type of a body that is no JSON (`image/*`); the handler reads it with `readBytes`. */
  readonly upload?: string
  readonly response: Response
}

type Empty = z.ZodMiniObject<Record<never, never>>

/** Writes a contract down with its own types kept. */
export const defineContract = <
  Response extends Answer,
  Params extends Schema = Empty,
  Query extends Schema = Empty,
  Body extends Schema = Empty,
>(
  contract: Contract<Params, Query, Body, Response>,
): Contract<Params, Query, Body, Response> => contract

export type ParamsOf<C> = C extends Contract<infer P, Schema, Schema> ? z.output<P> : never
export type QueryOf<C> = C extends Contract<Schema, infer Q, Schema> ? z.output<Q> : never
export type BodyOf<C> = C extends Contract<Schema, Schema, infer B> ? z.output<B> : never
/** What a caller may send: defaults may be left out. */
export type BodyInput<C> = C extends Contract<Schema, Schema, infer B> ? z.input<B> : never
export type AnswerOf<C> =
  C extends Contract<Schema, Schema, Schema, infer R> ? (R extends Schema ? z.output<R> : never) : never

/** `{ success: true, data }`: the shape of every ordinary answer (P1 §5: a success is ok and `success` true). */
export const succeeded = <T extends Schema>(data: T) => z.object({ success: z.literal(true), data })

/** A success of that shape. */
export const ok = <T>(data: T): { success: true; data: T } => ({ success: true, data })

/** The shape of every failure: the sentence in `error` (P1 §7), the code and details beside it. */
export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.optional(z.string()),
})
export type Failure = z.infer<typeof failure>
