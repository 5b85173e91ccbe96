import { describe, expect, test } from 'vitest'

import { addSlide, addText, deleteSlide, duplicateSlide, setElementContent } from '../shared/scene/deck-operations.ts'
import { readDeck } from '../shared/scene/upgrade-content.ts'
import { activeSlide, createDeckStore, onlySelected } from './deck-store.ts'

const opened = (titles: readonly string[] = ['Satu', 'Dua', 'Tiga']) => {
  const store = createDeckStore(readDeck({ slides: titles.map((title) => ({ title, content: 'isi' })) }), () => 0)
  const slideIds = store.getState().history.present.slides.map(({ id }) => id)
  return { store, slideIds }
}

describe('state of the slide editor', () => {
  test('SLIDE-02 deleting the active last slide moves the selection back', () => {
    const { store, slideIds } = opened()
    store.getState().goTo(slideIds[2] ?? '')
    store.getState().removeSlide(slideIds[2] ?? '')
    expect(store.getState().slideId).toBe(slideIds[1])
    store.getState().goTo(slideIds[0] ?? '')
    store.getState().removeSlide(slideIds[0] ?? '')
    expect(store.getState().slideId).toBe(slideIds[1])
    store.getState().removeSlide(slideIds[1] ?? '')
    expect(store.getState().history.present.slides).toHaveLength(1)
  })

  test('SLIDE-02 a new or copied slide is the one that is looked at', () => {
    const { store, slideIds } = opened()
    store.getState().change((deck) => addSlide(deck, 'chart', slideIds[0]))
    expect(activeSlide(store.getState()).layout).toBe('chart')
    store.getState().change((deck) => duplicateSlide(deck, slideIds[2] ?? ''))
    expect(activeSlide(store.getState()).title).toBe('Tiga')
    expect(slideIds).not.toContain(store.getState().slideId)
  })

  test('SLIDE-04 undo and redo show the slide that they change', () => {
    const { store, slideIds } = opened()
    store.getState().goTo(slideIds[1] ?? '')
    store.getState().change((deck) => addText(deck, slideIds[1] ?? ''))
    store.getState().goTo(slideIds[0] ?? '')
    store.getState().undo()
    expect(store.getState().slideId).toBe(slideIds[1])
    store.getState().goTo(slideIds[2] ?? '')
    store.getState().redo()
    expect(store.getState().slideId).toBe(slideIds[1])
  })

  test('SLIDE-04 undoing an added slide leaves a slide to look at', () => {
    const { store } = opened(['Satu'])
    store.getState().change((deck) => addSlide(deck, 'blank'))
    store.getState().undo()
    expect(activeSlide(store.getState()).title).toBe('Satu')
    expect(store.getState().history.present.slides.map(({ id }) => id)).toContain(store.getState().slideId)
  })

  test('SLIDE-03 an added text is selected, and undo while typing keeps the text open', () => {
    const { store, slideIds } = opened()
    const slideId = slideIds[0] ?? ''
    store.getState().change((deck) => addText(deck, slideId), { selectsNew: true })
    const element = onlySelected(store.getState())
    expect(element).toMatchObject({
      type: 'text',
      style: { fontSize: 24 },
      position: { x: 100, y: 100, width: 200, height: 50 },
    })
    const id = element?.id ?? ''
    store.getState().edit(id)
    store.getState().change((deck) => setElementContent(deck, slideId, id, 'Kopi'), { key: `text:${id}` })
    store.getState().undo()
    expect(store.getState().editing).toBe(id)
    expect(onlySelected(store.getState())?.content).toBe(element?.content)
    store.getState().undo()
    expect(store.getState().editing).toBe(null)
    expect(store.getState().selected).toEqual([])
  })

  test('SLIDE-02 a slide deleted elsewhere is not looked at any more', () => {
    const { store, slideIds } = opened()
    store.getState().goTo(slideIds[2] ?? '')
    store.getState().change((deck) => deleteSlide(deck, slideIds[2] ?? ''))
    expect(store.getState().slideId).toBe(slideIds[1])
  })
})
