import type { Answer } from '../answer.ts'

const askOffice = ' Untuk kepastian aturannya, tanyakan Dinas Tenaga Kerja setempat.'

/** Relatives, partners and workers: what is told about them most. */
export const people: readonly Answer[] = [
  {
    name: 'relative_at_work',
    when: [],
    asks: [
      'keponakan kerja di toko suka telat tidak enak negur',
      'mempekerjakan saudara sendiri susah ditegur',
      'keluarga jadi karyawan kerjanya malas',
      'boleh tidak mempekerjakan keluarga sendiri enaknya bagaimana',
    ],
    reply:
      'Keluarga bisa jadi orang yang paling dipercaya, asal **di toko ia karyawan dulu**:\n\n1. **Tertulis sejak awal**: jam, tugas, upah, libur. Sama dengan orang lain, tanpa kecuali.\n2. **Tegur berdua, soal kejadian, bukan sifat**: *Minggu ini tiga kali datang jam 9, padahal kita buka jam 8. Pembeli pagi jadi pulang. Mulai besok bisa jam 8?*\n3. Beri batas: dua minggu. Kalau tetap, pindahkan ke tugas yang tidak terikat jam, atau kurangi harinya.\n4. Upah dibayar tepat dan **jangan dicampur** dengan bantuan keluarga.\n5. Yang membawa kabar ke orang tuanya sebaiknya Anda sendiri, lebih dulu.\n\nPerjanjian kerjanya bisa saya buatkan, sesederhana satu halaman.',
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
    name: 'former_worker_competes',
    when: [],
    asks: [
      'mantan karyawan buka usaha yang sama bawa resep',
      'karyawan keluar ngambil pelanggan saya',
      'bekas pegawai nyontek menu dan jualan di dekat saya',
      'pegawai keluar membawa kontak pelanggan',
      'mantan karyawan menghubungi pelanggan saya',
    ],
    reply:
      'Berdagang hal yang sama umumnya **tidak bisa dilarang**, kecuali ada yang memang diambil: data pelanggan, dokumen, atau merek Anda yang terdaftar.\n\nYang bisa dilakukan:\n\n1. **Pelanggan**: sapa lagi satu per satu minggu ini, beri satu alasan kembali. Yang pindah karena orangnya, biasanya kembali karena mutu dan kepastian.\n2. **Resep**: mulai sekarang bumbu inti dicampur sendiri atau dibagi dua tangan.\n3. **Perjanjian kerja** berikutnya: rahasia resep dan data pelanggan tertulis.\n4. **Nama**: daftarkan merek, supaya ia tidak bisa memakainya.\n\nJangan membalas di media sosial. Kalau ada data atau barang yang dibawa, kumpulkan bukti dan tanyakan bantuan hukum.',
  },
  {
    name: 'workers_quarrel',
    when: [],
    asks: ['karyawan berantem satu sama lain', 'dua pegawai tidak akur di toko', 'karyawan saling menyalahkan'],
    reply:
      'Dengar **sendiri-sendiri** dulu, hari itu juga, jangan di depan pembeli:\n\n1. Tanya kejadian, bukan siapa yang salah: *apa yang terjadi, jam berapa, siapa yang lihat*.\n2. Cari akarnya. Yang paling sering: tugas tidak jelas, libur tidak adil, atau satu merasa mengerjakan semuanya.\n3. Pertemukan, Anda yang bicara: putuskan **pembagian tugas tertulis** dan jadwal bergilir.\n4. Lihat lagi seminggu kemudian.\n\nKekerasan, ancaman, atau mengambil barang lain urusannya: surat peringatan, dan yang membahayakan tidak boleh bekerja bersama dulu. Surat peringatannya bisa saya buatkan.',
  },
  {
    name: 'accident_at_work',
    when: [],
    asks: [
      'karyawan kecelakaan waktu kerja siapa yang menanggung',
      'pegawai kena minyak panas biaya berobat tanggung siapa',
      'kurir saya jatuh pas ngantar pesanan',
    ],
    reply: `Tolong dulu orangnya, lalu urus suratnya.\n\n- Kalau terdaftar **BPJS Ketenagakerjaan** (program kecelakaan kerja): bawa ke fasilitas yang bekerja sama, laporkan ke BPJS secepatnya; laporan awalnya dibatasi waktu, jadi jangan menunda.\n- Kalau **belum terdaftar**: menurut aturan, pemberi kerja yang menanggung biayanya. Simpan semua kuitansi.\n- Upah selama tidak bisa bekerja tetap dibicarakan; jangan dipotong sepihak.\n- Catat kejadian: jam, tempat, saksi, foto, lalu perbaiki sebabnya.\n\nIuran kecelakaan kerja untuk usaha kecil tergolong ringan dibanding sekali kejadian; besarnya tanyakan kantor BPJS.${askOffice}`,
  },
  {
    name: 'trial_period',
    when: [],
    asks: [
      'masa percobaan karyawan baru berapa lama',
      'karyawan baru training dibayar tidak',
      'training dua minggu tidak dibayar boleh tidak',
      'gaji masa percobaan boleh dikurangi',
    ],
    reply: `Pegangan masa percobaan:\n\n- Hanya untuk perjanjian kerja **tetap**, paling lama **3 bulan**, dan ditulis sejak awal. Untuk kontrak waktu tertentu tidak boleh ada masa percobaan.\n- Selama percobaan **tetap dibayar**; pelatihan yang isinya melayani pembeli juga bekerja.\n- Sepakati tiga hal yang dinilai: datang tepat waktu, jujur soal uang, bisa mengerjakan tugas utama. Lihat di minggu 2, 6, dan 12.\n- Lanjut atau tidak, katakan sebelum masanya habis, dengan alasan.\n\nUntuk usaha kecil, seminggu pertama dengan bayaran harian penuh sudah cukup untuk tahu cocok tidaknya.${askOffice}`,
  },
  {
    name: 'teaching_a_new_worker',
    when: [],
    asks: [
      'cara ngajarin karyawan baru biar cepat bisa',
      'melatih pegawai baru supaya tidak salah terus',
      'bikin sop sederhana buat karyawan',
    ],
    reply:
      'Tiga hari, satu halaman:\n\n1. **Hari 1 lihat**: ia mengikuti Anda, menulis sendiri urutannya (buka, layani, bayar, tutup).\n2. **Hari 2 kerjakan berdua**: ia yang melakukan, Anda di samping, koreksi saat itu juga.\n3. **Hari 3 sendiri**, Anda memeriksa di akhir.\n\nTulisannya dijadikan **SOP satu halaman** ditempel: takaran dalam gram dan sendok, kalimat menyapa, cara mencatat, apa yang dilakukan kalau ragu (*tanya dulu, jangan menebak harga*). Kesalahan pertama diajari, yang sama kedua kali dicatat, ketiga dibicarakan.\n\nSebutkan pekerjaannya (kasir, dapur, antar), nanti saya susunkan butir-butirnya.',
  },
  {
    name: 'owner_ill',
    when: [],
    asks: [
      'kalau saya sakit siapa yang jaga warung',
      'pemilik sakit lama usaha bagaimana',
      'tidak bisa jualan karena sakit pemasukan berhenti',
    ],
    reply:
      'Semoga lekas pulih, Juragan. Supaya usaha tidak ikut berhenti:\n\n1. **Sekarang**: kabari pelanggan sebelum mereka datang, dengan tanggal buka lagi. Pesanan yang sudah dibayar: jadwal ulang atau kembalikan.\n2. **Menu pendek**: tiga barang yang bisa dikerjakan orang lain.\n3. **Satu orang pengganti** yang tahu kunci, harga, dan cara tutup kas; beri upah harian.\n4. **Catatan satu halaman**: nomor pemasok, takaran, daftar utang piutang.\n5. Setelah pulih: sisihkan dana **tiga bulan biaya tetap**, dan daftarkan diri ke BPJS (ada jalur pekerja mandiri).\n\nPengumuman tutup sementaranya bisa saya tuliskan: sebutkan sampai kapan.',
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
]
