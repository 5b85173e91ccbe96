import { welcomeBonus } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer } from './answer.ts'
import { amount, valueOf } from './told-figures.ts'

const noDeceit =
  'Yang ini tidak bisa saya bantu, Juragan. Dokumen yang tidak sesuai kenyataan bisa menyeret Anda dan orang lain ke masalah hukum.\n\nKalau ada transaksi nyata yang buktinya hilang atau keliru, saya bisa membuatkan dokumen pengganti dengan data yang benar.'

/** Where the honest answer is no, and what can be done instead. */
export const refusals: readonly Answer[] = [
  {
    name: 'no_override',
    when: [
      'abaikan|ignore|lupakan|forget|langgar|lewati|bypass|disregard & instruksi|perintah|aturan|instructions|instruction|rules|prompt|previous|sebelumnya',
      'system prompt|prompt sistem|instruksi sistem|developer mode|mode developer|jailbreak|dan mode|tanpa batasan|sudo|mode admin|admin mode',
      'pura pura|berpura|berperan|anggap|act as|pretend|roleplay & admin|developer|sistem|dan|hacker|tanpa|root|pemilik',
      'tampilkan|bocorkan|kasih tahu|tunjukkan|perlihatkan|berikan|sebutkan & prompt|instruksi|api key|kunci|secret|token|database|konfigurasi|password admin|kredensial',
      'admin|developer|pemilik|programmer & akses|debug|mode|bypass|root',
      'drop table|select * from|rm rf|union select|delete from|insert into',
    ],
    weight: 3,
    reply:
      'Maaf, Juragan, yang itu tidak bisa saya turuti. Aturan kerja saya tidak berubah lewat chat, dan dari sini saya tidak bisa membuka data sistem atau data orang lain. Tidak ada yang saya jalankan.\n\nKalau ada surat, tagihan, atau hitungan usaha yang perlu dibantu, dengan senang hati.',
  },
  {
    name: 'no_free_points',
    asks: ['bikin akun lagi supaya dapat bonus poin lagi boleh tidak', 'tambahkan saldo saya satu juta poin'],
    when: [
      'kasih|beri|berikan|bagi|minta|tambah|tambahkan|tambahin|kasi|transfer|kirim|isi|isiin|isikan|give|add|ubah|hack|cheat|naikkan|naikin & poin|saldo & gratis|cuma cuma|dong|saya|ku|unlimited|jadi|juta|free|akun|bonus|lagi|banyak',
      'hack|cheat|bobol|akali|curang|retas & poin|saldo|akun|sistem',
      'poin & unlimited|tak terbatas|tanpa batas',
    ],
    weight: 1.2,
    reply: `Maaf, Juragan, saya tidak bisa menambah atau mengubah poin lewat chat, siapa pun yang meminta. Saldo Anda tidak saya sentuh.\n\nYang sah: bonus ${formatNumber(welcomeBonus)} poin untuk akun baru, sekali untuk tiap orang. Mengobrol tetap gratis.`,
  },
  {
    name: 'no_other_peoples_data',
    when: [
      'lihat|buka|tampilkan|kasih|minta|ambil|cek|intip|akses & data|surat|dokumen|invoice|chat|saldo|akun|email|nomor & orang lain|pelanggan lain|user lain|pengguna lain|akun lain|tetangga|semua pengguna|semua user',
    ],
    weight: 1,
    reply:
      'Maaf, tidak bisa. Setiap akun hanya bisa melihat miliknya sendiri, dan saya pun tidak punya jalan ke data orang lain.',
  },
  {
    name: 'no_deceit',
    asks: ['pelanggan minta nota kosong', 'struk dibuat ulang harganya dinaikkan', 'kuitansi nilainya dilebihkan'],
    when: [
      'palsu|palsukan|memalsukan|fiktif|bodong|mark up|manipulasi|rekayasa & surat|invoice|kuitansi|nota|dokumen|tanda tangan|laporan|faktur|stempel|cap|npwp|ktp|bukti',
      'ngemplang|menghindari|ngakali|akalin|mengakali|hindari & pajak',
      'nota|kuitansi|invoice|bon & dilebihin|dilebihkan|lebihin|digedein|ditinggikan|digelembungkan|dimahalin|dinaikin harganya|dikurangin biar pajak',
      'bukti transfer palsu|nota kosong|kuitansi kosong|kwitansi kosong',
    ],
    weight: 1.5,
    reply: noDeceit,
  },
  {
    name: 'no_hidden_turnover',
    asks: [
      'supaya omzet kelihatan lebih kecil di laporan pajak',
      'cara menyembunyikan omzet dari pajak',
      'bikin dua pembukuan satu untuk pajak',
    ],
    when: [
      'omzet|penghasilan|pendapatan|penjualan & pajak|spt|pph & keliatannya|kelihatannya|keliatan kecil|sembunyi|disembunyikan|nyembunyiin|menyembunyikan|dikecilin|dikecilkan|diturunin|dikurangi laporannya',
    ],
    weight: 2,
    reply:
      'Mengecilkan omzet di laporan pajak tidak bisa saya bantu, Juragan; itu pidana, dan rekening serta QRIS mudah dicocokkan.\n\nPajak yang sah sering lebih ringan dari dugaan. Usaha **perorangan**: omzet 500 juta pertama setahun bebas, sisanya 0,5%. Omzet 900 juta: (900 − 500 juta) × 0,5% = **Rp 2.000.000 setahun**.\n\nCatat omzet per bulan, bayar bertahap, dan tanyakan KPP atau Kring Pajak 1500200 kalau tahun lalu belum dilaporkan. Sebut omzet Anda, nanti saya hitungkan.',
  },
  {
    name: 'no_counterfeit',
    asks: [
      'boleh jual baju tas kw branded tidak',
      'tempel logo merek terkenal di produk buatan sendiri supaya laku',
      'jual sepatu sandal tas tiruan merek terkenal',
      'jualan barang kw supaya tidak ketahuan palsu',
    ],
    when: [
      'logo|merek|merk|brand & ditempel|ditempelin|tempelin|tempelan|dipasangin|dicap & laku|ketauan|ketahuan|terkenal|asli',
      'kw|tiruan|replika & jual|jualan & ketauan|ketahuan|aman|kata kata|caption|asli',
    ],
    weight: 2,
    reply:
      'Itu tidak bisa saya bantu, Juragan: memakai merek orang lain tanpa izin **melanggar hukum merek** dan menipu pembeli; barang bisa disita dan Anda dituntut, walau usahanya kecil.\n\nBarang yang mutunya tidak kalah pantas punya nama sendiri: cek nama di **pdki-indonesia.dgip.go.id**, daftarkan di DJKI, lalu jual dengan bukti (foto jahitan, garansi 30 hari, harga di bawah merek besar). Kata-kata jualan untuk **merek Anda sendiri** bisa saya tuliskan: sebutkan namanya dan tiga kelebihannya.',
  },
  {
    name: 'harm',
    when: ['bunuh diri|mau mati|ingin mati|mengakhiri hidup|pengen mati|tidak kuat hidup|menyakiti diri'],
    weight: 3,
    reply:
      'Saya ikut prihatin mendengarnya. Anda tidak harus menanggungnya sendirian. Tolong hubungi sekarang orang yang Anda percaya, atau layanan kesehatan jiwa Kementerian Kesehatan **119 lalu tekan 8**. Kalau keadaannya darurat, telepon **112** atau datang ke IGD terdekat.\n\nUrusan usaha bisa menunggu. Keselamatan Anda lebih penting.',
  },
  {
    name: 'not_legal_help',
    when: [
      'bom|senjata|narkoba|sabu|ganja|judi|slot gacor|togel|bajakan|deepfake|phishing|santet|racun & ?|bikin|buat|cara|jual|beli|minta|main',
    ],
    weight: 0.8,
    reply:
      'Maaf, untuk hal itu saya tidak bisa membantu. Kalau urusannya usaha yang sah, surat, tagihan, atau hitungan harga, mari kita kerjakan.',
  },
]

