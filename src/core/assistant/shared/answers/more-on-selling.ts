import type { Answer } from './answer.ts'

const apps = 'gofood|grabfood|shopeefood|gojek|grab|ojol|maxim'
const shops = 'shopee|tokopedia|tokped|tiktok|tiktok shop|lazada|bukalapak|marketplace|olshop|online shop'

/** Getting goods to buyers: apps, events, deliveries, large orders. */
export const moreOnSelling: readonly Answer[] = [
  {
    name: 'own_site_or_marketplace',
    asks: ['website sendiri atau marketplace'],
    when: [
      `${shops} & website|web|web sendiri|website sendiri|toko sendiri|toko online sendiri|toko online & atau|apa|mending|enak|enaknya|beda|bagus|pilih`,
    ],
    weight: 2.6,
    reply:
      'Tidak harus pilih satu, karena tugasnya beda:\n\n- **Marketplace**: pembelinya sudah ada, tetapi ada potongan, gampang dibandingkan harga, dan nomor pembeli bukan milik Anda.\n- **Website sendiri**: tanpa potongan, jadi alamat resmi untuk Google dan WhatsApp, tetapi pembelinya Anda yang mendatangkan.\n\nBaru mulai? Marketplace dulu untuk mencari pembeli. Sudah punya pelanggan tetap, melayani kantor, atau jasa? Website. Cara yang sering jalan: pembeli pertama dari marketplace, pesanan berikutnya lewat WhatsApp. Website bisa saya buatkan dari satu kalimat.',
  },
  {
    name: 'food_app_start',
    asks: ['cara daftar gofood grabfood', 'syarat jadi mitra gofood'],
    when: [`${apps} & daftar|mendaftar|gabung|masuk|mulai|syarat|cara`],
    weight: 2,
    reply:
      'Daftarnya lewat aplikasi mitra masing-masing (misalnya GoBiz, GrabMerchant, ShopeePartner). Umumnya diminta KTP, rekening, foto tempat, foto menu, daftar harga, kadang NIB. Syarat terbaru ada di aplikasinya.\n\nSebelum menekan daftar:\n\n1. hitung **harga khusus aplikasi**: harga warung ÷ (1 − potongan),\n2. pilih 8 sampai 15 menu yang tahan dibawa, foto terang,\n3. siapkan kemasan dan satu orang yang menjaga pesanan masuk.\n\nSebutkan harga warung dan potongannya, nanti saya hitungkan harga aplikasinya.',
  },
  {
    name: 'food_app_quiet',
    asks: [
      'jualan di gofood sepi orderan',
      'menaikkan rating gofood yang turun',
      'rating toko di gofood rendah cara menaikkan',
    ],
    when: [`${apps} & sepi|tidak ada order|orderan|order|jarang|turun|ramai|rame|laris|naik`],
    weight: 1.9,
    reply:
      'Di aplikasi makanan, yang menaikkan toko biasanya lima ini:\n\n1. **Foto** terang untuk semua menu, terlaris di paling atas.\n2. **Jam buka konsisten**; sering tutup atau menolak pesanan membuat toko turun.\n3. **Bintang**: kemasan rapi, kartu terima kasih kecil, balas ulasan.\n4. **Paket hemat** di bawah batas ongkir murah, bukan diskon semua menu.\n5. Nama menu yang dicari orang (*ayam geprek sambal matah*), bukan nama unik saja.\n\nHitung dulu: harga setelah potongan aplikasi dan promo harus masih di atas modal. Sebutkan angkanya, saya hitungkan.',
  },
  {
    name: 'fake_orders',
    asks: [
      'order fiktif makanan sudah jadi tidak diambil',
      'pesanan palsu orang iseng',
      'pembeli minta invoice lalu kabur',
    ],
    when: [
      'orderan|order|pesanan|pesan|ojol|gofood|grabfood|pembeli & fiktif|palsu|bohongan|prank|hit and run|hnr|tidak diambil|tidak dibayar|tidak jadi|kabur & !karyawan|cod|transfer|uang|qris',
    ],
    weight: 2,
    reply:
      'Supaya pesanan fiktif tidak merugikan:\n\n1. **DP atau lunas dulu** untuk pesanan khusus dan di atas jumlah tertentu (misalnya 100.000).\n2. Telepon dulu nomornya; ulangi alamat dan patokan.\n3. Jangan masak atau kirim sebelum ada kepastian.\n4. Lewat aplikasi? Simpan bukti dan laporkan ke pusat bantuan mitra hari itu juga; aturan gantinya ada di sana.\n5. Catat nomor yang pernah kabur.\n\nMakanan terlanjur jadi: tawarkan di status dengan potongan, lebih baik daripada terbuang.',
  },
  {
    name: 'own_delivery_fee',
    asks: ['ongkir antar sendiri berapa', 'biaya antar pesanan pakai motor'],
    when: [
      'antar|nganter|anter|delivery|mengantar|diantar|antar sendiri & ongkos|ongkir|biaya|tarif|berapa|gratis|kena|bensin|minimal & !surat|order delivery',
    ],
    weight: 1.7,
    reply:
      'Ongkir antar sendiri = **bensin + waktu**. Hitung pulang-pergi:\n\nContoh 4 km (8 km PP): bensin sekitar 2.500 + 25 menit × upah 15.000 per jam = 6.250, jadi **Rp 8.000 sampai 9.000**.\n\nYang enak dipasang di papan:\n\n- sampai 1 km gratis, minimal belanja 30.000\n- 1 sampai 3 km: 5.000\n- 3 sampai 5 km: 9.000\n- lebih jauh: pakai ojek online, dibayar pembeli\n\nKumpulkan antaran dalam dua jam tertentu supaya sekali jalan dapat beberapa rumah.',
  },
  {
    name: 'large_order',
    asks: [
      'ada yang pesan 200 box mintanya besok diambil tidak',
      'pesanan banyak mendadak besok sanggup tidak',
      'dapat pesanan besar 500 box apa yang disiapkan',
      'orderan kantor banyak modal kurang',
    ],
    when: [
      'pesanan|orderan|order|pesan|katering & besar|banyak|borongan|ratusan|mendadak|dadakan|partai|500|1000|300|200 & terima|sanggup|berani|takut|aman|bagaimana|cara|modal|hitung & !invoice|kurang modal usaha',
    ],
    weight: 1.8,
    reply:
      'Pesanan besar menguntungkan kalau empat hal ini beres **sebelum** menjawab "sanggup":\n\n1. **Modalnya**: DP 50% supaya bahan dibeli dengan uang pemesan.\n2. **Tenaganya**: jumlah ÷ yang bisa dibuat sejam. 500 kotak, 60 kotak sejam = 8 sampai 9 jam; siapa yang membantu?\n3. **Harganya**: boleh turun sedikit, tetapi upah lembur, kemasan, dan antar ikut dihitung.\n4. **Tertulis**: menu, jumlah, jam antar, kapan lunas, akibat kalau batal.\n\nBuat dulu 10 contoh persis seperti pesanannya. Penawaran dan kontraknya bisa saya buatkan.',
  },
  {
    name: 'fairs',
    asks: ['tips jualan di pasar malam', 'bazar bayar stand worth it tidak', 'ikut bazar kampung untung atau rugi'],
    when: [
      'bazar|bazaar|pameran|expo|car free day|cfd|event|festival|pasar malam|stand|booth & ikut|buka|jualan|sewa|untung|rugi|tips|persiapan|laku|layak|cara|balik',
    ],
    weight: 1.9,
    reply:
      'Hitung dulu sebelum membayar stan: **biaya ÷ untung per barang = yang harus laku**.\n\nContoh: stan 400.000 + transport 100.000 + upah 150.000 = 650.000. Untung 5.000 per porsi: harus laku **130 porsi** baru impas. Tanyakan penyelenggara: berapa pengunjung tahun lalu, berapa stan sejenis.\n\nSupaya laku: 3 sampai 5 menu saja, harga bulat (10 atau 15 ribu), tulis besar, beri tester, siapkan QRIS dan receh, dan kumpulkan nomor WA untuk pesanan sesudahnya. Sebutkan biaya dan untung Anda, nanti saya hitungkan.',
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
    name: 'opening_hours',
    asks: ['jam buka toko yang bagus', 'warung kopi bagusnya buka jam berapa', 'buka sampai malam sepadan tidak'],
    when: [
      'jam buka|jam operasional|jam berapa|buka jam|tutup jam|24 jam & buka|warung|toko|usaha|jualan|ramai|sebaiknya|bagus|enaknya|mending|dagang|kopi & !besok hujan|sholat|sekarang|main',
    ],
    weight: 1.7,
    reply:
      'Biarkan catatan yang menentukan. Dua minggu tulis penjualan **per dua jam**; jam yang untungnya tidak menutup listrik dan upah, tutup saja.\n\nPegangan awal:\n\n- sarapan: 05.30 sampai 09.30\n- makan siang dekat kantor: 10.30 sampai 14.00\n- kopi, gorengan, camilan: 15.00 sampai 21.00\n- kelontong perumahan: pagi sebelum kerja dan sore\n\nLebih penting daripada lama: **jamnya tetap**, tertulis di depan dan di Google Maps. Pembeli yang dua kali datang dan tutup jarang kembali.',
  },
  {
    name: 'buy_a_tool',
    asks: [
      'beli alat baru atau tidak',
      'beli mesin untuk tambah produksi layak tidak',
      'freezer belum punya mending beli atau sewa',
      'beli atau sewa alat dulu mending mana',
    ],
    when: [
      'beli|kredit|sewa|nyicil|ambil & mesin|alat|freezer|kulkas|oven|motor|mobil|gerobak|mesin jahit|mesin cuci|showcase|komputer|laptop|printer & mending|atau|perlu|layak|sebaiknya|worth & !berapa bulan|jual|jualan|penyusutan|servis',
    ],
    weight: 1.9,
    reply:
      'Beli alat kalau **tambahan untungnya melunasi alat itu** dalam waktu wajar.\n\nContoh freezer 3.000.000: bisa menyimpan es krim, tambahan untung 15.000 sehari × 26 = 390.000 sebulan, dikurangi listrik 90.000 = 300.000. Balik modal **10 bulan**; layak kalau alatnya tahan 4 tahun.\n\n- kurang dari 12 bulan: beli, bekas bergaransi pun boleh\n- 12 sampai 24 bulan: sewa dulu, lihat ramainya\n- lebih lama: tunda\n\nKredit hanya kalau cicilan lebih kecil dari tambahan untungnya. Sebutkan harga alat dan tambahan untung sebulan, nanti saya hitungkan.',
  },
  {
    name: 'running_an_affiliate',
    asks: ['program afiliasi untuk jualan saya'],
    when: [
      'affiliate|afiliasi|affiliator|kolaborasi|kolab|endorse|selebgram|influencer|food vlogger & cara|berapa|bayar|worth|aman|perlu|bagaimana|komisi|efektif|cocok|apa',
    ],
    weight: 1.6,
    reply:
      'Untuk usaha kecil, yang paling aman adalah **bayar per hasil**:\n\n- **Afiliasi**: komisi dari yang terjual (umumnya 5 sampai 15%, sesuaikan dengan untung Anda).\n- **Barter**: kirim produk ke akun lokal 2.000 sampai 20.000 pengikut yang pembelinya sekota dengan Anda.\n- **Endorse berbayar**: minta dulu angka jangkauan dan contoh hasil; beri kode khusus supaya bisa dihitung.\n\nHitung: bayar 300.000, untung 10.000 per barang, berarti harus laku **30 barang** lewat kodenya baru impas. Sepakati tertulis: kapan tayang, berapa kali, boleh dipakai ulang atau tidak.',
  },
  {
    name: 'being_trusted',
    asks: ['supaya pembeli baru percaya toko online'],
    when: [
      'percaya|dipercaya|kepercayaan|terpercaya|tepercaya|meyakinkan|yakin & pembeli|orang|pelanggan|toko|online|beli & cara|biar|supaya|bikin|bagaimana',
    ],
    weight: 2,
    reply:
      'Pembeli baru percaya kalau melihat **orang, bukti, dan jalan keluar**:\n\n1. foto asli barang dan tempat, wajah Anda, alamat di Google Maps,\n2. **ulasan** 5 sampai 10 pembeli pertama (minta ke kenalan yang benar membeli),\n3. harga dan ongkir tertulis, nomor yang cepat dibalas,\n4. janji yang jelas: *rusak diganti, kirim hari yang sama sebelum jam 12*,\n5. cara bayar yang aman: marketplace, QRIS, atau COD dekat.\n\nBeri invoice atau nota untuk tiap pesanan; kertas rapi membuat toko kecil terlihat sungguhan.',
  },
  {
    name: 'looking_at_rivals',
    asks: ['cara mengintip pesaing'],
    when: [
      'saingan|pesaing|kompetitor|toko sebelah & ngecek|cek|mengecek|cari tahu|survei|riset|amati|pelajari|lihat|analisis|tahu & !buatkan analisis',
    ],
    weight: 2,
    reply:
      'Melihat pesaing dengan jujur, cukup tiga hari:\n\n1. **Duduk satu jam ramai dan satu jam sepi**; hitung yang keluar membawa barang. 12 orang sejam × rata-rata 20.000 = 240.000.\n2. Beli satu, catat harga, isi, layanan, lamanya.\n3. Baca ulasan Google dan marketplace: yang **dikeluhkan** adalah peluang Anda; angka *terjual* terlihat di marketplace.\n4. Tulis tabel: harga, isi, jam, kelebihan. Pilih **satu** yang bisa Anda kalahkan.\n\nJangan meniru semuanya. Kirim harga tiga pesaing dan modal Anda, nanti saya hitungkan ruangnya.',
  },
  {
    name: 'who_are_my_buyers',
    asks: ['menentukan target pasar pembeli'],
    when: [
      'target pasar|target market|segmen|segmentasi|pasar sasaran|calon pembeli & cara|tentukan|menentukan|nentuin|siapa|apa|bagaimana|cari|dapat|?',
    ],
    weight: 1.6,
    reply:
      'Jangan mulai dari "semua orang". Lihat 20 pembeli terakhir dan jawab empat hal: **siapa** (umur, pekerjaan), **untuk apa** (sarapan, acara, hadiah), **tahu dari mana**, **berapa sekali belanja**.\n\nYang paling sering muncul itulah sasaran Anda. Contoh: *ibu bekerja di perumahan, beli lauk sore, tahu dari grup RT, 40.000 sekali belanja*. Dari situ jelas: jualan jam 16, promosi di grup RT, paket lauk 40.000.\n\nBelum punya pembeli? Tawarkan ke 10 orang di satu tempat yang sama, lalu catat alasan yang menolak. Analisis pasarnya bisa saya buatkan.',
  },
  {
    name: 'selling_by_cod',
    asks: ['jualan cod untung ruginya', 'order cod fiktif rugi ongkos'],
    when: ['cod|bayar di tempat & aman|apa|itu|maksud|cara|untung|rugi|sebaiknya|perlu|pakai & !gagal|ditolak|retur'],
    weight: 1.5,
    reply:
      '**COD** (bayar saat barang datang) menambah pembeli yang belum percaya, tetapi risikonya di Anda: paket ditolak, ongkir hangus, uang masuk belakangan.\n\nAman kalau:\n\n1. alamat dan nomor **dikonfirmasi** sebelum kirim,\n2. nilainya dibatasi (misalnya sampai 200.000), barang khusus tetap DP,\n3. lewat COD resmi marketplace atau ekspedisi, atau ketemu di tempat ramai,\n4. ongkos gagalnya dihitung: 1 dari 10 paket gagal dengan ongkir 18.000 berarti tambahan 1.800 per paket.\n\nYang sering menolak paket, arahkan ke transfer atau QRIS.',
  },
  {
    name: 'online_shop_start',
    asks: ['cara mulai jualan online dari nol', 'mau jualan online pertama kali'],
    when: [
      `mulai|pemula|awal|baru & jualan|jual|dagang|olshop & online|${shops}|internet & !sepi|pajak|izin|potongan`,
      'tiktok shop|shopee|tokopedia & buka toko|mulai|daftar & cara|bagaimana',
    ],
    weight: 1.7,
    reply:
      'Mulai dari satu tempat, dua minggu saja:\n\n1. **Pilih barangnya**: 5 sampai 10 barang yang untungnya minimal 30% setelah potongan dan kemasan.\n2. **Pilih tempatnya**: barang kemasan di Shopee atau Tokopedia; yang enak dilihat dibuat di TikTok Shop; makanan siap santap di GoFood atau GrabFood; langganan di WhatsApp.\n3. **Daftar** di aplikasi penjualnya: KTP, rekening, alamat kirim.\n4. Foto terang, judul berisi kata yang dicari orang, harga **sudah termasuk potongan**.\n5. Sepuluh pembeli pertama: teman dan pelanggan lama, minta ulasan jujur.\n\nSebutkan barang, modal, dan untung yang dimau, nanti saya hitungkan harganya.',
  },
]
