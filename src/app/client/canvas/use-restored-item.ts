import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { itemQuery } from '#core/items/client/items.api.ts'

import { layoutNow, useLayout } from '../layout/layout-store.ts'

/**
 * An item that this tab had open comes back with a reload as long as it is the owner's (resolutions 11). One that is gone
 * is left once; who opens it again reads why and how it comes back.
 */
export const useRestoredItem = (): void => {
  const [restored, setRestored] = useState(() => layoutNow().activeItemId)
  const isShown = useLayout(({ activeItemId }) => activeItemId !== null && activeItemId === restored)
  const { error } = useQuery({ ...itemQuery(restored ?? ''), enabled: isShown })
  const isGone = isShown && error !== null && toAppError(error).code === 'not_found'
  useEffect(() => {
    if (isGone) layoutNow().closeCanvas()
  }, [isGone])
  useEffect(
    () =>
      useLayout.subscribe(({ activeItemId }) => {
        if (activeItemId !== restored) setRestored(null)
      }),
    [restored],
  )
}
