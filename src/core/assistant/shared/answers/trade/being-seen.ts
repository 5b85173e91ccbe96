import type { Answer } from '../answer.ts'

/** Being found and followed. */
export const beingSeen: readonly Answer[] = [
  {
    name: 'google_maps',
    asks: [
      'toko saya tidak muncul di google maps',
      'cara daftar google maps usaha',
      'toko saya tidak muncul di google',
      'supaya warung saya muncul di google maps',
    ],
    when: [
      'google maps|gmaps|google bisnis|google business|google my business|maps & daftar|cara|bagaimana|?|muncul|ulasan|usaha',
      'google maps|google bisnis|google my business',
    ],
    weight: 1.2,
    reply:
      'Daftar di Google Maps itu gratis:\n\n1. buka **business.google.com** dengan akun Google usaha,\n2. isi nama persis seperti di papan toko, kategori, alamat, jam buka, nomor WhatsApp,\n3. verifikasi (telepon, video, atau surat),\n4. pasang 5 sampai 10 foto asli dan daftar harga.\n\nLalu minta ulasan ke pembeli yang puas, dan balas semuanya. Yang rutin diperbarui lebih sering muncul.',
  },
  {
    name: 'whatsapp_business',
    asks: ['cara pakai whatsapp business', 'katalog wa bisnis'],
    when: [
      'whatsapp|wa & bisnis|business|katalog|broadcast|untung|untungnya|fungsi|auto|otomatis|label & !kirim surat|admin|nomor',
    ],
    weight: 0.7,
    reply:
      '**WhatsApp Business** gratis dan cukup untuk kebanyakan warung:\n\n- profil usaha dengan alamat dan jam buka,\n- **katalog** berisi foto dan harga,\n- **pesan otomatis** saat tutup, dan balasan cepat untuk pertanyaan berulang,\n- **label** pesanan baru, belum bayar, selesai.\n\nUntuk siaran, kirim hanya ke yang menyimpan nomor Anda dan paling sering seminggu sekali, supaya tidak dilaporkan.',
  },
  {
    name: 'paid_ads',
    asks: [
      'pasang iklan facebook buat jualan mulai berapa',
      'iklan berbayar perlu tidak untuk usaha kecil',
      'iklan shopee habis tidak ada yang beli',
      'pasang iklan facebook berapa',
      'iklan berbayar tidak ada hasil',
      'iklan instagram seratus ribu ada hasilnya tidak',
    ],
    when: [
      'iklan|ngiklan|beriklan|ads|endorse|promosi berbayar & ig|instagram|fb|facebook|tiktok|google|berapa|cara|bagaimana|mana|bagus|budget|modal|balik',
    ],
    weight: 0.8,
    reply:
      'Sebelum beriklan, pastikan fotonya terang, harga tertulis, dan ada yang cepat membalas.\n\n- **Makanan dan jasa sekitar**: Instagram atau Facebook, atur radius 3 sampai 5 km.\n- **Dicari orang** (servis AC, katering kantor): Google.\n- **Barang yang enak dilihat**: TikTok.\n\nMulai **Rp 20.000 sehari selama 5 hari**, ganti satu hal saja tiap percobaan. Ukur begini: iklan 100.000 mendatangkan 8 pembeli dengan untung 15.000 tiap orang = 120.000. Berarti masih untung 20.000, boleh dilanjutkan.',
  },
  {
    name: 'product_photo',
    asks: [
      'cara foto produk pakai hp',
      'foto makanan biar menarik',
      'foto makanan supaya menarik',
      'foto jualan pakai hp supaya kelihatan enak',
    ],
    when: ['foto|motret|memotret|fotoin & produk|jualan|dagangan|makanan|barang|menu & cara|bagaimana|hp|tips|bagus'],
    weight: 1.2,
    reply:
      'Foto produk bagus cukup dengan ponsel:\n\n1. dekat **jendela**, pagi atau sore, lampu kilat mati,\n2. alas polos (karton putih, kayu), buang benda lain,\n3. lap lensanya, ambil dari samping 45° dan dari atas,\n4. satu foto utuh, satu foto dekat, satu foto dipegang supaya ukurannya terlihat,\n5. terangkan sedikit saja; warnanya harus sama dengan aslinya.\n\nTempatnya gelap, atau memotret malam: dua lampu putih dari kiri dan kanan, dilapisi kertas minyak atau kain tipis supaya bayangannya lembut. Jangan dicampur lampu kuning.',
  },
  {
    name: 'business_name',
    asks: ['cara memilih nama usaha yang bagus'],
    when: [
      'nama & usaha|toko|warung|brand|merek|bisnis|kafe & bagus|ide|saran|cocok|cara|bagaimana|unik|apa & !namanya',
    ],
    weight: 1,
    reply:
      'Nama yang baik: **mudah diucapkan, mudah diketik, menyebut apa yang dijual**, dan belum dipakai.\n\nPola yang aman: nama Anda + barang (*Dapur Bu Rina*), tempat + barang (*Kopi Kaliurang*), atau rasa + barang (*Sambal Nendang*).\n\nSebelum dipakai, cek di Google, Instagram, dan pangkalan data merek (pdki-indonesia.dgip.go.id). Kalau sudah cocok, daftarkan mereknya; yang berlaku siapa yang mendaftar lebih dulu.',
  },
  {
    name: 'logo_need',
    asks: ['usaha kecil perlu logo tidak'],
    when: ['logo & penting|perlu|harus|wajib|gunanya|bikin & ?|apa|dimana|cara'],
    weight: 0.5,
    reply:
      'Membuat gambar **logo belum bisa di sini**. Kalau sudah punya, pasang di Settings, **Profil usaha**, supaya muncul di kop surat.\n\nLogo membantu diingat, tetapi bukan yang pertama: nama yang jelas, foto yang terang, dan pelayanan lebih dulu. Untuk mulai, **tulis nama usaha dengan satu huruf dan satu warna** yang sama di semua tempat; itu sudah seperti logo.',
  },
  {
    name: 'selling_by_chat',
    asks: [
      'cara jualan lewat whatsapp',
      'jualan di wa supaya tidak dikira spam',
      'cara aman broadcast wa ke banyak pelanggan',
      'cara jualan di wa supaya tidak dicuekin',
      'promosi di status wa tidak ada yang respon',
      'chat pelanggan wa dibaca saja tidak dibalas',
    ],
    when: [
      'wa|whatsapp|broadcast|grup & jualan|jual|promosi|promo|nawarin|menawarkan|spam|pembeli|pelanggan|closing|diblokir|dibaca & !poin|kirim surat|invoice|tagih',
      'story|status|sw & wa|whatsapp|jualan|ig|instagram',
    ],
    weight: 1.1,
    reply:
      'Supaya jualan lewat WhatsApp tidak dikira spam:\n\n1. Kirim hanya ke yang **pernah membeli atau bertanya**, dan sebut namanya.\n2. Paling sering **seminggu sekali**, satu barang satu pesan, ada foto dan harga.\n3. Beri jalan keluar: *Kalau tidak ingin dikabari, balas STOP ya, Kak.*\n4. **Status** setiap hari lebih aman daripada siaran: proses membuat, pesanan hari ini, ulasan pembeli, lalu sisa stok.\n\nContoh status: *Brownies keluar oven jam 3. Sisa 6 kotak, 45.000. Balas "mau" untuk antar sore.*',
  },
  {
    name: 'live_selling',
    asks: [
      'cara live jualan biar ramai',
      'live tiktok sepi penonton',
      'tips live jualan di tiktok',
      'live sepi penonton',
      'live tiktok jam berapa ramai penonton',
      'live tiktok penontonnya sedikit',
    ],
    when: ['live|siaran langsung|livestream & jualan|tiktok|shopee|cara|tips|sepi|ramai|penonton|bagaimana'],
    weight: 1.1,
    reply:
      'Live yang menghasilkan biasanya sederhana:\n\n1. Jam yang **sama** tiap hari, 1 sampai 2 jam, umumkan sebelumnya. Tidak ada jam yang pasti ramai; coba seminggu 10.00–11.30, seminggu 19.00–21.30, lalu lihat grafik penonton di akun Anda.\n2. Siapkan 5 barang, satu jadi **umpan** dengan stok terbatas.\n3. Ulangi tiap 10 menit: barang apa, harga berapa, cara pesan. Penonton datang dan pergi.\n4. Sebut nama yang bertanya, pegang barangnya dekat kamera, cahaya dari depan.\n\nCatat tiap live: penonton, yang pesan, untungnya. Lima kali dulu, baru dinilai.',
  },
  {
    name: 'followers',
    asks: [
      'cara menambah follower instagram toko',
      'cara menambah follower instagram jualan',
      'akun instagram sepi pengikut',
      'follower instagram banyak tapi yang beli sedikit',
      'like banyak tidak ada pembeli',
    ],
    when: [
      'follower|followers|pengikut|subscriber & nambah|tambah|naik|banyak|beli|cara|ramai|sepi',
      'algoritma|fyp|viral & cara|bagaimana|biar|supaya',
    ],
    weight: 1.1,
    reply:
      'Yang dicari bukan pengikut banyak, melainkan **pembeli di sekitar**. Kebiasaan yang menolong:\n\n1. unggah 3 kali seminggu: proses, hasil, pembeli,\n2. tulis kota dan jenis barang di bio dan keterangan,\n3. balas semua komentar di jam pertama,\n4. ajak satu pelanggan bercerita sebulan sekali.\n\nMembeli pengikut tidak menambah penjualan. Ukur yang ini saja: berapa orang bertanya minggu ini.',
  },
  {
    name: 'endorse_or_ads',
    asks: ['endorse atau iklan'],
    when: [
      'endorse|endorsement|influencer|selebgram|artis|food vlogger|vlogger & iklan|bagus|atau|mending|berapa|cara|worth|perlu|jasa|bayar|hasil',
    ],
    weight: 1.6,
    reply:
      'Bandingkan dengan **biaya per pembeli**:\n\n- **Iklan** 300.000 mendatangkan 15 pembeli = 20.000 per pembeli; bisa dihentikan kapan saja, wilayahnya diatur.\n- **Endorse** 300.000 sekali tayang: bisa 3, bisa 60. Cocok kalau pengikutnya **sekota** dan suka barang seperti milik Anda.\n\nUsaha kecil sebaiknya mulai dari akun lokal 2.000 sampai 20.000 pengikut, dibayar barang + komisi dari kode voucher. Sebelum setuju, minta data jangkauan 30 hari dan contoh hasilnya, tulis tanggal tayang dan bentuknya.\n\nBatasnya: biaya per pembeli harus di bawah **untung per pembeli**. Untung 8.000 dan biaya 20.000 berarti rugi, kecuali mereka kembali tiga kali.',
  },
  {
    name: 'food_blogger',
    when: [
      'blogger|food vlogger|vlogger|influencer|selebgram|tiktoker|konten kreator|endorse & bayar|bayaran|tarif|fee|wajar|undang|berapa',
    ],
    asks: ['undang food blogger bayarannya berapa', 'tarif endorse influencer lokal wajarnya berapa'],
    weight: 1.4,
    reply:
      'Tarifnya tidak saya sebut dari ingatan: sangat berbeda menurut kota dan jumlah penonton. Yang bisa dipegang:\n\n1. Mulai dari **akun kecil di kota sendiri** yang komentarnya orang sekitar. Banyak yang mau datang untuk **makan gratis berdua**.\n2. Minta **daftar harga** dan angka 5 video terakhir (penonton, simpan, kota).\n3. Hitung batasnya: biaya ÷ untung per porsi = porsi tambahan yang harus laku. Biaya 300.000, untung 6.000 seporsi: **50 porsi**.\n4. Sepakati tertulis: jumlah video, tanggal tayang, boleh dipakai ulang, tidak wajib memuji.\n\nBeri kode atau sebutan khusus supaya terlihat berapa yang datang karenanya.',
  },
  {
    name: 'video_editing',
    asks: ['bisa bikin video promosi tidak', 'bisa buatkan reels atau video iklan', 'bisa edit foto produk tidak'],
    when: [
      'edit|editin|editing|ngedit & video|reels|reel|tiktok|foto|gambar',
      'bisa|kamu|tolong|disini & bikin|buat|buatkan|bikinin|buatin|membuat|dibuatkan & video|reels|reel|animasi & !konten apa|ide|cara',
    ],
    weight: 2.4,
    reply:
      'Membuat atau mengedit video dan foto **belum bisa** di sini, Juragan. Pakai aplikasi edit gratis di ponsel; potongan 15 detik dengan teks harga sudah cukup.\n\nYang bisa saya bantu di chat, gratis: **ide, urutan adegan, dan teksnya**. Contoh: *(1) 3 detik hasil jadi, (2) proses, (3) harga, (4) cara pesan*. Sebutkan jualannya, nanti saya susunkan naskah dan keterangannya.',
  },
  {
    name: 'pictures_taken',
    when: [],
    asks: [
      'penjual lain pakai foto produk saya',
      'foto jualan saya dicuri toko online lain',
      'video saya diambil orang buat jualan',
    ],
    reply:
      'Foto buatan Anda dilindungi hak cipta sejak dibuat.\n\n1. **Bukti**: file asli (tanggalnya terlihat), tautan dan tangkapan layar toko itu.\n2. **Tegur sopan** lewat chat: *Kak, foto ini milik kami. Mohon diturunkan hari ini, ya.*\n3. Tidak digubris: **laporkan di aplikasinya** (pelanggaran hak cipta); marketplace punya formulirnya.\n4. Ke depan: tanda air tipis di tengah barang, satu foto dengan tulisan nama toko di alasnya.\n\nKalau ia sampai mengaku sebagai toko Anda, umumkan akun resmi Anda dan laporkan sebagai penipuan.',
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
    name: 'shy_to_sell',
    when: [],
    asks: [
      'malu jualan takut diomongin tetangga',
      'gengsi jualan keliling dilihat teman',
      'takut gagal mulai usaha lagi setelah bangkrut',
    ],
    reply:
      'Itu dirasakan hampir semua yang mulai, Juragan. Yang menolong bukan berani dulu, melainkan langkah yang kecil:\n\n- Tawarkan ke **tiga orang** yang pasti ramah, lewat chat.\n- Pakai kalimat biasa: *Saya lagi coba bikin ini, 10.000, mau?*\n- Tentukan yang boleh hilang: modal 200.000, dua minggu. Gagal pun tidak mematikan.\n- Pernah bangkrut? Tulis tiga sebabnya dan apa yang sekarang berbeda.\n\nOrang membicarakan sebentar; langganan yang puas tinggal lama. Ceritakan mau jualan apa, nanti saya susunkan langkah dan hitungannya.',
  },
  {
    name: 'talk_of_five_minutes',
    when: [],
    asks: [
      'disuruh cerita usaha lima menit di depan ibu ibu ngomong apa',
      'sambutan singkat tentang usaha saya di depan orang',
      'perkenalan usaha di depan umum supaya tidak grogi',
    ],
    reply:
      'Lima menit cukup untuk lima hal, satu menit masing-masing:\n\n1. **Siapa saya**: nama, tinggal di mana, jualan apa.\n2. **Awalnya**: satu cerita kecil yang nyata (pembeli pertama, kegagalan pertama).\n3. **Yang dibuat dan untuk siapa**: bawa satu contoh, tunjukkan sambil bicara.\n4. **Satu angka atau satu kejadian** yang membanggakan.\n5. **Ajakan**: harga mulai berapa, cara pesan, hadiah kecil untuk yang hadir.\n\nKalimat pembuka: *Assalamualaikum Ibu-ibu, saya mau cerita bagaimana satu pesanan tetangga jadi usaha saya.* Tulis lima kata di telapak kartu, latih dua kali dengan jam, tatap satu wajah yang ramah.',
  },
  {
    name: 'when_to_post',
    when: [
      'jam|waktu|pukul & posting|post|upload|ngepost|unggah|konten|ig|instagram|fyp|story|reels & ramai|bagus|enaknya|terbaik|berapa|kapan|tepat & !live|buka toko',
    ],
    asks: [
      'jam berapa paling ramai orang buka instagram',
      'jam posting instagram yang bagus',
      'upload konten tiktok bagusnya jam berapa',
    ],
    weight: 2.2,
    reply:
      'Tidak ada jam yang berlaku untuk semua; **pembeli Anda** yang menentukan. Di akun bisnis lihat *Insight* atau *Analytics*: ada jam pengikut paling aktif.\n\nBelum ada datanya? Mulai dari kapan orang memutuskan membeli:\n\n- sarapan dan kopi: 06.00 sampai 07.30\n- makan siang: 10.00 sampai 11.30\n- camilan dan jajan sore: 14.00 sampai 16.00\n- pakaian, hadiah, rumah: 19.00 sampai 21.00\n\nCoba dua jam berbeda, masing-masing seminggu, lalu bandingkan **yang bertanya**, bukan yang menyukai. Yang lebih penting dari jamnya: rutin, harga jelas, cepat dibalas.',
  },
  {
    name: 'mass_messages',
    when: [],
    asks: [
      'blast wa ke 300 nomor pelanggan sekaligus diblokir tidak',
      'broadcast wa massal aman tidak nomornya',
      'kirim pesan promosi ke ratusan kontak',
    ],
    reply:
      'Bisa diblokir, terutama kalau banyak yang **melaporkan** atau tidak menyimpan nomor Anda. Cara yang aman:\n\n1. Pakai **WhatsApp Business**, fitur **siaran**: paling banyak **256 orang** per daftar, dan hanya sampai ke yang menyimpan nomor Anda.\n2. Bagi 300 menjadi beberapa kelompok, kirim **30 sampai 50 sehari**, sebut nama, isi berbeda sedikit.\n3. Hanya ke yang pernah membeli dan **mau** dikabari; tulis *balas STOP kalau tidak ingin*.\n4. Paling sering seminggu sekali; sehari-hari pakai **status** atau saluran.\n\nJangan memakai aplikasi *blast* tidak resmi; itu sebab blokir yang paling sering. Teks promosinya bisa saya tuliskan.',
  },
  {
    name: 'pictures_by_machine',
    when: [],
    asks: [
      'boleh pakai foto produk buatan ai tidak',
      'foto menu dari internet atau ai untuk gofood',
      'edit foto makanan supaya lebih menarik boleh',
    ],
    reply:
      'Boleh untuk **latar, poster, dan ide**, tetapi foto yang menunjukkan barangnya harus **barang Anda sungguhan**. Gambar yang lebih bagus dari kenyataan membuat pembeli merasa ditipu, bisa kena aturan perlindungan konsumen, dan aplikasi bisa menolak fotonya. Foto dari internet milik orang: jangan.\n\nYang aman: foto sendiri dekat jendela, terangkan sedikit, bersihkan latar, potong miringnya. Jangan mengubah ukuran, isi, atau warna makanannya. Pakai gambar buatan mesin? Tulis *ilustrasi*.',
  },
  {
    name: 'phone_for_selling',
    when: [],
    asks: ['hp apa yang bagus untuk jualan online', 'spek hp untuk live dan foto produk', 'hp murah buat jualan'],
    reply:
      'Lihat **kegunaannya**, bukan mereknya: RAM **6 GB**, memori **128 GB**, baterai **5.000 mAh**, kamera belakang yang jelas di dalam ruangan, dan sinyal bagus di rumah Anda. Itu cukup untuk chat, marketplace, foto, dan live.\n\nUntuk live, lebih terasa menambah **lampu 50.000, tripod 60.000, mikrofon jepit 80.000** daripada HP dua kali lipat harganya. Bekas: cek baterai di atas 85%, kamera tidak berkabut, IMEI terdaftar (cek situs Kemenperin), dan akun sudah keluar.\n\nPisahkan nomor jualan dari nomor pribadi.',
  },
  {
    name: 'contests',
    when: [],
    asks: [
      'ikut lomba umkm worth it tidak',
      'lomba bisnis dari bank apa yang disiapkan',
      'persiapan ikut kompetisi wirausaha',
    ],
    reply:
      'Pantas diikuti kalau **gratis, penyelenggaranya jelas, dan ada pendampingan**; hadiahnya anggap bonus. Untungnya sering dari liputan, jejaring, dan berkas yang jadi rapi. Lewati kalau meminta biaya besar, hak resep, atau data pribadi berlebihan.\n\nSiapkan satu map:\n\n1. cerita satu halaman: masalah, barang, untuk siapa, apa bedanya\n2. angka: omzet 6 bulan, untung per barang, jumlah pekerja dan pemasok sekitar\n3. foto proses, kemasan, NIB, PIRT atau halal\n4. **rencana memakai hadiahnya** dengan rincian\n5. latihan bicara 3 menit\n\nSlide dan proposalnya bisa saya buatkan.',
  },
  {
    name: 'price_of_a_logo',
    when: [],
    asks: [
      'biaya bikin logo yang wajar berapa',
      'desainer minta 750 ribu untuk logo wajar tidak',
      'bayar jasa desain kemasan berapa',
    ],
    reply:
      'Harga logo beda jauh menurut orangnya: pemula ratusan ribu, berpengalaman jutaan. Yang dinilai **apa yang Anda terima**:\n\n1. 2 sampai 3 pilihan awal, **2 kali revisi**\n2. file PNG latar kosong, PDF, dan **file asli** yang bisa diperbesar\n3. versi satu warna untuk stempel dan stiker\n4. **hak pakai penuh** tertulis, bukan gambar siap pakai dari internet\n\nLengkap begitu, 500 ribu sampai 1 juta masuk akal; tanpa file asli dan hak pakai, mahal. Bayar 50% di depan, lihat karya sebelumnya, uji logonya sekecil 2 cm. Modal masih tipis? Nama dengan satu huruf dan satu warna sudah cukup dulu.',
  },
]
