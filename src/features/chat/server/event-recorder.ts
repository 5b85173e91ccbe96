import type { NumberedEvent } from './reply-channel.ts'

export interface EventRecorder {
  add(event: NumberedEvent): void
  /** Resolves when everything added so far is in the database; throws where that failed. */
  flush(): Promise<void>
}

export interface RecorderSettings {
  /** Stores events in one statement; storing the same ones again changes nothing. */
  readonly write: (events: readonly NumberedEvent[]) => Promise<void>
  /** Called once, when storing has failed for good. */
  readonly onFailure: (error: unknown) => void
  readonly batchMilliseconds?: number
  readonly batchSize?: number
}

/** Stores events in batches, one after the other, so that what the database holds is always a beginning of the stream. */
export const createRecorder = (settings: RecorderSettings): EventRecorder => {
  const { write, onFailure, batchMilliseconds = 100, batchSize = 40 } = settings
  let waiting: NumberedEvent[] = []
  let timer: NodeJS.Timeout | null = null
  let written: Promise<void> = Promise.resolve()
  let failure: { readonly error: unknown } | null = null

  const writeAfter = async (earlier: Promise<void>): Promise<void> => {
    await earlier
    const batch = waiting
    waiting = []
    if (batch.length === 0 || failure) return
    try {
      await write(batch)
    } catch (error) {
      failure = { error }
      onFailure(error)
    }
  }
  const writeWaiting = (): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    written = writeAfter(written)
    return written
  }

  return {
    add(event) {
      waiting.push(event)
      if (waiting.length >= batchSize) void writeWaiting()
      else timer ??= setTimeout(() => void writeWaiting(), batchMilliseconds)
    },
    async flush() {
      await writeWaiting()
      if (failure) throw failure.error
    },
  }
}
