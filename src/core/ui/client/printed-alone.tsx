import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface PrintedAloneProps {
  /** The paper: A4 with the margins of the files, or one sheet for each slide. */
  readonly paper: 'sheet' | 'slide'
  readonly children: () => ReactNode
}

/** What the browser prints in place of the workspace (base.css); drawn only while it prints. */
export const PrintedAlone = ({ paper, children }: PrintedAloneProps) => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser lays its paper out as soon as its listeners have returned.
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting ? <div data-print={paper}>{children()}</div> : null
}
