import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer, Asked } from '../answer.ts'
import { shownNumber } from '../told-figures.ts'

const ofMonth = 30

/** What a discount for paying early is worth, with the owner's own figures where both are told. */
const earlyPayment = ({ text }: Asked): string => {
  const share = Number(/(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)/i.exec(text)?.[1]?.replace(',', '.') ?? 2)
  const days = Number(/(?<![\d.,])(\d{1,3})\s?hari/i.exec(text)?.[1] ?? 30)
  const each = days === 0 ? 0 : (share / (100 - share)) * 100 * (ofMonth / days)
  return `**Bayar cepat biasanya menang**, kalau uangnya memang menganggur. Diskon ${shownNumber(share)}% untuk ${shownNumber(days)} hari lebih awal sama dengan hasil sekitar **${shownNumber(each)}% sebulan**, tanpa risiko; hampir tidak ada simpanan yang memberi sebanyak itu.

Ambil **tempo** kalau:

1. uang itu dibutuhkan untuk barang yang untungnya lebih dari ${shownNumber(share)}% dan laku sebelum ${shownNumber(days)} hari, atau
2. membayarnya membuat kas kosong untuk belanja dan gaji minggu ini.

Jangan meminjam untuk mengejar diskon, kecuali bunga pinjamannya selama ${shownNumber(days)} hari di bawah ${shownNumber(share)}%. Ambil tempo berarti catat tanggalnya; telat sekali, diskonnya bulan depan ikut hilang.`
}

