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

/** Step 1: the embedded database answers its name. */
export const connectEmbedded = async (itemId: string): Promise<string> =>
  (await call(connectStore, { params: { id: itemId }, body: { target: 'embedded' } })).data.projectName

/** Step 2: repeatable; the same shop answers with the same address. */
export const deployEmbedded = async (itemId: string): Promise<SetupResult> =>
  (await call(deployStore, { params: { id: itemId }, body: { target: 'embedded' } })).data

const opened = ({ data }: { readonly data: SetupResult | null }): SetupResult => {
  if (data === null) throw new Error('a shop was named and none was opened')
  return data
}

/** Schema and owner into the database that the credentials name; they are kept nowhere. */
export const injectByCredentials = async (facts: SetupFacts, credentials: Credentials): Promise<SetupResult> =>
  opened(await call(contracts.injectSchemaSeeder, { body: { ...facts, ...credentials } }))

/** Schema and owner into the project that was connected, or into a new one. */
export const injectByConnection = async (facts: SetupFacts, createProject: boolean): Promise<SetupResult> =>
  opened(await call(contracts.injectPos, { body: { ...facts, createProject } }))

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
