import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, paragraphs, type Reckoned } from './way.ts'

const asks = /berapa|brp|piro|sabaraha|pinten|kapan/
const number = String.raw`(?<![\p{L}\d.,])(\d{1,6}(?:[.,]\d{1,2})?)`
const noThing = 'rb|ribu|k|jt|juta|m|persen|orang|org|hari|minggu|bulan|bln|tahun|thn|jam|menit|mnt|x|kali'
const thing = String.raw`(?!(?:${noThing})(?!\p{L}))(\p{L}{2,10})`
const valueIn = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const figuresIn = (text: string): number => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).length
const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** `selusin`, `sejam`, `satu adonan`: one of it, where it is counted and not asked for. */
const spelledOne =
  /(?<!\p{L})(?:se|satu\s)(lusin|kodi|adonan|loyang|panci|resep|ember|jam|porsi|botol|karung)(?!\p{L})(?!\s(?:berapa|brp|jatuh))/giu
const measured = (message: string): string => withoutDates(message.toLowerCase()).replaceAll(spelledOne, '1 $1')

const sameUnits: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilogram: 'kg',
  ltr: 'liter',
  bks: 'bungkus',
  lbr: 'lembar',
  btl: 'botol',
  mtr: 'meter',
  mnt: 'menit',
}
const unitOf = (word: string): string => sameUnits[word] ?? word

const quantity = new RegExp(String.raw`${number}\s?${thing}`, 'iu')
const quantities = new RegExp(quantity, 'giu')
const sumPattern = new RegExp(amount, 'iu')
const oneOf = /(?<!\p{L})(?:se|per\s?|tiap\s|satu\s)(\p{L}{2,10}?)(?:nya|ne)?(?!\p{L})/gu

const priceIsOfOne = new RegExp(
  String.raw`${amount}\s?(?:per\s?|se|\/\s?|tiap\s|satu\s)\p{L}{2,10}(?!nya)(?!\p{L})(?!\s(?:berapa|brp|jatuh))`,
  'iu',
)

/** `1 sak semen 50 kg`: it is the kilograms that are counted. */
const oneContainer =
  /(?<![\d.,\p{L}])(?:1\s|satu\s|se)(?:sak|karung|dus|peti|jerigen|jeriken|box|pak|ikat|bal|rol|krat|kardus|galon|ember|blek)(?!\p{L})/u

const gainTold = /(?:untung|laba|margin)(?:nya)?\s(?:\p{L}{2,8}\s)?(\d{1,3}(?:[.,]\d)?)\s?(?:%|persen)/u

const packs: Readonly<Record<string, number | undefined>> = { lusin: 12, kodi: 20, gros: 144 }
const notThings = new Set(['hari', 'bulan', 'minggu', 'tahun', 'orang', 'jam'])
const parts: Readonly<Record<string, number | undefined>> = { setengah: 1 / 2, separuh: 1 / 2, seperempat: 1 / 4 }
const partAsked =
  /(?<!\p{L})(setengah|separuh|seperempat)\s(\p{L}{2,10})(?:nya)?\s(?:jadi\s|jatuhnya\s)?(?:berapa|brp|piro)/u

/** `terigu 25 kg harga 212.500, sekilonya berapa`: the price of one of what so many cost. */
const priceOfOne = (message: string): Reckoned | null => {
  const text = measured(message).replace(oneContainer, ' ')
  if (!asks.test(text) || /diskon|ongkir|laku|terjual|\bisi\b/.test(text)) return null
  const found = quantity.exec(text)
  if (found === null) return null
  const told = unitOf(found[2] ?? '')
  const margin = gainTold.exec(text)
  const rest = text.replace(found[0], ' ; ').replace(margin?.[0] ?? '', ' ; ')
  const sum = sumPattern.exec(rest)
  const whole = valueOf(sum?.[1], sum?.[2]) ?? 0
  const asked = [...rest.matchAll(oneOf)].map(([, word = '']) => unitOf(word))
  // `12 lusin …, per buku`: of a pack the pieces are asked for.
  const pieces = asked.includes(told) ? undefined : packs[told]
  const piece = asked.find((word) => word !== told && !notThings.has(word))
  const unit = pieces === undefined ? told : (piece ?? '')
  const count = valueIn(found[1]) * (pieces ?? 1)
  // `1.500 per potong`: the price of one is told already.
  const isTold = priceIsOfOne.test(rest)
  const isAsked = !isTold && unit !== '' && asked.includes(unit)
  const part = isTold || margin !== null ? null : partAsked.exec(rest)
  if (
    part !== null &&
    unitOf(part[2] ?? '') === told &&
    valueIn(found[1]) > 0 &&
    whole >= 500 &&
    figuresIn(rest) === 1
  ) {
    const share = parts[part[1] ?? ''] ?? 1
    const one = whole / valueIn(found[1])
    return {
      name: 'price_of_part',
      text: `${inRupiah(whole)} ÷ ${exact.format(valueIn(found[1]))} ${told} = ${inRupiah(one)} per ${told}, jadi ${part[1] ?? ''} ${told}: **${inRupiah(one * share)}**.`,
    }
  }
  if (!isAsked || !(count > 1) || whole < 500 || figuresIn(rest) !== 1) return null
  // A gain without its share is reckoned elsewhere.
  if (margin === null && /jual|untung|laba|%|persen/.test(rest)) return null
  const each = whole / count
  const way = `${inRupiah(whole)} ÷ ${exact.format(count)} ${unit} = **${inRupiah(each)} per ${unit}**.`
  const share = valueIn(margin?.[1])
  return {
    name: 'price_of_one',
    text:
      margin === null
        ? way
        : paragraphs(
            `Modalnya ${way}`,
            `Untung ${exact.format(share)}% dari modal: ${inRupiah(each)} + ${inRupiah((each * share) / 100)} = **jual ${inRupiah(each * (1 + share / 100))} per ${unit}**. Bulatkan ke atas; yang susut atau tercecer belum dihitung.`,
          ),
  }
}

