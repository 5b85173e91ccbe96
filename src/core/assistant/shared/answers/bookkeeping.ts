import type { Answer, Asked } from './answer.ts'
import { readFigures } from './reckon/figures.ts'
import { inRupiah } from './reckon/way.ts'

/** The debt that the message tells, as it is written into the examples; dots where none is told. */
const debtOf = ({ text }: Asked): string => {
  const told = readFigures(text).filter(({ shape }) => shape === 'sum')
  return told.length === 1 && told[0] !== undefined ? inRupiah(told[0].value) : 'Rp …'
}

/** Where asking politely did not help. */
export const debtorRefuses: Answer = {
  name: 'still_not_paid',
  asks: [
    'sudah ditagih berkali kali tetap tidak bayar',
    'pembeli utang galak kalau ditagih',
    'reseller ambil barang tempo tidak bayar telepon tidak diangkat lapor polisi',
    'utang tidak dibayar bisa dilaporkan polisi',
    'pembeli mangkir tidak melunasi invoice',
  ],
  when: [
    'kasbon|piutang|utang|hutang|bon|tagihan|bayar|nagih|ditagih|menagih & galak|marah|kabur|blokir|diblokir|ngeles|ngotot|menghilang|ngambek|tidak mau|cuek|alasan|pura pura & !suami|istri',
  ],
  weight: 1.4,
  reply:
    'Kalau ditagih baik-baik tetap tidak mau:\n\n1. **Berhenti memberi bon** sampai lunas, katakan dengan tenang.\n2. Tawarkan **cicilan kecil** dengan tanggal, tulis, dan minta parafnya.\n3. Datang berdua dengan orang yang ia segani (RT, saudara), bukan ramai-ramai, dan bukan saat ia marah.\n4. Kirim **surat teguran** dengan jumlah dan tanggal terakhir; bisa saya buatkan.\n\nJangan menyebar foto atau namanya di media sosial; itu bisa berbalik menjadi masalah Anda. Utang yang tidak dibayar umumnya urusan **perdata**; ada tipu muslihat sejak awal baru bisa dilaporkan. Kalau nilainya besar, tanyakan LBH atau pengacara.',
}

