import { isBlank } from '#core/text/shared/blanks.ts'

import { useLayoutEffect, useRef } from 'react'

import { type Slide, stage } from '../shared/scene/deck.ts'
import { deleteElement, resizeElement, setElementContent, wordsToReplace } from '../shared/scene/deck-operations.ts'
import type { DrawnElement } from '../shared/scene/drawn-slide.ts'
import { typesetting } from '../shared/scene/text-fit.ts'
import { useDeckStore } from './deck-store.ts'
import s from './stage-editor.module.css'
import { vertical, wordsStyle } from './element-view.tsx'
import { placeStyle } from './slide-view.tsx'

interface TextTypingProps {
  readonly slide: Slide
  readonly element: DrawnElement
  readonly scale: number
  /** Called when the typing ended by a key, so that the element can be focused again. */
  readonly onDone: () => void
}

/** The words of an element as a field in their own place and look. Every letter is in the deck at once. */
export const TextTyping = ({ slide, element, scale, onDone }: TextTypingProps) => {
  const store = useDeckStore()
  const field = useRef<HTMLTextAreaElement>(null)
  const { id, content, position, style } = element
  const { fontSize } = style

  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    input.focus({ preventScroll: true })
    // A part that still is a blank, or has nobody's words yet, is typed over; other words are gone on with.
    if (isBlank(input.value) || input.value === wordsToReplace) input.select()
    else input.setSelectionRange(input.value.length, input.value.length)
    // The field belongs to one element: its key in the stage is the element's id.
  }, [])

  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    input.style.height = '0'
    const needed = input.scrollHeight
    input.style.height = `${needed}px`
    const most = stage.height - position.y
    const height = Math.ceil(Math.min(needed, most))
    // A size of its own does not shrink with the words: the box grows with them as long as the stage has room.
    if (height > position.height) {
      store
        .getState()
        .change((deck) => resizeElement(deck, slide.id, id, { ...position, height }), { key: `text:${id}` })
    }
    // The words and their size are read through the field's own height.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [content, fontSize, id, position, slide.id, store])

  const end = (): void => {
    const { change, edit, editing } = store.getState()
    if (editing === id) edit(null)
    // An empty box of the owner's own cannot be seen any more; parts of a layout stay.
    if (content.trim() === '' && element.role === undefined) {
      change((deck) => deleteElement(deck, slide.id, id), { key: `text:${id}` })
    }
  }

  const isList = style.list !== 'none'
  return (
    <div className={s.typingStage} style={{ transform: `scale(${scale})` }}>
      <div
        className={s.typing}
        style={{
          ...placeStyle(element),
          background: style.backgroundColor,
          justifyContent: vertical[style.verticalAlign],
          paddingLeft: isList ? `${typesetting.pointIndent * style.fontSize}px` : 0,
        }}
      >
        <textarea
          ref={field}
          data-typing
          aria-label="Teks slide"
          value={content}
          spellCheck={false}
          style={wordsStyle(style)}
          onChange={({ target }) =>
            store
              .getState()
              .change((deck) => setElementContent(deck, slide.id, id, target.value), { key: `text:${id}` })
          }
          onKeyDown={(event) => {
            // While a word is being composed (IME), Escape and Enter belong to the composition.
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.stopPropagation()
            end()
            onDone()
          }}
          onBlur={end}
        />
      </div>
    </div>
  )
}
