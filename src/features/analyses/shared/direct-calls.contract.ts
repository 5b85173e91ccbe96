import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/**
 * POST /api/documents/analyze (P1 §7 row 5): analyses one of the owner's own items, named by its address here; 4.000
 * points, once for a `resultId`. Addresses of other places are refused and never fetched.
 */
export const analyzeDocument = defineContract({
  method: 'post',
  path: '/api/documents/analyze',
  access: 'user',
  isHeavy: true,
  summary: "Analyses one of the owner's own documents",
  body: z.object({
    documentUrl: z.optional(z.string().check(z.maxLength(2000))),
    /** `basic`, or one of our own kinds of analysis. */
    analysisType: z._default(z.string().check(z.maxLength(40)), 'basic'),
    userId: z.optional(z.string()),
    resultId: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: z.extend(
    succeeded(
      z.object({
        analysisId: z.string(),
        documentId: z.string(),
        title: z.string(),
        /** The analysis as plain text. */
        analysis: z.string(),
        sections: z.array(z.object({ title: z.string(), content: z.string() })),
        url: z.string(),
        createdAt: z.string(),
      }),
    ),
    { pointsDeducted: z.int(), balanceAfter: z.int() },
  ),
})
