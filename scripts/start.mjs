// npm start: from whatever state the checkout is in to the running product.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
process.env.NODE_ENV ??= 'production'

// Started by npm and npm has been killed: nobody could stop this process any more, so it stops itself.
if (process.env.npm_lifecycle_event === 'start' && process.platform !== 'win32') {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

const main = join(root, 'dist', 'server', 'main.js')
if (!existsSync(main)) {
  console.error(`Hasil pembangunan tidak lengkap: ${main} tidak ada. Hapus folder dist lalu jalankan lagi.`)
  process.exit(1)
}
// In this process, not in a child: signals reach the server directly and there is one process to stop.
await import(pathToFileURL(main).href)
