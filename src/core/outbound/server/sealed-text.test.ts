import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createSealedTexts } from './sealed-text.ts'

test('DRIVE-02 what was sealed opens with its key and for its owner alone, and never shows the text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.string(), fc.nat(), (text, about, at) => {
      const sealer = createSealedTexts('k'.repeat(32), 'drive tokens')
      const sealed = sealer.seal(text, about)
      expect(sealer.open(sealed, about)).toBe(text)
      expect(Buffer.from(sealed, 'base64url').includes(Buffer.from(text))).toBe(false)
      expect(sealer.open(sealed, `${about}x`)).toBeNull()
      expect(createSealedTexts('l'.repeat(32), 'drive tokens').open(sealed, about)).toBeNull()
      expect(createSealedTexts('k'.repeat(32), 'other').open(sealed, about)).toBeNull()
      const bytes = Buffer.from(sealed, 'base64url')
      const place = at % bytes.length
      bytes[place] = (bytes[place] ?? 0) ^ 1
      expect(sealer.open(bytes.toString('base64url'), about)).toBeNull()
    }),
  )
  expect(createSealedTexts('k'.repeat(32), 'x').open('pendek', 'y')).toBeNull()
})
