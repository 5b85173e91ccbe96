import type { Answer } from '../answer.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { shownNumber } from '../told-figures.ts'

/** Money that is borrowed, and those who lend it. */
export const loans: readonly Answer[] = [
  {
    name: 'capital',
    asks: ['cari modal usaha dari mana', 'tambahan modal selain bank', 'cari modal tanpa jaminan ke mana'],
    when: [
      'pinjaman|kur|kredit|pinjam|bank|investor|pinjol|pendanaan & ?|cara|dapat|cari|dimana|syarat|butuh|nambah|aman|tambahan|mengajukan & !bunga flat|transfer|mutasi|qris',
      'modal & cari|pinjam|dapat|dapet|butuh|nambah|tambahan|darimana|dari mana|tidak punya|kurang|mengajukan & !jual|laku|untung|hpp',
      'kur & ?|syarat|cara',
    ],
    weight: 0.2,
    reply:
      'Sumber modal, dari yang paling ringan risikonya:\n\n1. **Uang muka pembeli** dan laba yang diputar.\n2. **Keluarga atau mitra**, dengan perjanjian tertulis.\n3. **KUR** lewat bank penyalur: bunga disubsidi pemerintah; biasanya perlu KTP, NIB atau surat keterangan usaha, dan usaha yang sudah berjalan.\n4. **Koperasi, Pegadaian, PNM**.\n\nHindari pinjaman online yang tidak terdaftar OJK (cek di **ojk.go.id** atau 157). Patokan: cicilan sebulan jangan lebih dari sepertiga laba bersih. Syarat terbaru tanyakan langsung ke banknya. Proposal untuk pengajuannya bisa saya bantu susun.',
  },
  {
    name: 'loan_application',
    asks: [
      'pengajuan pinjaman ditolak bank kenapa',
      'supaya kur disetujui bank',
      'proposal ditolak bank',
      'pinjaman bank selalu ditolak kenapa',
      'syarat pinjam bank untuk warung',
    ],
    when: ['kur|pinjaman|kredit|pinjam|bank & ajukan|ngajuin|mengajukan|pengajuan|ditolak|lolos|acc|disetujui|cair'],
    weight: 1.2,
    reply:
      'Supaya pengajuan pinjaman tidak ditolak, siapkan sebelum datang:\n\n1. **KTP, KK, NIB** atau surat keterangan usaha, foto tempat usaha,\n2. **catatan penjualan 3 sampai 6 bulan**, walau di buku tulis, dan mutasi rekening,\n3. untuk apa uangnya, **dengan angka**,\n4. cek catatan kredit Anda (**SLIK OJK**, gratis); tunggakan lama dibereskan dulu,\n5. cicilan paling banyak sepertiga laba bersih.\n\nDitolak bukan akhir: tanyakan alasannya, bereskan, ajukan lebih kecil. Syarat terbarunya ada di bank penyalur. Proposal atau laporan penjualannya bisa saya susunkan.',
  },
  {
    name: 'loan_late',
    asks: ['telat bayar cicilan bank akibatnya apa', 'menunggak angsuran kur', 'surat bank cicilan telat'],
    when: [
      'cicilan|angsuran|kur|pinjaman|kredit|pinjol|bank|leasing & telat|terlambat|nunggak|menunggak|macet|tidak bisa bayar|gagal bayar|telat bayar|tidak sanggup|keberatan & !pelanggan|pembeli',
    ],
    weight: 2,
    reply:
      'Telat biasanya berakibat **denda**, penagihan, dan tercatat di **SLIK OJK**, sehingga pinjaman berikutnya sulit. Makin cepat bicara, makin banyak pilihannya:\n\n1. Hubungi bank **sebelum** jatuh tempo, jelaskan keadaan dengan angka.\n2. Minta keringanan (restrukturisasi): cicilan lebih kecil, jangka lebih panjang, atau jeda.\n3. Bawa catatan penjualan dan rencana bayar yang sanggup.\n4. Jangan menutupnya dengan pinjol.\n\nDenda dan aturannya ada di perjanjian kredit Anda. Surat permohonan keringanannya bisa saya buatkan.',
  },
  {
    name: 'new_business_loan',
    asks: ['usaha baru bisa pinjam bank tidak', 'kur untuk usaha baru beberapa bulan tanpa jaminan bisa tidak'],
    when: [
      'kur|pinjaman|bank|kredit & baru|rintisan|belum jalan|belum punya usaha|baru mulai|baru buka|pemula & bisa|boleh|?|syarat|usaha',
    ],
    weight: 1.6,
    reply:
      'Untuk **KUR mikro** (di atas 10 sampai 100 juta) usaha harus sudah berjalan **paling sedikit 6 bulan**; sampai 100 juta tidak boleh diminta agunan tambahan, bunganya sekitar **6% setahun**. Yang lebih muda biasanya **belum diterima**, tetapi boleh bertanya **KUR super mikro** (sampai 10 juta). Bank yang memutuskan, dan aturannya bisa berubah, jadi tanyakan BRI, BNI, atau Mandiri terdekat.\n\nSiapkan KTP, KK, **NIB** atau surat keterangan usaha, catatan kredit bersih (SLIK), rekening khusus usaha, dan **catat penjualan tiap hari**; itu yang dilihat petugas. Untuk sementara, DP pembeli, titip jual, atau modal keluarga dengan perjanjian tertulis lebih aman daripada pinjol.',
  },
  {
    name: 'bank_or_cooperative',
    asks: ['pinjam bank atau koperasi', 'pinjaman leasing koperasi bank mana lebih ringan'],
    when: [
      'bank|koperasi|pinjol|pegadaian|rentenir|kur|leasing & atau|mending|pilih|bagus|beda|sama|aman|bahaya & bank|koperasi|pinjol|pegadaian|rentenir & !ditolak|ngajuin|transfer',
    ],
    weight: 1,
    reply:
      'Bandingkan **total yang dibayar sampai lunas**, bukan nama tempatnya:\n\n- **Bank (KUR)**: biasanya paling murah, tetapi syarat dan prosesnya lebih banyak.\n- **Koperasi**: lebih dekat dan luwes; bunganya beragam, dan lihat dulu kesehatan koperasinya.\n- **Pegadaian**: cepat, ada barang yang dititipkan.\n- **Pinjol**: paling mahal; hanya yang terdaftar OJK, dan jangan untuk menutup pinjaman lain.\n\nSebutkan pinjaman, lama, dan bunganya (misalnya *pinjam 10 juta, 12 bulan, bunga 1% sebulan*), nanti saya hitungkan cicilannya.',
  },
  {
    name: 'own_debts',
    asks: [
      'utang usaha ke bank dan rentenir harus bagaimana',
      'utang puluhan juta bingung cara melunasi',
      'mau konsultasi utang usaha',
      'utang usaha menumpuk mana dulu yang dibayar',
      'gali lubang tutup lubang bagaimana keluarnya',
      'utang saya banyak cara melunasi',
      'terjebak pinjol bunga berbunga',
      'gali lubang tutup lubang',
      'utang usaha menumpuk cara keluarnya bagaimana',
      'utang bank lunasi sekarang atau teruskan cicil',
    ],
    when: [
      'utang|hutang|cicilan|pinjaman|pinjol & punya|banyak|numpuk|menumpuk|lilit|terlilit|beberapa|tiga|3|dua|saya & dulu|duluan|mana|prioritas|lunasi|melunasi|bayar|dibayar|bagaimana|cara|nutup & !pelanggan|pembeli|nagih|ditagih|menagih|bon|kasbon|tetangga|karyawan',
      'utang|hutang|pinjol|cicilan & numpuk|menumpuk|lilit|terlilit|dimana mana|bikin stres & !pelanggan|pembeli|barang|stok',
    ],
    weight: 1.6,
    reply:
      'Urutan melunasi yang paling menghemat:\n\n1. **Tulis semua**: ke siapa, sisa, bunga, cicilan, jatuh tempo.\n2. Bayar **minimal semuanya** dulu supaya tidak kena denda.\n3. Sisanya ke yang **bunganya paling tinggi** (biasanya pinjol), lalu berikutnya. Kalau butuh semangat, lunasi yang **paling kecil** dulu.\n4. Utang ke pemasok dijaga lancar; dari situ dagangan Anda.\n5. Yang tidak sanggup: bicara sebelum jatuh tempo, minta dicicil tertulis.\n\nJangan gali lubang baru. Kirim daftarnya (sisa dan cicilan), nanti saya hitungkan berapa sebulan.',
  },
  {
    name: 'online_loans',
    when: [],
    asks: [
      'pinjol menawarkan modal cair lima belas menit diambil tidak',
      'ditawari pinjol modal cair cepat',
      'pinjol menawarkan modal cair cepat ambil tidak',
      'pinjol nawarin modal cair lima belas menit',
      'pinjol untuk tambahan modal usaha bagaimana',
      'ditawari pinjaman online cepat cair aman tidak',
      'bunga pinjol berapa sebulan untuk usaha',
      'pakai paylater untuk kulakan modal dagang',
      'cara cek pinjol legal ojk',
      'mending pinjol atau kur buat tambah modal',
    ],
    reply:
      'Untuk modal dagang, pinjol **biasanya kalah mahal**. Hitung dulu: bunga 0,3% sehari = **9% sebulan**. Pinjam 5 juta sebulan berarti 450.000, belum biaya admin; kalau barangnya berputar sebulan dengan untung 15%, yang tersisa tinggal sedikit.\n\n1. Cek legalnya: daftar **OJK**, telepon **157** atau WA 081-157-157-157. Yang menawar lewat SMS atau minta akses kontak: tinggalkan.\n2. Tanya **uang yang diterima bersih** dan **total yang dibayar**.\n3. Bandingkan **KUR**, koperasi, pegadaian, atau DP dari pembeli.\n4. Hanya untuk pesanan yang **sudah pasti dibayar**, bukan menutup utang lama.\n\nSebut jumlah, bunga, dan lamanya, nanti saya hitungkan.',
  },
  {
    name: 'kur_kinds',
    when: [],
    asks: [
      'kur super mikro itu apa',
      'bunga kur mikro berapa sekarang',
      'pinjaman kur maksimal berapa bunganya',
      'beda kur mikro dan kur kecil',
      'kur bri pinjam 25 juta cicilannya berapa',
    ],
    reply:
      'Pegangan **KUR** (angkanya ditetapkan pemerintah tiap tahun, jadi pastikan di bank):\n\n- **Super mikro**: sampai 10 juta, bunga sekitar 3% setahun\n- **Mikro**: di atas 10 sampai 100 juta, mulai sekitar **6% setahun efektif** (pinjaman berikutnya bisa naik)\n- **Kecil**: di atas 100 sampai 500 juta, agunan sesuai bank\n\nSampai 100 juta **tidak boleh diminta agunan tambahan**. Syarat umum: usaha jalan **paling sedikit 6 bulan**, KTP, KK, NIB atau surat keterangan usaha, tidak sedang menunggak.\n\nTanya **bunga setahun**, cicilan sebulan, dan total sampai lunas, dan cek dulu catatan kredit Anda (**SLIK**, gratis di idebku.ojk.go.id). Kalau angkanya ada, saya hitungkan.',
  },
  {
    name: 'kur_collateral',
    asks: [
      'kur 50 juta tanpa jaminan beneran bisa usaha baru jalan beberapa bulan',
      'kur minta jaminan sertifikat',
      'kur tanpa agunan sampai berapa',
      'bank menolak kur karena jaminan kurang',
    ],
    when: [
      'kur & jaminan|agunan|sertifikat|bpkb|jaminannya|jaminin|tanpa jaminan',
      'bank & minta & jaminan|agunan|sertifikat rumah & kur|pinjam|pinjaman',
    ],
    weight: 2.4,
    reply:
      'Menurut aturan KUR, **pinjaman sampai Rp 100 juta tidak boleh dimintai agunan tambahan**; jaminan pokoknya usaha yang dibiayai itu sendiri. Di atas itu bank boleh memintanya.\n\n1. Tanyakan sopan: *Untuk KUR di bawah 100 juta bukankah tanpa agunan tambahan, Pak/Bu? Mohon dijelaskan aturan yang dipakai.*\n2. Pastikan yang ditawarkan memang **KUR**, bukan kredit biasa.\n3. Coba **bank penyalur lain**, atau adukan lewat kur.ekon.go.id atau OJK 157.\n\nBank tetap menilai kemampuan bayar dan riwayat kredit (SLIK), jadi persetujuan tidak bisa dipastikan. Bawa catatan omzet 6 bulan dan NIB.',
  },
  {
    name: 'credit_history_check',
    when: [],
    asks: [
      'cara cek bi checking slik ojk',
      'nama saya kena blacklist bank bagaimana membersihkannya',
      'skor kredit jelek bisa pinjam kur tidak',
    ],
    reply:
      'Cek sendiri **gratis** di **idebku.ojk.go.id** (KTP dan swafoto; hasil lewat email, biasanya satu hari kerja).\n\n- Kolektibilitas **1 lancar**, 2 dalam perhatian, **3 sampai 5 macet**: bank hampir pasti menolak.\n- Membersihkan: **lunasi tunggakannya**, minta **surat keterangan lunas**, lalu catatannya diperbarui bank, umumnya sebulan dua bulan.\n- Tidak merasa meminjam? Laporkan ke bank itu dan OJK 157; bisa jadi data Anda dipakai orang.\n\nTidak ada jasa yang bisa menghapus SLIK; yang menawarkan itu penipuan.',
  },
  {
    name: 'credit_record_of_spouse',
    when: [],
    asks: [
      'suami pernah nunggak paylater sudah lunas pengaruh ke kur tidak',
      'bi checking slik jelek tapi sudah lunas bisa pinjam bank',
      'riwayat pinjol macet pengaruh pengajuan pinjaman',
    ],
    reply:
      'Bisa berpengaruh. Bank melihat **SLIK OJK** pemohon, dan untuk yang menikah sering **pasangannya** juga. Yang sudah lunas tercatat *lunas*, tetapi riwayat telatnya masih terlihat beberapa waktu; keputusannya tetap di bank.\n\n1. Cek sendiri gratis di **idebku.ojk.go.id** (atau kantor OJK, 157).\n2. Simpan **surat keterangan lunas**. Kalau masih tercatat menunggak, minta pemberi pinjaman memperbaikinya.\n3. Ceritakan terus terang ke petugas bank, bawa buktinya.\n4. Tunjukkan catatan penjualan 6 bulan yang rapi; ajukan jumlah yang cicilannya paling banyak sepertiga laba.\n\nDitolak? Tanyakan alasannya, perbaiki, coba lagi beberapa bulan kemudian atau di penyalur lain.',
  },
  {
    name: 'money_lender',
    when: [],
    asks: [
      'bank keliling rentenir bunga 20 persen',
      'pinjam ke rentenir untuk modal pasar',
      'bank emok harian cicilannya berat',
    ],
    reply:
      'Hitung bunganya dengan cara yang sama: pinjam 1 juta terima 900.000, bayar 30 × 40.000 = 1.200.000. Berarti **300.000 untuk sebulan, 33%**. Hampir tidak ada dagangan yang untungnya setinggi itu.\n\nJalan keluar pelan-pelan:\n\n1. Jangan menambah pinjaman untuk menutup cicilan.\n2. Lunasi yang **paling mahal** dulu; minta sisanya dihitung pokoknya saja.\n3. Pindah ke **KUR super mikro, PNM Mekaar, pegadaian, atau koperasi berizin**.\n4. Sisihkan 10.000 sehari sebagai modal sendiri.\n\nDiancam atau dipermalukan: catat, lapor polisi. Sebut semua utangnya, nanti saya susunkan urutan melunasinya.',
  },
  {
    name: 'hounded_by_lenders',
    when: [],
    asks: [
      'penagih pinjol menyebar foto ktp ke semua kontak',
      'diteror penagih aplikasi pinjaman pelanggan ikut diteror',
      'debt collector pinjol menelepon pelanggan saya',
      'pinjam di aplikasi untuk menutup aplikasi lain tidak terbayar',
      'galbay pinjol ilegal takut didatangi',
    ],
    reply:
      'Terima kasih sudah berani cerita. Ini bisa dibereskan satu per satu, dan Anda tidak sendirian.\n\n1. **Berhenti meminjam** untuk menutup yang lain.\n2. Cek tiap aplikasi ke **OJK 157** (WA 081-157-157-157). **Ilegal**: tidak usah dilayani lagi, blokir. **Legal**: minta keringanan, bayar pokoknya dicicil.\n3. Simpan tangkapan layar terornya; laporkan ke **OJK/Satgas PASTI**, **polisi** (patrolisiber.id), dan aduankonten.id. Menyebar data pribadi itu pidana.\n4. Kabari kontak sekali: *Nomor saya disalahgunakan penagih, mohon diabaikan.*\n5. Ceritakan ke suami atau satu orang yang dipercaya hari ini juga; beban ini terlalu berat ditanggung sendiri. Kalau terasa tidak kuat, telepon **119 tekan 8**.\n\nSebut tiap utang dan penghasilan sebulan, nanti saya susunkan urutan melunasinya.',
  },
  {
    name: 'loans_by_message',
    when: [
      'pinjaman|pinjol|dana|modal & tanpa agunan|tanpa jaminan|langsung cair|cair cepat & nawarin|ditawari|menawarkan|lewat wa|lewat whatsapp|sms|telegram',
    ],
    asks: ['ada orang menawarkan pinjaman tanpa agunan lewat wa', 'ditawari pinjaman langsung cair lewat sms'],
    weight: 2.4,
    reply:
      'Abaikan dan blokir, Juragan. Pemberi pinjaman berizin **dilarang menawarkan lewat pesan pribadi tanpa persetujuan**, jadi yang datang sendiri hampir pasti ilegal atau penipu.\n\nTandanya: minta *biaya admin di depan*, minta foto KTP dan akses kontak, cair tanpa ditanya usaha, mengaku bank atau koperasi. Jangan klik tautannya dan jangan memberi OTP.\n\nCek nama ke **OJK 157** (WA 081-157-157-157). Butuh modal? Mulai dari KUR, Pegadaian, atau koperasi yang kantornya bisa didatangi; sebutkan kebutuhannya, nanti saya hitungkan cicilan yang sanggup.',
  },
  {
    name: 'repay_or_turn_over',
    when: [
      'lunasin|lunasi|melunasi|pelunasan|dilunasi & kur|bank|pinjaman|kredit|cicilan|utang & cepat|dipercepat|awal|duluan|diputer|diputar|mending|atau & !pelanggan|pembeli',
    ],
    asks: [
      'mending lunasi kur lebih cepat atau uangnya diputar',
      'punya uang lebih bayar utang atau tambah modal',
      'pelunasan dipercepat pinjaman bank menguntungkan tidak',
    ],
    weight: 2,
    reply:
      'Bandingkan dua angka sebulan:\n\n- **Kalau dilunasi**: bunga yang dihemat. Sisa 10 juta, bunga 0,5% sebulan = hemat 50.000, dikurangi biaya pelunasan kalau ada.\n- **Kalau diputar**: untung bersih yang *benar-benar* bertambah. 10 juta menambah untung 400.000 sebulan? Putar saja.\n\nBunga rendah seperti KUR biasanya lebih baik **diputar**, asal barangnya pasti laku dan cicilannya lancar. **Lunasi dulu** kalau bunganya tinggi (pinjol, harian), uangnya akan menganggur, atau cicilan membuat tidak tenang.\n\nSisakan kas sebulan biaya tetap. Tanyakan banknya: ada penalti, dan bunga sisanya dihapus atau tidak.',
  },
  {
    name: 'pawning',
    when: [
      'gadai|gadaikan|digadai|digadaikan|menggadaikan|pegadaian & modal|emas|bpkb|motor|usaha|dagang|lebaran|bagus|aman|untung|mending',
    ],
    asks: [
      'gadai emas buat modal bagus tidak',
      'gadai emas atau pinjam bank untuk modal lebaran',
      'menggadaikan bpkb untuk modal usaha',
    ],
    weight: 2.6,
    reply:
      'Gadai emas cocok untuk modal **pendek yang pasti kembali**, misalnya stok musim ramai dua bulan: cair hari itu, emasnya kembali saat ditebus, tanpa merusak riwayat kredit.\n\nHitung dulu:\n\n1. **Biayanya sampai ditebus** (sewa modal biasanya per 15 hari, ditambah admin). Tanyakan jumlah rupiahnya.\n2. **Untung bersih musimnya** harus jelas di atas itu. Cair 10 juta, biaya dua bulan 500.000: untung tambahannya minimal dua kalinya.\n3. **Tanggal jatuh tempo**: lewat dari itu barang bisa dilelang.\n\nPakai Pegadaian atau gadai berizin **OJK (157)**. Jangan untuk menutup rugi atau biaya bulanan, dan jangan semua emas sekaligus.',
  },
  {
    name: 'monthly_interest',
    when: ['bunga & sebulan|per bulan|perbulan & mahal|murah|wajar|tinggi|besar|kemahalan & !flat berapa|cicilannya'],
    asks: ['bunga koperasi dua persen sebulan mahal tidak', 'bunga 1 persen per bulan termasuk mahal tidak'],
    weight: 2.2,
    reply: ({ text }) => {
      const share = Number(
        /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)/i.exec(text)?.[1]?.replace(',', '.') ?? 2,
      )
      return `Bunga ${shownNumber(share)}% sebulan = **${shownNumber(share * 12)}% setahun** dari pinjaman awal kalau *flat*; karena pokoknya terus berkurang, beban sebenarnya mendekati dua kalinya. KUR jauh di bawah itu, pinjol biasanya jauh di atasnya.

Mahal atau tidak ditentukan untungnya: pinjam 10 juta, bunga ${shownNumber(share)}% = **Rp ${formatNumber(Math.round(share * 100_000))} sebulan**. Kalau uang itu menambah untung bersih dua kalinya, masih masuk akal.

Tanyakan tiga hal: flat atau menurun, potongan di depan, dan denda telat. Sebutkan pinjaman dan lamanya, nanti saya hitungkan cicilannya.`
    },
  },
  {
    name: 'house_as_collateral',
    when: ['sertifikat|shm|rumah|tanah|bpkb & jaminan|dijaminkan|jaminkan|agunan|diagunkan & !kur minta|tanpa'],
    asks: [
      'sertifikat tanah dijaminkan ke bank risikonya apa',
      'jaminkan rumah untuk modal usaha aman tidak',
      'bpkb dijaminkan kalau macet bagaimana',
    ],
    weight: 2,
    reply:
      'Risikonya satu: kalau macet, **rumah atau tanahnya bisa dilelang**. Jadi hitung seolah usahanya sedang sepi:\n\n1. Cicilan paling banyak **sepertiga laba bersih** bulan terendah.\n2. Ada uang cadangan **tiga kali cicilan** sebelum tanda tangan.\n3. Uangnya untuk yang menghasilkan (alat, stok laku), bukan menutup rugi.\n4. Baca: bunga tetap atau berubah, denda, asuransi, biaya pelunasan awal, kapan sertifikat kembali.\n5. Milik bersama? Suami, istri, dan saudara yang berhak ikut setuju.\n\nPilih bank atau lembaga berizin **OJK (157)**; jangan menyerahkan sertifikat asli kepada perorangan. Untuk akad bernilai besar tanyakan notaris.',
  },
  {
    name: 'safe_instalments',
    when: [],
    asks: [
      'cicilan motor dan kontrakan masih aman ambil kur lagi',
      'berapa cicilan yang aman dari untung sebulan',
      'untung segini sudah ada cicilan boleh pinjam lagi tidak',
    ],
    reply:
      'Pegangannya: **semua cicilan paling banyak sepertiga laba bersih**, dihitung dari bulan yang sepi.\n\nContoh laba 2,5 juta: paling banyak 833.000. Kalau cicilan motor saja sudah 900.000, berarti **sudah lewat**, belum kontrakan 800.000. Sisanya 800.000 untuk makan dan stok.\n\nPinjam lagi hanya kalau uangnya **menambah untung lebih besar daripada cicilannya**, dan itu sudah terbukti kecil-kecilan. Kalau belum: lunasi yang tersisa paling sedikit dulu, atau minta tempo lebih panjang.\n\nSebut laba bulan sepi, cicilan, dan rencana pinjamannya, nanti saya hitungkan.',
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
    name: 'bank_interview',
    asks: ['pertanyaan petugas bank saat survei kur'],
    when: [
      'bank|investor|mantri|juri|pemodal|kur & tanya|nanya|ditanya|pertanyaan|wawancara|tanya jawab|survei|survey|interview & apa|biasanya|bagaimana|siapkan|jawab|jawabnya',
    ],
    weight: 2.2,
    reply:
      'Yang hampir selalu ditanyakan, dan jawaban yang mereka cari:\n\n1. **Uangnya untuk apa?** Sebut barang dan harganya, bukan "tambah modal".\n2. **Omzet dan laba sebulan?** Sebut bulan ramai dan bulan sepi, bawa catatannya.\n3. **Bayarnya dari mana?** Cicilan paling banyak sepertiga laba bersih.\n4. **Berapa lama usaha berjalan, siapa pembelinya?**\n5. **Ada utang lain?** Jujur; mereka melihat SLIK.\n6. **Jaminannya apa?**\n7. **Kalau penjualan turun 30%, bagaimana?** Siapkan satu rencana.\n8. **Kenapa tidak pakai uang sendiri saja?**\n\nJawab pendek, angka dulu baru cerita. Tidak tahu? Katakan *saya cek dan kabari besok*, jangan menebak. Latih dengan orang rumah sepuluh menit. Sebutkan omzet, laba, dan pinjamannya, nanti saya hitungkan cicilan dan batas amannya.',
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
    name: 'rotating_savings',
    when: [],
    asks: [
      'supaya arisan barang tidak macet',
      'arisan macet anggota tidak bayar',
      'arisan modal usaha untung rugi',
      'uang arisan dipakai modal dagang',
      'bandar arisan online aman tidak',
    ],
    reply:
      'Arisan orang yang saling kenal setara menabung: dapat di awal seperti **pinjaman tanpa bunga**, dapat di akhir seperti tabungan. Boleh untuk modal, asal setorannya dihitung sebagai **biaya tetap**: 500.000 sebulan = 20.000 sehari dari untung.\n\nHindari arisan online dengan *duos*, *menurun*, atau bunga; banyak yang berakhir jadi perkara. Dapat giliran pertama? Belanjakan untuk barang yang cepat berputar, bukan alat.',
  },
  {
    name: 'vehicle_by_credit_or_used',
    when: [],
    asks: [
      'motor untuk jualan kredit baru atau beli bekas tunai',
      'ambil mobil pick up kredit atau bekas',
      'kredit motor buat ojek atau beli second',
    ],
    reply:
      'Bandingkan **biaya sampai lunas**, bukan cicilannya.\n\n- **Kredit**: uang muka + cicilan × bulan. Contoh 3 juta + 800.000 × 35 = **31 juta** untuk motor 20 juta. Hanya kalau cicilan paling banyak sepertiga untung bulan sepi.\n- **Bekas tunai**: harga + servis awal (sisihkan 10 sampai 15%) + pajak yang belum dibayar. Untungnya jelas sejak hari pertama.\n\nUntuk mulai berjualan, **bekas tunai biasanya lebih aman**. Bawa montir, cocokkan nomor rangka dan mesin dengan STNK dan BPKB, cek pajak di Samsat, minta KTP penjual dan kuitansi bermeterai.\n\nUangnya pas-pasan? Sewa dulu sebulan untuk menguji. Sebut harga, uang muka, cicilan, dan untung sehari, nanti saya bandingkan.',
  },
]
