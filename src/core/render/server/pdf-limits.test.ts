import { expect, test } from 'vitest'

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

test('DOC-03 a document that is never done is given up with a clear word, and those behind it are made all the same', async () => {
  const stuck = failureOf(compilePdf(endless, {}))
  const behind = Promise.all([compilePdf('Halo', {}), compilePdf('Dua', {})])
  expect(await stuck).toBe('document_too_long')
  expect((await behind).map((pdf) => pdf.byteLength > 500)).toEqual([true, true])
})
