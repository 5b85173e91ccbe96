import type { Answer } from './answer.ts'

const officeNote = '\n\nUntuk kepastian aturan, tanyakan Dinas Tenaga Kerja setempat.'
const worker = 'karyawan|pegawai|anak buah|kasir|helper|asisten|staf|pekerja|kurir|barista'

/** People who work for the owner. */
export const workers: readonly Answer[] = [
  {
    name: 'kind_of_employment',
    asks: ['karyawan harian atau bulanan', 'beda karyawan kontrak dan tetap'],
    when: [
      `${worker} & kontrak|harian|tetap|borongan|lepas|magang|freelance|part time|paruh waktu & mending|atau|sebaiknya|baiknya|bagus|beda|apa`,
    ],
    weight: 1.4,
    reply: `Pilih menurut pekerjaannya:\n\n- **harian atau borongan**: pekerjaan tidak menentu atau musiman (pesanan besar, panen),\n- **kontrak waktu tertentu**: pekerjaan yang jelas kapan selesainya; sebaiknya tertulis,\n- **tetap**: pekerjaan inti tiap hari; boleh masa percobaan paling lama 3 bulan.\n\nUntuk karyawan pertama, banyak usaha kecil mulai dengan coba kerja singkat yang **dibayar**, lalu perjanjian tertulis: tugas, jam, upah, libur. Perjanjiannya bisa saya buatkan.${officeNote}`,
  },
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
    reply: `Tegur cepat, empat mata, dan soal **perbuatannya**, bukan orangnya:\n\n1. Tanya dulu sebabnya; kadang ada masalah di rumah.\n2. Sebut faktanya: *Minggu ini telat tiga kali, Selasa 30 menit. Pelanggan pagi jadi menunggu.*\n3. Sepakati perbaikan dan tanggal melihatnya lagi.\n4. Terulang: teguran tertulis, bertahap.\n\nAturan jam dan akibatnya sebaiknya tertulis sejak awal dan berlaku untuk semua. Surat teguran atau surat peringatannya bisa saya buatkan.${officeNote}`,
  },
  {
    name: 'worker_advance',
    asks: [
      'karyawan minta gaji di depan sebelum tanggal gajian',
      'pegawai pinjam uang gaji bulan depan',
      'karyawan sering kasbon gaji',
    ],
    when: [
      `${worker} & kasbon|pinjam|pinjaman|minjam|ngutang|hutang|utang|advance|di muka|duluan & !pelanggan|bank|koperasi`,
    ],
    weight: 1.6,
    reply: `Boleh, asal ada aturannya dan sama untuk semua:\n\n1. **Batas**: paling banyak 20 sampai 30% gaji, satu kasbon sampai lunas.\n2. **Tertulis**: jumlah, tanggal, dipotong berapa kali, tanda tangan.\n3. Potongan dicatat di slip gaji, dan yang dibawa pulang tetap cukup untuk hidup.\n4. Uangnya dari kas yang memang ada, bukan uang belanja.\n\nContoh kasbon 500.000: dipotong 2 × 250.000. Menolak juga boleh, dengan alasan yang baik. Surat kesepakatannya bisa saya buatkan.${officeNote}`,
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
    reply: `Hari yang **sudah dikerjakan tetap dibayar**, sampai hari terakhirnya, juga kalau ia pergi mendadak. Contoh gaji 2.600.000 untuk 26 hari kerja, masuk 10 hari: 10 × 100.000 = **1.000.000**, dikurangi kasbon yang tercatat.\n\n1. Minta surat pengunduran diri dan serah terima (kunci, uang laci, sandi kasir).\n2. Bayar di tanggal gajian seperti biasa, dengan tanda terima.\n3. Ganti kata sandi kasir hari itu juga.\n\nMemberhentikan karyawan punya aturan sendiri (alasan, pemberitahuan, pesangon), jadi bertanyalah sebelum memutuskan.${officeNote}`,
  },
  {
    name: 'wage_talk',
    asks: [
      'karyawan minta naik gaji menjawabnya bagaimana',
      'karyawan minta naik gaji',
      'cara menolak karyawan minta kenaikan gaji',
      'anak buah minta naik gaji padahal omzet turun',
    ],
    when: [
      `${worker}|gaji & gaji|naik & naik|naikkan|kenaikan|belum bisa|minta & ngomong|bicara|bilang|menjelaskan|cara|bagaimana|tolak|minta naik|belum & !di depan|kasbon|pinjam|sebelum tanggal`,
      `${worker} & minta & gaji|upah & naik|dinaikkan|naikin`,
    ],
    weight: 1.6,
    reply: `Bicara jujur, empat mata, dengan angka dan tanggal:\n\n*Saya lihat kerjamu bagus, terutama … Untuk sekarang usaha belum kuat menaikkan gaji, karena penjualan tiga bulan ini … Kita lihat lagi bulan Maret: kalau omzet sampai …, gaji naik … Sementara itu, saya bisa …*\n\nYang bisa ditawarkan selain gaji: bonus kalau target tercapai, jam lebih luwes, makan siang, belajar hal baru. **Tepati tanggalnya.** Dan pastikan upahnya tidak di bawah aturan yang berlaku untuk usaha Anda.${officeNote}`,
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
    reply: `Jangan menuduh sebelum ada bukti:\n\n1. Cocokkan **catatan dan uang** beberapa hari: penjualan, stok, isi laci.\n2. Rapikan celahnya: satu laci satu orang, stok dihitung tiap tutup, kasir dengan sandi sendiri.\n3. Bicara empat mata dengan angka di tangan; beri kesempatan menjelaskan.\n4. Kalau terbukti: pengakuan dan kesepakatan mengganti **tertulis, dengan saksi**.\n\n**SP atau pecat?** Mengambil uang termasuk pelanggaran berat; yang menentukan perjanjian kerja dan aturan toko Anda. Tanpa aturan tertulis, jalan yang aman: surat peringatan dan ganti rugi bila masih ingin memberi kesempatan, atau berhenti dengan kesepakatan tertulis. Jangan memecat lewat chat saat marah.\n\nMemotong gaji atau menahan ijazah sembarangan bisa menjadi masalah hukum.${officeNote}`,
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
    reply: `Mencari orang yang cocok:\n\n1. Tulis **tiga tugas utama**, jam kerja, dan upahnya; jangan hanya "jujur dan rajin".\n2. Sebar ke pelanggan dan tetangga dulu; rujukan biasanya lebih awet.\n3. Coba kerja sehari dua hari, **dibayar**.\n4. Tanya: *Pernah ada pembeli marah? Waktu itu apa yang dilakukan?*\n5. Hari pertama langsung beri aturan tertulis.\n\nSebelum merekrut, hitung: upah sebulan ÷ untung per barang = berapa yang harus laku tambahan.${officeNote}`,
  },
  {
    name: 'holiday_pay_rule',
    asks: [
      'thr karyawan dihitung bagaimana',
      'karyawan baru beberapa bulan dapat thr tidak',
      'aturan thr',
      'bonus lebaran karyawan borongan wajib tidak',
      'karyawan kerja empat bulan dapat thr tidak berapa',
    ],
    when: ['thr|tunjangan hari raya|bonus lebaran|uang lebaran|bonus hari raya'],
    weight: 1.6,
    reply: `**THR**: masa kerja 12 bulan atau lebih mendapat **satu bulan upah**; kurang dari itu dihitung sebanding, masa kerja ÷ 12 × upah.\n\nContoh upah Rp 2.400.000, masa kerja 6 bulan: 6 ÷ 12 × 2.400.000 = **Rp 1.200.000**. Sebutkan upah dan masa kerjanya, nanti saya hitungkan. Sisihkan dari sekarang: upah ÷ 12 tiap bulan, jadi tidak berat saat hari raya.${officeNote}`,
  },
  {
    name: 'overtime',
    asks: ['upah lembur dihitung bagaimana', 'lembur dibayar berapa per jam'],
    when: ['lembur|overtime & ?|hitung|dihitung|bayar|berapa|cara|upah|bagaimana'],
    weight: 1.6,
    reply: `Upah lembur dihitung **per jam dari upah sebulan**, dengan pengali yang naik pada jam berikutnya dan pada hari libur. Pengali resminya tidak saya sebut dari ingatan, supaya tidak salah; tanyakan atau lihat di situs Kementerian Ketenagakerjaan.\n\nUntuk usaha kecil yang menyepakati sendiri: tulis sejak awal upah lembur per jam, kapan disebut lembur, dan catat jamnya tiap hari dengan paraf keduanya.${officeNote}`,
  },
  {
    name: 'child_helping',
    asks: ['anak sekolah bantu jaga warung boleh tidak', 'mempekerjakan anak di bawah umur'],
    when: [
      'anak|anak saya|ponakan|keponakan|adik & bantu|jaga|kerja|bekerja|ikut|jualan & boleh|umur|tahun|kecil|sd|smp|sekolah|dibawah umur',
    ],
    weight: 1.3,
    reply: `Membantu orang tua sebentar di warung, **di luar jam sekolah, ringan, dan didampingi**, lazim dilakukan. Yang tidak boleh: mempekerjakan anak seperti karyawan, sampai malam, mengangkat berat, atau mengganggu sekolah dan istirahatnya.\n\nJangan biarkan anak memegang kasir sendirian atau melayani rokok dan obat.${officeNote}`,
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
]
