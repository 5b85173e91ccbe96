import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'

import type { DocumentRequest } from '../document-request.ts'
import type { LetterLine } from '../letter.ts'

const forms: readonly (readonly [RegExp, string, string])[] = [
  [
    /\bsewa(?:-menyewa| menyewa)?\b|\bkontrakan\b|^(?:kontrak\s)?(?:rumah|ruko|kios|kamar|kost?)(?!\p{L})/iu,
    'PERJANJIAN SEWA MENYEWA',
    'sewa menyewa',
  ],
  [
    /\bkonsinyasi\b|\btitip (?:jual|barang)\b|\bpenitipan (?!anak|kendaraan|motor|uang)\p{L}/iu,
    'PERJANJIAN KONSINYASI',
    'titip jual (konsinyasi)',
  ],
  [/\bjual[ -]?beli\b/i, 'PERJANJIAN JUAL BELI', 'jual beli'],
  [/\bgadai\b/i, 'PERJANJIAN GADAI', 'gadai'],
  [/\bpinjam[ -]?pakai\b/i, 'PERJANJIAN PINJAM PAKAI', 'pinjam pakai'],
  [/\b(?:utang|hutang|pinjam)/i, 'PERJANJIAN PINJAM MEMINJAM', 'pinjam meminjam'],
  [
    /\bbagi hasil\b|\b(?:gaduh|gaduhan|nggaduh|paron|paroan)\b/i,
    'PERJANJIAN KERJA SAMA BAGI HASIL',
    'kerja sama bagi hasil',
  ],
  [
    /\b(?:borongan|pemborongan|pembangunan|renovasi|bangun (?:rumah|ruko|gedung))\b/i,
    'PERJANJIAN PEMBORONGAN PEKERJAAN',
    'pemborongan pekerjaan',
  ],
  [
    /\b(?:reseller|dropship(?:per)?|keagenan|agen|distributor)\b/i,
    'PERJANJIAN KERJA SAMA PENJUALAN',
    'kerja sama penjualan',
  ],
  [/^(?:magang|pkl|prakerin)\b/i, 'PERJANJIAN MAGANG', 'pelaksanaan magang'],
  [
    /^(?:hubungan )?kerja\b(?! ?sama)|\bkerja karyawan\b|^(?:karyawan|pegawai)(?!\p{L})/iu,
    'PERJANJIAN KERJA',
    'hubungan kerja',
  ],
]

/** What sort of contract it is, where its matter tells: the title, and how its first article calls the agreement. */
export const contractForm = (subject: string): { readonly title: string; readonly agreement: string } | null => {
  const found = forms.find(([words]) => words.test(subject))
  return found ? { title: found[1], agreement: found[2] } : null
}

const timeUnits = new Set<string>(['hari', 'minggu', 'bulan', 'tahun'])
/** Sums that are given back. */
export const held = /\b(?:deposit|jaminan)\b/i

export interface ContractFacts {
  /** Prices for a time: `35 juta per tahun`. */
  readonly rates: readonly LetterLine[]
  readonly goods: readonly LetterLine[]
  /** Sums that are given back and belong to no price. */
  readonly deposits: readonly { readonly label: string; readonly amount: number }[]
  readonly charges: DocumentRequest['charges']
}

/** What was lent; how it is paid back is told, and no price. */
const principalOf = ({ lines, statedTotal }: DocumentRequest): LetterLine[] => {
  const lent = lines.find(
    ({ description, price }) => price !== null && /pinjam|hutang|utang|modal|uang/i.test(description),
  )
  const price = lent?.price ?? statedTotal ?? lines.find((line) => line.price !== null)?.price ?? null
  return price === null ? [] : [{ description: 'pinjaman', quantity: null, unit: '', price }]
}

