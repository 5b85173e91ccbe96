import type { ItemKind } from '#core/items/shared/kinds.ts'
import { tabStorage } from '#core/ui/client/browser-storage.ts'

import type { SuggestedMode } from '../layout/layout-state.ts'

/** After the canvas opened; between two suggestions; as long as one is shown (P1 §4, §9), in milliseconds. */
export const suggestAfter = 2_000
export const suggestEvery = 30_000
export const suggestionLasts = 10_000

/** While a dialog is open a suggestion waits; it looks this often whether it is gone. */
const lookAgain = 1_000

/** The layout that suits a kind of item; null where the usual one does (SHELL-15). */
export const suggestionFor = (kind: ItemKind): SuggestedMode | null => {
  if (kind === 'document' || kind === 'website') return 'editing'
  return kind === 'presentation' ? 'presentation' : null
}

const lastKey = 'juragan:suggested'

/** When the last suggestion was shown in this tab; a reload does not forget it. */
const lastSuggested = (): number => {
  const stored = Number(tabStorage.read(lastKey) ?? 0)
  // A clock that was put back must not silence suggestions for ever.
  return Number.isFinite(stored) && stored <= Date.now() ? stored : 0
}

interface Suggesting {
  readonly isCovered: () => boolean
  /** Read when the time has come: false where the suggestion would no longer help. */
  readonly isWanted: () => boolean
  readonly onSuggest: () => void
}

/** Waits for the moment of a suggestion; answers the function that gives it up. */
export const suggestSoon = ({ isCovered, isWanted, onSuggest }: Suggesting): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const consider = (): void => {
    if (!isWanted() || Date.now() - lastSuggested() < suggestEvery) return
    if (isCovered()) {
      timer = setTimeout(consider, lookAgain)
      return
    }
    tabStorage.write(lastKey, String(Date.now()))
    onSuggest()
  }
  timer = setTimeout(consider, suggestAfter)
  return () => clearTimeout(timer)
}
