import { monthsNamed } from './days/month-names.ts'
import { claim, endsClause, low, type Sheet, textBetween } from './sheet.ts'
import { persons } from './reckoning/counted.ts'
import { billed } from './reckoning/entry-words.ts'
import { isBill } from './sums/sum-words.ts'
import { wordSet } from './words.ts'

const clauseFrom = (sheet: Sheet, at: number): number => {
  let to = at
  while (to < sheet.tokens.length && !endsClause(sheet, to)) to += 1
  return to
}

const termHeads = new Set(
  `garansi pengiriman pembayaran syarat ketentuan catatan minimal maksimal min maks gratis free bebas revisi denda retur pengerjaan
   estimasi apabila jika bila wajib dilarang barang pelunasan sistem bagi dikirim pembatalan lisensi hak kewajiban
   keterlambatan telat terlambat delivery payment warranty ready stok termin komisi waktu fee titip kapasitas sisa sisanya lama proses`.split(
    /\s+/,
  ),
)
const termPhrases = [
  /\b(?:belum|sudah|tidak|ga|gak|blm|udah|sdh)\s+termasuk\b/i,
  /\b(?:setelah|sesudah|sebelum)\s+(?:dp|uang muka|pelunasan|order|pesanan|pembayaran|barang|serah|acc|approve|invoice)\b/i,
  /\bbagi hasil\b/i,
  /\b(?:ditanggung|menanggung|tanggungan|dilarang|wajib|harus|gaboleh|gabisa)\b/i,
  /^(?:minimal|minimum|min|maksimal|maks)\b/i,
  /\b(?:tidak|gak|ga) (?:bisa|dapat|boleh)\b/i,
  /\b(?:jika|apabila|bila|kalau|kalo)\s/i,
  /^(?:harga )?(?:franko|loco|nego|net)\b/i,
]

/** `denda telat 3 hari sehari 10rb`, `denda 3 hari @10rb`, `telat kembali 3 jam denda 50rb/jam`: on a bill it has come about, and is due. */
const isDue = (sheet: Sheet, text: string): boolean =>
  isBill(sheet) &&
  /\bdenda/i.test(text) &&
  /\b\d{1,3}\s?(hari|jam|minggu|bulan|malam)\b.*(?:per\s?|\/\s?|se)\1|(?:per\s?|\/\s?|se)(hari|jam|minggu|bulan|malam)\b.*\b\d{1,3}\s?\2\b|\b\d{1,3}\s?(?:hari|jam|minggu|bulan|malam)\s?[@x×]/i.test(
    text,
  ) &&
  !/\b(?:maks\p{L}*|min\p{L}*|jika|apabila|bila|kalau|kalo|tiap|setiap|lebih)(?!\p{L})/iu.test(text)

const free = wordSet('gratis free')
/** `retur 4 potong`, `2 orang pembimbing gratis (sudah termasuk)`: how many are not paid for is no condition. */
const isUnpaid = (sheet: Sheet, from: number, to: number): boolean => {
  const isCounted = (at: number): boolean => sheet.claims[at] === 'quantity'
  if (low(sheet, from) === 'retur') return sheet.tokens.slice(from, to).some((_, at) => isCounted(from + at))
  // `kalau kontrak setahun gratis 1 bulan jadi bayar 11 bulan saja`
  const isInEnd = sheet.tokens
    .slice(from, to)
    .some((token, at) => token.low === 'jadi' && billed.has(low(sheet, from + at + 1)))
  if (isInEnd && sheet.tokens.slice(from, to).some((token) => free.has(token.low))) return true
  const before = Math.max(0, from - 7)
  const told = sheet.tokens.slice(before, to)
  const isOfHeads = told.some((token, at) => persons.has(token.low) && isCounted(before + at))
  return isOfHeads && told.some((token) => token.low === 'termasuk') && told.some((token) => free.has(token.low))
}

/** Clauses with a condition, as written. Those that only speak of PPN are a tax, not a condition. */
export const readTerms = (sheet: Sheet): string[] => {
  const found: string[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (endsClause(sheet, at)) continue
    let to = clauseFrom(sheet, at)
    const start = at
    at = to
    let from = start
    while (
      from < to &&
      ['dan', 'dengan', 'serta', 'plus', 'ada', 'juga', 'yang', 'trus', 'terus'].includes(low(sheet, from))
    )
      from += 1
    const text = textBetween(sheet, from, to)
    const head = low(sheet, from)
    if (text.length < 8 || text.length > 200) continue
    const heads = termHeads.has(head) && to - from > 1
    const phrase = termPhrases.some((pattern) => pattern.test(text))
    if (!heads && !phrase) continue
    if (/\b(?:ppn|pajak)\b/i.test(text)) continue
    // `saya ga bisa ngetik rapi`: nobody agrees to it.
    if (
      /^(?:saya|aku|gue|gw)\s(?:tidak|gak?|nggak|enggak|kurang)\s(?:bisa|pandai|jago|pintar|pinter)\s(?:nulis|menulis|ngetik|mengetik|bikin|buat|hitung|ngitung)/i.test(
        text,
      )
    )
      continue
    if (/\b(?:invoice|surat|kuitansi|kwitansi|proposal|laporan|nota|tagihan)\b/i.test(text) && !heads) continue
    const claims = sheet.claims.slice(from, to)
    if (claims.includes('duration') && (!phrase || !claims.includes(null))) continue
    if (isUnpaid(sheet, from, to)) continue
    // `belum bayar September, Oktober, plus denda 50rb tiap bulan`: it is due for each of them.
    if (isDue(sheet, text)) continue
    if (head === 'denda' && /\b(?:tiap|setiap|per|se) ?bulan\b/i.test(text) && monthsNamed(sheet) > 1) continue
    if (claims.includes('bullet') || claims.includes('party') || claims.includes('contact')) continue
    // `sisanya 3x @ 40 juta tiap bulan`: how the rest is paid.
    const isRest =
      ['sisa', 'sisanya'].includes(head) &&
      /\b(?:\d+\s?(?:x|kali)|bulan|minggu|cicil\p{L}*|angsur\p{L}*)(?!\p{L})/iu.test(text)
    // A clause with money is goods or a sum, unless the money is part of a condition.
    const priced =
      claims.includes('money') &&
      !isRest &&
      !/\b(?:denda|minimal|min|gratis|free|jika|apabila|bila|kalau|kalo)\b/i.test(text)
    if (priced || (head === 'barang' && low(sheet, from + 1) === ':')) continue
    if (
      ['pembayaran', 'sisa', 'sisanya', 'barang', 'sistem', 'proses', 'lama', 'stok'].includes(head) &&
      !phrase &&
      to - from < 3
    )
      continue
    if (head === 'pembayaran' && low(sheet, to) === ':') continue
    found.push(sheet.writing === 'upper' ? text.toLowerCase() : text)
    claim(sheet, from, to, 'term')
  }
  return found
}
