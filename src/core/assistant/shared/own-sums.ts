const money = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{1,4}(?:,\d{1,3})?\s?(?:rb|ribu|k|jt|juta))(?![\p{L}\d])`
const reckoning =
  '(?:di)?(?:hitung|itung|ngitung|menghitung|kuhitung|kuitung|takitung|jumlahkan|jumlahin|kujumlah|(?:saya|aku|gue|kami)\\sjumlah|totalin|kutotal|kalkulator|kalkulatornya|hitunganku|itunganku|hitungan\\ssaya|cocokin)'
/** Papers whose sums are reckoned from what they bill. */
const bill = /(?<!\p{L})(?:invoice|invois|invoic|nota|tagihan|kuitansi|kwitansi|faktur|penawaran|bon)(?!\p{L})/iu
/** Beside these words a sum is paid, taken off or added. */
const moved = '(?:di)?(?:potong|diskon|bayar|transfer|dp|tambah|kurang|masuk|ongkir|ongkos)'
/** A sentence that tells what somebody has reckoned: `tadi aku itung pake kalkulator kok 2.450.000 ya?` */
const ownSum = new RegExp(
  String.raw`(?<=[.!?\n;]\s{0,2})(?=[^.!?\n;]{0,80}(?<!\p{L})${reckoning}(?!\p{L}))(?![^.!?\n;]{0,80}(?<!\p{L})${moved})((?:[^.!?\n;\d]|(?<=\d)\.(?=\d)){3,80})(?<!\p{L})(${money})[^.!?\n;\d]{0,40}(?:[.!?;]|$)`,
  'iu',
)
/** `dicek lagi, kalo keliru benerin di invoicenya`: what the assistant is to do with it. */
const checkIt =
  /(?<=[.!?\n;,]\s{0,2})(?:(?:tolong|mohon|coba|tlg)\s)?(?:di)?(?:cek|periksa|koreksi|hitung|itung)(?:kan|in)?\s(?:lagi|ulang|dulu|kembali)(?:\sya)?|(?<=[.!?\n;,]\s{0,2})(?:kalau|kalo|klo|kl|jika)\s(?:\p{L}+\s){0,2}(?:salah|keliru|beda|meleset)\s(?:\p{L}+\s){0,2}(?:di)?(?:benerin|benarkan|betulkan|betulin|perbaiki|koreksi|ralat|ganti)(?:\s[^\d.!?\n;,]{1,30})?/giu

/**
 * A bill's message with what its owner has reckoned told as the total that he expects: `totalnya 2.450.000`, so that it is no
 * row and no question. Any other message comes back unchanged.
 */
export const withOwnSumAsTotal = (message: string): string => {
  const told = bill.test(message) ? ownSum.exec(message) : null
  if (told === null || !/\d/u.test(message.slice(0, told.index))) return message
  const behind = message.slice(told.index + told[0].length)
  return `${message.slice(0, told.index).trimEnd()} totalnya ${told[2] ?? ''}.${` ${behind}`.replaceAll(checkIt, '')}`
}