/** How long the agreement lasts: said as such, or by the years that its price was told for. */
export const termOf = ({ term, lines }: Pick<DocumentRequest, 'term' | 'lines'>): DocumentRequest['term'] => {
  if (term) return term
  const timed = lines.find(
    ({ unit, quantity, description }) =>
      quantity !== null &&
      // `gaji 4 juta sebulan`: what wages are paid for is no term.
      !wages.test(description) &&
      (unit === 'bulan' || unit === 'tahun' || (unit === 'hari' && /^(?:harga\s)?sewa(?!\p{L})/iu.test(description))),
  )
  const unit = (['hari', 'bulan', 'tahun'] as const).find((one) => one === timed?.unit)
  return timed?.quantity && unit ? { amount: timed.quantity, unit } : null
}

export const wages = /\b(?:gaji|upah|honor|uang saku|uang makan|uang transport|tunjangan)\b/i

/** Wages are told for a time, whatever other time the message counts; rent paid ahead is still a rent. */
const isRate = ({ description, unit, quantity }: LetterLine, { term, message = '' }: DocumentRequest): boolean =>
  wages.test(description) ||
  (term !== null && new RegExp(`\\b${quantity}\\s*${unit}\\s+(?:di\\s?muka|di\\s?depan|sekaligus)`, 'i').test(message))

const rented = /\b(?:harga|sewa|ruko|rumah|kios|kamar|gedung|tanah|lahan|toko|gudang|mobil|motor|lapak|kost?)\b/i
const paidAtOnce =
  /\d\s?(?:tahun|taun|thn|bulan|bln)\s+(?:rp\.?\s?)?\d[\d.,]*\s?(?:jt|juta|rb|ribu)?,?\s+(?:(?:di)?bayar(?:nya|an(?:nya)?)?\s)?(?:lunas|di\s?(?:bayar|muka|depan)|sekaligus|total)|\d\s?(?:jt|juta)\s(?:untuk\s)?\d\s?(?:tahun|taun|thn)\s(?:lunas|di\s?bayar(?:\sdi)?\s(?:di\s)?(?:muka|depan)|di\s?(?:muka|depan)|dibayar di muka|sekaligus)/i

/** `sebulannya 1,3 juta`: for which time the rent is told. */
const ratedBefore = /(?<!\p{L})(?:se|per\s?|tiap\s|setiap\s)(bulan|tahun)(?:nya)?\s*:?\s*(?:rp\.?\s?)?\d/iu

/** `bayar 2x, listrik air dia`: who bears it is told, and no count of it. */
const besideRent = /^(?:listrik|air|pdam|wifi|sampah|bensin|bbm|sewain|nyewain|ngontrakin)(?!\p{L})/iu

/** `buat jual nasi, setahun 18 juta`: the one price for a time is the rent, whatever is done there. */
const asRent = (told: readonly LetterLine[], message: string): readonly LetterLine[] => {
  const lines = told.filter(({ description, price }) => price !== null || !besideRent.test(description))
  const [line, other] = lines.filter(({ price }) => price !== null)
  const rate = line && !other && line.unit === '' ? ratedBefore.exec(message)?.[1]?.toLowerCase() : undefined
  if (line && rate !== undefined)
    return lines.map((one) => (one === line ? { ...line, description: 'harga sewa', unit: rate, quantity: null } : one))
  if (!line || other || !timeUnits.has(line.unit)) return lines
  const named = rented.test(line.description)
    ? line.description
        .replace(/^(?:ngontrakin|nyewain|menyewakan)\s/i, 'sewa ')
        .replace(/\s(?:plat|nopol|nomor polisi)(?!\p{L}).*$|\s\p{Lu}{1,2}$/u, '')
    : 'harga sewa'
  // `2 tahun 24 juta lunas di depan`: paid at once, the sum is that of the whole time.
  const isWhole = (line.quantity ?? 1) > 1 && paidAtOnce.test(message)
  const rent = { ...line, description: named, ...(isWhole ? { quantity: null, unit: '' } : {}) }
  return lines.map((one) => (one === line ? rent : one))
}

