import type { Answer } from '../answer.ts'
import { askLicensing, askTaxOffice } from './notes.ts'

/** Taxes where something is special: a buyer who asks for a tax invoice, a spouse, a letter from the office. */
export const taxCases: readonly Answer[] = [
  {
    name: 'asked_for_tax_invoice',
    asks: [
      'customer minta faktur pajak padahal belum pkp boleh dibuatkan tidak',
      'wajib jadi pkp tidak kalau pembeli minta faktur pajak',
      'pembeli instansi minta faktur pajak usaha belum pkp boleh menerbitkan tidak',
      'customer minta faktur saya cuma bisa kasih nota',
    ],
    when: [
      'faktur pajak|faktur & belum pkp|bukan pkp|non pkp|tidak pkp|minta|diminta|mita|syarat & !beda|apa itu|cara bikin',
    ],
    weight: 2.4,
    reply: `Kalau belum **PKP**, faktur pajak memang tidak bisa dibuat, dan PPN tidak boleh dipungut. Katakan terus terang:\n\n*Mohon maaf, Bapak/Ibu, usaha kami belum berstatus PKP, sehingga tagihan kami tanpa PPN dan tanpa faktur pajak. Kami sertakan invoice, kuitansi, dan NPWP.*\n\nBanyak kantor menerima itu. Kalau mereka tetap mewajibkan, pilihannya mengajukan diri menjadi PKP; hitung dulu untung ruginya, karena semua penjualan lalu berpajak dan harus dilaporkan.\n\n${askTaxOffice}`,
  },
  {
    name: 'no_tax_invoice',
    when: [
      'faktur pajak & belum pkp|bukan pkp|non pkp|tidak pkp|belum|minta|diminta|perusahaan & !bedanya|beda|apa itu',
    ],
    weight: 2.2,
    reply:
      'Yang belum **PKP** tidak boleh menerbitkan faktur pajak dan tidak boleh memungut PPN. Yang bisa diberikan:\n\n1. **Invoice** tanpa PPN dan **kuitansi** (meterai kalau di atas Rp 5.000.000),\n2. NPWP/NIK usaha, dan kalau diminta, **surat pernyataan bukan PKP**.\n\nKatakan: *Kami belum PKP, jadi harganya tanpa PPN; kami berikan invoice, kuitansi, dan surat pernyataan non-PKP.* Bagian pajak mereka biasanya menerima itu dan memotong PPh sesuai aturannya; minta bukti potongnya.\n\nKalau banyak pelanggan meminta, hitung untung ruginya menjadi PKP dengan konsultan pajak atau Kring Pajak 1500200. Surat pernyataannya bisa saya buatkan.',
  },
  {
    name: 'restaurant_tax',
    asks: [
      'warung makan kena pajak restoran pb1 tidak',
      'pajak 10 persen rumah makan',
      'tulisan pajak 10 persen di rumah makan itu ppn bukan',
    ],
    when: [
      'pb1|pbjt|pajak restoran|pajak resto|pajak makanan|pajak daerah|service charge',
      'pajak & restoran|rumah makan|kafe|cafe|resto',
    ],
    weight: 1.4,
    reply:
      '**PB1** (sekarang PBJT makanan dan minuman) adalah pajak **daerah**, paling tinggi **10%**, ditagihkan ke pembeli rumah makan dan menggantikan PPN. Pedagang kecil di bawah batas omzet tertentu dibebaskan; batasnya berbeda tiap kota.\n\n*Service charge* bukan pajak melainkan milik usaha, dan ikut dikenai pajak: makanan 100.000 + service 5.000, PB1 10% dari 105.000 = 10.500.\n\nTarif dan batasnya tanyakan ke Bapenda kota atau kabupaten Anda.',
  },
  {
    name: 'tax_when_losing',
    asks: ['usaha rugi tetap bayar pajak tidak'],
    when: ['rugi|merugi|tekor|tidak untung|sepi & pajak|pph|0,5|final'],
    weight: 2.2,
    reply: `Dengan **PPh final 0,5%**, pajaknya dihitung dari **omzet**, jadi rugi pun tetap dihitung. Tetapi untuk pedagang **perorangan**, omzet sampai Rp 500 juta setahun pajaknya nol, jadi kebanyakan warung kecil tidak membayar.\n\nContoh perorangan, omzet 540 juta dan rugi: (540 − 500) juta × 0,5% = Rp 200.000. Dengan tarif biasa (pembukuan), rugi berarti tidak ada PPh dan ruginya bisa dikurangkan di tahun berikut; ada syarat dan pemberitahuannya. SPT tetap dilaporkan.\n\n${askTaxOffice}`,
  },
  {
    name: 'marketplace_tax',
    asks: ['marketplace memungut pajak penjual'],
    when: ['shopee|tokopedia|tiktok|lazada|marketplace & pajak|pajaknya|pph'],
    weight: 2.2,
    reply: `Ada aturan yang memungkinkan marketplace **memungut pajak penghasilan pedagang** langsung dari penjualan; mulai kapan dan siapa yang dikecualikan bisa berubah, jadi lihat pengumuman di aplikasi penjual Anda. Yang dipungut dicatat sebagai pembayaran pajak Anda, jadi simpan buktinya.\n\nPotongan lain di sana (komisi, layanan) **bukan** pajak. Kewajiban mencatat omzet dan melapor SPT tetap pada Anda. ${askTaxOffice}`,
  },
  {
    name: 'withholding_slip',
    asks: ['bukti potong pph itu apa', 'kantor potong pph dari tagihan saya'],
    when: ['bukti potong|bupot|dipotong pph|potong pajak|pph 23|pph 21 & ?|apa|itu|klien|kantor|berapa'],
    weight: 2,
    reply: `**Bukti potong** adalah surat bahwa pembeli (biasanya perusahaan) sudah memotong PPh dari pembayaran Anda dan menyetorkannya. Uang yang Anda terima berkurang, tetapi potongannya **dihitung sebagai pajak yang sudah Anda bayar** di SPT.\n\nMinta buktinya untuk tiap pembayaran dan simpan. Kalau Anda memakai tarif final UMKM, tanyakan surat keterangannya ke kantor pajak supaya potongannya sesuai. ${askTaxOffice}`,
  },
  {
    name: 'freelance_tax',
    asks: ['pajak pekerja lepas freelance', 'jasa desain kena pajak apa'],
    when: [
      'freelance|freelancer|pekerja lepas|jasa|konten kreator|youtuber|desainer|fotografer|les privat & pajak|pajaknya|pph|spt|npwp',
    ],
    weight: 1.8,
    reply: `Penghasilan dari jasa **juga kena pajak penghasilan**, tetapi caranya bisa berbeda dari pedagang: **pekerjaan bebas** (misalnya tenaga ahli) ada cara hitungnya sendiri, jadi 0,5% belum tentu berlaku. Klien perusahaan biasanya **memotong PPh** saat membayar dan memberi bukti potong; simpan, karena mengurangi pajak Anda di SPT.\n\nYang pasti: catat semua penerimaan, kumpulkan bukti potong, dan lapor SPT Tahunan. Golongan Anda tanyakan dulu.\n\n${askTaxOffice}`,
  },
  {
    name: 'registered_seller_gain',
    asks: ['untung rugi jadi pkp', 'saya harus jadi pkp tidak'],
    when: [
      'pkp & untung|untungnya|manfaat|gunanya|keuntungan|rugi|ruginya|enak|perlu|sebaiknya|mending|pilih & !faktur',
    ],
    weight: 2,
    reply: `**Menjadi PKP** menguntungkan kalau pembeli Anda perusahaan:\n\n- bisa membuat **faktur pajak**, jadi diterima kantor dan pengadaan,\n- PPN yang Anda bayar saat belanja bisa **dikreditkan**.\n\nRuginya: harga ke pembeli biasa jadi lebih mahal 11%, ada laporan tiap bulan, dan pembukuannya harus rapi. Kalau pembeli Anda perorangan dan omzet di bawah Rp 4,8 miliar setahun, biasanya belum perlu.\n\n${askTaxOffice}`,
  },
  {
    name: 'tax_of_spouses',
    when: [],
    asks: [
      'suami istri sama sama usaha pajaknya digabung atau dipisah',
      'npwp istri ikut suami pajak usaha',
      'omzet suami dan istri 500 juta dihitung sendiri sendiri',
    ],
    reply: `Pada dasarnya **satu keluarga satu kesatuan pajak**: penghasilan istri digabung di SPT suami, istri memakai NPWP suami. Pisah hanya kalau memilih **pisah harta** atau **menjalankan kewajiban sendiri**; lalu tarif umumnya dihitung dari gabungan dan dibagi sebanding.\n\nUntuk PPh final 0,5% (bebas 500 juta setahun), digabung atau dipisah menentukan berapa yang bebas, jadi tanyakan dulu sebelum lapor. Catat omzet dua usaha itu terpisah. ${askTaxOffice}`,
  },
  {
    name: 'letter_from_tax_office',
    when: [],
    asks: [
      'dapat surat sp2dk dari kantor pajak',
      'dipanggil kantor pajak untuk klarifikasi harus menyiapkan apa',
      'surat teguran pajak harus bagaimana',
      'petugas pajak datang ke toko saya',
      'orang pajak datang ke toko minta lihat pembukuan',
    ],
    reply: `Jangan panik dan jangan didiamkan. **SP2DK** adalah permintaan penjelasan, bukan tagihan.\n\n1. Cek keasliannya: telepon **1500200** atau datang ke KPP di suratnya.\n2. Jawab dalam **14 hari** (boleh minta tambahan waktu) dengan catatan omzet, rekening, dan nota.\n3. Kalau memang ada yang belum dilaporkan: betulkan SPT dan bayar kekurangannya; lebih ringan sebelum diperiksa.\n4. Minta surat tugas dan kartu pengenal petugas yang datang; jangan membayar tunai ke orang.\n\nAngkanya besar? Pakai konsultan pajak. Surat jawabannya bisa saya bantu susun.`,
  },
  {
    name: 'tax_return_late',
    when: [],
    asks: [
      'tidak lapor spt padahal omzet kecil didenda berapa',
      'telat lapor spt tahunan dendanya berapa',
      'batas lapor spt tahunan kapan',
      'lupa lapor spt beberapa tahun',
      'lapor spt telat dua tahun bagaimana',
    ],
    reply: `Batas **SPT Tahunan perorangan 31 Maret**, badan 30 April. Denda telat lapor **Rp 100.000** (perorangan) atau **Rp 1.000.000** (badan), ditagih lewat surat; telat bayar kena bunga.\n\nTetap laporkan walau telat, mulai dari tahun terakhir, lewat **Coretax** dengan NIK. Omzet UMKM direkap per bulan. Sudah terlalu lama: datang ke KPP, petugas membantu gratis. ${askTaxOffice}`,
  },
  {
    name: 'withholding_on_services',
    when: [],
    asks: [
      'jasa ke perusahaan dipotong pph 23 2 persen',
      'kantor memotong tagihan katering dua persen pajak',
      'supaya tidak dipotong pph 23 umkm surat keterangan',
    ],
    reply: `Perusahaan memang **wajib memotong PPh 23 2%** dari jasa (katering, servis, sewa alat). Contoh tagihan 5.000.000: dipotong 100.000, Anda terima 4.900.000; minta **bukti potong**, itu mengurangi pajak Anda.\n\nPelaku UMKM tarif final 0,5% bisa mengajukan **surat keterangan PPh final** di Coretax; dengan itu yang dipotong hanya **0,5%**. Serahkan sebelum menagih. ${askTaxOffice}`,
  },
  {
    name: 'inactive_tax_number',
    when: ['npwp & nonaktif|non aktif|non efektif|tidak aktif|mati|diaktifkan|diaktifin|aktifkan|aktifin|ne'],
    asks: [
      'npwp non efektif mau ajukan kur bagaimana',
      'npwp tidak aktif bisa pinjam bank tidak',
      'npwp non aktif diaktifkan lagi kena denda tidak',
      'cara mengaktifkan npwp yang mati',
    ],
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
    name: 'input_vat',
    asks: [
      'ppn dari supplier bisa diminta balik tidak kalau bukan pkp',
      'beli barang kena ppn bisa dikreditkan tidak',
      'ppn pembelian bisa diklaim tidak',
    ],
    when: [
      'ppn & supplier|pemasok|distributor|beli|belanja|pembelian|kulakan & balik|kembali|dikreditkan|kreditkan|klaim|diklaim|minta|restitusi & !invoice',
    ],
    weight: 2.6,
    reply: `**Bukan PKP: tidak bisa.** PPN yang Anda bayar ke pemasok tidak dapat dikreditkan atau diminta kembali; masukkan ke **modal barang** saat menghitung harga jual.\n\n**PKP**: PPN pembelian (masukan) dikurangkan dari PPN penjualan (keluaran) dalam SPT Masa PPN, asal ada **faktur pajak** yang sah atas nama dan NPWP Anda serta barangnya untuk usaha.\n\nBanyak membeli dari PKP dan pembelinya juga PKP? Hitung apakah menjadi PKP lebih hemat, karena kewajiban lapornya bertambah.\n\n${askTaxOffice}`,
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
    name: 'boarding_house_tax',
    when: ['kos|kost|kosan|kontrakan|sewa kamar & pajak|pph|ppn|npwp|kena'],
    asks: ['pajak usaha kos kosan kena apa saja', 'punya kontrakan kena pajak berapa'],
    weight: 2,
    reply: `Bedakan dulu:\n\n- **Kos** (menginap, ada layanan): penghasilannya dihitung seperti usaha biasa. Perorangan dengan aturan usaha kecil: Rp 500 juta omzet pertama setahun bebas, sisanya × 0,5%.\n- **Kontrakan rumah, ruko, kios** (menyewakan bangunan): PPh final **10% dari sewa**.\n- **PBB** tiap tahun; sebagian daerah punya pajak atau retribusi sendiri untuk penginapan, tanyakan Bapenda.\n\n${askTaxOffice}`,
  },
  {
    name: 'sign_board_tax',
    when: [],
    asks: [
      'papan nama toko kena pajak reklame tidak',
      'pasang neon box spanduk perlu izin',
      'pajak reklame spanduk warung berapa',
    ],
    reply: `Reklame adalah pajak **daerah**. Papan nama di tempat sendiri dengan ukuran kecil **sering dibebaskan**, tetapi batasnya berbeda tiap kabupaten dan kota; neon box besar, baliho, dan spanduk di jalan umumnya kena dan perlu izin.\n\nBawa ukuran dan foto tempatnya ke **Bapenda** atau DPMPTSP, tanyakan tarif setahun dan denda. Spanduk yang dipasang di tiang atau pohon bisa diturunkan Satpol PP. ${askLicensing}`,
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
]
