import { words } from '../scene.ts'

/** What usually helps against a complaint, by its words: the most particular first. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    words('bocor|tumpah|rembes|penyok|kemasan\\p{L}*|packing\\p{L}*|bungkus\\p{L}*'),
    'ganti wadah yang tutupnya rapat, lapisi plastik lagi, dan coba guncang satu bungkus sebelum dikirim.',
  ],
  [
    words('ukuran\\p{L}*|kekecilan|kebesaran|size'),
    'pasang tabel ukuran dalam cm dan tanyakan ukuran pembeli sebelum barang dikirim.',
  ],
  [
    words('salah|ketuker|tertukar|kurang (?:item|barang|lengkap)|lupa|tidak lengkap|ga lengkap|beda|warna'),
    'bacakan ulang pesanan ke pembeli, tempel notanya di bungkus, dan minta orang lain mengecek sebelum keluar.',
  ],
  [
    words('lama|telat|lambat|lelet|terlambat|antri\\p{L}*|antre\\p{L}*|nunggu|menunggu|molor'),
    'catat jam pesan dan jam sampai seminggu untuk tahu macetnya di dapur atau di jalan, lalu sebut perkiraan waktu ke pembeli sejak awal.',
  ],
  [
    words('rusak|pecah|cacat|lepas|robek|sobek|patah|copot|luntur|jahitan\\p{L}*'),
    'periksa barang satu per satu sebelum dikemas, sisihkan yang cacat, dan minta ganti ke pemasok kalau asalnya dari sana.',
  ],
  [
    words('basi|bau|busuk|kotor|jorok|rambut|lalat|ulat|kutu'),
    'hentikan dulu barang dari batch itu, cek tanggal dan cara simpan, dan bersihkan tempat kerja sesuai daftar tiap tutup.',
  ],
  [
    words('asin|hambar|manis|pedas|pedes|rasa\\p{L}*|dingin|keras|alot|gosong|mentah|porsi'),
    'timbang bumbu dan porsi dengan takaran yang ditulis, cicipi tiap batch, dan tanyakan selera saat pembeli memesan.',
  ],
  [
    words('judes|jutek|kasar|galak|ramah|pelayan\\p{L}*|karyawan|kasir|kurir|admin|balas\\p{L}*|respon\\p{L}*'),
    'sepakati cara menyapa dan batas waktu membalas, dan ajak bicara yang bertugas dengan contoh kejadiannya.',
  ],
  [
    words('mahal|harga|ongkir'),
    'tunjukkan isi dan mutunya di foto, atau sediakan ukuran yang lebih kecil dengan harga lebih ringan.',
  ],
]

/** The usual remedy for a complaint of these words; null where none is known. */
export const remedyFor = (complaint: string): string | null =>
  remedies.find(([cue]) => cue.test(complaint))?.[1] ?? null
