import type { Answer } from '../answer.ts'

/** What holds where one sells: levies, hours, neighbours, prices on the wall. */
export const rulesOfThePlace: readonly Answer[] = [
  {
    name: 'street_levy',
    asks: [
      'preman minta uang keamanan',
      'ormas minta sumbangan ke toko',
      'tukang parkir minta setoran',
      'pungutan liar di pasar',
      'kios pasar mau digusur pemda dapat ganti tidak',
      'wartawan minta uang mengancam memberitakan warung',
      'tukang parkir liar bikin pembeli malas mampir',
      'parkir liar di depan toko',
    ],
    when: [
      'pungli|preman|ormas|jatah|uang keamanan|uang lapak|japrem|retribusi|dipalak|palak|minta jatah|satpol|satpol pp|digusur|penggusuran & !karyawan',
    ],
    weight: 1.8,
    reply:
      'Bedakan dulu:\n\n- **Retribusi resmi** (pasar, kebersihan, parkir): ada peraturan daerahnya dan **karcis**. Minta karcisnya, simpan.\n- **Iuran warga**: disepakati di RT/RW, ada catatannya.\n- **Pungutan paksa**: tanpa karcis, mengancam. Itu bukan kewajiban.\n\nJangan melawan sendirian. Catat siapa, kapan, berapa; ajak pedagang lain; lapor ke pengelola pasar, kelurahan, atau polisi (**110**). Soal digusur: minta surat pemberitahuannya, tanyakan kelurahan tentang tempat pengganti. Surat pengaduannya bisa saya buatkan; untuk pendampingan, tanyakan LBH.',
  },
  {
    name: 'street_selling',
    asks: [
      'jualan di trotoar pinggir jalan boleh tidak',
      'mau jualan di alun alun izinnya apa saja',
      'izin jualan gerobak di pinggir jalan',
    ],
    when: [
      'trotoar|bahu jalan|pinggir jalan|emperan|fasilitas umum|taman kota|lampu merah & jualan|jual|dagang|mangkal|gelar|buka & boleh|aman|izin|digusur|satpol|dilarang|hukum',
    ],
    weight: 2.4,
    reply:
      'Trotoar dan bahu jalan pada dasarnya **untuk pejalan kaki dan kendaraan**; berjualan di sana tanpa penetapan daerah bisa ditertibkan Satpol PP, dan aturannya berbeda tiap kota.\n\nJalan yang aman:\n\n1. Tanyakan **lokasi binaan atau zona PKL** ke kelurahan atau dinas koperasi dan UMKM; sebagian kota membolehkan jam tertentu.\n2. Minta izin **halaman toko, masjid, kantor, atau pom bensin**; bagi hasil atau sewa kecil, ada tulisannya.\n3. Ikut **pasar malam, bazar, car free day**: daftar ke panitianya.\n4. Pakai gerobak yang mudah dipindah, sisakan jalan untuk orang, dan bawa pulang sampahnya.\n\nNIB tetap dibuat (gratis, oss.go.id), tetapi NIB **bukan izin menempati trotoar**.',
  },
  {
    name: 'false_officials',
    when: [
      'pajak|npwp|dinas|pemerintah|bea cukai|bpom|halal|bpjs|pln & ngaku|mengaku|ngakunya|mengatasnamakan|oknum & minta|uang|bayar|transfer|data|otp|benar|percaya|asli',
    ],
    asks: [
      'orang mengaku petugas pajak minta uang pengurusan npwp benar tidak',
      'ditelepon mengaku kantor pajak suruh transfer',
      'petugas dinas minta biaya di tempat asli atau penipu',
    ],
    weight: 2.2,
    reply:
      'Kemungkinan besar **penipuan**. Jangan membayar dulu.\n\n- **NPWP dan NIB gratis.** Pajak tidak pernah dibayar tunai ke petugas atau ke rekening pribadi, tetapi dengan kode billing lewat bank.\n- Petugas sungguhan membawa **tanda pengenal dan surat tugas**. Foto keduanya, catat namanya.\n- Telepon kantornya sendiri dari nomor resmi (pajak: **Kring Pajak 1500200**), bukan nomor yang ia berikan.\n- Jangan memberi OTP, kata sandi, atau foto KTP, dan jangan memasang aplikasi kirimannya.\n\nSudah terlanjur membayar? Hubungi bank saat itu juga, simpan buktinya, lapor polisi.',
  },
  {
    name: 'hours_under_rules',
    when: [],
    asks: [
      'warung kelontong buka 24 jam dilarang tidak',
      'warung madura dilarang buka 24 jam',
      'ada aturan jam buka warung dan toko',
    ],
    reply:
      'Setahu saya tidak ada larangan umum untuk warung kecil; **jam buka diatur pemerintah daerah**, dan yang biasanya dibatasi toko swalayan dan minimarket. Tanyakan kelurahan atau Satpol PP: ada peraturan daerahnya atau hanya imbauan, minta lihat tulisannya.\n\nBuka malam? Lampu terang, CCTV, uang laci seperlunya, dan suara kecil. Hitung juga: jam yang untungnya tidak menutup upah dan listrik, tutup saja.',
  },
  {
    name: 'refuse_cash_or_qris',
    asks: ['boleh tidak menolak uang koin', 'toko hanya terima qris tidak terima tunai'],
    when: [
      'tolak|nolak|menolak|tidak mau|tidak menerima|tidak terima|cuma terima|hanya terima|cuma mau|hanya menerima & cash|tunai|uang receh|receh|koin|uang kertas|qris|nontunai|cashless & boleh|bolehkah|?|aturan|hukum|wajib & !palsu|biaya|potongan',
    ],
    weight: 2.2,
    reply:
      '- **Menolak uang tunai Rupiah: tidak boleh**, termasuk receh dan koin yang masih berlaku, kecuali Anda ragu keasliannya (UU 7/2011 tentang Mata Uang).\n- **Menolak QRIS: boleh**, karena menyediakan QRIS tidak wajib. Kalau kodenya dipasang, layani saja; tulis *QRIS sedang gangguan* bila memang tidak bisa.\n\nJadi toko "khusus nontunai" berisiko dipersoalkan. Repot dengan receh? Tukarkan ke bank, atau pakai untuk kembalian pagi hari. Untuk kepastian, tanyakan Bank Indonesia (131).',
  },
  {
    name: 'raised_then_discounted',
    asks: ['boleh tidak harga dinaikkan dulu lalu didiskon'],
    when: [
      'naikkan|naikin|menaikkan|dinaikin|dinaikkan|markup|mahalin & dulu|duluan & diskon|promo|coret|sale|obral|diskonan',
      'diskon palsu|harga coret palsu|diskon bohongan',
    ],
    weight: 3,
    reply:
      'Jangan. Menaikkan harga hanya supaya diskonnya kelihatan besar itu **menyesatkan pembeli** (dilarang UU Perlindungan Konsumen), dan sekali ketahuan pelanggan lama pergi.\n\nCara jujur yang tetap menarik:\n\n- diskon kecil tetapi nyata, 10 sampai 15%, untuk **barang yang memang perlu habis**,\n- **paket**: 2 atau 3 barang dengan potongan kecil,\n- potongan untuk yang datang lagi (kartu cap),\n- harga coret hanya dari harga yang **benar-benar pernah dijual** paling tidak sebulan.\n\nSebutkan harga dan modalnya, nanti saya hitungkan diskon yang masih untung.',
  },
  {
    name: 'crossed_out_price',
    when: ['harga coret|harga dicoret|dicoret & boleh|bisa|melanggar|nipu|bohong|cara|?'],
    asks: ['harga coret itu boleh tidak', 'menaikkan harga dulu lalu diskon boleh tidak'],
    weight: 2.4,
    reply:
      'Boleh, asal harga yang dicoret **benar-benar pernah dipakai**. Menaikkan dulu supaya diskonnya tampak besar termasuk menyesatkan pembeli, dan dilarang UU Perlindungan Konsumen; marketplace pun bisa menurunkan tokonya.\n\nYang jujur dan tetap menarik: *harga normal 50.000, sampai Sabtu 42.000*, sebut batas waktunya, lalu tepati. Hitung dulu: potongan 8.000 dari untung 15.000 berarti harus laku **dua kali** lipat supaya hasilnya sama.',
  },
  {
    name: 'parking_loss',
    when: [],
    asks: [
      'motor pelanggan hilang di parkiran toko',
      'helm pembeli hilang di depan warung siapa yang ganti',
      'kehilangan di parkiran tanggung jawab siapa',
    ],
    reply:
      'Tergantung **siapa yang mengelola parkirnya**.\n\n- Anda atau orang Anda menarik biaya atau memberi karcis: pengelola ikut bertanggung jawab; tulisan *kehilangan bukan tanggung jawab kami* tidak otomatis membebaskan.\n- Parkir bebas di tepi jalan: pada dasarnya bukan tanggungan Anda, tetapi bantu: rekaman CCTV, saksi, antar lapor ke polsek.\n- Helm pelanggan tetap: membantu separuh harga bekas sering lebih murah daripada kehilangan langganan.\n\nPasang CCTV murah mengarah ke parkir, lampu, dan tulisan *kunci ganda*. Kalau dituntut jumlah besar, tanyakan LBH.',
  },
  {
    name: 'neighbour_complains',
    asks: [
      'tetangga protes usaha saya berisik bau',
      'tetangga membuang sampah di depan warung',
      'tetangga komplain asap sate masuk ke rumahnya',
      'asap dapur warung mengganggu tetangga',
    ],
    when: [
      'tetangga|warga|rt|rw & laporin|laporkan|melaporkan|lapor|protes|komplain|ngadu|keberatan|marah|berisik|bau|asap|parkir & usaha|warung|toko|bengkel|saya|jualan|produksi',
    ],
    weight: 1.9,
    reply:
      'Datangi dulu **sebelum rapat RT**, berdua dengan pasangan, bawa sedikit dagangan, dan dengarkan sampai selesai:\n\n*Pak/Bu, mohon maaf kalau usaha kami mengganggu. Jam berapa yang paling terasa? Kami mau perbaiki.*\n\n1. **Sebut perubahan yang terlihat**: mesin hanya jam 08.00 sampai 17.00, alas karet, pintu ditutup, cerobong ditinggikan, parkir di satu sisi.\n2. Minta **waktu dua minggu**, lalu tanya lagi.\n3. Di depan Pak RT, tulis kesepakatannya (jam, suara, sampah) dan tanda tangan bersama.\n4. Siapkan **NIB** dan pernyataan lingkungan (SPPL) kalau ada; itu menunjukkan usaha Anda terdaftar.\n\nJangan membalas di grup WA. Surat permohonan maaf atau kesepakatannya bisa saya buatkan.',
  },
  {
    name: 'shop_closed_days',
    when: [],
    asks: [
      'sebaiknya libur hari apa dalam seminggu',
      'warung perlu libur atau buka terus setiap hari',
      'takut libur nanti pelanggan hilang',
    ],
    reply:
      'Libur **satu hari yang sama tiap minggu** jarang menghilangkan pelanggan; yang membuat pergi adalah tutup tanpa kabar.\n\n1. Lihat catatan sebulan: hari paling sepi, itu liburnya.\n2. Umumkan: *Senin libur, Selasa buka jam 7*, di pintu, WA, dan Google Maps.\n3. Sehari sebelumnya terima pesanan untuk diambil lebih dulu.\n4. Hari libur untuk belanja, servis alat, dan tidur; bukan jualan diam-diam.\n\nHitung: untung hari tersepi Rp 100.000 × 4 = Rp 400.000 sebulan. Bandingkan dengan sakit tiga hari karena kecapekan.',
  },
  {
    name: 'parking_man',
    when: [],
    asks: [
      'tukang parkir liar depan toko bikin pembeli kabur',
      'jukir minta uang parkir di depan warung',
      'pembeli malas mampir karena ada parkir',
    ],
    reply:
      '1. **Tanya statusnya**: juru parkir resmi punya kartu dan karcis dari Dishub. Minta lihat, sopan.\n2. Resmi: sepakati **gratis untuk pembeli Anda** dengan iuran bulanan, misalnya senilai 10 kendaraan sehari, lalu pasang tulisan *parkir gratis*.\n3. Tidak resmi: ajak bicara lewat RT atau ketua pedagang; tawarkan jadi penjaga dengan upah harian, biasanya selesai.\n4. Memaksa atau mengancam: catat, lapor Dishub atau polisi (110) bersama toko lain, jangan sendirian.\n\nHitung dulu: kalau parkir 2.000 mengusir 10 pembeli yang untungnya 5.000, Anda kehilangan 50.000 sehari.',
  },
  {
    name: 'donations_asked',
    when: [],
    asks: [
      'proposal 17 agustus minta sumbangan warung wajib tidak',
      'sering dimintai sumbangan di toko',
      'pengamen pengemis datang terus ke warung',
    ],
    reply:
      'Sumbangan itu **sukarela**, jadi Anda boleh menentukan sendiri:\n\n1. Tetapkan **dana sosial sebulan**, misalnya 1% dari untung, dan satu hari untuk memberinya. Habis berarti habis.\n2. Minta surat dengan nama, tujuan, dan tanda tangan RT/RW; beri lewat satu pintu, catat, simpan tanda terimanya.\n3. Kalimat menolak: *Maaf Pak, bulan ini sudah lewat RT. Bulan depan silakan lewat beliau.*\n4. Beri barang saja kalau lebih ringan: air mineral, nasi, spanduk kecil dengan nama toko.\n\nKalau disertai ancaman itu pemerasan: jangan sendirian, catat siapa dan kapan, lapor RT lalu polisi (**110**).',
  },
  {
    name: 'trade_in_a_rented_house',
    when: [],
    asks: [
      'kontrakan rumah boleh dipakai usaha tidak',
      'pemilik kontrakan melarang jualan di rumah',
      'kos dipakai jualan online boleh',
    ],
    reply:
      'Tergantung **perjanjian sewanya**: sewa untuk tempat tinggal tidak otomatis boleh untuk usaha. Tanya dulu dan minta jawabannya tertulis (WA cukup untuk awal).\n\n1. Tawarkan yang menenangkan: jam terbatas, tanpa bau dan bising, tidak mengubah bangunan, listrik Anda tanggung.\n2. Di perumahan lihat juga aturan lingkungan; beri tahu RT.\n3. Jualan online tanpa pembeli datang biasanya diterima; produksi makanan lebih sulit karena gas dan tamu.\n4. Alamat NIB: pakai alamat kegiatan, minta **izin pemilik tertulis**.\n\nDilarang? Dapur bersama, rumah saudara, atau kios kecil per bulan. Surat izin pemiliknya bisa saya buatkan.',
  },
]
