import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

import { roomOf } from './vite.chunks.ts'

const main = resolve(import.meta.dirname, 'src/app/server/main.ts')

const inLatin = (code: string): string =>
  code.replace(/[^\0-\xFF]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * The engine keeps the text of a program with one byte for each letter as long as all of them are Latin-1, else with
 * two: a few quotation marks and dots would double it. They stand in texts and patterns only, where an escape means the
 * same.
 */
const latinOnly = (): Plugin => ({
  name: 'latin-only',
  // When the bundle is written: the printer before it takes escapes back.
  generateBundle(_options, bundle) {
    for (const piece of Object.values(bundle)) if (piece.type === 'chunk') piece.code = inLatin(piece.code)
  },
})

/** The server's half: our own sources in a file for each room, packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  ssr: { external: true },
  plugins: [latinOnly()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(import.meta.dirname, 'dist/server'),
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main },
      // Names stay as they are, for the traces of errors; what a running server never reads goes.
      output: {
        entryFileNames: '[name].js',
        minify: { compress: false, mangle: false, codegen: true },
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: roomOf(main), debugName: 'room' }] },
      },
    },
  },
})
