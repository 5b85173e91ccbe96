import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer } from './answer.ts'

/** What comes up at the counter and on the way to the buyer: paying ahead, shipping what melts, asking a bank. */
export const counterWorries: readonly Answer[] = [
  {
    name: 'paying_supplier_first',
    asks: [
      'supplier baru minta bayar di muka aman tidak',
      'supplier dari grup facebook minta dp separuh belum pernah ketemu aman tidak',
    ],
    when: [
      'supplier|pemasok|distributor|penjual|pabrik|konveksi|vendor & bayar|transfer|lunas|dp & depan|di muka|dulu|semua|penuh|duluan|baru kenal|pertama & !pelanggan|pembeli|saya minta',
    ],
    weight: 1.9,
    reply:
      'Baru kenal lalu minta lunas di depan: **jangan dulu**. Tawarkan bertahap, dari yang paling aman:\n\n1. **Beli sedikit dulu**, sebanyak yang rela hilang, lihat mutu dan ketepatannya.\n2. **DP 30%**, sisanya saat barang di tangan atau setelah difoto dan ditimbang.\n3. Lewat **marketplace atau rekening bersama**, uangnya baru cair setelah barang diterima.\n4. Ambil sendiri di gudangnya; sekalian lihat tempatnya.\n\nSebelum transfer: cek NIB atau nama usahanya, cari nomor rekeningnya di **cekrekening.id**, minta dua pelanggan lain yang bisa ditelepon, dan pastikan nama rekening sama dengan nama usahanya. Harga jauh di bawah pasaran dan mendesak "hari ini juga" adalah tanda bahaya. Pesanannya sebaiknya tertulis; surat pesanannya bisa saya buatkan.',
  },
  {
    name: 'shipping_cold_food',
    asks: [
      'kirim frozen food ke luar kota',
      'kirim makanan basah lewat ekspedisi',
      'kirim ikan asin supaya tidak bau di jalan',
    ],
    when: [
      'frozen|beku|es krim|daging|ikan|seafood|dimsum|nugget|bakso & kirim|dikirim|ngirim|pengiriman|luar kota|ekspedisi|kurir|paket & !izin|pirt|bpom|hidup|cupang|hias|koi|guppy|bibit',
    ],
    weight: 2.4,
    reply:
      'Supaya sampai masih beku:\n\n1. **Bekukan keras 24 jam** sebelum dikirim, vakum atau plastik rapat.\n2. **Styrofoam tebal** di dalam kardus, celah diisi koran, tutup dilakban keliling.\n3. **Ice gel atau es kering** kira-kira setengah berat barang untuk sehari perjalanan, ditaruh di **atas** dan samping (dingin turun).\n4. Pilih layanan **satu hari (next day)** atau kargo berpendingin; kirim Senin sampai Rabu supaya tidak menginap di gudang akhir pekan.\n5. Tulis *FROZEN FOOD, SEGERA ANTAR*, dan kabari pembeli nomor resinya.\n\nCoba kirim satu paket ke teman dulu. Tulis syaratnya: cair tetapi masih dingin boleh langsung masuk freezer; hangat dan berbau jangan dimakan dan diganti. Masukkan styrofoam dan ice gel ke harga.',
  },
  {
    name: 'cooked_food_at_room_heat',
    asks: [
      'nasi kotak dimasak malam dimakan siang aman tidak keracunan',
      'masakan santan tahan berapa jam',
      'masak jam 2 pagi untuk acara jam 12 siang aman',
      'nasi cepat basi padahal dimasak pagi',
    ],
    when: [
      'nasi|nasi box|nasi kotak|lauk|masakan|makanan|katering|catering|santan|kuah|nasi bungkus & tahan|basi|awet|aman & suhu ruang|berapa jam|berapa lama|dari pagi|sampai sore',
    ],
    weight: 2.2,
    reply:
      'Pegangan aman untuk masakan siap saji di suhu ruang: **paling lama 4 jam sejak selesai dimasak**; bersantan, telur, dan seafood lebih cepat, usahakan 2 jam. Masih terlihat bagus belum tentu aman.\n\n1. Jadwalkan mundur: makan jam 12, selesai masak jam 10, dikemas setelah **uap panasnya hilang** (nasi yang ditutup panas-panas cepat basi).\n2. Lauk kering dipisah dari yang berkuah, sambal dan lalapan dibungkus sendiri.\n3. Pesanan jauh: pakai wadah penahan panas di atas 60 °C, atau antar dua kali.\n4. Tulis di kotaknya: *Sebaiknya dinikmati sebelum jam [..].*\n\nYang tersisa lewat waktu jangan dijual lagi. Untuk katering sekolah atau hajatan, tanyakan juga laik higiene ke Dinas Kesehatan.',
  },
  {
    name: 'social_account',
    asks: ['cara bikin akun instagram facebook usaha'],
    when: [
      'akun|profil & instagram|ig|tiktok|facebook|fb|bisnis & bikin|buat|cara|bagaimana|atur|setting|mulai & !bio|caption|iklan|diblokir|hack',
    ],
    weight: 1.6,
    reply:
      'Akunnya Anda yang membuat di aplikasinya; urutannya begini:\n\n1. Daftar dengan **nomor HP dan email khusus usaha**, nama akun = nama usaha + kota kalau sudah terpakai.\n2. Pengaturan, *Jenis akun*, pilih **akun bisnis** (gratis), isi kategori, alamat, tombol WhatsApp.\n3. **Bio** empat baris: jual apa, untuk siapa, jam buka dan daerah antar, cara pesan.\n4. Foto profil: logo atau barang yang paling laku, terang dan dekat.\n5. Sebelum mengundang orang, isi dulu **9 kiriman**: 3 barang dengan harga, 3 proses, 2 kata pembeli, 1 cara pesan.\n6. Nyalakan **verifikasi dua langkah**; jangan pinjamkan kata sandinya.\n\nBio dan caption pertamanya bisa saya tuliskan: sebut jualannya, harga, dan kotanya.',
  },
  {
    name: 'bank_interview',
    asks: ['pertanyaan petugas bank saat survei kur'],
    when: [
      'bank|investor|mantri|juri|pemodal|kur & tanya|nanya|ditanya|pertanyaan|wawancara|tanya jawab|survei|survey|interview & apa|biasanya|bagaimana|siapkan|jawab|jawabnya',
    ],
    weight: 2.2,
    reply:
      'Yang hampir selalu ditanyakan, dan jawaban yang mereka cari:\n\n1. **Uangnya untuk apa?** Sebut barang dan harganya, bukan "tambah modal".\n2. **Omzet dan laba sebulan?** Sebut bulan ramai dan bulan sepi, bawa catatannya.\n3. **Bayarnya dari mana?** Cicilan paling banyak sepertiga laba bersih.\n4. **Berapa lama usaha berjalan, siapa pembelinya?**\n5. **Ada utang lain?** Jujur; mereka melihat SLIK.\n6. **Jaminannya apa?**\n7. **Kalau penjualan turun 30%, bagaimana?** Siapkan satu rencana.\n8. **Kenapa tidak pakai uang sendiri saja?**\n\nJawab pendek, angka dulu baru cerita. Tidak tahu? Katakan *saya cek dan kabari besok*, jangan menebak. Latih dengan orang rumah sepuluh menit. Sebutkan omzet, laba, dan pinjamannya, nanti saya hitungkan cicilan dan batas amannya.',
  },
  {
    name: 'books_by_phone',
    asks: ['pembukuan harus pakai laptop tidak'],
    when: [
      'catat|mencatat|pembukuan|nyatet|uang masuk|pemasukan & laptop|komputer|hp saja|cuma hp|pakai hp|buku saja|harus pakai',
    ],
    weight: 2.2,
    reply:
      'Tidak perlu laptop. **HP atau buku tulis sudah cukup**, asal diisi tiap hari. Empat kolom saja:\n\n*Tanggal | Keterangan | Masuk | Keluar*\n\nContoh: *21 Nov | jual pinang dan sirih | 180.000 | -* lalu *21 Nov | beli pinang | - | 90.000*. Malamnya jumlahkan: masuk dikurangi keluar, cocokkan dengan uang di dompet jualan.\n\n1. Pisahkan **uang jualan dan uang rumah**: dua dompet sudah cukup.\n2. Tulis saat itu juga, bukan besok.\n3. Pakai buku? Foto halamannya tiap malam, supaya tidak hilang.\n\nSebulan kemudian sudah kelihatan untung bersihnya; kirim angkanya ke sini, nanti saya hitungkan.',
  },
  {
    name: 'what_to_prepare_for_till',
    asks: ['apa yang disiapkan sebelum pakai kasir digital'],
    when: [
      'kasir|pos|aplikasi kasir & data|disiapkan|siapkan|siapin|persiapan|dibutuhkan|perlu apa|butuh apa & !printer|rusak|karyawan',
    ],
    weight: 2.4,
    reply:
      'Siapkan satu halaman catatan ini, supaya kasirnya langsung bisa dipakai (150 poin, dibuat kalau Anda memintanya nanti):\n\n1. **Nama usaha, alamat, nomor HP**, seperti ingin tertulis di struk.\n2. **Daftar jasa atau barang dengan harganya**, dikelompokkan (potong dewasa, potong anak, cuci, cukur jenggot).\n3. **Stok awal** untuk barang yang dijual (pomade, sampo); jasa tidak perlu stok.\n4. **Cara bayar**: tunai, QRIS, transfer.\n5. **Pajak atau biaya layanan** kalau ada, dan diskon yang sering dipakai.\n6. **Siapa saja kasirnya**; bagi hasil atau komisi tukang dicatat terpisah dulu.\n\nDaftar harganya boleh ditempel di sini nanti, saya susun dari situ.',
  },
  {
    name: 'shaming_debtors',
    asks: ['boleh tidak foto orang yang utang ditempel di warung', 'boleh tidak utang pelanggan disebar di grup'],
    when: [
      'foto|nama|wajah|muka|ktp|orang|tukang & utang|hutang|ngutang|bon|ngebon|kasbon|nunggak & tempel|ditempel|pasang|dipasang|pajang|dipajang|sebar|disebar|viral|viralkan|diviralkan|umumkan|medsos|status',
    ],
    weight: 3,
    reply:
      'Jangan. Menempel atau menyebar foto dan nama orang yang berutang bisa dilaporkan sebagai **pencemaran nama baik** dan penyebaran data pribadi, dan pembeli lain jadi segan datang.\n\nYang lebih sering berhasil:\n\n1. Tagih **langsung dan berdua saja**, sebut jumlah dan tanggalnya.\n2. Tawarkan cicilan, minta hari bayarnya, **tulis** dan minta tanda tangan.\n3. Hentikan bon barunya sampai yang lama lunas.\n4. Jumlahnya besar? Surat penagihan bertahap; terakhir lewat RT atau gugatan sederhana.\n\nTempel saja aturannya, tanpa nama: *Bon paling banyak Rp 50.000, lunas tiap Sabtu.*',
  },
  {
    name: 'raised_then_discounted',
    asks: ['boleh tidak harga dinaikkan dulu lalu didiskon'],
    when: [
      'naikkan|naikin|menaikkan|dinaikin|dinaikkan|markup|mahalin & dulu|duluan & diskon|promo|coret|sale|obral|diskonan',
      'diskon palsu|harga coret palsu|diskon bohongan',
    ],
    weight: 3,
    reply:
      'Jangan. Menaikkan harga hanya supaya diskonnya kelihatan besar itu **menyesatkan pembeli** (dilarang UU Perlindungan Konsumen), dan sekali ketahuan pelanggan lama pergi.\n\nCara jujur yang tetap menarik:\n\n- diskon kecil tetapi nyata, 10 sampai 15%, untuk **barang yang memang perlu habis**,\n- **paket**: 2 atau 3 barang dengan potongan kecil,\n- potongan untuk yang datang lagi (kartu cap),\n- harga coret hanya dari harga yang **benar-benar pernah dijual** paling tidak sebulan.\n\nSebutkan harga dan modalnya, nanti saya hitungkan diskon yang masih untung.',
  },
  {
    name: 'free_piece_as_percent',
    asks: ['beli 2 gratis 1 itu diskon berapa persen', 'beli 1 gratis 1 sama dengan diskon berapa'],
    when: ['gratis|free|get|bonus & beli|buy & persen|diskon berapa|diskon brp|sama dengan|setara|sama saja'],
    weight: 3,
    reply: ({ text }) => {
      const [, paid, free] =
        /(?:beli|buy)\s(\d{1,2})\s(?:gratis|free|get|bonus|dapat|dapet)\s(\d{1,2})/iu.exec(text) ?? []
      const [bought, given] = [Number(paid ?? 2), Number(free ?? 1)]
      const percent = formatNumber(Math.round((given / (bought + given)) * 1000) / 10)
      return `Beli ${bought} gratis ${given}: pembeli membawa ${bought + given}, membayar ${bought}, jadi sama dengan diskon **${percent}%**. Rumusnya: yang gratis ÷ semua yang dibawa.\n\nBedanya dengan diskon biasa: barang Anda keluar **${bought + given} sekaligus**, cocok untuk menghabiskan stok. Tetap untung kalau modal satu barang di bawah ${formatNumber(Math.round((bought / (bought + given)) * 1000) / 10)}% harga jualnya. Sebutkan harga dan modalnya, nanti saya hitungkan.`
    },
  },
]
