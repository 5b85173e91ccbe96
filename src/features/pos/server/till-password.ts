import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

import { createGate } from '#core/auth/server/sign-in-gate.ts'

/** Letters and digits that nobody mistakes for each other when they are read from a note. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** P1 §9. */
const passwordLength = 16

const cost = { N: 2 ** 14, r: 8, p: 1 }
const keyLength = 32

/** Each hashing takes 16 MB and half a core for a while. */
const gate = createGate(2)

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  gate(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )

/** A new password for a till: 16 characters, about 93 bits. */
export const newTillPassword = (): string =>
  Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

/** The form in which a password is stored: `scrypt$salt$key`. */
export const hashTillPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

const nobodysSalt = randomBytes(16)

/** Takes the same time whether there is a stored hash or not, and wherever the password differs. */
export const isTillPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, salt, key] = stored?.split('$') ?? []
  const expected = key === undefined ? Buffer.alloc(keyLength) : Buffer.from(key, 'base64url')
  const given = await derive(password, salt === undefined ? nobodysSalt : Buffer.from(salt, 'base64url'))
  return expected.length === given.length && timingSafeEqual(expected, given) && key !== undefined
}
