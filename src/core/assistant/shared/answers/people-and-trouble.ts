import type { Answer } from './answer.ts'

const officeNote = '\n\nUntuk kepastian aturan, tanyakan Dinas Tenaga Kerja setempat.'

/** Workers and partners, and days on which something went wrong. */
export const peopleAndTrouble: readonly Answer[] = [
  {
    name: 'piece_wages',
    asks: ['upah borongan dihitung bagaimana', 'ongkos borongan per potong'],
    when: [
      'borongan|per potong|per biji|perpotong|satuan hasil|per pcs|kodian & upah|gaji|ongkos|bayar|jahit|ngitung|hitung|tukang|karyawan|cara|berapa|sistem|wajar & !thr|bonus|lebaran',
    ],
    weight: 1.4,
    reply: `Upah borongan dihitung dari **waktu yang dibutuhkan**, supaya adil untuk dua pihak:\n\n1. Minta pekerja yang biasa (bukan yang tercepat) mengerjakan, catat **berapa jadi dalam sejam**.\n2. Upah sehari yang wajar di daerah Anda ÷ hasil sehari = **upah per potong**.\n\nContoh: upah wajar 100.000 sehari, sehari 12 baju: 100.000 ÷ 12 = 8.333, jadi **8.500 per baju**. Yang jadi 15 mendapat 127.500.\n\nSepakati tertulis: mana yang ditolak dan siapa memperbaiki, siapa menyediakan benang, kapan dibayar, kasbon paling banyak berapa. Tulis setoran tiap hari berdua. Pekerja borongan tetap di bawah perlindungan aturan upah.${officeNote}`,
  },
  {
    name: 'holiday_pay_when',
    asks: ['thr dibayar paling lambat kapan', 'kapan thr harus dibayar'],
    when: [
      'thr & kapan|paling lambat|batas|tanggal|telat|terlambat|dicicil|nyicil|cicil|h 7|tempo|waktu|maksimal & !gajinya',
    ],
    weight: 2.2,
    reply: `**THR dibayar paling lambat 7 hari sebelum hari raya keagamaan** pekerjanya, utuh dan dalam uang (Permenaker 6/2016). Menurut aturan itu yang telat bisa kena denda 5%, dan tidak boleh dicicil.\n\n- masa kerja 12 bulan atau lebih: satu bulan upah\n- 1 bulan sampai kurang dari 12: masa kerja ÷ 12 × upah\n\nSupaya tidak berat, sisihkan upah ÷ 12 tiap bulan: gaji 1.800.000 berarti **150.000 sebulan per orang**. Tiap tahun biasanya ada surat edaran; baca yang terbaru.${officeNote}`,
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
    name: 'worker_insurance',
    asks: [
      'karyawan warung wajib bpjs tidak',
      'bpjs ketenagakerjaan pegawai toko kecil',
      'pegawai cuma dua orang wajib bpjs tidak',
    ],
    when: ['bpjs & karyawan|pegawai|pekerja|wajib|warung|usaha|toko|anak buah|daftar|daftarin'],
    weight: 1.6,
    reply: `Menurut aturannya **pemberi kerja mendaftarkan pekerjanya** ke BPJS Kesehatan dan BPJS Ketenagakerjaan, juga usaha kecil. Program dan iurannya menyesuaikan ukuran usaha.\n\n- BPJS Ketenagakerjaan: kecelakaan kerja dan kematian yang paling dasar; untuk Anda sendiri ada jalur *bukan penerima upah*.\n- BPJS Kesehatan: kalau pekerja sudah terdaftar mandiri, tanyakan cara memindahkannya.\n\nBesar iuran dan syaratnya bisa berubah, jadi cek di **bpjsketenagakerjaan.go.id** dan **bpjs-kesehatan.go.id** atau kantor terdekat. Masukkan iurannya ke biaya per karyawan sebelum merekrut.${officeNote}`,
  },
  {
    name: 'dismissal',
    asks: ['cara memecat karyawan', 'memberhentikan pegawai dengan baik', 'phk karyawan pesangonnya'],
    when: [
      'pecat|memecat|mecat|phk|berhentikan|berhentiin|memberhentikan|keluarin|mengeluarkan & karyawan|pegawai|pekerja|anak buah|cara|bagaimana|boleh|pesangon|orang',
    ],
    weight: 1.6,
    reply: `Memberhentikan orang ada urutannya; yang lisan dan mendadak paling sering jadi perkara.\n\n1. **Bicarakan dan catat**: perbuatannya, tanggalnya, kesepakatannya.\n2. **Surat peringatan** 1, 2, 3 sesuai perjanjian, masing-masing dengan waktu memperbaiki.\n3. Kalau tetap: pertemuan baik-baik, sebut alasannya, sepakati hari terakhir, tulis.\n4. Bayar **upah sampai hari terakhir** dan haknya; pesangon tergantung jenis perjanjian, alasan, dan masa kerja.\n\nSurat peringatannya bisa saya buatkan kalau Anda sebut nama, jabatan, dan kejadiannya.${officeNote}`,
  },
  {
    name: 'investor_share',
    asks: [
      'investor minta saham 50 persen padahal modalnya kecil adil tidak',
      'pembagian saham dengan investor berapa persen',
      'investor minta bagian 50 persen wajar tidak',
    ],
    when: [
      'investasi|nanam modal|tanam modal|investor & minta|saham|bagian|persen & wajar|adil|berapa|kegedean|kebanyakan',
      'investor|pemodal|penanam modal|yang modalin|teman modalin & persen|bagian|minta|wajar|saham|bagi|kepemilikan|separuh|setengah',
    ],
    weight: 1.9,
    reply:
      'Adil atau tidaknya dihitung, bukan dirasa. Pisahkan **upah kerja** dari **bagian modal**:\n\n1. Nilai usaha sekarang, kasar: laba bersih setahun × 1 sampai 2, ditambah alat dan stok. Laba 3 juta sebulan, alat 10 juta: 36 sampai 72 + 10 = **46 sampai 82 juta**.\n2. Bagian investor = uangnya ÷ (nilai usaha + uangnya). Menyetor 20 juta pada nilai 60 juta: 20 ÷ 80 = **25%**.\n3. Yang bekerja digaji dulu; untung yang dibagi adalah sisanya.\n\nMinta 50% hanya wajar kalau setorannya kira-kira sebesar nilai usahanya, atau ia ikut bekerja. Pilihan lain: bagi hasil berjangka (sampai modalnya kembali 1,3 kali). Tulis soal rugi, keluar, dan siapa memutuskan; untuk nilai besar mintalah notaris.',
  },
  {
    name: 'consignment_agreement',
    asks: ['perjanjian titip jual isinya', 'barang titipan orang di warung saya hilang siapa yang ganti'],
    when: [
      'titip jual|konsinyasi|titip|nitip|dititip & perjanjian|kontrak|surat|kesepakatan|tertulis & apa|isi|isinya|penting|ditulis|harus|bagaimana',
    ],
    weight: 3.4,
    reply:
      'Perjanjian titip jual cukup satu halaman, asal menjawab ini:\n\n1. **siapa** menitip dan siapa menjual (nama, alamat, nomor),\n2. **barang**: nama, jumlah, harga jual, tanggal kedaluwarsa,\n3. **bagian toko**: persen atau rupiah per barang yang laku,\n4. **kapan dihitung dan dibayar**: misalnya tiap Senin, paling lambat 3 hari sesudahnya,\n5. **sisa, rusak, hilang**: siapa menanggung masing-masing,\n6. siapa boleh menurunkan harga, dan cara berhenti.\n\nTiap antar, pakai nota titip dua lembar yang diparaf berdua: itu bukti yang paling sering dipakai. Contoh: *Buatkan kontrak titip jual antara saya dan Toko Melati, bagian toko 20%*.',
  },
  {
    name: 'shop_lease',
    asks: [
      'sewa ruko dua tahun perlu surat perjanjian',
      'kontrak sewa ruko apa yang harus dicek',
      'mau sewa kios bayar di muka yang perlu diperhatikan',
    ],
    when: [
      'sewa|kontrak & kios|ruko|toko|tempat|lapak|rumah|bangunan & isi|isinya|penting|perjanjian|surat|periksa|perhatikan|klausul|pasal|ditulis & !tenda|alat|mobil|motor|barang|berapa|nyisih|mending',
    ],
    weight: 2,
    reply:
      'Yang harus jelas sebelum membayar sewa kios:\n\n1. **pemiliknya benar**: nama di sertifikat atau surat kuasa, KTP,\n2. alamat, ukuran, keadaan (difoto berdua), dipakai untuk usaha apa,\n3. **lama, harga, cara bayar**, kapan harga boleh naik saat diperpanjang,\n4. uang jaminan: dipotong untuk apa, kembali kapan,\n5. listrik, air, iuran, PBB, pajak sewa: siapa membayar,\n6. perbaikan besar (atap, tembok) siapa; bongkaran Anda boleh dibawa atau tidak,\n7. **berhenti di tengah jalan**: oleh Anda, atau kiosnya dijual,\n8. boleh dialihkan atau tidak.\n\nTanda tangan kedua pihak di atas meterai Rp 10.000, dua rangkap, tiap bayar ada kuitansi. Contoh: *Buatkan perjanjian sewa kios antara saya dan Pak Anwar, 1 tahun, Rp 12.000.000*. Untuk nilai besar, mintalah notaris membacanya dulu.',
  },
  {
    name: 'food_incident',
    asks: [
      'pembeli keracunan makanan saya',
      'pelanggan sakit perut setelah makan di warung saya',
      'pembeli bilang mules habis makan makanan saya minta ganti rugi',
    ],
    when: [
      'keracunan|sakit perut|diare|muntah|mual & makanan|makan|pembeli|pelanggan|masakan|jualan|nasi|katering|catering|kue & !takut|biar tidak|supaya tidak|aman|mencegah',
    ],
    weight: 3,
    reply:
      'Dahulukan orangnya, baru usahanya:\n\n1. **Sarankan ke dokter atau puskesmas sekarang**, tanyakan keadaannya, dan tawarkan menanggung pemeriksaannya. Jangan memberi saran obat.\n2. **Hentikan menjual** masakan dari tempat yang sama; simpan contohnya di kulkas, jangan dibuang.\n3. Catat: siapa, makan apa, jam berapa, gejala mulai kapan. Hubungi pembeli lain dari masakan itu.\n4. Lebih dari satu orang sakit: **laporkan ke puskesmas atau dinas kesehatan**; mereka memeriksa sebabnya.\n5. Kabari jujur: *Kami sedang memeriksa bersama puskesmas, yang merasa sakit hubungi [nomor].*\n\nJangan membantah atau mengaku salah sebelum sebabnya diketahui. Ganti rugi dibicarakan tertulis; kalau diminta dalam jumlah besar, tanyakan LBH atau penasihat hukum.',
  },
  {
    name: 'smeared_by_rival',
    asks: [
      'toko sebelah menjelekkan dagangan saya ke pembeli',
      'pesaing menjelekkan usaha saya',
      'difitnah pedagang lain',
      'makanan saya difitnah viral di tiktok',
    ],
    when: [
      'kompetitor|pesaing|saingan|tetangga|sebelah|orang & jelek jelekin|jelekin|jelek2in|jelekjelekin|menjelekkan|fitnah|memfitnah|gosip|ngomongin|nyebar|hoax|isu',
    ],
    weight: 1.9,
    reply:
      'Jangan membalas di depan orang; pembeli ikut menilai yang membalas.\n\n1. **Simpan bukti**: tangkapan layar, tanggal, siapa yang mendengar.\n2. Jawab dengan **kenyataan, bukan nama**: foto dapur, proses, izin, ulasan pembeli. Contoh: *Banyak yang bertanya soal minyak kami: tiap pagi diganti, boleh dilihat langsung.*\n3. Temui orangnya sekali, berdua, tanya baik-baik apa masalahnya. Ajak Ketua RT kalau perlu.\n4. Minta pelanggan lama menulis ulasan jujur.\n\nKalau fitnahnya di media sosial dan merugikan, laporkan ke aplikasinya dulu; untuk jalur hukum (pencemaran nama, UU ITE) tanyakan LBH atau penasihat hukum sebelum mengunggah apa pun.',
  },
  {
    name: 'fake_transfer_guard',
    asks: ['cara mencegah bukti transfer palsu'],
    when: ['transfer|tf|bukti transfer|struk & palsu|bohongan|editan|tipu|menipu|penipuan & !qris|kurir'],
    weight: 1.6,
    reply:
      'Bukti transfer bisa diedit, **mutasi rekening tidak**. Aturannya satu: barang keluar setelah uangnya terlihat masuk di aplikasi bank Anda sendiri.\n\n- Pasang pemberitahuan uang masuk (SMS, aplikasi, atau pengeras QRIS).\n- Cocokkan **jumlah, jam, dan nama**, bukan gambarnya.\n- *Lagi gangguan, nanti masuk*: boleh, barangnya juga nanti.\n- Jangan pernah memberi kode OTP atau mengeklik tautan "konfirmasi pembayaran".\n- Tempel: *Pesanan diproses setelah pembayaran kami terima.*\n\nSudah terlanjur? Simpan percakapan dan tangkapan layarnya, hubungi bank, laporkan rekeningnya di **cekrekening.id**, dan buat laporan polisi kalau nilainya besar.',
  },
  {
    name: 'cancelled_order',
    asks: [
      'pembeli batal pesan mendadak',
      'pesanan dibatalkan sudah beli bahan dp dikembalikan tidak',
      'orang pesan katering lalu batal h-1',
    ],
    when: [
      'batal|batalin|membatalkan|dibatalkan|cancel|kabur|batalkan & pesanan|orderan|po|order|pembeli|pelanggan|preorder|pre order & !dp hangus|supplier|surat|invoice|mode|tidak sanggup',
    ],
    weight: 1.4,
    reply:
      'Lihat sudah sampai mana:\n\n- **belum belanja bahan**: lepas baik-baik, DP kembali (boleh dikurangi biaya kecil kalau memang disebut di awal)\n- **bahan sudah dibeli**: DP menutup bahan, sisanya kembali\n- **sudah jadi**: DP tidak kembali; jual cepat ke pelanggan lain dengan status WhatsApp, atau potong jadi porsi kecil\n\nBalasan: *Tidak apa-apa, Kak. Karena bahannya sudah kami beli, DP 50% dipakai untuk itu. Kalau mau diundur ke [tanggal], DP-nya tetap berlaku.*\n\nSupaya tidak terulang: **DP 50%**, batas batal H-2, ditulis di format pesanan sebelum uangnya masuk. Tanpa aturan tertulis, kembalikan; nama baik lebih mahal.',
  },
  {
    name: 'win_back',
    asks: ['pelanggan lama tidak datang lagi cara memanggil', 'langganan hilang cara mengajak kembali'],
    when: [
      'pelanggan|pembeli|langganan|customer & hilang|ngilang|menghilang|tidak balik|pergi|lama tidak|tidak datang|pindah|berhenti & manggil|panggil|balik|kembali|bagaimana|cara|lagi|ajak|kenapa & !dp|utang|warung|lokasi|tempat',
    ],
    weight: 1.5,
    reply:
      'Pelanggan lama lebih murah dipanggil daripada mencari yang baru:\n\n1. Daftar yang biasa membeli dan **sudah 30 hari tidak muncul**.\n2. Sapa satu per satu, sebut namanya dan kebiasaannya: *Bu [nama], sudah lama tidak mampir. Nasi kuningnya masih yang biasa. Ada yang kurang dari kami?*\n3. Dengarkan jawabannya; satu keluhan biasanya mewakili sepuluh orang.\n4. Beri alasan kembali yang ada batasnya: *minggu ini gratis kerupuk untuk Ibu*.\n\nSekali saja, jangan tiap hari. Dari 20 yang disapa, 4 atau 5 kembali itu bagus. Catat jawabannya, perbaiki yang disebut lebih dari dua kali.',
  },
  {
    name: 'no_tax_invoice',
    when: [
      'faktur pajak & belum pkp|bukan pkp|non pkp|tidak pkp|belum|minta|diminta|perusahaan & !bedanya|beda|apa itu',
    ],
    weight: 2.2,
    reply:
      'Yang belum **PKP** tidak boleh menerbitkan faktur pajak dan tidak boleh memungut PPN. Yang bisa diberikan:\n\n1. **Invoice** tanpa PPN dan **kuitansi** (meterai kalau di atas Rp 5.000.000),\n2. NPWP/NIK usaha, dan kalau diminta, **surat pernyataan bukan PKP**.\n\nKatakan: *Kami belum PKP, jadi harganya tanpa PPN; kami berikan invoice, kuitansi, dan surat pernyataan non-PKP.* Bagian pajak mereka biasanya menerima itu dan memotong PPh sesuai aturannya; minta bukti potongnya.\n\nKalau banyak pelanggan meminta, hitung untung ruginya menjadi PKP dengan konsultan pajak atau Kring Pajak 1500200. Surat pernyataannya bisa saya buatkan.',
  },
  {
    name: 'office_pays_late',
    asks: ['tagihan ke kantor tidak cair cair', 'dinas telat bayar katering'],
    when: [
      'tagihan|invoice|piutang|pembayaran & kantor|perusahaan|klien|pt|instansi|pelanggan & belum dibayar|belum bayar|telat|nunggak|macet|lewat|2 bulan|sebulan',
      'belum dibayar|belum bayar|nunggak & kantor|perusahaan|klien|instansi|pt & tagihan|invoice',
    ],
    weight: 1.8,
    reply:
      'Di kantor yang telat biasanya **berkasnya**, bukan orangnya:\n\n1. Telepon bagian keuangan (bukan pemesan): *invoice nomor … sudah di meja siapa, apa yang kurang, dijadwalkan tanggal berapa?* Catat nama dan jawabannya.\n2. Lengkapi yang diminta: PO, surat jalan bertanda tangan, NPWP, rekening.\n3. Kirim **surat penagihan** dengan nomor invoice, jumlah, dan tanggal baru (7 hari).\n4. Lewat itu: surat kedua, tembuskan ke pimpinan, dan **tahan pesanan berikutnya** atau minta DP.\n5. Tawarkan dua kali bayar, tertulis.\n\nSurat penagihannya bisa saya buatkan kalau Anda sebut nama kantor, jumlah, dan jatuh temponya. Nilai besar dan tidak ada jawaban: tanyakan penasihat hukum sebelum somasi.',
  },
  {
    name: 'when_to_close',
    asks: ['kapan usaha harus ditutup', 'rugi terus lanjut atau tutup'],
    when: [
      'usaha|warung|toko|bisnis & ditutup|tutup|berhenti|diteruskan|lanjut|bertahan|nyerah & kapan|harus|tanda|apakah|mending|kalau & !jam|lebaran|libur|pelanggan|sementara',
    ],
    weight: 1.5,
    reply:
      'Putuskan dengan angka dan tanggal, bukan saat lelah:\n\n1. Enam bulan terakhir, hitung **omzet − modal barang − biaya − upah Anda sendiri**. Tiga bulan berturut-turut minus adalah peringatan.\n2. Apakah minusnya karena sesuatu yang **bisa diubah** (harga, barang, jam, sewa)? Ubah satu, beri waktu 60 hari.\n3. Tentukan **batas rugi** sekarang, misalnya 5 juta lagi. Lewat itu berhenti.\n4. Tanda harus berhenti lebih cepat: menutup utang dengan utang, atau memakai uang sekolah dan makan.\n\nBerhenti bisa sebagian: kembali ke rumah, terima pesanan saja, lepas sewa. Kirim omzet dan biaya enam bulan, nanti saya buatkan analisisnya.',
  },
  {
    name: 'endorse_or_ads',
    asks: ['endorse atau iklan'],
    when: [
      'endorse|endorsement|influencer|selebgram|artis|food vlogger|vlogger & iklan|bagus|atau|mending|berapa|cara|worth|perlu|jasa|bayar|hasil',
    ],
    weight: 1.6,
    reply:
      'Bandingkan dengan **biaya per pembeli**:\n\n- **Iklan** 300.000 mendatangkan 15 pembeli = 20.000 per pembeli; bisa dihentikan kapan saja, wilayahnya diatur.\n- **Endorse** 300.000 sekali tayang: bisa 3, bisa 60. Cocok kalau pengikutnya **sekota** dan suka barang seperti milik Anda.\n\nUsaha kecil sebaiknya mulai dari akun lokal 2.000 sampai 20.000 pengikut, dibayar barang + komisi dari kode voucher. Sebelum setuju, minta data jangkauan 30 hari dan contoh hasilnya, tulis tanggal tayang dan bentuknya.\n\nBatasnya: biaya per pembeli harus di bawah **untung per pembeli**. Untung 8.000 dan biaya 20.000 berarti rugi, kecuali mereka kembali tiga kali.',
  },
  {
    name: 'permit_by_goods',
    asks: ['jual pulsa gas perlu izin tidak', 'izin jual bensin eceran'],
    when: [
      'pulsa|token listrik|agen|bensin eceran|gas eceran|obat|rokok|miras|minuman keras & izin|ijin|tanpa izin|boleh|legal|resmi|syarat & jual|jualan|agen',
    ],
    weight: 1.6,
    reply:
      'Semua usaha sebaiknya punya **NIB** (gratis, oss.go.id); untuk sebagian barang itu belum cukup:\n\n- **pulsa, token, paket data**: NIB, dan daftar ke penyedia resmi atau agennya\n- **makanan kemasan**: PIRT atau BPOM\n- **obat**: hanya obat bebas yang boleh di warung; selain itu perlu apotek atau toko obat berizin\n- **rokok**: jangan dijual ke anak di bawah umur, dan hanya yang berpita cukai\n- **minuman beralkohol, bensin eceran**: ada izin khusus dan aturan daerah\n\nJualan kecil jarang ditegur, tetapi tanpa izin Anda yang menanggung kalau ada masalah. Tanyakan DPMPTSP atau mal pelayanan publik setempat untuk barang Anda.',
  },
]
