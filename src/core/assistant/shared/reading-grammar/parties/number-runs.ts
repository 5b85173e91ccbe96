import { isGlued, isNumber, type Sheet } from '../sheet.ts'

/** Numbers joined by marks: `123-00-1234567-8`, `01.234.567.8-901.000`; spaces only where `spaced`. Exclusive end. */
export const numberRun = (sheet: Sheet, from: number, spaced: boolean, loose = false): number => {
  let at = from + 1
  while (at - from < 14) {
    const mark = sheet.tokens[at]?.raw ?? ''
    if (
      (mark === '-' || mark === '.' || mark === '/') &&
      isGlued(sheet, at) &&
      isNumber(sheet, at + 1) &&
      isGlued(sheet, at + 1)
    ) {
      at += 2
    } else if (spaced && mark === '-' && isNumber(sheet, at + 1)) at += 2
    else if (spaced && isNumber(sheet, at) && /^\d{3,5}$/.test(mark)) at += 1
    else if (loose && isNumber(sheet, at) && /^\d{1,8}$/.test(mark)) at += 1
    else break
  }
  return at
}

/** The digits of a number that is written with marks. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
