/**
 * What is commonly written where an owner told little: no figures, no laws, no names. It stands apart in the paper as a
 * suggestion that the owner checks.
 */
const usual: readonly (readonly [about: RegExp, points: readonly string[]])[] = [
  [
    /\b(?:komplain|keluhan|pengaduan|retur)\b/i,
    [
      'Dengarkan keluhan pelanggan sampai selesai dan catat.',
      'Minta maaf atas ketidaknyamanannya.',
      'Periksa barang, nota, atau bukti yang diberikan.',
      'Sampaikan jalan keluar sesuai kebijakan toko.',
      'Laporkan kepada penanggung jawab bila tidak bisa diputuskan sendiri.',
    ],
  ],
  [
    /\b(?:buka|tutup|pembukaan|penutupan)\b/i,
    [
      'Periksa kunci, pintu, dan keadaan toko sebelum dibuka.',
      'Nyalakan lampu dan alat yang diperlukan.',
      'Bersihkan lantai, etalase, dan meja.',
      'Hitung uang modal di laci dan catat.',
      'Saat tutup, hitung uang, cocokkan dengan catatan, lalu setorkan.',
      'Matikan alat yang tidak dipakai dan kunci semua pintu.',
    ],
  ],
  [
    /\b(?:laundry|cucian|binatu|londri)\b/i,
    [
      'Timbang atau hitung cucian di depan pelanggan dan tulis di nota.',
      'Periksa noda, kerusakan, dan isi saku.',
      'Beri label agar tidak tertukar.',
      'Pisahkan yang putih, berwarna, dan mudah luntur.',
      'Cuci, keringkan, lalu setrika sesuai bahannya.',
      'Hitung kembali sebelum dikemas dan diserahkan.',
    ],
  ],
  [
    /\b(?:barista|kopi|espresso)\b/i,
    [
      'Cuci tangan dan kenakan celemek sebelum bekerja.',
      'Bersihkan mesin dan alat seduh sebelum dan sesudah dipakai.',
      'Cicipi seduhan pertama sebelum melayani.',
      'Ulangi pesanan di depan pelanggan sebelum dibuat.',
      'Periksa persediaan biji kopi dan susu.',
    ],
  ],
  [
    /\b(?:kurir|antar|pengiriman|pengantaran|delivery)\b/i,
    [
      'Periksa barang, nama, dan alamat sebelum berangkat.',
      'Kemas barang agar aman di jalan.',
      'Hubungi penerima sebelum sampai.',
      'Serahkan barang langsung kepada penerima dan minta tanda terima.',
      'Setorkan uang dan laporkan kendala setelah kembali.',
    ],
  ],
  [
    /\b(?:kasir|pembayaran)\b/i,
    [
      'Sapa pelanggan dengan ramah.',
      'Hitung belanjaan dan sebutkan jumlahnya dengan jelas.',
      'Terima pembayaran dan hitung kembalian di depan pelanggan.',
      'Serahkan struk dan ucapkan terima kasih.',
      'Cocokkan uang di laci dengan catatan saat pergantian dan saat tutup.',
    ],
  ],
  [
    /\b(?:gudang|stok|barang masuk)\b/i,
    [
      'Cocokkan barang yang datang dengan nota atau surat jalan.',
      'Catat setiap barang masuk dan keluar.',
      'Dahulukan barang yang lebih dulu datang.',
      'Pisahkan barang rusak dan laporkan.',
    ],
  ],
  [
    /\b(?:dapur|masak|kebersihan|higienis|kuliner)\b/i,
    [
      'Cuci tangan dengan sabun sebelum bekerja dan setelah dari toilet.',
      'Kenakan celemek dan penutup rambut.',
      'Pisahkan alat untuk bahan mentah dan makanan matang.',
      'Simpan bahan di tempat tertutup dan beri tanggal.',
      'Bersihkan meja, kompor, dan lantai setelah selesai.',
      'Buang sampah dan tutup tempatnya.',
    ],
  ],
  [
    /\b(?:pelayan|pelayanan|pelanggan|tamu|waiter|waitress)\b/i,
    [
      'Sapa pelanggan begitu datang.',
      'Catat pesanan dan ulangi agar tidak keliru.',
      'Sampaikan bila pesanan perlu waktu.',
      'Ucapkan terima kasih saat pelanggan pulang.',
    ],
  ],
]

/** What is commonly written about a subject; empty where nothing is known of it. */
export const usualPoints = (subject: string): readonly string[] =>
  usual.find(([about]) => about.test(subject))?.[1] ?? []
