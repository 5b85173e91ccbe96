import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { jpegOf, pngOf, webpOf } from '#tests/support/pictures.ts'

import { pictureFacts } from './picture-facts.ts'

const codeOf = (bytes: Uint8Array): string => {
  try {
    pictureFacts(bytes)
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
  return 'none'
}

describe('DOC-06 pictures are what their bytes say', () => {
  test('DOC-06 PNG, JPEG and WebP tell their size', () => {
    expect(pictureFacts(pngOf(30, 20))).toEqual({ mediaType: 'image/png', width: 30, height: 20 })
    expect(pictureFacts(jpegOf())).toEqual({ mediaType: 'image/jpeg', width: 8, height: 6 })
    expect(pictureFacts(webpOf())).toEqual({ mediaType: 'image/webp', width: 4, height: 3 })
  })

  test('DOC-06 what is no picture, or a script in its clothes, is refused', () => {
    for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', '%PDF-1.7'])
      expect(codeOf(Buffer.from(text))).toBe('image_unreadable')
  })

  test('DOC-06 a picture cut short anywhere is refused', () => {
    const png = pngOf(30, 20)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: png.length - 1 }), (length) => {
        expect(codeOf(png.subarray(0, length))).toBe('image_unreadable')
      }),
    )
    const jpeg = jpegOf()
    expect(codeOf(jpeg.subarray(0, jpeg.length - 30))).toBe('image_unreadable')
  })

  test('DOC-06 one byte changed in a PNG is noticed', () => {
    const png = pngOf(30, 20)
    fc.assert(
      fc.property(fc.integer({ min: 8, max: png.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = Buffer.from(png)
        damaged[at] = (damaged[at] ?? 0) ^ change
        expect(['image_unreadable', 'picture_too_large']).toContain(codeOf(damaged))
      }),
    )
  })

  test('DOC-06 a picture that unpacks to more than can be drawn is refused before it is unpacked', () => {
    const wide = Buffer.from(pngOf(2, 2))
    wide.writeUInt32BE(60_000, 16)
    expect(codeOf(wide)).not.toBe('none')
    expect(codeOf(pngOf(5001, 1))).toBe('picture_too_large')
  })
})
