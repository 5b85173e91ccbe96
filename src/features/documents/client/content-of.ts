import type { Node as ProseNode } from '@tiptap/pm/model'

import type { DocumentContent, DocumentNode } from '../shared/content/document-content.ts'
import { blocks, type EditorDocument, storedContent } from './editor-json.ts'

/**
 * What each block of the document is as stored. The editor keeps the very node of a block that was not touched, so a
 * key in a document of two hundred pages costs the one block it was pressed in. Blocks with pictures are read anew:
 * what is stored of them changes when their sending is done.
 */
const storedBlocks = new WeakMap<ProseNode, readonly DocumentNode[]>()

const hasPicture = (node: ProseNode): boolean => {
  let found = node.type.name === 'image'
  node.descendants(({ type }) => {
    found ||= type.name === 'image'
    return !found
  })
  return found
}

const blockOf = (node: ProseNode): readonly DocumentNode[] => {
  const known = storedBlocks.get(node)
  if (known) return known
  const stored = blocks([node.toJSON() as DocumentNode])
  if (!hasPicture(node)) storedBlocks.set(node, stored)
  return stored
}

/** The editor's document as it is stored. Blocks that did not change are the same objects as before. */
export const contentOf = (doc: ProseNode): DocumentContent =>
  storedContent(
    doc.attrs as EditorDocument['attrs'],
    doc.children.flatMap((node) => blockOf(node)),
  )
