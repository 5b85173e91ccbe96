import type { KeyboardEvent } from 'react'

import type { SlideElement } from '../shared/scene/deck.ts'
import { changeStyle, duplicateSlide, stackElement, type StyleChange } from '../shared/scene/deck-operations.ts'
import { deleteElements, duplicateElements, moveElements } from './arrange.ts'
import { activeSlide, type DeckState } from './deck-store.ts'
import type { Offset } from './geometry.ts'

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const arrows: Readonly<Record<string, Offset>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}

const toggles: Readonly<Record<string, (style: SlideElement['style']) => StyleChange>> = {
  b: ({ fontWeight }) => ({ fontWeight: fontWeight === 'bold' ? 'normal' : 'bold' }),
  i: ({ fontStyle }) => ({ fontStyle: fontStyle === 'italic' ? 'normal' : 'italic' }),
  u: ({ textDecoration }) => ({ textDecoration: textDecoration === 'underline' ? 'none' : 'underline' }),
}

/** Keys with Ctrl or Cmd. True where the key was ours. */
const onCommand = (state: DeckState, key: string, shift: boolean, inField: boolean, inList: boolean): boolean => {
  if (key === 'z' || key === 'y') {
    // Fields and stage have one history: a field's own would undo what the deck does not know of.
    if (key === 'y' || shift) state.redo()
    else state.undo()
    return true
  }
  if (inField) return false
  const slide = activeSlide(state)
  const { selected, change } = state
  if (key === 'd') {
    if (inList || selected.length === 0) change((deck) => duplicateSlide(deck, slide.id))
    else change((deck) => duplicateElements(deck, slide.id, selected), { selectsNew: true })
    return true
  }
  if (inList) return false
  if (key === 'a') {
    state.select(slide.elements.map(({ id }) => id))
    return true
  }
  const toggle = toggles[key]
  if (toggle) {
    const texts = slide.elements.filter(({ id, type }) => selected.includes(id) && type === 'text')
    change((deck) => texts.reduce((now, { id, style }) => changeStyle(now, slide.id, id, toggle(style)), deck))
    return texts.length > 0
  }
  if (key === '[' || key === ']') {
    const [id] = selected
    if (id !== undefined) change((deck) => stackElement(deck, slide.id, id, key === ']' ? 'forward' : 'backward'))
    return id !== undefined
  }
  return false
}

const goBy = (state: DeckState, by: number): void => {
  const { slides } = state.history.present
  const next = slides[slides.findIndex(({ id }) => id === state.slideId) + by]
  if (next) state.goTo(next.id)
}

/** Keys alone. True where the key was ours. */
const onPlainKey = (state: DeckState, key: string, shift: boolean, inList: boolean): boolean => {
  const { selected, change, slideId } = state
  if (key === 'Delete' || key === 'Backspace') {
    if (inList) state.removeSlide(slideId)
    else if (selected.length > 0) change((deck) => deleteElements(deck, slideId, selected))
    return true
  }
  if (key === 'PageDown' || key === 'PageUp') {
    goBy(state, key === 'PageDown' ? 1 : -1)
    return true
  }
  if (inList) return false
  if (key === 'Escape') {
    if (selected.length === 0) return false
    state.select([])
    return true
  }
  const arrow = arrows[key]
  if (!arrow || selected.length === 0) return false
  const far = shift ? 10 : 1
  change((deck) => moveElements(deck, slideId, selected, { dx: arrow.dx * far, dy: arrow.dy * far }), {
    key: `nudge:${selected.join()}`,
  })
  return true
}

/**
 * The keys of the editor, heard only inside of it: on the stage they mean elements, in the list slides; a text field
 * keeps all of its own but undo and redo.
 */
export const onEditorKey = (event: KeyboardEvent, state: DeckState): void => {
  const { target, key, shiftKey } = event
  if (!(target instanceof Element) || event.nativeEvent.isComposing) return
  // Menus and dialogs have keys of their own.
  if (target.closest('[role="menu"], dialog')) return
  const inField = isField(target)
  const area = target.closest('[data-area]')?.getAttribute('data-area')
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
  const ours = isCommand
    ? onCommand(state, key.toLowerCase(), shiftKey, inField, area === 'list')
    : !inField && !event.altKey && !event.ctrlKey && !event.metaKey && area !== undefined
      ? onPlainKey(state, key, shiftKey, area === 'list')
      : false
  if (!ours) return
  event.preventDefault()
  event.stopPropagation()
}
