import type { Answer } from '../answer.ts'

/** Seasons, menus, and small ways to sell more. */
export const seasonsAndSelling: readonly Answer[] = [
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
    name: 'hours_in_fasting_month',
    when: [],
    asks: [
      'warung makan buka jam berapa waktu puasa',
      'jam buka ramadan rumah makan enaknya',
      'buka siang bulan puasa boleh tidak',
    ],
    reply:
      'Pegangannya kebiasaan dan **aturan daerah**: sebagian kota meminta rumah makan menutup tirai atau membatasi siang hari; tanyakan kelurahan.\n\nPola yang paling menghasilkan: takjil **15.00 sampai 18.15**, makan malam sampai 21.30, sahur **02.30 sampai 04.15** kalau dekat kos, masjid, atau pangkalan. Siang cukup melayani pesanan antar dan katering.\n\nTenaga: pembagian dua giliran, beri waktu berbuka dan tarawih, dan hitung upah malamnya sejak awal. Umumkan jamnya seminggu sebelumnya di Google Maps dan status WA; pengumumannya bisa saya tuliskan.',
  },
  {
    name: 'too_many_dishes',
    when: [],
    asks: [
      'menu warung kebanyakan mending dikurangi',
      'berapa banyak menu yang ideal',
      'menambah menu baru biar laris atau fokus satu',
    ],
    reply:
      'Untuk warung kecil, **8 sampai 12 menu** sudah banyak; satu sampai tiga yang membuat orang datang.\n\nCara memangkas: sebulan catat **terjual** dan **untung per porsi** tiap menu.\n\n- laku, untung besar: pajang paling depan\n- laku, untung kecil: naikkan harga sedikit atau jadikan paket\n- jarang, untung besar: tawarkan dari mulut\n- jarang, untung kecil: **hapus**\n\nMenu baru hanya yang memakai bahan yang sudah ada, diuji dua minggu sebagai *menu minggu ini*. Bahan yang hanya dipakai satu menu biasanya yang membusuk.',
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
    name: 'loyalty_card',
    when: [],
    asks: [
      'bikin kartu stempel pelanggan beli 10 gratis 1',
      'program member sederhana buat warung kopi',
      'cara bikin pelanggan balik lagi dengan poin belanja',
    ],
    reply:
      'Kartu stempel paling murah dan jelas: **beli 10 gratis 1** = potongan 9,1% (1 dari 11), jauh lebih ringan daripada diskon 10% tiap hari karena tidak semua kartu penuh.\n\n- Modal 6.000, harga 15.000: 10 kali untung 9.000 = 90.000, hadiah 6.000.\n- Beri **dua stempel pertama** di awal; orang lebih semangat melanjutkan yang sudah berjalan.\n- Berlaku 3 bulan, hadiahnya barang yang modalnya kecil.\n- Stempel khusus atau paraf, supaya tidak ditiru.\n\nTanpa kartu: catat nama di buku, sebut saat ia membayar. Yang membuat kembali tetap: namanya diingat.',
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
    name: 'delivery_fee_by_distance',
    when: [],
    asks: [
      'ongkir dalam kota 5 km pasang berapa',
      'ongkos antar sendiri per km enaknya berapa',
      'tarif antar pesanan katering jarak jauh',
    ],
    reply:
      'Hitung pulang pergi, lalu bulatkan per jarak:\n\n- **bensin dan motor**: kira-kira 500 sampai 700 per km\n- **waktu**: 5 km pulang pergi ± 30 menit; upah 12.000 per jam = 6.000\n- contoh 5 km: 10 km × 600 + 6.000 = **12.000**\n\nBuat bertingkat supaya mudah dijawab: *0 sampai 2 km gratis di atas 30.000, 2 sampai 5 km 8.000, 5 sampai 8 km 12.000, lebih jauh pakai ojek online sesuai aplikasi.* Angka biaya itu contoh; ganti dengan bensin dan upah di tempat Anda, dan bandingkan dengan tarif ojek online sekali jalan.',
  },
  {
    name: 'record_each_or_daily',
    when: [],
    asks: [
      'catat penjualan tiap transaksi atau sekali sehari',
      'mencatat jualan tiap kali ada pembeli atau malam saja',
      'nyatat penjualan paling praktis kapan',
    ],
    reply:
      '**Tiap transaksi** lebih baik kalau barangnya macam-macam, ada karyawan, atau ada bon: selisih langsung ketahuan dan Anda tahu apa yang laku. **Sekali sehari** cukup kalau barangnya sedikit dan Anda sendiri yang jaga.\n\nJalan tengah yang paling awet: **turus** di kertas sebelah laci (satu garis per porsi per menu), lalu malamnya dua menit: jumlah tiap menu, uang di laci − modal laci, belanja hari itu.\n\nCocokkan: turus × harga harus sama dengan uang. Kasir di sini mencatat tiap transaksi dengan satu sentuhan kalau turus mulai merepotkan.',
  },
  {
    name: 'receipt_for_office_purchase',
    when: [],
    asks: [
      'nota atau kuitansi kalau beli barang buat kantor',
      'belanja untuk kantor minta nota apa kuitansi',
      'bukti beli yang diterima bagian keuangan nota kuitansi atau faktur',
    ],
    reply:
      'Untuk kantor, minta **keduanya kalau bisa**, karena isinya beda:\n\n- **Nota**: rincian barang, jumlah, harga satuan. Ini yang dipakai bagian keuangan untuk mengecek.\n- **Kuitansi**: bukti uang sudah diterima, dengan terbilang, nama, tanda tangan, cap. Di atas Rp 5.000.000 bermeterai Rp 10.000.\n- **Faktur pajak**: hanya kalau penjualnya **PKP** dan kantor Anda memerlukannya.\n\nHanya bisa satu? Nota bercap lunas dengan nama kantor dan tanggal biasanya diterima. Tanyakan aturan kantornya dulu.',
  },
  {
    name: 'short_of_household_money',
    when: [],
    asks: [
      'hasil jualan kepakai terus buat kebutuhan rumah tekor',
      'uang dagangan habis buat makan sehari hari',
      'modal jualan kepakai bayar sekolah anak',
    ],
    reply:
      'Yang membuat tekor biasanya bukan dapurnya, melainkan **tidak ada batasnya**. Tiga amplop (atau rekening), dibagi tiap malam:\n\n1. **Modal kulakan besok**: sebesar modal barang yang terjual hari ini. Tidak boleh disentuh.\n2. **Biaya**: sewa, listrik, gas, cicilan, dibagi per hari. Sebulan 900.000 = 30.000 sehari.\n3. **Rumah**: sisanya, paling banyak jumlah yang Anda tetapkan, diambil **sekali sehari**.\n\nContoh laku 400.000, modal 260.000, biaya 30.000: rumah paling banyak 110.000. Kalau rumah perlu 150.000, berarti yang harus dikejar tambahan untung 40.000 sehari, bukan mengambil modal. Sebutkan angka Anda, nanti saya hitungkan pembagiannya.',
  },
]
