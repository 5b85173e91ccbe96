import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { restoreItem } from '../shared/items.contract.ts'
import { tellOfItem } from './item-notice.ts'
import { itemKeys } from './items.api.ts'

/** Takes the deletion of an item back, however long ago it was; whether it is there again. A failure is told. */
export const bringBack = async (queries: QueryClient, id: string): Promise<boolean> => {
  try {
    await call(restoreItem, { params: { id } })
  } catch (thrown) {
    tellOfItem({ title: 'Belum kembali', text: errorText(toAppError(thrown).code) })
    return false
  }
  void queries.invalidateQueries({ queryKey: itemKeys.lists })
  return true
}

/** `bringBack` for one item of this page, and whether it is on its way. */
export const useBringBack = (
  id: string,
): { readonly isComing: boolean; readonly bringItBack: () => Promise<boolean> } => {
  const queries = useQueryClient()
  const [isComing, setComing] = useState(false)
  const bringItBack = async (): Promise<boolean> => {
    setComing(true)
    const isBack = await bringBack(queries, id)
    setComing(false)
    return isBack
  }
  return { isComing, bringItBack }
}
