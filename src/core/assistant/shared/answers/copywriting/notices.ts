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
  const day = when === null ? '[tanggal]' : when.charAt(0).toUpperCase() + when.slice(1)
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

interface Complaint {
  readonly heard: RegExp
  readonly sorry: string
  readonly offer: string
  readonly afterwards: string
}

const complaints: readonly Complaint[] = [
  {
    heard: /rambut|serangga|lalat|ulat|kecoa|plastik|benda|staples/,
    sorry: 'ada benda yang tidak semestinya di makanan Kakak',
    offer: 'Uangnya kami kembalikan penuh hari ini, dan kalau berkenan kami kirim gantinya tanpa bayar.',
    afterwards:
      'Minta fotonya, buang sisa dari panci yang sama, dan periksa dapurnya hari itu juga (penutup kepala, saringan, tutup wadah).',
  },
  {
    heard: /basi|bau|berjamur|asem|asam|busuk/,
    sorry: 'makanannya tidak dalam keadaan baik',
    offer:
      'Mohon jangan dimakan ya, Kak. Uangnya kami kembalikan hari ini, atau kami kirim yang baru, mana yang lebih enak buat Kakak?',
    afterwards:
      'Tarik sisa dari masakan yang sama sebelum terjual lagi, lalu cari: jam masak, suhu simpan, atau terlalu lama di jalan.',
  },
  {
    heard: /dingin|tidak hangat|ga anget|gak anget/,
    sorry: 'makanannya sampai dalam keadaan dingin',
    offer: 'Mau kami kirim ulang yang hangat hari ini, atau potongan untuk pesanan berikutnya?',
    afterwards:
      'Cari di mana dinginnya: menunggu kurir atau wadahnya. Masak saat kurir sudah dekat, kuah dipisah, pakai kantong tebal.',
  },
  {
    heard: /asin|hambar|gosong|mentah|keras|alot|pahit|ga enak|gak enak|kurang enak|tidak enak/,
    sorry: 'rasanya mengecewakan',
    offer: 'Boleh kami buatkan ulang hari ini, atau uangnya kami kembalikan?',
    afterwards: 'Cicipi satu porsi dari masakan itu, dan tulis takaran bumbunya supaya sama siapa pun yang memasak.',
  },
  {
    heard: /salah|ketuker|tertukar|beda|tidak sesuai|ga sesuai/,
    sorry: 'pesanannya tidak sesuai',
    offer: 'Yang benar kami kirim hari ini tanpa ongkir; yang salah tidak usah dikembalikan dulu.',
    afterwards: 'Baca ulang pesanan sebelum dibungkus, dan centang tiap barang di notanya.',
  },
  {
    heard: /kurang|tidak lengkap|ga lengkap|ketinggalan|lupa/,
    sorry: 'ada yang kurang dari pesanannya',
    offer:
      'Kekurangannya kami antar hari ini, atau uangnya kami kembalikan sebesar yang kurang. Kakak pilih yang mana?',
    afterwards: 'Hitung bersama pembeli atau foto isi kantong sebelum diserahkan.',
  },
  {
    heard: /luntur|pudar|susut dicuci|melar/,
    sorry: 'warnanya berubah setelah dicuci',
    offer: 'Boleh kirim fotonya? Kami tukar dengan yang baru, atau uangnya kami kembalikan.',
    afterwards:
      'Cuci satu contoh dari warna yang sama; kalau memang luntur, berhenti menjualnya dan minta ganti ke pemasok. Selipkan cara cuci (air dingin, pisahkan warna) di kemasan.',
  },
  {
    heard: /rusak|penyok|pecah|cacat|sobek|robek|luntur/,
    sorry: 'barangnya sampai dalam keadaan rusak',
    offer: 'Boleh kirim fotonya? Kami ganti yang baru, atau uangnya kami kembalikan.',
    afterwards: 'Simpan fotonya untuk klaim ke kurir, dan tambah pelindung di kemasannya.',
  },
  {
    heard: /lama|lambat|lelet|telat|nunggu|antri|antre/,
    sorry: 'Kakak menunggu lama',
    offer:
      'Untuk kunjungan berikutnya kami siapkan lebih dulu kalau pesan lewat WA, dan ada [minuman gratis] dari kami.',
    afterwards:
      'Catat jam berapa menunggunya, lalu tambah satu orang atau siapkan bahan lebih awal di jam itu. Sebut perkiraan menunggu sejak awal.',
  },
  {
    heard: /jutek|kasar|judes|ga ramah|gak ramah|tidak ramah|sombong|galak/,
    sorry: 'pelayanan kami tidak menyenangkan',
    offer:
      'Sudah kami bicarakan dengan yang bertugas, dan kami ingin Kakak merasakan pelayanan yang lebih baik lain kali.',
    afterwards: 'Bicarakan empat mata dengan karyawannya, dan sepakati satu kalimat sapaan.',
  },
  {
    heard: /mahal|kemahalan/,
    sorry: 'harganya terasa berat',
    offer: 'Harga itu untuk [isi, ukuran, bahan]; ada juga pilihan [barang lebih kecil] mulai [harga].',
    afterwards: 'Jangan langsung menurunkan harga; sebut isinya dan beri pilihan yang lebih kecil.',
  },
]

const isOnline = /bintang|ulasan|review|rating|google|komen|ig\b|instagram|fb\b|facebook|tiktok/

/** A reply to the very complaint that was told; null where it is not told what went wrong. */
export const complaintReply = (message: string): string | null => {
  const text = message.toLowerCase().slice(0, 400)
  const found = complaints.find(({ heard }) => heard.test(text))
  if (found === undefined) return null
  const { sorry, offer, afterwards } = found
  return isOnline.test(text)
    ? [
        'Balas di tempat yang sama, karena yang membaca calon pembeli lain:',
        `*Terima kasih sudah memberi tahu, Kak [nama]. Kami minta maaf karena ${sorry}. Itu memang kekurangan kami dan [yang sudah dibenahi]. Boleh kami hubungi lewat pesan? Kami ingin menggantinya.*`,
        `Lewat pesan pribadi: *${offer}*`,
        `Balas dalam sehari, satu kali, tanpa membantah. ${afterwards}`,
      ].join('\n\n')
    : [
        'Tinggal disalin:',
        `*Mohon maaf sekali, Kak [nama], karena ${sorry}. Terima kasih sudah bilang langsung ke kami. ${offer}*`,
        `Jawab secepatnya, minta maaf sekali saja, lalu tepati pilihannya. ${afterwards}`,
      ].join('\n\n')
}
