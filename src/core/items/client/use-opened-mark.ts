import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Item } from '../shared/item.ts'
import { sendOpened } from './items.api.ts'

/**
 * Tells the server of an item's first opening (CANVAS-05); an item that is marked as existing was opened before.
 * Nothing depends on it: a failure is tried again, then left for the next opening.
 */
export const useOpenedMark = ({ id, metadata }: Item): void => {
  const queries = useQueryClient()
  const { mutate } = useMutation({ mutationFn: () => sendOpened(queries, id), retry: 2 })
  const isFirst = metadata['isExisting'] !== true
  useEffect(() => {
    if (isFirst) mutate()
  }, [isFirst, mutate])
}
