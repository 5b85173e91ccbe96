import type { Answer } from '../answer.ts'

const askTaxOffice =
  'Aturan pajak bisa berubah dan tiap usaha berbeda. Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200).'

/** What owners ask plainly of rules, books and dangers: may I, must I, is it true. */
export const plainlyAsked: readonly Answer[] = [
  {
    name: 'single_cigarettes',
    when: ['rokok|udud|ses & ketengan|batangan|eceran|ecer|perbatang|satuan|ngeteng|diketeng'],
    asks: ['boleh jual rokok ketengan eceran per batang tidak', 'rokok batangan dilarang dijual tidak'],
    weight: 2,
    reply:
      'Menurut **PP 28/2024** rokok **tidak boleh dijual eceran per batang** (kecuali cerutu dan rokok elektronik). Juga tidak boleh: dijual ke orang **di bawah 21 tahun** dan ibu hamil, dan dijual dalam jarak **200 meter dari sekolah** atau tempat bermain anak.\n\nPengawasannya berbeda menurut daerah. Yang aman: jual bungkusan berpita cukai, simpan di belakang penjual, dan jangan menyuruh anak melayani. Untuk kepastian di tempat Anda, tanyakan Satpol PP atau dinas kesehatan setempat.',
  },
  {
    name: 'false_officials',
    when: [
      'pajak|npwp|dinas|pemerintah|bea cukai|bpom|halal|bpjs|pln & ngaku|mengaku|ngakunya|mengatasnamakan|oknum & minta|uang|bayar|transfer|data|otp|benar|percaya|asli',
    ],
    asks: [
      'orang mengaku petugas pajak minta uang pengurusan npwp benar tidak',
      'ditelepon mengaku kantor pajak suruh transfer',
      'petugas dinas minta biaya di tempat asli atau penipu',
    ],
    weight: 2.2,
    reply:
      'Kemungkinan besar **penipuan**. Jangan membayar dulu.\n\n- **NPWP dan NIB gratis.** Pajak tidak pernah dibayar tunai ke petugas atau ke rekening pribadi, tetapi dengan kode billing lewat bank.\n- Petugas sungguhan membawa **tanda pengenal dan surat tugas**. Foto keduanya, catat namanya.\n- Telepon kantornya sendiri dari nomor resmi (pajak: **Kring Pajak 1500200**), bukan nomor yang ia berikan.\n- Jangan memberi OTP, kata sandi, atau foto KTP, dan jangan memasang aplikasi kirimannya.\n\nSudah terlanjur membayar? Hubungi bank saat itu juga, simpan buktinya, lapor polisi.',
  },
  {
    name: 'closing_registrations',
    when: ['nib|npwp|oss|pkp|izin & cabut|dicabut|hapus|dihapus|tutup|nutup|nonaktif|dinonaktifkan|bubar & !akun'],
    asks: [
      'usaha tutup nib dan npwp harus dicabut tidak',
      'cara menonaktifkan npwp usaha sudah bubar',
      'menutup usaha resmi apa saja yang diurus',
    ],
    weight: 2.4,
    reply: `Ya, sebaiknya dibereskan supaya kewajibannya berhenti:\n\n1. **NIB**: ajukan pencabutan di akun **oss.go.id**.\n2. **Pajak**: perorangan mengajukan status **non-efektif** di Coretax kalau tidak ada penghasilan lagi; badan usaha mengajukan penghapusan sesudah bubar. SPT untuk tahun terakhir tetap dilaporkan.\n3. **PKP**: minta pengukuhannya dicabut.\n4. Sisanya: karyawan (hak akhir dan BPJS), utang, sewa, izin lain (PIRT, halal), QRIS dan rekening.\n\nCV dan PT dibubarkan lewat notaris. ${askTaxOffice}`,
  },
  {
    name: 'wage_in_goods',
    when: ['gaji|upah|thr & beras|sembako|barang|dagangan|parsel & bayar|dibayar|ganti|diganti|bentuk|pakai'],
    asks: ['bayar gaji karyawan pakai beras atau barang boleh tidak', 'upah dibayar barang bukan uang'],
    weight: 1.6,
    reply:
      'Upah pokok harus dibayar **dengan uang rupiah** (PP 36/2021), dan **THR juga uang**. Beras, makan, atau barang dagangan boleh sebagai **tambahan**, bukan pengganti.\n\nKas sedang kosong? Katakan terus terang, bayar sebagian, dan tulis tanggal sisanya; itu lebih baik daripada diganti barang. Untuk kepastian, tanyakan Dinas Tenaga Kerja setempat.',
  },
  {
    name: 'boarding_house_tax',
    when: ['kos|kost|kosan|kontrakan|sewa kamar & pajak|pph|ppn|npwp|kena'],
    asks: ['pajak usaha kos kosan kena apa saja', 'punya kontrakan kena pajak berapa'],
    weight: 2,
    reply: `Bedakan dulu:\n\n- **Kos** (menginap, ada layanan): penghasilannya dihitung seperti usaha biasa. Perorangan dengan aturan usaha kecil: Rp 500 juta omzet pertama setahun bebas, sisanya × 0,5%.\n- **Kontrakan rumah, ruko, kios** (menyewakan bangunan): PPh final **10% dari sewa**.\n- **PBB** tiap tahun; sebagian daerah punya pajak atau retribusi sendiri untuk penginapan, tanyakan Bapenda.\n\n${askTaxOffice}`,
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
    name: 'reward_for_review',
    when: [
      'bintang 5|bintang lima|ulasan|review|testimoni|rating & diskon|hadiah|bonus|gratis|imbalan|cashback & boleh|melanggar|aman|suruh|minta|?',
    ],
    asks: [
      'memberi diskon kalau pelanggan kasih bintang lima melanggar tidak',
      'ulasan google dikasih hadiah boleh tidak',
    ],
    weight: 2,
    reply:
      '**Jangan menukar hadiah dengan ulasan.** Google dan marketplace melarang ulasan yang diberi imbalan; ulasannya bisa dihapus dan toko bisa ditegur.\n\nYang boleh:\n\n1. **Minta ulasan jujur** tanpa syarat isi: *Kak, kalau sempat, tulis pengalamannya ya, yang kurang juga boleh.*\n2. Permudah: kode QR ke halaman ulasan di meja dan di nota.\n3. Hadiah untuk hal lain: belanja ke-10, ulang tahun, mengajak teman.\n\nSaatnya yang paling pas: sesudah pembeli bilang puas. Balas semua ulasan, yang buruk juga.',
  },
  {
    name: 'dented_packs',
    when: [
      'penyok|kempes|kembung|gembung|lecet|robek|rusak & kaleng|dus|kotak|kardus|kemasan|bungkus|susu & jual|dijual|boleh|aman',
    ],
    asks: ['kaleng atau kotak susu penyok masih boleh dijual tidak', 'kemasan makanan penyok dikembalikan ke sales'],
    weight: 1.4,
    reply:
      'Lihat apa yang rusak:\n\n- **Dus luarnya saja**, isi utuh dan belum kedaluwarsa: boleh dijual, beri tahu dan beri potongan.\n- Kotak atau kaleng **menggembung, bocor, berkarat, penyok di sambungan**, atau segel terbuka: **jangan dijual** dan jangan dimakan, walau tanggalnya masih jauh.\n- Ragu? Sisihkan.\n\nFoto saat barang datang, lalu minta sales menukar; sebagian besar merek menerima retur rusak dari pengiriman. Untuk kerusakan di toko sendiri, catat sebagai kerugian supaya stok cocok.',
  },
  {
    name: 'brand_in_shop_name',
    when: ['nama & warung|toko|kedai|usaha & merek|brand|indomie|aqua|produk terkenal & pakai|boleh|dituntut|izin'],
    asks: [
      'nama warung memakai merek indomie boleh tidak',
      'pakai nama merek terkenal untuk nama toko dituntut tidak',
      'pasang logo merek orang di spanduk warung',
    ],
    weight: 1.2,
    reply:
      'Menulis *sedia Indomie rebus* di menu boleh, karena itu memang yang dijual. Yang berisiko: memakai **merek orang sebagai nama usaha** atau memasang **logonya**, seolah toko resminya. Pemilik merek terdaftar boleh melarang dan menuntut.\n\nYang aman: nama sendiri, lalu keterangan barangnya (*Warmindo Bang Jali*). Cek nama di **pdki-indonesia.dgip.go.id**. Spanduk berlogo biasanya boleh kalau dari perusahaannya sendiri. Sudah terlanjur dan ditegur? Bicaralah dengan konsultan merek sebelum menjawab.',
  },
  {
    name: 'wholesaler_or_distributor',
    when: [
      'beda|bedanya & grosir|grosiran|agen|distributor & distributor|agen|pengecer|eceran',
      'apa itu|apa & distributor|agen resmi|sub agen',
    ],
    asks: ['beda grosir dan distributor', 'beda agen distributor dan pengecer', 'distributor itu apa'],
    weight: 1.4,
    reply:
      'Dari pabrik ke pembeli, urutannya:\n\n- **Distributor**: ditunjuk pabrik, punya **wilayah** dan target, membeli sangat banyak. Harga paling rendah, tempo ada, syaratnya berat.\n- **Agen**: menjual atas nama satu merek, mendapat komisi atau potongan.\n- **Grosir**: membeli dari distributor atau agen, **banyak merek**, menjual per dus tanpa ikatan.\n- **Pengecer** (warung): membeli dari grosir atau sales, menjual satuan.\n\nUntuk warung: barang laris tanya langsung ke **sales distributor** (nomornya sering ada di dus), sisanya dari grosir. Bandingkan harga per buah, bukan per dus.',
  },
  {
    name: 'nib_or_without',
    when: ['wajib|harus|perlu|kudu & nib & ?|ga|tidak|apa|kah & !lama|biaya|bayar|cabut|tutup'],
    asks: [
      'jualan keliling wajib punya nib tidak',
      'usaha rumahan kecil harus punya nib tidak',
      'warung kecil perlu nib tidak',
    ],
    weight: 1.2,
    reply:
      'Menurut aturan, **setiap usaha wajib punya NIB**, juga warung, pedagang keliling, dan usaha rumahan. Untuk usaha kecil berisiko rendah NIB sudah cukup sebagai izinnya, **gratis**, dan diurus sendiri di **oss.go.id** dengan KTP.\n\nPedagang kecil tanpa NIB jarang ditegur, tetapi NIB diminta saat mengurus halal, PIRT, KUR, dan berjualan ke kantor. Tempat jualan punya aturan daerah sendiri; tanyakan kelurahan atau DPMPTSP.',
  },
]
