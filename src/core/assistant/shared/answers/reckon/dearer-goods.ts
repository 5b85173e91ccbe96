import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { roundedUp } from './sale.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const measures = 'kg|kilo|kilogram|liter|butir|papan|ikat|karung|sak|dus|tabung|pak|bungkus|ons|ekor|meter|galon|rak'
const movedFromTo = new RegExp(
  String.raw`(?:dari|(?:harga|tadinya|dulu)(?:nya)?\s(?:\p{L}{2,10}\s){0,2}?)\s?${amount}\s(?:ke|jadi|menjadi|naik jadi|sekarang|skrg)\s${amount}(?:\s?(?:per\s?|se|/\s?)(${measures}))?`,
  'iu',
)
const movedBy = new RegExp(
  String.raw`(\p{L}{3,12}(?:\s\p{L}{3,12})?)\s(?:lagi\s|pada\s|sudah\s|udah\s)?naik\s(?:\p{L}{2,8}\s)?${amount}(?:\s(?:jadi|menjadi|ke)\s${amount})?(?:\s?(?:per\s?|se|/\s?)(${measures}))?`,
  'iu',
)
/** `pakai 5 kilo sehari buat 400 biji`: what is used up, and what comes of it. */
const used = new RegExp(
  String.raw`(?:pakai|pake|butuh|habis|abis|perlu|make)\s(?:\p{L}{2,10}\s){0,3}?(\d{1,4}(?:[.,]\d{1,2})?)\s?(${measures})`,
  'iu',
)
const comesOfIt =
  /(?:buat|untuk|jadi|dapat|dapet|bikin|hasil(?:nya)?)\s(?:\p{L}{2,12}\s){0,2}?(\d{1,5})\s?(?!rb|ribu|jt|juta|%|hari|minggu|bulan)(\p{L}{3,12})/iu
/** `…, 150 porsi, per porsi naik berapa` */
const bareCount = /(?<=[,;]\s{0,2})(\d{1,5})\s?(porsi|biji|bungkus|gelas|cup|mangkok|potong)(?!\p{L})/iu
/** `sekilo jadi 10 porsi`: one measure of it. */
const oneMeasure = new RegExp(
  String.raw`(?<!\p{L})(?:se|1\s?|satu\s)(${measures})\s(?:bisa\s)?(?:jadi|dapat|dapet|untuk|buat)\s`,
  'iu',
)
const priced = new RegExp(
  String.raw`(?:harga|jual|dijual|harganya|porsi|sepiring|semangkok|sebungkus)(?:nya)?\s(?:\p{L}{2,12}\s){0,3}?${amount}`,
  'iu',
)

const lastSum = new RegExp(String.raw`(?<![\d.,])${amount}(?!.*\d)`, 'iu')

const asksPrice = /naik|harga|jual|tahan|gimana|bagaimana|perlu|harus|berapa|brp|dari/i
/** Dearer things of which one knows how many make a measure. */
const eggsInKilo = 16

const rule =
  'Patokan: tambahan di bawah 3% harga masih bisa ditahan; lebih dari 5%, naikkan sekali ke harga yang enak disebut, atau kecilkan takarannya sedikit dan katakan.'

const shownPart = (part: number, price: number | null): string =>
  `${inRupiah(part)}${price === null ? '' : ` (${shownNumber((part / price) * 100)}% dari ${inRupiah(price)})`}`

/**
 * What a dearer ingredient adds to one piece: the rise times what is used, over what comes of it (`minyak dari 16rb ke 19rb,
 * 5 kilo buat 400 biji`); where that was not told, by how many pieces one measure makes (`telur naik 3rb, nasi goreng 13rb`).
 */
