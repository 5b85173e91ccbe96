/** Whole words, alternatives between `|`; each is a pattern. */
export const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** What all of them come to together is asked, beside which of them is the best. */
export const asksForAll = words(
  'total(?:nya)?(?: \\p{L}+){0,2} (?:berapa|brp|brapa|piro)|(?:berapa|brp) total(?:nya)?|total (?:laba|untung)|gabungan(?:nya)?|(?:me)?nyumbang|kontribusi(?:nya)?',
)

/** More takings than now are asked for. */
export const asksMoreTakings = words(
  '(?:omzet|omset|penjualan|jualan)(?:nya)? (?:\\p{L}+ ){0,3}(?:naik|nambah|tambah|bertambah)|tambahan (?:omzet|omset|penjualan)|(?:naik|nambah) (?:omzet|omset|penjualan)',
)
