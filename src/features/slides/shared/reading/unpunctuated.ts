const units =
  'kg|kilo|ons|gram|gr|ton|kuintal|liter|ml|orang|anak|siswa|santri|kk|pcs|buah|biji|unit|botol|cup|gelas|porsi|bungkus|pack|box|dus|karung|ekor|butir|ikat|lembar|potong|pasang|meter|ha|hektar|hari|minggu|bulan|tahun|jam|menit|kali|malam|peserta|pelanggan|pengunjung|responden|cabang'
const figure = `(?:rp\\.?\\s?)?\\d[\\d.,]*\\s?(?:rb|ribu|k|jt|juta|miliar|milyar|%|persen)?(?:\\s?(?:${units})(?!\\p{L})(?:\\s(?:baru|lagi|tambahan)(?!\\p{L}))?)?(?:\\s?(?:\\/|per\\s)\\p{L}+|\\ssehari|\\ssebulan|\\ssetahun)?`
/** What keeps two figures together: `8 sampai jam 5`, `2 malam 3 hari`, `15 Desember 2026`. */
const joined =
  'sampai|hingga|dan|sama|atau|x|dari|jadi|menjadi|ke|diskon|isi|per|untuk|buat|selama|tanggal|jam|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|senin|selasa|rabu|kamis|jumat|sabtu|slide|halaman'
const nextFigure = new RegExp(
  `(?<=\\p{L}\\s)(${figure})\\s+(?!(?:${joined})(?!\\p{L}))(?=\\p{L}+(?:\\s(?!(?:${joined})(?!\\p{L}))\\p{L}+){0,2}\\s(?:rp\\.?\\s?)?\\d)`,
  'giu',
)
const whoSpeaks =
  /\s(?=(?:kami|saya)\s(?:supply|suplai|jual|menjual|punya|produksi|memproduksi|menyediakan|menawarkan|siap|bisa|butuh|minta)(?!\p{L}))/iu
const whatFollows =
  /(?<=\p{L}\s\p{L}+)\s(?=(?:berdiri|didirikan|pimpinan|pemilik|direktur|alamat|lokasi|kapasitas)\s)/giu
const whoSends = new RegExp(`(${figure})\\s(?=dari\\s\\p{L}+(?:\\s\\p{L}+){0,4}\\s*$)`, 'iu')

/** `18rb per porsi menu ganti tiap hari`: behind a price for one something new begins. */
const behindPrice =
  /(?<=\d\s?(?:rb|ribu|k|jt|juta)\s(?:per\s|\/)\p{L}+)\s(?!(?:untuk|buat|sudah|termasuk|isi|dengan|min|minimal|kalau|di|ke|dari|per|atau|dan|sama|bonus|gratis)(?!\p{L}))(?=\p{L})/giu

const isUnpunctuated = (text: string): boolean => !/[,;\n]|[:.!?]\s/.test(text.trim())

/**
 * A message that was typed without a single comma, its figures as clauses of their own: `anggota 142 orang simpanan 385 juta
 * SHU 41 juta` is three. Any other message stays as it is.
 */
export const clausesMarked = (text: string): string =>
  isUnpunctuated(text)
    ? text
        .replaceAll(nextFigure, '$1, ')
        .replaceAll(behindPrice, ', ')
        .replace(whoSpeaks, ', ')
        .replaceAll(whatFollows, ', ')
        .replace(whoSends, '$1, ')
    : text
