// Runs in a worker thread of its own for each file, started from its own text like the PDF's: unpacking and reading
// somebody else's Word file may take long or much memory, and then only this thread is ended.
const { parentPort, workerData } = require('node:worker_threads')
const { unzipSync, zipSync, strFromU8, strToU8 } = require(workerData.zipPath)
const mammoth = require(workerData.mammothPath)

/** Unpacked, a file of 10 MB of text and pictures stays far below this. */
const mostUnpacked = 80_000_000
const mostParts = 3000

const refuse = (code) => Object.assign(new Error(code), { code })

/** The parts that are read; their unpacked sizes are known before anything is unpacked. */
const unpack = (bytes) => {
  let total = 0
  let count = 0
  const sizes = {
    filter: ({ name, originalSize }) => {
      count += 1
      total += originalSize
      if (count > mostParts || total > mostUnpacked) throw refuse('word_file_too_large')
      return /\.(?:xml|rels)$/i.test(name) || /\/media\//i.test(name)
    },
  }
  try {
    return unzipSync(bytes, sizes)
  } catch (error) {
    throw error.code === 'word_file_too_large' ? error : refuse('word_file_unreadable')
  }
}

/** Paragraphs that begin a page say so by a break inside them: the reader knows no other way. */
const withBreaks = (xml) =>
  xml
    .replaceAll(/<w:tblHeader w:val="(?:0|false|off)"\/>/g, '')
    .replaceAll(/<w:pPr>((?:(?!<\/w:pPr>)[\s\S])*)<\/w:pPr>/g, (found, inside) =>
      /<w:pageBreakBefore(?: w:val="(?:1|true|on)")?\/>/.test(inside)
        ? `${found}<w:r><w:br w:type="page"/></w:r>`
        : found,
    )

const plain = (xml) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, text]) => text)
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/(?:Halaman|Hal\.?|Page)\s*\d*\s*(?:dari|of|\/)\s*\d*/gi, '')
    .trim()

const lineOf = (parts, kind) =>
  Object.entries(parts)
    .filter(([name]) => name.startsWith(`word/${kind}`))
    .map(([, part]) => plain(strFromU8(part)))
    .find((text) => text !== '' && text.length <= 300)

/** How wide each picture stands, in percent of the text's width, in the order of the text. */
const widthsOf = (xml, textWidth) =>
  [...xml.matchAll(/<wp:extent\b[^>]*?\bcx="(\d+)"[\s\S]*?<\/w:drawing>/g)]
    .filter(([drawing]) => drawing.includes('<a:blip'))
    .map(([, cx]) => Math.round((Number(cx) / 635 / textWidth) * 100))

const textWidthOf = (xml) => {
  const page = Number(/<w:pgSz\b[^>]*\bw:w="(\d+)"/.exec(xml)?.[1] ?? 11_906)
  const left = Number(/<w:pgMar\b[^>]*\bw:left="(\d+)"/.exec(xml)?.[1] ?? 1440)
  const right = Number(/<w:pgMar\b[^>]*\bw:right="(\d+)"/.exec(xml)?.[1] ?? 1440)
  return Math.max(1000, page - left - right)
}

const read = async (bytes) => {
  const parts = unpack(bytes)
  const main = Object.keys(parts).find((name) => /^word\/document\d*\.xml$/i.test(name))
  if (!main || !parts['[Content_Types].xml']) throw refuse('word_file_unreadable')
  for (const [name, part] of Object.entries(parts))
    if (/\.(?:xml|rels)$/i.test(name) && /<!DOCTYPE|<!ENTITY/i.test(strFromU8(part.subarray(0, 4000))))
      throw refuse('word_file_unreadable')
  const xml = strFromU8(parts[main])
  const widths = widthsOf(xml, textWidthOf(xml))
  const packed = zipSync({ ...parts, [main]: strToU8(withBreaks(xml)) }, { level: 0 })
  let found = null
  await mammoth.convertToHtml(
    { buffer: Buffer.from(packed) },
    {
      transformDocument: (document) => {
        found = document
        return { ...document, children: [] }
      },
      externalFileAccess: false,
    },
  )
  if (!found) throw refuse('word_file_unreadable')

  const images = []
  const notes = []
  const inline = async (children, style) => {
    const result = []
    for (const child of children) {
      if (child.type === 'run') {
        const name = child.styleName ?? ''
        result.push(
          ...(await inline(child.children, {
            ...style,
            ...(child.isBold || /^strong$/i.test(name) ? { bold: true } : {}),
            ...(child.isItalic || /^emphasis$/i.test(name) ? { italic: true } : {}),
            ...(child.isUnderline ? { underline: true } : {}),
            ...(child.font ? { font: child.font } : {}),
            ...(child.fontSize ? { size: child.fontSize } : {}),
          })),
        )
      } else if (child.type === 'hyperlink') {
        result.push(...(await inline(child.children, child.href ? { ...style, href: child.href } : style)))
      } else if (child.type === 'text') result.push({ type: 'text', text: child.value, ...style })
      else if (child.type === 'tab') result.push({ type: 'text', text: '\t', ...style })
      else if (child.type === 'checkbox') result.push({ type: 'text', text: child.checked ? '☒' : '☐', ...style })
      else if (child.type === 'break') result.push({ type: child.breakType === 'page' ? 'pageBreak' : 'break' })
      else if (child.type === 'noteReference') {
        const note = found.notes.resolve(child)
        if (note) notes.push(note.body)
        if (note) result.push({ type: 'text', text: `[${notes.length}]`, ...style })
      } else if (child.type === 'image') {
        const data = await child.readAsBuffer()
        images.push({ bytes: new Uint8Array(data), width: widths[images.length] ?? null })
        result.push({ type: 'image', image: images.length - 1, alt: child.altText ?? '' })
      } else if (child.children) result.push(...(await inline(child.children, style)))
    }
    return result
  }
  const blocks = async (children) => {
    const result = []
    for (const child of children) {
      if (child.type === 'paragraph') {
        const { numbering, alignment, styleName } = child
        result.push({
          type: 'paragraph',
          style: styleName ?? '',
          align: alignment,
          list: numbering ? { level: Number(numbering.level) || 0, ordered: numbering.isOrdered === true } : null,
          children: await inline(child.children, {}),
        })
      } else if (child.type === 'table') {
        const rows = []
        for (const row of child.children) {
          const cells = []
          for (const cell of row.children ?? [])
            cells.push({
              colspan: cell.colSpan ?? 1,
              rowspan: cell.rowSpan ?? 1,
              children: await blocks(cell.children ?? []),
            })
          rows.push({ header: row.isHeader === true, cells })
        }
        result.push({ type: 'table', rows })
      } else if (child.children) result.push(...(await blocks(child.children)))
    }
    return result
  }
  const body = await blocks(found.children)
  const endNotes = []
  for (const note of notes) endNotes.push(await blocks(note))
  return {
    body,
    notes: endNotes,
    images,
    header: lineOf(parts, 'header') ?? null,
    footer: lineOf(parts, 'footer') ?? null,
  }
}

read(workerData.bytes).then(
  (value) => parentPort.postMessage({ value }),
  (error) =>
    parentPort.postMessage({
      code: error?.code?.startsWith?.('word_file_') ? error.code : 'word_file_unreadable',
      message: String(error?.message ?? error),
    }),
)
