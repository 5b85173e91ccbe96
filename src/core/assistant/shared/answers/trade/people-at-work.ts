import type { Answer } from '../answer.ts'
import { askLabourOffice } from './notes.ts'

const worker = 'karyawan|pegawai|anak buah|kasir|helper|asisten|staf|pekerja|kurir|barista'

/** Workers as people: finding them, teaching them, trouble with them. */
export const peopleAtWork: readonly Answer[] = [
  {
    name: 'late_worker',
    asks: [
      'karyawan sering telat cara menegur',
      'pegawai sering bolos tidak masuk',
      'karyawan telat terus sudah ditegur tetap begitu',
    ],
    when: [
      `${worker} & telat|terlambat|bolos|malas|males|hp terus|main hp|sering|tidak masuk|tidak disiplin|ngeyel|susah diatur|bandel & ?|negur|tegur|menegur|bagaimana|cara|terus|sering`,
      'menegur|negur|tegur & karyawan|pegawai|anak buah|kasir',
    ],
    weight: 1.2,
    reply: `Tegur cepat, empat mata, dan soal **perbuatannya**, bukan orangnya:\n\n1. Tanya dulu sebabnya; kadang ada masalah di rumah.\n2. Sebut faktanya: *Minggu ini telat tiga kali, Selasa 30 menit. Pelanggan pagi jadi menunggu.*\n3. Sepakati perbaikan dan tanggal melihatnya lagi.\n4. Terulang: teguran tertulis, bertahap.\n\nAturan jam dan akibatnya sebaiknya tertulis sejak awal dan berlaku untuk semua. Surat teguran atau surat peringatannya bisa saya buatkan.\n\n${askLabourOffice}`,
  },
  {
    name: 'dishonest_worker',
    asks: [
      'karyawan ketahuan mengambil uang kasir pecat langsung atau bagaimana',
      'karyawan ketahuan ngambil uang laci langsung pecat atau sp dulu',
      'pegawai mencuri uang kasir harus bagaimana',
      'kasir ketahuan mengambil uang laci cara menegurnya',
      'kasir ketahuan mengambil dari laci',
      'curiga kasir mengambil uang laci',
      'karyawan diam diam mengambil uang warung',
    ],
    when: [`${worker} & curang|nyolong|mencuri|ngambil|korupsi|nilep|jujur|bohong|curi|ngutil|kepercayaan`],
    weight: 1.3,
    reply: `Jangan menuduh sebelum ada bukti:\n\n1. Cocokkan **catatan dan uang** beberapa hari: penjualan, stok, isi laci.\n2. Rapikan celahnya: satu laci satu orang, stok dihitung tiap tutup, kasir dengan sandi sendiri.\n3. Bicara empat mata dengan angka di tangan; beri kesempatan menjelaskan.\n4. Kalau terbukti: pengakuan dan kesepakatan mengganti **tertulis, dengan saksi**.\n\n**SP atau pecat?** Mengambil uang termasuk pelanggaran berat; yang menentukan perjanjian kerja dan aturan toko Anda. Tanpa aturan tertulis, jalan yang aman: surat peringatan dan ganti rugi bila masih ingin memberi kesempatan, atau berhenti dengan kesepakatan tertulis. Jangan memecat lewat chat saat marah.\n\nMemotong gaji atau menahan ijazah sembarangan bisa menjadi masalah hukum.\n\n${askLabourOffice}`,
  },
  {
    name: 'hiring',
    asks: [
      'mau rekrut admin toko tesnya apa',
      'tes untuk calon karyawan',
      'cara mencari karyawan yang jujur',
      'wawancara pegawai baru',
      'cari pegawai susah yang mau kerja',
    ],
    when: [
      `cari|mencari|rekrut|merekrut|lowongan|nyari|loker|wawancara|interview & ${worker}|orang`,
      'lowongan & kerja|isi|contoh|pasang|tulis',
    ],
    weight: 1,
    reply: `Mencari orang yang cocok:\n\n1. Tulis **tiga tugas utama**, jam kerja, dan upahnya; jangan hanya "jujur dan rajin".\n2. Sebar ke pelanggan dan tetangga dulu; rujukan biasanya lebih awet.\n3. Coba kerja sehari dua hari, **dibayar**.\n4. Tanya: *Pernah ada pembeli marah? Waktu itu apa yang dilakukan?*\n5. Hari pertama langsung beri aturan tertulis.\n\nSebelum merekrut, hitung: upah sebulan ÷ untung per barang = berapa yang harus laku tambahan.\n\n${askLabourOffice}`,
  },
  {
    name: 'family_worker',
    asks: ['istri bantu di toko digaji tidak', 'anggota keluarga kerja di usaha perlu digaji'],
    when: [
      'saudara|keponakan|adik|kakak|sepupu|keluarga|istri|suami & kerja|bekerja|digaji|gaji|bantu|ikut & ?|berapa|perlu|enak|bagaimana',
    ],
    weight: 0.9,
    reply:
      'Keluarga yang ikut bekerja sebaiknya diperlakukan seperti karyawan: tugas jelas, jam jelas, **upah jelas**, walau kecil. Kalau gratis, biasanya berujung sungkan menegur.\n\nSepakati juga sejak awal: siapa memegang uang, siapa memutuskan, dan apa yang terjadi kalau ia berhenti. Upahnya masuk hitungan HPP.',
  },
  {
    name: 'first_employee',
    asks: [
      'kapan sebaiknya punya karyawan pertama',
      'gaji karyawan warung wajarnya berapa',
      'gaji pertama karyawan toko kecil',
      'gaji karyawan warung yang wajar',
      'bayaran harian orang bantu di warung',
    ],
    when: [
      'karyawan|pegawai & pertama|digaji berapa|gaji berapa|berapa gaji|gajinya berapa|rekrut|cari|merekrut',
      'gaji & karyawan|kasir|pelayan|pegawai|koki|barista & berapa|wajar|pantas|hitung',
    ],
    weight: 1,
    reply:
      'Patokan gaji usaha kecil: lihat **upah minimum** kota Anda, lalu ukur kemampuan usaha: total gaji sehatnya **15 sampai 25% dari omzet**. Omzet 20 juta sebulan berarti 3 sampai 5 juta untuk semua gaji.\n\nUsaha mikro dan kecil boleh menyepakati upah dengan pekerja dalam batas aturan; tulis jam kerja, libur, dan bonusnya. Masa percobaan boleh paling lama 3 bulan untuk karyawan tetap.\n\nPerjanjian kerjanya bisa saya buatkan. Untuk kepastian aturan, tanyakan Dinas Tenaga Kerja setempat.',
  },
  {
    name: 'keep_workers',
    asks: ['supaya karyawan betah', 'karyawan tidak betah sering ganti orang'],
    when: [
      'karyawan|pegawai|anak buah|pekerja & betah|bertahan|keluar terus|gonta ganti|resign terus|semangat|loyal|setia|rajin|termotivasi & cara|biar|supaya|bagaimana|terus|tips',
    ],
    weight: 1.7,
    reply:
      'Orang betah karena empat hal, dan tiga di antaranya tidak mahal:\n\n1. **Gaji tepat tanggal**, dengan slip; telat dua hari saja merusak kepercayaan.\n2. **Tugas jelas**: satu lembar, jam mulai dan selesai, libur tetap.\n3. **Didengar**: 10 menit seminggu, tanya apa yang menyusahkan.\n4. **Ikut untung**: kalau omzet lewat target, bonus yang dihitung terbuka. Contoh 2% dari kelebihan: target 20 juta, tercapai 26 juta, 6 juta × 2% = 120.000 dibagi.\n\nTegur berdua, puji di depan orang. Kalau tetap banyak yang keluar, tanya yang sudah keluar: jawabannya paling jujur.',
  },
  {
    name: 'workers_quarrel',
    when: [],
    asks: ['karyawan berantem satu sama lain', 'dua pegawai tidak akur di toko', 'karyawan saling menyalahkan'],
    reply:
      'Dengar **sendiri-sendiri** dulu, hari itu juga, jangan di depan pembeli:\n\n1. Tanya kejadian, bukan siapa yang salah: *apa yang terjadi, jam berapa, siapa yang lihat*.\n2. Cari akarnya. Yang paling sering: tugas tidak jelas, libur tidak adil, atau satu merasa mengerjakan semuanya.\n3. Pertemukan, Anda yang bicara: putuskan **pembagian tugas tertulis** dan jadwal bergilir.\n4. Lihat lagi seminggu kemudian.\n\nKekerasan, ancaman, atau mengambil barang lain urusannya: surat peringatan, dan yang membahayakan tidak boleh bekerja bersama dulu. Surat peringatannya bisa saya buatkan.',
  },
  {
    name: 'workers_in_love',
    when: [],
    asks: ['karyawan pacaran sesama karyawan perlu dilarang', 'dua karyawan menikah satu harus keluar tidak'],
    reply:
      'Tidak perlu dilarang, dan **memberhentikan karena menikah sesama karyawan tidak boleh** (putusan MK 2017). Yang diatur **kerjanya**:\n\n- tidak saling menutupi absen dan kas; pisahkan giliran dan jangan satu yang memegang uang, satu yang memeriksa\n- tidak bermesraan di depan pembeli\n- masalah pribadi tidak dibawa ke toko\n\nSampaikan berdua sekali, dengan sopan, lalu nilai dari pekerjaannya saja.',
  },
  {
    name: 'worker_harassed',
    when: [],
    asks: [
      'karyawan perempuan digoda pelanggan',
      'pelanggan melecehkan pelayan saya',
      'karyawan dilecehkan di tempat kerja',
    ],
    reply:
      'Berdirilah di pihak karyawan Anda; itu kewajiban pemberi kerja.\n\n1. Gantikan melayani saat itu juga, lalu tegur: *Pak, di sini kami minta sopan ke karyawan kami.* Mengulang: minta pergi, tidak dilayani lagi.\n2. Tanya karyawannya pelan-pelan, di tempat tertutup, apa yang ia inginkan. Jangan menyalahkan pakaian atau sikapnya.\n3. Catat waktu, saksi, simpan CCTV.\n4. Sudah menyentuh atau mengancam: itu **pidana (UU TPKS)**. Dampingi lapor polisi; hotline **SAPA 129**.\n\nBuat aturan: tidak sendirian di giliran malam, kode minta tolong, tulisan *hormati karyawan kami*.',
  },
  {
    name: 'suspects_a_worker',
    when: [
      'curiga|mencurigai|curigaan|dicurigai & karyawan|stok|uang|laci|barang',
      'stok|barang|uang|gula & selisih|berkurang|hilang & curiga|karyawan',
    ],
    asks: [
      'stok selisih tiap minggu curiga karyawan',
      'curiga pegawai mengambil barang belum ada bukti',
      'barang berkurang terus tidak tahu siapa yang ambil',
    ],
    weight: 1,
    reply:
      'Jangan menuduh dulu; cari **di mana** hilangnya:\n\n1. Dua minggu, hitung **barang itu saja** saat buka dan tutup, berdua. Tulis jumlah, jam, dan siapa yang jaga.\n2. Singkirkan sebab lain: timbangan tidak pas, susut, dipakai sendiri, bon lupa dicatat, kiriman kurang.\n3. Kalau selalu hilang di jam orang yang sama, bicara **empat mata dengan angka**: *Tiga minggu ini gula kurang 3 kg di sif sore. Menurutmu kenapa?*\n4. Ubah caranya untuk semua: timbang dan kemas di depan, gudang satu kunci, serah terima tiap sif, kamera di area jualan.\n\nPemecatan, potong gaji, atau lapor polisi hanya dengan bukti; untuk itu tanyakan dulu Dinas Tenaga Kerja.',
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
    name: 'when_to_hire',
    asks: ['kapan perlu tambah karyawan', 'kewalahan sendiri perlu tambah orang tidak'],
    when: [
      'kapan|saatnya|waktunya|perlu|sudah waktunya & nambah|tambah|rekrut|cari|butuh|punya|ambil & karyawan|pegawai|orang|helper|tenaga & !stok|gaji berapa',
    ],
    weight: 2,
    reply:
      'Tambah orang kalau **tiga tanda** ini sudah sebulan:\n\n1. pesanan ditolak atau telat karena tenaga, bukan karena modal,\n2. Anda kehabisan waktu untuk hal yang hanya Anda bisa,\n3. untungnya menutup upah: **upah ÷ untung per barang = tambahan yang harus laku**.\n\nContoh upah 1.800.000, untung 5.000 per porsi: 360 porsi sebulan, **14 sehari** lebih banyak dari sekarang. Belum pasti? Mulai 3 jam di jam ramai atau harian saat pesanan besar. Siapkan juga 3 bulan upahnya sebagai cadangan.',
  },
  {
    name: 'how_many_workers',
    when: [],
    asks: [
      'berapa karyawan ideal untuk warung makan 10 meja',
      'jumlah pegawai yang pas untuk kafe kecil',
      'kebanyakan karyawan atau kurang',
    ],
    reply:
      'Dua ukuran yang dipakai bersamaan:\n\n- **Kerja**: satu pelayan memegang 4 sampai 6 meja, satu juru masak 25 sampai 30 porsi sejam. 10 meja: **2 pelayan, 1 sampai 2 dapur, 1 kasir** (pemilik) di jam ramai; jam sepi separuhnya.\n- **Uang**: semua gaji paling banyak **20 sampai 25% omzet**. Omzet 30 juta berarti 6 sampai 7,5 juta, kira-kira 3 orang.\n\nKalau keduanya tidak cocok, pakai **paruh waktu** 4 jam di jam ramai. Tanda kurang: antrean di atas 15 menit; tanda lebih: ada yang menganggur di jam ramai.',
  },
  {
    name: 'phones_at_work',
    asks: ['karyawan main hp waktu jaga toko', 'karyawan main hp terus'],
    when: [
      'karyawan|pegawai|anak buah|kasir & main hp|hp terus|main hape|hapean|pegang hp|tiktokan & cara|bagaimana|supaya|biar|larang|aturan|?',
    ],
    weight: 2.6,
    reply:
      'Melarang total jarang berhasil; yang berhasil **aturan yang sama untuk semua**, juga untuk Anda:\n\n1. **HP disimpan di satu tempat** saat melayani (laci atau gantungan), boleh dibuka di jam istirahat dan 5 menit tiap dua jam.\n2. Sediakan **satu HP toko** untuk pesanan WA, supaya tidak ada alasan.\n3. Isi waktu sepi: daftar kerja kecil tiap jam (lap rak, hitung stok, timbang bumbu).\n4. Ukur hasil, bukan gerak-gerik: pembeli disapa dalam 10 detik, laci cocok, rak penuh.\n5. Melanggar: ditegur empat mata dengan contohnya, ketiga kali tertulis.\n\nBicarakan alasannya dulu (pembeli merasa diabaikan), minta usul mereka, lalu tempel aturannya. Aturan tertulisnya bisa saya buatkan sebagai surat.',
  },
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
    name: 'relative_wants_a_job',
    when: [],
    asks: [
      'saudara minta kerja di warung saya tidak enak menolak',
      'sepupu minta kerjaan di toko saya takut tidak enakan',
      'keluarga mau ikut kerja di usaha saya terima tidak',
    ],
    reply:
      'Putuskan dulu sebagai pemilik, baru sebagai saudara: **memang butuh orang dan sanggup menggajinya?**\n\n- **Tidak**: tolak sekarang, pendek, tanpa memberi harapan. *Maaf ya, warung belum kuat menambah orang. Kalau nanti butuh, kamu yang pertama saya kabari.*\n- **Ya**: perlakukan seperti karyawan lain. **Coba dua minggu**, tugas, jam, upah, dan hari gajian disebut di depan; uang laci satu orang satu giliran.\n\nSepakati juga cara berhentinya: *Kalau tidak cocok, kita berhenti baik-baik dan tetap saudara.* Yang merusak hubungan biasanya bukan penolakan, melainkan aturan yang tidak pernah diucapkan.',
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
    name: 'workers_posts',
    when: [],
    asks: ['karyawan menjelekkan toko di tiktok', 'pegawai bikin status jelek tentang bos', 'karyawan live saat kerja'],
    reply:
      'Tenang dulu, simpan tangkapan layarnya, lalu bicara **berdua** hari itu:\n\n1. Tanya sebabnya; sering ada upah, jam, atau perlakuan yang belum beres. Kalau benar, perbaiki.\n2. Sebut yang dilanggar: rahasia resep atau data pembeli, nama toko, jam kerja. Minta dihapus.\n3. Tulis aturannya untuk semua: HP hanya saat istirahat, isi dapur dan pembeli tidak diunggah tanpa izin.\n4. Terulang: surat teguran bertahap.\n\nJangan membalas di media sosial dan jangan memotong gaji sepihak. Fitnah yang merugikan besar: tanyakan LBH atau Dinas Tenaga Kerja sebelum melangkah. Surat tegurannya bisa saya buatkan.',
  },
  {
    name: 'targets_for_workers',
    when: [],
    asks: [
      'target penjualan untuk karyawan toko berapa',
      'karyawan tidak mengejar target',
      'bikin target harian pegawai yang adil',
    ],
    reply: `Target yang adil dihitung, bukan dikira: ambil **rata-rata 4 minggu** terakhir, naikkan **10%**.\n\n1. Untuk tim per hari, bukan per orang, kalau jaga bergantian; untuk sales boleh per orang.\n2. Ukur yang bisa mereka kerjakan: jumlah ditawari paket, balas chat di bawah 10 menit, stok tercatat.\n3. **Bonus jelas dan cepat**: misalnya 5% dari kelebihan omzet di atas target, dibayar tiap minggu.\n4. Tidak tercapai tiga minggu: lihat dulu harganya, barangnya, cuacanya, baru orangnya.\n\nJangan memotong upah pokok karena target. ${askLabourOffice}`,
  },
]
