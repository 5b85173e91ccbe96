import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, sumsIn, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const share = '(\\d{1,3}(?:[.,]\\d{1,2})?)\\s?(?:%|persen)'
const gainShare = new RegExp(`(?:untung|laba|margin|cuan|bathi|bati)(?:nya)?\\s(?:\\p{L}{2,10}\\s)?${share}`, 'u')
const lostShare = new RegExp(
  `(?:susut|menyusut|nyusut|rusak|busuk|basi|layu|pecah|hilang)(?:nya)?\\s(?:\\p{L}{2,10}\\s)?${share}`,
  'u',
)
const percent = (found: RegExpExecArray | null): number => Number((found?.[1] ?? '').replace(',', '.') || NaN)
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const sharesIn = (text: string): number => (text.match(/\d\s?(?:%|persen)/g) ?? []).length

/** `omset 800rb sehari untung 25%, 28 hari`: what is gained in so many days. */
const gainOfDays = (text: string): Reckoned | null => {
  const days = Number(/(?<![\d.,])(\d{1,3})\s?(?:hari|hr)(?!\p{L})/u.exec(text)?.[1] ?? NaN)
  const part = percent(gainShare.exec(text))
  const [sum, ...others] = sumsIn(text)
  if (!/(?:se|per ?|tiap )hari/.test(text) || !/omzet|omset|jualan|penjualan|laku/.test(text)) return null
  if (sum === undefined || others.length > 0 || !(days > 1) || !(part > 0 && part < 100) || sharesIn(text) !== 1)
    return null
  const whole = sum * days
  return {
    name: 'gain_of_days',
    text: paragraphs(
      listed([
        `omzet: ${inRupiah(sum)} × ${formatNumber(days)} hari = ${inRupiah(whole)}`,
        `untung ${shownNumber(part)}%: **${inRupiah((whole * part) / 100)}** (${inRupiah((sum * part) / 100)} sehari)`,
      ]),
      'Kalau itu untung kotor, kurangi lagi sewa, upah, listrik, dan yang diambil untuk rumah.',
    ),
  }
}

/** `beli 32rb susut 10% biar untung 25%`: the price that bears what is lost. */
const priceAfterLoss = (text: string): Reckoned | null => {
  const [lost, part] = [percent(lostShare.exec(text)), percent(gainShare.exec(text))]
  const [cost, ...others] = sumsIn(text)
  if (cost === undefined || others.length > 0 || sharesIn(text) !== 2) return null
  if (!(lost > 0 && lost < 90) || !(part > 0 && part <= 300) || !/jual|harga|berapa|brp/.test(text)) return null
  const real = cost / (1 - lost / 100)
  return {
    name: 'price_after_loss',
    text: paragraphs(
      listed([
        `modal sebenarnya: ${inRupiah(cost)} ÷ ${shownNumber(100 - lost)}% = **${inRupiah(real)}** (yang susut ikut dibayar)`,
        `untung ${shownNumber(part)}% dari modal: jual **${inRupiah(real * (1 + part / 100))}**`,
        ...(part < 100
          ? [`kalau maksudnya ${shownNumber(part)}% dari harga jual: **${inRupiah(real / (1 - part / 100))}**`]
          : []),
      ]),
      'Bulatkan ke atas. Ongkos ambil, plastik, dan upah belum dihitung kalau tidak disebut.',
    ),
  }
}

const lostPieces =
  /(?<!\p{L})(?:busuk|rusak|basi|layu|pecah|mati|hilang|susut|penyok|bonyok|afkir)(?:nya)?\s(?:\p{L}{1,8}\s){0,2}?(\d{1,4}(?:,\d)?)\s?(?:kg|kilo|biji|butir|ekor|ikat|buah|liter|pcs|bungkus)?(?!\s?(?:%|persen)|\d)/u
const lotBought = new RegExp(
  String.raw`(?<![\d.,])(\d{1,5}(?:,\d)?)\s?(kg|kilo|biji|butir|ekor|ikat|buah|liter|pcs|bungkus)\s(?:\p{L}{2,10}\s){0,2}?(?:total\s|harga(?:nya)?\s|seharga\s)?(@\s?)?${amount}(\s?(?:per\s?|/\s?|se)(?:kg|kilo|biji|butir|ekor|ikat|buah|liter|pcs|bungkus))?`,
  'iu',
)

