import type { Answer } from './answer.ts'

/** Busy seasons, days closed, and what follows a paper that nobody answers. */
export const seasonsAndPauses: readonly Answer[] = [
  {
    name: 'busy_season',
    asks: ['persiapan musim ramai lebaran', 'stok lebaran beli kapan'],
    when: [
      'lebaran|ramadan|ramadhan|puasa|natal|imlek|tahun baru|akhir tahun|musim|idul fitri|idul adha|nataru|hari raya & stok|restock|kulakan|jualan|siapkan|persiapan|kapan|laku|rame|ramai|produksi|pesanan|modal|promo|dagangan & !thr',
    ],
    weight: 1.3,
    reply:
      'Menyiapkan musim ramai, hitung mundur:\n\n1. **6 sampai 8 minggu sebelumnya**: lihat penjualan musim lalu, pesan kemasan dan barang yang lama datangnya.\n2. **4 minggu**: buka pesanan dengan DP, tetapkan harga musim dan batas jumlahnya.\n3. **2 minggu**: stok barang cepat laku, cukup untuk yang terpesan ditambah 20 sampai 30%, bukan dua kali lipat.\n4. **H-7**: tutup pesanan; ekspedisi dan pemasok mulai penuh.\n\nSisa musim paling mahal, jadi lebih baik habis sehari lebih cepat. Sebutkan yang laku sehari dan lama kirimannya, nanti saya hitungkan stoknya.',
  },
  {
    name: 'closed_for_a_while',
    asks: [
      'warung tutup dua minggu karena umroh sakit supaya pelanggan tidak hilang',
      'usaha libur lama cara memberi tahu pelanggan',
      'mau libur lebaran sepuluh hari bilang ke pelanggan bagaimana',
    ],
    when: [
      'tutup|libur|cuti|off & seminggu|sementara|beberapa hari|terpaksa|dulu|sakit|mudik|hari|lebaran|kabari|pengumuman|pelanggan & !buku|kas|akun|rasanya|gulung|mending|pesanan tutup|sewa|listrik|untung|bersih|seminggu libur|sebulan dapat',
      'sakit|opname|operasi|duka|melahirkan & toko|warung|usaha|jualan|pelanggan|pesanan & !sakit hati|sakit perut|nagih|menagih|makanan|keracunan',
    ],
    weight: 1,
    reply:
      'Semoga urusannya dimudahkan, Juragan; pelanggan biasanya mengerti asal dikabari.\n\n1. **Pasang kabar** di toko, status WhatsApp, Google Maps, dan marketplace (mode libur): *Kami tutup 3 sampai 9 Desember karena keluarga sakit, buka lagi 10 Desember. Pesanan yang sudah masuk kami hubungi satu per satu. Terima kasih doanya.*\n2. **Hubungi yang sudah memesan**: undur, atau kembalikan DP.\n3. Barang basah: jual murah atau titip tetangga.\n4. Hari pertama buka, sapa lagi dengan satu tawaran kecil.\n\nSurat pemberitahuannya bisa saya buatkan.',
  },
  {
    name: 'no_answer_to_offer',
    asks: [
      'penawaran tidak dibalas calon pembeli',
      'follow up penawaran',
      'calon pembeli tidak membalas chat setelah dikirim harga',
    ],
    when: [
      'penawaran|proposal|chat|pesan|dichat|klien|calon pembeli|calon pelanggan & dibalas|dibales|balas|kabar|respon|direspon|dibaca|follow up|followup|ghosting|phpin|digantung|jawaban & tidak|belum|cara|bagaimana|cuma|follow up|followup|seminggu & !iklan|broadcast|jelek|review',
      'follow up|followup & penawaran|klien|pembeli|calon|pelanggan|proposal',
    ],
    weight: 2.2,
    reply:
      'Menyusul penawaran tanpa terkesan memaksa:\n\n- **hari ke-3**: *Selamat siang Pak Hasan, sekadar memastikan penawaran kami tanggal 12 sudah diterima. Ada yang perlu kami jelaskan atau sesuaikan?*\n- **hari ke-7**: beri alasan baru, misalnya contoh barang, pilihan yang lebih hemat, atau jadwal kirim yang tersisa.\n- **menjelang masa berlakunya habis**: *Harga ini berlaku sampai Jumat, Pak. Apakah kami siapkan pesanannya, atau kami tutup dulu?*\n\nSetelah tiga kali, berhenti dengan baik. Tanyakan satu hal: *apa yang membuat belum cocok?* Jawabannya berguna untuk penawaran berikutnya.',
  },
  {
    name: 'long_payment_term',
    asks: [
      'pelanggan minta tempo bayar 60 hari',
      'pelanggan kantor bayarnya 60 hari modal saya seret',
      'kantor bayar sebulan setelah acara aman tidak',
      'reseller minta tempo tiga puluh hari aman tidak',
      'pelanggan pesan banyak minta bayar akhir bulan aman tidak',
    ],
    when: [
      'hari|bulan|tempo & 30|45|60|90|tempo|setelah terima|setelah barang|bayar belakang|bayar mundur & bayar|pembayaran|tempo|klien|kantor|pembeli & aman|berani|gimana|bagaimana|terima|resiko|risiko|minta|lama & !karyawan|cicil|pinjam|kredit|gaji',
      'bon|tempo|tagihan & bulanan|sebulan sekali|akhir bulan & perusahaan|kantor|pabrik|instansi|hotel|proyek & !nagih|menagih|belum dibayar',
    ],
    weight: 1.6,
    reply:
      'Tempo panjang boleh diterima kalau **kas Anda kuat menunggu**. Hitung dulu: modal pesanan itu tertahan sampai dibayar, sementara belanja dan gaji jalan terus.\n\nSupaya aman:\n\n1. minta **DP 30 sampai 50%**, setidaknya menutup modal,\n2. mulai dari pesanan kecil atau tempo 14 hari dulu,\n3. tempo ditulis sebagai **tanggal** di PO, kontrak, dan invoice, beserta akibat kalau telat,\n4. surat jalan diteken penerima,\n5. naikkan harga sedikit untuk tempo lebih dari 30 hari, atau beri potongan kalau bayar di muka.\n\nKontrak dan invoicenya bisa saya buatkan.',
  },
]
