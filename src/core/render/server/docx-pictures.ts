import { ImageRun, Paragraph } from 'docx'

import { pictureSize } from '../shared/picture-size.ts'
import type { Block, PictureFile } from '../shared/render-tree.ts'
import { alignments, page, textRuns, thin } from './docx-parts.ts'

type Picture = Extract<Block, { type: 'picture' }>

const textHeight = page.height - 2 * page.margin

/** Word's library counts pictures in pixels of 96 to the inch. */
const pixels = (dxa: number): number => Math.max(1, Math.round((dxa / 1440) * 96))

const types = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const

/** A picture that is at most `width` DXA wide; null where Word cannot show its kind. */
export const pictureRun = (file: PictureFile, width: number, height: number, alt: string): ImageRun | null => {
  if (file.mediaType === 'image/webp') return null
  const size = pictureSize(file, width, height)
  return new ImageRun({
    type: types[file.mediaType],
    data: file.bytes,
    transformation: { width: pixels(size.width), height: pixels(size.height) },
    altText: { name: alt || 'Gambar', title: alt, description: alt },
  })
}

/** Where a picture cannot be shown its words stand in a frame, so that nobody takes the page for complete. */
export const pictureParagraph = (block: Picture, file: PictureFile | undefined, width: number): Paragraph => {
  const run = file ? pictureRun(file, width * block.width, textHeight, block.alt) : null
  const spacing = { before: 60, after: 160, line: 240, lineRule: 'auto' } as const
  if (run) return new Paragraph({ alignment: alignments[block.align], spacing, children: [run] })
  return new Paragraph({
    alignment: alignments[block.align],
    spacing,
    border: { top: thin, bottom: thin, left: thin, right: thin },
    children: textRuns([{ text: block.alt === '' ? 'Gambar' : `Gambar: ${block.alt}`, italic: true }]),
  })
}
