import { useCallback, useEffect, useReducer } from 'react'

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

/** The content in hand with its undo and redo; `onContent` is told every new one. */
export const useSiteContent = (opened: SiteContent, onContent: (content: SiteContent) => void) => {
  const [history, dispatch] = useReducer(step, opened, startHistory)
  const { present, past, future } = history
  useEffect(() => {
    if (present !== opened) onContent(present)
    // Undoing everything must be told as well: only the very first state is not news.
    else if (future.length > 0) onContent(present)
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
