import { AppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { connectStore, deployStore, type SetupResult } from '../../shared/pos.contract.ts'
import * as contracts from '../../shared/setup.contract.ts'

/** What a set-up tells of the shop and its owner (P2 §4, deploy payload). */
export interface SetupFacts {
  readonly posId: string
  readonly businessName: string
  readonly ownerName: string
  readonly ownerEmail: string
  readonly userId: string
}

export interface Credentials {
  readonly connectionString: string
  readonly password: string
}

/** A gateway that answers in the server's place says no more than a status: that is the set-up's failure (P1 §8). */
const deploying = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer
  } catch (error) {
    const status = error instanceof AppError && error.code === 'bad_answer' ? error.details['status'] : undefined
    if (typeof status !== 'number') throw error
    throw new AppError('pos_deployment_failed', {
      cause: error,
      message: `POS Deployment API error: ${status}`,
      details: { answered: status },
    })
  }
}

/** Step 1: the embedded database answers its name. */
export const connectEmbedded = async (itemId: string): Promise<string> =>
  (await call(connectStore, { params: { id: itemId }, body: { target: 'embedded' } })).data.projectName

/** Step 2: repeatable; the same shop answers with the same address. */
export const deployEmbedded = async (itemId: string): Promise<SetupResult> =>
  (await deploying(call(deployStore, { params: { id: itemId }, body: { target: 'embedded' } }))).data

const opened = ({ data }: { readonly data: SetupResult | null }): SetupResult => {
  if (data === null) throw new Error('a shop was named and none was opened')
  return data
}

/** Schema and owner into the database that the credentials name; they are kept nowhere. */
export const injectByCredentials = async (facts: SetupFacts, credentials: Credentials): Promise<SetupResult> =>
  opened(await deploying(call(contracts.injectSchemaSeeder, { body: { ...facts, ...credentials } })))

/** Schema and owner into the project that was connected, or into a new one. */
export const injectByConnection = async (facts: SetupFacts, createProject: boolean): Promise<SetupResult> =>
  opened(await deploying(call(contracts.injectPos, { body: { ...facts, createProject } })))

export const authorizeUrl = async (): Promise<string> => (await call(contracts.authorize, {})).authUrl

export const savedConnection = async () => (await call(contracts.readConnection, {})).data

/** Whether the saved permission counts, and for which project. */
export const verifyConnection = async () => {
  const { success, projectName } = await call(contracts.verifyToken, {})
  return { counts: success, projectName }
}

export const endConnection = async (): Promise<void> => {
  await call(contracts.endConnection, {})
}
