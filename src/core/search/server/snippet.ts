import { foldText } from '../shared/words.ts'

const before = 40
const longest = 160

/** What is written in Markdown as a person reads it: no stars, hashes or dashes of lists. */
const asRead = (body: string): string =>
  body.replaceAll(/^[ \t]*(?:#{1,6}|[-*•]|>)[ \t]+/gm, '').replaceAll(/\*\*|__|`/g, '')

/** The text around the first of the wanted words on one line; its beginning where the word stands in no plain form. */
export const snippetOf = (body: string, wanted: ReadonlySet<string>): string => {
  const line = asRead(body).replace(/\s+/g, ' ').trim()
  let start = 0
  for (const match of line.matchAll(/[\p{L}\p{N}.]+/gu)) {
    const words = foldText(match[0]).match(/[\p{L}\p{N}]{2,}/gu) ?? []
    if (!words.some((word) => wanted.has(word))) continue
    start = Math.max(0, match.index - before)
    break
  }
  if (start > 0) start = Math.max(0, line.lastIndexOf(' ', start) + 1)
  const cut = line.slice(start, start + longest)
  return `${start > 0 ? '… ' : ''}${cut}${start + longest < line.length ? ' …' : ''}`
}
