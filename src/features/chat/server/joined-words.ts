/** Words that follow each other faster than this are told together, in milliseconds: no page draws them more often. */
export const toldTogether = 40

export interface JoinedWords {
  add(words: string): void
  /** Tells at once what still waits. */
  flush(): void
}

/**
 * Joins the small pieces in which a reply is written into fewer events: each one is stored, sent, parsed and followed by
 * every page that shows the reply, and a phone is busy with that for longer than with the words. The first words wait for
 * nothing.
 */
export const joinWords = (tell: (words: string) => void): JoinedWords => {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  const tellWaiting = (): boolean => {
    clearTimeout(timer)
    timer = undefined
    const words = waiting
    waiting = ''
    if (words !== '') tell(words)
    return words !== ''
  }
  const tellAndRest = (): void => {
    if (tellWaiting()) timer = setTimeout(tellAndRest, toldTogether)
  }
  return {
    add(words) {
      waiting += words
      if (timer === undefined) tellAndRest()
    },
    flush() {
      tellWaiting()
    },
  }
}
