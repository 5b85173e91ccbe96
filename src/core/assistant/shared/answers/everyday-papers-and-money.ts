import type { Answer } from './answer.ts'

const taxNote = ' Aturan bisa berubah; pastikan ke kantor pajak (Kring Pajak 1500200).'

/** Single questions about credit, papers, taxes and buying. */
export const everydayPapersAndMoney: readonly Answer[] = [
  {
    name: 'refuse_credit',
    asks: [
      'cara menolak orang yang mau ngutang',
      'tetangga mau utang lagi cara nolaknya',
      'tetangga minta utang lagi padahal yang lama belum bayar',
      'buruh pabrik ngutang sampai gajian',
      'mau berhenti kasih kasbon takut pelanggan pergi',
      'mengurangi orang ngebon tanpa kehilangan pelanggan',
      'membatasi utang pelanggan warung',
    ],
    when: ['nolak|menolak|tolak|menghindari & ngutang|utang|hutang|kasbon|bon|ngebon|pinjam|berutang'],
    weight: 1.8,
    reply:
      'Menolak bon tanpa memutus hubungan:\n\n- **Pakai aturan, bukan orangnya**: *Maaf ya Bu, mulai bulan ini warung belum bisa bon, modalnya harus muter tiap hari.* Tempel tulisannya.\n- **Beri jalan lain**: *Ambil separuh dulu, sisanya besok juga boleh.*\n- Untuk yang masih punya bon: *Yang kemarin dibereskan dulu ya, Pak, nanti kita buka lagi.*\n\nKalau tetap memberi, batasi per orang (misalnya Rp 100.000), tulis di depan orangnya, dan beri tanggal.',
  },
  {
    name: 'debt_agreement',
    asks: ['isi surat perjanjian utang piutang'],
    when: [
      'perjanjian|kesepakatan|surat & utang|hutang|utang piutang|hutang piutang|pinjam meminjam & isi|isinya|contoh|cara|bikin|apa|bagaimana|sah & !beda',
    ],
    weight: 2.6,
    reply:
      'Surat perjanjian utang piutang memuat:\n\n1. siapa yang meminjam dan yang meminjamkan (nama, NIK, alamat),\n2. jumlah dalam angka dan terbilang, diterima kapan dan bagaimana,\n3. cara mengembalikan: tanggal dan jumlah tiap cicilan,\n4. bunga atau denda, kalau ada,\n5. jaminan, kalau ada, dan akibatnya bila telat,\n6. tanda tangan kedua pihak di atas meterai Rp 10.000, dua saksi, rangkap dua.\n\nSetiap cicilan diberi kuitansi. Suratnya bisa saya buatkan: sebutkan kedua pihak, jumlah, dan jadwalnya. Untuk nilai besar, mintalah notaris membacanya.',
  },
  {
    name: 'no_public_shaming',
    asks: ['menyebar foto orang yang berutang di grup boleh tidak', 'utang pelanggan ditulis di grup rt supaya malu'],
    when: [
      'utang|hutang|ngutang|kasbon|nunggak & grup|facebook|fb|medsos|status|malu|dipermalukan|sebar|sebarin|umumkan|pajang|viralkan|foto',
    ],
    weight: 2.6,
    reply:
      '**Sebaiknya jangan.** Mengumumkan utang orang di grup atau media sosial bisa dibalas dengan laporan pencemaran nama baik, dan biasanya membuat ia makin tidak mau membayar.\n\nYang lebih manjur: ingatkan pribadi, tawarkan cicilan tertulis, lalu surat teguran dengan tanggal terakhir. Minta tolong RT untuk **menengahi**, bukan mengumumkan. Surat tegurannya bisa saya buatkan; untuk nilai besar tanyakan LBH.',
  },
  {
    name: 'business_account',
    asks: ['perlu rekening khusus usaha tidak', 'rekening pribadi dan usaha dipisah'],
    when: [
      'rekening & khusus|usaha|toko|bisnis|terpisah & untung|untungnya|manfaat|perlu|penting|gunanya|kenapa|harus',
    ],
    weight: 1.8,
    reply:
      'Untungnya rekening khusus usaha:\n\n1. **Kelihatan untung atau tidak**, karena uang dapur tidak ikut.\n2. Mutasinya jadi **catatan penjualan** yang dipercaya bank saat mengajukan pinjaman.\n3. Lebih mudah mencocokkan QRIS, transfer, dan invoice.\n4. Menghitung omzet setahun untuk pajak tinggal membaca.\n\nCukup rekening biasa atas nama Anda; isi hanya dengan uang usaha, dan gaji diri sebulan sekali.',
  },
  {
    name: 'marketplace_tax',
    asks: ['marketplace memungut pajak penjual'],
    when: ['shopee|tokopedia|tiktok|lazada|marketplace & pajak|pajaknya|pph'],
    weight: 2.2,
    reply: `Ada aturan yang memungkinkan marketplace **memungut pajak penghasilan pedagang** langsung dari penjualan; mulai kapan dan siapa yang dikecualikan bisa berubah, jadi lihat pengumuman di aplikasi penjual Anda. Yang dipungut dicatat sebagai pembayaran pajak Anda, jadi simpan buktinya.\n\nPotongan lain di sana (komisi, layanan) **bukan** pajak. Kewajiban mencatat omzet dan melapor SPT tetap pada Anda.${taxNote}`,
  },
  {
    name: 'withholding_slip',
    asks: ['bukti potong pph itu apa', 'kantor potong pph dari tagihan saya'],
    when: ['bukti potong|bupot|dipotong pph|potong pajak|pph 23|pph 21 & ?|apa|itu|klien|kantor|berapa'],
    weight: 2,
    reply: `**Bukti potong** adalah surat bahwa pembeli (biasanya perusahaan) sudah memotong PPh dari pembayaran Anda dan menyetorkannya. Uang yang Anda terima berkurang, tetapi potongannya **dihitung sebagai pajak yang sudah Anda bayar** di SPT.\n\nMinta buktinya untuk tiap pembayaran dan simpan. Kalau Anda memakai tarif final UMKM, tanyakan surat keterangannya ke kantor pajak supaya potongannya sesuai.${taxNote}`,
  },
  {
    name: 'fake_banknote',
    asks: ['dapat uang palsu harus bagaimana', 'cara membedakan uang palsu'],
    when: ['uang palsu|duit palsu|upal'],
    weight: 3,
    reply:
      'Uang palsu tidak boleh dibelanjakan lagi, juga kalau Anda korbannya.\n\n1. Curiga saat itu juga: **dilihat, diraba, diterawang**; bandingkan dengan uang lain, dan minta ganti dengan sopan.\n2. Sudah terlanjur: simpan terpisah, jangan dikembalikan ke peredaran.\n3. Bawa ke bank atau polisi; ceritakan kapan dan dari siapa.\n\nTaruh lampu UV murah di kasir, hati-hati pecahan besar saat ramai dan malam, dan ajak QRIS untuk jumlah besar.',
  },
  {
    name: 'buying_in_bulk',
    asks: ['kulakan banyak sekaligus lebih untung tidak'],
    when: [
      'stok|borong|kulakan|nyetok|nimbun & mumpung|murah|banyak & bagus|ide|untung|rugi|boleh|mending|jangan & !pembeli|pelanggan|gratis',
    ],
    weight: 1.8,
    reply:
      'Menguntungkan kalau **ketiganya** benar:\n\n1. barang itu **pasti habis** dalam sebulan,\n2. tahan lama, dan ada tempatnya,\n3. uangnya bukan uang belanja atau cicilan.\n\nHitung: diskon 10% untuk stok tiga bulan berarti hemat sekitar 3% sebulan; kalau uang itu bisa diputar di barang yang untungnya 15% sebulan, lebih baik jangan. Sebutkan harga normal, harga promo, dan yang laku sebulan, nanti saya hitungkan.',
  },
  {
    name: 'force_majeure',
    asks: ['force majeure itu apa'],
    when: ['force majeure|keadaan kahar|kahar|forcemajeur'],
    weight: 3,
    reply:
      '**Keadaan kahar** (*force majeure*) adalah kejadian di luar kuasa kedua pihak (bencana, kebakaran, larangan pemerintah) yang membuat janji tidak bisa dipenuhi. Pasalnya mengatur: apa yang termasuk, dalam berapa hari harus memberi tahu, kewajiban mana yang ditunda, dan kapan kontrak boleh diakhiri.\n\nTanpa pasal ini, telat karena banjir pun bisa diperdebatkan. Kontrak yang saya buat sudah memuatnya; untuk nilai besar mintalah notaris membacanya.',
  },
  {
    name: 'contract_or_agreement',
    asks: ['beda kontrak dan perjanjian'],
    when: ['beda|sama & kontrak & perjanjian|kesepakatan'],
    weight: 2.4,
    reply:
      'Dalam praktik **sama**: dua-duanya mengikat kalau memenuhi syarat sah (sepakat, cakap, hal yang jelas, sebab yang halal). *Perjanjian* lebih luas dan boleh lisan; *kontrak* biasanya perjanjian yang **tertulis** dan menyangkut usaha.\n\nYang penting bukan judulnya, melainkan isinya: siapa, apa, berapa, kapan, dan bagaimana kalau ingkar. Untuk nilai besar, mintalah notaris membacanya.',
  },
  {
    name: 'paid_mark',
    asks: ['invoice harus ditulis lunas tidak'],
    when: ['invoice|tagihan & lunas|dibayar & cap|tanda|tulis|stempel|perlu|bukti|harus & !belum|sudah dibayar belum'],
    weight: 2.6,
    reply:
      'Tidak wajib, tetapi membantu: tulisan **LUNAS** dengan tanggal di invoice membuat orang tahu tagihannya selesai. Bukti bayarnya yang utama tetap **kuitansi**, karena memuat siapa membayar, berapa, dan tanda tangan penerima.\n\nTinggal tulis di sini: *sudah dibayar lunas, buatkan kuitansinya*.',
  },
  {
    name: 'late_supplier',
    asks: ['supplier sering telat kirim', 'pemasok tidak bisa diandalkan', 'barang dari supplier sering kosong telat'],
    when: ['supplier|pemasok|distributor & telat|terlambat|kosong|sering|lama|ingkar|tidak kirim|molor|php|bohong'],
    weight: 2,
    reply:
      'Supaya tidak tergantung satu pemasok:\n\n1. Catat tiap pesanan: janji tanggal dan datangnya. Tunjukkan catatan itu, bukan perasaan.\n2. Minta **tanggal pasti tertulis**, dan kesepakatan kalau telat (potongan atau boleh batal).\n3. Pesan lebih awal: stok minimum = laku sehari × lama kirim yang **sebenarnya**.\n4. Punya **pemasok kedua**, walau sedikit lebih mahal, untuk barang yang tidak boleh kosong.\n5. Bayar setelah barang datang, atau DP kecil.\n\nSurat pesanan atau teguran yang sopan bisa saya buatkan.',
  },
  {
    name: 'shifts',
    asks: ['jadwal shift karyawan toko', 'pembagian jam kerja tiga orang'],
    when: ['shift|giliran|jadwal jaga|jadwal kerja & cara|bagi|atur|orang|buka|jam|bagaimana|?'],
    weight: 1.8,
    reply:
      'Contoh buka 12 jam (09.00 sampai 21.00) dengan tiga orang:\n\n- A 09.00–17.00, B 13.00–21.00, C libur\n- besok B pagi, C sore, A libur; lusa C pagi, A sore, B libur\n\nJadi dua orang tiap hari, bertemu di jam ramai (13.00–17.00), dan masing-masing libur bergiliran. Tempel jadwalnya dua minggu sekali, tukar giliran harus tertulis, dan hitung laci saat berganti. Kalau ramai tiap hari, hitung dulu apakah untungnya menutup orang keempat.',
  },
  {
    name: 'typical_margin',
    asks: [
      'margin wajar untuk jualan baju',
      'ambil untung berapa persen yang wajar',
      'ambil untung berapa persen yang pas buat makanan',
    ],
    when: [
      'margin|untung|laba & bagus|wajar|ideal|normal|rata rata|sehat|umumnya|biasanya & persen & warung|toko|usaha|makan|kuliner|jualan|kafe|kelontong',
    ],
    weight: 2.2,
    reply:
      'Angka pastinya berbeda tiap tempat; pegangan kasarnya untuk **untung kotor** dari harga jual:\n\n- warung makan, kopi, kue: 40 sampai 60%, karena ada upah, gas, dan yang basi\n- pakaian, kerajinan: 30 sampai 50%\n- kelontong, sembako, pulsa: 5 sampai 15%, mengandalkan perputaran\n\nYang menentukan **untung bersih**: setelah sewa, upah, dan listrik, 10 sampai 20% dari omzet sudah sehat untuk usaha kecil. Kirim angka Anda (*modal 7rb jual 12rb*, atau omzet dan biayanya), nanti saya hitungkan.',
  },
  {
    name: 'product_title',
    asks: ['judul produk di marketplace yang mudah dicari'],
    when: [
      'judul|nama produk|deskripsi|keterangan & produk|shopee|tokopedia|barang|jualan|marketplace & bagus|cara|bagaimana|contoh|menarik|tulis|bikin & !usaha|toko',
    ],
    weight: 1.8,
    reply:
      'Judul produk yang mudah dicari: **barang + ciri utama + ukuran + untuk siapa**, memakai kata yang diketik pembeli.\n\nContoh: *Keripik Pisang Cokelat 250 gr Renyah Tanpa Pengawet Oleh-oleh Lampung*.\n\n- kata terpenting di **lima kata pertama**\n- jangan huruf besar semua, jangan mengulang kata, jangan merek orang\n- deskripsi: isi, ukuran, bahan, cara simpan, kapan dikirim\n\nCoba dua judul selama seminggu, lalu lihat mana yang lebih banyak dilihat.',
  },
  {
    name: 'enough_to_start',
    asks: [
      'modal 5 juta cukup buka warung tidak',
      'uang segini cukup untuk mulai usaha',
      'modal tiga juta buat angkringan cukup tidak',
      'modal dua juta jualan cukup tidak',
    ],
    when: [
      'modal & cukup|kurang|bisa & usaha|jualan|buka|bakso|warung|kopi|toko|dagang|laundry|katering|es|mulai & !pinjam|kur|untung berapa',
    ],
    weight: 1.5,
    reply:
      'Cukup atau tidak tergantung tiga pos ini; bagi modal Anda begini dulu:\n\n- **40% alat dan tempat** (bekas yang masih baik lebih hemat)\n- **30% bahan untuk dua minggu pertama**\n- **30% cadangan**, karena bulan pertama jarang langsung ramai\n\nKalau alat saja sudah melewati 40%, mulai lebih kecil: gerobak, titip di warung teman, atau buka pesanan dulu. Sebutkan jualannya, modal, dan daftar alatnya, nanti saya hitungkan berapa yang harus laku sehari.',
  },
  {
    name: 'copied_logo',
    asks: ['logo atau desain saya ditiru orang', 'produk saya dijiplak', 'ada yang meniru nama dan logo warung saya'],
    when: [
      'logo|merek|nama|produk|foto|resep|desain & ditiru|dijiplak|dicontek|diambil|dipakai orang|dicuri|meniru|niru|jiplak',
    ],
    weight: 2.2,
    reply:
      'Kuat tidaknya tergantung apakah **mereknya sudah terdaftar** di DJKI:\n\n- **Sudah terdaftar**: kirim teguran tertulis, laporkan ke marketplace dengan sertifikatnya, dan bisa menggugat.\n- **Belum**: segera daftarkan; yang berlaku siapa yang mendaftar lebih dulu. Logo sebagai gambar bisa juga dilindungi hak cipta; simpan berkas asli dan tanggal pertama dipakai.\n\nKumpulkan bukti dulu (tangkapan layar, tanggal), baru menegur. Surat tegurannya bisa saya buatkan; untuk langkah hukum, tanyakan konsultan HKI atau pengacara.',
  },
]
