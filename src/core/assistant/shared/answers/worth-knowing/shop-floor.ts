import type { Answer } from '../answer.ts'

/** The shop floor and the online counter: shelves, quiet hours, returns, pictures taken by others. */
export const shopFloor: readonly Answer[] = [
  {
    name: 'pictures_taken',
    when: [],
    asks: [
      'penjual lain pakai foto produk saya',
      'foto jualan saya dicuri toko online lain',
      'video saya diambil orang buat jualan',
    ],
    reply:
      'Foto buatan Anda dilindungi hak cipta sejak dibuat.\n\n1. **Bukti**: file asli (tanggalnya terlihat), tautan dan tangkapan layar toko itu.\n2. **Tegur sopan** lewat chat: *Kak, foto ini milik kami. Mohon diturunkan hari ini, ya.*\n3. Tidak digubris: **laporkan di aplikasinya** (pelanggaran hak cipta); marketplace punya formulirnya.\n4. Ke depan: tanda air tipis di tengah barang, satu foto dengan tulisan nama toko di alasnya.\n\nKalau ia sampai mengaku sebagai toko Anda, umumkan akun resmi Anda dan laporkan sebagai penipuan.',
  },
  {
    name: 'swapped_return',
    when: [],
    asks: [
      'retur shopee isinya batu',
      'pembeli retur barang yang beda dengan yang saya kirim',
      'barang retur rusak dipakai pembeli curang',
    ],
    reply:
      'Jangan klik *terima retur* dulu.\n\n1. **Video buka paket** tanpa terputus sejak label utuh; kirim itu sebagai bukti. Sudah terlanjur dibuka? Foto berat di label, isi, dan kemasannya.\n2. **Ajukan banding** di pesanan itu sebelum batas waktunya habis (lihat hitung mundurnya), lampirkan juga foto saat Anda mengemas dan berat kirim pertama.\n3. Berat resi pulang beda jauh dari berat kirim? Tunjukkan keduanya; itu bukti terkuat.\n4. Ditolak: minta alasan tertulis, lapor layanan konsumen platform.\n\nMulai sekarang barang di atas harga tertentu: video saat mengemas, segel stiker, nomor seri dicatat.',
  },
  {
    name: 'parcel_stands_still',
    when: [],
    asks: [
      'resi belum update beberapa hari pembeli marah',
      'paket tidak bergerak di ekspedisi pembeli menagih',
      'rating turun gara gara kurir telat',
    ],
    reply:
      'Kabari pembeli **sebelum** ia menagih lagi:\n\n*Kak, paketnya tertahan di ekspedisi sejak [tanggal]. Sudah saya laporkan (nomor laporan [..]). Saya kabari lagi besok jam 10. Kalau sampai [tanggal] belum bergerak, saya kirim ulang atau uangnya kembali.*\n\n1. Lapor ekspedisi dan marketplace hari itu, simpan nomornya.\n2. Tepati janji kabarnya, walau belum ada kemajuan.\n3. Rating turun karena kurir: balas ulasannya dengan tenang dan hasilnya; sebagian platform bisa meninjau ulasan yang semata soal pengiriman.\n4. Ganti layanan untuk daerah yang sering telat, dan tulis perkiraan waktunya lebih longgar satu hari.',
  },
  {
    name: 'idle_hours',
    when: [],
    asks: [
      'jam ramai warung cuma siang sisanya sepi supaya ada yang datang',
      'promo di jam sepi supaya ada pembeli',
      'jam ramai cuma dua jam karyawan menganggur sisanya',
      'toko sepi siang hari pegawai tidak ada kerjaan',
      'warung dekat sekolah liburan sepi',
    ],
    reply:
      'Sepi yang jamnya pasti justru bisa diatur:\n\n1. **Jadwal mengikuti ramai**: satu orang tetap, satu paruh waktu hanya jam 11 sampai 14. Hitung: upah jam sepi ÷ untung per porsi = yang harus laku supaya tidak nombok.\n2. **Kerja jam sepi** ditulis: siapkan bahan, kemas, foto, balas chat, antar pesanan.\n3. **Penjualan yang tidak butuh orang lewat**: pesanan kantor untuk besok, katering kecil, frozen, titip di warung lain.\n4. **Libur sekolah atau kampus**: turunkan belanja 50%, pindah ke perumahan dan acara, libur bergilir, perbaikan tempat. Sisihkan 10% dari bulan ramai untuk bulan itu.\n\nUbah jam kerja dengan kesepakatan, bukan mendadak.',
  },
  {
    name: 'putting_on_shelves',
    when: [],
    asks: [
      'cara menaruh barang di rak supaya cepat laku',
      'menata etalase warung biar menarik',
      'susunan barang toko kelontong yang bagus',
    ],
    reply:
      '1. **Setinggi mata dan tangan**: barang beruntung besar. Yang pasti dicari (beras, gula) boleh di bawah atau belakang, supaya orang melewati yang lain.\n2. **Dekat kasir**: barang kecil di bawah 5.000 yang dibeli sambil lalu.\n3. **Berpasangan**: kopi dengan gula, mi dengan telur, sabun dengan spons.\n4. **Menghadap depan, penuh**: rak ompong terlihat tidak laku; geser ke depan tiap pagi.\n5. **Harga besar dan jelas** di setiap barang; orang malu bertanya lalu pergi.\n6. Yang lama di depan, yang baru di belakang.\n\nUbah satu rak saja, catat seminggu sebelum dan sesudah. Naik? Pindah ke rak berikutnya.',
  },
  {
    name: 'leaflets',
    when: [],
    asks: [
      'brosur masih efektif tidak zaman sekarang',
      'sebar brosur atau iklan online lebih bagus',
      'spanduk depan toko ukuran berapa yang pas',
    ],
    reply:
      '**Brosur** masih bekerja untuk usaha yang pembelinya **dalam 1 sampai 2 km** (laundry, katering, les, bengkel), asal ada alasan datang: potongan dengan tanggal, dan kode di kertasnya supaya bisa dihitung. Pegangan: dari 500 lembar, 5 sampai 10 orang datang itu wajar. Cetak 200 dulu, bandingkan dengan uang yang sama untuk iklan ponsel.\n\n**Spanduk**: untuk muka toko 3 sampai 4 meter, ukuran **3 × 1 m** biasanya cukup. Yang menentukan hurufnya: satu kata barang setinggi minimal 20 cm terbaca dari seberang jalan, harga mulai, nomor WA. Ukur dulu bidangnya, dan tanyakan izin atau pajak reklame di kelurahan untuk yang besar di pinggir jalan.',
  },
  {
    name: 'larger_gas_bottle',
    when: [],
    asks: [
      'gas 3 kg langka pakai 12 kg nombok tidak',
      'beda biaya gas melon dan gas 12 kg untuk warung',
      'usaha makan boleh pakai gas 3 kg',
      'gas melon boleh dipakai warung bakso tidak',
    ],
    reply:
      'Hitung **per porsi**, bukan per tabung: harga tabung ÷ porsi yang jadi. Contoh tabung kecil 22.000 untuk 110 porsi = **200 per porsi**; tabung besar 215.000 untuk 440 porsi = **489 per porsi**. Selisih 289 per porsi biasanya masih bisa ditutup dengan menaikkan harga 500. (Angka contoh; pakai harga dan hitungan porsi Anda.)\n\nGas 3 kg bersubsidi sasarannya rumah tangga dan **usaha mikro** yang terdaftar; pembeliannya memakai KTP dan aturannya bisa berubah, jadi tanyakan pangkalan resmi. Menghemat: kompor bersih (api biru), panci tertutup, masak sekaligus, presto untuk yang keras.',
  },
]
