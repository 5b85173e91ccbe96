import { ContextMenu } from '@base-ui/react/context-menu'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type DragEvent, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { type MenuEntries, MenuKey, MenuList, rule } from '#core/ui/client/menu.tsx'
import menu from '#core/ui/client/menu.module.css'
import { type DeckContent, type SlideLayout, stage } from '../shared/scene/deck.ts'
import { addSlide, duplicateSlide, moveSlide } from '../shared/scene/deck-operations.ts'
import { useDeck, useDeckStore } from './deck-store.ts'
import { isSameSlide, SlideView } from './slide-view.tsx'
import s from './slide-list.module.css'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The add menu of P2 §2.7, in its words and order. */
const layoutsToAdd = [
  ['title', 'Title Slide'],
  ['content', 'Content'],
  ['image', 'Image'],
  ['chart', 'Chart'],
  ['blank', 'Blank'],
] as const satisfies readonly (readonly [SlideLayout, string])[]

/** Width of a thumbnail in the list beside the stage, and in the row under it. */
const widths = { list: 132, row: 104 } as const

const titleOf = (title: string): string => (title.trim() === '' ? 'tanpa judul' : title)

interface ThumbnailProps {
  readonly deck: DeckContent
  readonly at: number
  readonly active: boolean
  readonly width: number
  readonly dropSide: 'before' | 'after' | null
  readonly onDrag: (event: DragEvent, at: number) => void
  readonly onDragEnd: () => void
}

/** Equal where the drawing and the entries are: the handlers only set a state and may be of any time. */
const isSameThumbnail = (a: ThumbnailProps, b: ThumbnailProps): boolean =>
  isSameSlide(a, b) &&
  a.active === b.active &&
  a.width === b.width &&
  a.dropSide === b.dropSide &&
  a.deck.slides.length === b.deck.slides.length

const Thumbnail = memo(({ deck, at, active, width, dropSide, onDrag, onDragEnd }: ThumbnailProps) => {
  const store = useDeckStore()
  const slide = deck.slides[at]
  if (!slide) return null
  const { change, goTo, removeSlide } = store.getState()
  const entries: MenuEntries = [
    { label: 'Duplicate', icon: <Copy {...icon} />, run: () => change((current) => duplicateSlide(current, slide.id)) },
    ...(deck.slides.length > 1
      ? [{ label: 'Delete', icon: <Trash2 {...icon} />, danger: true, run: () => removeSlide(slide.id) }]
      : []),
    rule,
    {
      label: 'Pindah ke depan',
      icon: <ArrowUp {...icon} />,
      disabled: at === 0,
      run: () => change((current) => moveSlide(current, slide.id, at - 1)),
    },
    {
      label: 'Pindah ke belakang',
      icon: <ArrowDown {...icon} />,
      disabled: at === deck.slides.length - 1,
      run: () => change((current) => moveSlide(current, slide.id, at + 1)),
    },
  ]
  const name = `Slide ${at + 1}: ${titleOf(slide.title)}`
  return (
    <li
      className={classNames(
        s.entry,
        active && s.active,
        dropSide === 'before' && s.before,
        dropSide === 'after' && s.after,
      )}
      data-slide={slide.id}
    >
      <span className={classNames(s.number, 'num')} aria-hidden="true">
        {at + 1}
      </span>
      <ContextMenu.Root>
        <ContextMenu.Trigger
          render={
            <button
              type="button"
              className={s.thumbnail}
              aria-label={name}
              aria-current={active}
              tabIndex={active ? 0 : -1}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', name)
                onDrag(event, at)
              }}
              onDragEnd={onDragEnd}
              onClick={() => goTo(slide.id)}
            />
          }
        >
          <span className={s.picture} inert style={{ width, height: (width * stage.height) / stage.width }}>
            <SlideView deck={deck} at={at} scale={width / stage.width} />
          </span>
        </ContextMenu.Trigger>
        <ContextMenu.Portal>
          <ContextMenu.Positioner className={menu.place}>
            <MenuList entries={entries} />
          </ContextMenu.Positioner>
        </ContextMenu.Portal>
      </ContextMenu.Root>
      {active ? (
        <MenuKey entries={entries} align="end">
          <button type="button" className={s.more} aria-label={`Pilihan untuk slide ${at + 1}`}>
            <EllipsisVertical {...icon} />
          </button>
        </MenuKey>
      ) : null}
    </li>
  )
}, isSameThumbnail)

/** All slides as small pictures: choose, add, copy, delete, put in order. */
export const SlideList = ({ below }: { readonly below: boolean }) => {
  const store = useDeckStore()
  const deck = useDeck(({ history }) => history.present)
  const slideId = useDeck((state) => state.slideId)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [drop, setDrop] = useState<number | null>(null)
  const at = deck.slides.findIndex(({ id }) => id === slideId)

  useEffect(() => {
    list.current?.querySelector(`[data-slide="${slideId}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [slideId])

  const go = (to: number): void => {
    const next = deck.slides[Math.min(Math.max(to, 0), deck.slides.length - 1)]
    if (!next) return
    store.getState().goTo(next.id)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus())
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? deck.slides.length - 1 : step ? at + step : null
    if (to === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    // With Alt the slide itself moves.
    if (event.altKey) {
      if (step) store.getState().change((current) => moveSlide(current, slideId, at + step))
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus())
    } else go(to)
  }

  /** Before which slide the dragged one would come to stand. */
  const placeUnder = (event: DragEvent): number => {
    const boxes = [...(list.current?.querySelectorAll('[data-slide]') ?? [])].map((entry) =>
      entry.getBoundingClientRect(),
    )
    const found = boxes.findIndex((box) =>
      below ? event.clientX < box.left + box.width / 2 : event.clientY < box.top + box.height / 2,
    )
    return found < 0 ? boxes.length : found
  }

  const endDrag = (): void => {
    setDragged(null)
    setDrop(null)
  }

  const dropSide = (index: number): 'before' | 'after' | null => {
    if (dragged === null || drop === null) return null
    if (drop === index) return 'before'
    return drop === deck.slides.length && index === drop - 1 ? 'after' : null
  }

  return (
    <section className={classNames(s.list, below && s.row)} aria-label="Daftar slide" data-area="list">
      <MenuKey
        entries={layoutsToAdd.map(([layout, label]) => ({
          label,
          run: () => store.getState().change((current) => addSlide(current, layout, slideId)),
        }))}
      >
        <Button className={s.add} icon={<Plus {...icon} />} aria-label="Tambah slide">
          {below ? null : (
            <>
              Slide
              <ChevronDown {...icon} />
            </>
          )}
        </Button>
      </MenuKey>
      {/* The keys go through the slides, as in every list of pictures; the slides themselves are buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        onKeyDown={onKeyDown}
        onDragOver={(event) => {
          if (dragged === null) return
          event.preventDefault()
          setDrop(placeUnder(event))
        }}
        onDrop={(event) => {
          if (dragged === null) return
          event.preventDefault()
          const to = placeUnder(event)
          const moved = deck.slides[dragged]
          if (moved) store.getState().change((current) => moveSlide(current, moved.id, to > dragged ? to - 1 : to))
          endDrag()
        }}
      >
        {deck.slides.map((slide, index) => (
          <Thumbnail
            key={slide.id}
            deck={deck}
            at={index}
            active={slide.id === slideId}
            width={below ? widths.row : widths.list}
            dropSide={dropSide(index)}
            onDrag={(_, from) => setDragged(from)}
            onDragEnd={endDrag}
          />
        ))}
      </ol>
    </section>
  )
}
