import { setTimeout as pause } from 'node:timers/promises'

import type { Database } from '#core/db/server/database.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { errorCodes, isErrorCode } from '#core/errors/shared/error-codes.ts'
import type { Logger } from '#core/http/server/logger.ts'
import { getItem, updateItemFacts } from '#core/items/server/items.repo.ts'
import type { ExportedFile, KindStores } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import type { Drive, DriveConversion, DriveObject, DriveUpload } from '#core/outbound/server/drive.ts'

import type { DriveCopy } from '../shared/drive.contract.ts'
import { type CopyFormat, copyFormats, type DriveName } from '../shared/drive-names.ts'
import * as repo from './copies.repo.ts'
import type { CopyKey } from './copies.repo.ts'

export interface SaveCopiesDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly driveOf: (name: DriveName) => Drive
  /** The drive that is set up: what lies there is what an item tells of. */
  readonly usual: DriveName
  readonly logger: Pick<Logger, 'warn' | 'error'>
  readonly clock: () => Date
}

export interface SaveOrder {
  readonly ownerId: string
  readonly itemId: string
  readonly format?: CopyFormat | undefined
  readonly drive: DriveName
}

interface CallFacts {
  readonly signal: AbortSignal
  readonly onProgress: (sent: number, total: number) => void
}

/** A caller waits so long for a saving before it is told that it goes on. */
const longestAnswer = 8_000
/** So often a saving says that it goes on, and looks whether it was canceled. */
const renewal = 1_000
const look = 150

/** The file that each kind is by itself; kinds without one are kept as the first that they offer. */
const ownFormat: Partial<Record<ItemKind, CopyFormat>> = { document: 'docx', presentation: 'pptx', analysis: 'docx' }

const conversions: Partial<Record<CopyFormat, DriveConversion>> = { docx: 'document', pptx: 'presentation' }

/** What a text has besides the markers that stand in every deck. */
const isBlank = (text: string): boolean => text.replaceAll(/^Slide \d+:/gm, '').trim() === ''

const nameOf = ({ itemId, drive, format }: CopyKey): string => `${itemId} ${drive} ${format}`

