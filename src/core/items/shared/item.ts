import * as z from 'zod/mini'

import { canvasTypes, type CanvasType, itemKinds } from './kinds.ts'

const canvasTypeNames = Object.keys(canvasTypes) as [CanvasType, ...CanvasType[]]

/** Facts about an item beside its content; the fields of P1 §3 and P2 §3 that every list and canvas reads. */
export const itemMetadata = z.looseObject({
  documentType: z.optional(z.string()),
  /** The id of the chat message whose reply made the item. */
  messageId: z.optional(z.string()),
  wordCount: z.optional(z.int()),
  charCount: z.optional(z.int()),
})
export type ItemMetadata = z.infer<typeof itemMetadata>

/** Who wrote a version: the owner, or the assistant (design §3, Save). */
export const versionAuthors = ['Anda', 'AI'] as const
export type VersionAuthor = (typeof versionAuthors)[number]

/** An item as lists show it: everything but its content. */
export const itemSummary = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  /** The canvas type that opens it (P2 §1). */
  type: z.enum(canvasTypeNames),
  title: z.string(),
  description: z.string(),
  status: z.string(),
  url: z.nullable(z.string()),
  source: z.string(),
  fromBackend: z.boolean(),
  pointsDeducted: z.nullable(z.int()),
  balanceAfter: z.nullable(z.int()),
  metadata: itemMetadata,
  /** The number of the newest version, from 1. A save must name the version it started from. */
  version: z.int(),
  createdAt: z.string(),
  lastModified: z.string(),
  userId: z.string(),
  /** Its copy in the drive (P2 §3), once there is one; the embedded drive's own id and link where no Google Drive is set up. */
  googleDriveId: z.optional(z.string()),
  googleDriveUrl: z.optional(z.string()),
  savedToGoogleDrive: z.optional(z.boolean()),
})
export type ItemSummary = z.infer<typeof itemSummary>

/** An item with its content; the kind's own schema says what the content is. */
export const item = z.extend(itemSummary, { content: z.unknown() })
export type Item = z.infer<typeof item>
