import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Role, Time, ToldFigure } from './told-figure.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const wordsOfTimes: readonly (readonly [Time, string])[] = [
  ['hari', 'hari sehari perhari harian tiaphari harinya'],
  ['minggu', 'minggu seminggu perminggu mingguan pekan sepekan'],
  ['bulan', 'bulan sebulan perbulan bulanan bulannya'],
  ['tahun', 'tahun setahun pertahun tahunan'],
]
const times = new Map(wordsOfTimes.flatMap(([time, words]) => words.split(' ').map((word) => [word, time] as const)))

/** The time that a word names: `sebulan`, `bulanan`. */
export const timeOf = (word: string): Time | null => times.get(word) ?? null

const months = list(
  'januari jan februari feb pebruari maret mar april apr mei juni jun juli jul agustus agu agt agst ags september sep sept oktober okt november nov nop desember des',
)
const weekdays = list("senin sen selasa sel rabu rab kamis kam jumat jum'at jum sabtu sab minggu ahad")

export const isMonth = (word: string): boolean => months.has(word)
export const isWeekday = (word: string): boolean => weekdays.has(word)
const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']
/** `sen`, `Jum`, `min` as they are written in full; other words as they are. */
export const inFull = (word: string): string =>
  /^\p{L}{3}$/u.test(word)
    ? (dayNames.find((name) => name.slice(0, 3) === sentenceCase(word.toLowerCase())) ?? word)
    : word

/** Words that say nothing about what a number is. */
export const fillers = list(
  `yang di ke dari untuk buat dengan dan sama serta juga itu ini ada adalah sebesar sekitar kira-kira kurang lebih rata-rata rata cuma hanya
   paling sih dong ya nih deh kok aja saja doang lah per tiap setiap nya itungannya jadi jadinya terus trus lalu kalau kalo klo kl misal misalnya
   dapat dapet dapetnya kena total totalnya jumlah rp sudah masih lagi pas kan tuh oh si sebanyak sampai : = @ - x tolong mohon bantu coba minta buatkan bikin bikinin
   buatin hitung hitungin hitungkan itung itungin cek cekin analisis analisa analisain analisakan analisiskan riset kajian bep saya sy aku gue gw kami kita aq usaha
   jualan data datanya begini gini berikut angka angkanya sampe kisaran cukup mau pengen ingin punya pakai pake udah belum tidak bisa bagaimana gimana berapa kapan apakah
   apa soalnya karena tapi kak bang min mas mbak pak bu gan banget bgt habis abis keluar masuk pengeluaran pemasukan pengeluarannya pemasukannya sekali
   beli bayar laku terjual dijual jual omzet omset pendapatan penjualan penerimaan sehari seminggu sebulan setahun perhari perbulan harian bulanan bulan hari awal tetap
   biaya beban ongkos belanja modal bandingkan bandingin banding mana lebih murah mahal analisisin eh maksudnya maksud perkiraan katanya kata vs dr utk yg dgn tgl juta ribu bln sbln`,
)

/** Each list of words is compiled once: every figure of a message asks for most of them. */
const patterns = new Map<string, RegExp>()
const patternOf = (words: string): RegExp => {
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u')
  patterns.set(words, pattern)
  return pattern
}

const has = (text: string, words: string): boolean => patternOf(words).test(text)

const fixedWords =
  'sewa|sewanya|kontrakan|kontrak|ngontrak|gaji|gajinya|gajian|upah|honor|karyawan|pegawai|listrik|air|pdam|token|wifi|internet|pulsa|kuota|paket data|cicilan|angsuran|nyicil|kredit|operasional|iklan|ngiklan|promosi|marketing|bensin|transport|transportasi|keamanan|kebersihan|iuran|retribusi|penyusutan|bpjs|admin|parkir|kurir|sampah|asuransi|maintenance|perawatan|servis|fixed cost|biaya tetap|biaya tetapnya|fixed|overhead|bayar orang'
const capitalWords =
  'modal|modalnya|modal awal|investasi|renovasi|peralatan|perlengkapan|alat|alatnya|mesin|gerobak|etalase|booth|kompor|kulkas|freezer|oven|showcase|deposit|franchise|waralaba|rombong|bangun|motor|mobil|perabot|kolam|kandang|lahan|kendaraan|bangunan|tenda'
const equipmentWords = 'mesin|alat|alatnya|peralatan|oven|freezer|kulkas|showcase|etalase|gerobak|kompor'
const revenueWords =
  'omzet|omzetnya|omset|omsetnya|penghasilan|penghasilannya|pendapatan|pendapatannya|pemasukan|pemasukannya|penjualan|penjualannya|penerimaan|masuk|uang masuk|revenue|terkumpul|kejual|terjual|pemasukkan|hasil jualan|hasil penjualan|duit masuk|setoran|sponsor|sponsornya|donatur|donasi|infaq|infak|sumbangan|kotak amal|kotak jumat|hibah|sales|laku|laris|dapet|dapat'
