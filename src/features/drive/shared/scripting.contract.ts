import * as z from 'zod/mini'

import { defineContract } from '#core/http/shared/contract.ts'

const longText = z.optional(z.string().check(z.maxLength(100_000)))
const shortText = z.optional(z.string().check(z.maxLength(200)))

export const scriptActions = ['createDocument', 'createPresentation', 'saveExistingPresentation'] as const

/**
 * POST /api/drive/scripting: the scripting web app of P2 §7. `createDocument` and `createPresentation` make an item as the
 * direct calls do, charged once for its `resultId`, and save it to the drive; `saveExistingPresentation` saves an own deck,
 * free of charge. `userId` decides nothing.
 */
export const scripting = defineContract({
  method: 'post',
  path: '/api/drive/scripting',
  access: 'public',
  isHeavy: true,
  summary: 'createDocument, createPresentation, saveExistingPresentation: makes and saves to the drive',
  body: z.object({
    action: z.enum(scriptActions),
    userId: shortText,
    prompt: longText,
    content: longText,
    documentType: shortText,
    title: shortText,
    /** The deck's own id, or that of its copy in the drive. */
    presentationId: shortText,
    /** `slideNumber`, `title`, `content`, `layout`. */
    slides: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
    metadata: z.optional(z.record(z.string(), z.unknown())),
    resultId: shortText,
  }),
  response: z.object({
    success: z.literal(true),
    url: z.string(),
    /** The drive's id of the document or of the deck. */
    documentId: z.optional(z.string()),
    presentationId: z.optional(z.string()),
    title: z.string(),
    /** The item behind it. */
    itemId: z.string(),
    drive: z.string(),
    pointsDeducted: z.nullable(z.int()),
    balanceAfter: z.nullable(z.int()),
    /** Why the copy lies in another drive than the one that is set up. */
    warning: z.optional(z.string()),
  }),
})
export type ScriptBody = z.infer<typeof scripting.body & z.ZodMiniType>
