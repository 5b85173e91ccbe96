import type { LetterLine } from '../../letter.ts'

const each = /\bmasing(?:[- ]?masing|2|²)(?!\p{L})/iu
const joint = /\s*,\s*(?:dan\s+|&\s*)?|\s+(?:dan|&|sama|serta)\s+/u
const titled = /^(?:bapak|pak|ibu|bu|mas|mbak|kak|bang|sdr|sdri|h|hj|haji|om|tante|mama)\.?\s+/iu

const isName = (text: string): boolean => {
  const words = text.replace(titled, '').split(/\s+/)
  return words.length < 5 && words.every((word) => /^\p{Lu}[\p{L}.'’]*$/u.test(word))
}

/** `Ratna, Mega, dan Fitri masing-masing setor 300rb`: who shares a payment, where each of them is named. */
export const sharersOf = (text: string): string[] => {
  const at = each.exec(text)?.index
  if (at === undefined) return []
  const before = text
    .slice(Math.max(0, at - 300), at)
    .trim()
    .replace(/,$/, '')
  const clause = before.split(/[.;:\n(]\s+|\b(?:dari|oleh|untuk|buat)\s+/u).at(-1) ?? ''
  const names = clause.split(joint).map((name) => name.trim())
  return names.length > 1 && names.every(isName) ? names : []
}

/** A price that each of several named people pays is counted once for each. */
export const forSharers = (lines: readonly LetterLine[], sharers: readonly string[]): LetterLine[] => {
  const [only] = lines
  return lines.length === 1 && only?.price && only.quantity === null && sharers.length > 1
    ? [{ ...only, quantity: sharers.length, unit: 'orang' }]
    : [...lines]
}
