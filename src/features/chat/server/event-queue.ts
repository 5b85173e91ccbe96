/** Joins what several sources add into one sequence, at the pace of whoever reads it. */
export interface EventQueue<Entry> {
  /** Adds an entry and resolves when there is room for the next one. */
  add(entry: Entry): Promise<void>
  /** Adds an entry unless one of that name is still waiting. */
  addOnce(name: string, entry: Entry): void
  /** Ends the sequence with a failure, behind what is waiting. */
  readonly fail: (error: unknown) => void
  /** The entries until `signal` aborts or something fails. */
  entries(): AsyncGenerator<Entry, void>
}

/** A source that is this far ahead of the reader waits. */
const mostWaiting = 1_000

export const createEventQueue = <Entry>(signal: AbortSignal): EventQueue<Entry> => {
  const waiting: { readonly name: string | null; readonly entry: Entry }[] = []
  const names = new Set<string>()
  let failure: { readonly error: unknown } | null = null
  const isFull = (): boolean => waiting.length >= mostWaiting && !signal.aborted && failure === null
  let wakeReader: (() => void) | null = null
  let wakeSources: (() => void)[] = []

  const wakeAll = (): void => {
    wakeReader?.()
    for (const wake of wakeSources.splice(0)) wake()
  }
  signal.addEventListener('abort', wakeAll)

  return {
    async add(entry) {
      waiting.push({ name: null, entry })
      wakeReader?.()
      while (isFull())
        await new Promise<void>((resolve) => {
          wakeSources.push(resolve)
        })
    },
    addOnce(name, entry) {
      if (names.has(name)) return
      names.add(name)
      waiting.push({ name, entry })
      wakeReader?.()
    },
    fail(error) {
      failure ??= { error }
      wakeAll()
    },
    async *entries() {
      while (!signal.aborted) {
        const next = waiting.shift()
        if (next) {
          if (next.name !== null) names.delete(next.name)
          if (waiting.length < mostWaiting) for (const wake of wakeSources.splice(0)) wake()
          yield next.entry
        } else if (failure) throw failure.error
        else
          await new Promise<void>((resolve) => {
            wakeReader = resolve
          })
      }
    },
  }
}
