import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import type { Item, ItemMetadata } from '../shared/item.ts'

/** What the owner wrote last, and the key under which the server stores it at most once. */
export interface WrittenText {
  readonly content: unknown
  readonly metadata: ItemMetadata
  readonly saveKey: string
}

/** A text on its way. It is sent again unchanged until the server has said what became of it. */
export interface Sending extends WrittenText {
  readonly baseVersion: number
  /** True for a text that was not chosen in a conflict: it only becomes a version. */
  readonly aside: boolean
}

export type SavePhase = 'saved' | 'unsaved' | 'saving' | 'error' | 'conflict'

/**
 * The state of the saving of one open item. `text` is what the server does not have and nobody has sent yet;
 * `aside` are texts that were not chosen and have still to become versions.
 */
export interface SaveState {
  readonly phase: SavePhase
  /** The version on which the next save builds. */
  readonly baseVersion: number
  readonly text: WrittenText | null
  readonly aside: readonly WrittenText[]
  readonly sending: Sending | null
  /** False while an unanswered sending waits for its next attempt. */
  readonly inFlight: boolean
  /** A clock is running whose end is the event `due`. */
  readonly waiting: boolean
  /** Something asked for saving while a text was on its way: the next one follows at once. */
  readonly hurry: boolean
  readonly attempts: number
  readonly failure: ErrorCode | null
  /** ISO instant of the newest version that the server has confirmed. */
  readonly savedAt: string
  /** What the server has instead, in a conflict. */
  readonly theirs: Item | null
}

/** All of a state that must survive the page: what the server may not have. */
export interface Draft {
  readonly baseVersion: number
  readonly text: WrittenText | null
  readonly aside: readonly WrittenText[]
  readonly sending: Sending | null
}

export type SaveEvent =
  | { readonly type: 'edited'; readonly text: WrittenText; readonly delay: number }
  /** The clock has run out. */
  | { readonly type: 'due' }
  /** Save now: the Save key, Keluar, a download, the page going away, the connection coming back. */
  | { readonly type: 'flush' }
  | { readonly type: 'stored'; readonly version: number; readonly at: string }
  | { readonly type: 'failed'; readonly code: ErrorCode }
  | { readonly type: 'stale'; readonly current: Item }
  /** The owner chose between both texts; `saveKey` is for theirs, which goes on top again. */
  | { readonly type: 'chose'; readonly whose: 'mine' | 'theirs'; readonly saveKey: string }
  /** A newer version was read from the server (the assistant's edit, another tab). */
  | { readonly type: 'read'; readonly version: number; readonly at: string }

export type SaveEffect =
  | { readonly type: 'send'; readonly sending: Sending }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop' }

export interface SaveStep {
  readonly state: SaveState
  readonly effects: readonly SaveEffect[]
}

const longestWait = 60_000

/** 2 s, 4 s, 8 s … at most a minute. */
export const retryWait = (attempts: number): number => Math.min(longestWait, 2_000 * 2 ** Math.min(attempts - 1, 10))

/**
 * Failures after which the server may have the text all the same, or will take it later: the same text is sent again
 * under the same key. Every other failure is a refusal: nothing was stored.
 */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'offline',
  'bad_answer',
  'internal',
  'database_unavailable',
  'shutting_down',
  'too_many_requests',
  'too_many_at_once',
  'server_busy',
])

/** The state in which an item is opened; a draft of this device goes on where it was left. */
export const openState = (
  item: { readonly version: number; readonly lastModified: string },
  draft: Draft | null,
): SaveState => ({
  phase: draft ? 'unsaved' : 'saved',
  baseVersion: draft?.baseVersion ?? item.version,
  text: draft?.text ?? null,
  aside: draft?.aside ?? [],
  sending: draft?.sending ?? null,
  inFlight: false,
  waiting: false,
  hurry: false,
  attempts: 0,
  failure: null,
  savedAt: item.lastModified,
  theirs: null,
})

/** What must be kept on this device; null when the server has everything. */
export const draftOf = ({ baseVersion, text, aside, sending }: SaveState): Draft | null =>
  text || sending || aside.length > 0 ? { baseVersion, text, aside, sending } : null

/** The text that stands on the screen where it is not the server's. */
export const shownText = ({ text, sending }: Pick<Draft, 'text' | 'sending'>): WrittenText | null =>
  text ?? (sending && !sending.aside ? sending : null)

const stay = (state: SaveState): SaveStep => ({ state, effects: [] })

