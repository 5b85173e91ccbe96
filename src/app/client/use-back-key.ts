import { useEffect, useRef } from 'react'

/**
 * The phone's back key closes what lies on top (drawer, chat, canvas) before it leaves the page. While anything lies
 * there, one entry without an address of its own stands in the history.
 */
export const useBackKey = (isCovered: boolean, closeTop: () => void): void => {
  const close = useRef(closeTop)
  const ours = useRef(false)
  useEffect(() => {
    close.current = closeTop
  }, [closeTop])

  useEffect(() => {
    if (isCovered && !ours.current) {
      history.pushState({ covered: true }, '')
      ours.current = true
    }
    if (!isCovered && ours.current) {
      ours.current = false
      history.back()
    }
  }, [isCovered])

  useEffect(() => {
    const handlePop = (): void => {
      if (!ours.current) return
      ours.current = false
      close.current()
    }
    addEventListener('popstate', handlePop)
    return () => removeEventListener('popstate', handlePop)
  }, [])
}
