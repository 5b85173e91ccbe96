import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** Who the caller says it is, which decides nothing, and its own key: the same result is stored and charged once. */
const besides = {
  userId: z.optional(z.string()),
  resultId: z.optional(z.string().check(z.maxLength(80))),
}

const made = z.object({
  presentationId: z.string(),
  presentationUrl: z.string(),
  title: z.string(),
  slideCount: z.int(),
  createdAt: z.string(),
})
const paid = { pointsDeducted: z.int(), balanceAfter: z.int() }

/** POST /api/documents/presentation (P1 §7 row 4, P2 §7): stores written slides as a deck; 8.000 points. */
export const createPresentation = defineContract({
  method: 'post',
  path: '/api/documents/presentation',
  access: 'user',
  needsAppCheck: true,
  summary: 'Stores written slides as a presentation',
  body: z.object({
    title: z.optional(z.string().check(z.maxLength(500))),
    /** P1's `{title, content}`, P2's `{slideNumber, title, content, layout}` or our own slides. */
    slides: z.optional(z.unknown()),
    ...besides,
  }),
  response: z.extend(succeeded(made), paid),
})

/** POST {workspace}/generate-presentation: a deck from a description; 8.000 points. */
export const generatePresentation = defineContract({
  method: 'post',
  path: '/api/workspace/api/workspace/generate-presentation',
  access: 'user',
  needsAppCheck: true,
  summary: 'Makes a presentation from a description',
  body: z.object({
    prompt: z.optional(z.string().check(z.maxLength(500_000))),
    title: z.optional(z.string().check(z.maxLength(200))),
    ...besides,
  }),
  response: z.extend(succeeded(made), paid),
})
