import { create } from 'zustand'

/** Asked for nothing but an answer. */
const healthPath = '/api/health'

/** As long as the server has to answer before it counts as out of reach, in milliseconds. */
const patience = 4_000

/** As often as a server out of reach is asked again, in milliseconds. */
export const askAgainEvery = 5_000

/** Whether the server can be reached from this device, as far as is known. */
export const useReachability = create<{ readonly isReachable: boolean }>(() => ({ isReachable: true }))

let asking: Promise<boolean> | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const ask = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    // Whatever it says, it was reached; only a gateway speaks for a server that is away.
    const { status } = await fetch(healthPath, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return status < 502 || status > 504
  } catch {
    return false
  }
}

/**
 * Asks the server whether it is there, once for all who want to know at the same time. As long as it is not, it is asked
 * again by itself, and at once when the device is back in a network.
 */
export const checkReach = (): Promise<boolean> => {
  asking ??= ask().then((isReachable) => {
    asking = null
    clearTimeout(timer)
    if (!isReachable) timer = setTimeout(() => void checkReach(), askAgainEvery)
    if (isReachable !== useReachability.getState().isReachable) useReachability.setState({ isReachable })
    return isReachable
  })
  return asking
}

const check = (): void => void checkReach()

/** Follows what the device says about its network; answers how to stop. */
export const watchNetwork = (): (() => void) => {
  addEventListener('online', check)
  addEventListener('offline', check)
  if (!navigator.onLine) check()
  return () => {
    clearTimeout(timer)
    removeEventListener('online', check)
    removeEventListener('offline', check)
  }
}
