import type { Answer } from './answer.ts'

const taxNote =
  '\n\nAturan pajak bisa berubah; untuk kepastian tanyakan kantor pajak (Kring Pajak 1500200) atau konsultan pajak.'
const legalNote = '\n\nUntuk nilai besar, mintalah notaris atau penasihat hukum membacanya dulu.'

/** How a tax of turnover is paid, where and until when. */
export const howToPayTax: Answer = {
  name: 'how_to_pay_tax',
  asks: [
    'pajak umkm dibayar ke mana dan kapan',
    'pph final disetor ke mana paling lambat tanggal berapa',
    'cara bayar pph final umkm',
    'bikin kode billing pajak',
  ],
  when: [
    'pajak|pph|0,5 & cara bayar|bayarnya|bayar dimana|bayar di mana|setor|nyetor|kode billing|billing|tanggal berapa|jatuh tempo|telat bayar & !restoran|kendaraan|motor|mobil|pbb',
  ],
  weight: 2,
  reply: `Cara menyetor PPh final usaha kecil:\n\n1. masuk **Coretax** (pajak.go.id) dengan NIK/NPWP,\n2. buat **kode billing** untuk bulan itu,\n3. bayar lewat bank, ATM, Kantor Pos, atau dompet digital yang melayani,\n4. simpan bukti bayarnya.\n\nDisetor **tiap bulan**, lazimnya paling lambat tanggal 15 bulan berikutnya; telat ada dendanya, jadi cek tanggalnya di pajak.go.id. Perorangan yang omzet kumulatifnya belum lewat Rp 500 juta tidak menyetor apa pun. Saya tidak bisa membayarkan.${taxNote}`,
}

