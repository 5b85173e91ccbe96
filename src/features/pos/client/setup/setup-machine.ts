import type { setupTargets, SetupResult } from '../../shared/pos.contract.ts'

export type SetupTarget = (typeof setupTargets)[number]

/** The statuses of the guided set-up (P2 §4). */
export type SetupStatus =
  'idle' | 'connecting' | 'connected' | 'loading' | 'injecting' | 'success' | 'error' | 'needsSupabase' | 'credentials'

export interface SetupState {
  readonly status: SetupStatus
  readonly target: SetupTarget
  /** The name of what was connected. */
  readonly projectName: string | null
  /** Why it failed, as the owner reads it. */
  readonly failure: string | null
  /** The connected account has no project: one may be made. */
  readonly canCreate: boolean
  /** How the connection stands while nothing runs, where there is more to say than that it is ready. */
  readonly note: string | null
  readonly result: SetupResult | null
  /** The password was kept, or none is to be shown. */
  readonly isKept: boolean
}

export type SetupEvent =
  /** The account is known. */
  | { readonly type: 'loaded' }
  | { readonly type: 'choose'; readonly target: SetupTarget }
  | { readonly type: 'connect' }
  | { readonly type: 'connected'; readonly projectName: string }
  /** A saved connection counts; or the owner's permission came after its waiting was over. */
  | { readonly type: 'verified'; readonly projectName: string }
  /** No connection, and why: it was cancelled, has expired, or was ended. */
  | { readonly type: 'noted'; readonly note: string }
  | { readonly type: 'haveCredentials' }
  | { readonly type: 'back' }
  | { readonly type: 'deploy' }
  | { readonly type: 'deployed'; readonly result: SetupResult }
  | { readonly type: 'failed'; readonly failure: string; readonly canCreate?: boolean }
  | { readonly type: 'tryAgain' }
  | { readonly type: 'kept' }

/** Starts with the database that needs nothing; a result that was not kept yet is shown again. */
export const startOf = (result: SetupResult | null = null): SetupState => ({
  status: result ? 'success' : 'loading',
  target: 'embedded',
  projectName: result?.projectName ?? null,
  failure: null,
  canCreate: false,
  note: null,
  result,
  isKept: result?.password === null,
})

const idle = (state: SetupState): SetupState => ({
  ...state,
  status: 'idle',
  projectName: null,
  failure: null,
  canCreate: false,
  note: null,
})

type Step<Type extends SetupEvent['type']> = {
  readonly from: readonly SetupStatus[]
  readonly to: (state: SetupState, event: Extract<SetupEvent, { type: Type }>) => SetupState
}

/** Each event, where it counts and what it does. Anywhere else it comes too late and changes nothing. */
const steps: { readonly [Type in SetupEvent['type']]: Step<Type> } = {
  loaded: { from: ['loading'], to: idle },
  choose: {
    from: ['idle', 'connected', 'error', 'needsSupabase', 'credentials'],
    to: (state, { target }) => (target === state.target ? state : { ...idle(state), target }),
  },
  connect: {
    from: ['idle', 'error'],
    to: (state) => ({
      ...idle(state),
      // A database of the owner's own has to exist first: the instructions come before the credentials.
      status: state.target === 'connection' ? 'needsSupabase' : 'connecting',
    }),
  },
  connected: {
    from: ['connecting'],
    to: (state, { projectName }) => ({ ...state, status: 'connected', projectName }),
  },
  verified: {
    from: ['idle'],
    to: (state, { projectName }) => ({ ...idle(state), status: 'connected', target: 'supabase', projectName }),
  },
  noted: {
    from: ['idle', 'connecting', 'connected'],
    to: (state, { note }) => ({ ...idle(state), target: 'supabase', note }),
  },
  haveCredentials: { from: ['needsSupabase'], to: (state) => ({ ...state, status: 'credentials' }) },
  back: {
    from: ['credentials', 'needsSupabase'],
    to: (state) => (state.status === 'credentials' ? { ...state, status: 'needsSupabase' } : idle(state)),
  },
  deploy: {
    from: ['connected', 'credentials', 'error'],
    // After a failure only where the next step is another one than before.
    to: (state) =>
      state.status === 'error' && !state.canCreate ? state : { ...state, status: 'injecting', failure: null },
  },
  deployed: {
    from: ['injecting'],
    to: (state, { result }) => ({
      ...state,
      status: 'success',
      result,
      projectName: result.projectName,
      isKept: result.password === null,
    }),
  },
  failed: {
    from: ['connecting', 'injecting'],
    to: (state, { failure, canCreate = false }) => ({ ...state, status: 'error', failure, canCreate }),
  },
  tryAgain: { from: ['error'], to: idle },
  kept: { from: ['success'], to: (state) => ({ ...state, isKept: true }) },
}

/** The guided set-up as a pure machine. */
export const nextSetup = (state: SetupState, event: SetupEvent): SetupState => {
  const step = steps[event.type] as Step<SetupEvent['type']>
  return step.from.includes(state.status) ? step.to(state, event as never) : state
}

export const connectLabel = (status: SetupStatus): string =>
  status === 'connecting'
    ? 'Connecting...'
    : status === 'connected' || status === 'injecting' || status === 'success'
      ? 'Connected'
      : 'Connect'

export const setupLabel = (status: SetupStatus): string =>
  status === 'connected'
    ? 'Selesaikan POS'
    : status === 'injecting'
      ? 'Setting up...'
      : status === 'success'
        ? 'POS Ready'
        : 'Connect First'
