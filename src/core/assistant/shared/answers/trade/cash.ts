import type { Answer } from '../answer.ts'
import { readFigures } from '../reckon/figures.ts'
import { inRupiah } from '../reckon/way.ts'

/** Money at hand: in the drawer, in the account, for the house. */
export const cash: readonly Answer[] = [
  {
    name: 'cash_change',
    asks: ['kembalian diganti permen', 'tidak ada uang kembalian'],
    when: [
      'kembalian|susuk & permen|receh|pembulatan|dibulatkan|bulatkan|kurang|tidak ada|donasi',
      'pembulatan & harga|boleh|?',
    ],
    weight: 1.2,
    reply:
      'Kembalian **tidak boleh diganti permen**; pembeli berhak atas rupiahnya (UU 7/2011). Membulatkan boleh kalau pecahannya memang tidak beredar, asal **diberitahukan saat membayar** (Permendag 35/2013).\n\nYang paling enak: bulatkan **ke bawah**. Rp 12.765 jadi Rp 12.700. Siapkan receh Rp 50.000 sampai Rp 100.000 tiap pagi. Di kasir, pembulatan bisa diatur dan hanya berlaku untuk tunai.',
  },
  {
    name: 'cash_missing',
    asks: ['uang laci kurang tiap hari', 'uang kasir selisih tidak cocok', 'tiap malam uang laci kurang'],
    when: [
      'uang|kas|laci|kasir & selisih|hilang|kurang|tidak cocok|tidak balance|minus & ?|kok|kenapa|bagaimana|terus|sering',
      'uang|kas|laci|setoran & beda|selisih|cocok|sama|klop & catatan|buku|tutup|hitungan|nota|sistem & !invoice',
      'selisih kas|selisih kasir|uang laci',
    ],
    weight: 1.1,
    reply:
      'Supaya selisih uang ketahuan asalnya:\n\n1. Mulai hari dengan **modal laci** yang sama (misalnya Rp 200.000) dan catat.\n2. Satu laci, satu orang per giliran; hitung bersama saat berganti.\n3. Uang keluar untuk belanja ditulis saat itu juga, lengkap dengan notanya.\n4. Tutup toko: modal laci + tunai masuk − uang keluar = isi laci. Selisihnya ditulis, jangan ditutup-tutupi.\n\nSelisih kecil yang acak biasanya salah kembalian; yang berulang di giliran yang sama perlu dibicarakan baik-baik.',
  },
  {
    name: 'cash_flow',
    asks: [
      'beda laba dan arus kas apa',
      'untung tapi uangnya tidak ada laba sama arus kas bedanya apa',
      'arus kas itu apa',
      'mengatur arus kas usaha supaya tidak macet',
    ],
    when: [
      'arus kas|cash flow|cashflow & cara|bagaimana|tips & atur|ngatur|mengatur|kelola|seret|macet|lancar|jaga',
      'arus kas|cash flow|cashflow|perputaran uang & ?|apa|cara|bagaimana|atur|ngatur|seret|macet|lancar|itu|tips|jelaskan',
      'uang|duit|kas & habis|kehabisan|seret|kurang|macet|kemana|bocor|muter|nggak ada & terus|kok|padahal|selalu|masuk|laris|omzet|akhir bulan',
    ],
    weight: 0.9,
    reply:
      '**Laba** = penjualan dikurangi biaya, di atas kertas. **Arus kas** = uang yang benar-benar masuk dan keluar. Usaha bisa untung tetapi kasnya kosong, karena uangnya tertahan di stok, di bon pelanggan, di cicilan alat, atau terpakai rumah.\n\nKebiasaan yang menolong:\n\n1. **Tagih lebih cepat**: DP di depan, tempo pendek, invoice di hari yang sama.\n2. **Stok secukupnya**: beli untuk 1 sampai 2 minggu, bukan karena diskon.\n3. **Catat jadwal keluar**: sewa, cicilan, gaji, tanggal berapa saja.\n4. **Sisihkan dulu**: tiap hari pindahkan 10% pemasukan ke rekening lain.\n5. Lihat seminggu ke depan: saldo + yang akan masuk − yang harus dibayar. Kurang? Undur belanja sekarang juga.\n\nKasih angkanya, misalnya *cek arus kas: masuk 14jt, belanja 8jt, gaji 2jt*, nanti saya hitungkan.',
  },
  {
    name: 'mixed_money',
    asks: [
      'uang dagang tercampur uang dapur',
      'uang usaha kecampur uang pribadi',
      'uang usaha kepakai uang rumah',
      'memisahkan uang toko dan uang pribadi',
      'suami sering mengambil uang laci untuk jajan',
      'keluarga mengambil uang laci toko modal belanja kurang',
      'uang warung terpakai belanja dapur',
      'uang jualan tercampur uang pribadi',
    ],
    when: [
      'uang|duit|rekening & usaha|bisnis|toko|warung & pribadi|rumah|dapur|keluarga|campur|kecampur|tercampur|nyampur',
      'uang|duit|kas & toko|usaha|warung|jualan & misah|misahin|pisah|pisahin|memisahkan|kepakai|kepake|terpakai|jajan|habis|campur',
      'gaji|menggaji & sendiri|pemilik|owner|diri & !karyawan',
    ],
    weight: 0.9,
    reply:
      'Uang usaha dan uang rumah sebaiknya dipisah total:\n\n1. Buka **rekening atau dompet kedua** khusus usaha; semua penjualan masuk ke sana.\n2. **Gaji diri sendiri** sebulan sekali, 30 sampai 50% dari laba bersih rata-rata tiga bulan. Laba 4 juta: gaji 1,2 sampai 2 juta.\n3. Ambil barang dagangan untuk rumah? Catat seharga modalnya.\n4. Terpaksa pinjam dari usaha? Tulis dan kembalikan.\n\nSebulan saja dijalankan, baru kelihatan usahanya untung atau tidak.',
  },
  {
    name: 'emergency_fund',
    asks: ['tabungan darurat usaha berapa', 'dana darurat usaha berapa', 'uang cadangan usaha idealnya berapa'],
    when: ['dana darurat|tabungan usaha|cadangan kas|uang cadangan|nabung'],
    weight: 0.8,
    reply:
      'Patokan dana darurat usaha: **3 bulan biaya tetap** (sewa, gaji, listrik, cicilan). Biaya tetap 4 juta sebulan berarti 12 juta.\n\nMulai kecil: sisihkan 5 sampai 10% pemasukan harian ke rekening yang tidak dipakai belanja. Pakai hanya untuk hal yang menghentikan usaha (alat rusak, sakit, sepi), lalu isi lagi.',
  },
  {
    name: 'use_of_profit',
    asks: [
      'untung bulan ini sebaiknya dipakai buat apa',
      'laba usaha diputar lagi atau disimpan',
      'keuntungan usaha dibagi bagaimana',
    ],
    when: [
      'untung|laba|keuntungan|profit|cuan & buat apa|untuk apa|bagusnya|sebaiknya|dipakai|dialokasikan|bagi|diputar|sisihkan|kemana|pakai|putar & !bagi hasil|karyawan|patungan',
    ],
    weight: 1.2,
    reply: (asked) => {
      const told = readFigures(asked.text).find(({ shape, label }) => shape === 'sum' && label === 'gain')?.value
      const sum = told ?? 3_000_000
      return `Pembagian yang aman untuk laba bersih${told === undefined ? ', misalnya' : ''} ${inRupiah(sum)}:\n\n- **40% gaji Anda**: ${inRupiah(sum * 0.4)}\n- **30% diputar lagi** (stok yang cepat laku): ${inRupiah(sum * 0.3)}\n- **20% dana darurat**, sampai 3 bulan biaya tetap: ${inRupiah(sum * 0.2)}\n- **10% memperbaiki usaha** (alat, kemasan, foto): ${inRupiah(sum * 0.1)}\n\nPunya utang berbunga tinggi? Lunasi itu dulu. Menambah stok hanya untuk barang yang **habis kurang dari dua minggu**; selebihnya uangnya tertidur di rak.`
    },
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
  {
    name: 'owner_draws',
    when: [],
    asks: [
      'ambil uang usaha untuk keperluan pribadi dicatat sebagai apa',
      'prive itu apa',
      'modal sendiri yang ditambah ke usaha dicatat bagaimana',
    ],
    reply:
      'Uang usaha yang dipakai pribadi namanya **prive**: *bukan biaya*, jadi tidak mengurangi laba, tetapi mengurangi modal dan kas. Uang pribadi yang masuk adalah **tambahan modal**: bukan penjualan.\n\nDi buku cukup tambah dua kolom: *ambil pribadi* dan *tambah modal*. Contoh laba 4 juta, prive 3 juta: usaha tumbuh 1 juta. Prive 5 juta berarti modal dimakan 1 juta.\n\nLebih rapi: tetapkan **gaji sendiri** sekali sebulan, di luar itu tidak mengambil.',
  },
  {
    name: 'business_account',
    asks: ['perlu rekening khusus usaha tidak', 'rekening pribadi dan usaha dipisah'],
    when: [
      'rekening & khusus|usaha|toko|bisnis|terpisah & untung|untungnya|manfaat|perlu|penting|gunanya|kenapa|harus',
    ],
    weight: 1.8,
    reply:
      'Untungnya rekening khusus usaha:\n\n1. **Kelihatan untung atau tidak**, karena uang dapur tidak ikut.\n2. Mutasinya jadi **catatan penjualan** yang dipercaya bank saat mengajukan pinjaman.\n3. Lebih mudah mencocokkan QRIS, transfer, dan invoice.\n4. Menghitung omzet setahun untuk pajak tinggal membaca.\n\nCukup rekening biasa atas nama Anda; isi hanya dengan uang usaha, dan gaji diri sebulan sekali.',
  },
  {
    name: 'account_in_other_name',
    when: [],
    asks: [
      'pakai rekening nama orang lain untuk usaha boleh',
      'qris rekening usaha atas nama saudara',
      'usaha pakai nama orang lain risikonya',
    ],
    reply:
      'Sebaiknya **jangan**. Uang di rekening menurut bank milik **nama yang tertulis**: bisa diambil, ikut disita, atau tertahan kalau orangnya meninggal. Omzetnya juga terbaca sebagai penghasilan orang itu, dan pembeli kantor menolak rekening yang namanya berbeda.\n\nBuka sendiri: KTP saja cukup untuk tabungan; NIB (gratis, oss.go.id) untuk nama usaha. Kalau terpaksa sementara, tulis pernyataan bermeterai bahwa uangnya milik Anda, dan pegang kartu serta aplikasinya. Menyewakan atau meminjam rekening orang bisa menyeret perkara.',
  },
  {
    name: 'keeping_cash_safe',
    when: [],
    asks: [
      'uang hasil jualan disimpan di mana supaya aman',
      'uang tunai menumpuk di rumah takut dicuri',
      'setor tunai ke bank berapa kali seminggu',
      'takut dirampok bawa uang setoran',
    ],
    reply:
      'Makin sedikit tunai, makin aman:\n\n1. Di laci hanya **modal kembalian**; lewat jumlah tertentu (misalnya 500.000) pindah ke kotak terkunci di belakang.\n2. Setor **setiap hari atau dua hari**, jam dan jalannya berubah-ubah, jangan memakai tas yang mencolok; mesin setor tunai atau agen bank dekat rumah paling mudah.\n3. Dorong QRIS dan transfer.\n4. Di rumah: brankas kecil yang dibaut, yang tahu paling banyak dua orang.\n\nHitung berdua saat tutup, tulis, tanda tangan. Dirampok? Serahkan; uang bisa dicari lagi.',
  },
  {
    name: 'cash_at_least',
    when: [],
    asks: [
      'uang kas minimal warung harus ada berapa',
      'kas minimal yang harus dipegang usaha',
      'pegangan uang tunai berapa untuk belanja besok',
      'saldo minimal kas toko berapa',
    ],
    reply:
      'Cukup untuk sampai **uang berikutnya masuk**. Hitung tiga lapis:\n\n1. **Laci**: uang kembalian sehari (misalnya 200.000, pecahan kecil).\n2. **Belanja berikutnya**: belanja sehari × hari sampai uangnya kembali. Warung makan belanja 600.000 sehari dan laku hari itu: pegang 2 hari, 1.200.000.\n3. **Biaya tetap sebulan** (sewa, gaji, listrik) di rekening terpisah, diisi sedikit tiap hari.\n\nDi atas itu baru boleh dipakai menambah barang. Sebut belanja sehari dan biaya sebulan, nanti saya hitungkan angkanya.',
  },
  {
    name: 'petty_cash',
    when: [],
    asks: [
      'kas kecil itu apa berapa pantasnya',
      'cara mengatur kas kecil petty cash',
      'uang kas kecil untuk belanja harian kafe',
      'pengeluaran kecil kecil di toko bagaimana mencatatnya',
    ],
    reply:
      '**Kas kecil** adalah uang terpisah untuk belanja receh (parkir, es batu, galon), supaya laci kasir tidak diambil.\n\n1. **Jumlahnya tetap**: kira-kira belanja kecil seminggu. Kafe kecil biasanya 300.000 sampai 500.000.\n2. Satu orang yang pegang, satu kotak, satu buku: tanggal, keperluan, jumlah, nota.\n3. Tiap minggu: **uang sisa + nota = jumlah awal**. Kurang berarti ada yang tidak dicatat.\n4. Diisi lagi sebesar notanya saja.\n\nContoh: awal 500.000, nota 370.000, sisa harus 130.000; isi lagi 370.000. Batasi sekali keluar, misalnya 50.000.',
  },
  {
    name: 'wallet_or_bank',
    asks: ['dompet digital atau rekening bank untuk usaha'],
    when: [
      'dompet digital|e wallet|ewallet|gopay|ovo|dana|shopeepay & rekening|bank & mending|beda|pilih|bagus|mana|usaha|simpan & !pinjam|kur',
    ],
    weight: 2.6,
    reply:
      'Pakai **dua-duanya, dengan tugas berbeda**:\n\n- **Rekening bank** (tabungan atas nama Anda, khusus usaha): tempat menyimpan. Mutasinya dilihat bank saat mengajukan KUR, dan simpanan dijamin LPS sesuai ketentuannya.\n- **Dompet digital**: tempat lewat. Cepat untuk menerima dan membayar, tetapi ada batas saldo, bukan simpanan yang dijamin LPS, dan sulit dipakai sebagai bukti usaha.\n\n1. Terima pembeli lewat **satu kode QRIS** (semua dompet dan bank bisa membayar), cairkan ke rekening usaha tiap hari.\n2. Jangan campur dengan dompet pribadi.\n3. Bandingkan biaya pencairan dan transfernya di aplikasi masing-masing.',
  },
  {
    name: 'agent_of_a_bank',
    when: [],
    asks: [
      'mau buka agen brilink modal untungnya dari mana',
      'biaya admin tarik tunai transfer brilink berapa',
      'syarat jadi agen brilink bank',
      'agen mandiri bni46 link pembayaran untungnya',
      'bagi hasil agen bank laku pandai',
    ],
    reply:
      'Untung agen bank (BRILink, Agen46, Mandiri Agen) dari dua tempat: **bagian dari bank** dan **biaya yang dibayar pelanggan**.\n\n- **Biaya pelanggan** yang umum: tarik atau setor sampai 1 juta 3.000 sampai 5.000; sampai 5 juta 5.000 sampai 10.000; transfer antarbank lebih tinggi. Pegang tarif dari bank Anda, tempel yang jelas.\n- **Modal**: yang besar adalah **uang kas dan saldo yang berputar**, biasanya 5 sampai 20 juta; mesin EDC mengikuti aturan bank (sering perlu saldo mengendap).\n- **Syarat umum**: KTP, NPWP, rekening, usaha tetap minimal sekitar 2 tahun atau surat keterangan usaha.\n\nContoh 25 transaksi sehari × 3.000 × 26 hari = **Rp 1.950.000** sebelum bagian bank. Risikonya uang palsu, salah nomor, dan perampokan: batasi kas, ulang nomor dan nama sebelum menekan kirim. Syarat terbaru tanyakan bank Anda.',
  },
  {
    name: 'fake_banknote',
    asks: ['dapat uang palsu harus bagaimana', 'cara membedakan uang palsu'],
    when: ['uang palsu|duit palsu|upal'],
    weight: 3,
    reply:
      '**Tidak diganti**: bank menahan uang palsu untuk diperiksa dan tidak menukarnya. Dibelanjakan lagi juga tidak boleh, walau Anda korbannya.\n\n1. Curiga saat itu juga: **dilihat, diraba, diterawang**; bandingkan dengan uang lain, dan minta ganti dengan sopan.\n2. Sudah terlanjur: simpan terpisah, jangan dikembalikan ke peredaran.\n3. Bawa ke bank atau polisi; ceritakan kapan dan dari siapa.\n\nTaruh lampu UV murah di kasir, hati-hati pecahan besar saat ramai dan malam, dan ajak QRIS untuk jumlah besar.',
  },
  {
    name: 'false_banknote_loss',
    when: [],
    asks: [
      'uang palsu ketahuan pas setor bank ganti rugi siapa kasir atau saya',
      'kasir menerima uang palsu siapa yang ganti',
    ],
    reply:
      'Uang palsu yang sudah diterima **tidak diganti** bank; serahkan untuk diteliti dan minta tanda terimanya. Jangan dibelanjakan lagi, itu pidana.\n\n**Siapa menanggung?** Umumnya risiko usaha, bukan kasir, kecuali ada aturan tertulis dan ia jelas lalai. Memotong upah sepihak tidak boleh; kalau disepakati tertulis, dibagi dan dicicil ringan.\n\nSupaya tidak terulang: **dilihat, diraba, diterawang**, lampu UV murah di laci, pecahan 50 dan 100 ribu diperiksa di depan pembeli, dan dorong QRIS untuk jumlah besar.',
  },
  {
    name: 'damaged_banknote',
    when: [],
    asks: ['uang sobek rusak bisa ditukar', 'dapat uang robek dari pembeli', 'uang lusuh kena minyak ditukar di mana'],
    reply:
      'Bisa ditukar di **bank atau Bank Indonesia**, tanpa biaya, kalau masih asli dan **lebih dari dua pertiga** ukurannya utuh; nomor serinya lengkap dan sama di kedua bagian kalau terbelah. Kurang dari itu biasanya tidak diganti.\n\nDari pembeli: boleh minta ditukar sopan saat itu juga. Jangan dilakban berlapis; bawa apa adanya dalam amplop. Penukaran lewat BI didaftar dulu di pintar.bi.go.id.',
  },
  {
    name: 'small_change_short',
    when: [],
    asks: [
      'uang kembalian receh selalu kurang',
      'tidak ada receh buat kembalian bagaimana',
      'kembalian diganti permen boleh tidak',
      'cari uang kecil buat kembalian di mana',
    ],
    reply:
      'Supaya receh tidak habis:\n\n1. **Modal laci tetap** tiap pagi, misalnya 100.000 dalam seribuan, dua ribuan, lima ribuan; jangan ikut disetor.\n2. **Tukar** di bank seminggu sekali, atau dengan juru parkir, pedagang pasar, dan kotak amal masjid yang justru butuh uang besar.\n3. **Bulatkan harga** ke kelipatan 500 atau 1.000, atau buat paket yang genap.\n4. Dorong **QRIS**: tidak perlu kembalian sama sekali.\n5. Mulai siang, minta pembeli pertama dengan uang kecil: *Ada uang pas, Kak?*\n\nMengganti dengan **permen** hanya kalau pembelinya mau; kembalian adalah hak pembeli. Lebih baik catat sebagai saldo atau sumbangan yang ia setujui.',
  },
  {
    name: 'wrong_change_given',
    when: [],
    asks: [
      'salah kasih kembalian kelebihan ke pembeli',
      'pembeli bilang kembaliannya kurang padahal sudah pas',
      'pembeli bayar kurang baru ketahuan setelah pergi',
      'supaya tidak salah kasih kembalian',
      'kasir jujur tapi sering salah kembalian',
    ],
    reply:
      '- **Pembeli bilang kurang**: jangan berdebat. Hitung laci di depan dia: uang awal + penjualan tunai. Lebih berarti memang kurang diberi; cocok berarti tidak.\n- **Kita kelebihan memberi**: hubungi sopan kalau kenal: *Kak, tadi kembaliannya lebih 50.000, boleh kami ambil atau dipotong belanja berikutnya?* Tidak kenal: catat sebagai rugi.\n- **Bayarnya kurang**: sama, dengan menyebut tanggal dan barang.\n\nCegah: uang pembeli **jangan masuk laci dulu** sebelum kembalian diberikan, sebut keras *uangnya seratus ribu*, dan hitung kembalian dua kali.',
  },
  {
    name: 'telling_false_banknotes',
    when: [],
    asks: ['cara membedakan uang asli dan palsu', 'ciri uang palsu 100 ribu', 'cek uang palsu tanpa alat'],
    reply:
      '**3D: dilihat, diraba, diterawang**, cukup lima detik:\n\n1. **Lihat** warnanya terang, benang pengaman seperti dianyam, dan gambar yang berubah warna saat digoyang.\n2. **Raba** angka, tulisan, dan lambang negara: terasa kasar. Di sisi ada kode garis untuk tunanetra.\n3. **Terawang** ke cahaya: tanda air gambar pahlawan, dan gambar saling isi (logo BI utuh).\n\nKertas palsu biasanya licin, lemas, pinggirnya tidak rata. Lampu UV kecil 30.000-an membantu malam hari. Ragu? Minta uang lain dengan sopan. Sudah terlanjur: jangan dibelanjakan, bawa ke bank atau polisi.',
  },
  {
    name: 'daily_closing',
    when: [],
    asks: [
      'cara tutup kas harian warung',
      'tiap malam hitung uang caranya',
      'setor uang dari karyawan ke pemilik tiap hari',
    ],
    reply:
      'Lima belas menit tiap tutup, urutannya sama:\n\n1. **Uang di laci** dihitung per pecahan, dikurangi **modal kembalian** tadi pagi.\n2. Jumlahkan **QRIS dan transfer** dari aplikasinya, bukan dari ingatan.\n3. Tambah uang yang keluar (belanja kecil, kasbon) dengan notanya.\n4. Bandingkan dengan penjualan tercatat. **Selisih ditulis**, berapa pun, beserta sebabnya.\n5. Sisakan kembalian besok, sisanya disetor; dua orang tanda tangan kalau ada karyawan.\n\nContoh: laci 1.450.000 − 200.000 + QRIS 620.000 + belanja 80.000 = 1.950.000; tercatat 1.960.000, selisih −10.000.',
  },
]
