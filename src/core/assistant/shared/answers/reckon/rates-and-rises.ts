import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const sumOf = (list: readonly { readonly value: number }[]): number => list.reduce((all, { value }) => all + value, 0)
const holdsNoFigure = (text: string): boolean => !/\d/.test(text)
const few = String.raw`(?:\p{L}{1,12}\s){0,2}?`
const costPattern = new RegExp(String.raw`(?:modal|hpp|kulakan|pokok)(?:nya)?\s${few}${amount}`, 'iu')
const raisedPattern = new RegExp(
  String.raw`(?:naik(?:kan|in)?|dinaik(?:kan|in)|dinaikan|tak naikin|takunggahke)(?:\s(?:harga|lagi|dikit|sedikit))?\s(?:jadi|ke|menjadi|dadi|jd)\s${few}${amount}`,
  'iu',
)
const pricePattern = new RegExp(
  String.raw`(?:jual|dijual|harga|harganya|adol|dodol|tarif)(?:nya|an)?\s${few}${amount}`,
  'iu',
)

/** `jual 10rb modal 6rb, kalau naik jadi 11rb pada kabur ga`: what more one brings, and how many buyers may be lost. */
const raisedPrice = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  let rest = text
  const [raised, cost, price] = [raisedPattern, costPattern, pricePattern].map((pattern) => {
    const found = pattern.exec(rest)
    if (found !== null) rest = rest.replace(found[0], ' ; ')
    return valueOf(found?.[1], found?.[2])
  })
  if (typeof raised !== 'number' || typeof cost !== 'number' || typeof price !== 'number' || !holdsNoFigure(rest))
    return null
  if (cost < 50 || price <= cost || raised <= price || raised > price * 3) return null
  const [before, after] = [price - cost, raised - cost]
  const mayLose = (1 - before / after) * 100
  return {
    name: 'raised_price',
    text: paragraphs(
      `Untung satunya dari ${inRupiah(price)} − ${inRupiah(cost)} = ${inRupiah(before)} menjadi ${inRupiah(raised)} − ${inRupiah(cost)} = **${inRupiah(after)}** (harga naik ${shownNumber((raised / price - 1) * 100)}%, untung naik ${shownNumber((after / before - 1) * 100)}%).`,
      `Jadi pembeli boleh berkurang sampai **${shownNumber(mayLose)}%** dan untung Anda tetap sama: dari 100 pembeli cukup ${formatNumber(Math.ceil((100 * before) / after))}.`,
      'Biasanya yang pergi lebih sedikit dari itu kalau kenaikannya sekali, diumumkan seminggu sebelumnya, dan harga saingan tidak jauh di bawah. Coba dua minggu dan catat jumlah pembelinya.',
    ),
  }
}

const times = 'bulan|bln|minggu|hari|tahun|thn'
const fixedPattern = new RegExp(
  String.raw`(\p{L}{3,14})\s(?:\p{L}{2,14}\s){0,3}?${amount}\s?(?:se|per\s?|/\s?)(bulan|bln|minggu|hari)(?!\p{L})`,
  'giu',
)
const ratePattern = new RegExp(
  String.raw`(\p{L}{3,14})\s(?:\p{L}{2,14}\s)?(?:(?:per\s?|se|tiap\s|sekali\s)(?!${times})(\p{L}{3,12})\s)?${amount}(?:\s?(?:per\s?|/\s?|se|tiap\s|sekali\s)(?!${times})(\p{L}{3,12}))?`,
  'giu',
)
const asksToCover =
  /(?:ke)?tutup|nutup|balik modal|impas|\bbep\b|(?:berapa|brp)\s(?:kali|x|\p{L}{3,10})\s(?:\p{L}+\s){0,3}(?:lunas|cukup)/u
const brings = /^(?:jual|dijual|harga|harganya|tarif|tarifnya|ongkir|ongkirnya|dapat|dapet|bayaran|upah|masuk|jualnya)$/

/**
 * `cicilan 650rb sebulan, ongkir per antar 5rb, bensin 1500 per antar, berapa kali biar ketutup`: how often a thing is done
 * before it covers what a time costs.
 */
