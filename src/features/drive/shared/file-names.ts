/** The longest name of a file or folder. */
export const longestName = 120

const parts = (name: string): { readonly stem: string; readonly ending: string } => {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - ending.length), ending }
}

const folded = (name: string): string => name.toLowerCase()

/** The name itself, or the first of 'Surat (2).docx', 'Surat (3).docx' … that nobody has; case makes no difference. */
export const freeName = (wanted: string, taken: readonly string[]): string => {
  const known = new Set(taken.map(folded))
  const { stem, ending } = parts(wanted)
  const cut = (room: number): string => [...stem].slice(0, longestName - ending.length - room).join('')
  if (!known.has(folded(`${cut(0)}${ending}`))) return `${cut(0)}${ending}`
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`
    const name = `${cut(mark.length)}${mark}${ending}`
    if (!known.has(folded(name))) return name
  }
}

/** A name as one line that every system takes; null where nothing is left of it. */
export const tidyName = (name: string): string | null => {
  const tidy = name
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .trim()
  const short = [...tidy].slice(0, longestName).join('').trim()
  return short === '' ? null : short
}
