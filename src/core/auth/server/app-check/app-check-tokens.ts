import { createHmac } from 'node:crypto'

import * as z from 'zod/mini'

import { equalSecrets } from '../credential.ts'

/** Seconds for which a token works. */
export const tokenLife = 60 * 60

const claims = z.object({ sub: z.string(), exp: z.int() })

/**
 * App-verification tokens: who it was given to and until when, signed. Any server with the same secret key reads them,
 * and nothing is stored.
 */
export const createAppCheckTokens = (secretKey: string) => {
  const key = createHmac('sha256', secretKey).update('app-check token').digest()
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url')

  return {
    issue: (userId: string): string => {
      const exp = Math.floor(Date.now() / 1_000) + tokenLife
      const text = Buffer.from(JSON.stringify({ sub: userId, exp })).toString('base64url')
      return `${text}.${sign(text)}`
    },
    /** Whether it is one of ours, still good, and given to this person. */
    isGood: (token: string, userId: string): boolean => {
      const [text = '', signature = '', ...rest] = token.split('.')
      if (rest.length > 0 || !equalSecrets(signature, sign(text))) return false
      const { sub, exp } = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      return sub === userId && exp * 1_000 > Date.now()
    },
  }
}
