import type { Picture } from '../shared/site-content.ts'

/** Longest side and largest size of a picture in the content: twelve of them fit into one item. */
const forGallery = { longestSide: 1_280, largestSize: 150_000 }
/** A row of the price list shows a small one, and there may be many. */
export const forOffer = { longestSide: 480, largestSize: 40_000 }

/** What may be chosen from a phone's gallery. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

/** A chosen picture, small enough for a page; throws where the file is no picture. */
export const shrinkPicture = async (file: File, { longestSide, largestSize } = forGallery): Promise<Picture> => {
  const bitmap = await createImageBitmap(file)
  try {
    for (const side of [longestSide, 960, 720, 480, 320].filter((one) => one <= longestSide)) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
      const [width, height] = [
        Math.max(1, Math.round(bitmap.width * scale)),
        Math.max(1, Math.round(bitmap.height * scale)),
      ]
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) break
      context.drawImage(bitmap, 0, 0, width, height)
      for (const quality of [0.82, 0.68, 0.5]) {
        // Browsers that cannot write WebP answer with PNG; JPEG is smaller for photographs.
        const webp = canvas.toDataURL('image/webp', quality)
        const src = webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', quality)
        if (src.length <= largestSize) return { src, alt: '', width, height }
      }
    }
  } finally {
    bitmap.close()
  }
  throw new Error('The picture cannot be made small enough')
}
