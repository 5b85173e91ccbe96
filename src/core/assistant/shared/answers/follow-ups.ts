import type { Answer } from './answer.ts'
import { debtorRefuses } from './trade/credit-to-buyers.ts'
import { howToPayTax } from './trade/taxes.ts'

const unclear =
  'maksud|maksudnya|paham|mengerti|ngerti|mudeng|jelaskan|jelasin|bingung|sederhana|gampangnya|intinya|artinya|singkatnya'
const simply = (reply: string): Answer => ({ name: 'said_simply', when: [unclear], reply })
const cost = 'biaya|biayanya|bayar|gratis|mahal|berapa duit|tarif|potongan|potongannya|bayarnya'
const time = 'lama|lamanya|berapa lama|berapa hari|kapan jadi|cepat|berapa bulan|berapa minggu'
const terms = 'syarat|syaratnya|dokumen|berkas|persyaratan|siapkan|disiapkan'
const example = 'contoh|contohnya|misal|misalnya|kayak apa|seperti apa'

const askTaxOffice = 'Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200).'

const loanRejected: Answer = {
  name: 'loan_rejected',
  when: ['ditolak|tolak|bi checking|slik|macet'],
  reply:
    'Kalau ditolak, tanyakan alasannya. Yang paling sering: ada tunggakan di catatan kredit (**SLIK OJK**, bisa Anda cek sendiri gratis), catatan penjualan tidak ada, atau cicilannya terlalu besar dibanding laba. Bereskan itu, lalu ajukan lebih kecil.',
}

