import type { PictureFile } from './render-tree.ts'

/** Higher than this share of the page's text no picture stands, so that its words and it fit together. */
const highest = 0.92

/** The size of a picture in the measure of `textWidth`: a share of the width, as high as its own shape, never higher than a page. */
export const pictureSize = (
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
  wished: number,
  pageHeight: number,
): { readonly width: number; readonly height: number } => {
  const shape = height / Math.max(1, width)
  const scale = Math.min(1, (pageHeight * highest) / Math.max(1, wished * shape))
  return { width: wished * scale, height: Math.max(1, wished * scale * shape) }
}
