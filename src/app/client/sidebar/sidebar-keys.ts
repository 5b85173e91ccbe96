import type { KeyboardEvent } from 'react'

/** Lines of the sidebar that arrow keys go through: headings, entries, examples and the keys that show more. */
const lines = '[data-line]'

const step = (key: string, at: number, length: number): number | null => {
  if (key === 'ArrowDown') return Math.min(at + 1, length - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}

const focusLine = (line: Element | null | undefined): boolean => {
  if (!(line instanceof HTMLElement)) return false
  line.focus()
  line.scrollIntoView({ block: 'nearest' })
  return true
}

/** To the right stands what can be done with a line: its list opens, its keys get the focus; to the left it goes back. */
const sideways = (target: HTMLElement, key: string): boolean => {
  const isRight = key === 'ArrowRight'
  const expanded = target.getAttribute('aria-expanded')
  if (target.matches(lines) && expanded !== null) {
    if ((expanded === 'true') !== isRight) target.click()
    return true
  }
  const row = target.closest('li')
  if (row === null) return false
  return focusLine(isRight && target.matches(lines) ? row.querySelector('[data-side]') : row.querySelector(lines))
}

/** Arrow keys, Home and End in the sidebar's lists. Places to write in and open menus keep their keys. */
export const walkLines = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || target.closest('input, [role=menu]')) return
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (sideways(target, key)) event.preventDefault()
    return
  }
  const all = [...currentTarget.querySelectorAll(lines)]
  const own = target.matches(lines) ? target : target.closest('li')?.querySelector(lines)
  const next = step(key, own ? all.indexOf(own) : -1, all.length)
  if (next !== null && focusLine(all[next])) event.preventDefault()
}

/** The line that takes the focus when `line` goes away. */
export const neighbourOf = (line: Element): HTMLElement | null => {
  const all = [...(line.closest('[data-lines]')?.querySelectorAll(lines) ?? [])]
  const at = all.indexOf(line)
  const next = all[at + 1] ?? all[at - 1]
  return next instanceof HTMLElement ? next : null
}
