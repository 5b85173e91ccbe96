import type { Answer } from './answer.ts'

/** Prices beside the plain sum of costs: of work, against others, in bulk. */
export const pricing: readonly Answer[] = [
  {
    name: 'service_price',
    asks: [
      'cara menentukan tarif jasa',
      'harga jasa servis ditentukan dari apa',
      'ongkos jahit dihitung bagaimana',
      'ongkos jasa titip jastip dihitung bagaimana',
    ],
    when: [
      'jasa|jahit|menjahit|desain|servis|service|les|fotografi|foto|tukang|freelance|makeup|mua|pijat|cukur|cuci|laundry|ngajar|borongan|nyetir & harga|tarif|ongkos|biaya & menentukan|nentuin|nentuinnya|tentukan|patok|patokannya|patokan|hitung|ngitung|pasang|cara|bagaimana|berapa|pantas|wajar & !poin|website|sini',
      'tarif jasa|harga jasa|ongkos jahit|ongkos jasa & !poin|website',
    ],
    weight: 1.6,
    reply:
      'Untuk jasa, yang dijual adalah **waktu dan keahlian**. Rumusnya: **tarif = (jam kerja × upah per jam) + bahan + biaya + untung**.\n\n1. Upah per jam = gaji yang Anda inginkan ÷ jam yang benar-benar dibayar. Ingin Rp 4.000.000 sebulan, 100 jam dibayar: **Rp 40.000 per jam**.\n2. Contoh pekerjaan 3 jam: 120.000 + bahan 15.000 + listrik dan alat 10.000 = 145.000.\n3. Tambah untung 20%: **Rp 174.000**, bulatkan 175.000.\n\nTulis batasnya (berapa kali revisi, berapa hari) dan minta DP. Bandingkan dengan tiga pesaing sebelum dipasang.',
  },
  {
    name: 'bundle_price',
    asks: ['cara bikin paket bundling yang untung', 'harga paket hemat menghitungnya'],
    when: [
      'paket|bundling|bundle|kombo|combo|hampers & harga|bikin|buat|cara|hitung|untung|isi|keliatan|kelihatan|murah|menarik|hemat & !kurir|kirim|hilang|poin|resi',
    ],
    weight: 1.4,
    reply:
      'Paket terasa murah kalau pembeli bisa **membandingkan**, dan tetap untung kalau isinya dicampur:\n\n1. Satu barang **laris** + satu yang **untungnya besar** (kopi + roti).\n2. Tulis harga satuannya: *Kopi 15.000 + roti 12.000 = 27.000, paket **24.000**, hemat 3.000*.\n3. Cek untungnya: modal 6.000 + 5.000 = 11.000, jadi untung 13.000; sendiri-sendiri kopi saja hanya 9.000.\n4. Sediakan tiga pilihan (hemat, biasa, lengkap); kebanyakan orang memilih yang tengah.\n\nSebutkan harga dan modal tiap barang, nanti saya hitungkan paketnya.',
  },
  {
    name: 'thin_margin',
    asks: ['untung tipis wajar tidak', 'jual sembako untungnya kecil sekali', 'jualan ramai tapi untungnya tipis'],
    when: ['untung|untungnya|margin|laba|keuntungan & tipis|kecil|dikit|sedikit|mepet|seret & ?|wajar|kok|banget|cuma'],
    weight: 1.2,
    reply:
      'Untung tipis **wajar** untuk barang yang harganya sudah diketahui semua orang (pulsa, gas, sembako): gunanya mendatangkan orang. Yang tidak wajar kalau **semua** barang Anda setipis itu.\n\n1. Hitung untung per hari, bukan per barang: Rp 1.500 × 60 transaksi = Rp 90.000.\n2. Pasangkan dengan yang untungnya besar: kopi, camilan, jasa cetak.\n3. Jaga modalnya: saldo yang terpakai jangan tercampur uang belanja.\n\nSebutkan modal, harga, dan yang laku sehari, nanti saya hitungkan apakah masih menutup biaya.',
  },
  {
    name: 'cheaper_rival',
    asks: [
      'tetangga jual barang sama lebih murah',
      'saingan buka persis di depan lapak lebih murah ikut turun harga',
      'warung depan jual lebih murah pembeli pindah semua',
      'ada saingan baru buka di sebelah dengan menu yang sama',
      'pelanggan saya diambil warung sebelah',
      'ayam geprek saya kemahalan tidak tetangga lebih murah',
      'saingan jual lebih murah saya kudu bagaimana',
      'sebelah gelasnya lebih besar harganya lebih murah',
    ],
    when: [
      'pesaing|saingan|kompetitor|tetangga|sebelah|toko sebelah|lawan & murah|lebih murah|banting|miring|perang harga|ngikut|niru|meniru|nyontek|harga|jiplak|turun|turunin|nurunin|ikutan',
      'kemahalan|kemurahan|lebih mahal|terlalu mahal & tetangga|sebelah|saingan|pesaing|pasaran|toko lain|warung lain',
      'harga|jualan & kalah & online|sebelah|pesaing|saingan|toko lain|terus|selalu',
      'perang harga|banting harga|kalah harga|kalah saing|kalah murah',
    ],
    weight: 1.3,
    reply:
      'Jangan ikut turun sebelum menghitung. Tiga langkah:\n\n1. **Batas bawah Anda** = HPP + biaya. Di bawah itu makin laku makin rugi.\n2. **Bandingkan yang sama**: ukuran, mutu, layanan. Kalau dia mengurangi porsi, katakan kelebihan Anda dengan angka (*isi 500 gram, bukan 400*).\n3. **Beri alasan selain harga**: antar gratis dekat, buka lebih pagi, boleh tukar, paket hemat dengan barang yang untungnya besar.\n\nKalau modal Anda memang lebih tinggi, cari pemasok kedua dulu. Sebutkan modal dan harganya, nanti saya hitungkan batasnya.',
  },
  {
    name: 'wholesale_price',
    asks: [
      'cara menentukan harga grosir',
      'pembeli ambil banyak minta harga murah',
      'jual eceran atau grosir enak mana untungnya',
      'customer minta harga murah kalau ambil seratus',
    ],
    when: [
      'grosir|partai|borong|beli banyak|ambil banyak|quantity|jumlah banyak & harga|diskon|potongan|kasih|berapa|harganya & !supplier|pemasok|kulakan',
    ],
    weight: 1.2,
    reply:
      'Harga grosir dibuat bertingkat, dihitung dari **untung**, bukan dari perasaan:\n\nModal 12.000, ecer 20.000 (untung 8.000):\n\n- 10 buah: 18.500, untung 65.000\n- 25 buah: 17.500, untung 137.500\n- 50 buah: 16.500, untung 225.000\n\nBatas amannya: untung per barang jangan kurang dari sepertiga untung ecer, dan **lunas atau DP 50%** di depan. Sebutkan modal dan harga ecer Anda, nanti saya hitungkan.',
  },
  {
    name: 'bargaining',
    asks: [
      'pelanggan minta diskon terus padahal sudah murah cara menolaknya',
      'cara menolak pembeli yang minta potongan harga',
      'cara menghadapi pembeli yang menawar',
      'pembeli nawar sadis',
    ],
    when: [
      'nawar|minta bonus|minta lebih|ditawar|menawar|tawar|tawaran|nego|minta kurang|minta murah|minta diskon & pembeli|pelanggan|orang|harga|cara|bagaimana|terus|jawab|sadis & !supplier|pemasok',
    ],
    weight: 1,
    reply:
      'Supaya tidak rugi saat ditawar, tentukan **harga terendah** sebelum berjualan (HPP + untung minimal).\n\n- Beri pilihan, bukan potongan: *Kalau ambil dua saya bulatkan 50.000 ya, Kak.*\n- Tukar sesuatu: *Boleh 48.000 kalau bayar sekarang tunai.*\n- Berhenti dengan sopan: *Mohon maaf, itu sudah harga bersih kami; mutunya kami jaga.*\n\nSekali turun tanpa alasan, lain kali ia menawar dari harga itu.',
  },
  {
    name: 'discount_or_shipping',
    asks: ['lebih baik diskon atau gratis ongkir', 'pembeli minta gratis ongkir terus'],
    when: [
      'diskon|potongan|promo & gratis ongkir|ongkir gratis|bebas ongkir|ongkir & mending|mana|atau|bagus|pilih|sama|apa',
    ],
    weight: 1.6,
    reply:
      'Bandingkan **rupiahnya**, bukan kesannya. Contoh harga 60.000, modal 36.000, ongkir 10.000:\n\n- diskon 20% = Anda melepas **12.000**, untung 12.000\n- gratis ongkir = Anda melepas **10.000**, untung 14.000\n\nPatokan: barang **murah dan ringan**, gratis ongkir dengan minimal belanja lebih menarik; barang **mahal atau diambil sendiri**, diskon lebih terasa. Batasi waktunya, lalu catat mana yang mendatangkan lebih banyak untung. Sebutkan modal, harga, dan ongkir Anda, nanti saya hitungkan.',
  },
  {
    name: 'second_place',
    asks: [
      'kapan waktunya buka cabang kedua',
      'kapan waktunya buka cabang',
      'syarat buka cabang kedua',
      'usaha sudah jalan ingin buka cabang tabungan kurang maju atau tahan',
      'mau buka cabang modal belum cukup',
      'mau buka cabang takut tidak kepegang',
    ],
    when: ['cabang|outlet kedua|toko kedua|tempat kedua & ?|buka|kapan|siap|perlu|modal|untung'],
    weight: 1,
    reply:
      'Cabang kedua layak kalau tiga hal ini sudah ada:\n\n1. yang pertama **untung bersih 6 bulan berturut-turut**, tanpa Anda jaga tiap hari,\n2. caranya sudah **tertulis** (resep, harga, tutup kas), dan ada orang yang bisa memimpin,\n3. uang untuk modal awal **ditambah 3 bulan biaya** cabang baru, tanpa mengambil kas toko pertama.\n\nHitung titik impasnya dulu: biaya tetap cabang ÷ untung per barang. Analisis kelayakannya bisa saya buatkan dari angka Anda.',
  },
  {
    name: 'rent_a_place',
    asks: ['sewa kios wajarnya berapa persen omzet', 'perpanjang sewa atau pindah', 'sewa ruko bayar setahun'],
    when: [
      'sewa|kontrak|ngontrak & tempat|ruko|kios|lapak|toko|lokasi & mahal|wajar|layak|berapa|cocok|pilih|mending|untung & !surat|perjanjian',
    ],
    weight: 0.8,
    reply:
      'Patokan sewa: paling banyak **10 sampai 15% dari omzet** sebulan. Sewa 2 juta berarti omzetnya perlu 14 sampai 20 juta.\n\nSebelum bayar: duduk di sana pagi, siang, malam dan hitung orang lewat; cek parkir, banjir, listrik; tanya penyewa lama kenapa pindah; minta bayar bertahap; dan tulis siapa menanggung perbaikan. Perjanjian sewanya bisa saya buatkan.',
  },
  {
    name: 'expired_goods',
    asks: [
      'barang di toko sering kedaluwarsa ngaturnya bagaimana',
      'barang dagangan mau kedaluwarsa diapakan',
      'makanan tidak habis sisa banyak tiap hari',
      'stok numpuk tidak laku',
      'stok kosmetik hampir exp masih banyak',
      'stok model lama numpuk setahun tidak laku uang mandek',
      'sepatu baju model lama dihabiskan tanpa merusak harga baru',
      'barang kedaluwarsa boleh dijual murah',
      'makanan lewat tanggal boleh dijual',
    ],
    when: [
      'kadaluarsa|kedaluwarsa|expired|basi|layu|hampir habis masa|numpuk|menumpuk|tidak laku laku|slow moving & barang|stok|dagangan|produk|numpuk|menumpuk|diapain|bagaimana|sisa & !poin|tanggal|nentuin|tentukan|menentukan',
      'sisa & jualan|dagangan|makanan|kue|gorengan|nasi|lauk|bahan|masakan|roti & ?|diapain|bagaimana|besok|malam',
    ],
    weight: 1.5,
    reply:
      '- **Sudah lewat tanggal**: jangan dijual dan jangan dicampur, walau murah. Pisahkan, catat sebagai kerugian, tanya pemasok apakah bisa retur.\n- **Hampir lewat**: tulis tanggalnya terus terang, diskon 30 sampai 50%, atau jadikan paket dengan yang laku. Terjual seharga modal masih lebih baik daripada dibuang.\n- **Menumpuk tapi awet**: stop kulakan barang itu, pajang di depan dua minggu, lalu obral.\n\nSupaya tidak terulang: beli sesuai yang laku seminggu, dan yang masuk dulu dijual dulu.',
  },
  {
    name: 'lost_parcel',
    asks: [
      'paket hilang di ekspedisi siapa yang ganti',
      'paket nyasar tidak sampai',
      'kurir menghilangkan paket pelanggan siapa yang ganti',
    ],
    when: [
      'paket|kurir|ekspedisi|kiriman|barang & hilang|ilang|ilangin|hilangkan|nyasar|tidak sampai|belum sampai|telat sampai & !stok|gudang|toko|warung',
    ],
    weight: 1.5,
    reply:
      'Ke pembeli, **penjual** yang bertanggung jawab sampai barang diterima (kecuali disepakati lain); penggantiannya lalu Anda klaim ke **ekspedisi**.\n\n1. Cek resi, lapor ke ekspedisi atau marketplace hari itu juga, simpan nomor laporannya.\n2. Kabari pembeli sebelum ia bertanya, beri tanggal jawaban.\n3. Lewat batas waktunya: ganti barang atau kembalikan uang.\n4. Siapkan untuk klaim: resi, foto barang dan kemasan, nota harga.\n\nTanpa asuransi, penggantian ekspedisi sering dibatasi; aturannya ada di syarat mereka. Barang mahal sebaiknya diasuransikan.',
  },
  {
    name: 'used_goods_returned',
    asks: [
      'pembeli minta refund padahal barang sudah dipakai',
      'pembeli minta retur barang sudah dipakai',
      'retur barang karena tidak cocok',
      'pembeli minta tukar salah pilih ukuran',
      'tukar ukuran segel sudah dibuka',
    ],
    when: [
      'refund|retur|tukar|kembalikan|balikin|dikembalikan|uang kembali & dipakai|dipake|terpakai|bekas|rusak|alasan|padahal|berubah pikiran|tidak cocok|minta & !poin|dp|uang muka',
    ],
    weight: 1.5,
    reply:
      'Lihat sebabnya dulu:\n\n- **cacat atau salah kirim**: ganti atau kembalikan uang, walau sudah dicoba,\n- **berubah pikiran dan sudah dipakai**: Anda boleh menolak dengan sopan, atau menawarkan tukar dengan tambahan.\n\nContoh: *Mohon maaf, Kak, barang yang sudah dipakai belum bisa kami terima kembali. Sebagai gantinya, kami beri potongan 10% untuk pembelian berikutnya, ya.*\n\nSupaya tidak terulang, tulis syarat retur di nota dan di halaman toko: berapa hari, kondisi barang, siapa menanggung ongkir.',
  },
  {
    name: 'who_pays_shipping',
    asks: [
      'ongkir ditanggung siapa penjual atau pembeli',
      'pembeli minta gratis ongkir ongkir enaknya siapa yang tanggung',
    ],
    when: [
      'ongkir|ongkos kirim|biaya kirim & ditanggung|tanggung|siapa|bayar siapa|pembeli|penjual|ditanggung siapa & !gratis',
    ],
    weight: 1.4,
    reply:
      'Lazimnya **pembeli**, dan ditulis sebagai baris tersendiri di invoice supaya harga barang tetap kelihatan.\n\nPenjual menanggung kalau: kirim ulang karena salah Anda, pelanggan kantor dengan pesanan besar, atau promo gratis ongkir yang sudah dihitung ke harga. Contoh: untung 25.000, ongkir 12.000, masih tersisa 13.000; pasang minimal belanja agar tetap begitu.\n\nUntuk retur, sepakati dari awal: salah penjual, penjual yang menanggung; berubah pikiran, pembeli.',
  },
]