const time = String.raw`${number}\s?(menit|mnt|jam|hari)(?!\p{L})`
const minutesIn: Readonly<Record<string, number>> = { menit: 1, mnt: 1, jam: 60 }
/** Minutes as one says them: `6 jam`, `1 jam 30 menit`. */
const inHours = (minutes: number): string => {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return [hours > 0 ? `${formatNumber(hours)} jam` : '', rest > 0 ? `${rest} menit` : '']
    .filter((part) => part !== '')
    .join(' ')
}
const asksTime =
  /(?:berapa|brp|piro)\s(?:lama|jam|menit|hari)|(?:lama|jam|menit|hari)(?:nya)?\s(?:berapa|brp)|selesai(?:nya)?\s(?:\p{L}+\s)?(?:berapa|kapan)|kelar(?:nya)?\s(?:berapa|kapan)/u

const hoursDaily =
  /(?<![\d.,])(\d{1,2})\s?jam\s(?:se|per\s?|tiap\s|\/\s?)hari|sehari\s(?:\p{L}{2,10}\s){0,2}(\d{1,2})\s?jam(?!\p{L})/u

/** `1 lusin donat 45 menit, pesanan 8 lusin berapa lama`: the time of many at the time of some. */
const timeOfMany = (message: string): Reckoned | null => {
  const told = measured(message)
  const daily = hoursDaily.exec(told)
  const text = told.replace(daily?.[0] ?? '', ' ; ')
  if (!asksTime.test(text) || /rb|ribu|juta|jt|%|persen/.test(text)) return null
  const took = new RegExp(time, 'iu').exec(text)
  const things = [...text.replace(took?.[0] ?? '', ' ; ').matchAll(quantities)]
  const [one, many, ...more] = things
  if (took === null || one === undefined || many === undefined || more.length > 0 || figuresIn(text) !== 3) return null
  // What is told last of the time belongs to what stands beside it.
  const [some, all] = [valueIn(one[1]), valueIn(many[1])]
  const unit = unitOf(one[2] ?? '')
  if (unit !== unitOf(many[2] ?? '') || !(some > 0) || !(all > some) || text.indexOf(many[0]) < took.index) return null
  const each = valueIn(took[1])
  const name = took[2] ?? ''
  const minutes = minutesIn[name]
  const whole = (all / some) * each
  const inTime = minutes === undefined ? `${exact.format(whole)} hari` : inHours(whole * minutes)
  const hours = daily === null || minutes === undefined ? 0 : valueIn(daily[1] ?? daily[2])
  const days = hours > 0 ? (whole * (minutes ?? 0)) / 60 / hours : 0
  const inDays =
    hours > 0
      ? `. Dengan ${exact.format(hours)} jam kerja sehari: ${exact.format(days)} hari kerja, jadi **${formatNumber(Math.ceil(days))} hari**`
      : ''
  return {
    name: 'time_of_many',
    text: paragraphs(
      `${exact.format(all)} ${unit} ÷ ${exact.format(some)} ${unit} × ${exact.format(each)} ${name} = **${inTime}**${inDays}.`,
      'Itu kalau dikerjakan berurutan dengan orang dan alat yang sama. Tambahkan waktu menyiapkan, mendinginkan, dan mengemas.',
    ),
  }
}

