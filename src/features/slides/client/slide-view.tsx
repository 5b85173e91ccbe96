import '@fontsource/carlito/latin-400.css'
import '@fontsource/carlito/latin-400-italic.css'
import '@fontsource/carlito/latin-700.css'
import '@fontsource/carlito/latin-700-italic.css'

import { type CSSProperties, memo } from 'react'

import { classNames } from '#core/ui/client/class-names.ts'
import { type DeckContent, type SlideElement, stage } from '../shared/scene/deck.ts'
import { type DrawnElement, type DrawnSlide, drawSlide } from '../shared/scene/drawn-slide.ts'
import { ElementView } from './element-view.tsx'
import s from './stage.module.css'

export const placeStyle = ({ position }: Pick<SlideElement, 'position'>): CSSProperties => ({
  left: position.x,
  top: position.y,
  width: position.width,
  height: position.height,
})

interface SlideViewProps {
  readonly deck: DeckContent
  /** Which slide, from 0. */
  readonly at: number
  readonly scale: number
  /** An element that is drawn elsewhere (the text being typed). */
  readonly without?: string | null
  /** Plays the elements' animations as the slide comes in. */
  readonly animated?: boolean
}

const Placed = ({ element, drawn, delay }: { element: DrawnElement; drawn: DrawnSlide; delay: number | null }) => {
  const { animation } = element
  const isMoving = delay !== null
  return (
    <div
      className={classNames(
        s.element,
        isMoving && animation === 'fade' && s.fade,
        isMoving && animation === 'rise' && s.rise,
      )}
      style={{ ...placeStyle(element), ...(isMoving ? { animationDelay: `${delay}ms` } : {}) }}
    >
      <ElementView element={element} surface={drawn.surface} />
    </div>
  )
}

type DrawnFrom = Pick<SlideViewProps, 'deck' | 'at'>

/** True where two decks draw the same at a place, whatever their other slides are. */
export const isSameSlide = (a: DrawnFrom, b: DrawnFrom): boolean =>
  a.at === b.at &&
  a.deck.slides[a.at] === b.deck.slides[b.at] &&
  a.deck.theme === b.deck.theme &&
  a.deck.footer === b.deck.footer

const isSame = (a: SlideViewProps, b: SlideViewProps): boolean =>
  isSameSlide(a, b) && a.scale === b.scale && a.without === b.without && a.animated === b.animated

/** A slide drawn at 800x450 and scaled: one drawing for stage, thumbnail and presentation. */
export const SlideView = memo(({ deck, at, scale, without = null, animated = false }: SlideViewProps) => {
  const drawn = drawSlide(deck, at)
  if (!drawn) return null
  // One after the other, in the order in which they lie.
  const moving = drawn.elements.filter(({ animation }) => animation === 'fade' || animation === 'rise')
  return (
    <div className={s.frame} style={{ width: stage.width * scale, height: stage.height * scale }}>
      <div
        className={s.slide}
        style={{
          width: stage.width,
          height: stage.height,
          transform: `scale(${scale})`,
          background: drawn.background,
          color: drawn.surface.ink,
        }}
      >
        {drawn.ornaments.map((mark) => (
          <div key={mark.id} className={s.element} style={placeStyle(mark)} aria-hidden="true">
            <ElementView element={mark} surface={drawn.surface} />
          </div>
        ))}
        {drawn.elements.map((element) => {
          const turn = animated ? moving.indexOf(element) : -1
          return element.id === without ? null : (
            <Placed key={element.id} element={element} drawn={drawn} delay={turn < 0 ? null : turn * 250 + 150} />
          )
        })}
      </div>
    </div>
  )
}, isSame)
