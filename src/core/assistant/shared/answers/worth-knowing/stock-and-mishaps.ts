import type { Answer } from '../answer.ts'

/** Goods that spoil, vanish or come broken, and what else goes wrong in a shop. */
export const stockAndMishaps: readonly Answer[] = [
  {
    name: 'daily_waste',
    when: [],
    asks: [
      'sayur sering layu sebelum laku rugi tiap hari',
      'jualan selalu sisa banyak dibuang tiap malam rugi',
      'bahan banyak yang busuk sebelum dipakai cara mengatasi',
      'mengurangi makanan terbuang di warung',
      'roti sisa tiap malam rugi berapa',
      'menghitung rugi barang yang terbuang',
      'sayur layu dibuang tiap hari menghitung ruginya',
    ],
    reply:
      'Ruginya berkurang dari **jumlah belanja**, baru dari cara menyimpan:\n\n1. Dua minggu catat **dibeli, laku, dibuang** per barang. Biasanya tiga barang saja yang membuat rugi.\n2. Belanja besok = **yang laku di hari yang sama minggu lalu + 10%**, bukan sepenuh keranjang. Yang cepat layu dibeli tiap hari, sedikit.\n3. Jam 3 sore **turunkan harga** atau jadikan paket sop dan tumis; terjual seharga modal masih lebih baik daripada dibuang.\n4. Yang tersisa jadi **olahan** (sambal, keripik, acar) hari itu juga.\n5. Masukkan yang terbuang ke harga: dibeli 20 kg, laku 18 kg, modal sebenarnya dibagi **18**.\n\nContoh rugi 30.000 sehari = **900.000 sebulan**; angka itu layak dikejar. Sebutkan barangnya, nanti saya beri cara simpannya.',
  },
  {
    name: 'first_in_or_average',
    when: [],
    asks: [
      'beda fifo dan average untuk stok',
      'fifo fefo rata rata itu apa',
      'metode rata rata tertimbang persediaan untuk warung',
    ],
    reply:
      'Keduanya menjawab hal yang berbeda.\n\n- **FIFO**: yang masuk dulu dianggap keluar dulu. Untuk menata rak (dan FEFO, menurut tanggal kedaluwarsa, untuk makanan).\n- **Average (rata-rata)**: untuk **menghitung modal** kalau harga belinya berubah-ubah dan barangnya bercampur.\n\nContoh gula: 20 kg @ 16.000 lalu 30 kg @ 17.000.\n\n- FIFO, jual 25 kg: modal 20 × 16.000 + 5 × 17.000 = **405.000**\n- Average: (320.000 + 510.000) ÷ 50 = 16.600 per kg, 25 kg = **415.000**\n\nUntuk warung: rak pakai FIFO, hitungan cukup **harga beli terakhir** supaya harga jual tidak ketinggalan. Yang penting satu cara dipakai terus.',
  },
  {
    name: 'pests_in_the_shop',
    when: [],
    asks: [
      'banyak lalat nyamuk di warung makan pembeli risih',
      'tikus di gudang stok digigit',
      'warung banyak semut kecoa cara mengusir',
    ],
    reply:
      'Mulai dari yang mengundangnya:\n\n1. **Sampah** bertutup, dibuang dua kali sehari; sisa ikan dan tulang dibungkus rapat.\n2. **Lalat**: makanan di etalase atau tudung, meja dilap sebelum kering, kipas angin mengarah ke meja, lampu perangkap di belakang (bukan di atas makanan).\n3. **Nyamuk**: tidak ada air tergenang, selokan mengalir, kipas di bawah meja.\n4. **Tikus**: tutup lubang sebesar ibu jari, bahan di rak 15 cm dari lantai dalam wadah keras, perangkap bukan racun di dekat makanan.\n5. **Kecoa dan semut**: minyak dan remah dibersihkan tiap malam, umpan gel di sudut.\n\nJangan menyemprot racun serangga saat ada makanan terbuka. Kalau tetap banyak, tanyakan jasa pengendalian hama atau dinas kesehatan.',
  },
  {
    name: 'shoplifting',
    when: [],
    asks: [
      'pembeli mencuri barang di toko bagaimana',
      'sering kehilangan barang dicuri pengunjung',
      'mencegah pencurian di warung kelontong',
    ],
    reply:
      'Mencegah jauh lebih murah daripada menangkap:\n\n1. Barang kecil dan mahal (rokok, susu, kosmetik) **di belakang meja**; rak rendah supaya semua terlihat.\n2. **Sapa setiap orang yang masuk**; pencuri tidak suka dilihat.\n3. Satu pintu, cermin cembung atau kamera murah yang terlihat, stiker *diawasi kamera*.\n4. Hitung barang rawan tiap tutup toko; hilang hari itu lebih mudah dicari.\n\nKalau melihat kejadian: tenang, *Kak, barang yang di tas mau sekalian dibayar?* Jangan memukul, menggeledah paksa, atau menyebar wajahnya; simpan rekaman, panggil RT atau polisi. Anak kecil: bicarakan dengan orang tuanya.',
  },
  {
    name: 'broken_in_transit',
    when: [],
    asks: [
      'barang rusak di jalan ekspedisi tidak mau tanggung pembeli minta ganti',
      'paket pecah sampai pembeli siapa yang mengganti',
      'klaim ekspedisi ditolak barang rusak pengiriman',
    ],
    reply:
      'Ke pembeli, **penjual menanggung dulu** sampai barang diterima baik (kecuali disepakati lain); ke ekspedisi Anda yang mengklaim.\n\n1. Minta pembeli: video atau foto kemasan, isi, dan resi, hari itu juga.\n2. Beri pilihan: kirim ganti, atau uang kembali. Yang cepat selesai lebih murah daripada bintang satu.\n3. Klaim ekspedisi: bukti di atas, nota harga, berat, foto pengemasan. Alasan menolak yang umum: **tanpa asuransi, kemasan kurang, lewat batas lapor**; baca syarat mereka dan minta alasannya tertulis.\n4. Tetap ditolak? Keberatan tertulis, lalu lembaga konsumen (**BPSK**) di kota Anda kalau nilainya pantas.\n\nLain kali: asuransi untuk barang mahal, kardus dua lapis, foto sebelum ditutup. Hitung 1 sampai 2% harga untuk risiko ini.',
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
    name: 'long_sitters',
    when: [],
    asks: [
      'pembeli duduk lama beli satu kopi wifi gratis',
      'anak nongkrong berjam jam pesan sedikit',
      'pelanggan suka lama lama nongkrong cuma pesan satu kopi',
      'pelanggan numpang kerja di kafe cuma beli es teh',
    ],
    reply:
      'Jangan mengusir; beri aturan yang terlihat sejak masuk:\n\n1. Kata sandi wifi **di struk**, berlaku 2 jam; beli lagi dapat lagi.\n2. Meja colokan sedikit; meja ramai tanpa colokan.\n3. Jam ramai (19.00 ke atas): tulisan *maksimal 2 jam saat penuh* dan staf menawarkan *mau tambah minum, Kak?*\n4. Menu untuk yang lama: **paket kerja** kopi isi ulang + camilan.\n\nHitung dulu: 10 kursi, duduk 3 jam, belanja 15.000 = 5.000 per kursi per jam. Kalau jam itu memang sepi, kursi yang terisi justru mengundang orang.',
  },
  {
    name: 'shop_goes_quiet_by_outside',
    when: [],
    asks: [
      'jalan depan toko diperbaiki pembeli turun',
      'hujan terus warung sepi pembeli tidak datang',
      'musim hujan jualan es sepi',
      'ada proyek depan warung jadi sepi',
    ],
    reply:
      'Sebabnya di luar, jadi yang dipindah **cara sampainya**:\n\n1. **Antar**: satu pesan WA ke langganan tiap jam 10 dan jam 4, gratis antar radius 1 km di atas 25.000.\n2. **Menu cuaca**: hujan berarti kuah, wedang, gorengan; es jadi paket dengan yang hangat.\n3. **Titip** di tempat yang masih ramai (kantin, masjid, kantor).\n4. Belanja bahan turunkan 30 sampai 50% supaya tidak terbuang; jam buka dipindah ke jam terang.\n5. Tanda arah sementara kalau jalan ditutup, dan tanya kapan selesainya ke kelurahan.\n\nHitung batasnya: biaya tetap sehari ÷ untung per porsi = yang harus laku. Sebutkan angkanya, nanti saya hitungkan.',
  },
  {
    name: 'blocked_chat_account',
    when: [],
    asks: ['nomor wa jualan diblokir whatsapp', 'akun whatsapp bisnis kena banned', 'broadcast wa malah kena blokir'],
    reply:
      'Ajukan peninjauan dari layar yang muncul di aplikasinya dulu (*minta tinjauan*), jelaskan bahwa itu nomor usaha. Jangan pakai aplikasi WhatsApp tidak resmi; itu sebab yang paling sering.\n\nSelama menunggu: kabari lewat nomor kedua, Instagram, dan tulisan di toko; minta pelanggan menyimpan nomor itu.\n\nSupaya tidak terulang: kirim hanya ke yang **pernah membeli dan menyimpan nomor Anda**, sedikit demi sedikit, sebut nama, dan beri jalan berhenti (*balas STOP*). Simpan daftar pelanggan di luar WA juga. Berapa lama peninjauannya tidak bisa saya pastikan.',
  },
]
