/** The words of a reply are drawn at most this often, in milliseconds: often enough to flow. */
const shortestPause = 80
/** However slow the page is, words wait no longer than this for their drawing, in milliseconds. */
const longestPause = 140
/** After words whose elements took long there is a pause of this many times as long, so that the page stays quick. */
const restFactor = 8

/** Joins the many small pieces of text that come between two drawings into one change. */
export const drawnWords = (flush: (text: string) => void): { add: (text: string) => void; end: () => void } => {
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0

  const draw = (): void => {
    timer = undefined
    if (text === '') return
    const joined = text
    text = ''
    const since = performance.now()
    flush(joined)
    // Until the change stands in the page, which comes before the next task.
    setTimeout(() => {
      const took = performance.now() - since
      notBefore = since + Math.min(longestPause, Math.max(shortestPause, took * (1 + restFactor)))
    })
    notBefore = since + shortestPause
  }
  return {
    add: (more) => {
      text += more
      // Before a frame and not within it: what the change scrolls is told in that very frame, a later one needs another.
      timer ??= setTimeout(draw, Math.max(0, notBefore - performance.now()))
    },
    end: () => {
      clearTimeout(timer)
      draw()
    },
  }
}
