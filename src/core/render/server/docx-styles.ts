import { AlignmentType, type IPropertiesOptions, LevelFormat } from 'docx'

import type { RenderTree } from '../shared/render-tree.ts'
import { below, halfPoints, headingHalfPoints, lineSpacing, singleLines } from './docx-parts.ts'

/** How far each level of a list stands to the right of the one around it. */
export const listStep = 360

/** 1. a. i. and again, as browsers number lists in lists when they are told to. */
const numberFormats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN] as const
const bullets = ['•', '–'] as const

/** Word knows nine levels. */
export const deepestLevel = 8

const levels = (ordered: boolean, start: number) =>
  Array.from({ length: deepestLevel + 1 }, (_, level) => ({
    level,
    format: ordered ? (numberFormats[level % 3] ?? LevelFormat.DECIMAL) : LevelFormat.BULLET,
    text: ordered ? `%${level + 1}.` : (bullets[level % 2] ?? '•'),
    alignment: AlignmentType.LEFT,
    ...(ordered && level === 0 ? { start } : {}),
    style: { paragraph: { indent: { left: listStep * (level + 1), hanging: listStep } } },
  }))

/** The name of the numbering whose first level begins with `start`. */
export const numberedFrom = (start: number): string => (start === 1 ? 'angka' : `angka-${start}`)

/** The numberings of a document: bullets, numbers from 1, and one for each other first number. */
export const numbering = (starts: ReadonlySet<number>): NonNullable<IPropertiesOptions['numbering']> => ({
  config: [
    { reference: 'butir', levels: levels(false, 1) },
    ...[1, ...starts].map((start) => ({ reference: numberedFrom(start), levels: levels(true, start) })),
  ],
})

/** The measures of P2 §9: Calibri 12 and language id-ID unless the document names another face and size. */
export const styles = (tree: RenderTree): NonNullable<IPropertiesOptions['styles']> => ({
  default: {
    document: {
      run: {
        font: tree.font ?? 'Calibri',
        size: tree.size ? tree.size * 2 : halfPoints.body,
        language: { value: 'id-ID' },
      },
      paragraph: { spacing: { after: below.paragraph, ...lineSpacing(tree) } },
    },
    title: { run: { color: '000000', bold: true, size: halfPoints.title } },
    hyperlink: { run: { color: '1F4E9E', underline: { type: 'single' } } },
    ...Object.fromEntries(
      ([1, 2, 3] as const).map((level) => [
        `heading${level}`,
        { run: { color: '000000', bold: true, size: headingHalfPoints[level] } },
      ]),
    ),
  },
  paragraphStyles: [
    {
      id: 'BarisHalaman',
      name: 'Baris halaman',
      basedOn: 'Normal',
      run: { size: halfPoints.small, color: '595959' },
      paragraph: { spacing: { after: 0, ...singleLines } },
    },
    {
      id: 'Keterangan',
      name: 'Keterangan',
      basedOn: 'Normal',
      run: { size: halfPoints.small, color: '595959' },
      paragraph: { spacing: { after: 20, ...singleLines } },
    },
  ],
})
