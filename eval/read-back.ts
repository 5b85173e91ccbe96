const scales: Readonly<Record<string, number>> = {
  ribu: 1e3,
  rb: 1e3,
  k: 1e3,
  juta: 1e6,
  jt: 1e6,
  miliar: 1e9,
  m: 1e9,
}

const moneyPattern =
  /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(?:[^\S\n]?(ribu|rb|k|juta|jt|miliar|m)(?![\p{L}\d²³]))?/giu

/** Every number of a text as an amount: `Rp 1.250.000`, `1.250.000,00`, `1,25 juta`, `750`. */
export const moneyOf = (text: string): ReadonlySet<number> => {
  const found = new Set<number>()
  for (const [, whole = '', part = '', scale = ''] of text.matchAll(moneyPattern)) {
    const value = Number(`${whole.replaceAll('.', '')}.${part || '0'}`)
    found.add(Math.round(value * (scales[scale.toLowerCase()] ?? 1) * 100) / 100)
  }
  return found
}

const months = 'januari februari maret april mei juni juli agustus september oktober november desember'.split(' ')

const datePattern = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\s*(?:-|–|—|s/d|s\\.d\\.|sampai(?: dengan)?)\\s*(\\d{1,2}))?\\s+(${months.join('|')})\\s+(\\d{4})`,
  'giu',
)
const rangePattern = new RegExp(
  `(?<!\\d)(\\d{1,2})\\s+(${months.join('|')})\\s*(?:-|–|—|s/d|s\\.d\\.|sampai(?: dengan)?)\\s*\\d{1,2}\\s+(?:${months.join('|')})\\s+(\\d{4})`,
  'giu',
)
const numericPattern = /(?<!\d)(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?!\d)|(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g

const iso = (year: string, month: number | string, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
const monthOf = (name: string): number => months.indexOf(name.toLowerCase()) + 1

/** Every date of a text as `2026-11-21`; both ends of `7-9 Desember 2026`. */
export const datesOf = (text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [, first = '', last, month = '', year = ''] of text.matchAll(datePattern)) {
    found.add(iso(year, monthOf(month), first))
    if (last !== undefined) found.add(iso(year, monthOf(month), last))
  }
  for (const [, day = '', month = '', year = ''] of text.matchAll(rangePattern))
    found.add(iso(year, monthOf(month), day))
  for (const [, day = '', month = '', year = '', y = '', m = '', d = ''] of text.matchAll(numericPattern))
    found.add(y ? iso(y, m, d) : iso(year, month, day))
  return found
}

/** The digits alone; `+62` is read as the `0` that owners write. */
export const digitsOf = (text: string): string =>
  text
    .replaceAll(/\+?62[\s-]?(?=8\d)/g, '0')
    .replaceAll(/(?<=\d)[\s.-]+(?=\d)/g, '')
    .replaceAll(/[^\d\n]/g, ' ')
    .trim()

/** For looking words up: lower case, one blank between words, typographic signs levelled. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
