import { canonicalWord } from '#core/assistant/shared/intent/slang.ts'
import { wordsInFull } from '#core/assistant/shared/answers/copywriting/in-writing.ts'
import { officeForm } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { isTown, townWords } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

const letters =
  /(?<![\p{L}\d@._/-])(?:bbm|ktp|sim|spbu|stnk|bpkb|cctv|ac|dp|wc|tv|hp|spp|cod|qris|kpr|shm|po|ntt|ntb)(?![\p{L}\d@._-])/gu
const islands =
  /(?<![\p{L}@._-])(?:indonesia|jawa|bali|sumatra|sumatera|sulawesi|kalimantan|papua|maluku|nusantara|lombok|jabodetabek)(?![\p{L}@._-])/gu
const placed = /(?<=(?<!\p{L})(?:di|ke|dari|area|kota|sekitar|seluruh|daerah|ongkir)\s)\p{Ll}{4,20}(?!\p{L})/gu

/** `bogor depok tangerang`: towns one behind the other are no other words. */
const townsInRow = new RegExp(
  String.raw`(?<!\p{L})(?:${townWords})(?:,?\s(?:dan\s)?(?:${townWords})){1,8}(?!\p{L})`,
  'giu',
)

/** Words of the owner as a page writes them: `syarat ktp, kirim ke seluruh jawa` as `syarat KTP, kirim ke seluruh Jawa`. */
export const properlyWritten = (text: string): string =>
  text
    .replace(/^\p{Lu}\p{Ll}{1,3}(?!\p{L})/u, (word) =>
      /^(?:Dp|Cod|Ktp|Sim|Spp|Ac|Qris)$/.test(word) ? word.toUpperCase() : word,
    )
    .replaceAll(/(?<![\p{L}\d-])h-(?=\d)/gu, 'H-')
    .replaceAll(letters, (word) => word.toUpperCase())
    .replaceAll(islands, sentenceCase)
    .replaceAll(/(?<!\p{L})se\s(?=Jabodetabek|Indonesia|Jawa)/gu, 'se-')
    .replaceAll(townsInRow, (row) => row.replaceAll(/(?<!\p{L})(?!dan\s)\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .replaceAll(placed, (word) => (isTown(word) ? sentenceCase(word) : word))

/** `helm sama jas hujan`: one thing and another; `sama dengan`, `kerja sama`, `harga sama` are the same. */
const together =
  /(?<=\p{L}{2}\s)(?<!(?:sudah|termasuk|kerja|bekerja|harga|yang|tetap|rasa|rasanya|kualitas|mutu|pada|bareng|kenal)\s)sama(?=\s(?!(?:dengan|seperti|sekali|saja|persis|rata|semua|kayak)(?!\p{L}))\p{L})/gu

/** Words of consonants alone are never words of their own: `kmrn`, `bgt`. */
const withoutVowels = /(?<!\p{L})[bcdfghjklmnpqrstvwxyz]{3,6}(?!\p{L})/gu

/** Spaces at its edges stay where they were. */
const edged = (part: string, change: (text: string) => string): string => part.replace(/\S(?:[\s\S]*\S)?/u, change)

/** What an owner typed, as visitors of the page read it: `gratis helm sama jas hujan lho` as `gratis helm dan jas hujan`. */
const inOwnWords = (text: string): string =>
  // `Udah nangani …`: the capital of a sentence is no name's.
  wordsInFull(text.replace(/^\p{Lu}\p{Ll}+(?!\p{L})/u, (word) => sentenceCase(officeForm(word.toLowerCase()) ?? word)))
    .replaceAll(together, 'dan')
    .replaceAll(withoutVowels, canonicalWord)
    .replace(/\s(?:kok|kak|gan)$/u, '')

/** The same for all but what somebody is quoted with. */
export const forVisitors = (text: string): string =>
  properlyWritten(
    text
      .split(/(“[^”]*”)/u)
      .map((part, at) => (at % 2 === 1 || part.trim() === '' ? part : edged(part, inOwnWords)))
      .join(''),
  )
