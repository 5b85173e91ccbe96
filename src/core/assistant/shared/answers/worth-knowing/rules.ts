import type { Answer } from '../answer.ts'

/** Rules that owners run into; what is not sure is said, and whom to ask. */
export const rulesWorthKnowing: readonly Answer[] = [
  {
    name: 'liability_of_forms',
    when: [],
    asks: [
      'utang usaha cv ditanggung pribadi tidak kalau bangkrut',
      'kalau usaha bangkrut harta pribadi ikut disita',
      'pt perorangan melindungi harta pribadi',
    ],
    reply:
      'Tergantung bentuknya:\n\n- **Perorangan (UD)**: utang usaha sama dengan utang Anda; harta pribadi ikut menanggung.\n- **CV**: sekutu **aktif** (yang mengurus) menanggung sampai harta pribadi; sekutu **pasif** sebatas modal yang disetor, selama ia tidak ikut mengurus.\n- **PT** dan **PT Perorangan**: sebatas modal, selama uangnya tidak dicampur dan tidak ada itikad buruk. Jaminan pribadi yang Anda tanda tangani di bank **tetap** berlaku.\n\nSudah kesulitan? Jangan menutup diam-diam: daftar semua utang, bicarakan jadwal baru dengan yang terbesar, dan tulis hasilnya. Untuk kepastian keadaan Anda, tanyakan notaris atau penasihat hukum.',
  },
  {
    name: 'licences_of_packed_food',
    when: [],
    asks: [
      'jual sambal botol online izinnya apa saja',
      'mau jual makanan kemasan dari rumah perlu izin apa dan halal',
      'jualan frozen food keripik kue kering harus punya izin apa saja',
    ],
    reply:
      'Untuk makanan kemasan buatan rumah, urutannya:\n\n1. **NIB** (oss.go.id), gratis untuk usaha mikro kecil.\n2. **SPP-IRT (PIRT)** lewat OSS dan Dinas Kesehatan, untuk pangan kering atau awet di suhu ruang. Yang **beku, susu, daging olahan, kaleng, atau bayi**: bukan PIRT melainkan **BPOM**. Sambal botol yang awet suhu ruang sering masuk PIRT, tetapi jenisnya dicek dulu di Dinas Kesehatan.\n3. **Halal**: untuk makanan dan minuman usaha mikro kecil **wajib sejak 17 Oktober 2026**; daftar di ptsp.halal.go.id, ada jalur self declare.\n4. **Label**: nama, komposisi, isi bersih, produsen, nomor izin, tanggal kedaluwarsa.\n5. **Merek** (kalau namanya ingin dilindungi).\n\nMenjual langsung matang di warung tidak perlu PIRT. Bantuan gratis ada di Dinas Koperasi UMKM.',
  },
  {
    name: 'music_in_the_shop',
    when: [],
    asks: [
      'putar musik di kafe bayar royalti tidak',
      'muter lagu spotify di warung kena royalti',
      'live music di cafe izin apa',
    ],
    reply:
      'Memutar lagu untuk **usaha** (kafe, toko, hotel) menurut aturan hak cipta memang ada **royalti**, dibayar lewat lembaga resmi (**LMKN**), bukan ke penyanyinya satu per satu. Langganan musik pribadi (Spotify, YouTube) umumnya untuk pemakaian pribadi.\n\nUntuk warung kecil, besarnya dan keringanannya tidak saya sebut dari ingatan, karena sedang sering berubah; tanyakan **LMKN** atau DJKI (dgip.go.id).\n\nJalan aman sambil menunggu: musik yang memang bebas dipakai (lisensinya dibaca), atau suara tanpa lagu. *Live music*: tambah izin keramaian dan jam tenang, tanyakan kelurahan.',
  },
  {
    name: 'photos_of_buyers',
    when: [],
    asks: [
      'posting foto pelanggan boleh tidak tanpa izin',
      'upload testimoni chat pembeli harus minta izin',
      'pakai foto pembeli buat iklan',
    ],
    reply:
      'Minta izin dulu. Foto wajah, nama, nomor, dan isi chat adalah **data pribadi**; untuk promosi perlu persetujuan orangnya.\n\n- Tanya lewat chat dan simpan jawabannya: *Kak, fotonya boleh kami pasang di Instagram?*\n- Testimoni: **tutupi** nama, nomor, dan foto profil; jangan mengubah isinya.\n- Anak-anak: izin orang tua, lebih baik tanpa wajah.\n- Diminta turunkan? Turunkan hari itu juga.\n\nSupaya mudah: beri potongan kecil untuk yang **mengunggah sendiri** dan menandai akun Anda, lalu bagikan ulang.',
  },
  {
    name: 'characters_on_goods',
    when: [],
    asks: [
      'boleh jual kaos gambar kartun terkenal',
      'kue ulang tahun gambar tokoh disney kena hak cipta',
      'jual barang pakai logo klub bola merek terkenal',
      'pakai gambar dari google buat kemasan boleh tidak',
    ],
    reply:
      'Tokoh kartun, logo klub, dan merek terkenal ada pemiliknya. Menjual barang bergambar itu tanpa izin **berisiko ditegur, dihapus dari marketplace, atau digugat**, walau usahanya kecil dan walau "semua orang juga begitu".\n\nYang aman:\n\n- gambar sendiri atau dibuatkan orang dengan perjanjian haknya untuk Anda,\n- gambar berlisensi bebas untuk **komersial** (baca syaratnya),\n- tema tanpa meniru: *dinosaurus*, *putri*, *warna tim*.\n\nGambar dari Google bukan berarti bebas. Sudah terlanjur? Habiskan yang polos, hentikan yang bergambar. Untuk kepastian tanyakan DJKI (dgip.go.id) atau penasihat hukum.',
  },
  {
    name: 'shop_at_home',
    when: [],
    asks: [
      'rumah tinggal dijadikan tempat usaha boleh tidak',
      'buka warung di perumahan perlu izin apa',
      'izin usaha di rumah kontrakan',
    ],
    reply:
      'Umumnya boleh untuk usaha kecil yang tidak mengganggu, dengan tiga hal:\n\n1. **NIB** memakai alamat itu (oss.go.id); untuk beberapa kegiatan sistemnya meminta kesesuaian tata ruang, tanyakan DPMPTSP setempat.\n2. **Rumah sewa**: izin tertulis pemiliknya. Perumahan atau rusun: baca aturan pengelola.\n3. **Tetangga**: parkir, bau, suara, limbah. Sampaikan ke RT sebelum mulai, dengan jam buka yang jelas.\n\nLimbah dapur disaring, tabung gas di tempat berangin, alat pemadam kecil ada. Surat izin ke tetangga atau pemilik rumah bisa saya buatkan.',
  },
  {
    name: 'agreement_with_supplier',
    when: [],
    asks: [
      'perlu kontrak sama supplier tidak',
      'perjanjian dengan pemasok isinya apa',
      'kerja sama rutin dengan restoran perlu surat apa',
    ],
    reply:
      'Belanja putus sekali: chat dan nota cukup. **Perlu perjanjian** kalau rutin, ada tempo, ada DP besar, atau Anda bergantung padanya.\n\nIsi yang paling sering menyelamatkan:\n\n1. barang, mutu, cara mengukur (berat bersih, ukuran)\n2. harga dan **kapan boleh berubah** (misalnya diberitahu 14 hari sebelumnya)\n3. jadwal kirim, batas telat, akibatnya\n4. cara bayar dan tempo\n5. retur yang rusak: berapa hari, bukti apa\n6. lama kerja sama dan cara berhenti\n\nTanda tangan berdua, meterai untuk pegangan bukti. Perjanjiannya bisa saya buatkan: sebutkan barang, harga, jadwal, dan temponya.',
  },
  {
    name: 'selling_tobacco',
    when: [],
    asks: [
      'jual rokok ke anak sekolah boleh tidak',
      'warung jual rokok batangan aturan baru',
      'jual rokok dekat sekolah',
    ],
    reply:
      'Rokok **tidak boleh dijual ke anak dan remaja di bawah batas umur**, dan aturan kesehatan yang baru (PP 28/2024) memperketat umur, jarak dari sekolah, dan penjualan batangan. Rincian dan pelaksanaannya berbeda per daerah dan bisa berubah; tanyakan Satpol PP atau dinas setempat, dan jangan mengandalkan ingatan saya.\n\nUntuk warung: simpan di belakang meja, tempel *tidak melayani di bawah umur*, tanya umur tanpa sungkan. Untungnya tipis; jangan sampai jadi satu-satunya alasan orang datang.',
  },
  {
    name: 'used_name_before',
    when: [],
    asks: [
      'nama usaha sama dengan punya orang di kota lain yang sudah daftar merek bahaya tidak',
      'nama toko sama dengan toko orang lain di kota lain',
      'ada usaha lain pakai nama yang sama dengan saya',
      'nama brand saya ternyata sudah dipakai orang',
    ],
    reply:
      'Cek dulu di **pdki-indonesia.dgip.go.id**: terdaftar sebagai merek atau belum, dan di **kelas** apa.\n\n- **Terdaftar oleh orang lain di kelas yang sama**: ganti nama lebih murah daripada perkara. Lakukan selagi plang dan kemasan masih sedikit.\n- **Belum terdaftar siapa pun**: yang mendaftar lebih dulu yang dilindungi, bukan yang memakai lebih dulu. Daftarkan sekarang.\n- **Nama umum** (*Warung Barokah*): sulit dilindungi siapa pun; tambahkan kata pembeda.\n\nDitegur? Balas sopan, minta bukti pendaftarannya, lalu putuskan. Untuk kepastian tanyakan konsultan kekayaan intelektual atau DJKI.',
  },
]
