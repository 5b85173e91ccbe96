// npm start: from whatever state the checkout is in to the running product. package.json halves V8's room for young
// objects (--max-semi-space-size): twice that room stays taken after the start, and a shop's server fills little of it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
process.env.NODE_ENV ??= 'production'

// Started by npm and npm has been killed: nobody could stop this process by npm any more, so it stops itself.
// npm calls a shell, which calls us; the shell outlives a killed npm.
const npm = findNpm()
if (npm !== undefined) {
  const watch = setInterval(() => {
    if (parentOf(npm.child) === npm.pid) return
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

function findNpm() {
  if (process.platform !== 'linux' || process.env.npm_lifecycle_event !== 'start') return undefined
  let child = process.pid
  for (let step = 0; step < 2; step += 1) {
    const pid = parentOf(child)
    if (pid === undefined) return undefined
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('npm')) return { pid, child }
    child = pid
  }
  return undefined
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // The process has ended.
    return undefined
  }
}
