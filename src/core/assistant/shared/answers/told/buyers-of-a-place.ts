/** Who buys at a place, when and for how much: rules of thumb for whoever sells there. */
const places: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sd|sdn|mi|tk|paud|smp|mts|sma|smk|sekolah(?:an)?|anak sekolah)\b/,
    'Di **dekat sekolah** uang jajan kecil: porsi kecil, cepat disajikan, bisa dimakan sambil jalan. Ramainya jam masuk, istirahat, dan pulang; libur sekolah sepi. Minta izin sekolah dulu.',
  ],
  [
    /\b(?:kampus|kuliah|mahasiswa|kos(?:an|t|-kosan)?|univ\p{L}*)\b/u,
    'Di **dekat kampus** pembelinya mencari yang mengenyangkan dan ringan di kantong, banyak membeli sore sampai malam, dan membayar QRIS. Siapkan 2 sampai 3 bulan libur semester.',
  ],
  [
    /\b(?:kantor(?:an)?|perkantoran|pegawai kantor)\b/,
    'Di **dekat kantor** ramainya sarapan dan 11.30 sampai 13.00; terima pesanan bungkus lewat WA sebelum jam 10, dan siapkan nota.',
  ],
  [
    /\b(?:pabrik|buruh|kawasan industri|proyek)\b/,
    'Di **dekat pabrik** ramainya pergantian giliran; porsi besar, harga pas, uang kembalian siap. Ramai sesudah tanggal gajian, dan tentukan dulu boleh bon atau tidak.',
  ],
  [
    /\bpasar\b(?! (?:online|malam))/,
    'Di **pasar** ramainya subuh sampai jam 10; pembelinya membandingkan harga, jadi eceran dan grosir dipisah, dan langganan pedagang lain paling tahan.',
  ],
  [
    /\b(?:perumahan|komplek|kompleks|perum|cluster|tetangga)\b/,
    'Di **perumahan** pembelinya itu-itu juga: pagi dan malam ramai, langganan dijaga lewat grup WA, antar gratis dekat lebih menarik daripada potongan.',
  ],
  [
    /\b(?:rumah sakit|rs|puskesmas|klinik)\b/,
    'Di **dekat rumah sakit** pembelinya keluarga pasien dan perawat sepanjang hari: makanan hangat, air, kebutuhan menginap, buka pagi sekali dan malam.',
  ],
  [
    /\b(?:terminal|stasiun|pelabuhan|pinggir jalan|jalan raya|spbu|rest area)\b/,
    'Di **pinggir jalan atau terminal** orang berhenti sebentar: yang siap bungkus, minuman, papan harga terbaca dari motor, dan tempat parkir.',
  ],
  [
    /\b(?:wisata|pantai|air terjun|alun-alun|alun alun|cfd|taman)\b/,
    'Di **tempat wisata** hasil seminggu terkumpul di akhir pekan dan sore; barangnya yang bisa dibawa pulang, dan selalu ada rencana kalau hujan.',
  ],
  [
    /\b(?:masjid|mesjid|pesantren|ponpes|gereja)\b/,
    'Di **dekat tempat ibadah atau pesantren** ramainya mengikuti jadwalnya (Jumat, pengajian, Minggu); harga ringan, halal jelas, dan minta izin pengurus.',
  ],
  [
    /\b(?:desa|kampung|dusun|pelosok)\b/,
    'Di **desa** yang dicari kebutuhan harian eceran; uang beredar sesudah panen atau gajian, jadi batasi bon dan jangan menumpuk barang yang cepat rusak.',
  ],
]

/** What is known of the buyers of the place that a message names; empty where it names none. */
export const buyersOfPlace = (text: string): string =>
  places.find(([named]) => named.test(text.toLowerCase()))?.[1] ?? ''
