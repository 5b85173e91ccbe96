import type { RenderTree } from '../shared/render-tree.ts'

/**
 * The tree as a Word file. The library behind it is loaded with the first file: a server that writes none keeps some
 * megabytes free and starts sooner.
 */
export const renderDocx = async (tree: RenderTree): Promise<Uint8Array> => {
  const { writeDocx } = await import('./docx-document.ts')
  return writeDocx(tree)
}
