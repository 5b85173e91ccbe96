import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'

import type { DocumentRequest } from '../document-request.ts'
import type { LetterLine } from '../letter.ts'
import { quantityText } from '../letter/wording.ts'

/** `modal kain 6jt` is spent on cloth; `modal awal`, `modal saya` is what there is. */
const capital =
  /\b(?:dana|uang|modal|kas)(?:nya)? (?:yang )?(?:sudah )?(?:ada|terkumpul|tersedia|dimiliki)\b|\bmodal(?:nya|ku)?(?=$| (?:sendiri|pribadi|swadaya|awal|dasar|usaha|saya|kami|kita|yang|dari|pemilik|pengelola|investor|sudah|ada|total|keseluruhan|seluruhnya|sekarang|tersedia|di)\b)|^(?:(?:sisa|dana|uang) )?(?:kas|saldo)\b|\b(?:dana sendiri|pribadi|swadaya|dana sudah ada|dana tersedia|kas tersedia)\b/i
/** Money that is there already, and is taken off what is needed. */
const atHand =
  /^(?:(?:sisa|dana|uang) )?(?:kas|saldo)\b|\b(?:sendiri|pribadi|swadaya|donatur|donasi|sudah ada|yang ada|terkumpul|dimiliki|tersedia)\b/i
const asks = /\b(?:pinjam\p{L}*|butuh|kebutuhan|bantuan|hibah|kekurangan|pengajuan|diajukan|investor|sponsor)\b/iu
const need =
  /\b(?:pinjaman|pinjam|meminjam|kebutuhan|butuh|membutuhkan|bantuan|investasi|investor|hibah|sponsor|kekurangan|pengajuan|diajukan|dana|kredit)\b/i
const turnover =
  /\b(?:omzet|omset|pendapatan|penjualan|keuntungan|laba|untung|profit|proyeksi|target|pemasukan|hasil panen)\b/i
const outlay = /\b(?:beli|pembelian|sewa|biaya|gaji|renovasi|alat|peralatan|mesin|bahan|stok)\b/i

/** `kebutuhan kami jaring insang 12 set`: what opens the list is no part of its first thing. */
const announced = /^(?:kebutuhan|keperluan|butuh)(?:nya)?(?: (?:kami|saya))? (?=\p{L})/iu

/** The sums of a proposal, each in its own part: they are never added to one another. */
export interface Funding {
  readonly capital: readonly LetterLine[]
  readonly need: readonly LetterLine[]
  readonly turnover: readonly LetterLine[]
  /** What the money is spent on. */
  readonly costs: readonly LetterLine[]
  /** What is sold, where a proposal asks for no money: prices that are no costs. */
  readonly products: readonly LetterLine[]
}

const isPart = (line: LetterLine, words: RegExp): boolean =>
  line.price !== null && words.test(line.description) && !outlay.test(line.description)

/** What is at hand of the capital. */
export const fundsAtHand = ({ capital: sums }: Funding): number =>
  sums.filter(({ description }) => atHand.test(description)).reduce((sum, { price }) => sum + (price ?? 0), 0)

const sells =
  /\b(?:nawarin|menawarkan|tawarkan|nawarkan|jual|menjual|jualan|nyediain|menyediakan|harga(?:nya)?|menu|produk|layanan)\b/i
/** `kerja sama kantin sehat … paket makan siang 14rb per anak`: who offers to work together tells what his goods cost. */
const offersTogether = /(?<!\p{L})(?:kerja\s?sama|kemitraan|titip jual|nitip)(?!\p{L})/iu
const asksForMoney =
  /\b(?:butuh|kebutuhan|membutuhkan|dana|modal|anggaran|biaya|rab|investasi|investor|pinjam\p{L}*|sponsor\p{L}*|bantuan|hibah|kredit|rincian|kekurangan)\b/iu

const total = (sums: readonly LetterLine[]): number =>
  sums.reduce((all, { price, quantity }) => all + (price ?? 0) * (quantity ?? 1), 0)

/** `butuh 35 juta: mesin cuci 2 unit 12 juta, …`: where the prices as they stand make up what is asked for, each is that of its whole line. */
const wholes = (sums: readonly LetterLine[]): number => sums.reduce((all, { price }) => all + (price ?? 0), 0)

