import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { type Offer, tradeOf } from './offer.ts'

/** What a buyer asks first about a thing, by its trade: blanks to be filled in. */
const details: Readonly<Partial<Record<ReturnType<typeof tradeOf>, readonly string[]>>> = {
  food: [
    'Isi bersih: [gram/ml]',
    'Bahan utama: [bahan]',
    'Pedas: [tingkat]',
    'Tahan: [hari] di suhu ruang, [hari] di kulkas',
  ],
  sweets: ['Isi: [jumlah/gram]', 'Bahan utama: [bahan]', 'Tahan: [hari] di suhu ruang, [hari] di kulkas'],
  drink: ['Isi: [ml]', 'Rasa: [rasa]', 'Tahan: [hari] di kulkas'],
  wear: ['Bahan: [bahan]', 'Ukuran: [ukuran dengan cm]', 'Warna: [warna]', 'Cara cuci: [cara]'],
}
const ofAnything = ['Ukuran/isi: [ukuran]', 'Bahan: [bahan]', 'Dipakai untuk: [kegunaan]']

/** From so many facts on no advantage is asked for. */
const fullyTold = 4

/** A description for a shop page, of what the owner told; the rest is left as blanks. */
export const descriptionOf = ({ thing, told }: Offer): string => {
  const isMeasured = told.some((fact) =>
    /\d\s?(?:ml|gr|gram|kg|liter|pcs|biji|potong|cm|meter|m)(?!\p{L})/iu.test(fact),
  )
  const asked = (details[tradeOf(thing)] ?? ofAnything).filter(
    (line) =>
      !(isMeasured && /^(?:Isi|Ukuran\/isi)/.test(line)) &&
      !told.some((fact) => ` ${fact.toLowerCase()}`.includes(` ${line.slice(0, line.search(/[:/ ]/)).toLowerCase()}`)),
  )
  const lines = [...told.map(sentenceCase), ...asked]
  return [
    `Deskripsi untuk **${thing}**, tinggal salin:`,
    `*${sentenceCase(thing)}${told.length >= fullyTold ? '' : ', [satu kelebihan yang benar: buatan sendiri, tanpa pengawet, dikemas rapat]'}.*`,
    lines.map((line) => `- *${line}*`).join('\n'),
    '*Dikirim [hari], dikemas [kemasan]. Barang rusak di jalan: [kirim video buka paket, kami ganti]. Pertanyaan lain silakan chat.*',
    `Judulnya: *${sentenceCase(thing)} [merek]${isMeasured ? '' : ' [ukuran]'} [kelebihan]*; taruh kata yang dicari orang di depan. Isi atau hapus yang di dalam kurung: saya tidak mengarang bahan, izin, atau khasiat. Nomor PIRT, BPOM, atau halal ditulis hanya kalau memang punya.`,
  ].join('\n\n')
}
