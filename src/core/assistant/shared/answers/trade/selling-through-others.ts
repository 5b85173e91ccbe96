import type { Answer } from '../answer.ts'

/** Selling through resellers, shops and agents, and abroad. */
export const sellingThroughOthers: readonly Answer[] = [
  {
    name: 'reseller_breaks_price',
    asks: [
      'agen banting harga',
      'reseller banting harga merusak pasaran',
      'reseller menjual lebih murah dari harga yang ditentukan',
    ],
    when: [
      'reseller|agen|dropshipper|distributor & banting|di bawah harga|dibawah harga|merusak|ngerusak|jual murah|lebih murah|melanggar|nakal|negur|menegur',
    ],
    weight: 2,
    reply:
      'Tegur lewat pesan pribadi, dengan fakta: *Kak, saya lihat produk kita dijual 38.000, padahal harga terendah yang disepakati 45.000. Reseller lain jadi keberatan. Mohon disesuaikan paling lambat Jumat, ya.*\n\nSupaya tidak terulang, tulis di kesepakatan: **harga jual terendah**, akibatnya (teguran, potongan hilang, berhenti dipasok), dan minimal beli. Dan jangan sampai toko Anda sendiri yang paling murah. Kesepakatannya bisa saya buatkan.',
  },
  {
    name: 'reseller_uses_my_name',
    when: [
      'reseller|agen|mitra|distributor|franchisee|mantan karyawan & habis|putus|berakhir|selesai|berhenti|keluar & nama|merek|logo|brand & saya|pakai|jual|masih',
    ],
    weight: 1,
    asks: [
      'kontrak reseller habis tapi masih jual pakai nama saya',
      'mantan mitra masih memakai merek dan logo saya',
      'agen sudah putus masih mengaku agen resmi saya',
      'orang kemitraan keluar tetap pakai nama warung saya',
    ],
    reply:
      'Kontrak habis berarti **izin memakai nama juga habis**, kecuali kontraknya berkata lain. Berurutan saja:\n\n1. Buka kontraknya: tanggal berakhir, pasal nama dan merek, sisa stok.\n2. Simpan bukti: tangkapan layar, foto toko, tanggal.\n3. **Tegur tertulis**, beri batas 7 sampai 14 hari: ganti nama, turunkan logo, hentikan mengaku resmi. Stok asli yang sudah ia beli boleh dihabiskan, tetapi tanpa nama toko Anda.\n4. Umumkan sopan daftar penjual resmi di akun Anda.\n5. Tetap dipakai: laporkan ke marketplace; kalau **merek terdaftar** di DJKI, posisi Anda kuat untuk somasi. Kalau belum, daftarkan sekarang.\n\nSurat tegurannya bisa saya buatkan: *Buatkan surat teguran untuk …, kontrak reseller berakhir 31 Oktober, masih memakai nama …*. Untuk gugatan, tanyakan pengacara atau konsultan HKI.',
  },
  {
    name: 'agents_in_other_towns',
    when: [
      'agen|reseller|distributor|mitra & mau jadi|minta jadi|ingin jadi|daftar jadi|cari & saya|kita|luar kota|syarat|syaratnya',
    ],
    weight: 1.2,
    asks: [
      'ada yang mau jadi agen saya di luar kota syaratnya apa',
      'orang minta jadi reseller produk saya aturannya bagaimana',
      'membuka keagenan syarat yang pantas apa saja',
    ],
    reply:
      'Syarat yang pantas untuk agen pertama:\n\n1. **Ambil putus, bayar di muka**, minimal misalnya 1 juta; belum ada tempo.\n2. **Potongan 20 sampai 30%** dari harga ecer, asal Anda masih untung minimal 15%. Ecer 20.000, modal 11.000: harga agen 15.000, Anda untung 4.000, agen 5.000.\n3. **Harga ecer minimal** yang sama, jadi tidak saling banting.\n4. **Wilayah belum eksklusif**; baru dijanjikan kalau 3 bulan lewat target.\n5. Ongkir agen yang tanggung; rusak di jalan dilaporkan 2 hari dengan video.\n6. Pakai nama dan foto boleh, **mendaftarkan merek tidak**. Masa 6 bulan, bisa berhenti dengan kabar 30 hari.\n\nMinta KTP, alamat, dan cara jualnya. Perjanjiannya bisa saya buatkan: *Buatkan perjanjian keagenan antara saya dan …, harga agen 15.000, minimal 1 juta, 6 bulan*.',
  },
  {
    name: 'pieces_left_at_shops',
    when: [],
    asks: [
      'barang konsinyasi tidak laku berbulan bulan diambil atau dibiarkan',
      'barang titipan di warung orang lama tidak laku',
      'titip kue di warung sisa banyak cara mengurangi retur',
      'kue titipan tiap hari kembali',
      'jumlah titipan per warung supaya tidak sisa',
    ],
    reply:
      'Atur **per warung dan per hari**, jangan rata:\n\n1. Catat dua minggu: titip, laku, kembali, per warung.\n2. Titipan besok = **rata-rata laku hari itu × 1,1**. Laku 18 dari 25: titip 20.\n3. Warung yang sisanya di atas 20% dua minggu: kurangi jenisnya jadi 3, ganti jam antar, atau pindah.\n4. Sisa sore: tarik jam 16, jual paket murah di status, atau olah lagi kalau aman.\n\nHitung sisa: 8 warung × 4 buah × modal 1.500 = 48.000 sehari, **Rp 1.248.000 sebulan** (26 hari). Kirim catatannya, nanti saya jumlahkan.',
  },
  {
    name: 'consignment_agreement',
    asks: ['perjanjian titip jual isinya', 'barang titipan orang di warung saya hilang siapa yang ganti'],
    when: [
      'titip jual|konsinyasi|titip|nitip|dititip & perjanjian|kontrak|surat|kesepakatan|tertulis & apa|isi|isinya|penting|ditulis|harus|bagaimana',
    ],
    weight: 3.4,
    reply:
      'Perjanjian titip jual cukup satu halaman, asal menjawab ini:\n\n1. **siapa** menitip dan siapa menjual (nama, alamat, nomor),\n2. **barang**: nama, jumlah, harga jual, tanggal kedaluwarsa,\n3. **bagian toko**: persen atau rupiah per barang yang laku,\n4. **kapan dihitung dan dibayar**: misalnya tiap Senin, paling lambat 3 hari sesudahnya,\n5. **sisa, rusak, hilang**: siapa menanggung masing-masing,\n6. siapa boleh menurunkan harga, dan cara berhenti.\n\nTiap antar, pakai nota titip dua lembar yang diparaf berdua: itu bukti yang paling sering dipakai. Contoh: *Buatkan kontrak titip jual antara saya dan Toko Melati, bagian toko 20%*.',
  },
  {
    name: 'sell_to_shops_and_offices',
    asks: ['cara masuk jadi pemasok hotel restoran', 'memasok ke minimarket syaratnya'],
    when: [
      'masuk|masukin|masukkan|memasok|nyuplai|suplai|supply|nawarin|menawarkan|vendor|rekanan & minimarket|indomaret|alfamart|supermarket|swalayan|kantor|perusahaan|sekolah|hotel|rumah sakit|instansi|kafe|toko oleh oleh & !surat|isi',
      'jadi|menjadi & vendor|rekanan|pemasok|supplier|penyedia',
      'ekatalog|e katalog|lkpp|pengadaan|tender & cara|daftar|ikut|bagaimana|syarat & !cv|ud|pt',
    ],
    weight: 2,
    reply:
      'Yang biasanya diminta pembeli besar:\n\n1. **NIB**, NPWP, rekening usaha; makanan: PIRT atau BPOM, halal,\n2. contoh barang, label rapi, barcode (untuk swalayan),\n3. **harga dengan ruang**: toko mengambil 20 sampai 35%, bayarnya bisa mundur 14 sampai 60 hari,\n4. sanggup memasok rutin.\n\nMulai dari yang dekat: kantin sekolah, koperasi kantor, toko oleh-oleh. Bawa contoh, surat penawaran, dan daftar harga satu halaman, lalu temui bagian pembelian. Pengadaan pemerintah didaftarkan di katalog elektronik LKPP; syaratnya lihat di situs resminya. Penawarannya bisa saya buatkan.',
  },
  {
    name: 'export_first_steps',
    asks: ['cara ekspor produk umkm', 'pembeli luar negeri minta barang saya'],
    when: [
      'ekspor|export|luar negeri|ke malaysia|ke singapura & jual|jualan|kirim|cara|syarat|mulai|produk|barang|pembeli|usaha|bisa & !file|excel|pdf|surat|website|bahasa',
    ],
    weight: 1.9,
    reply:
      'Langkah awal yang wajar sebelum memikirkan kontainer:\n\n1. NIB dengan KBLI yang cocok, izin produknya lengkap (PIRT saja sering belum cukup untuk makanan),\n2. cari tahu **syarat negara tujuan**: label, uji, sertifikat,\n3. coba kirim contoh lewat ekspedisi internasional atau pembeli perantara,\n4. harga dihitung sampai siapa menanggung ongkir dan asuransi (istilahnya FOB, CIF),\n5. bayar **sebagian di depan**; pembeli baru jangan diberi tempo.\n\nPendampingan gratis ada di Dinas Perdagangan dan Export Center Kementerian Perdagangan; tanyakan bea dan dokumennya ke Bea Cukai sebelum berjanji.',
  },
  {
    name: 'reseller_or_dropship_for_me',
    when: [],
    asks: [
      'ibu rumah tangga enak dropship atau reseller',
      'modal 500 ribu mending dropship atau reseller',
      'pemula lebih untung dropship atau reseller',
    ],
    reply:
      'Dengan modal kecil, **mulai dropship dua minggu, lanjut reseller untuk yang terbukti laku**:\n\n- **Dropship**: tanpa stok, tanpa rugi barang; untung tipis (10 sampai 20%), kualitas dan kirim di tangan orang lain.\n- **Reseller**: modal untuk stok, untung lebih besar (20 sampai 30%), bisa kirim sendiri dan foto sendiri; risikonya barang tidak laku.\n\nModal 500.000: dropship dulu 10 barang, catat yang ditanya paling banyak. Lalu 300.000 untuk stok 2 barang terlaku, 100.000 ongkos dan kemasan, 100.000 cadangan.\n\nCek pemasoknya: pesan satu untuk diri sendiri, lihat ulasan, dan jangan yang meminta biaya pendaftaran besar.',
  },
  {
    name: 'consignment_not_paid',
    when: [],
    asks: [
      'barang titipan di minimarket belum dibayar berbulan bulan',
      'toko tidak mau bayar titipan sebelum laku semua',
      'konsinyasi sudah laku belum disetor',
    ],
    reply:
      'Yang **sudah laku harus dibayar pada waktunya**, tidak menunggu semuanya habis, kecuali itu memang perjanjiannya.\n\n1. Datang, hitung berdua: dititip, laku, sisa; tulis dan minta tanda tangan.\n2. Minta pembayaran yang laku hari itu, atau tanggal tertulis: *laku 64 × 8.000 = 512.000, dibayar [tanggal]*.\n3. Kirim **invoice** dengan jatuh tempo; lewat itu tarik semua sisanya dan berhenti menitip.\n4. Masih tidak dibayar: surat teguran.\n\nBerikutnya: hitung tiap **dua minggu**, bayar saat itu juga, dan titip sebanyak yang laku dua minggu saja. Invoice, teguran, dan perjanjian titip jualnya bisa saya buatkan.',
  },
  {
    name: 'share_for_the_host',
    when: [],
    asks: [
      'diajak jualan di acara kantor minta bagi hasil 20 persen',
      'panitia acara minta komisi dari penjualan',
      'bagi hasil dengan penyelenggara acara wajar berapa',
    ],
    reply:
      '**Ambil kalau sisanya masih untung.** Komisi 15 sampai 25% lazim untuk acara yang membawa pembeli; sebagai gantinya tidak ada sewa.\n\nHitung per porsi: harga 20.000 − 20% (4.000) − modal 9.000 − upah dan angkut 2.000 = **5.000**. Kalau margin Anda di bawah 35%, naikkan harga khusus acara atau tawar jadi 10%.\n\nTanya dulu: berapa orang dan jam berapa, penjual sejenis ada berapa, listrik dan meja, komisi dari **omzet** atau untung, dibayar kapan. Minta **batas paling banyak**, tulis di WA, dan hitung penjualan berdua saat tutup. Sebut harga dan modalnya, nanti saya hitungkan.',
  },
]
