import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { create } from 'zustand'

import type { User } from '#core/auth/shared/user.ts'

import {
  initializePoints,
  pointsKey,
  sessionKey,
  sessionQuery,
  type SessionState,
  signOut,
  useSession,
} from './account.api.ts'
import { onSessionChanged, takeRedirectResult, tellSessionChanged } from './sign-in-window.ts'

/** A redirect's result is looked for this long after the start (P1 §4, Auth). */
const redirectCheckDelay = 100
/** The points service is initialised this long after sign-in, once (P1 §4). */
const pointsDelay = 1000

export interface Account extends SessionState {
  /** Counts the sign-ins that this page has seen. */
  readonly signIns: number
  /** The bonus has just come: the welcome is due. */
  readonly welcome: boolean
  readonly closeWelcome: () => void
  readonly logOut: () => Promise<void>
}

/** Sees a guest become an owner: in this page (popup, another tab) or across the redirect. */
const useSignIns = create(() => ({ count: 0 }))
const countSignIn = (): void => useSignIns.setState(({ count }) => ({ count: count + 1 }))

const useWatchedSignIns = ({ phase }: SessionState): number => {
  const queries = useQueryClient()
  const before = useRef<SessionState['phase']>('loading')

  useEffect(() => {
    if (phase === 'in' && before.current === 'out') countSignIn()
    before.current = phase
  }, [phase])

  useEffect(() => {
    const timer = setTimeout(async () => {
      if (!takeRedirectResult()) return
      const { user } = await queries.ensureQueryData(sessionQuery)
      if (user) countSignIn()
    }, redirectCheckDelay)
    return () => clearTimeout(timer)
  }, [queries])

  return useSignIns(({ count }) => count)
}

const usePointsAfterSignIn = (user: User | null, signIns: number): readonly [boolean, () => void] => {
  const queries = useQueryClient()
  const [welcome, setWelcome] = useState(false)
  useEffect(() => {
    if (signIns === 0 || user === null) return
    const timer = setTimeout(async () => {
      try {
        const { balance, isNew } = await initializePoints(user)
        if (balance !== null) queries.setQueryData([...pointsKey, user.uid], balance)
        if (isNew) setWelcome(true)
      } catch {
        // The balance query asks again and shows '...' meanwhile; the bonus stands on the server either way.
        void queries.invalidateQueries({ queryKey: pointsKey })
      }
    }, pointsDelay)
    return () => clearTimeout(timer)
    // The same person signing in counts once; a new object for the same person does not start the clock again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [signIns, user?.uid, queries])
  return [welcome, () => setWelcome(false)]
}

/** The account of this page: who is in, what happened since, and the way out. */
export const useAccount = (): Account => {
  const queries = useQueryClient()
  const session = useSession()
  const signIns = useWatchedSignIns(session)
  const [welcome, closeWelcome] = usePointsAfterSignIn(session.user, signIns)

  useEffect(() => onSessionChanged(() => void queries.invalidateQueries({ queryKey: sessionKey })), [queries])

  const logOut = async (): Promise<void> => {
    await signOut()
    tellSessionChanged()
    await queries.resetQueries({ queryKey: sessionKey })
  }

  return { ...session, signIns, welcome, closeWelcome, logOut }
}
