import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Figure } from './measure.ts'

const kilobyte = 1024
const client = resolve(import.meta.dirname, '../dist/client')

/** The part of Vite's manifest that is read here. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const editors = {
  documents: 'document-editor.tsx',
  slides: 'cloud-deck.tsx',
  analyses: 'analysis-editor.tsx',
  websites: 'website-editor.tsx',
  pos: 'pos-editor.tsx',
} as const

/** Of the two compressions the older one: the larger figure. */
const weight = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.gz`)).size, 0) / kilobyte

/** What each editor adds to the first load when it is opened, and what the till's page loads, compressed by gzip. */
export const measureChunks = async (): Promise<Figure[]> => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const nameOf = (ending: string): string => {
    const name = Object.keys(manifest).find((one) => one.endsWith(ending))
    if (name === undefined) throw new Error(`the build has no ${ending}`)
    return name
  }
  /** The files that `name` cannot do without. */
  const filesOf = (name: string, files = new Set<string>()): Set<string> => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    if (files.has(chunk.file)) return files
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const other of chunk.imports ?? []) filesOf(other, files)
    return files
  }
  const first = filesOf('index.html')
  return [
    ...Object.entries(editors).map(([name, file]) => ({
      what: `editor of ${name}, compressed`,
      figure: weight([...filesOf(nameOf(`/${file}`))].filter((one) => !first.has(one))),
      unit: 'kB',
      limit: 350,
    })),
    { what: "till's page, JS + CSS compressed", figure: weight(filesOf('kasir.html')), unit: 'kB', limit: 250 },
  ]
}
