import { AlignmentType, HeadingLevel, Paragraph, type Table, TableRow, WidthType } from 'docx'

import type { Block, RenderTree, Run } from '../shared/render-tree.ts'
import { chartParagraphs } from './docx-charts.ts'
import { gridTable } from './docx-grid.ts'
import { letterhead } from './docx-letterhead.ts'
import {
  below,
  blockCell,
  gap,
  halfPoints,
  headingHalfPoints,
  shares,
  standing,
  textRuns,
  textWidth,
  wholeTable,
} from './docx-parts.ts'
import { pictureParagraph } from './docx-pictures.ts'
import { deepestLevel, listStep, numberedFrom } from './docx-styles.ts'
import { wholeSums } from './long-words.ts'
import { box, fieldsTable, figuresTable, goodsTable, staysWithText } from './docx-tables.ts'

/** Headings keep their role in Word's outline; their look comes from the runs. */
const headingStyles = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const

/** Where blocks stand: how wide the place is in DXA, how deep in lists, and whether it is a cell of a table. */
interface Place {
  readonly width: number
  readonly level: number
  readonly inCell: boolean
  readonly bold: boolean
}

type Flowed = (Paragraph | Table)[]

/** Draws the blocks of one document; each list in it counts for itself. */
export const createFlow = ({ pictures = new Map(), size }: Pick<RenderTree, 'pictures' | 'size'>) => {
  const bodySize = size ? size * 2 : halfPoints.body
  const starts = new Set<number>()
  const whole = (runs: readonly Run[], { width }: Place) => wholeSums(runs, width / 20, bodySize / 2)
  let lists = 0

  const listBlocks = (block: Extract<Block, { type: 'list' }>, place: Place): Flowed => {
    const level = Math.min(place.level, deepestLevel)
    const start = block.start ?? 1
    if (block.ordered && start !== 1) starts.add(start)
    lists += 1
    const numbering = {
      reference: block.ordered ? numberedFrom(level === 0 ? start : 1) : 'butir',
      level,
      instance: lists,
    }
    const inner = { ...place, level: place.level + 1, width: place.width - listStep }
    const numbered = (runs: readonly Run[], after: number): Paragraph =>
      new Paragraph({
        ...standing(runs, undefined),
        spacing: { after },
        children: textRuns(whole(runs, inner), undefined, place.bold),
        numbering,
      })
    return block.items.flatMap((item, at) => {
      const [first, ...rest] = item
      const hasWords = first?.type === 'paragraph' || first?.type === 'heading'
      const inside = hasWords ? rest : item
      // What follows a list stands as far from it as from a paragraph.
      const ends = at === block.items.length - 1 && inside.length === 0 && place.level === 0
      return [numbered(hasWords ? first.runs : [], ends ? below.paragraph : below.point), ...flow(inside, inner)]
    })
  }

  const columnsTable = (block: Extract<Block, { type: 'columns' }>, place: Place): Table => {
    const widths = shares(
      block.cells.map(() => 1 / block.cells.length),
      place.width,
    )
    const cells = block.cells.map((cell, at) => {
      const width = widths[at] ?? 0
      return blockCell(cellFlow(cell, { ...place, width, inCell: true }), width, {
        margins: { left: 0, right: 0, marginUnitType: WidthType.DXA },
      })
    })
    return wholeTable(widths, [new TableRow({ cantSplit: true, children: cells })])
  }

  const one = (block: Block, place: Place): Flowed => {
    const indent = place.level > 0 ? { indent: { left: listStep * place.level } } : {}
    switch (block.type) {
      case 'letterhead':
        return letterhead(block, block.logo === undefined ? undefined : pictures.get(block.logo))
      case 'title':
        return [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            alignment: AlignmentType.CENTER,
            keepNext: true,
            spacing: { before: 120, after: block.below ? 40 : 200 },
            children: textRuns(block.runs, halfPoints.title, true),
          }),
          ...(block.below
            ? [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  spacing: { after: 200 },
                  children: textRuns(block.below),
                }),
              ]
            : []),
        ]
      case 'heading':
        return [
          new Paragraph({
            ...standing(block.runs, block.align),
            heading: headingStyles[block.level],
            keepNext: true,
            spacing: block.plain ? { before: 0, after: below.tight } : { before: 120, after: 60 },
            ...indent,
            children: textRuns(whole(block.runs, place), block.plain ? bodySize : headingHalfPoints[block.level], true),
          }),
        ]
      case 'paragraph':
        return [
          new Paragraph({
            ...standing(block.runs, block.align),
            keepNext: block.keepWithNext === true,
            spacing: {
              after: block.tight ? below.tight : place.level > 0 || place.inCell ? below.point : below.paragraph,
            },
            ...indent,
            children: textRuns(whole(block.runs, place), undefined, place.bold),
          }),
        ]
      case 'list':
        return listBlocks(block, place)
      case 'fields':
        return [fieldsTable(block), gap(8)]
      case 'table':
        return [goodsTable(block), gap(8, { keepNext: staysWithText(block) })]
      case 'grid': {
        const table = gridTable(block, place.width, ({ cell }, width) =>
          cellFlow(cell.blocks, { width, level: 0, inCell: true, bold: cell.header }),
        )
        return [table, gap(10)]
      }
      case 'picture':
        return [pictureParagraph(block, pictures.get(block.asset), place.width)]
      case 'pageBreak':
        return place.inCell ? [] : [gap(1, { pageBreakBefore: true })]
      case 'columns':
        return [columnsTable(block, place)]
      case 'figures':
        return [figuresTable(block), gap(8)]
      case 'chart':
        return chartParagraphs(block)
      case 'space':
        // It stands above a signature, which goes with the text before it.
        return [gap(block.points, { keepNext: true })]
      case 'box':
        return [box(block.runs), gap(13)]
    }
  }

  const flow = (blocks: readonly Block[], place: Place): Flowed => blocks.flatMap((block) => one(block, place))

  /** The last paragraph of a cell has no space below it. A cell must end with a paragraph (ECMA-376 17.4.65). */
  const cellFlow = (blocks: readonly Block[], place: Place): Flowed => {
    const last = blocks.at(-1)
    const closed = last?.type === 'paragraph' ? [...blocks.slice(0, -1), { ...last, tight: true }] : blocks
    const children = flow(closed, place)
    return children.at(-1) instanceof Paragraph ? children : [...children, gap(1)]
  }

  return {
    draw: (blocks: readonly Block[]): Flowed =>
      flow(blocks, { width: textWidth, level: 0, inCell: false, bold: false }),
    /** The first numbers other than 1 that the lists began with; known once all is drawn. */
    starts,
  }
}
