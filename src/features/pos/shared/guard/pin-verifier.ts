/**
 * By what a till knows the owner's PIN again without a network: scrypt of it, in hexadecimal. Whoever copies a till's
 * storage can try all PINs there are against it: digits keep a hand from the drawer, not a thief of devices from the
 * digits. So the PIN opens nothing else, and the log names every use (decision 0014).
 */
export interface PinVerifier {
  readonly salt: string
  readonly hash: string
}

/** The slow work of one try, over 32 MB: an eighth of a second on a computer and a good half on a phone. */
export const pinWork = { N: 2 ** 15, r: 8, p: 1, length: 32 } as const

/** As it is stored and sent. The name says how it was made, so that another way can come beside it. */
export const writeVerifier = ({ salt, hash }: PinVerifier): string => `scrypt15:${salt}:${hash}`

/** Null where it was made in another way than is known here. */
export const readVerifier = (text: string): PinVerifier | null => {
  const [way, salt = '', hash = ''] = text.split(':')
  return way === 'scrypt15' ? { salt, hash } : null
}
