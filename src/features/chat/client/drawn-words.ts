/** The words of a reply are drawn at most this often, in milliseconds: often enough to flow. */
const shortestPause = 80
/** However slow the page is, words wait no longer than this for their drawing, in milliseconds. */
const longestPause = 140
/** After words whose elements took long there is a pause of this many times as long, so that the page stays quick. */
const restFactor = 8

/** The words up to the first blank line between two blocks of Markdown, and what stands behind it. */
const firstBlock = (text: string): readonly [string, string] => {
  const between = /\S\n\n+(?=\S)/.exec(text)
  const end = between ? between.index + between[0].length : text.length
  return [text.slice(0, end), text.slice(end)]
}

/**
 * Joins the many small pieces of text that come between two drawings into one change. Where they end a block and begin
 * another, each is drawn in a task of its own: both are read anew, and a touch is not to wait for both.
 */
export const drawnWords = (flush: (text: string) => void): { add: (text: string) => void; end: () => void } => {
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0
  /** How long the blocks of this drawing took until they stood in the page, in milliseconds. */
  let took = 0

  const show = (words: string, next: () => void): ReturnType<typeof setTimeout> => {
    const since = performance.now()
    flush(words)
    notBefore = since + shortestPause
    // The change stands in the page before the next task.
    return setTimeout(() => {
      took += performance.now() - since
      next()
    })
  }
  const rest = (): void => {
    notBefore += Math.min(longestPause, Math.max(shortestPause, took * (1 + restFactor))) - shortestPause
    took = 0
  }
  const draw = (): void => {
    timer = undefined
    if (text === '') return
    const [block, others] = firstBlock(text)
    text = others
    if (others === '') show(block, rest)
    else timer = show(block, draw)
  }
  return {
    add: (more) => {
      text += more
      // Before a frame and not within it: what the change scrolls is told in that very frame, a later one needs another.
      timer ??= setTimeout(draw, Math.max(0, notBefore - performance.now()))
    },
    end: () => {
      clearTimeout(timer)
      timer = undefined
      const words = text
      text = ''
      if (words !== '') show(words, rest)
    },
  }
}
