import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { closeItemNotice, useItemNotice } from '#core/items/client/item-notice.ts'
import { announceOpenItem } from '#core/items/client/open-items.ts'

import { failureNotice, savedSentence, saveToDrive, useDriveSaves } from './drive-saves.ts'

const copy = {
  itemId: 'itm_1',
  drive: 'google',
  format: 'docx',
  state: 'saved',
  progress: 100,
  failure: null,
  googleDriveId: '1abc',
  googleDriveUrl: 'https://docs.google.com/document/d/1abc/edit',
  savedToGoogleDrive: true,
  version: 3,
  savedAt: '2026-11-21T03:00:00.000Z',
}

/** What the server answers to each call, in its order of asking for that path. */
let answers: Record<string, unknown[]>
let asked: string[]

beforeEach(() => {
  asked = []
  answers = { '/api/drive': [{ drive: 'google', google: null, used: 0, quota: 1 }], '/api/drive/saves': [copy] }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const [next, ...rest] = answers[address] ?? []
    if (rest.length > 0) answers[address] = rest
    if (next instanceof AppError)
      return Response.json({ success: false, error: 'x', code: next.code }, { status: next.status })
    return Response.json({ success: true, data: next })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  closeItemNotice()
})

const request = { itemId: 'itm_1', title: 'Surat Penawaran' }
const save = (more: Partial<Parameters<typeof saveToDrive>[1]> = {}) =>
  saveToDrive(new QueryClient(), { ...request, ...more })
const told = () => useItemNotice.getState().notice

test('DRIVE-01 the success is told in the catalogue’s words, and truly where the drive is ours', async () => {
  expect(savedSentence('Surat', 'google')).toBe('Surat berhasil disimpan ke Google Drive')
  expect(savedSentence('Surat', 'embedded')).toBe('Surat berhasil disimpan ke Drive Juragan')
  await save()
  expect(told()).toMatchObject({
    text: 'Surat Penawaran berhasil disimpan ke Google Drive',
    action: { label: 'Buka di Google Drive' },
  })
  expect(useDriveSaves.getState().saving).toEqual({})
})

test('DRIVE-01 what is on the screen is sent first; where that fails nothing is saved', async () => {
  const close = announceOpenItem('itm_1', async () => false)
  await save()
  close()
  expect(told()?.title).toBe('Gagal menyimpan ke Google Drive')
  expect(asked).not.toContain('/api/drive/saves')
})

test('DRIVE-01 empty content is refused in the editor’s own place', async () => {
  answers['/api/drive/saves'] = [new AppError('drive_no_content')]
  const refuse = vi.fn<(sentence: string) => void>()
  await save({ refuse })
  expect(refuse).toHaveBeenCalledWith('Tidak ada konten')
  expect(told()).toBeNull()
})

test('DRIVE-06 a saving that takes longer is followed to its end', async () => {
  vi.useFakeTimers()
  const running = { ...copy, state: 'saving', progress: 40 }
  answers['/api/drive/saves'] = [running]
  answers['/api/drive/copies/itm_1'] = [
    { copies: [running] },
    { copies: [{ ...copy, state: 'failed', failure: 'drive_canceled' }] },
  ]
  const work = save()
  await vi.waitFor(() => expect(useDriveSaves.getState().saving['itm_1']).toMatchObject({ progress: 40 }))
  await vi.advanceTimersByTimeAsync(2_000)
  await work
  vi.useRealTimers()
  expect(told()).toMatchObject({ title: 'Gagal menyimpan ke Google Drive' })
})

test('DRIVE-06 every failure names what to do next', () => {
  const ways = {
    again: vi.fn<() => void>(),
    connect: vi.fn<() => void>(),
    embedded: vi.fn<() => void>(),
    login: vi.fn<() => void>(),
  }
  const notice = (code: ConstructorParameters<typeof AppError>[0], drive: 'google' | 'embedded' = 'google') =>
    failureNotice(new AppError(code), drive, ways)
  expect(notice('drive_sign_in_required')).toMatchObject({
    text: 'User belum login. Silakan login terlebih dahulu.',
    action: { label: 'Log In' },
  })
  expect(notice('drive_not_connected').action?.label).toBe('Hubungkan Google Drive')
  expect(notice('drive_unauthorized').action?.label).toBe('Hubungkan lagi')
  expect(notice('drive_full').action?.label).toBe('Simpan ke Drive Juragan')
  expect(notice('drive_full', 'embedded').action?.label).toBe('Buka Drive')
  expect(notice('drive_retry_limit').action?.label).toBe('Coba lagi')
  expect(notice('drive_no_content')).toEqual({ title: 'Gagal menyimpan ke Google Drive', text: 'Tidak ada konten' })
})
