import type { Block, RenderTree } from './render-tree.ts'

const inBlock = (block: Block): string[] => {
  switch (block.type) {
    case 'letterhead':
      return block.logo === undefined ? [] : [block.logo]
    case 'picture':
      return [block.asset]
    case 'list':
      return block.items.flat().flatMap(inBlock)
    case 'grid':
      return block.rows.flat().flatMap(({ blocks }) => blocks.flatMap(inBlock))
    case 'columns':
      return block.cells.flat().flatMap(inBlock)
    default:
      return []
  }
}

/** The stored pictures that a tree names, each once. */
export const pictureIds = ({ blocks }: Pick<RenderTree, 'blocks'>): string[] => [...new Set(blocks.flatMap(inBlock))]
