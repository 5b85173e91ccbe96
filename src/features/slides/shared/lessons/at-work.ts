import type { Lesson } from './lesson.ts'

const buyers = /pelanggan|pembeli|tamu|konsumen|customer|pasien|nasabah|klien/i

/** Among those who work in a house. */
export const atWork: readonly Lesson[] = [
  {
    about: [buyers, /marah|komplain|keluhan|mengeluh|galak|ngamuk|kecewa|complain/i],
    why: [
      'Pelanggan yang marah masih ingin dibantu; yang diam saja biasanya tidak kembali',
      'Keluhan yang ditangani baik sering membuat pelanggan lebih setia',
      'Satu cerita buruk cepat sampai ke banyak orang',
    ],
    how: [
      'Dengarkan sampai selesai, jangan memotong',
      'Minta maaf atas ketidaknyamanannya, tanpa mencari siapa yang salah',
      'Ulangi masalahnya dengan kalimat sendiri supaya sama-sama paham',
      'Tawarkan satu jalan keluar dan sebutkan waktunya',
      'Tepati, lalu kabari lagi sesudah beres',
    ],
    avoid: [
      'Ikut meninggikan suara atau membantah di depan pelanggan lain',
      'Menyalahkan rekan kerja atau pelanggan',
      'Berjanji yang di luar wewenang',
    ],
  },
  {
    about: [buyers, /melayani|layani|pelayanan|layanan|service|ramah|etika|sikap|menyambut/i],
    why: [
      'Rasa dan harga bisa ditiru, cara melayani jauh lebih sulit ditiru',
      'Pelanggan yang merasa dihargai datang lagi dan mengajak teman',
    ],
    how: [
      'Sapa dan senyum begitu pelanggan datang',
      'Tanyakan kebutuhannya, dengarkan sampai selesai',
      'Tawarkan pilihan yang sesuai, jelaskan harganya dengan jujur',
      'Layani sesuai urutan; bila harus menunggu, beri tahu berapa lama',
      'Ucapkan terima kasih dan ajak datang kembali',
    ],
    avoid: [
      'Melayani sambil bermain HP atau mengobrol sendiri',
      'Menjawab “tidak tahu” tanpa mencari tahu',
      'Membedakan pelanggan dari penampilannya',
    ],
  },
  {
    about: [/pelayanan|service excellence|hospitality|etika (?:pelayanan|melayani|kerja)/i],
    why: [
      'Pelayanan yang baik membuat pelanggan kembali tanpa harus dibujuk',
      'Setiap orang di tempat kerja mewakili nama usahanya',
    ],
    how: [
      'Datang tepat waktu, rapi, dan siap bekerja',
      'Sapa, tatap, dan dengarkan orang yang dilayani',
      'Kerjakan yang dijanjikan, tepat pada waktunya',
      'Sampaikan masalah secepatnya, jangan disembunyikan',
      'Tutup dengan terima kasih',
    ],
    avoid: [
      'Menunda pekerjaan sampai ditagih',
      'Membicarakan pelanggan di depan pelanggan lain',
      'Bekerja asal selesai',
    ],
  },
  {
    about: [/keselamatan|\bk3\b|kecelakaan kerja|alat pelindung|\bapd\b/i],
    why: [
      'Kecelakaan kerja hampir selalu diawali hal kecil yang dibiarkan',
      'Keluarga di rumah menunggu kita pulang dengan selamat',
    ],
    how: [
      'Periksa alat dan tempat kerja sebelum mulai',
      'Pakai alat pelindung yang sesuai dengan pekerjaannya',
      'Matikan mesin sebelum dibersihkan atau diperbaiki',
      'Jaga lantai kering dan jalan keluar tidak terhalang',
      'Laporkan bahaya dan luka sekecil apa pun',
    ],
    avoid: [
      'Melepas pelindung mesin supaya lebih cepat',
      'Bekerja saat mengantuk atau sakit',
      'Bercanda di dekat mesin, api, atau ketinggian',
    ],
  },
  {
    about: [
      /kebersihan|higien\w*|sanitasi|keamanan pangan|bersih/i,
      /dapur|makanan|pangan|katering|catering|warung|resto|jajanan|kantin/i,
    ],
    why: [
      'Makanan yang terlihat enak belum tentu aman',
      'Satu kejadian keracunan bisa menghapus nama baik bertahun-tahun',
    ],
    how: [
      'Cuci tangan pakai sabun sebelum memegang makanan dan sesudah dari toilet',
      'Pisahkan bahan mentah dan makanan matang, juga pisau dan talenannya',
      'Masak sampai matang benar',
      'Simpan makanan tertutup; yang dingin tetap dingin, yang panas tetap panas',
      'Bersihkan alat, meja, dan lantai setiap selesai bekerja',
    ],
    avoid: [
      'Menyiapkan makanan saat sedang diare, batuk, atau luka terbuka',
      'Memakai satu lap untuk semua',
      'Membiarkan makanan matang berjam-jam di suhu ruang',
    ],
  },
  {
    about: [/kerja ?sama tim|kerja tim|team ?work|kekompakan|team ?building/i],
    why: [
      'Pekerjaan besar selesai lebih cepat bila dibagi dengan jelas',
      'Tim yang saling percaya berani mengakui kesalahan dan cepat memperbaikinya',
    ],
    how: [
      'Sepakati tujuan yang sama dan bisa dihitung',
      'Bagi tugas: satu pekerjaan, satu penanggung jawab',
      'Saling mengabari, terutama saat ada hambatan',
      'Bantu rekan yang tertinggal sebelum ditegur',
      'Rayakan hasil bersama, bahas kekurangan bersama',
    ],
    avoid: ['Menunggu disuruh', 'Menyimpan masalah sendirian', 'Mengaku-ngaku hasil kerja orang lain'],
  },
  {
    about: [/komunikasi|public speaking|berbicara di depan|bicara di depan|pidato|presentasi yang baik/i],
    why: [
      'Gagasan yang baik tidak berguna bila tidak dipahami orang lain',
      'Percaya diri di depan orang bisa dilatih, bukan bakat',
    ],
    how: [
      'Tentukan satu pesan utama yang harus diingat',
      'Susun pembuka, tiga pokok isi, dan penutup',
      'Latihan bersuara, hitung waktunya',
      'Bicara pelan, tatap pendengar, beri jeda',
      'Tutup dengan ajakan yang jelas',
    ],
    avoid: ['Membaca slide kata demi kata', 'Bicara terlalu cepat karena gugup', 'Isi terlalu banyak untuk waktunya'],
  },
  {
    about: [/kepemimpinan|leadership|memimpin|pemimpin|supervisor|kepala regu/i],
    why: [
      'Orang mengikuti contoh, bukan hanya perintah',
      'Tim yang dipimpin dengan jelas bekerja tanpa harus diawasi terus',
    ],
    how: [
      'Beri contoh: kerjakan dulu yang diminta dari orang lain',
      'Sampaikan tujuan dan alasannya dengan jelas',
      'Dengarkan masukan sebelum memutuskan',
      'Percayakan tugas, lalu tanyakan kemajuannya',
      'Puji di depan orang, tegur empat mata',
    ],
    avoid: ['Marah di depan pelanggan atau tim', 'Pilih kasih', 'Mengerjakan semuanya sendiri'],
  },
  {
    about: [/disiplin|waktu|produktif|semangat kerja|motivasi|budaya kerja|etos/i],
    why: [
      'Kebiasaan kecil setiap hari menentukan hasil besar di akhir tahun',
      'Rekan dan pelanggan mengandalkan orang yang bisa dipegang janjinya',
    ],
    how: [
      'Tulis tiga pekerjaan terpenting sebelum hari dimulai',
      'Kerjakan yang paling berat lebih dulu',
      'Selesaikan satu hal sebelum mulai yang lain',
      'Periksa hasilnya sebelum diserahkan',
      'Catat yang bisa diperbaiki besok',
    ],
    avoid: ['Menunda dengan alasan masih ada waktu', 'Bekerja sambil membuka HP', 'Menyalahkan keadaan'],
  },
  {
    about: [/kasir|laci|shift|buka tutup toko/i],
    why: ['Selisih kecil setiap hari menjadi besar di akhir bulan', 'Catatan yang rapi melindungi kasir dan pemilik'],
    how: [
      'Hitung uang laci bersama sebelum mulai, lalu catat',
      'Sebutkan total dan uang yang diterima kepada pembeli',
      'Catat setiap penjualan saat itu juga',
      'Hitung kembalian dua kali, beri struknya',
      'Tutup shift: hitung uang, cocokkan dengan catatan, tanda tangan',
    ],
    avoid: ['Memakai uang laci untuk keperluan lain', 'Satu laci dipegang bergantian', 'Mencatat nanti dari ingatan'],
  },
  {
    about: [/stok|gudang|persediaan|inventory|opname|fifo/i],
    why: ['Barang kosong berarti pembeli pindah ke toko lain', 'Barang menumpuk berarti uang tertahan dan bisa rusak'],
    how: [
      'Beri tempat tetap dan label untuk setiap barang',
      'Catat setiap barang masuk dan keluar saat itu juga',
      'Yang lebih dulu masuk, lebih dulu dikeluarkan',
      'Tentukan jumlah terkecil sebelum memesan lagi',
      'Hitung fisik secara berkala dan cocokkan dengan catatan',
    ],
    avoid: ['Menerima barang tanpa dihitung', 'Memesan dari perkiraan', 'Menaruh barang baru di depan barang lama'],
  },
]