export const dearerGoods = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (
    !/naik|mahal|dari/.test(text) ||
    !asksPrice.test(text) ||
    /gaji|sewa|%|persen|omzet|omset|modal|cicilan|ongkir/.test(text)
  )
    return null
  const fromTo = movedFromTo.exec(text)
  const by = fromTo === null ? movedBy.exec(text) : null
  // `naik 3rb jadi 19rb`: by that much, to that much.
  const to = valueOf(fromTo?.[3] ?? by?.[4], fromTo?.[4] ?? by?.[5])
  const told = valueOf(by?.[2], by?.[3])
  const from = fromTo === null ? (to === null || told === null ? null : to - told) : valueOf(fromTo[1], fromTo[2])
  const rise = from !== null && to !== null ? to - from : told
  const measure = fromTo?.[5] ?? by?.[6]
  const found = fromTo ?? by
  if (found === null || rise === null || rise < 200 || (from !== null && from <= 0)) return null
  const rest = text.replace(found[0], ' . ')
  const use = used.exec(rest) ?? oneMeasure.exec(rest)
  const pieces =
    comesOfIt.exec(rest) ??
    (/per\s?(?:porsi|biji|bungkus|gelas|cup|mangkok|potong)/.test(rest) ? bareCount.exec(rest) : null)
  // `nasi rames 12rb`: a sum that nothing else is said of is what it is sold for.
  const unsaid = [pieces, use].reduce((left, one) => (one === null ? left : left.replace(one[0], ' ')), rest)
  const sold = priced.exec(unsaid) ?? lastSum.exec(unsaid)
  const price = valueOf(sold?.[1], sold?.[2])
  // Every figure has its place, or none is reckoned with.
  if (/\d/.test(unsaid.replace(sold?.[0] ?? '', ' '))) return null
  const riseLine =
    from !== null && to !== null
      ? `naik ${inRupiah(to)} − ${inRupiah(from)} = ${inRupiah(rise)} (${shownNumber((rise / from) * 100)}%)`
      : `naik ${inRupiah(rise)}`
  if (use !== null && pieces !== null) {
    const [, first = '', second] = use
    const [amountUsed, unit] = second === undefined ? [1, first] : [Number(first.replace(',', '.')), second]
    const count = Number(pieces[1])
    const part = (rise * amountUsed) / count
    const step = roundedUp(part)
    return {
      name: 'dearer_goods',
      text: paragraphs(
        listed([
          `${riseLine} per ${unit}`,
          `${shownNumber(amountUsed)} ${unit} × ${inRupiah(rise)} = ${inRupiah(rise * amountUsed)}`,
          `÷ ${formatNumber(count)} ${pieces[2]} = **${shownPart(part, price)} per ${pieces[2]}**`,
        ]),
        part < 250
          ? `Tambahannya kecil; menaikkan ${inRupiah(step)} per ${pieces[2]} akan menutup lebih dari cukup. Tahan dulu, atau pakai harga paket (misalnya isi dikurangi satu), lalu naikkan sekali kalau bahan lain ikut naik.`
          : `Supaya untung rupiahnya tetap, naikkan **${inRupiah(step)}** per ${pieces[2]} (dibulatkan).`,
        rule,
      ),
    }
  }
  if (price === null || price <= rise / 20) return null
  const isEgg = /tel[ou]r|endog/.test(found[0]) && measure !== 'butir'
  const makes = isEgg ? [1, 2, 3].map((each) => eggsInKilo / each) : [8, 12, 20]
  return {
    name: 'dearer_goods',
    text: paragraphs(
      `Kenaikan ${inRupiah(rise)} itu untuk **satu ${measure ?? 'takaran belinya (kilo, ikat, atau liter)'}**, bukan untuk satu porsi. Bagi dengan porsi yang jadi:`,
      listed(
        makes.map((count, at) =>
          isEgg
            ? `${at + 1} butir per porsi (sekilo kira-kira ${eggsInKilo} butir): ${inRupiah(rise)} ÷ ${shownNumber(count)} = **${shownPart(rise / count, price)}**`
            : `jadi ${formatNumber(count)} porsi: **${shownPart(rise / count, price)}** per porsi`,
        ),
      ),
      `${rule} Sebut takaran yang dipakai satu porsi dan modal sekarang, nanti saya hitungkan pasnya.`,
    ),
  }
}
