import type { AssistantContext } from '../port.ts'

/** How an owner begins who goes on from what was said: `terus`, `kalau`, `contohnya`, `yang tadi`. */
const opening =
  /^(?:(?:nah|oh|oo|ooh|oke|ok|iya|ya|hmm|eh|min|kak|bang|gan|dan|tapi|jadi)[ ,]{1,3}){0,3}(?:te?rus|lalu|trs|nah|jadi|berarti|brarti|brati|kalau|kalo|klo|klu|nek|yen|mun|lamun|gimana k|bagaimana k|contoh|misal|(?:eh |oh |maaf )?(?:salah|ralat|keliru)\b|(?:enaknya|bagusnya|baiknya|mending|mendingan|pilih) (?:yang|yg) mana|lha|(?:yang|yg) (?:nomor|no|nomer|\d|lain)|yang (?:tadi|itu|ini|pertama|kedua|ketiga|terakhir|nomor|no)|yg (?:tadi|itu|ini|pertama|kedua)|tadi|itu|maksud|punya saya|punyaku|kalo saya|yang lebih|yg lebih|mana yang|kok|kenapa|lebih|selain|cuma|harus itu|ga (?:paham|ngerti|mudeng)|gak (?:paham|ngerti)|nggak (?:paham|ngerti)|tidak (?:paham|mengerti)|belum paham|jelaskan|jelasin|paling|lama|masih|emang|emangnya|memang|apa itu|yakin|beneran|serius|boleh|bisa)/
/** `biayanya berapa`, `syaratnya apa`: a part of what was spoken of. */
const partOfIt =
  /\b(?:di)?(?:biaya|syarat|cara|contoh|harga|tarif|lama|proses|rumus|isi|hitungan|daftar|bayar|urus|ngurus|berlaku|bunga|cicilan|untung|risiko|resiko|iuran|beda|manfaat|guna|tempat|link|alamat|hasil|sisa|total|wajib|bikin|maksud|tanda|ciri|sebab|akibat|denda|alat|bahan|jenis|batas|waktu|alasan|modal|jual|bilang|ngomong|tulis|kirim)(?:nya|ne|na|e)\b/

/** `bayar ga?`, `wajib?`: too short to say what is meant. */
const bare =
  /^(?:bayar|gratis|mahal|murah|lama|susah|sulit|aman|wajib|perlu|cukup|sah|harus|berapa|brp|kapan|di ?mana|siapa|ada|pasti|rugi|untung|wajar|kemahalan|kemurahan|kebanyakan)\b.{0,20}$/

/** Longer messages say themselves what they are about; those that open so may be longer. */
const longest = 60
const longestOpened = 110
const farthest = 3

/** `tambahin harganya 150rb`: a wish for the words that were just written. */
const ofWords =
  /^(?:tolong |coba )?(?:tambah(?:in|kan|i)?|masuk(?:in|kan)|sebut(?:in|kan)|ganti|pakai|pake|kasih|harganya|singkat(?:in|kan)|pendek(?:in|kan)|ringkas(?:in|kan)?|persingkat|kepanjangan)(?!\p{L})/u
const areWritten = /tinggal (?:di)?sal[iu]n/iu
const wishesOfWords = (text: string, turns: AssistantContext['turns']): boolean =>
  text.length <= longest &&
  ofWords.test(text.toLowerCase().trim()) &&
  areWritten.test(turns.findLast(({ sender }) => sender === 'ai')?.content ?? '')

const leans = (text: string): boolean => {
  const lower = text.toLowerCase().trim()
  if (lower.length <= longestOpened && opening.test(lower)) return true
  return lower.length <= longest && (partOfIt.test(lower) || bare.test(lower))
}

/**
 * The owner's earlier words that a short message goes on from (`kalau 24 bulan?`, `contohnya?`), oldest first; null where
 * it speaks for itself. What by itself is not understood leans on them `anyway`.
 */
export const wordsBefore = (text: string, turns: AssistantContext['turns'], anyway = false): string | null => {
  if (!(anyway && text.length <= longestOpened) && !leans(text) && !wishesOfWords(text, turns)) return null
  const words: string[] = []
  for (const { content } of turns.filter(({ sender }) => sender === 'user').toReversed()) {
    words.unshift(content)
    if (words.length >= farthest || !leans(content)) break
  }
  return words.length === 0 ? null : words.join('. ').slice(-600)
}
