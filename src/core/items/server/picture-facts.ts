import { crc32, inflateSync } from 'node:zlib'

import { AppError } from '#core/errors/shared/app-error.ts'
import { longestPictureSide, type PictureType } from '../shared/assets.contract.ts'

export interface PictureFacts {
  readonly mediaType: PictureType
  /** In pixels, as the picture is shown. */
  readonly width: number
  readonly height: number
}

/** A picture of more pixels than this takes more memory to draw than a file is worth. */
const mostPixels = 16_000_000

const unreadable = (cause?: unknown): AppError => new AppError('image_unreadable', { cause })

const checked = (facts: PictureFacts): PictureFacts => {
  const { width, height } = facts
  if (width < 1 || height < 1) throw unreadable()
  if (Math.max(width, height) > longestPictureSide || width * height > mostPixels)
    throw new AppError('picture_too_large')
  return facts
}

const pngSignature = '89504e470d0a1a0a'
/** Channels of PNG's colour types. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Every chunk with its check sum, and the pixels unpacked: a damaged PNG is told here and not when a letter is printed. */
const pngFacts = (file: Buffer): PictureFacts => {
  const data: Buffer[] = []
  let ended = false
  for (let at = 8; at + 12 <= file.length && !ended;) {
    const length = file.readUInt32BE(at)
    if (at + 12 + length > file.length) throw unreadable()
    const body = file.subarray(at + 4, at + 8 + length)
    if (crc32(body) !== file.readUInt32BE(at + 8 + length)) throw unreadable()
    const name = body.toString('latin1', 0, 4)
    if (name === 'IDAT') data.push(body.subarray(4))
    ended = name === 'IEND'
    at += 12 + length
  }
  if (!ended || data.length === 0 || file.toString('latin1', 12, 16) !== 'IHDR') throw unreadable()
  const facts = checked({ mediaType: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) })
  const bits = (file[24] ?? 8) * (channels[file[25] ?? 6] ?? 4)
  const rows = (Math.ceil((facts.width * bits) / 8) + 1) * facts.height
  try {
    // Interlaced pictures need a little more than their rows.
    const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: rows * 2 + 65_536 })
    if (pixels.length < rows) throw unreadable()
  } catch (cause) {
    throw cause instanceof AppError ? cause : unreadable(cause)
  }
  return facts
}

/** Start-of-frame markers; the others in their range mean tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const jpegFacts = (file: Buffer): PictureFacts => {
  let found: { width: number; height: number } | null = null
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) throw unreadable()
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda) {
      // The pixels follow; what is whole ends with its end mark, or a few bytes before the end of the file.
      if (found && file.subarray(-64).includes(Buffer.from([0xff, 0xd9])))
        return checked({ mediaType: 'image/jpeg', ...found })
      throw unreadable()
    }
    const length = file.readUInt16BE(at + 2)
    if (length < 2) throw unreadable()
    if (isFrame(marker) && at + 9 <= file.length)
      found = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += 2 + length
  }
  throw unreadable()
}

const webpOf = (width: number, height: number): PictureFacts => checked({ mediaType: 'image/webp', width, height })

const webpFacts = (file: Buffer): PictureFacts => {
  if (file.length < 30 || file.readUInt32LE(4) + 8 > file.length) throw unreadable()
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (file.readUIntBE(23, 3) !== 0x9d012a) throw unreadable()
      return webpOf(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      if (file[20] !== 0x2f) throw unreadable()
      const bits = file.readUInt32LE(21)
      return webpOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return webpOf(file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1)
    default:
      throw unreadable()
  }
}

/**
 * What a picture's own bytes say it is, whatever it was sent as. Throws `image_unreadable` for anything else than a whole
 * PNG, JPEG or WebP, `picture_too_large` beyond the longest side.
 */
export const pictureFacts = (bytes: Uint8Array): PictureFacts => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (file.toString('hex', 0, 8) === pngSignature) return pngFacts(file)
    if (file.toString('hex', 0, 2) === 'ffd8') return jpegFacts(file)
    if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return webpFacts(file)
  } catch (cause) {
    throw cause instanceof AppError ? cause : unreadable(cause)
  }
  throw unreadable()
}