/** Which way the money goes: paying early or later, debts or stock, a shop or the phone. */
export const moneyChoices: readonly Answer[] = [
  {
    name: 'early_payment',
    when: [
      'bayar cepat|bayar cepet|bayar tunai|bayar lunas|bayar awal|bayar dimuka|bayar langsung & diskon|potongan & tempo|hari|jatuh tempo & !pembeli|pelanggan',
    ],
    asks: [
      'bayar cepat dapat diskon 2 persen atau ambil tempo 14 hari',
      'supplier kasih tempo mending bayar cepat dapat diskon atau tidak',
      'pemasok menawarkan potongan kalau bayar tunai ambil tidak',
    ],
    weight: 2.4,
    reply: earlyPayment,
  },
  {
    name: 'cash_at_least',
    when: [],
    asks: [
      'uang kas minimal warung harus ada berapa',
      'kas minimal yang harus dipegang usaha',
      'pegangan uang tunai berapa untuk belanja besok',
      'saldo minimal kas toko berapa',
    ],
    reply:
      'Cukup untuk sampai **uang berikutnya masuk**. Hitung tiga lapis:\n\n1. **Laci**: uang kembalian sehari (misalnya 200.000, pecahan kecil).\n2. **Belanja berikutnya**: belanja sehari × hari sampai uangnya kembali. Warung makan belanja 600.000 sehari dan laku hari itu: pegang 2 hari, 1.200.000.\n3. **Biaya tetap sebulan** (sewa, gaji, listrik) di rekening terpisah, diisi sedikit tiap hari.\n\nDi atas itu baru boleh dipakai menambah barang. Sebut belanja sehari dan biaya sebulan, nanti saya hitungkan angkanya.',
  },
  {
    name: 'repay_or_turn_over',
    when: [
      'lunasin|lunasi|melunasi|pelunasan|dilunasi & kur|bank|pinjaman|kredit|cicilan|utang & cepat|dipercepat|awal|duluan|diputer|diputar|mending|atau & !pelanggan|pembeli',
    ],
    asks: [
      'mending lunasi kur lebih cepat atau uangnya diputar',
      'punya uang lebih bayar utang atau tambah modal',
      'pelunasan dipercepat pinjaman bank menguntungkan tidak',
    ],
    weight: 2,
    reply:
      'Bandingkan dua angka sebulan:\n\n- **Kalau dilunasi**: bunga yang dihemat. Sisa 10 juta, bunga 0,5% sebulan = hemat 50.000, dikurangi biaya pelunasan kalau ada.\n- **Kalau diputar**: untung bersih yang *benar-benar* bertambah. 10 juta menambah untung 400.000 sebulan? Putar saja.\n\nBunga rendah seperti KUR biasanya lebih baik **diputar**, asal barangnya pasti laku dan cicilannya lancar. **Lunasi dulu** kalau bunganya tinggi (pinjol, harian), uangnya akan menganggur, atau cicilan membuat tidak tenang.\n\nSisakan kas sebulan biaya tetap. Tanyakan banknya: ada penalti, dan bunga sisanya dihapus atau tidak.',
  },
  {
    name: 'pawning',
    when: [
      'gadai|gadaikan|digadai|digadaikan|menggadaikan|pegadaian & modal|emas|bpkb|motor|usaha|dagang|lebaran|bagus|aman|untung|mending',
    ],
    asks: [
      'gadai emas buat modal bagus tidak',
      'gadai emas atau pinjam bank untuk modal lebaran',
      'menggadaikan bpkb untuk modal usaha',
    ],
    weight: 2.6,
    reply:
      'Gadai emas cocok untuk modal **pendek yang pasti kembali**, misalnya stok musim ramai dua bulan: cair hari itu, emasnya kembali saat ditebus, tanpa merusak riwayat kredit.\n\nHitung dulu:\n\n1. **Biayanya sampai ditebus** (sewa modal biasanya per 15 hari, ditambah admin). Tanyakan jumlah rupiahnya.\n2. **Untung bersih musimnya** harus jelas di atas itu. Cair 10 juta, biaya dua bulan 500.000: untung tambahannya minimal dua kalinya.\n3. **Tanggal jatuh tempo**: lewat dari itu barang bisa dilelang.\n\nPakai Pegadaian atau gadai berizin **OJK (157)**. Jangan untuk menutup rugi atau biaya bulanan, dan jangan semua emas sekaligus.',
  },
  {
    name: 'online_or_shop',
    when: [
      'online|daring & kios|toko|offline|ruko|lapak|sewa tempat & mending|lebih baik|lebih bagus|bagusan|pilih|atau|apa & !harga|mahal|pesaing|saingan|murah',
    ],
    asks: [
      'lebih bagus jualan online atau buka kios',
      'mending sewa ruko atau jualan online',
      'toko offline dulu atau online dulu',
    ],
    weight: 1.6,
    reply:
      'Tergantung **barangnya dan uang tetapnya**:\n\n- **Kios** menang untuk yang dibutuhkan saat itu juga dan dekat: makanan, sembako, pulsa, servis. Bebannya sewa, dibayar walau sepi.\n- **Online** menang untuk yang tahan, ringan, dan unik: pakaian, camilan kemasan, kerajinan. Bebannya potongan aplikasi, foto, dan membalas chat.\n\nModal tipis? **Online dari rumah dulu** dua tiga bulan: ketahuan apa yang laku tanpa menanggung sewa. Pindah ke kios kalau untung rata-ratanya sudah tiga kali sewa, atau pembelinya memang tetangga.\n\nSebut barangnya, sewanya, dan untung per barang, nanti saya hitungkan harus laku berapa sehari.',
  },
  {
    name: 'rent_rises',
    when: [],
    asks: [
      'sewa tempat naik omzet tetap pindah atau bertahan',
      'sewa kios naik mending pindah tidak',
      'kontrakan toko dinaikkan sebaiknya pindah atau lanjut',
    ],
    reply:
      'Putuskan dengan tiga angka:\n\n1. **Kenaikannya sebulan ÷ untung per barang** = tambahan yang harus laku. Naik 300.000, untung 5.000: 60 barang, **2 sehari**. Sanggup? Bertahan masuk akal.\n2. **Biaya pindah**: angkut, renovasi, papan nama, dan omzet yang turun satu dua bulan. Bagi dengan selisih sewanya = berapa bulan baru kembali.\n3. **Pembeli ikut atau tidak**: yang lewat tidak ikut, yang langganan lewat WA ikut.\n\nSebelum itu tawar dulu: bertahap, kontrak dua tahun, atau bayar di muka. Sebut sewa lama, sewa baru, dan untung per barang, nanti saya hitungkan.',
  },
  {
    name: 'dearer_in_the_app',
    when: [],
    asks: [
      'boleh harga di gofood lebih mahal dari di warung',
      'harga di aplikasi ojek online dinaikkan boleh tidak',
      'harga di shopee beda dengan harga di toko boleh',
    ],
    reply:
      'Boleh dan lazim, karena potongannya Anda yang menanggung; cek ketentuan aplikasinya, sebagian program promo meminta harga tertentu.\n\nHitung, jangan menebak: **harga aplikasi = harga warung ÷ (1 − potongan)**. Warung 15.000, potongan 20%: 15.000 ÷ 0,8 = **18.750**, bulatkan 19.000.\n\nSupaya tidak dianggap curang: porsinya sama, kemasannya rapi, dan di bungkus tulis *Pesan langsung lebih hemat, WA [nomor]*. Bedanya jangan terlalu jauh; sebagian tutupi dengan paket.',
  },
  {
    name: 'when_to_post',
    when: [
      'jam|waktu|pukul & posting|post|upload|ngepost|unggah|konten|ig|instagram|fyp|story|reels & ramai|bagus|enaknya|terbaik|berapa|kapan|tepat & !live|buka toko',
    ],
    asks: [
      'jam berapa paling ramai orang buka instagram',
      'jam posting instagram yang bagus',
      'upload konten tiktok bagusnya jam berapa',
    ],
    weight: 2.2,
    reply:
      'Tidak ada jam yang berlaku untuk semua; **pembeli Anda** yang menentukan. Di akun bisnis lihat *Insight* atau *Analytics*: ada jam pengikut paling aktif.\n\nBelum ada datanya? Mulai dari kapan orang memutuskan membeli:\n\n- sarapan dan kopi: 06.00 sampai 07.30\n- makan siang: 10.00 sampai 11.30\n- camilan dan jajan sore: 14.00 sampai 16.00\n- pakaian, hadiah, rumah: 19.00 sampai 21.00\n\nCoba dua jam berbeda, masing-masing seminggu, lalu bandingkan **yang bertanya**, bukan yang menyukai. Yang lebih penting dari jamnya: rutin, harga jelas, cepat dibalas.',
  },
  {
    name: 'how_long_until_profit',
    when: [],
    asks: [
      'usaha baru tiga bulan belum untung wajar tidak',
      'berapa lama usaha baru mulai untung',
      'baru buka dua bulan masih nombok wajar tidak',
    ],
    reply:
      'Wajar, banyak usaha kecil baru stabil setelah **enam bulan sampai setahun**. Yang lebih penting dari lamanya adalah **arahnya**; lihat tiga angka tiap bulan:\n\n1. **Untung per barang** sudah positif? Kalau jual saja sudah rugi, menunggu tidak menolong.\n2. **Penjualan naik** dibanding bulan lalu, dan ada yang beli lagi?\n3. **Kurangnya mengecil**: bulan 1 minus 1 juta, bulan 3 minus 300.000, itu sehat.\n\nTetapkan batasnya sekarang: uang yang masih boleh keluar dan satu tanggal. Sebut omzet, belanja, dan biaya sebulan, nanti saya hitungkan harus laku berapa supaya impas.',
  },
  {
    name: 'goods_that_go_stale',
    when: [],
    asks: [
      'stok kopi cepat tengik cara menyimpannya',
      'kerupuk dan keripik cepat melempem nyimpennya bagaimana',
      'beras berkutu tepung menggumpal cara simpan stok',
    ],
    reply:
      'Musuhnya sama: **udara, lembap, panas, cahaya**.\n\n- **Kopi, kacang, keripik**: wadah kedap, jauh dari kompor dan matahari, beli untuk 2 sampai 3 minggu saja. Kopi digiling saat dipakai.\n- **Tepung, beras, gula**: alas palet, tidak menempel dinding, karung ditutup rapat.\n- **Minyak dan santan**: gelap dan tertutup; sisa goreng jangan dicampur yang baru.\n- Semua: tulis tanggal datang, **yang lama di depan, dijual dulu**.\n\nSudah tengik atau berjamur: buang, jangan dicampur. Sering terjadi? Belanjanya yang kebanyakan; sebut laku seminggu, nanti saya hitungkan jumlah belinya.',
  },
  {
    name: 'house_as_collateral',
    when: ['sertifikat|shm|rumah|tanah|bpkb & jaminan|dijaminkan|jaminkan|agunan|diagunkan & !kur minta|tanpa'],
    asks: [
      'sertifikat tanah dijaminkan ke bank risikonya apa',
      'jaminkan rumah untuk modal usaha aman tidak',
      'bpkb dijaminkan kalau macet bagaimana',
    ],
    weight: 2,
    reply:
      'Risikonya satu: kalau macet, **rumah atau tanahnya bisa dilelang**. Jadi hitung seolah usahanya sedang sepi:\n\n1. Cicilan paling banyak **sepertiga laba bersih** bulan terendah.\n2. Ada uang cadangan **tiga kali cicilan** sebelum tanda tangan.\n3. Uangnya untuk yang menghasilkan (alat, stok laku), bukan menutup rugi.\n4. Baca: bunga tetap atau berubah, denda, asuransi, biaya pelunasan awal, kapan sertifikat kembali.\n5. Milik bersama? Suami, istri, dan saudara yang berhak ikut setuju.\n\nPilih bank atau lembaga berizin **OJK (157)**; jangan menyerahkan sertifikat asli kepada perorangan. Untuk akad bernilai besar tanyakan notaris.',
  },
  {
    name: 'monthly_interest',
    when: ['bunga & sebulan|per bulan|perbulan & mahal|murah|wajar|tinggi|besar|kemahalan & !flat berapa|cicilannya'],
    asks: ['bunga koperasi dua persen sebulan mahal tidak', 'bunga 1 persen per bulan termasuk mahal tidak'],
    weight: 2.2,
    reply: ({ text }) => {
      const share = Number(
        /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)/i.exec(text)?.[1]?.replace(',', '.') ?? 2,
      )
      return `Bunga ${shownNumber(share)}% sebulan = **${shownNumber(share * 12)}% setahun** dari pinjaman awal kalau *flat*; karena pokoknya terus berkurang, beban sebenarnya mendekati dua kalinya. KUR jauh di bawah itu, pinjol biasanya jauh di atasnya.

Mahal atau tidak ditentukan untungnya: pinjam 10 juta, bunga ${shownNumber(share)}% = **Rp ${formatNumber(Math.round(share * 100_000))} sebulan**. Kalau uang itu menambah untung bersih dua kalinya, masih masuk akal.

Tanyakan tiga hal: flat atau menurun, potongan di depan, dan denda telat. Sebutkan pinjaman dan lamanya, nanti saya hitungkan cicilannya.`
    },
  },
  {
    name: 'member_card',
    when: [
      'kartu member|kartu stempel|kartu langganan|kartu poin|program poin|member & warung|toko|bikin|buat|cara|bagaimana|isi|? & !kasir|juragan|gym',
    ],
    asks: ['bikin kartu member warung bagaimana', 'kartu stempel beli sembilan gratis satu cara membuatnya'],
    weight: 2.2,
    reply:
      'Yang paling jalan di warung: **kartu stempel kertas**.\n\n1. Ukuran kartu nama, 8 sampai 10 kotak. Depan: nama, alamat, WA; belakang: kotaknya dan hadiahnya.\n2. Aturannya satu kalimat: *1 stempel tiap belanja 20.000, 9 stempel gratis 1 es teh, berlaku sampai [tanggal]*.\n3. **Stempel khusus atau tanda tangan**, supaya tidak ditiru.\n4. Beri stempel pertama gratis; kartu yang sudah terisi lebih sering dilanjutkan.\n\nHitung hadiahnya: 9 × 20.000 = 180.000, hadiah bermodal 3.000, biayanya kurang dari 2%. Nama dan nomornya catat sekalian, jadi bisa disapa lewat WA.',
  },
  {
    name: 'flash_sale',
    when: [
      'flash sale|flashsale|diskon kilat|promo kilat|tengah malam & efektif|bagus|untung|perlu|cocok|ramai|laku|?',
    ],
    asks: [
      'flash sale tengah malam efektif tidak',
      'promo kilat bagus buat toko kecil tidak',
      'flash sale shopee sepadan tidak untuk toko baru',
    ],
    weight: 2.2,
    reply:
      'Efektif kalau **pembelinya sudah ada dan tahu**; untuk toko yang pengikutnya sedikit, tengah malam biasanya sepi.\n\n- Pilih jam pembeli *Anda* memegang ponsel (istirahat siang, 19.00 sampai 21.00), 1 sampai 2 jam.\n- **Satu barang**, stok terbatas yang disebut jumlahnya, umumkan H-1 dan satu jam sebelumnya.\n- Barangnya yang laris dan untungnya masih ada, supaya mengajak belanja yang lain; atau stok lama yang mau dihabiskan.\n\nUkur hari itu dan **tiga hari sesudahnya**: kalau hanya memindahkan pembelian besok, untungnya malah hilang. Sebut harga dan modal, nanti saya hitungkan batas diskonnya.',
  },
]
