import type { Answer } from '../answer.ts'

const legalNote = '\n\nUntuk perjanjian bernilai besar, mintalah notaris atau penasihat hukum membacanya dulu.'

/** What the papers of a business are and how they differ. */
export const papers: readonly Answer[] = [
  {
    name: 'invoice_or_receipt',
    asks: [
      'beda invoice dan nota kontan',
      'apa bedanya invoice sama kuitansi pembeli minta dua duanya',
      'bon invoice kuitansi bedanya apa',
    ],
    when: [
      'beda|sama|bukan|atau & invoice|tagihan & kuitansi',
      'beda & invoice & nota',
      'invoice|tagihan & kuitansi & ?',
    ],
    weight: 1,
    reply:
      'Bedanya di **waktu** dan **maksud**:\n\n- **Invoice** (surat tagihan) dikirim **sebelum** dibayar. Isinya daftar barang, total, jatuh tempo, dan rekening tujuan. Artinya: "mohon dibayar".\n- **Kuitansi** diberikan **setelah** uang diterima. Isinya siapa membayar, berapa (angka dan terbilang), untuk apa, lalu tanda tangan penerima. Artinya: "sudah saya terima".\n\nUrutan lazimnya: penawaran, invoice, pembayaran, kuitansi. Kuitansi di atas Rp 5.000.000 perlu meterai Rp 10.000; invoice biasa tidak.',
  },
  {
    name: 'receipt_or_note',
    asks: [
      'beda kuitansi sama nota apa',
      'kuitansi dan nota sama saja atau beda',
      'kapan pakai nota kapan pakai kuitansi',
    ],
    when: ['beda|sama & kuitansi & nota|struk|bon', 'beda & nota & struk|bon|kuitansi|faktur'],
    weight: 1.1,
    reply:
      '- **Nota** (bon) dibuat saat jual beli barang. Isinya nama barang, jumlah, harga; jadi bukti belanja dan pegangan stok.\n- **Struk** sama dengan nota, hanya dicetak mesin kasir.\n- **Kuitansi** membuktikan **uang sudah diterima**, lengkap dengan terbilang dan tanda tangan. Dipakai juga untuk jasa, sewa, dan uang muka.\n\nUntuk belanja eceran cukup nota. Kalau pembeli perlu bukti bayar resmi, beri kuitansi.',
  },
  {
    name: 'invoice_or_tax_invoice',
    asks: ['beda invoice dan faktur pajak', 'invoice sama faktur pajak apakah sama'],
    when: [
      'beda|sama & invoice & faktur',
      'faktur pajak & ?|apa|siapa|bikin|buat|cara|perlu',
      'beda & faktur & kuitansi|nota',
    ],
    weight: 1.1,
    reply:
      '- **Invoice** atau faktur penjualan: tagihan kepada pembeli. Siapa pun boleh membuatnya.\n- **Faktur pajak**: bukti pungutan PPN. Hanya boleh dibuat Pengusaha Kena Pajak (PKP), lewat sistem Coretax milik DJP, bukan di sini.\n\nKalau usaha Anda belum PKP, cukup invoice tanpa PPN. Untuk kepastian kewajiban pajak, tanyakan kantor pajak atau konsultan pajak.',
  },
  {
    name: 'all_payment_papers',
    asks: [
      'kapan pakai nota kapan pakai invoice',
      'nota atau invoice yang dipakai',
      'beda nota kuitansi faktur invoice',
      'bedanya invoice nota surat jalan kuitansi',
    ],
    when: [
      'beda|jelaskan|apa itu & invoice & kuitansi & nota|faktur',
      'beda|bedanya|sama & nota|bon & invoice & !pajak|kuitansi',
    ],
    weight: 2,
    reply:
      'Empat kertas yang sering tertukar:\n\n- **Invoice**: tagihan sebelum dibayar, ada jatuh tempo dan rekening.\n- **Nota** (bon): catatan jual beli barang saat itu juga.\n- **Faktur**: nama lain tagihan penjualan; *faktur pajak* khusus PKP dan dibuat di Coretax.\n- **Kuitansi**: bukti uang sudah diterima, dengan terbilang dan tanda tangan.\n\nYang bisa saya buatkan di sini: invoice dan kuitansi.',
  },
  {
    name: 'offer_or_proposal',
    asks: ['beda surat penawaran dan proposal'],
    when: ['beda|sama|atau & penawaran & proposal'],
    weight: 1,
    reply:
      '- **Surat penawaran** singkat dan menyebut **harga**: barang atau jasa apa, berapa, berlaku sampai kapan, bagaimana bayarnya. Cocok untuk pembeli yang sudah tahu kebutuhannya.\n- **Proposal** lebih panjang dan **meyakinkan**: latar belakang, rencana, manfaat, biaya, jadwal. Cocok untuk mencari modal, sponsor, atau kerja sama.\n\nPatokan mudah: ditanya "berapa harganya?" kirim penawaran; ditanya "apa rencananya?" kirim proposal.',
  },
  {
    name: 'contract_or_mou',
    asks: ['beda mou dan kontrak', 'mou mengikat secara hukum tidak'],
    when: ['beda|sama|atau & kontrak|perjanjian|pks & mou|nota kesepahaman|pks', 'mou & apa|itu|artinya|maksud'],
    weight: 1,
    reply: `- **MoU** (nota kesepahaman): tanda sepakat di awal, garis besarnya saja. Biasanya belum mengikat soal uang dan sanksi.\n- **Kontrak** (perjanjian kerja sama): mengikat. Ada hak dan kewajiban, nilai, cara bayar, jangka waktu, sanksi, dan cara menyelesaikan sengketa.\n\nYang menentukan adalah **isinya**, bukan judulnya: MoU yang memuat kewajiban jelas bisa juga mengikat.${legalNote}`,
  },
  {
    name: 'offer_or_invoice',
    asks: ['beda penawaran dan invoice', 'kirim penawaran dulu atau langsung invoice'],
    when: ['beda|sama|atau & penawaran|quotation & invoice|tagihan|po|purchase order', 'beda & po|purchase order'],
    weight: 0.9,
    reply:
      '- **Surat penawaran**: Anda menawarkan harga, pembeli belum tentu setuju.\n- **Purchase order (PO)**: pembeli memesan secara resmi.\n- **Invoice**: Anda menagih setelah ada pesanan atau barang dikirim.\n\nUrutannya: penawaran, PO, kirim barang, invoice, bayar, kuitansi.',
  },
  {
    name: 'stamp_duty',
    asks: [
      'surat apa saja yang wajib pakai meterai',
      'meterai 10000 dipasang kapan',
      'perjanjian utang perlu meterai berapa',
      'meterai 10000 dipakai untuk dokumen nilai berapa',
      'masih sah tidak kalau surat tanpa meterai',
      'surat kuasa perlu meterai tidak',
      'kuitansi dp perlu meterai berapa yang menyediakan siapa',
    ],
    when: ['meterai|materai|bermeterai|bermaterai|emeterai'],
    weight: 1.2,
    reply:
      'Meterai sekarang **Rp 10.000** (UU 10/2020). Yang perlu meterai antara lain:\n\n- surat perjanjian dan kontrak,\n- kuitansi atau surat lain yang menyatakan penerimaan uang **di atas Rp 5.000.000**.\n\nInvoice biasa tidak perlu. Tanpa meterai perjanjian tetap sah; meterai diperlukan kalau surat itu dipakai sebagai alat bukti. Di surat yang saya buat tersedia tempat meterai bila memang lazim.\n\nUntuk kasus khusus, pastikan ke kantor pajak atau notaris.',
  },
  {
    name: 'letter_number',
    asks: [
      'kuitansi harus ada nomornya tidak',
      'invoice tanpa nomor boleh tidak',
      'cara menulis nomor surat yang benar',
      'format nomor surat penawaran',
    ],
    when: [
      'nomor surat|penomoran|nomer surat|no surat|nomor invoice|nomer invoice|nomor kuitansi|no invoice|nomor nota',
      'nomor surat|nomor invoice|nomor kuitansi & aturan|aturannya|bebas|cara|format|urut|salah|sama|?',
    ],
    weight: 1,
    reply:
      'Tidak ada aturan yang mewajibkan nomor, tetapi dengan nomor tagihan dan kuitansi mudah dicari dan dibuktikan. Pola yang lazim: **urut/kode/bulan Romawi/tahun**, misalnya *001/SP/XI/2026*.\n\n- urut: tiga angka, mulai lagi dari 001 tiap tahun,\n- kode: SP untuk penawaran, INV untuk invoice, dan seterusnya,\n- bulan dalam angka Romawi.\n\nSurat yang saya buat sudah bernomor seperti itu. Kalau kantor Anda punya pola sendiri, ganti saja langsung di suratnya.',
  },
  {
    name: 'offer_content',
    asks: ['isi surat penawaran harga apa saja', 'cara membuat surat penawaran yang bagus'],
    when: [
      'apa|isi|cara|bagaimana|tips|contoh|syarat & penawaran & !harga jual',
      'surat penawaran & bagus|baik|benar|isi|menarik',
    ],
    weight: 0.2,
    reply:
      'Surat penawaran yang baik memuat:\n\n1. kop usaha, nomor, tanggal, dan perihal,\n2. nama dan perusahaan penerima,\n3. tabel barang: uraian, jumlah, harga satuan, jumlah harga, total dan terbilang,\n4. masa berlaku, cara bayar, waktu pengiriman, garansi kalau ada,\n5. tanda tangan dan nomor yang bisa dihubungi.\n\nTips: sebut masa berlaku yang pendek (7 sampai 14 hari) dan beri satu alasan memilih Anda.\n\nMau langsung jadi? Tulis: *Buatkan surat penawaran untuk …*, sebutkan barang, jumlah, dan harganya.',
  },
  {
    name: 'invoice_content',
    asks: [
      'isi invoice apa saja',
      'contoh invoice sederhana',
      'cara membuat invoice',
      'cara bikin invoice yang benar isinya wajib ada apa saja',
    ],
    when: [
      'apa|isi|cara|bagaimana|tips|contoh|syarat & invoice|tagihan',
      'isi|isinya|cara|wajib|unsur|bagian & apa|apa saja|bagaimana|lengkap|benar & invoice|faktur',
      'invoice & itu|artinya|maksud',
    ],
    weight: 0.1,
    reply:
      '**Invoice** adalah surat tagihan, dikirim **sebelum** dibayar; setelah uang diterima barulah **kuitansi**. Isinya:\n\n1. nama usaha Anda dan kontak,\n2. nomor, tanggal, dan **jatuh tempo**,\n3. kepada siapa ditagihkan,\n4. tabel barang atau jasa, diskon bila ada, total dan terbilang,\n5. rekening tujuan atau QRIS.\n\nSupaya cepat dibayar: kirim di hari yang sama dengan barang, tulis jatuh tempo sebagai tanggal, dan taruh nomor rekening di tempat yang mudah dilihat.\n\nContoh: *Buatkan invoice untuk Bu Rina, 20 kotak nasi @ 25.000, jatuh tempo 7 hari*.',
  },
  {
    name: 'receipt_content',
    asks: [
      'isi kuitansi apa saja',
      'cara menulis kuitansi yang benar',
      'kuitansi atas nama siapa kalau yang bayar kantor',
    ],
    when: ['apa|isi|cara|bagaimana|contoh|syarat & kuitansi'],
    weight: 0.1,
    reply:
      'Kuitansi membuktikan uang sudah diterima. Isinya: nomor, **sudah terima dari** siapa, jumlah dalam angka dan terbilang, untuk pembayaran apa, tempat dan tanggal, lalu tanda tangan dan nama penerima. Di atas Rp 5.000.000 tempelkan meterai Rp 10.000.\n\nContoh: *Buatkan kuitansi dari Pak Anwar Rp 750.000 untuk uang muka katering*.',
  },
  {
    name: 'contract_content',
    asks: [
      'isi kontrak kerja sama apa saja',
      'pasal penting di surat perjanjian kerja sama',
      'disuruh bikin kontrak poin apa yang harus ada',
    ],
    when: [
      'apa|isi|cara|bagaimana|contoh|syarat|pasal & kontrak|perjanjian|mou',
      'kontrak|perjanjian & sah|berlaku|hukum|kuat',
    ],
    weight: 0.1,
    reply: `Kontrak kerja sama biasanya memuat:\n\n1. siapa Pihak Pertama dan Pihak Kedua,\n2. apa yang dikerjakan,\n3. jangka waktu,\n4. hak dan kewajiban masing-masing,\n5. nilai dan cara pembayaran,\n6. sanksi, keadaan kahar, pengakhiran, penyelesaian perselisihan,\n7. tanda tangan di atas meterai Rp 10.000, rangkap dua.\n\nSyarat sahnya: sepakat, cakap, hal yang jelas, dan sebab yang halal.${legalNote}`,
  },
  {
    name: 'proposal_content',
    asks: ['isi proposal usaha apa saja', 'susunan proposal ke bank'],
    when: ['apa|isi|cara|bagaimana|contoh|susunan & proposal'],
    weight: 0.1,
    reply:
      'Susunan proposal usaha yang lazim: ringkasan, profil usaha, produk, pasar dan pesaing, rencana operasional, tim, keuangan (modal, harga, proyeksi laba, balik modal), kebutuhan dana, penutup.\n\nTips: angka kebutuhan dana harus cocok dengan rinciannya, dan ringkasan cukup satu halaman. Kalau angkanya sudah ada, saya bisa menyusunkan naskahnya.',
  },
  {
    name: 'letter_in_general',
    asks: ['urutan bagian surat resmi', 'cara menulis surat resmi'],
    when: [
      'apa|cara|bagaimana|contoh|format & surat & resmi|undangan|permohonan|keterangan|kuasa|peringatan|pemberitahuan|dinas|jalan',
    ],
    weight: 0.2,
    reply:
      'Surat resmi berurutan begini: kop, tanggal, nomor, lampiran dan hal, alamat tujuan, salam pembuka, isi, salam penutup, tanda tangan, nama dan jabatan, tembusan bila ada.\n\nBahasanya singkat dan sopan; satu surat satu maksud. Sebutkan kepada siapa, soal apa, dan tanggalnya, nanti saya susunkan.',
  },
  {
    name: 'spelled_amount',
    asks: ['terbilang di kuitansi itu apa', 'cara menulis terbilang rupiah'],
    when: ['terbilang|huruf & ?|apa|cara|tulis', 'cara tulis|penulisan & rupiah|angka|uang'],
    weight: 0.2,
    reply:
      'Terbilang adalah jumlah uang yang ditulis dengan huruf, supaya angkanya tidak bisa diubah. Contoh: Rp 1.250.000 ditulis *satu juta dua ratus lima puluh ribu rupiah*. Di invoice dan kuitansi yang saya buat, terbilang muncul sendiri dan ikut berubah kalau totalnya berubah.',
  },
]
