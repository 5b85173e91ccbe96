import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type AttachedSheet, isBlankRow, type ReadSheet } from '#core/sheets/shared/sheet.ts'
import { storableJson, storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { MessageSheet } from '../shared/message.ts'
import { chatSheets } from './chat.tables.ts'

/** As many of a person's sheets are kept, the newest ones: an analysis holds its own figures. */
const mostKept = 30
const longestName = 120

const told = ({ id, name, read }: Pick<typeof chatSheets.$inferSelect, 'id' | 'name' | 'read'>): MessageSheet => ({
  id,
  name,
  lines: read.rows.filter((row) => !isBlankRow(row)).length,
})

/** Keeps a sheet that was read, and lets go of the person's oldest ones. */
export const storeSheet = async (
  tx: Tx,
  { userId, name, read, now }: { userId: string; name: string; read: ReadSheet; now: Date },
): Promise<MessageSheet> => {
  const row = {
    id: newId('sheet'),
    userId,
    name: storableText(name).replaceAll(/\s+/g, ' ').trim().slice(-longestName) || 'berkas',
    read: storableJson(read) as ReadSheet,
    createdAt: now,
  }
  await tx.insert(chatSheets).values(row)
  const kept = tx
    .select({ id: chatSheets.id })
    .from(chatSheets)
    .where(eq(chatSheets.userId, userId))
    .orderBy(desc(chatSheets.createdAt), desc(chatSheets.id))
    .limit(mostKept)
  await tx.delete(chatSheets).where(and(eq(chatSheets.userId, userId), notInArray(chatSheets.id, kept)))
  return told(row)
}

const ownSheet = async (reader: Reader, userId: string, id: string) => {
  const [row] = await reader
    .select()
    .from(chatSheets)
    .where(and(eq(chatSheets.id, id), eq(chatSheets.userId, userId)))
  if (!row) throw new AppError('sheet_gone')
  return row
}

/** A person's sheet as a message names it. Throws `sheet_gone`, also for another's id. */
export const nameSheet = async (reader: Reader, userId: string, id: string): Promise<MessageSheet> =>
  told(await ownSheet(reader, userId, id))

/** The rows of a person's sheet. Throws `sheet_gone`, also for another's id. */
export const readAttached = async (reader: Reader, userId: string, id: string): Promise<AttachedSheet> => {
  const { name, read } = await ownSheet(reader, userId, id)
  return { name, ...read }
}
