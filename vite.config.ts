import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import { chunkOf, foundationChunks } from './vite.chunks.ts'
import { fileNameOf, listFiles, ownFace } from './vite.service-worker.ts'

const root = resolve(import.meta.dirname, 'src/app/client')

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.wasm'])

/** Compressed twins beside every file that gets smaller by it, so that the server never compresses while somebody waits. */
const precompress = (): Plugin => {
  let outDir = ''
  return {
    name: 'juragan:precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const files = (await readdir(outDir, { recursive: true })).filter((file) => compressible.has(extname(file)))
      await Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(join(outDir, file))
          await writeFile(join(outDir, `${file}.br`), await promisify(brotliCompress)(bytes))
          await writeFile(join(outDir, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
        }),
      )
    },
  }
}

/** What every page's head and body begin with stands once, in `frame/`; a page names it by a comment. */
const pageFrame = (): Plugin => ({
  name: 'juragan:page-frame',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const parts = await Promise.all(
        ['frame/head.html', 'frame/body.html'].map(async (file) => {
          const lines = await readFile(join(root, file), 'utf8')
          return [`<!-- ${file} -->`, lines.trimEnd().replaceAll('\n', '\n    ')] as const
        }),
      )
      return parts.reduce((page, [place, lines]) => page.replace(place, () => lines), html)
    },
  },
})

/**
 * What all of our code stands on and the page's entry are evaluated in a task each, so that a slow phone can paint and
 * take a touch in between. Scripts that are not `async` would be run in one; those that are may run at once, so they stand
 * behind the element that the page is drawn into. Our face is asked for beside them: the first words are laid out in it,
 * not in another one before.
 */
const firstFiles = (): Plugin => ({
  name: 'juragan:first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, chunk }) => {
      // The page of a wrong address has no scripts.
      if (!html.includes('type="module"')) return html
      const files = Object.values(bundle ?? {})
      const foundation = foundationChunks.map((name) =>
        files.find((file) => file.type === 'chunk' && file.name === name),
      )
      const face = files.find(({ fileName }) => ownFace.test(fileName))
      const tag = `    <script type="module" crossorigin src="/${chunk?.fileName}"></script>\n`
      if (foundation.includes(undefined) || face === undefined || !html.includes(tag))
        throw new Error('no foundation, no face or no entry in the page')
      const scripts = [...foundation, chunk].map(
        (script) => `    <script type="module" async crossorigin src="/${script?.fileName}"></script>\n`,
      )
      return html
        .replace(tag, `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${face.fileName}">\n`)
        .replace('  </body>', `${scripts.join('')}  </body>`)
    },
  },
})

/** The browser's half: the workspace, the sign-in page, the presenter's window, the till, and the page of a wrong address. */
export default defineConfig({
  root,
  plugins: [react(), pageFrame(), listFiles(resolve(root, 'public')), firstFiles(), precompress()],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    // The content security policy allows files of our own only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: resolve(root, 'index.html'),
        masuk: resolve(root, 'masuk.html'),
        pembicara: resolve(root, 'pembicara.html'),
        kasir: resolve(root, 'kasir.html'),
        'tidak-ada': resolve(root, 'tidak-ada.html'),
        pekerja: resolve(root, 'offline/service-worker.ts'),
        'pekerja-kasir': resolve(root, 'offline/till-worker.ts'),
      },
      output: {
        entryFileNames: fileNameOf,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf(root) }] },
      },
    },
  },
})
