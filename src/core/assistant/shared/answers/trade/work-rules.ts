import type { Answer } from '../answer.ts'
import { askLabourOffice } from './notes.ts'

const worker = 'karyawan|pegawai|anak buah|kasir|helper|asisten|staf|pekerja|kurir|barista'

/** What holds between an owner and workers: leave, illness, insurance, an end. */
export const workRules: readonly Answer[] = [
  {
    name: 'employment',
    asks: ['aturan mempekerjakan karyawan usaha kecil apa saja', 'hak karyawan toko apa saja'],
    when: [
      'karyawan|pegawai|pekerja & gaji|upah|umr|ump|thr|bpjs|kontrak|phk|lembur|cuti|aturan',
      'thr|umr|ump|lembur|bpjs & ?|berapa|cara|hitung',
    ],
    weight: 0.3,
    reply:
      'Yang pokok soal karyawan: upah minimum mengikuti daerah, usaha mikro dan kecil boleh menyepakati upah dengan pekerjanya dalam batas aturan, **THR** untuk masa kerja 12 bulan atau lebih sebesar satu bulan upah (kurang dari itu dihitung sebanding), dan daftarkan BPJS Kesehatan serta Ketenagakerjaan.\n\nContoh THR: upah Rp 2.400.000, masa kerja 6 bulan: 6/12 × 2.400.000 = Rp 1.200.000.\n\nUntuk kasus tertentu tanyakan Dinas Tenaga Kerja setempat.',
  },
  {
    name: 'kind_of_employment',
    asks: ['karyawan harian atau bulanan', 'beda karyawan kontrak dan tetap'],
    when: [
      `${worker} & kontrak|harian|tetap|borongan|lepas|magang|freelance|part time|paruh waktu & mending|atau|sebaiknya|baiknya|bagus|beda|apa`,
    ],
    weight: 1.4,
    reply: `Pilih menurut pekerjaannya:\n\n- **harian atau borongan**: pekerjaan tidak menentu atau musiman (pesanan besar, panen),\n- **kontrak waktu tertentu**: pekerjaan yang jelas kapan selesainya; sebaiknya tertulis,\n- **tetap**: pekerjaan inti tiap hari; boleh masa percobaan paling lama 3 bulan.\n\nUntuk karyawan pertama, banyak usaha kecil mulai dengan coba kerja singkat yang **dibayar**, lalu perjanjian tertulis: tugas, jam, upah, libur. Perjanjiannya bisa saya buatkan.\n\n${askLabourOffice}`,
  },
  {
    name: 'held_diploma',
    asks: ['mantan pegawai minta ijazahnya kembali padahal masih punya utang', 'boleh menahan ijazah karyawan'],
    when: [
      'ijazah|ijasah|ktp asli|sertifikat asli|dokumen asli & tahan|menahan|nahan|ditahan|simpan|disimpan|jaminan|pegang|sita & !pinjam|bank|kur',
    ],
    weight: 2.6,
    reply:
      '**Tidak boleh.** Pemberi kerja dilarang menahan ijazah atau dokumen pribadi pekerja sebagai jaminan (Surat Edaran Menteri Ketenagakerjaan, 2025), juga kalau pekerjanya setuju; pengecualiannya hanya untuk ijazah dari pendidikan yang Anda biayai dengan perjanjian tertulis. Yang terlanjur ditahan sebaiknya dikembalikan dengan tanda terima.\n\nSupaya orang betah atau tidak pergi mendadak:\n\n1. **Perjanjian kerja tertulis**: lama kerja, pemberitahuan berhenti (misalnya 30 hari), serah terima.\n2. **Bonus bertahan**: misalnya dibayar setelah 6 dan 12 bulan.\n3. Gaji tepat tanggal, jadwal jelas, dan dilatih satu pengganti.\n\nPerjanjian kerjanya bisa saya buatkan. ' +
      askLabourOffice,
  },
  {
    name: 'severance_on_resigning',
    asks: ['karyawan mengundurkan diri dapat pesangon tidak'],
    when: [
      'pesangon & mengundurkan|resign|berhenti sendiri|keluar sendiri|minta berhenti|mundur|minta keluar',
      'resign|mengundurkan diri|berhenti sendiri|minta berhenti & pesangon|hak|dikasih|dibayar|bayar|kewajiban',
    ],
    weight: 2.4,
    reply:
      'Yang **mengundurkan diri atas kemauan sendiri tidak berhak pesangon**. Yang tetap harus dibayar:\n\n- **gaji** sampai hari terakhir bekerja,\n- **uang penggantian hak**: cuti tahunan yang belum diambil dan belum gugur,\n- **uang pisah**, kalau diatur di perjanjian kerja atau peraturan usaha,\n- THR yang sudah menjadi haknya.\n\nMinta surat pengunduran diri bertanggal dan tanda terima pembayarannya; itu juga jawaban yang sopan untuk keluarganya. Lain halnya kalau Anda yang memberhentikan: di situ ada pesangon. ' +
      askLabourOffice,
  },
  {
    name: 'severance_of_small_business',
    asks: ['pesangon usaha mikro kecil', 'usaha tutup karyawan dapat pesangon tidak'],
    when: [
      'pesangon & mikro|kecil|umkm|warung|usaha kami|tutup|bangkrut|phk|wajib|pabrik besar|berhentikan|kewajiban|bagaimana',
    ],
    weight: 1.7,
    reply:
      'Berat ya, Juragan, berpisah dengan orang yang ikut membesarkan usaha. Pesangon **tetap ada**, tetapi untuk **usaha mikro dan kecil besarnya menurut kesepakatan** Anda dengan pekerja (PP 35/2021), jadi tidak harus mengikuti tabel perusahaan besar.\n\n1. **Bicara lebih awal dan terbuka**, sebulan atau lebih sebelumnya, satu per satu.\n2. Sebut kemampuan usaha apa adanya, lalu sepakati jumlah dan cara bayarnya; boleh bertahap.\n3. Gaji sampai hari terakhir, THR dan cuti yang menjadi haknya tetap dibayar.\n4. **Tulis kesepakatannya**, tanda tangan berdua. Beri surat keterangan kerja supaya mudah melamar lagi.\n\nSurat kesepakatan dan surat keterangan kerjanya bisa saya buatkan. ' +
      askLabourOffice,
  },
  {
    name: 'worker_leaves',
    asks: [
      'karyawan keluar mendadak tanpa pamit',
      'karyawan tiba tiba keluar gajinya dibayar tidak',
      'karyawan berhenti mendadak tengah bulan',
      'karyawan kabur bawa seragam',
    ],
    when: [
      `${worker} & resign|berhenti|keluar|mengundurkan diri|mendadak|phk|pecat|diberhentikan|kabur & !curang|ngambil|nyolong|curi|telat|bolos`,
    ],
    weight: 1.7,
    reply: `Hari yang **sudah dikerjakan tetap dibayar**, sampai hari terakhirnya, juga kalau ia pergi mendadak. Contoh gaji 2.600.000 untuk 26 hari kerja, masuk 10 hari: 10 × 100.000 = **1.000.000**, dikurangi kasbon yang tercatat.\n\n1. Minta surat pengunduran diri dan serah terima (kunci, uang laci, sandi kasir).\n2. Bayar di tanggal gajian seperti biasa, dengan tanda terima.\n3. Ganti kata sandi kasir hari itu juga.\n\nMemberhentikan karyawan punya aturan sendiri (alasan, pemberitahuan, pesangon), jadi bertanyalah sebelum memutuskan.\n\n${askLabourOffice}`,
  },
  {
    name: 'child_helping',
    asks: ['anak sekolah bantu jaga warung boleh tidak', 'mempekerjakan anak di bawah umur'],
    when: [
      'anak|anak saya|ponakan|keponakan|adik & bantu|jaga|kerja|bekerja|ikut|jualan & boleh|umur|tahun|kecil|sd|smp|sekolah|dibawah umur',
    ],
    weight: 1.3,
    reply: `Membantu orang tua sebentar di warung, **di luar jam sekolah, ringan, dan didampingi**, lazim dilakukan. Yang tidak boleh: mempekerjakan anak seperti karyawan, sampai malam, mengangkat berat, atau mengganggu sekolah dan istirahatnya.\n\nJangan biarkan anak memegang kasir sendirian atau melayani rokok dan obat.\n\n${askLabourOffice}`,
  },
  {
    name: 'leave_with_pay',
    when: [],
    asks: [
      'karyawan menikah dapat cuti berapa hari',
      'cuti nikah karyawan dibayar tidak',
      'karyawan izin orang tua meninggal berapa hari',
      'karyawan istrinya melahirkan libur berapa hari',
      'karyawan minta cuti untuk nikahan adik saudaranya wajib dikasih tidak',
      'cuti duka khitan anak karyawan',
    ],
    reply: `Izin yang **upahnya tetap dibayar** menurut UU Ketenagakerjaan (Pasal 93):\n\n- **menikah: 3 hari**\n- menikahkan, mengkhitankan, atau membaptiskan anak: 2 hari\n- istri melahirkan atau keguguran: 2 hari (bisa ditambah menurut kesepakatan, UU 4/2024)\n- suami, istri, orang tua, mertua, anak, atau menantu meninggal: 2 hari\n- anggota keluarga serumah meninggal: 1 hari\n\nTidak memotong cuti tahunan. Acara **saudara** (adik, sepupu) tidak termasuk, dan cuti tahunan baru ada setelah 12 bulan bekerja: boleh diizinkan tanpa upah, atau dengan upah kalau Anda mau. Boleh diberi lebih; tulis di peraturan kerja supaya sama untuk semua. ${askLabourOffice}`,
  },
  {
    name: 'yearly_leave',
    when: [],
    asks: [
      'cuti tahunan karyawan berapa hari',
      'karyawan toko kecil berhak cuti tahunan tidak',
      'jatah cuti karyawan setahun',
    ],
    reply: `Setelah bekerja **12 bulan terus-menerus**, pekerja berhak cuti tahunan **paling sedikit 12 hari kerja** dengan upah penuh. Sebelum setahun belum wajib, boleh diberi.\n\nUntuk toko kecil: buat daftar bergilir, diajukan seminggu sebelumnya, tidak di minggu ramai, tidak dua orang sekaligus. Cuti yang tidak sempat diambil dibicarakan di akhir tahun; waktu berhenti, sisa yang belum gugur dibayar. ${askLabourOffice}`,
  },
  {
    name: 'worker_ill',
    when: [],
    asks: [
      'karyawan sakit tidak masuk gajinya tetap dibayar tidak',
      'karyawan sakit lama berbulan bulan upahnya bagaimana',
      'pegawai izin sakit tanpa surat dokter',
    ],
    reply: `Sakit dengan **surat dokter** tetap dibayar: 4 bulan pertama 100%, 4 bulan kedua 75%, 4 bulan ketiga 50%, selanjutnya 25% sampai diputuskan lain. Karyawan tidak boleh diberhentikan karena sakit sampai 12 bulan terus-menerus.\n\nSakit sehari dua hari tanpa surat: buat aturan sendiri, misalnya kabar sebelum jam kerja, lewat 2 hari perlu surat puskesmas. Pekerja harian yang dibayar per datang dibicarakan sejak awal. Pastikan BPJS Kesehatannya jalan. ${askLabourOffice}`,
  },
  {
    name: 'maternity_leave',
    asks: ['cuti melahirkan karyawan berapa bulan', 'karyawan hamil digaji tidak'],
    when: [
      'hamil|melahirkan|lahiran|cuti hamil|haid|keguguran & karyawan|pegawai|cuti|kerja|aturan|gaji|kasir|bagaimana',
    ],
    weight: 2.4,
    reply: `Karyawan yang melahirkan berhak cuti **paling sedikit 3 bulan** dengan upah tetap dibayar, dan tidak boleh diberhentikan karena hamil atau melahirkan (UU 4/2024 dan aturan ketenagakerjaan). Bisa lebih lama kalau ada keadaan khusus dari dokter.\n\nUntuk usaha kecil: bicarakan sejak awal kapan mulai cuti, siapa menggantikan, dan kapan kembali; tulis kesepakatannya. BPJS Kesehatan menanggung persalinan kalau iurannya jalan.\n\n${askLabourOffice}`,
  },
  {
    name: 'end_of_contract_pay',
    when: [],
    asks: [
      'kontrak karyawan habis dapat kompensasi tidak',
      'uang kompensasi pkwt dihitung bagaimana',
      'karyawan kontrak setahun tidak diperpanjang',
    ],
    reply: `Karyawan **kontrak (PKWT)** yang masanya selesai berhak **uang kompensasi**: masa kerja ÷ 12 × upah sebulan. Contoh 8 bulan, upah 2.400.000: 8 ÷ 12 × 2.400.000 = **Rp 1.600.000**.\n\nUntuk **usaha mikro dan kecil** besarnya menurut **kesepakatan** dengan pekerja (PP 35/2021), jadi tulis sejak awal. Kontrak harus tertulis, dengan tanggal mulai dan selesai; tanpa itu bisa dianggap karyawan tetap. ${askLabourOffice}`,
  },
  {
    name: 'work_certificate',
    when: [],
    asks: [
      'karyawan resign minta surat paklaring',
      'karyawan resign minta surat pengalaman kerja wajib dikasih tidak',
      'surat keterangan kerja untuk karyawan',
      'karyawan minta referensi kerja',
    ],
    reply:
      'Berikan; surat keterangan kerja (**paklaring**) tidak merugikan Anda dan sering diperlukan untuk mencairkan BPJS Ketenagakerjaan.\n\nIsinya: nama dan NIK karyawan, jabatan, mulai dan berhenti tanggal berapa, kalimat *selama bekerja berkelakuan baik* (kalau memang begitu), tanda tangan dan cap. Jangan menahannya karena kasbon; kasbon diselesaikan terpisah. Sebutkan nama, jabatan, dan tanggalnya, suratnya saya buatkan.',
  },
  {
    name: 'dismissal',
    asks: ['cara memecat karyawan', 'memberhentikan pegawai dengan baik', 'phk karyawan pesangonnya'],
    when: [
      'pecat|memecat|mecat|phk|berhentikan|berhentiin|memberhentikan|keluarin|mengeluarkan & karyawan|pegawai|pekerja|anak buah|cara|bagaimana|boleh|pesangon|orang',
    ],
    weight: 1.6,
    reply: `Memberhentikan orang ada urutannya; yang lisan dan mendadak paling sering jadi perkara.\n\n1. **Bicarakan dan catat**: perbuatannya, tanggalnya, kesepakatannya.\n2. **Surat peringatan** 1, 2, 3 sesuai perjanjian, masing-masing dengan waktu memperbaiki.\n3. Kalau tetap: pertemuan baik-baik, sebut alasannya, sepakati hari terakhir, tulis.\n4. Bayar **upah sampai hari terakhir** dan haknya; pesangon tergantung jenis perjanjian, alasan, dan masa kerja.\n\nSurat peringatannya bisa saya buatkan kalau Anda sebut nama, jabatan, dan kejadiannya.\n\n${askLabourOffice}`,
  },
  {
    name: 'interns',
    asks: ['anak magang pkl digaji tidak'],
    when: [
      'magang|pkl|anak smk|praktik kerja|internship|trainee & gaji|digaji|bayar|dibayar|uang saku|wajib|aturan|boleh',
    ],
    weight: 2.4,
    reply:
      'Bedakan dua macam:\n\n- **Siswa PKL atau mahasiswa** lewat sekolah: belajar, bukan bekerja. Tidak wajib digaji, tetapi lazim diberi **uang transport dan makan**; perjanjiannya dengan sekolah.\n- **Pemagangan** orang yang mencari kerja: wajib ada **perjanjian tertulis** dan **uang saku** (termasuk transport dan makan), jaminan kecelakaan kerja, paling lama satu tahun (Permenaker 6/2020).\n\nKalau tugas dan jamnya sama dengan karyawan biasa, ia dapat dianggap **pekerja** dan berhak atas upah. Jangan diberi pegang uang sendirian atau alat berbahaya, dan buat surat keterangan di akhir. ' +
      askLabourOffice,
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
    reply: `Pegangan masa percobaan:\n\n- Hanya untuk perjanjian kerja **tetap**, paling lama **3 bulan**, dan ditulis sejak awal. Untuk kontrak waktu tertentu tidak boleh ada masa percobaan.\n- Selama percobaan **tetap dibayar**; pelatihan yang isinya melayani pembeli juga bekerja.\n- Sepakati tiga hal yang dinilai: datang tepat waktu, jujur soal uang, bisa mengerjakan tugas utama. Lihat di minggu 2, 6, dan 12.\n- Lanjut atau tidak, katakan sebelum masanya habis, dengan alasan.\n\nUntuk usaha kecil, seminggu pertama dengan bayaran harian penuh sudah cukup untuk tahu cocok tidaknya. ${askLabourOffice}`,
  },
  {
    name: 'accident_at_work',
    when: [],
    asks: [
      'karyawan kecelakaan waktu kerja siapa yang menanggung',
      'pegawai kena minyak panas biaya berobat tanggung siapa',
      'kurir saya jatuh pas ngantar pesanan',
    ],
    reply: `Tolong dulu orangnya, lalu urus suratnya.\n\n- Kalau terdaftar **BPJS Ketenagakerjaan** (program kecelakaan kerja): bawa ke fasilitas yang bekerja sama, laporkan ke BPJS secepatnya; laporan awalnya dibatasi waktu, jadi jangan menunda.\n- Kalau **belum terdaftar**: menurut aturan, pemberi kerja yang menanggung biayanya. Simpan semua kuitansi.\n- Upah selama tidak bisa bekerja tetap dibicarakan; jangan dipotong sepihak.\n- Catat kejadian: jam, tempat, saksi, foto, lalu perbaiki sebabnya.\n\nIuran kecelakaan kerja untuk usaha kecil tergolong ringan dibanding sekali kejadian; besarnya tanyakan kantor BPJS. ${askLabourOffice}`,
  },
  {
    name: 'working_hours',
    asks: [
      'jam kerja karyawan toko maksimal berapa',
      'toko buka 12 jam karyawan kerja berapa jam',
      'jam kerja karyawan menurut undang undang',
      'karyawan kerja 10 jam sehari boleh tidak',
      'kerja 12 jam sehari di warung melanggar tidak',
      'karyawan tidak libur seminggu boleh tidak',
      'jam istirahat dan sholat karyawan',
    ],
    when: [
      'jam kerja|hari libur|libur|istirahat|shift & karyawan|pegawai|toko|kerja & berapa|maksimal|wajib|aturan|lama|boleh|hak',
      'kerja|jam kerja|kerjanya & 12 jam|10 jam|11 jam|13 jam|14 jam|jam sehari & melanggar|boleh|berapa|maksimal|aturan|wajar|?',
    ],
    weight: 2.2,
    reply: `Batas waktu kerja: **7 jam sehari untuk 6 hari** atau **8 jam untuk 5 hari**; keduanya **40 jam seminggu**. Istirahat paling sedikit **30 menit sesudah 4 jam**, libur minimal sehari seminggu, dan waktu ibadah diberikan. Selebihnya **lembur**: paling banyak 4 jam sehari, 18 jam seminggu, dengan persetujuan, dan dibayar. Jadi 12 jam setiap hari tidak sesuai.\n\nToko yang buka 12 jam: dua giliran yang bertumpuk di jam ramai (08.00–15.00 dan 13.00–20.00). Tulis jam, libur, dan lemburnya di perjanjian. ${askLabourOffice}`,
  },
  {
    name: 'shifts',
    asks: ['jadwal shift karyawan toko', 'pembagian jam kerja tiga orang'],
    when: ['shift|giliran|jadwal jaga|jadwal kerja & cara|bagi|atur|orang|buka|jam|bagaimana|?'],
    weight: 1.8,
    reply:
      'Contoh buka 12 jam (09.00 sampai 21.00) dengan tiga orang:\n\n- A 09.00–17.00, B 13.00–21.00, C libur\n- besok B pagi, C sore, A libur; lusa C pagi, A sore, B libur\n\nJadi dua orang tiap hari, bertemu di jam ramai (13.00–17.00), dan masing-masing libur bergiliran. Tempel jadwalnya dua minggu sekali, tukar giliran harus tertulis, dan hitung laci saat berganti. Kalau ramai tiap hari, hitung dulu apakah untungnya menutup orang keempat.',
  },
  {
    name: 'everybody_off_at_once',
    when: [],
    asks: [
      'semua karyawan minta libur lebaran bersamaan',
      'karyawan mudik semua toko tetap buka bagaimana',
      'pegawai minta cuti barengan siapa yang jaga',
    ],
    reply:
      'Bicarakan **sebulan sebelumnya**, bukan seminggu. Hitung dulu: apakah buka waktu itu memang untung?\n\n1. Lihat penjualan tahun lalu. Kalau tidak menutup upah hari libur, **tutup saja** 5 hari dan umumkan.\n2. Kalau ramai: bagi **dua gelombang** (H-3 sampai H+2, dan H+3 sampai H+8); siapa yang tahun lalu jaga, tahun ini pulang dulu.\n3. Yang masuk di tanggal merah dapat upah hari libur atau pengganti hari, disepakati tertulis.\n4. Cari bantuan harian dari tetangga atau keluarga, latih dua hari, menu dikecilkan.\n\nTHR dibayar paling lambat **7 hari sebelum hari raya**, jadi jadwal uangnya ikut diatur. Aturan upah hari libur tanyakan Dinas Tenaga Kerja.',
  },
  {
    name: 'children_and_trade',
    when: [
      'anak|bayi|balita|momong & jualan|dagang|usaha|warung|toko & atur waktu|ngatur waktu|mengatur waktu|bagi waktu|membagi waktu|sambil|repot',
    ],
    asks: [
      'cara mengatur waktu antara anak kecil dan jualan',
      'jualan sambil momong anak bayi bagaimana',
      'ibu rumah tangga bagi waktu antara anak dan usaha',
    ],
    weight: 2,
    reply:
      'Berat, Juragan, karena dua-duanya tidak bisa menunggu. Yang biasanya menolong bukan lebih cepat, melainkan **lebih sedikit**:\n\n1. **Jam buka pendek tapi tetap**, ikut jam tidur anak: misalnya 06.00 sampai 09.00 dan 19.00 sampai 21.00. Tulis di bio, jadi tidak merasa dikejar.\n2. **Pre-order**, bukan stok harian: terima sampai jam tertentu, produksi dua hari seminggu.\n3. Tiga menu saja; bahan disiapkan saat anak tidur.\n4. Balasan siap salin dan jam balas chat.\n5. Sepakati dengan pasangan **satu jam sehari** yang benar-benar Anda pegang.\n\nUang bantuan sebentar (keponakan, tetangga 2 jam) sering lebih murah daripada pesanan yang batal. Ceritakan jualannya, nanti saya bantu susun jadwalnya.',
  },
  {
    name: 'bpjs_rates',
    when: [],
    asks: [
      'iuran bpjs karyawan berapa persen',
      'bpjs ketenagakerjaan bayar berapa untuk satu karyawan',
      'usaha mikro wajib ikut program bpjs apa saja',
    ],
    reply: `Iurannya dari upah yang dilaporkan:\n\n- **Kesehatan 5%**: 4% usaha, 1% karyawan\n- **Kecelakaan kerja** mulai 0,24% dan **kematian** 0,3%: ditanggung usaha\n- **Hari tua 5,7%**: 3,7% usaha, 2% karyawan\n- **Pensiun 3%**: 2% usaha, 1% karyawan\n\nUsaha mikro paling sedikit **kecelakaan kerja dan kematian**. Contoh upah 2.000.000: 0,54% = **Rp 10.800 sebulan**, murah sekali dibanding satu kecelakaan. Angka bisa berubah; pastikan di bpjsketenagakerjaan.go.id dan BPJS Kesehatan (165).`,
  },
  {
    name: 'worker_insurance',
    asks: [
      'karyawan warung wajib bpjs tidak',
      'bpjs ketenagakerjaan pegawai toko kecil',
      'pegawai cuma dua orang wajib bpjs tidak',
    ],
    when: ['bpjs & karyawan|pegawai|pekerja|wajib|warung|usaha|toko|anak buah|daftar|daftarin'],
    weight: 1.6,
    reply: `Menurut aturannya **pemberi kerja mendaftarkan pekerjanya** ke BPJS Kesehatan dan BPJS Ketenagakerjaan, juga usaha kecil. Program dan iurannya menyesuaikan ukuran usaha.\n\n- BPJS Ketenagakerjaan: kecelakaan kerja dan kematian yang paling dasar; untuk Anda sendiri ada jalur *bukan penerima upah*.\n- BPJS Kesehatan: kalau pekerja sudah terdaftar mandiri, tanyakan cara memindahkannya.\n\nBesar iuran dan syaratnya bisa berubah, jadi cek di **bpjsketenagakerjaan.go.id** dan **bpjs-kesehatan.go.id** atau kantor terdekat. Masukkan iurannya ke biaya per karyawan sebelum merekrut.\n\n${askLabourOffice}`,
  },
  {
    name: 'tax_on_wages',
    when: [],
    asks: [
      'gaji karyawan berapa yang kena pph 21',
      'wajib potong pajak gaji karyawan tidak',
      'pph 21 karyawan toko kecil',
    ],
    reply:
      'PPh 21 baru ada kalau upahnya lewat batas bebas (**PTKP**): **Rp 54 juta setahun** untuk lajang, jadi sekitar **Rp 4,5 juta sebulan**; yang menikah dan punya tanggungan lebih tinggi.\n\nUpah di bawah itu: tidak ada yang dipotong. Di atas itu pemberi kerja yang memotong, menyetor, dan melaporkan lewat Coretax (tarif bulanannya memakai tabel TER). Aturan bisa berubah; pastikan di Kring Pajak 1500200 atau konsultan pajak.',
  },
  {
    name: 'income_letter_for_worker',
    when: [
      'surat keterangan penghasilan|keterangan penghasilan|surat keterangan gaji|slip gaji & kpr|kredit|bank|cicilan|karyawan|minta',
    ],
    asks: ['karyawan minta surat keterangan penghasilan buat kpr', 'karyawan minta slip gaji untuk kredit'],
    weight: 2.6,
    reply:
      'Boleh dan wajar. Isi yang diminta bank: nama dan NIK, jabatan, mulai bekerja, **penghasilan sebulan yang sebenarnya**, dan keperluannya. Diteken Anda dengan stempel usaha kalau ada.\n\nJangan menaikkan angkanya walau diminta; bank menelepon, dan yang meneken ikut bertanggung jawab. Lampirkan slip gaji tiga bulan.\n\nSuratnya bisa saya buatkan: *Buatkan surat keterangan penghasilan untuk Rina, kasir sejak Maret 2023, gaji 2.400.000 sebulan*.',
  },
  {
    name: 'owners_own_bpjs',
    when: [],
    asks: [
      'bpjs ketenagakerjaan pedagang kaki lima bayarnya berapa',
      'bpjs kesehatan untuk pemilik usaha sendiri bagaimana',
      'pedagang bisa ikut bpjs ketenagakerjaan tidak',
      'bpjs mandiri iurannya berapa untuk pedagang',
    ],
    reply:
      'Bisa, daftar sendiri:\n\n- **BPJS Kesehatan mandiri**: sekeluarga satu kartu keluarga, lewat Mobile JKN; iuran per orang menurut kelas (kisaran 35.000 sampai 150.000 sebulan, cek tarif terbaru). Tidak mampu: tanyakan dinas sosial soal PBI.\n- **BPJS Ketenagakerjaan bukan penerima upah**: mulai **16.800 sebulan** untuk kecelakaan kerja dan kematian; tambah sekitar 20.000 untuk tabungan hari tua. Daftar di JMO, agen, atau kantor pos.\n\nUntuk pedagang dan kurir yang tiap hari di jalan, yang kedua paling murah dibanding manfaatnya. Iuran bisa berubah; pastikan di aplikasi resminya.',
  },
]
