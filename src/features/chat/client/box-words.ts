import { useEffect } from 'react'
import { create } from 'zustand'

import { isTouchDevice } from '#core/ui/client/viewport.ts'

/** Words from elsewhere (an example of the help) that wait to be put into the box. */
const useBoxWords = create<{ readonly words: string | null }>(() => ({ words: null }))

/** Puts words into the box of the open chat, before what stands in it, and goes there; nothing is sent. */
export const putIntoBox = (words: string): void => useBoxWords.setState({ words })

/** Goes to the box of the open chat, also of one that is about to open; on a touch screen no keyboard comes unasked. */
export const goToBox = (): void => {
  if (!isTouchDevice()) putIntoBox('')
}

/** Gives the waiting words to the open chat's box, once. */
export const useOfferedWords = (write: (words: string) => void): void => {
  const words = useBoxWords((box) => box.words)
  useEffect(() => {
    if (words === null) return
    useBoxWords.setState({ words: null })
    write(words)
  }, [words, write])
}
