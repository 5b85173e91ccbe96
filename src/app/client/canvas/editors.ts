import type { EditorRegistry, KindEditor } from '#core/items/client/editor-props.ts'
import { canvasTypes, type CanvasType, type ItemKind } from '#core/items/shared/kinds.ts'
import { analysisEditor } from '#features/analyses/client/index.tsx'
import { documentEditor } from '#features/documents/client/index.tsx'
import { slideEditor } from '#features/slides/client/index.tsx'
import { posEditor } from '#features/pos/client/index.tsx'
import { websiteEditor } from '#features/websites/client/index.tsx'

/** The editor of each kind; null for a kind that cannot be opened yet. A new kind does not compile without its line. */
const editorOfKind = {
  document: documentEditor,
  presentation: slideEditor,
  analysis: analysisEditor,
  website: websiteEditor,
  pos: posEditor,
} as const satisfies Record<ItemKind, KindEditor | null>

/** True for the kinds that can be made and opened. */
export const isReady = (kind: ItemKind): boolean => editorOfKind[kind] !== null

const typeNames = Object.keys(canvasTypes) as CanvasType[]

/** The editors of the nine canvas types, each that of its kind. */
export const editors: EditorRegistry = Object.fromEntries(
  typeNames.flatMap((type) => {
    const editor: KindEditor | null = editorOfKind[canvasTypes[type]]
    return editor ? [[type, editor] as const] : []
  }),
)
