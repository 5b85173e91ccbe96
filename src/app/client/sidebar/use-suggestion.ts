import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { itemQuery } from '#core/items/client/items.api.ts'
import { usePreferences } from '#core/ui/client/preferences.ts'

import { layoutMode } from '../layout/layout-state.ts'
import { layoutNow, useLayout } from '../layout/layout-store.ts'
import { isCovered } from '../palette/shortcuts.ts'
import { suggestionFor, suggestSoon } from './suggestions.ts'

/** Suggests the layout that suits the item that was opened (SHELL-15); only where presets have their own numbers. */
export const useSuggestion = (itemId: string | null): void => {
  const isOpen = useLayout(({ canvasMode }) => canvasMode === 'visible')
  const isDesktop = useLayout(({ width }) => width === 'desktop')
  const { data: kind } = useQuery({
    ...itemQuery(itemId ?? ''),
    enabled: itemId !== null,
    select: (item) => item.kind,
  })
  const mode = kind === undefined ? null : suggestionFor(kind)

  useEffect(() => {
    if (!isOpen || !isDesktop || mode === null) return
    return suggestSoon({
      isCovered,
      isWanted: () => {
        const current = layoutMode(layoutNow())
        const isUsual = current === 'normal' || current === 'custom'
        return isUsual && usePreferences.getState().showSuggestions
      },
      onSuggest: () => layoutNow().suggest(mode),
    })
  }, [isOpen, isDesktop, mode])
}
