/** A picture inside a deck, ready to be put into a file. */
export interface Picture {
  readonly extension: 'png' | 'jpg' | 'gif' | 'webp'
  readonly base64: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const word = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const wordFromLow = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
const marks = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const pngSize = (bytes: Uint8Array): Size => ({ width: word(bytes, 18), height: word(bytes, 22) })

/** The frame header of a JPEG stands behind segments of any length. */
const jpgSize = (bytes: Uint8Array): Size | null => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + word(bytes, at + 2)) {
    const kind = bytes[at + 1] ?? 0
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) return { width: word(bytes, at + 7), height: word(bytes, at + 5) }
  }
  return null
}

const webpSize = (bytes: Uint8Array): Size | null => {
  if (marks(bytes, 12, 'VP8 ')) {
    return { width: wordFromLow(bytes, 26) & 0x3fff, height: wordFromLow(bytes, 28) & 0x3fff }
  }
  if (marks(bytes, 12, 'VP8X')) return { width: wordFromLow(bytes, 24) + 1, height: wordFromLow(bytes, 27) + 1 }
  if (!marks(bytes, 12, 'VP8L')) return null
  const width = (wordFromLow(bytes, 21) & 0x3fff) + 1
  const height = ((wordFromLow(bytes, 22) >> 6) | ((bytes[24] ?? 0) << 10)) & 0x3fff
  return { width, height: height + 1 }
}

const readSize = (bytes: Uint8Array): { extension: Picture['extension']; size: Size | null } | null => {
  if (marks(bytes, 1, 'PNG')) return { extension: 'png', size: pngSize(bytes) }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { extension: 'jpg', size: jpgSize(bytes) }
  if (marks(bytes, 0, 'GIF8')) {
    return { extension: 'gif', size: { width: wordFromLow(bytes, 6), height: wordFromLow(bytes, 8) } }
  }
  return marks(bytes, 8, 'WEBP') ? { extension: 'webp', size: webpSize(bytes) } : null
}

const address = /^data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/]+=*)$/

/** The picture of a `data:image/…` address by what its bytes say; null where there is none that can be drawn. */
export const readPicture = (content: string): Picture | null => {
  const base64 = address.exec(content.trim())?.[1]
  if (base64 === undefined) return null
  const bytes = Uint8Array.from(atob(base64.replace(/=+$/, '')), (letter) => letter.charCodeAt(0))
  const found = readSize(bytes)
  if (!found?.size || found.size.width <= 0 || found.size.height <= 0) return null
  return { extension: found.extension, base64, bytes, ...found.size }
}

/** Which part of a picture fills a box of another shape: cut evenly, as `object-fit: cover` does. In parts of 1. */
export const coverCut = (picture: Size, box: Size): { readonly x: number; readonly y: number } => {
  const wide = picture.width / picture.height
  const boxWide = box.width / Math.max(1, box.height)
  return wide > boxWide ? { x: (1 - boxWide / wide) / 2, y: 0 } : { x: 0, y: (1 - wide / boxWide) / 2 }
}
