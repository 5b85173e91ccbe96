/** What is looked for: the codes on goods, or QR codes alone. */
export type CodeKinds = 'goods' | 'qr'

export interface ReaderQuestion {
  readonly id: number
  readonly picture: ImageData
  readonly kinds: CodeKinds
}
export type ReaderAnswer = { readonly id: number } & (
  { readonly texts: readonly string[] } | { readonly failure: string }
)

/** Reads codes in pictures, beside the page, so that nothing of it stands still meanwhile. */
export interface CodeReader {
  /** The texts of the codes in a picture; its pixels are gone afterwards. Throws where the reader cannot be loaded. */
  readonly read: (picture: ImageData, kinds: CodeKinds) => Promise<readonly string[]>
  readonly close: () => void
}

interface Waiting {
  readonly resolve: (texts: readonly string[]) => void
  readonly reject: (error: Error) => void
}

/** Starts a reader; its megabyte is loaded with the first picture. */
export const openCodeReader = (): CodeReader => {
  const worker = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let broken: Error | null = null

  worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('texts' in data) asked?.resolve(data.texts)
    else asked?.reject(new Error(data.failure))
  })
  worker.addEventListener('error', () => {
    broken = new Error('the reader of codes was not loaded')
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  })

  return {
    read: (picture, kinds) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken)
        const id = (lastId += 1)
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, picture, kinds } satisfies ReaderQuestion, [picture.data.buffer])
      }),
    close: () => worker.terminate(),
  }
}