/** `naik dari 30jt jadi 33jt`: what was paid before is no price of the agreement; null where none changes. */
const overtakenPrice = (message: string): number | null => {
  const before =
    /(?<!\p{L})(?:naik|turun|berubah)\sdari\s((?:rp\.?\s?)?[\d.,]{1,14}\s?(?:rb|ribu|jt|juta)?)\s(?:jadi|jd|menjadi|ke)\s/iu.exec(
      message,
    )?.[1]
  return before === undefined ? null : sumIn(before)
}

/** The sums of a contract by what they are; a rate, a deposit and a price are never added up. */
export const contractFacts = (request: DocumentRequest): ContractFacts => {
  const { charges, term } = request
  const agreement = contractForm(request.subject)?.agreement
  const kept = request.lines.filter(({ price }) => price === null || price !== overtakenPrice(request.message ?? ''))
  const told =
    agreement === 'pinjam meminjam'
      ? principalOf(request)
      : agreement === 'sewa menyewa'
        ? asRent(kept, request.message ?? '')
        : kept
  // `2 tahun, 35 juta per tahun`: counted by the whole term it is still a rate.
  const lines = told.map((line) =>
    line.price !== null &&
    timeUnits.has(line.unit) &&
    ((line.quantity === term?.amount && line.unit === term?.unit) || isRate(line, request))
      ? { ...line, quantity: null }
      : line,
  )
  // `plus 2.000 per paket`, `uang makan 15rb tiap masuk`: what is paid for each of something is added to no wage.
  const isEach = (unit: string): boolean =>
    timeUnits.has(unit) || (agreement === 'hubungan kerja' && unit !== '' && !/^(?:tgl|tanggal)$/iu.test(unit))
  const rates = lines.filter(({ unit, quantity, price }) => quantity === null && price !== null && isEach(unit))
  const deposits = lines.filter(({ description, quantity }) => quantity === null && held.test(description))
  return {
    rates,
    goods: lines.filter((line) => !rates.includes(line) && !deposits.includes(line)),
    deposits: [
      ...deposits.flatMap(({ description, price }) => (price === null ? [] : [{ label: description, amount: price }])),
      ...charges.filter(({ label }) => held.test(label)),
    ],
    charges: charges.filter(({ label }) => !held.test(label)),
  }
}

/** The rent of a time and nothing else, which needs no table. */
export const isRentAlone = ([rent, ...others]: readonly LetterLine[]): boolean =>
  others.length === 0 && rent !== undefined && /^(?:bulan|tahun)$/u.test(rent.unit)

/** `harga sewa 2 tahun @ 15 juta`: a rent that is counted over its years, which a contract tells in words. */
export const isCountedRent = (goods: readonly LetterLine[]): boolean =>
  isRentAlone(goods) && (goods[0]?.quantity ?? 1) > 1

/** The rate over the whole term, as a line that may be reckoned; null where the two are told in other units. */
const rateOverTerm = (rate: LetterLine, { term }: DocumentRequest): LetterLine | null => {
  if (!term) return null
  if (rate.unit === 'bulan' && term.unit === 'tahun' && !wages.test(rate.description))
    return { ...rate, quantity: 12 * term.amount }
  return rate.unit === term.unit ? { ...rate, quantity: term.amount } : null
}

const ofPayment =
  /^harga\s[^]{0,60}Rp\s\d|^harga(?:nya)?\s(?:ikut|mengikuti|sesuai|menurut|berubah|bisa|tetap)(?!\p{L})|\b(?:harga (?:titip|jual|beli|modal|pokok)|bagi hasil|dibagi|komisi|fee|setor|setoran|menyetorkan|pembayaran|dibayar|bayar|transfer|tempo|cicil|angsur|dikembalikan|pengembalian|bunga sebesar|dikenai bunga|jaminan berupa)/iu
const ofSanction =
  /^(?:apabila\s)?(?:terlambat|telat|molor|tidak selesai)\s[^]*Rp\s?\d|(?<!\p{L})(?:di)?(?:denda|sanksi|penalti|pinalti)(?!\p{L})/iu
