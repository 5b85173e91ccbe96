import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

import { AppError, type ErrorDetails } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'

import type { ReadSheet } from '../shared/sheet.ts'
import workerSource from './sheet-reader.cjs?raw'

/** What takes longer is no sheet of a shop. */
const longestReading = 20_000
/** Besides the lines that count there are some for the shop's name, headings, a sum. */
const otherLines = 20
/** As many rows for each line, with the blank ones between them. */
const rowsForEach = 5
/** Files read at once in this process: each may take a thread and much memory. */
const mostAtOnce = 2

/** How much of a file is read. */
export interface SheetLimits {
  /** Of the file, in bytes. */
  readonly largest: number
  /** Lines with something in them, besides a few for names, headings and sums. */
  readonly mostLines: number
}

type Answer =
  { readonly value: ReadSheet } | { readonly code: string; readonly message: string; readonly details?: ErrorDetails }

const require = createRequire(import.meta.url)

const oldOffice = 'd0cf11e0a1b11ae1'

const failureOf = ({ code, message, details }: Exclude<Answer, { value: ReadSheet }>): AppError =>
  new AppError(isErrorCode(code) ? code : 'sheet_file_unreadable', { message, ...(details ? { details } : {}) })

let reading = 0
const waiting: (() => void)[] = []

/** Does `work` once fewer than two others are at it. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (reading < mostAtOnce) reading += 1
  // Whoever is done hands the place on.
  else await new Promise<void>((begin) => waiting.push(begin))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}

const readInThread = async (bytes: Uint8Array, most: number): Promise<ReadSheet> => {
  const mostLines = most + otherLines
  const worker = new Worker(workerSource, {
    eval: true,
    workerData: {
      bytes: new Uint8Array(bytes),
      mostLines,
      mostRows: rowsForEach * mostLines,
      zipPath: require.resolve('fflate'),
      csvPath: require.resolve('papaparse'),
      xlsxPath: require.resolve('read-excel-file/universal'),
    },
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<ReadSheet>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new AppError('sheet_file_too_large', { message: 'took too long' })),
        longestReading,
      )
      worker.once('message', (answer: Answer) => {
        if ('value' in answer) resolve(answer.value)
        else reject(failureOf(answer))
      })
      worker.once('error', (cause) => reject(new AppError('sheet_file_too_large', { cause })))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Reads a CSV or Excel (.xlsx) file in a thread of its own with bounded time and memory. Throws `sheet_file_unreadable`
 * (also for old .xls files), `sheet_file_locked`, `sheet_file_empty`, `sheet_file_too_many_lines` or
 * `sheet_file_too_large` (also what unpacks to too much). Two files are read at a time; others wait for their turn.
 */
export const readSheet = async (bytes: Uint8Array, { largest, mostLines }: SheetLimits): Promise<ReadSheet> => {
  if (bytes.byteLength > largest) throw new AppError('sheet_file_too_large')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Locked files stand in the container of the old ones and name what they hold in UTF-16.
  if (file.toString('hex', 0, 8) === oldOffice)
    throw new AppError(
      file.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'sheet_file_locked' : 'sheet_file_unreadable',
    )
  return inTurn(() => readInThread(bytes, mostLines))
}
