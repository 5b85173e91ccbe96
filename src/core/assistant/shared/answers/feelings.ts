import type { Answer } from './answer.ts'

const trading = 'jualan|usaha|bisnis|dagang|warung|toko|nawarin|menawarkan|promosi|mulai|jual'

/** What weighs on owners, and what cheers them: heard first, then one small step. */
export const feelings: readonly Answer[] = [
  {
    name: 'thinks_of_closing',
    asks: [
      'sudah tiga hari jualan tidak balik modal rasanya pengen nutup saja',
      'mumet dagangan tidak laku pengen tutup',
    ],
    when: [
      'nangis|menangis|sedih|kecewa|nelangsa|hancur & laku|sepi|jualan|pembeli|dagangan|warung|toko|pesanan',
      'tutup|nutup|berhenti|gulung tikar|menyerah|nyerah|bubar & rasanya|mau|pengen|ingin|aja|saja|mending|mikir|apa & !jam|kas|buku|jual kapan|toko buka',
      'beli|pembeli|laku|orderan|pelanggan & tidak ada|belum ada|sepi & hari|minggu|bulan|dari|sejak & rasanya|sedih|nutup|capek|putus asa|tutup|bingung|pusing',
    ],
    weight: 0.9,
    atMost: 25,
    reply:
      'Berat rasanya, Juragan, menunggu pembeli yang tidak datang. Itu belum berarti usahanya gagal, dan keputusan menutup sebaiknya tidak diambil di hari yang paling sepi.\n\nCoba tiga hari ini dulu:\n\n1. Kirim pesan ke **10 pembeli lama**, sebut namanya, satu tawaran saja.\n2. Tanya tiga orang yang berhenti membeli: *kenapa?*\n3. Hitung: berapa yang harus laku sehari supaya tidak rugi.\n\nKalau angkanya memang tidak masuk, menutup dengan rapi juga bukan kekalahan. Mau kita hitung sama-sama? Sebutkan biaya sebulan dan untung per barang.',
  },
  {
    name: 'family_sick',
    asks: ['ibu saya masuk rumah sakit', 'anak saya dirawat di rumah sakit'],
    when: [
      'rumah sakit|dirawat|opname|sakit|sekarat|kritis|operasi & ibu|bapak|ayah|mama|papa|emak|suami|istri|anak|mertua|orang tua|nenek|kakek|kakak|adik & !pelanggan|pembeli|karyawan|bpjs|surat|ucapan|kata kata|caption|gaji',
    ],
    weight: 2.4,
    atMost: 25,
    reply:
      'Semoga lekas pulih, Juragan. Keluarga dulu; warung bisa menunggu, dan pembeli biasanya mengerti kalau diberi tahu.\n\nSupaya tenang ditinggal:\n\n1. Tempel atau kirim satu kalimat: *Warung tutup sementara karena keluarga sakit. Kami kabari kalau sudah buka. Mohon doanya.*\n2. Pesanan yang sudah masuk dikabari hari ini, DP-nya dikembalikan atau diundur.\n3. Barang yang cepat basi dititipkan atau dijual ke tetangga.\n\nKalau ada yang bisa saya ringankan, kabar ke pelanggan atau catatan, tulis saja.',
  },
  {
    name: 'calamity',
    asks: ['warung kena musibah harus apa dulu'],
    when: [
      'kebakaran|terbakar|kebanjiran|banjir|kemalingan|kecurian|dirampok|rampok|musibah|kecelakaan|gempa|dibobol|kehilangan & dagangan|toko|warung|usaha|stok|barang|rumah|gerobak|saya|semalam|kemarin|bingung|ludes',
    ],
    weight: 1.6,
    atMost: 25,
    reply:
      'Turut berduka, Juragan. Semoga Anda dan keluarga selamat; itu yang utama.\n\nKalau sudah agak tenang, berurutan saja:\n\n1. **Foto semuanya** sebelum dibereskan, dan minta surat keterangan (RT, kelurahan, polisi).\n2. Catat yang hilang: barang, perkiraan modalnya.\n3. Hubungi yang perlu tahu: asuransi bila ada, bank atau koperasi (minta keringanan cicilan), pemasok, pembeli yang sudah memesan.\n4. Mulai lagi dari **satu** barang yang paling cepat laku.\n\nSurat permohonan keringanan atau daftar kerugiannya bisa saya buatkan, kapan pun Anda siap.',
  },
  {
    name: 'tired_and_unsold',
    asks: [
      'capek jualan dari subuh laku cuma separuh',
      'lelah jualan seharian dagangan sisa banyak',
      'badan pegal jualan cuma laku sedikit',
    ],
    when: [
      'capek|cape|lelah|letih|pegal|capai|remuk & cuma|hanya|sedikit|separuh|setengah|sisa|tidak habis|sepi & laku|jualan|dagangan|jual|dagang & !cicilan|utang',
    ],
    weight: 1.6,
    atMost: 25,
    reply:
      'Capeknya terasa sampai sini, Juragan. Bangun sebelum subuh lalu pulang membawa sisa memang berat; sisanya bukan ukuran kerja keras Anda.\n\nKalau sudah rebahan sebentar, dua hal saja:\n\n- **Sisanya malam ini**: masih aman? Tawarkan di grup WA dengan harga modal, atau olah lagi.\n- **Besok**: masak sebanyak yang laku hari yang sama minggu lalu, lalu buka pesanan malam sebelumnya: *Besok pagi mau disisihkan berapa, Kak?*\n\nHari ini lakunya kurang di jam berapa? Dari situ biasanya ketahuan sebabnya.',
  },
  {
    name: 'was_cheated',
    asks: ['sedih hari ini ditipu orang dua juta', 'baru kena tipu uang hilang sedih'],
    when: [
      'ditipu|ketipu|tertipu|kena tipu & sedih|nangis|nyesek|lemas|hancur|kecewa|bingung & !qris|transfer palsu|boleh',
    ],
    weight: 1.8,
    atMost: 20,
    reply:
      'Ikut prihatin, Juragan. Ditipu bukan tanda Anda bodoh; mereka memang bekerja untuk itu.\n\nSelagi masih hangat, tiga hal ini dulu:\n\n1. **Uangnya lewat transfer?** Telepon bank sekarang juga, minta rekening tujuan ditahan. Makin cepat makin mungkin kembali.\n2. **Simpan semua**: chat, nomor, rekening, bukti bayar, jam kejadian. Laporkan ke polisi, dan rekeningnya ke **cekrekening.id**.\n3. **Ganti kata sandi** kalau ada tautan yang sempat dibuka.\n\nMalam ini istirahat. Kalau mau, ceritakan bagaimana kejadiannya, kita lihat cara mencegahnya lain kali.',
  },
  {
    name: 'nobody_buys_today',
    asks: [
      'warung sepi dari pagi belum pecah telor',
      'warung sudah lama tidak ada yang beli',
      'dagangan tidak laku laku dari kemarin',
    ],
    when: [
      'tidak ada yang beli|belum ada yang beli|tidak laku|belum laku|tidak ada pembeli|sepi|belum pecah telur|zonk & mental|drop|down|hari|nangis|sedih|putus asa|malu|nyerah|kosong & !bulan|strategi|promo|kenapa|bagaimana|cara|supaya',
    ],
    weight: 1.6,
    atMost: 16,
    reply:
      'Berat ya, Juragan, menunggu dari pagi tanpa satu pun pembeli. Dua hari kosong **bukan ukuran dagangan Anda**; hampir semua warung pernah mengalaminya.\n\nHari ini coba tiga hal kecil saja:\n\n1. Kirim pesan ke **lima pembeli lama** dengan namanya: *Bu, hari ini ada [barang], mau saya sisihkan?*\n2. Pindahkan satu barang paling laku ke depan, tulis harganya besar.\n3. Catat berapa orang **lewat**, **mampir**, dan **beli**. Sepi orang lewat lain obatnya dengan ramai tetapi tidak membeli.\n\nMalam ini istirahat dulu, dan ceritakan ke orang rumah. Kalau mau, sebutkan jualannya dan jamnya, kita lihat bersama mana yang bisa diubah.',
  },
  {
    name: 'no_drive',
    asks: ['lagi malas buka toko kasih semangat'],
    when: [
      'semangat|motivasi|nasihat|kata kata & kasih|minta|butuh|beri|dong',
      'males|malas|mager|jenuh|bosan|bosen|tidak semangat|kurang semangat|hilang semangat|butuh semangat|motivasi|down|lesu|hilang arah & jualan|usaha|kerja|banget|tidak|lagi|hari ini|butuh|dagang & !karyawan|pegawai|kasir',
    ],
    weight: 0.8,
    atMost: 15,
    reply:
      'Ada hari seperti itu, Juragan, dan tidak apa-apa. Istirahat sebentar bukan berarti berhenti.\n\nKalau masih ada sedikit tenaga, pilih **satu hal 15 menit** saja: membalas satu pembeli lama, merapikan satu rak, atau mencatat penjualan kemarin. Biasanya setelah satu selesai, yang berikutnya lebih ringan.\n\nMau saya ambil alih satu? Tagihan, surat, atau hitungan, sebutkan saja.',
  },
  {
    name: 'family_disagrees',
    asks: [
      'mau buka usaha istri tidak setuju ngomongnya bagaimana',
      'suami tidak setuju saya jualan',
      'istri tidak mendukung usaha saya',
      'keluarga menentang saya buka usaha',
      'orang tua melarang saya usaha',
    ],
    when: [
      'suami|istri|keluarga|ortu|orang tua|mertua|ibu|bapak|mama|papa|pacar & dukung|mendukung|larang|dilarang|marah|setuju|izinkan|remehkan|diremehkan|ngeremehin|ribut|berantem & !pesan|beli|tagih|invoice',
    ],
    weight: 1.4,
    atMost: 25,
    reply:
      'Pasti sedih, Juragan, kalau justru orang rumah yang belum mendukung. Sering kali yang mereka takutkan bukan usahanya, melainkan **uang dan waktunya**.\n\nYang biasanya menenangkan: sepakati batas modal (misalnya tidak menyentuh uang dapur), jam kerja, dan satu tanggal untuk melihat hasilnya bersama. Tunjukkan **catatan untung sebulan**, walau kecil; angka lebih didengar daripada janji.\n\nKalau mau, sebutkan penjualan dan biaya bulan ini, saya bantu hitungkan supaya bisa ditunjukkan.',
  },
  {
    name: 'afraid_to_sell',
    when: [
      `takut|minder|malu|ragu|ragu-ragu|khawatir|gugup|grogi|nggak pede|tidak pede|insecure|cemas|was was & ${trading}|gagal|rugi|ditolak|pesaing & !harga|naik`,
    ],
    weight: 0.9,
    atMost: 25,
    reply:
      'Wajar, Juragan; hampir semua pedagang pernah merasakannya. Rasa takut mengecil kalau langkahnya kecil:\n\n1. Batasi dulu yang bisa hilang: *modal percobaan Rp 200.000, kalau habis berhenti*.\n2. Tawarkan ke **lima orang yang dikenal**, minta kritik, bukan pujian.\n3. Anggap penolakan sebagai hitungan: dari 10 tawaran, 2 jadi sudah bagus.\n\nMau saya bantu menghitung modal percobaannya, atau menyusun kalimat penawarannya?',
  },
  {
    name: 'lost_money',
    when: [
      'rugi|merugi|tekor|boncos|buntung & terus|mulu|bulan|juta|banyak|kok|kenapa|bagaimana|padahal|tiap & !promo|diskon|jual',
      'bangkrut|pailit|hancur',
    ],
    weight: 0.6,
    atMost: 25,
    reply:
      'Ikut prihatin, Juragan. Sebelum mencari sebab yang jauh, periksa empat yang paling sering:\n\n1. **HPP salah**: upah sendiri, kemasan, gas tidak dihitung.\n2. **Uang tercampur** dengan dapur, jadi seolah rugi.\n3. **Barang mati** dan basi: uangnya tertahan di rak.\n4. **Biaya tetap terlalu besar** untuk penjualan sekarang.\n\nKirim angka sebulan, misalnya *omzet 15 juta, bahan 8 juta, gaji 2 juta, sewa 1 juta, untungnya berapa*, nanti saya hitungkan dan terlihat bocornya di mana.',
  },
  {
    name: 'good_day',
    when: [
      'pertama & pelanggan|pembeli|order|pesanan|closing|penjualan & senang|seneng|bahagia|akhirnya|hari ini|yeay|asik',
      'alhamdulillah|puji tuhan|syukur|senang|seneng|bahagia|horee|hore & laku|laris|ramai|rame|orderan|pesanan|untung|porsi|habis|closing|pembeli|omzet|lunas',
      'hari ini|kemarin|minggu ini & laris|ludes|habis terjual|sold out|tembus|pecah rekor & !? & !tidak|belum|sepi',
    ],
    weight: 1.2,
    atMost: 20,
    reply:
      'Alhamdulillah, selamat ya, Juragan! Ikut senang mendengarnya.\n\nMumpung ingat, catat tiga hal malam ini: **jam berapa paling ramai**, **apa yang paling dulu habis**, dan **dari mana pembelinya tahu**. Dari situ besok tahu harus menyiapkan apa. Dan sisihkan sebagian untungnya sebelum terpakai.',
  },
  {
    name: 'too_many_tasks',
    when: [
      'kewalahan|keteteran|keteter|repot|sibuk|riweuh|ribet|kerepotan|tidak sempat|ngurus sendiri|sendirian & usaha|jualan|semua|sendiri|toko|pesanan|orderan|urus|ngurus|anak|saya',
    ],
    weight: 0.9,
    atMost: 25,
    reply:
      'Terbayang repotnya, Juragan. Coba begini: tulis semua pekerjaan sehari, lalu tandai tiga jenis:\n\n- **yang hanya Anda bisa** (rasa, memutuskan harga, pelanggan besar): simpan,\n- **yang bisa dijadwal** (belanja, membalas chat): jadikan satu waktu,\n- **yang bisa dilepas** (bungkus, antar, mencatat): cari bantuan beberapa jam.\n\nSurat, tagihan, dan pencatatan penjualan bisa saya ambil alih: sebutkan saja apa yang paling menyita waktu.',
  },
  {
    name: 'envy',
    asks: [
      'iri lihat teman usahanya maju',
      'merasa tertinggal dari teman yang usahanya sukses',
      'usaha orang lain cepat maju saya begini saja',
    ],
    when: [
      'iri|cemburu|dengki|minder & teman|temen|orang|tetangga|usahanya|usaha|sukses|maju|laris',
      'tertinggal|ketinggalan|kalah & teman|temen|seangkatan|orang lain & maju|sukses|usaha|usahanya',
    ],
    weight: 1.4,
    atMost: 25,
    reply:
      'Wajar sekali, Juragan, dan tidak membuat Anda orang jahat. Yang terlihat dari luar hasilnya; utang, begadang, dan bantuan orang rumahnya tidak.\n\nBandingkan dengan **diri sendiri setahun lalu**: omzet, jumlah langganan, utang yang lunas, hal yang dulu belum bisa. Tulis tiga; biasanya ada.\n\nLalu pakai irinya sebagai guru: **satu hal** apa yang ia lakukan dan bisa Anda tiru bulan ini? Ceritakan usahanya dan usaha Anda, nanti kita cari langkah kecilnya.',
  },
  {
    name: 'cheated_and_down',
    asks: [
      'mental down habis ditipu pembeli',
      'ditipu supplier jutaan rasanya tidak sanggup lanjut usaha',
      'kapok jualan setelah kena tipu',
      'sedih ditipu orang uang modal hilang',
    ],
    when: [
      'ditipu|ketipu|kena tipu|tertipu & down|mental|sanggup|sedih|kapok|nangis|trauma|hancur|patah semangat|lemes|stres',
    ],
    weight: 1.6,
    atMost: 25,
    reply:
      'Sakit sekali rasanya, Juragan, dan itu **kesalahan penipunya**, bukan kebodohan Anda. Orang yang teliti pun kena.\n\nMalam ini cukup dua hal: simpan semua buktinya (chat, nomor, rekening, resi), dan ceritakan ke satu orang di rumah. Besok, kalau uangnya lewat transfer, segera lapor **bank** dan **OJK (157)**, lalu polisi.\n\nSupaya tidak terulang: uang terlihat **masuk di mutasi** dulu, baru barang keluar. Hitung ruginya setara berapa barang; biasanya angkanya lebih kecil daripada rasanya. Kalau mau, ceritakan kejadiannya di sini.',
  },
]