/** Which paper when, what stands in it, and who decides about rules. */
export const moreOnPapersAndRules: readonly Answer[] = [
  {
    name: 'paper_when_paid',
    asks: ['kalau sudah dibayar kasih nota atau kuitansi'],
    when: [
      'kuitansi|invoice|nota|struk|surat|kertas|bukti & lunas|dibayar|bayar|dp|uang muka|terima uang & mana|yang mana|pakai apa|apa yang|dikasih|kasih apa|diberi|pakai',
    ],
    weight: 2.4,
    reply:
      'Pilih menurut **uangnya**:\n\n- belum dibayar, dikirim untuk menagih: **invoice**\n- DP masuk: **kuitansi** sebesar DP, tulis *uang muka … sisa …*\n- lunas: **kuitansi** pelunasan\n- belanja eceran langsung bayar: cukup **nota** atau struk\n- barang diantar: **surat jalan** ikut barangnya, diteken penerima\n\nContoh pesanan 2.000.000, DP 30%: kuitansi 600.000 hari ini, invoice sisa 1.400.000 saat barang dikirim, kuitansi 1.400.000 saat lunas. Semuanya bisa saya buatkan.',
  },
  {
    name: 'delivery_note_need',
    asks: ['kirim barang wajib surat jalan tidak'],
    when: ['surat jalan & wajib|harus|perlu|tanpa|haruskah|ada & !beda|invoice'],
    weight: 2.2,
    reply:
      'Untuk barang dagangan biasa, **surat jalan sebaiknya selalu ikut**, apalagi ke luar kota: sopir punya bukti barang itu milik siapa dan mau ke mana, dan tanda tangan penerima menjadi bukti barang sampai. Isinya nama dan jumlah **tanpa harga**, alamat asal dan tujuan, kendaraan, pengirim, penerima; rangkap tiga (penerima, sopir, arsip).\n\nBarang tertentu (hasil hutan atau kayu, ternak, obat, bahan berbahaya) memerlukan **dokumen resmi sendiri**; tanyakan dinas terkait atau ekspedisinya. Surat jalannya bisa saya buatkan.',
  },
  {
    name: 'stamp_place',
    asks: ['meterai ditempel di mana'],
    when: [
      'meterai|materai|emeterai|e meterai & dimana|di mana|ditempel|tempel|nempel|posisi|letak|pasang|kena|tanda tangan|beli|dibeli|elektronik & !berapa lama|kontrak perlu',
    ],
    weight: 2.2,
    reply:
      '**Letaknya** di tempat tanda tangan orang yang menyatakan (penerima uang di kuitansi, para pihak di perjanjian). Tempel dulu, lalu tanda tangan **sebagian mengenai meterai dan sebagian mengenai kertas**, beserta tanggalnya. Meterai bekas tidak boleh dipakai lagi.\n\n**Belinya** di Kantor Pos atau tempat resmi, Rp 10.000; curigai yang jauh lebih murah. Untuk surat PDF ada **e-meterai**, dibeli di distributor resmi Peruri, dan dibubuhkan di sana, bukan di sini.\n\nRagu perlu atau tidak? Sebutkan surat dan nilainya.',
  },
  {
    name: 'offer_validity',
    asks: ['penawaran berlaku berapa hari'],
    when: [
      'penawaran|harga penawaran & berlaku|masa berlaku|expired|kadaluarsa|berubah|naik & berapa|lama|hari|sebaiknya|bagaimana|kalau|terus|boleh',
    ],
    weight: 2.6,
    reply:
      'Lazimnya **7 sampai 14 hari**; untuk bahan yang cepat berubah (besi, kayu, cabai, emas, plastik) **3 sampai 7 hari**. Tulis tanggal akhirnya, bukan hanya "14 hari".\n\nKalimat pengaman: *Harga berlaku sampai 28 November 2026 dan selama persediaan ada. Setelah tanggal itu, atau bila harga bahan naik lebih dari 5%, harga dikonfirmasi ulang.*\n\nSelama masih berlaku, harga di surat itu dipegang. Sudah lewat? Kirim penawaran baru dengan nomor baru. Keduanya bisa saya buatkan.',
  },
  {
    name: 'rental_agreement',
    asks: [
      'surat perjanjian sewa isinya apa',
      'menyewakan alat perlu perjanjian',
      'kontrak sewa harus pakai meterai',
      'nyewain tenda ke tetangga butuh kontrak atau cukup kuitansi',
      'menyewakan barang perlu surat perjanjian',
    ],
    when: [
      'sewa|menyewakan|nyewain|nyewakan|disewa|disewakan|penyewa|rental & perjanjian|kontrak|surat|tertulis|isi|isinya|aturan|jaminan|ktp & !gaji|karyawan|mahal',
    ],
    weight: 2.2,
    reply: `Perjanjian sewa cukup satu halaman, asal memuat:\n\n1. siapa menyewakan dan penyewa (nama, NIK, nomor, alamat),\n2. **barangnya**: jumlah, kondisi, nilai ganti kalau hilang,\n3. tanggal dan jam ambil sampai kembali, denda telat per hari,\n4. biaya, DP, pelunasan, dan **uang jaminan** (dikembalikan kalau utuh),\n5. rusak, hilang, hujan, batal: siapa menanggung,\n6. tanda tangan kedua pihak di atas meterai Rp 10.000.\n\nFoto barang bersama penyewa saat diambil dan saat kembali. KTP asli sebaiknya difoto, bukan ditahan.\n\nContoh: *Buatkan perjanjian sewa tenda antara saya dan Pak Anwar, 2 hari, Rp 1.500.000*.${legalNote}`,
  },
  {
    name: 'correct_an_invoice',
    asks: [
      'invoice yang sudah dikirim salah nominal harus bikin baru atau dicoret saja',
      'invoice salah jumlah sudah terlanjur dikirim',
      'invoice yang sudah dikirim salah cara memperbaiki',
    ],
    when: [
      'invoice|tagihan|faktur|kuitansi & salah|keliru|revisi|ralat|typo & dikirim|terkirim|terlanjur|pelanggan|pembeli|klien|nomor & bagaimana|cara|boleh|harus|?',
    ],
    weight: 2.2,
    reply:
      'Sudah terkirim dan ternyata salah:\n\n1. Kabari pelanggannya dulu: *Mohon maaf, invoice 012 ada kekeliruan jumlah. Yang berlaku kami kirim hari ini; mohon yang lama diabaikan.*\n2. Kirim yang benar dengan keterangan **revisi** (*INV-012 Rev. 1*), atau nomor baru bila kantornya meminta.\n3. Yang lama ditandai *batal* dan disimpan, jangan dihapus.\n4. Sudah terlanjur dibayar lebih? Kembalikan, atau potong dari tagihan berikutnya secara tertulis.\n\nDi sini cukup buka suratnya, ketik yang benar, lalu unduh lagi. Gratis.',
  },
  {
    name: 'power_of_attorney',
    asks: ['surat kuasa isinya apa', 'cara menulis surat kuasa', 'surat kuasa berlaku berapa lama'],
    when: ['surat kuasa|kuasa & apa|isi|cara|contoh|perlu|bikin|sah|mengambil|ambil & !meterai|materai'],
    weight: 1.9,
    reply: `**Surat kuasa** memberi wewenang orang lain bertindak untuk Anda. Isinya: pemberi dan penerima kuasa (nama, NIK, alamat), **apa persisnya** yang boleh dilakukan, untuk berapa lama, tanggal, lalu tanda tangan keduanya, yang memberi di atas meterai Rp 10.000.\n\nMakin sempit makin aman: *khusus mengambil barang nota nomor 12 di Toko Melati, tanggal 24 November*. Lampirkan fotokopi KTP keduanya. Bank dan BPJS sering punya formulir sendiri, jadi tanyakan dulu.\n\nSuratnya bisa saya buatkan.${legalNote}`,
  },
  {
    name: 'business_statement',
    asks: ['surat keterangan usaha sku bikin di mana'],
    when: [
      'sku & kelurahan|desa|surat|kur|bank|domisili|rt|syarat|bikin|urus',
      'skdu|surat keterangan usaha|surat keterangan domisili|domisili & apa|cara|dimana|urus|ngurus|syarat|bikin|perlu|beda|kelurahan|?',
    ],
    weight: 2,
    reply:
      '**Surat keterangan usaha (SKU)** dikeluarkan **kelurahan atau desa**, menerangkan bahwa usaha Anda benar ada. Biasanya dibawa: pengantar RT/RW, KTP, KK, foto usaha. Umumnya gratis; syaratnya berbeda tiap tempat.\n\nBeda dengan **NIB** (oss.go.id): NIB tanda daftar usaha yang berlaku nasional. Untuk KUR sebagian bank menerima salah satunya; kalau bisa, urus NIB karena terpakai untuk hal lain juga.\n\nSuratnya harus dari kelurahan, jadi tidak bisa saya terbitkan. Surat permohonannya bisa saya buatkan.',
  },
  {
    name: 'who_pays_vat',
    asks: ['ppn yang bayar pembeli atau penjual'],
    when: ['ppn & siapa|ditanggung|tanggung|penjual|pembeli & bayar|membayar|tanggung|ditanggung|setor|siapa'],
    weight: 2.4,
    reply: `Yang **membayar pembeli**, yang **memungut dan menyetor penjual** (kalau penjualnya PKP).\n\nContoh harga 1.000.000: pembeli membayar 1.110.000; yang 110.000 bukan uang penjual, melainkan titipan untuk negara. Penjual PKP boleh mengurangkan PPN yang ia bayar saat belanja.\n\nPenjual **bukan PKP** (umumnya usaha kecil) tidak memungut PPN sama sekali; PPN di barang belanjaannya menjadi bagian modal.${taxNote}`,
  },
  {
    name: 'tax_when_losing',
    asks: ['usaha rugi tetap bayar pajak tidak'],
    when: ['rugi|merugi|tekor|tidak untung|sepi & pajak|pph|0,5|final'],
    weight: 2.2,
    reply: `Dengan **PPh final 0,5%**, pajaknya dihitung dari **omzet**, jadi rugi pun tetap dihitung. Tetapi untuk pedagang **perorangan**, omzet sampai Rp 500 juta setahun pajaknya nol, jadi kebanyakan warung kecil tidak membayar.\n\nContoh perorangan, omzet 540 juta dan rugi: (540 − 500) juta × 0,5% = Rp 200.000. Dengan tarif biasa (pembukuan), rugi berarti tidak ada PPh dan ruginya bisa dikurangkan di tahun berikut; ada syarat dan pemberitahuannya. SPT tetap dilaporkan.${taxNote}`,
  },
  howToPayTax,
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
    name: 'partners_part',
    asks: [
      'bisnis dengan saudara sendiri berantem solusinya',
      'usaha sama kakak berujung ribut',
      'kongsi tidak jalan mau bubar',
      'berantem dengan rekan usaha',
    ],
    when: [
      'partner|mitra|kongsi|teman|temen|rekan|saudara & keluar|pecah|mundur|bubar|pisah|tidak kerja|curang|males|berantem|ribut|tidak adil|modalnya & usaha|modal|bisnis|untung|bagi|toko|bagaimana & !suami|istri',
    ],
    weight: 1.7,
    reply: `Kalau kongsi tidak jalan, pisahkan **orangnya** dari **angkanya**:\n\n1. Hitung bersama per hari ini: kas + stok + alat + piutang − utang = nilai usaha.\n2. Kalikan bagian masing-masing. Nilai 20 juta, bagian 40% = **8 juta**.\n3. Pilih: satu membeli bagian yang lain (boleh dicicil, tertulis), atau dijual dan dibagi.\n4. Tulis: siapa memakai nama dan pelanggannya, utang lama tanggungan siapa.\n5. Tanda tangan di atas meterai, ada saksi.\n\nBelum ada perjanjian? Pegang bukti setoran modal dan chatnya. Surat kesepakatannya bisa saya buatkan.${legalNote}`,
  },
  {
    name: 'insurance',
    asks: ['asuransi untuk kios toko', 'perlu asuransi kebakaran usaha tidak'],
    when: [
      'asuransi|bpjs & usaha|toko|warung|karyawan|kios|barang|kebakaran|perlu|daftar|cara|biaya|mandiri|berapa|apa & !poin|wajib',
    ],
    weight: 1.5,
    reply:
      'Urutan perlindungan yang masuk akal untuk usaha kecil:\n\n1. **BPJS Kesehatan** untuk Anda dan keluarga; sakit paling sering menghabiskan modal.\n2. **BPJS Ketenagakerjaan** (kecelakaan kerja dan kematian), untuk karyawan dan juga bisa untuk Anda sendiri sebagai pekerja mandiri.\n3. **Asuransi kebakaran** kios dan isinya, terutama di pasar.\n4. **Asuransi kiriman** untuk barang mahal.\n\nIuran dan cara daftarnya lihat di bpjs-kesehatan.go.id dan bpjsketenagakerjaan.go.id. Untuk asuransi lain pastikan terdaftar **OJK (157)**, dan baca apa yang *tidak* ditanggung.',
  },
  {
    name: 'free_help',
    asks: [
      'bantuan pemerintah untuk umkm',
      'pelatihan umkm gratis di mana',
      'bantuan alat dari dinas',
      'syarat mendapat bantuan alat dari dinas',
    ],
    when: [
      'pelatihan|bantuan|hibah|bantuan pemerintah|blt|bpum|pendampingan|kursus|seminar & umkm|usaha|gratis|modal|daftar|dimana|cara|ada|pemerintah|dinas',
    ],
    weight: 1.6,
    reply:
      'Tempat bertanya yang resmi dan gratis:\n\n- **Dinas Koperasi dan UKM** kabupaten atau kota: pelatihan, pendamping, bazar, kadang bantuan alat\n- **PLUT-KUMKM**: klinik usaha, izin, kemasan\n- **Rumah BUMN**, **Balai Latihan Kerja**, dan dinas perdagangan\n- **Kantor pajak**: kelas pajak UMKM\n\nAda tidaknya bantuan uang berubah tiap tahun dan daerah, jadi tidak saya sebut dari ingatan. Waspada: bantuan resmi **tidak memungut biaya** dan tidak meminta OTP. Siapkan KTP, NIB, foto usaha, dan catatan penjualan; proposalnya bisa saya susun.',
  },
  {
    name: 'phone_scam',
    asks: [
      'ada yang telepon mengaku bank minta kode otp',
      'penipuan mengatasnamakan petugas',
      'mengaku dari bank minta otp untuk aktifkan qris itu penipuan',
    ],
    when: [
      'penipuan|penipu|ketipu|ditipu|modus|hoax|mencurigakan|link|apk|otp|undangan|hadiah & wa|whatsapp|telepon|nelpon|chat|bank|pajak|shopee|bpjs|klik|minta|ngaku|aman|cara|waspada & !karyawan|bukti transfer|surat',
    ],
    weight: 1.7,
    reply:
      'Tanda penipuan yang paling sering menimpa pedagang: **buru-buru, minta OTP atau PIN, menyuruh memasang file APK, atau mengaku petugas** (bank, pajak, marketplace, kurir).\n\n1. Jangan buka tautannya; tutup, lalu hubungi nomor resmi di situs atau kartu Anda sendiri.\n2. OTP, PIN, dan kata sandi tidak diberikan kepada siapa pun, juga "petugas".\n3. Terlanjur? Telepon **bank saat itu juga** untuk blokir, ganti sandi, simpan bukti, lapor polisi. Nomor penipu bisa dilaporkan ke aduannomor.id, rekeningnya ke cekrekening.id.\n\nMakin cepat ke bank, makin besar peluang uangnya tertahan.',
  },
]
