import { written } from './in-writing.ts'
import { houseTold } from './house-told.ts'
import { remedyTold } from './remedies.ts'

/** Whole words, with the endings that people add: `asin`, `keasinan`, `dinginnya`, but no `balasin`. */
const said = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:ke|ter|di)?(?:${words})(?:an|nya|e|banget)?(?!\p{L})`, 'iu')

interface Complaint {
  readonly heard: RegExp
  readonly sorry: string
  readonly offer: string
  readonly afterwards: string
}

const complaints: readonly Complaint[] = [
  {
    heard: said('rambut|serangga|lalat|ulat|kecoa|plastik|benda|staples'),
    sorry: 'ada benda yang tidak semestinya di makanan Kakak',
    offer: 'Uangnya kami kembalikan penuh hari ini, dan kalau berkenan kami kirim gantinya tanpa bayar.',
    afterwards:
      'Minta fotonya, buang sisa dari panci yang sama, dan periksa dapurnya hari itu juga (penutup kepala, saringan, tutup wadah).',
  },
  {
    heard: said('basi|bau|berjamur|asem|asam|busuk'),
    sorry: 'makanannya tidak dalam keadaan baik',
    offer:
      'Mohon jangan dimakan ya, Kak. Uangnya kami kembalikan hari ini, atau kami kirim yang baru, mana yang lebih enak buat Kakak?',
    afterwards:
      'Tarik sisa dari masakan yang sama sebelum terjual lagi, lalu cari: jam masak, suhu simpan, atau terlalu lama di jalan.',
  },
  {
    heard: said('dingin|tidak hangat|ga anget|gak anget'),
    sorry: 'makanannya sampai dalam keadaan dingin',
    offer: 'Mau kami kirim ulang yang hangat hari ini, atau potongan untuk pesanan berikutnya?',
    afterwards:
      'Cari di mana dinginnya: menunggu kurir atau wadahnya. Masak saat kurir sudah dekat, kuah dipisah, pakai kantong tebal.',
  },
  {
    heard: said(
      'asin|hambar|gosong|mentah|keras|alot|pahit|ga enak|gak enak|kurang (?:enak|manis|asin|gurih|bumbu|pedas|pedes|matang|mateng|garam)|tidak enak',
    ),
    sorry: 'rasanya mengecewakan',
    offer: 'Boleh kami buatkan ulang hari ini, atau uangnya kami kembalikan?',
    afterwards: 'Cicipi satu porsi dari masakan itu, dan tulis takaran bumbunya supaya sama siapa pun yang memasak.',
  },
  {
    heard: said('salah|ketuker|tertukar|beda|tidak sesuai|ga sesuai'),
    sorry: 'pesanannya tidak sesuai',
    offer: 'Yang benar kami kirim hari ini tanpa ongkir; yang salah tidak usah dikembalikan dulu.',
    afterwards: 'Baca ulang pesanan sebelum dibungkus, dan centang tiap barang di notanya.',
  },
  {
    heard: said(
      'kurang(?!\\s(?:manis|asin|enak|gurih|bumbu|pedas|pedes|matang|mateng|panas|bersih|ramah|puas|segar|garam|sreg|oke))|tidak lengkap|ga lengkap|ketinggalan|lupa',
    ),
    sorry: 'ada yang kurang dari pesanannya',
    offer:
      'Kekurangannya kami antar hari ini, atau uangnya kami kembalikan sebesar yang kurang. Kakak pilih yang mana?',
    afterwards: 'Hitung bersama pembeli atau foto isi kantong sebelum diserahkan.',
  },
  {
    heard: said('luntur|pudar|susut dicuci|melar'),
    sorry: 'warnanya berubah setelah dicuci',
    offer: 'Boleh kirim fotonya? Kami tukar dengan yang baru, atau uangnya kami kembalikan.',
    afterwards:
      'Cuci satu contoh dari warna yang sama; kalau memang luntur, berhenti menjualnya dan minta ganti ke pemasok. Selipkan cara cuci (air dingin, pisahkan warna) di kemasan.',
  },
  {
    heard: said('rusak|penyok|pecah|cacat|sobek|robek|luntur'),
    sorry: 'barangnya sampai dalam keadaan rusak',
    offer: 'Boleh kirim fotonya? Kami ganti yang baru, atau uangnya kami kembalikan.',
    afterwards: 'Simpan fotonya untuk klaim ke kurir, dan tambah pelindung di kemasannya.',
  },
  {
    heard:
      /(?<!\p{L})(?:paket|kurir|resi|kiriman|pengiriman|ekspedisi)\p{L}{0,3}[^.?!\n]{0,40}(?:telat|terlambat|lama|lambat|belum (?:sampai|sampe|datang|dateng|nyampe))(?!\p{L})/iu,
    sorry: 'paketnya terlambat',
    offer:
      'Kami tanyakan ke kurirnya sekarang dan kabari Kakak lagi hari ini; nomor resinya [resi]. Kalau Kakak tetap ingin batal, uangnya kami kembalikan begitu paketnya kembali ke kami.',
    afterwards: 'Cek resinya sebelum menjawab, dan pegang janji kabar hari ini walau jawaban kurirnya belum ada.',
  },
  {
    heard: said('lama|lambat|lelet|telat|nunggu|antri|antre'),
    sorry: 'Kakak menunggu lama',
    offer:
      'Untuk kunjungan berikutnya kami siapkan lebih dulu kalau pesan lewat WA, dan ada [minuman gratis] dari kami.',
    afterwards:
      'Catat jam berapa menunggunya, lalu tambah satu orang atau siapkan bahan lebih awal di jam itu. Sebut perkiraan menunggu sejak awal.',
  },
  {
    heard: said('jutek|kasar|judes|ga ramah|gak ramah|tidak ramah|sombong|galak'),
    sorry: 'pelayanan kami tidak menyenangkan',
    offer:
      'Sudah kami bicarakan dengan yang bertugas, dan kami ingin Kakak merasakan pelayanan yang lebih baik lain kali.',
    afterwards: 'Bicarakan empat mata dengan karyawannya, dan sepakati satu kalimat sapaan.',
  },
  {
    heard: said('mahal|kemahalan'),
    sorry: 'harganya terasa berat',
    offer: 'Harga itu untuk [isi, ukuran, bahan]; ada juga pilihan [barang lebih kecil] mulai [harga].',
    afterwards: 'Jangan langsung menurunkan harga; sebut isinya dan beri pilihan yang lebih kecil.',
  },
]

const isOnline = /(?<!\p{L})(?:bintang|ulasan|review|rating|google|komen|komentar|ig|instagram|fb|facebook|tiktok)/iu

const quoted = /["“‘«]([^"”’»]{4,240})["”’»]|(?<![\p{L}\d])'([^']{4,240})'(?![\p{L}\d])/u
const reported =
  /(?<!\p{L})(?:pelanggan(?:\s\p{L}+)?\s(?:yang|yg)|komplain|complain|komplen|protes|katanya|ngeluh|mengeluh|marah|marah2|ngamuk)(?:\s(?:komplain|complain|komplen|protes|ngeluh|mengeluh|marah|bilang|karena|krn|gara-gara|gara2|soalnya|katanya|kalau|kalo|bahwa|soal|tentang))*[\s:]+((?:\p{L}|\d)[^.?!\n]{8,160})/iu
/** Where what was told of the complaint ends, and what is wanted for it begins. */
const wanted =
  /(?:[,;]\s(?:terus\s|trus\s)?(?:aku|saya|kami|kita|mau|ganti|tulis|bikin|minta|mohon|harus)|[,;]?\s(?:tolong|tlg|balas|bales|balasin|balesin|jawab|jawabin|gimana|bagaimana|enaknya|tulisin|tuliskan|bikinin|bikinkan|buatin|buatkan|kata kata|kata2|balasannya|jawabannya))(?!\p{L}).*$/isu
/** A buyer's own voice cannot be said back as it is. */
const ownVoice = /(?<!\p{L})(?:kok|saya|aku|gue|gw|kalian|masa|masak|kecewa|kapok|woi|gimana)(?!\p{L})/iu
const turns = /\s?,?\s(?:tapi|tp|cuma|cuman|sayang|sayangnya|hanya saja)\s/iu
const praises =
  /(?<!\p{L})(?:enak|bagus|suka|mantap|ramah|oke|cepat|murah|bersih|puas|nyaman|lezat|segar|rapi)(?!\p{L})/iu
const negated = /(?<!\p{L})(?:tidak|ga|gak|nggak|kurang|bukan)\s/iu

interface Told {
  readonly praise: string | null
  readonly wrong: string | null
}

const inARow = (text: string): string => {
  const parts = text.split(/,\s/).filter((part) => part !== '')
  return parts.length < 2 ? text : `${parts.slice(0, -1).join(', ')} dan ${parts.at(-1) ?? ''}`
}

/** `…, katanya mau refund`: what the buyer asks for is no part of what went wrong, and nothing that the owner offers. */
const demand = String.raw`[,;.]?\s(?:(?:dia|katanya|terus|trus|dan|orangnya|pelanggannya)\s){0,3}(?:mau|minta|nuntut|pengen|maunya)\s(?:di)?(?:refund|batal|uang(?:nya)?\s(?:kembali|balik|di(?:kembali|balik)\p{L}*)|ganti(?:\srugi|\sbaru)?)(?!\p{L})`
const demanded = new RegExp(demand, 'iu')
const fromDemandOn = new RegExp(`${demand}.*$`, 'isu')

/** What the buyer praised and what went wrong, in the words that were told. */
const readComplaint = (message: string): Told => {
  const found = quoted.exec(message)
  const words = (
    found?.[1] ??
    found?.[2] ??
    reported.exec(message)?.[1]?.replace(wanted, '').replace(fromDemandOn, '') ??
    ''
  )
    .replace(/^(?:pelanggan|pembeli|customer)\s?:\s?/iu, '')
    .trim()
  const [first = '', ...rest] = words.split(turns)
  const isPraise = rest.length > 0 && praises.test(first) && !negated.test(first)
  const wrong = (isPraise ? rest.join(', ') : words).replace(/[.,;:\s]+$/u, '').trim()
  const isSayable = wrong.split(/\s+/).length >= 3 && !ownVoice.test(wrong)
  return { praise: isPraise && !ownVoice.test(first) ? written(first) : null, wrong: isSayable ? written(wrong) : null }
}

const tellsThem =
  /(?<!\p{L})(?:bilang(?:in)?|jelaskan|jelasin|sampaikan|kasih tau|kasih tahu|tulis)\s(?:(?:aja|saja|kalau|kalo|bahwa)\s){0,2}((?:kami|kita|saya)\s[^.?!\n]{6,160})/iu
/** What the owner did about it, where that is to be told. */
const doneTold = (text: string): string | null => {
  const told = tellsThem.exec(text)?.[1]
  return told === undefined ? null : written(told.replace(/^(?:kita|saya)(?=\s)/iu, 'kami')).replace(/^Kami/u, 'kami')
}

/** A reply to the very complaint that was told, of what the owner offers for it; null where it is not told what went wrong. */
export const complaintReply = (message: string): string | null => {
  const text = message.slice(0, 500)
  const { praise, wrong } = readComplaint(text)
  const found = complaints.find(({ heard }) => heard.test(wrong ?? text))
  if (found === undefined && wrong === null) return null
  const told = remedyTold(text.replace(demanded, ' '))
  const sorry = wrong === null ? `karena ${found?.sorry ?? ''}` : `soal ${inARow(wrong)}`
  const offer = told ?? found?.offer ?? 'Boleh ceritakan sedikit lagi supaya bisa kami bereskan hari ini?'
  const afterwards = found?.afterwards ?? 'Cari sebabnya hari itu juga, supaya tidak terulang.'
  const house = houseTold(text)
  return isOnline.test(text)
    ? [
        'Balas di tempat yang sama, karena yang membaca calon pembeli lain:',
        `*Terima kasih sudah memberi tahu, Kak [nama]${house === null ? '' : `, dan sudah datang ke ${house}`}.${praise === null ? '' : ` Senang sekali membaca “${praise}”.`} Kami minta maaf ${sorry}. Itu memang kekurangan kami, dan ${doneTold(text) ?? '[yang sudah dibenahi]'}. ${told ?? 'Boleh kami hubungi lewat pesan? Kami ingin menggantinya.'}*`,
        ...(told === null && found !== undefined ? [`Lewat pesan pribadi: *${offer}*`] : []),
        `Balas dalam sehari, satu kali, tanpa membantah. ${afterwards}`,
      ].join('\n\n')
    : [
        'Tinggal disalin:',
        `*Mohon maaf sekali, Kak [nama], ${sorry}.${praise === null ? '' : ` Terima kasih juga untuk “${praise}”.`} Terima kasih sudah bilang langsung ke kami. ${offer}*`,
        `Jawab secepatnya, minta maaf sekali saja, lalu tepati${told === null ? ' pilihannya' : ''}. ${afterwards}`,
      ].join('\n\n')
}

const writer =
  /(?<!\p{L})(?:dari|oleh|namanya|nama)\s((?:ibu|bu|bapak|pak|kak|kakak|mas|mbak|bang)?\s?(?!pelanggan|pembeli|customer|orang|google|gofood|toko|warung)\p{L}{3,15})/iu

/** A reply to a review that praises, in the words it praises with. */
export const praiseReply = (message: string): string => {
  const text = message.slice(0, 500)
  const found = quoted.exec(text)
  const words = (found?.[1] ?? found?.[2] ?? '').trim()
  const who = writer.exec(text.replace(found?.[0] ?? '', ' '))?.[1]?.trim()
  const called =
    who === undefined
      ? 'Kak [nama]'
      : `${/\s/.test(who) ? '' : 'Kak '}${who.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())}`
  const liked =
    words === '' || ownVoice.test(words) ? 'Senang [menunya] cocok.' : `Senang sekali membaca “${written(words)}”.`
  return [
    'Tinggal disalin, ganti yang di dalam kurung:',
    [
      `1. *Terima kasih banyak, ${called}! ${liked} Besok-besok coba juga [menu lain] ya, kami tunggu.*`,
      `2. *Wah, ulasannya bikin kami semangat, ${called}. Terima kasih sudah mampir dan menyempatkan menulis.*`,
      `3. *Terima kasih, ${called}. Kalau kapan-kapan ada yang kurang, kabari kami dulu ya, pasti dibenahi.*`,
    ].join('\n'),
    'Sebut **nama dan yang ia beli**, satu dua kalimat saja, jangan semuanya sama. Boleh minta izin memakai ulasannya untuk promosi; jangan dipasang dengan nama lengkap tanpa izin.',
  ].join('\n\n')
}
