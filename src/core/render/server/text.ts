import { chartValue } from '../shared/chart-drawing.ts'
import type { Block, RenderTree, Run } from '../shared/render-tree.ts'
import { gridLines } from './text-grid.ts'

const lineWidth = 78

const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

const pad = (text: string, width: number, align: string): string =>
  align === 'right'
    ? text.padStart(width)
    : align === 'center'
      ? text.padStart((width + text.length) / 2).padEnd(width)
      : text.padEnd(width)

const centred = (text: string): string => pad(text, lineWidth, 'center').trimEnd()

/** Columns as wide as their longest cell, two spaces apart, so that figures line up in a fixed-width face. */
const table = (block: Extract<Block, { type: 'table' }>): string[] => {
  const rows = [block.header, ...block.rows].map((row) => row.map(plain))
  const widths = block.columns.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const write = (row: readonly string[]): string =>
    block.columns
      .map(({ align }, i) => pad(row[i] ?? '', widths[i] ?? 0, align))
      .join('  ')
      .trimEnd()
  const [header = [], ...body] = rows
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))
  const sums = block.sums.map(({ label, value }) => {
    const figure = plain(value)
    return `${plain(label).padStart(Math.max(0, rule.length - figure.length - 2))}  ${figure}`
  })
  return [write(header), rule, ...body.map(write), ...(sums.length > 0 ? [rule, ...sums] : []), '']
}

/** The numbers of a chart, one line for each category. */
const chartLines = ({ data }: Extract<Block, { type: 'chart' }>): string[] => {
  const width = Math.max(0, ...data.categories.map((category) => category.length))
  return data.categories.map((category, at) => {
    const values = data.series.map(({ name, values: all }) => {
      const value = all[at] ?? null
      const words = value === null ? '-' : chartValue(value, data.format)
      return data.series.length > 1 ? `${name} ${words}` : words
    })
    return `  ${category.padEnd(width)}  ${values.join(', ')}`
  })
}

/** 1. a. i. and again, as the other files number lists in lists. */
const listNumber = (number: number, depth: number): string => {
  if (depth % 3 === 0) return String(number)
  if (depth % 3 === 2) return romanNumber(number)
  const letter = String.fromCharCode(97 + ((number - 1) % 26))
  return letter.repeat(Math.floor((number - 1) / 26) + 1)
}

const romans = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const
const romanNumber = (number: number): string => {
  let rest = number
  let text = ''
  for (const [sign, value] of romans) for (; rest >= value; rest -= value) text += sign
  return text
}

const lines = (block: Block, depth = 0): string[] => {
  switch (block.type) {
    case 'letterhead':
      return [plain(block.name), ...block.lines.map(plain), '='.repeat(lineWidth), '']
    case 'title':
      return [centred(plain(block.runs)), ...(block.below ? [centred(plain(block.below))] : []), '']
    case 'heading':
      if (block.plain) return [centred(plain(block.runs))]
      return [plain(block.runs), '']
    case 'paragraph': {
      const text = plain(block.runs)
      const placed =
        block.align === 'right' ? text.padStart(lineWidth) : block.align === 'center' ? centred(text) : text
      return block.tight ? [placed] : [placed, '']
    }
    case 'list':
      return [
        ...block.items.flatMap((item, index) => {
          const mark = block.ordered ? `${listNumber((block.start ?? 1) + index, depth)}. ` : '- '
          const inner = item.flatMap((one) => lines(one, depth + 1)).filter((line) => line !== '')
          return inner.map((line, i) => (i === 0 ? mark : ' '.repeat(mark.length)) + line)
        }),
        '',
      ]
    case 'fields': {
      const width = Math.max(...block.rows.map(({ label }) => label.length))
      const rows = block.rows.map(({ label, runs }) => `${label.padEnd(width)} : ${plain(runs)}`)
      return [...(block.aside ? [plain(block.aside).padStart(lineWidth)] : []), ...rows, '']
    }
    case 'table':
      return table(block)
    case 'grid':
      return gridLines(block, (inner) => lines(inner))
    case 'picture':
      return [`[Gambar${block.alt === '' ? '' : `: ${block.alt}`}]`, '']
    case 'pageBreak':
      return ['']
    case 'columns': {
      const cells = block.cells.map((cell) => cell.flatMap((inner) => lines(inner)))
      const width = Math.floor(lineWidth / cells.length)
      return Array.from({ length: Math.max(...cells.map((cell) => cell.length)) }, (_, row) =>
        cells
          .map((cell) => (cell[row] ?? '').trim().padEnd(width))
          .join('')
          .trimEnd(),
      )
    }
    case 'figures': {
      const width = Math.max(...block.items.map(({ label }) => label.length))
      return [
        ...block.items.flatMap(({ label, value, note }) => [
          `${label.padEnd(width)} : ${plain(value)}`,
          ...(note === '' ? [] : [`${' '.repeat(width)}   ${note}`]),
        ]),
        '',
      ]
    }
    case 'chart':
      return [`[Grafik] ${block.title}`, ...chartLines(block), '']
    case 'space':
      return ['', '']
    case 'box':
      return [`[ ${plain(block.runs)} ]`, '']
  }
}

/** The tree as plain UTF-8 text: nothing of the wording is lost, tables line up, one blank line between paragraphs. */
export const renderText = (tree: RenderTree): string =>
  `${tree.blocks
    .flatMap((block) => lines(block))
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()}\n`
