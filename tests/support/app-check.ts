import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { type AppCheck, createAppCheck } from '#core/auth/server/app-check/app-check.ts'
import { createProofOfWork } from '#core/auth/server/app-check/proof-of-work.ts'
import type { AppCheckTask } from '#core/auth/shared/app-check.contract.ts'
import type { Database } from '#core/db/server/database.ts'
import { appCheckHeader } from '#core/http/shared/app-check-header.ts'

const secretKey = 'kunci-rahasia-untuk-uji-yang-cukup-panjang'

/** The embedded verification with a puzzle that is solved at once. */
export const easyAppCheck = (database: Database): AppCheck =>
  createAppCheck({
    database,
    secretKey,
    proofs: createProofOfWork({ secretKey, difficulty: { cost: 1, fewest: 1, most: 3 } }),
  })

/** Solves the embedded puzzle as a page does. */
export const solveTask = async (task: AppCheckTask): Promise<string> => {
  if (task.provider !== 'proof-of-work') throw new Error(`no puzzle, but ${task.provider}`)
  const solution = await solveChallenge({ challenge: task.challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: task.challenge, solution })).toString('base64')
}

/** How somebody calls the product under test, with whatever says who they are. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Response>

const dataOf = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** Proves and exchanges through the product's own calls; answers with the header that creating calls carry. */
export const verifiedHeaders = async (ask: Ask): Promise<Record<string, string>> => {
  const proof = await solveTask(await dataOf<AppCheckTask>(await ask('GET', '/api/app-check')))
  const { token } = await dataOf<{ token: string }>(await ask('POST', '/api/app-check/token', { proof }))
  return { [appCheckHeader]: token }
}

/** The same for several people, each verified once. */
export const verifiedPeople = (
  askAs: (userId: string) => Ask,
): ((userId: string) => Promise<Record<string, string>>) => {
  const known = new Map<string, Promise<Record<string, string>>>()
  return (userId) => {
    const headers = known.get(userId) ?? verifiedHeaders(askAs(userId))
    known.set(userId, headers)
    return headers
  }
}
