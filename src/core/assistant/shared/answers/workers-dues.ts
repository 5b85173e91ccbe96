import type { Answer } from './answer.ts'

const askOffice = 'Untuk kepastian, tanyakan Dinas Tenaga Kerja setempat.'

/** What workers are due by the rules, and what may not be kept from them. */
export const workersDues: readonly Answer[] = [
  {
    name: 'held_diploma',
    asks: ['mantan pegawai minta ijazahnya kembali padahal masih punya utang', 'boleh menahan ijazah karyawan'],
    when: [
      'ijazah|ijasah|ktp asli|sertifikat asli|dokumen asli & tahan|menahan|nahan|ditahan|simpan|disimpan|jaminan|pegang|sita & !pinjam|bank|kur',
    ],
    weight: 2.6,
    reply:
      '**Tidak boleh.** Pemberi kerja dilarang menahan ijazah atau dokumen pribadi pekerja sebagai jaminan (Surat Edaran Menteri Ketenagakerjaan, 2025), juga kalau pekerjanya setuju; pengecualiannya hanya untuk ijazah dari pendidikan yang Anda biayai dengan perjanjian tertulis. Yang terlanjur ditahan sebaiknya dikembalikan dengan tanda terima.\n\nSupaya orang betah atau tidak pergi mendadak:\n\n1. **Perjanjian kerja tertulis**: lama kerja, pemberitahuan berhenti (misalnya 30 hari), serah terima.\n2. **Bonus bertahan**: misalnya dibayar setelah 6 dan 12 bulan.\n3. Gaji tepat tanggal, jadwal jelas, dan dilatih satu pengganti.\n\nPerjanjian kerjanya bisa saya buatkan. ' +
      askOffice,
  },
  {
    name: 'minimum_wage_number',
    when: [
      'umr|umk|ump|upah minimum & berapa|naik|naiknya|tahun & !dibawah|bawah|kurang|boleh|wajib|harus|kecil|mikro|pidana|sanksi',
    ],
    asks: ['umr kota saya tahun ini berapa', 'umk tahun depan naik berapa'],
    weight: 2,
    reply:
      'Angkanya tidak saya sebut dari ingatan: **UMP dan UMK ditetapkan gubernur tiap tahun**, biasanya diumumkan akhir tahun dan berlaku 1 Januari. Lihat situs Dinas Tenaga Kerja provinsi atau keputusan gubernurnya.\n\nYang perlu diketahui pemilik usaha kecil: **usaha mikro dan kecil dikecualikan** dari upah minimum (PP 36/2021); upahnya menurut kesepakatan, dengan batas bawah yang dihitung dari data provinsi. Sebutkan upah dan hari kerjanya, nanti saya hitungkan upah sehari atau THR-nya.\n\n' +
      askOffice,
  },
  {
    name: 'below_minimum_wage',
    asks: ['gaji karyawan di bawah umr boleh tidak'],
    when: [
      'umr|umk|ump|upah minimum & dibawah|bawah|kurang|kecil|mikro|wajib|harus|boleh|dipenjara|pidana|denda|dihukum|tidak sanggup|tidak kuat|mampu',
    ],
    weight: 2.2,
    reply:
      'Tenang dulu: **usaha mikro dan kecil dikecualikan dari upah minimum** (PP 36/2021). Upahnya menurut **kesepakatan** dengan pekerja, tetapi ada batas bawahnya:\n\n- paling sedikit **50% dari rata-rata konsumsi masyarakat** di provinsi Anda, dan\n- paling sedikit **25% di atas garis kemiskinan** provinsi.\n\nKedua angkanya dari BPS dan berubah tiap tahun. Usaha menengah dan besar tetap wajib UMP/UMK, dan melanggarnya bisa dipidana.\n\nTulis kesepakatan upahnya, bayar tepat waktu, dan sebut jam kerja serta liburnya. ' +
      askOffice,
  },
  {
    name: 'severance_on_resigning',
    asks: ['karyawan mengundurkan diri dapat pesangon tidak'],
    when: [
      'pesangon & mengundurkan|resign|berhenti sendiri|keluar sendiri|minta berhenti|mundur|minta keluar',
      'resign|mengundurkan diri|berhenti sendiri|minta berhenti & pesangon|hak|dikasih|dibayar|bayar|kewajiban',
    ],
    weight: 2.4,
    reply:
      'Yang **mengundurkan diri atas kemauan sendiri tidak berhak pesangon**. Yang tetap harus dibayar:\n\n- **gaji** sampai hari terakhir bekerja,\n- **uang penggantian hak**: cuti tahunan yang belum diambil dan belum gugur,\n- **uang pisah**, kalau diatur di perjanjian kerja atau peraturan usaha,\n- THR yang sudah menjadi haknya.\n\nMinta surat pengunduran diri bertanggal dan tanda terima pembayarannya; itu juga jawaban yang sopan untuk keluarganya. Lain halnya kalau Anda yang memberhentikan: di situ ada pesangon. ' +
      askOffice,
  },
  {
    name: 'severance_of_small_business',
    asks: ['pesangon usaha mikro kecil', 'usaha tutup karyawan dapat pesangon tidak'],
    when: [
      'pesangon & mikro|kecil|umkm|warung|usaha kami|tutup|bangkrut|phk|wajib|pabrik besar|berhentikan|kewajiban|bagaimana',
    ],
    weight: 1.7,
    reply:
      'Berat ya, Juragan, berpisah dengan orang yang ikut membesarkan usaha. Pesangon **tetap ada**, tetapi untuk **usaha mikro dan kecil besarnya menurut kesepakatan** Anda dengan pekerja (PP 35/2021), jadi tidak harus mengikuti tabel perusahaan besar.\n\n1. **Bicara lebih awal dan terbuka**, sebulan atau lebih sebelumnya, satu per satu.\n2. Sebut kemampuan usaha apa adanya, lalu sepakati jumlah dan cara bayarnya; boleh bertahap.\n3. Gaji sampai hari terakhir, THR dan cuti yang menjadi haknya tetap dibayar.\n4. **Tulis kesepakatannya**, tanda tangan berdua. Beri surat keterangan kerja supaya mudah melamar lagi.\n\nSurat kesepakatan dan surat keterangan kerjanya bisa saya buatkan. ' +
      askOffice,
  },
]
