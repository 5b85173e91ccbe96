/**
 * Makes a loader of code of ours that may be called until it succeeds. Browsers keep a load that failed under its
 * address: the next try asks by another one of the same file, out of whose module `pick` takes what was wanted.
 */
export const loadAgain = <Part>(
  load: () => Promise<Part>,
  pick?: (module: Readonly<Record<string, Part>>) => Part | undefined,
): (() => Promise<Part>) => {
  /** The address that could not be loaded, and how often the file has been asked for again: no address serves twice. */
  let failed = ''
  let repeats = 0

  const byAnotherAddress = async (): Promise<Part | undefined> => {
    if (failed === '' || pick === undefined) return undefined
    repeats += 1
    return pick(await import(/* @vite-ignore */ `${failed}?again=${repeats}`))
  }

  return async () => {
    try {
      return (await byAnotherAddress()) ?? (await load())
    } catch (error) {
      failed = /https?:\/\/\S+\.js/.exec(String(error))?.[0] ?? failed
      throw error
    }
  }
}
