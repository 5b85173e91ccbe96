import type { Answer } from '../answer.ts'

/** Family, neighbours, quiet months and dear goods: what owners tell with a small story before they ask. */
export const nearerHome: readonly Answer[] = [
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
    name: 'made_to_order_not_collected',
    when: [
      'kue|roti|makanan|pesanan|tumpeng|nasi|katering|catering & telat|terlambat|lama|tidak & ambil|diambil|ngambil|jemput & basi|rusak|busuk|ganti|dibuang|mubazir',
    ],
    weight: 1,
    asks: [
      'kue ulang tahun telat diambil pembeli basi minta ganti',
      'customer telat ambil pesanan makanan sudah basi siapa yang ganti',
      'pesanan sudah jadi tidak diambil ambil sampai basi',
      'kue pesanan tidak diambil pelanggan boleh dijual ke orang lain',
    ],
    reply:
      'Kalau jam ambilnya **sudah disepakati** dan kuenya memang jadi tepat waktu, rusak karena telat diambil bukan tanggungan Anda, dan DP tidak perlu dikembalikan. Kalau jamnya tidak pernah disebut, cari jalan tengah.\n\n1. Tunjukkan chat pesanan dan foto kue saat jadi.\n2. Tawarkan satu: *buat baru seharga bahan*, atau potongan 20% untuk pesanan berikutnya. Jangan menjual atau memberikan yang sudah basi.\n3. Balas tenang: *Maaf Kak, kuenya siap Sabtu jam 10 sesuai pesanan dan sudah kami kabari. Kalau masih perlu, kami buatkan lagi cukup ganti bahannya.*\n\nMulai sekarang tulis di nota: **ambil paling lambat jam …, lewat 24 jam tidak kami jamin**, kabari saat jadi, dan minta **lunas sebelum dibuat** untuk pesanan khusus.',
  },
  {
    name: 'bank_wants_statements',
    when: [],
    asks: [
      'orang bank minta laporan keuangan saya tidak punya mulai dari mana',
      'bank minta laporan keuangan usaha padahal tidak pernah bikin',
      'syarat pinjaman minta catatan keuangan usaha belum ada',
      'kur diminta laporan penjualan belum punya catatan',
    ],
    reply:
      'Bisa disusun dari yang sudah ada, jujur, dan cukup **3 sampai 6 bulan terakhir**:\n\n1. Kumpulkan **mutasi rekening dan QRIS**, nota belanja, buku kasbon, catatan penjualan.\n2. Per bulan tulis: omzet, belanja barang, biaya (sewa, listrik, upah), laba. Yang tidak ada catatannya ditulis *perkiraan*.\n3. Satu halaman lagi: **punya apa** (stok, alat, kas, piutang) dan **utang apa**.\n4. Mulai hari ini catat tiap hari; bank senang melihat catatan yang masih jalan.\n\nUntuk pinjaman mikro biasanya cukup seperti itu, tidak perlu akuntan; petugasnya menghitung sendiri saat survei. Jangan membesarkan angka, karena akan dicocokkan dengan rekening. Sebut angka per bulannya, nanti saya susunkan laporannya.',
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
    name: 'promotion_on_little',
    when: [],
    asks: [
      'cara promosi warung yang baru buka dana sedikit',
      'promosi usaha baru modal dua ratus ribu',
      'baru buka warung bakso supaya orang tahu',
      'promosi murah untuk usaha baru tanpa iklan',
      'warung baru buka belum ada yang tahu cara promosinya',
    ],
    reply:
      'Dana kecil paling berguna untuk **orang dalam 1 km**. Contoh 200.000:\n\n- **Gratis dulu**: daftar Google Maps dengan 5 foto, status WhatsApp 2 kali sehari, grup RT dan sekolah, minta 10 teman memberi ulasan jujur.\n- **80.000 selebaran** atau kartu *gratis es teh untuk mangkok pertama*, bagikan jam 11 dan jam 16 di kantor, bengkel, kos sekitar.\n- **100.000 cicip**: 20 porsi kecil untuk ketua RT, satpam, tukang ojek, guru. Mereka yang ditanya orang *makan di mana*.\n- **20.000 tulisan besar** di depan: nama, harga, *BUKA*.\n\nHari ketiga hitung: berapa yang datang membawa kartu? Kalau 80.000 mendatangkan 16 orang, biayanya 5.000 seorang; ulangi yang itu. Teks promonya bisa saya tuliskan.',
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
    name: 'supplier_raises_price',
    when: [
      'supplier|pemasok|agen|sales|distributor & naik|naikin|dinaikkan|menaikkan|naikkan & harga|mendadak|tiba tiba|telur|minyak|ayam|terigu|gula|beras',
    ],
    weight: 1.6,
    asks: [
      'harga bahan naik terus bagaimana menyiasatinya',
      'supplier menaikkan harga mendadak saya harus ikut naik tidak',
      'harga telur dari agen naik harga jual ikut naik tidak',
      'pemasok naikkan harga sedikit sedikit terus',
      'harga bahan dari supplier naik mendadak harus bagaimana',
    ],
    reply:
      'Hitung dulu **naiknya per porsi**, bukan per kilo. Contoh telur 28.000 menjadi 32.000 sekilo isi 16: naik **250 per butir**. Nasi telur 12.000 dengan untung 4.000 tinggal 3.750; belum perlu naik. Sepuluh bahan naik bersamaan, baru lain.\n\n1. **HPP naik di bawah 5%**: tahan, hemat di yang tidak terasa.\n2. **5 sampai 10%**: naikkan menu yang paling memakai bahan itu, 500 sampai 1.000.\n3. **Di atas 10%**: sesuaikan semua, kabari seminggu sebelumnya.\n\nSebelum itu tanya dua pemasok lain hari ini juga, dan minta harga ditahan dua minggu kalau ambil tetap: *Saya ambil 5 peti tiap Senin, bisa harga tetap sampai akhir bulan?* Sebut harga bahan, pemakaian per porsi, dan harga jualnya, nanti saya hitungkan.',
  },
  {
    name: 'retail_or_wholesale',
    when: [],
    asks: [
      'enak mana jual eceran atau grosir',
      'lebih untung jual grosir atau eceran',
      'mending fokus grosir atau ecer',
      'jual partai besar untung kecil atau eceran untung besar',
    ],
    reply:
      'Bandingkan **untung sebulan**, bukan untung per biji.\n\n- **Eceran**: untung 15 sampai 30%, uang tunai, modal kecil, tetapi lama dan butuh orang melayani.\n- **Grosir**: untung 3 sampai 10%, cepat habis, tetapi modal besar dan sering minta tempo.\n\nContoh barang modal 10.000: ecer 12.500 laku 600 = untung **1.500.000**. Grosir 10.700 laku 3.000 = untung **2.100.000**, tetapi uang yang diputar 30 juta, dan satu pembeli macet 5 juta menghapus dua bulan lebih.\n\nYang aman: mulai **eceran**, pasang harga grosir dengan **minimal ambil** (misalnya 12 buah, tunai), lalu lihat tiga bulan. Jangan sampai lebih dari sepertiga uang ada di tempo. Sebut modal, harga, dan perkiraan lakunya, nanti saya bandingkan.',
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
    name: 'pension_money_business',
    when: [],
    asks: [
      'pensiunan punya uang mau usaha yang aman apa',
      'uang pensiun pesangon buat usaha apa di kampung',
      'usaha aman di desa modal dua puluh juta',
      'habis kena phk pesangon sedikit mau buka usaha apa',
    ],
    reply:
      'Yang paling aman: **pakai sebagian saja**. Paling banyak sepertiga uangnya untuk usaha, sepertiga dana darurat setahun, sisanya jangan disentuh. Dari 20 juta berarti mulai dengan **6 sampai 7 juta**.\n\nPilih yang barangnya selalu dicari tetangga dan bisa dijual lagi kalau berhenti:\n\n- sembako kecil, gas, galon, token (untung tipis, berputar cepat)\n- telur, ayam, sayur yang dititip dari petani sekitar\n- makanan pagi atau kue titipan, kalau ada yang pandai memasak\n- jasa dengan alat sendiri: jahit, cukur, servis, sewa kursi\n\nTanya 20 tetangga: apa yang sekarang mereka beli jauh? Uji **tiga bulan**, catat tiap hari; tambah modal hanya dari untung. Jauhi titip modal dengan untung pasti, kemitraan mahal, dan pinjaman.\n\nSebut kampungnya ramai apa dan Anda pandai apa, nanti saya persempit.',
  },
  {
    name: 'goods_for_the_house',
    when: [],
    asks: [
      'istri suka ambil barang dagangan tidak dicatat',
      'anak sering ambil jajan di warung sendiri tidak bayar',
      'suami ambil rokok di warung sendiri tidak ditulis',
    ],
    reply:
      'Jangan dilarang, **dicatat**. Yang merusak bukan jumlahnya, tetapi tidak kelihatannya.\n\n1. Satu buku *ambil sendiri* dengan pulpen terikat di dekat kasir: tanggal, barang, siapa. Dicatat **harga modal**.\n2. Sepakati **jatah sebulan**, misalnya 300.000 untuk rumah. Habis? Bayar seperti pembeli.\n3. Akhir bulan jumlahkan, kurangi dari gaji Anda sendiri; itu bukan rugi toko.\n4. Saudara di luar rumah: bayar tunai, atau masuk buku kasbon dengan batas.\n\nBilangnya bukan menuduh: *Biar stok cocok dan kita tahu untungnya, yang diambil kita tulis ya; saya juga.* Contoh 10.000 sehari = **300.000 sebulan, 3,6 juta setahun**; setelah melihat angkanya, biasanya berkurang sendiri.',
  },
  {
    name: 'why_prices_rise',
    when: [],
    asks: [
      'kenapa harga telur naik terus',
      'kenapa harga beras cabai mahal sekali sekarang',
      'sampai kapan harga minyak goreng naik',
    ],
    reply:
      'Harga hari ini tidak bisa saya lihat; cek **panelharga.badanpangan.go.id** atau SP2KP Kementerian Perdagangan. Penyebab yang biasa: pakan atau pupuk naik, panen gagal karena cuaca, permintaan hari besar, dan ongkos angkut.\n\nYang ada di tangan Anda:\n\n1. hitung ulang **HPP per porsi** dengan harga sekarang,\n2. tanya dua pemasok lain, beli agak banyak hanya untuk yang awet,\n3. tahan kalau HPP naik di bawah 5%; lewat 10% naikkan 500 sampai 1.000 dan kabari pelanggan,\n4. majukan menu yang tidak memakai bahan itu.\n\nSebut bahan, harga lama dan baru, dan harga jualnya, nanti saya hitungkan.',
  },
  {
    name: 'free_wifi',
    when: [],
    asks: [
      'pasang wifi gratis di warkop rugi tidak',
      'wifi gratis di warung kopi perlu tidak',
      'biaya wifi buat pelanggan sepadan tidak',
    ],
    reply:
      'Bagi saja biayanya dengan untung segelas. Wifi **300.000 sebulan**, untung 5.000 per gelas: impas dengan **60 gelas tambahan sebulan, 2 gelas sehari**. Untuk warkop biasanya tertutup, asal meja tidak penuh oleh yang duduk lama.\n\n1. Kata sandi **di struk**, ganti tiap hari; satu minuman untuk 2 jam.\n2. Batasi kecepatan tiap perangkat, jangan dipakai bersama jaringan kasir.\n3. Jam penuh: tulisan *maksimal 2 jam*, dan tawarkan camilan.\n\nCatat sebulan sebelum dan sesudah. Tidak naik 2 gelas sehari? Hentikan, atau ganti dengan colokan dan kipas. Pakai paket yang memang membolehkan usaha.',
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
    name: 'shops_that_became_one',
    when: ['tokopedia|tokped & tiktok|tiktokshop & satu|gabung|digabung|sama|merger|pindah|akun'],
    weight: 2.2,
    asks: ['tokopedia dan tiktok shop sudah jadi satu', 'tokopedia tiktok digabung biayanya bagaimana'],
    reply:
      'Ya, sejak TikTok menguasai Tokopedia, tokonya dikelola dari **satu pusat penjual** dan barang yang sama bisa tampil di keduanya. Tampilan dan namanya masih sering berubah, jadi ikuti pemberitahuan di aplikasi penjual Anda.\n\nBiayanya (komisi, layanan, ongkir) **berbeda per kategori dan sering berubah**, jadi tidak saya sebut dari ingatan. Buka *rincian penghasilan* satu pesanan: harga dikurangi yang diterima = potongan Anda sebenarnya. Contoh harga 50.000 diterima 43.000: potongan **14%**.\n\nSupaya tetap untung: **harga = (modal + untung) ÷ (1 − potongan)**. Sebut modal, untung, dan potongannya, nanti saya hitungkan.',
  },
  {
    name: 'everybody_off_at_once',
    when: [],
    asks: [
      'semua karyawan minta libur lebaran bersamaan',
      'karyawan mudik semua toko tetap buka bagaimana',
      'pegawai minta cuti barengan siapa yang jaga',
    ],
    reply:
      'Bicarakan **sebulan sebelumnya**, bukan seminggu. Hitung dulu: apakah buka waktu itu memang untung?\n\n1. Lihat penjualan tahun lalu. Kalau tidak menutup upah hari libur, **tutup saja** 5 hari dan umumkan.\n2. Kalau ramai: bagi **dua gelombang** (H-3 sampai H+2, dan H+3 sampai H+8); siapa yang tahun lalu jaga, tahun ini pulang dulu.\n3. Yang masuk di tanggal merah dapat upah hari libur atau pengganti hari, disepakati tertulis.\n4. Cari bantuan harian dari tetangga atau keluarga, latih dua hari, menu dikecilkan.\n\nTHR dibayar paling lambat **7 hari sebelum hari raya**, jadi jadwal uangnya ikut diatur. Aturan upah hari libur tanyakan Dinas Tenaga Kerja.',
  },
  {
    name: 'changes_without_end',
    when: [],
    asks: [
      'pembeli ganti model terus setelah dp capek',
      'pelanggan minta revisi terus tidak selesai selesai',
      'pesanan diubah terus padahal sudah dibayar uang muka',
      'klien minta ubah desain berkali kali gratis',
    ],
    reply:
      'Wajar capek; yang kurang biasanya **batas yang tertulis**.\n\n1. Hari ini tutup pilihannya: *Kak, supaya selesai tepat waktu modelnya saya kunci hari ini jam 17 ya. Yang terakhir: …, betul?* Minta jawaban *setuju*.\n2. Sebut aturan mulai sekarang: **2 kali ubah gratis**, selebihnya bayar. Contoh ongkos 500.000: ubah kecil 25.000, ganti model 30% dari sisa.\n3. Bahan sudah dipotong? Tunjukkan fotonya; mulai dari awal berarti bahan dibayar lagi.\n4. Tidak mau juga: DP menutup kerja dan bahan yang sudah jalan, sisanya dikembalikan, selesai baik-baik.\n\nPesanan berikutnya tulis di nota: gambar atau contoh, jumlah ubah, tanggal kunci. Nota atau perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'part_of_order_faulty',
    when: [
      'cacat|rusak|reject|afkir|salah sablon & pcs|pesanan|pesenan|order|lusin|potong & diskon|potongan|refund|ganti|wajar|total',
    ],
    weight: 1,
    asks: [
      'sebagian pesanan cacat pembeli minta diskon dari total wajar tidak',
      'ada yang reject pembeli minta potongan semua',
      'barang cacat beberapa biji ganti atau potong harga',
    ],
    reply:
      'Ukurannya **yang cacat**, bukan seluruh pesanan. Contoh 300 buah @ 10.000, cacat 12 (4%): nilainya **120.000**. Diminta 10% dari total = 300.000, lebih dari dua kali kerugiannya.\n\nTawarkan salah satu, pilih yang paling cepat:\n\n1. **Ganti 12 buah** dalam beberapa hari, ongkir Anda yang tanggung.\n2. **Kembalikan 120.000**, ditambah bonus kecil 3 sampai 5% kalau acaranya sudah lewat.\n3. Cacat ringan tetap dipakai: potong separuh harganya, 60.000.\n\n*Mohon maaf, 12 buah memang kurang rapi. Kami ganti Kamis, atau kami kembalikan 120.000, mana yang lebih nyaman?*\n\nBerikutnya lebihkan produksi 3%, periksa sebelum dibungkus, dan tulis di nota: *cacat sampai 2% diganti, komplain 3 hari*. Sebut jumlah, harga, dan yang cacat, nanti saya hitungkan.',
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
    name: 'price_of_tumpeng',
    when: [],
    asks: [
      'orderan tumpeng buat 35 orang harganya berapa',
      'harga nasi box katering per porsi dikasih berapa',
      'pesanan makanan untuk 50 orang menentukan harga per orang',
    ],
    reply:
      'Hitung **per orang**, lalu tambah yang sekali jalan:\n\n- bahan per orang, misalnya **14.000** (nasi, 3 lauk, sayur, sambal)\n- gas, bumbu, yang gagal **10%** = 1.400\n- tenaga: 2 orang × 100.000 ÷ 35 = **5.700**\n- hias, tampah, antar: 150.000 ÷ 35 = **4.300**\n\nModal 25.400 seorang. Untung 40% dari modal: **35.500 × 35 = kira-kira 1.250.000**. Sedikit orang lebih mahal seporsinya, karena hias dan tenaganya tetap.\n\nMinta **DP 50%**, jumlah orang dikunci H-2, lebihkan 5 porsi. Sebut lauk, harga bahan, dan jumlah orangnya, nanti saya hitungkan; penawarannya juga bisa saya buatkan.',
  },
  {
    name: 'working_with_the_village',
    when: [
      'bumdes|koperasi desa|koperasi merah putih|desa|kelurahan|karang taruna & kerja sama|kerjasama|bermitra|ngajak|titip|menawari',
    ],
    weight: 1.4,
    asks: ['bumdes ngajak kerja sama apa yang perlu diperhatikan', 'kerja sama dengan koperasi desa untung ruginya'],
    reply:
      'Bisa bagus: pembelinya banyak dan tempatnya ada. Yang dipastikan sebelum setuju:\n\n1. **Siapa yang menandatangani** (direktur atau ketua, ada SK-nya) dan apakah sudah disetujui musyawarah desa.\n2. **Bentuknya**: titip jual, jual putus, sewa tempat, atau bagi hasil. Yang paling aman jual putus; titip jual beri batas jumlah.\n3. **Kapan dibayar** dan lewat rekening lembaga, bukan rekening orang. Minta DP kalau bayarnya setelah anggaran cair.\n4. Bagi hasil dari **untung kotor**, catatannya boleh dilihat kedua pihak tiap bulan.\n5. Alat dan merek tetap milik Anda; kalau pengurus berganti, perjanjian jalan terus.\n6. Lama 6 bulan dulu, cara berhenti ditulis.\n\nJangan menyetor uang pelicin atau menaikkan harga di nota. Perjanjian kerja samanya bisa saya buatkan.',
  },
  {
    name: 'watching_together',
    when: ['nobar|nonton bareng & izin|ijin|boleh|warung|kafe|cafe|bola|bayar|hak siar|perlu|hukum'],
    weight: 2.4,
    asks: ['nobar bola di warung perlu izin tidak', 'nonton bareng final bola di kafe harus bayar hak siar'],
    reply:
      'Dua hal yang berbeda:\n\n1. **Hak siar**: memutar siaran untuk pengunjung adalah pemakaian usaha, walau gratis. Langganan rumahan biasanya **tidak berlaku**; tanyakan paket nobar ke pemegang hak siarnya, karena warung dan kafe memang pernah ditagih. Tanpa tiket dan tanpa iklan pun sebaiknya tetap bertanya.\n2. **Keramaian**: puluhan orang sampai malam, beri tahu RT dan Bhabinkamtibmas; acara besar atau di jalan perlu izin keramaian di polsek.\n\nSupaya untung: minimal belanja satu paket (misalnya 25.000), pesan tempat lewat WA dengan DP, tiga menu yang cepat, bayar di depan. Sediakan parkir dan satu orang menjaga kasir. Aturan dan harganya bisa berubah, jadi pastikan dulu sebelum mengumumkan.',
  },
]
