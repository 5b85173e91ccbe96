import { endsClause, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'
import { linesWithin } from './line-scope.ts'

const refusing = wordSet('tidak tanpa bebas non bukan')
const justWords = wordSet('hanya cuma cuman khusus only aja saja doang tok')
/** Around the thing that alone bears the tax. */
const around = wordSet(
  'ppn pajak kena dikenakan terkena yang untuk buat dari di ke pada % persen + tambah ditambah plus itu harga pakai',
)
const goodsWords = wordSet('barang material produk bahan unit')
const services = wordSet(
  'jasa ongkos ongkir biaya upah pasang pemasangan transport instalasi servis pengiriman kirim antar angkut',
)

const plain = (word: string): string => word.replace(/(?<=\p{L}{3})nya$/u, '')
const wordsOf = (name: string): readonly string[] =>
  (
    name
      .toLowerCase()
      .replace(/\s\(.*\)$/, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(plain)

const isService = (name: string): boolean => services.has(wordsOf(name)[0] ?? '')

/** The words of the clause around a place. */
const clauseAround = (sheet: Sheet, at: number): readonly string[] => {
  let [from, to] = [at, at]
  while (from > 0 && !endsClause(sheet, from - 1)) from -= 1
  while (!endsClause(sheet, to)) to += 1
  return sheet.tokens.slice(from, to).map((token) => token.low)
}

/** Which of the names a clause leaves without tax, by the one thing that bears it. */
const besides = (thing: readonly string[], names: readonly string[]): readonly string[] => {
  if (thing.some((word) => goodsWords.has(word))) return names.filter(isService)
  if (thing.length === 1 && thing[0] === 'jasa') return names.filter((name) => !isService(name))
  const rest = names.filter((name) => !wordsOf(name).some((word) => thing.includes(word)))
  return rest.length < names.length ? rest : []
}

/**
 * `laptop kena PPN 11%, instalasi tidak kena PPN`, `PPN 11% barangnya saja`: the lines and charges of these names bear no
 * tax. Empty where all of them do.
 */
export const untaxedNames = (sheet: Sheet, names: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (low(sheet, at) !== 'ppn') continue
    const clause = clauseAround(sheet, at)
    const words = clause.map(plain)
    const isRefused = [at - 1, at - 2].some((place) => refusing.has(low(sheet, place)))
    const thing = words.filter((word) => /^\p{L}/u.test(word) && !around.has(word) && !justWords.has(word))
    if (isRefused) {
      const whole = names.filter((one) => wordsOf(one).every((word) => words.includes(word)))
      const told = linesWithin(
        { named: thing, except: [] },
        names.map((name) => ({ name })),
      )
      for (const name of [...whole, ...told.map((one) => one.name)]) found.add(name)
    } else if (clause.some((word) => justWords.has(word))) for (const name of besides(thing, names)) found.add(name)
  }
  return found.size < names.length ? [...found] : []
}
