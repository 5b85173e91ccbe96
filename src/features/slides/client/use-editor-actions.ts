import { type Dispatch, type RefObject, type SetStateAction, useMemo } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { saveDeckEvent } from '#core/items/client/drive-key.tsx'
import { openSharing } from '#core/items/client/shares.api.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { stage } from '../shared/scene/deck.ts'
import {
  addChart,
  addElement,
  addShape,
  addTable,
  addText,
  changeElement,
  resizeElement,
  setElementContent,
} from '../shared/scene/deck-operations.ts'
import { type DeckStore, onlySelected } from './deck-store.ts'
import type { EditorActions } from './editor-actions.ts'
import { readImageFile, withinSide } from './image-file.ts'
import type { DeckFormat, Note } from './use-export.ts'

/** The largest side that an inserted picture starts with. */
const insertedSide = 320

interface ActionParts {
  readonly store: DeckStore
  readonly itemId: string
  readonly flush: () => Promise<boolean>
  readonly download: (format: DeckFormat) => Promise<void>
  readonly picker: RefObject<HTMLInputElement | null>
  readonly setGrid: Dispatch<SetStateAction<boolean>>
  readonly setPresenting: (how: 'window' | 'screen') => void
  /** Shows the properties of what was just added. */
  readonly onAdded: () => void
}

/** Puts a chosen picture into the selected image, or inserts it as a new one in its own proportions. */
export const takePicture = async (store: DeckStore, file: Blob, name: string): Promise<void> => {
  const picture = await readImageFile(file)
  const { change, slideId } = store.getState()
  const chosen = onlySelected(store.getState())
  if (chosen?.type === 'image') {
    const { position } = chosen
    // The box keeps its width; its height follows the picture as far as the stage has room.
    const height = Math.min(Math.round((position.width * picture.height) / picture.width), stage.height - position.y)
    change((deck) =>
      resizeElement(
        changeElement(
          setElementContent(deck, slideId, chosen.id, picture.address),
          slideId,
          chosen.id,
          chosen.alt ? {} : { alt: name },
        ),
        slideId,
        chosen.id,
        chosen.role === undefined && height >= 16 ? { ...position, height } : position,
      ),
    )
    return
  }
  const size = withinSide(picture.width, picture.height, insertedSide)
  change(
    (deck) =>
      addElement(deck, slideId, {
        type: 'image',
        content: picture.address,
        alt: name,
        style: {},
        position: {
          x: Math.round((stage.width - size.width) / 2),
          y: Math.round((stage.height - size.height) / 2),
          ...size,
        },
      }),
    { selectsNew: true },
  )
}

/** The same, with a failure told in one sentence. */
export const takePictureOrTell = async (
  store: DeckStore,
  file: File,
  tell: (note: Note | null) => void,
): Promise<void> => {
  try {
    await takePicture(store, file, file.name.replace(/\.[^.]*$/, ''))
    tell(null)
  } catch (thrown) {
    tell({ failed: true, sentence: errorText(toAppError(thrown).code) })
  }
}

export const useEditorActions = (parts: ActionParts): EditorActions => {
  const { store, itemId, flush, download, picker, setGrid, setPresenting, onAdded } = parts
  return useMemo(() => {
    const add = (operation: typeof addText): void => {
      const { slideId, change } = store.getState()
      change((deck) => operation(deck, slideId), { selectsNew: true })
      onAdded()
    }
    return {
      save: () => void flush(),
      download: (format) => void download(format),
      saveToDrive: () => window.dispatchEvent(new Event(saveDeckEvent)),
      share: () => openSharing(itemId),
      undo: () => store.getState().undo(),
      redo: () => store.getState().redo(),
      addText: () => add((deck, slideId) => addText(deck, slideId)),
      addImage: () => {
        store.getState().select([])
        picker.current?.click()
      },
      addChart: () => add((deck, slideId) => addChart(deck, slideId)),
      addShape: () => add((deck, slideId) => addShape(deck, slideId)),
      addTable: () => add((deck, slideId) => addTable(deck, slideId)),
      toggleGrid: () => setGrid((shown) => !shown),
      preview: () => setPresenting('window'),
      present: () => setPresenting('screen'),
    }
  }, [store, itemId, flush, download, picker, setGrid, setPresenting, onAdded])
}
