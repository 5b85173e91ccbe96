import { openCodeReader } from './code-reader.ts'

/** Edges on which a picture is tried, in pixels: photos of a whole wall first small, then large. */
const edges = [900, 1_800] as const

/** The pixels of a picture, no larger than that, on white where it is transparent. */
const pixelsOf = (picture: ImageBitmap, edge: number): ImageData => {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The texts of the QR codes in a picture of the owner's; none where it shows none. Throws where it is no picture. */
export const readQrFile = async (file: Blob): Promise<readonly string[]> => {
  const picture = await createImageBitmap(file)
  const reader = openCodeReader()
  try {
    for (const edge of edges) {
      const texts = await reader.read(pixelsOf(picture, edge), 'qr')
      if (texts.length > 0) return texts
    }
    return []
  } finally {
    reader.close()
    picture.close()
  }
}