/** Books, stock, debts and money for the business. */
export const bookkeeping: readonly Answer[] = [
  debtorRefuses,
  {
    name: 'simple_books',
    asks: [
      'cara mencatat keuangan warung yang gampang',
      'pembukuan sederhana untuk pemula',
      'catatan uang masuk keluar yang simpel',
      'cara pembukuan sederhana warung',
      'mencatat uang masuk keluar jualan',
      'pembukuan sederhana mencatat apa saja',
      'belum pernah mencatat mulai dari mana',
    ],
    when: [
      'pembukuan|catatan keuangan|buku kas|akuntansi|pencatatan|catat keuangan|laporan keuangan & ?|cara|bagaimana|sederhana|mulai|gampang|mudah|contoh|apa',
      'cara|bagaimana|tips & catat|nyatet|mencatat|ngatur|mengatur|atur|kelola|mengelola & keuangan|uang|kas|pemasukan|pengeluaran|duit',
      'pembukuan|buku kas',
    ],
    weight: 0.5,
    reply:
      'Pembukuan sederhana cukup **satu buku, lima kolom**: tanggal, keterangan, masuk, keluar, saldo.\n\n- 1 Maret, modal awal: masuk 1.000.000, saldo 1.000.000\n- 1 Maret, beli bahan: keluar 350.000, saldo 650.000\n- 2 Maret, penjualan: masuk 480.000, saldo 1.130.000\n\nTiga aturan yang menyelamatkan:\n\n1. **Pisahkan** uang usaha dan uang rumah; gaji diri sendiri tiap bulan.\n2. Catat **hari itu juga**, sekecil apa pun.\n3. Cocokkan saldo buku dengan uang di laci tiap malam.\n\nAkhir bulan: penjualan dikurangi HPP dan biaya = laba.',
  },
  {
    name: 'profit_or_turnover',
    asks: ['beda omzet dan laba', 'omzet itu apa'],
    when: ['beda|apa itu|maksud|sama & omzet|omset|laba|profit|untung|pendapatan', 'laba kotor|laba bersih'],
    weight: 0.4,
    reply:
      '- **Omzet**: seluruh uang penjualan.\n- **Laba kotor**: omzet dikurangi HPP (modal barang yang terjual).\n- **Laba bersih**: laba kotor dikurangi biaya lain (sewa, upah, listrik, ongkir).\n\nContoh: omzet Rp 10.000.000, HPP Rp 6.000.000, biaya Rp 2.500.000. Laba kotor Rp 4.000.000, **laba bersih Rp 1.500.000**. Yang boleh dibawa pulang hanya dari laba bersih.',
  },
  {
    name: 'break_even',
    asks: ['cara menghitung balik modal bep', 'titik impas itu apa', 'berapa bulan balik modal menghitungnya'],
    when: ['bep|balik modal|titik impas|break even'],
    weight: 0.4,
    reply:
      '**Titik impas** = biaya tetap sebulan ÷ untung kotor per barang.\n\nContoh: sewa dan gaji Rp 2.000.000 sebulan, untung kotor Rp 5.000 per porsi: 2.000.000 ÷ 5.000 = **400 porsi sebulan**, kira-kira 14 porsi sehari. Di atas itu baru untung.\n\n**Balik modal** = modal awal ÷ laba bersih sebulan. Modal Rp 12.000.000, laba Rp 1.500.000: 8 bulan.',
  },
  {
    name: 'stock_differs',
    asks: ['stok di catatan beda dengan yang di rak', 'stok di buku dan di rak beda terus'],
    when: [
      'stok|persediaan|barang & selisih|beda|tidak cocok|tidak sama|hilang|kurang|berkurang sendiri & catatan|sistem|kartu|kenapa|sering|suka|fisik|buku & !uang|kiriman|paket',
    ],
    weight: 1.6,
    reply:
      'Selisih stok hampir selalu dari salah satu ini:\n\n1. **lupa dicatat**: contoh gratis, dipakai sendiri, rusak, retur,\n2. **satuan berbeda**: masuk per dus, keluar per biji,\n3. barang datang **kurang** tapi tidak dihitung saat diterima,\n4. salah pilih barang di kasir,\n5. diambil orang.\n\nCari yang mana: hitung **10 barang paling laku tiap hari** selama seminggu, tulis selisih dan siapa yang bertugas. Buat satu buku *rusak dan dipakai*, dan hitung setiap barang yang datang di depan pengirimnya.',
  },
  {
    name: 'stock',
    asks: ['cara mengatur stok barang toko', 'barang sering kehabisan pas dicari pembeli'],
    when: [
      'stok|persediaan|stock|gudang|stok opname|barang habis|kadaluarsa|kedaluwarsa & ?|cara|bagaimana|atur|kelola|catat|ngatur|hitung|menumpuk|numpuk|hilang|habis',
      'stok opname',
    ],
    weight: 0.5,
    reply:
      'Mengatur stok tanpa pusing:\n\n1. **Satu kartu per barang**: masuk, keluar, sisa.\n2. **Stok minimum** = penjualan per hari × lama menunggu kiriman, tambah sedikit cadangan. Laku 5 sehari, kiriman 4 hari: pesan lagi saat tinggal 20 sampai 25.\n3. **Yang masuk dulu, jual dulu**, apalagi makanan.\n4. Hitung fisik seminggu sekali untuk barang cepat laku.\n5. Barang yang dua bulan diam, jadikan paket atau diskon.',
  },
  {
    name: 'debts',
    asks: [
      'malu menagih utang ke saudara sendiri',
      'menagih utang pelanggan yang sopan',
      'pelanggan kasbon belum bayar',
      'menagih utang tetangga di warung',
      'tetangga kasbon terus belum bayar',
      'penghuni kos nunggak susah ditagih ngomongnya bagaimana',
    ],
    when: [
      'kasbon|piutang|utang|hutang|ngutang|bon|nunggak|menunggak|tunggakan & ?|cara|bagaimana|nagih|menagih|tagih|sopan|pelanggan|pembeli|orang|ingetin|ingatkan|mengingatkan|belum',
      'nagih|menagih|ingetin|mengingatkan|ingatkan & utang|bayar|pelanggan|tagihan|sopan|halus|hutang|pembeli',
      'tidak bayar|belum bayar|kabur|dituntut|menuntut & invoice|tagihan|pembeli|pelanggan',
      'belum bayar|belum dibayar|susah ditagih|tidak bayar|telat bayar|macet',
    ],
    weight: 0.6,
    reply: (asked) =>
      `Menagih bisa tegas tanpa merusak hubungan:\n\n- **3 hari sebelum**: *Selamat pagi Pak, sekadar mengingatkan tagihan ${debtOf(asked)} jatuh tempo Kamis ini. Terima kasih.*\n- **Lewat 3 hari**: *Pak, tagihan ${debtOf(asked)} per tanggal … belum kami terima. Kira-kira bisa dibayar kapan?*\n- **Lewat 2 minggu**: tawarkan cicilan, minta tanggal pasti secara tertulis.\n- **Tetap tidak dibayar**: kirim surat teguran dengan invoice terlampir.\n\nUntuk kasbon warung: catat di depan orangnya, beri batas (misalnya Rp 100.000 per orang), dan jangan menambah sebelum yang lama lunas. Invoice atau surat pengingatnya bisa saya buatkan.`,
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
    name: 'salary_self',
    asks: [
      'gaji untuk diri sendiri dari usaha berapa',
      'gaji untuk diri sendiri berapa',
      'pemilik usaha menggaji diri sendiri',
      'saya sendiri digaji berapa dari usaha',
    ],
    when: [
      'gaji sendiri|gaji diri|menggaji diri|uang pribadi|uang rumah|campur|kecampur|tercampur|uang usaha & ?|cara|bagaimana|pisah|misah|pisahkan|berapa|campur',
    ],
    weight: 0.3,
    reply:
      'Supaya tidak tercampur: buka rekening kedua khusus usaha, semua penjualan masuk ke sana, lalu **gaji diri Anda** sekali sebulan. Besarnya ambil 30 sampai 50% dari laba bersih rata-rata tiga bulan; sisanya untuk stok dan dana darurat usaha. Kalau terpaksa memakai uang usaha, catat sebagai pinjaman dan kembalikan.',
  },
]
