import { call } from '#core/http/client/call.ts'
import { connectStore, deployStore, type SetupResult } from '../../shared/pos.contract.ts'
import type { SetupTarget } from './setup-machine.ts'

/** Step 1: proves that the place for the data can be reached; answers its name. */
export const connect = async (itemId: string, target: SetupTarget): Promise<string> =>
  (await call(connectStore, { params: { id: itemId }, body: { target } })).data.projectName

/** Step 2: repeatable; the same shop answers with the same address. */
export const deploy = async (itemId: string, target: SetupTarget): Promise<SetupResult> =>
  (await call(deployStore, { params: { id: itemId }, body: { target } })).data
