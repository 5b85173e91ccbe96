import type { Answer } from '../answer.ts'

const legalNote = '\n\nUntuk perkara bernilai besar, tanyakan dulu notaris atau penasihat hukum.'

/** Words of trade that owners meet and ask about. */
export const terms: readonly Answer[] = [
  {
    name: 'what_is_note',
    when: [
      'nota|bon & apa|arti|maksud|fungsi|gunanya|isi|kapan|contoh & !kuitansi|invoice|faktur|struk|kesepahaman|dinas',
    ],
    weight: 1.2,
    reply:
      '**Nota** (bon) adalah catatan jual beli yang diberikan **saat barang diserahkan**: nama barang, jumlah, harga, total. Jadi bukti belanja untuk pembeli dan pegangan stok untuk Anda.\n\n- Belum dibayar dan mau ditagih? Itu **invoice**.\n- Sudah dibayar dan perlu bukti terima uang? Itu **kuitansi**.\n\nKalau Anda menulis *buatkan nota untuk Bu Rina, 20 kotak nasi @ 25.000*, saya buatkan sebagai invoice yang bisa dicetak.',
  },
  {
    name: 'what_is_faktur',
    when: ['faktur & apa|arti|maksud|gunanya|fungsi & !pajak|invoice|kuitansi|nota'],
    weight: 1.2,
    reply:
      '**Faktur** adalah daftar barang yang dijual beserta harganya, nama lain dari invoice penjualan. Siapa pun boleh membuatnya.\n\nYang beda adalah **faktur pajak**: bukti pungutan PPN, hanya boleh dibuat Pengusaha Kena Pajak (PKP) lewat Coretax. Kalau usaha Anda belum PKP, cukup faktur atau invoice biasa tanpa PPN.',
  },
  {
    name: 'purchase_order',
    asks: [
      'po purchase order itu apa',
      'pelanggan kantor kirim po saya harus apa',
      'po dari perusahaan itu apa harus saya balas apa',
    ],
    when: [
      'purchase order|po & apa|arti|maksud|itu|cara|isi|fungsi & !beda',
      'pre order|preorder & apa|cara|itu|sistem',
    ],
    weight: 1.2,
    reply:
      '**PO (purchase order)** adalah pesanan resmi dari pembeli: barang, jumlah, harga yang disepakati, kapan dikirim, cara bayar. Datangnya **setelah** penawaran dan **sebelum** invoice; nomor PO-nya biasanya diminta ditulis di invoice.\n\nKalau **pre-order**, artinya barang dibuat setelah dipesan. Amankan dengan uang muka dan tanggal jadi yang tertulis.\n\nPenawaran dan invoice-nya bisa saya buatkan.',
  },
  {
    name: 'delivery_note',
    asks: [
      'surat jalan fungsinya apa kenapa gudang minta',
      'gunanya surat jalan buat apa',
      'surat jalan itu apa',
      'surat jalan isinya apa',
    ],
    when: ['surat jalan|delivery order|tanda terima barang & apa|arti|maksud|fungsi|beda|perlu|itu|isi|cara|kah'],
    weight: 1.4,
    reply:
      '**Surat jalan** (delivery order) menyertai barang yang dikirim: nama barang dan **jumlahnya tanpa harga**, alamat tujuan, pengirim, penerima. Penerima tanda tangan sebagai bukti barang sampai; salinannya dilampirkan ke invoice supaya tagihan tidak dibantah.\n\nBisa saya buatkan: *Buatkan surat jalan untuk Toko Melati, 20 dus mi instan*.',
  },
  {
    name: 'payment_term',
    asks: ['termin pembayaran itu apa', 'bayar bertahap 3 termin bagaimana'],
    when: ['termin|tempo|top & apa|arti|maksud|itu|jelaskan|cara', 'termin pembayaran|syarat pembayaran & ?|jelaskan'],
    weight: 1.2,
    reply:
      '**Termin** adalah pembayaran bertahap sesuai kemajuan pekerjaan, misalnya 30% di muka, 40% saat setengah jadi, 30% setelah serah terima.\n\n**Tempo** (term of payment) adalah tenggat setelah barang diterima: *tempo 14 hari* artinya dibayar paling lambat 14 hari kemudian.\n\nTulis keduanya sebagai tanggal dan jumlah di invoice atau kontrak, jangan hanya persen. Tiap uang masuk, beri kuitansi.',
  },
  {
    name: 'lost_deposit',
    asks: [
      'dp hangus kalau pembeli batal boleh tidak',
      'uang muka dikembalikan tidak kalau batal',
      'pesanan katering batal mendadak dp boleh diambil',
      'pembeli batal h-1 uang muka boleh saya ambil',
      'dp pesanan batal jadi milik siapa',
    ],
    when: ['dp|uang muka|panjar|tanda jadi & hangus|batal|kembali|balik|balikin|dikembalikan|refund'],
    weight: 1,
    reply: `Uang muka hangus atau kembali tergantung **kesepakatan di awal**, jadi tuliskan sebelum uangnya diterima. Contoh kalimat yang adil:\n\n*DP 50%. Batal sebelum bahan dibeli: DP kembali dikurangi 10%. Batal setelah bahan dibeli: DP tidak kembali. Kami yang batal: DP kembali penuh.*\n\nTanpa kesepakatan tertulis, bicarakan baik-baik: tunjukkan biaya yang sudah keluar, kembalikan sisanya.${legalNote}`,
  },
  {
    name: 'legal_warning',
    asks: ['somasi itu apa', 'kirim surat somasi ke pembeli yang tidak bayar', 'dapat surat somasi harus bagaimana'],
    when: ['somasi & apa|arti|maksud|itu|cara|isi|contoh|kapan'],
    weight: 1.4,
    reply: `**Somasi** adalah teguran tertulis supaya orang memenuhi janjinya dalam batas waktu tertentu, biasanya sebelum perkara dibawa lebih jauh. Isinya: apa yang dijanjikan, apa yang belum dipenuhi, apa yang diminta, dan tanggal terakhirnya.\n\nMulailah dari **surat teguran** yang sopan; itu bisa saya buatkan kalau Anda sebut nama, jumlah, dan jatuh temponya. Kalau sudah sampai somasi, mintalah bantuan pengacara atau LBH.`,
  },
  {
    name: 'electronic_signature',
    asks: ['tanda tangan digital sah tidak di perjanjian', 'tanda tangan scan berlaku tidak'],
    when: ['tanda tangan & digital|elektronik|online|scan|foto|sah', 'ttd & digital|elektronik|scan|foto|sah'],
    weight: 1,
    reply: `Tanda tangan elektronik **diakui hukum** di Indonesia. Yang paling kuat adalah yang **tersertifikasi** (penyelenggaranya terdaftar di kementerian), karena bisa dibuktikan siapa yang menandatangani. Tanda tangan hasil foto atau scan masih lazim untuk penawaran dan invoice, tetapi lemah sebagai bukti kalau dibantah.\n\nUntuk kontrak: tanda tangan basah di atas meterai, atau tanda tangan tersertifikasi dengan e-meterai.${legalNote}`,
  },
  {
    name: 'other_tax_base',
    when: ['dpp|dasar pengenaan pajak|nilai lain|11/12'],
    weight: 1.2,
    reply:
      '**DPP** (dasar pengenaan pajak) adalah angka yang dikalikan tarif PPN. Untuk barang dan jasa biasa dipakai **DPP nilai lain = 11/12 × harga**, lalu PPN = 12% × DPP itu. Hasilnya sama dengan 11% dari harga.\n\nContoh harga Rp 1.000.000: DPP nilai lain Rp 916.667, PPN 12% = **Rp 110.000**.\n\nIni hanya untuk PKP. Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200).',
  },
  {
    name: 'balance_sheet',
    asks: ['neraca itu apa', 'cara membuat neraca usaha kecil'],
    when: ['neraca|posisi keuangan|aset|aktiva|liabilitas|ekuitas & apa|arti|maksud|itu|cara|isi|bagaimana'],
    weight: 1,
    reply:
      '**Neraca** memotret apa yang dimiliki dan dari mana uangnya, pada satu tanggal:\n\n**Aset = Utang + Modal**\n\n- aset: kas, stok, piutang, peralatan\n- utang: ke supplier, ke bank\n- modal: setoran Anda ditambah laba yang belum diambil\n\nContoh: kas 5 juta, stok 8 juta, alat 7 juta = aset 20 juta. Utang 6 juta, berarti modal 14 juta. Kalau kedua sisi tidak sama, ada catatan yang terlewat.',
  },
  {
    name: 'return_on_investment',
    asks: ['roi itu apa cara hitungnya'],
    when: ['roi|return on investment|balik modal & apa|arti|maksud|itu|rumus|cara'],
    weight: 0.6,
    reply:
      '**ROI** mengukur hasil dari uang yang dikeluarkan: **(laba ÷ modal) × 100%**.\n\nContoh: iklan Rp 500.000 menghasilkan penjualan Rp 3.000.000, laba kotornya Rp 900.000. Laba bersih dari iklan Rp 400.000, ROI = 400.000 ÷ 500.000 = **80%**. Hitung dari **laba**, bukan dari omzet.',
  },
  {
    name: 'loan_interest',
    asks: ['beda bunga flat dan efektif', 'bunga menurun itu apa'],
    when: ['bunga & flat|efektif|anuitas|pinjaman|kredit|cicilan & ?|beda|apa|hitung|berapa|cara'],
    weight: 0.8,
    reply:
      '- **Bunga flat**: dihitung terus dari pinjaman awal. Pinjam 12 juta, 1% sebulan, 12 bulan: bunga 120.000 tiap bulan, total 1.440.000.\n- **Bunga efektif**: dihitung dari sisa pinjaman, jadi makin lama makin kecil. Dengan angka yang sama total bunganya kira-kira 780.000 (pokok dibagi rata).\n\nJadi flat 1% terasa hampir seperti efektif 2%. Tanyakan selalu: **total yang dibayar sampai lunas berapa**, lalu bandingkan itu. Syarat pastinya ada di bank atau koperasinya.',
  },
  {
    name: 'stock_order',
    asks: ['fifo lifo itu apa'],
    when: ['fifo|lifo|fefo|first in first out'],
    weight: 0.8,
    reply:
      '- **FIFO**: yang masuk dulu, dijual dulu. Baik untuk hampir semua dagangan.\n- **FEFO**: yang paling dekat kedaluwarsa, dijual dulu. Wajib untuk makanan dan obat.\n\nCaranya: barang baru ditaruh di belakang atau di bawah, tulis tanggal masuk di dusnya, dan kasir mengambil dari depan.',
  },
  {
    name: 'consignment',
    asks: [
      'titip jual di toko orang sistemnya bagaimana',
      'konsinyasi itu apa',
      'bagi hasil titip kue di warung berapa persen',
      'orang mau nitip keripik di warung saya',
      'nitip jualan di warung orang pembagiannya bagaimana',
      'titip kue di warung bagi hasilnya',
    ],
    when: [
      'konsinyasi|titip jual|titip barang|titip|titipan|dititip|dititipkan|titipkan|nitip|nitipin|menitip|menitipkan & ?|apa|cara|bagaimana|sistem|bagi hasil|wajar|berapa|persen',
      'konsinyasi|titip jual',
    ],
    weight: 1,
    reply:
      '**Titip jual (konsinyasi)**: barang Anda ditaruh di toko orang, dibayar hanya yang laku.\n\n- Bagian toko lazimnya **20 sampai 35%** dari harga jual; untuk kerajinan bisa lebih.\n- Sepakati tertulis: siapa menanggung yang rusak atau hilang, kapan dihitung (misalnya tiap dua minggu), kapan dibayar, berapa lama dipajang.\n- Hitung dulu: harga jual 20.000, bagian toko 25% = 5.000. Yang Anda terima 15.000; kalau HPP 11.000, untungnya 4.000.\n\nPerjanjian titip jualnya bisa saya buatkan: *Buatkan kontrak titip jual antara saya dan Toko Melati, bagi hasil 75:25*.',
  },
  {
    name: 'dropship_reseller',
    asks: [
      'beda dropship dan reseller',
      'cara mulai jadi reseller',
      'beda reseller dropship agen',
      'harga untuk reseller potong berapa persen',
      'reseller minta harga khusus potongan berapa',
    ],
    when: [
      'dropship|dropshipper|reseller|agen|distributor & apa|beda|cara|mulai|margin|berapa|itu|kasih|diberi|bagaimana|untung',
    ],
    weight: 1,
    reply:
      '- **Dropship**: penjual menawarkan, Anda yang mengirim. Ia tidak pegang stok; bagiannya kecil, sekitar 10 sampai 20%.\n- **Reseller**: beli putus dari Anda dengan harga khusus, lalu menjual sendiri. Potongan lazim **20 sampai 30%** dengan minimal beli.\n- **Agen**: beli banyak, punya wilayah, potongannya paling besar.\n\nHitung dari HPP: HPP 12.000, harga jual 20.000. Harga reseller 15.000 memberi Anda 3.000 dan reseller 5.000. Jangan sampai Anda sendiri menjual di bawah harga mereka.',
  },
  {
    name: 'trade_units',
    asks: ['satu lusin kodi gros rim berapa'],
    when: ['kodi|lusin|gros|rim|kuintal|ton|ons|pak & ?|berapa|isi|biji|lembar|kilo|kg|helai'],
    weight: 0.2,
    atMost: 8,
    reply:
      'Satuan dagang yang sering dipakai:\n\n- 1 **lusin** = 12 buah\n- 1 **kodi** = 20 helai\n- 1 **gros** = 12 lusin = 144 buah\n- 1 **rim** = 500 lembar\n- 1 **ons** = 100 gram\n- 1 **kuintal** = 100 kg, 1 **ton** = 1.000 kg\n\nDi surat yang saya buat, lusin dan kodi dihitung ke buahnya kalau harganya per buah.',
  },
  {
    name: 'franchise',
    asks: [
      'ada yang menawarkan franchise minuman layak tidak',
      'resiko ikut franchise apa saja',
      'beda waralaba dan kemitraan',
      'beli franchise minuman untung tidak',
      'tawaran franchise kecil bagus tidak',
    ],
    when: ['franchise|waralaba|kemitraan & ?|beda|apa|cara|syarat|modal|untung|bagus|layak|aman'],
    weight: 0.9,
    reply:
      '- **Waralaba (franchise)**: membeli hak memakai merek dan sistem, ada biaya awal dan royalti, diatur pemerintah (harus punya tanda pendaftaran).\n- **Kemitraan**: lebih longgar, biasanya beli alat dan bahan dari pusat; isinya tergantung perjanjian.\n\nSebelum membayar: minta angka penjualan cabang yang sudah jalan, temui dua pemiliknya, hitung balik modal dengan penjualan separuh dari yang dijanjikan, dan baca siapa menanggung sewa serta bahan yang rusak. Analisis kelayakannya bisa saya buatkan dari angka Anda.',
  },
  {
    name: 'order_paper_or_preorder',
    when: [],
    asks: ['beda po dan pre order', 'po itu purchase order atau pre order', 'apa itu po dalam jualan'],
    reply:
      'Singkatannya sama, artinya dua:\n\n- **PO = purchase order**: surat **dari pembeli** yang memesan resmi (barang, jumlah, harga, tanggal). Lazim di kantor dan pabrik; menjadi dasar kirim barang dan menagih.\n- **PO = pre-order**: cara **menjual** dengan menerima pesanan (biasanya uang muka) dulu, barang dibuat atau dibeli sesudahnya. Lazim di jualan online dan kue.\n\nDi surat, tulis *purchase order* atau *surat pesanan* supaya tidak keliru; di status, *open pre-order sampai Jumat, kirim Senin*. Surat pesanannya bisa saya buatkan.',
  },
]
