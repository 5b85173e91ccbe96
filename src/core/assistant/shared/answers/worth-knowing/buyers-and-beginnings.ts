import type { Answer } from '../answer.ts'

/** Buyers who are difficult, money that went astray, and beginnings. */
export const buyersAndBeginnings: readonly Answer[] = [
  {
    name: 'rude_buyer',
    when: [],
    asks: [
      'boleh tidak menolak pembeli yang kasar',
      'pelanggan marah marah memaki karyawan harus bagaimana',
      'pembeli rewel cerewet cara menghadapinya',
      'pelanggan toxic blokir saja atau dilayani',
      'pembeli kasar marah marah tidak jelas',
    ],
    reply:
      'Boleh menolak **cara**-nya, bukan orangnya: penjual berhak berhenti melayani yang memaki atau mengancam, asal bukan karena suku, agama, atau rupa.\n\n1. Turunkan suara, ulang masalahnya: *Jadi pesanannya kurang dua ya, Pak. Saya cek sekarang.*\n2. Beri satu jalan keluar dan waktunya.\n3. Masih memaki: *Saya mau bantu, tapi mohon bicaranya baik-baik. Kalau tidak, uangnya saya kembalikan.*\n4. Lindungi karyawan: Anda yang maju. Ancaman: catat, simpan chat, panggil RT atau polisi.\n\nSetelahnya tanya diri sendiri: adakah bagian yang memang salah kita? Yang rewel tetapi benar sering menjadi langganan paling setia.',
  },
  {
    name: 'wrong_transfer',
    when: [],
    asks: [
      'pembeli salah transfer kelebihan harus bagaimana',
      'uang transfer masuk kelebihan dari pelanggan',
      'saya salah transfer ke supplier uang bisa kembali',
      'ada uang nyasar masuk rekening toko',
    ],
    reply:
      '**Kelebihan dari pembeli**: cek di **mutasi** dulu (bukan gambar), lalu tawarkan: dikembalikan ke **rekening pengirim yang sama**, atau jadi uang muka belanja berikutnya. Kembalikan hari itu, simpan bukti.\n\nHati-hati tipuan: orang mengaku kelebihan transfer dengan bukti palsu dan minta dikembalikan ke rekening **lain**. Tidak ada di mutasi, tidak ada pengembalian.\n\n**Uang nyasar dari orang tak dikenal**: jangan dipakai; laporkan ke bank Anda dan biarkan bank yang mengembalikan.\n\n**Anda yang salah kirim**: hubungi bank pengirim segera dengan bukti, dan penerimanya baik-baik; bank membantu, tetapi perlu persetujuan penerima.',
  },
  {
    name: 'false_banknote_loss',
    when: [],
    asks: [
      'uang palsu ketahuan pas setor bank ganti rugi siapa kasir atau saya',
      'kasir menerima uang palsu siapa yang ganti',
    ],
    reply:
      'Uang palsu yang sudah diterima **tidak diganti** bank; serahkan untuk diteliti dan minta tanda terimanya. Jangan dibelanjakan lagi, itu pidana.\n\n**Siapa menanggung?** Umumnya risiko usaha, bukan kasir, kecuali ada aturan tertulis dan ia jelas lalai. Memotong upah sepihak tidak boleh; kalau disepakati tertulis, dibagi dan dicicil ringan.\n\nSupaya tidak terulang: **dilihat, diraba, diterawang**, lampu UV murah di laci, pecahan 50 dan 100 ribu diperiksa di depan pembeli, dan dorong QRIS untuk jumlah besar.',
  },
  {
    name: 'name_used_to_deceive',
    when: [],
    asks: [
      'nama toko saya dipakai orang di instagram buat menipu',
      'ada akun palsu mengaku toko saya',
      'foto produk saya dipakai penipu jualan',
    ],
    reply:
      'Bergerak hari ini juga:\n\n1. **Simpan bukti**: tangkapan layar profil, nama akun, nomor, rekening, chat korban.\n2. **Laporkan akunnya** di aplikasinya (*berpura-pura menjadi orang atau bisnis lain*); minta 10 teman ikut melaporkan.\n3. **Umumkan** di semua tempat: *Akun resmi kami hanya @[nama], WA [nomor], rekening a.n. [nama]. Selain itu bukan kami.* Sematkan di atas.\n4. Laporkan rekeningnya ke bank dan ke **cekrekening.id**; korban melapor polisi, Anda bisa ikut melapor pencemaran nama.\n5. Ke depan: tanda air di foto, centang bisnis bila ada, dan **merek terdaftar** mempermudah penurunan.\n\nPengumumannya bisa saya tuliskan: sebutkan nama akun resmi Anda.',
  },
  {
    name: 'rent_while_sold',
    when: [],
    asks: [
      'kontrak sewa kios belum habis pemilik mau jual kiosnya',
      'pemilik ruko menyuruh keluar sebelum sewa habis',
      'sewa belum habis tapi diusir uang sewa kembali tidak',
    ],
    reply:
      'Pegangannya: **jual beli tidak memutus sewa** yang sudah dibuat lebih dulu (KUHPerdata 1576), kecuali perjanjiannya berkata lain. Jadi pembeli baru melanjutkan sewa Anda sampai habis.\n\n1. Baca perjanjian: jangka waktu, pasal penjualan, pasal berhenti di tengah.\n2. Minta tertulis: siapa pemilik baru, sewa tetap berlaku sampai kapan, ke mana membayar.\n3. Diminta keluar? Rundingkan **uang sewa sisa kembali** ditambah ganti biaya pindah dan renovasi, dengan waktu minimal 2 sampai 3 bulan.\n4. Simpan kuitansi sewa dan foto keadaan kios.\n\nTanpa perjanjian tertulis posisinya lebih lemah, tetapi kuitansi tetap bukti. Untuk perkara besar tanyakan penasihat hukum atau LBH. Surat keberatannya bisa saya buatkan.',
  },
  {
    name: 'buyer_vanishes_after_work',
    when: [],
    asks: [
      'pelanggan hilang setelah minta desain sudah capek dibikinin',
      'klien ghosting habis dikerjakan tidak bayar',
      'sudah dibuatkan contoh terus pembelinya menghilang',
      'minta revisi terus di luar kesepakatan cara nagih biaya tambahan',
      'pembeli bayar dp lalu menghilang barang custom sudah jadi',
    ],
    reply:
      'Yang sudah terjadi: satu pesan, satu batas. *Kak, desainnya sudah siap sejak [tanggal]. Kalau masih dipakai, pelunasannya Rp [jumlah] ya. Kalau sampai [hari] belum ada kabar, filenya kami arsipkan.* Sesudah itu lepaskan.\n\nSupaya tidak terulang:\n\n1. **DP 50% sebelum mulai**; tanpa DP hanya contoh kasar bertanda air.\n2. Tulis yang termasuk: berapa konsep, **berapa revisi**, berapa hari.\n3. **Revisi tambahan berbayar**, disebut sejak awal: misalnya 10% harga per revisi. Saat diminta lagi: *Ini revisi ke-4, Kak. Sesuai kesepakatan ada tambahan Rp [jumlah]. Lanjut?*\n4. File jadi dikirim setelah **lunas**.\n\nPenawaran atau invoice dengan syarat itu bisa saya buatkan.',
  },
  {
    name: 'buyer_says_expensive',
    when: [],
    asks: [
      'pelanggan bilang ongkos jahit mahal padahal sudah pas',
      'pembeli bilang harga saya kemahalan jawabnya bagaimana',
      'dibilang mahal terus sama calon pembeli',
      'cara nolak teman yang minta diskon terus tanpa sakit hati',
      'pelanggan bilang mahal terus tapi modal naik',
    ],
    reply:
      'Mahal biasanya berarti **belum melihat isinya**. Jawab dengan isi, lalu pilihan, bukan langsung potongan:\n\n- *Harga segitu sudah termasuk bahan [..], jahitan obras dalam, dan sekali perbaikan gratis, Kak.*\n- *Kalau dananya [jumlah], saya bisa buatkan model yang lebih sederhana.*\n- Teman: *Harga modalnya memang segini. Buat kamu aku kasih bonus [..], ya, biar aku tetap bisa bayar tukang.*\n- Tetap tidak cocok: *Siap, tidak apa-apa. Kalau nanti perlu, saya bantu.*\n\nHitung dulu batas bawah Anda (waktu × upah + bahan + biaya). Kalau **7 dari 10** orang pergi karena harga, lihat lagi sasarannya; kalau 2 dari 10, harganya sudah benar.',
  },
  {
    name: 'quit_job_for_business',
    when: [],
    asks: [
      'mau resign dari kantor untuk usaha penuh kapan waktu yang tepat',
      'kapan sebaiknya keluar kerja untuk usaha',
      'suami mau resign terus full jualan aman tidak',
      'mau berhenti kerja buat usaha sendiri siap atau belum',
      'lebih baik tetap kerja sambil jualan atau keluar',
    ],
    reply:
      'Pegangan sebelum melepas gaji:\n\n1. **Laba bersih** usaha (sesudah upah orang lain) sudah **minimal sebesar gaji, 6 bulan berturut-turut**, bukan sekali ramai.\n2. **Dana darurat 6 bulan** biaya rumah, terpisah dari modal.\n3. Utang berbunga sudah ringan, dan BPJS dilanjutkan sendiri.\n4. Ada yang memang tertahan karena waktu: pesanan ditolak, bukan sekadar ingin.\n\nBelum semua? Jalan tengah: kurangi jam kerja, jualan akhir pekan, atau pasangan yang pegang dulu. Uji **3 bulan**: hidup dari hasil usaha saja, gajinya ditabung. Sebutkan laba sebulan, gaji, dan biaya rumah, nanti saya hitungkan jaraknya.',
  },
  {
    name: 'following_a_trend',
    when: [],
    asks: [
      'dagangan kalah sama yang viral',
      'es teh jumbo lagi ramai masih bagus tidak ikut jualan sekarang',
      'ikut jualan yang lagi viral untung atau telat',
      'tren makanan baru cepat habis mending ikut atau tidak',
    ],
    reply:
      'Tren menguntungkan yang **masuk cepat dan keluar cepat**. Tiga pertanyaan:\n\n1. Dalam 1 km sudah ada berapa penjual? Tiga atau lebih berarti Anda bersaing harga.\n2. Alat dan bahannya bisa dipakai untuk barang lain kalau trennya habis? Kalau tidak, jangan.\n3. **Balik modal di bawah 3 bulan** dengan penjualan separuh dari yang dijanjikan?\n\nContoh modal 3 juta, untung 2.000 per gelas: perlu 1.500 gelas; laku 40 sehari = 38 hari. Laku 15 sehari = 100 hari, sebaiknya lewat. Jalan aman: jadikan **menu tambahan** di lapak yang sudah ada. Sebutkan angka Anda, nanti saya hitungkan.',
  },
  {
    name: 'which_place_or_hour',
    when: [],
    asks: [
      'jualan enaknya di depan kampus atau di perumahan',
      'jual nasi uduk pagi apa sore lebih ramai',
      'lokasi jualan dekat sekolah atau dekat pasar lebih bagus',
      'lebih ramai jualan siang atau malam',
    ],
    reply:
      'Cocokkan dengan **kapan dan kenapa orang lapar di situ**:\n\n- **Kampus**: ramai Senin sampai Jumat, harga harus ringan, sepi saat libur semester (3 bulan setahun).\n- **Perumahan**: pagi dan malam, langganan tetap, akhir pekan ramai, lebih tahan sepanjang tahun.\n- **Kantor**: 11.00 sampai 13.30 saja. **Pasar**: subuh sampai jam 10.\n- Nasi uduk, bubur, lontong: **05.30 sampai 09.00**. Gorengan, minuman: sore. Pecel lele, sate: malam.\n\nJangan menebak: duduk satu jam di jam ramai dan jam sepi di **dua tempat**, hitung yang lewat, yang berhenti, dan penjual yang sama. Kalau bisa, jualan seminggu di masing-masing dulu; yang menang untungnya setelah sewa, bukan ramainya. Sebutkan hasil hitungannya, nanti saya bandingkan.',
  },
  {
    name: 'founding_a_cv',
    when: [],
    asks: [
      'mau bikin cv berdua urusannya ke mana dan berapa lama',
      'cara mendirikan cv syarat dan biayanya',
      'cara buat pt perorangan urus di mana',
    ],
    reply:
      '- **CV**: paling sedikit dua orang (satu aktif, satu pasif). Datang ke **notaris** dengan KTP, nama CV (tiga kata lebih aman), alamat, modal, dan bidang usaha; notaris mendaftarkan ke sistem AHU, lalu NPWP badan dan **NIB** di oss.go.id.\n- **PT Perorangan**: satu orang, daftar sendiri di **ahu.go.id**, tanpa notaris, untuk usaha mikro dan kecil.\n\nLamanya tergantung notaris dan kelengkapan; biayanya berbeda-beda, jadi minta rincian dari dua tiga notaris. Sebelum ke sana, sepakati tertulis: modal masing-masing, siapa mengurus, bagi laba, dan cara berpisah. Sekutu aktif CV menanggung utang sampai harta pribadi.',
  },
  {
    name: 'moving_without_losing_buyers',
    when: [],
    asks: ['warung mau pindah tempat cara supaya pelanggan tidak hilang', 'pindah lokasi toko takut langganan lari'],
    reply:
      'Pelanggan hilang bukan karena jauh, melainkan karena **tidak tahu**:\n\n1. **Dua minggu sebelumnya** katakan ke setiap pembeli, tempel peta dan nomor WA di tempat lama, kirim satu pesan ke semua langganan.\n2. **Ubah Google Maps** di hari pindah, jangan membuat tempat baru; ulasannya ikut.\n3. Panah di tempat lama **sebulan**, minta izin penyewa berikutnya.\n4. Minggu pertama: alasan datang (gratis minum, antar gratis ke lingkungan lama).\n5. Catat siapa yang belum muncul setelah dua minggu, sapa satu per satu.\n\nPengumuman pindahnya bisa saya tuliskan: sebutkan alamat lama, baru, dan tanggalnya.',
  },
  {
    name: 'keeping_regulars',
    when: [],
    asks: [
      'cara merawat langganan supaya tidak lari ke toko lain',
      'biar pembeli tidak pindah ke tetangga',
      'pelanggan lama mulai jarang datang',
    ],
    reply:
      'Langganan bertahan karena tiga hal kecil yang diulang:\n\n1. **Dikenali**: nama dan pesanan biasanya diingat. *Seperti biasa, Bu, tanpa sambal?*\n2. **Pasti**: buka tepat jam, barangnya ada, rasanya sama, janji ditepati; salah langsung diganti.\n3. **Sedikit lebih**: bonus kecil tak terduga sebulan sekali, bukan diskon tiap hari.\n\nSeminggu sekali lihat siapa yang sudah **14 hari tidak muncul** dan sapa: *Bu, kemarin dicari-cari, sehat?* Tanyakan satu hal yang kurang, dan perbaiki itu dulu. Harga tetangga lebih murah 500 jarang jadi alasan sendirian.',
  },
  {
    name: 'oily_food_sent_far',
    when: [],
    asks: [
      'kirim rendang ke luar kota cara packing supaya awet',
      'mengirim makanan basah lauk ke luar kota tahan berapa hari',
    ],
    reply:
      'Untuk lauk berminyak seperti rendang kering:\n\n1. Masak sampai **kering betul**, dinginkan penuh (jangan dibungkus hangat).\n2. **Vakum** per 250 sampai 500 g; rangkap dua. Yang tahan paling lama: divakum lalu **dibekukan** semalam sebelum dikirim.\n3. Kotak busa + es gel, ruang kosong diisi kertas; label *makanan, jangan ditindih*, dan tanggal buat.\n4. Kirim **Senin sampai Rabu** dengan layanan sehari sampai; hindari akhir pekan.\n5. Uji sendiri: kirim satu ke teman, buka hari ke-3, catat bau dan minyaknya. Tahannya tulis dari uji itu, bukan kira-kira.\n\nYang berkuah santan jangan dikirim tanpa beku. Dijual tetap ke luar kota: tanyakan Dinas Kesehatan soal PIRT atau BPOM.',
  },
]
