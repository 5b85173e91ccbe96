import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => at('created_at').notNull().defaultNow()
const updatedAt = () => at('updated_at').notNull().defaultNow()

/**
 * People: accounts and guests. Property names are those of the sign-in library. A guest who signed in keeps the row
 * with `mergedInto`, so that work begun as a guest still finds its owner.
 */
export const users = pgTable(
  'auth_users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    mergedInto: text('merged_into').references((): AnyPgColumn => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('auth_users_only_guests_merge', sql`${table.mergedInto} is null or ${table.isAnonymous}`)],
)

/** Signed-in browsers and API clients. `token` is a SHA-256, never the token itself. */
export const sessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When a new sign-in of the same browser took its place; what ends then by itself is never renewed. */
    replacedAt: at('replaced_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_sessions_user').on(table.userId), index('auth_sessions_expiry').on(table.expiresAt)],
)

/** How a person proves who they are: a password's hash, or an identity provider's subject. */
export const accounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('auth_accounts_user').on(table.userId),
    uniqueIndex('auth_accounts_subject').on(table.providerId, table.accountId),
  ],
)

/** Short-lived single-use values of the sign-in library. */
export const verifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_verifications_identifier').on(table.identifier)],
)

/**
 * Sign-ins that have gone to an issuer and may come back, once and within their time. `id` and `browser` are SHA-256 of
 * the state and of the cookie of the browser that left; used rows stay a while, so that a repetition is told as such.
 */
export const flows = pgTable(
  'auth_flows',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    browser: text('browser').notNull(),
    isPopup: boolean('is_popup').notNull(),
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('auth_flows_expiry').on(table.expiresAt)],
)

/** Proofs of app verification that were exchanged, so that none works twice. `id` is a SHA-256; nothing names a person. */
export const usedProofs = pgTable(
  'auth_used_proofs',
  { id: text('id').primaryKey(), expiresAt: at('expires_at').notNull() },
  (table) => [index('auth_used_proofs_expiry').on(table.expiresAt)],
)
