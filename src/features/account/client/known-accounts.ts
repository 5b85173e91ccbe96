import * as z from 'zod/mini'

import type { User } from '#core/auth/shared/user.ts'
import { browserStorage } from '#core/ui/client/browser-storage.ts'

const storageKey = 'juragan:accounts'
/** More than this on one browser is a lending library, not a household. */
const most = 6

const accounts = z.array(z.object({ name: z.string(), email: z.string() }))
export type KnownAccount = z.infer<typeof accounts>[number]

/** The accounts stored as text, newest first; anything unreadable counts as none. */
export const parseAccounts = (text: string | null): readonly KnownAccount[] => {
  try {
    const parsed = accounts.safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    // A broken entry can only come from outside; the owner types the address once more.
    return []
  }
}

/** The list with `account` at its head, once. */
export const withAccount = (known: readonly KnownAccount[], account: KnownAccount): readonly KnownAccount[] =>
  [account, ...known.filter(({ email }) => email.toLowerCase() !== account.email.toLowerCase())].slice(0, most)

/** The accounts that signed in on this browser before. */
export const knownAccounts = (): readonly KnownAccount[] => parseAccounts(browserStorage.read(storageKey))

export const rememberAccount = ({ displayName, email }: User): void =>
  browserStorage.write(storageKey, JSON.stringify(withAccount(knownAccounts(), { name: displayName, email })))

/** `RW` for Rina Wulandari. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase() || '?'
