import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

import { AppError } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'

import workerSource from './word-reader.cjs?raw'

/** The largest Word file that is read, in bytes. */
export const largestWordFile = 10 * 1024 * 1024

/** What takes longer is no letter. */
const longestReading = 30_000

export interface WordText {
  readonly type: 'text'
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly font?: string
  readonly size?: number
  readonly href?: string
}
export type WordInline =
  | WordText
  | { readonly type: 'break' }
  | { readonly type: 'pageBreak' }
  | { readonly type: 'image'; readonly image: number; readonly alt: string }

export interface WordParagraph {
  readonly type: 'paragraph'
  readonly style: string
  readonly align: string | null
  readonly list: { readonly level: number; readonly ordered: boolean } | null
  readonly children: readonly WordInline[]
}
export interface WordTable {
  readonly type: 'table'
  readonly rows: readonly {
    readonly header: boolean
    readonly cells: readonly {
      readonly colspan: number
      readonly rowspan: number
      readonly children: readonly WordBlock[]
    }[]
  }[]
}
export type WordBlock = WordParagraph | WordTable

/** A Word file as it was read: its text in order, its pictures beside it. */
export interface WordDocument {
  readonly body: readonly WordBlock[]
  /** Notes at the foot of pages and at the end, in the order of their marks `[1]`, `[2]`. */
  readonly notes: readonly (readonly WordBlock[])[]
  readonly images: readonly { readonly bytes: Uint8Array; readonly width: number | null }[]
  readonly header: string | null
  readonly footer: string | null
}

type Answer = { readonly value: WordDocument } | { readonly code: string; readonly message: string }

const require = createRequire(import.meta.url)

const oldWord = 'd0cf11e0a1b11ae1'

/** Locked files stand in the container of the old Word files and name what they hold in UTF-16. */
const refuseForeign = (file: Buffer): void => {
  if (file.toString('hex', 0, 8) === oldWord)
    throw new AppError(file.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'word_file_locked' : 'word_file_old')
  if (file.toString('latin1', 0, 2) !== 'PK') throw new AppError('word_file_unreadable')
}

/**
 * Reads a .docx in a thread of its own with bounded time and memory. Throws `word_file_unreadable`, `word_file_old` (.doc),
 * `word_file_locked` (a password) or `word_file_too_large` (also what unpacks to too much).
 */
export const readWordFile = async (bytes: Uint8Array): Promise<WordDocument> => {
  if (bytes.byteLength > largestWordFile) throw new AppError('word_file_too_large')
  refuseForeign(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const worker = new Worker(workerSource, {
    eval: true,
    workerData: { bytes, mammothPath: require.resolve('mammoth'), zipPath: require.resolve('fflate') },
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<WordDocument>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new AppError('word_file_too_large', { message: 'took too long' })),
        longestReading,
      )
      worker.once('message', (answer: Answer) => {
        if ('value' in answer) resolve(answer.value)
        else
          reject(
            new AppError(isErrorCode(answer.code) ? answer.code : 'word_file_unreadable', { message: answer.message }),
          )
      })
      worker.once('error', (cause) => reject(new AppError('word_file_too_large', { cause })))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
