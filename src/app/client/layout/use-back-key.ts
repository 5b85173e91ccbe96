import { useEffect, useRef } from 'react'

/** How many layers the entry that the browser stands on has under it; an entry of somebody else's has none. */
const layersOf = (state: unknown): number => {
  const found = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0
  return typeof found === 'number' && found > 0 && found < 10 ? Math.floor(found) : 0
}

/**
 * What lies over the layers: a menu or a card of tools, or a sheet of the canvas, a question, a presentation; `dialogs`
 * are layers themselves. A panel over a part of the canvas is marked for it (`data-over`).
 */
const lyingOver = (dialogs: number): HTMLElement | undefined => {
  const card = [...document.querySelectorAll<HTMLElement>(':is([role="menu"], [role="dialog"])[data-open]')].at(-1)
  if (card) return card
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  if (open.length > 0) return open.length > dialogs ? open.at(-1) : undefined
  const panels = [...document.querySelectorAll<HTMLElement>('[data-over]')]
  return panels.findLast((panel) => panel.getClientRects().length > 0)
}

/** Closes it as Escape would: one that takes the asking itself decides. */
const askToClose = (over: HTMLElement): void => {
  if (!(over instanceof HTMLDialogElement))
    over.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  else if (over.dispatchEvent(new Event('cancel', { cancelable: true }))) over.close()
}

/**
 * The phone's back key closes what lies on top (drawer, then chat, then canvas) before it leaves the page. Every layer
 * has an entry of its own in the history, made while the owner opened it: browsers skip entries that a page adds
 * without being touched. Menus and sheets over the layers have none: where the browser does not close them by itself,
 * the step that was gone is taken again.
 */
export const useBackKey = (layers: number, dialogs: number, closeTop: () => void): void => {
  const close = useRef(closeTop)
  const dialogLayers = useRef(dialogs)
  const entries = useRef(layersOf(history.state))
  /** Steps that we go ourselves; what they report is nobody's pressing. */
  const going = useRef(0)
  useEffect(() => {
    close.current = closeTop
    dialogLayers.current = dialogs
  }, [closeTop, dialogs])

  useEffect(() => {
    if (layers < entries.current) {
      going.current += 1
      history.go(layers - entries.current)
    }
    for (let count = entries.current; count < layers; count++) history.pushState({ layers: count + 1 }, '')
    entries.current = layers
  }, [layers])

  useEffect(() => {
    const handlePop = (event: PopStateEvent): void => {
      if (going.current > 0) {
        going.current -= 1
        return
      }
      const reached = layersOf(event.state)
      const closed = entries.current - reached
      const over = closed === 1 ? lyingOver(dialogLayers.current) : undefined
      if (over) {
        history.pushState({ layers: entries.current }, '')
        askToClose(over)
        return
      }
      entries.current = reached
      for (let count = 0; count < closed; count++) close.current()
      // Forward again: nothing opens by that, and the entry goes.
      if (closed < 0) {
        going.current += 1
        entries.current = reached + closed
        history.go(closed)
      }
    }
    addEventListener('popstate', handlePop)
    return () => removeEventListener('popstate', handlePop)
  }, [])
}
