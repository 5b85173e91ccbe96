import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** The server's half: our own sources in one file, packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(import.meta.dirname, 'dist/server'),
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: resolve(import.meta.dirname, 'src/app/server/main.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
})