const ofTime =
  /^(?:jangka\s+|masa\s+)?(?:waktu|pengerjaan|pelaksanaan|durasi|lama)(?:nya)?(?:\s+(?:pengerjaan|pelaksanaan|kerja|pekerjaan))*\s*:?\s*(?:selama\s+)?(\d{1,4})\s+(hari kerja|hari kalender|hari|minggu|bulan|tahun)\b/i

/**
 * What is paid over the whole term, a line for each rate: `sewa 1,25 juta, listrik 150rb dan sampah 25rb per bulan` is all
 * three. The first alone where another is told in a time that the term does not count; none without a term.
 */
export const ratesOverTerm = (rates: readonly LetterLine[], request: DocumentRequest): readonly LetterLine[] => {
  const lines = rates.flatMap((rate) => rateOverTerm(rate, request) ?? [])
  return lines.length === rates.length ? lines : lines.filter(({ price }) => price === rates[0]?.price).slice(0, 1)
}

/** `waktu 90 hari kerja`: how long the work takes, as it is told; empty where no condition tells it. */
export const timeOfWork = (terms: readonly string[]): string => {
  for (const term of terms) {
    const found = ofTime.exec(term)
    if (found) return `${found[1]} ${(found[2] ?? '').toLowerCase()}`
  }
  return ''
}

/** `kalau mau berhenti bilang 2 bulan sebelumnya`, `bolos 3 hari dianggap keluar`: how the agreement ends before its time. */
const ofEnding =
  /(?<!\p{L})(?:(?:apabila|kalau|kalo|jika|bila)\s[^,]{0,40}(?:berhenti|keluar|mundur|resign|putus)|putus(?:\skontrak)?\s(?:apabila|kalau|kalo|jika|bila)|diangg[ae]p\s(?:keluar|mengundurkan|berhenti|putus)|(?:kontrak|perjanjian|kerja\s?sama)\s(?:putus|batal|berakhir|selesai|diakhiri)\s(?:apabila|kalau|kalo|jika|bila))(?!\p{L})/iu

/** What a clause of a contract is about, where one of its articles takes such clauses. */
export type ClauseTopic = 'payment' | 'work' | 'sanctions'

const ofMeasure =
  /\d[\d.,x×-]*\s?(?:kg|kilo|gram|gr|ons|ton|liter|m2|m|meter|cm|lantai|ekor|orang|unit|buah|porsi|kotak|bungkus|potong|lembar|karung|dus|toples|hari|jam|hektar|are|siswa|peserta)(?!\p{L})/iu

/** In which article a clause belongs that was told besides; null where only the last one takes it. */
export const topicOf = (clause: string): ClauseTopic | null =>
  ofSanction.test(clause)
    ? 'sanctions'
    : ofEnding.test(clause)
      ? null
      : ofPayment.test(clause) ||
          /^(?:harga|tarif|biaya|ongkos|upah|gaji|untung|keuntungan|jaminan(?:nya)?)(?!\p{L})|\bRp\s\d/iu.test(clause)
        ? 'payment'
        : ofMeasure.test(clause)
          ? 'work'
          : null

/** Conditions by what they are about: payment, sanctions, the end, and the work itself; how long it takes has its own article. */
export const splitTerms = (
  terms: readonly string[],
): {
  readonly payment: string[]
  readonly sanctions: string[]
  readonly endings: string[]
  readonly work: string[]
} => {
  const timeless = terms.filter((term) => !ofTime.test(term))
  const rest = timeless.filter((term) => ofSanction.test(term) || !ofEnding.test(term))
  const others = rest.filter((term) => !ofSanction.test(term))
  return {
    sanctions: rest.filter((term) => ofSanction.test(term)),
    endings: timeless.filter((term) => !rest.includes(term)),
    payment: others.filter((term) => ofPayment.test(term)),
    work: others.filter((term) => !ofPayment.test(term)),
  }
}
