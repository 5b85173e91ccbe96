import type { Answer } from '../answer.ts'

/** Cooked goods: keeping, packing, sending, mishaps. */
export const kitchen: readonly Answer[] = [
  {
    name: 'cooked_food_at_room_heat',
    asks: [
      'nasi kotak dimasak malam dimakan siang aman tidak keracunan',
      'masakan santan tahan berapa jam',
      'masak jam 2 pagi untuk acara jam 12 siang aman',
      'nasi cepat basi padahal dimasak pagi',
    ],
    when: [
      'nasi|nasi box|nasi kotak|lauk|masakan|makanan|katering|catering|santan|kuah|nasi bungkus & tahan|basi|awet|aman & suhu ruang|berapa jam|berapa lama|dari pagi|sampai sore',
    ],
    weight: 2.2,
    reply:
      'Pegangan aman untuk masakan siap saji di suhu ruang: **paling lama 4 jam sejak selesai dimasak**; bersantan, telur, dan seafood lebih cepat, usahakan 2 jam. Masih terlihat bagus belum tentu aman.\n\n1. Jadwalkan mundur: makan jam 12, selesai masak jam 10, dikemas setelah **uap panasnya hilang** (nasi yang ditutup panas-panas cepat basi).\n2. Lauk kering dipisah dari yang berkuah, sambal dan lalapan dibungkus sendiri.\n3. Pesanan jauh: pakai wadah penahan panas di atas 60 °C, atau antar dua kali.\n4. Tulis di kotaknya: *Sebaiknya dinikmati sebelum jam [..].*\n\nYang tersisa lewat waktu jangan dijual lagi. Untuk katering sekolah atau hajatan, tanyakan juga laik higiene ke Dinas Kesehatan.',
  },
  {
    name: 'shipping_cold_food',
    asks: [
      'kirim frozen food ke luar kota',
      'kirim makanan basah lewat ekspedisi',
      'kirim ikan asin supaya tidak bau di jalan',
    ],
    when: [
      'frozen|beku|es krim|daging|ikan|seafood|dimsum|nugget|bakso & kirim|dikirim|ngirim|pengiriman|luar kota|ekspedisi|kurir|paket & !izin|pirt|bpom|hidup|cupang|hias|koi|guppy|bibit',
    ],
    weight: 2.4,
    reply:
      'Supaya sampai masih beku:\n\n1. **Bekukan keras 24 jam** sebelum dikirim, vakum atau plastik rapat.\n2. **Styrofoam tebal** di dalam kardus, celah diisi koran, tutup dilakban keliling.\n3. **Ice gel atau es kering** kira-kira setengah berat barang untuk sehari perjalanan, ditaruh di **atas** dan samping (dingin turun).\n4. Pilih layanan **satu hari (next day)** atau kargo berpendingin; kirim Senin sampai Rabu supaya tidak menginap di gudang akhir pekan.\n5. Tulis *FROZEN FOOD, SEGERA ANTAR*, dan kabari pembeli nomor resinya.\n\nCoba kirim satu paket ke teman dulu. Tulis syaratnya: cair tetapi masih dingin boleh langsung masuk freezer; hangat dan berbau jangan dimakan dan diganti. Masukkan styrofoam dan ice gel ke harga.',
  },
  {
    name: 'crisp_packaging',
    asks: [
      'kemasan keripik supaya tidak melempem',
      'plastik kemasan tebal untuk kue kering supaya renyah',
      'abon kemasan standing pouch aluminium foil atau plastik bening',
      'kemasan kelihatan isinya atau foil',
      'keripik cepat apek baru seminggu',
      'keripik tengik bau minyak',
      'keripik pakai standing pouch atau plastik biasa',
    ],
    when: [
      'kemasan|bungkus|plastik|packing|wadah|toples|pouch|standing pouch & keripik|kripik|kerupuk|snack|camilan|cemilan|kue kering|melempem|renyah|kriuk|jenis|apa|awet|kopi bubuk|sambal|frozen & !rusak|pecah|kirim|kardus|izin|ijin|pirt|bpom',
      'melempem|alot|tidak renyah & biar|supaya|cara|pakai|kemasan|bagaimana|keripik|kerupuk',
    ],
    weight: 1.8,
    reply:
      'Pilih kemasan dari musuh barangnya:\n\n- **keripik, kue kering** (musuhnya udara lembap): standing pouch **aluminium foil**, atau plastik **PP tebal 0,08 mm** yang disegel panas. Dinginkan benar sebelum ditutup, tiriskan minyaknya, tambah silika gel untuk makanan.\n- **kopi, bumbu bubuk**: foil dengan klip; kopi pakai katup\n- **sambal, saus**: botol atau jar kaca yang disterilkan\n- **makanan beku**: plastik vakum atau nylon, bukan plastik tipis\n- **makanan panas**: kertas laminasi atau kotak berlubang, supaya tidak berkeringat\n\nCoba 20 dulu: biarkan dua minggu, buka, bandingkan. Kemasan sehatnya **5 sampai 15% dari harga jual**; masukkan ke HPP. Pastikan ada tanda aman untuk makanan (gelas dan garpu).',
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
    name: 'larger_gas_bottle',
    when: [],
    asks: [
      'gas 3 kg langka pakai 12 kg nombok tidak',
      'beda biaya gas melon dan gas 12 kg untuk warung',
      'usaha makan boleh pakai gas 3 kg',
      'gas melon boleh dipakai warung bakso tidak',
    ],
    reply:
      'Hitung **per porsi**, bukan per tabung: harga tabung ÷ porsi yang jadi. Contoh tabung kecil 22.000 untuk 110 porsi = **200 per porsi**; tabung besar 215.000 untuk 440 porsi = **489 per porsi**. Selisih 289 per porsi biasanya masih bisa ditutup dengan menaikkan harga 500. (Angka contoh; pakai harga dan hitungan porsi Anda.)\n\nGas 3 kg bersubsidi sasarannya rumah tangga dan **usaha mikro** yang terdaftar; pembeliannya memakai KTP dan aturannya bisa berubah, jadi tanyakan pangkalan resmi. Menghemat: kompor bersih (api biru), panci tertutup, masak sekaligus, presto untuk yang keras.',
  },
  {
    name: 'gas_leak',
    when: [],
    asks: ['gas bocor di dapur warung', 'bau gas elpiji regulator bocor', 'tabung gas mendesis keluar api'],
    reply:
      '**Sekarang juga**: jangan menyalakan atau mematikan saklar dan kompor, jangan ada api atau rokok.\n\n1. Buka pintu dan jendela, keluarkan semua orang.\n2. **Lepas regulator**, bawa tabung ke luar, tutup dengan kain basah.\n3. Sudah ada api: kain basah dari samping atau alat pemadam; membesar, keluar dan telepon **113** (pemadam) atau **112**.\n\nSesudah aman: ganti karet dan selang (berlabel SNI, ganti tiap 1 sampai 2 tahun), cek dengan air sabun, tukar tabung ke pangkalan. Sediakan satu pemadam 1 kg di dapur.',
  },
  {
    name: 'ice_that_melts',
    when: ['es batu|es & cair|mencair|leleh|meleleh|awet|tahan & jual|jualan|pasar|cepat|supaya|cara'],
    asks: ['es batu cepat cair saat jualan', 'supaya es batu tahan lama di gerobak'],
    weight: 1,
    reply:
      'Yang mencairkan es itu udara hangat dan air lelehan:\n\n- kotak **styrofoam tebal atau cooler**, bukan ember; isi penuh, tutup rapat, buka seperlunya,\n- bagi **dua kotak**: satu untuk diambil, satu tidak dibuka sampai yang pertama habis,\n- **es balok besar** lebih awet daripada es kristal; pecah sedikit demi sedikit,\n- alasi supaya tidak terendam, buang air lelehannya, bungkus kain atau koran, taruh di tempat teduh,\n- dinginkan minumannya dulu dari rumah.\n\nEs untuk diminum harus dari air matang atau es kristal, dan dipisah dari es pendingin ikan. Catat: es terbeli ÷ gelas terjual, masukkan ke HPP.',
  },
  {
    name: 'oily_food_sent_far',
    when: [],
    asks: [
      'kirim rendang ke luar kota cara packing supaya awet',
      'mengirim makanan basah lauk ke luar kota tahan berapa hari',
    ],
    reply:
      'Untuk lauk berminyak seperti rendang kering:\n\n1. Masak sampai **kering betul**, dinginkan penuh (jangan dibungkus hangat).\n2. **Vakum** per 250 sampai 500 g; rangkap dua. Yang tahan paling lama: divakum lalu **dibekukan** semalam sebelum dikirim.\n3. Kotak busa + es gel, ruang kosong diisi kertas; label *makanan, jangan ditindih*, dan tanggal buat.\n4. Kirim **Senin sampai Rabu** dengan layanan sehari sampai; hindari akhir pekan.\n5. Uji sendiri: kirim satu ke teman, buka hari ke-3, catat bau dan minyaknya. Tahannya tulis dari uji itu, bukan kira-kira.\n\nYang berkuah santan jangan dikirim tanpa beku. Dijual tetap ke luar kota: tanyakan Dinas Kesehatan soal PIRT atau BPOM.',
  },
  {
    name: 'packaging_of_others',
    when: [],
    asks: [
      'desain kemasan produk yang menarik',
      'cetak stiker label kemasan minimal berapa',
      'kemasan polos atau cetak lebih baik',
    ],
    reply:
      'Mulai dari **kemasan polos + stiker**: 1.000 lembar A3 stiker jauh lebih murah daripada cetak kemasan, dan isinya masih bisa diubah.\n\nDi depan cukup empat: **nama merek, apa isinya, satu keunggulan, berat bersih**. Di belakang: komposisi, produsen, nomor izin, kedaluwarsa, cara simpan, nomor WA. Huruf terbaca dari jarak satu meter, dua warna saja.\n\nUji: taruh di antara lima pesaing, tanya sepuluh orang mana yang diambil. Cetak banyak setelah resep dan izin tidak berubah enam bulan. Biaya kemasan sehatnya 5 sampai 15% harga jual.',
  },
  {
    name: 'menu_that_sells',
    when: [],
    asks: [
      'cara menyusun daftar menu supaya orang pesan lebih banyak',
      'desain menu warung yang menarik',
      'menu makanan kebanyakan atau sedikit',
    ],
    reply:
      'Menu yang menjual itu **pendek dan mengarahkan**:\n\n- 10 sampai 15 pilihan; yang paling untung di **pojok kanan atas** dan diberi kotak *favorit*.\n- Nama yang terbayang: *Ayam Goreng Lengkuas*, bukan *Ayam A*.\n- Harga di belakang nama tanpa garis titik-titik, angka bulat.\n- **Paket di atas satuan**: nasi + ayam + es teh 22.000 (satuan 25.000).\n- Satu menu mahal membuat yang tengah terasa wajar; foto untuk 3 menu saja.\n- Di bawah: *tambah telur 4.000, tambah sambal 2.000*.\n\nPelayan cukup satu kalimat: *Minumnya es teh atau jeruk, Kak?* Ukur rata-rata belanja per orang sebelum dan sesudah.',
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
    name: 'food_incident',
    asks: [
      'pembeli keracunan makanan saya',
      'pelanggan sakit perut setelah makan di warung saya',
      'pembeli bilang mules habis makan makanan saya minta ganti rugi',
    ],
    when: [
      'keracunan|sakit perut|diare|muntah|mual & makanan|makan|pembeli|pelanggan|masakan|jualan|nasi|katering|catering|kue & !takut|biar tidak|supaya tidak|aman|mencegah',
    ],
    weight: 3,
    reply:
      'Dahulukan orangnya, baru usahanya:\n\n1. **Sarankan ke dokter atau puskesmas sekarang**, tanyakan keadaannya, dan tawarkan menanggung pemeriksaannya. Jangan memberi saran obat.\n2. **Hentikan menjual** masakan dari tempat yang sama; simpan contohnya di kulkas, jangan dibuang.\n3. Catat: siapa, makan apa, jam berapa, gejala mulai kapan. Hubungi pembeli lain dari masakan itu.\n4. Lebih dari satu orang sakit: **laporkan ke puskesmas atau dinas kesehatan**; mereka memeriksa sebabnya.\n5. Kabari jujur: *Kami sedang memeriksa bersama puskesmas, yang merasa sakit hubungi [nomor].*\n\nJangan membantah atau mengaku salah sebelum sebabnya diketahui. Ganti rugi dibicarakan tertulis; kalau diminta dalam jumlah besar, tanyakan LBH atau penasihat hukum.',
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
    name: 'expired_ingredients',
    when: [],
    asks: [
      'bahan lewat tanggal masih boleh dipakai masak tidak',
      'susu kental manis kadaluarsa dipakai bikin kue',
      'tepung saus kedaluwarsa untuk jualan boleh',
      'bahan kue expired seminggu masih aman',
    ],
    reply:
      '**Jangan dipakai untuk jualan**, walau baunya masih biasa. Lewat tanggal kedaluwarsa berarti pabriknya tidak lagi menjamin, dan kalau pembeli sakit yang menanggung Anda; menjual pangan lewat tanggal juga dilarang.\n\nBedakan dua tulisan: **baik digunakan sebelum** (mutu menurun, untuk jualan tetap hindari) dan **kedaluwarsa / EXP** (buang). Sudah dibuka? Umurnya lebih pendek dari tanggal di kaleng.\n\nCatat sebagai kerugian dengan tanggalnya. Supaya tidak terulang: tulis tanggal buka di wadah, yang lama di depan, beli ukuran yang habis dua minggu.',
  },
  {
    name: 'gas_is_scarce',
    when: [],
    asks: [
      'gas melon langka jualan terhambat',
      'gas 3 kg susah dicari warung',
      'elpiji kosong di pangkalan jualan gorengan bagaimana',
    ],
    reply:
      'Supaya tetap jualan sambil menunggu:\n\n1. Daftar di **pangkalan resmi** dengan KTP dan NIB (usaha mikro), minta jadwal kirimnya; dua pangkalan lebih aman daripada satu.\n2. Selalu **satu tabung cadangan**; isi begitu yang satu kosong.\n3. Sewa atau patungan **tabung 5,5 atau 12 kg**: hitung per porsi, biasanya naik beberapa ratus rupiah.\n4. Hemat: masak sekaligus, tutup panci, kukus bertumpuk, rendam kacang semalam.\n5. Hari kosong: jual yang tidak dimasak lama (nasi bungkus dari rice cooker, minuman, kue titipan).\n\nJangan membeli oplosan atau mengisi sendiri dari tabung lain; berbahaya dan melanggar hukum.',
  },
  {
    name: 'smelly_goods_by_courier',
    when: [],
    asks: [
      'ikan asin bau saat dikirim kurir menolak',
      'kirim terasi durian petis supaya tidak bau',
      'bungkus barang bau untuk ekspedisi',
    ],
    reply:
      'Bau harus berhenti di lapis pertama:\n\n1. Keringkan betul, lap minyaknya, **vakum dua lapis** (plastik nilon tebal, bukan kresek).\n2. Masukkan ke **stoples atau kantong aluminium** tertutup rapat, selipkan arang atau kopi bubuk dalam kain.\n3. Kardus dilapis plastik, celah diisi koran, lakban semua sisi; lap bagian luar sebelum diserahkan.\n4. Tanya dulu ke agen: sebagian layanan udara menolak ikan, terasi, durian; pilih darat atau kargo.\n5. **Uji semalam** di mobil tertutup: tercium berarti tambah lapis.\n\nBiaya vakum dan stoples masuk harga, sekitar 2.000 sampai 4.000 per kiriman.',
  },
  {
    name: 'rice_spoils_early',
    when: [],
    asks: [
      'nasi uduk basi sebelum siang kenapa',
      'nasi cepat basi di jualan',
      'santan nasi lemak supaya tidak cepat basi',
    ],
    reply:
      'Biasanya satu dari lima ini, urutkan memeriksanya:\n\n1. **Ditutup saat masih panas**: uapnya menetes. Aduk dan angin-anginkan 10 menit dulu, tutup dengan kain.\n2. **Santan kurang matang** atau kelapa sudah lama; masak santan sampai mendidih sebelum masuk beras.\n3. Wadah, centong, atau serbet lembap; cuci, siram air panas, keringkan.\n4. Dimasak terlalu malam. Nasi bersantan aman sekitar **4 sampai 6 jam** di suhu ruang.\n5. Dicampur sisa kemarin: jangan.\n\nMasak **dua kali** (jam 4 dan jam 7) lebih aman daripada sekali banyak, atau jaga panas di atas 60°C di termos nasi. Berlendir atau asam: buang. Catat jam masak dan jam basi tiga hari, pasti kelihatan sebabnya.',
  },
  {
    name: 'fresh_goods_left_at_evening',
    when: [],
    asks: [
      'ikan di lapak tidak habis sampai sore diapakan',
      'ayam potong sisa sore belum laku',
      'daging ikan segar tidak laku hari ini besok masih boleh dijual',
    ],
    reply:
      'Ikan, ayam, dan daging segar berpacu dengan jam:\n\n1. **Sejak pagi di atas es**, es di bawah dan di atas, airnya dibuang; tanpa es lebih dari dua jam jangan disimpan untuk besok.\n2. **Jam 15 turunkan harga** sampai seharga modal, jual per paket (*3 ekor 25.000, sudah dibersihkan*), kabarkan di status.\n3. **Titip ke yang mengolah**: warung makan dan katering yang mau ambil sisa sore tiap hari.\n4. Masih segar: bersihkan, bekukan, jual besok sebagai **beku**, bukan segar; atau olah jadi pindang, asin, abon, nugget.\n5. Sudah berlendir atau berbau: buang, jangan dicampur.\n\nCatat sisa tiap hari dua minggu; kulakan besok = rata-rata laku, tambah sedikit untuk hari pasar.',
  },
]
