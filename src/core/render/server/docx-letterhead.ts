import { BorderStyle, Paragraph, type Table, TableRow, VerticalAlignTable, WidthType } from 'docx'

import { pictureSize } from '../shared/picture-size.ts'
import type { Block, PictureFile } from '../shared/render-tree.ts'
import { blockCell, gap, halfPoints, noBorders, rule, textRuns, textWidth, wholeTable } from './docx-parts.ts'
import { pictureRun } from './docx-pictures.ts'

type Letterhead = Extract<Block, { type: 'letterhead' }>

/** The greatest width and height of a logo beside the name of a business. */
export const logoRoom = { width: 1700, height: 1300 } as const

const underline = { bottom: rule(12, BorderStyle.DOUBLE) }

const words = ({ name, lines }: Letterhead, lastAfter: number, ruled: boolean): Paragraph[] => [
  new Paragraph({ spacing: { after: 40 }, children: textRuns(name, halfPoints.letterhead, true) }),
  ...lines.map(
    (runs, at) =>
      new Paragraph({
        spacing: { after: at === lines.length - 1 ? lastAfter : 0 },
        ...(ruled && at === lines.length - 1 ? { border: { bottom: { ...underline.bottom, space: 6 } } } : {}),
        children: textRuns(runs),
      }),
  ),
]

/** The name of the business and how to reach it, with its picture on the left, over a double rule. */
export const letterhead = (block: Letterhead, logo: PictureFile | undefined): (Paragraph | Table)[] => {
  const size = logo ? pictureSize(logo, logoRoom.width, logoRoom.height / 0.92) : null
  const picture =
    logo && size ? pictureRun(logo, size.width, textWidth, `Logo ${block.name.map(({ text }) => text).join('')}`) : null
  if (!picture || !size) return words(block, 240, true)
  const widths = [Math.round(size.width) + 240, textWidth - Math.round(size.width) - 240]
  const options = {
    borders: { ...noBorders, ...underline },
    margins: { top: 0, bottom: 120, left: 0, right: 120, marginUnitType: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
  }
  const logoParagraph = new Paragraph({ spacing: { after: 0, line: 240, lineRule: 'auto' }, children: [picture] })
  return [
    wholeTable(widths, [
      new TableRow({
        cantSplit: true,
        children: [
          blockCell([logoParagraph], widths[0] ?? 0, options),
          blockCell(words(block, 0, false), widths[1] ?? 0, options),
        ],
      }),
    ]),
    gap(12),
  ]
}