/** What is asked next about a topic: by the name of the answer that was given, the part that is wanted. */
const byTopic: Readonly<Record<string, readonly Answer[]>> = {
  price_goods: [
    {
      name: 'cost_example',
      when: [`${example}|kopi|minuman|es`],
      reply:
        'Contoh es kopi susu, 20 gelas:\n\n- kopi Rp 30.000\n- susu dan gula aren Rp 50.000\n- es dan air Rp 10.000\n- gelas, tutup, sedotan Rp 20.000\n- upah dan listrik Rp 30.000\n- **jumlah Rp 140.000**, jadi HPP Rp 7.000 per gelas\n\nMau untung 50% dari modal: 7.000 × 1,5 = **Rp 10.500**, bulatkan Rp 11.000. Angkanya hanya contoh; kirim angka Anda, misalnya *bahan 90rb gelas 20rb jadi 20 gelas, jual berapa*.',
    },
    simply(
      'Gampangnya begini: **HPP** adalah semua uang yang keluar sampai satu barang siap dijual. Habis Rp 140.000 jadi 20 gelas, berarti HPP-nya Rp 7.000 segelas. Dijual Rp 11.000, yang Rp 4.000 itu untung kotor.\n\nSebutkan biaya dan jadinya berapa, nanti saya hitungkan.',
    ),
    {
      name: 'forgotten_costs',
      when: ['upah|tenaga|listrik|gas|sewa|ongkir|bensin|alat'],
      reply:
        'Masukkan juga, sekecil apa pun:\n\n- **upah Anda sendiri**: jam kerja × upah per jam di daerah Anda,\n- **listrik dan gas**: tagihan sebulan ÷ hari jualan ÷ yang dibuat sehari,\n- **sewa dan alat**: dibagi rata ke barang yang terjual sebulan.\n\nContoh: gas Rp 22.000 habis untuk 110 porsi, berarti Rp 200 per porsi.',
    },
  ],
  vat: [
    simply(
      'Gampangnya: **PPN** adalah pajak yang dibayar **pembeli**, dititipkan lewat penjual, lalu disetor ke negara. Harga Rp 1.000.000, PPN-nya Rp 110.000, pembeli membayar Rp 1.110.000.\n\nYang boleh menitipkan hanya penjual berstatus **PKP**. Warung kecil umumnya bukan PKP, jadi tidak memungut PPN. ' +
        askTaxOffice,
    ),
    {
      name: 'not_registered_seller',
      when: ['belum|bukan|kecil|warung|wajib|pkp'],
      reply: `Kalau bukan **PKP**, jangan memungut dan jangan menulis PPN di invoice. Wajib menjadi PKP setelah omzet di atas Rp 4,8 miliar setahun; di bawah itu pilihan Anda. Pembeli besar kadang meminta faktur pajak, dan itu hanya bisa dari PKP. ${askTaxOffice}`,
    },
  ],
  income_tax: [
    simply(
      `Gampangnya: pajak penghasilan usaha kecil dihitung dari **omzet**, bukan dari untung. Pedagang perorangan: Rp 500 juta pertama dalam setahun bebas, sisanya × **0,5%**. Omzet setahun Rp 620 juta: yang kena Rp 120 juta × 0,5% = Rp 600.000. ${askTaxOffice}`,
    ),
    {
      ...howToPayTax,
      when: [
        'bayar|dibayar|bayarnya|dibayarnya|setor|disetor|nyetor|setornya & mana|kemana|kapan|dimana|cara|bagaimana',
      ],
    },
    {
      name: 'tax_reporting',
      when: ['lapor|lapornya|spt|telat|terlambat|denda'],
      reply: `Omzet dicatat tiap bulan, dan **SPT Tahunan** dilaporkan sekali setahun lewat Coretax, juga kalau pajaknya nol. Batas waktu dan dendanya bisa berubah, jadi pastikan di pajak.go.id. ${askTaxOffice}`,
    },
    {
      name: 'company_tax',
      when: ['cv|pt|koperasi|badan'],
      reply: `Untuk **CV, PT, dan koperasi** bebas Rp 500 juta itu tidak ada: 0,5% dihitung dari seluruh omzet, dan masa memakai tarif itu lebih pendek daripada perorangan. Sebelum membuat badan usaha, bicarakan dengan konsultan pajak. ${askTaxOffice}`,
    },
  ],
  qris: [
    {
      name: 'qris_cost',
      when: [cost],
      reply:
        'Biaya yang perlu Anda tahu soal QRIS:\n\n- **potongan per transaksi (MDR)**: usaha mikro bebas sampai Rp 500.000, di atasnya 0,3%; usaha lain umumnya 0,7%,\n- **biaya daftar dan alat** (cetak kode, pengeras suara) tergantung penyedianya, sering gratis.\n\nTarif per 2026, diatur Bank Indonesia dan bisa berubah. Sebutkan nilai transaksinya kalau mau saya hitungkan.',
    },
    {
      name: 'qris_time',
      when: [time],
      reply:
        'Lamanya tergantung bank atau penyedia, jadi tidak bisa saya pastikan. Yang biasanya membuat lama: foto KTP buram, nama rekening berbeda dengan KTP, atau foto tempat usaha belum ada. Siapkan tiga itu dulu.',
    },
    {
      name: 'qris_needs',
      when: [terms],
      reply:
        'Siapkan KTP, nomor rekening atas nama yang sama, nomor HP, nama dan alamat usaha, serta foto tempat atau dagangannya. NPWP dan NIB diminta sebagian penyedia, terutama untuk usaha yang lebih besar.',
    },
  ],
  stamp_duty: [
    {
      name: 'stamp_on_invoice',
      when: ['invoice|tagihan|nota|penawaran'],
      reply:
        'Tidak perlu. Invoice, nota, dan penawaran biasa tidak memakai meterai. Yang perlu: surat perjanjian, dan kuitansi penerimaan uang di atas Rp 5.000.000.',
    },
    {
      name: 'stamp_on_authority',
      when: ['kuasa|pernyataan|keterangan|lamaran|hibah'],
      reply:
        'Lazimnya **ya, satu meterai Rp 10.000**, di tanda tangan yang memberi kuasa atau membuat pernyataan, supaya kuat kalau dipakai sebagai bukti. Tanpa meterai suratnya tetap berlaku, tetapi banyak bank dan kantor menolaknya, jadi tanyakan dulu ke penerimanya.',
    },
    {
      name: 'without_stamp',
      when: ['lupa|tanpa|tidak pakai|sah|tidak ada'],
      reply:
        'Tetap sah. Meterai bukan syarat sahnya perjanjian atau pembayaran; ia diperlukan kalau surat itu dipakai sebagai alat bukti, dan bisa dilunasi belakangan. Untuk perkara besar, tanyakan notaris.',
    },
  ],
  capital: [
    {
      name: 'loan_without_papers',
      when: ['nib|surat usaha|skru|sku|izin|legalitas'],
      reply:
        'Belum punya NIB? Dua jalan:\n\n1. **Urus NIB dulu** di oss.go.id. Untuk usaha kecil gratis dan yang risikonya rendah biasanya langsung terbit.\n2. Tanyakan apakah banknya menerima **surat keterangan usaha** dari kelurahan atau desa.\n\nSiapkan juga catatan penjualan beberapa bulan; itu yang paling meyakinkan petugas bank. Syarat terakhir ada di banknya.',
    },
    {
      name: 'loan_needs',
      when: [terms],
      reply:
        'Yang umumnya diminta untuk pinjaman usaha kecil: KTP dan KK, **NIB** atau surat keterangan usaha, usaha sudah berjalan (biasanya minimal 6 bulan), catatan penjualan, foto tempat usaha, dan tidak ada kredit macet (cek **SLIK OJK**, gratis). NPWP diminta mulai jumlah tertentu. Syarat pastinya ditetapkan bank dan programnya; tanyakan ke cabang terdekat sebelum menyiapkan berkas.',
    },
    {
      name: 'loan_collateral',
      when: ['jaminan|agunan|bpkb|sertifikat'],
      reply:
        'Soal jaminan berbeda menurut jenis dan besar pinjaman, dan aturannya berubah dari waktu ke waktu, jadi tanyakan langsung ke bank penyalurnya. Yang perlu Anda pegang: baca **apa yang terjadi kalau telat**, dan jangan menjaminkan rumah tinggal untuk coba-coba.',
    },
    loanRejected,
    {
      name: 'loan_interest_rate',
      when: ['bunga|bunganya|cicilan|cicilannya|berapa persen'],
      reply:
        'Bunganya tidak saya sebut dari ingatan, karena ditetapkan pemerintah dan bank serta bisa berubah. Tanyakan **bunga setahun**, **jenisnya** (flat atau efektif), dan **total sampai lunas**. Begitu angkanya ada, saya hitungkan: *pinjam 25 juta, 24 bulan, bunga 6% setahun*.',
    },
  ],
  kur_kinds: [loanRejected],
  halal: [
    {
      name: 'halal_time',
      when: [time],
      reply:
        'Lamanya tidak bisa saya pastikan: tergantung jalurnya (self declare atau reguler), antrean, dan kelengkapan daftar bahan. Yang paling sering menghambat adalah bahan tanpa sertifikat halal. Statusnya bisa dilihat di **ptsp.halal.go.id** setelah mendaftar.',
    },
    {
      name: 'halal_cost',
      when: [cost],
      reply:
        'Jalur **self declare** sering ada kuota gratis (SEHATI) untuk usaha mikro dan kecil; kalau kuotanya habis ada tarif. Jalur **reguler** berbayar, tergantung jenis usaha dan pemeriksaannya. Tarif terbaru ada di **ptsp.halal.go.id**; hati-hati dengan calo.',
    },
  ],
  nib: [
    {
      name: 'after_nib',
      when: ['abis|habis|setelah|sesudah|ngapain|lanjut|selanjutnya|berikutnya'],
      reply:
        'Setelah NIB terbit: simpan PDF-nya, lalu urus yang memang diperlukan usaha Anda.\n\n- makanan kemasan: **PIRT** atau **BPOM**, lalu **halal**\n- nama yang ingin dilindungi: **merek**\n- ingin pinjaman: buka rekening usaha dan mulai catat penjualan\n\nKalau alamat atau jenis usahanya berubah, datanya diperbarui di oss.go.id. Usahanya apa? Nanti saya tunjukkan yang mana dulu.',
    },
    {
      name: 'nib_time',
      when: [time],
      reply:
        'Untuk usaha berisiko rendah, NIB biasanya terbit begitu isian selesai. Untuk risiko menengah dan tinggi ada pemeriksaan tambahan dari dinas, lamanya berbeda-beda. Kalau macet, datangi DPMPTSP kabupaten atau kota Anda; bantuannya gratis.',
    },
    {
      name: 'nib_cost',
      when: [cost],
      reply:
        'Mengurus NIB untuk usaha mikro dan kecil **gratis**, dan bisa sendiri di **oss.go.id** dengan KTP, nomor HP, dan email; usaha berisiko rendah sering terbit hari itu juga. Yang meminta bayaran menjual jasanya, bukan biaya resmi.\n\nBingung mengisi KBLI-nya? Datang ke **DPMPTSP**, mal pelayanan publik, atau dinas koperasi; dibantu tanpa bayar.',
    },
  ],
  banner_words: [
    {
      name: 'banner_size',
      when: ['ukuran|ukurannya|lebar|tinggi|besar|besarnya|meter|panjang'],
      reply:
        'Ukuran yang lazim: depan warung **3 × 1 meter**, gerobak **1 × 0,8 meter** atau selebar gerobaknya, seberang jalan **4 × 1 meter**. Ukur dulu tempat gantungnya dan kurangi 5 cm tiap sisi untuk tali.\n\nPatokan huruf: **3 cm tiap 10 meter jarak baca**, jadi untuk orang di seberang jalan 15 meter minimal 5 cm, judulnya tiga kalinya.',
    },
  ],
  pirt: [
    {
      name: 'pirt_time',
      when: [time, 'berlaku|masa berlaku|berlakunya|diperpanjang|perpanjang'],
      reply:
        'Lama terbitnya tergantung jadwal penyuluhan dan pemeriksaan Dinas Kesehatan setempat, jadi tidak bisa saya pastikan. Setelah terbit, SPP-IRT berlaku **5 tahun** dan bisa diperpanjang.',
    },
    {
      name: 'pirt_cost',
      when: [cost],
      reply:
        'Biayanya berbeda menurut daerah (penyuluhan, uji bila diminta), jadi tanyakan ke Dinas Kesehatan kabupaten atau kota Anda. Pendaftarannya sendiri lewat **oss.go.id**, setelah punya NIB.',
    },
  ],
  trademark: [
    {
      name: 'trademark_cost',
      when: [cost, time],
      reply:
        'Tarif dan lamanya ditetapkan DJKI dan bisa berubah; angka terbarunya ada di **merek.dgip.go.id**. Usaha mikro dan kecil mendapat tarif lebih murah dengan surat keterangan UMK. Prosesnya hitungan bulan, karena ada masa pengumuman dan pemeriksaan.',
    },
  ],
  invoice_or_receipt: [
    simply(
      'Gampangnya: **invoice** = "tolong bayar", dikirim sebelum uang masuk. **Kuitansi** = "sudah saya terima", diberikan setelah uang masuk. Pesanan 20 nasi kotak: hari ini kirim invoice, Jumat dibayar, Jumat itu juga beri kuitansi.',
    ),
    {
      name: 'which_paper_first',
      when: ['dulu|duluan|urutan|urutannya|kapan'],
      reply:
        'Urutannya: penawaran, invoice, pembayaran, **lalu** kuitansi. Dibayar DP dulu? Beri kuitansi untuk DP-nya, dan satu lagi saat lunas.',
    },
  ],
  break_even: [
    simply(
      'Gampangnya: titik impas menjawab "**berapa yang harus laku supaya tidak rugi?**". Biaya tetap Rp 2.000.000 sebulan, untung kotor Rp 5.000 per porsi: harus laku 400 porsi. Yang ke-401 baru untung.',
    ),
  ],
  cash_flow: [
    simply(
      'Gampangnya: arus kas = **uang masuk dikurangi uang keluar, pada harinya**. Jual Rp 5 juta tapi dibayar bulan depan, sementara besok harus belanja Rp 3 juta: untung di kertas, kosong di laci. Karena itu tagih cepat dan belanja secukupnya.',
    ),
  ],
  margin_or_markup: [
    simply(
      'Gampangnya: untungnya sama, pembaginya beda. Modal 10.000, jual 13.000, untung 3.000. Dibagi **modal** namanya markup (30%), dibagi **harga jual** namanya margin (23,1%).',
    ),
  ],
  profit_or_turnover: [
    simply(
      'Gampangnya: **omzet** uang yang lewat, **laba** uang yang tinggal. Laku Rp 10 juta itu omzet; setelah dikurangi modal barang dan biaya, sisanya misalnya Rp 1,5 juta, itulah laba.',
    ),
  ],
  loan_interest: [
    simply(
      'Gampangnya: **flat** bunganya dihitung dari pinjaman awal sampai lunas, jadi tetap. **Efektif** dihitung dari sisa pinjaman, jadi makin lama makin kecil. Dengan persen yang sama, flat lebih mahal.',
    ),
  ],
  debts: [{ ...debtorRefuses, when: ['tetap|masih|galak|marah|tidak mau|kabur|blokir|ngeles|ngotot|menghilang|cuek'] }],
  marketplace: [
    {
      name: 'marketplace_cost',
      when: [cost, 'komisi|komisinya|admin|persen'],
      reply:
        'Besar komisinya tidak saya sebut dari ingatan, karena berbeda menurut kategori dan sering berubah; lihat di halaman penjual masing-masing. Yang penting masukkan ke harga: **harga = (modal + untung) ÷ (1 − komisi)**. Sebutkan misalnya *modal 30rb, komisi 10%, untung 8rb*, nanti saya hitungkan.',
    },
  ],
  raise_price: [
    {
      name: 'price_notice',
      when: [`${example}|bilang|ngomong|pengumuman|kata katanya|kalimat`],
      reply:
        'Contoh pengumuman:\n\n*Pelanggan yang baik, karena harga bahan naik, mulai 1 Desember nasi kotak menjadi Rp 27.000. Pesanan sebelum tanggal itu masih Rp 25.000. Porsi dan rasanya tetap. Terima kasih sudah setia.*',
    },
    {
      name: 'how_much_to_raise',
      when: ['berapa|persen|sekaligus|bertahap'],
      reply:
        'Naikkan sebesar **kenaikan modal per barang, ditambah sedikit ruang**, lalu bulatkan. Modal naik dari 12.000 ke 13.500 dengan harga 20.000: naik jadi 22.000 mengembalikan untung ke 8.500. Lebih baik sekali yang cukup daripada tiap bulan. Sebutkan modal lama, modal baru, dan harga jual Anda, nanti saya hitungkan.',
    },
  ],
  stock: [
    {
      name: 'stock_example',
      when: [example],
      reply:
        'Contoh kartu stok gula:\n\n- 1 Nov: masuk 20 kg, sisa 20\n- 2 Nov: keluar 4 kg, sisa 16\n- 3 Nov: keluar 5 kg, sisa 11\n\nLaku 4 kg sehari dan kiriman 3 hari: pesan lagi saat tinggal 12 sampai 16 kg. Kasir di sini mengurangi stok sendiri tiap ada penjualan.',
    },
  ],
}

