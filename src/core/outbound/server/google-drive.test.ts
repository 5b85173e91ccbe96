import { afterEach, beforeEach, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { type GoogleDriveServer, startGoogleDrive } from '#tests/support/google-drive-server.ts'

import type { DriveUpload } from './drive.ts'
import { createGoogleDrive, type GoogleDrive } from './google-drive.ts'
import { createGoogleOAuth } from './google-oauth.ts'

let google: GoogleDriveServer
let drive: GoogleDrive
/** A clock that only waiting moves. */
let now = 0
let waits: number[] = []
let tokens: { accessToken: string; refreshToken: string }
let refreshes = 0

beforeEach(async () => {
  google = await startGoogleDrive()
  now = 0
  waits = []
  refreshes = 0
  tokens = google.grant()
  const settings = { ...google, apiUrl: google.origin, accountsUrl: google.origin, tokenUrl: google.origin }
  const oauth = createGoogleOAuth(settings, `${google.origin}/kembali`)
  drive = createGoogleDrive({
    settings,
    access: {
      check: async () => undefined,
      token: async (_ownerId, refused) => {
        if (refused === tokens.accessToken) {
          refreshes += 1
          tokens = { ...tokens, accessToken: (await oauth.refresh(tokens.refreshToken)).accessToken }
        }
        return tokens.accessToken
      },
    },
    persistence: {
      now: () => now,
      random: () => 1,
      wait: async (milliseconds) => {
        waits.push(milliseconds)
        now += milliseconds
      },
    },
  })
})
afterEach(() => google.close())

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const call = (signal = new AbortController().signal) => ({ ownerId: 'user_1', signal })
const bytesOf = (size: number, seed = 7) => Uint8Array.from({ length: size }, (_, at) => (at * seed) % 251)
const upload = (bytes: Uint8Array = bytesOf(3_000), more: Partial<DriveUpload> = {}): DriveUpload => ({
  name: 'surat.docx',
  mediaType: word,
  bytes,
  convertTo: 'document',
  mark: 'itm_1.docx',
  source: { itemId: 'itm_1', version: 1 },
  ...more,
})
const stored = () => [...google.files.values()]
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

test('DRIVE-02 a Word file becomes a Google document, in parts of 256 KiB times four, with a link that opens', async () => {
  const bytes = bytesOf(2_500_000)
  const told: number[] = []
  const made = await drive.create({ ...call(), onProgress: (sent) => told.push(sent) }, upload(bytes))
  expect(made.url).toMatch(/^https:\/\/docs\.google\.com\/document\/d\/[\w-]+\/edit/)
  const [file] = stored()
  expect(file).toMatchObject({ id: made.id, name: 'surat', mimeType: 'application/vnd.google-apps.document' })
  expect(file?.bytes.equals(bytes)).toBe(true)
  expect(told).toEqual([1_048_576, 2_097_152])
  expect(google.calls.slice(1)).toEqual([
    'PUT session 0-1048575/2500000',
    'PUT session 1048576-2097151/2500000',
    'PUT session 2097152-2499999/2500000',
  ])
})

test('DRIVE-06 a connection that breaks in mid-upload goes on where the session says, and makes one file', async () => {
  const bytes = bytesOf(2_500_000, 11)
  google.failNext('PUT session 1048576-', 'half-part')
  google.failNext('PUT session */', 'hang-up')
  await drive.create(call(), upload(bytes))
  expect(stored()).toHaveLength(1)
  expect(stored()[0]?.bytes.equals(bytes)).toBe(true)
  expect(google.calls).toContain('PUT session 1310720-2359295/2500000')
})

test('DRIVE-06 the lost answer of the last part is asked for again instead of making a second file', async () => {
  google.failNext('PUT session 0-', 'lost-answer')
  const made = await drive.create(call(), upload())
  expect(stored().map(({ id, writes }) => [id, writes])).toEqual([[made.id, 1]])
})

test('DRIVE-06 an upload session that has ended is begun anew', async () => {
  const bytes = bytesOf(2_500_000)
  google.failNext('PUT session 1048576-', { status: 404, reason: 'notFound' })
  await drive.create(call(), upload(bytes))
  expect(stored()).toHaveLength(1)
  expect(stored()[0]?.bytes.equals(bytes)).toBe(true)
  expect(google.calls.filter((line) => line.startsWith('POST /upload'))).toHaveLength(2)
})

test('DRIVE-06 uploads are tried for 10 minutes and operations for 2, then retry-limit-exceeded', async () => {
  google.failNext('PUT session', { status: 503 }, 100)
  expect(await codeOf(drive.create(call(), upload()))).toBe('drive_retry_limit')
  expect(now).toBeGreaterThan(8 * 60_000)
  expect(now).toBeLessThan(10 * 60_000)
  expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
  now = 0
  google.failNext('GET /drive/v3/files', { status: 500 }, 100)
  expect(await codeOf(drive.findMarked(call(), 'itm_1.docx'))).toBe('drive_retry_limit')
  expect(now).toBeGreaterThan(60_000)
  expect(now).toBeLessThan(2 * 60_000)
  expect(stored()).toEqual([])
})

test('DRIVE-06 limits on the rate are waited out, as long as Google asks', async () => {
  google.failNext('POST /upload', { status: 403, reason: 'userRateLimitExceeded' })
  google.failNext('POST /upload', { status: 429, reason: 'rateLimitExceeded', retryAfter: 30 })
  await drive.create(call(), upload())
  expect(waits).toEqual([1_000, 30_000])
})

test('DRIVE-06 a full drive is told at once', async () => {
  google.setRoom(1_000)
  expect(await codeOf(drive.create(call(), upload()))).toBe('drive_full')
  expect(waits).toEqual([])
})

test('DRIVE-06 canceled: the reason of the signal is thrown, also while waiting', async () => {
  const controller = new AbortController()
  google.failNext('PUT session', { status: 503 }, 100)
  const work = drive.create({ ...call(controller.signal), onProgress: () => undefined }, upload())
  const told = codeOf(work)
  controller.abort(new AppError('drive_canceled'))
  expect(await told).toBe('drive_canceled')
  expect(stored()).toEqual([])
})

test('DRIVE-02 an ended access token is refreshed once; a revoked permission is unauthorized', async () => {
  google.endAccess()
  await drive.create(call(), upload())
  expect(refreshes).toBe(1)
  google.revokeAll()
  expect(await codeOf(drive.create(call(), upload()))).toBe('drive_unauthorized')
})

test('DRIVE-01 saving again changes the same file and leaves a name that its owner chose', async () => {
  const made = await drive.create(call(), upload())
  const second = upload(bytesOf(5_000), { name: 'surat baru.docx' })
  const renamed = await drive.replace(call(), second, { fileId: made.id, givenName: 'surat' })
  expect(renamed).toMatchObject({ id: made.id, name: 'surat baru' })
  const own = google.files.get(made.id)
  if (own) own.name = 'Punya Ibu'
  const kept = await drive.replace(call(), second, { fileId: made.id, givenName: 'surat baru' })
  expect(kept.name).toBe('Punya Ibu')
  expect(stored().map(({ writes }) => writes)).toEqual([3])
})

test('DRIVE-06 object-not-found: a deleted file and one in the trash, also when found by its mark', async () => {
  const made = await drive.create(call(), upload())
  expect(await drive.findMarked(call(), 'itm_1.docx')).toMatchObject({ id: made.id, url: made.url })
  const file = google.files.get(made.id)
  if (file) file.trashed = true
  const replacement = { fileId: made.id, givenName: null }
  expect(await codeOf(drive.replace(call(), upload(), replacement))).toBe('drive_object_not_found')
  expect(await drive.findMarked(call(), 'itm_1.docx')).toBeNull()
  expect(await codeOf(drive.exportDocx(call(), 'tidak-ada'))).toBe('drive_object_not_found')
})

test('DRIVE-05 a cloud document comes back as a Word file by its id; other kinds are refused', async () => {
  const bytes = bytesOf(9_000)
  const { id } = await drive.create(call(), upload(bytes))
  const exported = await drive.exportDocx(call(), id)
  expect(exported.mediaType).toBe(word)
  expect(Buffer.from(exported.bytes).equals(bytes)).toBe(true)
  const pdf = await drive.create(call(), upload(bytes, { mediaType: 'application/pdf', convertTo: null }))
  expect(await codeOf(drive.exportDocx(call(), pdf.id))).toBe('unknown_format')
})

test('DRIVE-06 an answer that is no answer of Google is told as unreadable', async () => {
  google.failNext('GET /drive/v3/files', 'nonsense')
  expect(await codeOf(drive.findMarked(call(), 'itm_1.docx'))).toBe('drive_unreadable')
})

test('DRIVE-02 the account is known by its address', async () => {
  expect(await drive.accountOf(call())).toBe(google.account)
})
