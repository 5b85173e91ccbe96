import type { Reader, Tx } from '#core/db/server/database.ts'
import { readAssets, storeDataUrl } from '#core/items/server/assets.repo.ts'
import { pictureIds } from '#core/render/shared/picture-ids.ts'
import type { RenderTree } from '#core/render/shared/render-tree.ts'

import type { DocumentContent } from '../shared/content/document-content.ts'

/** More pictures than this are not read for one document. */
const mostPictures = 200

/** The tree with the owner's pictures that it names; another owner's stand as frames with their words. */
export const withPictures = async (tree: RenderTree, reader: Reader, ownerId: string): Promise<RenderTree> => {
  const ids = pictureIds(tree).slice(0, mostPictures)
  return ids.length === 0 ? tree : { ...tree, pictures: await readAssets(reader, ownerId, ids) }
}

/**
 * A new letter's logo as a stored picture, in the storing transaction: composers hand over the profile's own picture (a
 * `data:` address). What is no picture is left out.
 */
export const storeLogo = async (tx: Tx, ownerId: string, content: DocumentContent): Promise<DocumentContent> => {
  const { logo, ...sender } = content.letter.sender
  if (logo === undefined || logo.startsWith('ast_')) return content
  const stored = await storeDataUrl(tx, ownerId, logo)
  return { ...content, letter: { ...content.letter, sender: stored ? { ...sender, logo: stored.id } : sender } }
}
