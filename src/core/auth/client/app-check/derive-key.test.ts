import { afterEach, expect, test, vi } from 'vitest'

import { deriveKey, derivePlainly } from './derive-key.ts'

const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost: 1_000, keyLength: 32, keyPrefix: '00' }
const salt = Uint8Array.from({ length: 16 }, (_, index) => index)
const password = Uint8Array.from({ length: 20 }, (_, index) => 255 - index)
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

afterEach(() => vi.unstubAllGlobals())

test('AUTH-07 a browser that keeps its cryptography to itself solves the same puzzle', async () => {
  const [quick, plain] = await Promise.all([
    deriveKey(parameters, salt, password),
    derivePlainly(parameters, salt, password),
  ])
  expect(hex(plain.derivedKey)).toBe(hex(quick.derivedKey))
  vi.stubGlobal('crypto', {})
  expect(hex((await deriveKey(parameters, salt, password)).derivedKey)).toBe(hex(quick.derivedKey))
})
