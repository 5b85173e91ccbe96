import { AppError } from '#core/errors/shared/app-error.ts'

import { type LogoTry, logoTries, mostLogoBytes, mostSourceBytes } from '../../shared/logo-size.ts'

/** Writes a picture in one way. */
export type WriteLogo = (way: LogoTry) => Promise<Blob | null>

/** The first way whose file is small enough. Throws `image_unreadable` where none is. */
export const firstSmallEnough = async (tries: readonly LogoTry[], write: WriteLogo): Promise<Blob> => {
  for (const way of tries) {
    const blob = await write(way)
    if (blob !== null && blob.size <= mostLogoBytes) return blob
  }
  throw new AppError('image_unreadable')
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', () => fail(new AppError('image_unreadable', { cause: reader.error })))
    reader.readAsDataURL(blob)
  })

/** A chosen picture as a small `data:` address for the profile. Throws `image_unreadable`. */
export const scaleLogo = async (file: File): Promise<string> => {
  if (file.size > mostSourceBytes) throw new AppError('image_unreadable')
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new AppError('image_unreadable', { cause })
  })
  try {
    const canvas = document.createElement('canvas')
    const write: WriteLogo = ({ width, height, type, quality }) => {
      canvas.width = width
      canvas.height = height
      const pen = canvas.getContext('2d')
      if (pen === null) return Promise.resolve(null)
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, 0, 0, width, height)
      return new Promise((done) => canvas.toBlob(done, type, quality))
    }
    return await addressOf(await firstSmallEnough(logoTries(picture.width, picture.height, file.type), write))
  } finally {
    picture.close()
  }
}
