import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** As many pages are drawn in one call. */
export const mostDrawnPages = 20

const body = { title: z._default(z.string(), ''), content: z.unknown() }

/**
 * POST /api/documents/pages: how many pages the document would have as a PDF (DOC-06), and with `count` those pages as
 * pictures from page `from` on. Nothing is stored.
 */
export const countPages = defineContract({
  method: 'post',
  path: '/api/documents/pages',
  access: 'person',
  isHeavy: true,
  summary: 'The number of pages of a document, and its pages as pictures',
  body: z.object({
    ...body,
    from: z._default(z.int().check(z.minimum(1)), 1),
    count: z._default(z.int().check(z.minimum(0), z.maximum(mostDrawnPages)), 0),
  }),
  response: succeeded(z.object({ pages: z.int(), svgs: z.array(z.string()) })),
})

/** POST /api/documents/layout: where the pages of the document begin, from the PDF's own layout. Nothing is stored. */
export const layOutDocument = defineContract({
  method: 'post',
  path: '/api/documents/layout',
  access: 'person',
  isHeavy: true,
  summary: 'Where the pages of a document begin',
  body: z.object(body),
  response: succeeded(
    z.object({
      pages: z.int(),
      /** Letters of the document that no face of the PDF can write. */
      undrawn: z._default(z.string(), ''),
      breaks: z.array(
        z.object({
          /** The page that begins, from 2. */
          page: z.int(),
          /** The node of the body, from 0. */
          at: z.int(),
          /** Characters of the node's text on the earlier pages; null where the node itself begins the page. */
          offset: z.nullable(z.int()),
          /** The row of a table that begins the page: rows of goods from 0, of an own table with its heading rows. */
          row: z.nullable(z.int()),
          /** Which of the blocks of a letter block (`letterBlock`) begins the page. */
          block: z.nullable(z.int()),
        }),
      ),
    }),
  ),
})
