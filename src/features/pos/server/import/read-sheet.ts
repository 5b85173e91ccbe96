import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

import { AppError, type ErrorDetails } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'

import type { Row } from '../../shared/import/goods-columns.ts'
import { largestGoodsFile, mostGoods } from '../../shared/import/import.contract.ts'
import workerSource from './sheet-reader.cjs?raw'

/** What takes longer is no list of goods. */
const longestReading = 20_000
/** Besides the goods there are lines for the shop's name, headings, a sum. */
const mostLines = mostGoods + 20
/** With the blank ones between them. */
const mostRows = 5 * mostLines
/** Files read at once in this process: each may take a thread and much memory. */
const mostAtOnce = 2

/** The first sheet of a file that has anything in it, as rows of text and numbers. */
export interface ReadSheet {
  readonly rows: readonly Row[]
  /** Its name and how many others there are; null for a CSV file. */
  readonly sheet: { readonly name: string; readonly others: number } | null
}

type Answer =
  { readonly value: ReadSheet } | { readonly code: string; readonly message: string; readonly details?: ErrorDetails }

const require = createRequire(import.meta.url)

const oldOffice = 'd0cf11e0a1b11ae1'

const failureOf = ({ code, message, details }: Exclude<Answer, { value: ReadSheet }>): AppError =>
  new AppError(isErrorCode(code) ? code : 'goods_file_unreadable', { message, ...(details ? { details } : {}) })

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

const readInThread = async (bytes: Uint8Array): Promise<ReadSheet> => {
  const worker = new Worker(workerSource, {
    eval: true,
    workerData: {
      bytes: new Uint8Array(bytes),
      mostLines,
      mostRows,
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
        () => reject(new AppError('goods_file_too_large', { message: 'took too long' })),
        longestReading,
      )
      worker.once('message', (answer: Answer) => {
        if ('value' in answer) resolve(answer.value)
        else reject(failureOf(answer))
      })
      worker.once('error', (cause) => reject(new AppError('goods_file_too_large', { cause })))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Reads a CSV or Excel (.xlsx) file in a thread of its own with bounded time and memory. Throws `goods_file_unreadable`
 * (also for old .xls files), `goods_file_locked`, `goods_file_empty`, `goods_file_too_many_lines` or
 * `goods_file_too_large` (also what unpacks to too much). Two files are read at a time; others wait for their turn.
 */
export const readSheet = async (bytes: Uint8Array): Promise<ReadSheet> => {
  if (bytes.byteLength > largestGoodsFile) throw new AppError('goods_file_too_large')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Locked files stand in the container of the old ones and name what they hold in UTF-16.
  if (file.toString('hex', 0, 8) === oldOffice)
    throw new AppError(
      file.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'goods_file_locked' : 'goods_file_unreadable',
    )
  return inTurn(() => readInThread(bytes))
}
