import { expect, test } from 'vitest'

import { isPin } from './is-pin.ts'

/** As a server makes it of 4071, with Node's own scrypt. */
const verifier =
  'scrypt15:000102030405060708090a0b0c0d0e0f:71d91da106f7ac8639b69129b066a41515ac6a8982491a03b3025e75f0750f0c'

test('POS-06 a till knows the PIN again by what the server has made of it, and no other one', async () => {
  expect(await isPin('4071', verifier)).toBe(true)
  expect(await isPin('4072', verifier)).toBe(false)
  expect(await isPin('40710', verifier)).toBe(false)
  expect(await isPin('', verifier)).toBe(false)
  // Made in a way that this till does not know yet.
  expect(await isPin('4071', verifier.replace('scrypt15', 'lain'))).toBe(false)
})
