import { withinEdits } from '#core/text/shared/edit-distance.ts'

const ignored = new Set(
  'nya si yang barang produk item baris untuk buat dari satuan per harga jumlah di pada stok menu'.split(' '),
)

const pointers = new Set(['yang', 'yg', 'si', 'nya', 'itu', 'ini', 'tadi'])
/** What something is, before its name: `paket wisuda`, `layanan creambath`. */
const sorts = new Set(['paket', 'layanan', 'jasa', 'kelas', 'program', 'varian', 'tipe'])

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 5 ? word.replace(/nya$/, '') : word))
    .filter((word) => word !== '' && !ignored.has(word))

/** The words of a name; a thing may be called by a word that mostly only introduces one: `yang produk`. */
const tellingIn = (text: string): string[] => {
  const words = wordsOf(text)
  return words.length > 0
    ? words
    : text
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '' && !pointers.has(word))
}

const matches = (said: string, own: string): boolean =>
  said === own || (said.length >= 4 && withinEdits(said, own, said.length >= 8 ? 2 : 1))

const ordinals: Readonly<Record<string, number>> = {
  pertama: 1,
  kesatu: 1,
  kedua: 2,
  ketiga: 3,
  keempat: 4,
  kelima: 5,
  keenam: 6,
  ketujuh: 7,
  kedelapan: 8,
  kesembilan: 9,
  kesepuluh: 10,
}
const place =
  /^(?:(?:baris|barang|item|produk|poin|urutan|yang|yg|pada|di)\s+)*(?:(?:no|nomor|nomer)\.?\s*|ke(?:[\s-]+|(?=\d)))?(\d{1,3}|\p{L}+|paling (?:atas|bawah))$/u

/** `baris kedua`, `barang nomor 3`, `yang terakhir`: a place in a list of that length; null for other words. */
const placeIn = (said: string, length: number): number | null => {
  const lower = said.toLowerCase().trim()
  const word = place.exec(lower)?.[1] ?? ''
  if (word === 'terakhir' || word === 'paling bawah') return length - 1
  const number =
    word === 'paling atas' ? 1 : (ordinals[word] ?? (/^\d+$/.test(word) && word !== lower ? Number(word) : 0))
  return number >= 1 && number <= length ? number - 1 : null
}

/** True where some words mean all of a list. */
export const meansAll = (said: string): boolean => /\b(?:semua|seluruh|semuanya|tiap|setiap)\b/i.test(said)

const ofAll = new Set(
  'semua semuanya seluruh seluruhnya tiap setiap toko warung usaha jualan ada ini itu tadi ya'.split(' '),
)

/** `semua bakso`: all that the words name; `semua` alone is the whole list, without what is taken out of it. */
const allNamed = (said: string, names: readonly string[]): number[] => {
  const [wanted = '', ...others] = said.split(/\b(?:kecuali|selain)\b/i)
  const out = others.flatMap((part) => part.split('/')).flatMap((one) => findNamed(one.trim(), names))
  const words = wordsOf(wanted).filter((word) => !ofAll.has(word))
  return names.flatMap((name, at) => {
    const own = wordsOf(name)
    const isMeant = words.every((word) => own.some((one) => matches(word, one)))
    return isMeant && !out.includes(at) ? [at] : []
  })
}

/**
 * Which names of a list some words mean: by their words, one misspelling away, by their number, `semua`; several where
 * the words fit several equally well, empty where they fit none. Answers places in the list.
 */
export const findNamed = (said: string, names: readonly string[]): number[] => {
  if (meansAll(said)) return allNamed(said, names)
  const words = tellingIn(said)
  if (words.length === 0) return []
  const scores = names.map((name) => {
    const own = tellingIn(name)
    const hits = words.filter((word) => own.some((one) => matches(word, one))).length
    return hits === words.length ? hits / Math.max(own.length, 1) : 0
  })
  const best = Math.max(0, ...scores)
  const found = scores.flatMap((score, at) => (score > 0 && score === best ? [at] : []))
  if (found.length > 0) return found
  const bare = words.filter((word) => !sorts.has(word))
  if (bare.length > 0 && bare.length < words.length) return findNamed(bare.join(' '), names)
  const at = placeIn(said, names.length)
  return at === null ? [] : [at]
}