/** Saving items as files of a drive: one file for each item, drive and format, whoever saves how often. */
export const createSaveCopies = (deps: SaveCopiesDependencies) => {
  const { database, kinds, driveOf, usual, logger, clock } = deps
  const running = new Map<string, { readonly controller: AbortController; readonly end: Promise<void> }>()
  let isStopping = false

  const readItem = async (ownerId: string, id: string): Promise<Item> => {
    const found = await getItem(database, ownerId, id)
    const store = kinds[found.kind]
    const item = { ...found, content: store.parseContent(found.content) }
    return store.viewContent ? { ...item, content: await store.viewContent(database, item) } : item
  }

  const formatOf = (item: Item, wanted: CopyFormat | undefined): CopyFormat => {
    const { exports } = kinds[item.kind]
    const format = wanted ?? ownFormat[item.kind] ?? copyFormats.find((one) => exports[one] !== undefined)
    if (format === undefined || exports[format] === undefined)
      throw new AppError('unknown_format', { details: { offered: copyFormats.filter((one) => exports[one]) } })
    return format
  }

  /** Throws `drive_no_content` for an item in which nothing is written (P2 §5). */
  const refuseEmpty = async (item: Item): Promise<void> => {
    const text = await kinds[item.kind].exports.txt?.({ ...item, title: '' }, database)
    if (text && isBlank(Buffer.from(text.bytes).toString('utf8'))) throw new AppError('drive_no_content')
  }

  const exported = async (item: Item, format: CopyFormat): Promise<ExportedFile> => {
    const write = kinds[item.kind].exports[format]
    if (!write) throw new AppError('unknown_format')
    try {
      return await write(item, database)
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('export_failed', { cause })
    }
  }

  const put = async (drive: Drive, ownerId: string, key: CopyKey, upload: DriveUpload, call: CallFacts) => {
    const known = await repo.readCopy(database, key)
    const talk = { ownerId, signal: call.signal, onProgress: call.onProgress }
    try {
      if (known && known.fileId !== null)
        return await drive.replace(talk, upload, { fileId: known.fileId, givenName: known.givenName })
      // A saving whose answer never came has left its file behind.
      const found = await drive.findMarked(talk, upload.mark)
      if (found) return await drive.replace(talk, upload, { fileId: found.id, givenName: null })
    } catch (error) {
      // Deleted in the drive: it is saved anew.
      if (!(error instanceof AppError) || error.code !== 'drive_object_not_found') throw error
    }
    return drive.create(talk, upload)
  }

  /** The item says where its copy is: its own kind of file first, other kinds only while there is none. */
  const noteOnItem = async (ownerId: string, key: CopyKey, saveId: string, item: Item, file: DriveObject) =>
    database.transaction(async (tx) => {
      const now = clock()
      const row = await repo.noteFile(tx, key, saveId, { file, version: item.version, now })
      const isMain = key.format === formatOf(item, undefined)
      // The copy in our drive, made because Google's refused, does not hide the one that is there.
      const isSecondDrive = key.drive !== usual && item.metadata['drive'] === usual
      if (row === null || ((!isMain || isSecondDrive) && item.metadata['savedToGoogleDrive'] === true)) return
      const facts = { googleDriveId: file.id, googleDriveUrl: file.url, savedToGoogleDrive: true, drive: key.drive }
      // A copy is no change of the item: its place in the lists stays.
      await updateItemFacts(tx, { ownerId, id: item.id, now: new Date(item.lastModified) }, { metadata: facts })
    })

  const saveOnce = async (ownerId: string, key: CopyKey, saveId: string, call: CallFacts): Promise<number> => {
    const item = await readItem(ownerId, key.itemId)
    const file = await exported(item, key.format)
    const drive = driveOf(key.drive)
    const upload: DriveUpload = {
      // As its owner knows it: many letters of one type and day lie beside each other in a drive.
      name: `${item.title}.${key.format}`,
      mediaType: file.mediaType,
      bytes: file.bytes,
      convertTo: conversions[key.format] ?? null,
      mark: `${key.itemId}.${key.format}`,
      source: { itemId: item.id, version: item.version },
    }
    const stored = await put(drive, ownerId, key, upload, call)
    await noteOnItem(ownerId, key, saveId, item, stored)
    return item.version
  }

  const run = async (ownerId: string, key: CopyKey, saveId: string, controller: AbortController): Promise<void> => {
    const { signal } = controller
    let progress = 0
    const renew = async (): Promise<void> => {
      const state = await repo.renewClaim(database, key, saveId, { progress, now: clock() })
      if (state !== 'mine') controller.abort(new AppError('drive_canceled', { message: state }))
    }
    const renewing = setInterval(() => {
      renew().catch((error: unknown) =>
        logger.warn({ err: error }, 'a saving to the drive could not tell that it goes on'),
      )
    }, renewal)
    const onProgress = (sent: number, total: number): void => {
      progress = Math.min(99, Math.floor((100 * sent) / total))
    }
    try {
      for (;;) {
        signal.throwIfAborted()
        const version = await saveOnce(ownerId, key, saveId, { signal, onProgress })
        if (await repo.endWell(database, key, saveId, version)) return
        // Lost to another server, or a newer version is wanted.
        if ((await repo.readCopy(database, key))?.saveId !== saveId) return
      }
    } catch (thrown) {
      const error = toAppError(thrown)
      const facts = { itemId: key.itemId, drive: key.drive, code: error.code, err: error.cause ?? error }
      if (errorCodes[error.code].report) logger.error(facts, 'a copy was not saved to the drive')
      await repo.endFailed(database, key, saveId, error.code)
    } finally {
      clearInterval(renewing)
    }
  }

  const begin = (ownerId: string, key: CopyKey, saveId: string): void => {
    const controller = new AbortController()
    const name = nameOf(key)
    const end = run(ownerId, key, saveId, controller)
      // Its time runs out and the next saving takes the row over.
      .catch((error: unknown) => logger.warn({ err: error }, 'how a saving ended could not be stored'))
      .finally(() => {
        if (running.get(name)?.controller === controller) running.delete(name)
      })
    running.set(name, { controller, end })
  }

  const waitFor = async (key: CopyKey, signal: AbortSignal): Promise<DriveCopy> => {
    const end = performance.now() + longestAnswer
    for (;;) {
      const own = running.get(nameOf(key))
      if (own) await Promise.race([own.end, pause(longestAnswer, undefined, { ref: false })])
      const row = await repo.readCopy(database, key)
      if (!row) throw new AppError('drive_canceled')
      const copy = repo.tellCopy(row, clock())
      if (copy.state !== 'saving' || performance.now() >= end || signal.aborted) return copy
      // Another server saves it.
      await pause(look)
    }
  }

  return {
    /**
     * Saves an item, or joins the saving that runs: both get the newest version. A failure within the first seconds is
     * thrown; later ones stand in the copy.
     */
    save: async (order: SaveOrder, signal: AbortSignal): Promise<DriveCopy> => {
      if (isStopping) throw new AppError('shutting_down')
      const { ownerId } = order
      const item = await readItem(ownerId, order.itemId)
      const key: CopyKey = { itemId: item.id, drive: order.drive, format: formatOf(item, order.format) }
      await refuseEmpty(item)
      await driveOf(key.drive).check(ownerId)
      const claim = { ownerId, version: item.version, now: clock() }
      const saveId = await database.transaction((tx) => repo.claimCopy(tx, key, claim))
      if (saveId !== null) begin(ownerId, key, saveId)
      const copy = await waitFor(key, signal)
      if (copy.state === 'failed') throw new AppError(isErrorCode(copy.failure) ? copy.failure : 'internal')
      return copy
    },

    list: async (ownerId: string, itemId: string): Promise<DriveCopy[]> =>
      (await repo.listCopies(database, ownerId, itemId)).map((row) => repo.tellCopy(row, clock())),

    /** Ends what runs for an item: here at once, on another server within a second. */
    cancel: async (ownerId: string, itemId: string): Promise<void> => {
      await repo.askCancel(database, ownerId, itemId)
      const ends = (await repo.listCopies(database, ownerId, itemId)).flatMap((row) => {
        const own = running.get(nameOf(row))
        own?.controller.abort(new AppError('drive_canceled'))
        return own ? [own.end] : []
      })
      await Promise.all(ends)
    },

    stop: async (): Promise<void> => {
      isStopping = true
      const all = [...running.values()]
      for (const { controller } of all) controller.abort(new AppError('shutting_down'))
      await Promise.race([Promise.all(all.map(({ end }) => end)), pause(3_000, undefined, { ref: false })])
    },
  }
}

export type SaveCopies = ReturnType<typeof createSaveCopies>
