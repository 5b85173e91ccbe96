import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import type { TillEventResult } from '../../shared/till-event.ts'
import { mostSoldSales } from '../../shared/till.contract.ts'
import type { JournalEntry } from '../device/till-database.ts'
import type { TillDevice } from '../device/till-device.ts'

export interface OutboxPorts {
  readonly device: Pick<TillDevice, 'waiting' | 'settle'>
  /** Answers for the first of the entries, at least one. Throws AppError. */
  readonly send: (entries: readonly JournalEntry[]) => Promise<readonly TillEventResult[]>
  /** Runs the work when no other tab of this till does; the server's keys guard where that cannot be had. */
  readonly exclusively: (work: () => Promise<AppError | null>) => Promise<AppError | null>
  /** Called after the server has taken or refused something. */
  readonly onSettled: () => void
  readonly random: () => number
}

export interface OutboxState {
  readonly isSending: boolean
  /** Why the last sending did not get through; null where everything went. */
  readonly failure: ErrorCode | null
}

export interface Outbox {
  readonly getState: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  /** Sends what waits, and goes on trying by itself; answers how to stop. */
  readonly start: () => () => void
  /** Sends what waits, now. */
  readonly wake: () => void
}

/** Failures that say that something in the call is unreadable or breaks the server: its entries go one by one. */
const spoiled: ReadonlySet<ErrorCode> = new Set(['internal', 'bad_answer', 'invalid_request', 'body_too_large'])
/** After so many entries in a row that spoil their own call it is the server's trouble, not theirs. */
const mostSpoiled = 3

/** How much larger each call is than the one before that went well. */
const growth = 4

/** Behind which of the entries the sending goes on; kept between attempts. */
export interface OutboxPlace {
  after: number
}

const sendBatches = async (
  { device, send }: OutboxPorts,
  place: OutboxPlace,
  onTaken: () => void,
): Promise<AppError | null> => {
  let trouble: AppError | null = null
  let most = mostSoldSales
  let inARow = 0
  // An attempt that begins behind entries which spoiled their calls comes back to them at its end.
  let comesBack = place.after > 0
  for (;;) {
    const entries = await device.waiting(place.after, most)
    const [first] = entries
    if (!first) {
      place.after = 0
      if (!comesBack) return (await device.waiting(0, 1)).length > 0 ? trouble : null
      comesBack = false
      continue
    }
    let results: readonly TillEventResult[]
    try {
      results = await send(entries)
      if (results.length === 0) throw new AppError('bad_answer')
    } catch (thrown) {
      trouble = toAppError(thrown)
      if (!spoiled.has(trouble.code)) return trouble
      if (entries.length > 1) {
        most = 1
        continue
      }
      // It stays where it is and is tried again later; it does not hold up the others.
      place.after = first.sequence
      inARow += 1
      if (inARow >= mostSpoiled) return trouble
      most = mostSoldSales
      continue
    }
    inARow = 0
    most = Math.min(mostSoldSales, most * growth)
    await device.settle(entries, results)
    onTaken()
  }
}

/** Sends everything that waits, in its order; answers why something still waits, null where nothing does. */
export const sendAll = async (ports: OutboxPorts, place: OutboxPlace): Promise<AppError | null> => {
  let isTaken = false
  try {
    return await sendBatches(ports, place, () => {
      isTaken = true
    })
  } finally {
    // Once for all batches: what is asked for anew then costs more than a batch.
    if (isTaken) ports.onSettled()
  }
}

const firstRest = 2_000
const longestRest = 60_000

/** How long to wait before the next attempt, in milliseconds: twice as long each time, a little different everywhere. */
export const restAfter = (attempts: number, random: number): number =>
  Math.min(longestRest, firstRest * 2 ** Math.min(attempts, 10)) * (0.8 + 0.4 * random)

/** The way of this device's journal to the server: sends when something waits, and tries again by itself until it is there. */
export const createOutbox = (ports: OutboxPorts): Outbox => {
  let state: OutboxState = { isSending: false, failure: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let isWanted = false
  let isStopped = true
  const place: OutboxPlace = { after: 0 }
  const listeners = new Set<() => void>()
  const show = (next: OutboxState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const attempt = async (): Promise<AppError | null> => {
    try {
      return await ports.exclusively(() => sendAll(ports, place))
    } catch (thrown) {
      return toAppError(thrown)
    }
  }

  const run = async (): Promise<void> => {
    clearTimeout(timer)
    show({ ...state, isSending: true })
    let failure: AppError | null
    do {
      isWanted = false
      failure = await attempt()
      // Whoever wakes it knows something new, such as that the network is back: also while an attempt is failing.
    } while (isWanted)
    show({ isSending: false, failure: failure?.code ?? null })
    attempts = failure ? attempts + 1 : 0
    if (failure && !isStopped) timer = setTimeout(() => void run(), restAfter(attempts - 1, ports.random()))
  }

  const wake = (): void => {
    if (isStopped) return
    if (state.isSending) isWanted = true
    else void run()
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake,
    start: () => {
      isStopped = false
      wake()
      return () => {
        isStopped = true
        isWanted = false
        clearTimeout(timer)
      }
    },
  }
}
