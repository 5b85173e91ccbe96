import { setTimeout as wait } from 'node:timers/promises'

import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { compilePdf } from './pdf.ts'

const endless =
  '#let turn(n) = if n > 0 { turn(n - 1); turn(n - 1) }\n#let all(n) = for i in range(100000000) { turn(3) }\n#all(1)'
const failureOf = async (work: Promise<unknown>): Promise<string> => {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return thrown instanceof AppError ? thrown.code : String(thrown)
}

afterEach(() => {
  vi.useRealTimers()
})

test('DOC-03 a document that is never done is given up with a clear word, and those behind it are made all the same', async () => {
  // The clock is put forward, the thread is stuck in earnest.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const settled: string[] = []
  const stuck = failureOf(compilePdf(endless, {})).finally(() => settled.push('stuck'))
  const behind = Promise.all([compilePdf('Halo', {}), compilePdf('Dua', {})]).finally(() => settled.push('behind'))
  await wait(500)
  vi.advanceTimersByTime(19_999)
  await wait(500)
  expect(settled).toEqual([])
  vi.advanceTimersByTime(1)
  expect(await stuck).toBe('document_too_long')
  expect((await behind).map((pdf) => pdf.byteLength > 500)).toEqual([true, true])
})
