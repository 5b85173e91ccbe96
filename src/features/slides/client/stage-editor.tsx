import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import { isTouchDevice } from '#core/ui/client/viewport.ts'
import { type DeckContent, type ElementPosition, type SlideElement, stage } from '../shared/scene/deck.ts'
import { drawSlide } from '../shared/scene/drawn-slide.ts'
import { activeSlide, useDeck, useDeckStore } from './deck-store.ts'
import { elementName } from './element-words.ts'
import { type Handle, handles } from './geometry.ts'
import { SlideView } from './slide-view.tsx'
import s from './stage-editor.module.css'
import { TextTyping } from './text-typing.tsx'
import { type Preview, useGesture } from './use-gesture.ts'

const scaled = (box: ElementPosition, scale: number) => ({
  left: box.x * scale,
  top: box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
})

/** Window pixels that a target needs at least (WCAG 2.2, 2.5.8). */
const smallestTarget = 24

const isSmall = ({ width, height }: ElementPosition, scale: number): boolean =>
  Math.min(width, height) * scale < smallestTarget

/** Window pixels below which the handles of a side's middle would lie on those of its corners. */
const roomForMiddles = 48

const handlesFor = ({ width, height }: ElementPosition, scale: number): readonly Handle[] =>
  handles.filter((handle) => {
    // A small box keeps its middle free for dragging: a finger needs all of it.
    if (Math.min(width, height) * scale < (isTouchDevice() ? 56 : smallestTarget))
      return handle === 'nw' || handle === 'se'
    if (handle === 'n' || handle === 's') return width * scale >= roomForMiddles
    return handle === 'e' || handle === 'w' ? height * scale >= roomForMiddles : true
  })

/** The deck as it looks while something is dragged. */
const withPreview = (deck: DeckContent, at: number, preview: Preview | null): DeckContent => {
  const slide = deck.slides[at]
  if (!preview || !slide) return deck
  const elements = slide.elements.map((element): SlideElement => {
    const position = preview.boxes.get(element.id)
    return position ? { ...element, position } : element
  })
  return { ...deck, slides: deck.slides.with(at, { ...slide, elements }) }
}

/** A key that writes something by itself; the space bar selects in a list. */
const isLetter = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing

interface StageEditorProps {
  readonly scale: number
  readonly showGrid: boolean
  /** Opens what an element has to be edited in beside its words: figures, cells, a picture. */
  readonly onOpenElement: (element: SlideElement) => void
}

