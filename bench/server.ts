import { readdirSync, readFileSync } from 'node:fs'

import { type Product, startProduct } from '#tests/support/product.ts'

import { type Figure, median, percentile } from './measure.ts'
import { newOwner, type OwnerCall } from './owner.ts'
import { measureRichDocument } from './rich-document.ts'

/** Proportional memory of a process and all below it, in bytes (shared pages counted once). */
const memoryOf = (pid: number): number => {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid)
  return proportional(pid) + children.reduce((sum, child) => sum + memoryOf(child), 0)
}
const parentOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    // A process may end between the listing and the reading.
    return 0
  }
}
const proportional = (pid: number): number => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** From the start of the process on existing data to the first 200, database included. */
const coldStart = async (dataDir: string): Promise<number> => {
  const started = performance.now()
  const product = await startProduct({ dataDir })
  await fetch(`${product.url}/api/health`)
  const took = performance.now() - started
  await product.stop()
  return took
}

/**
 * From the sending to the first word on the wire; the embedded assistant has its first word at once. The reply is read
 * to its end, as an owner does who then writes the next message: chats follow each other and do not overlap.
 */
const firstWord = async (owner: OwnerCall): Promise<number> => {
  const started = performance.now()
  const body = { message: 'apa bedanya invoice sama kuitansi?', sessionId: `w${Math.random()}` }
  const response = await owner.post('/api/chat', body, 'text/event-stream')
  let text = ''
  let firstAt: number | null = null
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (firstAt === null && text.includes('event: delta')) firstAt = performance.now()
  }
  if (firstAt === null) throw new Error(`a reply without words: ${text}`)
  return firstAt - started
}

const exportTimes = async (url: string, format: 'docx' | 'pdf'): Promise<number[]> => {
  const owner = await newOwner(url)
  const goods = Array.from({ length: 250 }, (_, i) => `${i + 1} barang nomor ${i + 1} @ ${(i + 1) * 1000}`).join(', ')
  const id = await owner.order(`buatkan invoice untuk Bu Sari: ${goods}`)
  const times: number[] = []
  for (let round = 0; round < 22; round++) {
    const started = performance.now()
    await (await owner.get(`/api/items/${id}/export?format=${format}`)).arrayBuffer()
    if (round > 1) times.push(performance.now() - started)
  }
  return times
}

/** Everything that needs no browser. */
export const measureServer = async (product: Product): Promise<Figure[]> => {
  const idle = memoryOf(product.pid) / 1024 / 1024
  const chatting = await newOwner(product.url)
  // The first chats of a process find code that has not been compiled yet; they are not measured.
  for (let chat = 0; chat < 3; chat++) await firstWord(chatting)
  const words: number[] = []
  for (let chat = 0; chat < 50; chat++) words.push(await firstWord(chatting))
  const afterChats = memoryOf(product.pid) / 1024 / 1024
  const docx = await exportTimes(product.url, 'docx')
  const pdf = await exportTimes(product.url, 'pdf')
  const rich = await measureRichDocument(product.url)
  return [
    { what: 'idle memory, server and database', figure: idle, unit: 'MB', limit: 180 },
    { what: 'memory after 50 chats', figure: afterChats, unit: 'MB', limit: 220 },
    { what: 'first word, server part, p95', figure: percentile(words, 0.95), unit: 'ms', limit: 15 },
    { what: 'letter of about 10 pages as DOCX, p95', figure: percentile(docx, 0.95), unit: 'ms', limit: 500 },
    { what: 'letter of about 10 pages as PDF, p95', figure: percentile(pdf, 0.95), unit: 'ms', limit: 300 },
    ...rich,
  ]
}

export const measureColdStart = async (dataDir: string): Promise<Figure[]> => {
  const times: number[] = []
  for (let round = 0; round < 3; round++) times.push(await coldStart(dataDir))
  return [{ what: 'cold start on existing data', figure: median(times), unit: 'ms', limit: 2000 }]
}
