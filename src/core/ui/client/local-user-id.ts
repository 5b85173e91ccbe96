import { browserStorage } from './browser-storage.ts'

const storageKey = 'juragan:local-user'
const wellFormed = /^user-\d{13}-[a-z0-9]{9}$/

const create = (): string => {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36))
  return `user-${Date.now()}-${letters.join('')}`
}

let known: string | null = null

/**
 * The id of this browser, `user-{timestamp}-{random}` (P2 §3). It names entries of the browser's storage and nothing
 * else: it is never sent and proves nothing (OPS-08).
 */
export const localUserId = (): string => {
  if (known !== null) return known
  const stored = browserStorage.read(storageKey)
  known = stored !== null && wellFormed.test(stored) ? stored : create()
  if (known !== stored) browserStorage.write(storageKey, known)
  return known
}
