import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The service workers by their entries. Each lies where its scope begins: it may serve what is below it. */
const workerFiles: Readonly<Record<string, string>> = { pekerja: 'pekerja.js', 'pekerja-kasir': 'kasir/pekerja.js' }

/** Files carry a hash in their name, the workers alone have one address for ever. */
export const fileNameOf = ({ name }: { readonly name: string }): string =>
  workerFiles[name] ?? 'assets/[name]-[hash].js'

interface Output {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: Set<string>; readonly importedAssets: Set<string> } | undefined
}

/** All files that a page needs, those that it asks for later included where `far` is true. */
const reachable = (bundle: Readonly<Record<string, Output>>, entries: readonly string[], far: boolean): Set<string> => {
  const found = new Set<string>()
  const visit = (fileName: string): void => {
    const output = bundle[fileName]
    if (!output || found.has(fileName)) return
    found.add(fileName)
    for (const file of [...(output.viteMetadata?.importedCss ?? []), ...(output.viteMetadata?.importedAssets ?? [])])
      visit(file)
    for (const next of [...(output.imports ?? []), ...(far ? (output.dynamicImports ?? []) : [])]) visit(next)
  }
  for (const entry of entries) visit(entry)
  return found
}

/** The face that our pages are written in. */
export const ownFace = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/

/** The kinds of files that browsers of today ask for. */
const isWanted = (fileName: string): boolean => /\.(?:js|css|woff2)$/.test(fileName)

interface Kept {
  readonly version: string
  readonly shell: readonly string[]
  readonly rest: readonly string[]
}

/** The files that a worker keeps: those of its pages at once, what they ask for later when there is time. */
const filesOf = (
  outputs: Readonly<Record<string, Output & { readonly name?: string; readonly isEntry?: boolean }>>,
  scripts: ReadonlySet<string>,
  fixed: readonly string[],
): Pick<Kept, 'shell' | 'rest'> => {
  const entries = Object.values(outputs).flatMap((output) =>
    output.isEntry && scripts.has(output.name ?? '') ? [output.fileName] : [],
  )
  const near = reachable(outputs, entries, false)
  // Fonts belong to styles; the face of our pages is asked for by their first style.
  const styled = Object.keys(outputs).filter((name) => ownFace.test(name))
  const shell = [...new Set([...near, ...styled])].filter(isWanted)
  const fonts = Object.keys(outputs).filter((name) => name.endsWith('.woff2'))
  const rest = [...new Set([...reachable(outputs, entries, true), ...fonts])].filter(
    (name) => isWanted(name) && !shell.includes(name),
  )
  return { shell: [...fixed, ...shell].map((name) => `/${name}`), rest: rest.map((name) => `/${name}`) }
}

const fillIn = (worker: { code: string }, files: Kept): void => {
  worker.code = worker.code.replace(/(["'`])__JURAGAN_FILES__\1/, JSON.stringify(JSON.stringify(files)))
  if (!worker.code.includes(files.version)) throw new Error('a service worker does not know its files')
}

/**
 * Writes into each service worker which files the build has for it: the shell that it keeps at once, and the parts that
 * it keeps when there is time. The version changes with any of them. The till is a page of its own with its own worker.
 */
export const listFiles = (publicFolder: string): Plugin => ({
  name: 'juragan:list-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const outputs = bundle as unknown as Parameters<typeof filesOf>[0]
      const fixed = readdirSync(publicFolder)
      const versionOf = (names: readonly string[], pages: RegExp): string => {
        const hash = createHash('sha256').update([...names].sort().join('\n'))
        for (const name of fixed) hash.update(readFileSync(join(publicFolder, name)))
        for (const output of Object.values(bundle))
          if (output.type === 'asset' && pages.test(output.fileName)) hash.update(output.source)
        return hash.digest('hex').slice(0, 16)
      }
      const write = (file: string, { shell, rest }: Pick<Kept, 'shell' | 'rest'>, pages: RegExp): void => {
        const worker = bundle[file]
        if (worker?.type !== 'chunk') throw new Error(`the service worker ${file} was not built`)
        fillIn(worker, { version: versionOf([...shell, ...rest], pages), shell, rest })
      }
      const workspace = filesOf(outputs, new Set(['index', 'masuk', 'pembicara']), fixed)
      const shell = ['/', '/masuk', '/pembicara', ...workspace.shell]
      write('pekerja.js', { ...workspace, shell }, /^(?:index|masuk|pembicara)\.html$/)
      const icons = fixed.filter((name) => /^(?:ikon|tema)/.test(name))
      const till = filesOf(outputs, new Set(['kasir']), icons)
      // Fonts of documents are no business of the till's.
      const parts = till.rest.filter((name) => !name.endsWith('.woff2'))
      write('kasir/pekerja.js', { shell: ['/kasir.html', ...till.shell], rest: parts }, /^kasir\.html$/)
    },
  },
})
