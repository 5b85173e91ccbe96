import { eq } from 'drizzle-orm'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'

import { documentNumberFormats, documentNumbers } from './documents.tables.ts'

/** How a person's letters are numbered; the numbers of the letters themselves go with the letters. */
export const documentData: PersonalData = {
  read: async (reader, userId) => {
    const [format] = await reader.select().from(documentNumberFormats).where(eq(documentNumberFormats.ownerId, userId))
    const series = await reader.select().from(documentNumbers).where(eq(documentNumbers.ownerId, userId))
    return format || series.length > 0 ? [jsonFile('nomor-surat.json', { format: format ?? null, series })] : []
  },
  erase: async (tx, userId) => {
    await tx.delete(documentNumberFormats).where(eq(documentNumberFormats.ownerId, userId))
    await tx.delete(documentNumbers).where(eq(documentNumbers.ownerId, userId))
  },
}
