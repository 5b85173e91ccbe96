import type { Answer } from '../answer.ts'

/** Parcels, couriers and who pays for them. */
export const delivery: readonly Answer[] = [
  {
    name: 'shipping',
    asks: ['cara hitung ongkir berat volume', 'ekspedisi yang murah mana', 'ongkos kirim barang besar'],
    when: [
      'ongkir|ongkos kirim|ekspedisi|kurir|jne|jnt|sicepat|pengiriman & ?|berapa|cara|hitung|murah|bagus|mana|pilih',
    ],
    weight: 0.2,
    reply:
      'Ongkos kirim saat ini tidak bisa saya cek dari sini. Cara menghitungnya: yang dipakai adalah angka terbesar antara berat asli dan berat volume (panjang × lebar × tinggi dalam cm, dibagi 6.000). Contoh kardus 30 × 20 × 20 cm = 2 kg.\n\nBandingkan tarif di situs ekspedisi, dan cantumkan ongkir sebagai baris tersendiri di invoice supaya jelas.',
  },
  {
    name: 'packing',
    asks: [
      'kemasan yang bagus dan murah untuk makanan',
      'cara packing barang supaya aman',
      'bungkus barang pecah belah untuk kirim',
      'packing kue supaya tidak hancur di jalan',
    ],
    when: [
      'kirim|ngirim|mengirim|bawa|paketin & kue|makanan|kaca|cair|telur|roti|luar kota|jauh & ancur|hancur|penyok|pecah|rusak|bocor|aman|pakai apa|cara|bagaimana',
      'packing|pengemasan|bungkus|kemasan|kardus|bubble & pecah|rusak|aman|cara|tips|murah|bagus|biar|supaya',
      'barang rusak|pecah & jalan|ekspedisi|kurir|kirim|tanggung|menanggung',
    ],
    weight: 0.7,
    reply:
      'Supaya aman di jalan: bungkus satu per satu, isi celah sampai tidak goyang saat dikocok, kardus dua lapis untuk kaca, cairan diplastik dan dilakban lehernya, tulis *jangan dibanting*. Foto sebelum dan saat menutup kardus.\n\n**Kalau tetap rusak**: minta pembeli kirim video saat membuka, ganti dulu pelanggannya, lalu klaim ke ekspedisi (biasanya dalam 1 sampai 2 hari, dan barang mahal perlu asuransi). Siapa menanggung sebaiknya ditulis di syarat jual beli sejak awal.',
  },
  {
    name: 'lost_parcel',
    asks: [
      'paket hilang di ekspedisi siapa yang ganti',
      'paket nyasar tidak sampai',
      'kurir menghilangkan paket pelanggan siapa yang ganti',
    ],
    when: [
      'paket|kurir|ekspedisi|kiriman|barang & hilang|ilang|ilangin|hilangkan|nyasar|tidak sampai|belum sampai|telat sampai & !stok|gudang|toko|warung',
    ],
    weight: 1.5,
    reply:
      'Ke pembeli, **penjual** yang bertanggung jawab sampai barang diterima (kecuali disepakati lain); penggantiannya lalu Anda klaim ke **ekspedisi**.\n\n1. Cek resi, lapor ke ekspedisi atau marketplace hari itu juga, simpan nomor laporannya.\n2. Kabari pembeli sebelum ia bertanya, beri tanggal jawaban.\n3. Lewat batas waktunya: ganti barang atau kembalikan uang.\n4. Siapkan untuk klaim: resi, foto barang dan kemasan, nota harga.\n\nTanpa asuransi, penggantian ekspedisi sering dibatasi; aturannya ada di syarat mereka. Barang mahal sebaiknya diasuransikan.',
  },
  {
    name: 'who_pays_shipping',
    asks: [
      'ongkir ditanggung siapa penjual atau pembeli',
      'pembeli minta gratis ongkir ongkir enaknya siapa yang tanggung',
    ],
    when: [
      'ongkir|ongkos kirim|biaya kirim & ditanggung|tanggung|siapa|bayar siapa|pembeli|penjual|ditanggung siapa & !gratis',
    ],
    weight: 1.4,
    reply:
      'Lazimnya **pembeli**, dan ditulis sebagai baris tersendiri di invoice supaya harga barang tetap kelihatan.\n\nPenjual menanggung kalau: kirim ulang karena salah Anda, pelanggan kantor dengan pesanan besar, atau promo gratis ongkir yang sudah dihitung ke harga. Contoh: untung 25.000, ongkir 12.000, masih tersisa 13.000; pasang minimal belanja agar tetap begitu.\n\nUntuk retur, sepakati dari awal: salah penjual, penjual yang menanggung; berubah pikiran, pembeli.',
  },
  {
    name: 'cod_failed',
    asks: ['cod ditolak pembeli', 'paket cod balik terus'],
    when: ['cod & gagal|tolak|ditolak|tidak diambil|rugi|retur|balik|kabur|fiktif|aman'],
    weight: 1.2,
    reply:
      'Ongkir paket COD yang ditolak pada umumnya **ditanggung penjual**, kecuali program aplikasinya menggantinya; lihat rincian pesanan dan syarat COD di aplikasi Anda.\n\nMengurangi COD yang gagal:\n\n1. **Telepon atau chat dulu** sebelum kirim: nama, alamat, jumlah yang harus disiapkan.\n2. Batasi nilainya (misalnya sampai Rp 200.000), di atas itu minta **DP ongkir**.\n3. Catat nomor yang pernah menolak.\n4. Hitung ongkos gagalnya ke harga: 1 dari 10 paket gagal dengan ongkir Rp 18.000 berarti tambahan Rp 1.800 tiap paket.',
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
    name: 'parcel_held',
    when: [],
    asks: [
      'barang saya ditahan ekspedisi',
      'paket tertahan di gudang ekspedisi berhari hari',
      'kiriman disita ekspedisi karena dilarang',
    ],
    reply:
      'Cari dulu **sebabnya**, karena jalannya berbeda:\n\n1. Telepon atau datangi agen dengan nomor resi; tanyakan alasan dan batas waktunya.\n2. **Alamat atau nomor salah, biaya kurang**: betulkan hari itu, biasanya jalan lagi.\n3. **Isinya dilarang atau perlu izin** (cairan, baterai, hewan, makanan beku): minta dikembalikan, jangan dikirim ulang dengan nama lain.\n4. **Tertunda saja**: minta nomor laporan, tanggal janji, lalu kabari pembeli hari itu juga.\n5. Lewat batas janji: ajukan klaim dengan resi, foto, dan nilai barangnya.\n\nSurat klaimnya bisa saya buatkan.',
  },
  {
    name: 'parcel_stands_still',
    when: [],
    asks: [
      'resi belum update beberapa hari pembeli marah',
      'paket tidak bergerak di ekspedisi pembeli menagih',
      'rating turun gara gara kurir telat',
    ],
    reply:
      'Kabari pembeli **sebelum** ia menagih lagi:\n\n*Kak, paketnya tertahan di ekspedisi sejak [tanggal]. Sudah saya laporkan (nomor laporan [..]). Saya kabari lagi besok jam 10. Kalau sampai [tanggal] belum bergerak, saya kirim ulang atau uangnya kembali.*\n\n1. Lapor ekspedisi dan marketplace hari itu, simpan nomornya.\n2. Tepati janji kabarnya, walau belum ada kemajuan.\n3. Rating turun karena kurir: balas ulasannya dengan tenang dan hasilnya; sebagian platform bisa meninjau ulasan yang semata soal pengiriman.\n4. Ganti layanan untuk daerah yang sering telat, dan tulis perkiraan waktunya lebih longgar satu hari.',
  },
  {
    name: 'driver_takes_wrong_order',
    when: [
      'ojol|driver|kurir|gojek|grab|gofood|grabfood|shopeefood & salah|tertukar|ketuker|keliru & ambil|pesanan|orderan|bawa|antar',
    ],
    asks: [
      'ojol salah ambil pesanan pembeli menyalahkan kita',
      'driver ambil orderan orang lain',
      'pesanan online tertukar di driver',
    ],
    weight: 1.6,
    reply:
      'Bereskan pembelinya dulu, lalu caranya:\n\n1. **Ke pembeli**: *Maaf Kak, pesanannya tertukar di pengambilan. Yang benar kami siapkan sekarang, atau Kakak ajukan pengembalian dana di aplikasi; kami bantu konfirmasi.*\n2. **Laporkan** di aplikasi mitra: nomor pesanan, jam, foto. Penggantiannya mengikuti aturan aplikasinya.\n\nSupaya tidak terulang:\n\n- tulis besar **nomor pesanan + nama** di bungkus, dan tempelkan struknya,\n- driver **menyebut nomor**, kasir mencocokkan di layar, baru diserahkan,\n- rak dibagi per aplikasi, dan bungkusan tidak diambil sendiri.',
  },
  {
    name: 'drivers_wait_too_long',
    when: [
      'ojol|driver|gofood|grabfood|shopeefood & nunggu|menunggu|tunggu|antre|lama & cancel|batal|komplain|marah|pergi',
    ],
    weight: 1,
    asks: [
      'ojol sering lama menunggu di warung lalu cancel',
      'driver gofood nunggu lama pesanan dibatalkan',
      'pesanan aplikasi menumpuk driver marah kelamaan',
    ],
    reply:
      'Kejar **siap di bawah 10 menit** sejak pesanan masuk:\n\n1. **Ubah waktu masak** di aplikasi penjual sesuai kenyataan, jadi driver dipanggil tidak terlalu awal.\n2. Di aplikasi tampilkan **menu yang cepat saja** pada jam ramai; yang 20 menit dimatikan dulu.\n3. Siapkan separuh jadi sebelum jam 11 dan jam 17: sambal, potongan, kemasan sudah dilipat.\n4. Satu orang khusus pesanan aplikasi, satu rak ambil dengan nomor pesanan.\n5. Kewalahan? **Tutup sementara 20 menit** lebih baik daripada dibatalkan; pembatalan menurunkan tokonya.\n\nKursi dan air minum untuk driver murah, dan mereka ikut menjaga pesanan Anda. Catat seminggu: jam berapa yang sering batal, lalu tambah tenaga di jam itu saja.',
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
    name: 'living_animals_by_courier',
    when: [
      'ikan hias|cupang|koi|guppy|ikan hidup|bibit ikan|burung|hamster|ayam hidup|anak ayam|hewan hidup|tanaman hidup & kirim|dikirim|ngirim|pengiriman|luar kota|ekspedisi|paket',
    ],
    weight: 2.6,
    asks: [
      'kirim ikan hias hidup ke luar kota supaya tidak mati di jalan',
      'kirim ikan cupang hidup lewat ekspedisi pakai apa',
      'kirim hewan hidup ke luar kota caranya',
      'packing bibit lele supaya hidup sampai tujuan',
    ],
    reply:
      'Yang menentukan: **perut kosong, oksigen cukup, jalan tercepat**. Untuk ikan:\n\n1. **Puasakan 24 jam**, jadi air tidak cepat kotor.\n2. Plastik dobel, sepertiga air, **dua pertiga oksigen**; ikan hias kecil satu ekor satu plastik.\n3. Styrofoam di dalam kardus, tulis *IKAN HIDUP, jangan dibalik, jangan kena panas*.\n4. Kirim sore dengan layanan **sampai besok**: kargo kereta, bus, travel, atau ekspedisi yang memang menerima hewan hidup. Banyak ekspedisi menolak, jadi tanyakan dulu.\n5. Antarpulau biasanya perlu **sertifikat karantina**; tanyakan kantor karantina terdekat.\n\nTulis garansinya di depan: *mati di jalan diganti sekali, dengan video buka paket utuh; ongkir kirim ulang dibagi dua*. Coba satu paket dulu sebelum menerima banyak.',
  },
  {
    name: 'bulky_goods_where',
    when: [],
    asks: [
      'jual mebel rak besar di tokopedia facebook marketplace atau wa',
      'rak kayu besar mending dijual di tokopedia fb marketplace atau cukup wa',
      'barang besar berat sebaiknya dijual di mana',
      'jualan furnitur pembeli sekitar kota sendiri',
    ],
    reply:
      'Barang **besar dan pembelinya dekat**: utamakan **Facebook Marketplace dan grup jual beli kota**, lalu WhatsApp. Tanpa potongan, pembeli bisa melihat, ongkirnya mobil bak setempat, dan bayar saat barang datang.\n\n- **Tokopedia atau Shopee** hanya untuk yang kecil dan bisa dikirim; kargo rak besar sering lebih mahal daripada untungnya.\n- Foto di ruangan dengan ukuran tertulis (panjang × lebar × tinggi), harga, dan *antar gratis dalam 10 km*.\n- **Google Maps** untuk bengkelnya, supaya yang mencari menemukan.\n- Pesanan khusus: DP 50%.\n\nUji satu bulan, catat dari mana tiap pembeli datang.',
  },
  {
    name: 'shipping_scares_buyers',
    when: [],
    asks: [
      'ongkir mahal pembeli kabur di checkout',
      'pembeli batal karena ongkir kemahalan',
      'ongkir lebih mahal dari barangnya',
    ],
    reply:
      'Yang membuat batal bukan hanya mahalnya, tetapi **kagetnya** di akhir:\n\n1. Sebut perkiraan ongkir di depan: *Bandung mulai 9.000*.\n2. **Paket**: beli 3 sekali kirim. Ongkir 20.000 dibagi tiga terasa 7.000.\n3. **Minimal belanja** gratis ongkir, setelah dihitung: untung 3 barang harus di atas ongkir yang Anda tanggung.\n4. Masukkan sebagian ke harga, jangan semuanya.\n5. Kemasan lebih kecil dan ringan; ekspedisi menghitung volume juga. Sediakan layanan hemat dan ambil sendiri.\n\nSebut harga, modal, dan ongkirnya, nanti saya hitungkan batas gratis ongkirnya.',
  },
  {
    name: 'animals_for_sacrifice',
    when: [],
    asks: ['jualan hewan kurban modal untungnya', 'jual kambing kurban tips', 'tabungan kurban pelanggan sistemnya'],
    reply:
      'Untung kurban dari **beli lebih awal dan rawat**, bukan dari harga tinggi. Hitung per ekor: beli 2.500.000 + pakan 60 hari × 10.000 + angkut 100.000 + risiko mati 3% (75.000) = **3.275.000**; jual 3.700.000, untung 425.000.\n\n- Umur cukup, sehat, tidak cacat; minta **surat kesehatan hewan** dari dinas peternakan.\n- Terima DP 30%, titip rawat gratis sampai H-1, antar dengan jadwal.\n- Tabungan kurban: catat per nama, simpan di **rekening terpisah**, tulis apa yang terjadi kalau harga naik.\n\nSisa setelah hari raya jatuh harganya, jadi stok 80% dari pesanan tahun lalu.',
  },
  {
    name: 'buying_service',
    when: [],
    asks: [
      'mulai usaha jastip caranya',
      'fee jastip berapa yang wajar',
      'jasa titip barang luar negeri kena pajak tidak',
    ],
    reply:
      'Untung jastip dari **fee per barang**: lazim 10 sampai 20% atau 10.000 sampai 50.000 sebuah, ditambah bagian ongkos jalan. Hitung: fee × barang − transport − parkir − kemasan harus lebih dari upah sehari.\n\n1. Bayar **di muka penuh**, tulis batas waktu pesan dan kalau barang habis uang kembali.\n2. Foto struk dan barang, harga sesuai struk (yang diambil hanya fee).\n3. Titipan dari **luar negeri** untuk dijual bukan barang pribadi: bea masuk dan pajak berlaku, jangan dipecah-pecah; tanyakan Bea Cukai 1500225.\n4. Obat, kosmetik, makanan tertentu perlu izin; tolak.\n\nMulai dari satu tempat yang memang rutin Anda datangi.',
  },
  {
    name: 'money_for_the_road',
    when: [],
    asks: ['uang jalan sopir berapa yang wajar', 'sopir minta uang jalan lebih', 'cara mencatat bensin dan tol kurir'],
    reply:
      'Hitung per rute, lalu tetapkan:\n\n- **bensin** = jarak pulang pergi ÷ km per liter × harga. Contoh 120 km ÷ 10 × 10.000 = 120.000\n- **tol dan parkir** menurut struk\n- **makan** 25.000 sekali jalan setengah hari\n\nBeri bulat sedikit di atasnya, minta struk dan foto odometer berangkat dan pulang; sisa dikembalikan atau boleh disimpan 50% sebagai hadiah hemat. Kurang karena macet? Lapor lewat WA saat itu, bukan sesudahnya.\n\nCatat per kiriman, bukan per bulan, supaya ongkosnya masuk ke harga barang. Sebut jarak, konsumsi bensin, dan harganya, nanti saya hitungkan.',
  },
  {
    name: 'buyer_denies_receipt',
    when: [],
    asks: [
      'pembeli sudah terima barang tapi mengaku belum',
      'paket sudah sampai ada foto kurir pembeli bilang tidak terima',
      'customer minta refund padahal paket diterima',
    ],
    reply:
      'Bukti dulu, nada tetap sopan:\n\n1. Minta **bukti antar**: foto, nama penerima, titik dan jam dari ekspedisi; unduh hari itu.\n2. Kirim ke pembeli: *Kak, di catatan kurir paket diterima [nama] pukul [..], fotonya saya lampirkan. Boleh dicek ke satpam, tetangga, atau keluarga dulu?* Sering memang di orang lain.\n3. Alamat di foto berbeda: buka **laporan ke ekspedisi**, mereka yang menelusuri; tahan pengembalian uang sampai jawabannya.\n4. Lewat marketplace: jawab hanya di kolom sengketa, unggah semua bukti sebelum batas waktu.\n\nJangan menuduh di muka umum. Berikutnya: resi berasuransi, tanda tangan untuk barang mahal, video saat membungkus.',
  },
]
