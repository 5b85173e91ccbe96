import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/**
 * POST /api/documents/import: the bytes of a Word file (.docx, at most 10 MB) as a document, free of charge. Its pictures
 * are stored; the document itself is not: the caller makes it an item.
 */
export const importDocument = defineContract({
  method: 'post',
  path: '/api/documents/import',
  access: 'person',
  summary: 'Reads a Word file as a document',
  upload: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  /** The name of the file, for the title. */
  query: z.object({ title: z._default(z.string().check(z.maxLength(300)), '') }),
  response: succeeded(
    z.object({
      title: z.string(),
      content: z.unknown(),
      /** As many pictures could not be taken over: their kind is not known to browsers, or they are too large. */
      lostPictures: z.int(),
    }),
  ),
})
