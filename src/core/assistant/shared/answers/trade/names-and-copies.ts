import type { Answer } from '../answer.ts'
import { askLicensing } from './notes.ts'

/** Names, pictures, songs and recipes: whose they are. */
export const namesAndCopies: readonly Answer[] = [
  {
    name: 'copied_logo',
    asks: ['logo atau desain saya ditiru orang', 'produk saya dijiplak', 'ada yang meniru nama dan logo warung saya'],
    when: [
      'logo|merek|nama|produk|foto|resep|desain & ditiru|dijiplak|dicontek|diambil|dipakai orang|dicuri|meniru|niru|jiplak',
    ],
    weight: 2.2,
    reply:
      'Kuat tidaknya tergantung apakah **mereknya sudah terdaftar** di DJKI:\n\n- **Sudah terdaftar**: kirim teguran tertulis, laporkan ke marketplace dengan sertifikatnya, dan bisa menggugat.\n- **Belum**: segera daftarkan; yang berlaku siapa yang mendaftar lebih dulu. Logo sebagai gambar bisa juga dilindungi hak cipta; simpan berkas asli dan tanggal pertama dipakai.\n\nKumpulkan bukti dulu (tangkapan layar, tanggal), baru menegur. Surat tegurannya bisa saya buatkan; untuk langkah hukum, tanyakan konsultan HKI atau pengacara.',
  },
  {
    name: 'copied_by_a_friend',
    when: [
      'teman|temen|sahabat|saudara|tetangga|mantan karyawan & tiru|niru|ditiru|dikopi|nyontek|dicontek|jiplak|dijiplak|ngikut|ikut jualan & !logo|foto|desain',
    ],
    asks: [
      'teman sendiri meniru jualan saya sakit hati',
      'jualan saya ditiru tetangga sendiri',
      'saudara buka usaha yang sama persis',
    ],
    weight: 1.2,
    reply:
      'Wajar kalau sakit hati, Juragan, apalagi dari teman sendiri. Idenya memang sulit dilarang, tetapi **pelanggan dan cara melayani Anda tidak ikut terbawa**.\n\n1. Jangan membalas di status; pembeli tidak suka diajak memihak.\n2. Kalau hubungannya penting, bicara sekali: *Aku kaget kita jualan sama. Boleh kita bedakan menunya atau jamnya?*\n3. **Perkuat yang sulit ditiru**: rasa yang tetap, nama pembeli yang diingat, antar cepat, paket langganan.\n4. Sapa 20 pelanggan terbaik minggu ini.\n5. Yang bisa dilindungi: **nama dan logo** lewat merek (DJKI), resep cukup dirahasiakan.\n\nBandingkan penjualan dua minggu sebelum dan sesudahnya; sering turunnya lebih kecil daripada rasanya.',
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
    name: 'photos_of_buyers',
    when: [],
    asks: [
      'posting foto pelanggan boleh tidak tanpa izin',
      'upload testimoni chat pembeli harus minta izin',
      'pakai foto pembeli buat iklan',
    ],
    reply:
      'Minta izin dulu. Foto wajah, nama, nomor, dan isi chat adalah **data pribadi**; untuk promosi perlu persetujuan orangnya.\n\n- Tanya lewat chat dan simpan jawabannya: *Kak, fotonya boleh kami pasang di Instagram?*\n- Testimoni: **tutupi** nama, nomor, dan foto profil; jangan mengubah isinya.\n- Anak-anak: izin orang tua, lebih baik tanpa wajah.\n- Diminta turunkan? Turunkan hari itu juga.\n\nSupaya mudah: beri potongan kecil untuk yang **mengunggah sendiri** dan menandai akun Anda, lalu bagikan ulang.',
  },
  {
    name: 'characters_on_goods',
    when: [],
    asks: [
      'boleh jual kaos gambar kartun terkenal',
      'kue ulang tahun gambar tokoh disney kena hak cipta',
      'jual barang pakai logo klub bola merek terkenal',
      'pakai gambar dari google buat kemasan boleh tidak',
    ],
    reply:
      'Tokoh kartun, logo klub, dan merek terkenal ada pemiliknya. Menjual barang bergambar itu tanpa izin **berisiko ditegur, dihapus dari marketplace, atau digugat**, walau usahanya kecil dan walau "semua orang juga begitu".\n\nYang aman:\n\n- gambar sendiri atau dibuatkan orang dengan perjanjian haknya untuk Anda,\n- gambar berlisensi bebas untuk **komersial** (baca syaratnya),\n- tema tanpa meniru: *dinosaurus*, *putri*, *warna tim*.\n\nGambar dari Google bukan berarti bebas. Sudah terlanjur? Habiskan yang polos, hentikan yang bergambar. Untuk kepastian tanyakan DJKI (dgip.go.id) atau penasihat hukum.',
  },
  {
    name: 'used_name_before',
    when: [],
    asks: [
      'nama warung memakai merek terkenal boleh tidak',
      'kasih nama usaha mirip merek orang boleh',
      'nama usaha sama dengan punya orang di kota lain yang sudah daftar merek bahaya tidak',
      'nama toko sama dengan toko orang lain di kota lain',
      'ada usaha lain pakai nama yang sama dengan saya',
      'nama brand saya ternyata sudah dipakai orang',
    ],
    reply:
      'Cek dulu di **pdki-indonesia.dgip.go.id**: terdaftar sebagai merek atau belum, dan di **kelas** apa.\n\n- **Terdaftar oleh orang lain di kelas yang sama**: ganti nama lebih murah daripada perkara. Lakukan selagi plang dan kemasan masih sedikit.\n- **Belum terdaftar siapa pun**: yang mendaftar lebih dulu yang dilindungi, bukan yang memakai lebih dulu. Daftarkan sekarang.\n- **Nama umum** (*Warung Barokah*): sulit dilindungi siapa pun; tambahkan kata pembeda.\n\nDitegur? Balas sopan, minta bukti pendaftarannya, lalu putuskan. Untuk kepastian tanyakan konsultan kekayaan intelektual atau DJKI.',
  },
  {
    name: 'name_registered_by_other',
    asks: ['nama usaha saya didaftarkan merek oleh orang lain'],
    when: [
      'merek|merk|nama|brand|haki|hki & daftarin|daftarkan|didaftarkan|mendaftarkan|daftar|dipatenkan|diambil & orang|orang lain|dia|duluan|saingan|tetangga|kompetitor|pesaing',
    ],
    weight: 1.9,
    reply:
      '**Belum tentu aman.** Di Indonesia yang dilindungi adalah yang **lebih dulu mendaftar**, bukan yang lebih dulu memakai. Belum tentu kalah juga; yang menentukan sekarang tahapnya:\n\n1. Cek hari ini di **pdki-indonesia.dgip.go.id**: statusnya permohonan, pengumuman, atau terdaftar.\n2. Masih **pengumuman** (2 bulan): ajukan **keberatan** ke DJKI.\n3. Sudah terdaftar: ada gugatan pembatalan kalau pendaftarannya beriktikad tidak baik, lewat Pengadilan Niaga.\n4. Kumpulkan bukti pemakaian: foto kemasan bertanggal, nota, akun media sosial, pesanan lama.\n\nBicaralah segera dengan **konsultan kekayaan intelektual** atau kantor wilayah Kemenkum; tenggatnya pendek. Sambil itu, siapkan nama cadangan.',
  },
  {
    name: 'name_used_to_deceive',
    when: [],
    asks: [
      'nama toko saya dipakai orang di instagram buat menipu',
      'ada akun palsu mengaku toko saya',
      'foto produk saya dipakai penipu jualan',
    ],
    reply:
      'Bergerak hari ini juga:\n\n1. **Simpan bukti**: tangkapan layar profil, nama akun, nomor, rekening, chat korban.\n2. **Laporkan akunnya** di aplikasinya (*berpura-pura menjadi orang atau bisnis lain*); minta 10 teman ikut melaporkan.\n3. **Umumkan** di semua tempat: *Akun resmi kami hanya @[nama], WA [nomor], rekening a.n. [nama]. Selain itu bukan kami.* Sematkan di atas.\n4. Laporkan rekeningnya ke bank dan ke **cekrekening.id**; korban melapor polisi, Anda bisa ikut melapor pencemaran nama.\n5. Ke depan: tanda air di foto, centang bisnis bila ada, dan **merek terdaftar** mempermudah penurunan.\n\nPengumumannya bisa saya tuliskan: sebutkan nama akun resmi Anda.',
  },
  {
    name: 'names_of_others',
    when: [
      'logo|merek|stiker|nama & grab|gojek|gofood|shopee|brand|terkenal|orang lain & tempel|nempel|menempel|pasang|pakai|pake & boleh|bisa|melanggar|? & !halal|kop',
    ],
    asks: ['boleh menempel logo grab di gerobak tidak', 'pakai logo brand terkenal di warung boleh tidak'],
    weight: 2.4,
    reply:
      'Stiker dan bahan **resmi dari mitranya** (GrabFood, GoFood, QRIS) boleh dipasang selama Anda memang terdaftar; ambil dari aplikasi mitranya, jangan mengubah warna dan bentuknya.\n\nMenempel logo merek lain tanpa izin, apalagi supaya dikira resmi, **bisa dituntut pemilik mereknya**. Yang aman: tulis dengan kata biasa, misalnya *bisa pesan lewat GoFood* atau *menerima QRIS*.\n\nSudah tidak bermitra? Copot stikernya.',
  },
  {
    name: 'brand_in_shop_name',
    when: ['nama & warung|toko|kedai|usaha & merek|brand|indomie|aqua|produk terkenal & pakai|boleh|dituntut|izin'],
    asks: [
      'nama warung memakai merek indomie boleh tidak',
      'pakai nama merek terkenal untuk nama toko dituntut tidak',
      'pasang logo merek orang di spanduk warung',
    ],
    weight: 1.2,
    reply:
      'Menulis *sedia Indomie rebus* di menu boleh, karena itu memang yang dijual. Yang berisiko: memakai **merek orang sebagai nama usaha** atau memasang **logonya**, seolah toko resminya. Pemilik merek terdaftar boleh melarang dan menuntut.\n\nYang aman: nama sendiri, lalu keterangan barangnya (*Warmindo Bang Jali*). Cek nama di **pdki-indonesia.dgip.go.id**. Spanduk berlogo biasanya boleh kalau dari perusahaannya sendiri. Sudah terlanjur dan ditegur? Bicaralah dengan konsultan merek sebelum menjawab.',
  },
  {
    name: 'brand_of_ones_own',
    when: [],
    asks: [
      'dari reseller mau bikin merek sendiri mulai dari mana',
      'cara maklon produk skincare makanan merek sendiri',
      'membuat brand sendiri modal kecil',
    ],
    reply:
      'Pindah pelan-pelan, jangan melepas penghasilan lama dulu:\n\n1. Pilih **satu barang yang paling sering dipesan ulang**.\n2. Cari **maklon** atau produsen kecil: tanya minimal pesan, harga per buah, izin (BPOM/PIRT, halal) atas nama siapa, lama jadi. Minta contoh dari tiga tempat.\n3. Cek merek di **pdki-indonesia.dgip.go.id**, lalu daftarkan sebelum cetak kemasan.\n4. Uji **100 buah** ke pembeli lama.\n\nHitung: maklon 18.000 + kemasan 3.000 + iklan 4.000 = 25.000, jual 45.000. Lanjut kalau 40% membeli lagi dalam dua bulan. Perjanjian maklonnya (mutu, rahasia resep, pemilik merek) bisa saya buatkan.',
  },
  {
    name: 'music_in_the_shop',
    when: [],
    asks: [
      'putar musik di kafe bayar royalti tidak',
      'muter lagu spotify di warung kena royalti',
      'live music di cafe izin apa',
    ],
    reply:
      'Memutar lagu untuk **usaha** (kafe, toko, hotel) menurut aturan hak cipta memang ada **royalti**, dibayar lewat lembaga resmi (**LMKN**), bukan ke penyanyinya satu per satu. Langganan musik pribadi (Spotify, YouTube) umumnya untuk pemakaian pribadi.\n\nUntuk warung kecil, besarnya dan keringanannya tidak saya sebut dari ingatan, karena sedang sering berubah; tanyakan **LMKN** atau DJKI (dgip.go.id).\n\nJalan aman sambil menunggu: musik yang memang bebas dipakai (lisensinya dibaca), atau suara tanpa lagu. *Live music*: tambah izin keramaian dan jam tenang, tanyakan kelurahan.',
  },
  {
    name: 'music_in_videos',
    when: [
      'lagu|musik|backsound|soundtrack & video|konten|promosi|iklan|jualan|kafe|toko|live & boleh|bisa|izin|hak cipta|royalti|melanggar|aman|? & !presentasi|slide',
    ],
    asks: [
      'boleh pakai lagu orang buat video promosi jualan tidak',
      'putar lagu di kafe harus bayar royalti tidak',
      'musik di video jualan kena hak cipta',
    ],
    weight: 2.6,
    reply:
      'Lagu orang punya **hak cipta**; untuk jualan termasuk pemakaian komersial. Yang aman:\n\n- **video**: pakai pustaka musik *bisnis atau komersial* di aplikasinya (akun bisnis biasanya hanya diberi yang boleh), atau musik bebas royalti; suara Anda sendiri malah lebih dipercaya,\n- **diputar di kafe, salon, toko**: ada kewajiban **royalti** lewat LMKN; besarnya menurut jenis tempat. Kafe kecil pun sebaiknya bertanya dulu.\n\nAturannya sedang banyak dibicarakan dan bisa berubah; pastikan ke DJKI atau LMKN.',
  },
  {
    name: 'watching_together',
    when: ['nobar|nonton bareng & izin|ijin|boleh|warung|kafe|cafe|bola|bayar|hak siar|perlu|hukum'],
    weight: 2.4,
    asks: ['nobar bola di warung perlu izin tidak', 'nonton bareng final bola di kafe harus bayar hak siar'],
    reply:
      'Dua hal yang berbeda:\n\n1. **Hak siar**: memutar siaran untuk pengunjung adalah pemakaian usaha, walau gratis. Langganan rumahan biasanya **tidak berlaku**; tanyakan paket nobar ke pemegang hak siarnya, karena warung dan kafe memang pernah ditagih. Tanpa tiket dan tanpa iklan pun sebaiknya tetap bertanya.\n2. **Keramaian**: puluhan orang sampai malam, beri tahu RT dan Bhabinkamtibmas; acara besar atau di jalan perlu izin keramaian di polsek.\n\nSupaya untung: minimal belanja satu paket (misalnya 25.000), pesan tempat lewat WA dengan DP, tiga menu yang cepat, bayar di depan. Sediakan parkir dan satu orang menjaga kasir. Aturan dan harganya bisa berubah, jadi pastikan dulu sebelum mengumumkan.',
  },
  {
    name: 'franchising_ones_own',
    when: [],
    asks: [
      'mau mewaralabakan usaha saya syaratnya',
      'orang mau buka cabang pakai nama saya kemitraan',
      'jual kemitraan gerobak biaya berapa',
    ],
    reply:
      'Siap diwaralabakan kalau **tiga hal** ada: outlet sendiri untung minimal setahun, resep dan cara kerjanya tertulis, dan **mereknya terdaftar**. Disebut *waralaba* resmi kalau punya **STPW**; sebelum itu pakai istilah *kemitraan* dengan perjanjian.\n\nHitung: biaya awal = alat + pelatihan + bahan awal + untung Anda; lalu bahan baku yang dibeli dari Anda (untung 10 sampai 15%) atau 3 sampai 5% omzet. Mulai dengan **satu mitra yang dekat** enam bulan. Jangan menjanjikan balik modal sekian bulan. Perjanjian kemitraannya bisa saya buatkan; sebelum dijual luas, minta dibaca notaris.',
  },
  {
    name: 'selling_a_recipe',
    asks: ['orang mau beli resep saya'],
    when: [
      'resep|formula|rahasia dapur & beli putus|jual putus|dibeli|jual resep|beli resep|mau beli|lisensi|tawar|nawar & !bahan|dimana|cara masak',
    ],
    weight: 2.6,
    reply:
      'Jual putus berarti resepnya bukan milik Anda sendirian lagi, jadi hitung dulu **apa yang hilang**:\n\n1. Untung setahun dari menu itu × **2 sampai 3 tahun** = harga wajar terendah. Untung 1,5 juta sebulan berarti 36 sampai 54 juta, bukan sekali lihat angkanya besar.\n2. Dia akan berjualan **di mana**? Satu jalan dengan Anda: jangan.\n3. Pilihan lain yang sering lebih baik: **lisensi** (bayar awal + persen omzet), **pasok bumbu jadi** (resep tetap rahasia, Anda dapat untung terus), atau melatih dengan batas wilayah.\n4. Kalau tetap dijual: perjanjian tertulis (boleh dipakai di mana, boleh dijual lagi atau tidak, Anda masih boleh memakai), **bayar lunas dulu, resep belakangan**.\n\nUntuk nilai besar, mintalah notaris membacanya. Perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'renaming',
    when: [],
    asks: [
      'ganti nama usaha yang sudah dikenal',
      'rebranding warung supaya pelanggan tidak bingung',
      'mau mengubah nama toko dan logo',
    ],
    reply:
      'Ganti nama kalau namanya sulit diingat, dipakai orang lain, atau jualannya sudah berubah; bukan karena bosan. Caranya supaya pelanggan ikut:\n\n1. Cek nama baru di **pdki-indonesia.dgip.go.id**, Google Maps, dan Instagram.\n2. **Dua nama berdampingan 3 bulan**: *[baru], dulunya [lama]* di spanduk, kemasan, profil.\n3. Ubah serempak: Google Maps (jangan buat titik baru), WA, marketplace, QRIS, NIB dan PIRT.\n4. Habiskan kemasan lama dengan stiker.\n5. Kabari langganan satu per satu; nomor WA **jangan** ganti bersamaan.\n\nRasa, orang, dan harga tetap sama di bulan itu, supaya yang berubah hanya namanya.',
  },
  {
    name: 'brand_or_trade_name',
    when: [],
    asks: [
      'beda merek dan nama dagang',
      'nama usaha dan merek harus didaftarkan dua duanya tidak',
      'merek dan nama toko apa bedanya',
    ],
    reply: `- **Nama usaha (nama dagang)**: nama tempat atau badan usahanya, tercatat di NIB atau akta. Mencatatnya **tidak** melindungi dari peniru.\n- **Merek**: nama atau logo yang menempel di barang atau jasa. Dilindungi setelah **didaftarkan di DJKI** (merek.dgip.go.id), 10 tahun, bisa diperpanjang.\n\nBoleh sama namanya. Tidak perlu dua-duanya sekaligus: NIB dulu (gratis), merek begitu namanya mulai dikenal atau barangnya dijual ke luar kota. Cek dulu di pdki-indonesia.dgip.go.id; tarif usaha mikro dan kecil lebih murah. ${askLicensing}`,
  },
]
