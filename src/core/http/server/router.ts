import type { AnswerOf, BodyOf, Contract, ParamsOf, QueryOf } from '../shared/contract.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type Identity, personId } from '../shared/identity.ts'

/** What a handler knows of the request besides its parsed input. */
export interface RequestContext {
  readonly identity: Identity
  readonly requestId: string
  readonly headers: Headers
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal
  /** The caller's address as the server sees it (TRUST_PROXY decides whether a proxy's word counts). */
  readonly address: string
  /**
   * The body as sent, for contracts with `upload`. Throws `body_too_large` as soon as it is longer than `largest`; what it
   * is said to be stands in `headers`.
   */
  readBytes(largest: number): Promise<Uint8Array>
  /** Sets a header of the answer, Set-Cookie may be set more than once. */
  setHeader(name: string, value: string): void
}

export interface HandlerInput<C extends Contract> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
}

/**
 * A handler gets parsed input and answers with the contract's value, or with a whole Response where the contract says
 * 'file' or 'events' (or where one path answers both ways). Failures are thrown as AppError.
 */
export type Handler<C extends Contract> = (
  input: HandlerInput<C>,
  request: RequestContext,
) => Promise<AnswerOf<C> | Response>

export interface Route {
  readonly contract: Contract
  readonly handler: Handler<Contract>
}

/** Binds a contract to its handler, types checked; features return lists of these from their server door. */
export const route = <C extends Contract>(contract: C, handler: Handler<NoInfer<C>>): Route => ({
  contract,
  handler: handler as unknown as Handler<Contract>,
})

/** The signed-in owner who asks. Throws `not_signed_in`. */
export const askingUser = ({ identity }: RequestContext): string => {
  if (identity.role !== 'user') throw new AppError('not_signed_in')
  return identity.userId
}

/** The person who asks, owner or guest. Throws `not_signed_in`. */
export const askingPerson = ({ identity }: RequestContext): string => {
  const id = personId(identity)
  if (id === null) throw new AppError('not_signed_in')
  return id
}
