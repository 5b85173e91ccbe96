import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type * as engine from './engine.ts'
import { type Figure, percentile } from './measure.ts'

const length = 5_000
/** So many that the twentieth of them that may be slower is of an engine at work, not of its first second. */
const rounds = 60

/** Messages as long as people paste them: goods, talk, and orders that stand at their end or nowhere. */
const messages: readonly string[] = [
  `Buatkan surat penawaran untuk Bapak Hasan, PT Maju Bersama: ${goods(200)}`,
  `${story(70)} Tolong buatkan invoice untuk Bu Rina 20 kotak nasi @ 25.000.`,
  `${story(80)} Menurut kamu gimana?`,
  `Tolong analisis arus kas saya. ${figures(150)}`,
  `BUATKAN WEBSITE TOKO SINAR JAYA. ${goods(180).toUpperCase()}`,
]

function goods(count: number): string {
  return Array.from({ length: count }, (_, at) => `${at + 2} kaos polo ukuran ${at} @ ${10 + at}.500`).join(', ')
}

function figures(count: number): string {
  return Array.from({ length: count }, (_, at) => `masuk ${at + 1},5jt dari pelanggan ke-${at}`).join(', ')
}

function story(count: number): string {
  return Array.from(
    { length: count },
    (_, at) =>
      `Kemarin pelanggan ${at} tanya website dan minta invoice tapi belum bayar, padahal barang sudah dikirim.`,
  ).join(' ')
}

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: messages.slice(0, 3).flatMap((content) => [
    { sender: 'user' as const, content },
    { sender: 'ai' as const, content: 'Baik, Juragan.' },
  ]),
}

/**
 * The engine as the server runs it, built. From its sources tsx would run something else: it names each inner function
 * whenever one is made, and writes patterns so that they are compiled wherever they are met, which takes half as long
 * again.
 */
const builtEngine = async () => {
  const outDir = resolve(import.meta.dirname, '../dist', `bench-${process.pid}`)
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      ssr: { external: true },
      build: { ssr: resolve(import.meta.dirname, 'engine.ts'), target: 'node20', outDir, minify: false },
    })
    const { createEngine } = (await import(pathToFileURL(join(outDir, 'engine.js')).href)) as typeof engine
    return createEngine()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** How long the engine takes to understand a message of 5,000 characters, earlier turns of the same length beside it. */
export const measureUnderstanding = async (): Promise<Figure[]> => {
  const assistant = await builtEngine()
  const { signal } = new AbortController()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const message of messages) {
      const text = message.slice(0, length).padEnd(length, ' ya')
      const started = performance.now()
      await assistant.understand(text, context, signal)
      // The first round meets every rule for the first time.
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return [
    { what: 'message of 5,000 characters understood, p95', figure: percentile(times, 0.95), unit: 'ms', limit: 50 },
  ]
}
