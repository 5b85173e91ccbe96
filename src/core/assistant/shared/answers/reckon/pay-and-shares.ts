import { amount, shownNumber, sumsIn, valueOf } from '../told-figures.ts'
import { holdsNoFigure, sharesIn } from './shop-sums.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const asksNumber = /berapa|brp|piro|sabaraha|pinten/
const asksShare = /(?:berapa|brp|piro|sabaraha|pinten)\s?(?:%|persen)|persen(?:nya|ne)?\s(?:berapa|brp)/

/** A sum that is said to be taken off, not merely another one beside a question of how much less it is. */
const takenOff =
  /(?:diskon|disc|potong|korting|cashback)\p{L}{0,3}\s(?:\p{L}{1,12}\s){0,3}(?:rp\s?)?\d|(?:di)?(?:turun|kurang)(?:in|i|kan)?\s(?:rp\s?)?\d|\d[\d.,]*\s?(?:rb|ribu|jt|juta)?\s(?:itu\s)?(?:diskon|potong)/u

/** `harga 120rb diskon 15rb, berapa persen`: what a sum taken off is of the whole. */
const sumAsShare = (text: string): Reckoned | null => {
  const [one, other, ...more] = sumsIn(text)
  if (one === undefined || other === undefined || more.length > 0 || sharesIn(text).length > 0) return null
  if (!asksShare.test(text) || !/diskon|disc|potong|korting|turun|kurang|cashback/.test(text)) return null
  // From one price to another: both are whole prices.
  const isBetween = /\b(?:jadi|menjadi|ke|tinggal)\s(?:rp\s?)?\d/.test(text)
  if (!isBetween && !takenOff.test(text)) return null
  const [whole, least] = [Math.max(one, other), Math.min(one, other)]
  const off = isBetween ? whole - least : least
  if (off <= 0 || off >= whole || /modal|untung|laba|dp\b|cicil/.test(text)) return null
  return {
    name: 'sum_as_share',
    text: paragraphs(
      `${inRupiah(off)} ÷ ${inRupiah(whole)} = **${shownNumber((off / whole) * 100)}%**, pembeli membayar ${inRupiah(whole - off)}.`,
      'Sebutkan modalnya kalau mau tahu untungnya tinggal berapa.',
    ),
  }
}

const wageTold = new RegExp(`(?:gaji|upah)(?:nya)?(?:\\s\\p{L}{2,10}){0,3}\\s${amount}`, 'iu')
const cutTold = new RegExp(
  `(?:(potong\\p{L}{0,3}|dipotong|kasbon|pinjaman|utang|cicilan|bpjs|iuran|denda|telat|absen|dikurangi|dan|sama|serta)(?:\\s(kasbon|pinjaman|utang|cicilan|bpjs|iuran|denda|seragam|koperasi)(?:\\s(?:kesehatan|ketenagakerjaan))?)?)\\s(?:(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?(?:%|persen)|${amount})`,
  'giu',
)

/** `gaji 1,5jt potong kasbon 200rb sama bpjs 2%`: what is paid out; a share is one of the wage. */
const wageAfterCuts = (text: string): Reckoned | null => {
  const wage = wageTold.exec(text)
  const whole = valueOf(wage?.[1], wage?.[2])
  if (wage === null || whole === null || whole < 100_000 || !/potong|dikurangi/.test(text)) return null
  if (!/terima|bayar|sisa|jadi|bersih|dapat/.test(text) || /omzet|omset|lembur|thr\b|bonus/.test(text)) return null
  const rest = text.replace(wage[0], ' ')
  const found = [...rest.matchAll(cutTold)]
  const cuts = found.map(([, first = '', named, share, digits, scale]) => {
    const part = share === undefined ? null : Number(share.replace(',', '.'))
    const value = part === null ? (valueOf(digits, scale) ?? 0) : (whole * part) / 100
    const name = named ?? (/^(?:dan|sama|serta|potong|dikurangi|dipotong)/.test(first) ? 'potongan' : first)
    return { name: part === null ? name : `${name} ${shownNumber(part)}% dari gaji`, value }
  })
  const left = found.reduce((one, [whole1]) => one.replace(whole1, ' '), rest)
  const off = cuts.reduce((sum, { value }) => sum + value, 0)
  if (cuts.length === 0 || cuts.some(({ value }) => value <= 0) || off >= whole || !holdsNoFigure(left)) return null
  return {
    name: 'wage_after_cuts',
    text: paragraphs(
      listed([
        `gaji ${inRupiah(whole)}`,
        ...cuts.map(({ name, value }) => `${name} − ${inRupiah(value)}`),
        `yang diterima **${inRupiah(whole - off)}**`,
      ]),
      'Tulis rinciannya di slip gaji dan minta paraf. Potongan selain iuran wajib sebaiknya disetujui pekerja, dan sisakan cukup untuk hidup sebulan; cicil kasbon yang besar.',
    ),
  }
}

