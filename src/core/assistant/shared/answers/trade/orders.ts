import type { Answer } from '../answer.ts'

/** Orders: agreed, changed, fetched or not. */
export const orders: readonly Answer[] = [
  {
    name: 'goods_before_money',
    asks: [
      'pembeli minta barang dikirim dulu baru bayar',
      'pelanggan baru minta bayar belakangan setelah barang sampai',
    ],
    when: [
      'barang|pesanan|paket & dikirim dulu|kirim dulu|dikirim duluan|diantar dulu|bayar belakangan|baru bayar|bayarnya nanti & !supplier|pemasok|cod ditolak',
    ],
    weight: 2.6,
    reply:
      'Untuk pembeli **baru**: jangan. Tawarkan jalan yang sama-sama aman:\n\n- lewat **marketplace** (uangnya ditahan sampai barang diterima),\n- **COD** dalam kota, diantar orang Anda,\n- **DP 30 sampai 50%**, sisanya sebelum kirim, dengan foto barang dan resi.\n\nBalasan: *Terima kasih, Kak. Untuk pesanan pertama kami kirim setelah DP ya; boleh juga lewat [marketplace] supaya Kakak sama amannya.*\n\nLangganan yang selalu beres boleh bayar belakangan, dengan batas jumlah dan tanggal yang ditulis. Yang mendesak, menolak semua pilihan, atau mengirim bukti transfer sebelum uangnya masuk: lepaskan.',
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
    name: 'large_order',
    asks: [
      'ada yang pesan 200 box mintanya besok diambil tidak',
      'pesanan banyak mendadak besok sanggup tidak',
      'dapat pesanan besar 500 box apa yang disiapkan',
      'orderan kantor banyak modal kurang',
    ],
    when: [
      'pesanan|orderan|order|pesan|katering & besar|banyak|borongan|ratusan|mendadak|dadakan|partai|500|1000|300|200 & terima|sanggup|berani|takut|aman|bagaimana|cara|modal|hitung & !invoice|kurang modal usaha',
    ],
    weight: 1.8,
    reply:
      'Pesanan besar menguntungkan kalau empat hal ini beres **sebelum** menjawab "sanggup":\n\n1. **Modalnya**: DP 50% supaya bahan dibeli dengan uang pemesan.\n2. **Tenaganya**: jumlah ÷ yang bisa dibuat sejam. 500 kotak, 60 kotak sejam = 8 sampai 9 jam; siapa yang membantu?\n3. **Harganya**: boleh turun sedikit, tetapi upah lembur, kemasan, dan antar ikut dihitung.\n4. **Tertulis**: menu, jumlah, jam antar, kapan lunas, akibat kalau batal.\n\nBuat dulu 10 contoh persis seperti pesanannya. Penawaran dan kontraknya bisa saya buatkan.',
  },
  {
    name: 'big_order_short_capital',
    when: [],
    asks: [
      'orderan besar dari kantor bayarnya belakangan modal tidak cukup',
      'dapat pesanan 500 box dibayar 30 hari setelah acara',
      'pesanan besar tempo sebulan uang belanja kurang',
    ],
    reply:
      'Jangan disanggupi sebelum uang belanjanya ada. Hitung: 500 box × modal 18.000 = **9 juta** harus keluar lebih dulu.\n\n1. Minta **DP 50%**; kalau aturan kantor melarang, minta **30% dengan PO resmi** atau bayar 7 hari.\n2. Pemasok bahan: tempo 14 sampai 30 hari dengan memperlihatkan PO.\n3. Bagi pesanan dengan katering teman, untung dibagi.\n4. Pinjaman berdasar PO (bank, koperasi): masukkan bunganya ke harga. Tempo 30 hari wajar menambah **2 sampai 3%**.\n\nTanpa PO tertulis atau DP, lebih baik ambil separuh. Penawaran dan kontraknya bisa saya buatkan.',
  },
  {
    name: 'minimum_order',
    asks: ['minimal order berapa'],
    when: [
      'minimal order|minimum order|minimal pesan|minimal pesanan|min order|moq|minimal pembelian & berapa|wajar|cara|tentukan|pasang|idealnya|perlu',
    ],
    weight: 2.4,
    reply:
      'Minimal pesanan dihitung dari **biaya sekali pasang**, bukan dari kebiasaan orang:\n\n**Minimal = biaya persiapan ÷ untung per barang**\n\nContoh sablon: bikin film dan afdruk 120.000, untung per kaos 10.000, jadi 12 kaos (1 lusin) baru menutup persiapannya. Supaya ada hasilnya, pasang **2 kali lipat** (2 lusin).\n\n1. Di bawah minimal tetap boleh, dengan **harga satuan lebih mahal** atau biaya persiapan dibayar sendiri.\n2. Buat tingkat: 1 lusin, 2 lusin, 5 lusin, dengan harga yang turun.\n3. Teknik tanpa persiapan (DTF, cetak digital) bisa tanpa minimal.\n\nSebutkan biaya persiapan dan untung per barang, nanti saya hitungkan.',
  },
  {
    name: 'cancelled_order',
    asks: [
      'pembeli batal pesan mendadak',
      'pesanan dibatalkan sudah beli bahan dp dikembalikan tidak',
      'orang pesan katering lalu batal h-1',
    ],
    when: [
      'batal|batalin|membatalkan|dibatalkan|cancel|kabur|batalkan & pesanan|orderan|po|order|pembeli|pelanggan|preorder|pre order & !dp hangus|supplier|surat|invoice|mode|tidak sanggup',
    ],
    weight: 1.4,
    reply:
      'Lihat sudah sampai mana:\n\n- **belum belanja bahan**: lepas baik-baik, DP kembali (boleh dikurangi biaya kecil kalau memang disebut di awal)\n- **bahan sudah dibeli**: DP menutup bahan, sisanya kembali\n- **sudah jadi**: DP tidak kembali; jual cepat ke pelanggan lain dengan status WhatsApp, atau potong jadi porsi kecil\n\nBalasan: *Tidak apa-apa, Kak. Karena bahannya sudah kami beli, DP 50% dipakai untuk itu. Kalau mau diundur ke [tanggal], DP-nya tetap berlaku.*\n\nSupaya tidak terulang: **DP 50%**, batas batal H-2, ditulis di format pesanan sebelum uangnya masuk. Tanpa aturan tertulis, kembalikan; nama baik lebih mahal.',
  },
  {
    name: 'custom_order_ahead',
    when: [],
    asks: [
      'pesanan custom minta dp berapa persen',
      'perlu dp tidak kalau pesanan kue ulang tahun',
      'uang muka pesanan wajarnya berapa',
    ],
    reply:
      'Pegangan uang muka:\n\n- barang **yang bisa dijual lagi** (kue biasa, snack): 30%\n- barang **khusus untuk satu orang** (nama, ukuran, desain): **50%**, minimal sebesar bahan bakunya\n- pesanan besar atau pembeli baru: 50%, pelunasan **sebelum** diantar\n\nTulis tiga hal: berapa, kapan lunas, dan **kalau batal bagaimana** (misalnya sampai H-3 boleh kembali, setelah itu menjadi pengganti bahan). Contoh: *Pesanan Rp 800.000, DP 50% Rp 400.000, lunas H-1. Batal setelah bahan dibeli, DP tidak kembali.* Invoice DP dan kuitansinya bisa saya buatkan.',
  },
  {
    name: 'made_to_order_not_collected',
    when: [
      'kue|roti|makanan|pesanan|tumpeng|nasi|katering|catering & telat|terlambat|lama|tidak & ambil|diambil|ngambil|jemput & basi|rusak|busuk|ganti|dibuang|mubazir',
    ],
    weight: 1,
    asks: [
      'kue ulang tahun telat diambil pembeli basi minta ganti',
      'customer telat ambil pesanan makanan sudah basi siapa yang ganti',
      'pesanan sudah jadi tidak diambil ambil sampai basi',
      'kue pesanan tidak diambil pelanggan boleh dijual ke orang lain',
    ],
    reply:
      'Kalau jam ambilnya **sudah disepakati** dan kuenya memang jadi tepat waktu, rusak karena telat diambil bukan tanggungan Anda, dan DP tidak perlu dikembalikan. Kalau jamnya tidak pernah disebut, cari jalan tengah.\n\n1. Tunjukkan chat pesanan dan foto kue saat jadi.\n2. Tawarkan satu: *buat baru seharga bahan*, atau potongan 20% untuk pesanan berikutnya. Jangan menjual atau memberikan yang sudah basi.\n3. Balas tenang: *Maaf Kak, kuenya siap Sabtu jam 10 sesuai pesanan dan sudah kami kabari. Kalau masih perlu, kami buatkan lagi cukup ganti bahannya.*\n\nMulai sekarang tulis di nota: **ambil paling lambat jam …, lewat 24 jam tidak kami jamin**, kabari saat jadi, dan minta **lunas sebelum dibuat** untuk pesanan khusus.',
  },
  {
    name: 'wrong_order_made',
    when: [],
    asks: [
      'salah buat pesanan pelanggan siapa yang rugi',
      'karyawan salah kirim pesanan ke orang lain',
      'kue ulang tahun salah tulis nama',
    ],
    reply:
      'Perbaiki dulu, cari sebabnya nanti:\n\n- Masih sempat: **buat ulang atau perbaiki**, kabari jamnya, ongkir kita.\n- Tidak sempat: beri pilihan, potongan 30 sampai 50% atau uang kembali, ditambah satu bonus kecil.\n- Kalimatnya: *Maaf Kak, kami yang keliru. Kami antar gantinya jam 4, dan yang salah silakan untuk Kakak.*\n\nCegah dengan **ulang pesanan** lewat chat (nama, tulisan, tanggal, jam, alamat) dan minta dibalas *benar*. Kalau pembeli sudah membenarkan yang keliru, biayanya dibagi dua. Rugi kesalahan karyawan biasa dicatat usaha, bukan dipotong diam-diam.',
  },
  {
    name: 'part_of_order_faulty',
    when: [
      'cacat|rusak|reject|afkir|salah sablon & pcs|pesanan|pesenan|order|lusin|potong & diskon|potongan|refund|ganti|wajar|total',
    ],
    weight: 1,
    asks: [
      'sebagian pesanan cacat pembeli minta diskon dari total wajar tidak',
      'ada yang reject pembeli minta potongan semua',
      'barang cacat beberapa biji ganti atau potong harga',
    ],
    reply:
      'Ukurannya **yang cacat**, bukan seluruh pesanan. Contoh 300 buah @ 10.000, cacat 12 (4%): nilainya **120.000**. Diminta 10% dari total = 300.000, lebih dari dua kali kerugiannya.\n\nTawarkan salah satu, pilih yang paling cepat:\n\n1. **Ganti 12 buah** dalam beberapa hari, ongkir Anda yang tanggung.\n2. **Kembalikan 120.000**, ditambah bonus kecil 3 sampai 5% kalau acaranya sudah lewat.\n3. Cacat ringan tetap dipakai: potong separuh harganya, 60.000.\n\n*Mohon maaf, 12 buah memang kurang rapi. Kami ganti Kamis, atau kami kembalikan 120.000, mana yang lebih nyaman?*\n\nBerikutnya lebihkan produksi 3%, periksa sebelum dibungkus, dan tulis di nota: *cacat sampai 2% diganti, komplain 3 hari*. Sebut jumlah, harga, dan yang cacat, nanti saya hitungkan.',
  },
  {
    name: 'changes_without_end',
    when: [],
    asks: [
      'pembeli ganti model terus setelah dp capek',
      'pelanggan minta revisi terus tidak selesai selesai',
      'pesanan diubah terus padahal sudah dibayar uang muka',
      'klien minta ubah desain berkali kali gratis',
    ],
    reply:
      'Wajar capek; yang kurang biasanya **batas yang tertulis**.\n\n1. Hari ini tutup pilihannya: *Kak, supaya selesai tepat waktu modelnya saya kunci hari ini jam 17 ya. Yang terakhir: …, betul?* Minta jawaban *setuju*.\n2. Sebut aturan mulai sekarang: **2 kali ubah gratis**, selebihnya bayar. Contoh ongkos 500.000: ubah kecil 25.000, ganti model 30% dari sisa.\n3. Bahan sudah dipotong? Tunjukkan fotonya; mulai dari awal berarti bahan dibayar lagi.\n4. Tidak mau juga: DP menutup kerja dan bahan yang sudah jalan, sisanya dikembalikan, selesai baik-baik.\n\nPesanan berikutnya tulis di nota: gambar atau contoh, jumlah ubah, tanggal kunci. Nota atau perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'always_wants_extras',
    when: [],
    asks: [
      'pelanggan minta bonus terus tiap beli',
      'pembeli selalu minta tambahan gratis',
      'langganan minta lebih terus porsinya ditambah',
    ],
    reply:
      'Jadikan bonus **aturan**, bukan rasa sungkan:\n\n1. Tentukan yang modalnya kecil: sambal, kerupuk, es batu. Tentukan juga **syaratnya**: belanja di atas 50.000, atau kartu stempel beli 9 gratis 1.\n2. Kalimatnya: *Bonusnya untuk belanja 50 ribu, Kak, kurang 8 ribu lagi. Mau ditambah apa?*\n3. Selalu minta padahal tidak sampai: senyum, ulangi sekali, layani berikutnya.\n\nHitung setahunnya: bonus bermodal 500 × 30 orang × 26 hari = **390.000 sebulan**. Yang setia beri sendiri sesekali, tanpa diminta; itu yang diingat.',
  },
  {
    name: 'printing_before_result',
    when: [],
    asks: [
      'pilkades siapa yang menang mau sablon kaos dulu',
      'cetak kaos kemenangan sebelum pertandingan selesai',
      'siapa calon yang menang pemilihan',
    ],
    reply:
      'Siapa yang menang tidak bisa saya tebak, dan jangan mempertaruhkan modal di situ.\n\n1. **Jangan cetak dulu.** Tawari tiap tim: pesan sekarang, **DP 50%**, dicetak sesudah hasil keluar.\n2. Siapkan yang tidak rugi: kaos **polos**, film dan *screen* untuk tiap desain, tinta, tenaga.\n3. Hitung: 200 kaos ÷ yang sanggup dicetak sejam = jam kerja, jadi tahu sanggup selesai berapa lama.\n4. Tanpa DP, cetak paling banyak 20 contoh.\n\nBersikap sama ke semua calon; pembeli Anda ada di semua kubu.',
  },
  {
    name: 'more_than_can_be_made',
    asks: ['pesanan lebih banyak dari yang sanggup dibuat'],
    when: [
      'sanggup|mampu|kapasitas|kewalahan|kekurangan & pesanan|orderan|order|porsi|box|kotak|pesan & cuma|hanya|tidak|kurang|bagaimana',
    ],
    weight: 1.9,
    reply:
      'Kalau pesanan melebihi kemampuan, urutannya:\n\n1. **Hitung jujur** hari ini: yang pasti jadi, tepat waktu, dengan mutu sama.\n2. **Cari tambahan**: teman sesama pengusaha untuk sisanya (contoh dicicipi dulu), keluarga untuk membungkus, menu yang lebih cepat dibuat.\n3. **Kabari pemesan sekarang**, dengan pilihan: *Yang pasti siap 100 kotak jam 10. Yang 50 kami antar jam 11.30 dari rekan kami dengan menu yang sama, atau kami kembalikan uangnya. Mana yang lebih nyaman?*\n4. Lain kali tulis batas pesanan per hari.\n\nYang membuat pelanggan pergi bukan jumlahnya, melainkan kabar yang terlambat.',
  },
  {
    name: 'risks_of_preorder',
    asks: ['risiko sistem po pre order'],
    when: [
      'po|pre order|preorder|open po|sistem po & resiko|risiko|bahaya|rugi|kelebihan|kekurangan|aman|jualan & !batal|batalin|purchase|nomor po|invoice',
    ],
    weight: 2.4,
    reply:
      'Jualan **pre-order** (barang dibuat setelah dipesan) hemat modal, tetapi risikonya lima:\n\n1. **Batal setelah bahan dibeli**: minta **DP 50%**, lunas sebelum dikirim, dan tulis bahwa DP menutup bahan.\n2. **Telat**: beri tanggal yang longgar 2 sampai 3 hari, batasi jumlah sesuai tenaga.\n3. **Harga bahan naik** di tengah jalan: tutup pesanan cepat (3 sampai 7 hari) dan beli bahan di hari itu.\n4. **Hasil beda dari foto**: pakai foto buatan sendiri dan sebut ukurannya.\n5. **Uang tercampur**: simpan DP di dompet terpisah sampai barang terkirim.\n\nTulis satu daftar: nama, pesanan, DP, sisa, tanggal. Invoice dengan uang mukanya bisa saya buatkan.',
  },
  {
    name: 'wedding_catering_terms',
    when: [],
    asks: [
      'dp katering pernikahan berapa persen kapan lunas',
      'jadwal pembayaran wedding organizer dekorasi',
      'sistem pembayaran sewa tenda dan katering hajatan',
      'katering pesta kapan harus lunas',
    ],
    reply:
      'Yang lazim dan aman untuk hajatan:\n\n- **30%** saat tanggal dikunci (tidak kembali kalau batal)\n- **50%** paling lambat H-14, sesudah menu dan jumlah dipastikan\n- **20%** paling lambat H-3, *sebelum* hari acara\n\nContoh 500 porsi × 35.000 = 17.500.000: 5.250.000, 8.750.000, dan 3.500.000. Tambahan porsi boleh sampai H-7; pengurangan paling banyak 10%. Tulis juga kalau hujan, listrik, jam antar, piring pecah, dan siapa yang menandatangani terima. Kontraknya bisa saya buatkan.',
  },
  {
    name: 'subscriptions',
    when: [],
    asks: [
      'jual paket langganan katering bulanan harganya',
      'sistem langganan mingguan makan siang kantor',
      'paket member bulanan laundry',
    ],
    reply:
      'Langganan memberi uang di muka dan belanja yang pasti, jadi boleh lebih murah **5 sampai 10%**.\n\nContoh makan siang 20.000 × 22 hari = 440.000; langganan **400.000** dibayar awal bulan (hemat 9%). Modal 12.000 × 22 = 264.000, untung 136.000.\n\nAturannya: libur diberi tahu H-1 dan **diundur**, bukan diuangkan; paling banyak 4 kali; berlaku 35 hari; menu diputar dua minggu. Mulai dari 10 orang satu kantor supaya ongkir sekali jalan. Penawaran untuk kantornya bisa saya buatkan.',
  },
  {
    name: 'queue_at_the_till',
    when: [],
    asks: [
      'antrean panjang pembeli pergi tidak sabar',
      'jam makan siang ramai kewalahan melayani',
      'pesanan menumpuk pembeli menunggu lama',
    ],
    reply:
      'Cari satu yang paling lambat: memesan, membayar, atau memasak.\n\n- **Memesan**: menu besar di depan, nomor (A1, A2), satu orang mencatat antrean.\n- **Membayar**: QRIS di dekat antrean, uang kembalian disiapkan, harga bulat.\n- **Memasak**: bahan dipotong sebelum jam 11, 5 menu saja di jam ramai, dua panci.\n\nUkur: 40 pembeli dalam 60 menit berarti **90 detik per orang**. Kalau lewat, tambah satu pembantu **dua jam saja**: upah 30.000 terbayar oleh 6 pembeli yang tidak pergi (untung 5.000). Sebut waktu tunggunya jujur: *15 menit ya Kak*.',
  },
  {
    name: 'goods_not_collected',
    when: [],
    asks: [
      'cucian tidak diambil berbulan bulan boleh dijual',
      'motor pelanggan di bengkel tidak diambil dua bulan',
      'barang servis tidak diambil pemiliknya',
      'barang titipan pelanggan lama tidak diambil boleh dijual',
      'pelanggan tidak mengambil hp yang diservis sudah lama',
      'cucian harus disimpan berapa lama kalau tidak diambil',
    ],
    reply:
      'Barang itu **tetap milik pelanggan**; jangan langsung dijual.\n\n1. Hubungi tiga kali (chat, telepon, alamat), simpan buktinya.\n2. Kirim **pemberitahuan tertulis**: barang apa, biaya yang belum dibayar, biaya titip per hari, dan batas ambil, misalnya 14 hari.\n3. Ongkos belum dibayar? Barang boleh **ditahan sampai dilunasi**; menjualnya perlu persetujuan tertulis, atau aturan yang ia tanda tangani di nota.\n4. Kendaraan: laporkan juga ke RT atau polisi kalau pemiliknya hilang, bisa jadi bermasalah.\n\nMulai sekarang cetak di nota: *Tidak diambil 30 hari kena biaya titip; 90 hari dianggap diserahkan ke kami.* Surat pemberitahuannya bisa saya buatkan. Untuk barang mahal tanyakan LBH.',
  },
  {
    name: 'containers_not_returned',
    when: [],
    asks: [
      'galon botol rantang pelanggan tidak dikembalikan',
      'wadah katering dipinjam tidak balik',
      'uang jaminan galon tabung gas berapa',
      'krat botol kosong hilang di pelanggan',
    ],
    reply:
      'Yang paling manjur **uang jaminan sebesar harga gantinya**: galon 40.000, rantang 75.000, krat 50.000. Kembali utuh, uang kembali.\n\n- Catat per nama: keluar, kembali, sisa.\n- Langganan lama tanpa jaminan: aturan **tukar**, satu isi satu kosong.\n- Yang sudah terlanjur: *Bu, catatan kami masih ada 3 rantang. Besok kami ambil jam 9, ya?* Lebih dari sebulan, tawarkan bayar separuh harga.\n\nKatering kotak kertas sering lebih murah daripada wadah yang hilang: hitung hilang sebulan dibagi jumlah pesanan.',
  },
  {
    name: 'price_label_wrong',
    when: [],
    asks: [
      'boleh tidak harga di kasir beda dengan harga di rak',
      'harga di label beda dengan di kasir pembeli minta harga label',
      'salah pasang harga terlalu murah di toko online sudah dibeli',
      'salah tulis harga pembeli protes',
    ],
    reply:
      '- **Di toko**: kalau harga di rak dan di kasir beda, menurut aturan pencantuman harga yang berlaku **yang terendah**. Beri harga label untuk pembeli itu, lalu ganti labelnya saat itu juga.\n- **Di toko online** dan jelas keliru (15.000 padahal 150.000): hubungi segera, minta maaf, tawarkan batal dengan uang kembali penuh atau harga khusus; ikuti cara pembatalan marketplace supaya tidak kena penalti.\n- Sudah dibayar dan dikirim: relakan, catat sebagai rugi.\n\nBiasakan satu orang mengubah harga dan satu orang memeriksa.',
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
    name: 'feast_savings_packages',
    when: [],
    asks: [
      'arisan paket lebaran jalannya bagaimana',
      'tabungan paket sembako lebaran aman tidak',
      'buka tabungan paket hari raya untuk langganan',
    ],
    reply:
      'Bisa menambah pembeli pasti, tetapi **uangnya titipan**, jadi aturannya harus ketat:\n\n1. Iuran kecil mingguan (10.000 × 40 minggu = 400.000), kartu untuk tiap orang, diparaf tiap setor.\n2. Uang di **rekening terpisah atas dua nama**; tidak dipakai untuk kulakan.\n3. Tulis isi paket, boleh diganti setara kalau harga naik, dan cara keluar di tengah jalan (uang kembali dikurangi 5%).\n4. Beli bertahap mulai 3 bulan sebelumnya dari grosir; untung wajar 5 sampai 10%.\n\nBatasi ke orang yang dikenal, jangan menjanjikan bunga atau hadiah uang: itu menghimpun dana dan bisa melanggar hukum.',
  },
  {
    name: 'rented_thing_not_returned',
    when: [],
    asks: [
      'motor rental dibawa kabur penyewa',
      'penyewa tidak mengembalikan barang sewa',
      'barang rental hilang di tangan penyewa',
    ],
    reply:
      '1. Hubungi penyewa dan penjaminnya, beri **tenggat tertulis** 1×24 jam lewat WA.\n2. Kumpulkan: perjanjian, KTP, foto serah terima, bukti bayar, lokasi GPS.\n3. Lewat tenggat: **lapor polisi** (penggelapan) dengan berkas itu; untuk kendaraan kabari juga leasing dan asuransi.\n4. Jangan menarik sendiri dengan ramai-ramai.\n\nMulai sekarang: cocokkan KTP dengan orangnya, minta **satu jaminan asli yang sah diserahkan** dan deposit, foto penyewa bersama barangnya, GPS tersembunyi, nomor dua keluarga. Perjanjian sewanya bisa saya buatkan; kerugian besar tanyakan penasihat hukum.',
  },
  {
    name: 'buyers_own_material',
    when: [],
    asks: [
      'pelanggan bawa sparepart sendiri ke bengkel',
      'customer bawa kain sendiri minta dijahitkan kalau rusak',
      'pembeli bawa bahan sendiri garansinya bagaimana',
    ],
    reply:
      'Terima boleh, **garansinya hanya untuk pengerjaan**. Katakan di depan dan tulis di nota: *bahan dari pelanggan; garansi pasang 7 hari, barang tidak termasuk*.\n\n1. Periksa bersama: cocok, cacat, jumlah; foto.\n2. Jasanya sedikit lebih tinggi (misalnya 20 sampai 30%) karena Anda tidak mendapat untung barang; sebut terus terang.\n3. Salah kerja Anda: ganti bahan senilai harga wajar atau kerjakan ulang; sepakati batasnya dulu untuk bahan mahal.\n4. Barang palsu atau tidak cocok: tolak dengan sopan.\n\nNota pengerjaannya bisa saya buatkan.',
  },
  {
    name: 'fewer_guests_than_ordered',
    when: [],
    asks: [
      'tamu nambah mendekati acara boleh naikkan harga',
      'tamu katering kurang dari pesanan minta uang kembali',
      'porsi catering sisa banyak klien minta potongan',
      'jumlah tamu ditambah mendadak di hari acara',
    ],
    reply:
      'Pegang **jumlah yang dipesan terakhir**, karena bahan dan tenaga sudah keluar: yang ditagih jumlah pesanan, bukan jumlah tamu. Katakan baik-baik, tawarkan sisa dibungkuskan.\n\nTambahan mendadak: cadangan 5% biasanya ada; lebih dari itu dihitung porsi tambahan dengan harga sama atau +10%, setujui lewat WA dulu.\n\nTulis di penawaran berikutnya: *jumlah final H-3, pengurangan sesudah itu tetap ditagih; tambahan sampai 5% bila bahan ada; DP 50%, lunas H-1*. Penawarannya bisa saya buatkan.',
  },
  {
    name: 'numbers_or_names',
    when: [],
    asks: [
      'nomor antrian atau panggil nama',
      'cara memanggil pesanan di warung ramai',
      'pesanan sering tertukar saat ramai',
    ],
    reply:
      '**Nomor** kalau lebih dari 15 pesanan sejam: cepat, tidak salah dengar, pendatang tidak sungkan. **Nama** kalau sepi dan langganan: lebih hangat. Banyak warung memakai nomor, lalu menyebut namanya saat menyerahkan.\n\nSupaya tidak tertukar:\n\n1. Satu pesanan **satu kertas**: nomor, isi, pedas atau tidak, bungkus atau makan di sini.\n2. Kertas dijepit berurutan; yang selesai pindah ke paku *jadi*.\n3. Baca ulang isinya waktu menyerahkan.\n4. Pesanan ojol di rak sendiri dengan empat angka terakhirnya.\n\nKartu nomor laminating 1 sampai 30 cukup 30.000.',
  },
  {
    name: 'design_before_deal',
    when: [],
    asks: [
      'customer minta desain gratis sebelum deal',
      'calon klien minta contoh hasil dulu tanpa bayar',
      'minta mockup dulu baru mau pesan',
    ],
    reply:
      'Beri **bukti, bukan hasil jadinya**:\n\n- Gratis: contoh pekerjaan lama, sketsa kasar, atau **satu** contoh kecil bertanda air.\n- Berbayar: *biaya konsep [misalnya 10% dari harga], dipotong dari tagihan kalau jadi*. Yang serius biasanya setuju.\n- Setelah DP 50%: desain penuh, revisi 2 kali; file asli setelah lunas.\n\nKalimatnya: *Boleh, Kak. Ini contoh yang pernah kami buat. Untuk rancangan khusus ada biaya konsep [..], nanti memotong total kalau jadi. Mau saya mulai hari ini?*\n\nJangan mengirim file beresolusi penuh sebelum dibayar. Penawarannya bisa saya buatkan.',
  },
  {
    name: 'compensation_for_late_order',
    when: [],
    asks: [
      'kompensasi yang wajar untuk pesanan telat',
      'pesanan telat dua hari pelanggan diganti apa',
      'ganti rugi keterlambatan pesanan ke pembeli',
    ],
    reply:
      'Ukur dari **akibatnya bagi pembeli**, bukan dari rasa bersalah:\n\n- telat sehari dua hari, tidak ada acara: **gratis ongkir atau bonus kecil** senilai 5 sampai 10%\n- telat dan barangnya kurang berguna: potong **10 sampai 20%**\n- lewat acaranya (ulang tahun, nikahan): tawarkan **uang kembali penuh**\n\nHujan dan macet boleh disebut sebagai sebab, bukan alasan. Kalimatnya: *Mohon maaf Kak, pesanan terlambat dua hari karena hujan. Hari ini kami antar tanpa ongkir dan ada bonus dari kami. Atau lebih nyaman dibatalkan dengan uang kembali?*\n\nBerikutnya beri jarak satu hari dari janji, dan kabari **sebelum** terlambat.',
  },
  {
    name: 'answer_to_smaller_portions',
    when: [],
    asks: [
      'pelanggan protes porsi makin sedikit jawab apa',
      'dikomplain porsi dikurangi karena bahan naik',
      'pembeli bilang isinya makin kecil',
    ],
    reply:
      'Jujur lebih murah daripada ketahuan:\n\n*Benar Kak, porsinya kami sesuaikan sedikit karena beras dan telur naik, supaya harganya tetap. Kalau mau porsi besar seperti dulu, ada, tambah [2.000]. Terima kasih sudah memperhatikan.*\n\nSesudah itu bereskan supaya tidak jadi gosip:\n\n1. Dua ukuran tertulis: **biasa** dan **jumbo**; pembeli memilih sendiri.\n2. Takaran pakai mangkuk yang sama, supaya tidak beda tiap orang.\n3. Hitung: mengurangi nasi 50 gram hanya menghemat sekitar 700; sering lebih baik **menaikkan 1.000** dan porsi utuh.\n\nSebut harga, modal lama, dan modal sekarang, nanti saya hitungkan pilihannya.',
  },
]
