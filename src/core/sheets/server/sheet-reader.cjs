// Runs in a worker thread of its own for each file, started from its own text like the PDF's: somebody else's sheet may
// take long or much memory, and then only this thread is ended.
const { parentPort, workerData } = require('node:worker_threads')
const { unzipSync } = require(workerData.zipPath)

/** Unpacked, a sheet of 10,000 lines is a tenth of this. */
const mostUnpacked = 80_000_000
const mostParts = 500
const mostColumns = 60
/** Longer than anything a shop writes into one; what is cut stays too long, and ends in what no trimming takes away. */
const longestCell = 2_010
/** One long text may stand in very many cells: what a file holds is counted as often as it is shown. */
const mostCharacters = 20_000_000
/** Delimiters in the order in which they win where several fit. */
const delimiters = [';', ',', '\t', '|']

const refuse = (code, details) => Object.assign(new Error(code), { code, details })

/** The unpacked sizes are known before anything is unpacked, and the reader never unpacks more than they say. */
const checkZip = (bytes) => {
  let total = 0
  let count = 0
  let isWorkbook = false
  const look = ({ name, originalSize }) => {
    count += 1
    total += originalSize
    isWorkbook ||= name === 'xl/workbook.xml'
    return false
  }
  try {
    unzipSync(bytes, { filter: look })
  } catch {
    throw refuse('sheet_file_unreadable')
  }
  if (count > mostParts || total > mostUnpacked) throw refuse('sheet_file_too_large')
  if (!isWorkbook) throw refuse('sheet_file_unreadable')
}

const cut = (text) => (text.length > longestCell ? `${text.trimStart().slice(0, longestCell - 1)}…` : text)

const plainCell = (value) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : cut(String(value))
}

const isBlank = (cell) => typeof cell === 'string' && cell.trim() === ''
const withoutBlankEnd = (all, isNothing) => all.slice(0, all.findLastIndex((one) => !isNothing(one)) + 1)

/** Rows as they go to the main thread, which unfolds every one of their texts: no more than it can bear. */
const plainRows = (rows) => {
  let characters = 0
  const plain = rows.map((row) => {
    const cells = withoutBlankEnd(row.slice(0, mostColumns).map(plainCell), isBlank)
    for (const cell of cells) characters += String(cell).length
    if (characters > mostCharacters) throw refuse('sheet_file_too_large')
    return cells
  })
  return withoutBlankEnd(plain, (row) => row.length === 0)
}

const readWorkbook = async (bytes) => {
  checkZip(bytes)
  const { default: readXlsxFile } = require(workerData.xlsxPath)
  let sheets
  try {
    sheets = await readXlsxFile(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  } catch {
    throw refuse('sheet_file_unreadable')
  }
  const [sheet = null] = sheets.filter(({ data }) => data.length > 0)
  if (!sheet) throw refuse('sheet_file_empty')
  return { rows: sheet.data, sheet: { name: cut(sheet.sheet), others: sheets.length - 1 } }
}

const decode = (bytes) => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw refuse('sheet_file_unreadable')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** How evenly a delimiter cuts the first lines: the share of lines that have the commonest number of columns. */
const evenness = (rows) => {
  const widths = new Map()
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1)
  const [width, count] = [...widths].toSorted((one, two) => two[1] - one[1])[0] ?? [1, 0]
  return width < 2 ? 0 : count / rows.length
}

const readText = (bytes) => {
  const text = decode(bytes)
  // Web pages that some programs save under a sheet's name.
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text)) throw refuse('sheet_file_unreadable')
  const Papa = require(workerData.csvPath)
  const told = /^sep=(.)\r?\n/i.exec(text)
  const parse = (delimiter, over) => Papa.parse(text, { delimiter, ...over })
  const tried = delimiters.map((delimiter) => ({
    delimiter,
    even: evenness(parse(delimiter, { preview: 50 }).data.filter((row) => row.some((cell) => cell.trim() !== ''))),
  }))
  const best = told?.[1] ?? tried.toSorted((one, two) => two.even - one.even)[0].delimiter
  const { data, errors } = parse(best)
  // An opening quotation mark that never ends would swallow every line after it.
  const rows = errors.some(({ code }) => code === 'MissingQuotes') ? parse(best, { quoteChar: '\0' }).data : data
  if (told) rows[0] = []
  return { rows, sheet: null }
}

const read = async (bytes) => {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const { rows, sheet } = isZip ? await readWorkbook(bytes) : readText(bytes)
  const plain = plainRows(rows)
  const filled = plain.filter((row) => row.length > 0).length
  if (filled === 0) throw refuse('sheet_file_empty')
  if (filled > workerData.mostLines) throw refuse('sheet_file_too_many_lines', { lines: filled })
  if (plain.length > workerData.mostRows) throw refuse('sheet_file_too_large')
  return { rows: plain, sheet }
}

read(workerData.bytes).then(
  (value) => parentPort.postMessage({ value }),
  (error) =>
    parentPort.postMessage({
      code: error.code ?? 'sheet_file_unreadable',
      message: error.message,
      details: error.details,
    }),
)
