import type { AppCheckSource } from '#core/http/client/app-check-port.ts'

import { useAppCheckWait } from '../app-check-wait.ts'
import { useSignedInPerson } from '../signed-in-person.ts'
import { createAppCheck } from './create-app-check.ts'
import { exchangeWith, type Prove } from './exchange.ts'
import { proveWithRecaptcha, proveWithTurnstile } from './outside-services.ts'
import { solve } from './solve.ts'
import { withinTime } from './within-time.ts'

/** Below this nobody is told that something is being verified, in milliseconds. */
const quiet = 2_000

/** Above what the puzzle's worker (5 min), a script and its service give themselves: whatever stalls, a call ends. */
const longest = 6 * 60_000

const proveAs: Prove = (task) => {
  if (task.provider === 'turnstile') return proveWithTurnstile(task)
  if (task.provider === 'recaptcha') return proveWithRecaptcha(task)
  return solve(task.challenge)
}
const prove: Prove = (task) => withinTime(proveAs(task), longest)

const whenSeen = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'visible') return done()
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      done()
    }
    document.addEventListener('visibilitychange', look)
  })

const { token, forget } = createAppCheck({
  exchange: exchangeWith(prove),
  now: Date.now,
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  whenSeen,
})

useSignedInPerson.subscribe(({ uid }, before) => {
  if (uid !== before.uid) forget()
})

/** The token of this page, for calls that somebody waits for: when it takes long, a line says so. */
export const appCheckToken: AppCheckSource = async (refused) => {
  const timer = setTimeout(() => useAppCheckWait.setState({ isLong: true }), quiet)
  try {
    return await token(refused)
  } finally {
    clearTimeout(timer)
    useAppCheckWait.setState({ isLong: false })
  }
}
