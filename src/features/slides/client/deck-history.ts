import type { DeckContent } from '../shared/scene/deck.ts'

/** As many steps can be taken back; decks share what did not change, so a step costs little. */
export const historyLimit = 300

/** Milliseconds: typing that pauses longer begins a new step. */
export const typingPause = 900

/** A deck with the way back and forth. `open` is the step that further typing goes into. */
export interface DeckHistory {
  readonly past: readonly DeckContent[]
  readonly present: DeckContent
  readonly future: readonly DeckContent[]
  readonly open: { readonly key: string; readonly at: number } | null
}

export const startHistory = (deck: DeckContent): DeckHistory => ({ past: [], present: deck, future: [], open: null })

/**
 * One more step. Changes with the same `key` within the typing pause are one step; without a key every change is one.
 * A change that changes nothing is no step.
 */
export const record = (history: DeckHistory, next: DeckContent, key: string | null, now: number): DeckHistory => {
  if (next === history.present) return history
  const { open } = history
  const goesOn = key !== null && open?.key === key && now - open.at <= typingPause
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-historyLimit),
    present: next,
    future: [],
    open: key === null ? null : { key, at: now },
  }
}

export const undo = (history: DeckHistory): DeckHistory => {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    open: null,
  }
}

export const redo = (history: DeckHistory): DeckHistory => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, open: null }
}
