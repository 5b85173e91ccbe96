import type { Answer } from './answer.ts'

const legalNote = '\n\nUntuk nilai besar, mintalah notaris atau penasihat hukum membacanya dulu.'

/** Papers beside invoice and receipt, and which of several fits. */
export const otherPapers: readonly Answer[] = [
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
    name: 'agreement_need',
    asks: [
      'kerja sama bagi hasil sama teman ditulis bagaimana biar tidak ribut',
      'bagi hasil dengan teman sebaiknya ditulis bagaimana',
      'usaha bareng teman perlu perjanjian tertulis tidak',
      'perjanjian lisan saja cukup tidak',
    ],
    when: [
      'perjanjian|kontrak|hitam di atas putih & perlu|harus|wajib|penting|haruskah|sebaiknya & !meterai|materai|isi',
      'perjanjian tertulis|kesepakatan tertulis|tanpa kontrak|tanpa perjanjian|secara lisan|lisan saja',
      'patungan|kongsi|joinan|modal bareng|bagi hasil & teman|temen|saudara|partner|keluarga & !untung & ?|perlu|cara|perjanjian|aman',
    ],
    weight: 1.6,
    reply: `Sebaiknya **tertulis**, justru kalau dengan teman atau saudara. Perjanjian lisan juga mengikat, tetapi sulit dibuktikan.\n\nSatu halaman cukup, asal memuat:\n\n1. siapa menyetor apa dan berapa,\n2. siapa mengerjakan apa, dan upahnya,\n3. untung **dan rugi** dibagi bagaimana, kapan,\n4. siapa boleh mengeluarkan uang,\n5. kalau ada yang berhenti, bagaimana modalnya kembali.\n\nContoh: *Buatkan perjanjian kerja sama antara saya dan Bu Rina, modal 6 juta dan 4 juta, untung dibagi 60:40*.${legalNote}`,
  },
  {
    name: 'notary_need',
    asks: ['perjanjian harus ke notaris tidak', 'bikin kontrak sewa perlu notaris', 'surat kuasa harus di notaris'],
    when: [
      'notaris|akta|saksi & ?|perlu|harus|wajib|pakai|tanpa|biaya|kontrak|sewa|perjanjian & !cv|pt|yayasan|mendirikan',
    ],
    weight: 2.6,
    reply:
      'Untuk perjanjian sewa atau kerja sama biasa, notaris **tidak wajib**: tertulis, diteken kedua pihak di atas meterai Rp 10.000, dua rangkap, sebaiknya ada saksi. Itu sudah mengikat.\n\nNotaris membuatnya lebih kuat, dan sepadan kalau nilainya besar, jangkanya panjang, atau pihaknya belum Anda kenal. Ada juga yang memang harus dengan akta, misalnya mendirikan CV dan PT; untuk tanah dan bangunan tanyakan notaris/PPAT.\n\nNaskah perjanjiannya bisa saya buatkan, lalu dibacakan ke notaris kalau perlu.',
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
    name: 'late_fee',
    asks: ['boleh tidak kasih denda telat bayar ke pembeli', 'denda keterlambatan invoice berapa persen'],
    when: [
      'denda|bunga keterlambatan|penalti & telat|terlambat|keterlambatan|invoice|tagihan|bayar|pelanggan|pembeli|kontrak',
    ],
    weight: 2,
    reply:
      'Denda keterlambatan boleh ditagih kalau **disepakati sebelumnya**: tertulis di penawaran, kontrak, atau PO yang disetujui pembeli. Baru ditulis di invoice setelah telat biasanya sulit ditagih.\n\nContoh kalimat: *Keterlambatan pembayaran dikenai denda 1% per bulan dari sisa tagihan.* Besarnya hasil kesepakatan, dan sewajarnya.\n\nUntuk yang sudah terlanjur, kirim pengingat dulu; hubungan baik sering lebih mahal daripada dendanya. Suratnya bisa saya buatkan.',
  },
  {
    name: 'split_in_general',
    asks: ['sistem bagi hasil yang adil berapa persen', 'bagi hasil pemodal dan pengelola'],
    when: [
      'bagi hasil|bagi untung|pembagian hasil|pembagian keuntungan|persentase & ?|cara|bagaimana|adil|wajar|berapa|investor',
    ],
    weight: 1.1,
    reply:
      'Pola bagi hasil yang lazim dan mudah diterima:\n\n1. Keluarkan dulu **biaya dan upah** yang bekerja.\n2. Sisa untungnya dibagi **menurut modal**: 6 juta dan 4 juta berarti 60:40.\n3. Satu pihak modal, satu pihak tenaga? Sering disepakati 50:50 atau 60:40, setelah modal kembali.\n4. Sepakati juga bagian yang **ditahan** untuk usaha (misalnya 20%).\n\nSebutkan modal masing-masing dan untungnya, nanti saya hitungkan; perjanjiannya juga bisa saya buatkan.',
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
]
