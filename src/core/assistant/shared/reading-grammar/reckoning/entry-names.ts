import { wordSet } from '../words.ts'

/** Words that stand in many names and refer to none. */
const common = wordSet(
  'harga harganya total jumlah paket ukuran merk untuk buat satu dua tiga isi sama lagi bayar dibayar nyicil lunas',
)

/** `risolnya` speaks of `risol`. */
export const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:nya|na|ne)$/, '') : word)

/** A row of a bill that is named by its day. */
const dayRow = /^(?:tanggal )?(\d{1,2})(?: \p{L}+)?$/u

/** The words by which a thing can be spoken of again; a day by its figure. */
export const namesOf = (text: string): string[] =>
  dayRow.exec(text.toLowerCase())?.slice(1) ??
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem).filter((word) => !common.has(word))

const counting = wordSet(
  'ditagih tagih dihitung diitung hitung itung dimasukin dimasukkan dimasukan masuk masukin bayar dibayar jadi ikut diikutkan',
)

/** Said of what goes as a whole; `belum bayar` leaves it. */
export const dropping = wordSet('tidak jangan jgn ga gak gk nggak ngga ora teu indak gausah gakusah gosah')
const refusing: ReadonlySet<string> = new Set([...dropping, ...wordSet('bukan belum blm')])

const fillers = wordSet('deh dah aja saja dulu dong ya yo kok nih kak min mas mbak pak bu')
const needless = wordSet('usah perlu jadi')
const struck = wordSet(
  'coret dicoret coretin hapus dihapus hapusin cancel dicancel batal dibatalkan dibatalin batalin batalkan skip ilangin hilangkan keluarin keluarkan dikeluarkan',
)

/** `buah potongnya tidak usah deh`, `kartu nama coret aja`: that it is wanted no more is the last that is said. */
export const isStruck = (said: readonly string[]): boolean => {
  const last = said.findLastIndex((word) => !fillers.has(word))
  const word = said[last] ?? ''
  return struck.has(word) || (needless.has(word) && dropping.has(said[last - 1] ?? ''))
}

/** `tidak usah dihitung`, `jangan ditagih`, `belum bayar`. */
export const isRefusal = (said: readonly string[], words: ReadonlySet<string> = refusing): boolean =>
  said.some((word, at) => words.has(word) && [said[at + 1], said[at + 2]].some((next) => counting.has(next ?? '')))

/** `sudah dibayar`, `lunas`. */
export const isSettled = ({ said }: { readonly said: readonly string[] }): boolean =>
  said.includes('lunas') || said.some((word, at) => settled.has(word) && said[at - 1] === 'sudah')
const settled = wordSet('dibayar bayar ditransfer dilunasi dibayarin')
