/** The words of a reply are drawn at most this often, in milliseconds: often enough to flow. */
const shortestPause = 80
/** However slow the page is, words wait no longer than this for their drawing, in milliseconds. */
const longestPause = 140
/** After a drawing that took long there is a pause of this many times its length, so that the page stays quick. */
const restFactor = 2

/** Joins the many small pieces of text that come between two drawings into one change. */
export const byFrame = (flush: (text: string) => void): { add: (text: string) => void; end: () => void } => {
  let text = ''
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0

  const draw = (): void => {
    frame = 0
    if (text === '') return
    const joined = text
    text = ''
    const since = performance.now()
    flush(joined)
    // Until the browser has worked the change through, which it does before it takes the next task.
    setTimeout(() => {
      const took = performance.now() - since
      notBefore = since + Math.min(longestPause, Math.max(shortestPause, took * (1 + restFactor)))
    })
    notBefore = since + shortestPause
  }
  const plan = (): void => {
    timer = undefined
    // A hidden tab draws no frames; its text waits for the next event instead.
    frame = requestAnimationFrame(draw)
  }
  return {
    add: (more) => {
      text += more
      if (frame !== 0 || timer !== undefined) return
      const left = notBefore - performance.now()
      if (left <= 0) plan()
      else timer = setTimeout(plan, left)
    },
    end: () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      timer = undefined
      draw()
    },
  }
}
