import type { Answer } from '../answer.ts'

/** Short questions that owners ask in passing, each with a rule of thumb to go by. */
export const askedInPassing: readonly Answer[] = [
  {
    name: 'owner_died',
    when: [],
    asks: [
      'orang tua meninggal warung diteruskan nib qris atas nama almarhum',
      'pemilik usaha meninggal izin dan rekening bagaimana',
      'melanjutkan usaha ibu yang sudah meninggal urus izinnya',
    ],
    reply:
      'Turut berduka, Juragan. Izin dan rekening **tidak pindah sendiri**:\n\n1. Urus **akta kematian** dan **surat keterangan ahli waris** (kelurahan), sepakati dengan saudara siapa yang melanjutkan, tulis dan tanda tangani.\n2. **NIB** usaha perorangan melekat ke orangnya: buat NIB baru atas nama Anda (gratis, oss.go.id), lalu PIRT dan halal disesuaikan.\n3. **QRIS dan rekening**: jangan terus dipakai; buka atas nama Anda, ganti kodenya. Saldo lama dicairkan ahli waris di bank.\n4. Kabari pemasok, langganan, dan pemilik tempat; catat utang dan piutang almarhumah.\n\nSurat kesepakatan ahli waris bisa saya buatkan; untuk harta besar tanyakan notaris.',
  },
  {
    name: 'driver_crashes',
    when: [],
    asks: [
      'sopir menabrak saat mengantar barang siapa yang menanggung',
      'mobil usaha kecelakaan ganti rugi siapa',
      'kurir menabrak orang saat kerja pemilik usaha ikut tanggung jawab',
    ],
    reply:
      'Selama menjalankan tugas, **pemberi kerja ikut bertanggung jawab** ke korban (KUHPerdata 1367); dengan sopir diselesaikan di dalam.\n\n1. Tolong korban, foto tempat kejadian, lapor polisi (**110**). Korban luka: santunan **Jasa Raharja** lewat laporan polisi.\n2. Asuransi kendaraan: laporkan biasanya dalam 3 hari kerja. Sopir luka: BPJS Ketenagakerjaan.\n3. Damai: tulis jumlah, cara bayar, tanda tangan berdua dengan saksi.\n4. Memotong gaji sopir hanya kalau lalai, ada kesepakatan tertulis, dan paling banyak **50% upah**.\n\nDiminta jumlah besar atau ada yang meninggal: cari bantuan hukum dulu.',
  },
  {
    name: 'safe_instalments',
    when: [],
    asks: [
      'cicilan motor dan kontrakan masih aman ambil kur lagi',
      'berapa cicilan yang aman dari untung sebulan',
      'untung segini sudah ada cicilan boleh pinjam lagi tidak',
    ],
    reply:
      'Pegangannya: **semua cicilan paling banyak sepertiga laba bersih**, dihitung dari bulan yang sepi.\n\nContoh laba 2,5 juta: paling banyak 833.000. Kalau cicilan motor saja sudah 900.000, berarti **sudah lewat**, belum kontrakan 800.000. Sisanya 800.000 untuk makan dan stok.\n\nPinjam lagi hanya kalau uangnya **menambah untung lebih besar daripada cicilannya**, dan itu sudah terbukti kecil-kecilan. Kalau belum: lunasi yang tersisa paling sedikit dulu, atau minta tempo lebih panjang.\n\nSebut laba bulan sepi, cicilan, dan rencana pinjamannya, nanti saya hitungkan.',
  },
  {
    name: 'member_price',
    when: [],
    asks: [
      'harga member potongan berapa persen supaya tidak rugi',
      'diskon untuk pelanggan tetap berapa kalau margin 25 persen',
      'kasih potongan langganan wajarnya berapa',
      'langganan minta harga lebih murah',
    ],
    reply:
      'Potongan memakan **margin**, jadi ukur dari situ: paling banyak **seperempat margin** untuk potongan tetap.\n\nMargin 25%: barang 100.000, untung 25.000. Potongan 5% → untung 20.000 (turun seperlima), member harus membeli **1,25 kali** lebih banyak. Potongan 10% → untung 15.000, harus **1,67 kali**.\n\nJadi **3 sampai 5%** aman, atau ganti dengan poin (tiap 10 kali, satu hadiah seharga modal). Syaratnya: belanja minimal, bukan semua barang, dan berlaku setahun.',
  },
  {
    name: 'dead_livestock',
    when: [],
    asks: [
      'ternak mati kena virus dapat ganti rugi tidak',
      'ayam mati banyak kena penyakit',
      'asuransi ternak peternak kecil',
    ],
    reply:
      'Segera **pisahkan yang sehat**, jangan menjual atau membuang ke sungai; kubur atau bakar. Laporkan ke **dinas peternakan atau puskeswan**: mereka memeriksa gratis dan menyarankan vaksin.\n\nGanti rugi pemerintah **tidak otomatis**; ada hanya untuk wabah tertentu dan kalau ternaknya dimusnahkan resmi, jadi laporannya harus ada. Untuk sapi ada asuransi ternak bersubsidi (AUTS) lewat dinas; ayam dan puyuh umumnya ikut asuransi atau kemitraan swasta.\n\nBersihkan kandang, tunda isi ulang 2 minggu, catat kematian per hari. Sisihkan 3 sampai 5% hasil panen sebagai dana mati.',
  },
  {
    name: 'photos_taken',
    when: [],
    asks: [
      'foto produk saya dicuri dipakai penjual lain',
      'tetangga memakai foto jualan saya dari instagram',
      'video produk saya diambil toko lain',
      'tetangga jual barang sama persis foto produknya dicuri',
    ],
    reply:
      'Foto buatan Anda dilindungi **hak cipta** walau tidak didaftarkan.\n\n1. Simpan bukti: tangkapan layar dengan tanggal dan berkas asli.\n2. Tegur pribadi dulu: *Kak, foto itu milik toko kami, mohon diganti paling lambat besok ya.*\n3. Tidak diganti: **laporkan di aplikasinya** (pelanggaran hak cipta), lampirkan berkas asli.\n4. Mulai sekarang: watermark kecil di tengah, tangan atau kartu nama ikut terfoto.\n\nBarangnya sendiri boleh sama; bedakan lewat bukti, cerita pembuatannya, dan garansi.',
  },
  {
    name: 'sizes_of_business',
    when: [],
    asks: [
      'beda usaha mikro kecil dan menengah',
      'usaha saya termasuk mikro atau kecil',
      'batas omzet usaha mikro berapa',
    ],
    reply:
      'Ukurannya (PP 7/2021), modal usaha tanpa tanah dan bangunan, **atau** hasil penjualan setahun:\n\n- **Mikro**: modal sampai 1 miliar, atau penjualan sampai **2 miliar**\n- **Kecil**: di atas 1 sampai 5 miliar, atau penjualan di atas 2 sampai **15 miliar**\n- **Menengah**: di atas 5 sampai 10 miliar, atau penjualan di atas 15 sampai **50 miliar**\n\nWarung dan usaha rumahan hampir selalu **mikro**; karena itu QRIS, upah, pesangon, dan halal punya aturan lebih ringan. Statusnya tertulis di NIB.',
  },
  {
    name: 'card_and_seal',
    when: [],
    asks: ['perlu kartu nama dan stempel usaha tidak', 'usaha kecil butuh stempel cap tidak', 'kartu nama masih perlu'],
    reply:
      '- **Stempel**: tidak wajib secara hukum, tetapi kantor dan dinas sering memintanya di kuitansi dan surat jalan. Kalau pembeli Anda kantor, buat satu (30.000 sampai 80.000).\n- **Kartu nama**: berguna untuk jasa, katering, bengkel, bazar. Isinya nama usaha, satu kalimat yang dijual, WA, alamat, kode QR ke Google Maps. Cetak 100 dulu.\n\nUntuk warung, tempelan nama dan nomor di kemasan lebih sering dilihat daripada kartu nama.',
  },
  {
    name: 'weekly_or_monthly_pay',
    when: [],
    asks: [
      'gaji karyawan mingguan atau bulanan lebih baik',
      'tanggal gajian sebaiknya tanggal berapa',
      'bayar gaji harian atau bulanan',
    ],
    reply:
      'Pilih menurut **kas masuk** dan orangnya:\n\n- **Mingguan**: cocok untuk pekerja baru, harian, borongan; kasbon berkurang, kas keluar rata.\n- **Bulanan**: lebih mudah dicatat, cocok untuk karyawan tetap. Boleh dibagi dua: tanggal 1 dan 15.\n\nTanggalnya setelah uang masuk paling besar: warung dekat pabrik tanggal **5**, pembeli kantor tanggal **28 sampai 1**. Yang penting **sama tiap bulan**; terlambat bayar upah bisa kena denda. Sisihkan tiap hari: gaji 2,4 juta ÷ 26 = 92.000 sehari.',
  },
  {
    name: 'famous_faces',
    when: [],
    asks: [
      'pakai foto artis di spanduk boleh tidak',
      'foto tokoh terkenal untuk iklan warung',
      'mencantumkan nama artis di kemasan',
      'pakai nama artis untuk nama warung boleh tidak',
    ],
    reply:
      '**Jangan tanpa izin tertulis.** Memakai wajah orang untuk iklan perlu persetujuannya (UU Hak Cipta), dan pembeli bisa merasa ditipu seolah ia mendukung Anda.\n\nYang boleh: foto saat ia **sungguh makan di tempat Anda** dan mengizinkan dipajang; simpan izinnya lewat chat. Gantinya yang lebih dipercaya: foto makanan sendiri, wajah pemilik, ulasan pembeli nyata dengan izin.',
  },
  {
    name: 'workers_in_love',
    when: [],
    asks: ['karyawan pacaran sesama karyawan perlu dilarang', 'dua karyawan menikah satu harus keluar tidak'],
    reply:
      'Tidak perlu dilarang, dan **memberhentikan karena menikah sesama karyawan tidak boleh** (putusan MK 2017). Yang diatur **kerjanya**:\n\n- tidak saling menutupi absen dan kas; pisahkan giliran dan jangan satu yang memegang uang, satu yang memeriksa\n- tidak bermesraan di depan pembeli\n- masalah pribadi tidak dibawa ke toko\n\nSampaikan berdua sekali, dengan sopan, lalu nilai dari pekerjaannya saja.',
  },
  {
    name: 'when_new_menu',
    when: [],
    asks: [
      'kapan waktu yang pas menambah menu baru',
      'cara mencoba menu baru supaya tidak rugi',
      'perlu ganti menu tiap berapa bulan',
      'kapan menambah menu baru',
      'mau nambah menu tapi dapur sempit',
      'cara memilih menu baru',
      'kapan nambah menu',
    ],
    reply:
      'Tambah saat **yang lama sudah lancar**: bahan tidak sering terbuang, antrean terkendali, dan ada yang **meminta** tiga kali atau lebih.\n\n1. Pilih yang memakai **70% bahan yang sudah ada**.\n2. Uji dua minggu: 10 porsi sehari, sebut *menu coba*.\n3. Lanjut kalau habis 7 dari 10 dan untungnya di atas menu rata-rata.\n4. **Masuk satu, keluar satu**: buang yang paling jarang.\n\nCukup sekali dalam 2 atau 3 bulan, misalnya menjelang puasa atau musim hujan.',
  },
  {
    name: 'buying_used_machine',
    when: [],
    asks: [
      'kulkas bekas apa baru untuk jualan frozen',
      'beli mesin bekas cara mengeceknya supaya tidak tertipu',
      'beli freezer oven bekas apa yang dicek',
      'beli alat usaha second aman tidak',
    ],
    reply:
      '1. **Nyalakan minimal 30 menit** dengan beban: freezer sampai beku, oven sampai suhu, mesin dengan bahan sungguhan.\n2. Cek suara, getar, karet pintu, kabel, bau hangus, **watt** (kuat listrik Anda?), tahun dan nomor seri.\n3. Tanya suku cadang dan tukang servis di kota Anda sebelum membeli.\n4. Minta nota, KTP penjual, dan **garansi 7 hari**; bayar setelah dicoba, jangan transfer ke yang belum bertemu.\n\nHarga wajar bekas 2 sampai 3 tahun sekitar **50 sampai 60%** harga baru; sisakan 10% untuk perbaikan.',
  },
  {
    name: 'more_power',
    when: [],
    asks: [
      'naik daya listrik biayanya berapa',
      'tambah daya pln untuk usaha caranya',
      'listrik sering turun harus tambah daya',
    ],
    reply:
      'Biayanya per VA yang ditambah dan ditetapkan PLN, jadi lihat di **PLN Mobile** (menu Ubah Daya): masukkan ID pelanggan, biayanya langsung tampil, dan sering ada promo untuk UMKM. Bayar hanya lewat aplikasi, bukan ke petugas.\n\nHitung dulu perlunya: jumlahkan watt yang menyala bersamaan. Freezer 150 + oven 800 + lampu 100 + kulkas 120 = 1.170 watt; daya 900 VA tidak kuat, **1.300 atau 2.200 VA** cukup. Ruko sewa: izin pemilik tertulis.',
  },
  {
    name: 'wage_of_shop_admin',
    when: [],
    asks: [
      'gaji admin olshop pasarannya berapa',
      'gaji kasir barista penjaga toko pasaran',
      'merekrut admin toko online gaji berapa',
    ],
    reply:
      'Pasarannya berbeda tiap kota, jadi saya tidak menyebut satu angka. Cara menentukannya:\n\n1. Lihat **UMK** kota Anda dan lima lowongan serupa di grup loker setempat.\n2. Hitung kesanggupan: gaji semua orang paling banyak **15 sampai 25% omzet**. Omzet 20 juta: 3 sampai 5 juta.\n3. Admin paruh waktu 4 jam: kira-kira separuhnya, ditambah **bonus** 500 sampai 1.000 per pesanan selesai.\n4. Uji sebulan dengan ukuran: balas di bawah 10 menit, salah kirim di bawah 1%.\n\nTulis tugas dan jam kerjanya; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'only_supplier_is_bad',
    when: [],
    asks: [
      'bahan dari supplier jelek terus padahal satu satunya',
      'mutu bahan pemasok menurun tidak ada gantinya',
      'supplier kirim barang jelek komplain bagaimana',
    ],
    reply:
      '1. **Timbang dan foto saat barang datang**, tolak yang jelek hari itu juga; catat berapa persen tiap kiriman.\n2. Tunjukkan angkanya: *Pak, tiga kiriman terakhir 12% tidak bisa dipakai, kami minta diganti atau dipotong.*\n3. Tulis ukuran mutu di nota pesanan dan bayar **sebagian setelah disortir**.\n4. Cari pintu kedua walau jauh: patungan angkut dengan dua pedagang, ambil sekali seminggu, atau pesan lewat koperasi.\n5. Masukkan susutnya ke HPP: 12% terbuang berarti modal ÷ 0,88.\n\nHubungan dijaga, tetapi jangan bergantung pada satu orang lebih dari tiga bulan.',
  },
  {
    name: 'phone_credit_trade',
    when: [],
    asks: [
      'jual pulsa masih untung tidak sekarang',
      'usaha konter pulsa token untungnya berapa',
      'untung jual paket data',
    ],
    reply:
      'Masih, tetapi tipis: pulsa dan token biasanya **1.000 sampai 2.500** per transaksi, paket data sedikit lebih besar. Untung terasa kalau **ramai** dan jadi penarik belanja lain.\n\nContoh 40 transaksi × 1.500 × 26 hari = **Rp 1.560.000 sebulan**, dengan saldo berputar 2 sampai 3 juta. Tambah yang lebih untung: kartu perdana, aksesori, servis kecil, bayar tagihan, agen bank.\n\nJangan diutangkan, cek nomor dua kali, dan pakai penyedia saldo yang jelas.',
  },
  {
    name: 'cameras',
    when: [],
    asks: ['cctv murah untuk warung yang mana', 'pasang cctv di toko berapa kamera', 'kamera pengawas toko kecil'],
    reply:
      'Untuk warung cukup **satu atau dua kamera WiFi** (200.000 sampai 400.000 sebuah) dengan kartu memori 64 GB; satu ke **laci dan pembeli**, satu ke pintu. Merek tidak saya sarankan; pilih yang malamnya terlihat, ada suara dua arah, dan bergaransi setahun.\n\nPasang setinggi 2,5 meter, jangan menghadap lampu, router diberi cadangan listrik kecil. Tempel *dipantau CCTV*. Jangan di toilet atau ruang ganti, dan beri tahu karyawan.\n\nTetap tambah lampu, gembok dua titik, dan kas tidak menginap.',
  },
  {
    name: 'first_things_to_buy',
    when: [],
    asks: [
      'mau jual es teh modal 300 ribu beli apa saja',
      'modal kecil mulai jualan minuman yang dibeli apa',
      'belanja awal jualan gorengan depan sekolah',
    ],
    reply:
      'Contoh belanja awal es teh dengan modal 300.000 (cocokkan harga setempat):\n\n- teh 1 pak 15.000, gula 3 kg 51.000\n- gelas cup dan sedotan 100 buah 45.000\n- es batu dan air galon 30.000\n- termos atau boks es bekas 90.000, dua teko 40.000\n- **sisa 29.000** uang kembalian\n\nJadi 100 gelas: modal bahan sekitar 1.400 per gelas, jual 3.000, untung **1.600**. Laku 60 gelas sehari = 96.000.\n\nPinjam meja dan teko dulu kalau bisa; hari pertama bawa 40 gelas, tambah kalau habis sebelum sore. Izin ke sekolah atau pemilik tempat sejak awal.',
  },
]
