import { useCallback, useEffect, useReducer, useRef } from 'react'

import type { SiteContent } from '../shared/site-content.ts'
import { change, type History, redo, startHistory, undo } from './site-history.ts'

type Step =
  | { readonly kind: 'change'; readonly content: SiteContent; readonly field: string; readonly now: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

const step = (history: History<SiteContent>, taken: Step): History<SiteContent> => {
  if (taken.kind === 'undo') return undo(history)
  if (taken.kind === 'redo') return redo(history)
  return change(history, taken.content, taken.field, taken.now)
}

/**
 * The content in hand with its undo and redo; `onContent` is told every new one. What comes newer than that from elsewhere
 * (`known`) is a step that undo takes back, and no news.
 */
export const useSiteContent = (known: SiteContent, onContent: (content: SiteContent) => void) => {
  const [history, dispatch] = useReducer(step, known, startHistory)
  const { present, past, future } = history
  const told = useRef(known)
  const taken = useRef(known)
  useEffect(() => {
    if (taken.current === known) return
    taken.current = known
    told.current = known
    dispatch({ kind: 'change', content: known, field: '', now: Date.now() })
  }, [known])
  useEffect(() => {
    if (present === told.current) return
    told.current = present
    onContent(present)
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each content
  }, [present])
  const put = useCallback(
    (content: SiteContent, field: string) => dispatch({ kind: 'change', content, field, now: Date.now() }),
    [],
  )
  return {
    content: present,
    put,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: useCallback(() => dispatch({ kind: 'undo' }), []),
    redo: useCallback(() => dispatch({ kind: 'redo' }), []),
  }
}
