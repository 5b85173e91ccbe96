import type { DeckFormat } from './use-export.ts'

/** Everything that the keys and menus of the editor can do. */
export interface EditorActions {
  readonly save: () => void
  readonly download: (format: DeckFormat) => void
  /** Emits `savePPTToDrive` (P2 §4). */
  readonly saveToDrive: () => void
  readonly share: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly addText: () => void
  readonly addImage: () => void
  readonly addChart: () => void
  readonly addShape: () => void
  readonly addTable: () => void
  readonly toggleGrid: () => void
  readonly preview: () => void
  readonly present: () => void
}
