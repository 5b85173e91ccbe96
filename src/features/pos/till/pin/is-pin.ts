import { scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

import { pin } from '../../shared/guard/pin-text.ts'
import { pinWork, readVerifier } from '../../shared/guard/pin-verifier.ts'

/** Whether it is the PIN of that verifier. In plain JavaScript: browsers keep their cryptography from plain http. */
export const isPin = async (typed: string, verifier: string): Promise<boolean> => {
  const known = readVerifier(verifier)
  if (!known || !pin.safeParse(typed).success) return false
  const { length: dkLen, ...cost } = pinWork
  return bytesToHex(await scryptAsync(typed, hexToBytes(known.salt), { ...cost, dkLen })) === known.hash
}
