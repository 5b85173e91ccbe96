import { titledMarkers, withoutMarkers } from '../../shared/reply-markers.ts'

/**
 * Takes the markers out of words that come in pieces. What may still become a marker is held back: the last word,
 * and a marker's line until it ends. All that `push` and `end` give, joined, is `withoutMarkers` of the whole.
 */
export const createMarkerFilter = (): { push(words: string): string; end(): string } => {
  let held = ''

  /** How many characters of `held` are settled. */
  const settled = (): number => {
    const lastBreak = held.lastIndexOf('\n') + 1
    const line = held.slice(lastBreak)
    const marker = titledMarkers.map((one) => line.search(one)).filter((at) => at >= 0)
    const before = marker.length > 0 ? line.slice(0, Math.min(...marker)) : line
    // What ends right before a marker may be one itself, or none because of what follows it: a word is read whole.
    return lastBreak + before.length - (/\S*$/.exec(before)?.[0].length ?? 0)
  }

  return {
    push: (words) => {
      held += words
      const upTo = settled()
      const ready = held.slice(0, upTo)
      held = held.slice(upTo)
      return withoutMarkers(ready)
    },
    end: () => {
      const rest = withoutMarkers(held)
      held = ''
      return rest
    },
  }
}
