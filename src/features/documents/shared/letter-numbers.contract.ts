import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { documentTypes } from '#core/items/shared/kinds.ts'

const format = z.object({ template: z.string().check(z.maxLength(120)), unit: z.string().check(z.maxLength(40)) })

/** A number of a series that no letter carries. */
export const numberGap = z.object({
  code: z.string(),
  /** 0 where the series does not start anew each year. */
  year: z.int(),
  sequence: z.int(),
  /** As it was given; null where it never was. */
  number: z.nullable(z.string()),
  reason: z.enum(['deleted', 'changed', 'skipped']),
  /** The letter that had it. */
  title: z.nullable(z.string()),
})
export type NumberGap = z.infer<typeof numberGap>

const numbers = z.object({
  format,
  /** The number that the next letter of each type gets. */
  next: z.array(z.object({ documentType: z.enum(documentTypes), number: z.string() })),
  gaps: z.array(numberGap),
})
export type LetterNumbers = z.infer<typeof numbers>

/**
 * GET /api/documents/numbers: the owner's format, the next number of each type, and the gaps. With `template` (and
 * `unit`) the next numbers are those of that format, for looking before it is saved; 400 `invalid_number_format` says
 * in `details.problem` what is wrong with it.
 */
export const getNumbers = defineContract({
  method: 'get',
  path: '/api/documents/numbers',
  access: 'user',
  summary: "The owner's letter numbers: format, next numbers, gaps",
  query: z.object({
    template: z.optional(format.shape.template),
    unit: z.optional(format.shape.unit),
  }),
  response: succeeded(numbers),
})

/** PUT /api/documents/numbers/format: how new letters are numbered; those that are there keep their numbers. */
export const saveNumberFormat = defineContract({
  method: 'put',
  path: '/api/documents/numbers/format',
  access: 'user',
  summary: 'Sets the format of letter numbers',
  body: format,
  response: succeeded(numbers),
})

/** GET /api/documents/numbers/check: whether another letter carries a number, and the next free one. */
export const checkNumber = defineContract({
  method: 'get',
  path: '/api/documents/numbers/check',
  access: 'user',
  summary: 'Whether a letter number is used already',
  query: z.object({
    number: z.string().check(z.maxLength(200)),
    documentType: z.enum(documentTypes),
    itemId: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: succeeded(
    z.object({ usedBy: z.nullable(z.object({ id: z.string(), title: z.string() })), suggestion: z.string() }),
  ),
})
