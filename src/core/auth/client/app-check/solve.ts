import type { Solution } from 'altcha-lib/types'

import type { Challenge } from '../../shared/app-check.contract.ts'

/** Solves the embedded puzzle in a worker, so that the page stays quick; answers with the proof. */
export const solve = (challenge: Challenge): Promise<string> => {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<string>((done, fail) => {
    worker.addEventListener('message', ({ data: solution }: MessageEvent<Solution | null>) => {
      if (solution === null) fail(new Error('the puzzle was not solved'))
      else done(btoa(JSON.stringify({ challenge, solution })))
    })
    worker.addEventListener('error', ({ message }) => fail(new Error(message || 'the worker could not be loaded')))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target to name
  worker.postMessage(challenge)
  return solved.finally(() => worker.terminate())
}
