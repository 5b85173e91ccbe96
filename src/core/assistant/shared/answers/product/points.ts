import type { ItemKind } from '#core/items/shared/kinds.ts'
import { prices, welcomeBonus } from '#core/points/shared/prices.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import type { Answer, Asked } from '../answer.ts'
import { actionOf, comingLines, kindName, kindPrice, makeableLines } from '../kinds-in-words.ts'

const inPoints = (value: number): string => `${formatNumber(value)} poin`

const priceList = (asked: Asked): string =>
  [
    'Mengobrol di sini **gratis** dan tidak ada biaya bulanan. Poin hanya terpakai kalau ada yang benar-benar jadi:',
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

/** What things cost here, and what becomes of points. */
export const aboutPoints: readonly Answer[] = [
  {
    name: 'price_of_kind',
    asks: [
      'bikin website di sini habis berapa poin',
      'membuat presentasi berapa poin',
      'website di sini bayar berapa',
      'bikin surat penawaran di sini bayar tidak',
      'bikin surat penawaran harganya berapa',
      'kasir berapa poin',
    ],
    when: [
      'berapa|biaya|tarif & poin & website|kasir|presentasi|ppt|slide|analisis|surat|invoice|kuitansi|kontrak|proposal & !sisa|punya|dapat',
      'berapa|harga|biaya|ongkos|tarif|bayar|mahal|murah|poin|kena|gratis & website|web|toko online|landing page & !pbb|pajak|retribusi|izin|kalah|kalah sama|saingan|pesaing|disamain|disamakan|offline',
      'berapa|harga|biaya|ongkos|tarif|bayar|mahal|murah|poin|kena|gratis & kasir|pos|point of sale',
      'berapa|harga|biaya|ongkos|tarif|bayar|mahal|murah|poin|kena|gratis & presentasi|ppt|slide|powerpoint',
      'biaya|ongkos|tarif|bayar|poin|harga & analisis|analisa|riset & ?',
      'biaya|ongkos|tarif|bayar|poin|mahal & surat|invoice|kuitansi|kontrak|proposal|laporan|dokumen & bikin|buat|membuat|pembuatan|berapa|kena & !belum|tidak bayar|dibayar|pembeli|pelanggan|bulan',
      'bayar tidak|gratis tidak|bayar atau gratis|gratis atau bayar|harus bayar|perlu bayar|di sini bayar|berbayar & surat|invoice|kuitansi|kontrak|proposal|laporan|dokumen|penawaran|nota & bikin|buat|membuat|disini|di sini & !pembeli|pelanggan|belum|utang',
      'berapa & bikin|buat|membuat|pembuatan|dibuatkan & surat|invoice|kuitansi|kontrak|proposal|laporan|dokumen|penawaran',
    ],
    weight: 1,
    reply: priceOfNamed,
  },
  {
    name: 'price_list',
    asks: [
      'harga poin tiap dokumen berapa',
      'daftar harga poin',
      'di sini bayar atau gratis',
      'ada biaya bulanan atau langganan tidak',
    ],
    when: [
      'daftar harga|price list|pricelist|tarif & !jual|barang|produk',
      'berapa|tarif|biaya|bayar & pakai|layanan|kamu|juragan|disini|di sini|aplikasi|langganan|sekali & !pph|pajak|0,5|qris|ongkir|ekspedisi|listrik|karyawan|shopee|gofood|meterai|jasa|kredit|pinjam|kur',
      'bayar tidak|harus bayar|bayar berapa|perlu bayar|apa bayar|ini bayar|bayarnya & ?',
      'berbayar|langganan|berlangganan|biaya bulanan|iuran bulanan|bayar bulanan & !karyawan|kasir|listrik|sewa|pelanggan',
      'ada diskon|ada promo|ada potongan & ?|tidak',
      'poin & berapa|harga|biaya & surat|dokumen|sekali|tiap|per|bikin|buat|dipotong|terpakai',
    ],
    weight: 0.2,
    reply: priceList,
  },
  {
    name: 'price_of_change',
    asks: [
      'surat sudah jadi bisa diedit tidak kalau salah harus bayar poin lagi',
      'mengedit invoice yang sudah jadi bayar poin lagi tidak',
    ],
    when: [
      'ubah|edit|revisi|ngedit|diedit|ganti|diubah|mengubah|direvisi & bayar|biaya|berapa poin|poin|kena|gratis & !ppn|harga jual|bikin|buat|analisis',
    ],
    weight: 2,
    reply: `Mengetik ubahan **sendiri gratis**, sepuasnya, juga menyimpan dan mengunduh lagi.\n\nMinta **saya** yang mengubah lewat chat, dipotong hanya kalau Anda menekan *Terima*:\n\n- surat, presentasi, analisis: **${formatNumber(prices.document_edit)} poin** sekali ubah\n- website: **${formatNumber(prices.website_edit)} poin**\n- kasir: **gratis**`,
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
    asks: ['sisa poin saya berapa lihat di mana', 'poin berkurang padahal cuma bertanya'],
    when: [
      'saldo|sisa & poin|ku|saya|berapa & !tagihan|utang|hutang|stok|cicilan|bayar|dibayar|uang|dp|invoice|pesanan',
      'poin saya|poinku & berapa|tinggal|sisa|masih',
      'poin & berkurang|kepotong|dipotong|terpotong|hilang|menyusut & ?|kok|kenapa|padahal|saya',
      'riwayat|history & poin',
    ],
    weight: 0.9,
    reply:
      'Saldo poin Anda tampil di bagian bawah sidebar; dari percakapan ini saya tidak membacanya. **Bertanya dan mengobrol tidak memotong poin.** Yang memotong hanya hasil yang jadi, atau perubahan lewat chat yang Anda terima.\n\nPotongannya terasa aneh? Buka **menu pengguna, Riwayat poin**: tiap potongan tertulis tanggal dan untuk apa. Saya juga mengabarkannya di chat, lengkap dengan sisa saldonya.',
  },
  {
    name: 'points_run_out',
    asks: ['poin habis dokumen lama masih bisa dibuka tidak', 'poin habis website masih tayang tidak'],
    when: [
      'poin|saldo & habis|kosong|nol|0|kurang & dibuka|buka|diakses|akses|hilang|ilang|lenyap|tayang|jalan|dihapus|masih|tetap & !dapat|tambah|beli|top up|isi|berapa',
    ],
    weight: 2.4,
    reply:
      'Tetap bisa. Poin hanya untuk **membuat dan minta diubahkan**; yang sudah jadi tetap milik Anda:\n\n- surat lama dibuka, diubah sendiri, dan diunduh, **gratis**,\n- website tetap tayang, kasir tetap bisa berjualan,\n- mengobrol tetap gratis.\n\nPoin tidak punya masa kedaluwarsa, jadi sisanya menunggu sampai Anda perlu.',
  },
  {
    name: 'points_after_deleting',
    when: ['hapus|dihapus|menghapus|buang|delete & poin|poinnya & balik|kembali|dikembalikan|refund'],
    weight: 2.6,
    asks: ['kalau hapus dokumen poinnya balik tidak', 'menghapus surat poin dikembalikan tidak'],
    reply:
      'Tidak, Juragan: poin dibayar untuk **membuatnya**, jadi menghapus yang sudah jadi tidak mengembalikan poin. Poin kembali hanya kalau pembuatannya **gagal atau dihentikan** sebelum jadi.\n\nKalau isinya kurang pas, jangan dihapus dulu: mengubah sendiri di editornya **gratis**, dan versi lama bisa dikembalikan lewat riwayat.',
  },
  {
    name: 'refund_points',
    asks: ['sudah bayar top up tapi poin belum masuk'],
    when: [
      'refund|kembalikan|uang kembali|batal|batalkan & top up|topup|poin|pembelian|paket & ?|bisa|cara|bagaimana',
      'poin|top up|topup & belum masuk|tidak masuk|belum bertambah|tidak bertambah|tidak nambah|belum muncul & !qris',
      'bukti|struk|kuitansi|invoice & top up|topup|isi poin & dimana|bisa|cara|ada|?',
    ],
    weight: 1.9,
    reply:
      'Riwayat top up dan tiap pemotongan poin ada di **menu pengguna, Riwayat top up dan Riwayat poin**.\n\n- pembuatan **gagal**: poinnya tidak dipotong atau kembali sendiri,\n- sudah membayar tetapi poin belum masuk: tunggu sebentar, muat ulang, lalu cek Riwayat top up,\n- poin tidak punya masa kedaluwarsa, jadi sisanya tetap bisa dipakai.\n\nMenguangkan kembali poin tidak bisa saya proses dari chat; yang berlaku ketentuan di halaman pembayarannya.',
  },
]
