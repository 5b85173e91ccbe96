import type { Answer } from '../answer.ts'

/** Offers, gifts and printed things that bring buyers. */
export const promotion: readonly Answer[] = [
  {
    name: 'promotion_writing',
    asks: ['cara menulis iklan yang menarik', 'tips bikin caption jualan'],
    when: [
      'caption|konten|iklan|copywriting|slogan|tagline|promosi|hashtag|bio & ?|bikin|buat|buatin|tulis|ide|contoh|bantu|instagram|ig|tiktok|facebook',
    ],
    weight: 0.2,
    reply:
      'Pola yang bisa langsung dipakai:\n\n1. **Baris pertama**: masalah atau keinginan pembeli.\n2. **Isi**: produk, harga, satu bukti (ulasan, jumlah terjual).\n3. **Ajakan**: satu cara pesan saja.\n\nContoh: *Sarapan belum sempat masak? Nasi kuning hangat Rp 12.000, siap antar jam 6 pagi. Pesan lewat WhatsApp sebelum jam 9 malam ya.*\n\nUntuk menyasar kantor atau toko, saya bisa buatkan surat penawarannya.',
  },
  {
    name: 'special_day_promotion',
    asks: ['ide promo hari khusus'],
    when: [
      'promo|promosi|ide promo|diskon & hari guru|hari ibu|hari kartini|valentine|agustusan|kemerdekaan|hari anak|hari pelanggan|harbolnas|12 12|11 11|tahun ajaran|back to school|imlek|natal|lebaran|ramadan|akhir tahun|payday|gajian|ulang tahun & ide|apa|minta|kasih|saran|bagusnya|cocok',
    ],
    weight: 2.2,
    reply:
      'Promo hari khusus yang tidak memakan untung:\n\n1. **Paket hadiah jadi**: 3 barang kecil dibungkus rapi dengan kartu ucapan. Orang membayar kepraktisannya; untung paket usahakan 30% ke atas.\n2. **Beli untuk dia, dapat untukmu**: belanja di atas jumlah tertentu dapat satu barang kecil yang modalnya murah.\n3. **Ucapan gratis**: tulis tangan nama penerima, foto, unggah (minta izin).\n4. **Rombongan**: satu kelas, satu kantor, satu RT patungan; harga turun mulai 10 paket, DP 50%.\n5. **Buka pesanan 2 minggu sebelumnya**, tutup H-3, supaya stok pas.\n\nBatasi harinya dan jumlahnya. Hitung dulu: modal paket + kemasan + hadiah harus di bawah 70% harga. Sebut isi paket dan modalnya, nanti saya hitungkan dan tuliskan kalimatnya.',
  },
  {
    name: 'anniversary_promotion',
    asks: ['promo ulang tahun toko'],
    when: [
      'ulang tahun|anniversary|ultah|hari jadi & toko|usaha|warung|kafe|kedai & promo|bikin|ide|acara|diskon|enaknya|apa',
    ],
    weight: 2.4,
    reply:
      'Promo ulang tahun yang terasa tetapi tidak jebol, pakai angkanya:\n\n- **Ulang tahun ke-5: 5 menu serba 5.000** (pilih yang modalnya di bawah 4.000), 50 pembeli pertama\n- **beli 5 gratis 1** selama 5 hari\n- setiap belanja 50.000 dapat kupon undian 5 hadiah\n- pelanggan pertama lima tahun lalu: foto dan ceritanya\n\nBatasi hari dan jumlahnya. Hitung dulu: 50 × rugi 1.000 = 50.000, itu biaya promosinya. Sebutkan modal dan harganya, nanti saya hitungkan yang mana paling aman.',
  },
  {
    name: 'end_of_month_promotion',
    when: [
      'tanggal tua|akhir bulan|tgl tua|belum gajian|sebelum gajian|bulan tua & promo|ide|diskon|sepi|jualan|laku|biar|supaya|strategi',
    ],
    asks: [
      'ide promo tanggal tua',
      'promo akhir bulan waktu orang belum gajian',
      'tanggal tua pembeli berkurang bagaimana',
      'promo hari sepi yang tidak merugi',
    ],
    weight: 2.2,
    reply:
      'Tanggal tua orang tetap belanja, hanya **lebih kecil dan lebih hemat**. Yang cocok:\n\n1. **Ukuran kecil**: porsi atau paket hemat dengan harga bulat (10.000), bukan diskon dari yang besar.\n2. **Bayar sekarang, pakai nanti**: setor 100.000 dapat nilai 105.000; Anda memegang uangnya lebih dulu.\n3. **Minimal naik sedikit**: laundry 5 kg dapat satu kilo lipat saja; makan dua orang dapat es teh.\n4. **Jam sepi saja**: potongan 10% jam 14 sampai 16, jadi pembeli ramai tetap bayar penuh.\n5. **Kartu stempel** yang hadiahnya diambil bulan depan.\n\nBatasi tanggal 20 sampai 28, dan hitung: modal + hadiah di bawah 80% harga. Sebut modal dan harganya, nanti saya cek untungnya.',
  },
  {
    name: 'promotion_on_little',
    when: [],
    asks: [
      'cara promosi warung yang baru buka dana sedikit',
      'promosi usaha baru modal dua ratus ribu',
      'baru buka warung bakso supaya orang tahu',
      'promosi murah untuk usaha baru tanpa iklan',
      'warung baru buka belum ada yang tahu cara promosinya',
    ],
    reply:
      'Dana kecil paling berguna untuk **orang dalam 1 km**. Contoh 200.000:\n\n- **Gratis dulu**: daftar Google Maps dengan 5 foto, status WhatsApp 2 kali sehari, grup RT dan sekolah, minta 10 teman memberi ulasan jujur.\n- **80.000 selebaran** atau kartu *gratis es teh untuk mangkok pertama*, bagikan jam 11 dan jam 16 di kantor, bengkel, kos sekitar.\n- **100.000 cicip**: 20 porsi kecil untuk ketua RT, satpam, tukang ojek, guru. Mereka yang ditanya orang *makan di mana*.\n- **20.000 tulisan besar** di depan: nama, harga, *BUKA*.\n\nHari ketiga hitung: berapa yang datang membawa kartu? Kalau 80.000 mendatangkan 16 orang, biayanya 5.000 seorang; ulangi yang itu. Teks promonya bisa saya tuliskan.',
  },
  {
    name: 'samples',
    when: [],
    asks: [
      'kasih tester gratis ke calon pembeli efektif tidak',
      'bagi bagi sampel produk berapa banyak',
      'promosi dengan cicip gratis rugi tidak',
    ],
    reply:
      'Cicip gratis bekerja untuk yang **enaknya baru ketahuan setelah dimakan**: sambal, kue, kopi, keripik. Buat sekecil satu gigitan, tawarkan langsung dengan kalimat *coba dulu, Kak, yang pedas atau gurih?*, dan barangnya siap dibeli saat itu.\n\nHitung: 100 tester × 800 = 80.000. Kalau 15 orang membeli dengan untung 6.000 = 90.000, sudah kembali di hari itu, belum yang datang lagi. Di bawah 10 pembeli, ganti tempat atau kalimatnya.\n\nUntuk kantor dan toko oleh-oleh: satu kotak contoh dengan kartu harga dan nomor WA, lalu tanyakan dua hari kemudian.',
  },
  {
    name: 'giveaway',
    when: [],
    asks: [
      'bikin giveaway di instagram caranya biar tidak rugi',
      'undian berhadiah untuk pembeli boleh tidak',
      'giveaway tapi followers kabur setelahnya',
    ],
    reply:
      'Giveaway menarik orang yang suka hadiah, belum tentu pembeli. Supaya yang datang calon pembeli:\n\n1. Hadiahnya **barang Anda sendiri**, bukan pulsa atau uang.\n2. Syaratnya dekat dengan membeli: ceritakan pesanan kesukaan, tandai teman sekota.\n3. Batas hari dan jumlah pemenang ditulis; pilih terbuka, umumkan, kirim bukti.\n4. Semua yang ikut dapat **voucher kecil 7 hari**. Di sinilah hasilnya.\n\nAnggaran: paling banyak 2% omzet bulan itu. **Undian** berhadiah untuk umum ada izinnya di Kementerian Sosial; pemberian kecil untuk pelanggan biasanya tidak, tetapi tanyakan dinas sosial kalau hadiahnya besar.',
  },
  {
    name: 'flash_sale',
    when: [
      'flash sale|flashsale|diskon kilat|promo kilat|tengah malam & efektif|bagus|untung|perlu|cocok|ramai|laku|?',
    ],
    asks: [
      'flash sale tengah malam efektif tidak',
      'promo kilat bagus buat toko kecil tidak',
      'flash sale shopee sepadan tidak untuk toko baru',
    ],
    weight: 2.2,
    reply:
      'Efektif kalau **pembelinya sudah ada dan tahu**; untuk toko yang pengikutnya sedikit, tengah malam biasanya sepi.\n\n- Pilih jam pembeli *Anda* memegang ponsel (istirahat siang, 19.00 sampai 21.00), 1 sampai 2 jam.\n- **Satu barang**, stok terbatas yang disebut jumlahnya, umumkan H-1 dan satu jam sebelumnya.\n- Barangnya yang laris dan untungnya masih ada, supaya mengajak belanja yang lain; atau stok lama yang mau dihabiskan.\n\nUkur hari itu dan **tiga hari sesudahnya**: kalau hanya memindahkan pembelian besok, untungnya malah hilang. Sebut harga dan modal, nanti saya hitungkan batas diskonnya.',
  },
  {
    name: 'loyalty_card',
    when: [
      'kartu member|kartu stempel|kartu langganan|kartu poin|program poin|member & warung|toko|bikin|buat|cara|bagaimana|isi|? & !kasir|juragan|gym',
    ],
    asks: [
      'bikin kartu member warung bagaimana',
      'kartu stempel beli sembilan gratis satu cara membuatnya',
      'bikin kartu stempel pelanggan beli 10 gratis 1',
      'program member sederhana buat warung kopi',
      'cara bikin pelanggan balik lagi dengan poin belanja',
    ],
    weight: 2.2,
    reply:
      'Yang paling jalan di warung: **kartu stempel kertas**.\n\n1. Ukuran kartu nama, 8 sampai 10 kotak. Depan: nama, alamat, WA; belakang: kotaknya dan hadiahnya.\n2. Aturannya satu kalimat: *1 stempel tiap belanja 20.000, 9 stempel gratis 1 es teh, berlaku sampai [tanggal]*.\n3. **Stempel khusus atau tanda tangan**, supaya tidak ditiru.\n4. Beri stempel pertama gratis; kartu yang sudah terisi lebih sering dilanjutkan.\n\nHitung hadiahnya: 9 × 20.000 = 180.000, hadiah bermodal 3.000, biayanya kurang dari 2%. *Beli 10 gratis 1* sama dengan potongan 9,1% (1 dari 11), dan tidak semua kartu penuh.\n\nTanpa kartu pun bisa: catat nama dan nomornya di buku, sebut namanya saat ia membayar.',
  },
  {
    name: 'referral',
    when: [],
    asks: [
      'pelanggan ajak teman dapat diskon caranya',
      'promo dari mulut ke mulut supaya pembeli bawa teman',
      'komisi untuk yang membawa pembeli',
    ],
    reply:
      'Hadiahi **dua-duanya**, dibayar setelah temannya sungguh membeli:\n\n- *Ajak satu teman belanja 50.000, Kakak dan teman masing-masing dapat potongan 5.000.*\n- Makelar jasa (servis, katering): komisi **5 sampai 10%** dari yang dibayar, sekali saja.\n\nHitung batasnya: untung per pembeli baru × berapa kali ia kembali. Untung 8.000 × 4 kali = 32.000, jadi hadiah 10.000 masih sehat. Catat dengan kode nama, batasi sebulan, ucapkan terima kasih dengan menyebut namanya.',
  },
  {
    name: 'cheap_gifts',
    asks: ['souvenir murah untuk pelanggan', 'hadiah kecil buat pembeli'],
    when: [
      'hadiah|bingkisan|souvenir|suvenir|kado|merchandise|parcel|hampers|bonus & pelanggan|pembeli|langganan|customer & murah|apa|ide|akhir tahun|lebaran|cocok|bagus|berapa',
    ],
    weight: 1.8,
    reply:
      'Yang murah dan terpakai, jadi nama Anda ikut terlihat:\n\n- 2.000 sampai 5.000: kalender saku, gantungan kunci, **kartu ucapan tulisan tangan** dengan nama\n- 5.000 sampai 15.000: tas kain kecil, lap dapur, produk Anda ukuran mini\n- tanpa biaya: pesanan pertama tahun depan gratis antar\n\nAnggarannya: paling banyak **2 sampai 3% belanja setahun** orang itu. Pelanggan yang belanja 1.500.000 setahun: hadiah 30.000 sampai 45.000. Beri ke 20 pelanggan terbaik saja, bukan ke semua, dan antar sendiri kalau bisa.',
  },
  {
    name: 'leaflets',
    when: [],
    asks: [
      'brosur masih efektif tidak zaman sekarang',
      'sebar brosur atau iklan online lebih bagus',
      'spanduk depan toko ukuran berapa yang pas',
    ],
    reply:
      '**Brosur** masih bekerja untuk usaha yang pembelinya **dalam 1 sampai 2 km** (laundry, katering, les, bengkel), asal ada alasan datang: potongan dengan tanggal, dan kode di kertasnya supaya bisa dihitung. Pegangan: dari 500 lembar, 5 sampai 10 orang datang itu wajar. Cetak 200 dulu, bandingkan dengan uang yang sama untuk iklan ponsel.\n\n**Spanduk**: untuk muka toko 3 sampai 4 meter, ukuran **3 × 1 m** biasanya cukup. Yang menentukan hurufnya: satu kata barang setinggi minimal 20 cm terbaca dari seberang jalan, harga mulai, nomor WA. Ukur dulu bidangnya, dan tanyakan izin atau pajak reklame di kelurahan untuk yang besar di pinggir jalan.',
  },
  {
    name: 'card_and_design',
    when: [
      'kartu nama|id card|kalender|brosur|poster|banner|spanduk|flyer|pamflet|stempel|kemasan|label & bikin|buat|buatkan|desain|bisa|cetak & disini|di sini|kamu|juragan|bisa & !halal|izin|pirt|merek',
    ],
    weight: 1.9,
    reply:
      'Gambar dan desain cetak (kartu nama, brosur, label, logo) belum bisa saya buat, Juragan. Pakai aplikasi desain gratis atau percetakan; isinya begini supaya terpakai:\n\n- **kartu nama**: nama usaha, apa yang dijual, nama Anda, WhatsApp, alamat, QR ke Google Maps atau website\n- **label**: nama produk, isi, komposisi, tanggal, produsen, izin\n\nYang bisa saya buatkan: surat, undangan, sertifikat, presentasi, analisis, website dengan katalog, dan kasir.',
  },
  {
    name: 'card_and_seal',
    when: [],
    asks: ['perlu kartu nama dan stempel usaha tidak', 'usaha kecil butuh stempel cap tidak', 'kartu nama masih perlu'],
    reply:
      '- **Stempel**: tidak wajib secara hukum, tetapi kantor dan dinas sering memintanya di kuitansi dan surat jalan. Kalau pembeli Anda kantor, buat satu (30.000 sampai 80.000).\n- **Kartu nama**: berguna untuk jasa, katering, bengkel, bazar. Isinya nama usaha, satu kalimat yang dijual, WA, alamat, kode QR ke Google Maps. Cetak 100 dulu.\n\nUntuk warung, tempelan nama dan nomor di kemasan lebih sering dilihat daripada kartu nama.',
  },
  {
    name: 'larger_purchase',
    asks: ['supaya pembeli belanja lebih banyak'],
    when: [
      'beli & lebih banyak|nambah|tambah|banyak|sekalian|borong & pembeli|pelanggan|orang|cara|caranya|biar|supaya & !follower|karyawan|stok',
      'upselling|upsell|cross selling|nilai belanja|rata rata belanja',
    ],
    weight: 1.2,
    reply:
      'Supaya sekali beli lebih banyak:\n\n1. **Tawarkan satu pasangan**: *Sekalian tehnya, Kak? Jadi 20.000 saja.*\n2. **Minimal belanja** untuk bonus, sedikit di atas rata-rata sekarang: rata-rata 38.000, bonus mulai 50.000.\n3. **Paket dan ukuran besar** dengan harga per isi yang jelas lebih murah.\n4. Barang kecil di dekat kasir.\n5. Kartu: beli 5 gratis 1.\n\nNaik 5.000 per orang dari 40 pembeli = 200.000 sehari, tanpa mencari pembeli baru.',
  },
]