const expenseWords =
  'keluar|pengeluaran|pengeluarannya|biaya|biayanya|beban|belanja|belanjaan|bayar|ongkos|cost|prive|pribadi|stok|dapur|kulakan|bahan|bahannya|bahan baku|duit keluar|kepake|kepakai|jajan|kebutuhan|gas|kemasan|packing|plastik|bibit|benih|pakan|pupuk|obat|kertas|tinta|sabun|deterjen|pewangi|kain|benang|gula|susu|beras|minyak|ayam|daging'
const profitWords =
  'laba|labanya|untung|untungnya|keuntungan|profit|profitnya|cuan|cuannya|bersih|bersihnya|laba bersih'
const hppWords = 'hpp|hppnya|harga pokok|harga pokok penjualan|pokok penjualan|cogs'
const unitCostWords =
  'biaya variabel|variabel|variable|variable cost|harga beli|belinya|kulaknya|kulak|modal|modalnya|bahan|bahannya|bahan baku|biaya|biayanya|ongkos|ongkosnya|biaya produksi|produksi|produksinya|kemasan|packing|topping'
const priceWords =
  'tiket|tiketnya|karcis|htm|harga|harganya|harga jual|jual|jualnya|dijual|jualan|ngejual|menjual|tarif|tarifnya|ongkos jahit|dibanderol|banderol|hj|harjul|harga jualnya|dijualnya'
const volumeWords =
  'pengunjung|penumpang|tamu|pasien|penonton|laku|lakunya|terjual|kejual|jual|jualan|jualnya|laris|habis|abis|produksi|bikin|penjualan|panen|pembeli|pelanggan|transaksi|order|orderan|pesanan|keluar|volume|cuci|nyuci|ngerjain'

interface Words {
  /** The number's own words. */
  readonly own: string
  /** The words before a colon that stand over it. */
  readonly header: string
  readonly noun: string
  readonly per: Time | null
}

/** A noun that is sold, not a time. */
export const isGoods = (noun: string): boolean =>
  noun !== '' && !['hari', 'minggu', 'bulan', 'tahun', 'jam', 'kali'].includes(noun)

const roleByWords = (text: string, noun: string, per: Time | null): Role | null => {
  if (has(text, 'retur|refund|pengembalian')) return 'expense'
  // `tiap siswa bayar 150rb`: what each of them pays.
  if (
    has(text, 'tiap|setiap|per') &&
    has(text, 'bayar|bayarnya') &&
    has(text, 'siswa|murid|pelanggan|anggota|member|peserta|orang|tamu|santri|pasien|anak|penumpang')
  )
    return 'price'
  if (
    has(text, 'target|pengen|pengin|pgn|pgen|pingin|ingin|kepingin|mau|harapan|kepengen|biar|supaya') &&
    has(text, profitWords)
  )
    return 'target_profit'
  if (has(text, 'saldo|saldonya|kas awal|uang awal|kas sekarang|sisa kas|uang di laci|saldo awal')) return 'opening'
  if (has(text, 'pesaing|saingan|kompetitor|sebelah|tetangga|toko lain') && !has(text, fixedWords)) return 'rival'
  if (has(text, 'ongkir|ongkirnya|ongkos kirim|biaya kirim')) return 'delivery'
  if (has(text, hppWords)) return 'hpp'
  if (has(text, 'harga jual|harga jualnya|harjul|dijual|jualnya|dijualnya|hj')) return 'price'
  // `deposit sewa 1,5jt`, `bahan awal 1,8jt`: paid once, before the first day.
  if (
    per === null &&
    noun === '' &&
    (has(text, 'deposit') || /(?<!\p{L})(?:bahan|stok|barang|belanja|isi)(?: baku)? awal(?!\p{L})/u.test(text))
  )
    return 'capital'
  if (has(text, 'biaya tetap|biaya tetapnya|fixed cost|biaya operasional|operasional')) return 'fixed'
  if (has(text, 'total|totalnya|jumlahnya|semuanya|keseluruhan') && has(text, expenseWords)) return 'total'
  if (isGoods(noun) && has(text, `margin|marginnya|${profitWords}`)) return 'profit'
  if (isGoods(noun) && has(text, unitCostWords) && !has(text, 'harga jual')) return 'unit_cost'
  if (has(text, 'variabel|variable|variable cost|harga beli|kulaknya|belinya')) return 'unit_cost'
  if (has(text, revenueWords)) return isGoods(noun) ? 'price' : 'revenue'
  // `mau beli mesin sablon harga 31,5jt`: what it costs is put in.
  if (per === null && noun === '' && has(text, 'beli|membeli|pengadaan') && has(text, equipmentWords)) return 'capital'
  if (has(text, priceWords)) return 'price'
  if (has(text, profitWords)) return 'profit'
  if (has(text, fixedWords)) return 'fixed'
  if (has(text, capitalWords)) return per === null ? 'capital' : 'expense'
  if (has(text, expenseWords)) return 'expense'
  if (has(text, 'total|totalnya|jumlahnya|semuanya|keseluruhan')) return 'total'
  return null
}

