import { isNumber, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

/** The months in their usual and short writings, those of English and of slips too. */
const monthForms = [
  'januari jan january januwari',
  'februari feb pebruari febuari peb february',
  'maret mar mrt march',
  'april apr',
  'mei may',
  'juni jun june',
  'juli jul july',
  'agustus agu agt ags agst aug august agus',
  'september sep sept',
  'oktober okt oct october',
  'november nov nop nopember',
  'desember des dec december',
]
const months = new Map(monthForms.flatMap((forms, index) => forms.split(' ').map((form) => [form, index + 1] as const)))

/** The number (1 to 12) of the month that a word names; undefined for other words. */
export const monthOf = (word: string): number | undefined => months.get(word)

export const isMonth = (word: string): boolean => months.has(word)

const betweenMonths = wordSet(', dan sama serta & +')
const upTo = wordSet('sampai - – hingga')

/** `september oktober november`, `januari s/d desember`: how many months are named; 0 for fewer than two. */
export const monthsNamed = (sheet: Sheet): number => {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const first = monthOf(low(sheet, at))
    if (first === undefined || isNumber(sheet, at - 1)) continue
    const last = upTo.has(low(sheet, at + 1)) ? monthOf(low(sheet, at + 2)) : undefined
    if (last !== undefined && last !== first) return ((last - first + 12) % 12) + 1
    let count = 1
    for (let next = at + 1; next < sheet.tokens.length; next += 1) {
      if (isMonth(low(sheet, next))) count += 1
      else if (!betweenMonths.has(low(sheet, next))) break
    }
    if (count > 1) return count
  }
  return 0
}
