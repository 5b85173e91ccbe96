import { type DeckContent, type ElementPosition, type SlideElement, stage } from '../shared/scene/deck.ts'
import {
  addElement,
  deleteElement,
  duplicateElement,
  moveElement,
  resizeElement,
} from '../shared/scene/deck-operations.ts'
import { clampOffset, moved, type Offset } from './geometry.ts'

const elementsOf = (deck: DeckContent, slideId: string, ids: readonly string[]): readonly SlideElement[] =>
  deck.slides.find(({ id }) => id === slideId)?.elements.filter(({ id }) => ids.includes(id)) ?? []

/** Moves elements together; the group stops where its first one would leave the stage. */
export const moveElements = (
  deck: DeckContent,
  slideId: string,
  ids: readonly string[],
  offset: Offset,
): DeckContent => {
  const elements = elementsOf(deck, slideId, ids)
  if (elements.length === 0) return deck
  const clamped = clampOffset(
    elements.map(({ position }) => position),
    offset,
  )
  if (clamped.dx === 0 && clamped.dy === 0) return deck
  return elements.reduce(
    (current, { id, position }) => moveElement(current, slideId, id, moved(position, clamped)),
    deck,
  )
}

export const deleteElements = (deck: DeckContent, slideId: string, ids: readonly string[]): DeckContent =>
  ids.reduce((current, id) => deleteElement(current, slideId, id), deck)

export const duplicateElements = (deck: DeckContent, slideId: string, ids: readonly string[]): DeckContent =>
  elementsOf(deck, slideId, ids).reduce((current, { id }) => duplicateElement(current, slideId, id), deck)

/** Adds copies of elements from the clipboard, a little aside of where they were taken. */
export const pasteElements = (deck: DeckContent, slideId: string, elements: readonly SlideElement[]): DeckContent =>
  elements.reduce((current, copied) => {
    const { id: _id, role: _role, ...element } = copied
    const { x, y, ...size } = element.position
    const place = { x: Math.min(x + 16, stage.width - 32), y: Math.min(y + 16, stage.height - 32) }
    return addElement(current, slideId, { ...element, position: { ...place, ...size } })
  }, deck)

/** The six ways to align with the stage. */
export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

const room = (whole: number, part: number): number => Math.max(0, whole - part)

export const aligned = (box: ElementPosition, alignment: Alignment): ElementPosition => {
  switch (alignment) {
    case 'left':
      return { ...box, x: 0 }
    case 'center':
      return { ...box, x: Math.round(room(stage.width, box.width) / 2) }
    case 'right':
      return { ...box, x: room(stage.width, box.width) }
    case 'top':
      return { ...box, y: 0 }
    case 'middle':
      return { ...box, y: Math.round(room(stage.height, box.height) / 2) }
    case 'bottom':
      return { ...box, y: room(stage.height, box.height) }
  }
}

export const alignElements = (
  deck: DeckContent,
  slideId: string,
  ids: readonly string[],
  alignment: Alignment,
): DeckContent =>
  elementsOf(deck, slideId, ids).reduce(
    (current, { id, position }) => resizeElement(current, slideId, id, aligned(position, alignment)),
    deck,
  )
