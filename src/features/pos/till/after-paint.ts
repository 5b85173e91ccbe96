/** A page that is not looked at draws nothing: then the work is not put off for longer than this, in milliseconds. */
const longestWait = 300

/** Runs the work once what has just been changed is on the screen; answers how to call it off. */
export const afterPaint = (work: () => void): (() => void) => {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const callOff = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = (): void => {
    callOff()
    work()
  }
  frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  timer = setTimeout(run, longestWait)
  return callOff
}
