import { isTown } from '../parties/towns.ts'

const person = String.raw`(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Kk]ak|[Bb]ang|[Dd]ek|[Oo]m|[Tt]ante)\s)?\p{Lu}\p{Ll}{1,15}(?:\s\p{Lu}\p{Ll}{1,15}){0,2}`
const between = String.raw`(?:,?\s(?:dan|sama|serta|&)\s|,\s?|\n(?:[-•*]\s?|\d{1,2}[.)]\s?)?)`
const list = String.raw`${person}(?:${between}${person}){1,40}`
const price = String.raw`(?:@\s?)?(?:[Rr]p\.?\s?)?\d{1,3}(?:[.,]\d{1,3}){0,3}\s?(?:rb|ribu|rebu|k|jt|juta)?\s?(?:per|\/)\s?(?:orang|org|anak|siswa|murid|peserta|kepala|pax)`

/** `450rb per orang: Rian, Dini dan Pak Hasan`: nobody counted those who pay, and each is named behind the price. */
const namedBehind = new RegExp(
  String.raw`(${price})\s?(?:(?:yaitu|yakni|atas nama|a\.?n\.?)\s?:?|:)\s*(?:[-•*]\s?|1[.)]\s?)?(${list})(?=\s*(?:[.;\n]|$))`,
  'gu',
)
/** `yang ikut Rian, Dini, Sari, 450rb per orang`: the same before the price. */
const namedBefore = new RegExp(
  String.raw`(?<!\p{L})(?:[Yy](?:an)?g ikut|[Pp]eserta(?:nya)?|[Rr]ombongan(?:nya)?|[Aa]nggota(?:nya)?)\s?:?\s(${list})[,.;:\n]\s?(?:masing-masing\s|semua\s)?(${price})`,
  'gu',
)

const countOf = (names: string): number => {
  const persons = names.split(new RegExp(between, 'u'))
  return persons.every((name) => isTown(name)) ? 0 : persons.length
}

const counted = (said: string, sum: string, names: string): string => {
  const count = countOf(names)
  return count > 1 ? `${count} orang ${sum}` : said
}

/** A message in which those who are named, each paying a price `per orang`, are counted. */
export const withPersonsCounted = (text: string): string =>
  text
    .replaceAll(namedBehind, counted)
    .replaceAll(namedBefore, (said, names: string, sum: string) => counted(said, sum, names))
