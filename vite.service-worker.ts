import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The entry of the service worker; its file lies at the root, because its scope is everything below it. */
const workerEntry = 'pekerja'
const workerFile = 'pekerja.js'

/** Files carry a hash in their name, the worker alone has one address for ever. */
export const fileNameOf = ({ name }: { readonly name: string }): string =>
  name === workerEntry ? workerFile : 'assets/[name]-[hash].js'

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

/** The kinds of files that browsers of today ask for. */
const isWanted = (fileName: string): boolean => /\.(?:js|css|woff2)$/.test(fileName)

/** Scripts of the pages that the worker keeps; the till is a page of its own and stays out. */
const keptPages = new Set(['index', 'masuk'])

/**
 * Writes into the service worker which files the build has: the shell that it keeps at once, and the parts that it keeps
 * when there is time. The version changes with any of them.
 */
export const listFiles = (publicFolder: string): Plugin => ({
  name: 'juragan:list-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const outputs = bundle as unknown as Readonly<Record<string, Output>>
      const entries = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' && output.isEntry && keptPages.has(output.name) ? [output.fileName] : [],
      )
      const near = reachable(outputs, entries, false)
      // Fonts belong to styles; the face of the workspace is asked for by its first style.
      const styled = Object.keys(bundle).filter((name) => /plus-jakarta-sans-latin-wght-normal.*\.woff2$/.test(name))
      const fixed = readdirSync(publicFolder)
      const shell = [...new Set([...near, ...styled])].filter(isWanted)
      const carlito = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
      const rest = [...new Set([...reachable(outputs, entries, true), ...carlito])].filter(
        (name) => isWanted(name) && !shell.includes(name),
      )
      const hash = createHash('sha256').update([...shell, ...rest].sort().join('\n'))
      for (const name of fixed) hash.update(readFileSync(join(publicFolder, name)))
      for (const output of Object.values(bundle))
        if (output.type === 'asset' && output.fileName.endsWith('.html')) hash.update(output.source)
      const files = {
        version: hash.digest('hex').slice(0, 16),
        shell: ['/', '/masuk', ...[...fixed, ...shell].map((name) => `/${name}`)],
        rest: rest.map((name) => `/${name}`),
      }
      const worker = bundle[workerFile]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      worker.code = worker.code.replace(/(["'`])__JURAGAN_FILES__\1/, JSON.stringify(JSON.stringify(files)))
      if (!worker.code.includes(files.version)) throw new Error('the service worker does not know its files')
    },
  },
})
