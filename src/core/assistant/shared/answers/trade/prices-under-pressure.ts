import type { Answer } from '../answer.ts'

/** Prices when costs rise, rivals are cheaper and buyers bargain. */
export const pricesUnderPressure: readonly Answer[] = [
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
    name: 'volatile_costs',
    asks: [
      'harga bahan baku naik turun',
      'harga cabai tidak stabil harga jual bagaimana',
      'bahan naik harga jual ikut naik atau tidak',
      'minyak goreng naik gorengan seribu masih masuk tidak',
    ],
    when: [
      'bahan|bahan baku|cabai|cabe|minyak|telur|ayam|beras|harga bahan & naik turun|naik|tidak stabil|berubah|mahal|melonjak & harga|jual|nentuin|bagaimana|cara|porsi|menu & !gaji',
    ],
    weight: 1.5,
    reply:
      'Kalau harga bahan naik turun:\n\n1. Hitung HPP dengan harga **rata-rata tiga bulan**, ditambah cadangan 5 sampai 10%, bukan harga hari ini.\n2. Tetapkan batas: kalau HPP naik lebih dari 10%, harga disesuaikan; di bawah itu ditahan.\n3. Ukur **porsi** dengan timbangan; sendok kira-kira paling banyak memakan untung.\n4. Sediakan menu pengganti saat satu bahan melonjak, dan beli yang awet waktu murah.\n5. Untuk pesanan besar, tulis *harga berlaku 7 hari* di penawaran.\n\nSebutkan HPP lama, harga bahan baru, dan harga jualnya, nanti saya hitungkan.',
  },
  {
    name: 'loss_leader',
    asks: ['jual rugi satu barang buat pancingan', 'jual rugi supaya cepat laku salah tidak'],
    when: [
      'jual rugi|dijual rugi|jual di bawah modal|dibawah modal|di bawah modal|rugi & narik|menarik|pancingan|umpan|pelanggan|promosi & jual|boleh|harga|barang',
    ],
    weight: 1.6,
    reply:
      'Boleh sebagai **pancingan**, kalau dihitung:\n\n1. Satu barang saja, stoknya dibatasi, ada tanggal selesainya.\n2. Pembelinya harus **membeli yang lain juga**: rugi 2.000 di gula, untung 6.000 dari belanja lain.\n3. Tetapkan batas rugi, misalnya Rp 100.000, lalu berhenti dan lihat catatannya.\n\nMenjual rugi terus-menerus untuk mematikan pesaing bisa bermasalah dengan aturan persaingan usaha, dan biasanya yang habis duluan uang Anda sendiri.',
  },
  {
    name: 'prices_not_the_same',
    when: [],
    asks: [
      'harga toko online dan toko offline disamakan tidak',
      'boleh tidak harga beda buat pembeli lama dan pembeli baru',
      'jual dengan harga berbeda ke tiap pembeli boleh',
      'harga di aplikasi lebih mahal dari harga di warung boleh tidak',
      'kenapa harga gofood beda dengan harga toko pembeli protes',
      'harga di warung shopee dan wa harus sama tidak',
      'jual di beberapa tempat harganya disamakan atau dibedakan',
    ],
    reply:
      'Boleh, asal ada **alasan yang bisa Anda ucapkan** dan harganya diketahui sebelum bayar.\n\n- **Jumlah**: ambil 10 lebih murah. Paling mudah diterima.\n- **Langganan**: beri *bonus* atau potongan setelah sekian kali beli, bukan harga bisik-bisik; kalau ketahuan, pembeli baru merasa ditipu.\n- **Aplikasi**: di sana ada potongan, jadi harganya lebih tinggi. Jawabnya: *Di aplikasi ada biaya layanan, Kak. Datang atau pesan lewat WA harganya harga warung.* Cek juga aturan aplikasinya.\n\nYang jangan: harga berubah melihat orangnya. Pasang satu daftar harga yang terlihat.',
  },
  {
    name: 'shrink_or_raise',
    when: [],
    asks: [
      'isi dikurangi atau harganya dinaikkan',
      'mending kurangi porsi atau naikkan harga',
      'dikomplain pembeli porsi makin dikit',
      'bahan naik lebih baik ngecilin ukuran atau naik harga',
      'ukuran gorengan dikecilin pembeli marah tidak',
    ],
    reply:
      'Pegangan: barang yang pembeli **hafal harganya** (gorengan seribuan, kerupuk) lebih aman dikecilkan sedikit; yang pembeli **hafal kenyangnya** (nasi, ayam) lebih aman dinaikkan harganya.\n\n- Kecilkan paling banyak 10%, sekali saja, dan jangan di bagian yang paling terlihat.\n- Naikkan sekali yang cukup, umumkan seminggu sebelumnya.\n- Jalan ketiga: **dua ukuran**. Ukuran biasa harga baru, ukuran hemat harga lama.\n\nContoh modal naik 800 per porsi harga 12.000: naik ke 13.000 menutup kenaikannya; mengecilkan 10% dari modal 7.000 hanya mengembalikan 700. Sebutkan angka Anda, nanti saya hitungkan.',
  },
  {
    name: 'supplier_raises_price',
    when: [
      'supplier|pemasok|agen|sales|distributor & naik|naikin|dinaikkan|menaikkan|naikkan & harga|mendadak|tiba tiba|telur|minyak|ayam|terigu|gula|beras',
    ],
    weight: 1.6,
    asks: [
      'harga bahan naik terus bagaimana menyiasatinya',
      'supplier menaikkan harga mendadak saya harus ikut naik tidak',
      'harga telur dari agen naik harga jual ikut naik tidak',
      'pemasok naikkan harga sedikit sedikit terus',
      'harga bahan dari supplier naik mendadak harus bagaimana',
    ],
    reply:
      'Hitung dulu **naiknya per porsi**, bukan per kilo. Contoh telur 28.000 menjadi 32.000 sekilo isi 16: naik **250 per butir**. Nasi telur 12.000 dengan untung 4.000 tinggal 3.750; belum perlu naik. Sepuluh bahan naik bersamaan, baru lain.\n\n1. **HPP naik di bawah 5%**: tahan, hemat di yang tidak terasa.\n2. **5 sampai 10%**: naikkan menu yang paling memakai bahan itu, 500 sampai 1.000.\n3. **Di atas 10%**: sesuaikan semua, kabari seminggu sebelumnya.\n\nSebelum itu tanya dua pemasok lain hari ini juga, dan minta harga ditahan dua minggu kalau ambil tetap: *Saya ambil 5 peti tiap Senin, bisa harga tetap sampai akhir bulan?* Sebut harga bahan, pemakaian per porsi, dan harga jualnya, nanti saya hitungkan.',
  },
  {
    name: 'hold_or_raise',
    when: [],
    asks: [
      'harga kulakan beras naik terus, harga jual tahan dulu atau naikkan',
      'harga kulakan naik jualnya dinaikkan sekarang atau nanti',
    ],
    reply:
      'Lihat dulu **untung per barang**, baru memutuskan:\n\n- **Modal naik, untung masih di atas yang Anda perlukan**: tahan satu dua minggu untuk barang yang paling diingat harganya (beras, telur, minyak), naikkan yang jarang dibandingkan.\n- **Untung tinggal setengah atau kurang**: naikkan sekarang, sedikit-sedikit, dan sebut alasannya.\n- **Pesaing lebih murah**: jangan ikut di bawah modal. Samakan satu barang saja sebagai pancingan, sisanya menang di layanan.\n\nCatat yang laku seminggu sebelum dan sesudahnya; kalau turunnya kurang dari kenaikannya, harga baru itu benar. Sebutkan modal lama, modal baru, dan harga jual, nanti saya hitungkan.',
  },
  {
    name: 'own_price_not_neighbours',
    when: [
      'harga & ikut|ikutin|ngikut|ngikutin|mengikuti|samain|nyamain|sama & tetangga|sebelah|pasaran|pesaing|saingan & kenapa|boleh|bahaya|?',
    ],
    asks: ['kenapa harga jual tidak boleh hanya ikut tetangga', 'menentukan harga ikut pasaran saja bahayanya apa'],
    weight: 1,
    reply:
      'Karena **biaya Anda bukan biaya tetangga**. Ia mungkin tidak membayar sewa, kulakan lebih banyak, atau menghitung rugi pun belum.\n\nContoh harga sama 12.000: modalnya 7.000 untung 5.000, modal Anda 9.500 untung 2.500. Dengan biaya tetap 100.000 sehari, ia cukup laku 20, Anda harus laku **40**.\n\nUrutannya:\n\n1. HPP sendiri + biaya per barang = **batas bawah**.\n2. Harga tetangga = **pembanding**, berapa orang di sini biasa membayar.\n3. Harga Anda di antara keduanya. Kalau batas bawah sudah di atas pasaran: cari pemasok lain, kecilkan porsi, atau jual yang beda.\n\nSebut modal dan biayanya, nanti saya hitungkan.',
  },
  {
    name: 'price_of_today',
    when: [],
    asks: [
      'harga cabai rawit hari ini sekilo berapa',
      'harga telur ayam beras bawang hari ini di pasar',
      'harga sembako sekarang berapa',
      'harga kopra sawit gabah hari ini',
    ],
    reply:
      'Harga hari ini tidak bisa saya lihat, dan saya tidak mau menebak. Yang resmi dan diperbarui tiap hari:\n\n- **panelharga.badanpangan.go.id** (seluruh Indonesia)\n- **PIHPS** di bi.go.id/hargapangan\n- **infopangan.jakarta.go.id** untuk pasar di Jakarta\n\nPaling cepat: telepon dua pedagang langganan sebelum berangkat. Kalau harganya sudah ada, sebutkan, nanti saya hitungkan pengaruhnya ke harga jual Anda.',
  },
  {
    name: 'why_prices_rise',
    when: [],
    asks: [
      'kenapa harga telur naik terus',
      'kenapa harga beras cabai mahal sekali sekarang',
      'sampai kapan harga minyak goreng naik',
    ],
    reply:
      'Harga hari ini tidak bisa saya lihat; cek **panelharga.badanpangan.go.id** atau SP2KP Kementerian Perdagangan. Penyebab yang biasa: pakan atau pupuk naik, panen gagal karena cuaca, permintaan hari besar, dan ongkos angkut.\n\nYang ada di tangan Anda:\n\n1. hitung ulang **HPP per porsi** dengan harga sekarang,\n2. tanya dua pemasok lain, beli agak banyak hanya untuk yang awet,\n3. tahan kalau HPP naik di bawah 5%; lewat 10% naikkan 500 sampai 1.000 dan kabari pelanggan,\n4. majukan menu yang tidak memakai bahan itu.\n\nSebut bahan, harga lama dan baru, dan harga jualnya, nanti saya hitungkan.',
  },
  {
    name: 'cheaper_elsewhere',
    when: [
      'mahal|murah|mahalan & disana|di sana|sebelah|toko lain|toko sebelah|tempat lain & balas|balasin|balesin|bales|jawab|kak|bilang|kata & !supplier|pemasok',
    ],
    weight: 4.4,
    asks: [
      'pembeli bilang di toko lain lebih murah jawab apa',
      'dibandingkan dengan harga shopee oleh pembeli',
      'pembeli bilang di online lebih murah',
      'balas pembeli yang bilang kok mahal di sana cuma sekian',
    ],
    reply:
      'Jangan membela harga, sebut **apa yang ia dapat di sini**:\n\n*Betul Kak, di online ada yang lebih murah. Di sini Kakak bisa lihat barangnya, dicoba, ditukar kalau tidak cocok, dan dibawa sekarang tanpa ongkir. Mau saya carikan yang pas di harga segitu?*\n\n- cek dulu: bahan, ukuran, garansi, dan ongkirnya sama atau tidak,\n- siapkan **satu pilihan lebih murah** dan satu paket,\n- potongan hanya untuk jumlah lebih banyak atau bayar tunai.\n\nSebutkan modal dan harga Anda, nanti saya hitungkan sampai mana boleh turun.',
  },
  {
    name: 'dearer_in_the_app',
    when: [],
    asks: [
      'boleh harga di gofood lebih mahal dari di warung',
      'harga di aplikasi ojek online dinaikkan boleh tidak',
      'harga di shopee beda dengan harga di toko boleh',
    ],
    reply:
      'Boleh dan lazim, karena potongannya Anda yang menanggung; cek ketentuan aplikasinya, sebagian program promo meminta harga tertentu.\n\nHitung, jangan menebak: **harga aplikasi = harga warung ÷ (1 − potongan)**. Warung 15.000, potongan 20%: 15.000 ÷ 0,8 = **18.750**, bulatkan 19.000.\n\nSupaya tidak dianggap curang: porsinya sama, kemasannya rapi, dan di bungkus tulis *Pesan langsung lebih hemat, WA [nomor]*. Bedanya jangan terlalu jauh; sebagian tutupi dengan paket.',
  },
  {
    name: 'platform_cut',
    when: [],
    asks: [
      'uang masuk dari marketplace jauh lebih kecil dari harga jual',
      'uang masuk shopee berkurang kena potongan apa saja',
      'jualan di shopee cuma terima sedikit dipotong banyak',
      'shopee motong banyak cara menentukan harganya',
    ],
    reply:
      'Potongan di marketplace biasanya gabungan:\n\n- **biaya admin kategori** (persen dari harga)\n- **program gratis ongkir dan cashback** yang Anda ikuti (persen)\n- **biaya proses** per pesanan (rupiah)\n- voucher toko, komisi afiliasi, iklan\n\nLihat satu pesanan: **Rincian Penghasilan**, semua baris ada di sana. Hitung sendiri: (harga − yang masuk) ÷ harga. Contoh 150.000 masuk 127.000: potongan 23.000 = **15,3%**.\n\nMasukkan ke harga: harga baru = harga yang diinginkan ÷ (1 − potongan). Program yang tidak menambah pesanan dalam sebulan, keluar saja.',
  },
  {
    name: 'buyer_says_expensive',
    when: [],
    asks: [
      'pelanggan bilang ongkos jahit mahal padahal sudah pas',
      'pembeli bilang harga saya kemahalan jawabnya bagaimana',
      'dibilang mahal terus sama calon pembeli',
      'cara nolak teman yang minta diskon terus tanpa sakit hati',
      'pelanggan bilang mahal terus tapi modal naik',
    ],
    reply:
      'Mahal biasanya berarti **belum melihat isinya**. Jawab dengan isi, lalu pilihan, bukan langsung potongan:\n\n- *Harga segitu sudah termasuk bahan [..], jahitan obras dalam, dan sekali perbaikan gratis, Kak.*\n- *Kalau dananya [jumlah], saya bisa buatkan model yang lebih sederhana.*\n- Teman: *Harga modalnya memang segini. Buat kamu aku kasih bonus [..], ya, biar aku tetap bisa bayar tukang.*\n- Tetap tidak cocok: *Siap, tidak apa-apa. Kalau nanti perlu, saya bantu.*\n\nHitung dulu batas bawah Anda (waktu × upah + bahan + biaya). Kalau **7 dari 10** orang pergi karena harga, lihat lagi sasarannya; kalau 2 dari 10, harganya sudah benar.',
  },
  {
    name: 'feast_prices',
    when: [],
    asks: [
      'boleh tidak menaikkan harga saat lebaran',
      'harga pas hari raya dinaikkan etis tidak',
      'menaikkan harga saat natal tahun baru pelanggan marah',
    ],
    reply:
      'Boleh: harga barang umum bebas, **asal jujur dan tidak menimbun**; yang diatur pemerintah (gas 3 kg, beras dan minyak bersubsidi, obat) harus ikut harga tertinggi.\n\nSupaya pelanggan tidak merasa diperas:\n\n- Naik **sebesar biayanya**: bahan, lembur, THR, biasanya 5 sampai 15%. Sebut sebabnya.\n- **Umumkan H-14** dan sebut sampai kapan (*harga Lebaran 10–25 Maret*), lalu benar-benar kembali.\n- Langganan yang memesan sebelum H-10 masih harga lama.\n- Lebih halus: tetap harga, tetapi paket hari raya atau ongkos kilat.\n\nSebut modal biasa dan modal musim itu, nanti saya hitungkan harganya.',
  },
]
