import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { documentTypes } from '#core/items/shared/kinds.ts'

import { conversionTargets, paidPart } from './conversions.ts'

/**
 * POST /api/items/:id/convert: the next paper of a sale as a new document, at a document's price. The same `resultId`
 * again answers the first result; 422 `conversion_not_possible` charges nothing.
 */
export const convertItem = defineContract({
  method: 'post',
  path: '/api/items/:id/convert',
  access: 'user',
  needsAppCheck: true,
  summary: 'Makes the next paper of a sale out of a letter',
  params: z.object({ id: z.string() }),
  body: z.object({
    documentType: z.enum(conversionTargets),
    /** What a receipt is for; all of the sum where it is not said. */
    part: z._default(paidPart, 'full'),
    resultId: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: z.extend(succeeded(z.object({ id: z.string(), title: z.string(), documentType: z.enum(documentTypes) })), {
    pointsDeducted: z.int(),
    balanceAfter: z.int(),
  }),
})
