import { createStore, del, delMany, get, keys, set, update } from 'idb-keyval'

import { localUserId } from '#core/ui/client/local-user-id.ts'

import type { AnswerKeeper, Keeping } from './answer-keeper.ts'

/** How answers of one path are kept. */
export interface KeptPath {
  /** As many of them, those that were read last. */
  readonly most: number
  /** Who the answer is for, where it says so: the session. Everything else belongs to whoever that was. */
  readonly ownerOf?: (answer: unknown) => string | null
  /** What is kept of a long answer. */
  readonly trim?: (answer: unknown) => unknown
}
export type KeptPaths = Readonly<Record<string, KeptPath>>

type Index = Readonly<Record<string, { readonly path: string; readonly at: number }>>

const store = () => createStore('juragan-kept', 'answers')
let opened: ReturnType<typeof store> | null = null
const answers = (): ReturnType<typeof store> => (opened ??= store())

/** A browser that keeps nothing (private window, full or broken storage) is as good as one that has nothing yet. */
const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const browserPart = (): string => `${localUserId()} `
const ownerPart = (owner: string): string => `${browserPart()}${owner} `
const indexKey = (owner: string): string => `${ownerPart(owner)}#index`
const lastOwnerKey = (): string => `${browserPart()}#owner`

/** The addresses that are too many of their path, the longest unread first. */
export const surplusOf = (index: Index, path: string, most: number): readonly string[] =>
  Object.entries(index)
    .filter(([, entry]) => entry.path === path)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(most)
    .map(([address]) => address)

const isIndex = (value: unknown): value is Index => typeof value === 'object' && value !== null && !Array.isArray(value)

const noteKept = async (owner: string, { path, address, most }: { path: string; address: string; most: number }) => {
  let surplus: readonly string[] = []
  await update<unknown>(
    indexKey(owner),
    (known) => {
      const index: Index = { ...(isIndex(known) ? known : {}), [address]: { path, at: Date.now() } }
      surplus = surplusOf(index, path, most)
      return Object.fromEntries(Object.entries(index).filter(([one]) => !surplus.includes(one)))
    },
    answers(),
  )
  if (surplus.length > 0)
    await delMany(
      surplus.map((one) => `${ownerPart(owner)}${one}`),
      answers(),
    )
}

export interface KeptAnswers extends AnswerKeeper {
  /** Forgets everything of everybody: a sign-out on purpose. */
  readonly wipe: () => Promise<void>
}

/** Whether an entry is of somebody else than `owner` (null: of anybody). */
const isOthers = (key: IDBValidKey, owner: string): boolean =>
  typeof key === 'string' && !key.startsWith(ownerPart(owner)) && key !== lastOwnerKey()

/**
 * Keeps the answers of `paths` in this browser's database, each under the person it was for. Only one person's answers
 * stay at a time: who signs in after another finds nothing of theirs.
 */
export const createKeptAnswers = (paths: KeptPaths): KeptAnswers => {
  let owner: string | null = null
  // Calls of the first moment come back before it is known who asks.
  let early: (() => void)[] = []
  // A wipe makes what is still on its way worthless.
  let era = 0

  const belongTo = async (next: string): Promise<void> => {
    if (owner === next) return
    owner = next
    const waiting = early
    early = []
    for (const keepNow of waiting) keepNow()
    const others = (await keys(answers())).filter((key) => isOthers(key, next))
    await delMany(others, answers())
    await set(lastOwnerKey(), next, answers())
  }

  const ownerNow = async (): Promise<string | null> => {
    if (owner !== null) return owner
    const last: unknown = await get(lastOwnerKey(), answers())
    return typeof last === 'string' ? last : null
  }

  const begin = (path: string, address: string): Keeping | null => {
    const rule = paths[path]
    if (!rule) return null
    const startedFor = owner
    const startedIn = era
    const keepIt = async (answer: unknown): Promise<void> => {
      const told = rule.ownerOf?.(answer)
      if (told === null || startedIn !== era) return
      if (told !== undefined) await belongTo(told)
      else if (owner === null) {
        early.push(() => void quietly(() => keepIt(answer)))
        return
      }
      const whose = told ?? startedFor ?? owner
      if (whose === null || whose !== owner || startedIn !== era) return
      await set(`${ownerPart(whose)}${address}`, rule.trim ? rule.trim(answer) : answer, answers())
      await noteKept(whose, { path, address, most: rule.most })
    }
    return {
      keep: (answer) => void quietly(() => keepIt(answer)),
      recall: () =>
        quietly(async () => {
          const whose = await ownerNow()
          if (whose === null) return undefined
          // What is read offline is kept for whoever it was: the session says no other.
          owner ??= whose
          return get<unknown>(`${ownerPart(whose)}${address}`, answers())
        }),
    }
  }

  const wipe = async (): Promise<void> => {
    era += 1
    owner = null
    early = []
    await quietly(async () => {
      await delMany(await keys(answers()), answers())
      await del(lastOwnerKey(), answers())
    })
  }
  return { begin, wipe }
}
