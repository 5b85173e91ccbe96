import type { Answer } from './answer.ts'
import { translationFor } from './copywriting/translating.ts'

const otherLanguage =
  'Ke bahasa itu saya belum bisa menerjemahkan, Juragan; hasilnya bisa keliru di depan pembeli. Pakai penerjemah di ponsel, lalu minta satu orang yang fasih membacanya. Kalimat pendek jual beli dalam bahasa **Inggris** bisa saya tuliskan.'

/** What belongs to others: doctors, teachers of religion, kitchens, markets. Who to ask, and what can be done here. */
export const beyond: readonly Answer[] = [
  {
    name: 'health',
    when: [
      'demam|batuk|pilek|diare|mencret|sakit gigi|sakit kepala|sakit perut|asam lambung|maag|luka|hamil|vitamin|obat|dokter & apa|bagaimana|dikasih|minum|obat|obatnya|anak|cara|kenapa & !jual|jualan|toko obat|izin|bpom|warung|usaha|karyawan',
    ],
    weight: 1.6,
    reply:
      'Soal kesehatan dan obat saya tidak berani menjawab, Juragan; salah sedikit bisa berbahaya. Tanyakan dokter, bidan, puskesmas, atau apoteker terdekat; keadaan darurat ke **IGD atau 119**.\n\nSemoga lekas sehat. Kalau toko perlu tutup dulu, kalimat pengumumannya bisa saya contohkan.',
  },
  {
    name: 'religious_ruling',
    when: [
      'riba|haram|dosa|zakat|sedekah|syariah|syariat|bidah|fiqih|hukumnya|islam & hukum|hukumnya|boleh|islam|agama|apa|dagang|jual|bank|pinjam|hitung|berapa|usaha & !sertifikat|logo|label|bpjph|daftar|urus|self declare|gratis|produk',
    ],
    weight: 1.5,
    reply:
      'Hukum agamanya sebaiknya ditanyakan ke **ustaz atau guru agama** yang Anda percaya; untuk zakat usaha ke **BAZNAS** atau lembaga zakat (di sana ada kalkulatornya).\n\nYang bisa saya siapkan adalah angkanya: kas, stok, piutang, utang, dan laba setahun, dicatat rapi supaya mudah dihitung. Bunga pinjaman pun bisa saya hitungkan, supaya terlihat total yang dibayar.',
  },
  {
    name: 'kitchen_recipe',
    when: [
      'resep|takaran|bumbu|cara masak|cara bikin|cara membuat|ragi|adonan & sambal|kue|bakso|ayam|mie|es|kopi|roti|donat|keripik|nasi|soto|porsi|gurih|enak|empuk|renyah|awet & !invoice|surat|harga|hpp|website|kontrak|kemasan|jual resep|beli resep|beli putus|jual putus',
    ],
    weight: 1.6,
    reply:
      'Resep dan takarannya tidak saya kuasai, dan saya tidak mau menebak untuk jualan Anda. Coba di buku resep atau juru masak yang Anda kenal, lalu uji satu porsi dulu.\n\nBegitu resepnya ada, bagian saya: **hitung modalnya**. Tulis bahan dan harganya, misalnya *cabai 40rb minyak 18rb bawang 22rb jadi 50 porsi, jual berapa*. Catat juga beratnya dalam gram, supaya rasanya sama walau yang memasak orang lain.',
  },
  {
    name: 'translation',
    when: [
      'terjemahkan|terjemahin|terjemah|translate|artikan|artiin|bahasa inggrisnya|bahasa inggris nya|inggrisin|inggrisnya|inggrise|english nya|englishnya|in english|bahasa krama|boso krama|kromone|kromonya|kramanya|kramane|kromo|sundain|bahasa sundanya|basa sundanya|sundanya apa|bahasa balinya|bahasa minangnya|bahasa koreanya|jawa halus|jawa alus',
      'pembeli|bule|turis|asing|chat & nanya|tanya|bilang|tulis & artinya|maksudnya|jawab|balas & available|price|shipping|discount|does|open|ship|location|halal',
    ],
    weight: 4,
    reply: ({ text, words }) =>
      'sundain sundanya sunda maduranya balinya minangnya arab arabnya mandarin mandarinnya jepang jepangnya korea koreanya'
        .split(' ')
        .some((one) => words.has(one))
        ? otherLanguage
        : translationFor(text),
  },
  {
    name: 'investing',
    when: [
      'saham|crypto|kripto|bitcoin|reksadana|reksa dana|trading|forex|emas|deposito|investasi & beli|bagus|untung|aman|sebaiknya|mending|apa|uang|modal|kemana|nanam|sekarang|taruh & !harga emas|jualan emas|toko emas|investor|proposal|ppn|pajak|gadai|pegadaian',
    ],
    weight: 1.4,
    reply:
      'Memilih investasi bukan keahlian saya, dan saya tidak memberi saran beli atau jual. Tanyakan penasihat keuangan berizin; pastikan produknya terdaftar **OJK (157)**.\n\nYang bisa saya ingatkan untuk pemilik usaha: **dana darurat 3 bulan biaya tetap** dulu, lunasi utang berbunga tinggi, baru uang yang tidak akan dipakai. Modal dagang jangan dipinjam ke sana. Keuntungan pasti dan besar hampir selalu penipuan.',
  },
  {
    name: 'luck',
    when: [
      'penglaris|pesugihan|jimat|dukun|primbon|hari baik|weton|ramal|ramalan|hoki|feng shui|fengshui|santet|diguna guna & !cuaca|hujan',
    ],
    weight: 1.6,
    reply:
      'Soal itu saya serahkan ke keyakinan Juragan; dari saya hanya yang bisa dihitung. Yang terbukti mendatangkan pembeli: buka di jam yang tetap, harga tertulis, senyum, dan menyapa lagi pembeli lama.\n\nMau kita lihat angkanya? Sebutkan penjualan sehari, modal, dan biaya sebulan, nanti saya hitungkan berapa yang harus laku.',
  },
]
