import type { Answer } from './answer.ts'
import { whetherMade } from './kinds-in-words.ts'

/** Being found, being trusted, buying well: beside the places to sell. */
export const reachingBuyers: readonly Answer[] = [
  {
    name: 'google_maps',
    asks: [
      'toko saya tidak muncul di google maps',
      'cara daftar google maps usaha',
      'toko saya tidak muncul di google',
      'supaya warung saya muncul di google maps',
    ],
    when: [
      'google maps|gmaps|google bisnis|google business|google my business|maps & daftar|cara|bagaimana|?|muncul|ulasan|usaha',
      'google maps|google bisnis|google my business',
    ],
    weight: 1.2,
    reply:
      'Daftar di Google Maps itu gratis:\n\n1. buka **business.google.com** dengan akun Google usaha,\n2. isi nama persis seperti di papan toko, kategori, alamat, jam buka, nomor WhatsApp,\n3. verifikasi (telepon, video, atau surat),\n4. pasang 5 sampai 10 foto asli dan daftar harga.\n\nLalu minta ulasan ke pembeli yang puas, dan balas semuanya. Yang rutin diperbarui lebih sering muncul.',
  },
  {
    name: 'whatsapp_business',
    asks: ['cara pakai whatsapp business', 'katalog wa bisnis'],
    when: [
      'whatsapp|wa & bisnis|business|katalog|broadcast|untung|untungnya|fungsi|auto|otomatis|label & !kirim surat|admin|nomor',
    ],
    weight: 0.7,
    reply:
      '**WhatsApp Business** gratis dan cukup untuk kebanyakan warung:\n\n- profil usaha dengan alamat dan jam buka,\n- **katalog** berisi foto dan harga,\n- **pesan otomatis** saat tutup, dan balasan cepat untuk pertanyaan berulang,\n- **label** pesanan baru, belum bayar, selesai.\n\nUntuk siaran, kirim hanya ke yang menyimpan nomor Anda dan paling sering seminggu sekali, supaya tidak dilaporkan.',
  },
  {
    name: 'paid_ads',
    asks: [
      'pasang iklan facebook buat jualan mulai berapa',
      'iklan berbayar perlu tidak untuk usaha kecil',
      'iklan shopee habis tidak ada yang beli',
      'pasang iklan facebook berapa',
      'iklan berbayar tidak ada hasil',
      'iklan instagram seratus ribu ada hasilnya tidak',
    ],
    when: [
      'iklan|ngiklan|beriklan|ads|endorse|promosi berbayar & ig|instagram|fb|facebook|tiktok|google|berapa|cara|bagaimana|mana|bagus|budget|modal|balik',
    ],
    weight: 0.8,
    reply:
      'Sebelum beriklan, pastikan fotonya terang, harga tertulis, dan ada yang cepat membalas.\n\n- **Makanan dan jasa sekitar**: Instagram atau Facebook, atur radius 3 sampai 5 km.\n- **Dicari orang** (servis AC, katering kantor): Google.\n- **Barang yang enak dilihat**: TikTok.\n\nMulai **Rp 20.000 sehari selama 5 hari**, ganti satu hal saja tiap percobaan. Ukur begini: iklan 100.000 mendatangkan 8 pembeli dengan untung 15.000 tiap orang = 120.000. Berarti masih untung 20.000, boleh dilanjutkan.',
  },
  {
    name: 'product_photo',
    asks: [
      'cara foto produk pakai hp',
      'foto makanan biar menarik',
      'cara foto produk pakai hp',
      'foto makanan supaya menarik',
      'foto jualan pakai hp supaya kelihatan enak',
    ],
    when: ['foto|motret|memotret|fotoin & produk|jualan|dagangan|makanan|barang|menu & cara|bagaimana|hp|tips|bagus'],
    weight: 1.2,
    reply:
      'Foto produk bagus cukup dengan ponsel:\n\n1. dekat **jendela**, pagi atau sore, lampu kilat mati,\n2. alas polos (karton putih, kayu), buang benda lain,\n3. lap lensanya, ambil dari samping 45° dan dari atas,\n4. satu foto utuh, satu foto dekat, satu foto dipegang supaya ukurannya terlihat,\n5. terangkan sedikit saja; warnanya harus sama dengan aslinya.',
  },
  {
    name: 'packing',
    asks: [
      'kemasan yang bagus dan murah untuk makanan',
      'cara packing barang supaya aman',
      'bungkus barang pecah belah untuk kirim',
      'packing kue supaya tidak hancur di jalan',
    ],
    when: [
      'kirim|ngirim|mengirim|bawa|paketin & kue|makanan|kaca|cair|telur|roti|luar kota|jauh & ancur|hancur|penyok|pecah|rusak|bocor|aman|pakai apa|cara|bagaimana',
      'packing|pengemasan|bungkus|kemasan|kardus|bubble & pecah|rusak|aman|cara|tips|murah|bagus|biar|supaya',
      'barang rusak|pecah & jalan|ekspedisi|kurir|kirim|tanggung|menanggung',
    ],
    weight: 0.7,
    reply:
      'Supaya aman di jalan: bungkus satu per satu, isi celah sampai tidak goyang saat dikocok, kardus dua lapis untuk kaca, cairan diplastik dan dilakban lehernya, tulis *jangan dibanting*. Foto sebelum dan saat menutup kardus.\n\n**Kalau tetap rusak**: minta pembeli kirim video saat membuka, ganti dulu pelanggannya, lalu klaim ke ekspedisi (biasanya dalam 1 sampai 2 hari, dan barang mahal perlu asuransi). Siapa menanggung sebaiknya ditulis di syarat jual beli sejak awal.',
  },
  {
    name: 'false_review',
    asks: [
      'bintang 1 di google maps padahal kayaknya saingan membalasnya bagaimana',
      'ulasan jelek dari orang yang tidak pernah beli',
      'dapat bintang satu dari orang yang tidak pernah beli',
    ],
    when: [
      'review|ulasan|rating|bintang|gmaps|google maps & bodong|palsu|fitnah|fiktif|bukan pelanggan|tidak pernah|belum pernah|akun baru|akun fake|saingan & !cara dapat|nambah',
    ],
    weight: 2,
    reply:
      'Ulasan palsu dibalas singkat dan tenang, karena yang membaca calon pembeli:\n\n*Terima kasih masukannya. Kami sudah mencari di catatan kami, tetapi belum menemukan kunjungan atas nama ini. Boleh kabari tanggal dan layanannya lewat WA [nomor]? Kalau memang ada yang kurang, kami ingin memperbaikinya. Tempat kami dibersihkan tiap [jam], silakan mampir.*\n\nLalu:\n\n1. **Laporkan** ulasannya: titik tiga di ulasan, *Laporkan ulasan*, pilih spam atau tidak terkait; bisa juga lewat Profil Bisnis Google. Diputuskan Google, tidak selalu dihapus.\n2. Simpan tangkapan layarnya; kalau berulang, catat tanggalnya.\n3. Minta **pelanggan sungguhan** menulis pengalamannya. Jangan membeli ulasan bintang 5 dan jangan membalas dengan tuduhan.',
  },
  {
    name: 'bad_review',
    asks: [
      'dapat ulasan jelek bagaimana membalasnya',
      'cara membalas ulasan jelek',
      'rating toko turun bintang satu',
      'ada yang kasih bintang satu komplen makanan dingin',
    ],
    when: [
      'review|ulasan|rating|bintang & jelek|buruk|balas|bales|balesnya|1|satu|negatif|palsu|bodong|fitnah|fiktif|hapus|cara|minta|nambah',
    ],
    weight: 1.2,
    reply:
      'Ulasan jelek dibaca calon pembeli lain, jadi balas untuk **mereka**:\n\n*Terima kasih masukannya, Kak. Mohon maaf pesanannya terlambat. Sudah kami cek dan jadwal antarnya kami ubah. Boleh kami hubungi untuk mengganti?*\n\nBalas dalam sehari, jangan membantah, tawarkan penyelesaian lewat pesan pribadi, lalu perbaiki sebabnya. Setelah beres, boleh minta dengan sopan agar ulasannya diperbarui. Ulasan palsu dilaporkan ke aplikasinya.',
  },
  {
    name: 'suppliers',
    asks: [
      'cara mencari supplier murah',
      'di mana kulakan barang murah',
      'cari barang dari tangan pertama di mana',
      'di mana cari bahan lebih murah',
      'cari supplier yang bisa dipercaya',
    ],
    when: [
      'carikan|cariin|rekomendasi|nomor|alamat & supplier|distributor|pemasok|agen|pabrik|grosir',
      'supplier|pemasok|distributor|pabrik & cari|mencari|murah|dimana|nego|dapat|pilih|bagus|tepercaya|rekomendasi & !naik|naikin|habis|telat|tempo',
      'grosir|grosiran & cari|mencari|dimana|dapat|rekomendasi & !jual|eceran',
    ],
    weight: 0.6,
    reply:
      'Nama supplier tertentu tidak bisa saya sarankan, tetapi caranya begini:\n\n1. cari tiga calon: pasar induk kota Anda, grup pedagang sejenis, halaman grosir marketplace,\n2. minta harga untuk jumlah yang sama, **termasuk ongkir**,\n3. beli contoh kecil dulu, cek mutu dan ketepatan kirim,\n4. baru nego: *Kalau saya ambil 20 dus tiap minggu, harganya bisa berapa? Kalau tempo 7 hari?*\n5. punya cadangan satu supplier lagi.\n\nJangan transfer penuh ke toko yang belum pernah kirim. Tabel perbandingannya bisa saya buatkan: *bandingkan harga: Toko A 14.500, Toko B 13.900*.',
  },
  {
    name: 'business_name',
    asks: ['cara memilih nama usaha yang bagus'],
    when: [
      'nama & usaha|toko|warung|brand|merek|bisnis|kafe & bagus|ide|saran|cocok|cara|bagaimana|unik|apa & !namanya',
    ],
    weight: 1,
    reply:
      'Nama yang baik: **mudah diucapkan, mudah diketik, menyebut apa yang dijual**, dan belum dipakai.\n\nPola yang aman: nama Anda + barang (*Dapur Bu Rina*), tempat + barang (*Kopi Kaliurang*), atau rasa + barang (*Sambal Nendang*).\n\nSebelum dipakai, cek di Google, Instagram, dan pangkalan data merek (pdki-indonesia.dgip.go.id). Kalau sudah cocok, daftarkan mereknya; yang berlaku siapa yang mendaftar lebih dulu.',
  },
  {
    name: 'domain_hosting',
    asks: ['beda domain dan hosting', 'domain com atau id yang mana', 'perlu beli domain tidak'],
    when: ['domain|hosting|ssl|alamat website|alamat web & ?|apa|mana|perlu|beda|harga|berapa|cara|pilih|com|id'],
    weight: 1.2,
    reply: (asked) =>
      `**Domain** adalah alamat (tokosaya.id), **hosting** adalah tempat menyimpan halamannya.\n\n- *.id*: terkesan Indonesia dan nama bagus masih banyak; perlu KTP, lebih mahal sedikit.\n- *.com*: paling dikenal, nama bagus sering sudah diambil.\n- *.my.id* atau *.biz.id*: murah, cukup untuk mulai.\n\nYang terpenting pendek dan mudah dieja lewat telepon. Website yang dibuat di sini langsung punya alamat sendiri, jadi domain dan hosting tidak wajib di awal. ${whetherMade('website', asked.makeable)}`,
  },
  {
    name: 'e_commerce',
    when: ['ecommerce|e commerce|e-commerce|commerce & apa|arti|maksud|itu|cara|beda'],
    weight: 1,
    reply:
      '**E-commerce** adalah jual beli lewat internet, dari memesan sampai membayar. Bentuknya: marketplace (Shopee, Tokopedia), toko di media sosial (TikTok Shop, Instagram + WhatsApp), dan website sendiri.\n\nMarketplace ramai tetapi ada komisi dan mudah dibandingkan; website sendiri tanpa komisi tetapi pembelinya harus Anda cari. Banyak yang memakai dua-duanya: pembeli baru dari marketplace, pelanggan tetap ke WhatsApp.',
  },
  {
    name: 'logo_need',
    asks: ['usaha kecil perlu logo tidak'],
    when: ['logo & penting|perlu|harus|wajib|gunanya|bikin & ?|apa|dimana|cara'],
    weight: 0.5,
    reply:
      'Logo membantu diingat, tetapi bukan yang pertama: nama yang jelas, foto yang terang, dan pelayanan lebih dulu. Untuk mulai, **tulis nama usaha dengan satu huruf dan satu warna** yang sama di semua tempat; itu sudah seperti logo.\n\nMembuat gambar logo belum bisa di sini. Kalau sudah punya, pasang di Settings, **Profil usaha**, supaya muncul di kop surat.',
  },
]
