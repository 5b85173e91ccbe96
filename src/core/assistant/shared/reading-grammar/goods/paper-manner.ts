import type { Sheet } from '../sheet.ts'

/** Whether a message says any of some words. */
export const says = (sheet: Sheet, words: string): boolean => words.split(/\s+/).some((word) => sheet.words.has(word))

/** How a paper of this sort tells its sums and counts. */
export const mannerOf = (sheet: Sheet): { summed: boolean; counts: boolean } => ({
  // Reports and budgets tell sums, not prices: `gaji 2 orang 3jt`.
  summed: says(sheet, 'laporan proposal anggaran rab') && !says(sheet, 'stok stock persediaan inventaris'),
  // Letters about people count no goods unless they are priced.
  counts:
    !says(
      sheet,
      `undangan tugas sppd spd kuasa izin ijin pernyataan lamaran perjalanan komplain keluhan peringatan teguran sp sp1 sp2 sp3
       rekomendasi keterangan suket pengantar ucapan resign pengunduran cuti domisili balasan`,
    ) || says(sheet, 'jalan invoice penawaran pesanan po barang'),
})
