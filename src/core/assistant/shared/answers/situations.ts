import type { Answer } from './answer.ts'

const officeNote = '\n\nUntuk kepastian aturan, tanyakan Dinas Tenaga Kerja setempat.'

/** Situations that owners tell: what to do first. */
export const situations: readonly Answer[] = [
  {
    name: 'visit_of_officials',
    asks: [
      'dinas mau survei usaha saya apa yang disiapkan',
      'dinkes mau datang memeriksa dapur apa yang disiapkan',
      'petugas mau mengecek warung siapkan apa',
    ],
    when: [
      'dinas|petugas|orang pajak|orang bank|surveyor|survei|pemerintah|kelurahan|kecamatan|dinkes & datang|tamu|kunjungan|lihat|survei|cek|periksa|pemeriksaan|mampir & usaha|toko|warung|rumah|dapur|siapin|siapkan|bagaimana|apa',
    ],
    weight: 1.9,
    reply:
      'Yang disiapkan sebelum kunjungan dinas atau bank:\n\n1. **Map satu tempat**: KTP, NIB, izin produk, NPWP, foto usaha.\n2. **Catatan penjualan** 3 sampai 6 bulan, walau di buku tulis.\n3. **Tempat kerja** bersih: bahan tertutup, label dan tanggal jelas, tempat sampah tertutup.\n4. **Contoh produk** dan daftar harga.\n5. **Cerita dua menit**: mulai kapan, laku berapa, kendalanya apa, butuh apa.\n\nCatat nama dan instansinya; petugas resmi membawa surat tugas dan **tidak meminta uang**. Profil usaha atau laporan penjualannya bisa saya buatkan.',
  },
  {
    name: 'more_than_can_be_made',
    asks: ['pesanan lebih banyak dari yang sanggup dibuat'],
    when: [
      'sanggup|mampu|kapasitas|kewalahan|kekurangan & pesanan|orderan|order|porsi|box|kotak|pesan & cuma|hanya|tidak|kurang|bagaimana',
    ],
    weight: 1.9,
    reply:
      'Kalau pesanan melebihi kemampuan, urutannya:\n\n1. **Hitung jujur** hari ini: yang pasti jadi, tepat waktu, dengan mutu sama.\n2. **Cari tambahan**: teman sesama pengusaha untuk sisanya (contoh dicicipi dulu), keluarga untuk membungkus, menu yang lebih cepat dibuat.\n3. **Kabari pemesan sekarang**, dengan pilihan: *Yang pasti siap 100 kotak jam 10. Yang 50 kami antar jam 11.30 dari rekan kami dengan menu yang sama, atau kami kembalikan uangnya. Mana yang lebih nyaman?*\n4. Lain kali tulis batas pesanan per hari.\n\nYang membuat pelanggan pergi bukan jumlahnya, melainkan kabar yang terlambat.',
  },
  {
    name: 'hidden_place',
    asks: ['tempat jualan masuk gang tidak kelihatan'],
    when: [
      'gang|pelosok|masuk gang|jauh dari jalan|tidak kelihatan|sepi jalan|lokasi & sempit|orang tahu|orang tau|dikenal|biar|supaya|bagaimana|ramai|rame & !sewa',
    ],
    weight: 1.7,
    reply:
      'Tempat tersembunyi bisa ramai kalau **dicari, bukan ditemukan**:\n\n1. **Google Maps** dengan foto gang, patokan, dan jam buka; ini yang pertama.\n2. **Papan panah** di mulut gang (izin pemilik tembok), sebut barang dan harganya.\n3. Grup WhatsApp RT dan perumahan: satu foto, satu harga, antar gratis dekat.\n4. **Titip di depan**: warung di jalan besar menjual barang Anda, dengan nomor WA di kemasan.\n5. GoFood atau GrabFood, karena di sana jalan besar tidak penting.\n\nSewa Anda lebih murah; pindahkan selisihnya ke ongkos antar.',
  },
  {
    name: 'sales_commission',
    asks: ['bonus karyawan kalau target tercapai berapa persen', 'komisi orang yang membawa pembeli berapa pantasnya'],
    when: [
      'komisi|bonus|insentif & sales|marketing|karyawan|penjual|kurir|reseller|freelance|orang & berapa|wajar|persen|cara|hitung|atur|bagaimana & !shopee|tokopedia|gofood|lebaran|thr',
    ],
    weight: 1.8,
    reply:
      'Hitung komisi dari **untung kotor**, bukan dari kebiasaan. Pegangan: paling banyak **seperempat sampai sepertiga untung kotor**.\n\nContoh roti harga 10.000, modal 7.000, untung 3.000: komisi 750 sampai 1.000 per buah, yaitu **7,5 sampai 10% dari harga**. Barang beruntung tipis (sembako): 1 sampai 3%.\n\n- bayar setelah **uangnya masuk**, bukan saat dipesan\n- tambah bonus kalau lewat target (*lebih dari 300 buah, +200 per buah*)\n- yang dikembalikan mengurangi komisi\n\nTulis di perjanjian. Sebutkan modal dan harga Anda, nanti saya hitungkan.',
  },
  {
    name: 'rental_price',
    asks: ['cara menentukan harga sewa tenda alat', 'tarif rental mobil dihitung bagaimana'],
    when: [
      'sewa|rental|menyewakan|nyewain|disewakan & harga|tarif|ngitung|menghitung|hitung|pasang|nentuin|berapa & alat|kursi|tenda|kamera|motor|mobil|sound|baju|kebaya|kostum|pesta|barang|mainan & !tempat|ruko|kios|perjanjian|kontrak',
    ],
    weight: 2.2,
    reply:
      'Harga sewa = **(harga beli ÷ jumlah kali sewa sampai rusak) + perawatan + antar + untung**.\n\nContoh kursi 85.000, kira-kira 60 kali sewa: 85.000 ÷ 60 = 1.417. Cuci dan rusak 500, angkut 700, untung 1.400: **sekitar Rp 4.000 per kursi sekali sewa**. Balik modal alatnya saja: 85.000 ÷ (4.000 − 1.200) = 31 kali.\n\nUntuk barang mahal (kamera, motor), patokan awal 2 sampai 5% harga beli per hari, lalu bandingkan dengan tiga penyewa lain. Pasang jaminan, denda telat per hari, dan harga ganti bila hilang; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'power_cut',
    asks: ['mati listrik isi freezer bagaimana', 'listrik padam bahan beku masih boleh dijual'],
    when: [
      'listrik|lampu|freezer|kulkas & mati|padam|rusak & frozen|makanan|es|daging|stok|jual|dijual|aman|boleh|masih|bagaimana',
    ],
    weight: 1.8,
    reply:
      'Pegangan amannya: **ragu, jangan dijual**.\n\n- Masih **beku keras** atau ada kristal es: boleh dibekukan lagi, jual lebih dulu; mutunya bisa turun.\n- Sudah lembek tetapi masih **dingin seperti dari kulkas** dan belum lama: segera dimasak sendiri atau dijual matang hari itu.\n- Sudah hangat lebih dari dua jam, berlendir, atau berbau (daging, ikan, susu, es krim): **buang**, foto, catat sebagai rugi.\n\nSaat listrik mati jangan buka freezer; penuh dan tertutup biasanya tahan sampai sehari. Siapkan es batu dan kotak busa. Ragu soal keamanan pangan? Tanyakan puskesmas atau dinas kesehatan.',
  },
  {
    name: 'cheap_gifts',
    asks: ['souvenir murah untuk pelanggan', 'hadiah kecil buat pembeli'],
    when: [
      'hadiah|bingkisan|souvenir|suvenir|kado|merchandise|parcel|hampers|bonus & pelanggan|pembeli|langganan|customer & murah|apa|ide|akhir tahun|lebaran|cocok|bagus|berapa',
    ],
    weight: 1.8,
    reply:
      'Yang murah dan terpakai, jadi nama Anda ikut terlihat:\n\n- 2.000 sampai 5.000: kalender saku, gantungan kunci, **kartu ucapan tulisan tangan** dengan nama\n- 5.000 sampai 15.000: tas kain kecil, lap dapur, produk Anda ukuran mini\n- tanpa biaya: pesanan pertama tahun depan gratis antar\n\nAnggarannya: paling banyak **2 sampai 3% belanja setahun** orang itu. Pelanggan yang belanja 1.500.000 setahun: hadiah 30.000 sampai 45.000. Beri ke 20 pelanggan terbaik saja, bukan ke semua, dan antar sendiri kalau bisa.',
  },
  {
    name: 'when_to_hire',
    asks: ['kapan perlu tambah karyawan', 'kewalahan sendiri perlu tambah orang tidak'],
    when: [
      'kapan|saatnya|waktunya|perlu|sudah waktunya & nambah|tambah|rekrut|cari|butuh|punya|ambil & karyawan|pegawai|orang|helper|tenaga & !stok|gaji berapa',
    ],
    weight: 2,
    reply:
      'Tambah orang kalau **tiga tanda** ini sudah sebulan:\n\n1. pesanan ditolak atau telat karena tenaga, bukan karena modal,\n2. Anda kehabisan waktu untuk hal yang hanya Anda bisa,\n3. untungnya menutup upah: **upah ÷ untung per barang = tambahan yang harus laku**.\n\nContoh upah 1.800.000, untung 5.000 per porsi: 360 porsi sebulan, **14 sehari** lebih banyak dari sekarang. Belum pasti? Mulai 3 jam di jam ramai atau harian saat pesanan besar. Siapkan juga 3 bulan upahnya sebagai cadangan.',
  },
  {
    name: 'promising_schemes',
    asks: ['tawaran investasi untung pasti', 'diajak bisnis titip modal untung tiap hari'],
    when: [
      'mlm|money game|skema ponzi|ponzi|arisan online|investasi bodong|titip modal|passive income|downline|robot trading & ikut|gabung|aman|untung|balik modal|katanya|nawarin|ditawarin|percaya|diajak',
    ],
    weight: 2.2,
    reply:
      'Sebaiknya **jangan dulu**. Tanda yang harus membuat mundur:\n\n- untung pasti dan cepat (*balik modal sebulan*),\n- dapat uang dari **mengajak orang**, bukan dari menjual barang,\n- harus setor dulu, disuruh cepat, tidak ada perjanjian jelas.\n\nCek dulu: penghimpun dana harus terdaftar **OJK (157, ojk.go.id)**; penjualan langsung punya izin Kementerian Perdagangan. Hitung sendiri: kalau tanpa mengajak siapa pun barangnya tidak menguntungkan, itu bukan dagang. Uang yang sama untuk stok yang habis dua minggu biasanya lebih pasti.',
  },
  {
    name: 'maternity_leave',
    asks: ['cuti melahirkan karyawan berapa bulan', 'karyawan hamil digaji tidak'],
    when: [
      'hamil|melahirkan|lahiran|cuti hamil|haid|keguguran & karyawan|pegawai|cuti|kerja|aturan|gaji|kasir|bagaimana',
    ],
    weight: 2.4,
    reply: `Karyawan yang melahirkan berhak cuti **paling sedikit 3 bulan** dengan upah tetap dibayar, dan tidak boleh diberhentikan karena hamil atau melahirkan (UU 4/2024 dan aturan ketenagakerjaan). Bisa lebih lama kalau ada keadaan khusus dari dokter.\n\nUntuk usaha kecil: bicarakan sejak awal kapan mulai cuti, siapa menggantikan, dan kapan kembali; tulis kesepakatannya. BPJS Kesehatan menanggung persalinan kalau iurannya jalan.${officeNote}`,
  },
  {
    name: 'tax_sees_account',
    asks: ['orang pajak bisa lihat rekening saya tidak'],
    when: [
      'rekening|transfer|data|penjualan|uang masuk|mutasi|transaksi & pajak|kantor pajak|djp & ditanya|masuk|dilihat|dilaporkan|dicek|ketahuan|diperiksa|tahu|kena & !bukti potong|qris masuk',
    ],
    weight: 1.8,
    reply:
      'Juragan **tidak tersambung ke kantor pajak**; catatan penjualan Anda di sini tidak dikirim ke sana.\n\nSoal rekening: uang masuk ke rekening pribadi tidak otomatis kena pajak; yang dikenai **penghasilan usahanya**, di rekening mana pun. Kantor pajak dapat meminta penjelasan, jadi yang menolong adalah catatan: mana penjualan, mana pinjaman, mana titipan. Pisahkan rekening usaha supaya mudah dijelaskan.\n\nPerorangan beromzet sampai Rp 500 juta setahun PPh finalnya nol, SPT tetap dilaporkan. Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200).',
  },
  {
    name: 'agent_or_factory',
    asks: ['beli dari agen atau langsung pabrik'],
    when: [
      'kulakan|kulak|beli|ambil|barang & agen|grosir|distributor & pabrik|langsung|produsen|petani & beda|mending|atau|sama|untung|lebih murah',
    ],
    weight: 2,
    reply:
      '- **Pabrik atau produsen**: paling murah per buah, tetapi ada pesanan minimal besar, bayar di depan, dan antre.\n- **Distributor**: resmi untuk wilayahnya, harga tetap, kadang boleh tempo dan retur.\n- **Agen atau grosir**: sedikit lebih mahal, bisa campur barang, ambil kapan saja.\n\nHitung **harga sampai di rak**: (harga × jumlah + ongkir + yang rusak) ÷ jumlah yang laku. Contoh pabrik 9.000 tetapi minimal 500 dan habis 4 bulan; agen 9.600 minimal 20. Kalau modalnya bisa diputar dua kali di barang lain, agen lebih untung. Mulai dari agen, naik kalau yang laku sudah pasti.',
  },
  {
    name: 'read_profit_and_loss',
    asks: ['cara membaca laporan laba rugi'],
    when: [
      'laba rugi|rugi laba|laporan keuangan & baca|membaca|bacanya|cara|maksud|arti|jelasin|jelaskan|paham|awam|itu apa|beda & !buatkan|bikin|buat laporan',
    ],
    weight: 2.4,
    reply:
      'Baca **dari atas ke bawah**, seperti uang yang makin menyusut:\n\n- penjualan: 20.000.000\n- HPP (modal barang yang terjual): −12.000.000\n- **laba kotor 8.000.000** (40%): cukupkah jarak modal dan harga?\n- sewa, gaji, listrik, kemasan: −5.500.000\n- **laba bersih 2.500.000** (12,5%): ini yang benar-benar tinggal\n\nTiga pertanyaan tiap bulan: persen laba kotor turun (modal naik?), biaya mana yang paling naik, dan laba ada tetapi uangnya di mana (stok, piutang)? Kirim angka Anda, misalnya *omzet 20 juta, bahan 12 juta, gaji 3 juta, sewa 2 juta, untungnya berapa*.',
  },
  {
    name: 'several_payments_one_receipt',
    asks: ['beberapa pembayaran jadi satu kuitansi boleh tidak'],
    when: [
      'kuitansi|kwitansi & sekaligus|satu lembar|1 lembar|digabung|gabung|dijadikan satu|beberapa bulan|3 bulan|rangkap & boleh|bisa|ditulis|bagaimana|?',
    ],
    weight: 2.2,
    reply:
      'Boleh, kalau **uangnya memang diterima sekaligus**: satu kuitansi sejumlah seluruhnya, dengan rincian di keterangannya. Contoh: *pembayaran sewa kamar 3 bulan, Desember 2026 sampai Februari 2027, 3 × Rp 900.000 = Rp 2.700.000*.\n\nKalau dibayar di tanggal yang berbeda, buat satu kuitansi untuk tiap tanggal. Jumlahnya lewat Rp 5.000.000? Tempelkan meterai Rp 10.000. Kuitansinya bisa saya buatkan.',
  },
  {
    name: 'deck_for_bank',
    asks: ['isi presentasi untuk bank atau investor'],
    when: [
      'presentasi|ppt|slide|pitch deck|pitching & bank|investor|pinjaman|modal|pendanaan|kur & isi|isinya|apa|harus|supaya|biar|bagaimana|contoh|susunan',
    ],
    weight: 2.2,
    reply:
      'Untuk bank atau investor, 7 slide cukup:\n\n1. **Usahanya**: apa, di mana, sejak kapan, satu foto\n2. **Angka 6 bulan**: omzet dan laba per bulan\n3. **Pembeli**: siapa, berapa yang kembali\n4. **Yang diminta**: jumlah, untuk apa saja, dalam rupiah\n5. **Hasilnya**: tambahan penjualan, dengan hitungan\n6. **Cara mengembalikan**: cicilan paling banyak sepertiga laba bersih\n7. **Risiko dan jaganya**\n\nBank paling lama melihat nomor 2 dan 6, jadi jangan dibulatkan naik. Presentasinya bisa saya buatkan dari angka Anda; keputusan tetap di bank.',
  },
  {
    name: 'barcode_need',
    asks: ['warung perlu barcode scanner tidak'],
    when: ['barcode|scanner|scan barang & perlu|penting|harus|warung|toko|cara|apa|daftar|bikin & !qris|bayar'],
    weight: 2.6,
    reply:
      'Untuk warung dengan puluhan barang, barcode **belum perlu**: mencari nama di kasir sama cepatnya. Mulai terasa perlu kalau barangnya ratusan, antre panjang, atau karyawan sering salah harga.\n\nMenjual **produk sendiri ke swalayan**? Itu lain: kodenya didaftarkan resmi di **GS1 Indonesia** (berbayar tahunan), supaya tidak sama dengan produk orang. Untuk dipakai di toko sendiri, nomor buatan sendiri sudah cukup.',
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
    name: 'anniversary_promotion',
    asks: ['promo ulang tahun toko'],
    when: [
      'ulang tahun|anniversary|ultah|hari jadi & toko|usaha|warung|kafe|kedai & promo|bikin|ide|acara|diskon|enaknya|apa',
    ],
    weight: 2.4,
    reply:
      'Promo ulang tahun yang terasa tetapi tidak jebol, pakai angkanya:\n\n- **Ulang tahun ke-5: 5 menu serba 5.000** (pilih yang modalnya di bawah 4.000), 50 pembeli pertama\n- **beli 5 gratis 1** selama 5 hari\n- setiap belanja 50.000 dapat kupon undian 5 hadiah\n- pelanggan pertama lima tahun lalu: foto dan ceritanya\n\nBatasi hari dan jumlahnya. Hitung dulu: 50 × rugi 1.000 = 50.000, itu biaya promosinya. Sebutkan modal dan harganya, nanti saya hitungkan yang mana paling aman.',
  },
  {
    name: 'worth_of_analysis',
    asks: ['analisis usaha buat apa', 'perlu analisis tidak sih'],
    when: [
      'analisis|analisa|presentasi & buat apa|untuk apa|gunanya|manfaatnya|worth|worth it|sepadan|perlu & poin|usaha|sih & !swot|pasar',
    ],
    weight: 2,
    reply:
      'Sepadan kalau ada **keputusan yang mahal kalau salah**: buka cabang, pinjam ke bank, ganti harga, kontrak ruko. Analisis menyusun angka Anda menjadi titik impas, balik modal, untung rugi, dan risikonya, lengkap dengan tabel.\n\nBelum perlu kalau pertanyaannya satu angka (*jual berapa, untung berapa persen*): itu saya hitungkan di chat, **gratis**. Website dan kasir lebih berguna kalau yang dicari pembeli atau catatan harian.\n\nKualitasnya sebaik angka yang Anda beri: sebutkan modal, harga, yang laku sehari, dan biaya sebulan.',
  },
  {
    name: 'card_and_design',
    when: [
      'kartu nama|id card|kalender|brosur|poster|banner|spanduk|flyer|pamflet|stempel|kemasan|label & bikin|buat|buatkan|desain|bisa|cetak & disini|di sini|kamu|juragan|bisa & !halal|izin|pirt|merek',
    ],
    weight: 1.9,
    reply:
      'Gambar dan desain cetak (kartu nama, brosur, label, logo) belum bisa saya buat, Juragan. Pakai aplikasi desain gratis atau percetakan; isinya begini supaya terpakai:\n\n- **kartu nama**: nama usaha, apa yang dijual, nama Anda, WhatsApp, alamat, QR ke Google Maps atau website\n- **label**: nama produk, isi, komposisi, tanggal, produsen, izin\n\nYang bisa saya buatkan: surat, undangan, sertifikat, presentasi, analisis, website dengan katalog, dan kasir.',
  },
]
