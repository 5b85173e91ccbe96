import type { Answer } from '../answer.ts'
import { askNotary } from './notes.ts'

/** Business with spouse, family, friends and partners. */
export const familyAndPartners: readonly Answer[] = [
  {
    name: 'business_with_spouse',
    when: [],
    asks: ['usaha bareng suami sering bertengkar soal uang'],
    reply:
      'Biasanya yang dipersoalkan bukan usahanya, tetapi **uang dan waktu yang tidak jelas**.\n\n1. Bicara di luar jam jualan, sekali seminggu 30 menit, dengan buku di depan: masuk, keluar, sisa.\n2. Bagi wilayah: satu memutuskan belanja, satu memutuskan harga dan promosi.\n3. Sepakati tiga angka: uang rumah per bulan, uang yang diputar, batas rugi.\n4. Yang belum setuju: minta masa coba **tiga bulan** dengan modal yang boleh hilang, lalu nilai bersama.\n\nPertengkaran yang sampai menyakiti bukan soal usaha lagi; carilah keluarga, pemuka agama, atau konselor yang dipercaya.',
  },
  {
    name: 'partner_does_not_work',
    when: [],
    asks: [
      'partner usaha tidak ikut kerja tapi minta bagian',
      'teman kongsi cuma modal saya yang kerja bagi hasilnya adil bagaimana',
      'rekan bisnis malas tapi untung dibagi rata',
      'teman setor modal saya yang kerja penuh bagi hasilnya berapa banding berapa',
      'teman setor modal lebih besar tapi saya yang kerja penuh bagi hasilnya berapa',
    ],
    reply:
      'Pisahkan dua hal yang sering tercampur: **upah kerja** dan **bagian modal**.\n\n1. Yang bekerja tiap hari **diupah dulu** seperti karyawan, dan masuk sebagai biaya.\n2. Laba sesudah upah itu baru dibagi **menurut modal**.\n\nContoh laba 6 juta, upah pengelola 2,5 juta: sisa 3,5 juta; modal 60:40 berarti 2,1 juta dan 1,4 juta. Yang bekerja membawa pulang upah ditambah bagiannya.\n\nBicarakan dengan catatan jam kerja dan laba tiga bulan, bukan keluhan. Lalu tulis: siapa mengerjakan apa, upah berapa, kapan laba dibagi, dan bagaimana kalau rugi. Sebutkan angkanya, nanti saya hitungkan; perjanjian kerja samanya bisa saya buatkan.',
  },
  {
    name: 'partner_leaves',
    when: [],
    asks: [
      'teman patungan mau mundur minta modalnya balik',
      'partner keluar dari usaha modal dikembalikan semua tidak',
      'pecah kongsi cara bagi asetnya',
      'mau berpisah dari rekan usaha baik baik',
    ],
    reply:
      'Yang dikembalikan bukan selalu modal awalnya, melainkan **nilai bagiannya hari ini** (kecuali perjanjian Anda berkata lain).\n\n1. Hitung berdua: kas + stok (harga modal) + alat (harga jual bekas) + piutang yang pasti − semua utang = **nilai usaha**.\n2. Kalikan bagiannya. Contoh nilai 40 juta, bagian 40%: **16 juta**.\n3. Sepakati cara bayar: dicicil 6 sampai 12 bulan supaya kas tidak kosong.\n4. Tulis: jumlah, jadwal, siapa memakai nama dan resep, utang lama tanggungan siapa, dan sejak kapan ia tidak ikut lagi.\n\nKalau nilainya turun, ruginya juga ditanggung bersama. Untuk jumlah besar atau usaha berbadan hukum, minta notaris. Surat kesepakatannya bisa saya buatkan.',
  },
  {
    name: 'partner_ran_off',
    when: [
      'mitra|partner|rekan|kongsi|teman|mantan mitra & bawa kabur|bawa lari|membawa kabur|membawa lari|dibawa kabur|dibawa lari|nggelapin|menggelapkan|gelapkan & !pelanggan|karyawan',
    ],
    asks: [
      'mitra membawa kabur modal ada kuitansinya',
      'teman kongsi membawa lari uang usaha',
      'rekan usaha menggelapkan uang modal bersama',
    ],
    weight: 2.4,
    reply:
      'Bukti dulu, marah belakangan:\n\n1. **Kumpulkan**: kuitansi, mutasi rekening, chat, perjanjian, saksi. Tangkapan layar lengkap dengan tanggal dan nomornya.\n2. **Amankan sisanya**: ganti sandi, blokir akses rekening, kabari pemasok dan pelanggan bahwa ia tidak lagi mewakili usaha.\n3. **Surat teguran (somasi)**: jumlah, dasar, batas waktu 7 hari. Bisa saya buatkan.\n4. **Mediasi** di depan keluarga atau RT; hasilnya ditulis, dengan tanggal bayar dan meterai.\n5. Tidak ditanggapi: **laporkan ke polisi** dengan bukti tadi; untuk uangnya kembali ada gugatan perdata, nilai kecil lewat gugatan sederhana.\n\nJangan menyebar fotonya di media sosial; itu bisa berbalik. Untuk langkah hukumnya tanyakan LBH atau penasihat hukum.',
  },
  {
    name: 'partners_part',
    asks: [
      'bisnis dengan saudara sendiri berantem solusinya',
      'usaha sama kakak berujung ribut',
      'kongsi tidak jalan mau bubar',
      'berantem dengan rekan usaha',
    ],
    when: [
      'partner|mitra|kongsi|teman|temen|rekan|saudara & keluar|pecah|mundur|bubar|pisah|tidak kerja|curang|males|berantem|ribut|tidak adil|modalnya & usaha|modal|bisnis|untung|bagi|toko|bagaimana & !suami|istri',
    ],
    weight: 1.7,
    reply: `Kalau kongsi tidak jalan, pisahkan **orangnya** dari **angkanya**:\n\n1. Hitung bersama per hari ini: kas + stok + alat + piutang − utang = nilai usaha.\n2. Kalikan bagian masing-masing. Nilai 20 juta, bagian 40% = **8 juta**.\n3. Pilih: satu membeli bagian yang lain (boleh dicicil, tertulis), atau dijual dan dibagi.\n4. Tulis: siapa memakai nama dan pelanggannya, utang lama tanggungan siapa.\n5. Tanda tangan di atas meterai, ada saksi.\n\nBelum ada perjanjian? Pegang bukti setoran modal dan chatnya. Surat kesepakatannya bisa saya buatkan.\n\n${askNotary}`,
  },
  {
    name: 'split_in_general',
    asks: ['sistem bagi hasil yang adil berapa persen', 'bagi hasil pemodal dan pengelola'],
    when: [
      'bagi hasil|bagi untung|pembagian hasil|pembagian keuntungan|persentase & ?|cara|bagaimana|adil|wajar|berapa|investor',
    ],
    weight: 1.1,
    reply:
      'Pola bagi hasil yang lazim dan mudah diterima:\n\n1. Keluarkan dulu **biaya dan upah** yang bekerja.\n2. Sisa untungnya dibagi **menurut modal**: 6 juta dan 4 juta berarti 60:40.\n3. Satu pihak modal, satu pihak tenaga? Sering disepakati 50:50 atau 60:40, setelah modal kembali.\n4. Sepakati juga bagian yang **ditahan** untuk usaha (misalnya 20%).\n\nSebutkan modal masing-masing dan untungnya, nanti saya hitungkan; perjanjiannya juga bisa saya buatkan.',
  },
  {
    name: 'investor_share',
    asks: [
      'investor minta saham 50 persen padahal modalnya kecil adil tidak',
      'pembagian saham dengan investor berapa persen',
      'investor minta bagian 50 persen wajar tidak',
    ],
    when: [
      'investasi|nanam modal|tanam modal|investor & minta|saham|bagian|persen & wajar|adil|berapa|kegedean|kebanyakan',
      'investor|pemodal|penanam modal|yang modalin|teman modalin & persen|bagian|minta|wajar|saham|bagi|kepemilikan|separuh|setengah',
    ],
    weight: 1.9,
    reply:
      'Adil atau tidaknya dihitung, bukan dirasa. Pisahkan **upah kerja** dari **bagian modal**:\n\n1. Nilai usaha sekarang, kasar: laba bersih setahun × 1 sampai 2, ditambah alat dan stok. Laba 3 juta sebulan, alat 10 juta: 36 sampai 72 + 10 = **46 sampai 82 juta**.\n2. Bagian investor = uangnya ÷ (nilai usaha + uangnya). Menyetor 20 juta pada nilai 60 juta: 20 ÷ 80 = **25%**.\n3. Yang bekerja digaji dulu; untung yang dibagi adalah sisanya.\n\nMinta 50% hanya wajar kalau setorannya kira-kira sebesar nilai usahanya, atau ia ikut bekerja. Pilihan lain: bagi hasil berjangka (sampai modalnya kembali 1,3 kali). Tulis soal rugi, keluar, dan siapa memutuskan; untuk nilai besar mintalah notaris.',
  },
  {
    name: 'capital_from_others',
    when: [],
    asks: [
      'teman mau masuk modal enaknya bagi untung berapa persen dan perlu surat apa',
      'ada yang mau investasi di usaha saya bagi hasilnya bagaimana',
      'saudara mau titip modal ke usaha saya',
      'pemodal minta bagi hasil berapa persen wajarnya',
      'teman yang modalin saya yang kerja baginya bagaimana',
    ],
    reply:
      'Tentukan dulu bentuknya: **pinjaman** (ada cicilan, untung rugi tetap Anda) atau **modal** (untung dan rugi ikut dibagi).\n\nUntuk modal, hitungan yang mudah diterima:\n\n1. Nilai usaha Anda sekarang (kas + stok + alat − utang), misalnya 60 juta; ia masuk 20 juta: bagiannya 20 ÷ 80 = **25%**.\n2. Upah Anda sebagai pengelola dipotong dulu, baru laba dibagi.\n3. Laba bersih 4 juta: ia 1 juta, Anda 3 juta.\n\n**Suratnya**: perjanjian kerja sama tertulis, bermeterai, berisi jumlah dan kegunaan uang, bagian masing-masing, kapan dibagi, laporan tiap bulan, kalau rugi, dan cara keluar. Jangan menjanjikan untung tetap. Untuk jumlah besar minta notaris membacanya. Perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'three_partners',
    when: [],
    asks: [
      'bertiga buka usaha modal beda beda bagi untungnya bagaimana',
      'usaha bertiga cara bagi hasil adil',
      'patungan modal tiga orang pembagian laba',
      'berdua buka usaha modal sama tapi yang kerja satu orang',
    ],
    reply:
      'Bagi dalam dua langkah: **upah untuk yang bekerja**, lalu **laba menurut modal**.\n\nContoh modal 10, 15, dan 25 juta (jumlah 50 juta): bagiannya **20%, 30%, 50%**. Laba 6 juta, upah pengelola 2 juta dikeluarkan dulu, sisa 4 juta: 800.000, 1.200.000, dan 2.000.000. Sisihkan 10 sampai 20% untuk kas usaha sebelum dibagi.\n\nTulis sejak awal: siapa mengerjakan apa, kapan dibagi, keputusan apa yang harus disetujui semua, **kalau rugi** (menurut bagian yang sama), dan cara keluar. Sebut modal dan labanya, nanti saya hitungkan; perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'family_takes_goods',
    when: [],
    asks: [
      'keluarga suka ambil barang dagangan tidak bayar',
      'saudara minta gratisan terus di warung saya',
      'mertua ambil dagangan seenaknya',
      'saudara minta harga keluarga terus cara menolaknya',
      'saudara dan teman minta harga teman diskon terus',
      'teman minta harga teman terus tidak enak menolak',
      'saudara ambil dagangan bilangnya nanti dibayar',
    ],
    reply:
      'Beda membantu keluarga dan usaha yang menanggung semua keluarga. Yang biasanya bisa diterima:\n\n1. **Jatah jelas**: misalnya Rp 50.000 sebulan per rumah, dicatat sebagai biaya, bukan hilang begitu saja.\n2. Di atas itu **bayar harga modal**, bukan gratis: *Ambil saja, harga modalnya 12.000 ya.*\n3. Satu orang yang bicara (pasangan atau orang tua), sekali, baik-baik, dengan angka sebulan yang keluar.\n4. Harga teman: sebut sebagai **hadiah** sekali-sekali, bukan harga tetap.\n\nCatat dulu dua minggu. Sering kali jumlahnya mengejutkan, dan angka itu yang membuat orang mengerti.',
  },
  {
    name: 'goods_for_the_house',
    when: [],
    asks: [
      'istri suka ambil barang dagangan tidak dicatat',
      'anak sering ambil jajan di warung sendiri tidak bayar',
      'suami ambil rokok di warung sendiri tidak ditulis',
    ],
    reply:
      'Jangan dilarang, **dicatat**. Yang merusak bukan jumlahnya, tetapi tidak kelihatannya.\n\n1. Satu buku *ambil sendiri* dengan pulpen terikat di dekat kasir: tanggal, barang, siapa. Dicatat **harga modal**.\n2. Sepakati **jatah sebulan**, misalnya 300.000 untuk rumah. Habis? Bayar seperti pembeli.\n3. Akhir bulan jumlahkan, kurangi dari gaji Anda sendiri; itu bukan rugi toko.\n4. Saudara di luar rumah: bayar tunai, atau masuk buku kasbon dengan batas.\n\nBilangnya bukan menuduh: *Biar stok cocok dan kita tahu untungnya, yang diambil kita tulis ya; saya juga.* Contoh 10.000 sehari = **300.000 sebulan, 3,6 juta setahun**; setelah melihat angkanya, biasanya berkurang sendiri.',
  },
  {
    name: 'household_takes_shop_money',
    when: [
      'suami|istri|suamiku|istriku|pasangan|orang tua|mertua & uang|duit|laci|kas|modal & toko|warung|usaha|dagangan & ambil|diambil|pakai|dipakai|dipake|minta|cicilan|terpakai',
    ],
    asks: [
      'suami minta uang toko untuk bayar cicilan motor',
      'uang warung sering diambil istri atau suami bagaimana ngomongnya',
      'duit usaha dipakai kebutuhan rumah oleh pasangan',
    ],
    weight: 1,
    reply:
      'Bicarakan dengan **angka, bukan dengan salah siapa**, saat berdua dan tenang:\n\n1. Tunjukkan catatan sebulan: untung bersih sekian, yang harus diputar lagi untuk belanja sekian.\n2. Tawarkan **gaji rumah** yang tetap: *Mas, tiap tanggal 1 aku kasih Rp [jumlah] dari untung. Cicilan dari situ ya, jadi modal belanja tidak kurang.*\n3. Sepakati batasnya: laci toko tidak diambil; kalau darurat, dicatat dan dikembalikan.\n4. Cicilan lebih besar dari untung? Hitung bersama: potong yang lain, tambah penghasilan, atau minta keringanan ke pemberi kredit.\n\nPisahkan rekening supaya tidak perlu berdebat tiap minggu. Sebut untung bersih dan cicilannya, nanti saya hitungkan sanggup atau tidak.',
  },
  {
    name: 'short_of_household_money',
    when: [],
    asks: [
      'hasil jualan kepakai terus buat kebutuhan rumah tekor',
      'uang dagangan habis buat makan sehari hari',
      'modal jualan kepakai bayar sekolah anak',
      'anak pinjam uang modal warung terus warungnya seret supaya tidak terulang',
    ],
    reply:
      'Yang membuat tekor biasanya bukan dapurnya, melainkan **tidak ada batasnya**. Tiga amplop (atau rekening), dibagi tiap malam:\n\n1. **Modal kulakan besok**: sebesar modal barang yang terjual hari ini. Tidak boleh disentuh.\n2. **Biaya**: sewa, listrik, gas, cicilan, dibagi per hari. Sebulan 900.000 = 30.000 sehari.\n3. **Rumah**: sisanya, paling banyak jumlah yang Anda tetapkan, diambil **sekali sehari**.\n\nContoh laku 400.000, modal 260.000, biaya 30.000: rumah paling banyak 110.000. Kalau rumah perlu 150.000, berarti yang harus dikejar tambahan untung 40.000 sehari, bukan mengambil modal. Sebutkan angka Anda, nanti saya hitungkan pembagiannya.',
  },
  {
    name: 'friend_borrows',
    when: [],
    asks: [
      'teman pinjam uang buat usaha dikasih tidak',
      'saudara pinjam uang kas toko kasih tidak',
      'tetangga mau pinjam uang tiga juta dikasih apa tidak',
    ],
    reply:
      'Pegang tiga aturan:\n\n1. **Hanya uang yang ikhlas kalau tidak kembali**, dan bukan uang belanja besok. Kalau hilangnya membuat warung goyang, jawabannya tidak.\n2. **Tertulis, walau teman**: jumlah, dicicil tiap tanggal berapa, tanda tangan. Kuitansi atau perjanjiannya bisa saya buatkan.\n3. **Boleh sebagian**: minta 3 juta, sanggupnya 1 juta, katakan saja.\n\nMenolak: *Uangnya lagi jadi barang semua, jadi saya belum bisa bantu uang. Kalau bantu hitung usahanya atau kenalkan pemasok, saya mau.* Sekali jelas lebih baik daripada berjanji lalu menghindar.',
  },
  {
    name: 'lending_ones_name',
    when: [],
    asks: [
      'teman pinjam nama ktp saya untuk kredit',
      'saudara minta pakai nama saya buat pinjaman bank',
      'jadi penjamin utang teman risikonya',
    ],
    reply:
      '**Jangan**, kecuali Anda sanggup melunasi semuanya sendiri. Di mata bank **yang berutang adalah nama di akad**: macet sehari pun tercatat di SLIK Anda, dan pinjaman usaha Anda yang nanti ditolak.\n\nMenolak tanpa putus: *Maaf, pinjaman atas nama orang lain tidak berani saya. Kalau perlu, saya bantu 500.000 dari saya, tidak usah dikembalikan.*\n\nSudah terlanjur: buat **perjanjian tertulis** bermeterai siapa yang membayar, pegang jadwal angsurannya, dan pantau tiap tanggal jatuh tempo. Perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'family_land',
    when: [],
    asks: [
      'warung di tanah orang tua perlu perjanjian tidak',
      'tempat usaha milik orang tua perlu surat tidak',
      'buka usaha di rumah mertua perlu perjanjian',
    ],
    reply:
      'Sebaiknya ada, **satu halaman cukup**, justru karena keluarga. Bukan soal percaya, melainkan kalau nanti ada warisan, saudara lain, atau butuh pinjaman bank.\n\nIsinya **pinjam pakai** atau sewa: siapa pemiliknya, bagian mana, berapa lama, boleh membangun apa, bangunan itu milik siapa kalau berhenti, dan siapa membayar listrik serta PBB. Tanda tangan orang tua dan Anda; saudara kandung ikut sebagai saksi.\n\nUntuk NIB, alamatnya boleh milik orang tua. Surat perjanjiannya bisa saya buatkan; yang menyangkut warisan tanyakan notaris.',
  },
  {
    name: 'owner_died',
    when: [],
    asks: [
      'orang tua meninggal warung diteruskan nib qris atas nama almarhum',
      'pemilik usaha meninggal izin dan rekening bagaimana',
      'melanjutkan usaha ibu yang sudah meninggal urus izinnya',
    ],
    reply:
      'Turut berduka, Juragan. Izin dan rekening **tidak pindah sendiri**:\n\n1. Urus **akta kematian** dan **surat keterangan ahli waris** (kelurahan), sepakati dengan saudara siapa yang melanjutkan, tulis dan tanda tangani.\n2. **NIB** usaha perorangan melekat ke orangnya: buat NIB baru atas nama Anda (gratis, oss.go.id), lalu PIRT dan halal disesuaikan.\n3. **QRIS dan rekening**: jangan terus dipakai; buka atas nama Anda, ganti kodenya. Saldo lama dicairkan ahli waris di bank.\n4. Kabari pemasok, langganan, dan pemilik tempat; catat utang dan piutang almarhumah.\n\nSurat kesepakatan ahli waris bisa saya buatkan; untuk harta besar tanyakan notaris.',
  },
  {
    name: 'handing_on',
    when: [],
    asks: [
      'usaha mau diwariskan ke anak caranya',
      'nama toko warisan orang tua dipakai saudara juga',
      'nama warung peninggalan bapak kakak pakai nama yang sama',
      'rebutan nama usaha keluarga',
      'warung warisan orang tua namanya dipakai kakak juga',
      'cara supaya anak mau meneruskan usaha',
      'anak tidak mau melanjutkan usaha orang tua',
    ],
    reply:
      'Dua hal yang dipisah: **nama** dan **usaha**.\n\n- **Nama**: yang kuat secara hukum adalah yang **terdaftar sebagai merek** (DJKI), dan siapa mendaftar lebih dulu. Kalau belum terdaftar, sepakati dalam keluarga: satu pemilik merek yang mengizinkan saudara lain memakainya, atau nama dibedakan (*Cabang Kakak*, tahun, atau kampung). Tulis dan tanda tangani.\n- **Usaha**: daftar dulu alat, stok, sewa, utang, dan izin; NIB dan rekening mengikuti pemilik baru. Kalau ada beberapa ahli waris, bagian masing-masing disepakati tertulis, yang mengelola diupah.\n\nLakukan selagi semua baik-baik. Untuk harta bernilai besar, bicarakan dengan notaris. Surat kesepakatan keluarganya bisa saya buatkan.',
  },
  {
    name: 'selling_the_business',
    when: [],
    asks: [
      'oper warung beserta isinya harga wajar',
      'over kontrak usaha laundry nilainya berapa',
      'mau jual warung beserta isinya dihitung harganya',
      'mau jual rumah makan yang sudah jalan harganya bagaimana',
      'usaha mau dijual menghitung nilainya bagaimana',
    ],
    reply:
      'Cara yang bisa dijelaskan ke pembeli:\n\n1. **Isi**: alat (harga bekas) + stok (harga modal) + sisa sewa yang sudah dibayar.\n2. **Nama dan langganan**: 6 sampai 24 bulan **laba bersih** sesudah upah pengelola; makin bisa jalan tanpa Anda, makin tinggi. Kebiasaan ini bukan aturan.\n\nContoh alat 25 juta, stok 8 juta, sisa sewa 6 juta, laba bersih 2 juta × 12 = 24 juta: tawaran awal **63 juta**.\n\nSiapkan catatan penjualan setahun, perjanjian sewa (boleh dialihkan?), dan daftar utang. Uang diterima dulu, baru kunci diserahkan; minta perjanjian dan serah terima tertulis. Sebutkan angka Anda, nanti saya hitungkan.',
  },
  {
    name: 'working_with_the_village',
    when: [
      'bumdes|koperasi desa|koperasi merah putih|desa|kelurahan|karang taruna & kerja sama|kerjasama|bermitra|ngajak|titip|menawari',
    ],
    weight: 1.4,
    asks: ['bumdes ngajak kerja sama apa yang perlu diperhatikan', 'kerja sama dengan koperasi desa untung ruginya'],
    reply:
      'Bisa bagus: pembelinya banyak dan tempatnya ada. Yang dipastikan sebelum setuju:\n\n1. **Siapa yang menandatangani** (direktur atau ketua, ada SK-nya) dan apakah sudah disetujui musyawarah desa.\n2. **Bentuknya**: titip jual, jual putus, sewa tempat, atau bagi hasil. Yang paling aman jual putus; titip jual beri batas jumlah.\n3. **Kapan dibayar** dan lewat rekening lembaga, bukan rekening orang. Minta DP kalau bayarnya setelah anggaran cair.\n4. Bagi hasil dari **untung kotor**, catatannya boleh dilihat kedua pihak tiap bulan.\n5. Alat dan merek tetap milik Anda; kalau pengurus berganti, perjanjian jalan terus.\n6. Lama 6 bulan dulu, cara berhenti ditulis.\n\nJangan menyetor uang pelicin atau menaikkan harga di nota. Perjanjian kerja samanya bisa saya buatkan.',
  },
  {
    name: 'who_minds_the_shop',
    when: [],
    asks: [
      'istri hamil melahirkan warung siapa yang jaga',
      'ditinggal umroh usaha tetap jalan bagaimana',
      'mau pergi dua minggu toko dititip siapa',
      'pemilik cuti melahirkan usaha bagaimana',
    ],
    reply:
      'Siapkan sebelum harinya, bukan saat sudah repot:\n\n1. **Pilih yang wajib jalan**: tiga barang paling laku dan jam paling ramai saja; yang lain libur.\n2. **Satu orang pegang**, satu orang memeriksa: saudara atau karyawan dengan upah harian yang jelas, latih dua minggu sebelumnya.\n3. Tulis di kertas: harga, resep atau takaran, nomor pemasok, yang boleh bon.\n4. Uang: hitung laci tiap tutup, foto, kirim; pakai QRIS supaya kas kecil.\n5. **Sisihkan mulai sekarang** biaya sebulan, karena omzet wajar turun 30 sampai 50%.\n\nKabari langganan tanggalnya; pesanan boleh ditarik ke depan. Semoga lancar, Juragan.',
  },
  {
    name: 'zakat_of_trade',
    when: [],
    asks: ['zakat usaha dihitung berapa', 'zakat perdagangan warung kapan bayar', 'zakat dari untung atau omzet'],
    reply:
      'Hitungan zakat perdagangan yang umum dipakai, sekali setahun hijriah:\n\n**(stok dinilai harga jual + kas + piutang yang bisa ditagih − utang jatuh tempo) × 2,5%**, kalau jumlahnya mencapai nisab **setara 85 gram emas**. Alat, etalase, dan motor tidak dihitung.\n\nContoh stok 60 juta + kas 20 juta + piutang 10 juta − utang 15 juta = 75 juta. Bandingkan dengan 85 × harga emas hari itu; kalau lewat, zakatnya 1.875.000.\n\nRincian dan pendapatnya bisa berbeda: tanyakan **BAZNAS**, lembaga zakat, atau ustaz Anda. Simpan bukti setornya; lewat lembaga resmi bisa mengurangi penghasilan kena pajak.',
  },
  {
    name: 'time_for_family',
    when: [],
    asks: [
      'jualan tiap hari tidak ada waktu untuk keluarga',
      'anak protes orang tua sibuk di toko',
      'suami istri capek jualan jarang bareng anak',
    ],
    reply:
      'Capeknya bisa dimengerti, Juragan. Coba lihat angkanya dulu: **jam mana yang untungnya paling kecil?** Biasanya 2 jam terakhir hanya 5 sampai 10% omzet; tutup di jam itu.\n\n1. **Satu hari tutup tetap** seminggu (Senin atau Selasa), ditulis di pintu. Langganan menyesuaikan.\n2. Satu jam sehari tanpa HP jualan; balasan otomatis WA.\n3. Latih satu orang memegang toko 3 jam, mulai dari jam sepi.\n4. Ajak anak memilih satu tugas kecil kalau ia mau, bukan karena terpaksa.\n\nSebutkan jam buka dan omzet per bagian hari, nanti saya hitungkan jam yang boleh dilepas.',
  },
  {
    name: 'alone_all_day',
    when: [],
    asks: ['buka warung dari pagi sampai malam sendirian badan capek', 'buka dari subuh sampai malam tanpa istirahat'],
    reply:
      'Badan itu modal yang tidak bisa dikulak, Juragan. Dari pagi sampai malam sendirian tidak akan tahan; potong dengan angka:\n\n1. Dua minggu catat penjualan **per dua jam**. Biasanya tiga jam tengah hari atau dua jam terakhir hanya menghasilkan sedikit: **tutup di situ**, tempel jamnya.\n2. Buka dua kali: **05.00–10.00 dan 16.00–20.00**, tengahnya tidur.\n3. Bantuan 3 jam di jam ramai: upah 40.000 tertutup kalau tambahan untungnya 50.000.\n4. Satu hari libur seminggu; langganan akan menyesuaikan.\n\nNyeri dada, pusing berat, kesemutan: periksa ke puskesmas dulu. Sebutkan untung per bagian hari, nanti saya hitungkan jam mana yang dilepas.',
  },
]
