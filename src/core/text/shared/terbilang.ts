const ones = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const
const scales = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'] as const

/** Words of 1 to 999; '' for 0. `seratus`, `sebelas` and `belas` are the irregular ones. */
const groupWords = (group: number): string => {
  if (group < 12) return ones[group] ?? ''
  if (group < 20) return `${ones[group - 10]} belas`
  if (group < 100) return `${ones[Math.floor(group / 10)]} puluh ${groupWords(group % 10)}`.trimEnd()
  const hundreds = group < 200 ? 'seratus' : `${ones[Math.floor(group / 100)]} ratus`
  return `${hundreds} ${groupWords(group % 100)}`.trimEnd()
}

/**
 * A whole number in Indonesian words: 5.750.000 -> `lima juta tujuh ratus lima puluh ribu`.
 * `seribu` only where the thousands group is exactly 1 and leads its group of three (1.001.000 = `satu juta seribu`).
 * Throws RangeError outside the safe integers.
 */
export const terbilang = (value: number): string => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`terbilang needs a whole number: ${value}`)
  if (value === 0) return 'nol'
  if (value < 0) return `minus ${terbilang(-value)}`
  const words: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const group = rest % 1000
    if (group === 0) continue
    words.unshift(scale === 1 && group === 1 ? 'seribu' : `${groupWords(group)} ${scales[scale] ?? ''}`.trimEnd())
  }
  return words.join(' ')
}

/** `lima juta tujuh ratus lima puluh ribu rupiah`. */
export const terbilangRupiah = (value: number): string => `${terbilang(value)} rupiah`
