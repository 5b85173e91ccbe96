import { inPattern } from '#core/text/shared/in-pattern.ts'
import type { LetterLine } from '../../letter.ts'

const justSize = /^\d[\d.,/]*\s?(?:m2|m²|meter|hektar|are)$/i
const sizeOf = /^\d[\d.,/]*\s?(?:pk|inch|inci|liter|ltr|ml|cc|watt|volt|kva|gram|gr|kg|cm|mm|m2|m²|meter)$/i
const sizeBehind = /\s\d[\d.,/]*\s?\p{L}{1,5}$/u

/** `cuci AC 1 PK 14 unit, 2 PK 3 unit`: a size alone is another one of the thing before it. */
export const likeTheOneBefore = (line: LetterLine, at: number, lines: readonly LetterLine[]): LetterLine => {
  const before = lines[at - 1]?.description ?? ''
  return sizeOf.test(line.description) && sizeBehind.test(before)
    ? { ...line, description: `${before.replace(sizeBehind, '')} ${line.description}` }
    : line
}

const deal = /^(?:titip(?: jual)?|konsinyasi|jual beli|kerja ?sama|pengadaan|pasokan|penyediaan)\s+/i

/** `titip jual nasi kotak, saya kirim 60 kotak tiap hari sekolah`: the unit itself names the one thing of the matter. */
const isNamedByUnit = (subject: string, { description, unit }: LetterLine): boolean =>
  unit !== '' &&
  subject.toLowerCase().endsWith(` ${unit}`) &&
  !description
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 3 && subject.toLowerCase().replace(deal, '').includes(word))

/** `tanah, luas 240 m2, 180 juta`: a size alone is that of the matter; so is what is only counted. */
export const namedBy =
  (subject: string) =>
  (line: LetterLine, _: number, { length }: readonly LetterLine[]): LetterLine =>
    subject !== '' && justSize.test(line.description)
      ? { ...line, description: `${subject} ${line.description}` }
      : length === 1 && isNamedByUnit(subject, line)
        ? { ...line, description: subject.replace(deal, '') }
        : line

/** `paket A 15rb isi 3 macam`: what a thing holds is told behind its price. */
export const withContents =
  (text: string) =>
  (line: LetterLine): LetterLine => {
    const holds =
      line.price === null || /\bisi\b/i.test(line.description)
        ? undefined
        : new RegExp(
            `(?<!\\p{L})${inPattern(line.description)}\\s[^,;:.\\n]{0,30}?\\d\\s?(?:rb|ribu|k|jt|juta|\\.000|000)\\s(isi(?:nya)?\\s\\d{1,3}\\s\\p{Ll}{2,}(?:\\s\\p{Ll}{3,})?)(?=\\s*(?:[,;.\\n]|$))`,
            'iu',
          ).exec(text)?.[1]
    return holds === undefined
      ? line
      : { ...line, description: `${line.description} (${holds.replace(/^isinya/i, 'isi')})` }
  }
