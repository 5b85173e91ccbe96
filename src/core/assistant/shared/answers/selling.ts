import type { Answer } from './answer.ts'
import { whetherMade } from './kinds-in-words.ts'

/** Prices, sales, places to sell and ways to be paid. */
export const selling: readonly Answer[] = [
  {
    name: 'need_website',
    asks: [
      'website perlu tidak buat warung',
      'usaha kecil butuh website atau cukup instagram',
      'website gunanya apa buat pedagang kecil',
      'toko kecil perlu website tidak',
      'website gunanya apa buat tukang sayur warung',
      'sudah ada instagram dan wa bisnis masih perlu website',
    ],
    when: [
      'website|web|toko online|landing page & perlu|penting|manfaat|gunanya|untungnya|keuntungan|buat apa|untuk apa|fungsi|lebih bagus|haruskah|laris|susah|muncul',
    ],
    weight: 0.3,
    reply: (asked) =>
      `Website berguna kalau calon pembeli **mencari** Anda: katering kantor, jasa, penginapan, grosir. Isinya cukup satu halaman: apa yang dijual, harga atau kisaran, foto asli, alamat, jam buka, dan tombol WhatsApp.\n\nKalau pembeli Anda tetangga sekitar, dahulukan **Google Bisnis (Maps)** yang gratis dan WhatsApp katalog. Supaya muncul di pencarian, nama, alamat, dan nomor harus sama di semua tempat, dan mintalah ulasan.\n\n${whetherMade('website', asked.makeable)}`,
  },
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
    name: 'swot',
    asks: ['swot itu apa', 'cara bikin analisis swot'],
    when: [
      'swot|analisis pasar|riset pasar|analisis pesaing|studi kelayakan & apa|cara|bagaimana|itu|contoh|maksud|isi',
    ],
    weight: 0.3,
    reply: (asked) =>
      `- **SWOT**: kekuatan dan kelemahan (dari dalam), peluang dan ancaman (dari luar). Tulis tiga butir untuk tiap kotak, lalu pilih satu langkah dari pertemuan kekuatan dan peluang.\n- **Riset pasar sederhana**: tanyai 10 calon pembeli, catat harga 5 pesaing, coba jual 20 buah.\n- **Kelayakan**: modal, untung per barang, titik impas, berapa bulan balik modal.\n\n${whetherMade('analysis', asked.makeable)}`,
  },
  {
    name: 'note_order',
    when: [
      'catat|catet|catatkan|catetin|rekap|rekapkan & pesan|pesanan|order|penjualan|beli|hutang|utang|pengeluaran|hari ini',
    ],
    weight: 0.2,
    reply:
      'Buku pesanan atau penjualan belum bisa saya simpan lewat chat, Juragan. Yang bisa: menjadikannya **invoice** atau **laporan**. Tulis misalnya *Buatkan invoice untuk Bu Rina, 20 kotak nasi @ 25.000*, atau *Buatkan laporan penjualan hari ini: …*.',
  },
  {
    name: 'price_goods',
    asks: [
      'bingung cara menghitung modal',
      'cara menghitung modal satu barang',
      'cara menentukan harga jual',
      'cara menghitung hpp',
      'berapa harga jual yang pas dari modal',
      'jualan kue kering dikasih harga berapa',
      'harga jual yang pas berapa dari modal',
      'menentukan harga supaya tidak rugi',
    ],
    when: [
      'harga & nentuin|nentukan|menentukan|tentukan|patok|mematok & !jasa|naik turun',
      'harga jual|menentukan harga|nentuin harga|tentukan harga|patok harga|pasang harga|hitung harga|ngitung harga|kasih harga',
      'hpp|harga pokok & ?|apa|cara|hitung|berapa',
      'cara|bagaimana|tips & harga|margin|untung & jual|menentukan|hitung|pasang|produk|dagangan|barang|makanan',
      'margin & berapa|apa|bagus|wajar|ideal',
    ],
    weight: 0.8,
    reply:
      'Rumusnya: **harga jual = HPP + keuntungan**. HPP adalah semua biaya sampai satu barang siap dijual.\n\nContoh 100 bungkus keripik:\n\n- bahan Rp 400.000\n- kemasan Rp 100.000\n- gas dan listrik Rp 50.000\n- upah Rp 150.000\n- **jumlah Rp 700.000**, jadi HPP Rp 7.000 per bungkus\n\nMau untung 40% dari modal: 7.000 × 1,4 = **Rp 9.800**, bulatkan jadi Rp 10.000. Untungnya Rp 3.000 per bungkus.\n\nJangan lupa memasukkan upah Anda sendiri dan potongan marketplace, lalu bandingkan dengan harga pesaing. Kasih saya angkanya, misalnya *modal 7.000 untung 40%*, nanti saya hitungkan.',
  },
  {
    name: 'raise_sales',
    asks: [
      'omzet mentok segini terus cara menaikkannya',
      'penjualan turun tiga bulan terakhir',
      'cara menambah pembeli',
      'kios sepi sekali tolong kasih ide',
      'toko saya sepi kasih saran',
      'warung saya sudah lama sepi harus bagaimana',
      'penjualan turun terus cara menaikkannya',
      'makanan enak tapi tetap sepi',
      'omzet turun dibanding tahun lalu apa yang dicek dulu',
    ],
    when: [
      'naikkan|menaikkan|naikin|meningkatkan|tingkatkan|nambah|ningkatin & penjualan|omzet|omset|pembeli|pelanggan|jualan & !qris|harga|karyawan',
      'biar|supaya|agar & laku|laris|ramai|rame|banyak pembeli|orderan & !stok|habis',
      'sepi|sepi pembeli|kurang laku|tidak laku|turun & jualan|dagangan|toko|warung|penjualan|omzet|omset|usaha|pembeli|pelanggan|orderan|bisnis & !gaji|upah',
      'cara|tips|strategi|ide & jualan|penjualan|pemasaran|promosi|marketing|promo|laris|laku|pelanggan & !stok|harga|hitung|wa|whatsapp|catat|utang',
    ],
    weight: 0.5,
    reply:
      'Urutan yang paling cepat terasa, biasanya tanpa modal besar:\n\n1. **Hubungi pembeli lama.** Satu pesan WhatsApp dengan nama mereka dan satu tawaran. Menjual ke pelanggan lama lebih murah daripada mencari baru.\n2. **Naikkan nilai tiap pembelian**: paket, tambahan kecil, gratis ongkir di atas jumlah tertentu.\n3. **Perjelas yang dijual**: foto terang, harga tertulis, cara pesan satu langkah.\n4. **Minta ulasan** dan tampilkan di Google Maps.\n5. **Ukur tiap minggu**: berapa yang tanya, berapa yang jadi, apa yang paling laku.\n\nUsaha Anda di bidang apa dan paling sepi di bagian mana? Kalau menyasar kantor atau toko, surat penawaran bisa saya buatkan.',
  },
  {
    name: 'marketplace',
    asks: [
      'pemula jualan baju enaknya tiktok dulu apa shopee dulu',
      'tiktok atau shopee dulu untuk pemula',
      'jualan di shopee atau tiktok',
      'jualan di shopee atau tokopedia',
      'pilih marketplace mana untuk pemula',
    ],
    when: [
      'marketplace|shopee|tokopedia|tiktok|lazada|bukalapak|gofood|grabfood|shopeefood|tiktokshop & ?|apa|mana|pilih|atau|bagus|jualan|daftar|cocok|cara|mulai',
      'jualan|jual & online|daring|internet & dimana|mana|cara|mulai|bagaimana|apa',
      'platform & jualan|online',
    ],
    weight: 0.4,
    reply:
      'Patokan memilih:\n\n- **Shopee dan Tokopedia**: pembeli datang mencari barang. Cocok untuk barang kemasan; persaingan harga ketat.\n- **TikTok Shop**: cocok kalau Anda mau membuat video atau siaran langsung.\n- **GoFood, GrabFood, ShopeeFood**: makanan siap santap di sekitar Anda; perhitungkan komisinya.\n- **WhatsApp dan Instagram**: pelanggan sendiri, tanpa komisi, tetapi harus rajin.\n\nMulai dari **satu** dulu sampai lancar. Masukkan komisi dan ongkos kemas ke harga; besar komisi berubah-ubah, jadi cek halaman penjualnya.',
  },
  {
    name: 'qris',
    asks: [
      'cara daftar qris',
      'qris potongan berapa persen usaha mikro',
      'qris kena biaya tidak untuk warung',
      'mdr qris 0,3 persen',
      'daftar qris untuk warung kecil',
    ],
    when: ['qris|qr code|scan bayar|kode qr', 'qris & cara|apa|biaya|daftar|bikin|buat|potongan'],
    weight: 0.6,
    reply:
      '**QRIS** adalah satu kode QR untuk semua dompet digital dan bank.\n\n- Daftar lewat bank Anda atau penyedia resmi (GoPay, DANA, ShopeePay, dan lain-lain). Siapkan KTP, rekening, dan foto usaha.\n- Ada potongan kecil untuk pedagang (MDR): usaha mikro bebas sampai Rp 500.000 per transaksi dan 0,3% di atasnya, usaha lain umumnya 0,7%. Tarif diatur Bank Indonesia dan bisa berubah, jadi pastikan saat mendaftar.\n- Tidak boleh membebankan biaya itu ke pembeli.\n- Selalu **cek uang masuk di aplikasi Anda sendiri**, jangan percaya tangkapan layar.\n\nKode QR tidak saya terbitkan; itu hanya dari bank atau penyedia.',
  },
  {
    name: 'promotion_writing',
    asks: ['cara menulis iklan yang menarik', 'tips bikin caption jualan'],
    when: [
      'caption|konten|iklan|copywriting|slogan|tagline|promosi|hashtag|bio & ?|bikin|buat|buatin|tulis|ide|contoh|bantu|instagram|ig|tiktok|facebook',
    ],
    weight: 0.2,
    reply:
      'Pola yang bisa langsung dipakai:\n\n1. **Baris pertama**: masalah atau keinginan pembeli.\n2. **Isi**: produk, harga, satu bukti (ulasan, jumlah terjual).\n3. **Ajakan**: satu cara pesan saja.\n\nContoh: *Sarapan belum sempat masak? Nasi kuning hangat Rp 12.000, siap antar jam 6 pagi. Pesan lewat WhatsApp sebelum jam 9 malam ya.*\n\nUntuk menyasar kantor atau toko, saya bisa buatkan surat penawarannya.',
  },
  {
    name: 'business_idea',
    asks: [
      'modal 3 juta enaknya usaha apa di kampung',
      'modal sedikit enaknya jualan apa',
      'usaha kecil kecilan apa yang bagus',
      'ide usaha modal kecil',
      'usaha apa yang cocok modal 5 juta',
      'bingung mau usaha apa',
      'punya uang dua puluh juta buka usaha apa',
      'usaha apa yang cocok di desa',
    ],
    when: [
      'ide|saran|rekomendasi|peluang & usaha|bisnis|jualan|dagang',
      'usaha|bisnis|jualan & apa & cocok|bagus|modal kecil|untung|menjanjikan|laris|enaknya|modal',
      'mau|ingin|mulai & usaha|bisnis|jualan & mulai|bingung|apa|modal',
    ],
    weight: 0.3,
    reply:
      'Cara memilih usaha yang aman untuk modal kecil:\n\n1. **Mulai dari yang Anda bisa** atau sering dimintai tolong orang.\n2. **Cek tetangga dulu**: 10 orang yang mau beli lebih berharga daripada tren di internet.\n3. **Tes kecil**: buka pesanan dulu, produksi setelah ada uang muka.\n4. **Hitung HPP** sebelum menetapkan harga.\n\nYang sering jalan dengan modal di bawah satu juta: makanan rumahan, camilan titip warung, jasa cuci sepatu, jahit kecil, les anak. Untung tidak bisa saya janjikan; yang penting ukur sebelum menambah modal.\n\nSebutkan modal, keahlian, dan kota Anda kalau mau dipersempit.',
  },
  {
    name: 'deposit_or_token',
    asks: ['beda dp dan tanda jadi', 'beda uang muka deposit panjar'],
    when: ['dp|uang muka & tanda jadi|panjar|booking fee|deposit & !hangus|batal|kembali'],
    weight: 2,
    reply:
      'Sering dicampur, bedanya di **maksud**:\n\n- **Tanda jadi** (booking fee): kecil, untuk menahan barang atau tanggal. Biasanya hangus kalau pembeli batal.\n- **Uang muka (DP)**: bagian dari pembayaran, misalnya 30 sampai 50%, supaya pengerjaan bisa mulai.\n- **Deposit**: jaminan yang dikembalikan kalau tidak ada kerusakan, misalnya sewa alat.\n\nNamanya tidak menentukan; yang menentukan **tulisannya**. Tulis di kuitansi: hangus atau kembali kalau batal, dan mengurangi harga atau tidak.',
  },
  {
    name: 'payment_methods',
    asks: ['sistem pembayaran pesanan sebaiknya bagaimana', 'dp pesanan berapa persen'],
    when: ['dp|uang muka|tempo|cod|cicilan|pembayaran|termin & berapa|cara|atur|bagaimana|sebaiknya|aman|wajar|minta'],
    weight: 0.2,
    reply:
      'Kebiasaan yang aman:\n\n- pesanan khusus: **uang muka 30 sampai 50%** sebelum dikerjakan,\n- pelanggan baru: lunas sebelum barang dikirim,\n- pelanggan kantor: jatuh tempo 7, 14, atau 30 hari, tulis tanggalnya di invoice,\n- pekerjaan panjang: bayar bertahap (termin) sesuai hasil.\n\nSetiap uang masuk beri kuitansi. Invoice dengan uang muka bisa saya buatkan: sebutkan DP-nya di kalimat.',
  },
  {
    name: 'customer_service',
    asks: [
      'cara menghadapi pelanggan komplain',
      'pembeli marah marah cara menghadapinya',
      'pelanggan protes minta uang kembali',
    ],
    when: [
      'pelanggan|pembeli|customer|konsumen & marah|komplain|protes|nawar|kabur|refund|phpin|rewel|batal|retur|cerewet|kecewa & ?|bagaimana|cara|hadapi|menghadapi|balas|jawab',
      'komplain|menghadapi|refund|retur & pelanggan|pembeli|customer',
    ],
    weight: 0.3,
    reply:
      'Menghadapi keluhan pelanggan:\n\n1. **Dengarkan sampai selesai**, jangan membela diri dulu.\n2. **Minta maaf atas kejadiannya** dan ulangi masalahnya dengan kata Anda.\n3. **Beri dua pilihan**: ganti barang atau kembalikan uang.\n4. **Tepati dan kabari** setelah selesai.\n\nContoh balasan: *Mohon maaf, Kak, pesanannya tidak sesuai. Boleh kami kirim gantinya hari ini, atau uangnya kami kembalikan, mana yang lebih nyaman?*',
  },
  {
    name: 'shipping',
    asks: ['cara hitung ongkir berat volume', 'ekspedisi yang murah mana', 'ongkos kirim barang besar'],
    when: [
      'ongkir|ongkos kirim|ekspedisi|kurir|jne|jnt|sicepat|pengiriman & ?|berapa|cara|hitung|murah|bagus|mana|pilih',
    ],
    weight: 0.2,
    reply:
      'Ongkos kirim saat ini tidak bisa saya cek dari sini. Cara menghitungnya: yang dipakai adalah angka terbesar antara berat asli dan berat volume (panjang × lebar × tinggi dalam cm, dibagi 6.000). Contoh kardus 30 × 20 × 20 cm = 2 kg.\n\nBandingkan tarif di situs ekspedisi, dan cantumkan ongkir sebagai baris tersendiri di invoice supaya jelas.',
  },
]
