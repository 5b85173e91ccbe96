import type { Answer } from '../answer.ts'

/** Those one buys from. */
export const suppliers: readonly Answer[] = [
  {
    name: 'suppliers',
    asks: [
      'cara mencari supplier murah',
      'di mana kulakan barang murah',
      'cari barang dari tangan pertama di mana',
      'di mana cari bahan lebih murah',
      'cari supplier yang bisa dipercaya',
    ],
    when: [
      'carikan|cariin|rekomendasi|nomor|alamat & supplier|distributor|pemasok|agen|pabrik|grosir',
      'supplier|pemasok|distributor|pabrik & cari|mencari|murah|dimana|nego|dapat|pilih|bagus|tepercaya|rekomendasi & !naik|naikin|habis|telat|tempo',
      'grosir|grosiran & cari|mencari|dimana|dapat|rekomendasi & !jual|eceran',
    ],
    weight: 0.6,
    reply:
      'Nama supplier tertentu tidak bisa saya sarankan, tetapi caranya begini:\n\n1. cari tiga calon: pasar induk kota Anda, grup pedagang sejenis, halaman grosir marketplace,\n2. minta harga untuk jumlah yang sama, **termasuk ongkir**,\n3. beli contoh kecil dulu, cek mutu dan ketepatan kirim,\n4. baru nego: *Kalau saya ambil 20 dus tiap minggu, harganya bisa berapa? Kalau tempo 7 hari?*\n5. punya cadangan satu supplier lagi.\n\nJangan transfer penuh ke toko yang belum pernah kirim. Tabel perbandingannya bisa saya buatkan: *bandingkan harga: Toko A 14.500, Toko B 13.900*.',
  },
  {
    name: 'paying_supplier_first',
    asks: [
      'supplier baru minta bayar di muka aman tidak',
      'supplier dari grup facebook minta dp separuh belum pernah ketemu aman tidak',
    ],
    when: [
      'supplier|pemasok|distributor|penjual|pabrik|konveksi|vendor & bayar|transfer|lunas|dp & depan|di muka|dulu|semua|penuh|duluan|baru kenal|pertama & !pelanggan|pembeli|saya minta',
    ],
    weight: 1.9,
    reply:
      'Baru kenal lalu minta lunas di depan: **jangan dulu**. Tawarkan bertahap, dari yang paling aman:\n\n1. **Beli sedikit dulu**, sebanyak yang rela hilang, lihat mutu dan ketepatannya.\n2. **DP 30%**, sisanya saat barang di tangan atau setelah difoto dan ditimbang.\n3. Lewat **marketplace atau rekening bersama**, uangnya baru cair setelah barang diterima.\n4. Ambil sendiri di gudangnya; sekalian lihat tempatnya.\n\nSebelum transfer: cek NIB atau nama usahanya, cari nomor rekeningnya di **cekrekening.id**, minta dua pelanggan lain yang bisa ditelepon, dan pastikan nama rekening sama dengan nama usahanya. Harga jauh di bawah pasaran dan mendesak "hari ini juga" adalah tanda bahaya. Pesanannya sebaiknya tertulis; surat pesanannya bisa saya buatkan.',
  },
  {
    name: 'paying_suppliers_late',
    when: [],
    asks: [
      'saya telat bayar supplier supaya tetap dipercaya',
      'belum bisa bayar utang dagang ke pemasok jatuh tempo',
      'tagihan supplier numpuk kas kosong',
      'utang supplier jatuh tempo kas kurang dahulukan yang mana',
    ],
    reply:
      'Yang merusak kepercayaan bukan telatnya, tetapi **diamnya**.\n\n1. Telepon **sebelum** jatuh tempo: *Pak, tagihan 4 juta baru bisa 1,5 juta hari ini, sisanya dua kali tiap Jumat. Boleh?*\n2. Bayar berapa pun di tanggal yang dijanjikan; jangan menjanjikan yang tidak pasti.\n3. Belanja berikutnya **tunai** dalam jumlah kecil dulu.\n4. Cari akarnya: piutang macet atau stok mati? Cairkan itu (obral, tagih) sebelum meminjam.\n\nUrutkan: pemasok barang terlaris dulu, lalu sewa dan gaji. Sebut daftar utang dan kasnya, nanti saya susunkan jadwalnya.',
  },
  {
    name: 'late_supplier',
    asks: ['supplier sering telat kirim', 'pemasok tidak bisa diandalkan', 'barang dari supplier sering kosong telat'],
    when: ['supplier|pemasok|distributor & telat|terlambat|kosong|sering|lama|ingkar|tidak kirim|molor|php|bohong'],
    weight: 2,
    reply:
      'Supaya tidak tergantung satu pemasok:\n\n1. Catat tiap pesanan: janji tanggal dan datangnya. Tunjukkan catatan itu, bukan perasaan.\n2. Minta **tanggal pasti tertulis**, dan kesepakatan kalau telat (potongan atau boleh batal).\n3. Pesan lebih awal: stok minimum = laku sehari × lama kirim yang **sebenarnya**.\n4. Punya **pemasok kedua**, walau sedikit lebih mahal, untuk barang yang tidak boleh kosong.\n5. Bayar setelah barang datang, atau DP kecil.\n\nSurat pesanan atau teguran yang sopan bisa saya buatkan.',
  },
  {
    name: 'supplier_keeps_advance',
    when: [],
    asks: [
      'supplier telat kirim sudah dibayar dp bisa minta uang kembali',
      'pemasok tidak kirim barang padahal sudah transfer',
      'supplier kirim barang tidak sesuai pesanan minta retur uang',
      'barang dari supplier kurang dan rusak',
      'supplier mengirim barang rusak sebagian boleh retur',
    ],
    reply:
      'Bisa diminta, dasarnya **janji yang tidak ditepati**. Urutannya:\n\n1. **Kumpulkan**: bukti transfer, chat pesanan (barang, jumlah, tanggal janji), foto barang yang datang.\n2. **Beri batas tertulis**: *Pak, pesanan [barang] DP Rp [jumlah] dijanjikan [tanggal]. Mohon dikirim paling lambat [tanggal + 3 hari], atau DP dikembalikan penuh. Mohon kabar hari ini.*\n3. Lewat batas: **pembatalan tertulis** dan minta uang kembali dengan tanggal dan nomor rekening. Kalau Anda yang membatalkan tanpa salahnya, DP biasanya tidak kembali.\n4. Menghilang atau memang menipu: lapor polisi dan bank penerima.\n\nKurang atau rusak: hitung di depan pengirim, tulis di surat jalan, kirim foto hari itu juga. Surat tegurannya bisa saya buatkan.',
  },
  {
    name: 'bargaining_with_supplier',
    when: [],
    asks: [
      'cara nego harga ke supplier biar lebih murah',
      'minta tempo bayar ke supplier bagaimana ngomongnya',
      'supplier menaikkan harga sepihak',
      'minta diskon sama pemasok langganan',
    ],
    reply:
      'Datang dengan **angka dan tukaran**, bukan memelas:\n\n1. Bawa catatan belanja 3 bulan dan harga dua pemasok lain (harga sampai di rak, bukan harga kertas).\n2. Tawarkan yang berharga bagi dia: jumlah tetap tiap minggu, bayar tunai, ambil sendiri, pesan jauh hari.\n3. Minta satu hal: *Kalau saya ambil 20 karung tiap Senin bayar tunai, bisa turun 5.000 per karung?*\n4. Tidak bisa turun? Minta **tempo** 7 hari, gratis antar, atau bonus 1 tiap 20.\n5. Harga naik sepihak: minta berlaku untuk pesanan **berikutnya**, dan alasannya.\n\nTulis hasilnya lewat chat supaya tidak lupa. Tempo hanya aman kalau barangnya laku sebelum jatuh tempo. Surat penawaran kerja samanya bisa saya buatkan.',
  },
  {
    name: 'agreement_with_supplier',
    when: [],
    asks: [
      'perlu kontrak sama supplier tidak',
      'perjanjian dengan pemasok isinya apa',
      'kerja sama rutin dengan restoran perlu surat apa',
    ],
    reply:
      'Belanja putus sekali: chat dan nota cukup. **Perlu perjanjian** kalau rutin, ada tempo, ada DP besar, atau Anda bergantung padanya.\n\nIsi yang paling sering menyelamatkan:\n\n1. barang, mutu, cara mengukur (berat bersih, ukuran)\n2. harga dan **kapan boleh berubah** (misalnya diberitahu 14 hari sebelumnya)\n3. jadwal kirim, batas telat, akibatnya\n4. cara bayar dan tempo\n5. retur yang rusak: berapa hari, bukti apa\n6. lama kerja sama dan cara berhenti\n\nTanda tangan berdua, meterai untuk pegangan bukti. Perjanjiannya bisa saya buatkan: sebutkan barang, harga, jadwal, dan temponya.',
  },
  {
    name: 'only_supplier_is_bad',
    when: [],
    asks: [
      'bahan dari supplier jelek terus padahal satu satunya',
      'mutu bahan pemasok menurun tidak ada gantinya',
      'supplier kirim barang jelek komplain bagaimana',
    ],
    reply:
      '1. **Timbang dan foto saat barang datang**, tolak yang jelek hari itu juga; catat berapa persen tiap kiriman.\n2. Tunjukkan angkanya: *Pak, tiga kiriman terakhir 12% tidak bisa dipakai, kami minta diganti atau dipotong.*\n3. Tulis ukuran mutu di nota pesanan dan bayar **sebagian setelah disortir**.\n4. Cari pintu kedua walau jauh: patungan angkut dengan dua pedagang, ambil sekali seminggu, atau pesan lewat koperasi.\n5. Masukkan susutnya ke HPP: 12% terbuang berarti modal ÷ 0,88.\n\nHubungan dijaga, tetapi jangan bergantung pada satu orang lebih dari tiga bulan.',
  },
  {
    name: 'agent_or_factory',
    asks: ['beli dari agen atau langsung pabrik'],
    when: [
      'kulakan|kulak|beli|ambil|barang & agen|grosir|distributor & pabrik|langsung|produsen|petani & beda|mending|atau|sama|untung|lebih murah',
    ],
    weight: 2,
    reply:
      '- **Pabrik atau produsen**: paling murah per buah, tetapi ada pesanan minimal besar, bayar di depan, dan antre.\n- **Distributor**: resmi untuk wilayahnya, harga tetap, kadang boleh tempo dan retur.\n- **Agen atau grosir**: sedikit lebih mahal, bisa campur barang, ambil kapan saja.\n\nHitung **harga sampai di rak**: (harga × jumlah + ongkir + yang rusak) ÷ jumlah yang laku. Contoh pabrik 9.000 tetapi minimal 500 dan habis 4 bulan; agen 9.600 minimal 20. Kalau modalnya bisa diputar dua kali di barang lain, agen lebih untung. Mulai dari agen, naik kalau yang laku sudah pasti.',
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
    name: 'retail_or_wholesale',
    when: [],
    asks: [
      'enak mana jual eceran atau grosir',
      'lebih untung jual grosir atau eceran',
      'mending fokus grosir atau ecer',
      'jual partai besar untung kecil atau eceran untung besar',
    ],
    reply:
      'Bandingkan **untung sebulan**, bukan untung per biji.\n\n- **Eceran**: untung 15 sampai 30%, uang tunai, modal kecil, tetapi lama dan butuh orang melayani.\n- **Grosir**: untung 3 sampai 10%, cepat habis, tetapi modal besar dan sering minta tempo.\n\nContoh barang modal 10.000: ecer 12.500 laku 600 = untung **1.500.000**. Grosir 10.700 laku 3.000 = untung **2.100.000**, tetapi uang yang diputar 30 juta, dan satu pembeli macet 5 juta menghapus dua bulan lebih.\n\nYang aman: mulai **eceran**, pasang harga grosir dengan **minimal ambil** (misalnya 12 buah, tunai), lalu lihat tiga bulan. Jangan sampai lebih dari sepertiga uang ada di tempo. Sebut modal, harga, dan perkiraan lakunya, nanti saya bandingkan.',
  },
  {
    name: 'farm_to_market',
    when: [],
    asks: [
      'tengkulak menawar gabah terlalu murah supaya harganya bagus',
      'hasil panen ditawar murah tengkulak',
      'petani jual sayur langsung ke pembeli tanpa tengkulak',
      'harga panen jatuh bagaimana menjualnya',
      'nelayan jual ikan langsung ke restoran',
    ],
    reply:
      'Tengkulak mengambil bagian karena membayar tunai dan mengangkut; gantikan itu sedikit demi sedikit:\n\n1. Cari **tiga pembeli tetap**: warung makan, katering, grup RT. Tanya kebutuhan per minggu.\n2. Sortir dan cuci: kelas A untuk restoran, sisanya ke pasar.\n3. Jual **paket** 25.000 dengan pesan malam, antar pagi.\n4. Panen jatuh: olah (abon, keripik, sambal), bagi waktu tanam dengan tetangga, atau gabung kirim lewat kelompok tani.\n\nHitung bersihnya: harga − angkut − susut (10 sampai 15%). Tengkulak 4.000 tunai kadang setara 5.500 di kota. Sebut angkanya, nanti saya bandingkan.',
  },
  {
    name: 'faulty_from_supplier',
    when: [],
    asks: [
      'barang dari supplier cacat tidak mau ganti',
      'beli grosir rusak sebagian pemasok menolak retur',
      'supplier kirim cacat 30 dari 200',
    ],
    reply:
      '1. **Hari itu juga**: foto dan video tiap yang cacat dengan nota di sebelahnya, hitung persennya.\n2. Kirim satu pesan tertulis: *Dari 200, ada 30 (15%) tidak bisa dijual: [foto]. Mohon diganti atau dipotong [jumlah × harga] paling lambat [tanggal].*\n3. **Potong dari tagihan** yang belum dibayar, sebut lebih dulu. Sudah lunas: minta ganti di kiriman berikutnya.\n4. Tetap menolak: hitung ruginya, jual yang cacat ringan terang-terangan sebagai *cacat*, dan pindah pemasok. Lewat marketplace: ajukan komplain sebelum batas waktunya.\n\nBerikutnya tulis di PO: *cacat di atas 2% diganti, komplain 3 hari, bayar sisa setelah disortir*. Surat keluhannya bisa saya buatkan; nilainya besar, tanyakan penasihat hukum.',
  },
  {
    name: 'sell_or_store_harvest',
    when: [],
    asks: [
      'gabah dijual sekarang atau disimpan dulu',
      'panen jagung kopi disimpan tunggu harga naik',
      'harga panen jatuh tahan dulu atau lepas',
    ],
    reply:
      'Menyimpan untung hanya kalau **kenaikannya menutup susut, simpan, dan uang yang tertahan**.\n\nHitung per kilo: harga sekarang 6.200; disimpan dua bulan susut 3% (186), karung dan gudang 100, bunga atau keperluan yang tertahan 100. Jadi baru impas kalau nanti laku **di atas 6.586**.\n\n1. Yang disimpan harus **kering** (gabah kira-kira kadar air 14%), di atas palet, bebas kutu.\n2. **Jual sebagian** untuk menutup utang dan biaya tanam, simpan sisanya.\n3. Bandingkan tiga pembeli: penggilingan, kelompok tani, Bulog (tanyakan harga dan syarat mutunya di kantor setempat).\n4. Butuh uang? Tanyakan **resi gudang** ke dinas perdagangan.\n\nSebut harga, jumlah, dan lamanya, nanti saya hitungkan impasnya.',
  },
]
