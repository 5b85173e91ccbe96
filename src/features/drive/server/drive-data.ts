import { eq, inArray } from 'drizzle-orm'

import { type DataFile, jsonFile, pathPart, type PersonalData } from '#core/auth/server/personal-data.ts'

import { driveConnections, driveContents, driveCopies, driveFiles } from './drive.tables.ts'
import { readBytes } from './files.repo.ts'

/** More than this is named, not given: a zip is made in memory. */
const mostBytes = 200 * 1024 * 1024

/** The person's drive: every file as it is, in its folders, the list of all, and which Google account is connected. */
export const driveData: PersonalData = {
  read: async (reader, userId) => {
    const rows = await reader.select().from(driveFiles).where(eq(driveFiles.ownerId, userId))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const folderOf = (parentId: string | null, depth = 0): string => {
      const parent = parentId === null ? undefined : byId.get(parentId)
      return parent && depth < 30 ? `${folderOf(parent.parentId, depth + 1)}${pathPart(parent.name)}/` : ''
    }
    const copies = await reader.select().from(driveCopies).where(eq(driveCopies.ownerId, userId))
    const connections = await reader
      .select({ account: driveConnections.account, connectedAt: driveConnections.connectedAt })
      .from(driveConnections)
      .where(eq(driveConnections.ownerId, userId))
    const files: DataFile[] = []
    if (rows.length > 0) files.push(jsonFile('drive/daftar.json', rows))
    if (copies.length > 0) files.push(jsonFile('drive/salinan.json', copies))
    if (connections.length > 0) files.push(jsonFile('drive/google.json', connections))
    let given = 0
    for (const { id, parentId, name, isFolder, deletedAt, size } of rows) {
      if (isFolder || deletedAt !== null || given + size > mostBytes) continue
      given += size
      files.push({ path: `drive/${folderOf(parentId)}${pathPart(name)}`, bytes: await readBytes(reader, id) })
    }
    return files
  },
  erase: async (tx, userId) => {
    const own = tx.select({ id: driveFiles.id }).from(driveFiles).where(eq(driveFiles.ownerId, userId))
    await tx.delete(driveContents).where(inArray(driveContents.fileId, own))
    await tx.delete(driveFiles).where(eq(driveFiles.ownerId, userId))
    await tx.delete(driveCopies).where(eq(driveCopies.ownerId, userId))
    await tx.delete(driveConnections).where(eq(driveConnections.ownerId, userId))
  },
}
