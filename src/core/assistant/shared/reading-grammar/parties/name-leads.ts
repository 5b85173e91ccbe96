import { nameEnds, orderNouns, others, ownWords, roles, tradeWords } from './business-name-words.ts'
import type { Word } from './name-runs.ts'
import { wordSet } from '../words.ts'

/** What is said, and names nobody. */
export const saying = /^(?:slogan?|tagline|mott?o|jargon|judul|tulisan)(?:nya)?$/
/** What a list or a contact stands under. */
export const labels = wordSet(
  'menu harga paket layanan alamat lokasi kontak telp wa jam buka fasilitas catatan daftar barang produk isi kelas latihan cabang ukuran warna rasa syarat info bahan kategori jurusan proyek rute',
)
/** A business without its trade. */
export const plainTrades = wordSet('usaha bisnis jasa rumahan home kecil kecilan')
const forWhom = wordSet('untuk utk buat bwt bagi kanggo')

/** `website komunitas lari Solo Runners`: small words lead from the order to the name, and no clause ends between. */
export const isOrdered = (words: readonly Word[], at: number): boolean => {
  for (let back = at; back > 0 && at - back < 6; back -= 1) {
    const last = words[at - 1]?.low ?? ''
    if (words[back]?.opens || (nameEnds.has(last) && !forWhom.has(last))) return false
    const before = words[back - 1]
    if (before && orderNouns.has(before.low)) return true
    if (before && !/^\p{Ll}/u.test(before.text)) return false
  }
  return false
}

/**
 * The small words that say what somebody does, from the opening of the clause, the order or the word for a business to the
 * name at `at`: `usaha tambal panci Mas Yoto`. Empty where another word stands between them.
 */
export const doingBefore = (
  words: readonly Word[],
  at: number,
): { readonly doing: string[]; readonly isHead: boolean } => {
  const doing: string[] = []
  for (let back = at; !words[back]?.opens && at - back < 6; back -= 1) {
    const word = words[back - 1]
    if (!word) break
    const isStop = orderNouns.has(word.low) || plainTrades.has(word.low) || forWhom.has(word.low)
    if (isStop || ownWords.has(word.low)) return { doing, isHead: plainTrades.has(word.low) }
    if (!/^\p{Ll}/u.test(word.text) || nameEnds.has(word.low) || others.has(word.low) || roles.has(word.low)) break
    doing.unshift(word.low)
    if (word.opens) return { doing, isHead: tradeWords.has(word.low) }
  }
  return { doing: [], isHead: false }
}

/** `pet grooming saya di Pekanbaru: PawMandi.`: before the colon a business is spoken of, and nobody's role. */
export const presents = (words: readonly Word[], at: number): boolean => {
  const before: Word[] = []
  for (let back = at - 1; back >= 0 && at - back < 9; back -= 1) {
    const word = words[back]
    if (!word || (word.ends && back < at - 1)) break
    before.push(word)
  }
  return (
    before.some(({ low }) => tradeWords.has(low) || ownWords.has(low)) &&
    !before.some(({ low }) => roles.has(low) || labels.has(low) || saying.test(low))
  )
}
