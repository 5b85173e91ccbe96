import type { Answer } from '../answer.ts'

/** Choices that owners put before us, and what must not be done. */
export const choicesAndDangers: readonly Answer[] = [
  {
    name: 'no_forbidden_additives',
    when: [
      'formalin|boraks|borax|rhodamin|rodamin|pewarna tekstil|pengawet mayat|bleng & takaran|takarannya|dosis|aman|berapa|awet|kasih|pakai|campur|biar|supaya|kenyal|dikit|sedikit|boleh',
    ],
    weight: 3,
    reply:
      '**Jangan.** Formalin, boraks, dan pewarna tekstil dilarang untuk makanan; **tidak ada takaran yang aman**, pembeli bisa sakit, dan penjualnya bisa dipidana.\n\nSupaya lebih awet tanpa itu:\n\n1. **Bersih**: alat direbus, tangan dan meja dicuci, air rendaman matang dan diganti tiap hari.\n2. **Dingin**: simpan di kulkas atau kotak es (di bawah 5°C) sejak selesai dibuat.\n3. **Rapat**: vakum atau wadah tertutup.\n4. **Sedikit tapi sering**: buat sebanyak yang laku sehari.\n5. Pengawet pangan yang **diizinkan** ada batasnya; tanyakan Dinas Kesehatan atau Balai POM sebelum memakainya.\n\nTulis *dibuat hari ini, simpan dingin, habiskan 2 hari* di kemasannya; itu malah dipercaya.',
  },
  {
    name: 'no_bought_reviews',
    asks: ['jasa menaikkan rating google maps', 'beli ulasan bintang lima aman tidak'],
    when: [
      'ulasan|review|bintang 5|testimoni|rating|komentar & palsu|bikinin|tulisin|buatin|akun fake|fake|akun palsu|beli|30 akun|bot & !dituduh|balas|lapor|saingan|dapat|kena|dikasih',
    ],
    weight: 2.4,
    reply:
      'Ulasan palsu tidak saya tuliskan, Juragan: pembeli tertipu, dan toko bisa diturunkan atau ditutup platformnya.\n\nYang jujur dan biasanya cukup:\n\n1. Minta ke **20 pembeli terakhir**, dua hari setelah barang sampai: *Kak [nama], produknya cocok? Kalau berkenan, satu kalimat dan satu foto di sini sangat membantu: [tautan].*\n2. Selipkan kartu kecil dengan kode QR ke halaman ulasan.\n3. Beri terima kasih untuk **semua** yang mengulas, bukan hanya yang bintang 5.\n4. Balas setiap ulasan, juga yang jelek.\n\nPesan permintaannya bisa saya sesuaikan: sebutkan barangnya.',
  },
  {
    name: 'one_place_to_start',
    when: [],
    asks: [
      'lebih bagus masuk shopee tiktok shop atau cukup wa dan facebook satu dulu',
      'pengrajin mau jualan online pilih satu yang mana dulu',
      'baru mau jualan online tidak paham mulai dari shopee atau whatsapp',
    ],
    reply:
      'Kalau baru mulai dan hanya sanggup satu: **WhatsApp Business** (dengan foto di status dan Facebook), karena tanpa potongan, pembelinya bertanya dulu, dan Anda belajar melayani tanpa dikejar sistem. Ini terutama cocok untuk barang **mahal, sedikit, atau buatan tangan** yang perlu diceritakan.\n\nMinggu ini cukup: 10 foto terang, nama, ukuran, harga, cara pesan; pasang di katalog WA; kirim ke 20 pembeli lama.\n\nBaru tambah **Shopee** kalau barangnya seragam dan siap dikirim tiap hari, atau **TikTok** kalau Anda atau anak suka membuat video. Untuk barang mahal, minta DP dan kirim dengan asuransi.',
  },
  {
    name: 'authority_or_statement',
    when: ['beda & surat kuasa|kuasa & pernyataan|surat pernyataan'],
    weight: 1.5,
    asks: [
      'beda surat kuasa dan surat pernyataan apa',
      'menyuruh adik mengambil barang di ekspedisi pakai surat apa',
      'surat apa untuk mewakilkan ambil paket atau uang',
    ],
    reply:
      '- **Surat kuasa**: memberi **orang lain** hak bertindak atas nama Anda (mengambil barang, menandatangani, mengurus).\n- **Surat pernyataan**: **Anda sendiri** menyatakan sesuatu itu benar atau Anda sanggupi.\n\nUntuk menyuruh orang mengambil barang di ekspedisi: **surat kuasa**. Isinya: nama dan NIK Anda, nama dan NIK yang diberi kuasa, barang dan **nomor resi**, tempat, tanggal, dan batas berlakunya. Bawakan fotokopi kedua KTP; tanyakan ke ekspedisinya apakah perlu meterai (Rp 10.000).\n\nSurat kuasanya bisa saya buatkan: sebutkan kedua nama, barangnya, dan tempatnya.',
  },
  {
    name: 'minimarket_nearby',
    when: [],
    asks: [
      'minimarket buka dekat warung pembeli turun separuh',
      'takut kalah saing sama toko modern baru',
      'ada alfamart indomaret baru di sebelah warung saya sepi',
      'warung kelontong kalah sama minimarket harus apa dulu',
      'sebelah buka toko sembako lebih besar',
      'toko kelontong besar baru buka dekat warung saya',
    ],
    reply:
      'Jangan melawan di harga dan AC; menangkan yang minimarket **tidak bisa**:\n\n1. **Minggu pertama, hampir tanpa biaya**: catat 20 barang paling laku, samakan harga untuk lima yang dihafal orang (telur, gula, mi, gas, air galon), sisanya biarkan.\n2. **Eceran kecil dan siap makan**: kopi seduh, gorengan, lauk pagi, bumbu seribuan, telur per butir. Untungnya lebih besar. Modal 200 ribu cukup untuk kopi dan gorengan.\n3. **Antar lewat WA** ke tetangga: gas dan galon diangkat sampai dapur.\n4. **Buka lebih pagi** dan tutup lebih malam.\n5. **Bon terbatas** untuk langganan yang lancar.\n\nMulai dari nomor 2 dan 3; ukur dua minggu: berapa orang yang kembali. Sebutkan barang terlaris Anda, nanti kita pilih mana yang ditonjolkan.',
  },
  {
    name: 'credit_record_of_spouse',
    when: [],
    asks: [
      'suami pernah nunggak paylater sudah lunas pengaruh ke kur tidak',
      'bi checking slik jelek tapi sudah lunas bisa pinjam bank',
      'riwayat pinjol macet pengaruh pengajuan pinjaman',
    ],
    reply:
      'Bisa berpengaruh. Bank melihat **SLIK OJK** pemohon, dan untuk yang menikah sering **pasangannya** juga. Yang sudah lunas tercatat *lunas*, tetapi riwayat telatnya masih terlihat beberapa waktu; keputusannya tetap di bank.\n\n1. Cek sendiri gratis di **idebku.ojk.go.id** (atau kantor OJK, 157).\n2. Simpan **surat keterangan lunas**. Kalau masih tercatat menunggak, minta pemberi pinjaman memperbaikinya.\n3. Ceritakan terus terang ke petugas bank, bawa buktinya.\n4. Tunjukkan catatan penjualan 6 bulan yang rapi; ajukan jumlah yang cicilannya paling banyak sepertiga laba.\n\nDitolak? Tanyakan alasannya, perbaiki, coba lagi beberapa bulan kemudian atau di penyalur lain.',
  },
  {
    name: 'company_or_licence_number',
    when: [],
    asks: [
      'bikin pt perorangan atau cukup nib perorangan saja',
      'usaha kecil perlu pt atau cukup nib',
      'jualan omzet kecil harus bikin pt tidak',
    ],
    reply:
      'Untuk usaha kecil rumahan, **NIB perorangan sudah cukup**: gratis di oss.go.id, dipakai mengurus izin, QRIS, dan pinjaman.\n\n**PT Perorangan** (tanpa notaris, satu pemilik) baru perlu kalau ada alasannya: ingin harta pribadi terpisah dari utang usaha, ikut tender atau kerja sama kantor yang meminta badan hukum, atau mau menerima pemodal. Bebannya: pendirian berbayar, **laporan keuangan tiap tahun**, rekening terpisah, dan **bagian omzet Rp 500 juta yang bebas PPh tidak berlaku** untuk PT.\n\nJadi: mulai NIB, naik ke PT saat ada pelanggan yang mensyaratkannya atau omzetnya sudah besar. Jenis barang tertentu (kosmetik, makanan kemasan) tetap perlu izin edarnya sendiri. Untuk kepastian tanyakan DPMPTSP atau notaris.',
  },
  {
    name: 'video_editing',
    asks: ['bisa bikin video promosi tidak', 'bisa buatkan reels atau video iklan', 'bisa edit foto produk tidak'],
    when: [
      'edit|editin|editing|ngedit & video|reels|reel|tiktok|foto|gambar',
      'bisa|kamu|tolong|disini & bikin|buat|buatkan|bikinin|buatin|membuat|dibuatkan & video|reels|reel|animasi & !konten apa|ide|cara',
    ],
    weight: 2.4,
    reply:
      'Membuat atau mengedit video dan foto **belum bisa** di sini, Juragan. Pakai aplikasi edit gratis di ponsel; potongan 15 detik dengan teks harga sudah cukup.\n\nYang bisa saya bantu di chat, gratis: **ide, urutan adegan, dan teksnya**. Contoh: *(1) 3 detik hasil jadi, (2) proses, (3) harga, (4) cara pesan*. Sebutkan jualannya, nanti saya susunkan naskah dan keterangannya.',
  },
  {
    name: 'rain_and_quiet',
    when: ['hujan|ujan|gerimis|mendung & sepi|dagangan|tidak laku & !?|bagaimana|cara|supaya|promo'],
    weight: 2,
    atMost: 14,
    asks: [
      'pagi hujan deras alamat bakal sepi dagangan',
      'hujan terus hari ini dagangan bakal tidak laku',
      'pasar sepi hujan dari subuh capek',
      'hujan terus dagangan sepi sedih',
    ],
    reply:
      'Semoga hujannya cepat reda, Juragan. Sambil menunggu, satu pesan WA ke langganan sering menolong: *Hujan-hujan begini kami antar ya, Kak. Pesan sebelum jam 11, gratis antar dekat.* Masaknya sedikit dulu, tambah kalau ramai.',
  },
  {
    name: 'offer_declined',
    when: [
      'tidak usah|tidak perlu|tidak jadi|nanti saja|nanti dulu|belum perlu|lain kali & makasih|deh|dulu|nanti|kabari|kabarin|pasti|belum|saja & !?|kenapa|bagaimana|karyawan|supplier|dp',
    ],
    weight: 1.2,
    atMost: 22,
    reply: 'Siap, Juragan, tidak saya buatkan apa-apa. Kalau nanti sudah pasti, tinggal kabari di sini.',
  },
]
