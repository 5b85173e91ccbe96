import { AppError } from '#core/errors/shared/app-error.ts'
import type { ExportedFile, KindStore } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import type { Reader } from '#core/db/server/database.ts'
import { renderDocx } from '#core/render/server/docx.ts'
import { renderMarkdown } from '#core/render/server/markdown.ts'
import { renderPdf } from '#core/render/server/pdf.ts'
import { renderText } from '#core/render/server/text.ts'
import { renderTables } from '#core/render/server/xlsx.ts'
import type { RenderTree } from '#core/render/shared/render-tree.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { paySlipTitle } from '../shared/letter/cash-flow.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import { storedDay } from '../shared/letter/letter-facts.ts'
import { letterSheet } from '../shared/letter/letter-sheet.ts'
import { tableSheets } from '../shared/content/table-sheets.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { withPictures } from './document-pictures.ts'
import { readContent } from '../shared/content/upgrade-content.ts'

/** Content of an item, or the error that says it cannot be read. */
export const contentOf = (value: unknown): DocumentContent => {
  const content = readContent(value)
  if (content === null) throw new AppError('invalid_content')
  return content
}

/**
 * `surat_penawaran-2026-11-21`: the type and the letter's day (P2 §7, §9); the day of the last change without one. A pay
 * slip is a report only to us.
 */
const fileName = ({ letter }: DocumentContent, item: Item): string =>
  `${letter.title === paySlipTitle ? 'slip_gaji' : letter.documentType}-${storedDay(letter.date) ?? dayIn(new Date(item.lastModified))}`

const exporter =
  (extension: string, mediaType: string, render: (tree: RenderTree) => Promise<Uint8Array> | Uint8Array) =>
  async (item: Item, reader: Reader): Promise<ExportedFile> => {
    const content = contentOf(item.content)
    const name = `${fileName(content, item)}.${extension}`
    const tree = await withPictures(toRenderTree(content, item.title), reader, item.userId)
    try {
      return { name, mediaType, bytes: await render(tree) }
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('export_failed', { cause })
    }
  }

/** Only what has a table becomes a spreadsheet (P2 §7, resolutions 1). */
const spreadsheet = async (item: Item): Promise<ExportedFile> => {
  const content = contentOf(item.content)
  const sheet = letterSheet(content.letter, item.title)
  const tables = tableSheets(content)
  if (sheet === null && tables.length === 0) throw new AppError('no_table')
  try {
    return {
      name: `${fileName(content, item)}.xlsx`,
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: renderTables({ title: item.title, author: content.letter.sender.name }, sheet, tables),
    }
  } catch (cause) {
    throw new AppError('export_failed', { cause })
  }
}

export const documentExports: KindStore['exports'] = {
  docx: exporter('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', renderDocx),
  pdf: exporter('pdf', 'application/pdf', renderPdf),
  txt: exporter('txt', 'text/plain; charset=utf-8', (tree) => new TextEncoder().encode(renderText(tree))),
  md: exporter('md', 'text/markdown; charset=utf-8', (tree) => new TextEncoder().encode(renderMarkdown(tree))),
  xlsx: spreadsheet,
}
