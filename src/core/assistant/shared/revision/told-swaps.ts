import { clean, only, pattern, rightly, value } from './correction-words.ts'

/** One thing in the place of another, as a message names both; `of` is what they are of, empty where it is not said. */
export interface Swap {
  readonly of: string
  readonly from: string
  readonly to: string
}

const joined =
  '(?:(?:(?:sudah|sekarang|namanya)\\s+)*(?:di)?ganti(?:in|kan)?(?:\\s+(?:jadi|sama|dengan|ke|oleh))?|sekarang|tapi|tp|melainkan|(?:se)?harusnya|(?:se)?mestinya|(?:yang|yg)\\s+(?:benar|bener|betul)|jadi|menjadi|diisi)'
const said = '(\\S.{0,80}?)'
const last = '(\\S.{0,80})'
const ofOne = '(\\p{L}[\\p{L} ]{1,40}?(?:nya|\\b))'

/** `600 bukan 500`, `harganya 600, bukan 500`. */
const instead = pattern(
  `^(?:(\\p{L}[\\p{L} ]{1,30}?nya|\\p{L}[\\p{L} ]{1,30}?(?=\\s+\\d))\\s+)?${only}${value}[\\s,]+(?:dan\\s+)?bukan(?:nya)?\\s+(?:di\\s+(?=\\p{L}))?(\\S.{0,60})$`,
)
/** `bukan Bu Rini tapi Bu Rina`, `bukan 2 lusin, 2 kodi`. */
const notThis = pattern(`^bukan\\s+(\\S[^,]{0,60}?)(?:\\s*,\\s*(?:${joined}\\s+)?|\\s+${joined}\\s+)${last}$`)
/** `harganya bukan 24 tapi 26rb`, `yang bicara bukan Simon, diganti Elsye`, `jabatannya bukan admin, kepala gudang`. */
const ofNotThis = pattern(
  `^(?:(?:yang|yg)\\s+)?${ofOne}\\s+(?:(?:nanti|itu|sekarang)\\s+)*(?:bukan|(?:belum|tidak|gak|ga|nggak)(?=.{1,60}\\b(?:tapi|tp|melainkan)\\b))\\s+(\\S[^,]{0,60}?)(?:\\s+lagi)?(?:\\s*,\\s*(?:${joined}\\s+)?|\\s+${joined}\\s+)${last}$`,
)
/** `Fajar keluar dari tim, ganti Galang`, `mie kuah habis terus ganti aja jadi mie tumis 20rb`. */
const replaced = pattern(
  `^${said}\\s+(?:(?:sudah|udah|udh|sdh)\\s+)?(?:(?:tidak|ga|gak|nggak|ngga)\\s+(?:jadi|bisa|ikut|ada)|batal|keluar|berhenti|resign|pindah|habis|kosong|sakit|libur|cuti)\\b[^,]{0,30}?(?:\\s*,)?\\s*(?:(?:terus|trus|jadi|tolong|minta|makanya)\\s+)*(?:di)?ganti(?:in|kan)?(?:\\s+(?:aja|saja|jadi|sama|dengan|ke|oleh|pakai|pake))*\\s+${last}$`,
)
/** `sprayer diganti pompa air`, `kue kering ditulis 'nastar'`. */
const turned = pattern(
  `^${said}\\s+(?:tolong\\s+|minta\\s+)?(?:diganti|ganti|ditukar|tukar|ditulis|diubah)(?:in|kan)?(?:\\s+(?:aja|saja|jadi|menjadi|sama|dengan|ke|oleh))*\\s+${last}$`,
)
/** `Devi nya tolong dilengkapin: Devi Anggraini`. */
const completed = pattern(
  `^${said}(?:\\s?nya)?\\s+(?:tolong\\s+|minta\\s+)?(?:di)?(?:lengkap(?:i|in|kan)|panjangkan|panjangin)\\s*(?::|,|jadi|menjadi|ke)?\\s+${last}$`,
)

const kin =
  /^(?:(?:anak|adik|kakak|istri|suami|ibu|bapak|teman|saudara|sepupu|keponakan|menantu|si)\s+)?(?:sa|saya|aku|kami|ku|nya|gue|beta)\s+(?=\p{Lu})/u
const spelled = /\s+(?:pake|pakai|dengan|huruf)\s+(?:huruf\s+)?\p{L}$/iu
const comesTo = /^(?:(?:di)?(?:pindah|geser|ganti|ubah|jadi)(?:in|kan)?|menjadi)(?:\s+(?:ke|jadi|di|menjadi))*\s+/i
/** Since when it is so is no part of it. */
const since =
  /\s+(?:sejak|semenjak|mulai|per)\s+(?:\d|(?:awal|akhir|tanggal|tgl|hari|minggu|bulan|tahun|kemarin|tadi|lusa)\b).*$/i
const noMore = /\s+(?:lagi|deh|ya|aja|saja|maksud(?:nya|ku|\s+saya)?|nih)$/i
const quoted = /^['"“](.{1,80})['"”]$/u

const fresh = (to: string): string => {
  const bare = clean(to)
    .replace(comesTo, '')
    .replace(spelled, '')
    .replace(since, '')
    .replace(noMore, '')
    .replace(pattern(`\\s+${rightly}$`), '')
    .trim()
  return (quoted.exec(bare)?.[1] ?? bare).replace(kin, '')
}
const old = (from: string): string =>
  clean(from)
    .replace(noMore, '')
    .replace(/^(?:si|di)\s+/i, '')
const named = (of: string): string => clean(of.slice(of.lastIndexOf(',') + 1)).replace(/^(?:yang|yg)\s+/i, '')

const swap = (of: string, from: string, to: string): Swap | null => {
  const made = { of: named(of), from: old(from), to: fresh(to) }
  return made.from === '' || made.to === '' ? null : made
}

const byWords = (found: RegExpExecArray | null): Swap | null =>
  found ? swap('', (found[1] ?? '').replace(/(\p{L}{3,})nya$/iu, '$1'), found[2] ?? '') : null

/** What a message puts in the place of what; null where it names no two things. */
export const swapped = (text: string): Swap | null => {
  const first = notThis.exec(text)
  if (first) return swap('', first[1] ?? '', first[2] ?? '')
  const second = ofNotThis.exec(text)
  if (second) return swap(second[1] ?? '', second[2] ?? '', second[3] ?? '')
  const third = instead.exec(text)
  // `ketuanya bukan Pak Wito lagi` says who it is no more, and nobody in his stead.
  const isOnlyGone = third !== null && /^\p{Ll}+nya$/u.test(third[2] ?? '')
  if (third && !isOnlyGone)
    return swap(third[1] ?? '', third[3] ?? '', (third[2] ?? '').split(/,\s+(?=\S+\s*$|\p{Lu})/u).at(-1) ?? '')
  return byWords(replaced.exec(text) ?? completed.exec(text))
}

/** `sprayer diganti pompa air`: looked for last, since `ganti` stands in many other corrections. */
export const exchanged = (text: string): Swap | null => {
  const found = byWords(turned.exec(text))
  // What stands before a comma is another matter.
  return found?.from.includes(', ') === true ? null : found
}
