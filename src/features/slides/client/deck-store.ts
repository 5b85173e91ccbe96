import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { DeckContent, Slide, SlideElement } from '../shared/scene/deck.ts'
import { selectionAfterDelete, deleteSlide } from '../shared/scene/deck-operations.ts'
import { type DeckHistory, record, redo, startHistory, undo } from './deck-history.ts'

export interface ChangeOptions {
  /** Changes of one key within a typing pause are one step of the history. */
  readonly key?: string
  /** Selects what the change added: the elements of the active slide that were not there before. */
  readonly selectsNew?: boolean
}

/** What one open editor knows: the deck with its history, and what is in the owner's hand. */
export interface DeckState {
  readonly history: DeckHistory
  readonly slideId: string
  readonly selected: readonly string[]
  /** The text whose words are being typed. */
  readonly editing: string | null
  readonly change: (operation: (deck: DeckContent) => DeckContent, options?: ChangeOptions) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly goTo: (slideId: string) => void
  readonly select: (ids: readonly string[]) => void
  readonly edit: (id: string | null) => void
  readonly removeSlide: (slideId: string) => void
}

export type DeckStore = StoreApi<DeckState>

const idsOf = (deck: DeckContent, slideId: string): readonly string[] =>
  deck.slides.find(({ id }) => id === slideId)?.elements.map(({ id }) => id) ?? []

/** The slide to look at after a step back or forth: the first one that the step changed. */
export const changedSlide = (before: DeckContent, after: DeckContent, activeId: string): string => {
  const known = new Map(before.slides.map((slide) => [slide.id, slide]))
  const changed = after.slides.find((slide) => known.get(slide.id) !== slide)
  if (changed) return changed.id
  if (after.slides.some(({ id }) => id === activeId)) return activeId
  const at = before.slides.findIndex(({ id }) => id === activeId)
  return (after.slides[Math.min(Math.max(at, 0), after.slides.length - 1)] ?? after.slides[0])?.id ?? activeId
}

/** The state of one editor; `now` is the clock of the typing pause. */
export const createDeckStore = (deck: DeckContent, now: () => number = Date.now): DeckStore =>
  createStore<DeckState>()((set, get) => {
    const step = (move: (history: DeckHistory) => DeckHistory): void => {
      const { history, slideId, selected, editing } = get()
      const next = move(history)
      if (next === history) return
      const active = changedSlide(history.present, next.present, slideId)
      const there = new Set(idsOf(next.present, active))
      set({
        history: next,
        slideId: active,
        selected: active === slideId ? selected.filter((id) => there.has(id)) : [],
        // Whoever takes back a word goes on typing in the same text.
        editing: editing !== null && active === slideId && there.has(editing) ? editing : null,
      })
    }
    return {
      history: startHistory(deck),
      slideId: deck.slides[0]?.id ?? '',
      selected: [],
      editing: null,
      change: (operation, { key, selectsNew } = {}) => {
        const { history, slideId, selected, editing } = get()
        const next = operation(history.present)
        if (next === history.present) return
        const added = next.slides.find(({ id }) => !history.present.slides.some((known) => known.id === id))
        const active = added?.id ?? changedSlide(history.present, next, slideId)
        const before = new Set(idsOf(history.present, slideId))
        const there = idsOf(next, active)
        const kept = active === slideId ? selected.filter((id) => there.includes(id)) : []
        set({
          history: record(history, next, key ?? null, now()),
          slideId: next.slides.some(({ id }) => id === slideId) && !added ? slideId : active,
          selected: selectsNew ? there.filter((id) => !before.has(id)) : kept,
          editing: editing !== null && there.includes(editing) ? editing : null,
        })
      },
      undo: () => step(undo),
      redo: () => step(redo),
      goTo: (slideId) => {
        if (slideId !== get().slideId) set({ slideId, selected: [], editing: null })
      },
      select: (ids) => set({ selected: ids, editing: null }),
      edit: (id) => set(id === null ? { editing: null } : { editing: id, selected: [id] }),
      removeSlide: (id) => {
        const { history, slideId, change } = get()
        const active = selectionAfterDelete(history.present, id, slideId)
        change((current) => deleteSlide(current, id))
        set({ slideId: active })
      },
    }
  })

const noStore = createContext<DeckStore | null>(null)

/** The store of the editor around. */
export const DeckContext = noStore

export const useDeckStore = (): DeckStore => {
  const store = use(DeckContext)
  if (!store) throw new Error('Outside of a slide editor')
  return store
}

export const useDeck = <Part>(selector: (state: DeckState) => Part): Part => useStore(useDeckStore(), selector)

export const activeSlide = ({ history, slideId }: DeckState): Slide => {
  const slide = history.present.slides.find(({ id }) => id === slideId) ?? history.present.slides[0]
  if (!slide) throw new Error('A deck without slides')
  return slide
}

/** The selected element, where it is exactly one. */
export const onlySelected = (state: DeckState): SlideElement | null => {
  const [id, another] = state.selected
  if (id === undefined || another !== undefined) return null
  return activeSlide(state).elements.find((element) => element.id === id) ?? null
}

export const useActiveSlide = (): Slide => useDeck(activeSlide)
