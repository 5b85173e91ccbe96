import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets of others at rest: readable with the key, and only for what they were sealed for. */
export interface SealedTexts {
  /** `about` names what the text belongs to; another's sealed text does not open in its place. */
  seal(text: string, about: string): string
  /** Null for what was sealed with another key, for something else, or changed. */
  open(sealed: string, about: string): string | null
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key of its own for each `purpose`, derived from the installation's secret key. */
export const createSealedTexts = (secretKey: string, purpose: string): SealedTexts => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `juragan ${purpose}`, 32))
  return {
    seal: (text, about) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return null
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        // The tag does not fit: another key, another place, or another's hand.
        return null
      }
    },
  }
}
