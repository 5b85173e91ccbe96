import type { Lesson } from './lesson.ts'

/** What families and neighbours are told. */
export const amongNeighbours: readonly Lesson[] = [
  {
    about: [/sampah|daur ulang|limbah rumah/i],
    why: [
      'Sampah yang dicampur hanya menjadi tumpukan; yang dipilah punya nilai',
      'Lingkungan bersih mengurangi bau, lalat, dan banjir',
    ],
    how: [
      'Pilah dari rumah: sisa makanan, barang kering, dan yang berbahaya',
      'Bersihkan dan keringkan plastik, kaleng, dan kardus',
      'Kumpulkan di wadah terpisah',
      'Setorkan sesuai jadwal, timbang, dan catat',
      'Olah sisa dapur menjadi kompos',
    ],
    avoid: ['Membakar sampah', 'Membuang ke selokan atau sungai', 'Menyetor barang basah dan kotor'],
  },
  {
    about: [/mp-?asi|makanan pendamping/i],
    why: [
      'Mulai usia 6 bulan, ASI saja tidak lagi mencukupi kebutuhan gizi bayi',
      'Masa sampai dua tahun menentukan tumbuh kembang anak',
    ],
    how: [
      'Mulai saat bayi berusia 6 bulan, ASI tetap diteruskan',
      'Naikkan tekstur bertahap: lumat, cincang, lalu makanan keluarga',
      'Lengkapi piringnya: makanan pokok, protein hewani, kacang, sayur, buah, dan lemak',
      'Beri sedikit demi sedikit, tambah seiring usia',
      'Cuci tangan dan alat, masak sampai matang',
    ],
    avoid: [
      'Memaksa anak makan atau makan sambil menonton',
      'Bubur encer tanpa lauk',
      'Menambahkan banyak gula dan garam',
    ],
  },
  {
    about: [/gizi|stunting|makanan sehat|isi piringku|tumbuh kembang|balita/i],
    why: [
      'Anak yang cukup gizi tumbuh, belajar, dan tidak mudah sakit',
      'Kurang gizi lebih mudah dicegah daripada dikejar',
    ],
    how: [
      'Sajikan makanan beragam: pokok, lauk, sayur, dan buah',
      'Utamakan protein hewani seperti telur, ikan, atau ayam',
      'Timbang dan ukur anak setiap bulan di posyandu',
      'Lengkapi imunisasi sesuai jadwal',
      'Jaga kebersihan tangan, air minum, dan makanan',
    ],
    avoid: [
      'Mengganti makan dengan jajanan',
      'Menunda ke posyandu saat berat anak tidak naik',
      'Minuman manis setiap hari',
    ],
  },
  {
    about: [/cuci tangan|ctps|phbs|hidup bersih|hidup sehat|pola hidup/i],
    why: ['Tangan membawa kuman yang tidak terlihat', 'Kebiasaan bersih melindungi seluruh keluarga'],
    how: [
      'Basahi tangan dengan air mengalir, pakai sabun',
      'Gosok telapak, punggung, dan sela jari',
      'Bersihkan ujung jari, kuku, dan ibu jari',
      'Bilas sampai bersih',
      'Keringkan dengan kain atau tisu bersih',
    ],
    avoid: [
      'Hanya membasahi tanpa sabun',
      'Lupa sebelum makan dan sesudah dari toilet',
      'Memakai lap bersama yang kotor',
    ],
  },
  {
    about: [/demam berdarah|\bdbd\b|jentik|nyamuk|\bpsn\b/i],
    why: ['Nyamuk berkembang di air bersih yang tergenang', 'Pencegahan berhasil bila semua rumah ikut'],
    how: [
      'Kuras tempat air secara rutin',
      'Tutup rapat semua penampungan air',
      'Singkirkan atau daur ulang barang bekas yang menampung air',
      'Pakai kelambu atau obat nyamuk, pelihara ikan pemakan jentik',
      'Segera periksa bila demam tinggi tidak turun',
    ],
    avoid: [
      'Mengandalkan pengasapan saja',
      'Membiarkan talang, pot, dan ban bekas',
      'Menunggu demam berhari-hari di rumah',
    ],
  },
  {
    about: [/kebakaran|apar|pemadam|kompor|gas elpiji|korsleting/i],
    why: ['Api kecil menjadi besar dalam hitungan menit', 'Kebanyakan kebakaran di rumah dan pasar bisa dicegah'],
    how: [
      'Periksa selang, regulator, dan kabel secara rutin',
      'Matikan kompor dan cabut listrik yang tidak dipakai',
      'Simpan alat pemadam di tempat yang mudah diraih',
      'Tutup api kecil dengan kain basah, jangan disiram bila berasal dari minyak',
      'Bila membesar: keluar, jauhkan orang, hubungi pemadam',
    ],
    avoid: ['Menumpuk colokan', 'Meninggalkan kompor menyala', 'Kembali masuk untuk mengambil barang'],
  },
  {
    about: [/gempa|bencana|banjir|longsor|tsunami|mitigasi|evakuasi/i],
    why: ['Bencana tidak bisa dicegah, korbannya bisa dikurangi', 'Keluarga yang sudah berlatih tidak panik'],
    how: [
      'Kenali bahaya di sekitar rumah dan jalur evakuasinya',
      'Siapkan tas siaga: surat penting, obat, senter, air, makanan',
      'Sepakati titik kumpul keluarga',
      'Saat terjadi: lindungi kepala, jauhi kaca, keluar dengan tertib',
      'Ikuti kabar resmi, bantu yang lemah lebih dulu',
    ],
    avoid: ['Menyebarkan kabar yang belum jelas', 'Memakai lift', 'Kembali ke rumah sebelum dinyatakan aman'],
  },
  {
    about: [/bullying|perundungan|kekerasan|gawai|gadget|parenting|pola asuh|mendidik anak/i],
    why: ['Anak meniru yang dilihat, bukan hanya yang dikatakan', 'Rumah yang aman membuat anak berani bercerita'],
    how: [
      'Sediakan waktu bersama tanpa HP setiap hari',
      'Dengarkan cerita anak tanpa langsung menghakimi',
      'Buat aturan bersama dan jelaskan alasannya',
      'Puji usaha anak, bukan hanya hasilnya',
      'Minta bantuan guru atau ahli bila anak berubah',
    ],
    avoid: ['Membandingkan anak', 'Menghukum saat marah', 'Memberi HP supaya anak diam'],
  },
  {
    about: [/narkoba|rokok|merokok|miras|kenakalan/i],
    why: ['Sekali mencoba bisa menjadi kebiasaan yang sulit dihentikan', 'Teman dan keluarga adalah pelindung pertama'],
    how: [
      'Kenali ajakan dan cara menolaknya',
      'Pilih teman dan kegiatan yang baik',
      'Berani bercerita kepada orang tua atau guru',
      'Isi waktu dengan olahraga, seni, atau usaha',
      'Bila sudah terlanjur, minta pertolongan secepatnya',
    ],
    avoid: ['Mencoba karena gengsi', 'Menyimpan titipan orang', 'Menjauhi teman yang ingin berhenti'],
  },
  {
    about: [/kompos|pupuk organik|pertanian organik|hidroponik|tanam|berkebun|sayur|pekarangan/i],
    why: ['Pekarangan kecil pun bisa menambah pangan keluarga', 'Tanah yang sehat menghasilkan tanaman yang sehat'],
    how: [
      'Siapkan tempat yang kena sinar matahari',
      'Pilih bibit yang baik dan mudah tumbuh',
      'Siapkan media tanam yang gembur dengan pupuk organik',
      'Siram teratur, buang gulma dan daun sakit',
      'Panen pada waktunya, lalu tanam lagi bergiliran',
    ],
    avoid: ['Menyiram berlebihan', 'Menanam terlalu rapat', 'Pupuk atau racun melebihi aturan'],
  },
  {
    about: [
      /lele|nila|ikan|kolam|ternak|ayam|kambing|bebek|sapi|puyuh/i,
      /budi ?daya|beternak|pelihara|memelihara|perawatan|pakan|cara|penyuluhan|pelatihan/i,
    ],
    why: [
      'Hewan yang sehat tumbuh lebih cepat dengan pakan yang sama',
      'Catatan sederhana menunjukkan untung dan ruginya',
    ],
    how: [
      'Siapkan kandang atau kolam yang bersih sebelum bibit datang',
      'Pilih bibit sehat dan seragam dari penjual tepercaya',
      'Beri pakan sesuai umur, pada jam yang tetap',
      'Periksa air, kandang, dan hewan setiap hari; pisahkan yang sakit',
      'Catat pakan, yang mati, dan hasil panen',
    ],
    avoid: ['Terlalu padat', 'Pakan berlebihan sampai tersisa', 'Memberi obat tanpa petunjuk'],
  },
  {
    about: [
      /koperasi|arisan|simpan pinjam|gotong royong|organisasi|karang taruna|pengurus/i,
      /manfaat|pentingnya|cara|pengelolaan|mengelola|sosialisasi|pelatihan/i,
    ],
    why: ['Yang berat sendirian menjadi ringan bersama', 'Kepercayaan tumbuh dari catatan yang terbuka'],
    how: [
      'Sepakati tujuan dan aturan bersama secara tertulis',
      'Bagi tugas: ketua, sekretaris, dan bendahara',
      'Catat setiap uang masuk dan keluar, simpan buktinya',
      'Laporkan kepada semua anggota secara berkala',
      'Putuskan hal besar lewat musyawarah',
    ],
    avoid: [
      'Uang bersama dipegang satu orang tanpa catatan',
      'Meminjamkan di luar aturan',
      'Rapat tanpa hasil tertulis',
    ],
  },
  {
    about: [/profesi|pekerjaan|cita-cita|karier|karir|kelas inspirasi/i],
    why: [
      'Setiap pekerjaan yang jujur berguna bagi orang lain',
      'Mengenal banyak pekerjaan membantu memilih cita-cita',
    ],
    heading: 'Yang akan kita lihat',
    how: [
      'Satu hari bekerja, dari pagi sampai pulang',
      'Alat yang dipakai dan cara menjaganya aman',
      'Cara belajarnya: sekolah, kursus, atau dari guru di tempat kerja',
      'Bagian yang sulit dan yang paling menyenangkan',
      'Giliran kalian: mencoba dan bertanya',
    ],
    avoid: [
      'Malu bertanya',
      'Menyerah saat gagal pertama kali',
      'Menganggap satu pekerjaan lebih rendah dari yang lain',
    ],
  },
]