/** Roles that a heading asks for rather than gives: `analisis hpp roti: tepung 36rb, …`. */
const ofTheQuestion = new Set<Role>(['price', 'profit', 'hpp', 'target_profit'])

/** `cuci motor 7,7jt`: what is done to a thing buys none. */
const donePart =
  /(?<=(?<!\p{L})(?:cuci|cucian|tambal|parkir|penitipan|rental|salon)\s)(?:motor|mobil|alat|mesin)(?!\p{L})/gu

/** What a sum of money is; null where its words do not tell. */
export const moneyRole = ({ own, header, noun, per }: Words): Role | null => {
  const byOwn = roleByWords(own.replaceAll(donePart, ''), noun, per)
  // Under `keluar:` every sum is spent, whatever it buys.
  // `warung mie ayam: per mangkok 13rb`: the name of a business says nothing of the sums under it.
  const isBusiness =
    /^(?:(?:usaha|jualan|bisnis)\s+)?(?:warung|toko|kedai|kios|lapak|depot|rumah makan|angkringan|gerobak|usaha|jualan|bisnis|bengkel|salon|laundry)(?!\p{L})/iu.test(
      header,
    )
  const over = header === '' || isBusiness ? null : roleByWords(header, '', per)
  if (over === 'expense' || over === 'capital' || over === 'fixed') {
    if (byOwn === null || byOwn === 'capital' || byOwn === 'fixed' || byOwn === 'expense') return over
  }
  // `harga jual tas: benang 45rb`: the question's own word is not what each part is.
  return byOwn ?? (over !== null && own !== '' && ofTheQuestion.has(over) ? null : over)
}

export const percentRole = (own: string): Role => {
  // `untung 35% dari modal` is put on top of the cost, a margin is a share of the price.
  if (has(own, 'markup|mark up|naikin|dinaikkan|dinaikin') || /dari (?:modal|hpp|harga beli|biaya)/.test(own))
    return 'markup'
  if (has(own, 'bunga|bunganya|flat|anuitas')) return 'interest'
  if (
    has(
      own,
      'komisi|komisinya|admin|adminnya|fee|gofood|grabfood|go-food|shopee|shopeefood|tokopedia|tokped|tiktok|lazada|blibli|bukalapak|aplikasi|marketplace|ojol|online|bagi hasil',
    )
  )
    return 'commission'
  if (
    has(own, 'diskon|diskonnya|promo|didiskon|diskonan') ||
    /(?:turun|turunin|diturunkan|potong) harga|harga(?:nya)? (?:turun|diturunkan|dipotong)/.test(own)
  )
    return 'discount'
  return has(own, `margin|marginnya|margin kotor|${profitWords}`) ? 'margin' : 'share'
}

export const countRole = ({ own, noun, per }: Words): Role => {
  // `libur 4 hari sebulan`: those on which nothing is sold.
  if (noun === 'hari')
    return has(own, 'libur|liburnya|tutup|cuti|off') && !has(own, 'buka|bukanya|kerja|masuk') ? 'other' : 'days'
  if (['bulan', 'tahun', 'minggu', 'jam'].includes(noun)) return 'span'
  if (
    ['orang', 'karyawan', 'pegawai', 'pesaing', 'saingan', 'kompetitor', 'toko', 'kamar', 'cabang'].includes(noun) &&
    !(
      has(own, 'laku|terjual|pembeli') ||
      (per !== null && has(own, 'pengunjung|penumpang|tamu|pasien|pelanggan|peserta|penonton'))
    )
  )
    return 'other'
  if (has(own, 'butuh|perlu|kebutuhan|ambil|ngambil|pesan|order sebanyak|mau beli|rencana beli|beli')) return 'need'
  if (per === null && isGoods(noun) && has(own, 'jadi|jadinya|hasil|hasilnya|menghasilkan|dapat|dapet|panen|panennya'))
    return 'yield'
  // `sekali produksi 80 batang habis minyak 310rb, …`
  const isOneMaking = has(own, 'sekali') && has(own, 'produksi|bikin|buat|masak|adonan|panggang|goreng|olah')
  if (per === null && isGoods(noun) && isOneMaking) return 'yield'
  // `ada sisa 8 bungkus ga laku`: what was not sold.
  if (has(own, 'sisa|sisanya|tersisa|ga laku|gak laku|tidak laku|nggak laku|ngga laku')) return 'other'
  return has(own, volumeWords) || (per !== null && isGoods(noun)) ? 'volume' : 'other'
}

export const isPeriodWord = (word: string): boolean => isMonth(word) || isWeekday(word)

/** `biaya variabel 60% dari omzet`: what of each sale is gone, and with it what is left. */
export const isShareOfSales = ({ role, kind, said }: ToldFigure): boolean =>
  role === 'share' &&
  kind === 'percent' &&
  /(?<!\p{L})(?:variab\w{1,3}|hpp|bahan|modal|harga pokok)/iu.test(said) &&
  /(?<!\p{L})(?:dari|dr|atas)\s(?:omzet|omset|penjualan|pendapatan|harga jual)/iu.test(said)
