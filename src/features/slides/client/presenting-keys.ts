/** The slide that a key leads to (SLIDE-05), from 0 to `last`; null for keys that are none of presenting. */
export const slideAfterKey = (key: string, at: number, last: number): number | null => {
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ' ': at + 1,
    Enter: at + 1,
    PageDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    PageUp: at - 1,
    Backspace: at - 1,
    Home: 0,
    End: last,
  }
  const next = to[key]
  return next === undefined ? null : Math.min(Math.max(next, 0), last)
}