/** Asked about any topic, where the topic has no words of its own for it. */
const general: readonly Answer[] = [
  {
    name: 'which_part_unclear',
    when: [unclear],
    reply:
      'Maaf kalau tadi kurang jelas, Juragan. Bagian mana yang membingungkan? Sebut satu kata atau satu angkanya, nanti saya jelaskan lebih pelan.',
  },
  {
    name: 'whose_example',
    when: [example],
    reply:
      'Boleh. Supaya contohnya pas dengan usaha Anda, sebutkan jualannya apa dan angkanya (misalnya modal, harga jual, atau yang laku sehari), nanti saya hitungkan dari situ.',
  },
  {
    name: 'duration_not_known',
    when: [time],
    reply:
      'Berapa lamanya tidak bisa saya pastikan, Juragan, dan saya tidak mau mengarang. Kalau menyangkut urusan resmi, tanyakan langsung ke instansi atau penyedianya.',
  },
]

/** Where nothing more is known about what was spoken of. */
export const nothingMore: Answer = {
  name: 'nothing_more',
  when: [],
  reply:
    'Untuk yang itu saya belum tahu pastinya, Juragan, dan saya tidak mau mengarang; yang saya tahu soal ini sudah saya tulis di atas.\n\nKalau menyangkut aturan atau biaya resmi, tanyakan ke instansi atau penyedianya. Kalau hitungan, sebutkan angkanya, nanti saya hitungkan.',
}

/** Topics that are parts of a larger one: what is asked next about them is asked about it. */
const within: Readonly<Record<string, string>> = {
  halal_deadline: 'halal',
  halal_label: 'halal',
  bank_wants_statements: 'capital',
  new_business_loan: 'capital',
  tax_of_turnover: 'income_tax',
  tax_threshold: 'income_tax',
  nib_or_without: 'nib',
  kur_collateral: 'capital',
  loan_application: 'capital',
  credit_record_of_spouse: 'capital',
  permit_by_goods: 'pirt',
  frozen_food_permit: 'pirt',
  licences_of_packed_food: 'pirt',
  qris_settlement: 'qris',
  static_or_dynamic_qris: 'qris',
  permit_agents: 'nib',
  debt_words: 'debts',
  limit_of_credit: 'debts',
  credit_to_people_one_knows: 'debts',
  cost_with_yield: 'price_goods',
}

/** The answers to what may be asked next about a topic. */
export const followUpsOf = (topic: string): readonly Answer[] => byTopic[topic] ?? byTopic[within[topic] ?? ''] ?? []
export const generalFollowUps = general
/** Every answer that follows up another one; their words are mended too. */
export const allFollowUps: readonly Answer[] = [...Object.values(byTopic).flat(), ...general]
