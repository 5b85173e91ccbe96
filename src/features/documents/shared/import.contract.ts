import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/**
 * POST /api/documents/import: the bytes of a Word file (.docx, at most 10 MB) as a document, free of charge: it is the
 * owner's own work. Its pictures are stored; the document itself becomes an item where the caller names the sending
 * (`resultId`), the same item however often it is sent.
 */
export const importDocument = defineContract({
  method: 'post',
  path: '/api/documents/import',
  access: 'person',
  summary: 'Reads a Word file as a document',
  upload: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  query: z.object({
    /** The name of the file, for the title. */
    title: z._default(z.string().check(z.maxLength(300)), ''),
    resultId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  response: succeeded(
    z.object({
      title: z.string(),
      content: z.unknown(),
      /** The item that was stored; null without `resultId`. */
      documentId: z.nullable(z.string()),
      /** As many pictures could not be taken over: their kind is not known to browsers, or they are too large. */
      lostPictures: z.int(),
    }),
  ),
})
