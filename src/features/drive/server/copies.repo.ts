import { and, eq, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import type { DriveObject } from '#core/outbound/server/drive.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { DriveCopy } from '../shared/drive.contract.ts'
import type { CopyFormat, DriveName } from '../shared/drive-names.ts'
import { driveCopies } from './drive.tables.ts'

export type CopyRow = typeof driveCopies.$inferSelect

/** Names one copy: an item, in a drive, as a kind of file. */
export interface CopyKey {
  readonly itemId: string
  readonly drive: DriveName
  readonly format: CopyFormat
}

/** Whoever saves promises to say so again within this time. */
export const leaseMilliseconds = 30_000

const which = ({ itemId, drive, format }: CopyKey) =>
  and(eq(driveCopies.itemId, itemId), eq(driveCopies.drive, drive), eq(driveCopies.format, format))

const held = (key: CopyKey, saveId: string) => and(which(key), eq(driveCopies.saveId, saveId))

export const readCopy = async (reader: Reader, key: CopyKey): Promise<CopyRow | null> => {
  const [row] = await reader.select().from(driveCopies).where(which(key))
  return row ?? null
}

/** An item's copies in all drives. */
export const listCopies = (reader: Reader, ownerId: string, itemId: string): Promise<CopyRow[]> =>
  reader
    .select()
    .from(driveCopies)
    .where(and(eq(driveCopies.ownerId, ownerId), eq(driveCopies.itemId, itemId)))
    .orderBy(driveCopies.drive, driveCopies.format)

/** The copy that a drive knows by its own id. */
export const findByFile = async (reader: Reader, ownerId: string, fileId: string): Promise<CopyRow | null> => {
  const [row] = await reader
    .select()
    .from(driveCopies)
    .where(and(eq(driveCopies.ownerId, ownerId), eq(driveCopies.fileId, fileId)))
  return row ?? null
}

/**
 * Takes a copy for saving; answers the id of the saving. Null where somebody else saves it just now: they are told to
 * save this version too.
 */
export const claimCopy = async (
  tx: Tx,
  key: CopyKey,
  { ownerId, version, now }: { readonly ownerId: string; readonly version: number; readonly now: Date },
): Promise<string | null> => {
  const saveId = newId('driveSave')
  const busyUntil = new Date(now.getTime() + leaseMilliseconds)
  const begun = { state: 'saving' as const, failure: null, progress: 0, saveId, busyUntil, isCancelAsked: false }
  for (;;) {
    const [taken] = await tx
      .insert(driveCopies)
      .values({ ...key, ...begun, ownerId, wantedVersion: version })
      .onConflictDoUpdate({
        target: [driveCopies.itemId, driveCopies.drive, driveCopies.format],
        set: { ...begun, wantedVersion: version },
        setWhere: sql`${driveCopies.state} <> 'saving' or ${driveCopies.busyUntil} < ${now.toISOString()}`,
      })
      .returning({ saveId: driveCopies.saveId })
    if (taken) return saveId
    const [told] = await tx
      .update(driveCopies)
      .set({ wantedVersion: sql`greatest(${driveCopies.wantedVersion}, ${version})` })
      .where(and(which(key), eq(driveCopies.state, 'saving')))
      .returning({ itemId: driveCopies.itemId })
    // It ended between the two: then it is free.
    if (told) return null
  }
}

/** Says that the saving goes on. False where it was canceled, or somebody else has taken it over. */
export const renewClaim = async (
  reader: Reader,
  key: CopyKey,
  saveId: string,
  { progress, now }: { readonly progress: number; readonly now: Date },
): Promise<'mine' | 'canceled' | 'lost'> => {
  const [row] = await reader
    .update(driveCopies)
    .set({ progress, busyUntil: new Date(now.getTime() + leaseMilliseconds) })
    .where(held(key, saveId))
    .returning({ isCancelAsked: driveCopies.isCancelAsked })
  if (!row) return 'lost'
  return row.isCancelAsked ? 'canceled' : 'mine'
}

/** Writes down at once which file it is, before anything else can fail. */
export const noteFile = async (
  tx: Tx,
  key: CopyKey,
  saveId: string,
  { file, version, now }: { readonly file: DriveObject; readonly version: number; readonly now: Date },
): Promise<CopyRow | null> => {
  const [row] = await tx
    .update(driveCopies)
    .set({
      fileId: file.id,
      url: file.url,
      ...(file.isOwnersName ? {} : { givenName: file.name }),
      version,
      savedAt: now,
      progress: 100,
    })
    .where(held(key, saveId))
    .returning()
  return row ?? null
}

/** Ends a saving well, unless a newer version was asked for meanwhile: then false, and it goes on. */
export const endWell = async (reader: Reader, key: CopyKey, saveId: string, version: number): Promise<boolean> => {
  const rows = await reader
    .update(driveCopies)
    .set({ state: 'saved', saveId: null, busyUntil: null })
    .where(and(held(key, saveId), sql`${driveCopies.wantedVersion} <= ${version}`))
    .returning({ itemId: driveCopies.itemId })
  return rows.length > 0
}

export const endFailed = async (reader: Reader, key: CopyKey, saveId: string, failure: string): Promise<void> => {
  await reader
    .update(driveCopies)
    .set({ state: 'failed', failure, saveId: null, busyUntil: null })
    .where(held(key, saveId))
}

export const askCancel = async (reader: Reader, ownerId: string, itemId: string): Promise<void> => {
  await reader
    .update(driveCopies)
    .set({ isCancelAsked: true })
    .where(and(eq(driveCopies.ownerId, ownerId), eq(driveCopies.itemId, itemId), eq(driveCopies.state, 'saving')))
}

/** A copy as callers read it; one whose server died counts as broken off. */
export const tellCopy = (row: CopyRow, now: Date): DriveCopy => {
  const isDead = row.state === 'saving' && (row.busyUntil === null || row.busyUntil < now)
  return {
    itemId: row.itemId,
    drive: row.drive,
    format: row.format,
    state: isDead ? 'failed' : row.state,
    progress: row.progress,
    failure: isDead ? 'shutting_down' : row.failure,
    googleDriveId: row.fileId,
    googleDriveUrl: row.url,
    savedToGoogleDrive: row.fileId !== null,
    version: row.version,
    savedAt: row.savedAt?.toISOString() ?? null,
  }
}
