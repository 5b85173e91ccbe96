import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  type TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'

import type { Align, Font, Run } from '../shared/render-tree.ts'
import { wholeSums } from './long-words.ts'
import { isRightToLeft, rightToLeftStretch } from './right-to-left.ts'

/** Word measures in twentieths of a point (DXA) and half points. A4, margins of 1440 on all sides (P2 §9). */
export const page = { width: 11_906, height: 16_838, margin: 1440 } as const
export const textWidth = page.width - 2 * page.margin
export const halfPoints = { body: 24, title: 32, letterhead: 36, small: 18 } as const
export const headingHalfPoints = { 1: 28, 2: 26, 3: 24 } as const

/**
 * From line to line in parts of the letters' size, as the PDF sets them. `atLeast` with it: word processors do not agree
 * on how high a single line of Calibri is, and pages would end elsewhere in each.
 */
const linePitch = { Calibri: 1.262, Arial: 1.336, 'Times New Roman': 1.28 } as const satisfies Record<Font, number>
export const lineSpacing = ({ font = 'Calibri', size = halfPoints.body / 2 }: { font?: Font; size?: number }) =>
  ({ line: Math.round(linePitch[font] * size * 20), lineRule: 'atLeast' }) as const

/** Small lines stand as close as their letters allow. */
export const singleLines = { line: 240, lineRule: 'auto' } as const

/** Air below a paragraph, below one that the next line belongs to, and between the points of a list. */
export const below = { paragraph: 110, tight: 0, point: 40 } as const

export const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const satisfies Record<Align, unknown>

export const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
export const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder } as const
export const rule = (size: number, style: (typeof BorderStyle)[keyof typeof BorderStyle] = BorderStyle.SINGLE) => ({
  style,
  size,
  color: '262626',
})
export const thin = { style: BorderStyle.SINGLE, size: 4, color: 'BFBFBF' } as const

type RunChild = TextRun | ExternalHyperlink

/** Word marks no invisible sign that XML cannot write; they are left out. */
// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const writable = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const wordRuns = (run: Run, size: number | undefined, bold: boolean): TextRun[] =>
  writable(run.text)
    .split('\n')
    .flatMap((line, at) =>
      line.split(rightToLeftStretch).flatMap((text, part, parts) => {
        const begins = at > 0 && part === 0
        if (text === '' && !begins && parts.length > 1) return []
        return new TextRun({
          text,
          ...(begins ? { break: 1 } : {}),
          ...(part % 2 === 1 ? { rightToLeft: true } : {}),
          bold: bold || run.bold === true,
          italics: run.italic === true,
          ...(run.href ? { style: 'Hyperlink' } : {}),
          ...(run.underline ? { underline: {} } : {}),
          ...(run.font ? { font: run.font } : {}),
          ...(run.size ? { size: run.size * 2 } : size ? { size } : {}),
          ...(run.blank ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'FFF2CC' } } : {}),
        })
      }),
    )

/** One Word run for each line of each run: a line feed inside a run becomes a break. Links stand around theirs. */
export const textRuns = (runs: readonly Run[], size?: number, bold = false): RunChild[] =>
  runs.flatMap((run): RunChild[] => {
    const children = wordRuns(run, size, bold)
    return run.href ? [new ExternalHyperlink({ link: run.href, children })] : children
  })

/** How a paragraph stands; in text from right to left Word turns the sides round by itself. */
export const standing = (
  runs: readonly Run[],
  align: Align | undefined,
): { alignment?: (typeof alignments)[Align]; bidirectional?: true } => {
  if (!isRightToLeft(runs)) return { alignment: alignments[align ?? 'left'] }
  return { bidirectional: true, ...(align === 'center' || align === 'justify' ? { alignment: alignments[align] } : {}) }
}

interface CellOptions {
  readonly width: number
  readonly align?: Align
  readonly bold?: boolean
  readonly span?: number
  readonly borders?: ConstructorParameters<typeof TableCell>[0]['borders']
  readonly padding?: number
  /** Space left and right inside the cell; none where the text must stand flush with the paragraphs around it. */
  readonly sides?: number
  /** Begins at the cell's upper edge: beside a text of several lines its label stands at the first. */
  readonly top?: boolean
  /** Its row stays on the page of the next one. */
  readonly keepNext?: boolean
}

export const textCell = (
  runs: readonly Run[],
  { width, align = 'left', bold, span, borders, padding = 20, sides = 70, top = false, keepNext = false }: CellOptions,
): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: borders ?? noBorders,
    margins: { top: padding, bottom: padding, left: sides, right: sides, marginUnitType: WidthType.DXA },
    verticalAlign: top ? VerticalAlignTable.TOP : VerticalAlignTable.CENTER,
    ...(span ? { columnSpan: span } : {}),
    children: [
      new Paragraph({
        ...standing(runs, align),
        keepNext,
        spacing: { after: 0 },
        children: textRuns(wholeSums(runs, (width - 2 * sides) / 20, halfPoints.body / 2), undefined, bold),
      }),
    ],
  })

/** Every table has absolute widths three times (table, grid, cells): other word processors need all of them. */
export const wholeTable = (widths: readonly number[], rows: TableRow[]): Table =>
  new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows,
  })

/** A cell of absolute width with whatever stands in it. */
export const blockCell = (
  children: ConstructorParameters<typeof TableCell>[0]['children'],
  width: number,
  options: Omit<ConstructorParameters<typeof TableCell>[0], 'children' | 'width'>,
): TableCell => new TableCell({ width: { size: width, type: WidthType.DXA }, borders: noBorders, ...options, children })

/** Whole widths that total `total`; the last column takes what rounding left. */
export const shares = (widths: readonly number[], total: number): number[] => {
  const rounded = widths.map((width) => Math.floor(width * total))
  const rest = total - rounded.reduce((sum, width) => sum + width, 0)
  return rounded.map((width, i) => (i === rounded.length - 1 ? width + rest : width))
}

/** Empty height that no paragraph spacing can add to or swallow; it may begin a page. */
export const gap = (points: number, also: { pageBreakBefore?: boolean; keepNext?: boolean } = {}): Paragraph =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: points * 20, lineRule: 'exact' },
    ...also,
    children: [],
  })
