import type { Answer } from '../answer.ts'

/** Payments without cash, true and false. */
export const qrisAndTransfers: readonly Answer[] = [
  {
    name: 'qris',
    asks: [
      'cara daftar qris',
      'qris potongan berapa persen usaha mikro',
      'qris kena biaya tidak untuk warung',
      'mdr qris 0,3 persen',
      'daftar qris untuk warung kecil',
    ],
    when: ['qris|qr code|scan bayar|kode qr', 'qris & cara|apa|biaya|daftar|bikin|buat|potongan'],
    weight: 0.6,
    reply:
      '**QRIS** adalah satu kode QR untuk semua dompet digital dan bank.\n\n- Daftar lewat bank Anda atau penyedia resmi (GoPay, DANA, ShopeePay, dan lain-lain). Siapkan KTP, rekening, dan foto usaha.\n- Ada potongan kecil untuk pedagang (MDR): usaha mikro bebas sampai Rp 500.000 per transaksi dan 0,3% di atasnya, usaha lain umumnya 0,7%. Tarif diatur Bank Indonesia dan bisa berubah, jadi pastikan saat mendaftar.\n- Tidak boleh membebankan biaya itu ke pembeli.\n- Selalu **cek uang masuk di aplikasi Anda sendiri**, jangan percaya tangkapan layar.\n\nKode QR tidak saya terbitkan; itu hanya dari bank atau penyedia.',
  },
  {
    name: 'payment_methods',
    asks: ['sistem pembayaran pesanan sebaiknya bagaimana', 'dp pesanan berapa persen'],
    when: ['dp|uang muka|tempo|cod|cicilan|pembayaran|termin & berapa|cara|atur|bagaimana|sebaiknya|aman|wajar|minta'],
    weight: 0.2,
    reply:
      'Kebiasaan yang aman:\n\n- pesanan khusus: **uang muka 30 sampai 50%** sebelum dikerjakan,\n- pelanggan baru: lunas sebelum barang dikirim,\n- pelanggan kantor: jatuh tempo 7, 14, atau 30 hari, tulis tanggalnya di invoice,\n- pekerjaan panjang: bayar bertahap (termin) sesuai hasil.\n\nSetiap uang masuk beri kuitansi. Invoice dengan uang muka bisa saya buatkan: sebutkan DP-nya di kalimat.',
  },
  {
    name: 'deposit_or_token',
    asks: ['beda dp dan tanda jadi', 'beda uang muka deposit panjar'],
    when: ['dp|uang muka & tanda jadi|panjar|booking fee|deposit & !hangus|batal|kembali'],
    weight: 2,
    reply:
      'Sering dicampur, bedanya di **maksud**:\n\n- **Tanda jadi** (booking fee): kecil, untuk menahan barang atau tanggal. Biasanya hangus kalau pembeli batal.\n- **Uang muka (DP)**: bagian dari pembayaran, misalnya 30 sampai 50%, supaya pengerjaan bisa mulai.\n- **Deposit**: jaminan yang dikembalikan kalau tidak ada kerusakan, misalnya sewa alat.\n\nNamanya tidak menentukan; yang menentukan **tulisannya**. Tulis di kuitansi: hangus atau kembali kalau batal, dan mengurangi harga atau tidak.',
  },
  {
    name: 'qris_settlement',
    asks: ['uang qris masuk rekening kapan', 'qris cair berapa hari'],
    when: [
      'qris & masuk|cair|settlement|pencairan|kapan|lama|hari apa|ditarik|tarik|rekening & kapan|lama|berapa hari|berapa lama|masuk|cair|ditarik & !daftar|potongan',
      'qris & belum masuk|telat|belum cair|tidak masuk|pending',
      'settlement|pencairan & ?|apa|kapan|lama',
    ],
    weight: 1.4,
    reply:
      'Uang QRIS tidak selalu langsung ke rekening; jadwalnya (**settlement**) ditentukan bank atau penyedia QRIS Anda. Ada yang hari itu juga, ada yang satu atau dua hari kerja (T+1, T+2), dan hari libur biasanya ikut mundur.\n\nCek di aplikasi merchant: bagian *pencairan* atau *settlement*. Kalau lewat dari jadwal itu, kirim nomor transaksinya ke layanan penyedia.\n\nYang penting saat melayani: pastikan **notifikasi masuk di aplikasi Anda** sebelum barang diserahkan.',
  },
  {
    name: 'qris_surcharge',
    asks: [
      'boleh tidak minta biaya tambahan ke pembeli kalau bayar qris',
      'pembeli qris dikenakan tambahan seribu boleh tidak',
    ],
    when: [
      'qris & nambah|nambahin|tambah|tambahin|tambahan|bebankan|dibebankan|charge|biaya admin|naikkan|minimal & boleh|bolehkah|?|pelanggan|pembeli|bayar',
      'qris & boleh & pembeli|pelanggan & biaya|potongan|tambah|lebih',
    ],
    weight: 1.6,
    reply:
      '**Tidak boleh**, Juragan. Potongan QRIS (MDR) ditanggung pedagang, bukan ditambahkan ke pembeli.\n\nYang boleh: memasukkannya ke harga jual untuk **semua** pembeli. Potongannya kecil: 0,7% dari Rp 50.000 hanya Rp 350, dan usaha mikro bebas sampai Rp 500.000 per transaksi (tarif per 2026, bisa berubah).',
  },
  {
    name: 'static_or_dynamic_qris',
    asks: [
      'qris yang mana cocok untuk lapak statis atau dinamis',
      'qris ada berapa macam enaknya yang mana untuk warung',
    ],
    when: ['qris & statis|dinamis|statik|dinamik'],
    weight: 1.4,
    reply:
      '- **QRIS statis**: satu kode dicetak, pembeli mengetik jumlahnya sendiri. Murah, tetapi jumlahnya bisa salah ketik dan kodenya bisa ditempeli orang.\n- **QRIS dinamis**: kode dibuat tiap transaksi, jumlahnya sudah terisi. Lebih aman.\n\nUntuk lapak kecil yang ramai: **statis** dengan pengeras suara notifikasi sudah cukup, asal yang jaga **mendengar atau melihat uang masuk** sebelum barang diserahkan, bukan tangkapan layar. Sering salah ketik jumlah atau ada kasir tetap? Pakai **dinamis**.\n\nKasir di sini bisa memakai kode statis Anda untuk menampilkan kode berisi jumlah. Uang masuknya tetap Anda cek di aplikasi penyedia.',
  },
  {
    name: 'fake_transfer',
    asks: [
      'ada yang menunjukkan bukti transfer tapi uangnya tidak masuk biar tidak tertipu lagi',
      'supaya tidak tertipu bukti transfer',
      'pembeli kasih bukti transfer palsu uang tidak masuk',
      'transfer belum masuk barang sudah dibawa',
      'katanya sudah transfer tapi uang tidak masuk chat tidak dibalas',
      'pembeli bilang sudah tf sampai sekarang belum masuk',
      'nasi box sudah diambil transferannya tidak masuk',
    ],
    when: [
      'bukti transfer|bukti tf|bukti bayar|struk transfer|screenshot|tangkapan layar & ?|palsu|belum masuk|tidak masuk|bagaimana|cek|uang|edit',
      'transfer palsu|tf palsu|sudah transfer|transfer|tf & belum masuk|tidak masuk|tidak masuk2|tidak masuk masuk & !supplier|gaji',
    ],
    weight: 2.2,
    reply:
      'Pegangannya: **yang dihitung uang masuk, bukan gambar**.\n\n1. Buka mutasi bank atau aplikasi QRIS Anda sendiri. Belum ada? Barang jangan diserahkan dulu.\n2. Katakan dengan sopan: *Uangnya belum terlihat di kami, Kak. Kami tunggu sebentar ya, begitu masuk langsung kami kirim.*\n3. Antarbank bisa tertunda; cocokkan nama, jam, dan jumlah sampai rupiah terakhir.\n4. Kalau tidak masuk sampai besok, minta ia mengecek ke banknya, atau bayar ulang dengan cara lain.\n\nKalau barang terlanjur dibawa, simpan chat dan gambarnya untuk laporan ke bank dan polisi.',
  },
  {
    name: 'fake_qris',
    asks: ['qris saya ditempel orang dengan qris palsu', 'stiker qris diganti orang'],
    when: ['qris|qr|barcode & palsu|ditempel|nempel|tempelan|ditimpa|diganti|tertukar|orang lain|nama lain|penipu'],
    weight: 2,
    reply:
      'Segera, Juragan:\n\n1. **Cabut** tempelannya, foto dulu sebagai bukti.\n2. Pindai kode Anda sendiri: **nama toko yang muncul** harus nama Anda.\n3. Laporkan ke bank atau penyedia QRIS Anda (ada nomor NMID di kodenya), dan ke polisi kalau sudah ada uang yang masuk ke orang itu.\n4. Pasang kode di balik akrilik, dekat kasir, dan periksa tiap buka toko.\n\nMinta pembeli menyebut nama toko di layarnya, dan lihat notifikasi di aplikasi **Anda** sebelum barang diserahkan.',
  },
  {
    name: 'qris_failed',
    asks: [
      'pembayaran qris gagal saldo pembeli terpotong',
      'pembeli bilang sudah scan qris tapi notifikasi tidak masuk',
      'qris tidak masuk padahal pelanggan ngotot sudah bayar',
    ],
    when: [
      'qris|transfer|pembayaran & gagal|error|pending|timeout|tidak berhasil|terpotong|kepotong|dobel|dua kali & saldo|pembeli|pelanggan|kepotong|terpotong|uang|bagaimana|tapi & !poin',
    ],
    weight: 2,
    reply:
      'Kalau pembeli merasa sudah membayar tetapi uangnya tidak muncul di Anda:\n\n1. **Jangan terima dua kali.** Lihat aplikasi merchant Anda: kalau tidak ada transaksi masuk, barang belum terbayar.\n2. Minta pembeli melihat **riwayatnya**: *berhasil*, *pending*, atau *gagal*. Yang pending biasanya kembali sendiri.\n3. Catat jam, jumlah, dan nomor referensinya; pembeli melapor ke bank atau dompetnya, Anda ke penyedia QRIS.\n4. Kalau ia ingin membawa barang, terima dengan cara lain dulu; kalau nanti dananya masuk juga, kembalikan.\n\nCatat nama dan nomornya, supaya mudah dihubungi.',
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
    name: 'qris_registration',
    when: [
      'qris & pasang|daftar|bikin|buat|mengurus|ngurus|mendaftar & ktp|rekening|syarat|cara|cuma|hanya & !potongan|biaya|menolak|tolak|gagal',
    ],
    asks: [
      'mau pasang qris cuma punya ktp dan rekening bank bisa tidak caranya',
      'syarat daftar qris usaha kecil apa saja',
      'buat qris warung tanpa nib bisa tidak',
    ],
    weight: 2.4,
    reply:
      'Bisa, untuk usaha mikro **KTP dan rekening** biasanya sudah cukup:\n\n1. Pilih satu penyedia resmi: bank tempat rekening Anda (lewat aplikasi merchant atau kantornya), atau GoPay, DANA, ShopeePay untuk pedagang.\n2. Isi nama usaha, alamat, nomor HP; foto KTP, foto tempat atau dagangan, nomor rekening **atas nama yang sama**.\n3. Pilih kelas **usaha mikro** kalau memang mikro: bebas potongan sampai Rp 500.000 per transaksi.\n4. Tunggu disetujui, biasanya beberapa hari; cetak kodenya dan coba bayar Rp 1.000 sendiri.\n\nMendaftarnya umumnya gratis. Jangan memberi OTP atau uang kepada "petugas" yang menawarkan lewat chat.',
  },
  {
    name: 'wrong_transfer',
    when: [],
    asks: [
      'pembeli salah transfer kelebihan harus bagaimana',
      'uang transfer masuk kelebihan dari pelanggan',
      'saya salah transfer ke supplier uang bisa kembali',
      'ada uang nyasar masuk rekening toko',
    ],
    reply:
      '**Kelebihan dari pembeli**: cek di **mutasi** dulu (bukan gambar), lalu tawarkan: dikembalikan ke **rekening pengirim yang sama**, atau jadi uang muka belanja berikutnya. Kembalikan hari itu, simpan bukti.\n\nHati-hati tipuan: orang mengaku kelebihan transfer dengan bukti palsu dan minta dikembalikan ke rekening **lain**. Tidak ada di mutasi, tidak ada pengembalian.\n\n**Uang nyasar dari orang tak dikenal**: jangan dipakai; laporkan ke bank Anda dan biarkan bank yang mengembalikan.\n\n**Anda yang salah kirim**: hubungi bank pengirim segera dengan bukti, dan penerimanya baik-baik; bank membantu, tetapi perlu persetujuan penerima.',
  },
  {
    name: 'fake_transfer_guard',
    asks: ['cara mencegah bukti transfer palsu'],
    when: ['transfer|tf|bukti transfer|struk & palsu|bohongan|editan|tipu|menipu|penipuan & !qris|kurir'],
    weight: 1.6,
    reply:
      'Bukti transfer bisa diedit, **mutasi rekening tidak**. Aturannya satu: barang keluar setelah uangnya terlihat masuk di aplikasi bank Anda sendiri.\n\n- Pasang pemberitahuan uang masuk (SMS, aplikasi, atau pengeras QRIS).\n- Cocokkan **jumlah, jam, dan nama**, bukan gambarnya.\n- *Lagi gangguan, nanti masuk*: boleh, barangnya juga nanti.\n- Jangan pernah memberi kode OTP atau mengeklik tautan "konfirmasi pembayaran".\n- Tempel: *Pesanan diproses setelah pembayaran kami terima.*\n\nSudah terlanjur? Simpan percakapan dan tangkapan layarnya, hubungi bank, laporkan rekeningnya di **cekrekening.id**, dan buat laporan polisi kalau nilainya besar.',
  },
  {
    name: 'account_frozen',
    when: [],
    asks: [
      'rekening saya diblokir dibekukan bank',
      'rekening kena blokir karena transferan penipuan',
      'saldo ewallet dibekukan',
    ],
    reply:
      '1. Datang ke cabang dengan KTP dan buku tabungan; tanya **sebabnya** dan surat atau nomor laporannya. Sering karena data lama, rekening lama tidak dipakai, atau ada laporan transfer mencurigakan.\n2. Kumpulkan bukti usaha: nota, chat pesanan, bukti kirim untuk transfer yang dipersoalkan.\n3. Dompet digital: lewat pusat bantuan di aplikasinya saja, jangan nomor dari pencarian.\n4. Tidak ditanggapi 10 hari kerja: adukan ke **OJK 157**; soal QRIS dan dompet, **BI 131**.\n\nSementara itu pakai rekening lain atas nama sendiri, dan beri tahu pelanggan lewat nomor lama Anda.',
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
