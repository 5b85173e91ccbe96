import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const count = '(\\d{1,6}(?:[.,]\\d{1,3})?)'
const unit = '(?!rb|ribu|jt|juta|persen|hari\\b|bulan\\b|jam\\b|k\\b)(\\p{L}{2,12})'
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const sumPattern = new RegExp(`(?<![\\d.,])${amount}(?!\\s?(?:%|persen))`, 'giu')
const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(sumPattern)].map(([, digits, scale]) => valueOf(digits, scale) ?? 0).filter((sum) => sum >= 500)

/** `1 kg tepung jadi 35 donat, butuh berapa kg buat 280 donat`: as much again for another number. */
const inProportion = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/butuh|perlu|berapa|brp|cukup|jadi|dapat|dapet/.test(text) || /\d\s?(?:rb|ribu|jt|juta|%)|rp/.test(text))
    return null
  const pair = new RegExp(
    `${count}\\s?${unit}(?:\\s(?!jadi|dapat|dapet|bisa|cukup|untuk|buat)\\p{L}{2,12}){0,3}\\s(?:bisa\\s)?(?:jadi|dapat|dapet|menghasilkan|hasilnya|cukup|untuk|buat|bisa)\\s(?:untuk\\s|buat\\s|jadi\\s|dapat\\s)?${count}\\s?${unit}`,
    'iu',
  ).exec(text)
  if (pair === null) return null
  const [, one, oneUnit = '', other, otherUnit = ''] = pair
  const rest = text.replace(pair[0], ' ')
  const asked = new RegExp(`${count}\\s?(${oneUnit}|${otherUnit})(?!\\p{L})`, 'iu').exec(rest)
  const [first, second, now] = [numberOf(one), numberOf(other), numberOf(asked?.[1])]
  if (asked === null || !(first > 0) || !(second > 0) || !(now > 0) || oneUnit === otherUnit) return null
  if ((rest.match(/\d+/g) ?? []).length > 1 + (asked[1]?.match(/[.,]/)?.length ?? 0)) return null
  const isSecond = asked[2] === otherUnit
  const result = isSecond ? (now * first) / second : (now * second) / first
  const wanted = isSecond ? oneUnit : otherUnit
  return {
    name: 'in_proportion',
    text: paragraphs(
      isSecond
        ? `${shownNumber(now)} ÷ ${shownNumber(second)} × ${shownNumber(first)} = **${shownNumber(result)} ${wanted}**.`
        : `${shownNumber(now)} ÷ ${shownNumber(first)} × ${shownNumber(second)} = **${shownNumber(result)} ${wanted}**.`,
      `Patokannya ${shownNumber(first)} ${oneUnit} untuk ${shownNumber(second)} ${otherUnit}. Tambah 5 sampai 10% untuk yang gagal atau tercecer${isSecond ? `, jadi siapkan sekitar ${shownNumber(result * 1.07)} ${wanted}` : ''}.`,
    ),
  }
}

/** `3 pcs 100rb sama 5 pcs 160rb, murah mana`: which of two packs is cheaper. */
const cheaperPack = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (
    !/murah mana|mana (?:yang |yg )?(?:lebih )?(?:murah|hemat|untung)|lebih (?:murah|hemat)|mending|untung mana|hemat mana|pilih/.test(
      text,
    )
  )
    return null
  const packs = [
    ...text.matchAll(
      new RegExp(
        `(?<![\\d.,])${count}\\s?(kg|kilo|gram|gr|g|liter|ml|pcs|biji|buah|lembar|bungkus|botol|butir|sachet|meter)\\s(?:\\p{L}{2,12}\\s){0,2}(?:harga(?:nya)?\\s|seharga\\s|=\\s?)?${amount}`,
        'giu',
      ),
    ),
  ].map(([, digits, name = '', sum, scale]) => ({ count: numberOf(digits), name, sum: valueOf(sum, scale) ?? 0 }))
  const inGrams: Readonly<Record<string, number>> = {
    kg: 1_000,
    kilo: 1_000,
    gram: 1,
    gr: 1,
    g: 1,
    liter: 1_000,
    ml: 1,
  }
  if (packs.length !== 2 || packs.some((pack) => !(pack.count > 0) || pack.sum < 500) || sumsIn(text).length < 2)
    return null
  const [one, other] = packs
  if (one === undefined || other === undefined) return null
  const sizes = [one, other].map((pack) => pack.count * (inGrams[pack.name] ?? 1))
  const isWeight = inGrams[one.name] !== undefined
  if (isWeight !== (inGrams[other.name] !== undefined) || (!isWeight && one.name !== other.name)) return null
  const per = isWeight ? 1_000 : 1
  const called = isWeight ? (/liter|ml/.test(one.name) ? 'liter' : 'kg') : one.name
  const each = [one.sum / (sizes[0] ?? 1), other.sum / (sizes[1] ?? 1)].map((sum) => sum * per)
  const [first = 0, second = 0] = each
  const [cheap, dear] = first <= second ? [one, other] : [other, one]
  const gap = Math.abs(first - second)
  return {
    name: 'cheaper_pack',
    text: paragraphs(
      listed([
        `${shownNumber(one.count)} ${one.name} ${inRupiah(one.sum)}: **${inRupiah(first)} per ${called}**`,
        `${shownNumber(other.count)} ${other.name} ${inRupiah(other.sum)}: **${inRupiah(second)} per ${called}**`,
      ]),
      gap === 0
        ? 'Harganya **sama** per satuan; ambil yang pasti habis.'
        : `Lebih murah **${shownNumber(cheap.count)} ${cheap.name}**, hemat ${inRupiah(gap)} per ${called} (${shownNumber((gap / Math.max(first, second)) * 100)}%) dibanding ${shownNumber(dear.count)} ${dear.name}. Ambil yang besar hanya kalau pasti habis sebelum rusak.`,
    ),
  }
}

