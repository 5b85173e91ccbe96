import type { ItemKind } from '#core/items/shared/kinds.ts'
import { prices, welcomeBonus } from '#core/points/shared/prices.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import type { Answer, Asked } from './answer.ts'
import { actionOf, comingLines, exampleOrder, kindName, kindPrice, makeableLines } from './kinds-in-words.ts'

const inPoints = (value: number): string => `${formatNumber(value)} poin`

const example = exampleOrder('document')

const capabilities = (asked: Asked): string => {
  const coming = comingLines(asked.makeable)
  return [
    'Dari satu kalimat, saya bisa membuatkan:',
    makeableLines(asked.makeable),
    ...(coming === ''
      ? []
      : ['Yang berikut ini ada di daftar harga, tetapi **belum bisa** saya buat sekarang:', coming]),
    'Tanya jawab soal usaha (harga jual, pajak dasar, pembukuan, izin) gratis, sepuasnya.',
    `Contoh yang bisa langsung dicoba: *${example}*`,
  ].join('\n\n')
}

const housePapers = ({ makeable }: Asked): string =>
  makeable.includes('document')
    ? `Bisa, Juragan: **SOP** dan tata tertib, uraian tugas, jadwal, susunan acara, daftar hadir, formulir, daftar periksa, memo, dan sertifikat, masing-masing ${inPoints(prices.document_create)}.\n\nSebutkan untuk apa dan apa saja isinya; yang belum disebut saya biarkan kosong bertanda. Contoh: *Buatkan SOP kebersihan dapur: cuci tangan, lap meja tiap dua jam, buang sampah tiap sore*`
    : 'Surat dan dokumen belum bisa saya buat di sini.'

const timetables = ({ makeable }: Asked): string =>
  makeable.includes('document')
    ? `Bisa, Juragan: jadwal shift, piket, atau jaga toko, ${inPoints(prices.document_create)}.\n\nTulis nama, hari, dan jamnya; yang belum disebut saya biarkan kosong bertanda. Contoh: *Buatkan jadwal shift toko: Senin Ani 08.00-15.00, Selasa Budi 13.00-20.00, Minggu libur*`
    : 'Surat dan dokumen belum bisa saya buat di sini.'

const priceList = (asked: Asked): string =>
  [
    'Mengobrol di sini **gratis**. Poin hanya terpakai kalau ada yang benar-benar jadi:',
    makeableLines(asked.makeable),
    ...(comingLines(asked.makeable) === ''
      ? []
      : [`Belum bisa dibuat, tetapi ini harganya nanti:\n\n${comingLines(asked.makeable)}`]),
    `Minta saya mengubah dokumen: ${inPoints(prices.document_edit)}. Mengubah, menyimpan, dan mengunduh sendiri gratis. Akun baru mendapat ${inPoints(welcomeBonus)}.`,
  ].join('\n\n')

/** The words by which an owner names a kind. */
const calledAs: readonly (readonly [ItemKind, readonly string[]])[] = [
  ['document', ['surat', 'invoice', 'kuitansi', 'kontrak', 'proposal', 'penawaran', 'dokumen', 'laporan']],
  ['presentation', ['presentasi', 'ppt', 'slide', 'powerpoint']],
  ['analysis', ['analisis', 'riset']],
  ['website', ['website', 'web', 'situs']],
  ['pos', ['kasir', 'pos']],
]

const priceOfNamed = (asked: Asked): string => {
  const { kind, besides = [] } = asked.topic
  if (kind === null) return priceList(asked)
  const named = calledAs.filter(([, words]) => words.some((word) => asked.words.has(word))).map(([one]) => one)
  if (besides.length > 0 || named.length > 1) {
    const kinds = [...new Set([kind, ...besides.map((one) => one.kind), ...named])]
    const total = kinds.reduce((sum, one) => sum + prices[actionOf(one)], 0)
    return `${new Set(kinds.map((one) => prices[actionOf(one)])).size > 1 ? 'Tidak sama:\n\n' : ''}${kinds.map((one) => `- membuat ${kindName(one)}: **${kindPrice(one)}**`).join('\n')}\n\n${kinds.length === 2 ? 'Keduanya' : 'Semuanya'} jadi ${inPoints(total)}, dipotong satu per satu setelah masing-masing jadi. Mengobrol, mengubah sendiri, dan mengunduh tetap gratis.`
  }
  const now = asked.makeable.includes(kind)
    ? 'Bisa dibuat sekarang juga.'
    : `Terus terang, membuat ${kindName(kind)} **belum bisa** sekarang, jadi belum ada yang dipotong. Yang sudah bisa: ${asked.makeable.map(kindName).join(', ')}.`
  const edits = kind === 'website' ? prices.website_edit : prices.document_edit
  return [
    `Membuat ${kindName(kind)} di sini biayanya **${kindPrice(kind)}**, dipotong hanya kalau hasilnya jadi.`,
    kind === 'pos'
      ? 'Mengubahnya nanti tidak dipungut poin.'
      : `Kalau minta saya mengubahnya: ${inPoints(edits)} sekali ubah. Mengubah sendiri gratis.`,
    `${now} Akun baru mendapat ${inPoints(welcomeBonus)}, dan mengobrol tidak pernah dipungut.`,
  ].join('\n\n')
}

