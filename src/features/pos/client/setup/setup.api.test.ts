import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { deployEmbedded, injectByConnection, injectByCredentials } from './setup.api.ts'

afterEach(() => vi.unstubAllGlobals())

const facts = { posId: 'itm_1', businessName: 'Warung', ownerName: 'Ibu', ownerEmail: 'ibu@contoh.test', userId: 'u' }
const failureOf = async (answer: Response): Promise<AppError> => {
  vi.stubGlobal('fetch', async () => answer)
  const failure = await deployEmbedded('itm_1').catch((error: unknown) => error)
  if (!(failure instanceof AppError)) throw new Error('it did not fail')
  return failure
}

test('POS-09 a gateway that says no more than a status is told as the apology with that cause, advice and consultation', async () => {
  const failure = await failureOf(new Response('<html>Bad gateway</html>', { status: 502 }))
  expect(failure.message).toBe('POS Deployment API error: 502')
  const sentence = errorText(failure.code, failure.details)
  for (const words of [
    'Maaf',
    'POS Deployment API error: 502',
    'Coba lagi',
    'periksa koneksi',
    'dukungan',
    'konsultasi',
  ])
    expect(sentence).toContain(words)
})

test('POS-09 every way to set up tells it so; what the server itself says stays as it is', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 504 }))
  const credentials = { connectionString: 'postgresql://x', password: 'x' }
  for (const setUp of [injectByCredentials(facts, credentials), injectByConnection(facts, false)])
    await expect(setUp).rejects.toThrow('POS Deployment API error: 504')
  const told = Response.json({ success: false, error: 'x', code: 'setup_running' }, { status: 409 })
  expect((await failureOf(told)).code).toBe('setup_running')
})
