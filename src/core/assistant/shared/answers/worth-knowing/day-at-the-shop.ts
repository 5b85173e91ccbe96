import type { Answer } from '../answer.ts'

/** What happens on a day at the shop, the stall and the workshop. */
export const dayAtTheShop: readonly Answer[] = [
  {
    name: 'rice_with_weevils',
    when: [],
    asks: ['stok beras supaya tidak kutuan', 'beras dagangan banyak kutunya', 'tepung dan kacang berkutu di toko'],
    reply:
      'Kutu datang dari lembap dan stok lama.\n\n- Simpan di atas **palet** 10 cm dari lantai, 20 cm dari dinding, wadah tertutup, ruang kering.\n- **Masuk dulu, keluar dulu**; stok untuk 2 sampai 3 minggu saja.\n- Selipkan **daun salam, cabai kering, atau bawang putih** utuh; jangan kapur barus atau obat serangga.\n- Sudah ada: ayak, jemur tipis sebentar, masukkan freezer 3 hari untuk jumlah kecil. Yang berbau atau menggumpal dikembalikan ke pemasok.\n\nBersihkan wadah sampai kering sebelum diisi lagi; sisa lama menulari yang baru.',
  },
  {
    name: 'pay_first',
    when: [],
    asks: [
      'sistem bayar di muka di laundry bagaimana',
      'pelanggan suka telat bayar mau saya minta bayar dulu',
      'minta bayar duluan ke pelanggan sungkan',
      'anak kos laundry nunggak bayar',
    ],
    reply:
      'Bayar di muka wajar, apalagi untuk jasa kecil. Supaya diterima:\n\n1. Jadikan **aturan untuk semua**, mulai tanggal tertentu, tempel seminggu sebelumnya.\n2. Beri imbalan: bayar di muka 7.000, bayar saat ambil 7.500; atau **kartu deposit** isi 100.000 dapat 105.000.\n3. Kalimatnya: *Mulai 1 Desember bayar saat menyerahkan ya Kak, supaya pengambilannya cepat. QRIS bisa.*\n4. Yang masih berutang: barang diserahkan **setelah lunas**, kecuali ada janji tertulis.\n\nPelanggan lama boleh seminggu masa peralihan, sesudah itu sama.',
  },
  {
    name: 'worth_the_hours',
    when: [],
    asks: [
      'kerja dari pagi sampai malam untung cuma 50 ribu',
      'jualan capek untung sedikit sepadan tidak',
      'usaha seharian hasilnya kecil lanjut atau cari kerja',
      'kerja jam tujuh pagi sampai sembilan malam untung kecil',
    ],
    reply:
      'Ukur dengan **untung per jam**: untung bersih sehari ÷ jam kerja. Untung 50.000 dari 14 jam berarti **Rp 3.571 sejam**, jauh di bawah upah.\n\n1. Catat penjualan per dua jam selama seminggu; **tutup jam yang sepi**. Sering 70% penjualan ada di 5 jam.\n2. Naikkan untung per pembeli: harga, paket, minuman.\n3. Buang barang yang ramai tapi tipis.\n4. Beri batas: dua bulan. Kalau untung per jam belum lewat upah harian setempat, kecilkan jamnya dan tambah pemasukan lain.\n\nSebut omzet, modal, biaya, dan jam kerjanya, nanti saya hitungkan. Lelah itu nyata, Juragan; istirahat juga bagian dari modal.',
  },
  {
    name: 'oil_used',
    when: [],
    asks: [
      'minyak jelantah dijual ke mana',
      'minyak goreng bekas boleh dipakai berapa kali',
      'limbah minyak warung dibuang ke mana',
    ],
    reply:
      'Minyak goreng sebaiknya **paling banyak 3 sampai 4 kali**, saring tiap selesai; ganti kalau gelap, kental, berbusa, atau berasap. Jangan dicampur baru terus-menerus.\n\n**Jelantah** jangan ke selokan: tampung di jeriken tertutup, jual ke pengepul atau bank sampah (beberapa ribu per liter, berbeda tiap kota). Jangan dijual ke yang membersihkannya untuk makan lagi.\n\nHitung: 5 liter seminggu × 4 = 20 liter sebulan, lumayan untuk uang gas.',
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
    name: 'fire_or_flood',
    when: [],
    asks: [
      'toko kebanjiran stok basah rusak',
      'kios kebakaran mulai lagi dari mana',
      'warung sering banjir tiap musim hujan',
    ],
    reply:
      'Semoga semua orangnya selamat. Lalu:\n\n1. Putus listrik di MCB sebelum masuk; foto semua sebelum dibersihkan.\n2. Pisahkan tiga tumpuk: **baik**, **bisa dijual murah** (kaleng, botol tertutup dicuci), **buang** (makanan yang terendam, walau kemasannya utuh).\n3. Daftar rugi dengan harga modal: untuk asuransi, bank (minta **penjadwalan ulang cicilan**), dan bantuan kelurahan atau dinas.\n4. Buka kecil dulu: meja di depan, barang paling cepat laku.\n\nKalau banjir berulang: rak paling bawah 60 cm, listrik dinaikkan, stok musim hujan separuh, dokumen difoto ke HP. Surat ke bank bisa saya buatkan.',
  },
  {
    name: 'wrong_order_made',
    when: [],
    asks: [
      'salah buat pesanan pelanggan siapa yang rugi',
      'karyawan salah kirim pesanan ke orang lain',
      'kue ulang tahun salah tulis nama',
    ],
    reply:
      'Perbaiki dulu, cari sebabnya nanti:\n\n- Masih sempat: **buat ulang atau perbaiki**, kabari jamnya, ongkir kita.\n- Tidak sempat: beri pilihan, potongan 30 sampai 50% atau uang kembali, ditambah satu bonus kecil.\n- Kalimatnya: *Maaf Kak, kami yang keliru. Kami antar gantinya jam 4, dan yang salah silakan untuk Kakak.*\n\nCegah dengan **ulang pesanan** lewat chat (nama, tulisan, tanggal, jam, alamat) dan minta dibalas *benar*. Kalau pembeli sudah membenarkan yang keliru, biayanya dibagi dua. Rugi kesalahan karyawan biasa dicatat usaha, bukan dipotong diam-diam.',
  },
  {
    name: 'courier_of_ones_own',
    when: [],
    asks: [
      'kurir saya bawa kabur uang cod',
      'kurir sendiri digaji berapa per antar',
      'karyawan antar pesanan lama nongkrong di jalan',
    ],
    reply:
      'Bayaran kurir sendiri yang umum: **per antar** (3.000 sampai 8.000 menurut jarak) atau harian ditambah bensin. Hitung bensin: 40 km sehari ÷ 40 km per liter = 1 liter.\n\n- **Uang**: setor tiap pulang, bukan sore; sebisanya pelanggan bayar QRIS.\n- **Lama**: jadwal antar per jam dan per arah, kirim lokasi langsung.\n- **Bawa kabur**: datangi rumahnya hari itu dengan catatan setoran dan saksi; tidak selesai, lapor polisi dengan bukti pesanan. Data KTP dan alamatnya difoto sejak hari pertama.\n\nSurat tugas dan perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'queue_at_the_till',
    when: [],
    asks: [
      'antrean panjang pembeli pergi tidak sabar',
      'jam makan siang ramai kewalahan melayani',
      'pesanan menumpuk pembeli menunggu lama',
    ],
    reply:
      'Cari satu yang paling lambat: memesan, membayar, atau memasak.\n\n- **Memesan**: menu besar di depan, nomor (A1, A2), satu orang mencatat antrean.\n- **Membayar**: QRIS di dekat antrean, uang kembalian disiapkan, harga bulat.\n- **Memasak**: bahan dipotong sebelum jam 11, 5 menu saja di jam ramai, dua panci.\n\nUkur: 40 pembeli dalam 60 menit berarti **90 detik per orang**. Kalau lewat, tambah satu pembantu **dua jam saja**: upah 30.000 terbayar oleh 6 pembeli yang tidak pergi (untung 5.000). Sebut waktu tunggunya jujur: *15 menit ya Kak*.',
  },
  {
    name: 'outside_food',
    when: [],
    asks: [
      'pembeli bawa makanan dari luar ke kafe saya',
      'pelanggan numpang wifi tidak beli',
      'orang numpang toilet di warung tidak beli',
    ],
    reply:
      'Pasang aturan yang sopan dan sama untuk semua:\n\n- **Makanan luar**: *Mohon tidak membawa makanan dan minuman dari luar. Kue ulang tahun boleh, Kak.* Boleh juga biaya tempat kecil.\n- **WiFi**: kata sandi tercetak di struk, berganti tiap hari, 2 jam per pembelian.\n- **Toilet**: utamakan pembeli; orang tua, ibu hamil, dan anak dipersilakan. Itu iklan yang murah.\n\nMenegur berdua, pelan: *Kak, boleh sekalian pesan minumnya? Yang paling murah 5.000.*',
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
    name: 'phone_or_net_down',
    when: [],
    asks: [
      'internet mati tidak bisa terima qris',
      'hp jualan hilang wa pelanggan bagaimana',
      'nomor wa usaha hangus ganti nomor',
    ],
    reply:
      '- **Internet mati**: QRIS tetap bisa kalau pembeli punya sinyal; periksa masuknya lewat SMS, kuota HP lain, atau minta tunai. Catat nomor referensi, jangan percaya gambar.\n- **HP hilang**: blokir kartu di operator dan minta **kartu baru dengan nomor sama**, keluarkan akun dari perangkat lama, hubungi bank dan dompet digital, ganti kata sandi email.\n- **Nomor hangus**: kabari lewat Instagram, status kontak lama, spanduk; ubah di Google Maps dan marketplace.\n\nSebelum itu terjadi: cadangan WA tiap malam, PIN dua langkah, daftar pelanggan tersalin ke kertas.',
  },
]
