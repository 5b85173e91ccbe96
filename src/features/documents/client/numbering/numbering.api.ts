import { queryOptions } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import type { NumberFormat } from '../../shared/letter/letter-number.ts'
import { checkNumber, getNumbers, type LetterNumbers, saveNumberFormat } from '../../shared/letter-numbers.contract.ts'

const key = ['letter-numbers'] as const

/** How the owner's letters are numbered, the next numbers, and the gaps. */
export const numbersQuery = queryOptions({
  queryKey: [...key, 'own'],
  staleTime: 0,
  refetchOnWindowFocus: false,
  queryFn: async ({ signal }): Promise<LetterNumbers> => (await call(getNumbers, { query: {}, signal })).data,
})

/** The next numbers by a format that is not saved yet. */
export const triedQuery = ({ template, unit }: NumberFormat) =>
  queryOptions({
    queryKey: [...key, 'tried', template, unit],
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<LetterNumbers> =>
      (await call(getNumbers, { query: { template, unit }, signal })).data,
  })

/** Whether another letter carries a number, and the next free one. */
export const usedQuery = (number: string, documentType: DocumentType, itemId: string) =>
  queryOptions({
    queryKey: [...key, 'used', documentType, itemId, number],
    staleTime: 10_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => (await call(checkNumber, { query: { number, documentType, itemId }, signal })).data,
  })

/** Throws AppError. */
export const sendFormat = async (format: NumberFormat): Promise<LetterNumbers> =>
  (await call(saveNumberFormat, { body: { template: format.template, unit: format.unit } })).data
