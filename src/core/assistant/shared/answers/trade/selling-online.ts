import type { Answer } from '../answer.ts'
import { whetherMade } from '../kinds-in-words.ts'

const apps = 'gofood|grabfood|shopeefood|gojek|grab|ojol|maxim'

const shops = 'shopee|tokopedia|tokped|tiktok|tiktok shop|lazada|bukalapak|marketplace|olshop|online shop'

const places =
  'shopee|tokopedia|tiktok|tiktok shop|lazada|bukalapak|gofood|grabfood|shopeefood|grab|gojek|marketplace|ojol'

/** Selling by marketplaces, food apps and a site of one’s own. */
export const sellingOnline: readonly Answer[] = [
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
    name: 'marketplace_fee',
    asks: [
      'potongan gofood shopeefood berapa persen',
      'biaya admin shopee berapa',
      'gofood grabfood potongan lebih kecil mana',
      'potongan gofood grabfood lebih kecil mana',
      'potongan shopee berapa persen',
    ],
    when: [`${places} & komisi|potongan|admin|biaya|fee|persen|dipotong|potong & !kirim barang`],
    weight: 1.2,
    reply:
      'Persennya tidak saya sebut dari ingatan, karena berbeda menurut kategori barang dan program yang Anda ikuti, dan **sering berubah**. Lihat di aplikasi penjualnya, bagian *biaya* atau *rincian penghasilan* satu pesanan.\n\nYang penting, masukkan ke harga: **harga = (modal + untung) ÷ (1 − potongan)**. Contoh modal 15.000, untung 5.000, potongan 20%: 20.000 ÷ 0,8 = **Rp 25.000**.\n\nSebutkan potongan, modal, dan untung yang Anda mau, nanti saya hitungkan.',
  },
  {
    name: 'one_good_two_marketplaces',
    asks: [
      'harga di shopee dan tokopedia harus sama tidak',
      'jualan barang sama di dua marketplace harganya boleh beda tidak',
    ],
    when: [
      'shopee|tokopedia|tokped|tiktok|lazada|marketplace & harga|harganya & sama|beda|disamakan|samain|disamain & !saingan|pesaing|tetangga|ongkir|sebelah',
    ],
    weight: 2.2,
    reply:
      'Tidak harus sama. Potongan tiap tempat berbeda, jadi yang disamakan sebaiknya **yang Anda terima bersih**, bukan harga pajangnya:\n\n**harga = (modal + untung) ÷ (1 − potongan)**. Modal 15.000, untung 5.000: potongan 10% jadi Rp 22.300, potongan 15% jadi Rp 23.600.\n\nSelisih seribu dua ribu masih wajar. Selisih besar membuat pembeli bertanya, dan beberapa program promo mensyaratkan harga terbaik; baca syarat programnya. Stoknya satu, jadi kurangi di tempat lain begitu laku. Sebut potongan tiap toko, nanti saya hitungkan harganya.',
  },
  {
    name: 'paid_ads_in_the_shop',
    asks: [
      'iklan shopee worth it tidak untuk pemula',
      'iklan di marketplace 20 ribu sehari ada hasilnya tidak',
      'perlu pasang iklan di shopee tidak',
    ],
    when: [
      'iklan|ads|beriklan & shopee|tokopedia|tokped|tiktok shop|lazada|marketplace & ?|worth|perlu|untung|rugi|hasil|pemula',
    ],
    weight: 2.4,
    reply:
      'Layak kalau **untung per pesanan lebih besar dari biaya iklan per pesanan**. Cara mengujinya, satu minggu:\n\n1. Iklankan **satu barang** yang sudah pernah laku, ada ulasan, fotonya terang. Toko tanpa ulasan belum perlu beriklan.\n2. Pasang batas harian kecil dan jangan diubah tujuh hari.\n3. Hitung: biaya seminggu ÷ pesanan dari iklan. Contoh 140.000 ÷ 10 = 14.000 per pesanan; untung per barang 12.000 berarti **rugi**, hentikan.\n\nDiklik tetapi tidak dibeli: perbaiki foto, harga, dan ulasan dulu. Sebut biaya, pesanan, dan untung satunya, nanti saya hitungkan.',
  },
  {
    name: 'shop_not_found_there',
    asks: ['kenapa toko saya tidak muncul di pencarian tokopedia'],
    when: [
      'tidak muncul|ga muncul|tidak kelihatan|tenggelam|tidak ketemu & shopee|tokopedia|tokped|tiktok|lazada|marketplace & !google|maps',
    ],
    weight: 2.6,
    reply:
      'Periksa berurutan:\n\n1. **Barangnya aktif?** Stok di atas nol, tidak diarsipkan, tidak kena pelanggaran, toko tidak sedang libur.\n2. **Baru diunggah?** Perlu waktu sampai muncul; cari dengan judul lengkapnya.\n3. **Judulnya dicari orang?** Barang + bahan + ukuran + kegunaan (*mukena katun anak 5 tahun*), bukan nama cantik. Kategorinya tepat.\n4. **Belum ada penjualan dan ulasan**: urutannya di bawah. Minta 5 sampai 10 pembeli lama memesan lewat sana, balas chat cepat, kirim tepat waktu.\n\nCari sendiri kata yang dipakai pembeli, dan bandingkan judul serta harga tiga toko teratas.',
  },
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
    name: 'domain_hosting',
    asks: ['beda domain dan hosting', 'domain com atau id yang mana', 'perlu beli domain tidak'],
    when: ['domain|hosting|ssl|alamat website|alamat web & ?|apa|mana|perlu|beda|harga|berapa|cara|pilih|com|id'],
    weight: 1.2,
    reply: (asked) =>
      `**Domain** adalah alamat (tokosaya.id), **hosting** adalah tempat menyimpan halamannya.\n\n- *.id*: terkesan Indonesia dan nama bagus masih banyak; perlu KTP, lebih mahal sedikit.\n- *.com*: paling dikenal, nama bagus sering sudah diambil.\n- *.my.id* atau *.biz.id*: murah, cukup untuk mulai.\n\nYang terpenting pendek dan mudah dieja lewat telepon. Website yang dibuat di sini langsung punya alamat sendiri, jadi domain dan hosting tidak wajib di awal. ${whetherMade('website', asked.makeable)}`,
  },
  {
    name: 'e_commerce',
    when: ['ecommerce|e commerce|e-commerce|commerce & apa|arti|maksud|itu|cara|beda'],
    weight: 1,
    reply:
      '**E-commerce** adalah jual beli lewat internet, dari memesan sampai membayar. Bentuknya: marketplace (Shopee, Tokopedia), toko di media sosial (TikTok Shop, Instagram + WhatsApp), dan website sendiri.\n\nMarketplace ramai tetapi ada komisi dan mudah dibandingkan; website sendiri tanpa komisi tetapi pembelinya harus Anda cari. Banyak yang memakai dua-duanya: pembeli baru dari marketplace, pelanggan tetap ke WhatsApp.',
  },
  {
    name: 'own_site_or_marketplace',
    asks: ['website sendiri atau marketplace'],
    when: [
      `${shops} & website|web|web sendiri|website sendiri|toko sendiri|toko online sendiri|toko online & atau|apa|mending|enak|enaknya|beda|bagus|pilih`,
    ],
    weight: 2.6,
    reply:
      'Tidak harus pilih satu, karena tugasnya beda:\n\n- **Marketplace**: pembelinya sudah ada, tetapi ada potongan, gampang dibandingkan harga, dan nomor pembeli bukan milik Anda.\n- **Website sendiri**: tanpa potongan, jadi alamat resmi untuk Google dan WhatsApp, tetapi pembelinya Anda yang mendatangkan.\n\nBaru mulai? Marketplace dulu untuk mencari pembeli. Sudah punya pelanggan tetap, melayani kantor, atau jasa? Website. Cara yang sering jalan: pembeli pertama dari marketplace, pesanan berikutnya lewat WhatsApp. Website bisa saya buatkan dari satu kalimat.',
  },
  {
    name: 'food_app_start',
    asks: ['cara daftar gofood grabfood', 'syarat jadi mitra gofood'],
    when: [`${apps} & daftar|mendaftar|gabung|masuk|mulai|syarat|cara`],
    weight: 2,
    reply:
      'Daftarnya lewat aplikasi mitra masing-masing (misalnya GoBiz, GrabMerchant, ShopeePartner). Umumnya diminta KTP, rekening, foto tempat, foto menu, daftar harga, kadang NIB. Syarat terbaru ada di aplikasinya.\n\nSebelum menekan daftar:\n\n1. hitung **harga khusus aplikasi**: harga warung ÷ (1 − potongan),\n2. pilih 8 sampai 15 menu yang tahan dibawa, foto terang,\n3. siapkan kemasan dan satu orang yang menjaga pesanan masuk.\n\nSebutkan harga warung dan potongannya, nanti saya hitungkan harga aplikasinya.',
  },
  {
    name: 'food_app_quiet',
    asks: [
      'jualan di gofood sepi orderan',
      'menaikkan rating gofood yang turun',
      'rating toko di gofood rendah cara menaikkan',
    ],
    when: [`${apps} & sepi|tidak ada order|orderan|order|jarang|turun|ramai|rame|laris|naik`],
    weight: 1.9,
    reply:
      'Di aplikasi makanan, yang menaikkan toko biasanya lima ini:\n\n1. **Foto** terang untuk semua menu, terlaris di paling atas.\n2. **Jam buka konsisten**; sering tutup atau menolak pesanan membuat toko turun.\n3. **Bintang**: kemasan rapi, kartu terima kasih kecil, balas ulasan.\n4. **Paket hemat** di bawah batas ongkir murah, bukan diskon semua menu.\n5. Nama menu yang dicari orang (*ayam geprek sambal matah*), bukan nama unik saja.\n\nHitung dulu: harga setelah potongan aplikasi dan promo harus masih di atas modal. Sebutkan angkanya, saya hitungkan.',
  },
  {
    name: 'fake_orders',
    asks: [
      'order fiktif makanan sudah jadi tidak diambil',
      'pesanan palsu orang iseng',
      'pembeli minta invoice lalu kabur',
    ],
    when: [
      'orderan|order|pesanan|pesan|ojol|gofood|grabfood|pembeli & fiktif|palsu|bohongan|prank|hit and run|hnr|tidak diambil|tidak dibayar|tidak jadi|kabur & !karyawan|cod|transfer|uang|qris',
    ],
    weight: 2,
    reply:
      'Supaya pesanan fiktif tidak merugikan:\n\n1. **DP atau lunas dulu** untuk pesanan khusus dan di atas jumlah tertentu (misalnya 100.000).\n2. Telepon dulu nomornya; ulangi alamat dan patokan.\n3. Jangan masak atau kirim sebelum ada kepastian.\n4. Lewat aplikasi? Simpan bukti dan laporkan ke pusat bantuan mitra hari itu juga; aturan gantinya ada di sana.\n5. Catat nomor yang pernah kabur.\n\nMakanan terlanjur jadi: tawarkan di status dengan potongan, lebih baik daripada terbuang.',
  },
  {
    name: 'running_an_affiliate',
    asks: ['program afiliasi untuk jualan saya'],
    when: [
      'affiliate|afiliasi|affiliator|kolaborasi|kolab|endorse|selebgram|influencer|food vlogger & cara|berapa|bayar|worth|aman|perlu|bagaimana|komisi|efektif|cocok|apa',
    ],
    weight: 1.6,
    reply:
      'Untuk usaha kecil, yang paling aman adalah **bayar per hasil**:\n\n- **Afiliasi**: komisi dari yang terjual (umumnya 5 sampai 15%, sesuaikan dengan untung Anda).\n- **Barter**: kirim produk ke akun lokal 2.000 sampai 20.000 pengikut yang pembelinya sekota dengan Anda.\n- **Endorse berbayar**: minta dulu angka jangkauan dan contoh hasil; beri kode khusus supaya bisa dihitung.\n\nHitung: bayar 300.000, untung 10.000 per barang, berarti harus laku **30 barang** lewat kodenya baru impas. Sepakati tertulis: kapan tayang, berapa kali, boleh dipakai ulang atau tidak.',
  },
  {
    name: 'online_shop_start',
    asks: ['cara mulai jualan online dari nol', 'mau jualan online pertama kali'],
    when: [
      `mulai|pemula|awal|baru & jualan|jual|dagang|olshop & online|${shops}|internet & !sepi|pajak|izin|potongan`,
      'tiktok shop|shopee|tokopedia & buka toko|mulai|daftar & cara|bagaimana',
    ],
    weight: 1.7,
    reply:
      'Mulai dari satu tempat, dua minggu saja:\n\n1. **Pilih barangnya**: 5 sampai 10 barang yang untungnya minimal 30% setelah potongan dan kemasan.\n2. **Pilih tempatnya**: barang kemasan di Shopee atau Tokopedia; yang enak dilihat dibuat di TikTok Shop; makanan siap santap di GoFood atau GrabFood; langganan di WhatsApp.\n3. **Daftar** di aplikasi penjualnya: KTP, rekening, alamat kirim.\n4. Foto terang, judul berisi kata yang dicari orang, harga **sudah termasuk potongan**.\n5. Sepuluh pembeli pertama: teman dan pelanggan lama, minta ulasan jujur.\n\nSebutkan barang, modal, dan untung yang dimau, nanti saya hitungkan harganya.',
  },
  {
    name: 'online_or_shop',
    when: [
      'online|daring & kios|toko|offline|ruko|lapak|sewa tempat & mending|lebih baik|lebih bagus|bagusan|pilih|atau|apa & !harga|mahal|pesaing|saingan|murah',
    ],
    asks: [
      'lebih bagus jualan online atau buka kios',
      'mending sewa ruko atau jualan online',
      'toko offline dulu atau online dulu',
    ],
    weight: 1.6,
    reply:
      'Tergantung **barangnya dan uang tetapnya**:\n\n- **Kios** menang untuk yang dibutuhkan saat itu juga dan dekat: makanan, sembako, pulsa, servis. Bebannya sewa, dibayar walau sepi.\n- **Online** menang untuk yang tahan, ringan, dan unik: pakaian, camilan kemasan, kerajinan. Bebannya potongan aplikasi, foto, dan membalas chat.\n\nModal tipis? **Online dari rumah dulu** dua tiga bulan: ketahuan apa yang laku tanpa menanggung sewa. Pindah ke kios kalau untung rata-ratanya sudah tiga kali sewa, atau pembelinya memang tetangga.\n\nSebut barangnya, sewanya, dan untung per barang, nanti saya hitungkan harus laku berapa sehari.',
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
    name: 'marketplace_penalty',
    asks: ['toko shopee kena penalti'],
    when: [
      'shopee|tokopedia|tiktok|lazada|gofood|grabfood|marketplace & penalti|pelanggaran|banned|diblokir|suspend|dibekukan|dinonaktifkan|poin penalti|dilaporkan',
    ],
    weight: 2,
    reply:
      'Penalti toko biasanya karena telat kirim, sering batal, barang dilaporkan, atau foto dan kata yang dilarang.\n\n1. Buka **pusat pelanggaran** di aplikasi penjual; baca sebab dan batas waktu **banding**.\n2. Banding dengan bukti: resi, chat, surat izin, foto asli.\n3. Perbaiki sumbernya: kurangi stok di etalase sampai sanggup kirim, pakai mode libur.\n4. Sambil menunggu, arahkan pembeli lama ke WhatsApp.\n\nPoin dan masa hukumannya berbeda tiap aplikasi dan bisa berubah; yang berlaku yang tertulis di sana.',
  },
  {
    name: 'marketplace_badge',
    when: [],
    asks: [
      'cara dapat centang toko shopee',
      'cara jadi star seller',
      'supaya toko dapat lencana terpercaya di marketplace',
    ],
    reply:
      'Lencana toko diberi sendiri oleh sistemnya menurut **kinerja**, dan syaratnya berbeda tiap aplikasi serta sering berubah. Lihat di aplikasi penjual, bagian *kinerja toko*: di sana tertulis yang kurang.\n\nYang hampir selalu dinilai: kecepatan membalas chat, pesanan tidak batal, kirim tepat waktu, ulasan, dan jumlah pesanan. Mulai dari yang bisa diatur: matikan stok kosong, aktifkan balasan cepat, kirim sebelum batas.\n\nCentang atau verifikasi **tidak dijual**; yang menawarkan lewat WA hampir pasti penipu. Jangan memberi OTP.',
  },
  {
    name: 'shops_that_became_one',
    when: ['tokopedia|tokped & tiktok|tiktokshop & satu|gabung|digabung|sama|merger|pindah|akun'],
    weight: 2.2,
    asks: ['tokopedia dan tiktok shop sudah jadi satu', 'tokopedia tiktok digabung biayanya bagaimana'],
    reply:
      'Ya, sejak TikTok menguasai Tokopedia, tokonya dikelola dari **satu pusat penjual** dan barang yang sama bisa tampil di keduanya. Tampilan dan namanya masih sering berubah, jadi ikuti pemberitahuan di aplikasi penjual Anda.\n\nBiayanya (komisi, layanan, ongkir) **berbeda per kategori dan sering berubah**, jadi tidak saya sebut dari ingatan. Buka *rincian penghasilan* satu pesanan: harga dikurangi yang diterima = potongan Anda sebenarnya. Contoh harga 50.000 diterima 43.000: potongan **14%**.\n\nSupaya tetap untung: **harga = (modal + untung) ÷ (1 − potongan)**. Sebut modal, untung, dan potongannya, nanti saya hitungkan.',
  },
  {
    name: 'social_account',
    asks: ['cara bikin akun instagram facebook usaha'],
    when: [
      'akun|profil & instagram|ig|tiktok|facebook|fb|bisnis & bikin|buat|cara|bagaimana|atur|setting|mulai & !bio|caption|iklan|diblokir|hack',
    ],
    weight: 1.6,
    reply:
      'Akunnya Anda yang membuat di aplikasinya; urutannya begini:\n\n1. Daftar dengan **nomor HP dan email khusus usaha**, nama akun = nama usaha + kota kalau sudah terpakai.\n2. Pengaturan, *Jenis akun*, pilih **akun bisnis** (gratis), isi kategori, alamat, tombol WhatsApp.\n3. **Bio** empat baris: jual apa, untuk siapa, jam buka dan daerah antar, cara pesan.\n4. Foto profil: logo atau barang yang paling laku, terang dan dekat.\n5. Sebelum mengundang orang, isi dulu **9 kiriman**: 3 barang dengan harga, 3 proses, 2 kata pembeli, 1 cara pesan.\n6. Nyalakan **verifikasi dua langkah**; jangan pinjamkan kata sandinya.\n\nBio dan caption pertamanya bisa saya tuliskan: sebut jualannya, harga, dan kotanya.',
  },
  {
    name: 'blocked_chat_account',
    when: [],
    asks: ['nomor wa jualan diblokir whatsapp', 'akun whatsapp bisnis kena banned', 'broadcast wa malah kena blokir'],
    reply:
      'Ajukan peninjauan dari layar yang muncul di aplikasinya dulu (*minta tinjauan*), jelaskan bahwa itu nomor usaha. Jangan pakai aplikasi WhatsApp tidak resmi; itu sebab yang paling sering.\n\nSelama menunggu: kabari lewat nomor kedua, Instagram, dan tulisan di toko; minta pelanggan menyimpan nomor itu.\n\nSupaya tidak terulang: kirim hanya ke yang **pernah membeli dan menyimpan nomor Anda**, sedikit demi sedikit, sebut nama, dan beri jalan berhenti (*balas STOP*). Simpan daftar pelanggan di luar WA juga. Berapa lama peninjauannya tidak bisa saya pastikan.',
  },
  {
    name: 'product_title',
    asks: ['judul produk di marketplace yang mudah dicari'],
    when: [
      'judul|nama produk|deskripsi|keterangan & produk|shopee|tokopedia|barang|jualan|marketplace & bagus|cara|bagaimana|contoh|menarik|tulis|bikin & !usaha|toko',
    ],
    weight: 1.8,
    reply:
      'Judul produk yang mudah dicari: **barang + ciri utama + ukuran + untuk siapa**, memakai kata yang diketik pembeli.\n\nContoh: *Keripik Pisang Cokelat 250 gr Renyah Tanpa Pengawet Oleh-oleh Lampung*.\n\n- kata terpenting di **lima kata pertama**\n- jangan huruf besar semua, jangan mengulang kata, jangan merek orang\n- deskripsi: isi, ukuran, bahan, cara simpan, kapan dikirim\n\nCoba dua judul selama seminggu, lalu lihat mana yang lebih banyak dilihat.',
  },
  {
    name: 'phone_or_net_down',
    when: [],
    asks: [
      'internet mati tidak bisa terima qris',
      'hp jualan hilang wa pelanggan bagaimana',
      'nomor wa usaha hangus ganti nomor',
    ],
    reply:
      '- **Internet mati**: QRIS tetap bisa kalau pembeli punya sinyal; periksa masuknya lewat SMS, kuota HP lain, atau minta tunai. Catat nomor referensi, jangan percaya gambar.\n- **HP hilang**: blokir kartu di operator dan minta **kartu baru dengan nomor sama**, keluarkan akun dari perangkat lama, hubungi bank dan dompet digital, ganti kata sandi email.\n- **Nomor hangus**: kabari lewat Instagram, status kontak lama, spanduk; ubah di Google Maps dan marketplace.\n\nSebelum itu terjadi: cadangan WA tiap malam, PIN dua langkah, daftar pelanggan tersalin ke kertas.',
  },
  {
    name: 'online_for_the_unskilled',
    when: [],
    asks: [
      'mau bantu ibu jualan online mulai dari mana',
      'orang tua lansia jualan mau dibantu online',
      'gaptek mau jualan online mulai dari mana',
      'umur 50 belum paham hp mau punya toko online',
      'tidak bisa komputer jualan online bagaimana',
      'orang tua mau belajar jualan lewat hp',
    ],
    reply:
      'Bisa, dan tidak perlu sekaligus. Satu langkah seminggu:\n\n1. **WhatsApp Business**: pasang nama toko, alamat, jam, dan foto 5 barang di Katalog. Itu sudah toko online.\n2. **Status WA tiap pagi**: satu foto, satu harga, satu cara pesan. Balas yang bertanya dengan suara kalau malas mengetik.\n3. **Google Maps**: daftarkan tempatnya supaya orang dekat menemukan.\n4. Baru sesudah ada pesanan rutin: halaman sendiri atau marketplace, dibantu anak atau tetangga muda.\n\nJangan berikan kode OTP kepada siapa pun. Kalau nanti mau halaman toko, cukup tulis di sini nama, jualan, harga, dan jam bukanya; saya yang susun.',
  },
  {
    name: 'papers_for_food_apps',
    when: [],
    asks: [
      'daftar gofood grabfood shopeefood butuh npwp tidak',
      'syarat daftar shopeefood apa saja',
      'jualan di gofood tanpa nib npwp bisa tidak',
      'buka toko shopee harus punya npwp tidak',
    ],
    reply:
      'Untuk **perorangan** umumnya bisa mulai tanpa NPWP terpisah: yang diminta **KTP (NIK), rekening atas nama sama, foto tempat dan menu, alamat, dan nomor HP**. NPWP dan NIB diminta untuk badan usaha, dan kadang menyusul setelah omzet besar; sekarang NIK orang pribadi memang menjadi NPWP begitu diaktifkan di Coretax.\n\nSyaratnya ditentukan aplikasinya dan sering berubah, jadi lihat halaman pendaftaran mitra **resmi** dan jangan membayar perantara. NIB tetap sebaiknya dibuat (gratis, oss.go.id); makanan olahan kemasan perlu PIRT.',
  },
  {
    name: 'being_found_by_search',
    when: [],
    asks: [
      'cara toko muncul di pencarian google',
      'seo untuk toko kecil caranya',
      'produk tidak muncul di pencarian shopee',
    ],
    reply:
      'Orang mengetik **barang + tempat atau kegunaan**, jadi pakailah kata mereka:\n\n1. **Google Maps** lengkap: kategori benar, jam, 10 foto, balas ulasan. Untuk toko fisik ini paling berpengaruh.\n2. Judul barang: *[barang] [bahan/ukuran] [kegunaan]*, misalnya *keripik tempe sagu 250 gr oleh-oleh Malang*, tanpa kata hiasan.\n3. Satu halaman satu pokok, dengan pertanyaan yang sering ditanya dan jawabannya.\n4. Nama, alamat, nomor **sama persis** di semua tempat.\n5. Di marketplace: penjualan pertama, ulasan, dan balasan cepat menaikkan; isi semua keterangan barang.\n\nHasilnya berbulan-bulan, bukan berhari-hari. Yang menjanjikan *peringkat satu* jangan dibayar di depan.',
  },
]
