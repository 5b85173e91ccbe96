import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { deriveKey as deriveQuickly } from 'altcha-lib/algorithms/web/pbkdf2'

type DeriveKey = typeof deriveQuickly

/** Browsers keep their own cryptography to themselves on plain http addresses, such as those of a shop's own network. */
export const derivePlainly: DeriveKey = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
})

/** One try at a puzzle: PBKDF2 with SHA-256, by the browser itself where it may. */
export const deriveKey: DeriveKey = (...tried) =>
  typeof crypto.subtle === 'undefined' ? derivePlainly(...tried) : deriveQuickly(...tried)
