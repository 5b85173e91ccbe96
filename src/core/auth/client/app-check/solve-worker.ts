import { solveChallenge } from 'altcha-lib'
import type { Solution } from 'altcha-lib/types'

import type { Challenge } from '../../shared/app-check.contract.ts'
import { deriveKey } from './derive-key.ts'

/** As long as a slow phone may take, in milliseconds; the puzzle itself ends after ten minutes. */
const longest = 5 * 60_000

/** A worker's page is the only one that can hear it: there is no target to name. */
const tell = (solution: Solution | null): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(solution)
}

addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    tell(await solveChallenge({ challenge: data, deriveKey, timeout: longest }))
  } catch {
    // Nothing can be told about a puzzle that cannot be worked on; the page only needs to know.
    tell(null)
  }
})
