import type { AssistantContext } from '../../port.ts'
import { amount } from '../told-figures.ts'

const correction = new RegExp(
  `${amount}(?:\\s\\p{L}{2,8})?\\s{0,2},?\\s(?:bukan|bkn|ga|gak|nggak)\\s(?:yang\\s|yg\\s)?${amount}`,
  'iu',
)

/** What was told before with one figure put right: `gasnya 22rb bukan 12rb`; null where nothing is corrected. */
export const correctedBy = (before: string, now: string): string | null => {
  const found = correction.exec(now)
  const [, digits = '', scale = '', wasDigits = '', wasScale = ''] = found ?? []
  if (found === null) return null
  const was = new RegExp(`(?<![\\d.,])${wasDigits.replaceAll('.', '\\.')}\\s?${wasScale}(?![\\p{L}\\d])`, 'iu')
  return was.test(before) ? before.replace(was, `${digits}${scale}`) : null
}

const countNow = /(?<![\d.,])(\d{1,4})\s?(?!rb|ribu|jt|juta|persen)(\p{L}{3,12})/u
const anySum = new RegExp(
  `(?<![\\d.,])(?:\\d{1,3}(?:\\.\\d{3})+|\\d+(?:,\\d+)?\\s?(?:rb|ribu|jt|juta|k)(?!\\p{L}))`,
  'iu',
)
/** `kalau 6 malam?`: what was told before with another count of the same thing; null where there was none, or sums are told. */
export const recountedBy = (before: string, now: string): string | null => {
  const [, digits = '', unit = ''] = countNow.exec(now.toLowerCase()) ?? []
  if (digits === '' || anySum.test(now)) return null
  const was = new RegExp(`(?<![\\d.,])\\d{1,4}(?=\\s?${unit}(?!\\p{L}))`, 'giu')
  return before.match(was)?.length === 1 ? before.replace(was, digits) : null
}

const resultPattern = /Rp[\s\u00a0]?(\d{1,3}(?:\.\d{3})+)/g

/** The last sum of our last answer, as a gain to go on with: `untung Rp6.400.000`. */
export const resultBefore = (turns: AssistantContext['turns']): string | null => {
  const last = turns.findLast(({ sender }) => sender === 'ai')?.content ?? ''
  const sum = [...last.slice(0, 1_500).matchAll(resultPattern)].at(-1)?.[1]
  return sum === undefined ? null : `Untung Rp ${sum}`
}
