import { BorderStyle, HeightRule, Paragraph, type Table, TableCell, TableRow, WidthType } from 'docx'

import { figuresPerRow } from '../shared/figures-row.ts'
import { keptRows } from '../shared/kept-rows.ts'
import type { Block, Run } from '../shared/render-tree.ts'
import {
  halfPoints,
  noBorder,
  noBorders,
  rule,
  shares,
  singleLines,
  textCell,
  textRuns,
  textWidth,
  thin,
  wholeTable,
} from './docx-parts.ts'
import { wholeSums } from './long-words.ts'

/** A short table with its sums goes with the text below it: what tells the sum in words never stands alone on a page. */
export const staysWithText = (block: Extract<Block, { type: 'table' }>): boolean =>
  block.sums.length > 0 && keptRows(block) === block.rows.length

/** Columns, a header that repeats on every page, rows that never split, and the sums under them. */
export const goodsTable = (block: Extract<Block, { type: 'table' }>): Table => {
  const widths = shares(
    block.columns.map(({ width }) => width),
    textWidth,
  )
  const row = (cells: readonly (readonly Run[])[], header: boolean, keepNext: boolean): TableRow =>
    new TableRow({
      cantSplit: true,
      ...(header ? { tableHeader: true } : {}),
      children: block.columns.map(({ align }, i) =>
        textCell(cells[i] ?? [], {
          width: widths[i] ?? 0,
          align,
          bold: header,
          top: !header,
          padding: 24,
          keepNext,
          borders: { ...noBorders, top: header ? rule(8) : noBorder, bottom: header ? rule(8) : thin },
        }),
      ),
    })
  // A sum stands below the last column, and below the one before it where there are enough of them for its words.
  const valueSpan = widths.length > 3 ? 2 : 1
  const valueWidth = widths.slice(-valueSpan).reduce((sum, width) => sum + width, 0)
  const sums = block.sums.map(({ label, value, strong }, at) => {
    const borders = { ...noBorders, ...(strong ? { top: rule(8), bottom: rule(6, BorderStyle.DOUBLE) } : {}) }
    const options = {
      align: 'right',
      bold: strong,
      borders,
      padding: 18,
      keepNext: at < block.sums.length - 1 || staysWithText(block),
    } as const
    return new TableRow({
      cantSplit: true,
      children: [
        ...(widths.length > 1
          ? [textCell(label, { ...options, width: textWidth - valueWidth, span: widths.length - valueSpan })]
          : []),
        textCell(widths.length > 1 ? value : [...label, { text: ' ' }, ...value], {
          ...options,
          width: valueWidth,
          span: valueSpan,
        }),
      ],
    })
  })
  const kept = keptRows(block)
  const staysWithNext = (at: number): boolean =>
    at >= block.rows.length - kept && (block.sums.length > 0 || at < block.rows.length - 1)
  return wholeTable(widths, [
    row(block.header, true, true),
    ...block.rows.map((cells, at) => row(cells, false, staysWithNext(at))),
    ...sums,
  ])
}

/** Width in DXA that a character of a label takes at 12 points, with room for the broad ones. */
const labelCharacter = 140

/** Label : value rows, and what stands right of the first one. */
export const fieldsTable = (block: Extract<Block, { type: 'fields' }>): Table => {
  // A day and a town stand in the line's end; what is left is the subject's.
  const asideText = block.aside?.reduce((sum, { text }) => sum + text.length, 0) ?? 0
  const aside = block.aside ? Math.min(3600, Math.max(1600, asideText * labelCharacter + 160)) : 0
  const longest = Math.max(...block.rows.map(({ label }) => label.length))
  const label = Math.min(3600, Math.max(1100, longest * labelCharacter + 160))
  const colon = 240
  const flush = { padding: 0, sides: 0, top: true } as const
  const widths = [label, colon, textWidth - label - colon - aside, ...(aside > 0 ? [aside] : [])]
  return wholeTable(
    widths,
    block.rows.map(
      ({ label: name, runs }, index) =>
        new TableRow({
          cantSplit: true,
          children: [
            textCell([{ text: name }], { width: widths[0] ?? 0, ...flush }),
            textCell([{ text: ':' }], { width: widths[1] ?? 0, ...flush }),
            textCell(runs, { width: widths[2] ?? 0, ...flush }),
            ...(block.aside
              ? [textCell(index === 0 ? block.aside : [], { width: aside, align: 'right', ...flush })]
              : []),
          ],
        }),
    ),
  )
}

/** Room that a letter of the widest face takes, so that no sum is broken in its frame. */
const letterWidth = 160

/** The framed place for a duty stamp or a sum; as wide as the longest of its words. */
export const box = (runs: readonly Run[]): Table => {
  const words = runs
    .map(({ text }) => text)
    .join('')
    // A sum is kept with its `Rp`.
    .split(/(?<!Rp)[ \n]/u)
  const width = Math.max(1900, 240 + letterWidth * Math.max(...words.map((word) => word.length)))
  return wholeTable(
    [width],
    [
      new TableRow({
        height: { value: 900, rule: HeightRule.ATLEAST },
        children: [
          textCell(runs, {
            width,
            align: 'center',
            // As much room around the words as in the PDF, so that they break alike.
            sides: 120,
            borders: { top: thin, bottom: thin, left: thin, right: thin },
          }),
        ],
      }),
    ],
  )
}

/** At most three key figures in a row: the label, the figure large, and how it came about. */
export const figuresTable = (block: Extract<Block, { type: 'figures' }>): Table => {
  const perRow = figuresPerRow(block.items.length)
  const widths = shares(
    Array.from({ length: perRow }, () => 1 / perRow),
    textWidth,
  )
  const count = Math.ceil(block.items.length / perRow)
  const rows = Array.from({ length: count }, (_, row) => block.items.slice(row * perRow, (row + 1) * perRow))
  return wholeTable(
    widths,
    rows.map(
      (items, row) =>
        new TableRow({
          cantSplit: true,
          children: widths.map((width, at) =>
            figureCell(items[at], width, { first: row === 0, last: row === count - 1 }),
          ),
        }),
    ),
  )
}

/** Room left and right of the words of a key figure. */
const figureSides = 90

type Figure = Extract<Block, { type: 'figures' }>['items'][number]

/** The rules stand above the first row and below the last. */
const figureCell = (item: Figure | undefined, width: number, row: { first: boolean; last: boolean }): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: {
      ...noBorders,
      ...(row.first ? { top: rule(8) } : {}),
      ...(row.last ? { bottom: rule(6, BorderStyle.DOUBLE) } : {}),
    },
    margins: { top: 90, bottom: 90, left: figureSides, right: figureSides, marginUnitType: WidthType.DXA },
    children: [
      new Paragraph({ style: 'Keterangan', children: textRuns([{ text: item?.label ?? '' }]) }),
      new Paragraph({
        spacing: { after: 20, ...singleLines },
        children: textRuns(item?.value ?? [], halfPoints.title, true),
      }),
      new Paragraph({
        style: 'Keterangan',
        children: textRuns(
          wholeSums([{ text: item?.note ?? '' }], (width - 2 * figureSides) / 20, halfPoints.small / 2),
        ),
      }),
    ],
  })
