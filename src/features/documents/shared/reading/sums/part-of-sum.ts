import { figuresIn } from '#core/assistant/shared/told-clauses.ts'

const shareOfSum = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)\s(?:dari|dr)(?!\p{L})/iu
const noPart = /\b(?:diskon|disc|potong\p{L}*|ppn|pph|pajak|bunga|komisi|fee|jasa|denda)\s$/iu
/** `30% dari nilai kontrak 125 juta`: the share of the one sum that is told; null for other shares. */
export const partOf = (text: string, whole: number | null): number | null => {
  const told = shareOfSum.exec(text)
  if (told === null || whole === null || noPart.test(text.slice(0, told.index))) return null
  const part = (whole * Number((told[1] ?? '').replace(',', '.'))) / 100
  return Number.isSafeInteger(part) && part > 0 ? part : null
}

const receivedAs =
  /(?<!\p{L})(?:terima|diterima)\s(?:uang\s)?(?:dari\s[^,;\n\d]{3,40}?\s)?(?:uang\s|sebesar\s|sejumlah\s)?((?:rp\.?\s?)?\d[\d.]{0,11}\s?(?:rb|ribu|jt|juta)?)\s(?:sebagai|untuk|buat|utk)\s(?:pembayaran\s)?(?:cicilan|angsuran|termin)(?!\p{L})/iu
const cameNow =
  /(?<!\p{L})(?:yang|yg)\s(?:masuk|dibayar(?:kan)?|disetor(?:kan)?|ditransfer|diterima|bayar|setor)(?:nya)?\s(?:hari ini|sekarang|kali ini|tadi|barusan)\s(?:baru\s|cuma\s|sebesar\s)?((?:rp\.?\s?)?\d[\d.,]{0,11}\s?(?:rb|ribu|jt|juta)?)(?!\p{L})/iu
/** `dibayar cash 20jt dulu`: what is paid of it now; the rest comes later. */
const paidFirst =
  /(?<!\p{L})(?:di)?bayar(?:nya)?\s(?:cash\s|tunai\s|kontan\s|transfer\s)?((?:rp\.?\s?)?\d[\d.,]{0,11}\s?(?:rb|ribu|jt|juta)?)\s(?:dulu|dahulu|dulu2an)(?!\p{L})/iu
/** `dibayar dua kali, ini yang pertama 2,5jt`, `cicilan ketiga 800rb`, `termin ke-2 sebesar 12jt` */
const inTurn =
  /(?:(?<=\d\s?x|kali)[,;]?|(?<!\p{L})(?:yang|yg|cicilan|angsuran|termin|tahap|pembayaran|bayaran|setoran))\s(?:yang\s|yg\s)?(?:(?:ke\s?-?\s?)?(?:pertama|kedua|ketiga|keempat|kelima|keenam|\d)(?:nya)?|sekarang|(?:kali|hari)\sini)\s(?:ini\s|baru\s|dibayar\s|sebesar\s|sejumlah\s){0,2}((?:rp\.?\s?)?\d[\d.,]{0,11}\s?(?:rb|ribu|jt|juta)?)(?![\p{L}\d%])/giu

/** The one part that is told by its turn, where the whole that it is part of is told too; several are a list of all that came. */
const partInTurn = (text: string): number | null => {
  const [told, ...others] = [...text.matchAll(inTurn)]
  const part = figuresIn(told?.[1] ?? '')[0]?.value
  if (part === undefined || others.length > 0) return null
  return figuresIn(text).some(({ value, isMoney }) => isMoney && value > part) ? part : null
}

/** `terima dari Pak Yosep 3.500.000 sebagai cicilan kedua`, `yang masuk hari ini 500rb`: the part that was received; null where none is told so. */
export const receivedPart = (text: string): number | null =>
  figuresIn([receivedAs, cameNow, paidFirst].map((told) => told.exec(text)?.[1]).find(Boolean) ?? '')[0]?.value ??
  partInTurn(text)
