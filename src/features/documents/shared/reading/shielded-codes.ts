/** Number plates, marks of things and years behind a name: figures that are a part of what a thing is called. */
const codes =
  /(?<![\p{L}\d])\p{Lu}{1,2} \d{1,4} \p{Lu}{1,3}(?![\p{L}\d])|(?<![\p{L}\d])\p{Lu}{1,4}-?\d{2,4}(?![\p{L}\d.,-])|(?<=\p{Lu}[\p{L}]{2,} )(?:19|20)\d\d(?![\d.,]\d|\s?(?:x|@|pcs|kg|rb|ribu)(?!\p{L}))/gu

const first = 0xe000
const space = '\u{e0ff}'
const months = /(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|nopember|desember)\s$/i

/** A text whose codes are no figures to the rules that stop at one; `unshielded` gives them back. */
export const shielded = (text: string): string =>
  text.replaceAll(codes, (code, at: number) =>
    months.test(text.slice(Math.max(0, at - 12), at))
      ? code
      : code.replaceAll(/\d/g, (digit) => String.fromCodePoint(first + Number(digit))).replaceAll(' ', space),
  )

/** The text as it was. */
export const unshielded = (text: string): string =>
  text
    .replaceAll(space, ' ')
    .replaceAll(/[\u{e000}-\u{e009}]/gu, (digit) => String((digit.codePointAt(0) ?? first) - first))