const inOneTime = new RegExp(
  String.raw`(?<!\p{L})(?:se|per\s?|tiap\s|1\s|satu\s)(hari|jam|minggu)(?:nya)?(?:\s(?:\p{L}{2,12}\s){0,4}?)?\s?${number}(?:\s?${thing})?|${number}\s?(?:${thing}\s)?(?:se|per\s?|tiap\s|\/\s?)(hari|jam|minggu)(?!\p{L})`,
  'iu',
)
const makes =
  /sanggup|mampu|bisa|bikin|jadi|produksi|ngerjain|mengerjakan|garap|selesai|kelar|jahit|cetak|dapat|dapet|pesanan|orderan/

/** `pesanan 120 box, sehari sanggup 16 box, berapa hari`: how long so many take at so many a day. */
const timeAtPace = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asksTime.test(text) || !makes.test(text) || /rb|ribu|juta|jt|%|persen|stok|sisa/.test(text)) return null
  const pace = inOneTime.exec(text)
  const rest = pace === null ? text : text.replace(pace[0], ' ; ')
  const order = quantity.exec(rest)
  if (pace === null || order === null || figuresIn(rest) !== 1) return null
  const each = valueIn(pace[2] ?? pace[4])
  const [name, unit] = [pace[1] ?? pace[6] ?? '', unitOf(order[2] ?? '')]
  const paceUnit = unitOf(pace[3] ?? pace[5] ?? unit)
  const all = valueIn(order[1])
  if (!(each > 0) || all <= each || (paceUnit !== unit && !/^(?:berapa|pesanan|kalau|kalo|jadi|dan)$/.test(paceUnit)))
    return null
  const whole = all / each
  const full = Math.ceil(whole)
  const last = all - each * (full - 1)
  return {
    name: 'time_at_pace',
    text: paragraphs(
      `${exact.format(all)} ${unit} ÷ ${exact.format(each)} se${name} = ${exact.format(whole)}, jadi **${formatNumber(full)} ${name}**${Number.isInteger(whole) ? '' : ` (${name} terakhir tinggal ${exact.format(last)} ${unit})`}.`,
      name === 'hari'
        ? 'Itu hari kerja; hari libur dan satu hari cadangan ditambahkan sebelum menjanjikan tanggalnya.'
        : '',
    ),
  }
}

const stockOf = new RegExp(
  String.raw`(?:stok|stock|sisa|tinggal|ada|punya|persediaan)(?:\s\p{L}{2,12}){0,3}\s${number}\s?${thing}`,
  'iu',
)
const usedDaily = new RegExp(
  String.raw`(?:sehari|per\s?hari|tiap hari|setiap hari|harian)(?:nya)?(?:\s\p{L}{2,12}){0,3}?\s${number}|${number}(?:\s\p{L}{2,10})?\s(?:se|per\s?|tiap\s|\/\s?)hari(?!\p{L})`,
  'iu',
)

/** `stok gas 14 tabung, laku 3 sehari, cukup sampai kapan`: for how many days a stock is enough. */
const stockLasts = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/cukup|habis|tahan|sampai|sampe|kuat/.test(text) || !asks.test(text) || /rb|ribu|juta|jt|%|persen/.test(text))
    return null
  const stock = stockOf.exec(text)
  const rest = stock === null ? text : text.replace(stock[0], ' ; ')
  const used = usedDaily.exec(rest)
  const [all, daily] = [valueIn(stock?.[1]), valueIn(used?.[1] ?? used?.[2])]
  const unit = stock?.[2] ?? ''
  if (stock === null || used === null || !(daily > 0) || daily > all || figuresIn(rest) !== 1) return null
  const days = Math.floor(all / daily + 1e-9)
  const left = all - days * daily
  return {
    name: 'stock_lasts',
    text: paragraphs(
      `${exact.format(all)} ${unit} ÷ ${exact.format(daily)} sehari: cukup untuk **${formatNumber(days)} hari penuh**${left > 1e-9 ? `, hari ke-${formatNumber(days + 1)} tinggal ${exact.format(left)} ${unit}` : ''}. Hari pertama jualan dihitung hari ke-1.`,
      'Pesan lagi sebelum itu: kurangi dengan lama kiriman datang dan satu hari cadangan.',
    ),
  }
}

