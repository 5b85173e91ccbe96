import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

import { pinWork, writeVerifier } from '../../shared/guard/pin-verifier.ts'

type Work = (pin: string, salt: Buffer, length: number, options: object) => Promise<Buffer>
const work: Work = promisify(scrypt)

/** What is stored of a PIN and sent to the shop's tills. */
export const makeVerifier = async (pin: string): Promise<string> => {
  const salt = randomBytes(16)
  const { length, ...cost } = pinWork
  const hash = await work(pin, salt, length, { ...cost, maxmem: 2 * 128 * cost.N * cost.r })
  return writeVerifier({ salt: salt.toString('hex'), hash: hash.toString('hex') })
}
