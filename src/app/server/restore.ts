import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { flows, sessions, verifications } from '#core/auth/server/auth.tables.ts'
import { loadConfig } from '#core/config/server/config.ts'
import { keptSecretKey, draftSecretKey } from '#core/config/server/key-files.ts'
import { StartRefused } from '#core/config/server/start-refused.ts'
import { type CheckedBackup, checkBackup, readBackup, secretKeyName } from '#core/db/server/backup/backup-file.ts'
import { loadDatabase, refreshStatistics } from '#core/db/server/backup/load.ts'
import { takeDatabase } from '#core/db/server/backup/reach-database.ts'
import { findMigrations } from '#core/db/server/migrate.ts'
import { outboundMails } from '#core/outbound/server/mails.tables.ts'

import { type Installation, printOf } from './backup.ts'

/**
 * The key to put into the data folder; undefined where the right one is there. What is sealed in the database opens with
 * no other key. Throws StartRefused where the settings name another one.
 */
const keyToPlace = async (
  config: Installation,
  file: string,
  { manifest, hasSecretKey }: CheckedBackup,
): Promise<string | undefined> => {
  if (printOf(config.secretKey) === manifest.secretKeyPrint) return undefined
  const isFoldersOwn = (await keptSecretKey(config.dataDir)) === config.secretKey
  if (!isFoldersOwn || !hasSecretKey)
    throw new StartRefused(
      'SECRET_KEY is not the one of the backup',
      hasSecretKey
        ? `SECRET_KEY berbeda dari kunci saat cadangan dibuat. Kuncinya ada di dalam cadangan: tar -xzOf ${file} ${secretKeyName}`
        : 'Cadangan ini dibuat dengan SECRET_KEY dari pengaturan: isi SECRET_KEY dengan kunci yang sama, lalu pulihkan lagi.',
    )
  for await (const { name, bytes } of readBackup(file)) if (name === secretKeyName) return bytes.toString()
  return undefined
}

export interface RestoreOptions {
  /** Whether a place that has data already is written over. */
  readonly overwrite: boolean
  readonly migrationsFolder?: string
  /** Ends it early; what is there stays. */
  readonly signal?: AbortSignal
}

/** Who signed out after the backup must not be signed in again by it, and no mail of then is sent once more. */
const leftOut = [sessions, flows, verifications, outboundMails].map((table) => getTableName(table))

const unfinished = (cause: unknown): StartRefused =>
  new StartRefused(
    `failed at the commit or after it: ${cause instanceof Error ? cause.message : String(cause)}`,
    'Pemulihan belum selesai, dan isi cadangan mungkin sudah menggantikan data lama: jalankan lagi perintah yang sama dengan --timpa.',
    cause,
  )

/**
 * Puts a backup into the place that the settings name. What is there stays untouched unless all of it went in; where
 * that is no longer sure, StartRefused says so.
 */
export const restore = async (
  config: Installation,
  file: string,
  { overwrite, migrationsFolder = findMigrations(), signal }: RestoreOptions,
): Promise<CheckedBackup> => {
  const backup = await checkBackup(file, signal)
  const key = await keyToPlace(config, file, backup)
  const draft = key === undefined ? undefined : await draftSecretKey(config.dataDir, key)
  let isCommitting = false
  const onCommit = () => {
    isCommitting = true
  }
  try {
    await takeDatabase(
      config,
      async (client) => {
        await loadDatabase(client, { file, backup, migrationsFolder, overwrite, leftOut, onCommit })
        // Without a pause: rows whose key is missing never open again.
        await draft?.place()
        await refreshStatistics(client)
      },
      signal,
    )
  } catch (error) {
    throw isCommitting ? unfinished(error) : error
  } finally {
    await draft?.drop()
  }
  return backup
}

/** `npm run restore -- file [--timpa]`. */
export const runRestore = async (args: readonly string[], from: string, signal: AbortSignal): Promise<string> => {
  const [given] = args.filter((arg) => !arg.startsWith('--'))
  const file = resolve(from, given ?? '')
  if (given === undefined || !existsSync(file))
    throw new StartRefused(
      `there is no file ${file}`,
      given === undefined
        ? 'Sebutkan berkas cadangannya: npm run restore -- juragan-….tar.gz'
        : `Berkas ${file} tidak ada.`,
    )
  // Before anything is looked at: a broken file must not leave as much as a new folder.
  await checkBackup(file, signal)
  const overwrite = args.includes('--timpa')
  const { manifest, rows } = await restore(await loadConfig(process.env), file, { overwrite, signal })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `Cadangan dari ${manifest.createdAt} sudah dipulihkan (${total} baris). Jalankan lagi dengan npm start; semua orang perlu masuk lagi.`
}
