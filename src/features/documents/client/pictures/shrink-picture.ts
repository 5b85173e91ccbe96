import { AppError } from '#core/errors/shared/app-error.ts'

/** More than this the server does not take (2 MB). */
const mostBytes = 2 * 1024 * 1024
/** Enough for a sharp print across the whole page. */
const longestSide = 2_000

const draw = (picture: ImageBitmap, scale: number, isClear: boolean): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new AppError('image_unreadable')
  if (!isClear) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.86))

/** How a picture goes to the server, and how wide it is by itself. */
export interface PreparedPicture {
  readonly blob: Blob
  readonly width: number
}

/**
 * A picture small enough to be sent: photos of a phone are many times larger than a page can show. Word knows PNG and
 * JPEG alone, so everything else becomes one of them. Throws AppError where the browser cannot read it.
 */
export const shrinkPicture = async (file: Blob): Promise<PreparedPicture> => {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch (cause) {
    throw new AppError('image_unreadable', { cause })
  }
  const { width } = picture
  const side = Math.max(picture.width, picture.height)
  const isKnown = file.type === 'image/png' || file.type === 'image/jpeg'
  if (isKnown && file.size <= mostBytes && side <= longestSide) return { blob: file, width }
  const isPng = file.type !== 'image/jpeg'
  for (let scale = Math.min(1, longestSide / side); scale > 0.05; scale *= 0.7) {
    // Drawings and logos keep their clear ground as long as they are small enough so.
    const clear = isPng ? await encode(draw(picture, scale, true), 'image/png') : null
    if (clear && clear.size <= mostBytes / 2) return { blob: clear, width }
    const photo = await encode(draw(picture, scale, false), 'image/jpeg')
    if (photo && photo.size <= mostBytes) return { blob: photo, width }
  }
  throw new AppError('image_unreadable')
}
