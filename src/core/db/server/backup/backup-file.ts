import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar from 'tar-stream'
import * as z from 'zod/mini'
import { StartRefused } from '#core/config/server/start-refused.ts'

/** Grows when files are written in a way that older programs cannot read. */
export const backupFormat = 1

const manifestSchema = z.object({
  format: z.int(),
  createdAt: z.string(),
  /** Tells the key that sealed things were sealed with from any other, and nothing more. */
  secretKeyPrint: z.string(),
  /** What had been done to the database, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), at: z.number() })),
  /** In the order in which their rows follow. */
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
})
/** What a backup is, and what is in it. */
export type Manifest = z.infer<typeof manifestSchema>

const sumsSchema = z.object({
  /** SHA-256 of every entry before it. */
  entries: z.record(z.string(), z.string()),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
})

/** One part of a backup: small enough to be held in memory, large ones come in several. */
export interface Entry {
  readonly name: string
  readonly bytes: Buffer
}

export const manifestName = 'juragan.json'
/** The key of a data folder, where the settings do not have one. */
export const secretKeyName = 'secret.key'
const sumsName = 'checksums.json'
/** Far above what we write. */
const largestEntry = 256 * 1024 * 1024

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
export const toEntry = (name: string, value: unknown): Entry => ({ name, bytes: Buffer.from(JSON.stringify(value)) })

/**
 * Writes a backup for its owner's eyes only: a compressed tar with a sum for every entry. `parts` answers how many rows
 * each table has once all of them are written. Throws where the file exists.
 */
export const writeBackup = async (
  file: string,
  parts: AsyncGenerator<Entry, Readonly<Record<string, number>>>,
): Promise<void> => {
  const pack = tar.pack()
  const add = ({ name, bytes }: Entry): Promise<void> =>
    new Promise((done, fail) => {
      pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? fail(error) : done()))
    })
  const feed = async (): Promise<void> => {
    const entries: Record<string, string> = {}
    let part = await parts.next()
    for (; !part.done; part = await parts.next()) {
      entries[part.value.name] = sumOf(part.value.bytes)
      await add(part.value)
    }
    await add(toEntry(sumsName, { entries, rows: part.value }))
    pack.finalize()
  }
  const written = pipeline(pack, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  try {
    await Promise.all([feed(), written])
  } catch (error) {
    pack.destroy()
    await written.catch(() => undefined)
    throw error
  }
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

const broken = (file: string, cause?: unknown): StartRefused =>
  new StartRefused(
    `${file} is no whole backup${cause instanceof Error ? `: ${cause.message}` : ''}`,
    `Berkas ${file} bukan cadangan Juragan yang utuh: rusak, terpotong, atau berkas lain. Pakai cadangan yang lain.`,
    cause,
  )

const entriesOf = async function* (file: string): AsyncGenerator<Entry> {
  const extract = tar.extract()
  const read = pipeline(createReadStream(file), createGunzip(), extract)
  // Whoever reads the entries hears of it: the iteration below throws the same.
  read.catch(() => undefined)
  for await (const entry of extract) {
    if ((entry.header.size ?? 0) > largestEntry) throw new Error('an entry is too large')
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk)
    yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
  }
  await read
}

/** The entries of a backup in their order, without the sums at its end. Throws StartRefused where it cannot be read. */
export const readBackup = async function* (file: string): AsyncGenerator<Entry> {
  try {
    for await (const entry of entriesOf(file)) if (entry.name !== sumsName) yield entry
  } catch (error) {
    throw broken(file, error)
  }
}

export interface CheckedBackup {
  readonly manifest: Manifest
  readonly rows: Readonly<Record<string, number>>
  readonly hasSecretKey: boolean
}

/**
 * Reads a whole backup and compares every sum. Throws StartRefused for a broken file and one of a newer format, and the
 * reason of `signal`.
 */
export const checkBackup = async (file: string, signal?: AbortSignal): Promise<CheckedBackup> => {
  const found: Record<string, string> = {}
  let manifest: unknown
  let sums: unknown
  try {
    for await (const { name, bytes } of entriesOf(file)) {
      if (signal?.aborted) break
      if (sums !== undefined || found[name] !== undefined) throw new Error(`unexpected entry ${name}`)
      if (name === sumsName) sums = JSON.parse(bytes.toString())
      else found[name] = sumOf(bytes)
      if (name === manifestName) manifest = JSON.parse(bytes.toString())
    }
  } catch (error) {
    throw broken(file, error)
  }
  signal?.throwIfAborted()
  const format = z.safeParse(z.object({ format: z.int() }), manifest)
  if (format.success && format.data.format > backupFormat) throw newer()
  const told = z.safeParse(manifestSchema, manifest)
  const wanted = z.safeParse(sumsSchema, sums)
  if (!told.success || !wanted.success) throw broken(file, told.error ?? wanted.error)
  const names = Object.keys(wanted.data.entries)
  if (names.length !== Object.keys(found).length || names.some((name) => found[name] !== wanted.data.entries[name]))
    throw broken(file, new Error('sums differ'))
  return { manifest: told.data, rows: wanted.data.rows, hasSecretKey: found[secretKeyName] !== undefined }
}

/** A backup that this program is too old for. */
export const newer = (): StartRefused =>
  new StartRefused(
    'the backup was made by another or newer Juragan',
    'Cadangan ini dibuat oleh Juragan yang lebih baru atau lain: pasang versi yang sama atau lebih baru, lalu pulihkan lagi.',
  )
