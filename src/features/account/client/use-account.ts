import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { create } from 'zustand'

import { sessionKey, type SessionState, signOut, useSession, whoIsHere } from '#core/auth/client/session.ts'
import { usePointsStart } from '#core/points/client/points.api.ts'

import { onSessionChanged, takeRedirectResult, tellSessionChanged } from './sign-in-window.ts'

/** A redirect's result is looked for this long after the start (P1 §4, Auth). */
const redirectCheckDelay = 100

export interface Account extends SessionState {
  /** Counts the sign-ins that this page has seen. */
  readonly signIns: number
  /** Counts the sign-outs on purpose, here or in another tab; a session that merely ended is none. */
  readonly signOuts: number
  /** The bonus has just come: the welcome is due. */
  readonly welcome: boolean
  readonly closeWelcome: () => void
  readonly logOut: () => Promise<void>
}

const useSignIns = create(() => ({ count: 0 }))
const countSignIn = (): void => useSignIns.setState(({ count }) => ({ count: count + 1 }))

/** Sees a guest become an owner: in this page (popup, another tab) or across the redirect. */
const useWatchedSignIns = ({ phase }: SessionState): number => {
  const before = useRef<SessionState['phase']>('loading')

  useEffect(() => {
    if (phase === 'in' && before.current === 'out') countSignIn()
    before.current = phase
  }, [phase])

  useEffect(() => {
    const timer = setTimeout(async () => {
      if (!takeRedirectResult()) return
      // Without an answer the request simply keeps waiting, with its key to go on.
      if (await whoIsHere().catch(() => null)) countSignIn()
    }, redirectCheckDelay)
    return () => clearTimeout(timer)
  }, [])

  return useSignIns(({ count }) => count)
}

/** The account of this page: who is in, what happened since, and the way out. */
export const useAccount = (): Account => {
  const queries = useQueryClient()
  const session = useSession()
  const uid = session.user?.uid ?? null
  const signIns = useWatchedSignIns(session)
  const started = usePointsStart(session.user)
  const [welcomed, setWelcomed] = useState<string | null>(null)

  const [signOuts, setSignOuts] = useState(0)

  useEffect(
    () =>
      onSessionChanged((what) => {
        if (what === 'juragan:signed-out') setSignOuts((count) => count + 1)
        void queries.invalidateQueries({ queryKey: sessionKey })
      }),
    [queries],
  )

  const logOut = async (): Promise<void> => {
    await signOut()
    setSignOuts((count) => count + 1)
    tellSessionChanged('juragan:signed-out')
    await queries.resetQueries({ queryKey: sessionKey })
  }

  return {
    ...session,
    signIns,
    signOuts,
    welcome: started?.isNewUser === true && welcomed !== uid,
    closeWelcome: () => setWelcomed(uid),
    logOut,
  }
}
