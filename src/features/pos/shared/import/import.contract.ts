import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { goodsFields } from './goods-columns.ts'

/** The largest file that is read, in bytes, and the most goods in it. */
export const largestGoodsFile = 10 * 1024 * 1024
export const mostGoods = 10_000

const lineProblem = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string(),
  what: z.string(),
  todo: z.string(),
})

const importReport = z.object({
  /** False for a look before anything is written. */
  taken: z.boolean(),
  /** The sheet that was read and how many others there are; null for a CSV file. */
  sheet: z.nullable(z.object({ name: z.string(), others: z.int() })),
  /** The file's columns, with the first thing that stands in each. */
  headings: z.array(z.object({ name: z.string(), sample: z.string() })),
  /** Which column was read as what, counted from 0. */
  columns: z.record(z.enum(goodsFields), z.nullable(z.int())),
  counts: z.object({
    added: z.int(),
    changed: z.int(),
    /** Goods that are in the shop just so already. */
    same: z.int(),
    /** Lines with something wrong in them; they are left out. */
    wrong: z.int(),
    rounded: z.int(),
  }),
  /** The first lines that add or change something. */
  examples: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      kind: z.enum(['new', 'changed']),
      facts: z.array(
        z.object({
          field: z.enum(goodsFields),
          before: z.nullable(z.union([z.string(), z.number()])),
          after: z.union([z.string(), z.number()]),
        }),
      ),
    }),
  ),
  problems: z.array(lineProblem),
  /** The wrong lines as the file has them, for mending and sending again. */
  wrongLines: z.array(z.object({ line: z.int(), cells: z.array(z.union([z.string(), z.number()])) })),
})
export type ImportReport = z.infer<typeof importReport>

/**
 * POST /api/pos/:id/products/import: the bytes of a CSV or Excel (.xlsx) file of goods. Without `take` it tells what it
 * would do. With it the good lines are taken in one transaction, the wrong ones left out; taken again it changes nothing.
 */
export const importProducts = defineContract({
  method: 'post',
  path: '/api/pos/:id/products/import',
  access: 'user',
  summary: 'Reads goods from a CSV or Excel file, with what is wrong in which line',
  upload: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  params: z.object({ id: z.string() }),
  query: z.object({
    take: z._default(z.enum(['yes', 'no']), 'no'),
    /** Columns chosen by hand, `name:0,price:2`; guessed by their headings where absent. */
    columns: z.optional(z.string().check(z.regex(/^(?:[a-z]+:\d{1,2}(?:,(?!$)|$))+$/))),
  }),
  response: succeeded(importReport),
})

/** GET /api/pos/products-template: an empty file in the shape that the import reads best. */
export const productsTemplate = defineContract({
  method: 'get',
  path: '/api/pos/products-template',
  access: 'public',
  summary: 'A file to fill in with goods',
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: 'file',
})
