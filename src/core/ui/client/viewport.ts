import { useSyncExternalStore } from 'react'

/** The width classes of P1 §2. */
export type WidthClass = 'mobile' | 'tablet' | 'desktop'

const tabletFrom = 768
const desktopFrom = 1024

export const widthClassOf = (width: number): WidthClass =>
  width < tabletFrom ? 'mobile' : width < desktopFrom ? 'tablet' : 'desktop'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** The width class of the window, kept up to date. */
export const useWidthClass = (): WidthClass => useSyncExternalStore(subscribe, () => widthClassOf(innerWidth))

/** True where the finger is the pointer: such devices sign in by redirect, not in a popup (P1 §5). */
export const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches
