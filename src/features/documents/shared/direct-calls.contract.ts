import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** What every direct call may carry besides: who the caller says it is, which decides nothing, and its own key. */
const besides = {
  userId: z.optional(z.string()),
  /** The same result sent again is answered, not stored or charged again; an item's id counts too (resolutions 1). */
  resultId: z.optional(z.string().check(z.maxLength(80))),
}
const longText = z.string().check(z.maxLength(500_000))

/** POST /api/documents/generate (P1 §7 row 3, P2 §7): stores a written text as a document; 50 points. */
export const generateDocument = defineContract({
  method: 'post',
  path: '/api/documents/generate',
  access: 'user',
  needsAppCheck: true,
  summary: 'Stores a written text as a document',
  body: z.object({ title: z.optional(z.string()), content: z.optional(longText), ...besides }),
  response: z.object({
    success: z.literal(true),
    data: z.object({ documentId: z.string(), documentUrl: z.string(), title: z.string(), createdAt: z.string() }),
    pointsDeducted: z.int(),
    balanceAfter: z.int(),
  }),
})

const workspace = '/api/workspace/api/workspace' as const

const orderBody = z.object({
  prompt: z.optional(longText),
  documentType: z.optional(z.string()),
  title: z.optional(z.string().check(z.maxLength(200))),
  ...besides,
})

const made = z.object({
  documentId: z.string(),
  url: z.string(),
  title: z.string(),
  content: z.string(),
  createdAt: z.string(),
})

/** POST {workspace}/generate-document: a document from a description; 50 points. */
export const generateWorkspaceDocument = defineContract({
  method: 'post',
  path: `${workspace}/generate-document`,
  access: 'user',
  needsAppCheck: true,
  summary: 'Makes a document from a description',
  body: orderBody,
  response: z.extend(succeeded(made), { pointsDeducted: z.int(), balanceAfter: z.int() }),
})

/**
 * POST {workspace}/stream-document: the same, told as it is written: events status, typing, complete, error. Whoever
 * leaves before the document is stored has paid nothing; the same `resultId` again answers what was stored.
 */
export const streamWorkspaceDocument = defineContract({
  method: 'post',
  path: `${workspace}/stream-document`,
  access: 'user',
  needsAppCheck: true,
  summary: 'Makes a document from a description and tells how it goes',
  body: orderBody,
  response: 'events',
})

/** One `data:` line of the stream (P2 §7). */
export const documentEvent = z.object({
  type: z.enum(['status', 'typing', 'complete', 'error']),
  message: z.optional(z.string()),
  /** From 0 to 100. */
  progress: z.optional(z.number()),
  /** Goes behind the words that were told before. */
  content: z.optional(z.string()),
  /** The words so far, in the place of all that were told before; with `complete` those of the document. */
  fullContent: z.optional(z.string()),
  documentId: z.optional(z.string()),
  url: z.optional(z.string()),
  title: z.optional(z.string()),
  error: z.optional(z.string()),
})
export type DocumentEvent = z.infer<typeof documentEvent>

/** POST {workspace}/generate-spreadsheet: the goods or figures of a description as a table with its totals; 50 points. */
export const generateSpreadsheet = defineContract({
  method: 'post',
  path: `${workspace}/generate-spreadsheet`,
  access: 'user',
  needsAppCheck: true,
  summary: 'Makes a spreadsheet from a description',
  body: z.object({ prompt: z.optional(longText), title: z.optional(z.string().check(z.maxLength(200))), ...besides }),
  response: z.extend(
    succeeded(
      z.object({
        spreadsheetId: z.string(),
        documentId: z.string(),
        /** The XLSX file. */
        url: z.string(),
        title: z.string(),
        rowCount: z.int(),
        createdAt: z.string(),
      }),
    ),
    { pointsDeducted: z.int(), balanceAfter: z.int() },
  ),
})

/** GET {workspace}/document-types: what the generator offers (P2 §9). */
export const listDocumentTypes = defineContract({
  method: 'get',
  path: `${workspace}/document-types`,
  access: 'public',
  summary: 'The types of document that the generator offers',
  response: succeeded(z.array(z.object({ id: z.string(), name: z.string(), isCard: z.boolean() }))),
})

/** POST {workspace}/create-workspace: an owner's workspace is there from the first sign-in; answers it. */
export const createWorkspace = defineContract({
  method: 'post',
  path: `${workspace}/create-workspace`,
  access: 'user',
  summary: "The owner's workspace",
  body: z.object({ userId: besides.userId }),
  response: succeeded(z.object({ workspaceId: z.string() })),
})

export const workspaceHealth = defineContract({
  method: 'get',
  path: `${workspace}/health`,
  access: 'public',
  isHealth: true,
  summary: 'Whether the workspace service answers',
  response: succeeded(z.object({ status: z.literal('ok') })),
})
