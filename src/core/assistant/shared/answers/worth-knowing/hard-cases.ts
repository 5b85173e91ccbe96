import type { Answer } from '../answer.ts'

/** Cases that call for a clear head: danger, people who let one down, and decisions that are hard to take back. */
export const hardCases: readonly Answer[] = [
  {
    name: 'gas_leak',
    when: [],
    asks: ['gas bocor di dapur warung', 'bau gas elpiji regulator bocor', 'tabung gas mendesis keluar api'],
    reply:
      '**Sekarang juga**: jangan menyalakan atau mematikan saklar dan kompor, jangan ada api atau rokok.\n\n1. Buka pintu dan jendela, keluarkan semua orang.\n2. **Lepas regulator**, bawa tabung ke luar, tutup dengan kain basah.\n3. Sudah ada api: kain basah dari samping atau alat pemadam; membesar, keluar dan telepon **113** (pemadam) atau **112**.\n\nSesudah aman: ganti karet dan selang (berlabel SNI, ganti tiap 1 sampai 2 tahun), cek dengan air sabun, tukar tabung ke pangkalan. Sediakan satu pemadam 1 kg di dapur.',
  },
  {
    name: 'worker_harassed',
    when: [],
    asks: [
      'karyawan perempuan digoda pelanggan',
      'pelanggan melecehkan pelayan saya',
      'karyawan dilecehkan di tempat kerja',
    ],
    reply:
      'Berdirilah di pihak karyawan Anda; itu kewajiban pemberi kerja.\n\n1. Gantikan melayani saat itu juga, lalu tegur: *Pak, di sini kami minta sopan ke karyawan kami.* Mengulang: minta pergi, tidak dilayani lagi.\n2. Tanya karyawannya pelan-pelan, di tempat tertutup, apa yang ia inginkan. Jangan menyalahkan pakaian atau sikapnya.\n3. Catat waktu, saksi, simpan CCTV.\n4. Sudah menyentuh atau mengancam: itu **pidana (UU TPKS)**. Dampingi lapor polisi; hotline **SAPA 129**.\n\nBuat aturan: tidak sendirian di giliran malam, kode minta tolong, tulisan *hormati karyawan kami*.',
  },
  {
    name: 'builder_gone',
    when: [],
    asks: [
      'tukang renovasi kabur setelah dibayar',
      'vendor freelancer sudah dibayar dp tidak selesai',
      'jasa desain telat terus padahal sudah dp',
      'pemborong kios tidak menyelesaikan pekerjaan',
    ],
    reply:
      '1. Kumpulkan bukti: chat, transfer, foto pekerjaan, alamat dan KTP.\n2. Kirim **batas terakhir** tertulis: *Mohon selesaikan paling lambat Jumat 27 November. Kalau tidak, pekerjaan kami alihkan dan DP Rp 2.000.000 kami minta kembali.*\n3. Lewat: datangi rumahnya bersama RT, buat kesepakatan cicil; tetap tidak: somasi, lalu **gugatan sederhana**, atau polisi kalau memang sejak awal menipu.\n4. Cari pengganti, hitung yang sudah jadi.\n\nBerikutnya bayar **per hasil**: 20% mulai, 40% setengah jadi, 30% selesai, 10% dua minggu kemudian. Surat tegurannya bisa saya buatkan.',
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
    name: 'paying_suppliers_late',
    when: [],
    asks: [
      'saya telat bayar supplier supaya tetap dipercaya',
      'belum bisa bayar utang dagang ke pemasok jatuh tempo',
      'tagihan supplier numpuk kas kosong',
    ],
    reply:
      'Yang merusak kepercayaan bukan telatnya, tetapi **diamnya**.\n\n1. Telepon **sebelum** jatuh tempo: *Pak, tagihan 4 juta baru bisa 1,5 juta hari ini, sisanya dua kali tiap Jumat. Boleh?*\n2. Bayar berapa pun di tanggal yang dijanjikan; jangan menjanjikan yang tidak pasti.\n3. Belanja berikutnya **tunai** dalam jumlah kecil dulu.\n4. Cari akarnya: piutang macet atau stok mati? Cairkan itu (obral, tagih) sebelum meminjam.\n\nUrutkan: pemasok barang terlaris dulu, lalu sewa dan gaji. Sebut daftar utang dan kasnya, nanti saya susunkan jadwalnya.',
  },
  {
    name: 'seen_but_not_bought',
    when: [],
    asks: [
      'jualan online banyak dilihat tidak ada yang beli',
      'toko shopee banyak pengunjung tapi tidak ada pesanan',
      'postingan banyak like tidak ada yang pesan',
    ],
    reply:
      'Dilihat tetapi tidak dibeli berarti **ada yang meragukan** di halaman itu. Periksa berurutan, ubah satu per minggu:\n\n1. **Harga + ongkir** dibanding tiga penjual teratas; ongkir sering yang membunuh.\n2. **Foto pertama** dan ukuran yang terbayang (dipegang tangan).\n3. **Ulasan**: minta 5 pembeli nyata, dengan foto.\n4. **Jawaban pertanyaan**: bahan, ukuran, lama kirim, garansi, tertulis.\n5. Stok varian kosong, atau cara pesan berbelit.\n\nUkuran: dari 100 yang melihat, **1 sampai 3 membeli** itu lazim. 200 dilihat dan 0 terjual: mulai dari harga. Kalau yang melihat baru 30, masalahnya pengunjung, bukan halaman.',
  },
  {
    name: 'brand_of_ones_own',
    when: [],
    asks: [
      'dari reseller mau bikin merek sendiri mulai dari mana',
      'cara maklon produk skincare makanan merek sendiri',
      'membuat brand sendiri modal kecil',
    ],
    reply:
      'Pindah pelan-pelan, jangan melepas penghasilan lama dulu:\n\n1. Pilih **satu barang yang paling sering dipesan ulang**.\n2. Cari **maklon** atau produsen kecil: tanya minimal pesan, harga per buah, izin (BPOM/PIRT, halal) atas nama siapa, lama jadi. Minta contoh dari tiga tempat.\n3. Cek merek di **pdki-indonesia.dgip.go.id**, lalu daftarkan sebelum cetak kemasan.\n4. Uji **100 buah** ke pembeli lama.\n\nHitung: maklon 18.000 + kemasan 3.000 + iklan 4.000 = 25.000, jual 45.000. Lanjut kalau 40% membeli lagi dalam dua bulan. Perjanjian maklonnya (mutu, rahasia resep, pemilik merek) bisa saya buatkan.',
  },
  {
    name: 'menu_that_sells',
    when: [],
    asks: [
      'cara menyusun daftar menu supaya orang pesan lebih banyak',
      'desain menu warung yang menarik',
      'menu makanan kebanyakan atau sedikit',
    ],
    reply:
      'Menu yang menjual itu **pendek dan mengarahkan**:\n\n- 10 sampai 15 pilihan; yang paling untung di **pojok kanan atas** dan diberi kotak *favorit*.\n- Nama yang terbayang: *Ayam Goreng Lengkuas*, bukan *Ayam A*.\n- Harga di belakang nama tanpa garis titik-titik, angka bulat.\n- **Paket di atas satuan**: nasi + ayam + es teh 22.000 (satuan 25.000).\n- Satu menu mahal membuat yang tengah terasa wajar; foto untuk 3 menu saja.\n- Di bawah: *tambah telur 4.000, tambah sambal 2.000*.\n\nPelayan cukup satu kalimat: *Minumnya es teh atau jeruk, Kak?* Ukur rata-rata belanja per orang sebelum dan sesudah.',
  },
  {
    name: 'young_buyers',
    when: [],
    asks: [
      'supaya anak muda mau mampir ke warung kopi',
      'menarik pembeli mahasiswa dan pelajar',
      'warung jadul supaya disukai anak muda',
    ],
    reply:
      'Anak muda mencari **tempat duduk lama, murah, dan enak difoto**:\n\n1. **Colokan, WiFi, kipas**; satu sudut terang dengan dinding bersih untuk foto.\n2. Minuman **10 sampai 15 ribu** dan camilan yang bisa dibagi.\n3. QRIS, dan ada di Google Maps dengan jam buka dan foto.\n4. Acara kecil: nobar, main kartu, kerja kelompok *pesan 4 gratis 1* jam 14 sampai 17.\n5. Minta tiga mahasiswa mencoba gratis dan mengunggah jujur.\n\nJangan meninggalkan pelanggan lama: pagi untuk mereka, sore malam untuk anak muda.',
  },
  {
    name: 'how_many_workers',
    when: [],
    asks: [
      'berapa karyawan ideal untuk warung makan 10 meja',
      'jumlah pegawai yang pas untuk kafe kecil',
      'kebanyakan karyawan atau kurang',
    ],
    reply:
      'Dua ukuran yang dipakai bersamaan:\n\n- **Kerja**: satu pelayan memegang 4 sampai 6 meja, satu juru masak 25 sampai 30 porsi sejam. 10 meja: **2 pelayan, 1 sampai 2 dapur, 1 kasir** (pemilik) di jam ramai; jam sepi separuhnya.\n- **Uang**: semua gaji paling banyak **20 sampai 25% omzet**. Omzet 30 juta berarti 6 sampai 7,5 juta, kira-kira 3 orang.\n\nKalau keduanya tidak cocok, pakai **paruh waktu** 4 jam di jam ramai. Tanda kurang: antrean di atas 15 menit; tanda lebih: ada yang menganggur di jam ramai.',
  },
  {
    name: 'wedding_catering_terms',
    when: [],
    asks: [
      'dp katering pernikahan berapa persen kapan lunas',
      'jadwal pembayaran wedding organizer dekorasi',
      'sistem pembayaran sewa tenda dan katering hajatan',
    ],
    reply:
      'Yang lazim dan aman untuk hajatan:\n\n- **30%** saat tanggal dikunci (tidak kembali kalau batal)\n- **50%** paling lambat H-14, sesudah menu dan jumlah dipastikan\n- **20%** paling lambat H-3, *sebelum* hari acara\n\nContoh 500 porsi × 35.000 = 17.500.000: 5.250.000, 8.750.000, dan 3.500.000. Tambahan porsi boleh sampai H-7; pengurangan paling banyak 10%. Tulis juga kalau hujan, listrik, jam antar, piring pecah, dan siapa yang menandatangani terima. Kontraknya bisa saya buatkan.',
  },
]
