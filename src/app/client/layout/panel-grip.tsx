import type { ComponentProps, KeyboardEvent } from 'react'

import s from './panels.module.css'

/** Percent that an arrow key moves a handle, and with Shift (P1 §9). */
const step = 10
const wholeWay = 100

interface GripProps extends Omit<ComponentProps<'div'>, 'onKeyDown'> {
  readonly label: string
  readonly controls: string
  /** The size of the panel before the handle, and how far it can go. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly isDragged: boolean
  readonly canOptimize: boolean
  readonly onMove: (delta: number) => void
  readonly onOptimize: () => void
  /** Enter: the rule of the handle, and back to the usual layout where there is nothing to optimize. */
  readonly onEnter: () => void
}

const deltaOf = ({ key, shiftKey }: KeyboardEvent): number | null => {
  if (key === 'ArrowLeft') return shiftKey ? -wholeWay : -step
  if (key === 'ArrowRight') return shiftKey ? wholeWay : step
  if (key === 'Home') return -wholeWay
  if (key === 'End') return wholeWay
  return null
}

/** F6 goes from handle to handle, with Shift backwards. */
const focusNext = (grip: HTMLElement, isBack: boolean): void => {
  const grips = [...(grip.parentElement?.querySelectorAll<HTMLElement>(':scope > [role=separator]') ?? [])]
  const next = (grips.indexOf(grip) + (isBack ? grips.length - 1 : 1)) % grips.length
  grips[next]?.focus()
}

/** The handle between two panels (SHELL-04): dragged, moved by keys, optimized by a double click. */
export const PanelGrip = (props: GripProps) => {
  const { label, controls, value, min, max, isDragged, canOptimize, onMove, onOptimize, onEnter, ...pointer } = props
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const delta = deltaOf(event)
    if (delta !== null) onMove(delta)
    else if (event.key === 'F6') focusNext(event.currentTarget, event.shiftKey)
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
  }
  return (
    // A separator that can be moved is a control (WAI-ARIA, window splitter).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // <hr> cannot be moved.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={Math.round(value)}
      aria-valuemin={Math.round(min)}
      aria-valuemax={Math.round(max)}
      // The arrow keys move it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={s.grip}
      data-dragged={isDragged || undefined}
      title={canOptimize ? 'Drag to resize • Double-click to optimize' : 'Drag to resize'}
      onDoubleClick={onOptimize}
      onKeyDown={handleKeyDown}
      {...pointer}
    />
  )
}
