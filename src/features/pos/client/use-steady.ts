import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that keeps its identity while what it does follows the newest drawing: long lists are not drawn again. */
export const useSteady = <Args extends readonly unknown[]>(handler: (...args: Args) => void) => {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args): void => newest.current(...args), [])
}