const pricedByOne = (line: LetterLine): LetterLine => {
  const { price, quantity, unit, description } = line
  if (price === null || quantity === null || quantity <= 1) return line
  return price % quantity === 0
    ? { ...line, price: price / quantity }
    : { description: `${description} ${quantityText(quantity, unit)}`, quantity: null, unit: '', price }
}

/** `pinjam 75 juta buat beli 5 mesin`: the sum that is asked for; null where it is not told so. */
const askedIn = (message: string): number | null =>
  sumIn(
    /(?<!\p{L})(?:(?:pe|me)?(?:p|m)?injam(?:an)?|butuh|minta|mohon|ajukan|mengajukan|ngajuin|pengajuan)(?:\s(?:modal|dana|uang|bantuan|kredit|kur|pinjaman|pembiayaan)){0,2}\s(?:sebesar\s|senilai\s)?((?:rp\.?\s?)?\d[\d.,]{0,12}\s?(?:jt|juta|rb|ribu|miliar))\s(?:buat|untuk|utk)\s/iu.exec(
      message,
    )?.[1] ?? '',
  )

/** What is bought with it is not what each of them costs. */
const asAsked = (line: LetterLine, asked: number | null): LetterLine =>
  asked !== null && line.price === asked && !need.test(line.description)
    ? { description: 'kebutuhan dana', quantity: null, unit: '', price: asked }
    : line

/** `6 tahun, omzet 60jt sebulan`: how often a turnover comes is told right behind it. */
const inItsRhythm = (line: LetterLine, message: string): LetterLine => {
  if (!turnover.test(line.description) || line.price === null) return line
  const told =
    /(?<!\p{L})(?:omzet|omset|pendapatan|penjualan|untung|laba|keuntungan)(?:nya)?\s[^,.;\n]{0,30}?(?:(?<=\s)se|per\s?|\/|tiap\s|setiap\s)(hari|minggu|bulan|tahun)(?!\p{L})/iu.exec(
      message,
    )?.[1]
  return told === undefined || told.toLowerCase() === line.unit
    ? line
    : { ...line, quantity: null, unit: told.toLowerCase() }
}

/** Sorts the sums of a proposal by what they are said to be. */
export const fundingOf = ({
  lines,
  statedTotal,
  message = '',
}: Pick<DocumentRequest, 'lines' | 'statedTotal' | 'message'>): Funding => {
  const found = { capital: [], need: [], turnover: [], costs: [], products: [] } as Record<keyof Funding, LetterLine[]>
  const isPriceList = statedTotal === null && lines.every(({ quantity }) => (quantity ?? 1) <= 1)
  const trades = (sells.test(message) || (isPriceList && offersTogether.test(message))) && !asksForMoney.test(message)
  const sumAsked = askedIn(message)
  for (const told of lines) {
    const line = inItsRhythm(asAsked(told, sumAsked), message)
    if (trades) found.products.push(line)
    else if (isPart(line, turnover)) found.turnover.push(line)
    // `dana sendiri 4 juta`, `dana yang ada kas masjid 3,5 juta`: nobody asks for what is there.
    else if (isPart(line, capital) && atHand.test(line.description) && !asks.test(line.description))
      found.capital.push(line)
    else if (isPart(line, need) && (line.quantity ?? 1) <= 1) found.need.push(line)
    else if (isPart(line, capital)) found.capital.push(line)
    else found.costs.push({ ...line, description: line.description.replace(announced, '') })
  }
  // `butuh dana 30 juta`: a sum told as the whole, where nothing else says what is needed.
  if (statedTotal !== null && found.need.length === 0) {
    found.need.push({ description: 'kebutuhan dana', quantity: null, unit: '', price: statedTotal })
  }
  const asked = total(found.need)
  if (asked > 0 && total(found.costs) !== asked && wholes(found.costs) === asked)
    return { ...found, costs: found.costs.map(pricedByOne) }
  // `total 60jt: mesin 35jt, kios 15jt, modal stok 10jt`: what makes up the whole is spent, whatever it is called.
  if (found.capital.length > 0 && total(found.need) === total(found.costs) + total(found.capital))
    return { ...found, capital: [], costs: lines.filter((line) => !found.need.includes(line)) }
  return found
}
