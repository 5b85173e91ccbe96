import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { DrivePlace } from '../shared/drive.contract.ts'
import { freeName, tidyName } from '../shared/file-names.ts'
import { driveContents, driveFiles } from './drive.tables.ts'

export type FileRow = typeof driveFiles.$inferSelect

/** The largest file of the embedded drive, in bytes. */
export const largestFile = 25 * 1024 * 1024

/** As many entries of a folder or of a search are told. */
const mostEntries = 1_000

/** Folders in folders end here: a way that long cannot be shown. */
const deepest = 20

export const folderType = 'application/vnd.juragan.folder'

const own = (ownerId: string, id: string) => and(eq(driveFiles.id, id), eq(driveFiles.ownerId, ownerId))

/** One change of an owner's drive at a time: names, quota and folders stay true. */
export const lockDrive = async (tx: Tx, ownerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drive ${ownerId}`}, 0))`)
}

/** A file or folder of its owner that is not in the trash; null for another's. */
export const findFile = async (reader: Reader, ownerId: string, id: string): Promise<FileRow | null> => {
  if (storableText(id) !== id) return null
  const [row] = await reader
    .select()
    .from(driveFiles)
    .where(and(own(ownerId, id), isNull(driveFiles.deletedAt)))
  return row ?? null
}

/** `findFile`, where none is `drive_object_not_found`. */
export const getFile = async (reader: Reader, ownerId: string, id: string): Promise<FileRow> => {
  const row = await findFile(reader, ownerId, id)
  if (!row) throw new AppError('drive_object_not_found')
  return row
}

const getFolder = async (reader: Reader, ownerId: string, id: string): Promise<FileRow> => {
  const row = await getFile(reader, ownerId, id)
  if (!row.isFolder) throw new AppError('drive_object_not_found', { message: 'no folder' })
  return row
}

const inFolder = (ownerId: string, parentId: string | null) =>
  and(
    eq(driveFiles.ownerId, ownerId),
    parentId === null ? isNull(driveFiles.parentId) : eq(driveFiles.parentId, parentId),
    isNull(driveFiles.deletedAt),
  )

const foldersFirst = [desc(driveFiles.isFolder), asc(sql`lower(${driveFiles.name})`), asc(driveFiles.id)]

/** What lies in a folder, folders first; null is the top. */
export const listFolder = (reader: Reader, ownerId: string, parentId: string | null): Promise<FileRow[]> =>
  reader
    .select()
    .from(driveFiles)
    .where(inFolder(ownerId, parentId))
    .orderBy(...foldersFirst)
    .limit(mostEntries)

/** Files and folders whose names have every word, wherever they lie. */
export const searchFiles = (reader: Reader, ownerId: string, text: string): Promise<FileRow[]> => {
  const words = storableText(text).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  return reader
    .select()
    .from(driveFiles)
    .where(
      and(
        eq(driveFiles.ownerId, ownerId),
        isNull(driveFiles.deletedAt),
        ...words.map((word) => sql`strpos(lower(${driveFiles.name}), ${word}) > 0`),
      ),
    )
    .orderBy(...foldersFirst)
    .limit(mostEntries)
}

/** What was thrown away, newest first; what went with its folder is not named again. */
export const listTrash = async (reader: Reader, ownerId: string): Promise<FileRow[]> => {
  const rows = await reader
    .select()
    .from(driveFiles)
    .where(and(eq(driveFiles.ownerId, ownerId), isNotNull(driveFiles.deletedAt)))
    .orderBy(desc(driveFiles.deletedAt), asc(driveFiles.id))
    .limit(mostEntries)
  const gone = new Map(rows.map((row) => [row.id, row.deletedAt?.getTime()]))
  return rows.filter((row) => row.parentId === null || gone.get(row.parentId) !== row.deletedAt?.getTime())
}

/** The way to a folder from the top, the folder itself last. */
export const pathTo = async (reader: Reader, ownerId: string, folderId: string | null): Promise<DrivePlace[]> => {
  const path: DrivePlace[] = []
  for (let at = folderId; at !== null && path.length < deepest;) {
    const row: FileRow = await getFolder(reader, ownerId, at)
    path.unshift({ id: row.id, name: row.name })
    at = row.parentId
  }
  return path
}

