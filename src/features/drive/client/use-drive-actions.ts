import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf, call } from '#core/http/client/call.ts'
import { takeFile } from '#core/http/client/take-file.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { copyText } from '#core/ui/client/copy-text.ts'

import * as contracts from '../shared/drive.contract.ts'
import type { DriveEntry } from '../shared/drive.contract.ts'
import { driveKeys } from './drive.api.ts'

/** What has just happened, told in the dialog; some of it can be taken back. */
export interface DriveNote {
  readonly text: string
  readonly isFailure: boolean
  readonly undo?: () => void
}

export interface DriveActions {
  readonly note: DriveNote | null
  readonly closeNote: () => void
  readonly tell: (text: string) => void
  readonly createFolder: (name: string, parentId: string | null) => Promise<boolean>
  readonly rename: (entry: DriveEntry, name: string) => Promise<boolean>
  readonly move: (entry: DriveEntry, parentId: string | null) => Promise<boolean>
  readonly remove: (entry: DriveEntry) => Promise<boolean>
  readonly takeBack: (entry: DriveEntry) => Promise<boolean>
  /** For good; everything of the trash where nothing is named. */
  readonly removeForGood: (entry: DriveEntry | null) => Promise<boolean>
  readonly download: (entry: DriveEntry) => Promise<boolean>
  readonly copyLink: (entry: DriveEntry) => Promise<void>
  readonly disconnect: () => Promise<boolean>
}

/** Where a file is opened by itself: on our own origin, whatever address it was saved under. */
export const linkOf = ({ id }: Pick<DriveEntry, 'id'>): string => `${location.origin}/drive/${id}`

/** Everything that is done in the drive's dialog; a failure is told in one sentence and changes nothing. */
export const useDriveActions = (): DriveActions => {
  const queries = useQueryClient()
  const [note, setNote] = useState<DriveNote | null>(null)

  const doing = async (work: () => Promise<DriveNote | null>): Promise<boolean> => {
    try {
      setNote(await work())
      return true
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      setNote({ text: errorText(code, details), isFailure: true })
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: driveKeys.all })
    }
  }

  const move: DriveActions['move'] = (entry, parentId) =>
    doing(async () => {
      await call(contracts.changeFile, { params: { id: entry.id }, body: { parentId } })
      return {
        text: `${entry.name} dipindahkan.`,
        isFailure: false,
        undo: () => void move({ ...entry, parentId }, entry.parentId),
      }
    })

  const takeBack: DriveActions['takeBack'] = (entry) =>
    doing(async () => {
      const { file } = (await call(contracts.restoreFile, { params: { id: entry.id } })).data
      return { text: `${file.name} ada lagi di drive.`, isFailure: false }
    })

  return {
    note,
    closeNote: () => setNote(null),
    tell: (text) => setNote({ text, isFailure: true }),
    createFolder: (name, parentId) =>
      doing(async () => {
        await call(contracts.createFolder, { body: { name, parentId } })
        return null
      }),
    rename: (entry, name) =>
      doing(async () => {
        await call(contracts.changeFile, { params: { id: entry.id }, body: { name } })
        return null
      }),
    move,
    remove: (entry) =>
      doing(async () => {
        await call(contracts.deleteFile, { params: { id: entry.id } })
        return { text: `${entry.name} dipindah ke Sampah.`, isFailure: false, undo: () => void takeBack(entry) }
      }),
    takeBack,
    removeForGood: (entry) =>
      doing(async () => {
        await call(contracts.emptyTrash, { query: entry ? { id: entry.id } : {} })
        return { text: entry ? `${entry.name} dihapus selamanya.` : 'Sampah sudah kosong.', isFailure: false }
      }),
    download: (entry) =>
      doing(async () => {
        await takeFile(addressOf(contracts.readContent, { id: entry.id }), entry.name)
        return null
      }),
    copyLink: async (entry) => {
      const copied = await copyText(linkOf(entry))
      setNote(
        copied
          ? { text: 'Tautan tersalin. Hanya akun Anda yang bisa membukanya.', isFailure: false }
          : { text: `Browser ini tidak mengizinkan salin. Tautannya: ${linkOf(entry)}`, isFailure: true },
      )
    },
    disconnect: () =>
      doing(async () => {
        await call(contracts.disconnect, {})
        return { text: 'Google Drive diputus. Berkas yang sudah tersimpan di sana tetap ada.', isFailure: false }
      }),
  }
}