const toSend = (state: SaveState): Pick<SaveState, 'sending' | 'text' | 'aside'> | null => {
  const { sending, text, aside, baseVersion } = state
  if (sending) return { sending, text, aside }
  const [first, ...rest] = aside
  if (first) return { sending: { ...first, baseVersion, aside: true }, text, aside: rest }
  if (text) return { sending: { ...text, baseVersion, aside: false }, text: null, aside }
  return null
}

const send = (state: SaveState): SaveStep => {
  const next = toSend(state)
  if (!next?.sending) return { state: { ...state, phase: 'saved', waiting: false, hurry: false }, effects: [] }
  return {
    state: { ...state, ...next, phase: 'saving', inFlight: true, waiting: false, hurry: false },
    effects: [{ type: 'stop' }, { type: 'send', sending: next.sending }],
  }
}

const edited = (state: SaveState, { text, delay }: Extract<SaveEvent, { type: 'edited' }>): SaveStep => {
  const next = { ...state, text }
  if (state.phase === 'conflict') return stay(next)
  // An unanswered sending has its own clock; the new text follows when its fate is known.
  if (state.sending && !state.inFlight) return stay(next)
  return {
    state: { ...next, phase: state.inFlight ? 'saving' : 'unsaved', waiting: true },
    effects: [{ type: 'wait', ms: delay }],
  }
}

const stored = (state: SaveState, { version, at }: Extract<SaveEvent, { type: 'stored' }>): SaveStep => {
  const next: SaveState = {
    ...state,
    baseVersion: version,
    sending: null,
    inFlight: false,
    attempts: 0,
    failure: null,
    savedAt: at,
  }
  const typing = next.text !== null && next.aside.length === 0 && next.waiting && !next.hurry
  return typing ? stay({ ...next, phase: 'unsaved' }) : send(next)
}

const failed = (state: SaveState, { code }: Extract<SaveEvent, { type: 'failed' }>): SaveStep => {
  const error: SaveState = { ...state, phase: 'error', inFlight: false, failure: code, hurry: false }
  if (passing.has(code)) {
    const attempts = state.attempts + 1
    return { state: { ...error, attempts, waiting: true }, effects: [{ type: 'wait', ms: retryWait(attempts) }] }
  }
  return { state: { ...takenBack(error), waiting: false }, effects: [{ type: 'stop' }] }
}

/** The refused sending goes back to where it came from; a newer text of the same writing takes its place. */
const takenBack = (state: SaveState): SaveState => {
  const { sending } = state
  if (!sending) return state
  return sending.aside
    ? { ...state, sending: null, aside: [sending, ...state.aside] }
    : { ...state, sending: null, text: state.text ?? sending }
}

const stale = (state: SaveState, current: Item): SaveStep => ({
  state: {
    ...takenBack(state),
    phase: 'conflict',
    inFlight: false,
    waiting: false,
    hurry: false,
    attempts: 0,
    failure: null,
    theirs: current,
  },
  effects: [{ type: 'stop' }],
})

/**
 * Neither text is lost: theirs is a version already when mine is chosen; mine becomes a version below theirs when
 * theirs is chosen, which then goes on top again.
 */
const chose = (state: SaveState, { whose, saveKey }: Extract<SaveEvent, { type: 'chose' }>): SaveStep => {
  const { theirs, text } = state
  if (!theirs) return stay(state)
  const settled = { ...state, theirs: null, baseVersion: theirs.version }
  if (whose === 'mine') return send(settled)
  return send({
    ...settled,
    aside: text ? [...state.aside, text] : state.aside,
    text: { content: theirs.content, metadata: theirs.metadata, saveKey },
  })
}

/** The one transition function: pure, so that every interleaving can be tried. */
export const stepSave = (state: SaveState, event: SaveEvent): SaveStep => {
  switch (event.type) {
    case 'edited':
      return edited(state, event)
    case 'due':
    case 'flush':
      if (state.phase === 'conflict') return stay(state)
      if (state.inFlight) return stay({ ...state, hurry: true, waiting: event.type === 'due' ? false : state.waiting })
      return send(state)
    case 'stored':
      return stored(state, event)
    case 'failed':
      return failed(state, event)
    case 'stale':
      return stale(state, event.current)
    case 'chose':
      return chose(state, event)
    case 'read':
      return state.phase === 'saved' && event.version > state.baseVersion
        ? stay({ ...state, baseVersion: event.version, savedAt: event.at })
        : stay(state)
  }
}