export const aboutUs: readonly Answer[] = [
  {
    name: 'who_are_you',
    asks: ['kamu orang beneran apa robot siapa namanya', 'yang jawab ini manusia atau mesin'],
    when: [
      'siapa & kamu|anda|kau|ini|namamu',
      'ini & robot|bot|orang|manusia|mesin|ai',
      'kelebihan|keunggulan|kehebatan|bedanya & juragan|kamu|aplikasi ini',
      'siapa namamu|nama kamu|namamu siapa|kamu siapa|ini siapa|kamu itu apa|kamu apa',
      'kamu|anda & robot|manusia|bot|orang|ai|mesin',
      'apa itu juragan|juragan itu apa|aplikasi apa ini|ini aplikasi apa|website apa ini',
      'perkenalkan|kenalan|kenalin',
    ],
    weight: 0.6,
    atMost: 12,
    reply:
      'Saya Juragan, asisten usaha Anda. Saya program komputer, bukan orang, dan tugas saya membantu pemilik usaha kecil: membuat surat dan dokumen, presentasi, analisis usaha, website, dan kasir, serta menjawab pertanyaan sehari-hari soal usaha.\n\nYang saya tulis memakai fakta dari kalimat Anda saja. Yang tidak disebut saya biarkan kosong bertanda, supaya tidak ada yang dikarang.',
  },
  {
    name: 'who_made_you',
    asks: ['siapa yang membuat juragan'],
    when: [
      'siapa & membuat|bikin|buat|pencipta|pemilik|pembuat & kamu|anda|juragan|aplikasi ini',
      'dibuat|dibikin & oleh siapa|siapa',
    ],
    weight: 0.8,
    reply:
      'Saya bagian dari Juragan, ruang kerja untuk pemilik usaha kecil di Indonesia. Siapa saja orang di baliknya tidak bisa saya ceritakan rinci dari sini. Yang bisa saya lakukan: membuatkan yang Anda perlukan dan menjawab pertanyaan usaha Anda.',
  },
  {
    name: 'capabilities',
    asks: ['kamu bisa bantu apa saja', 'fitur apa saja yang ada di sini'],
    when: [
      'apa|ngapain & bisa|dapat & kamu|anda|buat|bikin|dibuat|bantu|dilakukan|kerjakan|lakukan|mbantu',
      'apa saja|ngapain saja|apa aja & bisa|fitur|layanan|jasa|kemampuan',
      'bisa apa|bisa ngapain|bisa bantu apa|fitur apa|kemampuanmu|fungsi kamu|fungsimu|gunanya apa|kegunaan',
      'fitur|kemampuan|layanan & ?',
      'help|bantuan|menu',
      'daftar & layanan|dokumen|surat & ?',
    ],
    weight: 0.5,
    unlessNamed: true,
    reply: capabilities,
  },
  {
    name: 'house_papers',
    asks: ['bisa bikin sop tidak', 'bisa buat sertifikat tidak', 'bisa bikin daftar hadir tidak'],
    when: [
      'bisa|dapat|bisakah|boleh|melayani & buat|bikin|dibuatkan|buatkan|buatin|dibuatin & sop|tata tertib|jobdesk|uraian tugas|sertifikat|piagam|susunan acara|rundown|daftar hadir|absensi|formulir|checklist|daftar periksa|memo & !halal|tanah|rumah|higiene|laik|shopee|kasir|website',
    ],
    atMost: 9,
    weight: 2,
    reply: housePapers,
  },
  {
    name: 'timetables',
    asks: ['bisa bikin jadwal shift karyawan tidak', 'bisa buatkan jadwal piket toko'],
    when: ['bisa|dapat|bisakah|boleh|melayani & buat|bikin|dibuatkan|buatkan|buatin|dibuatin & jadwal'],
    atMost: 9,
    weight: 2,
    reply: timetables,
  },
  {
    name: 'price_of_kind',
    asks: [
      'bikin website di sini habis berapa poin',
      'membuat presentasi berapa poin',
      'website di sini bayar berapa',
      'kasir berapa poin',
    ],
    when: [
      'berapa|biaya|tarif & poin & website|kasir|presentasi|ppt|slide|analisis|surat|invoice|kuitansi|kontrak|proposal & !sisa|punya|dapat',
      'berapa|harga|biaya|ongkos|tarif|bayar|mahal|murah|poin|kena|gratis & website|web|toko online|landing page & !kalah|kalah sama|saingan|pesaing|disamain|disamakan|offline',
      'berapa|harga|biaya|ongkos|tarif|bayar|mahal|murah|poin|kena|gratis & kasir|pos|point of sale',
      'berapa|harga|biaya|ongkos|tarif|bayar|mahal|murah|poin|kena|gratis & presentasi|ppt|slide|powerpoint',
      'biaya|ongkos|tarif|bayar|poin|harga & analisis|analisa|riset & ?',
      'biaya|ongkos|tarif|bayar|poin|mahal & surat|invoice|kuitansi|kontrak|proposal|laporan|dokumen & bikin|buat|membuat|pembuatan|berapa|kena & !belum|tidak bayar|dibayar|pembeli|pelanggan|bulan',
      'berapa & bikin|buat|membuat|pembuatan|dibuatkan & surat|invoice|kuitansi|kontrak|proposal|laporan|dokumen|penawaran',
    ],
    weight: 1,
    reply: priceOfNamed,
  },
  {
    name: 'price_list',
    asks: ['harga poin tiap dokumen berapa', 'daftar harga poin', 'di sini bayar atau gratis'],
    when: [
      'daftar harga|price list|pricelist|tarif & !jual|barang|produk',
      'berapa|tarif|biaya|bayar & pakai|layanan|kamu|juragan|disini|di sini|aplikasi|langganan|sekali & !pph|pajak|0,5|qris|ongkir|ekspedisi|listrik|karyawan|shopee|gofood|meterai|jasa|kredit|pinjam|kur',
      'bayar tidak|harus bayar|bayar berapa|perlu bayar|apa bayar|ini bayar|bayarnya & ?',
      'berbayar|langganan|berlangganan',
      'ada diskon|ada promo|ada potongan & ?|tidak',
      'poin & berapa|harga|biaya & surat|dokumen|sekali|tiap|per|bikin|buat|dipotong|terpakai',
    ],
    weight: 0.2,
    reply: priceList,
  },
  {
    name: 'chat_is_free',
    asks: [
      'poin habis masih boleh ngobrol tidak',
      'ngobrol begini motong poin tidak',
      'kalau poin saya nol masih bisa konsultasi tanya harga dan pajak',
      'poin habis masih bisa chat konsultasi gratis tidak',
      'chat di sini memotong poin tidak',
    ],
    when: [
      'chat|ngobrol|mengobrol|tanya|nanya|bertanya|konsultasi & gratis|bayar|berbayar|kena|poin|biaya|dipotong',
      'gratis & ?|tidak|kah|beneran|selamanya',
    ],
    weight: 0.6,
    reply: `Gratis, Juragan. Mengobrol dan bertanya di sini **tidak pernah memotong poin**, juga kalau saldo poin Anda habis.\n\nPoin hanya terpakai saat ada yang jadi, misalnya satu surat ${inPoints(prices.document_create)}. Kalau pembuatannya gagal, poinnya tidak dipotong.`,
  },
  {
    name: 'how_points_work',
    asks: ['poin gratisan pertama ada berapa', 'bonus akun baru dapat berapa poin cepat habis tidak'],
    when: [
      'poin & bagaimana|apa|cara kerja|itu|maksud|sistem|fungsi|buat apa|untuk apa|guna',
      'apa itu poin|poin itu apa|sistem poin|soal poin|tentang poin',
    ],
    weight: 0.2,
    reply: `Poin adalah alat bayar di sini. Cara kerjanya:\n\n- Akun baru mendapat **${inPoints(welcomeBonus)}**, satu kali untuk tiap orang.\n- Membuat satu surat: ${inPoints(prices.document_create)}. Minta saya mengubahnya: ${inPoints(prices.document_edit)}.\n- Poin dipotong **hanya setelah hasilnya tersimpan**. Kalau gagal, poin kembali.\n- Mengobrol, mengetik ubahan sendiri, menyimpan, dan mengunduh tidak dipungut.\n\nSaldo Anda terlihat di bagian bawah sidebar.`,
  },
  {
    name: 'points_last',
    asks: [
      'poin bisa dikasih ke teman tidak',
      'poin bisa dipindah ke akun lain',
      'poin bonus berlaku sampai kapan',
      'poin hangus tidak kalau lama tidak dipakai',
    ],
    when: [
      'poin & hangus|kedaluwarsa|kadaluarsa|expired|berlaku|masa berlaku|selamanya',
      'poin & diuangkan|uang|tarik|cairkan|dicairkan|jual|transfer|kirim & ?|bisa|ke',
    ],
    weight: 1,
    reply:
      'Poin **tidak punya masa kedaluwarsa**. Poin hanya untuk membuat sesuatu di sini, jadi bukan uang: tidak bisa dicairkan atau dipindahkan ke akun lain lewat chat.',
  },
  {
    name: 'points_back',
    asks: ['poin terpotong padahal gagal dikembalikan tidak'],
    when: [
      'poin & kembali|balik|dikembalikan|refund|hilang|hangus & gagal|error|batal|tidak jadi|berhenti',
      'poin & kepotong|terpotong|dipotong|kepake|berkurang & salah|jelek|tidak sesuai|tidak cocok|gagal',
      'gagal|error|batal & poin & ?|kembali|dipotong|hilang',
    ],
    weight: 1,
    reply:
      'Kalau gagal atau dihentikan, **poin kembali**. Poin hanya ditahan waktu pekerjaan mulai dan baru dipotong setelah hasilnya tersimpan. Hasil yang sama tidak pernah dipotong dua kali, walau internet putus atau tombolnya ditekan berulang.\n\nTiap potongan ada notanya di chat dan di Riwayat poin.',
  },
  {
    name: 'get_points',
    asks: [
      'cara isi ulang poin',
      'poin habis belinya di mana',
      'beli poin bayarnya pakai apa',
      'top up dapat berapa poin',
      'poin habis beli di mana',
    ],
    when: [
      'poin & dapat|dapet|tambah|nambah|beli|isi|topup|top up|cari|habis|kurang|kehabisan|isi ulang|mendapatkan|ngisi',
      'top up|topup|isi saldo|isi ulang|beli poin|tambah saldo',
      'poin|topup|top up & gopay|dana|ovo|transfer|kartu|bank|shopeepay',
      'top up|topup|isi saldo & bayar|cara|pakai|apa|bagaimana|berapa|qris|transfer',
    ],
    weight: 0.8,
    reply: `Ada dua jalan:\n\n- **Bonus akun baru**: ${inPoints(welcomeBonus)} masuk sekali, begitu Anda masuk dengan akun.\n- **Top Up** lewat menu pengguna di sidebar. Pilih paketnya, bayar dengan cara yang tampil di halaman pembayarannya, dan poin masuk begitu pembayaran diterima:\n\n${topUpPackages.map(({ points, price }) => `- ${formatRupiah(price)}: **${inPoints(points)}**`).join('\n')}\n\nSatu surat ${inPoints(prices.document_create)}, jadi bonus itu saja cukup untuk sekitar ${formatNumber(Math.floor(welcomeBonus / prices.document_create))} surat. Saya sendiri tidak bisa menambah poin lewat chat.`,
  },
  {
    name: 'my_balance',
    asks: ['sisa poin saya berapa lihat di mana'],
    when: [
      'saldo|sisa & poin|ku|saya|berapa & !tagihan|utang|hutang|stok|cicilan|bayar|dibayar|uang|dp|invoice|pesanan',
      'poin saya|poinku & berapa|tinggal|sisa|masih',
      'poin & berkurang|kepotong|dipotong|terpotong|hilang|menyusut & ?|kok|kenapa|padahal|saya',
      'riwayat|history & poin',
    ],
    weight: 0.9,
    reply:
      'Saldo poin Anda tampil di bagian bawah sidebar, setelah masuk dengan akun. Angka di sana yang berlaku; dari percakapan ini saya tidak membacanya. Tiap pemotongan juga saya kabarkan di chat, lengkap dengan sisa saldonya.',
  },
  {
    name: 'data_safety',
    asks: [
      'data saya aman tidak di sini',
      'data pelanggan dan penjualan dibaca orang lain tidak',
      'siapa yang bisa melihat dokumen saya',
    ],
    when: [
      'data|dokumen|informasi|rahasia|chat|surat|privasi|file|ktp|nik|nomor ktp|catatan utang & aman|keamanan|rahasia|bocor|privasi|simpan|menyimpan|dibaca|disebar|dilihat|dijual|hilang|disimpan',
      'kamu|juragan|anda & nyimpen|nyimpan|simpan|menyimpan|tahu|ingat|mengingat & rekening|nik|alamat|data|nomor',
      'privasi|kerahasiaan|keamanan & ?',
      'aman & ?',
    ],
    weight: 0.6,
    reply:
      'Yang bisa saya pastikan:\n\n- Surat dan percakapan tersimpan di akun Anda, dan **hanya akun itu** yang bisa membukanya.\n- Kata sandi tidak disimpan sebagai tulisan biasa.\n- Asisten bawaan ini bekerja di server Juragan sendiri dan hanya memakai isi percakapan Anda.\n\nKebiasaan baik dari sisi Anda: jangan menulis PIN, kata sandi, atau kode OTP di chat, dan keluar dari akun kalau memakai komputer bersama.',
  },
  {
    name: 'how_to_start',
    asks: ['cara memakai juragan dari awal', 'baru pertama pakai mulai dari mana'],
    when: [
      'cara|bagaimana & mulai|pakai|menggunakan|gunakan|memakai|makai|mulainya|kerja',
      'mulai dari mana|harus mulai|mulainya gimana|bingung mulai|baru pertama|pengguna baru|tutorial|panduan|petunjuk',
    ],
    weight: 0.1,
    reply: `Gampang, Juragan:\n\n1. Tulis kebutuhan Anda dalam satu kalimat. Contoh: *${example}*\n2. Kalau belum masuk, saya minta Anda masuk dulu lewat **Log In**. Akun baru mendapat ${inPoints(welcomeBonus)}.\n3. Hasilnya terbuka di sebelah chat. Lengkapi bagian bertanda *[isi …]*, lalu unduh, terbitkan, atau pakai berjualan.\n\nMakin lengkap kalimatnya (nama, barang, jumlah, harga), makin sedikit yang perlu Anda isi sendiri.`,
  },
  {
    name: 'login_account',
    asks: ['lupa kata sandi akun juragan', 'cara membuat akun', 'cara masuk dengan google'],
    when: [
      'login|log in|register|akun|sign up|sandi|password|kata sandi & ?|cara|bagaimana|lupa|ganti|buat|bikin|kenapa|harus|wajib|tidak bisa & !shopee|tokopedia|tiktok|gofood|grab|bank|qris|pajak|oss',
      'masuk|daftar & akun|aplikasi|juragan|sini|disini|lupa|email',
      'lupa & sandi|password',
    ],
    weight: 0.1,
    reply: `Tekan **Log In** di sidebar, lalu isi nama, email, dan kata sandi. Cukup sekali; percakapan yang sudah Anda tulis ikut masuk ke akun.\n\nMengobrol bisa tanpa akun. Akun diperlukan untuk membuat sesuatu, supaya hasilnya tersimpan untuk Anda. Lupa kata sandi? Di halaman masuk tekan **Lupa kata sandi?**, lalu buka tautan yang dikirim ke email Anda; kalau server ini belum bisa mengirim email, halaman itu menuliskan jalan lainnya. Menggantinya: **Settings, bagian Keamanan**. Lewat chat saya tidak bisa melakukannya.`,
  },
  {
    name: 'contact_human',
    asks: ['mau bicara dengan admin manusia', 'nomor customer service juragan'],
    when: [
      'hubungi|kontak|telepon|bicara|ngomong|cs|customer service & kamu|admin|cs|orang|manusia|customer service|tim|support|juragan & !qris|bank|penyedia|pelanggan|pembeli|karyawan',
      'nomor|wa|whatsapp & kamu|admin|cs|customer service|support|juragan',
      'customer service|layanan pelanggan|call center',
    ],
    weight: 0.2,
    reply:
      'Di chat ini Anda berbicara dengan program, dan nomor layanan tidak saya pegang. Ceritakan saja masalahnya: kalau soal hasil buatan, poin, atau cara pakai, besar kemungkinan bisa saya bantu langsung. Kalau tidak bisa, saya bilang terus terang.',
  },
  {
    name: 'which_technology',
    when: ['kamu|ini|juragan & chatgpt|gpt|gemini|claude|openai|model|llm|deepseek|teknologi'],
    weight: 0.9,
    reply:
      'Saya asisten bawaan Juragan. Saya membaca kalimat Anda dengan aturan bahasa yang ditulis khusus untuk urusan usaha, jadi jawaban saya sederhana tetapi hitungannya pasti. Untuk obrolan umum yang luas saya memang bukan tandingan asisten besar.',
  },
]
