import type { Answer } from './answer.ts'

/** Goods, food and the place: what an owner decides from day to day. */
export const runningTheShop: readonly Answer[] = [
  {
    name: 'best_sellers',
    asks: ['cara tahu barang yang paling laku'],
    when: [
      'barang|produk|menu|dagangan|rasa|yang & paling laku|terlaris|paling laris|paling untung|fast moving|cepat laku|paling banyak laku|kurang laku & tahu|tau|cara|lihat|ngecek|cek|mana|ngitung|hitung|daftar|bagaimana & !puasa|ramadan|lebaran|musim',
    ],
    weight: 1.6,
    reply:
      'Paling laku belum tentu paling untung, jadi catat dua angka per barang selama dua minggu:\n\n- **yang terjual** (dari kasir, atau turus di kertas), dan\n- **untung per barang** (jual − modal).\n\nKalikan: es teh 60 × 2.500 = 150.000; ayam 20 × 6.000 = 120.000. Urutkan dari yang terbesar.\n\n- laku dan untung besar: jangan sampai kosong, taruh paling depan\n- laku, untung tipis: naikkan sedikit atau jadikan paket\n- jarang, untung besar: tawarkan langsung\n- jarang dan tipis: habiskan, jangan beli lagi\n\nKalau memakai kasir di sini, yang terlaris terlihat di laporannya.',
  },
  {
    name: 'restock_rhythm',
    asks: ['kulakan berapa kali seminggu'],
    when: [
      'nyetok|restok|restock|kulakan|kulak|belanja stok|stok ulang|ngestok|belanja barang|nyetock & berapa kali|seminggu|tiap|kapan|jadwal|sering|sekali|berapa hari|rutin',
    ],
    weight: 1.3,
    reply:
      'Seberapa sering kulakan tergantung tiga hal: **tahan berapa lama, seberapa cepat laku, dan ongkos sekali belanja**.\n\n- sayur, roti, ayam: tiap hari atau dua hari\n- minuman, camilan, mi: seminggu sekali\n- sabun, rokok, beras: seminggu atau dua minggu sekali\n\nJumlahnya = laku sehari × hari sampai belanja berikutnya + cadangan 2 hari. Contoh laku 8 bungkus sehari, belanja tiap 7 hari: 8 × 9 = **72 bungkus**.\n\nLebih sering = uang tidak mengendap dan barang segar; lebih jarang = hemat bensin dan harga grosir. Hari belanjanya tetap, bawa daftar yang stoknya di bawah batas saja.',
  },
  {
    name: 'shelf_life',
    asks: [
      'cara tahu makanan tahan berapa hari',
      'menentukan tanggal kedaluwarsa produk buatan sendiri',
      'sambal botol tahan berapa lama',
    ],
    when: [
      'kadaluarsa|kedaluwarsa|expired|exp|tahan lama|tahan berapa|masa simpan|umur simpan|awet berapa|best before & tentukan|nentuin|menentukan|tanggal|cara|tulis|buatan sendiri|rumahan|berapa hari|bagaimana|hitung & !diapain|numpuk|retur|stok',
      'sambal|sambel|kue|keripik|frozen|saus|selai|bumbu|rendang|roti|makanan & tahan|awet|masa simpan|umur simpan & berapa|lama|cara|tahu|biar|supaya & !diapain|kirim|luar kota',
    ],
    weight: 1.9,
    reply:
      'Jangan menebak tanggalnya; **uji sendiri, lalu beri jarak aman**:\n\n1. Buat satu adonan, kemas seperti yang dijual, tulis tanggalnya.\n2. Simpan separuh di suhu ruang, separuh di kulkas.\n3. Buka satu kemasan tiap beberapa hari: cium, lihat (jamur, gas, berair), rasakan kalau dua yang pertama aman. Catat dengan foto.\n4. Hari pertama ada perubahan × **0,6 atau 0,7** = masa simpan yang ditulis. Berubah di hari ke-30: tulis 18 sampai 21 hari.\n\nTulis *baik digunakan sebelum*, kode produksi, dan cara simpan. Sambal, saus, dan makanan basah dalam botol tertutup bisa berbahaya tanpa terlihat basi: untuk dijual luas, **uji di laboratorium** (dinas kesehatan, balai BPOM, atau kampus pangan) dan tanyakan syarat PIRT-nya.',
  },
  {
    name: 'keeping_fresh',
    asks: ['cara menyimpan sayur daging supaya awet', 'bahan makanan cepat busuk'],
    when: [
      'sayur|sayuran|buah|cabai|cabe|daging|ikan|ayam|tempe|tahu|bumbu|santan|roti|bahan|gorengan & nyimpen|menyimpan|simpan|nyimpan|disimpan|awet|tahan|segar|layu|busuk & cara|biar|supaya|bagaimana|gampang|cepat|tips',
      'tahan|awet|simpan|disimpan & freezer|kulkas|lemari es|chiller',
    ],
    weight: 1.7,
    reply:
      'Pegangan menyimpan bahan:\n\n- **sayur daun**: jangan dicuci dulu, bungkus kertas atau lap kering, wadah berlubang, rak bawah kulkas\n- **cabai**: buang tangkai, alasi tisu, wadah tertutup; tisu diganti kalau basah\n- **ayam, ikan, daging**: bagi per sekali masak, freezer, tulis tanggalnya, cairkan di rak bawah, jangan dibekukan ulang\n- **bumbu halus**: tumis dulu, dinginkan, kotak kecil, freezer\n- **bawang, kentang**: kering, gelap, berangin, jangan di kulkas\n\nYang masuk dulu dipakai dulu. Timbang yang dibuang tiap hari: Rp 10.000 sehari sudah Rp 300.000 sebulan. Bau, lendir, atau jamur berarti buang, bukan digoreng lagi.',
  },
  {
    name: 'crisp_packaging',
    asks: [
      'kemasan keripik supaya tidak melempem',
      'plastik kemasan tebal untuk kue kering supaya renyah',
      'abon kemasan standing pouch aluminium foil atau plastik bening',
      'kemasan kelihatan isinya atau foil',
      'keripik cepat apek baru seminggu',
      'keripik tengik bau minyak',
      'keripik pakai standing pouch atau plastik biasa',
    ],
    when: [
      'kemasan|bungkus|plastik|packing|wadah|toples|pouch|standing pouch & keripik|kripik|kerupuk|snack|camilan|cemilan|kue kering|melempem|renyah|kriuk|jenis|apa|awet|kopi bubuk|sambal|frozen & !rusak|pecah|kirim|kardus|izin|ijin|pirt|bpom',
      'melempem|alot|tidak renyah & biar|supaya|cara|pakai|kemasan|bagaimana|keripik|kerupuk',
    ],
    weight: 1.8,
    reply:
      'Pilih kemasan dari musuh barangnya:\n\n- **keripik, kue kering** (musuhnya udara lembap): standing pouch **aluminium foil**, atau plastik **PP tebal 0,08 mm** yang disegel panas. Dinginkan benar sebelum ditutup, tiriskan minyaknya, tambah silika gel untuk makanan.\n- **kopi, bumbu bubuk**: foil dengan klip; kopi pakai katup\n- **sambal, saus**: botol atau jar kaca yang disterilkan\n- **makanan beku**: plastik vakum atau nylon, bukan plastik tipis\n- **makanan panas**: kertas laminasi atau kotak berlubang, supaya tidak berkeringat\n\nCoba 20 dulu: biarkan dua minggu, buka, bandingkan. Kemasan sehatnya **5 sampai 15% dari harga jual**; masukkan ke HPP. Pastikan ada tanda aman untuk makanan (gelas dan garpu).',
  },
  {
    name: 'portion_size',
    asks: ['cara menentukan porsi nasi supaya tidak rugi'],
    when: [
      'porsi|takaran|resep|ukuran|rasa & konsisten|sama|beda beda|berubah|standar|pas|seragam|stabil & !harga|modal|laku|kaos|baju',
    ],
    weight: 1.5,
    reply:
      'Porsi yang berubah-ubah diam-diam memakan untung. Caranya:\n\n1. **Tulis resep dalam gram**, bukan "secukupnya": satu lembar ditempel di dapur.\n2. **Satu alat satu takaran**: centong nasi 150 g, sendok kuah 100 ml, cup saus.\n3. Timbang bahan mahal per porsi sebelum jualan (daging 60 g, plastikkan).\n4. Foto satu piring yang benar; semua orang meniru itu.\n5. Seminggu sekali timbang tiga porsi acak.\n\nContoh: lebih 20 g ayam seharga 40.000 per kg = Rp 800. Seratus porsi sehari, sebulan **Rp 2.080.000** (26 hari).',
  },
  {
    name: 'food_cost_share',
    asks: ['biaya bahan baku berapa persen dari harga jual'],
    when: [
      'persen|persentase|wajar|ideal|sehat|maksimal & bahan|bahan baku|food cost|belanja|hpp|modal & makanan|makan|warung|resto|katering|kafe|omzet|jualan|harga|wajar|biaya|minuman',
      'food cost',
    ],
    weight: 0.9,
    reply:
      'Patokan kasar untuk usaha makanan, dari harga jual:\n\n- **bahan 30 sampai 40%** (minuman 20 sampai 30%)\n- upah 15 sampai 25%\n- sewa 5 sampai 10%\n- listrik, gas, kemasan 5 sampai 10%\n- sisa untung 10 sampai 20%\n\nContoh nasi ayam 18.000: bahan paling banyak 7.200. Kalau bahannya 9.000 (50%), pilih: naikkan ke 22.500, kurangi bahan termahal, atau jadikan paket dengan minuman.\n\nItu kebiasaan, bukan aturan; tempat tanpa sewa boleh lebih tinggi. Hitung dari belanja sebulan ÷ omzet sebulan.',
  },
  {
    name: 'choose_location',
    asks: [
      'sewa tempat pinggir jalan mahal atau di gang murah pilih mana',
      'lebih baik tempat ramai mahal atau sepi murah',
      'cara memilih lokasi usaha',
      'tempat jualan yang strategis',
      'pilih tempat jualan yang ramai atau yang murah sewanya',
    ],
    when: [
      'lokasi|tempat|lapak|titik & pilih|milih|memilih|milihnya|bagus|strategis|cari|nyari|cocok|ramai|survei|survey|nentuin & jualan|usaha|dagang|warung|bakso|kopi|toko|buka|kedai|makan|gerobak|bagaimana & !gang|tersembunyi|pelosok|pindah|sewa kios berapa|supplier',
    ],
    weight: 1.5,
    reply:
      'Lokasi dipilih dengan **menghitung orang**, bukan dengan perasaan:\n\n1. Berdiri di situ tiga kali (hari kerja, Sabtu, Minggu) pada jam jualan Anda; hitung yang lewat **15 menit**. Kali empat = sejam.\n2. Lihat **siapa** yang lewat: pekerja, anak sekolah, ibu-ibu. Cocok dengan barang dan harganya?\n3. Mudah berhenti? Ada parkir motor, tidak tepat di tikungan, searah jalan pulang.\n4. Satu dua pesaing tanda ada pembeli; lima yang sepi tanda jenuh.\n5. Air, listrik, izin pemilik dan RT, banjir atau tidak.\n\nUji hitungannya: 200 orang sejam × 4 jam × 2% mampir = 16 pembeli. Kali untung 5.000 = 80.000 sehari; **sewa sehatnya paling banyak 10% omzet**. Coba dulu dua minggu dengan meja lipat sebelum menyewa setahun.',
  },
  {
    name: 'cart_or_kiosk',
    asks: ['gerobak atau sewa kios'],
    when: [
      'gerobak|booth|keliling|tenda|food truck|rumah|lapak & kios|ruko|sewa|kontrak|toko & mending|mana|pilih|atau|bagusan|lebih bagus|untung|baiknya',
    ],
    weight: 1.4,
    reply:
      'Mulai dari yang **bisa dibatalkan dengan murah**.\n\n- **Gerobak atau booth**: modal sekali, bisa pindah kalau salah tempat; kalah oleh hujan, tempat duduk sedikit.\n- **Kios**: pembeli percaya, alat aman, bisa makan di tempat; sewanya jalan terus walau sepi.\n\nHitung kios: sewa sebulan ÷ untung per barang = tambahan yang harus laku. Sewa 1.500.000, untung 5.000: 300 sebulan, **12 sehari lebih banyak** daripada gerobak. Kalau antrean sudah lebih dari itu, kios pantas. Kalau belum, gerobak enam bulan dulu, dan catat jam ramainya.',
  },
  {
    name: 'opening_capital',
    asks: ['modal buka kedai kopi berapa', 'buka laundry butuh modal berapa', 'modal buka warung kopi kecil berapa'],
    when: [
      'modal & buka|mulai|bikin|usaha|bisnis|awal|merintis & berapa|kira kira|perkiraan|rincian|butuh|perlu|kisaran|siapkan|siapin|estimasi & !balik|pinjam|laba|jual berapa|untung|kur|juta cukup|tambahan',
    ],
    weight: 1.2,
    reply:
      'Angkanya beda jauh antarkota, jadi saya tidak menyebut satu jumlah; hitung dari **empat kantong** ini:\n\n1. **Alat** (kompor, meja, kulkas): harga toko dan harga bekas.\n2. **Tempat**: sewa di muka, perbaikan, papan nama.\n3. **Bahan dan kemasan awal**: cukup untuk 1 sampai 2 minggu.\n4. **Cadangan**: 3 bulan sewa, upah, listrik. Ini yang paling sering dilupakan.\n\nContoh kedai kecil: alat 6 juta + tempat 3 juta + bahan 1,5 juta + cadangan 3 × 2 juta = **16,5 juta**. Tanpa kantong keempat, satu bulan sepi sudah menutup usaha.\n\nTulis daftarnya ke saya dengan harga, nanti saya jumlahkan sebagai analisis modal; atau mulai dari pesanan dulu supaya alat menyusul.',
  },
  {
    name: 'start_catering',
    asks: ['mau buka rumah makan apa saja yang perlu disiapkan'],
    when: [
      'mulai|memulai|merintis|awal|pemula|nol|dari nol|langkah & katering|catering|kue|warung|usaha|jualan|laundry|kedai|bisnis|toko|online & cara|bagaimana|langkah|gimana|dari nol|mau|apa dulu & !shopee|tokopedia|modal|nib|izin|aplikasi|juragan|live',
    ],
    weight: 0.9,
    reply:
      'Urutan yang paling murah kesalahannya:\n\n1. **Tiga menu atau barang saja** yang Anda kuasai; hitung HPP-nya per buah.\n2. **Tawarkan ke 20 orang yang dikenal** dengan harga, jangan gratis. Delapan yang membeli berarti boleh lanjut.\n3. Terima **pesanan dulu, DP 50%**, belanja sesuai pesanan; alat pinjam atau sewa.\n4. Catat tiap pesanan: modal, harga, keluhan. Perbaiki satu hal tiap minggu.\n5. Setelah 10 pesanan: foto, daftar harga, WhatsApp Business, Google Maps, dan NIB di oss.go.id (gratis).\n6. Baru beli alat saat pesanan ditolak karena tidak sanggup.\n\nDaftar harga bisa saya jadikan website, dan pesanan kantor saya buatkan surat penawarannya.',
  },
  {
    name: 'side_business',
    asks: ['usaha sampingan untuk ibu rumah tangga', 'usaha sambilan karyawan'],
    when: [
      'sampingan|sambilan|ibu rumah tangga|irt|karyawan|mahasiswa|pensiun|dari rumah|rumahan & usaha|bisnis|jualan|ide|kerja|jual & apa|ide|cocok|saran|bagus|bingung|rekomendasi & !gaji|izin|halal|kasbon|thr',
    ],
    weight: 1,
    reply:
      'Pilih yang cocok dengan **waktu dan kebiasaan orang meminta tolong kepada Anda**:\n\n- pandai memasak, pagi sempit: sarapan pesan malam, lauk matang, kue ulang tahun\n- ada waktu sela: laundry setrika, jahit permak, les anak, titip beli\n- modal kecil: jual beku dari agen, camilan kiloan dikemas ulang, pulsa dan token\n- bisa menulis atau foto: kelola akun toko tetangga, foto produk\n\nUji dua minggu dengan 5 sampai 10 pembeli sebelum membeli alat. Ukurannya **untung per jam**: untung 120.000 dari 8 jam = 15.000 sejam. Di bawah upah kerja setempat, ganti barang atau naikkan harganya.',
  },
  {
    name: 'seasonal_goods',
    asks: [
      'natal kue apa yang dicari',
      'imlek jualan apa yang laku',
      'ide jualan tanggal 17 agustus',
      'menjelang puasa enaknya jualan apa',
      'musim hujan jualan apa yang laku',
    ],
    when: [
      'puasa|ramadan|ramadhan|lebaran|natal|tahun baru|tahun ajaran|agustusan|imlek|valentine & jualan|jual|laku|dagangan|usaha & apa|ide|yang laku|cocok|laris|enaknya',
    ],
    weight: 1.3,
    reply:
      'Yang biasanya dicari menurut musim (cocokkan dengan sekitar Anda):\n\n- **puasa**: takjil, kolak, es buah, gorengan, lauk matang jam 15 sampai 18; sahur: lauk beku\n- **menjelang Lebaran**: kue kering, parsel, toples, baju anak, mukena, tiket titip kirim\n- **Natal dan tahun baru**: kue, hampers, arang dan jagung bakar, terompet\n- **tahun ajaran**: seragam, buku, tas, sampul, bekal\n- **Agustus**: bendera, hadiah lomba, nasi tumpeng\n\nMulai menawarkan **3 sampai 4 minggu sebelumnya dengan pesanan dan DP**, beli bahan sebelum harganya naik, dan tentukan tanggal tutup pesanan. Sisa barang musiman hampir tidak bernilai, jadi stok 80% dari perkiraan saja.',
  },
  {
    name: 'save_power',
    asks: [
      'listrik usaha boros cara menghemat',
      'tagihan listrik freezer mahal kemahalan',
      'tagihan listrik warung sebulan wajar tidak kulkas showcase',
    ],
    when: [
      'listrik|token|air|gas|elpiji|lpg & boros|hemat|irit|ngirit|menghemat|mahal|naik terus|bengkak & !harga jual|hpp|masuk|bagi',
    ],
    weight: 1.6,
    reply:
      'Cari dulu yang paling banyak makan: **watt × jam ÷ 1.000 × tarif per kWh** (tarif Anda tertulis di struk token).\n\nContoh freezer 150 watt kira-kira 24 jam, kompresor menyala separuhnya: 150 × 12 ÷ 1.000 = 1,8 kWh sehari.\n\n- freezer: penuhi isinya, jauhkan 10 cm dari dinding, bersihkan bunga es, ganti karet pintu\n- AC 25 sampai 26 derajat, saringan dibersihkan tiap dua minggu; lampu LED\n- magic com jangan seharian: pindah ke termos nasi\n- gas: tutup panci, api seukuran dasar panci, cek selang\n\nCatat meteran tiap malam selama seminggu; hari yang melonjak menunjukkan sebabnya. Setelah itu masukkan ke HPP: tagihan ÷ barang yang terjual.',
  },
  {
    name: 'school_canteen',
    asks: ['titip jualan di kantin sekolah', 'jualan di kantin sekolah sistemnya', 'nitip jualan di kantin sekolah'],
    when: [
      'kantin|sekolah|koperasi sekolah & jualan|titip|nitip|sistem|sistemnya|cara|syarat|bagaimana|jual|sewa|setoran & !perjanjian|kontrak',
    ],
    weight: 1.4,
    reply:
      'Tiga cara yang biasa di kantin sekolah:\n\n- **titip jual**: dibayar yang laku, sisanya diambil; pengelola mengambil sebagian (tanyakan, misalnya 10 sampai 20%)\n- **sewa lapak**: tetap per bulan atau per hari, jualan sendiri\n- **setoran**: bagian dari omzet\n\nSebelum masuk: temui pengelola atau koperasinya, tanya hari libur (ujian, libur semester), batas harga, dan larangan makanan. Anak membeli **Rp 2.000 sampai 5.000**, jadi hitung dari situ: jual 3.000, bagian kantin 15% = 450, modal 1.600, untung **950**.\n\nMulai 30 buah sehari, naik kalau sisa di bawah 10%. Tulis kesepakatannya satu halaman; saya bisa membuatkan.',
  },
  {
    name: 'profit_and_loss_how',
    asks: [
      'cara membuat laporan laba rugi',
      'belajar bikin laporan keuangan sederhana',
      'belum punya laporan keuangan mulai dari mana',
      'tidak pernah bikin laporan keuangan caranya bagaimana',
    ],
    when: [
      'laporan|laba rugi|untung rugi & cara|gampang|mudah|sederhana|simpel|bikin|buat|susun|nyusun|bagaimana & laba rugi|keuangan|untung rugi & !baca|membaca',
    ],
    weight: 2,
    reply:
      'Laporan laba rugi cukup lima baris, sebulan sekali:\n\n1. **Omzet** (semua yang terjual) 15.000.000\n2. − **Modal barang yang terjual** 8.500.000\n3. = **Laba kotor** 6.500.000\n4. − **Biaya**: gaji 2.000.000, sewa 1.000.000, listrik 400.000\n5. = **Laba bersih** 3.100.000 (20,7%)\n\nModal barang yang terjual = stok awal + belanja − stok akhir. Jangan masukkan pinjaman, cicilan pokok, dan uang dapur; itu arus kas.\n\nSebut angkanya (*omzet 15 juta, bahan 8,5 juta, gaji 2 juta, …*) dan tulis *buatkan analisis laba rugi*, nanti jadi laporan dengan grafiknya.',
  },
  {
    name: 'gross_and_net',
    asks: ['beda laba kotor dan laba bersih'],
    when: ['kotor & bersih & untung|laba|margin|beda|apa|bedanya|maksud|arti'],
    weight: 0.9,
    reply:
      '- **Laba kotor** = penjualan − modal barang. Jual 10.000, modal 6.000: laba kotor **4.000**, margin kotor 40%.\n- **Laba bersih** = laba kotor − semua biaya lain (sewa, gaji, listrik, cicilan bunga, pajak).\n\nSebulan: omzet 20 juta, modal barang 12 juta, laba kotor 8 juta. Biaya 5,5 juta, laba bersih **2,5 juta**, margin bersih 12,5%.\n\nMargin kotor menilai **harga** per barang; margin bersih menilai **usahanya**. Kotor besar tetapi bersih kecil: biayanya yang harus dipotong.',
  },
  {
    name: 'book_or_phone',
    asks: ['catat pembukuan di buku atau aplikasi hp'],
    when: [
      'pembukuan|catatan|nyatet|mencatat|catat|pencatatan & buku|buku tulis|manual|kertas & hp|aplikasi|ponsel|excel|komputer',
    ],
    weight: 2,
    reply:
      'Yang terbaik adalah yang **benar-benar diisi tiap hari**.\n\n- **Buku tulis**: cepat, tidak habis baterai, cocok sampai kira-kira 30 transaksi sehari. Lemahnya: tidak menjumlah sendiri dan bisa hilang; foto halamannya tiap malam.\n- **HP atau aplikasi**: menjumlah sendiri, bisa dicari, stok ikut berkurang. Lemahnya: harus diisi saat itu juga.\n\nMulai dari buku dua minggu: tanggal, keterangan, masuk, keluar, saldo. Kalau sudah terbiasa dan barangnya banyak, pindah ke kasir: tulis *buatkan kasir* beserta barang dan harganya, nanti penjualan tercatat sendiri. Jangan dua-duanya; nanti tidak ada yang lengkap.',
  },
  {
    name: 'odd_prices',
    asks: ['kenapa harga 9900'],
    when: ['9.900|9900|99|900|999|harga psikologis|harga ganjil & kenapa|harga|gunanya|bagus|apa|buat apa|pakai'],
    weight: 1.6,
    reply:
      'Harga seperti **9.900** dibaca dari angka depannya, jadi terasa *sembilan ribuan*, bukan sepuluh ribu. Bedanya bagi Anda hanya Rp 100.\n\n- cocok: barang kemasan, baju, toko online, tempat orang membandingkan angka\n- kurang cocok: warung dan makanan siap saji (susah kembalian), jasa, dan barang yang ingin terlihat bermutu; di sana angka bulat lebih dipercaya\n\nHitung dulu: turun dari 10.000 ke 9.900 dengan untung 2.500 berarti untung turun 4%, jadi yang laku harus naik 4,2% supaya sama. Coba dua minggu pada satu barang, bandingkan jumlah terjualnya.',
  },
  {
    name: 'own_place_rent',
    asks: ['tempat sendiri sewanya dihitung biaya tidak'],
    when: [
      'rumah|tempat|ruko|kios & sendiri|milik sendiri|punya sendiri|di rumah & sewa|sewanya & dihitung|hitung|masuk|perlu|termasuk',
    ],
    weight: 1.8,
    reply:
      'Sebaiknya **dihitung**, walau tidak dibayar ke siapa pun. Tempat itu bisa disewakan, jadi memakainya ada harganya.\n\nCaranya: tanya sewa ruang sebesar itu di sekitar Anda, misalnya Rp 600.000 sebulan. Laba 2.000.000 sebelum sewa berarti usahanya sendiri menghasilkan **1.400.000**.\n\nGunanya: harga jual tidak terlalu murah, dan kalau nanti harus menyewa, usahanya tidak langsung rugi. Uangnya masukkan ke tabungan usaha atau perbaikan rumah. Listrik dan air dipisah: catat meteran sebelum dan sesudah buka, atau taksir bagian usahanya. Untuk pajak ceritanya lain; tanyakan Kring Pajak 1500200.',
  },
]
