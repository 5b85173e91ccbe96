// Runs in a worker thread, because a Typst compilation blocks its thread. Started from its own text
// (`new Worker(source, { eval: true })`), so that it works the same from sources and from the built server.
const { join } = require('node:path')
const { parentPort, workerData } = require('node:worker_threads')
const { NodeCompiler } = require(workerData.compilerPath)

const compiler = NodeCompiler.create({
  workspace: workerData.emptyFolder,
  fontArgs: [{ fontPaths: workerData.fontFolders }],
})
let compiled = 0

parentPort.on('message', ({ id, template, tree, files }) => {
  const paths = files.map(({ name }) => join(workerData.emptyFolder, name))
  try {
    for (const [at, { bytes }] of files.entries()) compiler.mapShadow(paths[at], Buffer.from(bytes))
    const pdf = compiler.pdf({ mainFileContent: template, inputs: { tree } })
    // Without eviction Typst's memo cache grows without end.
    if (++compiled % 10 === 0) compiler.evictCache(5)
    const bytes = new Uint8Array(pdf)
    parentPort.postMessage({ id, bytes }, [bytes.buffer])
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error?.message ?? error) })
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
  }
})
