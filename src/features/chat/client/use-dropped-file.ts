import { type RefObject, useEffect, useState } from 'react'

/** Takes a file that is dragged onto a part of the page; true while one is held over it. */
export const useDroppedFile = (place: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
    const listen = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
      element.addEventListener(type, act, { signal })
    listen('dragover', (event) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', (event) => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setOver(false)
    })
    listen('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!holdsFile(event)) return
      event.preventDefault()
      setOver(false)
      if (file) onFile(file)
    })
    return () => controller.abort()
  }, [place, onFile])
  return isOver
}
