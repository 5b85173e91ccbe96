import { claim, isNumber, low, type Sheet } from '../sheet.ts'

/** Marks of lists: `1.`, `2)`, `a)`, `-`, `•`, `*` at the start of an entry. */
export const readBullets = (sheet: Sheet): void => {
  let open = 0
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const token = sheet.tokens[at]
    if (!token) break
    if (token.raw === '(') open += 1
    const before = sheet.tokens[at - 1]
    const starts = !before || before.kind === 'line'
    const inside = !before || before.kind === 'line' || [',', ';', ':', '.'].includes(before.raw) || !token.glued
    const mark = low(sheet, at + 1)
    const next = sheet.tokens[at + 2]
    if (
      starts &&
      ['-', '•', '*', '–', '·', '+', '✅', '✔', '☑', '▪', '➡', '👉', '🔹', '🔸', '▶', '»', '>'].includes(token.raw)
    )
      claim(sheet, at, at + 1, 'bullet')
    else if (isNumber(sheet, at) && /^\d{1,2}$/.test(token.raw) && sheet.tokens[at + 1]?.glued && next) {
      if (mark === '.' && starts && next.kind !== 'line' && !next.glued) claim(sheet, at, at + 2, 'bullet')
      else if (mark === ')' && inside && open === 0) claim(sheet, at, at + 2, 'bullet')
    } else if (token.kind === 'word' && token.raw.length === 1 && mark === ')' && inside && open === 0) {
      claim(sheet, at, at + 2, 'bullet')
    }
    if (token.raw === ')' && open > 0) open -= 1
  }
}
