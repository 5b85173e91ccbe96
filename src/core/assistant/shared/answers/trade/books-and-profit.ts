import type { Answer } from '../answer.ts'

/** Books, and what they say. */
export const booksAndProfit: readonly Answer[] = [
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
    name: 'sells_well_no_money',
    asks: [
      'jualan laris tapi uangnya tidak ada',
      'ramai pembeli tapi tidak kelihatan untungnya',
      'untung bersih tidak kelihatan padahal ramai',
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
    name: 'profit_and_loss_how',
    asks: [
      'cara membuat laporan laba rugi',
      'belajar bikin laporan keuangan sederhana',
      'belum punya laporan keuangan mulai dari mana',
      'tidak pernah bikin laporan keuangan caranya bagaimana',
    ],
    when: [
      'laporan|laba rugi|untung rugi & cara|gampang|mudah|sederhana|simpel|bikin|buat|susun|nyusun|bagaimana & laba rugi|keuangan|untung rugi & !baca|membaca',
    ],
    weight: 2,
    reply:
      'Laporan laba rugi cukup lima baris, sebulan sekali:\n\n1. **Omzet** (semua yang terjual) 15.000.000\n2. − **Modal barang yang terjual** 8.500.000\n3. = **Laba kotor** 6.500.000\n4. − **Biaya**: gaji 2.000.000, sewa 1.000.000, listrik 400.000\n5. = **Laba bersih** 3.100.000 (20,7%)\n\nModal barang yang terjual = stok awal + belanja − stok akhir. Jangan masukkan pinjaman, cicilan pokok, dan uang dapur; itu arus kas.\n\nSebut angkanya (*omzet 15 juta, bahan 8,5 juta, gaji 2 juta, …*) dan tulis *buatkan analisis laba rugi*, nanti jadi laporan dengan grafiknya.',
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
    name: 'gross_and_net',
    asks: ['beda laba kotor dan laba bersih'],
    when: ['kotor & bersih & untung|laba|margin|beda|apa|bedanya|maksud|arti'],
    weight: 0.9,
    reply:
      '- **Laba kotor** = penjualan − modal barang. Jual 10.000, modal 6.000: laba kotor **4.000**, margin kotor 40%.\n- **Laba bersih** = laba kotor − semua biaya lain (sewa, gaji, listrik, cicilan bunga, pajak).\n\nSebulan: omzet 20 juta, modal barang 12 juta, laba kotor 8 juta. Biaya 5,5 juta, laba bersih **2,5 juta**, margin bersih 12,5%.\n\nMargin kotor menilai **harga** per barang; margin bersih menilai **usahanya**. Kotor besar tetapi bersih kecil: biayanya yang harus dipotong.',
  },
  {
    name: 'book_or_phone',
    asks: ['catat pembukuan di buku atau aplikasi hp'],
    when: [
      'pembukuan|catatan|nyatet|mencatat|catat|pencatatan & buku|buku tulis|manual|kertas & hp|aplikasi|ponsel|excel|komputer',
    ],
    weight: 2,
    reply:
      'Yang terbaik adalah yang **benar-benar diisi tiap hari**.\n\n- **Buku tulis**: cepat, tidak habis baterai, cocok sampai kira-kira 30 transaksi sehari. Lemahnya: tidak menjumlah sendiri dan bisa hilang; foto halamannya tiap malam.\n- **HP atau aplikasi**: menjumlah sendiri, bisa dicari, stok ikut berkurang. Lemahnya: harus diisi saat itu juga.\n\nMulai dari buku dua minggu: tanggal, keterangan, masuk, keluar, saldo. Kalau sudah terbiasa dan barangnya banyak, pindah ke kasir: tulis *buatkan kasir* beserta barang dan harganya, nanti penjualan tercatat sendiri. Jangan dua-duanya; nanti tidak ada yang lengkap.',
  },
  {
    name: 'books_by_phone',
    asks: ['pembukuan harus pakai laptop tidak'],
    when: [
      'catat|mencatat|pembukuan|nyatet|uang masuk|pemasukan & laptop|komputer|hp saja|cuma hp|pakai hp|buku saja|harus pakai',
    ],
    weight: 2.2,
    reply:
      'Tidak perlu laptop. **HP atau buku tulis sudah cukup**, asal diisi tiap hari. Empat kolom saja:\n\n*Tanggal | Keterangan | Masuk | Keluar*\n\nContoh: *21 Nov | jual pinang dan sirih | 180.000 | -* lalu *21 Nov | beli pinang | - | 90.000*. Malamnya jumlahkan: masuk dikurangi keluar, cocokkan dengan uang di dompet jualan.\n\n1. Pisahkan **uang jualan dan uang rumah**: dua dompet sudah cukup.\n2. Tulis saat itu juga, bukan besok.\n3. Pakai buku? Foto halamannya tiap malam, supaya tidak hilang.\n\nSebulan kemudian sudah kelihatan untung bersihnya; kirim angkanya ke sini, nanti saya hitungkan.',
  },
  {
    name: 'record_each_or_daily',
    when: [],
    asks: [
      'catat penjualan tiap transaksi atau sekali sehari',
      'mencatat jualan tiap kali ada pembeli atau malam saja',
      'nyatat penjualan paling praktis kapan',
    ],
    reply:
      '**Tiap transaksi** lebih baik kalau barangnya macam-macam, ada karyawan, atau ada bon: selisih langsung ketahuan dan Anda tahu apa yang laku. **Sekali sehari** cukup kalau barangnya sedikit dan Anda sendiri yang jaga.\n\nJalan tengah yang paling awet: **turus** di kertas sebelah laci (satu garis per porsi per menu), lalu malamnya dua menit: jumlah tiap menu, uang di laci − modal laci, belanja hari itu.\n\nCocokkan: turus × harga harus sama dengan uang. Kasir di sini mencatat tiap transaksi dengan satu sentuhan kalau turus mulai merepotkan.',
  },
  {
    name: 'depreciation',
    when: [],
    asks: [
      'penyusutan alat itu apa cara menghitungnya',
      'biaya mesin dimasukkan ke hpp bagaimana',
      'menyisihkan uang untuk ganti alat rusak',
      'mesin kopi 25 juta penyusutannya berapa sebulan',
      'penyusutan mesin sebulan berapa',
      'alat dipakai empat tahun penyusutannya',
    ],
    reply:
      '**Penyusutan** adalah harga alat yang dibagi selama umur pakainya, supaya ada uang saat harus diganti.\n\n**(harga beli − harga bekas) ÷ umur**. Contoh oven 6.000.000, laku bekas 1.200.000, umur 4 tahun: 4.800.000 ÷ 48 bulan = **Rp 100.000 sebulan**.\n\nMasuk HPP: 100.000 ÷ 2.000 kue sebulan = Rp 50 per kue. Uangnya sungguh dipindahkan ke rekening *ganti alat*, bukan hanya ditulis. Sebut harga dan umur alat Anda, nanti saya hitungkan.',
  },
  {
    name: 'cost_or_asset',
    when: [
      'masuk|termasuk|dicatat|hitungannya|itu & modal|aset|stok & biaya|pengeluaran|beban & apa|atau|?',
      'beda|bedanya & modal & biaya|beban|pengeluaran',
    ],
    asks: [
      'beli etalase dicatat langsung semua atau dicicil di catatan',
      'beli kulkas dicatat sekaligus atau dibagi per bulan',
      'listrik masuk modal atau biaya',
      'beli alat dicatat modal atau pengeluaran',
      'beda modal dan biaya',
      'beli kulkas usaha termasuk biaya apa aset',
    ],
    weight: 0.8,
    reply:
      'Tanyakan: **habis dipakai, atau masih ada?**\n\n- **Habis dalam sebulan** (listrik, gas, upah, sewa bulanan, ongkir): **biaya** bulan itu.\n- **Menjadi barang yang dijual** (bahan, kemasan, kulakan): **modal barang** atau HPP, dihitung saat barangnya laku.\n- **Dipakai bertahun-tahun** (kulkas, freezer, gerobak, motor): **alat** atau aset. Yang jadi biaya hanya penyusutannya: harga ÷ bulan pemakaian.\n\nContoh freezer Rp 3.600.000 untuk 3 tahun = biaya Rp 100.000 sebulan, ditambah listriknya. Supaya HPP per barang benar, bagi biaya sebulan dengan barang yang laku.',
  },
  {
    name: 'prepaid_rent_in_books',
    when: ['sewa|kontrak|asuransi & catat|dicatat|nyatat|mencatat|pembukuan|buku|laporan & depan|muka|tahun|setahun'],
    asks: [
      'sewa kios dibayar di muka tiga tahun dicatat bagaimana di pembukuan',
      'bayar sewa setahun sekaligus masuk biaya bulan apa',
    ],
    weight: 1.6,
    reply:
      'Uangnya keluar sekali, **biayanya dibagi rata per bulan**:\n\n1. Hari bayar: di buku kas *keluar*, di buku lain tulis **sewa dibayar di muka** (masih milik Anda).\n2. Tiap bulan: biaya sewa = total ÷ jumlah bulan, sisa di mukanya berkurang sebanyak itu.\n\nContoh 36 juta untuk 3 tahun: 36.000.000 ÷ 36 = **Rp 1.000.000 sebulan**. Jadi bulan pertama tidak terlihat rugi besar, dan bulan ke-20 tidak terlihat terlalu untung. Sisihkan Rp 1.000.000 sebulan juga untuk perpanjangannya.',
  },
  {
    name: 'year_end',
    asks: ['tutup buku akhir tahun'],
    when: [
      'tutup buku|akhir tahun|tutup tahun & apa|cek|dicek|siapkan|cara|daftar|pembukuan|langkah|persiapan & !pesangon|tutup usaha|promo|pelanggan',
    ],
    weight: 2,
    reply:
      'Daftar tutup buku akhir tahun untuk usaha kecil:\n\n1. **Kas dan bank**: hitung laci, cocokkan saldo rekening dan dompet digital per 31 Desember.\n2. **Stok**: hitung fisik semua barang × modal; yang rusak dicatat sebagai rugi.\n3. **Piutang**: siapa belum bayar, kirim pengingat sebelum tutup tahun.\n4. **Utang**: pemasok, cicilan, kasbon, DP pembeli yang barangnya belum dikirim.\n5. **Alat**: daftar beli tahun ini dan nilainya.\n6. **Laba setahun** = omzet − modal barang terjual − biaya. Bandingkan dengan tahun lalu.\n7. **Pajak**: rekap omzet per bulan, bukti setor, bukti potong; SPT pribadi sampai 31 Maret, badan sampai 30 April.\n8. Simpan semua nota setahun dalam satu map.\n\nKirim angka omzet dan biayanya, nanti saya susun laporannya. Soal pajak tanyakan Kring Pajak 1500200.',
  },
  {
    name: 'first_in_or_average',
    when: [],
    asks: [
      'beda fifo dan average untuk stok',
      'fifo fefo rata rata itu apa',
      'metode rata rata tertimbang persediaan untuk warung',
    ],
    reply:
      'Keduanya menjawab hal yang berbeda.\n\n- **FIFO**: yang masuk dulu dianggap keluar dulu. Untuk menata rak (dan FEFO, menurut tanggal kedaluwarsa, untuk makanan).\n- **Average (rata-rata)**: untuk **menghitung modal** kalau harga belinya berubah-ubah dan barangnya bercampur.\n\nContoh gula: 20 kg @ 16.000 lalu 30 kg @ 17.000.\n\n- FIFO, jual 25 kg: modal 20 × 16.000 + 5 × 17.000 = **405.000**\n- Average: (320.000 + 510.000) ÷ 50 = 16.600 per kg, 25 kg = **415.000**\n\nUntuk warung: rak pakai FIFO, hitungan cukup **harga beli terakhir** supaya harga jual tidak ketinggalan. Yang penting satu cara dipakai terus.',
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
    name: 'receipt_for_office_purchase',
    when: [],
    asks: [
      'nota atau kuitansi kalau beli barang buat kantor',
      'belanja untuk kantor minta nota apa kuitansi',
      'bukti beli yang diterima bagian keuangan nota kuitansi atau faktur',
    ],
    reply:
      'Untuk kantor, minta **keduanya kalau bisa**, karena isinya beda:\n\n- **Nota**: rincian barang, jumlah, harga satuan. Ini yang dipakai bagian keuangan untuk mengecek.\n- **Kuitansi**: bukti uang sudah diterima, dengan terbilang, nama, tanda tangan, cap. Di atas Rp 5.000.000 bermeterai Rp 10.000.\n- **Faktur pajak**: hanya kalau penjualnya **PKP** dan kantor Anda memerlukannya.\n\nHanya bisa satu? Nota bercap lunas dengan nama kantor dan tanggal biasanya diterima. Tanyakan aturan kantornya dulu.',
  },
  {
    name: 'tips_and_odd_income',
    when: [],
    asks: [
      'tip dari pembeli masuk omzet tidak',
      'uang tip dicatat bagaimana',
      'penjualan kardus bekas dicatat di mana',
      'cashback dari supplier masuk omzet',
    ],
    reply:
      'Catat terpisah, supaya omzet jualan tetap bisa dibandingkan:\n\n- **Tip** untuk karyawan: bukan omzet Anda; masuk kotak tip, dibagi rata tiap minggu. Tip untuk Anda yang melayani sendiri: *pendapatan lain*.\n- **Jual kardus, jelantah, sewa titip**: *pendapatan lain*.\n- **Cashback atau potongan pemasok**: mengurangi modal barang, bukan menambah omzet.\n\nSaat tutup kas, jumlahkan di baris sendiri; jangan dipakai menutup selisih laci. Untuk pajak, pendapatan lain punya aturan sendiri: kalau jumlahnya besar, tanyakan kantor pajak (Kring Pajak 1500200).',
  },
  {
    name: 'from_notebook_to_till',
    when: [],
    asks: [
      'pindah dari buku tulis ke kasir hp mulai dari mana',
      'cara beralih dari catatan manual ke aplikasi kasir',
      'mulai pakai kasir digital supaya tidak ribet',
    ],
    reply:
      'Pindah pelan, seminggu selesai:\n\n1. **Hari 1**: tulis **20 barang terlaris** dengan harganya; sisanya menyusul. Jangan memasukkan semua sekaligus.\n2. **Hari 2–3**: kasir dipakai di jam sepi, buku tetap jalan. Biasakan tunai dan QRIS dipisah.\n3. **Hari 4–6**: semua penjualan lewat kasir; tiap tutup cocokkan dengan laci.\n4. **Hari 7**: hitung stok 20 barang itu, masukkan jumlahnya, buku lama disimpan.\n\nSatu orang dulu sampai lancar, baru karyawan. Bon pelanggan tetap dicatat. Kalau mau, tulis nama warung dan barang dengan harganya di sini; kasirnya saya susunkan dan tinggal dipakai di HP.',
  },
]
