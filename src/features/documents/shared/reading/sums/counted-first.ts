import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { LetterLine } from '../../letter.ts'

const counted =
  /(?<![\p{L}\d.,@/-])(\d{1,5})\s+((?!rb|ribu|jt|juta|jan|feb|mar|apr|mei|jun|jul|agu|ags|agt|sep|okt|nov|des|hari|bulan|tahun|jam|orang|lantai|paling|maksimal|minimal|atau|sampai|hingga)\p{Ll}[\p{L}\d -]{2,48}?)(?=\s*(?:[,.;:\n+&]|$)|\s(?:dan|sama|serta|ke|dari|di|untuk|buat|plus|dikirim|diantar)\s)/gu

/** What was read before a count and names no thing: somebody, a vehicle with its plate, the sending itself. */
const noThing =
  /^(?:pengiriman|kiriman|muatan|pemesanan|pesanan|order|antar|kirim|bawa|(?:surat )?(?:berita acara )?serah terima|berita acara|tanda terima|surat jalan)(?: barang)?$|^(?:nyerah|menyerah|serah)\p{Ll}*$|(?<!\p{L})(?:sopir|supir|nopol|plat)(?!\p{L})|[A-Z]{1,2} \d{1,4} [A-Z]{1,3}|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u

/**
 * `pengiriman 30 sak semen dan 12 batang besi`, `…: 120 karung lada`: goods of a paper that hands them over, where each
 * stands behind its count; the lines as they are where their names are names of things.
 */
export const countedFirst = (lines: readonly LetterLine[], text: string): readonly LetterLine[] => {
  const [first] = lines
  if (first === undefined || first.price !== null || !noThing.test(first.description)) return lines
  const found = [...text.matchAll(counted)].map(([, count = '', words = '']): LetterLine => {
    const [unit = '', ...rest] = words.trim().split(/\s+/)
    const known = rest.length > 0 ? unitOf(unit) : null
    return {
      description: known === null ? words.trim() : rest.join(' '),
      quantity: Number(count),
      unit: known ?? '',
      price: null,
    }
  })
  return found.length > 0 && found.length >= lines.length - 1 ? found : lines
}
