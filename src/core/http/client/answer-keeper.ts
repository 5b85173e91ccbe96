import { checkReach } from './reachability.ts'

/** Keeps answers on the device, so that they can be read while the server is out of reach. */
export interface AnswerKeeper {
  /** Called before a reading call is made; null for answers that are not kept. */
  readonly begin: (path: string, address: string) => Keeping | null
}

/** One reading call. What it brings belongs to the person it was made for, whoever is signed in when it comes back. */
export interface Keeping {
  readonly keep: (answer: unknown) => void
  /** The answer of before; undefined where there is none. */
  readonly recall: () => Promise<unknown>
}

let keeper: AnswerKeeper | null = null

/** Sets who keeps answers; the workspace does so at its start. Other pages keep nothing. */
export const keepAnswersWith = (next: AnswerKeeper | null): void => {
  keeper = next
}

export const beginKeeping = (method: string, path: string, address: string): Keeping | null =>
  method === 'get' && keeper !== null ? keeper.begin(path, address) : null

/** The answer of before, where the server is really out of reach; undefined otherwise. */
export const recallWhenAway = async (keeping: Keeping | null): Promise<unknown> =>
  keeping === null || (await checkReach()) ? undefined : keeping.recall()
