import type { Answer } from '../answer.ts'

/** What stands between an owner and those around the shop, and small troubles of the counter. */
export const betweenPeople: readonly Answer[] = [
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
    name: 'driver_takes_wrong_order',
    when: [
      'ojol|driver|kurir|gojek|grab|gofood|grabfood|shopeefood & salah|tertukar|ketuker|keliru & ambil|pesanan|orderan|bawa|antar',
    ],
    asks: [
      'ojol salah ambil pesanan pembeli menyalahkan kita',
      'driver ambil orderan orang lain',
      'pesanan online tertukar di driver',
    ],
    weight: 1.6,
    reply:
      'Bereskan pembelinya dulu, lalu caranya:\n\n1. **Ke pembeli**: *Maaf Kak, pesanannya tertukar di pengambilan. Yang benar kami siapkan sekarang, atau Kakak ajukan pengembalian dana di aplikasi; kami bantu konfirmasi.*\n2. **Laporkan** di aplikasi mitra: nomor pesanan, jam, foto. Penggantiannya mengikuti aturan aplikasinya.\n\nSupaya tidak terulang:\n\n- tulis besar **nomor pesanan + nama** di bungkus, dan tempelkan struknya,\n- driver **menyebut nomor**, kasir mencocokkan di layar, baru diserahkan,\n- rak dibagi per aplikasi, dan bungkusan tidak diambil sendiri.',
  },
  {
    name: 'own_price_not_neighbours',
    when: [
      'harga & ikut|ikutin|ngikut|ngikutin|mengikuti|samain|nyamain|sama & tetangga|sebelah|pasaran|pesaing|saingan & kenapa|boleh|bahaya|?',
    ],
    asks: ['kenapa harga jual tidak boleh hanya ikut tetangga', 'menentukan harga ikut pasaran saja bahayanya apa'],
    weight: 1,
    reply:
      'Karena **biaya Anda bukan biaya tetangga**. Ia mungkin tidak membayar sewa, kulakan lebih banyak, atau menghitung rugi pun belum.\n\nContoh harga sama 12.000: modalnya 7.000 untung 5.000, modal Anda 9.500 untung 2.500. Dengan biaya tetap 100.000 sehari, ia cukup laku 20, Anda harus laku **40**.\n\nUrutannya:\n\n1. HPP sendiri + biaya per barang = **batas bawah**.\n2. Harga tetangga = **pembanding**, berapa orang di sini biasa membayar.\n3. Harga Anda di antara keduanya. Kalau batas bawah sudah di atas pasaran: cari pemasok lain, kecilkan porsi, atau jual yang beda.\n\nSebut modal dan biayanya, nanti saya hitungkan.',
  },
  {
    name: 'food_blogger',
    when: [
      'blogger|food vlogger|vlogger|influencer|selebgram|tiktoker|konten kreator|endorse & bayar|bayaran|tarif|fee|wajar|undang|berapa',
    ],
    asks: ['undang food blogger bayarannya berapa', 'tarif endorse influencer lokal wajarnya berapa'],
    weight: 1.4,
    reply:
      'Tarifnya tidak saya sebut dari ingatan: sangat berbeda menurut kota dan jumlah penonton. Yang bisa dipegang:\n\n1. Mulai dari **akun kecil di kota sendiri** yang komentarnya orang sekitar. Banyak yang mau datang untuk **makan gratis berdua**.\n2. Minta **daftar harga** dan angka 5 video terakhir (penonton, simpan, kota).\n3. Hitung batasnya: biaya ÷ untung per porsi = porsi tambahan yang harus laku. Biaya 300.000, untung 6.000 seporsi: **50 porsi**.\n4. Sepakati tertulis: jumlah video, tanggal tayang, boleh dipakai ulang, tidak wajib memuji.\n\nBeri kode atau sebutan khusus supaya terlihat berapa yang datang karenanya.',
  },
  {
    name: 'ice_that_melts',
    when: ['es batu|es & cair|mencair|leleh|meleleh|awet|tahan & jual|jualan|pasar|cepat|supaya|cara'],
    asks: ['es batu cepat cair saat jualan', 'supaya es batu tahan lama di gerobak'],
    weight: 1,
    reply:
      'Yang mencairkan es itu udara hangat dan air lelehan:\n\n- kotak **styrofoam tebal atau cooler**, bukan ember; isi penuh, tutup rapat, buka seperlunya,\n- bagi **dua kotak**: satu untuk diambil, satu tidak dibuka sampai yang pertama habis,\n- **es balok besar** lebih awet daripada es kristal; pecah sedikit demi sedikit,\n- alasi supaya tidak terendam, buang air lelehannya, bungkus kain atau koran, taruh di tempat teduh,\n- dinginkan minumannya dulu dari rumah.\n\nEs untuk diminum harus dari air matang atau es kristal, dan dipisah dari es pendingin ikan. Catat: es terbeli ÷ gelas terjual, masukkan ke HPP.',
  },
  {
    name: 'copied_by_a_friend',
    when: [
      'teman|temen|sahabat|saudara|tetangga|mantan karyawan & tiru|niru|ditiru|dikopi|nyontek|dicontek|jiplak|dijiplak|ngikut|ikut jualan & !logo|foto|desain',
    ],
    asks: [
      'teman sendiri meniru jualan saya sakit hati',
      'jualan saya ditiru tetangga sendiri',
      'saudara buka usaha yang sama persis',
    ],
    weight: 1.2,
    reply:
      'Wajar kalau sakit hati, Juragan, apalagi dari teman sendiri. Idenya memang sulit dilarang, tetapi **pelanggan dan cara melayani Anda tidak ikut terbawa**.\n\n1. Jangan membalas di status; pembeli tidak suka diajak memihak.\n2. Kalau hubungannya penting, bicara sekali: *Aku kaget kita jualan sama. Boleh kita bedakan menunya atau jamnya?*\n3. **Perkuat yang sulit ditiru**: rasa yang tetap, nama pembeli yang diingat, antar cepat, paket langganan.\n4. Sapa 20 pelanggan terbaik minggu ini.\n5. Yang bisa dilindungi: **nama dan logo** lewat merek (DJKI), resep cukup dirahasiakan.\n\nBandingkan penjualan dua minggu sebelum dan sesudahnya; sering turunnya lebih kecil daripada rasanya.',
  },
  {
    name: 'return_money_and_postage',
    when: ['retur|diretur|refund|kembalikan|balikin|dikembalikan & ongkir|ongkos kirim|penuh|full|dipotong & !dp|poin'],
    asks: [
      'barang diretur pembeli uang kembali penuh atau dipotong ongkir',
      'ongkir retur ditanggung siapa penjual atau pembeli',
      'salah kirim barang ke pembeli ongkir balik siapa yang tanggung',
      'barang kembali rusak uang pelanggan harus dibalikin semua',
      'barang dikembalikan dalam keadaan rusak uangnya kembali penuh tidak',
    ],
    weight: 1.6,
    reply:
      'Tergantung **salah siapa**:\n\n- **Salah penjual** (cacat, salah kirim, tidak sesuai foto): uang kembali **penuh**, ongkir pergi dan pulang ditanggung penjual.\n- **Pembeli berubah pikiran atau salah pilih**: harga barang kembali, **ongkir ditanggung pembeli**, asal barang belum dipakai dan Anda memang menerima retur.\n- **Rusak di jalan**: ganti dulu pembelinya, lalu klaim ke ekspedisi.\n- **Kembali rusak karena dipakai**: boleh ditolak atau dipotong senilai kerusakannya; tunjukkan fotonya.\n\nDi marketplace ikuti aturan pengembaliannya. Kembalikan uang **sesudah barang datang dan dicek**, lewat cara bayar yang sama. Tulis syaratnya di halaman toko sebelum ada yang bertanya.',
  },
]
