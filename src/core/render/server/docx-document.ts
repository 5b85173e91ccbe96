import { Document, Packer } from 'docx'

import type { RenderTree } from '../shared/render-tree.ts'
import { createFlow } from './docx-flow.ts'
import { pageFooter, pageHeader } from './docx-page.ts'
import { gap, page } from './docx-parts.ts'
import { numbering, styles } from './docx-styles.ts'

/**
 * The tree as a Word file with the measures of P2 §9: margins 1440, Calibri 12, titles 16 bold, letterhead 18 bold,
 * language id-ID, 'Halaman x dari y' in the footer.
 */
export const writeDocx = async (tree: RenderTree): Promise<Uint8Array> => {
  const { draw, starts } = createFlow(tree)
  const children = draw(tree.blocks)
  const author = tree.author || 'Juragan'
  const document = new Document({
    title: tree.title,
    creator: author,
    lastModifiedBy: author,
    styles: styles(tree),
    numbering: numbering(starts),
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        ...pageHeader(tree),
        ...pageFooter(tree),
        children: children.length > 0 ? children : [gap(12)],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
