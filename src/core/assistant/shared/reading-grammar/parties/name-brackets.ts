import type { Party } from '../../reading.ts'

import { companyAt, companyText, personAt } from './name-spans.ts'
import { isHonorific, titleEnd } from './name-words.ts'
import { isFree, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isTown } from './towns.ts'
import { isCapital } from '../words.ts'

/** A party while it is read. */
export type Draft = { -readonly [Key in keyof Party]: Party[Key] }

/** What stands in brackets behind a name: company, title, or town. */
export const readBracket = (sheet: Sheet, at: number, party: Draft): number => {
  let close = at + 1
  while (close - at < 14 && low(sheet, close) !== ')' && sheet.tokens[close]) close += 1
  if (low(sheet, close) !== ')') return at
  let inner = at + 1
  // `Ibu Sulastri (ibunya Tasya)`
  if (/^\p{L}{3,}nya$/u.test(low(sheet, inner))) return close + 1
  if (low(sheet, inner) === 'untuk-perhatian') inner += 1
  if (['pihak', 'selanjutnya', 'disebut', 'yang', 'untuk'].includes(low(sheet, inner))) return close + 1
  const title = titleEnd(sheet, inner)
  if (title > inner) {
    party.title = titleCase(textBetween(sheet, inner, title), sheet.writing)
    inner = title
    while ([',', 'di', 'dari', '-', '/', ':'].includes(low(sheet, inner))) inner += 1
  }
  if (party.name === undefined) {
    const person = personAt(sheet, inner, true)
    if (person) {
      party.name = titleCase(textBetween(sheet, person.from, person.to), sheet.writing)
      const office = low(sheet, person.to) === ',' ? person.to + 1 : person.to
      const end = titleEnd(sheet, office)
      if (party.title === undefined && end > office)
        party.title = titleCase(textBetween(sheet, office, end), sheet.writing)
      return close + 1
    }
  }
  // `Bimbel Cerdas (Ibu Sofia)`: a house, and who stands for it.
  const head =
    party.name !== undefined && party.company === undefined && isHonorific(sheet, inner)
      ? personAt(sheet, inner, true)
      : null
  if (head && party.name !== undefined && !/^(?:bapak|ibu|pak|bu|mas|mbak|sdr|h|hj|dr)\b/i.test(party.name)) {
    party.company = party.name
    party.name = titleCase(textBetween(sheet, head.from, head.to), sheet.writing)
    return close + 1
  }
  // `Dodik Prasetyo (franchisor)`
  const part = sheet.tokens[inner]
  if (
    party.name !== undefined &&
    close === inner + 1 &&
    part?.kind === 'word' &&
    sheet.writing === 'mixed' &&
    !isCapital(part.raw)
  ) {
    party.title ??= titleCase(part.raw, sheet.writing)
    return close + 1
  }
  // `Bengkel Las Anoa (Kendari)`
  if (party.address === undefined && isTown(textBetween(sheet, inner, close))) {
    party.address = textBetween(sheet, inner, close)
    return close + 1
  }
  const company = companyAt(sheet, inner)
  if (company) party.company ??= companyText(sheet, { from: inner, to: close })
  else if (inner < close && isFree(sheet, inner) && sheet.tokens[inner]?.kind === 'word') {
    party.company ??= titleCase(textBetween(sheet, inner, close), sheet.writing)
  }
  return close + 1
}