/** The ids of a file or folder and of all that lies below it. */
const withAllBelow = async (tx: Tx, ownerId: string, id: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive below as (
      select id from drive_files where id = ${id} and owner_id = ${ownerId}
      union
      select child.id from drive_files child join below on child.parent_id = below.id
    )
    select id from below`)
  return rows.map((row) => row.id)
}

/** What the drive holds, the trash included: that is what fills it. */
export const usedBytes = async (reader: Reader, ownerId: string): Promise<number> => {
  const [row] = await reader
    .select({ used: sql<string>`coalesce(sum(${driveFiles.size}), 0)` })
    .from(driveFiles)
    .where(eq(driveFiles.ownerId, ownerId))
  return Number(row?.used ?? 0)
}

const namesIn = async (tx: Tx, ownerId: string, parentId: string | null, except?: string): Promise<string[]> =>
  (await tx.select({ id: driveFiles.id, name: driveFiles.name }).from(driveFiles).where(inFolder(ownerId, parentId)))
    .filter((row) => row.id !== except)
    .map((row) => row.name)

export interface NewFile {
  readonly ownerId: string
  readonly parentId: string | null
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
  readonly itemId: string | null
  readonly itemVersion: number | null
  readonly quota: number
  readonly now: Date
}

const checkRoom = async (
  tx: Tx,
  ownerId: string,
  bytes: Uint8Array,
  replaced: number,
  quota: number,
): Promise<void> => {
  if (bytes.byteLength > largestFile) throw new AppError('drive_file_too_large')
  const used = await usedBytes(tx, ownerId)
  if (used - replaced + bytes.byteLength > quota) throw new AppError('drive_full', { details: { used, quota } })
}

/** Stores a file under its name, or under the next free one. The drive must be locked. */
export const insertFile = async (tx: Tx, given: NewFile): Promise<FileRow> => {
  const { ownerId, parentId, bytes, now, quota } = given
  await checkRoom(tx, ownerId, bytes, 0, quota)
  const wanted = tidyName(storableText(given.name)) ?? 'Tanpa nama'
  const row: FileRow = {
    id: newId('driveFile'),
    ownerId,
    parentId,
    isFolder: false,
    name: freeName(wanted, await namesIn(tx, ownerId, parentId)),
    mediaType: given.mediaType,
    size: bytes.byteLength,
    itemId: given.itemId,
    itemVersion: given.itemVersion,
    createdAt: now,
    modifiedAt: now,
    deletedAt: null,
  }
  await tx.insert(driveFiles).values(row)
  await tx.insert(driveContents).values({ fileId: row.id, bytes: Buffer.from(bytes) })
  return row
}

/** Puts new bytes, and a new name where one is given and free, into a file. The drive must be locked. */
export const replaceFile = async (
  tx: Tx,
  file: FileRow,
  given: Pick<NewFile, 'bytes' | 'mediaType' | 'itemVersion' | 'quota' | 'now'> & { readonly name: string | null },
): Promise<FileRow> => {
  await checkRoom(tx, file.ownerId, given.bytes, file.size, given.quota)
  const wanted = given.name === null ? null : tidyName(storableText(given.name))
  const name = wanted === null ? file.name : freeName(wanted, await namesIn(tx, file.ownerId, file.parentId, file.id))
  const change = {
    name,
    mediaType: given.mediaType,
    size: given.bytes.byteLength,
    itemVersion: given.itemVersion,
    modifiedAt: given.now,
  }
  await tx.update(driveFiles).set(change).where(eq(driveFiles.id, file.id))
  await tx
    .update(driveContents)
    .set({ bytes: Buffer.from(given.bytes) })
    .where(eq(driveContents.fileId, file.id))
  return { ...file, ...change }
}

export const readBytes = async (reader: Reader, fileId: string): Promise<Uint8Array> => {
  const [row] = await reader.select().from(driveContents).where(eq(driveContents.fileId, fileId))
  if (!row) throw new AppError('drive_object_not_found', { message: 'no content' })
  return row.bytes
}

/** A name that its folder does not have yet. Throws `drive_name_taken`. */
const claimName = async (
  tx: Tx,
  ownerId: string,
  parentId: string | null,
  given: string,
  except?: string,
): Promise<string> => {
  const name = tidyName(storableText(given))
  if (name === null) throw new AppError('invalid_request', { details: { fields: ['name'] } })
  const taken = await namesIn(tx, ownerId, parentId, except)
  if (taken.some((one) => one.toLowerCase() === name.toLowerCase())) throw new AppError('drive_name_taken')
  return name
}

export const insertFolder = async (
  tx: Tx,
  { ownerId, parentId, name, now }: { ownerId: string; parentId: string | null; name: string; now: Date },
): Promise<FileRow> => {
  await lockDrive(tx, ownerId)
  if ((await pathTo(tx, ownerId, parentId)).length >= deepest - 1)
    throw new AppError('invalid_request', { details: { fields: ['parentId'] } })
  const row: FileRow = {
    id: newId('driveFile'),
    ownerId,
    parentId,
    isFolder: true,
    name: await claimName(tx, ownerId, parentId, name),
    mediaType: folderType,
    size: 0,
    itemId: null,
    itemVersion: null,
    createdAt: now,
    modifiedAt: now,
    deletedAt: null,
  }
  await tx.insert(driveFiles).values(row)
  return row
}

/** Another name or folder. A folder never goes into itself. */
export const changeFile = async (
  tx: Tx,
  ownerId: string,
  id: string,
  change: { readonly name?: string | undefined; readonly parentId?: string | null | undefined },
): Promise<FileRow> => {
  await lockDrive(tx, ownerId)
  const row = await getFile(tx, ownerId, id)
  const parentId = change.parentId === undefined ? row.parentId : change.parentId
  if (parentId !== null && parentId !== row.parentId) {
    const path = await pathTo(tx, ownerId, parentId)
    if (path.some((place) => place.id === id)) throw new AppError('drive_folder_in_itself')
    if (path.length >= deepest - 1) throw new AppError('invalid_request', { details: { fields: ['parentId'] } })
  }
  const name = await claimName(tx, ownerId, parentId, change.name ?? row.name, id)
  await tx.update(driveFiles).set({ name, parentId }).where(eq(driveFiles.id, id))
  return { ...row, name, parentId }
}

/** Into the trash, with all that lies in it. */
export const throwAway = async (tx: Tx, ownerId: string, id: string, now: Date): Promise<void> => {
  await lockDrive(tx, ownerId)
  await getFile(tx, ownerId, id)
  const ids = await withAllBelow(tx, ownerId, id)
  await tx
    .update(driveFiles)
    .set({ deletedAt: now })
    .where(and(inArray(driveFiles.id, ids), isNull(driveFiles.deletedAt)))
}

/** Back from the trash with what went with it: to where it was, or to the top where that folder is gone. */
export const takeBack = async (tx: Tx, ownerId: string, id: string): Promise<FileRow> => {
  await lockDrive(tx, ownerId)
  const [row] = await tx.select().from(driveFiles).where(own(ownerId, id))
  if (!row) throw new AppError('drive_object_not_found')
  if (row.deletedAt === null) return row
  const parent = row.parentId === null ? null : await findFile(tx, ownerId, row.parentId)
  const parentId = parent?.id ?? null
  const name = freeName(row.name, await namesIn(tx, ownerId, parentId))
  const ids = (await withAllBelow(tx, ownerId, id)).filter((one) => one !== id)
  await tx.update(driveFiles).set({ deletedAt: null, parentId, name }).where(eq(driveFiles.id, id))
  if (ids.length > 0)
    await tx
      .update(driveFiles)
      .set({ deletedAt: null })
      .where(and(inArray(driveFiles.id, ids), eq(driveFiles.deletedAt, row.deletedAt)))
  return { ...row, deletedAt: null, parentId, name }
}

/** For good: one thing of the trash with all below it, or all of it. Answers how many things went. */
export const removeForGood = async (tx: Tx, ownerId: string, id: string | null): Promise<number> => {
  await lockDrive(tx, ownerId)
  const inTrash = and(eq(driveFiles.ownerId, ownerId), isNotNull(driveFiles.deletedAt))
  const ids = id === null ? null : await withAllBelow(tx, ownerId, id)
  if (ids?.length === 0) return 0
  const which = ids === null ? inTrash : and(inTrash, inArray(driveFiles.id, ids))
  const gone = await tx.delete(driveFiles).where(which).returning({ id: driveFiles.id })
  return gone.length
}
