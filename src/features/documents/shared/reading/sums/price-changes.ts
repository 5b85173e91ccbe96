import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'

/** What a thing costs from now on, and what it cost before. */
export interface PriceChange {
  readonly name: string
  readonly before: number
  readonly after: number
  /** `per kg`; empty where none is told. */
  readonly per: string
}

const sum = String.raw`((?:rp\.?\s?)?\d[\d.]{0,12}(?:,\d{1,2})?(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))?)`
const moves = String.raw`(?:(?:naik|turun|berubah|disesuaikan|yang\stadinya)\s)?`
const turns = String.raw`\s(?:(?:naik|turun|berubah)\s)?(?:jadi|menjadi|ke|->|→)\s`
const name = String.raw`^((?:[^\d]|\d{1,3}\s?(?:kg|liter|ltr|l|ml|gr|gram|cc|oz)(?!\p{L})){2,80}?)\s`
const unit = String.raw`(?:\s?(?:\/\s?|per\s)(\p{L}{2,12}))?`
/** `dari 5.000 jadi 6.000`, `12.000 jadi 14.000`; `jadi 12.000 dari 10.000`, `13.000 (sebelumnya 11.000)`. */
const rising = new RegExp(String.raw`${name}${moves}(?:dari\s)?${sum}${turns}${sum}${unit}`, 'iu')
const risen = new RegExp(
  String.raw`${name}${moves}(?:(?:jadi|menjadi)\s)?${sum}\s\(?(?:dari|sebelumnya|semula|tadinya|dulunya|dulu|awalnya)\s${sum}${unit}`,
  'iu',
)
/** What stands before the thing in its clause. */
const leads = [
  /^.*:\s/u,
  /^(?:.*\s)?(?:harga|tarif|biaya|ongkos|kenaikan|penyesuaian|perubahan)(?:nya)?\s(?:untuk\s(?!semua))?/iu,
  /^(?:ke|kepada|untuk|buat)\s(?:semua\s|para\s)?(?:pelanggan|langganan|konsumen|pembeli|warga|member|reseller|agen)\s/iu,
]

const changeIn = (told: string): PriceChange | null => {
  // `mulai 1 januari 2027: pashmina dari 25rb …`: the day before the colon is none of the thing.
  const clause = told.replace(/^[^:]{0,160}:\s+/u, '')
  const up = rising.exec(clause)
  const [, said = '', one = '', other = '', per = ''] = up ?? risen.exec(clause) ?? []
  const [first, second] = [sumIn(one), sumIn(other)]
  const thing = leads
    .reduce((rest, lead) => rest.replace(lead, ''), `${said} `)
    .replace(/^(?:dan|serta|sama|lalu|terus)\s/i, '')
    .trim()
  if (first === null || second === null || first === second || thing === '' || thing.split(' ').length > 5) return null
  const [before, after] = up === null ? [second, first] : [first, second]
  return before < 100 || after < 100 ? null : { name: thing, before, after, per }
}

/** The prices that a notice changes: `cuci kering naik dari 5.000 menjadi 6.000 per kg, setrika 3rb jadi 4rb`. */
export const priceChanges = (text: string): PriceChange[] =>
  text.split(/,(?!\d)|[;\n]|\.(?=\s)|\s(?:dan|serta)\s(?=\p{L})/u).flatMap((clause) => changeIn(clause.trim()) ?? [])
