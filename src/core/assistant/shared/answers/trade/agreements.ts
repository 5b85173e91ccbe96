import type { Answer } from '../answer.ts'
import { askNotary } from './notes.ts'

/** Agreements, statements and disputes. */
export const agreements: readonly Answer[] = [
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
    reply: `Sebaiknya **tertulis**, justru kalau dengan teman atau saudara. Perjanjian lisan juga mengikat, tetapi sulit dibuktikan.\n\nSatu halaman cukup, asal memuat:\n\n1. siapa menyetor apa dan berapa,\n2. siapa mengerjakan apa, dan upahnya,\n3. untung **dan rugi** dibagi bagaimana, kapan,\n4. siapa boleh mengeluarkan uang,\n5. kalau ada yang berhenti, bagaimana modalnya kembali.\n\nContoh: *Buatkan perjanjian kerja sama antara saya dan Bu Rina, modal 6 juta dan 4 juta, untung dibagi 60:40*.\n\n${askNotary}`,
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
    name: 'legal_dispute',
    asks: [
      'ditipu rekan bisnis mau lapor polisi',
      'sengketa dengan pembeli lewat jalur hukum',
      'pelanggan mengancam menuntut saya',
      'ditipu supplier uang sudah ditransfer barang tidak dikirim',
    ],
    when: [
      'ditipu|penipuan|somasi|gugat|gugatan|tuntut|dituntut|digugat|wanprestasi|lapor polisi|pengacara|hukum|ingkar|pidana|perdata',
    ],
    weight: 0.4,
    reply:
      'Saya ikut prihatin. Langkah awal yang lazim:\n\n1. kumpulkan bukti: perjanjian, invoice, nota, percakapan, bukti transfer,\n2. tegur dulu secara tertulis dengan batas waktu,\n3. kalau tidak ditanggapi, kirim somasi; untuk penipuan, lapor polisi dan bank.\n\nSaya bisa membantu menulis surat tegurannya. Karena akibat hukumnya besar, mintalah nasihat pengacara atau LBH terdekat sebelum melangkah lebih jauh.',
  },
  {
    name: 'force_majeure',
    asks: ['force majeure itu apa'],
    when: ['force majeure|keadaan kahar|kahar|forcemajeur'],
    weight: 3,
    reply:
      '**Keadaan kahar** (*force majeure*) adalah kejadian di luar kuasa kedua pihak (bencana, kebakaran, larangan pemerintah) yang membuat janji tidak bisa dipenuhi. Pasalnya mengatur: apa yang termasuk, dalam berapa hari harus memberi tahu, kewajiban mana yang ditunda, dan kapan kontrak boleh diakhiri.\n\nTanpa pasal ini, telat karena banjir pun bisa diperdebatkan. Kontrak yang saya buat sudah memuatnya; untuk nilai besar mintalah notaris membacanya.',
  },
  {
    name: 'contract_or_agreement',
    asks: ['beda kontrak dan perjanjian'],
    when: ['beda|sama & kontrak & perjanjian|kesepakatan'],
    weight: 2.4,
    reply:
      'Dalam praktik **sama**: dua-duanya mengikat kalau memenuhi syarat sah (sepakat, cakap, hal yang jelas, sebab yang halal). *Perjanjian* lebih luas dan boleh lisan; *kontrak* biasanya perjanjian yang **tertulis** dan menyangkut usaha.\n\nYang penting bukan judulnya, melainkan isinya: siapa, apa, berapa, kapan, dan bagaimana kalau ingkar. Untuk nilai besar, mintalah notaris membacanya.',
  },
  {
    name: 'authority_or_statement',
    when: ['beda & surat kuasa|kuasa & pernyataan|surat pernyataan'],
    weight: 1.5,
    asks: [
      'beda surat kuasa dan surat pernyataan apa',
      'menyuruh adik mengambil barang di ekspedisi pakai surat apa',
      'surat apa untuk mewakilkan ambil paket atau uang',
    ],
    reply:
      '- **Surat kuasa**: memberi **orang lain** hak bertindak atas nama Anda (mengambil barang, menandatangani, mengurus).\n- **Surat pernyataan**: **Anda sendiri** menyatakan sesuatu itu benar atau Anda sanggupi.\n\nUntuk menyuruh orang mengambil barang di ekspedisi: **surat kuasa**. Isinya: nama dan NIK Anda, nama dan NIK yang diberi kuasa, barang dan **nomor resi**, tempat, tanggal, dan batas berlakunya. Bawakan fotokopi kedua KTP; tanyakan ke ekspedisinya apakah perlu meterai (Rp 10.000).\n\nSurat kuasanya bisa saya buatkan: sebutkan kedua nama, barangnya, dan tempatnya.',
  },
  {
    name: 'power_of_attorney',
    asks: ['surat kuasa isinya apa', 'cara menulis surat kuasa', 'surat kuasa berlaku berapa lama'],
    when: ['surat kuasa|kuasa & apa|isi|cara|contoh|perlu|bikin|sah|mengambil|ambil & !meterai|materai'],
    weight: 1.9,
    reply: `**Surat kuasa** memberi wewenang orang lain bertindak untuk Anda. Isinya: pemberi dan penerima kuasa (nama, NIK, alamat), **apa persisnya** yang boleh dilakukan, untuk berapa lama, tanggal, lalu tanda tangan keduanya, yang memberi di atas meterai Rp 10.000.\n\nMakin sempit makin aman: *khusus mengambil barang nota nomor 12 di Toko Melati, tanggal 24 November*. Lampirkan fotokopi KTP keduanya. Bank dan BPJS sering punya formulir sendiri, jadi tanyakan dulu.\n\nSuratnya bisa saya buatkan.\n\n${askNotary}`,
  },
  {
    name: 'business_statement',
    asks: ['surat keterangan usaha sku bikin di mana'],
    when: [
      'sku & kelurahan|desa|surat|kur|bank|domisili|rt|syarat|bikin|urus',
      'skdu|surat keterangan usaha|surat keterangan domisili|domisili & apa|cara|dimana|urus|ngurus|syarat|bikin|perlu|beda|kelurahan|?',
    ],
    weight: 2,
    reply:
      '**Surat keterangan usaha (SKU)** dikeluarkan **kelurahan atau desa**, menerangkan bahwa usaha Anda benar ada. Biasanya dibawa: pengantar RT/RW, KTP, KK, foto usaha. Umumnya gratis; syaratnya berbeda tiap tempat.\n\nBeda dengan **NIB** (oss.go.id): NIB tanda daftar usaha yang berlaku nasional. Untuk KUR sebagian bank menerima salah satunya; kalau bisa, urus NIB karena terpakai untuk hal lain juga.\n\nSuratnya harus dari kelurahan, jadi tidak bisa saya terbitkan. Surat permohonannya bisa saya buatkan.',
  },
  {
    name: 'contract_ended_by_one',
    when: [
      'kontrak|perjanjian|kerja sama|kerjasama & sepihak|diputus|dibatalkan|batal|mengakhiri|putus & boleh|bisa|bagaimana|?|ganti rugi & !karyawan|pkwt|sewa',
    ],
    asks: ['kontrak kerja sama bisa dibatalkan sepihak tidak', 'mitra membatalkan perjanjian sepihak bagaimana'],
    weight: 2,
    reply:
      'Pada dasarnya **tidak bisa sepihak**: perjanjian mengikat keduanya dan berakhir kalau **waktunya habis, disepakati berdua, atau ada alasan yang tertulis di dalamnya** (misalnya telat bayar dua kali).\n\n1. Baca pasal pengakhiran: alasan, berapa hari sebelumnya, denda.\n2. Kirim **surat** yang menyebut pasal dan alasannya, beri waktu memperbaiki.\n3. Tawarkan berakhir baik-baik: hitung pekerjaan yang sudah jadi, DP, dan barang; tulis kesepakatannya.\n4. Diputus sepihak dan rugi? Kumpulkan bukti; bisa menuntut ganti rugi, tetapi tanyakan pengacara atau LBH dulu.\n\nSurat teguran atau kesepakatan pengakhirannya bisa saya buatkan.',
  },
  {
    name: 'contract_after_start',
    when: ['kontrak|perjanjian & lupa|belum|tanpa|terlanjur & jalan|mulai|berjalan|dikerjakan|selesai'],
    asks: [
      'lupa membuat kontrak pekerjaan sudah jalan bagaimana',
      'perjanjian dibuat setelah pekerjaan dimulai boleh tidak',
    ],
    weight: 2.4,
    reply:
      'Belum terlambat: kontrak boleh diteken **setelah pekerjaan mulai**, asal tanggalnya jujur.\n\n1. Hari ini kirim **WA ringkasan**: *Pak/Bu, supaya sama-sama enak: pekerjaan [..], harga Rp [..], DP Rp [..], selesai [tanggal], perubahan dihitung terpisah. Setuju ya?* Jawabannya sudah bukti.\n2. Susul kontrak satu halaman: tulis tanggal teken hari ini dan kalimat *berlaku sejak pekerjaan dimulai tanggal [..]*.\n3. Tulis yang sudah jadi dan yang sudah dibayar sampai hari ini.\n4. Minta pembayaran berikutnya **sebelum** melanjutkan tahap baru.\n\nJangan memundurkan tanggal. Kontraknya bisa saya buatkan: sebutkan nama, pekerjaan, nilai, dan tahap bayarnya.',
  },
  {
    name: 'insurance',
    asks: ['asuransi untuk kios toko', 'perlu asuransi kebakaran usaha tidak'],
    when: [
      'asuransi|bpjs & usaha|toko|warung|karyawan|kios|barang|kebakaran|perlu|daftar|cara|biaya|mandiri|berapa|apa & !poin|wajib',
    ],
    weight: 1.5,
    reply:
      'Urutan perlindungan yang masuk akal untuk usaha kecil:\n\n1. **BPJS Kesehatan** untuk Anda dan keluarga; sakit paling sering menghabiskan modal.\n2. **BPJS Ketenagakerjaan** (kecelakaan kerja dan kematian), untuk karyawan dan juga bisa untuk Anda sendiri sebagai pekerja mandiri.\n3. **Asuransi kebakaran** kios dan isinya, terutama di pasar.\n4. **Asuransi kiriman** untuk barang mahal.\n\nIuran dan cara daftarnya lihat di bpjs-kesehatan.go.id dan bpjsketenagakerjaan.go.id. Untuk asuransi lain pastikan terdaftar **OJK (157)**, dan baca apa yang *tidak* ditanggung.',
  },
  {
    name: 'notary_for_a_debt',
    when: [],
    asks: [
      'utang piutang harus di notaris supaya sah tidak',
      'surat pernyataan utang sah tanpa notaris tidak',
      'perjanjian pinjam uang cukup meterai atau notaris',
    ],
    reply:
      '**Tidak harus.** Surat di bawah tangan **sah** kalau ada kesepakatan, orangnya cakap, dan jelas jumlah serta tanggalnya; tanda tangan dua saksi dan **meterai Rp 10.000** membuatnya kuat sebagai bukti.\n\nNotaris berguna kalau nilainya besar, ada **jaminan** (tanah dan kendaraan punya akta sendiri), atau orangnya diragukan: isi dan tanggalnya lebih sulit dibantah. Tengahnya: *waarmerking* (didaftarkan) di notaris, lebih murah.\n\nLampirkan fotokopi KTP dan bukti transfer; tiap cicilan beri kuitansi. Suratnya bisa saya buatkan; untuk nilai besar, mintalah notaris membacanya.',
  },
]
