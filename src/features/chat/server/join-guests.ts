import { createHash } from 'node:crypto'

interface NewGuest {
  readonly userId: string
  readonly setCookies: readonly string[]
}

/** A repeated sending comes within this time; afterwards the browser has the cookie of its guest. */
const joinMilliseconds = 30_000

/**
 * Calls of one stranger that come at once with the same client message id become one guest, and so one reply. They are
 * known by the cookie of a session that has ended, whose secret nobody else has; without such a cookie two strangers
 * who chose the same id could not be told apart, so each gets a guest of their own.
 */
export const joinGuests = (make: (headers: Headers) => Promise<NewGuest>) => {
  const coming = new Map<string, Promise<NewGuest>>()
  return (headers: Headers, clientMessageId: string | null): Promise<NewGuest> => {
    const secret = headers.get('cookie') ?? headers.get('authorization')
    if (clientMessageId === null || secret === null) return make(headers)
    const key = createHash('sha256').update(`${secret}\n${clientMessageId}`).digest('base64')
    const known = coming.get(key)
    if (known) return known
    const guest = make(headers)
    coming.set(key, guest)
    const forget = (): void => void coming.delete(key)
    guest.then(() => setTimeout(forget, joinMilliseconds).unref(), forget)
    return guest
  }
}
