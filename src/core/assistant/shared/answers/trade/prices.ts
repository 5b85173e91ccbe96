import type { Answer } from '../answer.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { askTaxOffice } from './notes.ts'

/** What a price is made of. */
export const prices: readonly Answer[] = [
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
    name: 'thin_margin',
    asks: ['untung tipis wajar tidak', 'jual sembako untungnya kecil sekali', 'jualan ramai tapi untungnya tipis'],
    when: ['untung|untungnya|margin|laba|keuntungan & tipis|kecil|dikit|sedikit|mepet|seret & ?|wajar|kok|banget|cuma'],
    weight: 1.2,
    reply:
      'Untung tipis **wajar** untuk barang yang harganya sudah diketahui semua orang (pulsa, gas, sembako): gunanya mendatangkan orang. Yang tidak wajar kalau **semua** barang Anda setipis itu.\n\n1. Hitung untung per hari, bukan per barang: Rp 1.500 × 60 transaksi = Rp 90.000.\n2. Pasangkan dengan yang untungnya besar: kopi, camilan, jasa cetak.\n3. Jaga modalnya: saldo yang terpakai jangan tercampur uang belanja.\n\nSebutkan modal, harga, dan yang laku sehari, nanti saya hitungkan apakah masih menutup biaya.',
  },
  {
    name: 'typical_margin',
    asks: [
      'margin wajar untuk jualan baju',
      'ambil untung berapa persen yang wajar',
      'ambil untung berapa persen yang pas buat makanan',
    ],
    when: [
      'margin|untung|laba & bagus|wajar|ideal|normal|rata rata|sehat|umumnya|biasanya & persen & warung|toko|usaha|makan|kuliner|jualan|kafe|kelontong',
    ],
    weight: 2.2,
    reply:
      'Angka pastinya berbeda tiap tempat; pegangan kasarnya untuk **untung kotor** dari harga jual:\n\n- warung makan, kopi, kue: 40 sampai 60%, karena ada upah, gas, dan yang basi\n- pakaian, kerajinan: 30 sampai 50%\n- kelontong, sembako, pulsa: 5 sampai 15%, mengandalkan perputaran\n\nYang menentukan **untung bersih**: setelah sewa, upah, dan listrik, 10 sampai 20% dari omzet sudah sehat untuk usaha kecil. Kirim angka Anda (*modal 7rb jual 12rb*, atau omzet dan biayanya), nanti saya hitungkan.',
  },
  {
    name: 'typical_profit',
    asks: [
      'usaha laundry untungnya berapa sebulan',
      'jualan seblak untung berapa biasanya',
      'keuntungan usaha depot air isi ulang',
    ],
    when: [
      'untung|untungnya|keuntungan|keuntungannya|laba|omzet|margin & berapa & usaha|bisnis|jualan|jual|dagang|buka & !modal|hpp',
    ],
    weight: 0.7,
    reply:
      'Untungnya tidak bisa saya pastikan dari sini, karena tergantung harga bahan, sewa, dan ramainya tempat; angka di internet sering terlalu indah. Cara memperkirakan dengan jujur:\n\n1. untung kotor per barang = harga jual − HPP,\n2. dikali yang laku sehari (hitung pembeli pesaing satu jam ramai dan satu jam sepi),\n3. dikali 26 hari, lalu dikurangi sewa, gaji, listrik, cicilan.\n\nContoh: untung 5.000 × 40 porsi × 26 hari = 5.200.000, dikurangi biaya 3.000.000 = **2.200.000 sebulan**.\n\nSebut modal per barang, harga jual, dan biaya sebulan; analisis lengkapnya bisa saya buatkan.',
  },
  {
    name: 'margin_or_markup',
    asks: ['beda margin dan markup'],
    when: ['margin & markup|mark up', 'beda & margin|markup', 'markup|mark up & apa|cara|hitung|itu'],
    weight: 1.4,
    reply:
      'Sama-sama untung, beda pembaginya. Modal 10.000, dijual 13.000, untung 3.000:\n\n- **Markup** = untung ÷ modal = 3.000 ÷ 10.000 = **30%**\n- **Margin** = untung ÷ harga jual = 3.000 ÷ 13.000 = **23,1%**\n\nMau margin 30%? Harga jual = modal ÷ (1 − 0,3) = 10.000 ÷ 0,7 = 14.286. Saat menghitung diskon atau potongan marketplace, pakailah **margin**, karena potongan diambil dari harga jual.',
  },
  {
    name: 'odd_prices',
    asks: ['kenapa harga 9900'],
    when: ['9.900|9900|99|900|999|harga psikologis|harga ganjil & kenapa|harga|gunanya|bagus|apa|buat apa|pakai'],
    weight: 1.6,
    reply:
      'Harga seperti **9.900** dibaca dari angka depannya, jadi terasa *sembilan ribuan*, bukan sepuluh ribu. Bedanya bagi Anda hanya Rp 100.\n\n- cocok: barang kemasan, baju, toko online, tempat orang membandingkan angka\n- kurang cocok: warung dan makanan siap saji (susah kembalian), jasa, dan barang yang ingin terlihat bermutu; di sana angka bulat lebih dipercaya\n\nHitung dulu: turun dari 10.000 ke 9.900 dengan untung 2.500 berarti untung turun 4%, jadi yang laku harus naik 4,2% supaya sama. Coba dua minggu pada satu barang, bandingkan jumlah terjualnya.',
  },
  {
    name: 'food_cost_share',
    asks: ['biaya bahan baku berapa persen dari harga jual'],
    when: [
      'persen|persentase|wajar|ideal|sehat|maksimal & bahan|bahan baku|food cost|belanja|hpp|modal & makanan|makan|warung|resto|katering|kafe|omzet|jualan|harga|wajar|biaya|minuman',
      'food cost',
    ],
    weight: 0.9,
    reply:
      'Patokan kasar untuk usaha makanan, dari harga jual:\n\n- **bahan 30 sampai 40%** (minuman 20 sampai 30%)\n- upah 15 sampai 25%\n- sewa 5 sampai 10%\n- listrik, gas, kemasan 5 sampai 10%\n- sisa untung 10 sampai 20%\n\nContoh nasi ayam 18.000: bahan paling banyak 7.200. Kalau bahannya 9.000 (50%), pilih: naikkan ke 22.500, kurangi bahan termahal, atau jadikan paket dengan minuman.\n\nItu kebiasaan, bukan aturan; tempat tanpa sewa boleh lebih tinggi. Hitung dari belanja sebulan ÷ omzet sebulan.',
  },
  {
    name: 'portion_size',
    asks: ['cara menentukan porsi nasi supaya tidak rugi'],
    when: [
      'porsi|takaran|resep|ukuran|rasa & konsisten|sama|beda beda|berubah|standar|pas|seragam|stabil & !harga|modal|laku|kaos|baju',
    ],
    weight: 1.5,
    reply:
      'Porsi yang berubah-ubah diam-diam memakan untung. Caranya:\n\n1. **Tulis resep dalam gram**, bukan "secukupnya": satu lembar ditempel di dapur.\n2. **Satu alat satu takaran**: centong nasi 150 g, sendok kuah 100 ml, cup saus.\n3. Timbang bahan mahal per porsi sebelum jualan (daging 60 g, plastikkan).\n4. Foto satu piring yang benar; semua orang meniru itu.\n5. Seminggu sekali timbang tiga porsi acak.\n\nContoh: lebih 20 g ayam seharga 40.000 per kg = Rp 800. Seratus porsi sehari, sebulan **Rp 2.080.000** (26 hari).',
  },
  {
    name: 'price_for_resellers',
    when: [],
    asks: [
      'harga buat reseller bagaimana menentukannya',
      'reseller minta harga lebih murah wajarnya potongan berapa persen',
      'sistem reseller yang adil untung sama sama',
      'bikin aturan reseller minimal order dan harga',
    ],
    reply:
      'Mulai dari **jarak modal ke harga jual**; itulah yang dibagi berdua.\n\nContoh modal 21.000, jual 35.000, jarak 14.000:\n\n- potongan 15% (29.750): Anda 8.750, dia 5.250\n- potongan 20% (28.000): Anda 7.000, dia 7.000\n\nJangan melepas lebih dari separuh jaraknya. Bertingkat menurut jumlah (10, 30, 100 buah), bayar di depan, harga jual minimal sama dengan Anda, dan yang cacat saja yang boleh kembali. Uji tiga bulan, lalu lihat siapa yang benar-benar menjual. Sebutkan modal dan harga Anda, nanti saya hitungkan; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'cost_with_yield',
    when: [],
    asks: [
      'cara hitung hpp satu adonan jadi banyak ada yang gagal',
      'menghitung modal per buah dari satu resep',
      'hpp kue satu loyang dipotong potong',
      'hitung hpp kalau bahan dibeli kiloan tapi dipakai gram',
    ],
    reply:
      'Empat langkah, dari resep ke satu buah:\n\n1. **Yang terpakai, bukan yang dibeli**: gula 1 kg 17.000, dipakai 250 g = 17.000 ÷ 1.000 × 250 = **4.250**.\n2. Jumlahkan semua bahan, lalu tambah gas, listrik, kemasan, dan upah sekali buat.\n3. Bagi dengan **yang layak jual**, bukan yang keluar dari oven: 24 jadi, 2 gagal, bagi **22**.\n4. Contoh: bahan 48.000 + gas 4.000 + kemasan 11.000 + upah 15.000 = 78.000 ÷ 22 = **Rp 3.545 per buah**.\n\nKirim angka Anda, misalnya *bahan 48rb gas 4rb kemasan 11rb jadi 22 buah, untung 50%, jual berapa*.',
  },
  {
    name: 'rental_price',
    asks: ['cara menentukan harga sewa tenda alat', 'tarif rental mobil dihitung bagaimana'],
    when: [
      'sewa|rental|menyewakan|nyewain|disewakan & harga|tarif|ngitung|menghitung|hitung|pasang|nentuin|berapa & alat|kursi|tenda|kamera|motor|mobil|sound|baju|kebaya|kostum|pesta|barang|mainan & !tempat|ruko|kios|perjanjian|kontrak',
    ],
    weight: 2.2,
    reply:
      'Harga sewa = **(harga beli ÷ jumlah kali sewa sampai rusak) + perawatan + antar + untung**.\n\nContoh kursi 85.000, kira-kira 60 kali sewa: 85.000 ÷ 60 = 1.417. Cuci dan rusak 500, angkut 700, untung 1.400: **sekitar Rp 4.000 per kursi sekali sewa**. Balik modal alatnya saja: 85.000 ÷ (4.000 − 1.200) = 31 kali.\n\nUntuk barang mahal (kamera, motor), patokan awal 2 sampai 5% harga beli per hari, lalu bandingkan dengan tiga penyewa lain. Pasang jaminan, denda telat per hari, dan harga ganti bila hilang; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'price_levels',
    asks: ['beda harga distributor grosir reseller eceran', 'beda eceran dan grosir'],
    when: [
      'beda|bedanya|perbedaan & harga & grosir|eceran|ecer|reseller|distributor|agen|dropship',
      'beda|bedanya|perbedaan & grosir|distributor & eceran|ecer|reseller|agen',
    ],
    weight: 1.8,
    reply:
      'Empat tingkat harga, dari yang paling murah:\n\n- **Distributor atau agen**: ambil sangat banyak dan rutin, sering dengan wilayah sendiri.\n- **Grosir**: siapa pun yang membeli **banyak sekaligus** (misalnya 1 kodi); potongannya karena jumlah.\n- **Reseller**: untuk yang **menjual lagi terus-menerus**, boleh ambil sedikit asal terdaftar dan menjaga harga jual.\n- **Eceran**: pembeli akhir.\n\nContoh modal 12.000: agen 15.000, grosir 16.000, reseller 17.500, eceran 20.000. Jaga jaraknya: reseller perlu untung minimal 10 sampai 15%, dan eceran Anda jangan di bawah harga jual mereka. Sebutkan modal dan harga ecer, nanti saya hitungkan tiap tingkatnya.',
  },
  {
    name: 'gain_of_several_goods',
    asks: ['cara menghitung untung banyak produk'],
    when: [
      'untung|laba|margin|bathi|hpp & 2 produk|3 produk|tiga produk|beberapa produk|banyak produk|produk berbeda|macam produk|beda produk|campur & cara|bagaimana|hitung|rumus',
    ],
    weight: 2.2,
    reply:
      'Hitung **tiap produk sendiri dulu**, baru dijumlahkan; jangan merata-ratakan harganya.\n\n| Produk | Untung satu | Laku sehari | Untung sehari |\n|---|---|---|---|\n| A | 3.000 | 20 | 60.000 |\n| B | 1.500 | 50 | 75.000 |\n| C | 8.000 | 4 | 32.000 |\n\nUntung kotor sehari = 60.000 + 75.000 + 32.000 = **167.000**. Kurangi biaya sehari (gas, upah, sewa ÷ 26).\n\nBiaya bersama seperti gas dan sewa jangan ditempel ke satu produk; bagi menurut omzetnya. Yang untungnya kecil tetapi paling laku tetap dijaga. Kirim modal, harga, dan laku tiap produk, nanti saya hitungkan satu per satu.',
  },
  {
    name: 'member_price',
    when: [],
    asks: [
      'harga member potongan berapa persen supaya tidak rugi',
      'diskon untuk pelanggan tetap berapa kalau margin 25 persen',
      'kasih potongan langganan wajarnya berapa',
      'langganan minta harga lebih murah',
    ],
    reply:
      'Potongan memakan **margin**, jadi ukur dari situ: paling banyak **seperempat margin** untuk potongan tetap.\n\nMargin 25%: barang 100.000, untung 25.000. Potongan 5% → untung 20.000 (turun seperlima), member harus membeli **1,25 kali** lebih banyak. Potongan 10% → untung 15.000, harus **1,67 kali**.\n\nJadi **3 sampai 5%** aman, atau ganti dengan poin (tiap 10 kali, satu hadiah seharga modal). Syaratnya: belanja minimal, bukan semua barang, dan berlaku setahun.',
  },
  {
    name: 'free_piece_as_percent',
    asks: ['beli 2 gratis 1 itu diskon berapa persen', 'beli 1 gratis 1 sama dengan diskon berapa'],
    when: ['gratis|free|get|bonus & beli|buy & persen|diskon berapa|diskon brp|sama dengan|setara|sama saja'],
    weight: 3,
    reply: ({ text }) => {
      const [, paid, free] =
        /(?:beli|buy)\s(\d{1,2})\s(?:gratis|free|get|bonus|dapat|dapet)\s(\d{1,2})/iu.exec(text) ?? []
      const [bought, given] = [Number(paid ?? 2), Number(free ?? 1)]
      const percent = formatNumber(Math.round((given / (bought + given)) * 1000) / 10)
      return `Beli ${bought} gratis ${given}: pembeli membawa ${bought + given}, membayar ${bought}, jadi sama dengan diskon **${percent}%**. Rumusnya: yang gratis ÷ semua yang dibawa.\n\nBedanya dengan diskon biasa: barang Anda keluar **${bought + given} sekaligus**, cocok untuk menghabiskan stok. Tetap untung kalau modal satu barang di bawah ${formatNumber(Math.round((bought / (bought + given)) * 1000) / 10)}% harga jualnya. Sebutkan harga dan modalnya, nanti saya hitungkan.`
    },
  },
  {
    name: 'delivery_fee_by_distance',
    when: [],
    asks: [
      'ongkir dalam kota 5 km pasang berapa',
      'ongkos antar sendiri per km enaknya berapa',
      'tarif antar pesanan katering jarak jauh',
    ],
    reply:
      'Hitung pulang pergi, lalu bulatkan per jarak:\n\n- **bensin dan motor**: kira-kira 500 sampai 700 per km\n- **waktu**: 5 km pulang pergi ± 30 menit; upah 12.000 per jam = 6.000\n- contoh 5 km: 10 km × 600 + 6.000 = **12.000**\n\nBuat bertingkat supaya mudah dijawab: *0 sampai 2 km gratis di atas 30.000, 2 sampai 5 km 8.000, 5 sampai 8 km 12.000, lebih jauh pakai ojek online sesuai aplikasi.* Angka biaya itu contoh; ganti dengan bensin dan upah di tempat Anda, dan bandingkan dengan tarif ojek online sekali jalan.',
  },
  {
    name: 'own_delivery_fee',
    asks: ['ongkir antar sendiri berapa', 'biaya antar pesanan pakai motor'],
    when: [
      'antar|nganter|anter|delivery|mengantar|diantar|antar sendiri & ongkos|ongkir|biaya|tarif|berapa|gratis|kena|bensin|minimal & !surat|order delivery',
    ],
    weight: 1.7,
    reply:
      'Ongkir antar sendiri = **bensin + waktu**. Hitung pulang-pergi:\n\nContoh 4 km (8 km PP): bensin sekitar 2.500 + 25 menit × upah 15.000 per jam = 6.250, jadi **Rp 8.000 sampai 9.000**.\n\nYang enak dipasang di papan:\n\n- sampai 1 km gratis, minimal belanja 30.000\n- 1 sampai 3 km: 5.000\n- 3 sampai 5 km: 9.000\n- lebih jauh: pakai ojek online, dibayar pembeli\n\nKumpulkan antaran dalam dua jam tertentu supaya sekali jalan dapat beberapa rumah.',
  },
  {
    name: 'own_place_rent',
    asks: ['tempat sendiri sewanya dihitung biaya tidak'],
    when: [
      'rumah|tempat|ruko|kios & sendiri|milik sendiri|punya sendiri|di rumah & sewa|sewanya & dihitung|hitung|masuk|perlu|termasuk',
    ],
    weight: 1.8,
    reply:
      'Sebaiknya **dihitung**, walau tidak dibayar ke siapa pun. Tempat itu bisa disewakan, jadi memakainya ada harganya.\n\nCaranya: tanya sewa ruang sebesar itu di sekitar Anda, misalnya Rp 600.000 sebulan. Laba 2.000.000 sebelum sewa berarti usahanya sendiri menghasilkan **1.400.000**.\n\nGunanya: harga jual tidak terlalu murah, dan kalau nanti harus menyewa, usahanya tidak langsung rugi. Uangnya masukkan ke tabungan usaha atau perbaikan rumah. Listrik dan air dipisah: catat meteran sebelum dan sesudah buka, atau taksir bagian usahanya. Untuk pajak ceritanya lain; tanyakan Kring Pajak 1500200.',
  },
  {
    name: 'price_of_tumpeng',
    when: [],
    asks: [
      'orderan tumpeng buat 35 orang harganya berapa',
      'harga nasi box katering per porsi dikasih berapa',
      'pesanan makanan untuk 50 orang menentukan harga per orang',
    ],
    reply:
      'Hitung **per orang**, lalu tambah yang sekali jalan:\n\n- bahan per orang, misalnya **14.000** (nasi, 3 lauk, sayur, sambal)\n- gas, bumbu, yang gagal **10%** = 1.400\n- tenaga: 2 orang × 100.000 ÷ 35 = **5.700**\n- hias, tampah, antar: 150.000 ÷ 35 = **4.300**\n\nModal 25.400 seorang. Untung 40% dari modal: **35.500 × 35 = kira-kira 1.250.000**. Sedikit orang lebih mahal seporsinya, karena hias dan tenaganya tetap.\n\nMinta **DP 50%**, jumlah orang dikunci H-2, lebihkan 5 porsi. Sebut lauk, harga bahan, dan jumlah orangnya, nanti saya hitungkan; penawarannya juga bisa saya buatkan.',
  },
  {
    name: 'service_charge_on_menu',
    when: [],
    asks: [
      'tambah service charge di menu boleh tidak',
      'harga menu sudah termasuk pajak atau belum ditulis bagaimana',
      'pajak restoran 10 persen dibebankan ke pembeli',
    ],
    reply: `Pembeli harus tahu **sebelum memesan**: tulis di menu *harga belum termasuk service 5% dan pajak 10%*, atau lebih enak, harga sudah termasuk semuanya.\n\n- **Pajak makanan dan minuman (PBJT, paling tinggi 10%)**: milik daerah, dipungut kalau usaha Anda sudah terdaftar sebagai wajib pungut (daerah punya batas omzet), lalu **disetor**. Belum terdaftar: jangan memungut.\n- **Service charge**: pilihan Anda, sebaiknya dibagi ke karyawan; tulis aturannya.\n\nWarung kecil lebih laku dengan satu harga bulat. ${askTaxOffice}`,
  },
  {
    name: 'asks_wholesale_for_few',
    when: [],
    asks: [
      'pembeli minta harga grosir padahal beli sedikit',
      'beli dua minta harga lusinan',
      'pelanggan eceran minta harga reseller',
    ],
    reply:
      'Pegang tangganya, sambil memberi jalan naik:\n\n*Harga grosirnya mulai 12, Kak. Untuk 2 masih harga satuan, tapi kalau ambil 6 saya kasih [harga tengah], boleh campur warna.*\n\nTiga tingkat cukup: **1–5, 6–11, 12 ke atas**, dengan jarak 5% dan 10%, dan tulis di daftar harga supaya bukan soal pilih kasih. Reseller: minta pembelian pertama minimal, baru harga khusus.\n\nJangan sekali saja melanggar; pembeli lain cepat tahu. Cek tiap tingkat masih di atas modal + kemasan + waktu Anda.',
  },
  {
    name: 'few_buyers_high_price',
    when: [],
    asks: [
      'jual mahal barang khusus di kota kecil ada yang beli tidak',
      'produk gluten free vegan organik pasarnya bagaimana',
      'barang unik mahal cara mencari pembelinya',
    ],
    reply:
      'Ada, tetapi **sedikit dan tersebar**, jadi jangan menunggu di toko; carilah mereka:\n\n1. **Yang memang butuh**: grup orang tua, klinik gizi, guru, komunitas; di luar kota lewat marketplace dengan kata yang dicari (misalnya *tanpa gluten*).\n2. **Pesanan dulu**, dua hari produksi seminggu; barang tidak terbuang.\n3. Harga dari biaya sungguhan: bahan khusus + waktu + kemasan, lalu kali 2. Pembeli yang butuh membandingkan dengan **tidak ada**, bukan dengan kue biasa.\n4. Uji 2 minggu: 20 orang ditawari, **5 memesan dua kali** berarti jalan.\n\nSoal alergi: pisahkan alat, tulis semua bahan, jangan menjanjikan aman bagi semua; itu menyangkut kesehatan orang.',
  },
]
