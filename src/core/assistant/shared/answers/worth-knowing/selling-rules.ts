import type { Answer } from '../answer.ts'

/** What rules say of selling in one place or another, of goods under watch, and of receipts. */
export const sellingRules: readonly Answer[] = [
  {
    name: 'halal_for_snacks',
    when: [],
    asks: [
      'jual gorengan perlu izin halal tidak',
      'jualan kaki lima wajib sertifikat halal tidak',
      'warung makan harus punya sertifikat halal tidak',
      'jual es teh dan jajanan perlu halal',
    ],
    reply:
      'Perlu. Masa penahapan makanan dan minuman usaha mikro dan kecil berakhir **17 Oktober 2026**, jadi gorengan, jajanan, dan minuman pun **wajib bersertifikat halal**. Yang memakai bahan tidak halal tidak bisa bersertifikat, tetapi wajib memberi keterangan *tidak halal*.\n\nBahannya sederhana? Pakai jalur **self declare** di **ptsp.halal.go.id**, didampingi pendamping halal, sering ada kuota gratis. Siapkan NIB, daftar bahan dengan mereknya, dan cara membuatnya.\n\nUntuk usaha Anda pastikan ke BPJPH atau pendamping halal terdekat.',
  },
  {
    name: 'permit_for_a_place',
    when: [
      'izin|izinnya|ijin|lapor & kampus|sekolah|kantor|alun alun|car free day|cfd|taman kota|pasar malam|trotoar|pinggir jalan|bazar',
    ],
    asks: [
      'jualan di car free day izinnya ke siapa',
      'mau buka lapak di alun alun izin ke mana',
      'jualan di pasar malam harus izin siapa',
      'jualan di kampus atau sekolah harus izin siapa',
      'jualan di pinggir jalan raya izinnya',
    ],
    weight: 1.6,
    reply:
      'Izinnya ke **pemilik atau pengelola tempatnya**:\n\n- **jalan, CFD, alun-alun, taman**: pemerintah kota; tanyakan Dinas Koperasi dan UMKM, kelurahan, atau pengelola acaranya,\n- **pasar malam, bazar**: panitia,\n- **halaman toko, kampus, kantor**: pemiliknya, sebaiknya tertulis,\n- **trotoar dan bahu jalan**: umumnya dilarang, kecuali ditunjuk sebagai lokasi pedagang.\n\nTanyakan sekalian: jam, ukuran lapak, listrik, sampah, dan **retribusi dengan karcis**. Bawa NIB dan KTP. Surat permohonannya bisa saya buatkan.',
  },
  {
    name: 'excise_goods',
    when: ['vape|vapor|liquid vape|rokok elektrik & jual|jualan|buka|toko|izin|boleh|usaha'],
    asks: ['jual vape perlu izin apa', 'jualan pod vape boleh tanpa izin', 'buka toko vape syaratnya apa'],
    weight: 2,
    reply:
      'Boleh dijual, tetapi barangnya diawasi. Selain **NIB** (oss.go.id):\n\n- hanya liquid **berpita cukai**; yang polos tidak boleh dijual,\n- **PP 28/2024**: tidak dijual ke orang di bawah **21 tahun** dan ibu hamil, dan tidak dalam jarak **200 meter** dari sekolah atau tempat bermain anak,\n- racikan sendiri bukan jalan pintas: pembuatnya perlu izin cukai.\n\nPelaksanaannya berbeda per daerah. Pastikan ke kantor Bea Cukai (**1500225**) dan dinas setempat sebelum belanja stok.',
  },
  {
    name: 'environment_permit',
    when: ['izin lingkungan|sppl|amdal|limbah & usaha|laundry|bengkel|cuci motor|cuci mobil|pabrik|?|izin'],
    asks: [
      'usaha laundry butuh izin lingkungan tidak',
      'cuci motor dan bengkel perlu izin limbah',
      'sppl itu apa bikinnya di mana',
    ],
    weight: 2,
    reply:
      'Usaha kecil berisiko rendah umumnya cukup **SPPL**, pernyataan sanggup menjaga lingkungan, yang keluar lewat **oss.go.id** bersama NIB dan tanpa biaya. Yang lebih besar bisa diminta UKL-UPL; tingkatnya terlihat dari KBLI dan luasnya.\n\nYang ditanya pemeriksa dan tetangga: **air bekasnya ke mana**. Sediakan bak pengendap, jangan langsung ke selokan; oli dan bahan kimia bekas ditampung dan diserahkan ke pengumpul berizin.\n\nUntuk kepastian tanyakan Dinas Lingkungan Hidup setempat.',
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
    name: 'receipt_duty',
    when: [
      'struk|nota|bon|kuitansi & harus|wajib|perlu|haruskah|wajibkah & kasih|ngasih|beri|memberi|dikasih|diberi|tiap|setiap & !utang|ngebon|cetak',
    ],
    asks: [
      'apakah saya harus memberi struk ke pembeli',
      'wajib kasih nota tiap penjualan tidak',
      'pembeli minta nota harus dikasih tidak',
      'warung kecil perlu kasih struk tidak',
    ],
    weight: 2,
    reply:
      'Untuk belanja eceran di warung kecil umumnya **tidak harus tiap kali**, tetapi **berikan kalau diminta**: itu bukti pembeli untuk menukar atau menagih garansi, dan bukti Anda juga.\n\nYang memang harus memberi bukti: usaha yang memungut **PB1** (restoran, kafe) dan **PKP** yang memungut PPN; bentuknya tanyakan Bapenda atau kantor pajak.\n\nBagus dibiasakan untuk barang bergaransi, pesanan, dan uang muka. Struk dari kasir di sini bisa dicetak atau dikirim WhatsApp; kuitansinya bisa saya buatkan.',
  },
  {
    name: 'tax_base',
    when: [
      'pajak|pph & untung|laba|omzet & dari|dihitung|dasar|atau & !ppn|gaji',
      'pajak & rugi|barang rusak|tidak laku|basi|kerugian & ?|ngurangi|mengurangi|tetap|dikurangi|bayar & !ppn',
    ],
    asks: [
      'pajak 0,5 persen dihitung dari untung atau omzet',
      'usaha rugi tetap bayar pajak tidak',
      'barang dagangan rusak bisa mengurangi pajak tidak',
      'belanja bahan bisa mengurangi pajak umkm tidak',
    ],
    weight: 2,
    reply:
      'PPh final 0,5% dihitung dari **omzet**, bukan dari untung. Jadi belanja, barang rusak, bahkan rugi **tidak mengurangi** pajaknya. Untuk perorangan, omzet sampai **Rp 500 juta** pertama setahun tidak dikenai; CV, PT, dan koperasi tidak mendapat bagian itu.\n\nSering rugi atau untungnya tipis? Ada pilihan **tarif umum dengan pembukuan**: pajaknya dari laba, dan kerugian yang ada buktinya (catatan, foto, berita acara) ikut diperhitungkan.\n\nSekali memilih tidak bisa bolak-balik, jadi tanyakan dulu kantor pajak (Kring Pajak 1500200) atau konsultan pajak.',
  },
  {
    name: 'tax_until_when',
    when: ['pph final|0,5|setengah persen|pph umkm & sampai kapan|berapa tahun|batas waktu|berakhir|habis|masa'],
    asks: ['pph final umkm sampai kapan', 'tarif 0,5 persen berlaku berapa tahun', 'pajak 0,5 persen berakhir kapan'],
    weight: 2,
    reply:
      'Menurut **PP 55/2022**, tarif 0,5% ada batas waktunya, dihitung sejak terdaftar:\n\n- **perorangan**: 7 tahun\n- **CV, firma, koperasi, PT Perorangan**: 4 tahun\n- **PT biasa**: 3 tahun\n\nYang terdaftar sebelum aturan lama (2018) dihitung mulai 2018. Perpanjangan dan perubahan pernah diumumkan pemerintah, jadi **jangan berpegang pada ingatan saya**: lihat masa berlaku Anda di akun Coretax atau tanyakan Kring Pajak 1500200.\n\nSesudah masanya habis, pajaknya dari laba; mulailah pembukuan sebelum itu.',
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
    name: 'expiry_on_label',
    when: [],
    asks: [
      'makanan rumahan harus ada tanggal kedaluwarsa tidak',
      'kemasan keripik wajib mencantumkan kedaluwarsa',
      'makanan dikemas harus ada tanggal kadaluarsa',
    ],
    reply:
      'Yang **dikemas dan disimpan**: ya. Label pangan memuat nama, isi bersih, komposisi, nama dan alamat pembuat, **tanggal kedaluwarsa**, dan nomor izinnya (PIRT atau BPOM). Yang **disajikan langsung** (nasi bungkus, gorengan, kue potong): tidak wajib berlabel, tetapi tulis *dimakan hari ini* atau jam dibuatnya.\n\nTanggalnya jangan ditebak: simpan beberapa kemasan, cek tiap beberapa hari, lalu pakai **dua pertiga** dari lama yang masih baik. Untuk kepastian tanyakan Dinas Kesehatan saat penyuluhan PIRT.',
  },
  {
    name: 'capital_of_a_company',
    when: ['cv|pt|perseroan|pt perorangan & modal & minimal|berapa|setor|dasar|disetor & !untung|jual|kur|pinjam'],
    asks: ['bikin cv perlu modal minimal berapa', 'modal dasar pt minimal berapa'],
    weight: 2.4,
    reply:
      'Untuk **CV** tidak ada modal minimal; besarnya disepakati para sekutu dan ditulis di akta. Untuk **PT** modal dasarnya juga diserahkan kepada pendiri (kecuali bidang tertentu), dan sebagian harus benar-benar disetor.\n\nYang pasti keluar biaya: akta notaris dan pengurusannya; tanyakan dua tiga notaris. Belum perlu berbadan usaha? **NIB perorangan gratis** dan cukup untuk mulai.\n\nUntuk kepastian tanyakan notaris.',
  },
  {
    name: 'family_land',
    when: [],
    asks: [
      'warung di tanah orang tua perlu perjanjian tidak',
      'tempat usaha milik orang tua perlu surat tidak',
      'buka usaha di rumah mertua perlu perjanjian',
    ],
    reply:
      'Sebaiknya ada, **satu halaman cukup**, justru karena keluarga. Bukan soal percaya, melainkan kalau nanti ada warisan, saudara lain, atau butuh pinjaman bank.\n\nIsinya **pinjam pakai** atau sewa: siapa pemiliknya, bagian mana, berapa lama, boleh membangun apa, bangunan itu milik siapa kalau berhenti, dan siapa membayar listrik serta PBB. Tanda tangan orang tua dan Anda; saudara kandung ikut sebagai saksi.\n\nUntuk NIB, alamatnya boleh milik orang tua. Surat perjanjiannya bisa saya buatkan; yang menyangkut warisan tanyakan notaris.',
  },
  {
    name: 'inactive_tax_number',
    when: ['npwp & nonaktif|non aktif|non efektif|tidak aktif|mati|diaktifkan|diaktifin|aktifkan|aktifin|ne'],
    asks: ['npwp non aktif diaktifkan lagi kena denda tidak', 'cara mengaktifkan npwp yang mati'],
    weight: 2.4,
    reply:
      'Mengaktifkannya **gratis** lewat Coretax (pajak.go.id) atau kantor pajak. Selama berstatus **non-efektif** yang resmi, kewajiban lapornya berhenti, jadi tidak ada denda untuk masa itu.\n\nYang perlu dicek: tahun-tahun *sebelum* non-efektif, atau kalau selama itu ternyata ada omzet; bisa ada denda telat lapor. Tanyakan riwayatnya dulu, lalu lapor yang kurang dan minta kode bayar hanya dari sana.\n\nUntuk kepastian: Kring Pajak 1500200.',
  },
  {
    name: 'tax_due_date',
    when: [
      'pajak|pph|0,5|setengah persen & kapan|tanggal berapa|batas bayar|jatuh tempo|setor|disetor|tiap bulan & bayar|setor|disetor|nyetor|kapan & !sampai kapan|spt|berlaku',
    ],
    asks: ['kapan bayar pajak 0,5 persen tiap bulan', 'setor pph final umkm paling lambat tanggal berapa'],
    weight: 2.4,
    reply:
      'PPh final 0,5% disetor **sebulan sekali, paling lambat tanggal 15 bulan berikutnya**: omzet November disetor paling lambat 15 Desember, lewat Coretax (buat kode billing, bayar di bank atau kantor pos).\n\nPerorangan yang omzet setahunnya belum lewat **Rp 500 juta** belum menyetor; sesudah lewat, yang dikenai kelebihannya. Catat omzet tiap bulan, karena tetap dilaporkan di SPT Tahunan.\n\nAturan bisa berubah dan tiap usaha berbeda; untuk kepastian tanyakan Kring Pajak 1500200.',
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
    name: 'crossed_out_price',
    when: ['harga coret|harga dicoret|dicoret & boleh|bisa|melanggar|nipu|bohong|cara|?'],
    asks: ['harga coret itu boleh tidak', 'menaikkan harga dulu lalu diskon boleh tidak'],
    weight: 2.4,
    reply:
      'Boleh, asal harga yang dicoret **benar-benar pernah dipakai**. Menaikkan dulu supaya diskonnya tampak besar termasuk menyesatkan pembeli, dan dilarang UU Perlindungan Konsumen; marketplace pun bisa menurunkan tokonya.\n\nYang jujur dan tetap menarik: *harga normal 50.000, sampai Sabtu 42.000*, sebut batas waktunya, lalu tepati. Hitung dulu: potongan 8.000 dari untung 15.000 berarti harus laku **dua kali** lipat supaya hasilnya sama.',
  },
  {
    name: 'tax_on_rent',
    when: [
      'sewa|kontrak|kontrakan & pajak|pph|pajaknya & ruko|kios|toko|tempat|rumah|gudang|siapa|berapa & !rugi|omzet',
    ],
    asks: ['sewa ruko pajaknya siapa yang bayar', 'pajak sewa kios ditanggung penyewa atau pemilik'],
    weight: 2.6,
    reply:
      'Sewa tanah dan bangunan dikenai **PPh final 10%**, dan itu pajak **pemilik**, karena ia yang menerima uangnya. Penyewa perorangan biasanya tinggal membayar sewanya; penyewa berbentuk badan (PT, CV) memotong 10% itu lalu menyetorkannya atas nama pemilik.\n\nSering pemilik meminta *bersih*. Boleh disepakati, tetapi hitung: bersih 18 juta berarti sewanya 20 juta. Tulis di perjanjian siapa menanggung pajak sewa, **PBB**, dan iuran.\n\nUntuk kepastian tanyakan kantor pajak (Kring Pajak 1500200).',
  },
  {
    name: 'working_hours',
    when: [
      'kerja|jam kerja|kerjanya & 12 jam|10 jam|11 jam|13 jam|14 jam|jam sehari & melanggar|boleh|berapa|maksimal|aturan|wajar|?',
    ],
    asks: ['kerja 12 jam sehari di warung melanggar tidak', 'jam kerja karyawan maksimal berapa sehari'],
    weight: 2.4,
    reply:
      'Aturan umumnya **40 jam seminggu**: 7 jam sehari untuk 6 hari kerja, atau 8 jam untuk 5 hari. Selebihnya **lembur**: perlu persetujuan pekerja, dibayar, paling banyak 4 jam sehari. Jadi 12 jam setiap hari tidak sesuai.\n\nWarung buka 12 jam? Dua orang bergantian: 06.00 sampai 13.00 dan 11.00 sampai 18.00, bertemu di jam ramai. Atau satu orang dengan istirahat panjang di jam sepi, dan lembur yang tercatat.\n\nUntuk kepastian tanyakan Dinas Tenaga Kerja setempat.',
  },
  {
    name: 'income_letter_for_worker',
    when: [
      'surat keterangan penghasilan|keterangan penghasilan|surat keterangan gaji|slip gaji & kpr|kredit|bank|cicilan|karyawan|minta',
    ],
    asks: ['karyawan minta surat keterangan penghasilan buat kpr', 'karyawan minta slip gaji untuk kredit'],
    weight: 2.6,
    reply:
      'Boleh dan wajar. Isi yang diminta bank: nama dan NIK, jabatan, mulai bekerja, **penghasilan sebulan yang sebenarnya**, dan keperluannya. Diteken Anda dengan stempel usaha kalau ada.\n\nJangan menaikkan angkanya walau diminta; bank menelepon, dan yang meneken ikut bertanggung jawab. Lampirkan slip gaji tiga bulan.\n\nSuratnya bisa saya buatkan: *Buatkan surat keterangan penghasilan untuk Rina, kasir sejak Maret 2023, gaji 2.400.000 sebulan*.',
  },
]
