import type { Answer } from '../answer.ts'

/** Papers in daily use: which one when, and what to do when one is wrong. */
export const papersInUse: readonly Answer[] = [
  {
    name: 'delivery_or_invoice',
    asks: ['beda surat jalan dan invoice'],
    when: ['surat jalan|delivery order & invoice|tagihan|kuitansi|nota|faktur'],
    weight: 2.2,
    reply:
      'Tidak sama:\n\n- **Surat jalan** ikut **barang**: nama dan jumlah, **tanpa harga**, ditandatangani penerima. Artinya: "barang sudah sampai".\n- **Invoice** ikut **uang**: harga, total, jatuh tempo, rekening. Artinya: "mohon dibayar".\n\nUrutannya: kirim barang dengan surat jalan, lalu kirim invoice dengan salinan surat jalan yang sudah diteken. Dua-duanya bisa saya buatkan.',
  },
  {
    name: 'proforma_invoice',
    asks: ['proforma invoice itu apa'],
    when: ['proforma|pro forma|performa & ?|invoice|apa|beda'],
    weight: 2,
    reply:
      '**Proforma invoice** adalah tagihan **sementara**: dikirim sebelum barang disiapkan, supaya pembeli tahu angka pastinya dan bisa membayar DP atau mengurus pencairan. Belum menjadi utang dan belum dicatat sebagai penjualan.\n\nSetelah barang dikirim, ganti dengan **invoice** yang sebenarnya. Kalau perlu, tulis *buatkan invoice … beri catatan "proforma"*.',
  },
  {
    name: 'handover_paper',
    asks: ['bast itu apa', 'berita acara serah terima pekerjaan isinya'],
    when: ['bast|berita acara|serah terima & apa|itu|isi|cara|contoh|fungsi|perlu|arti|?|beda'],
    weight: 1.2,
    reply:
      '**BAST** (Berita Acara Serah Terima) membuktikan pekerjaan atau barang **sudah diserahkan dan diterima baik**. Isinya: hari dan tanggal, siapa menyerahkan dan menerima, apa yang diserahkan dan kondisinya, lalu tanda tangan keduanya.\n\nBiasanya jadi syarat menagih termin terakhir: tanpa BAST, kantor sering belum mau membayar. Suratnya bisa saya susunkan; sebutkan para pihak, apa yang diserahkan, dan tanggalnya.',
  },
  {
    name: 'letter_to_office',
    asks: ['menawarkan barang ke kantor pakai penawaran atau proposal'],
    when: [
      'penawaran & proposal',
      'penawaran & kantor|instansi|sekolah|perusahaan & apa|proposal|enak|sebaiknya|mending',
    ],
    weight: 1.6,
    reply:
      'Kalau mereka sudah tahu butuh apa dan menunggu **harga**: kirim **surat penawaran**, satu halaman, barang, harga, masa berlaku, cara bayar. Itu yang paling sering untuk memasok kantor.\n\nKalau mereka belum kenal atau Anda meminta **kerja sama, modal, atau sponsor**: kirim **proposal** yang menjelaskan rencana dan manfaatnya.\n\nRagu? Mulai dari penawaran; lebih cepat dibaca. Contoh: *Buatkan surat penawaran untuk PT Maju Bersama: 50 nasi kotak @ 25.000, berlaku 14 hari*.',
  },
  {
    name: 'quotation',
    when: ['quotation|quote & penawaran|beda|sama|apa|itu|arti|maksud & !invoice|po'],
    weight: 1.8,
    reply:
      'Sama saja: ***quotation*** adalah istilah Inggris untuk **surat penawaran harga**. Isinya barang atau jasa, jumlah, harga, masa berlaku, dan cara bayar.\n\nYang berbeda: **proforma invoice** (tagihan sementara, setelah hampir sepakat) dan **invoice** (tagihan setelah pesanan pasti). Kalau kantor meminta "quotation", kirimkan surat penawaran.',
  },
  {
    name: 'receipt_for_instalments',
    asks: ['pembayaran dicicil kuitansinya bagaimana'],
    when: [
      'kuitansi & dicicil|cicil|cicilan|angsuran|bertahap|termin|dp|pelunasan & ?|berapa|kali|bagaimana|cara|dibuat|tiap',
    ],
    weight: 1.8,
    reply:
      '**Setiap kali uang diterima, satu kuitansi.** Dicicil tiga kali berarti tiga kuitansi, masing-masing dengan tanggal dan jumlah yang benar-benar diterima saat itu.\n\nTulis keterangannya: *cicilan ke-2 dari 3 untuk invoice nomor …, sisa Rp …*. Yang terakhir ditulis *pelunasan*. Meterai hanya untuk kuitansi yang di atas Rp 5.000.000.',
  },
  {
    name: 'signature_need',
    asks: [
      'invoice harus ada tanda tangan tidak',
      'surat tanpa stempel sah tidak',
      'wajib pakai kop dan cap usaha tidak',
    ],
    when: [
      'tanda tangan|ttd|stempel|cap & perlu|harus|wajib|haruskah|sah & invoice|kuitansi|nota|penawaran|surat',
      'invoice|kuitansi|nota & tanpa & tanda tangan|ttd|stempel|cap',
    ],
    weight: 1.3,
    reply:
      '- **Invoice**: tidak wajib diteken, tetapi nama dan tanda tangan membuatnya lebih dipercaya.\n- **Kuitansi**: perlu tanda tangan **penerima uang**, karena itulah buktinya.\n- **Kontrak**: diteken kedua pihak, di atas meterai Rp 10.000.\n\n**Stempel** umumnya tidak wajib; gunanya menunjukkan asal surat. Sebagian kantor memintanya, jadi tanyakan dulu ke bagian keuangannya.',
  },
  {
    name: 'lost_receipt',
    asks: ['kuitansi hilang bisa dibuat ulang tidak', 'nota hilang minta salinan', 'nota hilang mau klaim garansi'],
    when: [
      'kuitansi|invoice|nota & hilang|ilang|rusak|lupa|salah tulis|salah & bagaimana|?|ganti|duplikat & !saya buat|tadi|kemarin',
    ],
    weight: 0.9,
    reply:
      'Kalau bukti hilang atau salah:\n\n- jangan dicoret; buat **yang baru** dengan tulisan *pengganti kuitansi nomor … tanggal …*,\n- yang lama, kalau ketemu, ditandai *batal* dan disimpan,\n- isinya harus sama dengan uang yang sebenarnya diterima.\n\nSurat yang dibuat di sini tersimpan di sidebar, jadi bisa diunduh lagi gratis.',
  },
  {
    name: 'paid_mark',
    asks: ['invoice harus ditulis lunas tidak'],
    when: ['invoice|tagihan & lunas|dibayar & cap|tanda|tulis|stempel|perlu|bukti|harus & !belum|sudah dibayar belum'],
    weight: 2.6,
    reply:
      'Tidak wajib, tetapi membantu: tulisan **LUNAS** dengan tanggal di invoice membuat orang tahu tagihannya selesai. Bukti bayarnya yang utama tetap **kuitansi**, karena memuat siapa membayar, berapa, dan tanda tangan penerima.\n\nTinggal tulis di sini: *sudah dibayar lunas, buatkan kuitansinya*.',
  },
  {
    name: 'paper_when_paid',
    asks: ['kalau sudah dibayar kasih nota atau kuitansi'],
    when: [
      'kuitansi|invoice|nota|struk|surat|kertas|bukti & lunas|dibayar|bayar|dp|uang muka|terima uang & mana|yang mana|pakai apa|apa yang|dikasih|kasih apa|diberi|pakai',
    ],
    weight: 2.4,
    reply:
      'Pilih menurut **uangnya**:\n\n- belum dibayar, dikirim untuk menagih: **invoice**\n- DP masuk: **kuitansi** sebesar DP, tulis *uang muka … sisa …*\n- lunas: **kuitansi** pelunasan\n- belanja eceran langsung bayar: cukup **nota** atau struk\n- barang diantar: **surat jalan** ikut barangnya, diteken penerima\n\nContoh pesanan 2.000.000, DP 30%: kuitansi 600.000 hari ini, invoice sisa 1.400.000 saat barang dikirim, kuitansi 1.400.000 saat lunas. Semuanya bisa saya buatkan.',
  },
  {
    name: 'delivery_note_need',
    asks: ['kirim barang wajib surat jalan tidak'],
    when: ['surat jalan & wajib|harus|perlu|tanpa|haruskah|ada & !beda|invoice'],
    weight: 2.2,
    reply:
      'Untuk barang dagangan biasa, **surat jalan sebaiknya selalu ikut**, apalagi ke luar kota: sopir punya bukti barang itu milik siapa dan mau ke mana, dan tanda tangan penerima menjadi bukti barang sampai. Isinya nama dan jumlah **tanpa harga**, alamat asal dan tujuan, kendaraan, pengirim, penerima; rangkap tiga (penerima, sopir, arsip).\n\nBarang tertentu (hasil hutan atau kayu, ternak, obat, bahan berbahaya) memerlukan **dokumen resmi sendiri**; tanyakan dinas terkait atau ekspedisinya. Surat jalannya bisa saya buatkan.',
  },
  {
    name: 'offer_validity',
    asks: ['penawaran berlaku berapa hari'],
    when: [
      'penawaran|harga penawaran & berlaku|masa berlaku|expired|kadaluarsa|berubah|naik & berapa|lama|hari|sebaiknya|bagaimana|kalau|terus|boleh',
    ],
    weight: 2.6,
    reply:
      'Lazimnya **7 sampai 14 hari**; untuk bahan yang cepat berubah (besi, kayu, cabai, emas, plastik) **3 sampai 7 hari**. Tulis tanggal akhirnya, bukan hanya "14 hari".\n\nKalimat pengaman: *Harga berlaku sampai 28 November 2026 dan selama persediaan ada. Setelah tanggal itu, atau bila harga bahan naik lebih dari 5%, harga dikonfirmasi ulang.*\n\nSelama masih berlaku, harga di surat itu dipegang. Sudah lewat? Kirim penawaran baru dengan nomor baru. Keduanya bisa saya buatkan.',
  },
  {
    name: 'correct_an_invoice',
    asks: [
      'salah harga di invoice sudah terkirim ke customer',
      'kemarin invoice salah harga harus bagaimana',
      'invoice yang sudah dikirim salah nominal harus bikin baru atau dicoret saja',
      'invoice salah jumlah sudah terlanjur dikirim',
      'invoice yang sudah dikirim salah cara memperbaiki',
    ],
    when: [
      'invoice|tagihan|faktur|kuitansi & salah|keliru|revisi|ralat|typo & dikirim|terkirim|terlanjur|pelanggan|pembeli|klien|nomor & bagaimana|cara|boleh|harus|?',
    ],
    weight: 2.2,
    reply:
      'Sudah terkirim dan ternyata salah:\n\n1. Kabari pelanggannya dulu: *Mohon maaf, invoice 012 ada kekeliruan jumlah. Yang berlaku kami kirim hari ini; mohon yang lama diabaikan.*\n2. Kirim yang benar dengan keterangan **revisi** (*INV-012 Rev. 1*), atau nomor baru bila kantornya meminta.\n3. Yang lama ditandai *batal* dan disimpan, jangan dihapus.\n4. Sudah terlanjur dibayar lebih? Kembalikan, atau potong dari tagihan berikutnya secara tertulis.\n\nDi sini cukup buka suratnya, ketik yang benar, lalu unduh lagi. Gratis.',
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
    name: 'cash_and_credit_note',
    when: ['nota kontan|nota kredit|nota tunai|nota debit & beda|bedanya|apa|perbedaan|fungsi|kapan'],
    weight: 3,
    reply:
      '- **Nota kontan**: bukti jual beli yang **dibayar saat itu juga**. Dua rangkap, asli untuk pembeli.\n- **Nota kredit**: **pengurang tagihan**, dikirim penjual ke pembeli karena barang dikembalikan, rusak, atau salah harga. Tagihan 1.000.000, barang cacat 150.000, nota kredit 150.000, sisanya 850.000.\n- **Nota debit**: kebalikannya, dikirim pembeli ke penjual untuk memberi tahu pengurangan itu.\n\nJualan yang dibayar belakangan bukan memakai nota kredit, melainkan **invoice** dengan jatuh tempo; invoicenya bisa saya buatkan.',
  },
  {
    name: 'several_payments_one_receipt',
    asks: [
      'bayar tunai tiga kali kuitansinya satu atau tiga',
      'dibayar beberapa kali kuitansinya satu saja atau tiap bayar',
      'beberapa pembayaran jadi satu kuitansi boleh tidak',
    ],
    when: [
      'kuitansi|kwitansi & sekaligus|satu lembar|1 lembar|digabung|gabung|dijadikan satu|beberapa bulan|3 bulan|rangkap & boleh|bisa|ditulis|bagaimana|?',
    ],
    weight: 2.2,
    reply:
      'Boleh, kalau **uangnya memang diterima sekaligus**: satu kuitansi sejumlah seluruhnya, dengan rincian di keterangannya. Contoh: *pembayaran sewa kamar 3 bulan, Desember 2026 sampai Februari 2027, 3 × Rp 900.000 = Rp 2.700.000*.\n\nKalau dibayar di tanggal yang berbeda, buat satu kuitansi untuk tiap tanggal. Jumlahnya lewat Rp 5.000.000? Tempelkan meterai Rp 10.000. Kuitansinya bisa saya buatkan.',
  },
  {
    name: 'stamp_place',
    asks: ['meterai ditempel di mana'],
    when: [
      'meterai|materai|emeterai|e meterai & dimana|di mana|ditempel|tempel|nempel|posisi|letak|pasang|kena|tanda tangan|beli|dibeli|elektronik & !berapa lama|kontrak perlu',
    ],
    weight: 2.2,
    reply:
      '**Letaknya** di tempat tanda tangan orang yang menyatakan (penerima uang di kuitansi, para pihak di perjanjian). Tempel dulu, lalu tanda tangan **sebagian mengenai meterai dan sebagian mengenai kertas**, beserta tanggalnya. Meterai bekas tidak boleh dipakai lagi.\n\n**Belinya** di Kantor Pos atau tempat resmi, Rp 10.000; curigai yang jauh lebih murah. Untuk surat PDF ada **e-meterai**, dibeli di distributor resmi Peruri, dan dibubuhkan di sana, bukan di sini.\n\nRagu perlu atau tidak? Sebutkan surat dan nilainya.',
  },
  {
    name: 'electronic_stamp',
    when: [],
    asks: ['e meterai beli di mana', 'cara pakai e meterai di pdf', 'meterai elektronik sah tidak'],
    reply:
      '**e-Meterai Rp 10.000** sah untuk dokumen **elektronik**. Beli di **e-meterai.co.id**, kantor pos, atau distributor resmi, lalu bubuhkan ke PDF-nya di situs itu juga (satu kuota untuk satu dokumen). Kalau dokumennya **dicetak dan ditandatangani basah**, pakai meterai tempel.\n\nHasil salinan cetak e-meterai tidak bermeterai; yang asli berkas PDF-nya. Simpan berkasnya, jangan hanya cetakannya.',
  },
  {
    name: 'receipt_duty',
    when: [
      'struk|nota|bon|kuitansi & harus|wajib|perlu|haruskah|wajibkah & kasih|ngasih|beri|memberi|dikasih|diberi|tiap|setiap & !utang|ngebon|cetak',
    ],
    asks: [
      'apakah saya harus memberi struk ke pembeli',
      'wajib kasih nota tiap penjualan tidak',
      'pembeli minta nota harus dikasih tidak',
      'warung kecil perlu kasih struk tidak',
    ],
    weight: 2,
    reply:
      'Untuk belanja eceran di warung kecil umumnya **tidak harus tiap kali**, tetapi **berikan kalau diminta**: itu bukti pembeli untuk menukar atau menagih garansi, dan bukti Anda juga.\n\nYang memang harus memberi bukti: usaha yang memungut **PB1** (restoran, kafe) dan **PKP** yang memungut PPN; bentuknya tanyakan Bapenda atau kantor pajak.\n\nBagus dibiasakan untuk barang bergaransi, pesanan, dan uang muka. Struk dari kasir di sini bisa dicetak atau dikirim WhatsApp; kuitansinya bisa saya buatkan.',
  },
  {
    name: 'false_stamp',
    when: ['meterai|materai & palsu|asli|bekas & beda|bedain|bedakan|membedakan|cara|ciri|tahu|cek'],
    asks: ['cara membedakan meterai asli dan palsu', 'ciri meterai palsu'],
    weight: 2.4,
    reply:
      'Beli di **Kantor Pos** atau toko yang jelas; yang dijual jauh di bawah Rp 10.000 hampir pasti palsu atau bekas. Lalu **raba, lihat, goyang**:\n\n- **raba**: cetakan angka 10000 dan gambarnya terasa kasar,\n- **lihat**: nomor serinya berbeda tiap keping; cetakannya tajam, tidak luntur bila digosok,\n- **goyang**: hologram dan sebagian tintanya berubah warna.\n\nLebih aman untuk dokumen digital: **e-meterai** dari penyalur resmi, yang bisa diperiksa lewat aplikasinya. Meterai bekas yang dicuci termasuk pelanggaran.',
  },
  {
    name: 'who_signs_a_delivery_note',
    when: [],
    asks: [
      'surat jalan ditandatangani siapa saja',
      'sopir perlu tanda tangan surat jalan tidak',
      'tanda tangan di surat jalan siapa',
    ],
    reply:
      'Tiga orang, dengan nama terang dan tanggal:\n\n1. **Pengirim** (Anda atau gudang): jumlahnya benar saat keluar.\n2. **Sopir atau kurir**: ia menerima dan membawa; kalau kurang di jalan, tanggung jawabnya jelas.\n3. **Penerima**: barang sampai, jumlah dan keadaannya; ini yang menjadi dasar tagihan.\n\nTidak ada aturan umum yang mewajibkan semuanya, tetapi tanpa tanda tangan **penerima** sulit menagih. Kurang atau rusak? Ditulis di surat itu sebelum diteken. Rangkap tiga: penerima, sopir, arsip. Surat jalannya bisa saya buatkan.',
  },
]
