import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartRefused } from './start-refused.ts'

const keyFile = (dataDir: string): string => join(dataDir, 'secret.key')

/**
 * The key that signs sessions of this data folder: read, or drawn once and kept for its owner's eyes only. Of several
 * starts at the same time exactly one draws it.
 */
export const readSecretKey = async (dataDir: string): Promise<string> => {
  const file = keyFile(dataDir)
  const known = await readIfThere(file, dataDir)
  if (known !== undefined) return known
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeDurably(draft, randomBytes(48).toString('base64url'))
    await link(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unusable(dataDir, error)
  } finally {
    await rm(draft, { force: true })
  }
  const drawn = await readIfThere(file, dataDir)
  if (drawn === undefined) throw unusable(dataDir, undefined)
  return drawn
}

/** The key that the folder keeps; undefined where it has none. */
export const keptSecretKey = (dataDir: string): Promise<string | undefined> => readIfThere(keyFile(dataDir), dataDir)

/** Another key for the folder: safely on the disk, and not yet in the place of its own. */
export interface KeyDraft {
  place(): Promise<void>
  /** Takes away what was not placed. */
  drop(): Promise<void>
}

/** Writes another key next to the folder's own, so that putting it into its place cannot fail for want of space. */
export const draftSecretKey = async (dataDir: string, key: string): Promise<KeyDraft> => {
  const draft = `${keyFile(dataDir)}.${randomBytes(6).toString('hex')}.new`
  const drop = (): Promise<void> => rm(draft, { force: true })
  try {
    await writeDurably(draft, key)
  } catch (error) {
    await drop()
    throw unusable(dataDir, error)
  }
  return { place: () => rename(draft, keyFile(dataDir)), drop }
}

/** The text of a PEM file that a setting names. */
export const readPem = async (setting: string, path: string): Promise<string> => {
  const file = resolve(path)
  const pem = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartRefused(`${setting}: cannot read ${file}`, `${setting}: berkas ${file} tidak bisa dibaca.`, error)
  })
  if (!pem.includes('-----BEGIN ')) {
    throw new StartRefused(`${setting}: ${file} is not PEM`, `${setting}: isi ${file} bukan PEM.`)
  }
  return pem
}

const readIfThere = async (file: string, dataDir: string): Promise<string | undefined> => {
  try {
    const key = (await readFile(file, 'utf8')).trim()
    return key.length >= 32 ? key : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw unusable(dataDir, error)
  }
}

const writeDurably = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const unusable = (dataDir: string, cause: unknown): StartRefused =>
  new StartRefused(
    `DATA_DIR ${dataDir} cannot be read or written`,
    `Folder data ${dataDir} tidak bisa dibaca atau ditulis: periksa DATA_DIR dan hak aksesnya.`,
    cause,
  )

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
