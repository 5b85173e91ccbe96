import { readFigures } from '../reading-grammar/sums/numbers.ts'
import { unitOf } from '../reading-grammar/goods/units.ts'

/** Something that was told with its price, as the kinds read their goods. */
export interface Thing {
  readonly name: string
  readonly price: number
  /** For what the price is: `kg`, `bln`; empty for the thing itself. */
  readonly unit: string
}

/** So much of something: `6 bulan`, `250 gram`. */
export interface Size {
  readonly count: number
  readonly unit: string
}

const shortUnits: Readonly<Record<string, string>> = {
  bln: 'bulan',
  hr: 'hari',
  mgg: 'minggu',
  jm: 'jam',
  mlm: 'malam',
}

const everyTime: Readonly<Record<string, string>> = {
  harian: 'hari',
  mingguan: 'minggu',
  bulanan: 'bulan',
  tahunan: 'tahun',
}

/** The unit of a word in its usual writing; people are people by any name. */
export const unitNamed = (word: string): string | null => {
  const low = word.toLowerCase()
  const unit = shortUnits[low] ?? unitOf(low) ?? unitOf(low.replace(/nya$/u, ''))
  return unit === 'peserta' || unit === 'siswa' || low === 'kepala' || low === 'tamu' ? 'orang' : unit
}

const sizeIn = new RegExp(String.raw`(?<![\p{L}\d.,/])(\d{1,4}(?:[.,]\d{1,3})?)\s?(\p{L}{1,12}\d?)(?!\p{L})`, 'giu')

/** The sizes that a text tells, with the words that tell them. */
export const sizesIn = (text: string): (Size & { readonly said: string })[] =>
  [...text.matchAll(sizeIn)].flatMap(([said, figures = '', word = '']) => {
    const unit = unitNamed(word)
    const count = readFigures(figures)?.value ?? 0
    return unit === null || count <= 0 ? [] : [{ count, unit, said }]
  })

/** For how much of it a thing's price is; null where only the thing is told. */
export const sizeOf = ({ name, unit }: Thing): Size | null => {
  const told = /^\s*(?:\/|per\s)?\s*(\d{1,4})?\s*(\p{L}+)/iu.exec(unit)
  const own = told === null ? null : unitNamed(told[2] ?? '')
  if (own !== null) return { count: Number(told?.[1] ?? 1), unit: own }
  const [size] = sizesIn(name)
  if (size !== undefined) return { count: size.count, unit: size.unit }
  for (const word of name.toLowerCase().split(/\s+/)) {
    const time = everyTime[word] ?? (word === 'sekilo' ? 'kg' : undefined)
    if (time !== undefined) return { count: 1, unit: time }
  }
  return null
}
