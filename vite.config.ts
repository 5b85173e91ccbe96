import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, 'src/app/client')

/** The browser's half: the workspace and the sign-in page are two documents. */
export default defineConfig({
  root,
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    // The content security policy allows files of our own only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: resolve(root, 'index.html'), masuk: resolve(root, 'masuk.html') },
    },
  },
})
