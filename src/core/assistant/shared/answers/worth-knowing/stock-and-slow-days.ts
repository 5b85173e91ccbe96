import type { Answer } from '../answer.ts'

/** What is left over, what is tried in thin weeks, and what is decided before a purchase. */
export const stockAndSlowDays: readonly Answer[] = [
  {
    name: 'last_seasons_goods',
    when: [
      'lebaran|natal|imlek|musim|tahun lalu|taun lalu|model lama|kemarin & sisa|numpuk|menumpuk|tidak laku|nyangkut|mengendap & baju|barang|stok|kue|parsel|seragam|kaos|hijab|mukena|dagangan',
    ],
    asks: [
      'baju lebaran tahun lalu sisa diapakan biar jadi uang lagi',
      'sisa stok tahun lalu tidak laku cara menghabiskannya',
      'barang musiman sisa banyak mau dijual bagaimana',
      'stok lama mengendap bagaimana supaya jadi uang',
    ],
    weight: 1.8,
    reply:
      'Barang musiman yang diam adalah uang yang tidur. Urutannya:\n\n1. **Harga lantai**: modal sudah kembali dari yang laku? Maka berapa pun yang masuk lebih baik daripada disimpan.\n2. **Paket**: dua sekaligus, atau satu ditambah barang yang sedang laku.\n3. **Turun bertahap dengan tanggal**: minggu ini 20%, minggu depan 35%, sesudah itu selesai. Jujur sebut *stok tahun lalu*.\n4. **Borongan** ke reseller, toko lain, atau live sejam khusus cuci gudang.\n5. **Simpan hanya yang netral** (warna polos, ukuran umum) untuk sebulan sebelum musim berikutnya.\n\nTahun depan: ambil 70% dulu, sisanya pesanan dengan DP. Sebutkan jumlah, modal, dan harga lamanya, nanti saya hitungkan turunnya.',
  },
  {
    name: 'end_of_month_promotion',
    when: [
      'tanggal tua|akhir bulan|tgl tua|belum gajian|sebelum gajian|bulan tua & promo|ide|diskon|sepi|jualan|laku|biar|supaya|strategi',
    ],
    asks: [
      'ide promo tanggal tua',
      'promo akhir bulan waktu orang belum gajian',
      'tanggal tua pembeli berkurang bagaimana',
      'promo hari sepi yang tidak merugi',
    ],
    weight: 2.2,
    reply:
      'Tanggal tua orang tetap belanja, hanya **lebih kecil dan lebih hemat**. Yang cocok:\n\n1. **Ukuran kecil**: porsi atau paket hemat dengan harga bulat (10.000), bukan diskon dari yang besar.\n2. **Bayar sekarang, pakai nanti**: setor 100.000 dapat nilai 105.000; Anda memegang uangnya lebih dulu.\n3. **Minimal naik sedikit**: laundry 5 kg dapat satu kilo lipat saja; makan dua orang dapat es teh.\n4. **Jam sepi saja**: potongan 10% jam 14 sampai 16, jadi pembeli ramai tetap bayar penuh.\n5. **Kartu stempel** yang hadiahnya diambil bulan depan.\n\nBatasi tanggal 20 sampai 28, dan hitung: modal + hadiah di bawah 80% harga. Sebut modal dan harganya, nanti saya cek untungnya.',
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
    name: 'hold_or_raise',
    when: [],
    asks: [
      'harga kulakan beras naik terus, harga jual tahan dulu atau naikkan',
      'harga kulakan naik jualnya dinaikkan sekarang atau nanti',
    ],
    reply:
      'Lihat dulu **untung per barang**, baru memutuskan:\n\n- **Modal naik, untung masih di atas yang Anda perlukan**: tahan satu dua minggu untuk barang yang paling diingat harganya (beras, telur, minyak), naikkan yang jarang dibandingkan.\n- **Untung tinggal setengah atau kurang**: naikkan sekarang, sedikit-sedikit, dan sebut alasannya.\n- **Pesaing lebih murah**: jangan ikut di bawah modal. Samakan satu barang saja sebagai pancingan, sisanya menang di layanan.\n\nCatat yang laku seminggu sebelum dan sesudahnya; kalau turunnya kurang dari kenaikannya, harga baru itu benar. Sebutkan modal lama, modal baru, dan harga jual, nanti saya hitungkan.',
  },
]
