import * as z from 'zod/mini'

import { browserStorage } from '#core/ui/client/browser-storage.ts'

import { wayId, type WayId } from '../shared/sign-in-ways.ts'
import type { User } from '../shared/user.ts'

const storageKey = 'juragan:accounts'
/** More than this on one browser is a lending library, not a household. */
const most = 6

const stored = z.array(z.object({ name: z.string(), email: z.string(), way: z.optional(wayId) }))
export type KnownAccount = z.infer<typeof stored>[number]

const parse = (text: string | null): readonly KnownAccount[] => {
  try {
    const parsed = stored.safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    // A broken entry can only come from outside; the owner types the address once more.
    return []
  }
}

const others = (email: string): readonly KnownAccount[] =>
  knownAccounts().filter((account) => account.email.toLowerCase() !== email.toLowerCase())

/** Names and e-mails of the accounts that signed in on this browser before, newest first; never a secret. */
export const knownAccounts = (): readonly KnownAccount[] => parse(browserStorage.read(storageKey))

/** Puts an account at the head of the list, with the issuer it came through; none means its password. */
export const rememberAccount = ({ displayName, email }: User, way?: WayId): void =>
  browserStorage.write(storageKey, JSON.stringify([{ name: displayName, email, way }, ...others(email)].slice(0, most)))

/** Takes an account off the list of this browser. */
export const forgetAccount = (email: string): void => browserStorage.write(storageKey, JSON.stringify(others(email)))
