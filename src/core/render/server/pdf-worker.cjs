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

const compile = (input) => {
  const result = compiler.compile(input)
  if (result.result) return result.result
  const error = result.takeError() ?? result.takeDiagnostics()
  throw new Error(JSON.stringify(error?.shortDiagnostics ?? 'the document was not compiled'))
}

/** Where the direct children of the root stand in the text of an SVG. */
const topLevel = (svg) => {
  const parts = []
  let depth = 0
  let from = 0
  for (const { 0: tag, 1: closing, 2: name, 3: single, index } of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing) depth -= 1
    if (!closing && depth === 1) from = index
    if ((closing || single) && depth === 1) parts.push({ name, text: svg.slice(from, index + tag.length) })
    if (!closing && !single) depth += 1
  }
  return parts
}

/** Typst draws all pages below each other into one picture: each page gets its own, with the outlines that it uses. */
const splitPages = (svg, from, count) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)
  const parts = topLevel(svg)
  const bodies = parts.filter(({ name }) => name === 'g').map(({ text }) => text)
  const defs = parts.filter(({ name }) => name === 'defs').map(({ text }) => text)
  const symbols = new Map(
    defs.flatMap((text) =>
      [...text.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map((found) => [found[1], found[0]]),
    ),
  )
  const others = defs.map((text) => text.replaceAll(/<symbol id="[^"]+"[\s\S]*?<\/symbol>/g, '')).join('')
  const pageHeight = Number(height) / bodies.length
  return bodies.slice(from - 1, from - 1 + count).map((body, index) => {
    const used = new Set([...body.matchAll(/xlink:href="#([^"]+)"/g)].map((found) => found[1]))
    const outlines = [...used].map((id) => symbols.get(id) ?? '').join('')
    const top = (from - 1 + index) * pageHeight
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${pageHeight}" width="${width}" height="${pageHeight}">` +
      `<rect width="${width}" height="${pageHeight}" fill="#ffffff"/><g transform="translate(0 ${-top})">${body}</g>${others}<defs>${outlines}</defs></svg>`
    )
  })
}

const made = (task, input) => {
  const document = compile(input)
  if (task.make === 'pdf') return new Uint8Array(compiler.pdf(document))
  const pages = document.numOfPages
  if (task.make === 'marks') {
    const [found = []] = compiler.query(document, { selector: '<marks>', field: 'value' })
    return { pages, found }
  }
  return { pages, svgs: splitPages(compiler.plainSvg(document), task.from, task.count) }
}

parentPort.on('message', ({ id, task, template, tree, files }) => {
  const paths = files.map(({ name }) => join(workerData.emptyFolder, name))
  try {
    for (const [at, { bytes }] of files.entries()) compiler.mapShadow(paths[at], Buffer.from(bytes))
    const value = made(task, { mainFileContent: template, inputs: { tree } })
    // Without eviction Typst's memo cache grows without end.
    if (++compiled % 10 === 0) compiler.evictCache(5)
    parentPort.postMessage({ id, value }, value instanceof Uint8Array ? [value.buffer] : [])
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error?.message ?? error) })
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
  }
})
