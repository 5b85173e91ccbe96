import type { Answer } from '../answer.ts'

/** Buyers: keeping them, and those who are hard. */
export const buyers: readonly Answer[] = [
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
    name: 'keep_buyers',
    asks: [
      'bagaimana biar pelanggan balik lagi ke salon',
      'caranya biar pelanggan datang lagi',
      'cara supaya pembeli kembali lagi',
      'bikin pelanggan setia',
      'pembeli sekali beli supaya balik lagi beli',
      'pelanggan cuma beli sekali tidak balik lagi',
    ],
    when: [
      'pelanggan|pembeli|langganan & balik|kembali|setia|tetap|loyal|repeat|beli lagi|langganan|datang lagi & ?|cara|biar|supaya|bagaimana|tips|ide & !utang|hutang|ngutang|kasbon|bon|nagih|menagih|nagihnya',
      'kartu stempel|kartu member|program loyalitas|repeat order',
    ],
    weight: 1.2,
    reply:
      'Supaya pembeli kembali:\n\n1. **Catat nama dan pesanannya**; sapa dengan itu lain kali.\n2. Kabari **seminggu setelah beli**: *Kue kemarin cocok, Bu?*\n3. **Kartu stempel**: beli 9 gratis 1. Untung 5.000 × 9 = 45.000, hadiahnya bermodal 7.000, jadi biayanya sekitar 16%.\n4. Salah sedikit? Ganti hari itu juga. Pembeli yang keluhannya dibereskan sering jadi paling setia.\n\nMutu dan ketepatan waktu tetap nomor satu.',
  },
  {
    name: 'rude_buyer',
    when: [],
    asks: [
      'boleh tidak menolak pembeli yang kasar',
      'pelanggan marah marah memaki karyawan harus bagaimana',
      'pembeli rewel cerewet cara menghadapinya',
      'pelanggan toxic blokir saja atau dilayani',
      'pembeli kasar marah marah tidak jelas',
    ],
    reply:
      'Boleh menolak **cara**-nya, bukan orangnya: penjual berhak berhenti melayani yang memaki atau mengancam, asal bukan karena suku, agama, atau rupa.\n\n1. Turunkan suara, ulang masalahnya: *Jadi pesanannya kurang dua ya, Pak. Saya cek sekarang.*\n2. Beri satu jalan keluar dan waktunya.\n3. Masih memaki: *Saya mau bantu, tapi mohon bicaranya baik-baik. Kalau tidak, uangnya saya kembalikan.*\n4. Lindungi karyawan: Anda yang maju. Ancaman: catat, simpan chat, panggil RT atau polisi.\n\nSetelahnya tanya diri sendiri: adakah bagian yang memang salah kita? Yang rewel tetapi benar sering menjadi langganan paling setia.',
  },
  {
    name: 'keeping_regulars',
    when: [],
    asks: [
      'cara merawat langganan supaya tidak lari ke toko lain',
      'biar pembeli tidak pindah ke tetangga',
      'pelanggan lama mulai jarang datang',
    ],
    reply:
      'Langganan bertahan karena tiga hal kecil yang diulang:\n\n1. **Dikenali**: nama dan pesanan biasanya diingat. *Seperti biasa, Bu, tanpa sambal?*\n2. **Pasti**: buka tepat jam, barangnya ada, rasanya sama, janji ditepati; salah langsung diganti.\n3. **Sedikit lebih**: bonus kecil tak terduga sebulan sekali, bukan diskon tiap hari.\n\nSeminggu sekali lihat siapa yang sudah **14 hari tidak muncul** dan sapa: *Bu, kemarin dicari-cari, sehat?* Tanyakan satu hal yang kurang, dan perbaiki itu dulu. Harga tetangga lebih murah 500 jarang jadi alasan sendirian.',
  },
  {
    name: 'lost_regulars',
    when: [],
    asks: [
      'pelanggan lama hilang tidak pernah beli lagi',
      'pelanggan setia tiba tiba ngilang',
      'langganan pindah ke toko lain cara menariknya',
      'pembeli lama tidak pernah balik lagi kenapa',
    ],
    reply:
      'Tanya sebelum menebak; tiga jawaban jujur lebih berharga daripada promo:\n\n*Bu [nama], lama tidak kelihatan, semoga sehat. Kalau ada yang kurang dari kami waktu itu, boleh saya tahu? Hari ini ada [barang kesukaan], saya sisihkan satu kalau Ibu mau.*\n\n1. Kirim ke **10 orang**, satu per satu dengan namanya.\n2. Catat sebabnya: harga, rasa, antre, pindah rumah, tidak enak hati.\n3. Sebab yang sama muncul tiga kali? Itu yang dibenahi dulu.\n4. Yang kembali: ucapkan terima kasih, jangan langsung ditagih cerita.\n\nTidak dibalas dua kali, berhenti menghubungi.',
  },
  {
    name: 'win_back',
    asks: ['pelanggan lama tidak datang lagi cara memanggil', 'langganan hilang cara mengajak kembali'],
    when: [
      'pelanggan|pembeli|langganan|customer & hilang|ngilang|menghilang|tidak balik|pergi|lama tidak|tidak datang|pindah|berhenti & manggil|panggil|balik|kembali|bagaimana|cara|lagi|ajak|kenapa & !dp|utang|warung|lokasi|tempat',
    ],
    weight: 1.5,
    reply:
      'Pelanggan lama lebih murah dipanggil daripada mencari yang baru:\n\n1. Daftar yang biasa membeli dan **sudah 30 hari tidak muncul**.\n2. Sapa satu per satu, sebut namanya dan kebiasaannya: *Bu [nama], sudah lama tidak mampir. Nasi kuningnya masih yang biasa. Ada yang kurang dari kami?*\n3. Dengarkan jawabannya; satu keluhan biasanya mewakili sepuluh orang.\n4. Beri alasan kembali yang ada batasnya: *minggu ini gratis kerupuk untuk Ibu*.\n\nSekali saja, jangan tiap hari. Dari 20 yang disapa, 4 atau 5 kembali itu bagus. Catat jawabannya, perbaiki yang disebut lebih dari dua kali.',
  },
  {
    name: 'who_are_my_buyers',
    asks: ['menentukan target pasar pembeli'],
    when: [
      'target pasar|target market|segmen|segmentasi|pasar sasaran|calon pembeli & cara|tentukan|menentukan|nentuin|siapa|apa|bagaimana|cari|dapat|?',
    ],
    weight: 1.6,
    reply:
      'Jangan mulai dari "semua orang". Lihat 20 pembeli terakhir dan jawab empat hal: **siapa** (umur, pekerjaan), **untuk apa** (sarapan, acara, hadiah), **tahu dari mana**, **berapa sekali belanja**.\n\nYang paling sering muncul itulah sasaran Anda. Contoh: *ibu bekerja di perumahan, beli lauk sore, tahu dari grup RT, 40.000 sekali belanja*. Dari situ jelas: jualan jam 16, promosi di grup RT, paket lauk 40.000.\n\nBelum punya pembeli? Tawarkan ke 10 orang di satu tempat yang sama, lalu catat alasan yang menolak. Analisis pasarnya bisa saya buatkan.',
  },
  {
    name: 'seen_but_not_bought',
    when: [],
    asks: [
      'jualan online banyak dilihat tidak ada yang beli',
      'toko shopee banyak pengunjung tapi tidak ada pesanan',
      'postingan banyak like tidak ada yang pesan',
      'pesanan toko online cuma sedikit sehari salahnya di mana',
      'jualan online sudah dua bulan baru sedikit pesanannya',
    ],
    reply:
      'Dilihat tetapi tidak dibeli berarti **ada yang meragukan** di halaman itu. Periksa berurutan, ubah satu per minggu:\n\n1. **Harga + ongkir** dibanding tiga penjual teratas; ongkir sering yang membunuh.\n2. **Foto pertama** dan ukuran yang terbayang (dipegang tangan).\n3. **Ulasan**: minta 5 pembeli nyata, dengan foto.\n4. **Jawaban pertanyaan**: bahan, ukuran, lama kirim, garansi, tertulis.\n5. Stok varian kosong, atau cara pesan berbelit.\n\nUkuran: dari 100 yang melihat, **1 sampai 3 membeli** itu lazim. 200 dilihat dan 0 terjual: mulai dari harga. Kalau yang melihat baru 30, masalahnya pengunjung, bukan halaman.',
  },
  {
    name: 'offer_declined',
    when: [
      'tidak usah|tidak perlu|tidak jadi|nanti saja|nanti dulu|belum perlu|lain kali & makasih|deh|dulu|nanti|kabari|kabarin|pasti|belum|saja & !?|kenapa|bagaimana|karyawan|supplier|dp',
    ],
    weight: 1.2,
    atMost: 22,
    reply: 'Siap, Juragan, tidak saya buatkan apa-apa. Kalau nanti sudah pasti, tinggal kabari di sini.',
  },
  {
    name: 'no_answer_to_offer',
    asks: [
      'penawaran tidak dibalas calon pembeli',
      'follow up penawaran',
      'calon pembeli tidak membalas chat setelah dikirim harga',
    ],
    when: [
      'penawaran|proposal|chat|pesan|dichat|klien|calon pembeli|calon pelanggan & dibalas|dibales|balas|kabar|respon|direspon|dibaca|follow up|followup|ghosting|phpin|digantung|jawaban & tidak|belum|cara|bagaimana|cuma|follow up|followup|seminggu & !iklan|broadcast|jelek|review',
      'follow up|followup & penawaran|klien|pembeli|calon|pelanggan|proposal',
    ],
    weight: 2.2,
    reply:
      'Menyusul penawaran tanpa terkesan memaksa:\n\n- **hari ke-3**: *Selamat siang Pak Hasan, sekadar memastikan penawaran kami tanggal 12 sudah diterima. Ada yang perlu kami jelaskan atau sesuaikan?*\n- **hari ke-7**: beri alasan baru, misalnya contoh barang, pilihan yang lebih hemat, atau jadwal kirim yang tersisa.\n- **menjelang masa berlakunya habis**: *Harga ini berlaku sampai Jumat, Pak. Apakah kami siapkan pesanannya, atau kami tutup dulu?*\n\nSetelah tiga kali, berhenti dengan baik. Tanyakan satu hal: *apa yang membuat belum cocok?* Jawabannya berguna untuk penawaran berikutnya.',
  },
  {
    name: 'lost_property',
    when: [],
    asks: [
      'dompet pembeli ketinggalan di warung',
      'barang pelanggan tertinggal di toko harus diapakan',
      'hp pembeli ketinggalan tidak diambil',
      'menemukan uang pelanggan jatuh di toko',
      'barang pembeli ketinggalan di toko',
    ],
    reply:
      'Simpan, jangan dipakai; barang temuan yang diambil sendiri bisa jadi perkara.\n\n1. Buka **berdua dengan saksi** hanya untuk mencari nama; foto isinya, catat tanggal dan jam.\n2. Hubungi dari KTP, kartu, atau kontak terakhir di HP. Umumkan di status: *Ada dompet tertinggal hari Sabtu, hubungi kami dengan menyebut isinya.* Jangan memajang isinya.\n3. Yang mengambil harus menyebut ciri dan isinya; minta tanda tangan.\n4. Seminggu tidak ada kabar: serahkan ke **polsek** atau ketua RT dengan tanda terima.\n\nSediakan satu kotak *barang tertinggal* dan satu buku catatan.',
  },
  {
    name: 'buyer_breaks_goods',
    when: [],
    asks: [
      'pembeli memecahkan barang di toko harus bayar tidak',
      'anak pembeli menjatuhkan dagangan pecah',
      'pengunjung merusak barang pajangan siapa yang ganti',
    ],
    reply:
      'Boleh minta ganti kalau jelas karena **kelalaian pembeli**, tetapi caranya menentukan nama Anda.\n\n- Tanyakan dulu orangnya tidak apa-apa, rapikan pecahannya.\n- Lalu tenang: *Tidak apa-apa Kak. Modal barangnya 35.000, boleh dibantu gantinya?* Minta **harga modal**, bukan harga jual.\n- Barang murah atau pelanggan tetap: ikhlaskan, catat sebagai rugi.\n- Rak yang goyang atau terlalu ke pinggir: itu tanggungan kita.\n\nTempel *Barang pecah belah, mohon dibantu memegangnya*, dan taruh yang rapuh di atas 120 cm.',
  },
  {
    name: 'buyer_hurt_in_shop',
    when: [],
    asks: [
      'pembeli terpeleset jatuh di toko saya',
      'pelanggan luka di warung minta ganti biaya berobat',
      'anak pelanggan kecelakaan di tempat usaha saya',
    ],
    reply:
      'Tolong orangnya dulu: antar ke puskesmas atau klinik, tanyakan keadaannya lagi besoknya.\n\n- Kalau sebabnya **tempat kita** (lantai licin, kabel, kursi rusak), wajarnya biaya berobat kita bantu; simpan kuitansinya.\n- Catat kejadian, foto tempatnya, saksi. Jangan berjanji jumlah saat itu juga.\n- Sepakat: tulis di kertas, tanda tangan berdua. Diminta jumlah besar atau diancam: tanyakan LBH atau penasihat hukum.\n\nHari itu juga perbaiki sebabnya: keset, tanda *lantai basah*, lampu, kabel dirapikan.',
  },
  {
    name: 'buyers_who_ask_much',
    when: [],
    asks: [
      'chat pembeli bertanya terus tidak jadi pesan',
      'pelanggan cerewet minta foto terus',
      'meladeni chat pembeli yang lama memutuskan',
    ],
    reply:
      'Jawab cepat, tetapi **bawa ke keputusan**:\n\n1. Satu pesan lengkap: harga, ukuran, stok, ongkir, foto asli dan video 10 detik. Simpan sebagai balasan cepat.\n2. Tutup dengan pilihan: *Mau yang hitam atau mocca, Kak? Saya simpankan sampai jam 5.*\n3. Batasi: setelah tiga kali jawab tanpa pilihan, *Silakan dipertimbangkan dulu ya, Kak, nanti kabari saja.*\n4. Yang ditanyakan berulang ditaruh di katalog; itu tandanya keterangan Anda kurang.\n\nDari 10 yang bertanya, 2 atau 3 membeli itu wajar. Jangan dibalas ketus; tangkapan layarnya bisa menyebar.',
  },
  {
    name: 'no_show',
    when: [],
    asks: [
      'pelanggan booking tidak datang',
      'pelanggan salon janji jam tapi tidak datang',
      'reservasi meja batal tanpa kabar',
      'pelanggan bengkel sudah antre lalu tidak muncul',
    ],
    reply:
      'Supaya jam yang dipesan tidak terbuang:\n\n1. **Tanda jadi kecil**, misalnya Rp 20.000 sampai 50.000, dipotong dari ongkosnya; hangus kalau tidak datang tanpa kabar.\n2. **Ingatkan dua kali**, sehari dan dua jam sebelumnya: *Kak, besok jam 10 ya. Balas OK, atau kabari kalau mau pindah jam.* Yang tidak membalas boleh diisi orang lain.\n3. **Batas tunggu** 15 menit, tertulis di pesan pemesanan.\n4. Simpan **daftar tunggu**; jam yang kosong ditawarkan saat itu juga.\n\nPelanggan lama boleh tanpa tanda jadi; yang dua kali tidak datang, selalu pakai. Sebut aturannya waktu memesan, bukan sesudahnya.',
  },
]
