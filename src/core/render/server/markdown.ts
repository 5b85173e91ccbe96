import { chartValue } from '../shared/chart-drawing.ts'
import { layOutGrid } from '../shared/grid-layout.ts'
import type { Block, RenderTree, Run } from '../shared/render-tree.ts'

/** Signs that would be read as marks, behind a backslash. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)

/** What a line must not begin with to stay a paragraph. */
const lineStart = /^(\s*)(#{1,6}\s|[-+]\s|\d{1,9}[.)]\s|=+\s*$|-+\s*$)/

const notABlock = (line: string): string =>
  line.replace(lineStart, (_, space: string, mark: string) => `${space}${mark.replace(/^(\d*)/, '$1\\')}`)

/** Marks touch words, never the spaces around them. */
const around = (text: string, before: string, after = before): string => {
  const words = text.trim()
  if (words === '') return text
  const at = text.indexOf(words)
  return text.slice(0, at) + before + words + after + text.slice(at + words.length)
}

/** Underlined words as HTML: `__` would make them bold wherever else the file is read (DOC-12). */
const runText = (run: Run): string =>
  run.text
    .split('\n')
    .map((line) => {
      let text = escaped(line)
      if (run.underline) text = around(text, '<u>', '</u>')
      if (run.italic) text = around(text, '*')
      if (run.bold) text = around(text, '**')
      return run.href ? around(text, '[', `](<${run.href}>)`) : text
    })
    .join('  \n')

const inline = (runs: readonly Run[]): string => runs.map(runText).join('').trim()

const inCell = (text: string): string => text.replaceAll(/\s*\n+\s*/g, '<br>') || ' '

const tableRow = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`

const rule = (aligns: readonly string[]): string =>
  `|${aligns.map((align) => (align === 'right' ? ' ---: ' : align === 'center' ? ' :---: ' : ' --- ')).join('|')}|`

const goods = (block: Extract<Block, { type: 'table' }>): string[] => {
  const blank = Math.max(0, block.columns.length - 2)
  const sums = block.sums.map(({ label, value }) => [
    ...Array.from({ length: blank }, () => ''),
    inline(label),
    inline(value),
  ])
  return [
    tableRow(block.header.map((cell) => inline(cell.map((run) => ({ ...run, bold: false }))))),
    rule(block.columns.map(({ align }) => align)),
    ...[...block.rows.map((row) => row.map(inline)), ...sums].map((row) => tableRow(row.slice(-block.columns.length))),
  ]
}

/** Markdown has no merged cells: their words stand in the first of their places. */
const grid = (block: Extract<Block, { type: 'grid' }>): string[] => {
  const { columns, rows, headerRows } = layOutGrid(block)
  const lines = rows.map((row) => {
    const cells = columns.map(() => '')
    for (const { column, cell } of row)
      cells[column] = cell.blocks
        .flatMap((inner) => blockLines(inner))
        .filter((line) => line !== '')
        .join('<br>')
    return tableRow(cells)
  })
  const head = headerRows > 0 ? lines.slice(0, 1) : [tableRow(columns.map(() => ''))]
  return [...head, rule(columns.map(() => 'left')), ...lines.slice(headerRows > 0 ? 1 : 0)]
}

const list = (block: Extract<Block, { type: 'list' }>): string[] =>
  block.items.flatMap((item, index) => {
    const mark = block.ordered ? `${(block.start ?? 1) + index}. ` : '- '
    const lines = item.flatMap((inner) => blockLines(inner)).filter((line) => line !== '')
    return (lines.length > 0 ? lines : ['']).map((line, at) => (at === 0 ? mark : ' '.repeat(mark.length)) + line)
  })

const blockLines = (block: Block): string[] => {
  switch (block.type) {
    case 'letterhead':
      return [
        `**${inline(block.name.map((run) => ({ ...run, bold: false })))}**  `,
        ...block.lines.map((line) => `${inline(line)}  `),
        '',
        '---',
      ]
    case 'title':
      return [
        `# ${inline(block.runs.map((run) => ({ ...run, bold: false })))}`,
        ...(block.below ? ['', inline(block.below)] : []),
      ]
    case 'heading':
      return [`${'#'.repeat(block.level + 1)} ${inline(block.runs.map((run) => ({ ...run, bold: false })))}`]
    case 'paragraph':
      return inline(block.runs)
        .split('\n')
        .map(notABlock)
        .map((line, at, all) => (at === all.length - 1 && block.tight ? `${line}  ` : line))
    case 'list':
      return list(block)
    case 'fields':
      return [
        ...(block.aside ? [inline(block.aside), ''] : []),
        ...block.rows.map(({ label, runs }) => `${escaped(label)} : ${inline(runs)}  `),
      ]
    case 'table':
      return goods(block)
    case 'grid':
      return grid(block)
    case 'picture':
      return [`*[Gambar${block.alt === '' ? '' : `: ${escaped(block.alt)}`}]*`]
    case 'pageBreak':
      return ['---']
    case 'columns':
      return block.cells.flatMap((cell) => [...blocksOf(cell), ''])
    case 'figures':
      return block.items.map(
        ({ label, value, note }) =>
          `- ${escaped(label)}: **${inline(value)}**${note === '' ? '' : ` (${escaped(note)})`}`,
      )
    case 'chart':
      return [
        `**${escaped(block.title)}**`,
        '',
        tableRow(['', ...block.data.series.map(({ name }) => escaped(name))]),
        rule(['left', ...block.data.series.map(() => 'right')]),
        ...block.data.categories.map((category, at) =>
          tableRow([
            escaped(category),
            ...block.data.series.map(({ values }) => {
              const value = values[at] ?? null
              return value === null ? '' : chartValue(value, block.data.format)
            }),
          ]),
        ),
      ]
    case 'space':
      return []
    case 'box':
      return [inline(block.runs)]
  }
}

/** Blocks with an empty line between them; lines of one address or signature stay together. */
const blocksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    const lines = blockLines(block)
    if (lines.every((line) => line.trim() === '')) return []
    return block.type === 'paragraph' && block.tight ? lines : [...lines, '']
  })

/** The tree as Markdown (GFM): headings, lists, tables, links; nothing of the wording is read as a mark. */
export const renderMarkdown = (tree: RenderTree): string =>
  `${blocksOf(tree.blocks)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
