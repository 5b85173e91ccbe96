import type { Answer } from '../answer.ts'
import { whetherMade } from '../kinds-in-words.ts'

/** Choosing a till, and what an analysis or a deck is worth. */
export const tillsAndPlans: readonly Answer[] = [
  {
    name: 'choose_till',
    asks: ['rekomendasi aplikasi kasir terbaik'],
    when: [
      'kasir|pos|point of sale & bagus|rekomendasi|pilih|apa itu|manfaat|itu apa|fungsi|perlu|penting|cocok|artinya|maksud',
    ],
    weight: 0.3,
    reply: (asked) =>
      `**Aplikasi kasir (POS)** mencatat penjualan, mengurangi stok, mencetak struk, dan menjumlah omzet harian. Yang perlu dilihat saat memilih:\n\n- tetap jalan saat internet putus,\n- bisa menerima tunai dan QRIS,\n- datanya bisa diunduh dan tetap milik Anda,\n- biayanya jelas, tidak per transaksi.\n\nKalau transaksi masih di bawah 20 sehari, buku kas dulu juga cukup. ${whetherMade('pos', asked.makeable)}`,
  },
  {
    name: 'till_or_notebook',
    asks: [
      'warung kecil perlu kasir digital atau buku',
      'perlu kasir digital tidak kalau menunya sedikit',
      'perlu kasir digital tidak kalau cuma sedikit menu',
      'perlu kasir digital tidak kalau cuma 15 menu dan satu kasir',
      'rencana buka kasir digital perlu tidak kalau cuma belasan menu',
    ],
    when: [
      'kasir|pos|aplikasi kasir|kasir digital & perlu|harus|wajib|penting|butuh|cukup & omzet|omset|kecil|masih|sehari|warung kecil|baru mulai|sepi',
    ],
    weight: 2.6,
    reply:
      '**Belum harus.** Dengan omzet sekecil itu buku tulis sudah cukup, asal diisi tiap hari: tanggal, barang, masuk, keluar.\n\nKasir digital mulai terasa perlu kalau **salah satu** ini terjadi:\n\n1. lebih dari **30 transaksi sehari**, atau antre saat menghitung kembalian,\n2. ada **orang lain** yang memegang laci,\n3. barang lebih dari 50 macam dan **stok sering selisih**,\n4. butuh laporan untuk bank.\n\nMau mencoba tanpa mengubah kebiasaan? Kasir di sini 150 poin sekali buat, tanpa biaya bulanan; pakai buku dan kasir bersamaan seminggu, lalu pilih.',
  },
  {
    name: 'what_to_prepare_for_till',
    asks: ['apa yang disiapkan sebelum pakai kasir digital'],
    when: [
      'kasir|pos|aplikasi kasir & data|disiapkan|siapkan|siapin|persiapan|dibutuhkan|perlu apa|butuh apa & !printer|rusak|karyawan',
    ],
    weight: 2.4,
    reply:
      'Siapkan satu halaman catatan ini, supaya kasirnya langsung bisa dipakai (150 poin, dibuat kalau Anda memintanya nanti):\n\n1. **Nama usaha, alamat, nomor HP**, seperti ingin tertulis di struk.\n2. **Daftar jasa atau barang dengan harganya**, dikelompokkan (potong dewasa, potong anak, cuci, cukur jenggot).\n3. **Stok awal** untuk barang yang dijual (pomade, sampo); jasa tidak perlu stok.\n4. **Cara bayar**: tunai, QRIS, transfer.\n5. **Pajak atau biaya layanan** kalau ada, dan diskon yang sering dipakai.\n6. **Siapa saja kasirnya**; bagi hasil atau komisi tukang dicatat terpisah dulu.\n\nDaftar harganya boleh ditempel di sini nanti, saya susun dari situ.',
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
  {
    name: 'presentation_tips',
    asks: [
      'tips presentasi di depan calon mitra',
      'isi slide presentasi usaha apa saja',
      'grogi presentasi di depan orang',
    ],
    when: [
      'presentasi|ppt|slide|pitch deck & tips|cara|bagaimana|isi|bagus|menarik|susunan|grogi|contoh|apa saja|pembukaan',
    ],
    weight: 0.3,
    reply: (asked) =>
      `Susunan presentasi usaha yang enak diikuti, 6 sampai 8 slide:\n\n1. masalah pembeli,\n2. produk Anda,\n3. bukti (pelanggan, angka penjualan),\n4. pasar dan pesaing,\n5. cara mendapat uang,\n6. tim,\n7. yang Anda minta dari mereka.\n\nSatu slide satu pesan, tulisan besar, angka penting ditebalkan. ${whetherMade('presentation', asked.makeable)}`,
  },
  {
    name: 'worth_of_analysis',
    asks: ['analisis usaha buat apa', 'perlu analisis tidak sih'],
    when: [
      'analisis|analisa|presentasi & buat apa|untuk apa|gunanya|manfaatnya|worth|worth it|sepadan|perlu & poin|usaha|sih & !swot|pasar',
    ],
    weight: 2,
    reply:
      'Sepadan kalau ada **keputusan yang mahal kalau salah**: buka cabang, pinjam ke bank, ganti harga, kontrak ruko. Analisis menyusun angka Anda menjadi titik impas, balik modal, untung rugi, dan risikonya, lengkap dengan tabel.\n\nBelum perlu kalau pertanyaannya satu angka (*jual berapa, untung berapa persen*): itu saya hitungkan di chat, **gratis**. Website dan kasir lebih berguna kalau yang dicari pembeli atau catatan harian.\n\nKualitasnya sebaik angka yang Anda beri: sebutkan modal, harga, yang laku sehari, dan biaya sebulan.',
  },
  {
    name: 'used_till_machine',
    when: [],
    asks: [
      'mesin kasir bekas merk apa yang awet',
      'beli mesin kasir atau pakai hp saja',
      'printer struk yang bagus dan murah',
      'tablet untuk kasir budget dua juta',
    ],
    reply:
      'Merek tidak saya sarankan karena mutunya berbeda tiap seri; yang menentukan **suku cadang dan servis di kota Anda**. Dengan 2 juta, susunan yang awet:\n\n- **HP atau tablet Android** layar 8 inci ke atas, RAM 4 GB, baterai sehat: 1 sampai 1,4 juta\n- **printer thermal Bluetooth 58 mm** dengan garansi: 200 sampai 400 ribu\n- dudukan, kertas, dan **laci berkunci**: sisanya\n\nBekas: cek baterai, tombol daya, layar sentuh di pojok, port pengisi, cetak 10 struk berturut-turut, dan akun lama sudah keluar. Mesin kasir model lama hanya pantas kalau masih bisa diganti pitanya.',
  },
]
