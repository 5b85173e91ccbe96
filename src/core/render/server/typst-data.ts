import { drawChart } from '../shared/chart-drawing.ts'
import { layOutGrid, type PlacedCell } from '../shared/grid-layout.ts'
import { pictureSize } from '../shared/picture-size.ts'
import { keptRows } from '../shared/kept-rows.ts'
import type { Block, PictureFile, RenderTree, Run } from '../shared/render-tree.ts'
import { figuresPerRow } from '../shared/figures-row.ts'
import { fittingRuns, wholeSums } from './long-words.ts'
import type { PdfFile } from './pdf-file.ts'
import { isRightToLeft } from './right-to-left.ts'

/** Points of the text on the page: A4 without its margins. */
export const textSize = { width: 451, height: 697 } as const

/** In points: a row that is certainly lower than this is never cut by a page's end. */
const neverCut = 260
/** Higher headings are not repeated: they would leave no room for the rows. */
const highestHeading = 150

/** The greatest size of a logo beside the name of a business, in points. */
const logoRoom = { width: 85, height: 65 } as const

/** How far an item of a list stands to the right. */
const listIndent = 18

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** About how high blocks stand in a width, in points, rather too much than too little. */
const heightOf = (blocks: readonly Block[], width: number): number =>
  blocks.reduce((sum, block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading': {
        const size = Math.max(12, ...block.runs.map((run) => run.size ?? 12))
        const letters = block.runs.reduce((count, { text }) => count + text.length, 0)
        return sum + (Math.ceil((letters * size * 0.6) / Math.max(12, width)) + 1) * size * 1.25
      }
      case 'list':
        return sum + block.items.reduce((total, item) => total + heightOf(item, width - listIndent), 0)
      case 'picture':
        return sum + textSize.height
      default:
        return sum + 60
    }
  }, 0)

const withPicture = (block: object, found: object | undefined): unknown =>
  found ? { ...block, drawing: found } : block

/** The tree as the template reads it, and the pictures that it names. */
export interface TypstData {
  readonly tree: object
  readonly files: readonly PdfFile[]
}

/**
 * Prepares a tree for the template: charts become finished drawings, so that they stay sharp and can be searched; cells
 * get their places; pictures get names of files and sizes in points.
 */
export const typstData = ({ pictures, ...tree }: RenderTree): TypstData => {
  const files = new Map<PictureFile, PdfFile>()

  const drawing = (id: string, alt: string, room: { width: number; height: number }): object | undefined => {
    const file = pictures?.get(id)
    if (!file) return undefined
    const known = files.get(file) ?? { name: `gambar-${files.size}.${endings[file.mediaType]}`, bytes: file.bytes }
    files.set(file, known)
    return { file: known.name, alt, ...pictureSize(file, room.width, room.height) }
  }

  const gridOf = (block: Extract<Block, { type: 'grid' }>, width: number): unknown => {
    const { columns, rows, headerRows } = layOutGrid(block)
    const inner = ({ column, colspan }: PlacedCell): number =>
      columns.slice(column, column + colspan).reduce((sum, share) => sum + share, 0) * width - 9
    const height = (placed: PlacedCell): number => heightOf(placed.cell.blocks, inner(placed))
    // One cell that must not be cut would keep its whole row on one page, and what is higher than a page would be lost.
    const high = new Set<number>()
    for (const placed of rows.flat())
      if (height(placed) > neverCut) for (let at = 0; at < placed.rowspan; at += 1) high.add(placed.row + at)
    const headings = rows.slice(0, headerRows).flat()
    const highest = Math.max(0, ...headings.map(height)) * headerRows
    return {
      type: 'grid',
      columns,
      headerRows: highest > highestHeading ? 0 : headerRows,
      rows: rows.map((row) =>
        row.map((placed) => {
          const { cell, ...place } = placed
          const breakable = placed.rowspan > 1 || high.has(placed.row)
          return { ...place, header: cell.header, breakable, blocks: drawn(cell.blocks, inner(placed)) }
        }),
      ),
    }
  }

  const fitting = (runs: readonly Run[], width: number): readonly Run[] => fittingRuns(runs, width, tree.size ?? 12)

  const one = (block: Block, width: number): unknown => {
    switch (block.type) {
      case 'chart':
        return { ...block, drawing: drawChart(block.data, textSize.width) }
      case 'picture': {
        const room = { width: block.width * width, height: textSize.height }
        return withPicture(block, drawing(block.asset, block.alt, room))
      }
      case 'letterhead': {
        const file = block.logo === undefined ? undefined : pictures?.get(block.logo)
        if (!file || block.logo === undefined) return block
        const fits = pictureSize(file, logoRoom.width, logoRoom.height / 0.92)
        return withPicture(block, drawing(block.logo, 'Logo', { width: fits.width, height: textSize.height }))
      }
      case 'paragraph':
      case 'heading': {
        const fits = { ...block, runs: fitting(block.runs, width) }
        return isRightToLeft(block.runs) ? { ...fits, rtl: true } : fits
      }
      case 'fields':
        return { ...block, rows: block.rows.map((row) => ({ ...row, runs: fitting(row.runs, width * 0.5) })) }
      case 'table': {
        const row = (cells: readonly (readonly Run[])[]) =>
          cells.map((runs, at) => fitting(runs, (block.columns[at]?.width ?? 1) * width - 7))
        return { ...block, header: row(block.header), rows: block.rows.map(row), kept: keptRows(block) }
      }
      case 'figures': {
        const perRow = figuresPerRow(block.items.length)
        // Notes are small print in their share of the width.
        const note = (text: string): string =>
          wholeSums([{ text }], width / perRow - 16, 9)
            .map((run) => run.text)
            .join('')
        return { ...block, perRow, items: block.items.map((item) => ({ ...item, note: note(item.note) })) }
      }
      case 'list':
        return {
          ...block,
          items: block.items.map((item) => drawn(item, width - listIndent)),
          ...(block.items.every(([first]) => first?.type === 'paragraph' && isRightToLeft(first.runs))
            ? { rtl: true }
            : {}),
        }
      case 'columns':
        return { ...block, cells: block.cells.map((inner) => drawn(inner, width / block.cells.length)) }
      case 'grid':
        return gridOf(block, width)
      default:
        return block
    }
  }

  /** What stands inside another block; a page can only begin between blocks of the page itself. */
  const drawn = (blocks: readonly Block[], width: number): unknown[] =>
    blocks.flatMap((block) => (block.type === 'pageBreak' ? [] : [one(block, width)]))

  const blocks = tree.blocks.map((block) => one(block, textSize.width))
  return { tree: { ...tree, blocks }, files: [...files.values()] }
}
