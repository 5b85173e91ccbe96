import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

import { copyFormats, copyStates, driveNames } from '../shared/drive-names.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

const literals = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** Files and folders of the embedded drive. A name stands once in its folder, however it is written. */
export const driveFiles = pgTable(
  'drive_files',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    /** The folder it lies in; null is the top. */
    parentId: text('parent_id').references((): AnyPgColumn => driveFiles.id),
    isFolder: boolean('is_folder').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    /** The item it is a copy of, and which version of it. */
    itemId: text('item_id'),
    itemVersion: integer('item_version'),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('drive_files_name')
      .on(table.ownerId, sql`coalesce(${table.parentId}, '')`, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
    index('drive_files_of_owner').on(table.ownerId, table.modifiedAt.desc()),
    index('drive_files_in_folder').on(table.parentId),
    check('drive_files_size', sql`${table.size} >= 0`),
  ],
)

/** The bytes beside the files, so that lists never read them. */
export const driveContents = pgTable('drive_contents', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => driveFiles.id, { onDelete: 'cascade' }),
  bytes: bytea('bytes').notNull(),
})

/** Which copy of an item lies in which drive, and how far its saving is: one row, so one file, whoever saves. */
export const driveCopies = pgTable(
  'drive_copies',
  {
    itemId: text('item_id').notNull(),
    drive: text('drive', { enum: driveNames }).notNull(),
    format: text('format', { enum: copyFormats }).notNull(),
    ownerId: text('owner_id').notNull(),
    /** The drive's own id of the file; null until the first saving is done. */
    fileId: text('file_id'),
    url: text('url'),
    /** The name that we gave last: a file that its owner renamed keeps its name. */
    givenName: text('given_name'),
    /** The item's version that the file has. */
    version: integer('version'),
    savedAt: instant('saved_at'),
    state: text('state', { enum: copyStates }).notNull(),
    /** The code of the last failure. */
    failure: text('failure'),
    /** Percent that has been sent. */
    progress: integer('progress').notNull(),
    /** Who is saving; a new saving takes the row over when the time is up. */
    saveId: text('save_id'),
    busyUntil: instant('busy_until'),
    /** The newest version that somebody asked to have saved. */
    wantedVersion: integer('wanted_version').notNull(),
    isCancelAsked: boolean('is_cancel_asked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.drive, table.format] }),
    index('drive_copies_of_owner').on(table.ownerId),
    index('drive_copies_file').on(table.fileId),
    check('drive_copies_drive_known', sql`${table.drive} in (${literals(driveNames)})`),
    check('drive_copies_format_known', sql`${table.format} in (${literals(copyFormats)})`),
    check('drive_copies_state_known', sql`${table.state} in (${literals(copyStates)})`),
  ],
)

/** An owner's Google account. Tokens are sealed with the secret key; the table alone opens nothing. */
export const driveConnections = pgTable('drive_connections', {
  ownerId: text('owner_id').primaryKey(),
  /** The account's address, so that the owner knows which one it is. */
  account: text('account').notNull(),
  refreshToken: text('refresh_token').notNull(),
  accessToken: text('access_token').notNull(),
  accessUntil: instant('access_until').notNull(),
  connectedAt: instant('connected_at').notNull(),
  /** Since when the permission is gone: 'Hubungkan lagi'. */
  revokedAt: instant('revoked_at'),
})
