import type { Answer, Asked } from '../answer.ts'
import { readFigures } from '../reckon/figures.ts'
import { inRupiah } from '../reckon/way.ts'
import { shownNumber } from '../told-figures.ts'

/** The debt that the message tells, as it is written into the examples; dots where none is told. */
const debtOf = ({ text }: Asked): string => {
  const told = readFigures(text).filter(({ shape }) => shape === 'sum')
  return told.length === 1 && told[0] !== undefined ? inRupiah(told[0].value) : 'Rp …'
}

const ofMonth = 30

/** What a discount for paying early is worth, with the owner's own figures where both are told. */
const earlyPayment = ({ text }: Asked): string => {
  const share = Number(/(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)/i.exec(text)?.[1]?.replace(',', '.') ?? 2)
  const days = Number(/(?<![\d.,])(\d{1,3})\s?hari/i.exec(text)?.[1] ?? 30)
  const each = days === 0 ? 0 : (share / (100 - share)) * 100 * (ofMonth / days)
  return `**Bayar cepat biasanya menang**, kalau uangnya memang menganggur. Diskon ${shownNumber(share)}% untuk ${shownNumber(days)} hari lebih awal sama dengan hasil sekitar **${shownNumber(each)}% sebulan**, tanpa risiko; hampir tidak ada simpanan yang memberi sebanyak itu.

Ambil **tempo** kalau:

1. uang itu dibutuhkan untuk barang yang untungnya lebih dari ${shownNumber(share)}% dan laku sebelum ${shownNumber(days)} hari, atau
2. membayarnya membuat kas kosong untuk belanja dan gaji minggu ini.

Jangan meminjam untuk mengejar diskon, kecuali bunga pinjamannya selama ${shownNumber(days)} hari di bawah ${shownNumber(share)}%. Ambil tempo berarti catat tanggalnya; telat sekali, diskonnya bulan depan ikut hilang.`
}

/** Where asking politely did not help. */
export const debtorRefuses: Answer = {
  name: 'still_not_paid',
  asks: [
    'sudah ditagih berkali kali tetap tidak bayar',
    'pembeli utang galak kalau ditagih',
    'reseller ambil barang tempo tidak bayar telepon tidak diangkat lapor polisi',
    'utang tidak dibayar bisa dilaporkan polisi',
    'pembeli mangkir tidak melunasi invoice',
  ],
  when: [
    'kasbon|piutang|utang|hutang|bon|tagihan|bayar|nagih|ditagih|menagih & galak|marah|kabur|blokir|diblokir|ngeles|ngotot|menghilang|ngambek|tidak mau|cuek|alasan|pura pura & !suami|istri',
  ],
  weight: 1.4,
  reply:
    'Kalau ditagih baik-baik tetap tidak mau:\n\n1. **Berhenti memberi bon** sampai lunas, katakan dengan tenang.\n2. Tawarkan **cicilan kecil** dengan tanggal, tulis, dan minta parafnya.\n3. Datang berdua dengan orang yang ia segani (RT, saudara), bukan ramai-ramai, dan bukan saat ia marah.\n4. Kirim **surat teguran** dengan jumlah dan tanggal terakhir; bisa saya buatkan.\n\nJangan menyebar foto atau namanya di media sosial; itu bisa berbalik menjadi masalah Anda. Utang yang tidak dibayar umumnya urusan **perdata**; ada tipu muslihat sejak awal baru bisa dilaporkan. Kalau nilainya besar, tanyakan LBH atau pengacara.',
}

