import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import { fileNameOf, listFiles } from './vite.service-worker.ts'

const root = resolve(import.meta.dirname, 'src/app/client')

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])

/** Compressed twins beside every text file, so that the server never compresses while somebody waits. */
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

/** The browser's half: the workspace, the sign-in page, the till, and the page of a wrong address. */
export default defineConfig({
  root,
  plugins: [react(), listFiles(resolve(root, 'public')), precompress()],
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
        kasir: resolve(root, 'kasir.html'),
        'tidak-ada': resolve(root, 'tidak-ada.html'),
        pekerja: resolve(root, 'service-worker.ts'),
        'pekerja-kasir': resolve(root, 'till-worker.ts'),
      },
      output: { entryFileNames: fileNameOf },
    },
  },
})