/** The slide under the hand: select, drag, resize, type. */
export const StageEditor = ({ scale, showGrid, onOpenElement }: StageEditorProps) => {
  const store = useDeckStore()
  const deck = useDeck(({ history }) => history.present)
  const slide = useDeck(activeSlide)
  const selected = useDeck((state) => state.selected)
  const editing = useDeck((state) => state.editing)
  const gesture = useGesture(slide, scale)
  const board = useRef<HTMLElement>(null)
  /** The element that was selected before the pointer went down: a second tap on it opens it. */
  const tappedTwice = useRef(false)

  const at = deck.slides.indexOf(slide)
  const shownDeck = withPreview(deck, at, gesture.preview)
  const shown = shownDeck.slides[at] ?? slide
  const drawn = drawSlide(shownDeck, at)
  const typed = drawn?.elements.find(({ id, type }) => id === editing && type === 'text')

  const open = (element: SlideElement): void => {
    if (element.type === 'text') store.getState().edit(element.id)
    else {
      store.getState().select([element.id])
      onOpenElement(element)
    }
  }

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, element: SlideElement): void => {
    if (event.button !== 0) return
    const { select } = store.getState()
    tappedTwice.current = selected.length === 1 && selected[0] === element.id
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      select(selected.includes(element.id) ? selected.filter((id) => id !== element.id) : [...selected, element.id])
      return
    }
    const ids = selected.includes(element.id) ? selected : [element.id]
    if (ids !== selected) select(ids)
    gesture.begin(event, ids, null)
  }

  const onPointerUp = (event: ReactPointerEvent<HTMLElement>, element: SlideElement): void => {
    const dragged = gesture.onPointerUp(event)
    if (!dragged && event.pointerType !== 'mouse' && tappedTwice.current) open(element)
  }

  const onKeyDown = (event: KeyboardEvent, element: SlideElement): void => {
    // Whoever has a text in hand and types means its words: the field has the focus before the letter arrives.
    if (element.type === 'text' && isLetter(event)) {
      open(element)
      return
    }
    if (event.key !== 'Enter' && event.key !== 'F2') return
    event.preventDefault()
    open(element)
  }

  const focusElement = (id: string): void =>
    board.current?.querySelector<HTMLElement>(`[data-element="${id}"]`)?.focus({ preventScroll: true })

  return (
    // A press on the bare slide lets go of what is selected; the elements are chosen by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={board}
      className={s.board}
      style={{ width: stage.width * scale, height: stage.height * scale }}
      data-area="stage"
      tabIndex={-1}
      aria-label={`Slide ${at + 1} dari ${deck.slides.length}`}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) store.getState().select([])
      }}
    >
      <div className={s.drawing} inert>
        <SlideView deck={shownDeck} at={at} scale={scale} without={typed?.id ?? null} />
      </div>
      {showGrid ? <div className={s.grid} style={{ backgroundSize: `${50 * scale}px ${50 * scale}px` }} /> : null}
      {shown.elements.length > 0 ? (
        // Drawn boxes, each with a picture of its own: no list of a form. A listbox because they are chosen by it.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div className={s.elements} role="listbox" aria-label="Isi slide" aria-multiselectable="true">
          {shown.elements.map((element) => (
            <div
              key={element.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
              role="option"
              aria-selected={selected.includes(element.id)}
              aria-label={elementName(element)}
              tabIndex={0}
              data-element={element.id}
              data-type={element.type}
              className={classNames(
                s.element,
                isSmall(element.position, scale) && s.small,
                selected.includes(element.id) && s.selected,
              )}
              style={scaled(element.position, scale)}
              onFocus={({ currentTarget }) => {
                // The pointer selects by itself: it may also take away from a selection.
                if (!currentTarget.matches(':focus-visible')) return
                if (!store.getState().selected.includes(element.id)) store.getState().select([element.id])
              }}
              onPointerDown={(event) => onPointerDown(event, element)}
              onPointerMove={gesture.onPointerMove}
              onPointerUp={(event) => onPointerUp(event, element)}
              onPointerCancel={gesture.cancel}
              onDoubleClick={() => open(element)}
              onKeyDown={(event) => onKeyDown(event, element)}
            />
          ))}
        </div>
      ) : null}
      {shown.elements
        .filter(({ id }) => selected.includes(id))
        .map((element) => (
          <div key={element.id} className={s.box} style={scaled(element.position, scale)} data-selection>
            {selected.length === 1 && typed === undefined
              ? handlesFor(element.position, scale).map((handle) => (
                  <Grip key={handle} handle={handle} gesture={gesture} id={element.id} />
                ))
              : null}
          </div>
        ))}
      {gesture.preview?.guides.map(({ axis, at: line }) => (
        <i
          key={`${axis}${line}`}
          className={axis === 'x' ? s.guideUp : s.guideAcross}
          style={axis === 'x' ? { left: line * scale } : { top: line * scale }}
        />
      ))}
      {typed ? (
        <TextTyping
          key={typed.id}
          slide={slide}
          element={typed}
          scale={scale}
          onDone={() => requestAnimationFrame(() => focusElement(typed.id))}
        />
      ) : null}
    </section>
  )
}

interface GripProps {
  readonly handle: Handle
  readonly id: string
  readonly gesture: ReturnType<typeof useGesture>
}

/** A handle of the selected element; the keyboard has the fields of 'Layout' for the same. */
const Grip = ({ handle, id, gesture }: GripProps) => (
  <i
    className={classNames(s.handle, s[handle])}
    data-handle={handle}
    onPointerDown={(event) => {
      event.stopPropagation()
      gesture.begin(event, [id], handle)
    }}
    onPointerMove={gesture.onPointerMove}
    onPointerUp={gesture.onPointerUp}
    onPointerCancel={gesture.cancel}
  />
)
