import { keepLast } from './remembered.ts'

/** Lines of `Indonesian = english | english`. */
const phrases = (lines: string): readonly (readonly [string, string])[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [to = '', from = ''] = line.split('=').map((side) => side.trim())
      return from.split('|').map((phrase) => [phrase.trim(), to] as const)
    })

/** Papers, what people are to each other, and the words around names, days and sums: what the readers go by. */
const known = phrases(`
  surat kuasa = power of attorney | authorization letter | letter of authorization | letter of attorney
  surat pengunduran diri = resignation letter | letter of resignation
  surat lamaran kerja = job application letter | job application | application letter | cover letter
  surat keterangan kerja = employment certificate | certificate of employment | employment letter | letter of employment | employment verification letter | proof of employment letter
  kontrak kerja = employment contract | employment agreement | work contract | work agreement
  perjanjian sewa menyewa = rental agreement | rental contract | lease agreement | lease contract | lease
  perjanjian pinjaman = loan agreement | loan contract
  perjanjian konsinyasi = consignment agreement | consignment contract
  perjanjian bagi hasil = profit sharing agreement | profit-sharing agreement
  perjanjian kerja sama = partnership agreement | cooperation agreement
  perjanjian jasa = service agreement | service contract
  surat peringatan pertama = first warning letter
  surat peringatan kedua = second warning letter
  surat peringatan = warning letter | letter of warning
  surat keluhan = complaint letter | letter of complaint
  surat undangan = invitation letter | letter of invitation
  undangan = invitation
  surat permohonan = request letter | letter of request
  surat rekomendasi = recommendation letter | letter of recommendation | reference letter
  surat tugas = assignment letter | letter of assignment
  surat ucapan terima kasih = thank you letter | thank-you letter
  surat pemberitahuan = notice letter | announcement letter | notification letter
  surat pernyataan = statement letter | letter of statement | declaration letter
  surat penagihan = payment reminder letter | collection letter | payment reminder
  surat balasan = reply letter
  surat pesanan = purchase order letter
  surat jalan = delivery note | delivery order
  surat perjalanan dinas = business trip letter | travel order | business travel letter
  surat pengantar = introduction letter | letter of introduction
  surat izin = leave letter | leave request
  notulen rapat = minutes of meeting | meeting minutes | minutes of the meeting
  berita acara serah terima = handover certificate | handover report | handover letter
  berita acara = incident report
  slip gaji = payslip | pay slip | salary slip
  kuitansi = receipt
  surat penawaran = quotation letter | price quotation | quotation
  proposal sponsor = sponsorship proposal
  proposal usaha = business proposal
  laporan penjualan = sales report
  laporan keuangan = financial report
  kontrak = contract
  perjanjian = agreement
  buatkan = make me | write me | make us | create me | prepare me | make | write | create | draft | prepare
  tolong = please | kindly | can you | could you
  nama saya = my name is
  kakak saya = my older brother | my older sister | my elder sister
  adik saya = my younger brother | my younger sister | my sister | my brother
  istri saya = my wife
  suami saya = my husband
  anak saya = my son | my daughter
  karyawan saya = my employee | our employee
  usaha saya = my shop | my business
  perusahaan kami = our company
  memberi kuasa kepada = authorize | authorizes | hereby authorize
  untuk mengambil = to collect | to pick up | to take
  untuk menandatangani = to sign
  untuk mewakili = to represent
  untuk menghadiri = to attend
  untuk menjual = to sell
  kami menjual = we sell
  untuk mengurus = to handle | to process | to arrange
  mengunjungi = visit | to visit
  menghadiri = attend | attending
  bekerja sebagai = working as | work as | works as | worked as
  bekerja di = working at | work at | works at | worked at | working for | works for
  melamar sebagai = applying for the position of | apply for the position of | applying as | apply as
  untuk posisi = for the position of
  meminjam = borrows | borrowed | borrow | is borrowing
  menyewakan = rents out | lets out
  menyewa = rents | rent from
  telah diterima dari = received from
  pelunasan = balance payment of | balance payment for | full payment for | full payment of | final payment for
  DP = down payment for | down payment of | deposit for
  pembayaran = payment for | payment of
  ditandatangani oleh = signed by
  atas nama = on behalf of | in the name of
  pemilik = owner of | the owner | owner
  manajer HRD = hr manager | human resources manager
  manajer = manager
  tidak masuk kerja = being absent from work | being absent | absent from work | absent
  tanpa keterangan = without notice | without permission
  dibayar = paid
  penyewa = tenant
  staf gudang = warehouse staff
  direktur = director
  kepala = head of
  ketua = chairman | chairperson | chairwoman
  sekretaris = secretary
  bendahara = treasurer
  sopir = driver
  kasir = cashier
  karyawan = employee | staff member
  pelanggan = customers | customer
  hari terakhir = last day | last working day
  karena = because | due to
  mulai = starting from | starting | effective from | effective | since
  sampai = until | till
  paling lambat = no later than | at the latest by
  gaji = monthly salary of | monthly salary | salary of | salary
  masa percobaan = probation period | probation
  per bulan = per month | a month | every month | monthly
  per tahun = per year | a year
  bulan = months | month
  tahun = years | year
  minggu = weeks | week
  hari = days | day
  malam = nights | night
  orang = people | persons | person
  besok = tomorrow
  hari ini = today
  rapat = meeting
  pelatihan = training
  dari = from
  oleh = by
  dan = and
  dengan = with
  selama = for a period of | for the duration of
  kami = we | us
  saya = i am | i'm | i | me
  dia = he | she
  akan = will
  ingin = want | wants | would like
  tidak = not
  untuk = for
  di = at | in
  antara = between
  sebagai = as an | as a | as
  sebelum = before
  setelah = after
  meminta = ask for | asks for | asking for | request
  penggantian = replacement
  pengembalian uang = refund
  datang = arrived
  rusak = broken | damaged
  terlambat = late
  pembukaan = opening
  pernikahan = wedding
  melanjutkan = continue
  pendidikan = studies | study
  senilai = worth
  sewa = rent
  jam kerja = working hours
  Senin = monday
  Selasa = tuesday
  Rabu = wednesday
  Kamis = thursday
  Jumat = friday
  Sabtu = saturday
  Minggu = sunday
  Bapak = mr.
  Ibu = mrs. | ms.
  = the | an | a | is | are | was | were | has been | hereby | of | our | my | who | that
`)

