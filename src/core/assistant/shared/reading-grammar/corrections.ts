const instead =
  /(?<!\p{L})(\p{L}{3,20})\s+(\d{1,6})(?:\s*(\p{L}{1,10}))?\s+bukan\s+(\d{1,6})(?![\d.,]|\s?(?:rb|ribu|jt|juta|k)\b)(?:\s+(\p{L}{1,10}))?/iu

/** `30 karung eh salah maaf, 35 karung`: the same count once more, with words of mending between. */
const anew =
  /(?<![\d.,@])\d{1,3}(?:\.?\d{3})?\s?(\p{L}{2,12})[\s,.]{1,3}(?=(?:\p{L}{2,10}[\s,.:]{1,3}){0,3}(?:eh|ralat|salah|maksud\p{L}{0,3}|koreksi)(?!\p{L}))(?:(?:eh|ralat|salah|maaf|maap|sori|sorry|maksud\p{L}{0,3}|koreksi|ding|deng|saya|sy|harusnya|tulis|ketik)[\s,.:]{1,3}){1,5}(?=\d{1,3}(?:\.?\d{3})?\s?\1(?!\p{L}))/giu

/** Longest text that is looked through for what a correction is about. */
const longest = 5_000

/**
 * `garam 30 dus …, eh garam 29 dus bukan 30`: a count that is taken back within one message. The count told first is
 * replaced and the correction's own words go, so that nothing is counted twice.
 */
export const corrected = (text: string): string =>
  text.length > longest ? text : withCountMended(text.replaceAll(anew, ''))

const withCountMended = (text: string): string => {
  if (!/\bbukan\b/i.test(text)) return text
  const found = instead.exec(text)
  if (found === null) return text
  const [whole, thing = '', right = '', unit = '', wrong = '', again = ''] = found
  const before = text.slice(0, found.index)
  const place = new RegExp(`(?<!\\p{L})${thing}\\s+${wrong}(?![\\d.,]*\\d)`, 'iu').exec(before)
  if (place === null) return text
  const mended = `${before.slice(0, place.index)}${place[0].slice(0, -wrong.length)}${right}${before.slice(place.index + place[0].length)}`
  // A word behind the wrong count that is no unit belongs to what follows.
  const rest = again !== '' && again.toLowerCase() !== unit.toLowerCase() ? ` ${again}` : ''
  return `${mended}${rest}${text.slice(found.index + whole.length)}`
}
