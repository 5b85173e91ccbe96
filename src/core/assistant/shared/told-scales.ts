const million = String.raw`(?:jt|juta)`
const bare = String.raw`\d{1,3}(?:,\d{1,2})?(?![\d.,]*\d|\s?(?:jt|juta|rb|ribu|rebu|k|m|miliar|milyar|persen|%|x|kali|orang|hari|bulan|tahun|jam|kg)(?!\p{L})|\s?%|\s\p{L})`

/** `naik jadi 4,5 juta dari 3,8`: the figure that it is compared with is of the same scale. */
const compared = new RegExp(
  String.raw`(?<=(?<![\d.,])\d{1,3}(?:,\d{1,2})?\s?${million}\s(?:dari|sebelumnya|dulunya|tadinya)\s)${bare}(?=[\s,.;]|$)`,
  'giu',
)
/** `gaji 2,2 + makan`: wages with a comma are in millions; nobody is paid two rupiah and a fifth. */
const wages = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:gaji|upah|gajinya|upahnya|gajih)\s(?:pokok\s|awal\s|per\sbulan\s|sebulan\s)?)\d{1,2},\d{1,2}(?![\d.,]*\d|\s?(?:jt|juta|rb|ribu|k|%|persen)(?!\p{L}))`,
  'giu',
)

/** Figures whose scale was left out because it goes without saying, with it. */
export const withScalesTold = (text: string): string =>
  text.replaceAll(compared, (figure) => `${figure} juta`).replaceAll(wages, (figure) => `${figure} juta`)