/** Goods on credit: giving it, limiting it, asking for the money. */
export const creditToBuyers: readonly Answer[] = [
  {
    name: 'debts',
    asks: [
      'malu menagih utang ke saudara sendiri',
      'menagih utang pelanggan yang sopan',
      'pelanggan kasbon belum bayar',
      'menagih utang tetangga di warung',
      'tetangga kasbon terus belum bayar',
      'penghuni kos nunggak susah ditagih ngomongnya bagaimana',
    ],
    when: [
      'kasbon|piutang|utang|hutang|ngutang|bon|nunggak|menunggak|tunggakan & ?|cara|bagaimana|nagih|menagih|tagih|sopan|pelanggan|pembeli|orang|ingetin|ingatkan|mengingatkan|belum',
      'nagih|menagih|ingetin|mengingatkan|ingatkan & utang|bayar|pelanggan|tagihan|sopan|halus|hutang|pembeli',
      'tidak bayar|belum bayar|kabur|dituntut|menuntut & invoice|tagihan|pembeli|pelanggan',
      'belum bayar|belum dibayar|susah ditagih|tidak bayar|telat bayar|macet',
    ],
    weight: 0.6,
    reply: (asked) =>
      `Menagih bisa tegas tanpa merusak hubungan:\n\n- **3 hari sebelum**: *Selamat pagi Pak, sekadar mengingatkan tagihan ${debtOf(asked)} jatuh tempo Kamis ini. Terima kasih.*\n- **Lewat 3 hari**: *Pak, tagihan ${debtOf(asked)} per tanggal … belum kami terima. Kira-kira bisa dibayar kapan?*\n- **Lewat 2 minggu**: tawarkan cicilan, minta tanggal pasti secara tertulis.\n- **Tetap tidak dibayar**: kirim surat teguran dengan invoice terlampir.\n\nUntuk kasbon warung: catat di depan orangnya, beri batas (misalnya Rp 100.000 per orang), dan jangan menambah sebelum yang lama lunas. Invoice atau surat pengingatnya bisa saya buatkan.`,
  },
  {
    name: 'refuse_credit',
    asks: [
      'cara menolak orang yang mau ngutang',
      'tetangga mau utang lagi cara nolaknya',
      'tetangga minta utang lagi padahal yang lama belum bayar',
      'buruh pabrik ngutang sampai gajian',
      'mau berhenti kasih kasbon takut pelanggan pergi',
      'mengurangi orang ngebon tanpa kehilangan pelanggan',
      'membatasi utang pelanggan warung',
    ],
    when: ['nolak|menolak|tolak|menghindari & ngutang|utang|hutang|kasbon|bon|ngebon|pinjam|berutang'],
    weight: 1.8,
    reply:
      'Menolak bon tanpa memutus hubungan:\n\n- **Pakai aturan, bukan orangnya**: *Maaf ya Bu, mulai bulan ini warung belum bisa bon, modalnya harus muter tiap hari.* Tempel tulisannya.\n- **Beri jalan lain**: *Ambil separuh dulu, sisanya besok juga boleh.*\n- Untuk yang masih punya bon: *Yang kemarin dibereskan dulu ya, Pak, nanti kita buka lagi.*\n\nKalau tetap memberi, batasi per orang (misalnya Rp 100.000), tulis di depan orangnya, dan beri tanggal.',
  },
  {
    name: 'debt_agreement',
    asks: ['isi surat perjanjian utang piutang'],
    when: [
      'perjanjian|kesepakatan|surat & utang|hutang|utang piutang|hutang piutang|pinjam meminjam & isi|isinya|contoh|cara|bikin|apa|bagaimana|sah & !beda',
    ],
    weight: 2.6,
    reply:
      'Surat perjanjian utang piutang memuat:\n\n1. siapa yang meminjam dan yang meminjamkan (nama, NIK, alamat),\n2. jumlah dalam angka dan terbilang, diterima kapan dan bagaimana,\n3. cara mengembalikan: tanggal dan jumlah tiap cicilan,\n4. bunga atau denda, kalau ada,\n5. jaminan, kalau ada, dan akibatnya bila telat,\n6. tanda tangan kedua pihak di atas meterai Rp 10.000, dua saksi, rangkap dua.\n\nSetiap cicilan diberi kuitansi. Suratnya bisa saya buatkan: sebutkan kedua pihak, jumlah, dan jadwalnya. Untuk nilai besar, mintalah notaris membacanya.',
  },
  {
    name: 'shaming_debtors',
    asks: [
      'boleh tidak foto orang yang utang ditempel di warung',
      'boleh tidak utang pelanggan disebar di grup',
      'menyebar foto orang yang berutang di grup boleh tidak',
      'utang pelanggan ditulis di grup rt supaya malu',
    ],
    when: [
      'utang|hutang|ngutang|kasbon|nunggak & grup|facebook|fb|medsos|status|malu|dipermalukan|sebar|sebarin|umumkan|pajang|viralkan|foto',
      'foto|nama|wajah|muka|ktp|orang|tukang & utang|hutang|ngutang|bon|ngebon|kasbon|nunggak & tempel|ditempel|pasang|dipasang|pajang|dipajang|sebar|disebar|viral|viralkan|diviralkan|umumkan|medsos|status',
    ],
    weight: 2.6,
    reply:
      '**Sebaiknya jangan.** Menempel, menulis di grup, atau menyebar foto dan nama orang yang berutang bisa dilaporkan sebagai **pencemaran nama baik** dan penyebaran data pribadi, dan pembeli lain jadi segan datang.\n\nYang lebih sering berhasil:\n\n1. Tagih **langsung dan berdua saja**, sebut jumlah dan tanggalnya.\n2. Tawarkan cicilan, minta hari bayarnya, **tulis** dan minta tanda tangan.\n3. Hentikan bon barunya sampai yang lama lunas.\n4. Jumlahnya besar? Surat penagihan bertahap; terakhir minta RT **menengahi**, atau gugatan sederhana.\n\nTempel saja aturannya, tanpa nama: *Bon paling banyak Rp 50.000, lunas tiap Sabtu.*',
  },
  {
    name: 'credit_to_people_one_knows',
    when: [],
    asks: [
      'kasbon tetangga sudah lama tidak dibayar takut musuhan',
      'teman ngutang tidak bayar bayar tidak enak nagihnya',
      'saudara ngutang di toko tidak pernah bayar sungkan menagih',
      'cara menghadapi orang kampung yang utang lama tidak dibayar',
      'cara menagih kasbon tetangga supaya uang balik tapi tidak jadi musuh',
      'bu rt ngutang berbulan bulan nagihnya supaya tidak enak hati',
      'orang dekat utang lama cara menagih halus',
    ],
    reply:
      'Menagih bisa tanpa merusak hubungan; yang membuat retak biasanya caranya. Urutannya:\n\n1. **Siapkan catatan**: tanggal, barang, jumlah. Sampaikan angka, bukan perasaan.\n2. **Berdua saja**, jangan di depan orang atau di grup.\n3. **Beri jalan**: *Bu, catatan di warung Rp [jumlah]. Kalau berat sekaligus, dicicil Rp [jumlah] tiap minggu juga boleh. Mulai kapan kira-kira?*\n4. **Setop bon baru** sampai yang lama turun: *Maaf, sementara tunai dulu ya, supaya saya bisa belanja lagi.*\n5. Lewat tiga janji: tulis kesepakatan sederhana, atau minta ditengahi RT.\n\nTentukan juga batas ikhlas Anda: uang yang kalau hilang tidak mematikan warung. Sebutkan nama dan jumlahnya, nanti saya tuliskan pesannya.',
  },
  {
    name: 'credit_book',
    when: [],
    asks: [
      'cara membuat catatan utang pembeli di warung',
      'bikin buku kasbon pelanggan yang rapi',
      'cara mencatat bon langganan',
      'format catatan piutang warung',
    ],
    reply:
      'Satu halaman untuk satu orang, lima kolom:\n\n- **tanggal**, **barang**, **jumlah**, **dibayar**, **sisa**\n\nContoh: *3 Nov, beras 5 kg, 75.000, 0, sisa 75.000*; *10 Nov, bayar, 0, 50.000, sisa 25.000*.\n\nSupaya tertib: tulis saat barang keluar, minta paraf, tetapkan **batas** per orang (misalnya 200.000) dan **hari bayar** yang sama tiap minggu, lalu jumlahkan semua sisa tiap Sabtu: itu uang Anda yang sedang di luar. Untuk langganan besar, invoice dan kuitansinya bisa saya buatkan.',
  },
  {
    name: 'limit_of_credit',
    when: [],
    asks: [
      'boleh tidak ngasih bon ke pembeli',
      'batas kasbon pelanggan berapa sebaiknya',
      'jangan kasih kasbon sama sekali padahal langganan semua tetangga',
      'aturan utang di warung enaknya bagaimana',
      'yang ngutang di warung banyak bagaimana mengaturnya',
      'jualan kalau tidak boleh ngutang pembeli lari',
    ],
    reply:
      'Boleh, kalau Anda yang memegang aturan dan batasnya:\n\n1. **Jumlah semua bon** paling banyak 10 sampai 15% modal dagang. Modal 5 juta, berarti bon di luar paling banyak 500 sampai 750 ribu.\n2. **Per orang** paling banyak sebesar satu kali belanja mingguannya, dan harus kosong dulu sebelum bon lagi.\n3. Hanya untuk yang **dikenal alamatnya**, dengan hari bayar yang pasti.\n4. Barang beruntung tipis (rokok, gas, pulsa) **selalu tunai**.\n\nCatat setiap bon saat barangnya keluar. Yang pergi karena tidak boleh ngutang biasanya memang bukan untung Anda. Tempel tulisan sopan: *Mohon maaf, bon hanya untuk langganan terdaftar, lunas tiap Sabtu.*',
  },
  {
    name: 'debtor_gone',
    when: [],
    asks: [
      'yang punya utang pindah rumah tidak ada kabar',
      'pembeli yang utang meninggal bagaimana utangnya',
      'nomor saya diblokir yang ngutang kabur',
    ],
    reply:
      '- **Pindah atau memblokir**: hubungi lewat keluarga atau teman bersama dengan sopan, sebut jumlah dan tawarkan cicilan. Jangan menyebar fotonya di media sosial; itu bisa berbalik jadi perkara Anda.\n- **Meninggal**: sampaikan ke keluarga setelah masa berkabung, tunjukkan catatannya. Utang pada dasarnya diselesaikan dari harta peninggalannya; kalau keluarga tidak mampu, keputusan ada pada Anda.\n- **Jumlah besar dan ada perjanjian**: surat teguran tertulis, lalu tanyakan bantuan hukum; untuk sengketa uang yang kecil ada jalur *gugatan sederhana* di pengadilan negeri.\n\nKalau memang tidak kembali, catat sebagai **kerugian** bulan ini, supaya angka Anda jujur. Surat tegurannya bisa saya buatkan.',
  },
  {
    name: 'unpaid_invoice',
    when: [
      'invoice|tagihan & belum|tidak & dibayar|bayar|bayar bayar|lunas & bulan|minggu|lama|telat|terus|langkah|bagaimana & !karyawan|listrik|pajak|supplier|kantor|dinas',
    ],
    asks: [
      'pembeli tidak bayar invoice sudah dua bulan langkahnya bagaimana',
      'tagihan pelanggan lewat jatuh tempo tidak dibayar',
    ],
    weight: 2,
    reply:
      'Bertahap, dan semuanya tertulis:\n\n1. **Hari ini**: WA atau telepon, sebut nomor invoice, jumlah, tanggal lewatnya, lalu tanya *bisa dibayar tanggal berapa?*\n2. **3 hari kemudian**: surat pengingat dengan salinan invoice dan bukti terima barang; tawarkan cicilan dua atau tiga kali dengan tanggal.\n3. **7 hari**: surat teguran dengan batas terakhir. Stop kirim barang baru sampai lunas.\n4. **Tetap diam**: datangi, atau mediasi. Untuk nilai sampai Rp 500 juta ada **gugatan sederhana** di pengadilan negeri; tanyakan dulu ke LBH atau pengacara.\n\nKumpulkan dari sekarang: chat pesanan, surat jalan, bukti transfer lama. Surat pengingat atau tegurannya bisa saya buatkan. Lain kali: DP 50%, sisanya sebelum dikirim.',
  },
  {
    name: 'proof_of_debt',
    when: [
      'bukti|buktiin|membuktikan|pembuktian|catatan & utang|bon|kasbon|pinjam|pinjaman & hilang|tidak ada|tanpa|lisan|bagaimana|cara & !transfer palsu|lunas',
    ],
    asks: [
      'bon hilang bagaimana membuktikan dia utang',
      'utang tanpa bukti tertulis bisa ditagih tidak',
      'catatan utang hilang orangnya tidak mengaku',
    ],
    weight: 1.8,
    reply:
      'Bon bukan satu-satunya bukti. Yang bisa dipakai:\n\n1. **Chat** yang membahas utangnya; mulai sekarang pancing baik-baik: *Pak, yang [barang] bulan [..] itu totalnya Rp [jumlah] ya? Bisa dicicil mulai kapan?* Jawabannya menjadi bukti.\n2. **Buku penjualan, nota lain, surat jalan**, bukti transfer cicilan.\n3. **Saksi** yang melihat barang diambil.\n\nKalau ia mau bicara, minta **surat pengakuan utang** satu halaman: jumlah, cicilan, tanggal, tanda tangan di atas meterai. Itu menggantikan bon yang hilang, dan bisa saya buatkan. Tidak diakui sama sekali? Tanyakan LBH sebelum melangkah.',
  },
  {
    name: 'office_pays_late',
    asks: ['tagihan ke kantor tidak cair cair', 'dinas telat bayar katering'],
    when: [
      'tagihan|invoice|piutang|pembayaran & kantor|perusahaan|klien|pt|instansi|pelanggan & belum dibayar|belum bayar|telat|nunggak|macet|lewat|2 bulan|sebulan',
      'belum dibayar|belum bayar|nunggak & kantor|perusahaan|klien|instansi|pt & tagihan|invoice',
    ],
    weight: 1.8,
    reply:
      'Di kantor yang telat biasanya **berkasnya**, bukan orangnya:\n\n1. Telepon bagian keuangan (bukan pemesan): *invoice nomor … sudah di meja siapa, apa yang kurang, dijadwalkan tanggal berapa?* Catat nama dan jawabannya.\n2. Lengkapi yang diminta: PO, surat jalan bertanda tangan, NPWP, rekening.\n3. Kirim **surat penagihan** dengan nomor invoice, jumlah, dan tanggal baru (7 hari).\n4. Lewat itu: surat kedua, tembuskan ke pimpinan, dan **tahan pesanan berikutnya** atau minta DP.\n5. Tawarkan dua kali bayar, tertulis.\n\nSurat penagihannya bisa saya buatkan kalau Anda sebut nama kantor, jumlah, dan jatuh temponya. Nilai besar dan tidak ada jawaban: tanyakan penasihat hukum sebelum somasi.',
  },
  {
    name: 'long_payment_term',
    asks: [
      'pelanggan minta tempo bayar 60 hari',
      'pelanggan kantor bayarnya 60 hari modal saya seret',
      'kantor bayar sebulan setelah acara aman tidak',
      'reseller minta tempo tiga puluh hari aman tidak',
      'pelanggan pesan banyak minta bayar akhir bulan aman tidak',
    ],
    when: [
      'hari|bulan|tempo & 30|45|60|90|tempo|setelah terima|setelah barang|bayar belakang|bayar mundur & bayar|pembayaran|tempo|klien|kantor|pembeli & aman|berani|gimana|bagaimana|terima|resiko|risiko|minta|lama & !karyawan|cicil|pinjam|kredit|gaji',
      'bon|tempo|tagihan & bulanan|sebulan sekali|akhir bulan & perusahaan|kantor|pabrik|instansi|hotel|proyek & !nagih|menagih|belum dibayar',
    ],
    weight: 1.6,
    reply:
      'Tempo panjang boleh diterima kalau **kas Anda kuat menunggu**. Hitung dulu: modal pesanan itu tertahan sampai dibayar, sementara belanja dan gaji jalan terus.\n\nSupaya aman:\n\n1. minta **DP 30 sampai 50%**, setidaknya menutup modal,\n2. mulai dari pesanan kecil atau tempo 14 hari dulu,\n3. tempo ditulis sebagai **tanggal** di PO, kontrak, dan invoice, beserta akibat kalau telat,\n4. surat jalan diteken penerima,\n5. naikkan harga sedikit untuk tempo lebih dari 30 hari, atau beri potongan kalau bayar di muka.\n\nKontrak dan invoicenya bisa saya buatkan.',
  },
  {
    name: 'early_payment',
    when: [
      'bayar cepat|bayar cepet|bayar tunai|bayar lunas|bayar awal|bayar dimuka|bayar langsung & diskon|potongan & tempo|hari|jatuh tempo & !pembeli|pelanggan',
    ],
    asks: [
      'bayar cepat dapat diskon 2 persen atau ambil tempo 14 hari',
      'supplier kasih tempo mending bayar cepat dapat diskon atau tidak',
      'pemasok menawarkan potongan kalau bayar tunai ambil tidak',
    ],
    weight: 2.4,
    reply: earlyPayment,
  },
  {
    name: 'late_fee',
    asks: ['boleh tidak kasih denda telat bayar ke pembeli', 'denda keterlambatan invoice berapa persen'],
    when: [
      'denda|bunga keterlambatan|penalti & telat|terlambat|keterlambatan|invoice|tagihan|bayar|pelanggan|pembeli|kontrak',
    ],
    weight: 2,
    reply:
      'Denda keterlambatan boleh ditagih kalau **disepakati sebelumnya**: tertulis di penawaran, kontrak, atau PO yang disetujui pembeli. Baru ditulis di invoice setelah telat biasanya sulit ditagih.\n\nContoh kalimat: *Keterlambatan pembayaran dikenai denda 1% per bulan dari sisa tagihan.* Besarnya hasil kesepakatan, dan sewajarnya.\n\nUntuk yang sudah terlanjur, kirim pengingat dulu; hubungan baik sering lebih mahal daripada dendanya. Suratnya bisa saya buatkan.',
  },
  {
    name: 'pay_first',
    when: [],
    asks: [
      'sistem bayar di muka di laundry bagaimana',
      'pelanggan suka telat bayar mau saya minta bayar dulu',
      'minta bayar duluan ke pelanggan sungkan',
      'anak kos laundry nunggak bayar',
    ],
    reply:
      'Bayar di muka wajar, apalagi untuk jasa kecil. Supaya diterima:\n\n1. Jadikan **aturan untuk semua**, mulai tanggal tertentu, tempel seminggu sebelumnya.\n2. Beri imbalan: bayar di muka 7.000, bayar saat ambil 7.500; atau **kartu deposit** isi 100.000 dapat 105.000.\n3. Kalimatnya: *Mulai 1 Desember bayar saat menyerahkan ya Kak, supaya pengambilannya cepat. QRIS bisa.*\n4. Yang masih berutang: barang diserahkan **setelah lunas**, kecuali ada janji tertulis.\n\nPelanggan lama boleh seminggu masa peralihan, sesudah itu sama.',
  },
  {
    name: 'buyer_vanishes_after_work',
    when: [],
    asks: [
      'pelanggan hilang setelah minta desain sudah capek dibikinin',
      'klien ghosting habis dikerjakan tidak bayar',
      'sudah dibuatkan contoh terus pembelinya menghilang',
      'minta revisi terus di luar kesepakatan cara nagih biaya tambahan',
      'pembeli bayar dp lalu menghilang barang custom sudah jadi',
    ],
    reply:
      'Yang sudah terjadi: satu pesan, satu batas. *Kak, desainnya sudah siap sejak [tanggal]. Kalau masih dipakai, pelunasannya Rp [jumlah] ya. Kalau sampai [hari] belum ada kabar, filenya kami arsipkan.* Sesudah itu lepaskan.\n\nSupaya tidak terulang:\n\n1. **DP 50% sebelum mulai**; tanpa DP hanya contoh kasar bertanda air.\n2. Tulis yang termasuk: berapa konsep, **berapa revisi**, berapa hari.\n3. **Revisi tambahan berbayar**, disebut sejak awal: misalnya 10% harga per revisi. Saat diminta lagi: *Ini revisi ke-4, Kak. Sesuai kesepakatan ada tambahan Rp [jumlah]. Lanjut?*\n4. File jadi dikirim setelah **lunas**.\n\nPenawaran atau invoice dengan syarat itu bisa saya buatkan.',
  },
  {
    name: 'cheque_and_giro',
    when: [],
    asks: ['pembeli bayar pakai cek atau giro aman tidak', 'bilyet giro kosong ditolak bank', 'beda cek dan giro'],
    reply:
      '- **Cek**: dicairkan tunai oleh pemegangnya, berlaku 70 hari.\n- **Bilyet giro**: tidak tunai, dipindahkan ke rekening pada tanggal yang tertulis.\n\nKeduanya **belum uang** sampai saldo masuk. Pegangan: hanya untuk pembeli yang dikenal, cek nama, tanggal, jumlah angka dan huruf, tanda tangan; setor pada hari pertama; barang besar diserahkan setelah efektif.\n\nDitolak karena kosong: minta surat penolakan bank, tagih hari itu juga, minta transfer. Cek kosong berulang membuat rekeningnya dibekukan. Jumlah besar: tanyakan penasihat hukum.',
  },
  debtorRefuses,
  {
    name: 'selling_on_instalments',
    when: [],
    asks: [
      'pembeli mau nyicil barang boleh tidak',
      'jual hp dengan cicilan sendiri aman tidak',
      'kredit barang ke tetangga bunganya berapa',
      'pelanggan minta bayar tiga kali',
    ],
    reply:
      'Boleh, asal dari awal jelas **harga cicilan, tanggal, dan kalau macet bagaimana**:\n\n1. Uang muka **30 sampai 40%**, minimal menutup modal separuhnya; sisanya 3 kali saja.\n2. Tentukan **harga cicilan** sejak awal (misalnya tunai 1.000.000, tiga kali 1.080.000), bukan bunga yang ditambah-tambah.\n3. Kartu cicilan berdua: tanggal, jumlah, sisa, paraf. Untuk nilai besar, surat perjanjian dan fotokopi KTP.\n4. Hanya untuk yang dikenal dan satu barang sampai lunas.\n\nUsaha meminjamkan uang dengan bunga ke umum perlu izin OJK; menjual barang Anda sendiri secara cicil tidak sama dengan itu. Surat perjanjian dan kuitansinya bisa saya buatkan.',
  },
  {
    name: 'tenant_in_arrears',
    when: [],
    asks: [
      'penghuni kos nunggak bayar tiga bulan',
      'anak kos kabur belum bayar',
      'penyewa kontrakan tidak bayar susah diusir',
    ],
    reply:
      '1. Tegur pribadi begitu lewat 5 hari, tanya kesanggupannya, sepakati **tanggal dan cicilan**, tulis.\n2. Lewat lagi: **surat peringatan** dengan jumlah dan tenggat keluar yang wajar.\n3. Ajak RT atau keluarganya menjadi saksi. Jangan menggembok kamar dengan barangnya di dalam atau membuang barangnya; itu bisa berbalik.\n4. Kabur: buka kamar bersama RT, catat dan foto barangnya, simpan sebulan, hubungi nomor keluarga.\n\nSupaya tidak terulang: bayar di muka, deposit sebulan, fotokopi KTP dan nomor orang tua, aturan tertulis. Surat peringatan dan perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'course_fees_late',
    when: [],
    asks: ['orang tua murid telat bayar les', 'murid bimbel nunggak biaya', 'cara menagih spp les privat'],
    reply:
      'Ubah **cara bayarnya**, bukan hanya menagih: bayar **di muka** per 4 atau 8 pertemuan; pertemuan berikutnya dijadwalkan setelah lunas. Tanggal sama untuk semua (misalnya 1 sampai 5).\n\nPesan yang sopan: *Selamat sore Bunda. Paket 4 pertemuan ananda sudah selesai tanggal [..]. Untuk jadwal berikutnya mohon pelunasan [jumlah] sebelum [tanggal] ya, Bun. Terima kasih.*\n\nTetap telat dua kali: sampaikan berdua bahwa jadwalnya dihentikan sementara, jangan lewat anaknya dan jangan di grup. Ada kesulitan? Tawarkan cicil dua kali. Kuitansi dan rincian tagihannya bisa saya buatkan.',
  },
]
