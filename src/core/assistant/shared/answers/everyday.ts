import type { Answer } from './answer.ts'

const taxNote =
  '\n\nAturan bisa berubah; untuk kepastian tanyakan kantor pajak (Kring Pajak 1500200) atau konsultan pajak.'

/** Questions of a trader's day that belong to no larger subject. */
export const everyday: readonly Answer[] = [
  {
    name: 'own_debts',
    asks: [
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
    name: 'sells_well_no_money',
    asks: [
      'jualan laris tapi uangnya tidak ada',
      'ramai pembeli tapi tidak kelihatan untungnya',
      'omzet naik tapi uang di rekening makin sedikit',
      'kehabisan modal padahal omzet naik',
      'jualan ramai tapi uangnya tidak kelihatan',
      'omzet besar tapi akhir bulan tidak ada uangnya',
    ],
    when: [
      'laris|laku|rame|ramai|omzet besar|jualan jalan|untung & uang|uangnya|duit|duitnya|kas|untungnya|hasilnya & tidak|habis|kemana|hilang|kosong|keliatan|kelihatan|ada|terasa & kenapa|kok|tapi|padahal & !stok|paket',
    ],
    weight: 1.6,
    reply:
      'Laris tetapi uangnya tidak kelihatan, biasanya karena satu dari lima ini:\n\n1. **Untung per barang terlalu tipis**: HPP belum memasukkan upah, gas, kemasan.\n2. **Uang jadi stok**: belanja lebih banyak daripada yang laku.\n3. **Uang di pelanggan**: bon dan tempo.\n4. **Terpakai rumah** tanpa dicatat.\n5. **Cicilan** lebih besar daripada labanya.\n\nSebulan saja, catat semua yang keluar dari laci. Atau kirim angkanya: *omzet 15 juta, bahan 8 juta, gaji 2 juta, sewa 1 juta, untungnya berapa*, nanti terlihat bocornya.',
  },
  {
    name: 'volatile_costs',
    asks: [
      'harga bahan baku naik turun',
      'harga cabai tidak stabil harga jual bagaimana',
      'bahan naik harga jual ikut naik atau tidak',
      'minyak goreng naik gorengan seribu masih masuk tidak',
    ],
    when: [
      'bahan|bahan baku|cabai|cabe|minyak|telur|ayam|beras|harga bahan & naik turun|naik|tidak stabil|berubah|mahal|melonjak & harga|jual|nentuin|bagaimana|cara|porsi|menu & !gaji',
    ],
    weight: 1.5,
    reply:
      'Kalau harga bahan naik turun:\n\n1. Hitung HPP dengan harga **rata-rata tiga bulan**, ditambah cadangan 5 sampai 10%, bukan harga hari ini.\n2. Tetapkan batas: kalau HPP naik lebih dari 10%, harga disesuaikan; di bawah itu ditahan.\n3. Ukur **porsi** dengan timbangan; sendok kira-kira paling banyak memakan untung.\n4. Sediakan menu pengganti saat satu bahan melonjak, dan beli yang awet waktu murah.\n5. Untuk pesanan besar, tulis *harga berlaku 7 hari* di penawaran.\n\nSebutkan HPP lama, harga bahan baru, dan harga jualnya, nanti saya hitungkan.',
  },
  {
    name: 'loss_leader',
    asks: ['jual rugi satu barang buat pancingan', 'jual rugi supaya cepat laku salah tidak'],
    when: [
      'jual rugi|dijual rugi|jual di bawah modal|dibawah modal|di bawah modal|rugi & narik|menarik|pancingan|umpan|pelanggan|promosi & jual|boleh|harga|barang',
    ],
    weight: 1.6,
    reply:
      'Boleh sebagai **pancingan**, kalau dihitung:\n\n1. Satu barang saja, stoknya dibatasi, ada tanggal selesainya.\n2. Pembelinya harus **membeli yang lain juga**: rugi 2.000 di gula, untung 6.000 dari belanja lain.\n3. Tetapkan batas rugi, misalnya Rp 100.000, lalu berhenti dan lihat catatannya.\n\nMenjual rugi terus-menerus untuk mematikan pesaing bisa bermasalah dengan aturan persaingan usaha, dan biasanya yang habis duluan uang Anda sendiri.',
  },
  {
    name: 'larger_purchase',
    asks: ['supaya pembeli belanja lebih banyak'],
    when: [
      'beli & lebih banyak|nambah|tambah|banyak|sekalian|borong & pembeli|pelanggan|orang|cara|caranya|biar|supaya & !follower|karyawan|stok',
      'upselling|upsell|cross selling|nilai belanja|rata rata belanja',
    ],
    weight: 1.2,
    reply:
      'Supaya sekali beli lebih banyak:\n\n1. **Tawarkan satu pasangan**: *Sekalian tehnya, Kak? Jadi 20.000 saja.*\n2. **Minimal belanja** untuk bonus, sedikit di atas rata-rata sekarang: rata-rata 38.000, bonus mulai 50.000.\n3. **Paket dan ukuran besar** dengan harga per isi yang jelas lebih murah.\n4. Barang kecil di dekat kasir.\n5. Kartu: beli 5 gratis 1.\n\nNaik 5.000 per orang dari 40 pembeli = 200.000 sehari, tanpa mencari pembeli baru.',
  },
  {
    name: 'how_much_stock',
    asks: [
      'cara menghitung stok aman barang cepat laku',
      'stok pengaman dihitung bagaimana',
      'berapa banyak stok yang harus disimpan',
      'belanja stok berapa supaya tidak menumpuk',
    ],
    when: ['stok & aman|ideal|berapa banyak|seberapa|cukup|wajar|minimal|kebanyakan & berapa|warung|toko|kecil|?'],
    weight: 1.5,
    reply:
      'Patokan stok aman = **yang laku sehari × (hari menunggu kiriman + cadangan)**.\n\nContoh mi instan laku 10 sehari, kiriman 2 hari, cadangan 3 hari: 10 × 5 = **50 bungkus**. Segitu cukup; lebih dari dua minggu jualan berarti uang tertidur.\n\n- cepat laku: stok 1 minggu\n- sedang: 2 minggu\n- jarang laku: 2 sampai 3 buah saja\n- makanan segar: sesuai laku hari itu\n\nSebutkan yang laku sehari dan lama kirimannya, nanti saya hitungkan.',
  },
  {
    name: 'keep_papers',
    asks: ['nota dan kuitansi disimpan berapa lama', 'nota pembelian disimpan atau dibuang saja'],
    when: [
      'nota|struk|kuitansi|invoice|dokumen|bukti|catatan & simpan|disimpan|menyimpan|nyimpan|dibuang|buang & berapa lama|lama|tahun|perlu|sampai kapan|boleh & !kamu|juragan|akun',
    ],
    weight: 2,
    reply:
      'Untuk pajak, pembukuan dan buktinya perlu disimpan **bertahun-tahun**; lamanya diatur dan tidak saya sebut dari ingatan, tanyakan kantor pajak (Kring Pajak 1500200). Untuk garansi dan klaim, selama garansinya berlaku. Nota kecil sehari-hari paling cepat dibuang setelah buku tahun itu ditutup dan SPT-nya dilaporkan.\n\nSupaya tidak menumpuk: satu amplop per bulan, foto atau scan di hari yang sama (kertas struk cepat pudar), beri nama tanggal dan jumlahnya.',
  },
  {
    name: 'freelance_tax',
    asks: ['pajak pekerja lepas freelance', 'jasa desain kena pajak apa'],
    when: [
      'freelance|freelancer|pekerja lepas|jasa|konten kreator|youtuber|desainer|fotografer|les privat & pajak|pajaknya|pph|spt|npwp',
    ],
    weight: 1.8,
    reply: `Penghasilan dari jasa **juga kena pajak penghasilan**, tetapi caranya bisa berbeda dari pedagang: **pekerjaan bebas** (misalnya tenaga ahli) ada cara hitungnya sendiri, jadi 0,5% belum tentu berlaku. Klien perusahaan biasanya **memotong PPh** saat membayar dan memberi bukti potong; simpan, karena mengurangi pajak Anda di SPT.\n\nYang pasti: catat semua penerimaan, kumpulkan bukti potong, dan lapor SPT Tahunan. Golongan Anda tanyakan dulu.${taxNote}`,
  },
  {
    name: 'registered_seller_gain',
    asks: ['untung rugi jadi pkp', 'saya harus jadi pkp tidak'],
    when: [
      'pkp & untung|untungnya|manfaat|gunanya|keuntungan|rugi|ruginya|enak|perlu|sebaiknya|mending|pilih & !faktur',
    ],
    weight: 2,
    reply: `**Menjadi PKP** menguntungkan kalau pembeli Anda perusahaan:\n\n- bisa membuat **faktur pajak**, jadi diterima kantor dan pengadaan,\n- PPN yang Anda bayar saat belanja bisa **dikreditkan**.\n\nRuginya: harga ke pembeli biasa jadi lebih mahal 11%, ada laporan tiap bulan, dan pembukuannya harus rapi. Kalau pembeli Anda perorangan dan omzet di bawah Rp 4,8 miliar setahun, biasanya belum perlu.${taxNote}`,
  },
  {
    name: 'neighbourhood_permission',
    asks: ['buka usaha perlu izin rt rw tetangga tidak'],
    when: [
      'izin|ijin & rt|rw|tetangga|kelurahan|lingkungan|depan rumah|trotoar|pinggir jalan & ?|perlu|harus|warung|jualan|buka|usaha',
    ],
    weight: 2,
    reply:
      'Izin resminya **NIB** (gratis, oss.go.id). Pemberitahuan ke **RT/RW** tidak menggantikan NIB, tetapi sebaiknya tetap dilakukan: banyak lingkungan memintanya, dan tetangga yang diajak bicara jarang protes soal parkir, asap, atau suara.\n\nYang perlu dicek: di perumahan kadang ada aturan pengelola, dan berjualan di trotoar atau bahu jalan umumnya dilarang. Tanyakan kelurahan. Surat pemberitahuannya bisa saya buatkan.',
  },
  {
    name: 'change_of_licence',
    asks: ['pindah alamat usaha nib harus diubah tidak', 'ganti jenis usaha izinnya diperbarui'],
    when: [
      'nib|pirt|halal|merek|npwp|izin & ganti|pindah|ubah|diubah|berubah|diganti|perubahan & nama|alamat|toko|usaha|pemilik|produk',
    ],
    weight: 2,
    reply:
      'Ya, data izin sebaiknya **disesuaikan** begitu nama, alamat, atau jenis usahanya berubah, supaya cocok saat diperiksa atau mengajukan pinjaman.\n\n- **NIB**: ubah data di oss.go.id (menu perubahan), gratis; nomornya tetap.\n- **PIRT dan halal**: nama produk, alamat produksi, dan bahan yang berubah harus dilaporkan; kadang perlu pengajuan baru.\n- **Merek**: nama baru berarti pendaftaran baru.\n\nTanyakan dulu ke DPMPTSP atau lembaga penerbitnya sebelum mencetak kemasan baru.',
  },
  {
    name: 'qris_failed',
    asks: ['pembayaran qris gagal saldo pembeli terpotong'],
    when: [
      'qris|transfer|pembayaran & gagal|error|pending|timeout|tidak berhasil|terpotong|kepotong|dobel|dua kali & saldo|pembeli|pelanggan|kepotong|terpotong|uang|bagaimana|tapi & !poin',
    ],
    weight: 2,
    reply:
      'Kalau gagal tetapi saldo pembeli terpotong:\n\n1. **Jangan terima dua kali.** Lihat aplikasi merchant Anda: kalau tidak ada transaksi masuk, barang belum terbayar.\n2. Minta pembeli melihat **riwayatnya**: *berhasil*, *pending*, atau *gagal*. Yang pending biasanya kembali sendiri.\n3. Catat jam, jumlah, dan nomor referensinya; pembeli melapor ke bank atau dompetnya, Anda ke penyedia QRIS.\n4. Kalau ia ingin membawa barang, terima dengan cara lain dulu; kalau nanti dananya masuk juga, kembalikan.\n\nCatat nama dan nomornya, supaya mudah dihubungi.',
  },
  {
    name: 'card_machine',
    asks: ['mesin edc perlu tidak', 'pembeli mau bayar pakai kartu'],
    when: [
      'edc|mesin kartu|gesek kartu|kartu debit|kartu kredit & qris|mending|perlu|biaya|pilih|toko|bagus|apa|pakai',
    ],
    weight: 1.8,
    reply:
      '- **QRIS**: tanpa alat, daftar cepat, satu kode untuk semua dompet dan bank. Usaha mikro bebas potongan sampai Rp 500.000 per transaksi (per 2026, bisa berubah). Cukup untuk kebanyakan toko kecil.\n- **Mesin EDC**: untuk kartu debit dan kredit; ada potongan, kadang sewa alat dan target transaksi. Berguna kalau belanjanya besar atau banyak tamu luar kota.\n\nMulai dengan QRIS; tambah EDC kalau tiap minggu ada yang bertanya bisa gesek atau tidak. Tarifnya tanyakan ke bank.',
  },
  {
    name: 'marketplace_penalty',
    asks: ['toko shopee kena penalti'],
    when: [
      'shopee|tokopedia|tiktok|lazada|gofood|grabfood|marketplace & penalti|pelanggaran|banned|diblokir|suspend|dibekukan|dinonaktifkan|poin penalti|dilaporkan',
    ],
    weight: 2,
    reply:
      'Penalti toko biasanya karena telat kirim, sering batal, barang dilaporkan, atau foto dan kata yang dilarang.\n\n1. Buka **pusat pelanggaran** di aplikasi penjual; baca sebab dan batas waktu **banding**.\n2. Banding dengan bukti: resi, chat, surat izin, foto asli.\n3. Perbaiki sumbernya: kurangi stok di etalase sampai sanggup kirim, pakai mode libur.\n4. Sambil menunggu, arahkan pembeli lama ke WhatsApp.\n\nPoin dan masa hukumannya berbeda tiap aplikasi dan bisa berubah; yang berlaku yang tertulis di sana.',
  },
  {
    name: 'reseller_breaks_price',
    asks: [
      'agen banting harga',
      'reseller banting harga merusak pasaran',
      'reseller menjual lebih murah dari harga yang ditentukan',
    ],
    when: [
      'reseller|agen|dropshipper|distributor & banting|di bawah harga|dibawah harga|merusak|ngerusak|jual murah|lebih murah|melanggar|nakal|negur|menegur',
    ],
    weight: 2,
    reply:
      'Tegur lewat pesan pribadi, dengan fakta: *Kak, saya lihat produk kita dijual 38.000, padahal harga terendah yang disepakati 45.000. Reseller lain jadi keberatan. Mohon disesuaikan paling lambat Jumat, ya.*\n\nSupaya tidak terulang, tulis di kesepakatan: **harga jual terendah**, akibatnya (teguran, potongan hilang, berhenti dipasok), dan minimal beli. Dan jangan sampai toko Anda sendiri yang paling murah. Kesepakatannya bisa saya buatkan.',
  },
  {
    name: 'working_hours',
    asks: [
      'jam kerja karyawan toko maksimal berapa',
      'toko buka 12 jam karyawan kerja berapa jam',
      'jam kerja karyawan menurut undang undang',
      'karyawan kerja 10 jam sehari boleh tidak',
      'karyawan tidak libur seminggu boleh tidak',
      'jam istirahat dan sholat karyawan',
    ],
    when: [
      'jam kerja|hari libur|libur|istirahat|shift & karyawan|pegawai|toko|kerja & berapa|maksimal|wajib|aturan|lama|boleh|hak',
    ],
    weight: 1.8,
    reply:
      'Batas waktu kerja: **7 jam sehari untuk 6 hari** atau **8 jam untuk 5 hari**; keduanya **40 jam seminggu**. Istirahat paling sedikit **30 menit sesudah 4 jam**, libur minimal sehari seminggu, dan waktu ibadah diberikan. Selebihnya lembur: paling banyak 4 jam sehari, 18 jam seminggu, dengan persetujuan.\n\nToko yang buka 12 jam: dua giliran yang bertumpuk di jam ramai (08.00–15.00 dan 13.00–20.00). Tulis jam, libur, dan lemburnya di perjanjian. Untuk kepastian, tanyakan Dinas Tenaga Kerja setempat.',
  },
  {
    name: 'halal_label',
    asks: ['boleh tidak pasang logo halal sendiri'],
    when: ['halal & label|logo|tempel|dipasang|pasang|tulis|ditulis|cantumkan & sendiri|boleh|tanpa|dulu|belum'],
    weight: 2,
    reply:
      '**Jangan dulu.** Logo halal hanya boleh dipasang setelah **sertifikatnya terbit**, dengan bentuk dan nomor dari BPJPH. Menempel logo sendiri bisa menjadi masalah hukum.\n\nSebelum itu yang aman: menyebut bahan apa adanya di label. Pendaftarannya di **ptsp.halal.go.id**; untuk bahan sederhana tanyakan jalur self declare ke pendamping halal di kecamatan.',
  },
  {
    name: 'till_from_afar',
    asks: ['bisa pantau penjualan dari rumah tidak', 'cek omzet toko dari jauh lewat hp'],
    when: [
      'kasir|penjualan|toko|omzet|stok & dari rumah|jauh|pantau|dipantau|lihat|dilihat|cek|kontrol|kapan saja|luar kota & data|laporan|penjualan|bisa|kasir & !meja|orang lain',
    ],
    weight: 1.6,
    reply:
      'Bisa. Penjualan kasir tersimpan di akun Anda, jadi dari mana pun: masuk, buka kasirnya dari sidebar (**POS Systems**), lalu lihat penjualan dan stoknya. Penjualan yang dibuat saat internet toko putus masuk setelah tersambung lagi.\n\nKaryawan cukup memakai kata sandi kasir; ia tidak perlu akun Anda.',
  },
]
