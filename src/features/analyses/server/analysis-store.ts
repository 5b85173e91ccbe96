import { AppError } from '#core/errors/shared/app-error.ts'
import type { ExportedFile, KindStore } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import { renderDocx } from '#core/render/server/docx.ts'
import { drawPages, renderPdf } from '#core/render/server/pdf.ts'
import { renderText } from '#core/render/server/text.ts'
import type { Block, RenderTree } from '#core/render/shared/render-tree.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AnalysisContent } from '../shared/analysis-content.ts'
import { applyAnalysisChanges } from '../shared/revise/reviser.ts'
import { toRenderTree } from '../shared/to-render-tree.ts'
import { readContent } from '../shared/upgrade-content.ts'

const contentOf = (value: unknown): AnalysisContent => {
  const content = readContent(value)
  if (content === null) throw new AppError('invalid_content')
  return content
}

/** `analisis-titik-impas-warung-bakso-2026-11-21`: what it is, and the day of its last change. */
const fileName = (title: string, item: Item): string => {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return `${words || 'analisis'}-${dayIn(new Date(item.lastModified))}`
}

const exporter =
  (extension: string, mediaType: string, render: (tree: RenderTree) => Promise<Uint8Array> | Uint8Array) =>
  async (item: Item): Promise<ExportedFile> => {
    const content = contentOf(item.content)
    try {
      const bytes = await render(toRenderTree(content, item.title))
      return { name: `${fileName(item.title, item)}.${extension}`, mediaType, bytes }
    } catch (cause) {
      throw new AppError('export_failed', { cause })
    }
  }

/** In plain text a chart is its title; its numbers follow as a table anyhow. */
const withoutDrawing = (block: Block): Block =>
  block.type === 'chart' ? { type: 'paragraph', runs: [{ text: block.title, bold: true }], keepWithNext: true } : block

/** As many pages are shown to somebody who has a link. */
const mostSharedPages = 60

/** Storing and exporting analyses; registered by `app/server`. */
export const analysisStore: KindStore = {
  kind: 'analysis',
  parseContent: contentOf,
  applyChanges: (content, changes) => applyAnalysisChanges(contentOf(content), changes),
  namesOf: (content) => {
    const title = readContent(content)?.title
    return title ? { title } : null
  },
  pages: async (item) => (await drawPages(toRenderTree(contentOf(item.content), item.title), 1, mostSharedPages)).svgs,
  exports: {
    docx: exporter('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', renderDocx),
    pdf: exporter('pdf', 'application/pdf', renderPdf),
    txt: exporter('txt', 'text/plain; charset=utf-8', (tree) =>
      new TextEncoder().encode(renderText({ ...tree, blocks: tree.blocks.map(withoutDrawing) })),
    ),
  },
}
