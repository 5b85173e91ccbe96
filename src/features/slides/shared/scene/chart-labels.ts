/** A name in one line of so many pixels, cut where it is longer. */
export const clip = (label: string, room: number, size: number): string => {
  const most = Math.max(2, Math.floor(room / (size * 0.52)))
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`
}

/** A name below its bar: what is too long for one line goes on in a second one. */
export const labelLines = (label: string, room: number, size: number): readonly string[] => {
  const clipped = clip(label, room, size)
  const words = label.split(' ')
  let first = words.shift() ?? ''
  if (clipped === label || words.length === 0) return [clipped]
  for (let longer = `${first} ${words[0]}`; clip(longer, room, size) === longer; longer = `${first} ${words[0]}`) {
    first = longer
    words.shift()
  }
  return [first, words.join(' ')].map((line) => clip(line, room, size))
}
