import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { itemKeys } from '#core/items/client/items.api.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { connect, deploy } from './setup.api.ts'
import { nextSetup, type SetupState, type SetupTarget, startOf } from './setup-machine.ts'
import { holdResult, letResultGo, useUnkeptResults } from './unkept-results.ts'

/** The canvas closes this long after the success (P2 §9). */
const closeDelay = 2_000

/** How the failures of a variant begin (P2 §8). */
interface FailureForms {
  readonly connect: (message: string) => string
  readonly deploy: (message: string) => string
}

export const guidedForms: FailureForms = {
  connect: (message) => `Setup failed: ${message}`,
  deploy: (message) => `Setup failed: ${message}`,
}
export const authorizedForms: FailureForms = {
  connect: (message) => `❌ Connection failed: ${message}`,
  deploy: (message) => `❌ Setup failed: ${message}`,
}

export interface Setup {
  readonly state: SetupState
  readonly choose: (target: SetupTarget) => void
  readonly connect: (forms: FailureForms) => void
  readonly deploy: (forms: FailureForms) => void
  readonly haveCredentials: () => void
  readonly back: () => void
  readonly tryAgain: () => void
  readonly keep: () => void
}

const sentenceOf = (error: unknown): string => {
  const { code, details } = toAppError(error)
  return errorText(code, details)
}

/** Runs the set-up: the machine's steps with their calls, and the closing once everything is done and kept. */
export const useSetup = (itemId: string, close: (() => void) | undefined): Setup => {
  const queries = useQueryClient()
  const unkept = useUnkeptResults(({ results }) => results[itemId] ?? null)
  const [state, send] = useReducer(nextSetup, unkept, startOf)
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  }, [close])

  useEffect(() => send({ type: 'loaded' }), [])

  const isDone = state.status === 'success' && state.isKept
  useEffect(() => {
    if (!isDone) return
    letResultGo(itemId)
    const timer = setTimeout(() => closing.current?.(), closeDelay)
    return () => clearTimeout(timer)
  }, [isDone, itemId])

  const run = async (forms: FailureForms, step: 'connect' | 'deploy'): Promise<void> => {
    const { target } = state
    send({ type: step })
    // The owner's own database is asked for with its credentials, not here.
    if (step === 'connect' && target === 'connection') return
    try {
      if (step === 'connect') send({ type: 'connected', projectName: await connect(itemId, target) })
      else {
        const result = await deploy(itemId, target)
        if (result.password !== null) holdResult(itemId, result)
        send({ type: 'deployed', result })
        await queries.invalidateQueries({ queryKey: itemKeys.all })
      }
    } catch (error) {
      send({ type: 'failed', failure: forms[step](sentenceOf(error)) })
    }
  }

  return {
    state,
    choose: (target) => send({ type: 'choose', target }),
    connect: (forms) => void run(forms, 'connect'),
    deploy: (forms) => void run(forms, 'deploy'),
    haveCredentials: () => send({ type: 'haveCredentials' }),
    back: () => send({ type: 'back' }),
    tryAgain: () => send({ type: 'tryAgain' }),
    keep: () => send({ type: 'kept' }),
  }
}
