/** A page that is not looked at draws nothing: then the work is not put off for longer than this, in milliseconds. */
const longestWait = 300

/**
 * Runs the work once what has just been changed is on the screen and the page has nothing else to do; answers how to call
 * it off.
 */
export const afterPaint = (work: () => void): (() => void) => {
  let frame = 0
  let idle = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const callOff = (): void => {
    cancelAnimationFrame(frame)
    if (idle > 0) cancelIdleCallback(idle)
    clearTimeout(timer)
  }
  const run = (): void => {
    callOff()
    work()
  }
  frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') {
      idle = requestIdleCallback(run)
      return
    }
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  timer = setTimeout(run, longestWait)
  return callOff
}
