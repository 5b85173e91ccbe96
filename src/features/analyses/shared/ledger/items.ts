import { isGlued, isNumber, low, type Sheet } from '#core/assistant/shared/reading-grammar/sheet.ts'

import { type Found, numbersOf } from '../read-numbers.ts'
import { timeNamed } from './ledger-words.ts'

/** Between two things of one list. */
export const joiners = new Set(
  'dan sama serta plus terus trus lalu sedangkan tapi kemudian ditambah tambah jo karo sareng jeung'.split(' '),
)
const pauses = new Set([',', '(', ')', '•', '|', '+', '–', '&', '/'])

/** One thing of a message in the order of reading: a word, a number, or where a clause, a line or a heading ends. */
export type Item =
  | { readonly kind: 'word'; readonly at: number }
  | { readonly kind: 'number'; readonly found: Found }
  | { readonly kind: 'pause' | 'stop' | 'header'; readonly at: number }

/** `bulan lalu`, `saldo lalu` */
const isOfTime = (word: string): boolean => timeNamed(word) !== null || word === 'saldo'

/** `65:35` and `19.30` hold no heading and no full stop. */
const isInsideNumber = (sheet: Sheet, at: number): boolean =>
  isGlued(sheet, at) && isNumber(sheet, at - 1) && isGlued(sheet, at + 1) && isNumber(sheet, at + 1)

/** `(puasa sama suro)`: an aside without a number tells nothing of the sums around it; its end, or null. */
const asideEnd = (sheet: Sheet, from: number): number | null => {
  for (let at = from + 1; at < Math.min(sheet.tokens.length, from + 16); at += 1) {
    if (low(sheet, at) === ')') return at
    if (isNumber(sheet, at) || low(sheet, at) === '(') return null
  }
  return null
}

/** A sheet as items; its numbers are read and claimed. */
export const itemsOf = (sheet: Sheet): Item[] => {
  const numbers = numbersOf(sheet)
  const items: Item[] = []
  let next = 0
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const found = numbers[next]
    if (found && at === found.start) {
      items.push({ kind: 'number', found })
      at = found.to - 1
      next += 1
      continue
    }
    const token = sheet.tokens[at]
    const word = low(sheet, at)
    if (!token) break
    const closing = word === '(' ? asideEnd(sheet, at) : null
    if (closing !== null) {
      at = closing
      continue
    }
    if (token.kind === 'line' || ['?', '!', ';'].includes(word) || (word === '.' && !isInsideNumber(sheet, at)))
      items.push({ kind: 'stop', at })
    else if (word === ':' && !isInsideNumber(sheet, at)) items.push({ kind: 'header', at })
    // `bulan lalu` is a time.
    else if (pauses.has(word) || (joiners.has(word) && !(word === 'lalu' && isOfTime(low(sheet, at - 1)))))
      items.push({ kind: 'pause', at })
    else if (token.kind === 'word' || token.kind === 'number' || word === '@' || word === '=')
      items.push({ kind: 'word', at })
  }
  return items
}
