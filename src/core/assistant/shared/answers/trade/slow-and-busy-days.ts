import type { Answer } from '../answer.ts'

/** Days and seasons with few buyers, or too many. */
export const slowAndBusyDays: readonly Answer[] = [
  {
    name: 'raise_sales',
    asks: [
      'sudah pasang spanduk tetap sepi pembeli',
      'omzet mentok segini terus cara menaikkannya',
      'omzet segitu segitu saja kurang apa',
      'sudah berbulan bulan jualan omzet tidak naik naik',
      'penjualan turun tiga bulan terakhir',
      'cara menambah pembeli',
      'cara dapat pelanggan baru',
      'cara mencari pelanggan baru untuk jasa rumahan',
      'supaya banyak yang beli caranya bagaimana',
      'kios sepi sekali tolong kasih ide',
      'toko saya sepi kasih saran',
      'warung saya sudah lama sepi harus bagaimana',
      'penjualan turun terus cara menaikkannya',
      'makanan enak tapi tetap sepi',
      'omzet turun dibanding tahun lalu apa yang dicek dulu',
    ],
    when: [
      'naikkan|menaikkan|naikin|meningkatkan|tingkatkan|nambah|ningkatin & penjualan|omzet|omset|pembeli|pelanggan|jualan & !qris|harga|karyawan',
      'biar|supaya|agar & naik|meningkat|bertambah & penjualan|penjualannya|omzet|omset|omzetnya|jualan|jualannya & !gaji|harga|qris|pajak',
      'biar|supaya|agar & laku|laris|ramai|rame|banyak pembeli|banyak beli|banyak yang beli|banyak nu beli|pada beli|orderan & !stok|habis',
      'sepi|sepi pembeli|kurang laku|tidak laku|turun & jualan|dagangan|toko|warung|penjualan|omzet|omset|usaha|pembeli|pelanggan|orderan|bisnis & !gaji|upah',
      'cara|tips|strategi|ide & jualan|penjualan|pemasaran|promosi|marketing|promo|laris|laku|pelanggan & !stok|harga|hitung|wa|whatsapp|catat|utang',
    ],
    weight: 0.5,
    reply:
      'Urutan yang paling cepat terasa, biasanya tanpa modal besar:\n\n1. **Hubungi pembeli lama.** Satu pesan WhatsApp dengan nama mereka dan satu tawaran. Menjual ke pelanggan lama lebih murah daripada mencari baru.\n2. **Naikkan nilai tiap pembelian**: paket, tambahan kecil, gratis ongkir di atas jumlah tertentu.\n3. **Perjelas yang dijual**: foto terang, harga tertulis, cara pesan satu langkah.\n4. **Minta ulasan** dan tampilkan di Google Maps.\n5. **Ukur tiap minggu**: berapa yang tanya, berapa yang jadi, apa yang paling laku.\n\nUsaha Anda di bidang apa dan paling sepi di bagian mana? Kalau menyasar kantor atau toko, surat penawaran bisa saya buatkan.',
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
    name: 'rain_and_quiet',
    when: ['hujan|ujan|gerimis|mendung & sepi|dagangan|tidak laku & !?|bagaimana|cara|supaya|promo'],
    weight: 2,
    atMost: 14,
    asks: [
      'pagi hujan deras alamat bakal sepi dagangan',
      'hujan terus hari ini dagangan bakal tidak laku',
      'pasar sepi hujan dari subuh capek',
      'hujan terus dagangan sepi sedih',
    ],
    reply:
      'Semoga hujannya cepat reda, Juragan. Sambil menunggu, satu pesan WA ke langganan sering menolong: *Hujan-hujan begini kami antar ya, Kak. Pesan sebelum jam 11, gratis antar dekat.* Masaknya sedikit dulu, tambah kalau ramai.',
  },
  {
    name: 'slow_months',
    when: [],
    asks: [
      'bulan januari selalu sepi bagaimana supaya tetap jalan',
      'tiap tahun ada bulan sepi cara bertahan',
      'habis lebaran selalu sepi bagaimana mengatasinya',
      'tanggal tua selalu sepi pembeli',
      'musim sepi biaya tetap jalan harus bagaimana',
      'hari sabtu ramai hari senin sepi supaya rata',
      'akhir pekan antre hari biasa kosong',
    ],
    reply:
      'Sepi yang datang tiap tahun bisa **ditabung dari bulan ramai**.\n\n1. Dari catatan, lihat berapa turunnya. Biasanya 30 juta menjadi 20 juta dengan margin 30%: laba kotor berkurang 3 juta. **Sisihkan 1 juta sebulan** di tiga bulan ramai.\n2. Sebulan sebelumnya **kecilkan belanja** ikut penurunan; stok yang mati lebih mahal daripada sepi.\n3. Kurangi jam yang kosong dan lembur, bukan mutu. Libur bergilir dibicarakan lebih dulu.\n4. Jual yang tetap dibutuhkan: paket hemat, ukuran kecil, pesanan kantor dan sekolah, langganan mingguan.\n5. Pakai waktunya: perbaiki alat, foto ulang menu, tagih piutang.\n\nHari sepi dalam seminggu diobati sama: satu penawaran tetap di hari itu. Sebut omzet bulan ramai dan sepi, nanti saya hitungkan cadangannya.',
  },
  {
    name: 'shop_goes_quiet_by_outside',
    when: [],
    asks: [
      'jalan depan toko diperbaiki pembeli turun',
      'hujan terus warung sepi pembeli tidak datang',
      'musim hujan jualan es sepi',
      'ada proyek depan warung jadi sepi',
    ],
    reply:
      'Sebabnya di luar, jadi yang dipindah **cara sampainya**:\n\n1. **Antar**: satu pesan WA ke langganan tiap jam 10 dan jam 4, gratis antar radius 1 km di atas 25.000.\n2. **Menu cuaca**: hujan berarti kuah, wedang, gorengan; es jadi paket dengan yang hangat.\n3. **Titip** di tempat yang masih ramai (kantin, masjid, kantor).\n4. Belanja bahan turunkan 30 sampai 50% supaya tidak terbuang; jam buka dipindah ke jam terang.\n5. Tanda arah sementara kalau jalan ditutup, dan tanya kapan selesainya ke kelurahan.\n\nHitung batasnya: biaya tetap sehari ÷ untung per porsi = yang harus laku. Sebutkan angkanya, nanti saya hitungkan.',
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
    name: 'busy_season',
    asks: ['persiapan musim ramai lebaran', 'stok lebaran beli kapan'],
    when: [
      'lebaran|ramadan|ramadhan|puasa|natal|imlek|tahun baru|akhir tahun|musim|idul fitri|idul adha|nataru|hari raya & stok|restock|kulakan|jualan|siapkan|persiapan|kapan|laku|rame|ramai|produksi|pesanan|modal|promo|dagangan & !thr',
    ],
    weight: 1.3,
    reply:
      'Menyiapkan musim ramai, hitung mundur:\n\n1. **6 sampai 8 minggu sebelumnya**: lihat penjualan musim lalu, pesan kemasan dan barang yang lama datangnya.\n2. **4 minggu**: buka pesanan dengan DP, tetapkan harga musim dan batas jumlahnya.\n3. **2 minggu**: stok barang cepat laku, cukup untuk yang terpesan ditambah 20 sampai 30%, bukan dua kali lipat.\n4. **H-7**: tutup pesanan; ekspedisi dan pemasok mulai penuh.\n\nSisa musim paling mahal, jadi lebih baik habis sehari lebih cepat. Sebutkan yang laku sehari dan lama kirimannya, nanti saya hitungkan stoknya.',
  },
  {
    name: 'closed_for_a_while',
    asks: [
      'warung tutup dua minggu karena umroh sakit supaya pelanggan tidak hilang',
      'usaha libur lama cara memberi tahu pelanggan',
      'mau libur lebaran sepuluh hari bilang ke pelanggan bagaimana',
    ],
    when: [
      'tutup|libur|cuti|off & seminggu|sementara|beberapa hari|terpaksa|dulu|sakit|mudik|hari|lebaran|kabari|pengumuman|pelanggan & !buku|kas|akun|rasanya|gulung|mending|pesanan tutup|sewa|listrik|untung|bersih|seminggu libur|sebulan dapat',
      'sakit|opname|operasi|duka|melahirkan & toko|warung|usaha|jualan|pelanggan|pesanan & !sakit hati|sakit perut|nagih|menagih|makanan|keracunan',
    ],
    weight: 1,
    reply:
      'Semoga urusannya dimudahkan, Juragan; pelanggan biasanya mengerti asal dikabari.\n\n1. **Pasang kabar** di toko, status WhatsApp, Google Maps, dan marketplace (mode libur): *Kami tutup 3 sampai 9 Desember karena keluarga sakit, buka lagi 10 Desember. Pesanan yang sudah masuk kami hubungi satu per satu. Terima kasih doanya.*\n2. **Hubungi yang sudah memesan**: undur, atau kembalikan DP.\n3. Barang basah: jual murah atau titip tetangga.\n4. Hari pertama buka, sapa lagi dengan satu tawaran kecil.\n\nSurat pemberitahuannya bisa saya buatkan.',
  },
  {
    name: 'apology_for_closing',
    when: [
      'kata kata|kalimat|tulisin|bikinin|buatin|pesan|pengumuman & minta maaf|maaf|permohonan maaf & kebanjiran|banjir|mati lampu|listrik padam|kebakaran|sakit|hujan|tutup mendadak|musibah|rusak',
    ],
    weight: 2.8,
    reply:
      'Tinggal disalin:\n\n*Pelanggan [nama toko] yang baik, mohon maaf, toko kami sedang [kebanjiran] sehingga tutup sementara. Kami usahakan buka lagi [hari]. Pesanan yang sudah masuk kami kabari satu per satu: mau ditunggu, atau uangnya kami kembalikan hari ini juga. Terima kasih doa dan kesabarannya.*\n\nUntuk status: *Tutup sementara karena [banjir]. Semua selamat. Buka lagi [hari]. Pesanan: WA [nomor].*\n\nKirim lebih dulu ke yang sudah membayar, sebelum mereka bertanya. Foto keadaannya secukupnya saja, simpan juga untuk klaim. Semoga cepat surut dan semua selamat, Juragan.',
  },
  {
    name: 'moving_words',
    asks: ['kata kata pengumuman pindah toko ke pelanggan', 'mengabari pelanggan nomor wa baru'],
    when: [
      'pindah|pindahan|relokasi|alamat baru|ganti nomor|nomor baru & pelanggan|pembeli|pengumuman|kabari|pesan|tulis|kata|kalimat|wa|warung|toko & !nib|izin|rekening|domain',
    ],
    weight: 1.8,
    reply:
      'Tinggal disalin:\n\n*Pelanggan [nama warung] yang baik, mulai [Selasa, 1 Desember] kami pindah ke [Jalan Melati No. 8, sebelah …], hanya [5 menit] dari tempat lama. Menu dan harga tetap. Minggu pertama gratis [es teh] untuk yang datang membawa pesan ini. Peta: [tautan].*\n\nKirim seminggu sebelumnya dan sehari sebelumnya, tempel di tempat lama **sebulan penuh**, dan ubah alamat di Google Maps hari itu juga. Surat pemberitahuan untuk kantor dan pemasok bisa saya buatkan.',
  },
  {
    name: 'feast_orders_when',
    when: [],
    asks: [
      'kapan buka po kue lebaran',
      'po hampers natal mulai kapan',
      'persiapan jualan musim lebaran mulai bulan apa',
      'isi hampers yang murah dan laku',
    ],
    reply:
      'Mundur dari hari rayanya:\n\n- **H-60**: tetapkan 3 sampai 5 macam, hitung HPP dengan harga bahan musim (naik 10 sampai 20%), pesan toples dan kotak.\n- **H-45**: foto, harga, contoh ke 10 langganan; buka PO, DP 50%.\n- **H-30**: belanja tepung, gula, mentega yang tahan lama.\n- **H-10**: PO tutup; **H-7** kirim luar kota selesai; H-3 hanya ambil sendiri.\n\nBatasi menurut **kapasitas sehari × hari kerja**, bukan menurut yang meminta. Hampers laku di tiga harga (75, 125, 200 ribu): satu isi andalan, satu pelengkap, satu kartu ucapan; kotaknya paling banyak 15% harga.',
  },
]