/** `beli 8 kg 320rb, busuk 1 kg, untung 25%, sekilo jual berapa`: the price of one of what is left. */
const priceOfRest = (text: string): Reckoned | null => {
  const [lost, part] = [lostPieces.exec(text), gainShare.exec(text)]
  if (lost === null || part === null || !/jual|harga/.test(text) || !/berapa|brp|piro/.test(text)) return null
  const rest = text.replace(lost[0], ' ; ').replace(part[0], ' ; ')
  const bought = lotBought.exec(rest)
  const told = valueOf(bought?.[4], bought?.[5]) ?? 0
  if (bought === null || told < 500 || /\d/.test(rest.replace(bought[0], ' '))) return null
  const [all, gone, gain] = [numberOf(bought[1]), numberOf(lost[1]), percent(part)]
  const isEach = bought[3] !== undefined || bought[6] !== undefined
  const [whole, left, unit] = [isEach ? told * all : told, all - gone, (bought[2] ?? '').replace('kilo', 'kg')]
  if (!(left > 0) || !(gain > 0)) return null
  const each = whole / left
  return {
    name: 'price_of_rest',
    text: paragraphs(
      `Jual **${inRupiah(each * (1 + gain / 100))} per ${unit}**.`,
      listed([
        `modal: ${isEach ? `${shownNumber(all)} × ${inRupiah(told)} = ` : ''}${inRupiah(whole)}`,
        `yang bisa dijual: ${shownNumber(all)} − ${shownNumber(gone)} = ${shownNumber(left)} ${unit}`,
        `modal sebenarnya: ${inRupiah(whole)} ÷ ${shownNumber(left)} = ${inRupiah(each)} per ${unit}`,
        `ditambah untung ${shownNumber(gain)}%: ${inRupiah(each)} + ${inRupiah((each * gain) / 100)}`,
      ]),
      'Bulatkan ke atas; ongkos, plastik, dan upah belum dihitung kalau tidak disebut.',
    ),
  }
}

/** Two share by a way of their own. */
const leastPartners = 3

/** `modal 5jt 3jt 2jt, untung 4jt, bagi`: a gain shared by what each put in. */
const sharedByCapital = (text: string): Reckoned | null => {
  const [, put = '', rest = ''] =
    /(?:modal|patungan|setor\p{L}*|nyetor)(.{5,120}?)(?:untung|laba|hasil)(?:nya)?(.{3,120})/u.exec(text) ?? []
  if (!/bagi|pembagian|masing/.test(text) || sharesIn(text) > 0) return null
  const [capitals, gains] = [sumsIn(put), sumsIn(rest)]
  const [gain] = gains
  const whole = capitals.reduce((sum, one) => sum + one, 0)
  if (gain === undefined || gains.length !== 1 || capitals.length < leastPartners || capitals.length > 6) return null
  if (sumsIn(text).length !== capitals.length + 1) return null
  return {
    name: 'shared_by_capital',
    text: paragraphs(
      `Modal bersama ${inRupiah(whole)}, untung ${inRupiah(gain)}, dibagi menurut modal:`,
      listed(
        capitals.map(
          (one) =>
            `modal ${inRupiah(one)} = ${shownNumber((one / whole) * 100)}%: **${inRupiah((gain * one) / whole)}**`,
        ),
      ),
      'Yang bekerja tiap hari sebaiknya diupah dulu sebelum untung dibagi, dan sisihkan sebagian untuk kas. Tulis kesepakatannya, juga kalau rugi.',
    ),
  }
}

const packsBought = new RegExp(
  `(?<![\\d.,])(\\d{1,4})\\s(dus|karton|kardus|karung|sak|ball|bal|pak|lusin|kodi|peti)(?:\\s\\p{L}{2,12}){0,2}\\s(?:@\\s?|x\\s?|harga(?:nya)?\\s|per\\s\\p{L}{2,8}\\s)${amount}`,
  'u',
)
const fare = new RegExp(`(?:ongkir|ongkos|bensin|biaya kirim|transport)(?:nya)?\\s(?:kirim\\s)?${amount}`, 'u')
const piecesOfAll = /(?:dibagi|bagi|jadi|total|isi|dapat|dapet)\s(?:semua\s)?(\d{1,5})\s?(\p{L}{3,10})/u

/** `10 dus @115rb, ongkir 50rb, dibagi 400 bungkus`: what one piece costs with the way there. */
const costWithFare = (text: string): Reckoned | null => {
  const [bought, way, all] = [packsBought.exec(text), fare.exec(text), piecesOfAll.exec(text)]
  const [price, onTop] = [valueOf(bought?.[3], bought?.[4]), valueOf(way?.[1], way?.[2])]
  const [packs, pieces] = [Number(bought?.[1] ?? 0), Number(all?.[1] ?? 0)]
  if (price === null || onTop === null || !(packs > 0) || !(pieces > 1) || sharesIn(text) > 0) return null
  if (!/modal|hpp|per\s?\p{L}/u.test(text) || /jual|untung|laba/.test(text) || sumsIn(text).length !== 2) return null
  const whole = packs * price + onTop
  const unit = all?.[2] ?? 'buah'
  return {
    name: 'cost_with_fare',
    text: listed([
      `barang: ${formatNumber(packs)} × ${inRupiah(price)} = ${inRupiah(packs * price)}`,
      `ditambah ongkos ${inRupiah(onTop)} = ${inRupiah(whole)}`,
      `÷ ${formatNumber(pieces)} ${unit} = **${inRupiah(whole / pieces)} per ${unit}**`,
    ]),
  }
}

/** What is lost or shared on the way from cost to gain, by the words beside each figure; all figures take part. */
export const lossesAndParts: readonly ((text: string) => Reckoned | null)[] = [
  gainOfDays,
  priceAfterLoss,
  priceOfRest,
  sharedByCapital,
  costWithFare,
].map((way) => (message: string) => way(withoutDates(message.toLowerCase())))
