import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

import { setupResult } from './pos.contract.ts'

const longest = 500
const told = z.optional(z.string().check(z.maxLength(longest)))

/** What the set-up calls tell of a business (P2 §4). Who asks is decided by the session; `userId` decides nothing. */
const seeded = {
  businessName: told,
  ownerName: told,
  ownerEmail: told,
  businessAddress: told,
  userId: z.optional(z.unknown()),
  /** The shop that is being set up; without it the database gets the schema and the owner, and no till is opened. */
  posId: z.optional(z.string()),
}

const seededAnswer = z.object({
  success: z.literal(true),
  posUrl: z.nullable(z.string()),
  data: z.nullable(setupResult),
})

/**
 * POST /inject-schema-seeder (P2 §7): puts the schema and the owner into a PostgreSQL of the owner's own, all of it or
 * nothing, as often as it is asked. Connection string and password are neither stored nor logged.
 */
export const injectSchemaSeeder = defineContract({
  method: 'post',
  path: '/api/inject-schema-seeder',
  access: 'user',
  isHeavy: true,
  longestSeconds: 600,
  summary: 'Puts the schema and the owner into a PostgreSQL of the owner’s own',
  body: z.object({
    connectionString: z._default(z.string().check(z.maxLength(longest)), ''),
    password: z._default(z.string().check(z.maxLength(longest)), ''),
    ...seeded,
  }),
  response: seededAnswer,
})

const connection = z.object({ projectName: z.nullable(z.string()), projectRef: z.nullable(z.string()) })

/** GET /oauth/connection: whether Supabase accounts can be connected here, and which one is. Asks nobody outside. */
export const readConnection = defineContract({
  method: 'get',
  path: '/api/oauth/connection',
  access: 'user',
  summary: 'The saved connection to a Supabase account',
  response: succeeded(z.object({ isConfigured: z.boolean(), connection: z.nullable(connection) })),
})

/** DELETE /oauth/connection: forgets the permission here and ends it there. */
export const endConnection = defineContract({
  method: 'delete',
  path: '/api/oauth/connection',
  access: 'user',
  summary: 'Ends the connection to a Supabase account',
  response: succeeded(z.object({ disconnected: z.literal(true) })),
})

/**
 * POST /oauth/verify-token (P2 §7): whether the saved permission still counts. The bearer is a session, or the handle
 * of the connection; `success` is false where the owner has to connect again.
 */
export const verifyToken = defineContract({
  method: 'post',
  path: '/api/oauth/verify-token',
  access: 'public',
  summary: 'Whether the saved connection still counts',
  response: z.object({ success: z.boolean(), projectName: z.nullable(z.string()) }),
})

/** GET /oauth/authorize (P2 §7): where the owner consents, for a popup. */
export const authorize = defineContract({
  method: 'get',
  path: '/api/oauth/authorize',
  access: 'user',
  summary: 'The address at which an owner lets us use a Supabase account',
  response: z.object({ success: z.literal(true), authUrl: z.string() }),
})

/** Where the popup comes back to: a page that tells its opener how it went and closes. */
export const oauthCallback = defineContract({
  method: 'get',
  path: '/api/oauth/callback',
  access: 'public',
  summary: 'Where the popup comes back to',
  query: z.object({ code: z.optional(z.string()), state: z.optional(z.string()), error: z.optional(z.string()) }),
  response: 'file',
})

/** The script of that page. */
export const popupScript = defineContract({
  method: 'get',
  path: '/api/oauth/popup.js',
  access: 'public',
  summary: 'The script of the page that the popup comes back to',
  response: 'file',
})

/**
 * POST /oauth/inject-pos (P2 §7): puts the schema and the owner into a project of the connected account. The project is
 * named by `projectRef` (or `id`, `ref`, `project_id`), else the stored one is used; `createProject` makes one where
 * the account has none.
 */
export const injectPos = defineContract({
  method: 'post',
  path: '/api/oauth/inject-pos',
  access: 'public',
  isHeavy: true,
  // A project of theirs may need minutes to wake up.
  longestSeconds: 600,
  summary: 'Puts the schema and the owner into a project of the connected Supabase account',
  body: z.object({
    ...seeded,
    projectRef: told,
    id: told,
    ref: told,
    project_id: told,
    createProject: z._default(z.boolean(), false),
  }),
  response: seededAnswer,
})

/** The messages of the popup (P2 §7). `accessToken` is an opaque handle: the token itself never leaves the server. */
export const popupMessage = z.union([
  z.object({
    type: z.literal('SUPABASE_OAUTH_SUCCESS'),
    accessToken: z.string(),
    projects: z.array(z.object({ id: z.string(), ref: z.string(), project_id: z.string(), name: z.string() })),
  }),
  z.object({ type: z.literal('SUPABASE_OAUTH_ERROR'), error: z.optional(z.string()) }),
])
export type PopupMessage = z.infer<typeof popupMessage>

/** Where the popup's message is heard too, when a browser has cut it off from its opener. */
export const popupChannel = 'juragan:supabase'
