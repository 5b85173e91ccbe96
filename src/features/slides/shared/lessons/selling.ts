import type { Lesson } from './lesson.ts'

/** How small houses sell and keep their money together. */
export const selling: readonly Lesson[] = [
  {
    about: [/foto|fotografi|memotret|motret/i, /produk|jualan|dagangan|makanan|barang|katalog|\bhp\b/i],
    why: [
      'Pembeli daring melihat fotonya dulu, baru membaca harganya',
      'Foto yang jujur dan jelas mengurangi pertanyaan dan retur',
    ],
    how: [
      'Pencahayaan: foto di dekat jendela pada pagi atau sore, lampu kilat mati',
      'Latar: pakai alas polos, singkirkan benda lain',
      'Sudut: ambil dari depan, dari samping, dan dari atas',
      'Detail: satu foto utuh, satu foto dekat, satu foto dengan pembanding ukuran',
      'Edit: luruskan, potong, terangkan sedikit; warna tetap seperti aslinya',
    ],
    avoid: ['Lensa kotor dan tangan goyang', 'Filter yang mengubah warna barang', 'Memakai foto milik orang lain'],
  },
  {
    about: [
      /digital marketing|pemasaran digital|medsos|media sosial|instagram|tiktok|konten|promosi online|pemasaran online/i,
    ],
    why: [
      'Calon pembeli mencari dan membandingkan lewat HP sebelum datang',
      'Akun yang rutin diisi membuat usaha kecil pun dipercaya',
    ],
    how: [
      'Tentukan siapa pembelinya dan di aplikasi mana mereka berada',
      'Lengkapi profil: nama, barang, lokasi, cara memesan',
      'Putar isi: proses, produk, jawaban pertanyaan, cerita pembeli',
      'Unggah teratur pada hari dan jam yang tetap',
      'Lihat mana yang ditonton dan dibeli, ulangi yang berhasil',
    ],
    avoid: ['Hanya mengunggah harga dan ajakan beli', 'Membeli pengikut', 'Lama membalas komentar dan pesan'],
  },
  {
    about: [/jualan|berjualan|jual|toko|usaha|pasar/i, /online|daring|marketplace|shopee|tokopedia|whatsapp|\bwa\b/i],
    why: ['Pembeli bisa datang dari mana saja, kapan saja', 'Biaya mulainya kecil: HP, foto, dan ketelatenan'],
    how: [
      'Pilih satu atau dua tempat berjualan yang paling banyak pembelinya',
      'Siapkan foto jelas, nama barang, ukuran, dan harga lengkap',
      'Balas pesan dengan cepat, tutup dengan ajakan memesan',
      'Kemas aman dan kirim sesuai janji',
      'Minta ulasan jujur sesudah barang diterima',
    ],
    avoid: ['Stok di aplikasi tidak sesuai kenyataan', 'Menutupi ongkos sampai akhir', 'Mengabaikan ulasan buruk'],
  },
  {
    about: [
      /closing|menjual|penjualan|sales|menawarkan|negosiasi|nego/i,
      /teknik|cara|tips|strategi|pelatihan|training|belajar|seni/i,
    ],
    why: [
      'Orang membeli jalan keluar, bukan sekadar barang',
      'Menjual bisa dipelajari: bertanya, mendengar, lalu menawarkan',
    ],
    how: [
      'Kenali kebutuhan dengan dua atau tiga pertanyaan',
      'Tunjukkan manfaat yang menjawab kebutuhan itu',
      'Sebutkan harga dengan yakin, lalu diam sebentar',
      'Jawab keberatan dengan bukti, bukan bantahan',
      'Ajak memutuskan, lalu catat dan tindak lanjuti',
    ],
    avoid: ['Langsung memberi potongan', 'Menjelekkan pesaing', 'Lupa menghubungi lagi yang belum jadi membeli'],
  },
  {
    about: [
      /keuangan|pembukuan|mencatat|pencatatan|arus kas|catatan kas|akuntansi/i,
      /usaha|umkm|bisnis|toko|warung|kas|sederhana|kecil|dagang/i,
    ],
    why: [
      'Ramai pembeli belum tentu untung; catatan yang menunjukkan',
      'Bank dan mitra percaya pada usaha yang punya catatan',
    ],
    how: [
      'Pisahkan uang usaha dan uang rumah',
      'Catat setiap uang masuk dan keluar pada hari itu juga',
      'Gaji diri sendiri dengan jumlah tetap',
      'Hitung untung setiap bulan: penjualan dikurangi semua biaya',
      'Sisihkan untuk modal berikutnya dan keadaan darurat',
    ],
    avoid: [
      'Memakai uang dagang tanpa dicatat',
      'Lupa menghitung tenaga sendiri',
      'Berutang tanpa tahu dari mana membayarnya',
    ],
  },
  {
    about: [/hpp|harga pokok|harga jual|menentukan harga|hitung harga|menghitung harga/i],
    why: ['Harga ikut-ikutan bisa membuat jualan laris tetapi rugi', 'Biaya kecil yang tidak dihitung memakan untung'],
    how: [
      'Daftar semua bahan untuk satu kali produksi',
      'Tambahkan kemasan, gas, listrik, dan upah',
      'Bagi jumlahnya dengan banyaknya hasil: itu HPP satuan',
      'Tambahkan keuntungan yang diinginkan',
      'Bandingkan dengan harga pasar, lalu tetapkan harga jual',
    ],
    avoid: [
      'Menganggap tenaga sendiri gratis',
      'Lupa barang rusak dan ongkos kirim',
      'Tidak menghitung ulang saat bahan naik',
    ],
  },
  {
    about: [/memulai|mulai|merintis|kewirausahaan|wirausaha|entrepreneur\w*|membuka usaha|buka usaha/i],
    why: [
      'Usaha dimulai dari masalah orang di sekitar kita',
      'Gagal kecil di awal jauh lebih murah daripada gagal besar',
    ],
    how: [
      'Temukan kebutuhan yang sering dikeluhkan orang',
      'Buat contoh kecil, tawarkan kepada orang yang dikenal',
      'Hitung biaya dan harga jual sebelum menambah modal',
      'Perbaiki dari masukan pembeli pertama',
      'Besarkan pelan-pelan dari keuntungan',
    ],
    avoid: ['Menunggu semuanya sempurna', 'Berutang besar sebelum ada pembeli', 'Mencampur uang usaha dan uang rumah'],
  },
  {
    about: [/branding|merek|logo|kemasan|packaging|pengemasan/i],
    why: ['Pembeli mengingat nama dan tampilan sebelum rasa', 'Kemasan yang baik melindungi isi dan menjual dari jauh'],
    how: [
      'Pilih nama yang pendek dan mudah diucapkan',
      'Tentukan dua warna dan satu gaya huruf, pakai di mana-mana',
      'Tuliskan nama, isi, berat, dan cara menghubungi pada kemasan',
      'Pilih bahan kemasan yang sesuai dengan barangnya',
      'Uji: jatuhkan, simpan beberapa hari, lalu lihat hasilnya',
    ],
    avoid: ['Meniru merek lain', 'Tulisan terlalu kecil untuk dibaca', 'Mengganti tampilan setiap bulan'],
  },
  {
    about: [/(?<!\p{L})nib(?!\p{L})|legalitas|izin usaha|perizinan|nomor induk berusaha/iu],
    why: [
      'Nomor Induk Berusaha (NIB) adalah tanda daftar usaha yang resmi',
      'Usaha yang terdaftar lebih mudah mengajukan pinjaman, mengikuti pameran, dan menjadi pemasok',
    ],
    how: [
      'Siapkan KTP, alamat email, dan nomor HP yang aktif',
      'Buka oss.go.id, lalu buat akun pelaku usaha',
      'Isi data usaha dan pilih jenis usahanya (KBLI)',
      'Periksa sekali lagi, lalu terbitkan NIB',
      'Simpan dan cetak; perbarui bila data usaha berubah',
    ],
    avoid: [
      'Menyerahkan akun dan kata sandi kepada orang lain',
      'Memilih jenis usaha yang tidak sesuai',
      'Membayar orang yang menjanjikan jalan pintas',
    ],
  },
  {
    about: [/menabung|tabungan|keuangan keluarga|keuangan rumah tangga|mengatur uang|literasi keuangan|dana darurat/i],
    why: ['Keadaan darurat datang tanpa memberi tahu', 'Sedikit tetapi rutin lebih kuat daripada banyak tetapi sekali'],
    how: [
      'Catat semua pengeluaran selama satu bulan',
      'Pisahkan kebutuhan dari keinginan',
      'Sisihkan tabungan di awal, bukan dari sisa',
      'Kumpulkan dana darurat lebih dulu',
      'Periksa bersama keluarga setiap akhir bulan',
    ],
    avoid: [
      'Membeli karena ikut-ikutan',
      'Menutup utang dengan utang baru',
      'Menyimpan semua uang di tempat yang mudah diambil',
    ],
  },
  {
    about: [/pinjol|pinjaman online|penipuan|hoaks|hoax|keamanan digital|phishing|scam|judi online|judol/i],
    why: ['Penipu memakai rasa takut dan tergesa-gesa', 'Data pribadi yang tersebar sulit ditarik kembali'],
    how: [
      'Berhenti dulu: jangan menekan tautan dari nomor tidak dikenal',
      'Periksa nama lembaga dan izinnya di situs resmi',
      'Rahasiakan kode OTP, PIN, dan foto KTP',
      'Tanyakan kepada keluarga atau petugas sebelum mengirim uang',
      'Bila terlanjur, simpan bukti, hubungi bank, lalu lapor',
    ],
    avoid: [
      'Tergiur untung besar yang cepat',
      'Meminjam untuk menutup pinjaman',
      'Malu bercerita sehingga terlambat ditolong',
    ],
  },
]