const meaning = new Map(known)
const byLength = known
  .map(([phrase]) => phrase)
  .toSorted((one, other) => other.length - one.length)
  .map((phrase) => phrase.replaceAll(' ', String.raw`\s+`))
const phrase = new RegExp(`(?<![\\p{L}\\p{N}@_.'’-])(?:${byLength.join('|')})(?![\\p{L}\\p{N}@_'’-])`, 'giu')

/** Words by which English is known, and those that only Indonesian has. */
const english =
  /(?<!\p{L})(?:the|my|is|are|for|from|of|an?|i|we|our|with|because|please|make|write|create|prepare|at|by|in|on|to|and|will|name|letter|owner|next|this|has|have|was|were|weekly|daily|million)(?!\p{L})/giu
const indonesian =
  /(?<!\p{L})(?:yang|yg|dari|dr|untuk|utk|buat|bikin\p{L}*|buat\p{L}*|dan|di|ke|kepada|saya|sy|kami|tolong|dengan|sama|nya|surat|karena|tgl|tanggal|mau|minta|ada|tidak|harga|bulan|pak|bu)(?!\p{L})/giu

/** `… presentation in English, …`: which language is wished, in that language. */
const wishedInEnglish = /(?:(?<!\p{L})in\s|,\s?)english(?![\p{L}-])/iu
const fewestWords = { told: 5, wished: 2 } as const

export const isEnglish = (message: string): boolean => {
  const words = new Set((message.match(english) ?? []).map((word) => word.toLowerCase()))
  if (words.size < (wishedInEnglish.test(message) ? fewestWords.wished : fewestWords.told)) return false
  const others = new Set((message.match(indonesian) ?? []).map((word) => word.toLowerCase()))
  return words.size > 2 * others.size
}

/** `sales report presentation`: what is made stands last, behind what it is about. */
const presentationOf =
  /(?<!\p{L})((?:\p{L}+\s){0,2}(?:report|proposal|profile|quotation|agreement|contract|invoice))\s(presentation|slides?|deck|ppt)(?!\p{L})/giu

/** `make an invoice utk klien kami`: the order alone is English. */
const ordered =
  /(?<!\p{L})(?:make|create|write|prepare)\s(?:me\s|us\s)?(?:an?\s|the\s)?(?=(?:invoice|quotation|letter|receipt|proposal|contract|presentation|report|website)(?!\p{L}))/giu

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const monthFirst = new RegExp(
  `(?<!\\p{L})(${months})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d\\d))?(?![\\d:]|\\s?[ap]m)`,
  'giu',
)
const ordinal = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)\b/gi
const clock = /(?<![\d.])(?:\bat\s+)?(\d{1,2})(?:[:.](\d\d))?\s?(am|pm)\b/gi

const inHours = (_: string, hour: string, minutes: string | undefined, half: string): string =>
  `pukul ${String((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)).padStart(2, '0')}.${minutes ?? '00'}`

/**
 * An order in English with the words around its facts in Indonesian, as the readers know them; what it tells besides stays
 * as it is written. Any other message comes back unchanged, and so does what was given back. Linear.
 */
export const fromEnglish = keepLast((message) =>
  isEnglish(message)
    ? message
        .replaceAll(presentationOf, '$2 on $1')
        .replaceAll(
          monthFirst,
          (_, month: string, day: string, year?: string) => `${day} ${month}${year === undefined ? '' : ` ${year}`}`,
        )
        .replaceAll(ordinal, '$1')
        .replaceAll(clock, inHours)
        .replaceAll(/\bon\s+(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi, 'hari ')
        .replaceAll(/\bon\s+(?=\d)/gi, 'tanggal ')
        .replaceAll(/\baddress(?:ed)?\s+(?:it\s+)?to\s+/gi, 'ditujukan kepada ')
        .replaceAll(/\bto\s+(?=(?:the\s+)?\p{Lu})/gu, 'kepada ')
        // Of a receipt, who signs for the house took the money.
        .replaceAll(/(?<!\b[Ss]igned\s)\bby\s+(?=\p{Lu})/gu, /\breceipt\b/i.test(message) ? 'diterima oleh ' : 'oleh ')
        .replaceAll(phrase, (one) => meaning.get(one.toLowerCase().replaceAll(/\s+/g, ' ')) ?? '')
        .replaceAll(/\bto\s+(?=\p{Ll})/gu, 'untuk ')
        .replaceAll(/ {2,}/g, ' ')
    : message.replaceAll(ordered, 'buatkan '),
)
