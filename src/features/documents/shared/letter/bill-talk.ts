import type { LetterData } from '../letter.ts'
import { talk } from './bill-talk-words.ts'
import { isBill } from './goods-notes.ts'
import type { StandsThere } from './stands-there.ts'

const self = /(?<!\p{L})(?:saya|aku|gue|gw|ane|(?:anak|istri|suami|adik|kakak|ibu|bapak)\s(?:saya|aku|kami))(?!\p{L})/iu
/** That one cannot write such a paper oneself. */
const unable =
  /(?<!\p{L})(?:tidak|kurang|belum)\s(?:bisa|pandai|pintar|jago|paham|mengerti)\s(?:me|nge)?(?:tik|nulis|tulis|buat|bikin|hitung|ketik)/iu
/** A name within it; where somebody is (`di Wonosobo`) names nobody. */
const naming = /(?<=\p{L}\s\(?)(?<!(?<!\p{L})di\s)\p{Lu}\p{Ll}+/u
/** What the seller binds himself to, or asks of the buyer. */
const binding =
  /(?<!\p{L})(?:garansi|jamin|menjamin|ganti|mengganti|antar|mengantar|kirim|mengirim|pasang|memasang|tanggung|menanggung|sedia|menyediakan|siap|kerja|mengerjakan|terima|menerima|transfer|bayar|rekening|hubungi|jemput|menjemput|rakit|bongkar|bersih|bersihkan|berlaku|bawa|membawa|pakai|memakai|setor|ambil|kalau|apabila|jika|nanti|akan|bisa|boleh|gratis|bonus|perbaik|memperbaik|betul|bener|servis|bantu|urus|jaga|simpan|sewa|pinjam)\p{L}{0,3}(?!\p{L})/iu

/** `48 stel … eh salah ding, 52 stel`, `eh bukan 6 deh 8 sak`: in what that is counted which was told anew. */
const slip =
  /(?<!\p{L})(?:eh|ralat|koreksi|salah|maksudnya),?\s(?:(?:salah|maaf|ding|deng|dink)[\s,]{1,2}|bukan\s\d{1,5}\s(?:deh\s|ding\s|tapi\s)?){0,3}\d{1,5}\s(\p{L}{2,12})/iu

/** A clause without the count that was taken back behind it. */
const settled = (clause: string, message: string): string => {
  const unit = slip.exec(message)?.[1]
  return unit === undefined
    ? clause
    : clause.replaceAll(new RegExp(String.raw`\d{1,5}\s${unit}(?!\p{L})|bukan\s\d{1,5}`, 'giu'), ' ')
}

const figures = (text: string): string[] => text.match(/\d{1,3}(?:\.\d{3})+|\d+/g) ?? []
/** `tambah lagi 15 kotak` of 60 that are 75, `ganti 40 kotak` of those that are not 40 after all: what the paper counts otherwise. */
const isCounted = (figure: string, message: string, paper: ReadonlySet<string>): boolean =>
  new RegExp(String.raw`(?<!\p{L})bukan\s${figure}(?!\d)`, 'iu').test(message) ||
  figures(message).some((other) => paper.has(String(Number(figure) + Number(other))))
const words = (clause: string): string[] => clause.match(/[\p{L}\p{N}.,]*[\p{L}\p{N}]/gu) ?? []

/**
 * Whether a clause beside a bill only talks: all that it tells stands in the paper's rows and sums, or it tells of the
 * owner (`saya kurang pandai mengetik`) and binds nobody. What holds a figure or a name that stands nowhere in `paper`
 * stays.
 */
export const onlyTalks = (
  told: string,
  message: string,
  letter: LetterData,
  paper: string,
  isThere: StandsThere,
): boolean => {
  if (!isBill(letter)) return false
  const isOfSelf = self.test(told) && !binding.test(told) && !naming.test(told)
  if (!/\d/.test(told) && (unable.test(told) || isOfSelf)) return true
  const clause = settled(told, message)
  const left = words(clause.replaceAll(/ongkir(?:nya)?/giu, 'kirim')).filter((word) => !talk.has(word.toLowerCase()))
  const known = new Set(figures(paper))
  return (
    figures(clause).every((figure) => known.has(figure) || isCounted(figure, message, known)) &&
    (left.length === 0 || isThere(left.join(' ')))
  )
}
