/** How far each running reply has been told on a live stream: its id and the number of its newest event. */
export type LiveCursor = Map<string, number>

/** More replies than a person can have running; a longer cursor was not written by us. */
const mostReplies = 50
const entry = /^(?<id>[a-z]+_[a-z0-9]+):(?<seq>\d{1,9})$/

/** The cursor as an event id, such as `rep_a:12 rep_b:3`. */
export const formatCursor = (cursor: ReadonlyMap<string, number>): string =>
  [...cursor].map(([id, seq]) => `${id}:${seq}`).join(' ')

/** What `Last-Event-ID` holds of a cursor; entries that are none are left out. */
export const readCursor = (text: string): LiveCursor => {
  const cursor: LiveCursor = new Map()
  for (const part of text.split(' ').slice(0, mostReplies)) {
    const { id, seq } = entry.exec(part)?.groups ?? {}
    if (id !== undefined && seq !== undefined) cursor.set(id, Number(seq))
  }
  return cursor
}
