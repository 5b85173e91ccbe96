import { actionLabels, type PaidAction, prices, welcomeBonus } from '#core/points/shared/prices.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import { type HelpArticle, inPoints } from './article.ts'

export const pointsArticles: readonly HelpArticle[] = [
  {
    id: 'harga',
    group: 'Poin',
    title: 'Daftar harga',
    keywords: 'biaya tarif ongkos bayar berapa poin mahal murah gratis',
    body: [
      {
        rows: [
          ...(Object.keys(prices) as PaidAction[]).map(
            (action) => [actionLabels[action], inPoints(prices[action])] as const,
          ),
          ['Chat', 'gratis'],
        ],
      },
      'Mengetik sendiri, menyimpan, memulihkan, dan mengunduh selalu gratis.',
    ],
  },
  {
    id: 'poin',
    group: 'Poin',
    title: 'Bagaimana poin dipotong',
    keywords: 'saldo sisa potong nota poin gagal kembali dobel dua kali tahan bonus',
    body: [
      `Akun baru mendapat ${inPoints(welcomeBonus)}, sekali. Poin ditahan waktu pekerjaan mulai, dan baru dipotong setelah hasilnya jadi.`,
      {
        list: [
          'Gagal atau dihentikan: poinnya kembali.',
          'Hasil yang sama tidak pernah dipotong dua kali, walau tombolnya ditekan berkali-kali atau internet putus.',
          'Setiap potongan ada notanya di chat dan di Riwayat poin.',
        ],
      },
    ],
  },
  {
    id: 'top-up',
    group: 'Poin',
    title: 'Menambah poin (Top Up)',
    keywords: 'isi ulang beli poin bayar qris transfer midtrans habis saldo kurang tambah',
    body: [
      'Buka menu akun di kiri bawah, pilih Top Up, lalu pilih paketnya.',
      {
        rows: topUpPackages.map(({ points, price }) => [inPoints(points), formatRupiah(price)] as const),
      },
      'Poin masuk sendiri begitu pembayaran diterima, juga kalau jendelanya sudah ditutup. Kalau tertulis pembayaran percobaan, tidak ada uang yang berpindah.',
    ],
  },
  {
    id: 'poin-kurang',
    group: 'Poin',
    title: 'Poin tidak mencukupi',
    keywords: 'kurang habis maaf poin tidak cukup',
    body: [
      'Pesannya menyebut berapa yang diperlukan dan berapa yang Anda punya. Tidak ada yang dipotong, dan permintaan Anda tetap ada di chat.',
      `Tekan Top Up di pesan itu, lalu Lanjutkan: yang Anda minta dibuat tanpa diketik ulang. Atau pilih yang lebih ringan: satu surat hanya ${formatNumber(prices.document_create)} poin. Mengobrol tetap gratis.`,
    ],
  },
]
