import { useLayoutEffect, useState } from 'react'

import { usePreferences } from '#core/ui/client/preferences.ts'

import { layoutMode } from '../layout/layout-state.ts'
import { layoutNow } from '../layout/layout-store.ts'
import { openPalette } from './palette-state.ts'
import { actionOf, isCovered, isWriting, type ShortcutAction, takesKey } from './shortcuts.ts'

const run = (action: Exclude<ShortcutAction, 'help' | 'palette'>): void => {
  const { chooseMode, toggleFocus, toggleMaximized } = layoutNow()
  if (action === 'focus') toggleFocus()
  else if (action === 'maximize') toggleMaximized()
  else chooseMode(action === 'restore' ? 'normal' : action)
}

/**
 * The keys of the workspace (SHELL-09); answers whether their list is open. On the phone there is nothing to lay out: a
 * keyboard there can search.
 */
export const useShortcuts = (isPhone: boolean): { readonly isListOpen: boolean; readonly closeList: () => void } => {
  const [isListOpen, setListOpen] = useState(false)
  // With the page and not after it: on a busy device a key pressed at the first sight of it would be lost.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      // Whoever handled a key before it came up here needed it.
      if (event.defaultPrevented || event.isComposing) return
      const action = actionOf(event)
      if (action === null || (isPhone && action !== 'palette')) return
      const situation = {
        isEnabled: usePreferences.getState().shortcuts,
        isWriting: isWriting(event.target),
        isCovered: isCovered(),
        isMaximized: layoutMode(layoutNow()) === 'maximized',
      }
      if (!takesKey(action, situation)) return
      event.preventDefault()
      if (event.repeat) return
      if (action === 'help') setListOpen(true)
      else if (action === 'palette') openPalette()
      else run(action)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isPhone])
  return { isListOpen: isListOpen && !isPhone, closeList: () => setListOpen(false) }
}
