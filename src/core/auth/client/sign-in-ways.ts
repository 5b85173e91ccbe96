import { queryOptions, useQuery } from '@tanstack/react-query'

import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'
import { call } from '#core/http/client/call.ts'

import { getSignInWays, returnParams, type SignInWay, wayId, type WayId } from '../shared/sign-in-ways.ts'

const none: readonly SignInWay[] = []

const waysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async ({ signal }) => (await call(getSignInWays, { signal })).data,
})

/** The issuers that are set up; none until the server has answered, and where it does not. */
export const useSignInWays = (): readonly SignInWay[] => useQuery(waysQuery).data?.ways ?? none

/** Whether a forgotten password is helped by a mail; undefined until the server has answered. */
export const useSendsMail = (): boolean | undefined => useQuery(waysQuery).data?.sendsMail

/** How a sign-in through an issuer came back to the sign-in page. */
export type SignInReturn =
  { readonly kind: 'done'; readonly way: WayId } | { readonly kind: 'failed'; readonly code: ErrorCode }

/** Reads it from the query of the page's address; null for a page that nobody came back to. */
export const readSignInReturn = (search: string): SignInReturn | null => {
  const told = new URLSearchParams(search)
  const way = wayId.safeParse(told.get(returnParams.done)).data
  if (way !== undefined) return { kind: 'done', way }
  if (!told.has(returnParams.failed)) return null
  const code = told.get(returnParams.failed)
  return { kind: 'failed', code: isErrorCode(code) ? code : 'internal' }
}
