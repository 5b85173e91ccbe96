import type { Database } from '#core/db/server/database.ts'
import { askingPerson, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { undrawnLetters } from '#core/render/server/font-coverage.ts'
import { drawPages, findMarks } from '#core/render/server/pdf.ts'
import { renderText } from '#core/render/server/text.ts'
import type { RenderTree } from '#core/render/shared/render-tree.ts'

import type { DocumentContent } from '../shared/content/document-content.ts'
import * as contracts from '../shared/pages.contract.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { contentOf } from './document-exports.ts'
import { layOutDocument } from './page-layout.ts'
import { withPictures } from './document-pictures.ts'

/** How a document lies on its pages, asked while it is written: nothing is stored and nothing costs. */
export const pageRoutes = (database: Database): Route[] => {
  const treeOf = (content: DocumentContent, title: string, ownerId: string): Promise<RenderTree> =>
    withPictures(toRenderTree(content, title), database, ownerId)

  return [
    route(contracts.countPages, async ({ body }, request) => {
      const tree = await treeOf(contentOf(body.content), body.title, askingPerson(request))
      if (body.count === 0) return ok({ pages: (await findMarks(tree)).pages, svgs: [] })
      const { pages, svgs } = await drawPages(tree, body.from, body.count)
      return ok({ pages, svgs: [...svgs] })
    }),
    route(contracts.layOutDocument, async ({ body }, request) => {
      const content = contentOf(body.content)
      const tree = await treeOf(content, body.title, askingPerson(request))
      const { pages, breaks } = await layOutDocument(content, tree)
      return ok({ pages, breaks: [...breaks], undrawn: undrawnLetters(renderText(tree)) })
    }),
  ]
}
