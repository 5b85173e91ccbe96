import type { Answer } from './answer.ts'

/** Money that comes in: QRIS, transfers, deposits, cash and its change. */
export const beingPaid: readonly Answer[] = [
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
    name: 'cod_failed',
    asks: ['cod ditolak pembeli', 'paket cod balik terus'],
    when: ['cod & gagal|tolak|ditolak|tidak diambil|rugi|retur|balik|kabur|fiktif|aman'],
    weight: 1.2,
    reply:
      'Mengurangi COD yang gagal:\n\n1. **Telepon atau chat dulu** sebelum kirim: nama, alamat, jumlah yang harus disiapkan.\n2. Batasi nilainya (misalnya sampai Rp 200.000), di atas itu minta **DP ongkir**.\n3. Catat nomor yang pernah menolak.\n4. Hitung ongkos gagalnya ke harga: 1 dari 10 paket gagal dengan ongkir Rp 18.000 berarti tambahan Rp 1.800 tiap paket.',
  },
]
