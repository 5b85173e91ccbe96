const shareOfSum = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)\s(?:dari|dr)(?!\p{L})/iu
const noPart = /\b(?:diskon|disc|potong\p{L}*|ppn|pph|pajak|bunga|komisi|fee|jasa|denda)\s$/iu
/** `30% dari nilai kontrak 125 juta`: the share of the one sum that is told; null for other shares. */
export const partOf = (text: string, whole: number | null): number | null => {
  const told = shareOfSum.exec(text)
  if (told === null || whole === null || noPart.test(text.slice(0, told.index))) return null
  const part = (whole * Number((told[1] ?? '').replace(',', '.'))) / 100
  return Number.isSafeInteger(part) && part > 0 ? part : null
}
