import { pieceUnits } from './piece-units.ts'
import { sharesNamed } from './shares-and-sums.ts'

const units = `${pieceUnits}|kilo|ons|gram|gr|ml|orang|anak|siswa|santri|kk|ikat|meter|ha|hektar|hari|minggu|bulan|tahun|jam|menit|kali|malam|peserta|pelanggan|pengunjung|responden|cabang`
const figure = `(?:rp\\.?\\s?)?\\d[\\d.,]*\\s?(?:rb|ribu|k|jt|juta|miliar|milyar|%|persen)?(?:\\s?(?:${units})(?!\\p{L})(?:\\s(?:baru|lagi|tambahan)(?!\\p{L}))?)?(?:\\s?(?:\\/|per\\s)\\p{L}+|\\ssehari|\\ssebulan|\\ssetahun)?`
/** What keeps two figures together: `8 sampai jam 5`, `2 malam 3 hari`, `15 Desember 2026`. */
const joined =
  'sampai|hingga|dan|sama|atau|x|dari|jadi|menjadi|ke|diskon|isi|per|untuk|buat|selama|tanggal|jam|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|senin|selasa|rabu|kamis|jumat|sabtu|slide|halaman'
const nextFigure = new RegExp(
  `(?<=\\p{L}\\s)(${figure})\\s+(?!(?:${joined})(?!\\p{L}))(?=\\p{L}+(?:\\s(?!(?:${joined})(?!\\p{L}))\\p{L}+){0,2}\\s(?:rp\\.?\\s?)?\\d)`,
  'giu',
)
/** What begins anew by its own word: `berdiri 2009`, `omzet 35 juta`, `uangnya buat beli mesin`. */
const whatFollows = new RegExp(
  `(?<=[\\p{L}\\d])(?<!(?:sudah|udah|telah))\\s(?:dan\\s)?(?=(?:berdiri|didirikan|pimpinan|pemilik|direktur|alamat|lokasi|kapasitas)\\s|(?:(?:uang|dana)nya|dipakai)\\s(?:untuk|buat)\\s|pesan paling|(?:(?:sudah|udah|telah)\\s)?(?:ber)?jalan\\s\\d|(?:omzet|omset|pendapatan|penghasilan|biaya|pengeluaran|untung|laba|tenor|karyawan|pegawai|pelanggan|langganan|anggota|butuh)(?:nya)?\\s(?:(?:sekitar|kira-kira|rata-rata|cuma|sudah|bersih|kotor)\\s)?(?:rp\\.?\\s?)?\\d)`,
  'giu',
)
/** How long something is lent ends there. */
const lentFor = /((?<!\p{L})tenor\s\d+\s(?:tahun|thn|bulan|bln))\s(?=\p{L})/iu
const whoSends = new RegExp(`(${figure})\\s(?=dari\\s\\p{L}+(?:\\s\\p{L}+){0,4}\\s*$)`, 'iu')

/** `18rb per porsi menu ganti tiap hari`: behind a price for one something new begins. */
const behindPrice =
  /(?<=\d\s?(?:rb|ribu|k|jt|juta)\s(?:per\s|\/)\p{L}+)\s(?!(?:untuk|buat|sudah|termasuk|isi|dengan|min|minimal|kalau|di|ke|dari|per|atau|dan|sama|bonus|gratis)(?!\p{L}))(?=\p{L})/giu

const metric = '(?:omzet|omset|pendapatan|penjualan|untung|laba|biaya|pengeluaran)(?:nya)?'
const sumTold = '(?:rp\\.?\\s?)?\\d[\\d.,]*\\s?(?:rb|ribu|jt|juta|miliar)'
/** `omzet 65jt sebulan laba 14jt`: each is measured by itself, where no name of a branch stands before both. */
const nextMetric = new RegExp(
  `(?<=(?:^|[.,;:\\n])\\s*)(${metric}\\s${sumTold}(?:\\s(?:sebulan|setahun|sehari|per\\s(?:bulan|tahun|hari)))?)\\s(?=${metric}\\s${sumTold})`,
  'giu',
)
const mark = /(,(?!\d)|[;\n]|[:.!?](?=\s))/u
/** So many figures in one breath were told without their commas, whatever stands around them. */
const fewestFigures = 4

const cut = (text: string): string =>
  text
    .replaceAll(nextFigure, '$1, ')
    .replaceAll(behindPrice, ', ')
    .replaceAll(whatFollows, ', ')
    .replace(lentFor, '$1, ')
    .replace(whoSends, '$1, ')

/**
 * What was typed without a single comma, its figures as clauses of their own: `anggota 142 orang simpanan 385 juta
 * SHU 41 juta` is three, as a message or between its marks. Anything else stays as it is.
 */
export const clausesMarked = (given: string): string => {
  const text = sharesNamed(given)
  const breaths = text.trim().split(mark)
  const marked =
    breaths.length === 1
      ? cut(text)
      : breaths.map((one) => ([...one.matchAll(nextFigure)].length + 1 >= fewestFigures ? cut(one) : one)).join('')
  return marked.replaceAll(nextMetric, '$1, ')
}
