import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah } from '../reckon/way.ts'

const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}(?!\\s?%)`, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .filter((sum) => sum >= 500)

const to = String.raw`\s?(?:-|–|sampai|sampe|s\/d|sd|dan|&)\s?`
const monthNames = String.raw`(?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}{0,7}`
const fullMonths: Readonly<Record<string, string>> = {
  jan: 'Januari',
  feb: 'Februari',
  mar: 'Maret',
  apr: 'April',
  mei: 'Mei',
  jun: 'Juni',
  jul: 'Juli',
  agu: 'Agustus',
  sep: 'September',
  okt: 'Oktober',
  nov: 'November',
  des: 'Desember',
}
const weekday = '(?:hari ini|besok|lusa|senin|selasa|rabu|kamis|jumat|jum.at|sabtu|minggu)(?: depan)?'
/** `24-26 desember`, `tanggal 3 sampai 5`, `besok`, `senin sampai rabu`. */
const dayPatterns = [
  String.raw`\d{1,2}(?:\s${monthNames})?(?:${to}\d{1,2})?\s${monthNames}`,
  String.raw`(?:tgl|tanggal|tggl)\s\d{1,2}(?:${to}\d{1,2})?`,
  `(?<!\\p{L})${weekday}(?:${to}${weekday})?(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** When something happens, in the owner's words; null where no day is told. */
export const whenTold = (text: string): string | null => {
  const found = dayPatterns.map((pattern) => pattern.exec(text)?.[0]).find((one) => one !== undefined)
  return (
    found
      ?.toLowerCase()
      .replace(/sampe|s\/d|\bsd\b/, 'sampai')
      .replace(/tgl|tggl/, 'tanggal')
      .replace(new RegExp(monthNames, 'giu'), (month) => fullMonths[month.slice(0, 3).toLowerCase()] ?? month) ?? null
  )
}

const reasonTold = (text: string): string | null =>
  /\b(?:karena|krn|soalnya|gara-gara)\s+([^,.;!?]{3,50})/i.exec(text)?.[1]?.trim() ?? null

/** A message to buyers that the shop is closed for some days. */
export const closedNotice = (message: string): string => {
  const when = whenTold(message) ?? '[tanggal]'
  const why = reasonTold(message)
  return [
    'Tinggal disalin:',
    `*Halo Kak [nama], [nama warung] tutup ${when}${why === null ? '' : ` karena ${why}`}, buka lagi [tanggal, jam]. Yang mau pesan untuk hari-hari itu, kami terima sampai [hari, jam]. Pesanan yang sudah masuk tetap kami kerjakan. Terima kasih pengertiannya.*`,
    'Untuk status WhatsApp dan kertas di pintu: *' +
      `TUTUP ${when.toUpperCase()}. Buka lagi [tanggal]. Pesan: WA [nomor].*`,
    'Kirim 3 sampai 5 hari sebelumnya ke yang biasa membeli, satu kali lagi sehari sebelumnya. Ubah juga jam libur di Google Maps dan mode libur di aplikasi pesan antar.',
  ].join('\n\n')
}

/** A message to buyers that prices go up, with the told day. */
export const dearerNotice = (message: string): string => {
  const when = whenTold(message) ?? new RegExp(`(?:mulai|per)\\s(${monthNames})`, 'iu').exec(message)?.[1] ?? null
  const day = when === null ? '[tanggal]' : sentenceCase(when)
  const why = reasonTold(message)
  const [from, to] = sumsIn(message)
  const isTold = from !== undefined && to !== undefined && to > from
  const [before, after] = isTold ? [inRupiah(from), inRupiah(to)] : ['[harga lama]', '[harga baru]']
  const asksSteps = /sekaligus|sekalian|sisan|bertahap|alon|pelan|dikit dikit|sedikit demi/i.test(message)
  return [
    isTold
      ? `Naiknya ${inRupiah(to - from)} dari ${inRupiah(from)}, yaitu **${shownNumber(((to - from) / from) * 100)}%**.`
      : '',
    'Tinggal disalin:',
    `*Pelanggan [nama usaha] yang baik, mulai ${day} harga [barang] menjadi ${after} (sebelumnya ${before})${why === null ? ' karena [bahan] naik' : ` karena ${why}`}. Ukuran dan mutunya tetap kami jaga. Pesanan yang masuk sebelum itu masih memakai harga lama. Terima kasih sudah setia.*`,
    'Kirim 1 sampai 2 minggu sebelumnya, sekali saja, dan tempel di tempat jualan. Jangan meminta maaf berkali-kali; sebut alasannya dengan angka (*minyak naik dari … ke …*) dan pegang janjinya soal ukuran.',
    asksSteps
      ? '**Sekaligus atau bertahap?** Kenaikan kecil (sampai kira-kira 15%) lebih baik **sekali jalan**: pembeli mengeluh satu kali lalu terbiasa. Lebih besar dari itu, bagi dua dengan jarak dua atau tiga bulan. Untuk langganan, beri seminggu harga lama atau paket (beli 5 harga lebih ringan), bukan harga tetap selamanya.'
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
