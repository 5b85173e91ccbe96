import type { Answer } from '../answer.ts'

/** Goods that come back, guarantees, damage in one’s care. */
export const returnsAndDamage: readonly Answer[] = [
  {
    name: 'used_goods_returned',
    asks: [
      'pembeli minta refund padahal barang sudah dipakai',
      'pembeli minta retur barang sudah dipakai',
      'retur barang karena tidak cocok',
      'pembeli minta tukar salah pilih ukuran',
      'tukar ukuran segel sudah dibuka',
    ],
    when: [
      'refund|retur|tukar|kembalikan|balikin|dikembalikan|uang kembali & dipakai|dipake|terpakai|bekas|rusak|alasan|padahal|berubah pikiran|tidak cocok|minta & !poin|dp|uang muka',
    ],
    weight: 1.5,
    reply:
      'Lihat sebabnya dulu:\n\n- **cacat atau salah kirim**: ganti atau kembalikan uang, walau sudah dicoba,\n- **berubah pikiran dan sudah dipakai**: Anda boleh menolak dengan sopan, atau menawarkan tukar dengan tambahan.\n\nContoh: *Mohon maaf, Kak, barang yang sudah dipakai belum bisa kami terima kembali. Sebagai gantinya, kami beri potongan 10% untuk pembelian berikutnya, ya.*\n\nSupaya tidak terulang, tulis syarat retur di nota dan di halaman toko: berapa hari, kondisi barang, siapa menanggung ongkir.',
  },
  {
    name: 'no_returns_sign',
    asks: [
      'boleh pasang tulisan barang yang sudah dibeli tidak bisa dikembalikan',
      'tulisan barang tidak dapat ditukar atau dikembalikan melanggar hukum tidak',
    ],
    when: [
      'tulisan|nota|struk|ditulis|nulis|tulis|pasang|aturan & tidak bisa dikembalikan|tidak dapat dikembalikan|tidak bisa ditukar|tidak dapat ditukar|tidak boleh dikembalikan|tidak boleh ditukar & ?|boleh|hukum|melanggar|sah',
    ],
    weight: 2,
    reply:
      'Tulisan yang menolak **semua** pengembalian sebaiknya jangan. UU Perlindungan Konsumen (UU 8/1999 Pasal 18) melarang klausula baku yang menolak barang dikembalikan atau uangnya; tulisan seperti itu batal demi hukum dan bisa kena sanksi.\n\nYang boleh: **syarat yang jelas dan wajar**. Contoh untuk nota: *Barang cacat atau salah kirim kami ganti, paling lambat [3] hari dengan nota ini. Tukar ukuran boleh selama belum dipakai dan label masih ada.*\n\nJadi pembeli yang hanya berubah pikiran boleh ditolak, yang menerima barang cacat tidak. Untuk kepastian, tanyakan Dinas Perdagangan atau BPSK setempat.',
  },
  {
    name: 'returns_that_cheat',
    when: [],
    asks: [
      'pembeli marketplace curang retur isi diganti',
      'pembeli mengaku barang tidak sampai padahal sudah diterima',
      'pembeli minta refund shopee tapi barang tidak dikembalikan',
    ],
    reply:
      'Menangkan dengan bukti, lewat jalur aplikasi saja:\n\n1. **Video mengemas** sampai label tertempel (nomor resi terlihat) dan **video membuka retur** tanpa potongan.\n2. Ajukan **banding** sebelum batas waktunya: foto, berat resi pergi dan pulang, nomor seri.\n3. Mengaku tidak sampai: minta bukti serah terima dari ekspedisi.\n4. Jangan memindahkan ke WA dan jangan menyebar data pembeli.\n\nCegah: segel atau stiker yang rusak kalau dibuka, tulis *garansi berlaku bila segel utuh*, dan untuk barang mahal pakai asuransi kiriman.',
  },
  {
    name: 'swapped_return',
    when: [],
    asks: [
      'retur shopee isinya batu',
      'pembeli retur barang yang beda dengan yang saya kirim',
      'barang retur rusak dipakai pembeli curang',
    ],
    reply:
      'Jangan klik *terima retur* dulu.\n\n1. **Video buka paket** tanpa terputus sejak label utuh; kirim itu sebagai bukti. Sudah terlanjur dibuka? Foto berat di label, isi, dan kemasannya.\n2. **Ajukan banding** di pesanan itu sebelum batas waktunya habis (lihat hitung mundurnya), lampirkan juga foto saat Anda mengemas dan berat kirim pertama.\n3. Berat resi pulang beda jauh dari berat kirim? Tunjukkan keduanya; itu bukti terkuat.\n4. Ditolak: minta alasan tertulis, lapor layanan konsumen platform.\n\nMulai sekarang barang di atas harga tertentu: video saat mengemas, segel stiker, nomor seri dicatat.',
  },
  {
    name: 'return_money_and_postage',
    when: ['retur|diretur|refund|kembalikan|balikin|dikembalikan & ongkir|ongkos kirim|penuh|full|dipotong & !dp|poin'],
    asks: [
      'barang diretur pembeli uang kembali penuh atau dipotong ongkir',
      'ongkir retur ditanggung siapa penjual atau pembeli',
      'salah kirim barang ke pembeli ongkir balik siapa yang tanggung',
      'barang kembali rusak uang pelanggan harus dibalikin semua',
      'barang dikembalikan dalam keadaan rusak uangnya kembali penuh tidak',
    ],
    weight: 1.6,
    reply:
      'Tergantung **salah siapa**:\n\n- **Salah penjual** (cacat, salah kirim, tidak sesuai foto): uang kembali **penuh**, ongkir pergi dan pulang ditanggung penjual.\n- **Pembeli berubah pikiran atau salah pilih**: harga barang kembali, **ongkir ditanggung pembeli**, asal barang belum dipakai dan Anda memang menerima retur.\n- **Rusak di jalan**: ganti dulu pembelinya, lalu klaim ke ekspedisi.\n- **Kembali rusak karena dipakai**: boleh ditolak atau dipotong senilai kerusakannya; tunjukkan fotonya.\n\nDi marketplace ikuti aturan pengembaliannya. Kembalikan uang **sesudah barang datang dan dicek**, lewat cara bayar yang sama. Tulis syaratnya di halaman toko sebelum ada yang bertanya.',
  },
  {
    name: 'clothes_that_fade',
    when: [],
    asks: [
      'pembeli komplain baju luntur setelah dicuci minta uang kembali',
      'baju yang saya jual luntur menyusut pembeli minta refund',
      'kaos sablon rontok setelah dicuci pembeli komplain',
    ],
    reply:
      'Tanya dulu tanpa membantah: **cara mencucinya** dan foto barangnya. Lalu putuskan dari penyebabnya:\n\n- **Memang luntur dari bahannya** (pembeli lain juga begitu): ganti atau kembalikan uangnya, dan tarik sisa stok warna itu; tagih pemasok.\n- **Salah cuci** (air panas, pemutih, direndam semalam), dan petunjuknya ada di label: tidak wajib, tetapi tawarkan potongan 20% sekali.\n- **Tidak jelas**: jalan tengah, tukar dengan warna lain atau kembalikan separuh.\n\nBalas: *Maaf ya Kak. Boleh kirim fotonya dan dicuci pakai apa? Kalau dari bahannya, kami ganti.*\n\nSebelum menjual, uji satu helai: rendam air hangat 15 menit, jemur. Selipkan kartu *cuci dingin, pisahkan warna, komplain paling lambat 3 hari*.',
  },
  {
    name: 'laundry_damaged',
    when: [],
    asks: [
      'baju pelanggan luntur rusak di laundry minta ganti rugi',
      'cucian pelanggan kena noda sobek gosong setrika harus ganti berapa',
      'laundry merusak pakaian ganti penuh atau tidak',
      'ganti rugi baju laundry yang rusak cara hitungnya',
      'kebaya pelanggan terbakar setrika bolong minta ganti penuh',
      'salah menjahit merusak kain pelanggan ganti rugi',
      'pakaian pelanggan rusak karena kesalahan saya harus ganti harga penuh',
    ],
    reply:
      'Rusak karena cucian kita memang **tanggung jawab kita**, tetapi tidak harus seharga baju baru.\n\n1. Cek notanya: ada catatan kondisi dan aturan ganti rugi? Kebiasaan laundry kiloan: **paling banyak 10 kali ongkos cuci** barang itu, *kalau tertulis di nota dan dibaca saat terima*.\n2. Tidak tertulis: tawarkan **nilai pakainya**. Baju 400.000 yang sudah dipakai dua tahun wajar diganti 100.000 sampai 200.000.\n3. Coba dulu perbaikan (penghilang luntur, penjahit), lalu minta maaf dan beri cucian gratis.\n4. Sepakat: tulis satu lembar, tanda tangan berdua.\n\nSupaya tidak terulang: pisahkan warna, foto barang mahal saat terima. Tulisan *"tidak bertanggung jawab"* tidak melindungi Anda menurut UU Perlindungan Konsumen.',
  },
  {
    name: 'laundry_lost',
    when: [],
    asks: [
      'cucian pelanggan hilang ganti rugi bagaimana',
      'baju laundry tertukar dengan pelanggan lain',
      'kemeja pelanggan hilang di laundry',
      'jaket pelanggan tidak ketemu di laundry',
    ],
    reply:
      'Cari dulu **24 jam**: rak yang diambil hari itu, mesin, dan hubungi pelanggan yang mengambil berdekatan; sebagian besar hanya tertukar.\n\n- **Tidak ketemu**: ganti. Patokannya aturan di nota (lazimnya paling banyak 10 kali ongkos cuci), atau **nilai pakainya** kalau tidak ada aturan.\n- Barang mahal: minta bukti harga, lalu tawar jalan tengah, boleh dicicil atau sebagian cucian gratis.\n- Kabari sebelum ditanya: *Maaf Kak, satu kemeja belum ketemu, kami cari sampai besok sore. Kalau tidak ada, kami ganti.*\n\nKe depan: hitung potong **di depan pelanggan**, beri label nomor, tulis jumlahnya di nota. Notanya bisa saya buatkan.',
  },
  {
    name: 'guarantee_on_used_goods',
    when: [],
    asks: [
      'jual barang bekas perlu kasih garansi tidak',
      'garansi hp bekas berapa lama',
      'jual motor bekas pembeli komplain rusak setelah dua minggu',
      'barang second rusak setelah dibeli minta uang kembali',
      'jual barang bekas pembeli komplain minta uang kembali',
    ],
    reply:
      'Tidak wajib, tetapi garansi pendek membuat orang berani membeli. Yang lazim:\n\n- **HP, laptop bekas**: 7 hari tukar unit, atau 30 hari mesin; layar, air, dan jatuh tidak termasuk.\n- **Motor bekas**: 7 sampai 14 hari untuk mesin; aki, ban, dan kampas tidak.\n- **Tanpa garansi**: boleh, kalau cacatnya **disebut jujur** dan dicoba pembeli sebelum bayar. Cacat yang sengaja disembunyikan tetap bisa dituntut.\n\nKomplain lewat masa garansi? Bantu setengah: ongkos kerja gratis, suku cadang pembeli.\n\nTulis di nota: kondisi, nomor seri atau IMEI, hal yang ditanggung, sampai tanggal berapa. Notanya bisa saya buatkan.',
  },
  {
    name: 'guarantee_of_service',
    when: [],
    asks: [
      'garansi servis ac elektronik berapa lama wajarnya',
      'pelanggan komplain hasil servis rusak lagi',
      'hasil jahitan tidak pas minta diperbaiki gratis',
      'motor habis diservis mogok lagi pelanggan marah',
      'servis hp wajar memberi garansi berapa lama ganti lcd baterai kena air',
    ],
    reply:
      'Garansi jasa yang wajar: **7 sampai 30 hari untuk pekerjaan yang sama**, suku cadang mengikuti tokonya.\n\n1. Terima dulu barangnya, periksa di depan pelanggan.\n2. **Kerusakan yang sama**: kerjakan ulang gratis. **Kerusakan lain**: jelaskan bedanya dan minta persetujuan harga sebelum membuka.\n3. Jahitan kurang pas: perbaikan pertama gratis, perubahan model berbayar.\n4. Dua kali gagal: kembalikan ongkos jasanya.\n\nTulis di nota: dikerjakan apa, garansi sampai tanggal berapa, apa yang tidak ditanggung.',
  },
  {
    name: 'broken_in_transit',
    when: [],
    asks: [
      'barang rusak di jalan ekspedisi tidak mau tanggung pembeli minta ganti',
      'paket pecah sampai pembeli siapa yang mengganti',
      'klaim ekspedisi ditolak barang rusak pengiriman',
    ],
    reply:
      'Ke pembeli, **penjual menanggung dulu** sampai barang diterima baik (kecuali disepakati lain); ke ekspedisi Anda yang mengklaim.\n\n1. Minta pembeli: video atau foto kemasan, isi, dan resi, hari itu juga.\n2. Beri pilihan: kirim ganti, atau uang kembali. Yang cepat selesai lebih murah daripada bintang satu.\n3. Klaim ekspedisi: bukti di atas, nota harga, berat, foto pengemasan. Alasan menolak yang umum: **tanpa asuransi, kemasan kurang, lewat batas lapor**; baca syarat mereka dan minta alasannya tertulis.\n4. Tetap ditolak? Keberatan tertulis, lalu lembaga konsumen (**BPSK**) di kota Anda kalau nilainya pantas.\n\nLain kali: asuransi untuk barang mahal, kardus dua lapis, foto sebelum ditutup. Hitung 1 sampai 2% harga untuk risiko ini.',
  },
  {
    name: 'harmed_by_a_service',
    when: [],
    asks: [
      'rambut pelanggan rusak setelah smoothing minta ganti rugi',
      'pelanggan alergi setelah perawatan di salon',
      'hewan pelanggan sakit setelah grooming',
      'hp pelanggan makin rusak setelah diservis',
    ],
    reply:
      '1. **Dengarkan dan periksa hari itu**, foto keadaannya, jangan langsung menyangkal atau mengaku.\n2. Keluhan badan (perih, bengkak, sesak): antar ke dokter dulu; simpan produk yang dipakai.\n3. Kalau dari pengerjaan: perbaiki gratis, atau kembalikan biaya jasa; ganti rugi menurut **kerusakan nyata** (nota dokter, harga bekas barang), bukan angka permintaan.\n4. Tulis kesepakatan dan tanda tangan berdua.\n\nMulai sekarang: **uji tempel 24 jam**, kartu riwayat dan persetujuan sebelum dikerjakan, foto sebelum dan sesudah. Luka berat atau tuntutan besar: tanyakan LBH atau penasihat hukum.',
  },
]
