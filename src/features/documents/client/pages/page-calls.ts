import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** POST /api/documents/layout: where the pages of a document begin, as the PDF has them. */
export const layoutDocument = defineContract({
  method: 'post',
  path: '/api/documents/layout',
  access: 'person',
  summary: 'Where the pages of a document begin',
  body: z.object({ title: z.string(), content: z.unknown() }),
  response: succeeded(
    z.object({
      pages: z.int(),
      breaks: z.array(z.object({ page: z.int(), at: z.int(), offset: z.nullable(z.int()), row: z.nullable(z.int()) })),
    }),
  ),
})

/** POST /api/documents/pages with a range: the pages themselves as pictures. */
export const drawPages = defineContract({
  method: 'post',
  path: '/api/documents/pages',
  access: 'person',
  summary: 'The pages of a document as pictures',
  body: z.object({ title: z.string(), content: z.unknown(), from: z.int(), count: z.int() }),
  response: succeeded(z.object({ pages: z.int(), svgs: z.array(z.string()) })),
})
