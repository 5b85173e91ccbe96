import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'

import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'
import { call } from '#core/http/client/call.ts'
import { type ItemNotice, tellOfItem } from '#core/items/client/item-notice.ts'
import { itemKeys } from '#core/items/client/items.api.ts'
import { flushOpenItem } from '#core/items/client/open-items.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { cancelSave, type DriveCopy, listCopies, saveCopy } from '../shared/drive.contract.ts'
import { type CopyFormat, driveTitles, type DriveName } from '../shared/drive-names.ts'
import { connectGoogle } from './connect-google.ts'
import { driveKeys, driveQuery } from './drive.api.ts'
import { openDrive } from './drive-dialog-state.ts'

/** How the saving of an item stands in this tab. */
export interface SavingNow {
  readonly progress: number
  /** It waits for the owner at Google. */
  readonly isConnecting: boolean
}

interface DriveSaves {
  readonly saving: Readonly<Record<string, SavingNow>>
  /** What this tab has saved: keys outside of the canvas lead to it. */
  readonly saved: Readonly<Record<string, DriveCopy>>
  /** Opens the sign-in; given by the app. */
  readonly onLogin: () => void
}

export const useDriveSaves = create<DriveSaves>(() => ({ saving: {}, saved: {}, onLogin: () => undefined }))

const setSaving = (itemId: string, now: SavingNow | null): void =>
  useDriveSaves.setState(({ saving }) => {
    const { [itemId]: _, ...rest } = saving
    return { saving: now === null ? rest : { ...rest, [itemId]: now } }
  })

export interface SaveRequest {
  readonly itemId: string
  readonly title: string
  readonly drive?: DriveName
  readonly format?: CopyFormat
  /** Tells in the editor's own place why nothing is saved. */
  readonly refuse?: ((sentence: string) => void) | undefined
}

const asking = 1_000
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

const sameCopy = (copies: readonly DriveCopy[], { drive, format }: DriveCopy): DriveCopy | undefined =>
  copies.find((one) => one.drive === drive && one.format === format)

/** Saves and stays with it until it has ended, however long the drive takes. */
const saveToEnd = async ({ itemId, drive, format }: SaveRequest): Promise<DriveCopy> => {
  const body = { itemId, ...(drive ? { drive } : {}), ...(format ? { format } : {}) }
  let copy = (await call(saveCopy, { body })).data
  while (copy.state === 'saving') {
    setSaving(itemId, { progress: copy.progress, isConnecting: false })
    await pause(asking)
    const { copies } = (await call(listCopies, { params: { itemId } })).data
    copy = sameCopy(copies, copy) ?? copy
  }
  if (copy.state === 'failed') throw new AppError(isErrorCode(copy.failure) ? copy.failure : 'internal')
  return copy
}

/** What this browser shows of the item learns where its copy is. */
const noteCopy = (queries: QueryClient, itemId: string): void => {
  for (const queryKey of [itemKeys.one(itemId), itemKeys.lists, driveKeys.all])
    void queries.invalidateQueries({ queryKey })
}

/** The sentence of success, word for word where it is Google's drive (P2 §8), true where it is ours. */
export const savedSentence = (title: string, drive: DriveName): string =>
  `${title} berhasil disimpan ke ${driveTitles[drive]}`

const openCopy = ({ drive, googleDriveId, googleDriveUrl }: DriveCopy) =>
  drive === 'embedded'
    ? { label: 'Buka Drive', run: () => openDrive(googleDriveId) }
    : { label: 'Buka di Google Drive', run: () => void open(googleDriveUrl ?? '', '_blank', 'noopener') }

/** What can be done about a failure, with the sentence that tells it. */
export const failureNotice = (
  error: AppError,
  drive: DriveName,
  ways: {
    readonly again: () => void
    readonly connect: () => void
    readonly embedded: () => void
    readonly login: () => void
  },
): ItemNotice => {
  const { code, details } = error
  const text = errorText(code, details)
  const title = `Gagal menyimpan ke ${driveTitles[drive]}`
  if (code === 'drive_sign_in_required') return { title, text, action: { label: 'Log In', run: ways.login } }
  if (code === 'drive_no_content' || code === 'drive_canceled') return { title, text }
  if (code === 'drive_not_connected')
    return { title, text, action: { label: 'Hubungkan Google Drive', run: ways.connect } }
  if (code === 'drive_unauthorized') return { title, text, action: { label: 'Hubungkan lagi', run: ways.connect } }
  if (drive === 'google' && (code === 'drive_full' || code === 'drive_refused'))
    return { title, text, action: { label: 'Simpan ke Drive Juragan', run: ways.embedded } }
  if (code === 'drive_full') return { title, text, action: { label: 'Buka Drive', run: () => openDrive() } }
  return { title, text, action: { label: 'Coba lagi', run: ways.again } }
}

const unsaved = 'Perubahan terakhir belum tersimpan di server; simpan dulu, lalu coba lagi.'

/** Where 'Save to Drive' goes; ours while nobody can tell. */
const usualDrive = async (queries: QueryClient): Promise<DriveName> => {
  try {
    return (await queries.fetchQuery(driveQuery)).drive
  } catch {
    // The saving itself tells what is wrong.
    return 'embedded'
  }
}

/** 'Save to Drive': sends what is unsaved, saves the item's copy, and tells how it went. */
export const saveToDrive = async (queries: QueryClient, request: SaveRequest): Promise<void> => {
  const { itemId, title, refuse } = request
  if (useDriveSaves.getState().saving[itemId]) return
  setSaving(itemId, { progress: 0, isConnecting: false })
  const drive = request.drive ?? (await usualDrive(queries))
  const again = (): void => void saveToDrive(queries, request)
  const connect = async (): Promise<void> => {
    setSaving(itemId, { progress: 0, isConnecting: true })
    try {
      await connectGoogle()
    } catch (thrown) {
      setSaving(itemId, null)
      tellOfItem(failureNotice(toAppError(thrown), drive, ways))
      return
    }
    setSaving(itemId, null)
    again()
  }
  const ways = {
    again,
    connect: () => void connect(),
    embedded: () => void saveToDrive(queries, { ...request, drive: 'embedded' }),
    login: () => useDriveSaves.getState().onLogin(),
  }
  try {
    if (!(await flushOpenItem(itemId))) {
      tellOfItem({
        title: `Gagal menyimpan ke ${driveTitles[drive]}`,
        text: unsaved,
        action: { label: 'Coba lagi', run: again },
      })
      return
    }
    const copy = await saveToEnd({ ...request, drive })
    noteCopy(queries, itemId)
    useDriveSaves.setState(({ saved }) => ({ saved: { ...saved, [itemId]: copy } }))
    tellOfItem({ title: 'Save to Drive', text: savedSentence(title, copy.drive), action: openCopy(copy) })
  } catch (thrown) {
    const error = toAppError(thrown)
    // A permission that is gone is told in the dialog too.
    void queries.invalidateQueries({ queryKey: driveKeys.all })
    if (refuse && error.code === 'drive_no_content') refuse(errorText(error.code))
    else tellOfItem(failureNotice(error, drive, ways))
  } finally {
    setSaving(itemId, null)
  }
}

/** Ends the savings of an item; what runs tells by itself that it was canceled. */
export const cancelSaving = async (itemId: string): Promise<void> => {
  try {
    await call(cancelSave, { params: { itemId } })
  } catch (thrown) {
    tellOfItem({ title: 'Belum dibatalkan', text: errorText(toAppError(thrown).code) })
  }
}
