import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { inRupiah } from '../reckon/way.ts'
import { type Offer } from './offer.ts'

/** Answers to a buyer who asks for less, of what the owner told; none gives anything away. */
export const bargainReply = (thing: string, told: number | null, extra: string | null = null): string => {
  const price = told === null ? '[harga]' : inRupiah(told)
  return [
    'Tinggal pilih dan salin:',
    [
      ...(extra === null
        ? []
        : [
            `*Terima kasih sudah tanya, Kak. Harganya tetap ${price} ya, tetapi untuk Kakak ada ${extra}. Mau saya siapkan sekarang?*`,
          ]),
      `*Terima kasih sudah tanya, Kak. Untuk ${thing} ${price} itu sudah harga pasnya, sesuai kondisinya. Mau saya kirim foto detailnya dulu?*`,
      `*Kalau ambil dua, bisa saya bulatkan jadi [harga paket] ya, Kak. Satuannya mohon maaf belum bisa kurang.*`,
      `*Boleh [harga terendah] kalau jadi dan dibayar hari ini, Kak. Saya simpankan sampai jam [..], setelah itu harga kembali ya.*`,
    ]
      .map((one, at) => `${at + 1}. ${one}`)
      .join('\n'),
    'Tentukan **harga terendah** sebelum membalas (modal + untung minimal), dan jangan turun dua kali. Beri **pilihan**, bukan potongan; yang benar-benar mau membeli biasanya menjawab pilihan kedua atau ketiga.',
  ].join('\n\n')
}

/** Four lines for a shop's profile; blanks stand for what only the owner knows. */
export const profileWords = (offer: Offer | null): string => {
  const thing = offer?.thing ?? '[jualan]'
  const told =
    offer === null || offer.told.length === 0
      ? '[satu kelebihan: bahan, ukuran, garansi]'
      : offer.told.map(sentenceCase).join(', ')
  return [
    'Tiga pilihan bio, tinggal salin:',
    [
      `1. *${sentenceCase(thing)} | ${told}\n[Kota], kirim ke seluruh Indonesia\nBuka [jam], pesan lewat WA ↓*`,
      `2. *${sentenceCase(thing)} untuk [siapa]\nMulai [harga]\nStok baru tiap [hari]\nOrder: WA [nomor]*`,
      `3. *[Nama toko], ${thing} sejak [tahun]\n${told}\nCOD [daerah], bisa tukar [hari] hari*`,
    ].join('\n'),
    'Paling banyak 150 huruf di Instagram: sebut **barang, kota, dan cara pesan**; kata mutiara tidak membantu orang menemukan Anda. Taruh kata yang dicari orang di **nama profil** juga, misalnya *[Nama] | ' +
      `${thing} [kota]*.`,
  ].join('\n\n')
}
