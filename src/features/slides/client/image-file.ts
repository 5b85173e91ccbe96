import { AppError } from '#core/errors/shared/app-error.ts'

/** The longest side of a stored picture, in pixels. */
const longestSide = 1600

/** The longest stored picture, in characters of its `data:` address (about 300 kB). */
const longestAddress = 400_000

/** What may be chosen as a picture. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export interface StoredImage {
  /** A `data:image/…` address. */
  readonly address: string
  readonly width: number
  readonly height: number
}

/** The size of a picture within the longest side, in proportion. */
export const withinSide = (
  width: number,
  height: number,
  most: number = longestSide,
): { width: number; height: number } => {
  const shrink = Math.min(1, most / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}

const decoded = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new AppError('image_unreadable', { cause })
  }
}

const drawn = (picture: ImageBitmap, width: number, height: number, isClear: boolean): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new AppError('internal')
  if (!isClear) {
    // JPEG has no transparency: what shows through becomes paper, not black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/**
 * Reads a picture and scales it until it is small enough to live inside the deck. PNG stays PNG where that is small
 * enough (logos keep their transparency); otherwise it becomes JPEG. Throws AppError for what is no picture.
 */
export const readImageFile = async (file: Blob): Promise<StoredImage> => {
  if (!imageTypes.some((type) => type === file.type)) throw new AppError('image_unreadable')
  const picture = await decoded(file)
  try {
    const full = { width: picture.width, height: picture.height }
    for (const side of [longestSide, 1200, 900, 640, 400]) {
      const { width, height } = withinSide(full.width, full.height, side)
      if (file.type !== 'image/jpeg') {
        const address = drawn(picture, width, height, true).toDataURL('image/png')
        if (address.length <= longestAddress) return { address, ...full }
      }
      for (const quality of [0.86, 0.72]) {
        const address = drawn(picture, width, height, false).toDataURL('image/jpeg', quality)
        if (address.length <= longestAddress) return { address, ...full }
      }
    }
    throw new AppError('image_unreadable')
  } finally {
    picture.close()
  }
}
