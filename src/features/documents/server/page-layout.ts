import { type Layout, layOutPages } from '#core/render/server/layout.ts'
import type { RenderTree } from '#core/render/shared/render-tree.ts'

import { type DocumentContent, letterBlocks } from '../shared/content/document-content.ts'
import { nodeBlockLists } from '../shared/content/to-render-tree.ts'

const drawnFromLetter: ReadonlySet<string> = new Set(letterBlocks)

/** Where the pages of a document begin; `tree` is drawn from its content. Letter blocks have no text of their own to count. */
export const layOutDocument = async (content: DocumentContent, tree: RenderTree): Promise<Layout> => {
  const { pages, breaks } = await layOutPages(tree, nodeBlockLists(content))
  const nodes = content.body.content ?? []
  return {
    pages,
    breaks: breaks.map((one) => (drawnFromLetter.has(nodes[one.at]?.type ?? '') ? { ...one, offset: null } : one)),
  }
}
