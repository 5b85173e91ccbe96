import type { Answer } from '../answer.ts'

/** Goods on the shelf. */
export const stock: readonly Answer[] = [
  {
    name: 'stock',
    asks: ['cara mengatur stok barang toko', 'barang sering kehabisan pas dicari pembeli'],
    when: [
      'stok|persediaan|stock|gudang|stok opname|barang habis|kadaluarsa|kedaluwarsa & ?|cara|bagaimana|atur|kelola|catat|ngatur|hitung|menumpuk|numpuk|hilang|habis',
      'stok opname',
    ],
    weight: 0.5,
    reply:
      'Mengatur stok tanpa pusing:\n\n1. **Satu kartu per barang**: masuk, keluar, sisa.\n2. **Stok minimum** = penjualan per hari × lama menunggu kiriman, tambah sedikit cadangan. Laku 5 sehari, kiriman 4 hari: pesan lagi saat tinggal 20 sampai 25.\n3. **Yang masuk dulu, jual dulu**, apalagi makanan.\n4. Hitung fisik seminggu sekali untuk barang cepat laku.\n5. Barang yang dua bulan diam, jadikan paket atau diskon.',
  },
  {
    name: 'fast_groceries',
    asks: [
      'barang apa yang harus sering distok di warung sembako',
      'barang warung kelontong yang paling cepat laku apa',
      'isi warung sembako yang wajib ada apa saja',
    ],
    when: [
      'barang|dagangan|isi|stok|produk|distok & sembako|kelontong|warung|toko kelontong & cepat laku|paling laku|sering|wajib ada|harus ada|laris & !selisih|hilang|expired|kedaluwarsa',
    ],
    weight: 1.8,
    reply:
      'Yang biasanya paling cepat berputar di warung kelontong:\n\n- **tiap hari**: beras, telur, minyak goreng, gula, mi instan, kopi dan teh saset, air galon, gas, roti\n- **tiap minggu**: sabun cuci, sampo saset, bumbu instan, kecap, tepung, susu saset, pulsa dan token\n- **secukupnya**: popok, pembalut, obat bebas, alat tulis\n\nSetiap tempat berbeda, jadi tulis **yang ditanya tetapi kosong** dan 20 barang terlaku selama dua minggu: itulah yang tidak boleh kosong. Stok minimumnya = laku sehari × hari menunggu kiriman + 2 hari.\n\nYang untungnya tebal (camilan, minuman dingin, saset) taruh di depan; beras dan telur pemancing orang datang.',
  },
  {
    name: 'stock_differs',
    asks: ['stok di catatan beda dengan yang di rak', 'stok di buku dan di rak beda terus'],
    when: [
      'stok|persediaan|barang & selisih|beda|tidak cocok|tidak sama|hilang|kurang|berkurang sendiri & catatan|sistem|kartu|kenapa|sering|suka|fisik|buku & !uang|kiriman|paket',
    ],
    weight: 1.6,
    reply:
      'Selisih stok hampir selalu dari salah satu ini:\n\n1. **lupa dicatat**: contoh gratis, dipakai sendiri, rusak, retur,\n2. **satuan berbeda**: masuk per dus, keluar per biji,\n3. barang datang **kurang** tapi tidak dihitung saat diterima,\n4. salah pilih barang di kasir,\n5. diambil orang.\n\nCari yang mana: hitung **10 barang paling laku tiap hari** selama seminggu, tulis selisih dan siapa yang bertugas. Buat satu buku *rusak dan dipakai*, dan hitung setiap barang yang datang di depan pengirimnya.',
  },
  {
    name: 'stock_count',
    asks: ['cara stok opname sendiri', 'stok opname itu apa caranya'],
    when: ['stok opname|stock opname|opname|hitung stok|cek fisik & apa|cara|bagaimana|ngapain|kapan|gunanya|maksud'],
    weight: 2.2,
    reply:
      '**Stok opname** adalah menghitung barang yang benar-benar ada di rak, lalu mencocokkannya dengan catatan. Gunanya: tahu yang hilang, rusak, atau lupa dicatat, dan tahu laba yang sebenarnya.\n\n1. Pilih jam tutup, **hentikan keluar masuk barang**.\n2. Cetak daftar barang tanpa jumlahnya, supaya tidak tergoda menyamakan.\n3. Dua orang: satu menghitung, satu menulis; tukar untuk barang mahal.\n4. Isi kolom *fisik*, *catatan*, *selisih*, *sebab*.\n5. Selisih dikali **modal** = kerugian; catat, lalu betulkan stok di kasir.\n\nBarang cepat laku seminggu sekali (10 barang saja), seluruh toko sebulan sekali atau tiap tiga bulan. Selisih di bawah 1% dari omzet masih wajar untuk toko kecil.',
  },
  {
    name: 'expired_goods',
    asks: [
      'barang di toko sering kedaluwarsa ngaturnya bagaimana',
      'barang dagangan mau kedaluwarsa diapakan',
      'makanan tidak habis sisa banyak tiap hari',
      'stok numpuk tidak laku',
      'stok kosmetik hampir exp masih banyak',
      'stok model lama numpuk setahun tidak laku uang mandek',
      'sepatu baju model lama dihabiskan tanpa merusak harga baru',
      'barang kedaluwarsa boleh dijual murah',
      'makanan lewat tanggal boleh dijual',
    ],
    when: [
      'kadaluarsa|kedaluwarsa|expired|basi|layu|hampir habis masa|numpuk|menumpuk|tidak laku laku|slow moving & barang|stok|dagangan|produk|numpuk|menumpuk|diapain|bagaimana|sisa & !poin|tanggal|nentuin|tentukan|menentukan',
      'sisa & jualan|dagangan|makanan|kue|gorengan|nasi|lauk|bahan|masakan|roti & ?|diapain|bagaimana|besok|malam',
    ],
    weight: 1.5,
    reply:
      '- **Sudah lewat tanggal**: jangan dijual dan jangan dicampur, walau murah. Pisahkan, catat sebagai kerugian, tanya pemasok apakah bisa retur.\n- **Hampir lewat**: tulis tanggalnya terus terang, diskon 30 sampai 50%, atau jadikan paket dengan yang laku. Terjual seharga modal masih lebih baik daripada dibuang.\n- **Menumpuk tapi awet**: stop kulakan barang itu, pajang di depan dua minggu, lalu obral.\n\nSupaya tidak terulang: beli sesuai yang laku seminggu, dan yang masuk dulu dijual dulu.',
  },
  {
    name: 'how_much_stock',
    asks: [
      'cara menghitung stok aman barang cepat laku',
      'stok pengaman dihitung bagaimana',
      'berapa banyak stok yang harus disimpan',
      'belanja stok berapa supaya tidak menumpuk',
    ],
    when: ['stok & aman|ideal|berapa banyak|seberapa|cukup|wajar|minimal|kebanyakan & berapa|warung|toko|kecil|?'],
    weight: 1.5,
    reply:
      'Patokan stok aman = **yang laku sehari × (hari menunggu kiriman + cadangan)**.\n\nContoh mi instan laku 10 sehari, kiriman 2 hari, cadangan 3 hari: 10 × 5 = **50 bungkus**. Segitu cukup; lebih dari dua minggu jualan berarti uang tertidur.\n\n- cepat laku: stok 1 minggu\n- sedang: 2 minggu\n- jarang laku: 2 sampai 3 buah saja\n- makanan segar: sesuai laku hari itu\n\nSebutkan yang laku sehari dan lama kirimannya, nanti saya hitungkan.',
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
    name: 'long_sitters',
    when: [],
    asks: [
      'pembeli duduk lama beli satu kopi wifi gratis',
      'anak nongkrong berjam jam pesan sedikit',
      'pelanggan suka lama lama nongkrong cuma pesan satu kopi',
      'pelanggan numpang kerja di kafe cuma beli es teh',
    ],
    reply:
      'Jangan mengusir; beri aturan yang terlihat sejak masuk:\n\n1. Kata sandi wifi **di struk**, berlaku 2 jam; beli lagi dapat lagi.\n2. Meja colokan sedikit; meja ramai tanpa colokan.\n3. Jam ramai (19.00 ke atas): tulisan *maksimal 2 jam saat penuh* dan staf menawarkan *mau tambah minum, Kak?*\n4. Menu untuk yang lama: **paket kerja** kopi isi ulang + camilan.\n\nHitung dulu: 10 kursi, duduk 3 jam, belanja 15.000 = 5.000 per kursi per jam. Kalau jam itu memang sepi, kursi yang terisi justru mengundang orang.',
  },
  {
    name: 'last_seasons_goods',
    when: [
      'lebaran|natal|imlek|musim|tahun lalu|taun lalu|model lama|kemarin & sisa|numpuk|menumpuk|tidak laku|nyangkut|mengendap & baju|barang|stok|kue|parsel|seragam|kaos|hijab|mukena|dagangan',
    ],
    asks: [
      'baju lebaran tahun lalu sisa diapakan biar jadi uang lagi',
      'sisa stok tahun lalu tidak laku cara menghabiskannya',
      'barang musiman sisa banyak mau dijual bagaimana',
      'stok lama mengendap bagaimana supaya jadi uang',
    ],
    weight: 1.8,
    reply:
      'Barang musiman yang diam adalah uang yang tidur. Urutannya:\n\n1. **Harga lantai**: modal sudah kembali dari yang laku? Maka berapa pun yang masuk lebih baik daripada disimpan.\n2. **Paket**: dua sekaligus, atau satu ditambah barang yang sedang laku.\n3. **Turun bertahap dengan tanggal**: minggu ini 20%, minggu depan 35%, sesudah itu selesai. Jujur sebut *stok tahun lalu*.\n4. **Borongan** ke reseller, toko lain, atau live sejam khusus cuci gudang.\n5. **Simpan hanya yang netral** (warna polos, ukuran umum) untuk sebulan sebelum musim berikutnya.\n\nTahun depan: ambil 70% dulu, sisanya pesanan dengan DP. Sebutkan jumlah, modal, dan harga lamanya, nanti saya hitungkan turunnya.',
  },
  {
    name: 'daily_waste',
    when: [],
    asks: [
      'sayur sering layu sebelum laku rugi tiap hari',
      'jualan selalu sisa banyak dibuang tiap malam rugi',
      'bahan banyak yang busuk sebelum dipakai cara mengatasi',
      'mengurangi makanan terbuang di warung',
      'roti sisa tiap malam rugi berapa',
      'menghitung rugi barang yang terbuang',
      'sayur layu dibuang tiap hari menghitung ruginya',
    ],
    reply:
      'Ruginya berkurang dari **jumlah belanja**, baru dari cara menyimpan:\n\n1. Dua minggu catat **dibeli, laku, dibuang** per barang. Biasanya tiga barang saja yang membuat rugi.\n2. Belanja besok = **yang laku di hari yang sama minggu lalu + 10%**, bukan sepenuh keranjang. Yang cepat layu dibeli tiap hari, sedikit.\n3. Jam 3 sore **turunkan harga** atau jadikan paket sop dan tumis; terjual seharga modal masih lebih baik daripada dibuang.\n4. Yang tersisa jadi **olahan** (sambal, keripik, acar) hari itu juga.\n5. Masukkan yang terbuang ke harga: dibeli 20 kg, laku 18 kg, modal sebenarnya dibagi **18**.\n\nContoh rugi 30.000 sehari = **900.000 sebulan**; angka itu layak dikejar. Sebutkan barangnya, nanti saya beri cara simpannya.',
  },
  {
    name: 'goods_that_go_stale',
    when: [],
    asks: [
      'stok kopi cepat tengik cara menyimpannya',
      'kerupuk dan keripik cepat melempem nyimpennya bagaimana',
      'beras berkutu tepung menggumpal cara simpan stok',
    ],
    reply:
      'Musuhnya sama: **udara, lembap, panas, cahaya**.\n\n- **Kopi, kacang, keripik**: wadah kedap, jauh dari kompor dan matahari, beli untuk 2 sampai 3 minggu saja. Kopi digiling saat dipakai.\n- **Tepung, beras, gula**: alas palet, tidak menempel dinding, karung ditutup rapat.\n- **Minyak dan santan**: gelap dan tertutup; sisa goreng jangan dicampur yang baru.\n- Semua: tulis tanggal datang, **yang lama di depan, dijual dulu**.\n\nSudah tengik atau berjamur: buang, jangan dicampur. Sering terjadi? Belanjanya yang kebanyakan; sebut laku seminggu, nanti saya hitungkan jumlah belinya.',
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
    name: 'stock_keeping_unit',
    asks: ['sku itu apa'],
    when: [
      'sku|kode barang|kode produk & apa|perlu|cara|bikin|stok|toko|gunanya|buat & !kelurahan|desa|surat|kur|bank|rt',
    ],
    weight: 2.4,
    reply:
      '**SKU** (*stock keeping unit*) adalah **kode singkat untuk satu jenis barang**: satu ukuran, satu warna, satu kode. Contoh *KPS-HTM-L* = kaos polos, hitam, L.\n\nPerlu untuk toko kecil? **Perlu kalau barangnya punya ukuran atau warna**, dijual di dua tempat (toko dan marketplace), atau sering tertukar. Warung 50 barang tanpa varian cukup dengan nama.\n\n1. Susun: jenis, lalu warna atau rasa, lalu ukuran; 3 huruf tiap bagian.\n2. Jangan memakai harga atau tanggal di kodenya.\n3. Tulis kode yang sama di rak, di kasir, dan di marketplace.\n\nYang dimaksud **surat keterangan usaha**? Itu juga disingkat SKU, dan diurus di kelurahan atau desa.',
  },
  {
    name: 'barcode_need',
    asks: ['warung perlu barcode scanner tidak'],
    when: ['barcode|scanner|scan barang & perlu|penting|harus|warung|toko|cara|apa|daftar|bikin & !qris|bayar'],
    weight: 2.6,
    reply:
      'Untuk warung dengan puluhan barang, barcode **belum perlu**: mencari nama di kasir sama cepatnya. Mulai terasa perlu kalau barangnya ratusan, antre panjang, atau karyawan sering salah harga.\n\nMenjual **produk sendiri ke swalayan**? Itu lain: kodenya didaftarkan resmi di **GS1 Indonesia** (berbayar tahunan), supaya tidak sama dengan produk orang. Untuk dipakai di toko sendiri, nomor buatan sendiri sudah cukup.',
  },
  {
    name: 'stock_for_ramadan',
    when: [],
    asks: [
      'lebaran masih lama kapan mulai menyetok',
      'kapan mulai nyetok barang untuk lebaran',
      'persiapan stok ramadan jualan takjil mulai kapan',
      'mau jualan takjil puasa siapkan berapa banyak',
      'stok lebaran kue kering mulai produksi kapan',
      'persiapan jualan menjelang natal dan tahun baru stok',
    ],
    reply:
      'Hitung mundur dari harinya:\n\n- **H-45**: daftar menu (3 sampai 5 saja), uji rasa, hitung modal, pesan kemasan. Untuk kue kering: contoh dan harga sudah jalan.\n- **H-30**: kunci harga bahan awet (gula, tepung, sirup) ke pemasok; buka **PO dengan DP**. Cari tenaga bantu.\n- **H-14**: stok bahan awet untuk 10 hari. Bahan segar tetap beli harian.\n- **Minggu pertama** takjil: mulai dari **50 sampai 60% yang Anda kira laku**, catat jam habisnya, lalu naikkan 10 sampai 20% sehari. Habis jam 17.15 lebih baik daripada sisa.\n- **Seminggu terakhir** turun lagi untuk takjil, naik untuk hampers dan kue.\n\nContoh 5 menu × 20 porsi = 100 porsi hari pertama. Tahun lalu laku berapa? Sebutkan, nanti saya hitungkan bahannya.',
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
    name: 'putting_on_shelves',
    when: [],
    asks: [
      'cara menaruh barang di rak supaya cepat laku',
      'menata etalase warung biar menarik',
      'susunan barang toko kelontong yang bagus',
    ],
    reply:
      '1. **Setinggi mata dan tangan**: barang beruntung besar. Yang pasti dicari (beras, gula) boleh di bawah atau belakang, supaya orang melewati yang lain.\n2. **Dekat kasir**: barang kecil di bawah 5.000 yang dibeli sambil lalu.\n3. **Berpasangan**: kopi dengan gula, mi dengan telur, sabun dengan spons.\n4. **Menghadap depan, penuh**: rak ompong terlihat tidak laku; geser ke depan tiap pagi.\n5. **Harga besar dan jelas** di setiap barang; orang malu bertanya lalu pergi.\n6. Yang lama di depan, yang baru di belakang.\n\nUbah satu rak saja, catat seminggu sebelum dan sesudah. Naik? Pindah ke rak berikutnya.',
  },
  {
    name: 'rice_with_weevils',
    when: [],
    asks: ['stok beras supaya tidak kutuan', 'beras dagangan banyak kutunya', 'tepung dan kacang berkutu di toko'],
    reply:
      'Kutu datang dari lembap dan stok lama.\n\n- Simpan di atas **palet** 10 cm dari lantai, 20 cm dari dinding, wadah tertutup, ruang kering.\n- **Masuk dulu, keluar dulu**; stok untuk 2 sampai 3 minggu saja.\n- Selipkan **daun salam, cabai kering, atau bawang putih** utuh; jangan kapur barus atau obat serangga.\n- Sudah ada: ayak, jemur tipis sebentar, masukkan freezer 3 hari untuk jumlah kecil. Yang berbau atau menggumpal dikembalikan ke pemasok.\n\nBersihkan wadah sampai kering sebelum diisi lagi; sisa lama menulari yang baru.',
  },
  {
    name: 'pests_in_the_shop',
    when: [],
    asks: [
      'banyak lalat nyamuk di warung makan pembeli risih',
      'tikus di gudang stok digigit',
      'warung banyak semut kecoa cara mengusir',
    ],
    reply:
      'Mulai dari yang mengundangnya:\n\n1. **Sampah** bertutup, dibuang dua kali sehari; sisa ikan dan tulang dibungkus rapat.\n2. **Lalat**: makanan di etalase atau tudung, meja dilap sebelum kering, kipas angin mengarah ke meja, lampu perangkap di belakang (bukan di atas makanan).\n3. **Nyamuk**: tidak ada air tergenang, selokan mengalir, kipas di bawah meja.\n4. **Tikus**: tutup lubang sebesar ibu jari, bahan di rak 15 cm dari lantai dalam wadah keras, perangkap bukan racun di dekat makanan.\n5. **Kecoa dan semut**: minyak dan remah dibersihkan tiap malam, umpan gel di sudut.\n\nJangan menyemprot racun serangga saat ada makanan terbuka. Kalau tetap banyak, tanyakan jasa pengendalian hama atau dinas kesehatan.',
  },
  {
    name: 'shoplifting',
    when: [],
    asks: [
      'pembeli mencuri barang di toko bagaimana',
      'sering kehilangan barang dicuri pengunjung',
      'mencegah pencurian di warung kelontong',
    ],
    reply:
      'Mencegah jauh lebih murah daripada menangkap:\n\n1. Barang kecil dan mahal (rokok, susu, kosmetik) **di belakang meja**; rak rendah supaya semua terlihat.\n2. **Sapa setiap orang yang masuk**; pencuri tidak suka dilihat.\n3. Satu pintu, cermin cembung atau kamera murah yang terlihat, stiker *diawasi kamera*.\n4. Hitung barang rawan tiap tutup toko; hilang hari itu lebih mudah dicari.\n\nKalau melihat kejadian: tenang, *Kak, barang yang di tas mau sekalian dibayar?* Jangan memukul, menggeledah paksa, atau menyebar wajahnya; simpan rekaman, panggil RT atau polisi. Anak kecil: bicarakan dengan orang tuanya.',
  },
  {
    name: 'burglary',
    when: [],
    asks: [
      'toko kemalingan dibobol malam hari',
      'warung kemalingan harus bagaimana',
      'supaya kios aman dari maling',
      'warung kemalingan semalam yang harus dilakukan apa dulu',
    ],
    reply:
      'Turut prihatin, Juragan. Urutannya:\n\n1. **Jangan dirapikan dulu**; foto, telepon polisi (**110**) atau polsek, minta surat laporan.\n2. Daftar yang hilang dengan harga modal; uang, HP, kartu: blokir hari itu juga.\n3. Rekaman CCTV tetangga diminta sebelum tertimpa. Cek barang dijual di marketplace setempat.\n4. Ada asuransi: laporkan dalam 3 hari kerja biasanya.\n\nSesudahnya: gembok dua titik, lampu menyala, laci dibiarkan terbuka kosong, CCTV murah ke pintu, kas tidak menginap. Surat keterangan kehilangan dan daftar barangnya bisa saya bantu susun.',
  },
  {
    name: 'stock_card',
    when: [],
    asks: ['kartu stok isinya apa', 'cara mencatat stok masuk keluar manual', 'buku stok barang yang sederhana'],
    reply:
      'Satu barang satu kartu, lima kolom: **tanggal · dari/ke · masuk · keluar · sisa**.\n\nContoh minyak 1 liter: *1/11 stok awal 24 · 3/11 kulakan +12 · 3/11 terjual −9 · sisa 27*.\n\n1. Hanya untuk **20 barang terlaku atau termahal**; sisanya dihitung sebulan sekali.\n2. Tulis saat barang bergerak, juga yang dipakai sendiri, rusak, dan contoh.\n3. Tiap Senin hitung 5 barang, cocokkan; selisih ditulis sebabnya.\n4. Beri **garis pesan**: sisa ≤ kebutuhan selama menunggu kiriman.\n\nKalau memakai kasir di sini, stoknya berkurang sendiri tiap transaksi; yang masuk tinggal ditambah.',
  },
]
