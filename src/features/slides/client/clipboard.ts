import type { ClipboardEvent } from 'react'
import * as z from 'zod/mini'

import { type SlideElement, slideElement } from '../shared/scene/deck.ts'
import { addText } from '../shared/scene/deck-operations.ts'
import { deleteElements, pasteElements } from './arrange.ts'
import { activeSlide, type DeckStore } from './deck-store.ts'

/** Elements travel under a name of their own, so that they arrive whole in any deck; other programs get their words. */
const elementsType = 'application/x-juragan-slide-elements'

const elements = z.array(slideElement)

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

const onStage = (event: ClipboardEvent): boolean =>
  event.target instanceof Element && !isField(event.target) && event.target.closest('[data-area="stage"]') !== null

const selectedElements = (store: DeckStore): readonly SlideElement[] => {
  const state = store.getState()
  return activeSlide(state).elements.filter(({ id }) => state.selected.includes(id))
}

/** Ctrl+C, and Ctrl+X with `cut`. */
export const onCopy = (event: ClipboardEvent, store: DeckStore, cut: boolean): void => {
  const chosen = selectedElements(store)
  if (!onStage(event) || chosen.length === 0) return
  event.preventDefault()
  event.clipboardData.setData(elementsType, JSON.stringify(chosen))
  event.clipboardData.setData(
    'text/plain',
    chosen.map(({ content, type }) => (type === 'text' ? content : '')).join('\n'),
  )
  if (!cut) return
  const { slideId, selected, change } = store.getState()
  change((deck) => deleteElements(deck, slideId, selected))
}

const readElements = (text: string): readonly SlideElement[] => {
  try {
    const parsed = elements.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    // Not ours after all: the words that came with it are pasted instead.
    return []
  }
}

/** Ctrl+V: elements, else a picture, else words as a new text. */
export const onPaste = (event: ClipboardEvent, store: DeckStore, onPicture: (file: File) => void): void => {
  if (!onStage(event)) return
  const { slideId, change } = store.getState()
  const copied = readElements(event.clipboardData.getData(elementsType))
  const [picture] = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'))
  const words = event.clipboardData.getData('text/plain').trim()
  if (copied.length > 0) change((deck) => pasteElements(deck, slideId, copied), { selectsNew: true })
  else if (picture) onPicture(picture)
  else if (words !== '') change((deck) => addText(deck, slideId, words), { selectsNew: true })
  else return
  event.preventDefault()
}
