import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Item } from '../shared/item.ts'
import { itemKeys, itemsQuery } from './items.api.ts'

/**
 * Reads an open item again when the live list names a newer version of it than this browser knows: saved in another
 * tab, on another device, or by the assistant (ITEM-07). What it saved itself it knows already.
 */
export const useNewerVersion = ({ id, version }: Item, isSaved: boolean): void => {
  const queries = useQueryClient()
  const { data: listed = 0 } = useQuery({
    ...itemsQuery(),
    select: (list) => list.find((one) => one.id === id)?.version ?? 0,
  })
  useEffect(() => {
    if (isSaved && listed > version) void queries.invalidateQueries({ queryKey: itemKeys.one(id) })
  }, [isSaved, listed, version, id, queries])
}
