import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { itemKeys } from '#core/items/client/items.api.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { SetupResult } from '../../shared/pos.contract.ts'
import * as api from './setup.api.ts'
import { nextSetup, type SetupState, type SetupTarget, startOf } from './setup-machine.ts'
import { holdResult, letResultGo, useUnkeptResults } from './unkept-results.ts'
import { useSupabase } from './use-supabase.ts'

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
export const credentialForms: FailureForms = { ...guidedForms, deploy: (message) => `Setup gagal: ${message}` }
export const authorizedForms: FailureForms = {
  connect: (message) => `❌ Connection failed: ${message}`,
  deploy: (message) => `❌ Setup failed: ${message}`,
}

export interface Setup {
  readonly state: SetupState
  readonly choose: (target: SetupTarget) => void
  readonly connect: (forms: FailureForms) => void
  readonly deploy: (forms: FailureForms, credentials?: api.Credentials) => void
  readonly haveCredentials: () => void
  readonly back: () => void
  readonly tryAgain: () => void
  readonly keep: () => void
  /** Looks whether a saved connection to Supabase still counts. */
  readonly restore: () => void
  readonly disconnect: () => void
}

const sentenceOf = (error: unknown): string => {
  const { code, details } = toAppError(error)
  return errorText(code, details)
}

/** Runs the set-up: the machine's steps with their calls, and the closing once everything is done and kept. */
export const useSetup = (facts: api.SetupFacts, close: (() => void) | undefined): Setup => {
  const { posId } = facts
  const queries = useQueryClient()
  const unkept = useUnkeptResults(({ results }) => results[posId] ?? null)
  const [state, send] = useReducer(nextSetup, unkept, startOf)
  const supabase = useSupabase(send)
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  }, [close])

  useEffect(() => send({ type: 'loaded' }), [])

  const isDone = state.status === 'success' && state.isKept
  useEffect(() => {
    if (!isDone) return
    letResultGo(posId)
    const timer = setTimeout(() => closing.current?.(), closeDelay)
    return () => clearTimeout(timer)
  }, [isDone, posId])

  const connect = async (forms: FailureForms): Promise<void> => {
    const { target } = state
    send({ type: 'connect' })
    try {
      if (target === 'supabase') await supabase.connect()
      // The owner's own database is asked for with its credentials, not here.
      else if (target === 'embedded') send({ type: 'connected', projectName: await api.connectEmbedded(posId) })
    } catch (error) {
      send({ type: 'failed', failure: forms.connect(sentenceOf(error)) })
    }
  }

  const setUp = (credentials: api.Credentials | undefined): Promise<SetupResult> => {
    if (state.target === 'supabase') return api.injectByConnection(facts, state.canCreate)
    return credentials ? api.injectByCredentials(facts, credentials) : api.deployEmbedded(posId)
  }

  const deploy = async (forms: FailureForms, credentials?: api.Credentials): Promise<void> => {
    send({ type: 'deploy' })
    try {
      const result = await setUp(credentials)
      if (result.password !== null) holdResult(posId, result)
      send({ type: 'deployed', result })
      await queries.invalidateQueries({ queryKey: itemKeys.all })
    } catch (error) {
      const canCreate = state.canCreate || toAppError(error).code === 'supabase_no_projects'
      send({ type: 'failed', failure: forms.deploy(sentenceOf(error)), canCreate })
    }
  }

  return {
    state,
    choose: (target) => send({ type: 'choose', target }),
    connect: (forms) => void connect(forms),
    deploy: (forms, credentials) => void deploy(forms, credentials),
    haveCredentials: () => send({ type: 'haveCredentials' }),
    back: () => send({ type: 'back' }),
    tryAgain: () => send({ type: 'tryAgain' }),
    keep: () => send({ type: 'kept' }),
    restore: () => void supabase.restore(),
    disconnect: () => void supabase.disconnect(),
  }
}
