import type { Answer } from '../answer.ts'

/** Credit to people one knows, and prices that are not the same for all. */
export const creditAndPrices: readonly Answer[] = [
  {
    name: 'credit_to_people_one_knows',
    when: [],
    asks: [
      'kasbon tetangga sudah lama tidak dibayar takut musuhan',
      'teman ngutang tidak bayar bayar tidak enak nagihnya',
      'saudara ngutang di toko tidak pernah bayar sungkan menagih',
      'cara menghadapi orang kampung yang utang lama tidak dibayar',
      'cara menagih kasbon tetangga supaya uang balik tapi tidak jadi musuh',
      'bu rt ngutang berbulan bulan nagihnya supaya tidak enak hati',
      'orang dekat utang lama cara menagih halus',
    ],
    reply:
      'Menagih bisa tanpa merusak hubungan; yang membuat retak biasanya caranya. Urutannya:\n\n1. **Siapkan catatan**: tanggal, barang, jumlah. Sampaikan angka, bukan perasaan.\n2. **Berdua saja**, jangan di depan orang atau di grup.\n3. **Beri jalan**: *Bu, catatan di warung Rp [jumlah]. Kalau berat sekaligus, dicicil Rp [jumlah] tiap minggu juga boleh. Mulai kapan kira-kira?*\n4. **Setop bon baru** sampai yang lama turun: *Maaf, sementara tunai dulu ya, supaya saya bisa belanja lagi.*\n5. Lewat tiga janji: tulis kesepakatan sederhana, atau minta ditengahi RT.\n\nTentukan juga batas ikhlas Anda: uang yang kalau hilang tidak mematikan warung. Sebutkan nama dan jumlahnya, nanti saya tuliskan pesannya.',
  },
  {
    name: 'credit_book',
    when: [],
    asks: [
      'cara membuat catatan utang pembeli di warung',
      'bikin buku kasbon pelanggan yang rapi',
      'cara mencatat bon langganan',
      'format catatan piutang warung',
    ],
    reply:
      'Satu halaman untuk satu orang, lima kolom:\n\n- **tanggal**, **barang**, **jumlah**, **dibayar**, **sisa**\n\nContoh: *3 Nov, beras 5 kg, 75.000, 0, sisa 75.000*; *10 Nov, bayar, 0, 50.000, sisa 25.000*.\n\nSupaya tertib: tulis saat barang keluar, minta paraf, tetapkan **batas** per orang (misalnya 200.000) dan **hari bayar** yang sama tiap minggu, lalu jumlahkan semua sisa tiap Sabtu: itu uang Anda yang sedang di luar. Untuk langganan besar, invoice dan kuitansinya bisa saya buatkan.',
  },
  {
    name: 'limit_of_credit',
    when: [],
    asks: [
      'boleh tidak ngasih bon ke pembeli',
      'batas kasbon pelanggan berapa sebaiknya',
      'jangan kasih kasbon sama sekali padahal langganan semua tetangga',
      'aturan utang di warung enaknya bagaimana',
      'yang ngutang di warung banyak bagaimana mengaturnya',
      'jualan kalau tidak boleh ngutang pembeli lari',
    ],
    reply:
      'Boleh, kalau Anda yang memegang aturan dan batasnya:\n\n1. **Jumlah semua bon** paling banyak 10 sampai 15% modal dagang. Modal 5 juta, berarti bon di luar paling banyak 500 sampai 750 ribu.\n2. **Per orang** paling banyak sebesar satu kali belanja mingguannya, dan harus kosong dulu sebelum bon lagi.\n3. Hanya untuk yang **dikenal alamatnya**, dengan hari bayar yang pasti.\n4. Barang beruntung tipis (rokok, gas, pulsa) **selalu tunai**.\n\nCatat setiap bon saat barangnya keluar. Yang pergi karena tidak boleh ngutang biasanya memang bukan untung Anda. Tempel tulisan sopan: *Mohon maaf, bon hanya untuk langganan terdaftar, lunas tiap Sabtu.*',
  },
  {
    name: 'family_takes_goods',
    when: [],
    asks: [
      'keluarga suka ambil barang dagangan tidak bayar',
      'saudara minta gratisan terus di warung saya',
      'mertua ambil dagangan seenaknya',
      'saudara dan teman minta harga teman diskon terus',
      'teman minta harga teman terus tidak enak menolak',
      'saudara ambil dagangan bilangnya nanti dibayar',
    ],
    reply:
      'Beda membantu keluarga dan usaha yang menanggung semua keluarga. Yang biasanya bisa diterima:\n\n1. **Jatah jelas**: misalnya Rp 50.000 sebulan per rumah, dicatat sebagai biaya, bukan hilang begitu saja.\n2. Di atas itu **bayar harga modal**, bukan gratis: *Ambil saja, harga modalnya 12.000 ya.*\n3. Satu orang yang bicara (pasangan atau orang tua), sekali, baik-baik, dengan angka sebulan yang keluar.\n4. Harga teman: sebut sebagai **hadiah** sekali-sekali, bukan harga tetap.\n\nCatat dulu dua minggu. Sering kali jumlahnya mengejutkan, dan angka itu yang membuat orang mengerti.',
  },
  {
    name: 'debtor_gone',
    when: [],
    asks: [
      'yang punya utang pindah rumah tidak ada kabar',
      'pembeli yang utang meninggal bagaimana utangnya',
      'nomor saya diblokir yang ngutang kabur',
    ],
    reply:
      '- **Pindah atau memblokir**: hubungi lewat keluarga atau teman bersama dengan sopan, sebut jumlah dan tawarkan cicilan. Jangan menyebar fotonya di media sosial; itu bisa berbalik jadi perkara Anda.\n- **Meninggal**: sampaikan ke keluarga setelah masa berkabung, tunjukkan catatannya. Utang pada dasarnya diselesaikan dari harta peninggalannya; kalau keluarga tidak mampu, keputusan ada pada Anda.\n- **Jumlah besar dan ada perjanjian**: surat teguran tertulis, lalu tanyakan bantuan hukum; untuk sengketa uang yang kecil ada jalur *gugatan sederhana* di pengadilan negeri.\n\nKalau memang tidak kembali, catat sebagai **kerugian** bulan ini, supaya angka Anda jujur. Surat tegurannya bisa saya buatkan.',
  },
  {
    name: 'prices_not_the_same',
    when: [],
    asks: [
      'harga toko online dan toko offline disamakan tidak',
      'boleh tidak harga beda buat pembeli lama dan pembeli baru',
      'jual dengan harga berbeda ke tiap pembeli boleh',
      'harga di aplikasi lebih mahal dari harga di warung boleh tidak',
      'kenapa harga gofood beda dengan harga toko pembeli protes',
      'harga di warung shopee dan wa harus sama tidak',
      'jual di beberapa tempat harganya disamakan atau dibedakan',
    ],
    reply:
      'Boleh, asal ada **alasan yang bisa Anda ucapkan** dan harganya diketahui sebelum bayar.\n\n- **Jumlah**: ambil 10 lebih murah. Paling mudah diterima.\n- **Langganan**: beri *bonus* atau potongan setelah sekian kali beli, bukan harga bisik-bisik; kalau ketahuan, pembeli baru merasa ditipu.\n- **Aplikasi**: di sana ada potongan, jadi harganya lebih tinggi. Jawabnya: *Di aplikasi ada biaya layanan, Kak. Datang atau pesan lewat WA harganya harga warung.* Cek juga aturan aplikasinya.\n\nYang jangan: harga berubah melihat orangnya. Pasang satu daftar harga yang terlihat.',
  },
  {
    name: 'price_for_resellers',
    when: [],
    asks: [
      'harga buat reseller bagaimana menentukannya',
      'reseller minta harga lebih murah wajarnya potongan berapa persen',
      'sistem reseller yang adil untung sama sama',
      'bikin aturan reseller minimal order dan harga',
    ],
    reply:
      'Mulai dari **jarak modal ke harga jual**; itulah yang dibagi berdua.\n\nContoh modal 21.000, jual 35.000, jarak 14.000:\n\n- potongan 15% (29.750): Anda 8.750, dia 5.250\n- potongan 20% (28.000): Anda 7.000, dia 7.000\n\nJangan melepas lebih dari separuh jaraknya. Bertingkat menurut jumlah (10, 30, 100 buah), bayar di depan, harga jual minimal sama dengan Anda, dan yang cacat saja yang boleh kembali. Uji tiga bulan, lalu lihat siapa yang benar-benar menjual. Sebutkan modal dan harga Anda, nanti saya hitungkan; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'shrink_or_raise',
    when: [],
    asks: [
      'mending kurangi porsi atau naikkan harga',
      'dikomplain pembeli porsi makin dikit',
      'bahan naik lebih baik ngecilin ukuran atau naik harga',
      'ukuran gorengan dikecilin pembeli marah tidak',
    ],
    reply:
      'Pegangan: barang yang pembeli **hafal harganya** (gorengan seribuan, kerupuk) lebih aman dikecilkan sedikit; yang pembeli **hafal kenyangnya** (nasi, ayam) lebih aman dinaikkan harganya.\n\n- Kecilkan paling banyak 10%, sekali saja, dan jangan di bagian yang paling terlihat.\n- Naikkan sekali yang cukup, umumkan seminggu sebelumnya.\n- Jalan ketiga: **dua ukuran**. Ukuran biasa harga baru, ukuran hemat harga lama.\n\nContoh modal naik 800 per porsi harga 12.000: naik ke 13.000 menutup kenaikannya; mengecilkan 10% dari modal 7.000 hanya mengembalikan 700. Sebutkan angka Anda, nanti saya hitungkan.',
  },
  {
    name: 'small_change_short',
    when: [],
    asks: [
      'uang kembalian receh selalu kurang',
      'tidak ada receh buat kembalian bagaimana',
      'kembalian diganti permen boleh tidak',
      'cari uang kecil buat kembalian di mana',
    ],
    reply:
      'Supaya receh tidak habis:\n\n1. **Modal laci tetap** tiap pagi, misalnya 100.000 dalam seribuan, dua ribuan, lima ribuan; jangan ikut disetor.\n2. **Tukar** di bank seminggu sekali, atau dengan juru parkir, pedagang pasar, dan kotak amal masjid yang justru butuh uang besar.\n3. **Bulatkan harga** ke kelipatan 500 atau 1.000, atau buat paket yang genap.\n4. Dorong **QRIS**: tidak perlu kembalian sama sekali.\n5. Mulai siang, minta pembeli pertama dengan uang kecil: *Ada uang pas, Kak?*\n\nMengganti dengan **permen** hanya kalau pembelinya mau; kembalian adalah hak pembeli. Lebih baik catat sebagai saldo atau sumbangan yang ia setujui.',
  },
  {
    name: 'custom_order_ahead',
    when: [],
    asks: [
      'pesanan custom minta dp berapa persen',
      'perlu dp tidak kalau pesanan kue ulang tahun',
      'uang muka pesanan wajarnya berapa',
    ],
    reply:
      'Pegangan uang muka:\n\n- barang **yang bisa dijual lagi** (kue biasa, snack): 30%\n- barang **khusus untuk satu orang** (nama, ukuran, desain): **50%**, minimal sebesar bahan bakunya\n- pesanan besar atau pembeli baru: 50%, pelunasan **sebelum** diantar\n\nTulis tiga hal: berapa, kapan lunas, dan **kalau batal bagaimana** (misalnya sampai H-3 boleh kembali, setelah itu menjadi pengganti bahan). Contoh: *Pesanan Rp 800.000, DP 50% Rp 400.000, lunas H-1. Batal setelah bahan dibeli, DP tidak kembali.* Invoice DP dan kuitansinya bisa saya buatkan.',
  },
  {
    name: 'cost_with_yield',
    when: [],
    asks: [
      'cara hitung hpp satu adonan jadi banyak ada yang gagal',
      'menghitung modal per buah dari satu resep',
      'hpp kue satu loyang dipotong potong',
      'hitung hpp kalau bahan dibeli kiloan tapi dipakai gram',
    ],
    reply:
      'Empat langkah, dari resep ke satu buah:\n\n1. **Yang terpakai, bukan yang dibeli**: gula 1 kg 17.000, dipakai 250 g = 17.000 ÷ 1.000 × 250 = **4.250**.\n2. Jumlahkan semua bahan, lalu tambah gas, listrik, kemasan, dan upah sekali buat.\n3. Bagi dengan **yang layak jual**, bukan yang keluar dari oven: 24 jadi, 2 gagal, bagi **22**.\n4. Contoh: bahan 48.000 + gas 4.000 + kemasan 11.000 + upah 15.000 = 78.000 ÷ 22 = **Rp 3.545 per buah**.\n\nKirim angka Anda, misalnya *bahan 48rb gas 4rb kemasan 11rb jadi 22 buah, untung 50%, jual berapa*.',
  },
]
