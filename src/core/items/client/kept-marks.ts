import { create } from 'zustand'

/** The items of which this device holds work that the server does not have yet (ITEM-05). */
export const useKeptMarks = create<{ readonly kept: ReadonlySet<string> }>()(() => ({ kept: new Set() }))

export const markKept = (itemId: string, isKept: boolean): void =>
  useKeptMarks.setState(({ kept }) => {
    if (kept.has(itemId) === isKept) return { kept }
    const next = new Set(kept)
    if (isKept) next.add(itemId)
    else next.delete(itemId)
    return { kept: next }
  })
