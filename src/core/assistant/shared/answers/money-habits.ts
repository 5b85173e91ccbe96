import type { Answer } from './answer.ts'
import { readFigures } from './reckon/figures.ts'
import { inRupiah } from './reckon/way.ts'

/** Cash that runs short, prices that must hold, promotions that pay. */
export const moneyHabits: readonly Answer[] = [
  {
    name: 'cash_flow',
    asks: [
      'beda laba dan arus kas apa',
      'untung tapi uangnya tidak ada laba sama arus kas bedanya apa',
      'arus kas itu apa',
      'mengatur arus kas usaha supaya tidak macet',
    ],
    when: [
      'arus kas|cash flow|cashflow & cara|bagaimana|tips & atur|ngatur|mengatur|kelola|seret|macet|lancar|jaga',
      'arus kas|cash flow|cashflow|perputaran uang & ?|apa|cara|bagaimana|atur|ngatur|seret|macet|lancar|itu|tips|jelaskan',
      'uang|duit|kas & habis|kehabisan|seret|kurang|macet|kemana|bocor|muter|nggak ada & terus|kok|padahal|selalu|masuk|laris|omzet|akhir bulan',
    ],
    weight: 0.9,
    reply:
      '**Laba** = penjualan dikurangi biaya, di atas kertas. **Arus kas** = uang yang benar-benar masuk dan keluar. Usaha bisa untung tetapi kasnya kosong, karena uangnya tertahan di stok, di bon pelanggan, di cicilan alat, atau terpakai rumah.\n\nKebiasaan yang menolong:\n\n1. **Tagih lebih cepat**: DP di depan, tempo pendek, invoice di hari yang sama.\n2. **Stok secukupnya**: beli untuk 1 sampai 2 minggu, bukan karena diskon.\n3. **Catat jadwal keluar**: sewa, cicilan, gaji, tanggal berapa saja.\n4. **Sisihkan dulu**: tiap hari pindahkan 10% pemasukan ke rekening lain.\n5. Lihat seminggu ke depan: saldo + yang akan masuk − yang harus dibayar. Kurang? Undur belanja sekarang juga.\n\nKasih angkanya, misalnya *cek arus kas: masuk 14jt, belanja 8jt, gaji 2jt*, nanti saya hitungkan.',
  },
  {
    name: 'mixed_money',
    asks: [
      'uang dagang tercampur uang dapur',
      'uang usaha kecampur uang pribadi',
      'uang usaha kepakai uang rumah',
      'memisahkan uang toko dan uang pribadi',
      'suami sering mengambil uang laci untuk jajan',
      'keluarga mengambil uang laci toko modal belanja kurang',
      'uang warung terpakai belanja dapur',
      'uang jualan tercampur uang pribadi',
    ],
    when: [
      'uang|duit|rekening & usaha|bisnis|toko|warung & pribadi|rumah|dapur|keluarga|campur|kecampur|tercampur|nyampur',
      'uang|duit|kas & toko|usaha|warung|jualan & misah|misahin|pisah|pisahin|memisahkan|kepakai|kepake|terpakai|jajan|habis|campur',
      'gaji|menggaji & sendiri|pemilik|owner|diri & !karyawan',
    ],
    weight: 0.9,
    reply:
      'Uang usaha dan uang rumah sebaiknya dipisah total:\n\n1. Buka **rekening atau dompet kedua** khusus usaha; semua penjualan masuk ke sana.\n2. **Gaji diri sendiri** sebulan sekali, 30 sampai 50% dari laba bersih rata-rata tiga bulan. Laba 4 juta: gaji 1,2 sampai 2 juta.\n3. Ambil barang dagangan untuk rumah? Catat seharga modalnya.\n4. Terpaksa pinjam dari usaha? Tulis dan kembalikan.\n\nSebulan saja dijalankan, baru kelihatan usahanya untung atau tidak.',
  },
  {
    name: 'use_of_profit',
    asks: [
      'untung bulan ini sebaiknya dipakai buat apa',
      'laba usaha diputar lagi atau disimpan',
      'keuntungan usaha dibagi bagaimana',
    ],
    when: [
      'untung|laba|keuntungan|profit|cuan & buat apa|untuk apa|bagusnya|sebaiknya|dipakai|dialokasikan|bagi|diputar|sisihkan|kemana|pakai|putar & !bagi hasil|karyawan|patungan',
    ],
    weight: 1.2,
    reply: (asked) => {
      const told = readFigures(asked.text).find(({ shape, label }) => shape === 'sum' && label === 'gain')?.value
      const sum = told ?? 3_000_000
      return `Pembagian yang aman untuk laba bersih${told === undefined ? ', misalnya' : ''} ${inRupiah(sum)}:\n\n- **40% gaji Anda**: ${inRupiah(sum * 0.4)}\n- **30% diputar lagi** (stok yang cepat laku): ${inRupiah(sum * 0.3)}\n- **20% dana darurat**, sampai 3 bulan biaya tetap: ${inRupiah(sum * 0.2)}\n- **10% memperbaiki usaha** (alat, kemasan, foto): ${inRupiah(sum * 0.1)}\n\nPunya utang berbunga tinggi? Lunasi itu dulu. Menambah stok hanya untuk barang yang **habis kurang dari dua minggu**; selebihnya uangnya tertidur di rak.`
    },
  },
  {
    name: 'emergency_fund',
    asks: ['tabungan darurat usaha berapa', 'dana darurat usaha berapa', 'uang cadangan usaha idealnya berapa'],
    when: ['dana darurat|tabungan usaha|cadangan kas|uang cadangan|nabung'],
    weight: 0.8,
    reply:
      'Patokan dana darurat usaha: **3 bulan biaya tetap** (sewa, gaji, listrik, cicilan). Biaya tetap 4 juta sebulan berarti 12 juta.\n\nMulai kecil: sisihkan 5 sampai 10% pemasukan harian ke rekening yang tidak dipakai belanja. Pakai hanya untuk hal yang menghentikan usaha (alat rusak, sakit, sepi), lalu isi lagi.',
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
    name: 'raise_price',
    asks: [
      'cara supaya pembeli mau pindah ke harga baru tanpa marah',
      'harga tidak dinaikkan padahal kulakan naik terus telat tidak',
      'cara menaikkan harga supaya pelanggan tidak kabur',
      'takut naikkan harga pelanggan lari',
      'bahan baku mahal harga jual harus dinaikkan tidak',
      'harga bahan naik takut menaikkan harga jual',
      'kapan waktu yang tepat menaikkan harga',
    ],
    when: [
      'naikkan|naikin|menaikkan|naik & harga & !emas|bbm|bensin|bahan',
      'harga & naik & pelanggan|pembeli|kabur|protes|cara|kapan|bilang',
    ],
    weight: 1,
    reply:
      'Menaikkan harga tanpa kehilangan pelanggan:\n\n1. **Hitung dulu** HPP baru; naikkan sekali yang cukup, bukan sedikit-sedikit tiap bulan.\n2. **Umumkan 1 sampai 2 minggu sebelumnya**, sebut alasannya dengan jujur.\n3. Beri **harga lama untuk pelanggan tetap** sampai tanggal tertentu.\n4. Naikkan dulu yang paling laku dan jarang dibandingkan orang; barang patokan (mi instan, telur) belakangan.\n5. Bisa juga porsinya disesuaikan, asal tidak diam-diam.\n\nContoh: *Mulai 1 Desember nasi kotak jadi Rp 27.000 karena harga beras. Pesanan sebelum tanggal itu masih Rp 25.000.* Surat pemberitahuannya bisa saya buatkan.',
  },
  {
    name: 'promotion_that_pays',
    asks: ['promo beli dua gratis satu rugi tidak', 'diskon supaya tidak rugi', 'diskon besar rugi tidak'],
    when: [
      'promo|diskon|cashback|bundling|paket hemat|voucher|flash sale & rugi|untung|cara|ide|hitung|bikin|buat|bagaimana|aman|ramai|menarik|buka|bagus|apa',
      'beli 1 gratis 1|beli satu gratis satu|buy 1 get 1|beli 2 gratis 1|gratis ongkir|ongkir gratis',
    ],
    weight: 1,
    reply:
      'Promo yang tidak merugikan dihitung dari **untung**, bukan dari harga. Contoh: modal 12.000, jual 20.000, untung 8.000.\n\n- **Diskon 10%**: untung tinggal 6.000; harus laku 1,3 kali lipat supaya sama.\n- **Beli 2 gratis 1**: terima 40.000, modal 36.000, untung 4.000 untuk tiga barang. Hanya untuk menghabiskan stok.\n- **Paket** (kopi + roti 30.000, modal 17.000): untung 13.000. Biasanya paling sehat.\n- **Gratis ongkir minimal belanja**: pasang minimal di atas rata-rata belanja sekarang, dan pastikan untungnya melebihi ongkir.\n\nBatasi waktu dan jumlahnya, lalu catat: berapa yang datang karena promo. Kasih saya modal dan harga jual Anda, nanti saya hitungkan.',
  },
  {
    name: 'first_employee',
    asks: [
      'kapan sebaiknya punya karyawan pertama',
      'gaji karyawan warung wajarnya berapa',
      'gaji pertama karyawan toko kecil',
      'gaji karyawan warung yang wajar',
      'bayaran harian orang bantu di warung',
    ],
    when: [
      'karyawan|pegawai & pertama|digaji berapa|gaji berapa|berapa gaji|gajinya berapa|rekrut|cari|merekrut',
      'gaji & karyawan|kasir|pelayan|pegawai|koki|barista & berapa|wajar|pantas|hitung',
    ],
    weight: 1,
    reply:
      'Patokan gaji usaha kecil: lihat **upah minimum** kota Anda, lalu ukur kemampuan usaha: total gaji sehatnya **15 sampai 25% dari omzet**. Omzet 20 juta sebulan berarti 3 sampai 5 juta untuk semua gaji.\n\nUsaha mikro dan kecil boleh menyepakati upah dengan pekerja dalam batas aturan; tulis jam kerja, libur, dan bonusnya. Masa percobaan boleh paling lama 3 bulan untuk karyawan tetap.\n\nPerjanjian kerjanya bisa saya buatkan. Untuk kepastian aturan, tanyakan Dinas Tenaga Kerja setempat.',
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
]
