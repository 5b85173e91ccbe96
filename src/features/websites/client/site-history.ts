/** Undo and redo of a whole content. Typing in one field is one step. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The field that the last change was made in; null after undo and redo. */
  readonly field: string | null
  readonly changedAt: number
}

/** Changes of one field this close together are one step. */
const oneStep = 1_500
const mostSteps = 100

export const startHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  field: null,
  changedAt: 0,
})

/** A change in a field at a time; what was undone before it is gone. A change without a field is a step of its own. */
export const change = <T>(history: History<T>, present: T, field: string, now: number): History<T> => {
  if (present === history.present) return history
  const goesOn = field !== '' && field === history.field && now - history.changedAt < oneStep
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { past, present, future: [], field, changedAt: now }
}

export const undo = <T>(history: History<T>): History<T> => {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    field: null,
    changedAt: 0,
  }
}

export const redo = <T>(history: History<T>): History<T> => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, field: null, changedAt: 0 }
}
