import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { AppError } from '#core/errors/shared/app-error.ts'

import { drawChart } from '../shared/chart-drawing.ts'
import type { Block, RenderTree } from '../shared/render-tree.ts'
import template from './page.typ?raw'
import workerSource from './pdf-worker.cjs?raw'

/** A letter takes some 20 to 100 ms; what takes longer than this is stuck and its thread is ended. */
const longestCompilation = 20_000
/** An idle thread gives its 60 MB back. */
const idleBeforeEnd = 60_000

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: AppError) => void
  readonly timer: NodeJS.Timeout
}

type WorkerAnswer = { id: number; bytes: Uint8Array } | { id: number; failure: string }

const require = createRequire(import.meta.url)

/** Typst reads TTF only. Carlito, Arimo and Tinos have the widths of Calibri, Arial and Times New Roman. */
const fontFolders = (): string[] =>
  ['carlito', 'arimo', 'tinos'].map((face) => dirname(require.resolve(`@expo-google-fonts/${face}/package.json`)))

let emptyFolder: string | null = null

/** Files of Typst's workspace could be read by a template: it gets an empty folder, one for the life of the process. */
const workspace = (): string => {
  if (emptyFolder !== null) return emptyFolder
  const made = mkdtempSync(join(tmpdir(), 'juragan-typst-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  emptyFolder = made
  return made
}

/** Points of the text's width on the page: A4 without its margins. */
const drawingWidth = 451

/** Typst gets charts as finished drawings: lines and words, so that they stay sharp and can be searched. */
const withDrawings = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => (block.type === 'chart' ? { ...block, drawing: drawChart(block.data, drawingWidth) } : block))

let worker: Worker | null = null
let idleTimer: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

const endWorker = (failure?: AppError): void => {
  const ended = worker
  worker = null
  clearTimeout(idleTimer)
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(failure ?? new AppError('export_failed', { message: 'the PDF thread ended' }))
  }
  waiting.clear()
  void ended?.terminate()
}

const settle = (answer: WorkerAnswer): void => {
  const entry = waiting.get(answer.id)
  if (!entry) return
  waiting.delete(answer.id)
  clearTimeout(entry.timer)
  if ('bytes' in answer) entry.resolve(answer.bytes)
  else entry.reject(new AppError('export_failed', { message: answer.failure, cause: new Error(answer.failure) }))
  if (waiting.size === 0) idleTimer = setTimeout(endWorker, idleBeforeEnd).unref()
}

const runningWorker = (): Worker => {
  clearTimeout(idleTimer)
  if (worker) return worker
  const started = new Worker(workerSource, {
    eval: true,
    workerData: {
      compilerPath: require.resolve('@myriaddreamin/typst-ts-node-compiler'),
      emptyFolder: workspace(),
      fontFolders: fontFolders(),
    },
  })
  started.unref()
  started.on('message', settle)
  started.on('error', (cause) => endWorker(new AppError('export_failed', { cause })))
  worker = started
  return started
}

/** A file that a template reads by its name, such as a picture. */
export interface PdfFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A PDF of a Typst template and its data (`json(bytes(sys.inputs.at("tree")))`). What owners write comes as data
 * alone, so that it is never read as markup. Throws `export_failed` when the compilation fails or takes longer than 20 s.
 */
export const compilePdf = (source: string, data: unknown, files: readonly PdfFile[] = []): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const id = ++lastId
    const timer = setTimeout(
      () => endWorker(new AppError('export_failed', { message: 'the PDF took too long' })),
      longestCompilation,
    ).unref()
    waiting.set(id, { resolve, reject, timer })
    runningWorker().postMessage({ id, template: source, tree: JSON.stringify(data), files })
  })

/** The tree as PDF: A4, Carlito embedded, tagged, language id, 'Halaman x dari y'. No browser takes part. */
export const renderPdf = (tree: RenderTree): Promise<Uint8Array> =>
  compilePdf(template, { ...tree, blocks: withDrawings(tree.blocks) })