const wagePattern = new RegExp(String.raw`(?:gaji|upah|bayaran)(?:nya)?(?:\s\p{L}{2,12}){0,4}?\s${amount}`, 'iu')
const workDays = new RegExp(
  String.raw`${number}\s?hari\s(?:kerja|masuk)|(?:kerja|masuk)(?:nya)?\s${number}\s?hari`,
  'iu',
)
const awayDays = new RegExp(
  String.raw`(?:absen|bolos|mangkir|alpa|(?:ga|gak|nggak|ngga|tidak|tdk|ora|enggak)\s(?:masuk|kerja)|izin|ijin|libur)(?:nya)?(?:\s\p{L}{2,8}){0,2}\s${number}(?:\s?hari)?`,
  'iu',
)

/** `gaji 2,6 juta, 26 hari kerja, absen 3 hari`: what is left of a month's wage. */
const wageWithoutAbsence = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asks.test(text) || /lembur|kasbon|bpjs|%|persen|thr/.test(text)) return null
  const found = [wagePattern, awayDays, workDays].map((pattern) => pattern.exec(text))
  const [wage, away, work] = found
  if (!wage || !away || !work) return null
  const rest = found.reduce((left, one) => left.replace(one?.[0] ?? '', ' ; '), text)
  const [sum, gone, all] = [valueOf(wage[1], wage[2]) ?? 0, valueIn(away[1]), valueIn(work[1] ?? work[2])]
  if (/\d/.test(rest) || sum < 100_000 || !(gone > 0) || !(all > gone) || all > 31) return null
  const daily = sum / all
  return {
    name: 'wage_without_absence',
    text: paragraphs(
      `Sehari ${inRupiah(sum)} ÷ ${exact.format(all)} = ${inRupiah(daily)}. Tidak masuk ${exact.format(gone)} hari = ${inRupiah(daily * gone)}, jadi gajinya ${inRupiah(sum)} − ${inRupiah(daily * gone)} = **${inRupiah(sum - daily * gone)}**.`,
      'Yang dipotong hanya hari mangkir; sakit dengan surat dokter, cuti, dan libur resmi tetap dibayar. Caranya sebaiknya tertulis sejak awal.',
    ),
  }
}

const crew = new RegExp(String.raw`${number}\s?(?:orang|org|tukang|karyawan|pekerja|pegawai)`, 'giu')

/** `3 orang selesai 4 hari, kalau 2 orang berapa hari`: the same work by other hands. */
const timeOfOtherHands = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asksTime.test(text) || /rb|ribu|juta|jt|%|persen|gaji|upah|bayar/.test(text)) return null
  const [before, now, ...more] = [...text.matchAll(crew)]
  const took = new RegExp(time, 'iu').exec(text)
  if (!before || !now || more.length > 0 || took === null || figuresIn(text) !== 3) return null
  const [few, others, each] = [valueIn(before[1]), valueIn(now[1]), valueIn(took[1])]
  if (!(few > 0) || !(others > 0) || took.index < before.index || took.index > now.index) return null
  const name = took[2] ?? ''
  return {
    name: 'time_of_other_hands',
    text: paragraphs(
      `Pekerjaannya ${exact.format(few)} × ${exact.format(each)} = ${exact.format(few * each)} ${name} orang. Dikerjakan ${exact.format(others)} orang: ${exact.format(few * each)} ÷ ${exact.format(others)} = **${exact.format((few * each) / others)} ${name}**.`,
      'Itu kalau semua sama cepatnya dan tidak saling menunggu.',
    ),
  }
}

const soldCount = new RegExp(String.raw`(?:terjual|kejual|laku|laris)\s(?:\p{L}{2,8}\s)?${number}`, 'iu')

/** `tiket 25rb per orang terjual 140 lembar, pendapatannya berapa`: what so many brought. */
const soldAtPrice = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/(?:pendapatan|pemasukan|omzet|omset|penjualan|hasil|total|dapat|dapet|masuk)(?:nya)?(?!\p{L})/u.test(text))
    return null
  if (!asks.test(text) || /modal|untung|laba|%|persen|bersih|sehari|sebulan/.test(text)) return null
  const [price, sold] = [priceIsOfOne.exec(text), soldCount.exec(text)]
  if (price === null || sold === null || figuresIn(text) !== 2) return null
  const [each, count] = [valueOf(price[1], price[2]) ?? 0, valueIn(sold[1])]
  if (each < 100 || !(count > 0)) return null
  return { name: 'sold_at_price', text: `${exact.format(count)} × ${inRupiah(each)} = **${inRupiah(each * count)}**.` }
}

/** Ways by a rate that is told: the price of one, the time of many, days of a stock, days of a wage. */
export const waysAtARate: readonly ((text: string) => Reckoned | null)[] = [
  priceOfOne,
  soldAtPrice,
  timeOfMany,
  timeAtPace,
  timeOfOtherHands,
  stockLasts,
  wageWithoutAbsence,
]
