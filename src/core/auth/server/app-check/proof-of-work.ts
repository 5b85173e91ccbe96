import { createHmac, randomInt } from 'node:crypto'

import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import type { GoodProof, ProofCheck } from './proof-check.ts'

export interface ProofOfWorkSettings {
  readonly secretKey: string
  /** How much work it is; tests take less. */
  readonly difficulty?: Difficulty
}

export interface Difficulty {
  /** Rounds of PBKDF2 for each try. */
  readonly cost: number
  /** The solution lies between these numbers of tries. */
  readonly fewest: number
  readonly most: number
}

/** 0.6 to 1.4 s on a small computer, a few seconds on a weak phone. */
const usual: Difficulty = { cost: 1_000, fewest: 500, most: 1_000 }
/** As long as a puzzle may be solved; a phone may sleep in between. */
const lifeMilliseconds = 10 * 60_000

const algorithm = 'PBKDF2/SHA-256'

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      expiresAt: z.int(),
      data: z.record(z.string(), z.string()),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

const refused = (message: string): AppError => new AppError('app_check_proof_refused', { message })

const read = (proof: string): z.output<typeof payload> => {
  try {
    return payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString()))
  } catch {
    // Whatever it is, it was not made of our puzzle; what it says is not for the log.
    throw refused('the proof cannot be read')
  }
}

/**
 * The embedded verification (AUTH-07): a puzzle that costs the caller about a second and us next to nothing. It is signed,
 * names the person it was made for, and ends after ten minutes; nothing is stored until it is solved.
 */
export const createProofOfWork = ({ secretKey, difficulty = usual }: ProofOfWorkSettings): ProofCheck => {
  const keyFor = (use: string): string => createHmac('sha256', secretKey).update(`app-check ${use}`).digest('hex')
  const secrets = { hmacSignatureSecret: keyFor('puzzle'), hmacKeySignatureSecret: keyFor('solution') }

  return {
    task: async (userId) => {
      const { parameters, signature = '' } = await createChallenge({
        algorithm,
        cost: difficulty.cost,
        counter: randomInt(difficulty.fewest, difficulty.most + 1),
        data: { for: userId },
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMilliseconds),
        ...secrets,
      })
      return { provider: 'proof-of-work', challenge: { parameters: { ...parameters }, signature } }
    },
    check: async (proof, { userId }): Promise<GoodProof> => {
      const { challenge, solution } = read(proof)
      const { expiresAt, data } = challenge.parameters
      const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      if (!verified) throw refused(expired ? 'the puzzle has ended' : 'the solution is wrong')
      if (data['for'] !== userId) throw refused('the puzzle was made for somebody else')
      return { id: challenge.signature, until: new Date(expiresAt * 1_000) }
    },
  }
}
