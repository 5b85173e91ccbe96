import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { type Config, loadConfig } from '#core/config/server/config.ts'
import { keptSecretKey } from '#core/config/server/key-files.ts'
import { StartRefused } from '#core/config/server/start-refused.ts'
import {
  type CheckedBackup,
  checkBackup,
  type Entry,
  secretKeyName,
  writeBackup,
} from '#core/db/server/backup/backup-file.ts'
import { dumpDatabase } from '#core/db/server/backup/dump.ts'
import { readDatabase } from '#core/db/server/backup/reach-database.ts'

/** What of the settings says where an installation's data is. */
export type Installation = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>

/** Tells one key from another without telling the key. */
export const printOf = (secretKey: string): string =>
  createHash('sha256').update(`juragan backup ${secretKey}`).digest('hex').slice(0, 16)

/** Everything that lives in the database, and the key where the data folder keeps it; settings are the operator's. */
const partsOf = async function* (
  client: pg.Client,
  config: Installation,
  now: Date,
): AsyncGenerator<Entry, Readonly<Record<string, number>>> {
  const kept = await keptSecretKey(config.dataDir)
  if (kept === config.secretKey) yield { name: secretKeyName, bytes: Buffer.from(kept) }
  return yield* dumpDatabase(client, { now, secretKeyPrint: printOf(config.secretKey) })
}

/**
 * Writes the whole installation into one new file, and reads it again before it gets its name. `signal` ends it early,
 * with nothing left behind.
 */
export const backUp = async (
  config: Installation,
  file: string,
  now = new Date(),
  signal?: AbortSignal,
): Promise<CheckedBackup> => {
  if (existsSync(file))
    throw new StartRefused(`${file} exists`, `Berkas ${file} sudah ada: pilih nama lain, cadangan lama tidak ditimpa.`)
  const draft = `${file}.${process.pid}.part`
  try {
    await readDatabase(config, (client) => writeBackup(draft, partsOf(client, config, now)), signal)
    const checked = await checkBackup(draft, signal)
    signal?.throwIfAborted()
    await rename(draft, file)
    return checked
  } finally {
    await rm(draft, { force: true })
  }
}

const nameOf = (now: Date): string =>
  `juragan-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar.gz`

/** `npm run backup [-- file]`. */
export const runBackup = async (args: readonly string[], from: string, signal: AbortSignal): Promise<string> => {
  const now = new Date()
  const file = resolve(from, args[0] ?? nameOf(now))
  const { rows, hasSecretKey } = await backUp(await loadConfig(process.env), file, now, signal)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1).replace('.', ',')
  const inside = hasSecretKey
    ? 'isinya data semua pemilik beserta kunci secret.key yang tidak dikunci, jadi siapa pun yang memegangnya bisa membuka semuanya.'
    : 'isinya data semua pemilik.'
  return `Cadangan tersimpan dan sudah diperiksa: ${file} (${total} baris, ${megabytes} MB).\nSimpan di tempat aman: ${inside}`
}