const dayWage = new RegExp(
  `(?:gaji|upah|bayaran)(?:nya)?\\s(?:harian\\s|sehari\\s|per\\s?hari\\s)?${amount}(?:\\s?(?:\\/|per\\s?|se)hari)?`,
  'iu',
)
const daysWorked = /(?:masuk|kerja|hadir)\s(?:cuma\s|selama\s)?(\d{1,2})\s?hari|(\d{1,2})\s?hari\s(?:kerja|masuk)/u
const hoursOver = new RegExp(
  `lembur\\s(\\d{1,3})\\s?jam\\s(?:@|x|per jam|dibayar)?\\s?${amount}(?:\\s?(?:\\/|per\\s?|se)jam)?`,
  'iu',
)

/** `gaji harian 85rb, masuk 23 hari, lembur 6 jam @12rb`: what is paid for days and agreed hours. */
const wageOfDays = (text: string): Reckoned | null => {
  const days = daysWorked.exec(text)
  const wage = dayWage.exec(text)
  const each = valueOf(wage?.[1], wage?.[2])
  const over = hoursOver.exec(text)
  const hour = valueOf(over?.[2], over?.[3])
  if (days === null || wage === null || each === null || !/hari/.test(text) || each < 10_000 || each > 1_000_000)
    return null
  const rest = [days[0], wage[0], over?.[0] ?? ''].reduce((one, part) => one.replace(part, ' '), text)
  if (!holdsNoFigure(rest) || over === null || hour === null || hour < 1_000) return null
  const count = Number(days[1] ?? days[2])
  const whole = count * each
  const extra = Number(over[1]) * hour
  return {
    name: 'wage_of_days',
    text: paragraphs(
      listed([
        `${count} hari × ${inRupiah(each)} = ${inRupiah(whole)}`,
        `lembur ${over[1] ?? ''} jam × ${inRupiah(hour)} = ${inRupiah(extra)}`,
        `total **${inRupiah(whole + extra)}**`,
      ]),
      'Kurangi kasbon yang tercatat, lalu minta paraf di slipnya.',
    ),
  }
}

const peopleOf: Readonly<Record<string, number>> = { berdua: 2, bertiga: 3, berempat: 4, berlima: 5, berenam: 6 }

/** `patungan freezer 3,6 juta bertiga, listriknya 150rb sebulan`: what each pays of every sum. */
const sharedCosts = (text: string): Reckoned | null => {
  if (!/patungan|urunan|iuran|dibagi|bagi rata|ditanggung/.test(text) || /laba|untung|hasil|modal awal/.test(text))
    return null
  const spelled = Object.keys(peopleOf).find((word) => text.includes(word))
  const told = /(\d{1,2})\s?orang/.exec(text)
  const people = spelled === undefined ? Number(told?.[1] ?? 0) : (peopleOf[spelled] ?? 0)
  const sums = sumsIn(text)
  if (people < 2 || sums.length === 0 || sums.length > 3 || sharesIn(text).length > 0) return null
  if (!asksNumber.test(text) || sums.some((sum) => sum < 1_000)) return null
  // A figure beside these (`2 anaknya`, `sisanya 4 orang`) parts it otherwise.
  if (
    (text.replaceAll(/(?<=\p{L})2(?!\d)/gu, '').match(/\d+(?:[.,]\d+)*/g) ?? []).length >
    sums.length + (spelled === undefined ? 1 : 0)
  )
    return null
  return {
    name: 'shared_costs',
    text: paragraphs(
      listed(sums.map((sum) => `${inRupiah(sum)} ÷ ${people} = **${inRupiah(sum / people)}** seorang`)),
      'Tulis siapa memegang barangnya, siapa membayar kalau rusak, dan bagaimana kalau satu orang keluar: uangnya kembali sebesar nilai bekasnya.',
    ),
  }
}

/** `diskon 50% + 20% sama dengan 70%?`: shares one after another, of any price. */
const sharesOfAnything = (text: string): Reckoned | null => {
  const found =
    /(\d{1,2})\s?(?:%|persen)?\s?(?:\+|tambah|plus|dan|terus|lalu)\s?(?:diskon\s)?(\d{1,2})\s?(?:%|persen)/.exec(text)
  if (
    found === null ||
    sumsIn(text).length > 0 ||
    !/diskon|disc|potongan/.test(text) ||
    /untung|modal|margin|pajak|ppn/.test(text)
  )
    return null
  const [first, second] = [Number(found[1]), Number(found[2])]
  const left = 100 * (1 - first / 100) * (1 - second / 100)
  if (!(first > 0) || !(second > 0)) return null
  return {
    name: 'shares_of_anything',
    text: paragraphs(
      `**Bukan ${first + second}%, melainkan ${shownNumber(100 - left)}%.** Diskon kedua dihitung dari sisa yang pertama.`,
      `Contoh Rp\u00a0100.000: dipotong ${first}% jadi ${inRupiah(100_000 - first * 1_000)}, lalu ${second}% lagi jadi **${inRupiah(left * 1_000)}**.`,
    ),
  }
}

/** What is paid out, shared and taken off, told with every figure it needs; each takes all of them or none. */
export const payAndShares: readonly ((text: string) => Reckoned | null)[] = [
  sumAsShare,
  wageAfterCuts,
  wageOfDays,
  sharedCosts,
  sharesOfAnything,
].map((way) => (message: string) => way(message.toLowerCase()))
