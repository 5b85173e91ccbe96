import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { AppError } from '#core/errors/shared/app-error.ts'

import type { RenderTree } from '../shared/render-tree.ts'
import template from './page.typ?raw'
import workerSource from './pdf-worker.cjs?raw'
import { fontFolders } from './pdf-faces.ts'
import type { PdfFile } from './pdf-file.ts'
import { typstData, type TypstData } from './typst-data.ts'

/** A letter takes some 20 to 100 ms; what takes longer than this is stuck and its thread is ended. */
const longestCompilation = 20_000
/** An idle thread gives its 60 MB back. */
const idleBeforeEnd = 60_000

/** What is asked of a compiled document. */
type Task =
  { readonly make: 'pdf' } | { readonly make: 'marks' } | { readonly make: 'pages'; from: number; count: number }

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: AppError) => void
  readonly message: object
}

type WorkerAnswer = { id: number; value: unknown } | { id: number; failure: string }

const require = createRequire(import.meta.url)

let emptyFolder: string | null = null

/** Files of Typst's workspace could be read by a template: it gets an empty folder, one for the life of the process. */
const workspace = (): string => {
  if (emptyFolder !== null) return emptyFolder
  const made = mkdtempSync(join(tmpdir(), 'juragan-typst-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  emptyFolder = made
  return made
}

let worker: Worker | null = null
let idleTimer: NodeJS.Timeout | undefined
/** Ends what takes too long; the thread makes one document after the other, so only the first of them is timed. */
let watchdog: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** How many documents wait for the thread, with the one that it makes. */
export const waitingDocuments = (): number => waiting.size

const endWorker = (failure?: AppError): void => {
  const ended = worker
  worker = null
  clearTimeout(idleTimer)
  clearTimeout(watchdog)
  for (const { reject } of waiting.values())
    reject(failure ?? new AppError('export_failed', { message: 'the PDF thread ended' }))
  waiting.clear()
  void ended?.terminate()
}

const settle = (answer: WorkerAnswer): void => {
  const entry = waiting.get(answer.id)
  if (!entry) return
  waiting.delete(answer.id)
  watch()
  if ('value' in answer) entry.resolve(answer.value)
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

/** The oldest is the one that is being made: it is given up with its thread, the others begin anew on the next one. */
const giveUp = (): void => {
  const ended = worker
  worker = null
  void ended?.terminate()
  const [oldest] = waiting
  if (oldest) waiting.delete(oldest[0])
  oldest?.[1].reject(new AppError('document_too_long'))
  for (const { message } of waiting.values()) runningWorker().postMessage(message)
  watch()
}

const watch = (): void => {
  clearTimeout(watchdog)
  if (waiting.size > 0) watchdog = setTimeout(giveUp, longestCompilation).unref()
}

const ask = (task: Task, source: string, data: unknown, files: readonly PdfFile[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const id = ++lastId
    const message = { id, task, template: source, tree: JSON.stringify(data), files }
    waiting.set(id, { resolve, reject, message })
    if (waiting.size === 1) watch()
    runningWorker().postMessage(message)
  })

/**
 * A PDF of a Typst template and its data (`json(bytes(sys.inputs.at("tree")))`). What owners write comes as data
 * alone, so that it is never read as markup. Throws `export_failed` where the compilation fails, `document_too_long` where it
 * takes longer than 20 s.
 */
export const compilePdf = async (source: string, data: unknown, files: readonly PdfFile[] = []): Promise<Uint8Array> =>
  (await ask({ make: 'pdf' }, source, data, files)) as Uint8Array

/** Pages of any template as SVG pictures, `from` counted from 1. */
export const compilePages = async (
  source: string,
  data: unknown,
  files: readonly PdfFile[],
  { from, count }: { readonly from: number; readonly count: number },
): Promise<{ readonly pages: number; readonly svgs: readonly string[] }> =>
  (await ask({ make: 'pages', from, count }, source, data, files)) as { pages: number; svgs: string[] }

/** A failure of what was to be drawn; asking again after a thread that was ended would only end the next. */
const isDrawingFailure = (error: unknown): boolean => error instanceof AppError && error.code === 'export_failed'

/** A picture that cannot be unpacked must not keep the letter from being made: then all stand as frames with their words. */
const askTree = async (task: Task, tree: RenderTree): Promise<unknown> => {
  const prepared = (shown: RenderTree): TypstData => {
    const { tree: data, files } = typstData(shown)
    return { tree: task.make === 'marks' ? { ...data, marks: true } : data, files }
  }
  const whole = prepared(tree)
  try {
    return await ask(task, template, whole.tree, whole.files)
  } catch (error) {
    if (whole.files.length === 0 || !isDrawingFailure(error)) throw error
    return ask(task, template, prepared({ ...tree, pictures: new Map() }).tree, [])
  }
}

/** The tree as PDF: A4, fonts embedded, tagged, language id, 'Halaman x dari y'. No browser takes part. */
export const renderPdf = async (tree: RenderTree): Promise<Uint8Array> =>
  (await askTree({ make: 'pdf' }, tree)) as Uint8Array

/** How many pages there are, and on which page each mark of the tree came to stand (`page-marks.ts`). */
export const findMarks = async (
  tree: RenderTree,
): Promise<{ readonly pages: number; readonly found: readonly (readonly [number, number])[] }> =>
  (await askTree({ make: 'marks' }, tree)) as { pages: number; found: [number, number][] }

/** Pages as SVG pictures of their own, `from` counted from 1; words are outlines, nothing in them can run. */
export const drawPages = async (
  tree: RenderTree,
  from: number,
  count: number,
): Promise<{ readonly pages: number; readonly svgs: readonly string[] }> =>
  (await askTree({ make: 'pages', from, count }, tree)) as { pages: number; svgs: string[] }