const coveringTimes = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asksToCover.test(text)) return null
  const fixed = [...text.matchAll(fixedPattern)].map(([said, name = '', digits, scale, time = '']) => ({
    said,
    name,
    value: valueOf(digits, scale) ?? 0,
    time: time === 'bln' ? 'bulan' : time,
  }))
  const rest = fixed.reduce((left, { said }) => left.replace(said, ' ; '), text)
  const rates = [...rest.matchAll(ratePattern)].map(([said, name = '', before, digits, scale, behind]) => ({
    said,
    name,
    unit: before ?? behind ?? '',
    value: valueOf(digits, scale) ?? 0,
  }))
  const [first] = fixed
  const unit = rates.find((one) => one.unit !== '')?.unit
  if (first === undefined || unit === undefined || rates.some((one) => one.unit !== unit || one.value < 50)) return null
  if (fixed.some(({ time }) => time !== first.time)) return null
  if (!holdsNoFigure(rates.reduce((left, { said }) => left.replace(said, ' '), rest))) return null
  const [ins, outs] = [rates.filter(({ name }) => brings.test(name)), rates.filter(({ name }) => !brings.test(name))]
  const [whole, left] = [sumOf(fixed), sumOf(ins) - sumOf(outs)]
  if (ins.length !== 1 || left <= 0 || whole <= left) return null
  const count = Math.ceil(whole / left)
  return {
    name: 'covering_times',
    text: paragraphs(
      listed([
        `sisa tiap ${unit}: ${[...ins, ...outs].map(({ value }) => inRupiah(value)).join(' − ')} = ${inRupiah(left)}`,
        `yang harus ditutup se${first.time}: ${fixed.map(({ name, value }) => `${name} ${inRupiah(value)}`).join(' + ')}${fixed.length > 1 ? ` = ${inRupiah(whole)}` : ''}`,
        `${inRupiah(whole)} ÷ ${inRupiah(left)} = **${formatNumber(count)} ${unit} se${first.time}**`,
      ]),
      first.time === 'bulan'
        ? `Kalau jalan 26 hari, itu **${formatNumber(Math.ceil(count / 26))} sehari**. Di atas itu baru ada sisanya; upah yang mengerjakan dan perawatan belum masuk kalau tidak disebut.`
        : 'Di atas itu baru ada sisanya; upah yang mengerjakan dan perawatan belum masuk kalau tidak disebut.',
    ),
  }
}

const inMonths: Readonly<Record<string, number>> = {
  tahun: 1 / 12,
  thn: 1 / 12,
  bulan: 1,
  bln: 1,
  minggu: 52 / 12,
  hari: 30,
}
const timedCost = new RegExp(
  String.raw`(\p{L}{3,14})\s(?:\p{L}{2,14}\s|\d{1,2}\s(?:org|orang|karyawan|pegawai)\s){0,2}?(?!\d{1,2}\s(?:org|orang|karyawan|pegawai))${amount}(?:\s?(?:se|per\s?|/\s?)(tahun|thn|bulan|bln|minggu|hari)(?!\p{L}))?`,
  'giu',
)
const wages = /^(?:gaji|upah|karyawan|pegawai|listrik|air|wifi|cicilan|sewa|kontrak|internet)/
const asksDaily = /(?:se|per\s?|tiap\s)hari(?:nya)?\s(?:\p{L}+\s){0,3}?(?:untung|laba|dapat|dapet|bersih|masuk)/u

/** `sewa 24jt setahun, listrik 600rb sebulan, gaji 1,5jt, sehari minimal untung berapa biar nutup`: costs of different times on one day. */
const dayThatCovers = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asksToCover.test(text) || !asksDaily.test(text)) return null
  const found = [...text.matchAll(timedCost)]
  const costs = found.map(([, name = '', digits, scale, time]) => ({
    name,
    told: valueOf(digits, scale) ?? 0,
    time: time ?? (wages.test(name) ? 'bulan' : ''),
  }))
  if (costs.length < 2 || costs.some(({ told, time }) => time === '' || told < 1_000)) return null
  if (!holdsNoFigure(found.reduce((rest, [said]) => rest.replace(said, ' '), text))) return null
  // Somebody's share is a count of people: each is paid.
  if (/\b(?:[2-9]|1\d)\s(?:org|orang|karyawan|pegawai)/.test(text)) return null
  const rows = costs.map(({ name, told, time }) => ({ name, told, time, value: told * (inMonths[time] ?? 1) }))
  const whole = sumOf(rows)
  return {
    name: 'day_that_covers',
    text: paragraphs(
      listed([
        ...rows.map(({ name, told, time, value }) =>
          value === told
            ? `${name} ${inRupiah(told)} sebulan`
            : `${name} ${inRupiah(told)} se${time} = ${inRupiah(value)} sebulan`,
        ),
        `jumlah **${inRupiah(whole)} sebulan**`,
      ]),
      `Buka tiap hari: ${inRupiah(whole)} ÷ 30 = **${inRupiah(whole / 30)} sehari**. Buka 26 hari: **${inRupiah(whole / 26)} sehari**.`,
      'Itu untung sesudah bahan, dan gaji Anda sendiri belum masuk. Sebut harga dan modal satunya, nanti saya hitungkan berapa yang harus laku.',
    ),
  }
}

/** Prices that are raised, and rates that have to cover the costs of a time. */
export const ratesAndRises: readonly ((text: string) => Reckoned | null)[] = [raisedPrice, coveringTimes, dayThatCovers]
