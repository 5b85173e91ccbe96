import type { Answer } from './answer.ts'

const askOffice = 'Untuk kepastian, tanyakan Dinas Tenaga Kerja setempat.'

/** Smaller things of a trade that are asked once and needed every month. */
export const goodToKnow: readonly Answer[] = [
  {
    name: 'selling_a_recipe',
    asks: ['orang mau beli resep saya'],
    when: [
      'resep|formula|rahasia dapur & beli putus|jual putus|dibeli|jual resep|beli resep|mau beli|lisensi|tawar|nawar & !bahan|dimana|cara masak',
    ],
    weight: 2.6,
    reply:
      'Jual putus berarti resepnya bukan milik Anda sendirian lagi, jadi hitung dulu **apa yang hilang**:\n\n1. Untung setahun dari menu itu × **2 sampai 3 tahun** = harga wajar terendah. Untung 1,5 juta sebulan berarti 36 sampai 54 juta, bukan sekali lihat angkanya besar.\n2. Dia akan berjualan **di mana**? Satu jalan dengan Anda: jangan.\n3. Pilihan lain yang sering lebih baik: **lisensi** (bayar awal + persen omzet), **pasok bumbu jadi** (resep tetap rahasia, Anda dapat untung terus), atau melatih dengan batas wilayah.\n4. Kalau tetap dijual: perjanjian tertulis (boleh dipakai di mana, boleh dijual lagi atau tidak, Anda masih boleh memakai), **bayar lunas dulu, resep belakangan**.\n\nUntuk nilai besar, mintalah notaris membacanya. Perjanjiannya bisa saya buatkan.',
  },
  {
    name: 'stock_count',
    asks: ['cara stok opname sendiri', 'stok opname itu apa caranya'],
    when: ['stok opname|stock opname|opname|hitung stok|cek fisik & apa|cara|bagaimana|ngapain|kapan|gunanya|maksud'],
    weight: 2.2,
    reply:
      '**Stok opname** adalah menghitung barang yang benar-benar ada di rak, lalu mencocokkannya dengan catatan. Gunanya: tahu yang hilang, rusak, atau lupa dicatat, dan tahu laba yang sebenarnya.\n\n1. Pilih jam tutup, **hentikan keluar masuk barang**.\n2. Cetak daftar barang tanpa jumlahnya, supaya tidak tergoda menyamakan.\n3. Dua orang: satu menghitung, satu menulis; tukar untuk barang mahal.\n4. Isi kolom *fisik*, *catatan*, *selisih*, *sebab*.\n5. Selisih dikali **modal** = kerugian; catat, lalu betulkan stok di kasir.\n\nBarang cepat laku seminggu sekali (10 barang saja), seluruh toko sebulan sekali atau tiap tiga bulan. Selisih di bawah 1% dari omzet masih wajar untuk toko kecil.',
  },
  {
    name: 'minimum_order',
    asks: ['minimal order berapa'],
    when: [
      'minimal order|minimum order|minimal pesan|minimal pesanan|min order|moq|minimal pembelian & berapa|wajar|cara|tentukan|pasang|idealnya|perlu',
    ],
    weight: 2.4,
    reply:
      'Minimal pesanan dihitung dari **biaya sekali pasang**, bukan dari kebiasaan orang:\n\n**Minimal = biaya persiapan ÷ untung per barang**\n\nContoh sablon: bikin film dan afdruk 120.000, untung per kaos 10.000, jadi 12 kaos (1 lusin) baru menutup persiapannya. Supaya ada hasilnya, pasang **2 kali lipat** (2 lusin).\n\n1. Di bawah minimal tetap boleh, dengan **harga satuan lebih mahal** atau biaya persiapan dibayar sendiri.\n2. Buat tingkat: 1 lusin, 2 lusin, 5 lusin, dengan harga yang turun.\n3. Teknik tanpa persiapan (DTF, cetak digital) bisa tanpa minimal.\n\nSebutkan biaya persiapan dan untung per barang, nanti saya hitungkan.',
  },
  {
    name: 'cash_and_credit_note',
    when: ['nota kontan|nota kredit|nota tunai|nota debit & beda|bedanya|apa|perbedaan|fungsi|kapan'],
    weight: 3,
    reply:
      '- **Nota kontan**: bukti jual beli yang **dibayar saat itu juga**. Dua rangkap, asli untuk pembeli.\n- **Nota kredit**: **pengurang tagihan**, dikirim penjual ke pembeli karena barang dikembalikan, rusak, atau salah harga. Tagihan 1.000.000, barang cacat 150.000, nota kredit 150.000, sisanya 850.000.\n- **Nota debit**: kebalikannya, dikirim pembeli ke penjual untuk memberi tahu pengurangan itu.\n\nJualan yang dibayar belakangan bukan memakai nota kredit, melainkan **invoice** dengan jatuh tempo; invoicenya bisa saya buatkan.',
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
      askOffice,
  },
  {
    name: 'wage_deduction',
    asks: [
      'potong gaji karyawan karena memecahkan barang boleh tidak',
      'ganti rugi barang rusak karyawan dipotong gaji',
      'karyawan salah hitung kasir dipotong gajinya',
      'denda telat potong gaji',
      'karyawan memecahkan gelas piring potong gaji',
      'gaji karyawan dipotong karena telat boleh tidak',
    ],
    when: [
      'potong gaji|dipotong gaji|potongan gaji|gajinya dipotong|potong upah|ganti rugi & boleh|kasir|karyawan|pegawai|salah|hilang|pecah|selisih|kembalian|aturan & !palsu',
    ],
    weight: 2.6,
    reply:
      'Boleh **hanya kalau ada kesepakatan tertulis** (perjanjian kerja atau persetujuan orangnya), memang karena **kelalaiannya**, dan seluruh potongan tidak lebih dari **50% upah** sekali bayar (PP 36/2021). Memotong sepihak tidak boleh.\n\nYang biasanya lebih adil untuk selisih kecil seperti salah kembalian:\n\n1. Sepakati **batas wajar** (misalnya selisih sampai Rp 10.000 sehari ditanggung toko).\n2. Satu laci satu orang, dihitung berdua saat ganti jaga, ditandatangani.\n3. Pertama kali ditegur, berulang baru diganti, dan dicicil.\n4. Cari sebabnya: terburu-buru, tidak ada receh, atau menghitung di kepala. Kasir yang menghitung kembalian sendiri mengurangi salahnya.\n\n' +
      askOffice,
  },
  {
    name: 'relabelled_goods',
    asks: ['jual barang merek lain diganti label sendiri'],
    when: [
      'stiker|label|merk|merek|brand|kemasan ulang|repack|repacking & produk orang|merk lain|merek lain|jual ulang|jual lagi|ganti & boleh|aman|legal|resmi|hukum',
    ],
    weight: 2.2,
    reply:
      '**Tanpa izin pemilik mereknya, tidak boleh**: menutup atau mengganti merek orang bisa melanggar hak merek, dan menyesatkan pembeli (UU Perlindungan Konsumen). Untuk makanan dan kosmetik lebih berat lagi: izin edarnya melekat pada nama dan label aslinya.\n\nJalan yang benar:\n\n1. **Maklon atau white label**: minta pabriknya membuat dengan merek Anda, izinnya atas merek itu.\n2. **Reseller**: jual apa adanya dengan merek aslinya; tambahkan stiker *Dijual oleh [toko]* di kemasan luar, tidak menutupi label.\n3. **Kemas ulang curah** (kopi, camilan kiloan): boleh dengan persetujuan pemasok dan PIRT sendiri.\n\nUntuk kepastian tanyakan konsultan kekayaan intelektual dan Dinas Kesehatan.',
  },
  {
    name: 'monthly_billing',
    asks: ['tagihan bulanan pelanggan tidak lupa'],
    when: [
      'tagihan|invoice|nagih|menagih & tiap bulan|setiap bulan|bulanan|rutin & lupa|kelupaan|ingat|jadwal|pengingat|terlewat',
    ],
    weight: 2.4,
    reply:
      'Supaya tagihan bulanan tidak terlewat:\n\n1. Tetapkan **satu tanggal** untuk semua (misalnya tanggal 25), pasang pengingat berulang di kalender HP.\n2. Buat satu daftar: *nama, layanan, jumlah, terkirim, dibayar*; centang di hari itu juga.\n3. Pakai invoice bulan lalu sebagai contekan: tulis *buatkan invoice seperti yang terakhir untuk [nama]*, tinggal ganti bulannya.\n4. Kirim **3 hari sebelum** jatuh tempo, ingatkan lagi sehari sesudahnya.\n5. Langganan tetap? Minta **autodebet atau standing order** dari bank mereka, atau bayar 3 bulan di muka dengan potongan kecil.\n\nMengirim otomatis belum bisa dilakukan di sini; yang menekan kirim tetap Anda.',
  },
  {
    name: 'year_end',
    asks: ['tutup buku akhir tahun'],
    when: [
      'tutup buku|akhir tahun|tutup tahun & apa|cek|dicek|siapkan|cara|daftar|pembukuan|langkah|persiapan & !pesangon|tutup usaha|promo|pelanggan',
    ],
    weight: 2,
    reply:
      'Daftar tutup buku akhir tahun untuk usaha kecil:\n\n1. **Kas dan bank**: hitung laci, cocokkan saldo rekening dan dompet digital per 31 Desember.\n2. **Stok**: hitung fisik semua barang × modal; yang rusak dicatat sebagai rugi.\n3. **Piutang**: siapa belum bayar, kirim pengingat sebelum tutup tahun.\n4. **Utang**: pemasok, cicilan, kasbon, DP pembeli yang barangnya belum dikirim.\n5. **Alat**: daftar beli tahun ini dan nilainya.\n6. **Laba setahun** = omzet − modal barang terjual − biaya. Bandingkan dengan tahun lalu.\n7. **Pajak**: rekap omzet per bulan, bukti setor, bukti potong; SPT pribadi sampai 31 Maret, badan sampai 30 April.\n8. Simpan semua nota setahun dalam satu map.\n\nKirim angka omzet dan biayanya, nanti saya susun laporannya. Soal pajak tanyakan Kring Pajak 1500200.',
  },
  {
    name: 'special_day_promotion',
    asks: ['ide promo hari khusus'],
    when: [
      'promo|promosi|ide promo|diskon & hari guru|hari ibu|hari kartini|valentine|agustusan|kemerdekaan|hari anak|hari pelanggan|harbolnas|12 12|11 11|tahun ajaran|back to school|imlek|natal|lebaran|ramadan|akhir tahun|payday|gajian|ulang tahun & ide|apa|minta|kasih|saran|bagusnya|cocok',
    ],
    weight: 2.2,
    reply:
      'Promo hari khusus yang tidak memakan untung:\n\n1. **Paket hadiah jadi**: 3 barang kecil dibungkus rapi dengan kartu ucapan. Orang membayar kepraktisannya; untung paket usahakan 30% ke atas.\n2. **Beli untuk dia, dapat untukmu**: belanja di atas jumlah tertentu dapat satu barang kecil yang modalnya murah.\n3. **Ucapan gratis**: tulis tangan nama penerima, foto, unggah (minta izin).\n4. **Rombongan**: satu kelas, satu kantor, satu RT patungan; harga turun mulai 10 paket, DP 50%.\n5. **Buka pesanan 2 minggu sebelumnya**, tutup H-3, supaya stok pas.\n\nBatasi harinya dan jumlahnya. Hitung dulu: modal paket + kemasan + hadiah harus di bawah 70% harga. Sebut isi paket dan modalnya, nanti saya hitungkan dan tuliskan kalimatnya.',
  },
  {
    name: 'stock_keeping_unit',
    asks: ['sku itu apa'],
    when: [
      'sku|kode barang|kode produk & apa|perlu|cara|bikin|stok|toko|gunanya|buat & !kelurahan|desa|surat|kur|bank|rt',
    ],
    weight: 2.4,
    reply:
      '**SKU** (*stock keeping unit*) adalah **kode singkat untuk satu jenis barang**: satu ukuran, satu warna, satu kode. Contoh *KPS-HTM-L* = kaos polos, hitam, L.\n\nPerlu untuk toko kecil? **Perlu kalau barangnya punya ukuran atau warna**, dijual di dua tempat (toko dan marketplace), atau sering tertukar. Warung 50 barang tanpa varian cukup dengan nama.\n\n1. Susun: jenis, lalu warna atau rasa, lalu ukuran; 3 huruf tiap bagian.\n2. Jangan memakai harga atau tanggal di kodenya.\n3. Tulis kode yang sama di rak, di kasir, dan di marketplace.\n\nYang dimaksud **surat keterangan usaha**? Itu juga disingkat SKU, dan diurus di kelurahan atau desa.',
  },
  {
    name: 'risks_of_preorder',
    asks: ['risiko sistem po pre order'],
    when: [
      'po|pre order|preorder|open po|sistem po & resiko|risiko|bahaya|rugi|kelebihan|kekurangan|aman|jualan & !batal|batalin|purchase|nomor po|invoice',
    ],
    weight: 2.4,
    reply:
      'Jualan **pre-order** (barang dibuat setelah dipesan) hemat modal, tetapi risikonya lima:\n\n1. **Batal setelah bahan dibeli**: minta **DP 50%**, lunas sebelum dikirim, dan tulis bahwa DP menutup bahan.\n2. **Telat**: beri tanggal yang longgar 2 sampai 3 hari, batasi jumlah sesuai tenaga.\n3. **Harga bahan naik** di tengah jalan: tutup pesanan cepat (3 sampai 7 hari) dan beli bahan di hari itu.\n4. **Hasil beda dari foto**: pakai foto buatan sendiri dan sebut ukurannya.\n5. **Uang tercampur**: simpan DP di dompet terpisah sampai barang terkirim.\n\nTulis satu daftar: nama, pesanan, DP, sisa, tanggal. Invoice dengan uang mukanya bisa saya buatkan.',
  },
  {
    name: 'street_selling',
    asks: [
      'jualan di trotoar pinggir jalan boleh tidak',
      'mau jualan di alun alun izinnya apa saja',
      'izin jualan gerobak di pinggir jalan',
    ],
    when: [
      'trotoar|bahu jalan|pinggir jalan|emperan|fasilitas umum|taman kota|lampu merah & jualan|jual|dagang|mangkal|gelar|buka & boleh|aman|izin|digusur|satpol|dilarang|hukum',
    ],
    weight: 2.4,
    reply:
      'Trotoar dan bahu jalan pada dasarnya **untuk pejalan kaki dan kendaraan**; berjualan di sana tanpa penetapan daerah bisa ditertibkan Satpol PP, dan aturannya berbeda tiap kota.\n\nJalan yang aman:\n\n1. Tanyakan **lokasi binaan atau zona PKL** ke kelurahan atau dinas koperasi dan UMKM; sebagian kota membolehkan jam tertentu.\n2. Minta izin **halaman toko, masjid, kantor, atau pom bensin**; bagi hasil atau sewa kecil, ada tulisannya.\n3. Ikut **pasar malam, bazar, car free day**: daftar ke panitianya.\n4. Pakai gerobak yang mudah dipindah, sisakan jalan untuk orang, dan bawa pulang sampahnya.\n\nNIB tetap dibuat (gratis, oss.go.id), tetapi NIB **bukan izin menempati trotoar**.',
  },
  {
    name: 'till_or_notebook',
    asks: [
      'warung kecil perlu kasir digital atau buku',
      'perlu kasir digital tidak kalau menunya sedikit',
      'perlu kasir digital tidak kalau cuma sedikit menu',
      'perlu kasir digital tidak kalau cuma 15 menu dan satu kasir',
      'rencana buka kasir digital perlu tidak kalau cuma belasan menu',
    ],
    when: [
      'kasir|pos|aplikasi kasir|kasir digital & perlu|harus|wajib|penting|butuh|cukup & omzet|omset|kecil|masih|sehari|warung kecil|baru mulai|sepi',
    ],
    weight: 2.6,
    reply:
      '**Belum harus.** Dengan omzet sekecil itu buku tulis sudah cukup, asal diisi tiap hari: tanggal, barang, masuk, keluar.\n\nKasir digital mulai terasa perlu kalau **salah satu** ini terjadi:\n\n1. lebih dari **30 transaksi sehari**, atau antre saat menghitung kembalian,\n2. ada **orang lain** yang memegang laci,\n3. barang lebih dari 50 macam dan **stok sering selisih**,\n4. butuh laporan untuk bank.\n\nMau mencoba tanpa mengubah kebiasaan? Kasir di sini 150 poin sekali buat, tanpa biaya bulanan; pakai buku dan kasir bersamaan seminggu, lalu pilih.',
  },
  {
    name: 'wallet_or_bank',
    asks: ['dompet digital atau rekening bank untuk usaha'],
    when: [
      'dompet digital|e wallet|ewallet|gopay|ovo|dana|shopeepay & rekening|bank & mending|beda|pilih|bagus|mana|usaha|simpan & !pinjam|kur',
    ],
    weight: 2.6,
    reply:
      'Pakai **dua-duanya, dengan tugas berbeda**:\n\n- **Rekening bank** (tabungan atas nama Anda, khusus usaha): tempat menyimpan. Mutasinya dilihat bank saat mengajukan KUR, dan simpanan dijamin LPS sesuai ketentuannya.\n- **Dompet digital**: tempat lewat. Cepat untuk menerima dan membayar, tetapi ada batas saldo, bukan simpanan yang dijamin LPS, dan sulit dipakai sebagai bukti usaha.\n\n1. Terima pembeli lewat **satu kode QRIS** (semua dompet dan bank bisa membayar), cairkan ke rekening usaha tiap hari.\n2. Jangan campur dengan dompet pribadi.\n3. Bandingkan biaya pencairan dan transfernya di aplikasi masing-masing.',
  },
  {
    name: 'neighbour_complains',
    asks: [
      'tetangga protes usaha saya berisik bau',
      'tetangga membuang sampah di depan warung',
      'tetangga komplain asap sate masuk ke rumahnya',
      'asap dapur warung mengganggu tetangga',
    ],
    when: [
      'tetangga|warga|rt|rw & laporin|laporkan|melaporkan|lapor|protes|komplain|ngadu|keberatan|marah|berisik|bau|asap|parkir & usaha|warung|toko|bengkel|saya|jualan|produksi',
    ],
    weight: 1.9,
    reply:
      'Datangi dulu **sebelum rapat RT**, berdua dengan pasangan, bawa sedikit dagangan, dan dengarkan sampai selesai:\n\n*Pak/Bu, mohon maaf kalau usaha kami mengganggu. Jam berapa yang paling terasa? Kami mau perbaiki.*\n\n1. **Sebut perubahan yang terlihat**: mesin hanya jam 08.00 sampai 17.00, alas karet, pintu ditutup, cerobong ditinggikan, parkir di satu sisi.\n2. Minta **waktu dua minggu**, lalu tanya lagi.\n3. Di depan Pak RT, tulis kesepakatannya (jam, suara, sampah) dan tanda tangan bersama.\n4. Siapkan **NIB** dan pernyataan lingkungan (SPPL) kalau ada; itu menunjukkan usaha Anda terdaftar.\n\nJangan membalas di grup WA. Surat permohonan maaf atau kesepakatannya bisa saya buatkan.',
  },
  {
    name: 'gain_of_several_goods',
    asks: ['cara menghitung untung banyak produk'],
    when: [
      'untung|laba|margin|bathi|hpp & 2 produk|3 produk|tiga produk|beberapa produk|banyak produk|produk berbeda|macam produk|beda produk|campur & cara|bagaimana|hitung|rumus',
    ],
    weight: 2.2,
    reply:
      'Hitung **tiap produk sendiri dulu**, baru dijumlahkan; jangan merata-ratakan harganya.\n\n| Produk | Untung satu | Laku sehari | Untung sehari |\n|---|---|---|---|\n| A | 3.000 | 20 | 60.000 |\n| B | 1.500 | 50 | 75.000 |\n| C | 8.000 | 4 | 32.000 |\n\nUntung kotor sehari = 60.000 + 75.000 + 32.000 = **167.000**. Kurangi biaya sehari (gas, upah, sewa ÷ 26).\n\nBiaya bersama seperti gas dan sewa jangan ditempel ke satu produk; bagi menurut omzetnya. Yang untungnya kecil tetapi paling laku tetap dijaga. Kirim modal, harga, dan laku tiap produk, nanti saya hitungkan satu per satu.',
  },
  {
    name: 'apology_for_closing',
    when: [
      'kata kata|kalimat|tulisin|bikinin|buatin|pesan|pengumuman & minta maaf|maaf|permohonan maaf & kebanjiran|banjir|mati lampu|listrik padam|kebakaran|sakit|hujan|tutup mendadak|musibah|rusak',
    ],
    weight: 2.8,
    reply:
      'Tinggal disalin:\n\n*Pelanggan [nama toko] yang baik, mohon maaf, toko kami sedang [kebanjiran] sehingga tutup sementara. Kami usahakan buka lagi [hari]. Pesanan yang sudah masuk kami kabari satu per satu: mau ditunggu, atau uangnya kami kembalikan hari ini juga. Terima kasih doa dan kesabarannya.*\n\nUntuk status: *Tutup sementara karena [banjir]. Semua selamat. Buka lagi [hari]. Pesanan: WA [nomor].*\n\nKirim lebih dulu ke yang sudah membayar, sebelum mereka bertanya. Foto keadaannya secukupnya saja, simpan juga untuk klaim. Semoga cepat surut dan semua selamat, Juragan.',
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
]