/** `harga 12rb ke 13.500, pembeli dari 80 jadi 72, modal 8rb`: whether a dearer price leaves more though fewer buy. */
const fewerButDearer = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const priced = new RegExp(`(?:dari\\s)?${amount}\\s(?:ke|jadi|menjadi)\\s${amount}`, 'iu').exec(text)
  const cost = new RegExp(`(?:modal|hpp)(?:nya)?\\s(?:\\p{L}{2,8}\\s)?${amount}`, 'iu').exec(text)
  const buyers =
    /(?:pembeli|pelanggan|laku|terjual|porsi|penjualan)\p{L}{0,3}\s(?:\p{L}{2,10}\s){0,2}(?:dari\s)?(\d{1,5})\s(?:\p{L}{2,10}\s)?(?:ke|jadi|menjadi|tinggal)\s(\d{1,5})(?!\d)/u.exec(
      text,
    )
  const [from, to] = [valueOf(priced?.[1], priced?.[2]), valueOf(priced?.[3], priced?.[4])]
  const each = valueOf(cost?.[1], cost?.[2])
  const [many, fewer] = [Number(buyers?.[1]), Number(buyers?.[2])]
  if (from === null || to === null || each === null || from < 500 || to < 500 || !(many > 0) || !(fewer > 0))
    return null
  if (sumsIn(text).length !== 3) return null
  const [before, after] = [(from - each) * many, (to - each) * fewer]
  const least = Math.ceil(before / (to - each))
  return {
    name: 'fewer_but_dearer',
    text: paragraphs(
      listed([
        `harga lama: (${inRupiah(from)} − ${inRupiah(each)}) × ${formatNumber(many)} = ${inRupiah(before)}`,
        `harga baru: (${inRupiah(to)} − ${inRupiah(each)}) × ${formatNumber(fewer)} = **${inRupiah(after)}**`,
      ]),
      after === before
        ? 'Untungnya **sama**, dengan kerja lebih sedikit.'
        : `**${after > before ? 'Lebih untung' : 'Lebih sedikit untungnya'}** ${inRupiah(Math.abs(after - before))} dibanding harga lama.`,
      to > each ? `Harga baru tetap lebih baik selama pembelinya tidak turun di bawah **${formatNumber(least)}**.` : '',
    ),
  }
}

/** `modal naik dari 8.200 jadi 9.100, jual 12rb tetap`: what a dearer cost leaves of the gain. */
const dearerCost = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const moved = new RegExp(
    `(?:modal|hpp|kulakan|harga beli|belinya)\\p{L}{0,3}\\s(?:\\p{L}{2,8}\\s){0,2}dari\\s${amount}\\s(?:ke|jadi|menjadi)\\s${amount}`,
    'iu',
  ).exec(text)
  const sold = new RegExp(`(?:jual|dijual|harga jual)(?:nya)?\\s(?:tetap\\s|tetep\\s)?${amount}`, 'iu').exec(text)
  const [from, to] = [valueOf(moved?.[1], moved?.[2]), valueOf(moved?.[3], moved?.[4])]
  const price = valueOf(sold?.[1], sold?.[2])
  if (from === null || to === null || price === null || price <= from || sumsIn(text).length !== 3) return null
  const [before, after] = [price - from, price - to]
  return {
    name: 'dearer_cost',
    text: paragraphs(
      listed([
        `dulu: ${inRupiah(price)} − ${inRupiah(from)} = ${inRupiah(before)}`,
        `sekarang: ${inRupiah(price)} − ${inRupiah(to)} = **${inRupiah(after)}**`,
        `untung ${after < before ? 'turun' : 'naik'} ${inRupiah(Math.abs(before - after))} = **${shownNumber((Math.abs(before - after) / before) * 100)}%**, walau modal ${to > from ? 'naik' : 'turun'} hanya ${shownNumber((Math.abs(to - from) / from) * 100)}%`,
      ]),
      `Supaya untung rupiahnya kembali seperti semula, harga jualnya **${inRupiah(to + before)}**.`,
    ),
  }
}

/** Ways that set one thing against another. */
export const comparingWays: readonly ((text: string) => Reckoned | null)[] = [
  inProportion,
  cheaperPack,
  fewerButDearer,
  dearerCost,
]
