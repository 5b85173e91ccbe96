import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { sessionKey, useSession } from '#core/auth/client/session.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

/** The server does not know (any more) who asks: the session has ended, here or from another device. */
export const isSignedOut = (code: ErrorCode | null): boolean => code === 'session_expired' || code === 'not_signed_in'

/**
 * What was refused because the session has ended is done as soon as somebody is signed in again. The rest of the page
 * is told too: it still took the owner for signed in.
 */
export const useSignedOut = (code: ErrorCode | null, again: () => void): boolean => {
  const client = useQueryClient()
  const { user } = useSession()
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  }, [again])
  const isOut = isSignedOut(code)
  useEffect(() => {
    if (isOut) void client.invalidateQueries({ queryKey: sessionKey })
  }, [isOut, client])
  const uid = user?.uid ?? null
  const wasOut = useRef(false)
  useEffect(() => {
    if (isOut && uid === null) wasOut.current = true
    if (!wasOut.current || uid === null) return
    wasOut.current = false
    latest.current()
  }, [isOut, uid])
  return isOut
}
