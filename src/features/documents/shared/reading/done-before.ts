import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

/** `agen-agen sudah saya kirimi surat kemarin`: what became of another paper. */
const done =
  /(?<!\p{L})(?:sudah|udah|udh|sdh|telah)\s(?:(?:saya|kami|aku)\s)?(?:(?:di|ter)?(?:kirim|buat|bikin|kabar|beri|sampai)\p{L}{0,4}|dikasih|beres|selesai|kelar|jadi)(?!\p{L})/iu
const paper =
  /(?<!\p{L})(?:surat|invoice|nota|kontrak|perjanjian|undangan|penawaran|proposal|kuitansi|kwitansi|pemberitahuan|kabar|beres)(?!\p{L})/iu
/** `pesanan kardus sudah kelar kemarin`: a sentence that tells nothing but that something is done. */
const nothingElse =
  /^[^\d]{3,80}\s(?:sudah|udah|udh|sdh|telah)\s(?:beres|selesai|kelar|aman|diurus|jadi)(?:\s(?:kemarin|kemaren|tadi|semua|kok|ya))*[.!]?$/iu
/** `sekarang buatkan surat ke …`: the order that comes after it. */
const ordersNext =
  /^(?:(?:nah|terus|trus|lalu|kini|sekarang|skrg|tinggal|selanjutnya|berikutnya|lanjut)[,\s]+){1,3}(?:\p{L}+\s){0,2}?(?:tolong|mohon|minta|(?:di)?(?:buat|bikin)\p{L}*|surat|undangan|kontrak|perjanjian|invoice|nota)(?!\p{L})/iu

/** A reading without the sentence that tells what became of another paper, where the order of this one follows it. */
export const withoutDoneBefore = (reading: Reading): Reading => {
  const [first = '', ...rest] = reading.text.split(/(?<=[.!?])\s+|\n+/u)
  return ((done.test(first) && paper.test(first)) || nothingElse.test(first)) && ordersNext.test(rest[0] ?? '')
    ? readMessage(rest.join(' '), reading.today)
    : reading
}
