import { create } from 'zustand'

import type { SetupResult } from '../../shared/pos.contract.ts'

/**
 * Results whose password the owner has not confirmed yet, by item: a canvas that is closed or drawn anew by accident
 * shows them again. They live as long as the page, since a password is written down nowhere.
 */
export const useUnkeptResults = create<{ readonly results: Readonly<Record<string, SetupResult>> }>()(() => ({
  results: {},
}))

export const holdResult = (itemId: string, result: SetupResult): void =>
  useUnkeptResults.setState(({ results }) => ({ results: { ...results, [itemId]: result } }))

export const letResultGo = (itemId: string): void =>
  useUnkeptResults.setState(({ results }) => {
    const { [itemId]: _, ...others } = results
    return { results: others }
  })
