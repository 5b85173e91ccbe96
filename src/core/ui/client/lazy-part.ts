import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react'

import { loadAgain } from './load-again.ts'

/** Waits between tries to load a part, in milliseconds; the last one repeats. */
export const retryWaits = [500, 1000, 2000, 4000, 8000, 15_000] as const

/** A component whose code comes later. */
export interface LazyPart<Props> {
  /** The component, or null as long as its code is not there; asks for it. Never throws. */
  readonly usePart: () => ComponentType<Props> | null
  /** The component in its place, with what stands there until then. */
  readonly Place: FunctionComponent<Props & { readonly fallback: ReactNode }>
  /** Asks for the code before it is needed; harmless to repeat. */
  readonly prefetch: () => void
}

/**
 * Code that is loaded when it is first needed. Unlike React's `lazy`, a load that fails (the server is away) breaks
 * nothing: whoever uses the part shows something plainer, and gets the part once it could be loaded. `pick` finds the
 * component in its module where the file is asked for again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pick?: (module: Readonly<Record<string, ComponentType<Props>>>) => ComponentType<Props> | undefined,
): LazyPart<Props> => {
  const loadPart = loadAgain(load, pick)
  const listeners = new Set<() => void>()
  let part: ComponentType<Props> | null = null
  let isLoading = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const handleOnline = (): void => {
    clearTimeout(timer)
    tries = 0
    void ask()
  }

  const ask = async (): Promise<void> => {
    if (part !== null || isLoading) return
    isLoading = true
    try {
      part = await loadPart()
      removeEventListener('online', handleOnline)
      for (const listener of listeners) listener()
    } catch {
      addEventListener('online', handleOnline)
      timer = setTimeout(() => void ask(), retryWaits[Math.min(tries, retryWaits.length - 1)])
      tries += 1
    } finally {
      isLoading = false
    }
  }

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = (): ComponentType<Props> | null => part
  const prefetch = (): void => void ask()

  const usePart = (): ComponentType<Props> | null => {
    useEffect(prefetch, [])
    return useSyncExternalStore(subscribe, read)
  }
  return {
    usePart,
    Place: ({ fallback, ...props }) => {
      const loaded = usePart()
      return loaded ? createElement(loaded, props as unknown as Props) : fallback
    },
    prefetch,
  }
}
