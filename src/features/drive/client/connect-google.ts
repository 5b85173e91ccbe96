import { isErrorCode } from '#core/errors/shared/error-codes.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { addressOf, call } from '#core/http/client/call.ts'

import { readDrive, startConnection } from '../shared/drive.contract.ts'
import type { ConnectionOutcome } from './drive-dialog-state.ts'

/** Tabs of one browser tell each other on it how a connection ended. */
const channelName = 'juragan.drive'

/** A tab that is open at Google is waited for so long, and asked about so often, in milliseconds. */
const longestConsent = 10 * 60_000
const asking = 2_500

export const tellOutcome = (outcome: ConnectionOutcome): void => {
  const channel = new BroadcastChannel(channelName)
  // A channel is of one origin; its messages name no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(outcome)
  channel.close()
}

const isOutcome = (data: unknown): data is ConnectionOutcome =>
  typeof data === 'object' && data !== null && 'isConnected' in data

const isConnected = async (): Promise<boolean> => {
  const { google } = (await call(readDrive, {})).data
  return google !== null && !google.isRevoked
}

/** The word of the tab that came back; undefined where none came in time. */
const outcomeOfTab = (signal: AbortSignal): Promise<ConnectionOutcome | undefined> =>
  new Promise((tell) => {
    const channel = new BroadcastChannel(channelName)
    const end = (outcome?: ConnectionOutcome): void => {
      channel.close()
      tell(outcome)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isOutcome(data)) end(data)
    })
    signal.addEventListener('abort', () => end())
  })

/** Asks the server until it knows the connection: the other tab may be of another browser. */
const outcomeOfServer = async (signal: AbortSignal): Promise<ConnectionOutcome | undefined> => {
  while (!signal.aborted) {
    await new Promise((done) => setTimeout(done, asking))
    // A server that is away for a moment is asked again.
    if (await isConnected().catch(() => false)) return { isConnected: true }
  }
  return undefined
}

/**
 * Opens Google's consent page beside the workspace and waits for the owner: the other tab tells, or the server is asked
 * (browsers cut the tie to a tab that goes to another site). Throws `drive_canceled` where it came to nothing.
 */
export const connectGoogle = async (): Promise<void> => {
  const address = addressOf(startConnection)
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(longestConsent)])
  const told = Promise.race([outcomeOfTab(signal), outcomeOfServer(signal)])
  // Where no tab may be opened the workspace itself goes, and comes back.
  if (open(address, '_blank') === null) location.assign(address)
  const outcome = await told
  over.abort()
  if (outcome?.isConnected) return
  throw new AppError(isErrorCode(outcome?.code) ? outcome.code : 'drive_canceled')
}
