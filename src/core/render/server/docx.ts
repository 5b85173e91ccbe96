import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

import type { Block, RenderTree } from '../shared/render-tree.ts'
import {
  alignments,
  gap,
  halfPoints,
  headingHalfPoints,
  noBorders,
  page,
  rule,
  shares,
  textRuns,
  textWidth,
  wholeTable,
} from './docx-parts.ts'
import { chartParagraphs } from './docx-charts.ts'
import { box, fieldsTable, figuresTable, goodsTable } from './docx-tables.ts'

/** Headings keep their role in Word's outline; their look comes from the runs. */
const headingStyles = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const

const columnsTable = (block: Extract<Block, { type: 'columns' }>): Table => {
  const widths = shares(
    block.cells.map(() => 1 / block.cells.length),
    textWidth,
  )
  return wholeTable(widths, [
    new TableRow({
      cantSplit: true,
      children: block.cells.map(
        (cell, i) =>
          new TableCell({
            width: { size: widths[i] ?? 0, type: WidthType.DXA },
            borders: noBorders,
            children: flow(cell, true),
          }),
      ),
    }),
  ])
}

const listParagraphs = (block: Extract<Block, { type: 'list' }>, instance: number): Paragraph[] =>
  block.items.flatMap((item) =>
    item.map((inner, i) => {
      const runs = inner.type === 'paragraph' || inner.type === 'heading' ? inner.runs : []
      return new Paragraph({
        spacing: { after: 80 },
        children: textRuns(runs),
        ...(i === 0
          ? { numbering: { reference: block.ordered ? 'angka' : 'butir', level: 0, instance } }
          : { indent: { left: 720 } }),
      })
    }),
  )

const paragraphs = (block: Block, index: number): (Paragraph | Table)[] => {
  switch (block.type) {
    case 'letterhead':
      return [
        new Paragraph({ spacing: { after: 40 }, children: textRuns(block.name, halfPoints.letterhead, true) }),
        ...block.lines.map(
          (runs, i) =>
            new Paragraph({
              spacing: { after: i === block.lines.length - 1 ? 240 : 0 },
              ...(i === block.lines.length - 1
                ? { border: { bottom: { ...rule(12, BorderStyle.DOUBLE), space: 6 } } }
                : {}),
              children: textRuns(runs),
            }),
        ),
      ]
    case 'title':
      return [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          keepNext: true,
          spacing: { before: 120, after: block.below ? 0 : 240 },
          children: textRuns(block.runs, halfPoints.title, true),
        }),
        ...(block.below
          ? [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                spacing: { after: 240 },
                children: textRuns(block.below),
              }),
            ]
          : []),
      ]
    case 'heading':
      return [
        new Paragraph({
          alignment: alignments[block.align ?? 'left'],
          heading: headingStyles[block.level],
          keepNext: true,
          spacing: { before: 200, after: 100 },
          children: textRuns(block.runs, headingHalfPoints[block.level], true),
        }),
      ]
    case 'paragraph':
      return [
        new Paragraph({
          alignment: alignments[block.align ?? 'left'],
          keepNext: block.keepWithNext === true,
          spacing: { after: block.tight ? 0 : 160 },
          children: textRuns(block.runs),
        }),
      ]
    case 'list':
      return listParagraphs(block, index)
    case 'fields':
      return [fieldsTable(block), gap(8)]
    case 'table':
      return [goodsTable(block), gap(8)]
    case 'columns':
      return [columnsTable(block)]
    case 'figures':
      return [figuresTable(block), gap(8)]
    case 'chart':
      return chartParagraphs(block)
    case 'space':
      return [gap(block.points)]
    case 'box':
      return [box(block.runs), gap(6)]
  }
}

/** Blocks in order. A table cell must end with a paragraph (ECMA-376 17.4.65), so a cell that ends with a table gets one. */
const flow = (blocks: readonly Block[], inCell = false): (Paragraph | Table)[] => {
  const children = blocks.flatMap(paragraphs)
  return inCell && !(children.at(-1) instanceof Paragraph) ? [...children, gap(1)] : children
}

const numbering = (reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  reference,
  levels: [
    {
      level: 0,
      format,
      text,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 720, hanging: 360 } } },
    },
  ],
})

/**
 * The tree as a Word file with the measures of P2 §9: margins 1440, Calibri 12, titles 16 bold, letterhead 18 bold,
 * language id-ID, 'Halaman x dari y' in the footer.
 */
export const renderDocx = async (tree: RenderTree): Promise<Uint8Array> => {
  const footer = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: halfPoints.small,
            color: '595959',
            children: ['Halaman ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
  const document = new Document({
    title: tree.title,
    creator: tree.author,
    styles: {
      default: {
        document: {
          run: {
            font: tree.font ?? 'Calibri',
            size: tree.size ? tree.size * 2 : halfPoints.body,
            language: { value: 'id-ID' },
          },
          paragraph: { spacing: { after: 160, line: 276 } },
        },
        ...Object.fromEntries(
          ([1, 2, 3] as const).map((level) => [
            `heading${level}`,
            { run: { color: '000000', bold: true, size: headingHalfPoints[level] } },
          ]),
        ),
      },
    },
    numbering: {
      config: [numbering('butir', LevelFormat.BULLET, '•'), numbering('angka', LevelFormat.DECIMAL, '%1.')],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        footers: { default: footer },
        children: flow(tree.blocks),
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