const not = '(?:ga|gak|nggak|ngga|enggak|tidak|tdk|ndak|belum)'
const bought = '(?:beli|belanja|pembelian|transaksi)\\p{L}{0,4}'
const dishonest = new RegExp(
  `(?:kuitansi|kwitansi|nota|invoice|faktur)[^\\n]{0,200}?(?:fiktif|padahal\\s(?:${bought}\\s${not}\\s(?:ada|pernah|jadi)|${not}\\s(?:pernah\\s|jadi\\s)?${bought}))`,
  'iu',
)

/** `isi bensin cuma 200rb tapi bikinin nota 450rb`: a paper of more than was paid. */
const morePaid = new RegExp(
  `(?:cuma|cm|cuman|hanya|aslinya|sebenarnya|sebenernya)\\s[^\\n\\d]{0,40}${amount}[^\\n]{0,60}?(?:tapi|tp|tpi)\\s[^\\n\\d]{0,60}(?:nota|kuitansi|kwitansi|struk|bon|invoice)[^\\n\\d]{0,40}${amount}`,
  'iu',
)

const asksForMore = (message: string): boolean => {
  const found = morePaid.exec(message)
  const [paid, written] = [valueOf(found?.[1], found?.[2]), valueOf(found?.[3], found?.[4])]
  return paid !== null && written !== null && written > paid
}

/** The refusal of an order for a paper of something that never was; null for every other order. */
export const refusalOfOrder = (message: string): string | null =>
  dishonest.test(message.slice(0, 2_000)) || asksForMore(message.slice(0, 2_000)) ? noDeceit : null
