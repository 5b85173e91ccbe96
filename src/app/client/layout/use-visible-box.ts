import { useEffect } from 'react'

/** A part of the window's height below which the difference is no keyboard but the browser's own bars moving. */
const smallestKeyboard = 80

interface Seen {
  readonly height: number
  readonly offsetTop: number
  readonly scale: number
}

/**
 * What the keyboard leaves of the window, where the browser lays the keyboard over the page instead of shrinking it;
 * null where the page has the whole window, or the owner has zoomed in.
 */
export const boxAboveKeyboard = (
  { height, offsetTop, scale }: Seen,
  windowHeight: number,
): { readonly height: number; readonly top: number } | null =>
  Math.abs(scale - 1) > 0.01 || windowHeight - height < smallestKeyboard ? null : { height, top: offsetTop }

/** What is being written in; in a whole text the paragraph of the caret. */
const writtenIn = (): Element | null => {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  if (activeElement.isContentEditable) return getSelection()?.focusNode?.parentElement ?? null
  return activeElement.matches('input, textarea') ? activeElement : null
}

/** Keeps the workspace above the keyboard, so that what is typed is never under it. */
export const useVisibleBox = (): void => {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const { style } = document.documentElement
    let height = seen.height
    // The browser looks after the field before the workspace has given way to the keyboard: there it is covered again.
    const keepInSight = (): void => {
      const isKeyboard = height - seen.height >= smallestKeyboard
      height = seen.height
      if (isKeyboard) requestAnimationFrame(() => writtenIn()?.scrollIntoView({ block: 'nearest' }))
    }
    const follow = (): void => {
      const box = boxAboveKeyboard(seen, innerHeight)
      style.setProperty('--visible-height', box === null ? '100%' : `${box.height}px`)
      style.setProperty('--visible-top', box === null ? '0px' : `${box.top}px`)
    }
    seen.addEventListener('resize', follow)
    seen.addEventListener('resize', keepInSight)
    seen.addEventListener('scroll', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      seen.removeEventListener('resize', keepInSight)
      seen.removeEventListener('scroll', follow)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}
