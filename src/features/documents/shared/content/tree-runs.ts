import type { Block, Run } from '#core/render/shared/render-tree.ts'

/** All text of a block in reading order, labels of fields left out. */
export const blockRuns = (block: Block): readonly Run[] => {
  switch (block.type) {
    case 'letterhead':
      return [...block.name, ...block.lines.flat()]
    case 'title':
      return [...block.runs, ...(block.below ?? [])]
    case 'heading':
    case 'paragraph':
    case 'box':
      return block.runs
    case 'list':
      return block.items.flat().flatMap(blockRuns)
    case 'fields':
      return [...(block.aside ?? []), ...block.rows.flatMap((row) => row.runs)]
    case 'table':
      return [...block.header, ...block.rows.flat(), ...block.sums.flatMap(({ label, value }) => [label, value])].flat()
    case 'grid':
      return block.rows.flat().flatMap(({ blocks }) => blocks.flatMap(blockRuns))
    case 'columns':
      return block.cells.flat().flatMap(blockRuns)
    case 'figures':
      return block.items.flatMap(({ value }) => value)
    case 'chart':
    case 'space':
    case 'picture':
    case 'pageBreak':
      return []
  }
}
